# What an option's menu offers: the value stands at the end of the key.
choice-topic-rules = rules
choice-topic-game = a game
choice-topic-figures = figures
choice-topic-table = at the table
choice-topic-judge = arguments
choice-topic-settings = settings
choice-lookups-shared = seen by everybody
choice-lookups-private = seen by the asker alone
choice-scope-channel = this channel
choice-scope-server = the whole server
choice-ruleset-heroclix-modern = HeroClix
choice-ruleset-heroclix-2022 = HeroClix 2022
choice-ruleset-heroclix-2012 = HeroClix 2012
choice-ruleset-motu = Masters of the Universe: Battleground
choice-topic-maps = maps
choice-winner-nobody = nobody: leave it undecided

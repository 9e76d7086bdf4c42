# Masters of the Universe: Battleground at the table: standing, buttons, menus, commands, what is typed.
motu-activated = activated
motu-wounds = ✚ { $wounds }
motu-mana = { $mana } mana
motu-points = { $points ->
    [one] one action point
   *[other] { $points } action points
}
motu-used = used up
motu-shown-dice = { $dice ->
    [one] one die
   *[other] { $dice } dice
}
motu-shown-speed = speed { $standard }/{ $improved }
motu-shown-base = base of { $hexes } hexes
motu-shown-facing = facing { $facing }
motu-shown-allies = on allies, too
motu-shown-cost = { $points } points
motu-attributes = Attributes
motu-weapons = Weapons
motu-card-abilities = Abilities
motu-card-items = Equipment
term-motu-fists = fists
motu-army = { $points } points · objectives { $objectives } · side quests { $quests } · the army costs { $cost }
motu-hand = hand { $hand } · deck { $deck }
motu-has-chosen = a card lies face down
motu-has-passed = has passed
motu-footer = Masters of the Universe: Battleground · log { $sequence }
motu-set-up = Set-up.
motu-set-up-army = `/figure add` with `army` lays out a whole one of ours.
motu-set-up-ready = Set-up: all is there, `/turn end` begins the first round.
motu-round = Round { $number } of { $rounds } · { $phase }
motu-round-title = Round { $number }
motu-acting = { $figure } acts: { $points ->
    [one] one action point
   *[other] { $points } action points
} left. `/legal` lists what it may do.
motu-picture = Field of { $columns } by { $rows } hexes.
motu-picture-figure = { $label }: { $name } ({ $side }) on { $at }, facing { $facing }.
motu-picture-objective = Objective on { $at }.
motu-picture-mark = Mark on { $at }.
motu-button-choosecard = Choose a card · { $side }
motu-button-prepare = Draw up to five · { $side }
motu-button-maintain = Done · { $side }
motu-button-endactivation = End the activation
motu-button-pass = Pass · { $side }
motu-menu-activate = Activate a character
motu-menu-takebonus = Take the card’s bonus
motu-menu-collect = Take an objective
motu-menu-completequest = A side quest is completed
motu-menu-hand = Lay a card face down
motu-card-title = Card
motu-laid = { $side }: a card lies face down. Both are turned up when the other side has chosen or passed.
motu-card-lost = What { $side } laid down is known to nobody here any more: tell it with `/round card`, and a judge turns it up.
motu-revealed-title = The cards are turned up
motu-pass-title = Passed
motu-activate-title = Activated
motu-interrupt-title = Interruption
motu-on-title = Onward
motu-hand-title = Your hand
motu-hand-empty = No card.
motu-no-deck = The bot deals you no cards: hold your own, and choose one with `/round card initiative: points:`. To have it deal, put cards on your list (`/round list`, or `/figure add` army), then `/round deck`.
term-motu-card-fate = destiny card
term-motu-card-glory = glory card
motu-card-numbers = initiative { $initiative } · action points { $points } · mana { $mana }
motu-field-title = Field
motu-whole-army = our whole sample army with its cards
motu-cover-title = Cover
motu-sight-title = Line of sight
motu-reach-title = Where it may move
motu-legal-title = What it may do
motu-threshold-title = Threshold
motu-odds-title = Chances
motu-not-seated = You are not playing in this game: take a seat with `/game join`.
motu-no-royale = Battleground has no Battle Royale: two armies play.
motu-no-sketch = A field of hexes is no sketch of squares: name one of ours, or attach a position document’s map as a file.
motu-no-field = No field is called "{ $given }". There are: { $offered }.
motu-army-at = Several characters are added beside the field: leave the place out, and put each where it stands with `/place`.
motu-where = Where to? A place such as `C5` or `C5@p1`, with where it faces if you like (`C5 ne`), or `off`.
motu-move-where = Where to? One place such as `C5` or `C5@p1`, or the whole way in `path`.
motu-out-of-reach = { $figure } has no way to { $place } with { $points } points: `/reach` shows where it may go.
motu-attack-whom = Who is attacked? Name a target.
motu-visible-title = What { $source } sees
motu-visible-key = Seen places are bright; ↑ or ↓ where only the platform, or only what is under it, is seen.
motu-legal-whom = Nobody acts now: name a character.
motu-which-weapon = With which weapon of { $figure }? There are: { $weapons }. Name it in `action`.
motu-no-weapon = { $figure } has no weapon "{ $given }". There are: { $weapons }.
motu-several-weapons = "{ $given }" may be more than one weapon of { $figure }: { $weapons }. Write all of it.
motu-which-power = { $figure } has no "{ $given }". There are: { $offered }, and concentration and guard.
motu-which-token = "{ $given }" is no token: name one in `why`: { $offered }.
motu-throw-not-read = "{ $given }" are no dice of this test: write what fell, such as `6 4 2`, and behind semicolons what was thrown again and what exploded: `6 4 2; mana 3=5; new 4`. The defense is asked for afterwards.
motu-dice-not-read = "{ $given }" are no dice: write what fell, such as `6 4 2`, the defense after a bar: `6 4 2 | 5 1`.
motu-line-no-name = The line begins with no name: { $line } (a name with digits goes in quotes). For example: { $example }
motu-line-not-read = Not understood: "{ $given }" in { $line }. For example: { $example }
motu-line-twice = Said twice: { $given }, in { $line }
motu-line-special = "{ $given }": what a weapon’s special ability says stands last, behind "special:", or in quotes; such as axe melee 1:1 special: Pushes its target a hex
motu-line-part = "{ $given }" is no weapon, ability or item: its name comes first, then melee, ranged, spell, ability, item or consumable. For example: { $example }
motu-line-weapon = Missing of the weapon "{ $given }": { $missing }. For example: { $example }
motu-line-missing = Missing: { $missing }. The numbers of a character come all: five attributes, speed, health. In { $line }
motu-line-large = "{ $given }" does not say how many hexes the base covers: write base and the number, as in base 3. In { $line }
motu-line-speed = "{ $given }" can’t be a speed: the standard one comes first, then the improved one, which is no lower, as in 5/8. In { $line }
motu-line-mana = Mana is on no card: give it with `/result mana`, once the character is there. In { $line }
motu-line-two-costs = Are { $first } the points, or "{ $given }"? { $line } A name with digits goes in quotes.
motu-line-too-high = "{ $given }" can’t be right: a typed line takes at most { $most } there. In { $line }
term-motu-line-example = Brak 55 s5 p3 w2 r4 m3 speed 5/8 health 8; axe melee 1d 1:1 3:2
term-motu-line-example-ranged = bow ranged 8" 1d 1:1 3:2
term-motu-said-place = where it stands
term-motu-said-attributes = attributes
term-motu-said-speed = speed (standard/improved)
term-motu-said-health = health
term-motu-said-size = base
term-motu-said-cost = points
term-motu-said-table = what so many successes do (1:1 3:2)
term-motu-said-range = range
term-motu-said-special = special ability
term-motu-said-dice = dice
motu-file-no-map = The file has no `map` of hexes; expected a position document, or its map.
motu-file-no-card = The file has no character’s card; expected an object with `name`, `attributes`, `weapons` …
motu-file-cards = Cards of Battleground are typed with `/round list`.
choice-side-masters = Masters of the Universe
choice-side-evil = Evil Warriors
choice-motu-card-fate = destiny
choice-motu-card-glory = glory
choice-motu-bonus-mana = mana
choice-motu-bonus-ability = the card’s ability
choice-motu-bonus-point = an action point
choice-motu-bonus-quest = the side quest
cmd-round = round
    .description = A round of Battleground: cards, activations, objectives
cmd-round-card = card
    .description = Lay a card face down; both are turned up together
    .name = name
    .name-description = A card of your hand; or what yours is called
    .initiative = initiative
    .initiative-description = Of a card that you hold at the table
    .points = points
    .points-description = Its action points
    .mana = mana
    .mana-description = Its mana
    .kind = kind
    .kind-description = Fate (the default) or glory
cmd-round-hand = hand
    .description = Your hand, for you alone
cmd-round-deck = deck
    .description = Have the bot shuffle your deck and deal your hand
cmd-round-list = list
    .description = Put a card on your list, before the deck is shuffled
    .name = name
    .name-description = What it is called
    .kind = kind
    .kind-description = Fate or glory
    .initiative = initiative
    .initiative-description = Its initiative
    .points = points
    .points-description = Its action points
    .mana = mana
    .mana-description = Its mana
    .text = text
    .text-description = Its ability or side quest, in its own words
    .quest = quest
    .quest-description = What its side quest is worth
    .copies = copies
    .copies-description = How many of it
cmd-round-prepare = prepare
    .description = Discard cards and draw up to five
    .discard = discard
    .discard-description = Which cards, with commas between
cmd-round-pass = pass
    .description = Activate nobody more this round
cmd-round-activate = activate
    .description = Activate a character with your card
    .figure = character
    .figure-description = Whom
    .bonus = bonus
    .bonus-description = Which bonus of the card; later if you say nothing
cmd-round-play = play
    .description = Play a further card on the character that acts
    .card = card
    .card-description = A card of your hand
    .bonus = bonus
    .bonus-description = Which of its bonuses
cmd-round-quest = quest
    .description = A side quest is completed
    .card = card
    .card-description = The glory card
cmd-round-collect = collect
    .description = Take an objective token, in the maintenance
    .figure = character
    .figure-description = Who takes it
    .token = token
    .token-description = Which token
cmd-round-interrupt = interrupt
    .description = Begin an interruption
    .figure = character
    .figure-description = Who interrupts
    .of = whom
    .of-description = Whom, where a card’s words let it
motu-menu-act = Act
motu-deed-cost = { $points ->
    [0] free
    [one] one action point
   *[other] { $points } action points
}{ $mana ->
    [0] { "" }
   *[other] , { $mana } mana
}
motu-fact-terrain-high = high obstacle
motu-fact-terrain-low = low obstacle
motu-fact-terrain-rough = rough terrain
motu-fact-change-dice = dice
motu-fact-change-threshold = threshold
motu-fact-change-defense-dice = defense dice
motu-fact-change-defense-threshold = defense threshold
motu-fact-tokens = { $figure } had { $number ->
    [0] no concentration token
   *[other] a concentration token
    }

# Forms of a dispute whose example is another in this game
form-dispute-terrain-motu = Terrain
    .label = The place, and what is there
    .hint = C5 low obstacle
form-dispute-stood-motu = It stood elsewhere
    .label = Who, and where
    .hint = Brak C5
form-dispute-tokens-motu = Tokens
    .label = Who, and how many it had
    .hint = Brak 1
form-dispute-section-motu = A rule was overlooked
    .label = Its section, as /rule knows it
    .hint = 5b
motu-character-added-title = Character added
motu-won = { $side } have won.

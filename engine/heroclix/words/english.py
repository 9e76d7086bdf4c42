"""What English players say, concept by concept: phrases with a bar between them; behind a colon, a verb's form.

Words that mean several things stand under each: a question counts where one reading of all its words is a pattern.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.heroclix.words.english_moves import ENGLISH_MOVES
from engine.words.passing import ENGLISH_PAST

__all__ = ["ENGLISH", "PROTECTED"]

ENGLISH: Mapping[str, str] = {
    "filler": "show me|show|list|check|"
    "tell us|the|a|an|please|pls|plz|now|right now|rn|currently|"
    "at the moment|this turn|hey|hi|hello|judge|ref|so|ok|okay|actually|just|even|still|then|well|um|uh|also|"
    "from up there|from over there|from down there|"
    "yet|from here|from there|from where it stands|from where he stands|from where she stands|"
    "from his square|from her square|from its square|from his position|from her position|from its position|"
    "where he stands|where she is|where he is|from where he is|from where she is|from where it is|"
    "as it stands|on the board|on the map|here|legally|btw|"
    "quick question|question|exactly|current|hypothetically|theoretically|in theory|already|today|tell me|"
    "do you know|volando|in flight|want to|wants to|"
    "is it true that|thanks|thank you|by the way|as is|atm|really|at all|"
    "at this point|straight|"
    "directly|direct|basic|standard|an action to|figure|character|of theirs|of mine|guys|folks|figs|again|"
    "anyway|though|ever|tho|lol|tbh|rly|fr|for real|btw|anyways|real quick",
    "may": "close enough to|near enough to|in range to|within range to|"
    "a valid|valid|can|could|may|might|able to|be able to|is able to|would be able to|allowed to|"
    "is allowed to|permitted to|is it legal for|is it possible for|is it ok for|is it okay for|legal for|"
    "possible for|is it legal to|is it possible to|would it be legal for|does it work if|does he get to|"
    "get to|gets to|are able to|capable of|is it allowed for|a legal|legal|is there any way|is there a way|"
    "is there a way for|possible to|able|in a position to|free to|would it be possible for|"
    "is it possible that|is it legal that",
    "do": "does|do|will|would",
    "did": "did",
    "was": "was|were|been",
    "be": "is it|it is|it|is that|is this|that is|is|are|r|am|be|being|gets|sit|sitting|standing|currently standing",
    "have": "have|has|having|got|get",
    "there": "is there|are there|there is|there are|is there a|is there any",
    "wh": "what|which|how much|what is|how high|what kind of|wat|whats|wats|what are",
    "how": "how",
    "who": "who|whom|which figures|which enemies|which opponents|which characters|which enemy|"
    "which opposing figures|which opposing characters|which targets|what targets|what enemies|what figures|"
    "what opponents|which of the enemies|which of my opponents figures|who all|what characters|"
    "which enemy figures|which enemy characters|who else|which models|which pieces|what opposing figures|"
    "which of the bad guys|which of the baddies|which baddies|what bad guys|"
    "which of the enemy guys|which of his figs|which bad guys|which of my guys|"
    "which of my figures|which of my characters|which of my pieces|"
    "who on my team|which ones of mine|which one of mine|which of mine|who of mine|which of my team|"
    "who on my side|which of his guys|which of his figures|which of their guys|which of their figures|"
    "who on his team|who on their team|who on the other team|who on the other side",
    "cover": "cover|in cover|covered|behind cover|cover bonus|any cover|partial cover|hindering cover",
    "shot-line": "shot at|shot on|shot to|shots at|shooting at|shot",
    "whose": "whose",
    "why": "why|how come",
    "without": "without|without having to|without needing to",
    "not": "not|n't|cannot|no way|there is no way|no way that|there is no way that|is there no way",
    "me": "i|me|we|us|one",
    "you": "you|u|ya",
    "somebody-on": "a figure on|a figure at|a figure in|someone on|someone at|someone in|somebody on|somebody at|"
    "anyone on|anyone at|figure on|figure at|a guy on|a guy at|a character on|a character at|someone standing on|"
    "a figure standing on",
    "own": "my|our|your",
    "if": "if|what if|suppose|supposing|say|assuming|assume|imagine|lets say|let us say|what about if|"
    "hypothetically if|pretend|in case|had",
    "when": "when|while|during|whenever",
    "after": "after moving|after going|after walking|after running|after flying|by moving|by going",
    "about": "how about|how bout|what about|regarding|as for|about",
    "any": "anyone|anybody|someone|somebody|anything|something|any enemy|an enemy|an opponent|an ally|"
    "a friend|any opponent|any target|a target|any enemies|any opponents|any figure|another figure|"
    "any of them|an enemy figure|an opposing character|an opposing figure|any opposing figure|"
    "an opponents figure|enemies|opponents|a teammate|any friendly|a friendly figure|a friendly character|"
    "anything else|nobody|no one|noone|nothing|none of them",
    "he": "he|she|it|they",
    "him": "him|her|them",
    "his": "his|their|its",
    "dual": "both|each other|one another|either|the two|either of them",
    "see:base": "see|spot|view",
    "see:third": "sees|spots|views",
    "see": "seeing|eyes on|sight on|have sight of|visual on|vision on|get eyes on|get a look at|see to|"
    "blocked from seeing|from seeing|from shooting|stopped from seeing|prevented from seeing",
    "visible": "hidden|out of sight|out of view|visible|in view|in sight|in los|in lof|in the line of fire|"
    "in line of sight|in line of fire|within sight|within view|within line of fire|in the sight|in the view|"
    "within line of sight|seen|spotted|viewable|seeable|in the open for|in the los|in the lof|within lof|"
    "within los",
    "line": "line of fire|line of sight|lof|los|line|lines|sightline|sight line|line-of-fire|line-of-sight|"
    "fire line|clear line|clear shot|firing line|shot line|clean line|clean shot|sight lines|line to fire|"
    "open line|l o f|in line with|lined up with|in a line with|in a straight line with",
    "way": "blocking the shot|blocks the shot|block the shot|in the way of the shot|in the way of a shot|in the way|"
    "in between|standing in the way|blocking the way",
    "past": ENGLISH_PAST,
    "unmoved": "without moving|without a move|without needing to move|without having to move|standing still|"
    "staying put|staying where he is|staying where she is|without taking a step|where he is standing|"
    "where she is standing|from where he is standing|from where she is standing|without moving first",
    "draw": "draw|drawn|trace|make|drawing|draws|traced|take|get|established|establish|exist|exists",
    "blocked": "blocked|block|blocking|blocks|obstructed|stopped|broken|obstructs|interrupted|cut off|"
    "obstruct|stop|stops",
    "hindered": "hindered|hindering|hinder|hinders|clear or hindered|clear hindered or blocked|"
    "clear or blocked|blocked or hindered|hindered or clear|blocked or clear|hindered or blocked|"
    "blocked hindered or clear",
    "clear": "clear|open|free|unobstructed|unblocked|clean|good|unhindered|ok for",
    "harm:base": "damage|hurt|harm|wound|do damage to|do any damage to",
    "harm:third": "damages|hurts|harms|wounds|does damage to|does any damage to",
    "harm": "to damage|to hurt|to harm|to wound|damaging|hurting|harming|wounding",
    "hit:base": "hit|attack|target|strike|go after|tag|nail|peg|wallop",
    "hit:third": "hits|attacks|targets|strikes|connects|connects with|connect with|lands|tags|nails|pegs|wallops",
    "hit": "tagging|tagged|nailing|nailed|pegging|pegged|walloping|hitting|attacking|attacked|targeted|targeting|"
    "targetable|target|hit|struck|an attack on|"
    "make an attack on|make an attack against|land an attack on|land a hit on|to hit|make an attack|"
    "declare an attack|declare an attack on|declare an attack against|attackable|hittable|land a hit|strike|"
    "connect on|land an attack|get a hit on|an attack|take a swing at|take a shot|make the attack|the attack|"
    "made an attack|makes an attack|making an attack",
    "shoot:base": "shoot|shot|shoots|fire|fire at|fire on|fire upon|shoot at|blast|snipe|zap|range attack|"
    "ranged attack|plink|pew|pew pew|shoot down|gun down|take potshots at|target with a ranged attack",
    "shoot:third": "shoots|fires|fires at|fires on|shoots at|blasts|snipes|zaps|plinks|pews|pew pews|fires upon|"
    "shoots down|"
    "guns down",
    "shoot": "shooting|shooting at|firing at|firing|firing on|shot|shot at|blasted|take a shot at|sniped|"
    "take shots at|get a shot|get a shot on|get a shot off on|a shot at|a shot on|get a shot at|a shot|"
    "have a shot|have a shot at|have a shot on|has a shot on|has a shot at|has a shot|fired at|fired upon|"
    "fired on|blasting|sniping|zapping|plinking|pewing|zapped|plinked|gunning down|shoot from range|throw a shot at|"
    "pop a shot at|take the shot on|"
    "hit with a ranged attack",
    "punch:base": "punch|smack|melee|brawl|stab|slash|kick|swing at|smash|claw|bite|hit in close combat|"
    "hit up close|close attack|slap|swing on|bash|whack|clobber|beat up|poke|cut|hit in melee|fight|slice|sock|thump|"
    "pound|pummel|jab",
    "punch:third": "punches|smacks|stabs|slashes|kicks|swings at|smashes|fights|slices|clobbers|bashes|whacks|"
    "slaps|socks|thumps|pummels|pounds|jabs|beats up|swings on|swings",
    "punch": "punched|punching|swinging at|stabbed|smacked|smashing|meleed|take a swing at|kicked|smashed|"
    "swing|slashed|slapped|clobbered|fighting|clobbering|bashing|whacking|slapping|smacking|slicing|stabbing|"
    "slashing|kicking|brawling|poking|pummeling|pounding|thumping|jabbing|beating up|swinging on|bashed|whacked|"
    "sliced|pummeled|pounded|clawing|biting",
    "close": "close|close combat|in close combat|melee|up close|hand to hand|in melee|close range|"
    "at close range|in close|from close|in close quarters|close-combat|cc|close up|adjacent attack|"
    "physically|with his fists|with her fists|with fists|point blank|in a close attack|close quarters|"
    "with his giant reach|with her giant reach|with its giant reach|with giant reach|with the giant reach|"
    "using giant reach|using his giant reach|w giant reach|"
    "with a close attack|with a close combat attack|at point blank",
    "ranged": "rng|range|ranged|at range|from range|ranged combat|at a distance|from afar|from a distance|"
    "range combat|in ranged combat|from far away|long range|with a ranged attack|with a range attack|"
    "with ranged|rangedly|from across the map|in range combat|with a ranged combat attack|from long range",
    "noun": "at the same time|at once|in the same attack|atks|attks|in one attack|in one hit|with one hit|"
    "with one attack|in a single attack|with a single attack|"
    "in a single hit|in one blow|attack|attacks|combat attack|strike|hit|action|combat|attack roll",
    "inrange": "in range|within range|in firing range|within firing range|in shooting range|have range|"
    "has range|have the range|has the range|in the range|within the range|out of range|got range|"
    "got the range|have enough range|has enough range|enough range|within shooting range|have the reach|"
    "within reach of fire|too far away to shoot|in range of fire|close enough to shoot|near enough to shoot|"
    "close enough to hit|near enough to hit",
    "by-range": "gun|guns|blaster|blasters|bow|arrows|rifle|pistol|shot|shots|with a shot|with one shot|"
    "with his shot|with her shot|with its shot|with his range|with her range|"
    "with its range|with the range|with his shooting range|from range",
    "make": "make|makes|making|made|do|declare|perform|take|give|be given|given|land|use|using|launch|throw|"
    "carry out|execute|attempt|try|try to|attempt to|tries to|attempts to|trying to|go|start|choose to|choose|"
    "decide to|pick|get off",
    "need": "need|needs|have to|has to|must|required|require|requires|needed|necessary|got to|need to|"
    "needs to|does it take|needing|supposed to|minimum|min|at least|lowest|have got to|gotta get|got to get",
    "number": "number|roll|dice roll|die roll|result|dice|die|dice result|score|dice total|total|attack roll|"
    "rolls|minimum roll",
    "chance": "on what|on a what|"
    "target number|magic number|to hit number|number needed|roll needed|needed roll|hit number|"
    "chance that|chances that|odds that|what are the odds that|what are the chances that|whats the chance that|"
    "what is the chance that|probability that|likelihood that|"
    "odds|chance|chances|probability|likelihood|likely|percentage|percent|how likely|how probable|hit chance|"
    "hit chances|hit probability|to hit chance|hit odds|hit percentage|probable|what are the odds|"
    "how good are|prob|expected|how often|how hard|how easy|what are the chances|chance to hit|odds to hit|"
    "how likely is it|how likely is it for|how likely is it that|expected damage|shot percentage|hit rate",
    "roll:base": "roll|throw",
    "roll:third": "rolls|rolled|threw|throws|gets|got|hits a|and rolls|and rolled|and gets|and got|"
    "and rolls a|and rolled a|roll comes up|comes up|came up",
    "roll": "rolling|with a roll of|on a roll of|roll of|rolled|rolls|getting|a roll of|by rolling|and rolling",
    "hits": "hit|a hit|miss|a miss|enough|good enough|succeed|success|successful|hits|misses|whiff|whiffs|whiffed|"
    "work|do it|"
    "connect|land|it hit|be enough|miss or hit|hit or miss|a hit or a miss|a miss or a hit|is that a hit|"
    "is it a hit|does that hit|does it hit|is that enough|that|is that|does that|does it",
    **ENGLISH_MOVES,
    "value-of": "value|stat|stats|number|combat value|rating|total|score|print|values|level",
    "deal": "deal|deals|do|does|dealing|inflict|inflicts|dish out|dishes out|dealt|output|cause|causes|"
    "give out|make|doing|hit for|hits for|hit for how much|does he hit for|hit like",
    "clicks": "how many clicks|how many clicks of damage|how many clix|what clicks|clicks",
    "suffer": "lose|loses|take|takes|taken|suffer|receives|receive",
    "knock": "knockback|knock back|knocked back|knock-back|kb|knocks back|knocking back|knocked|knock|knocks|"
    "gets knocked back|get knocked back|be knocked back|kbed|kb'd|pushed back|push back|pushes back|"
    "blown back|knocked away|sent flying|knockbacked|knocked backwards|pushed away|shoved back|knock away|"
    "back|punted|thrown back|launched back|is knocked back",
    "land": "land|lands|end up|ends up|go|goes|fly|flies|stop|stops|fall|falls|finish|finishes|wind up|"
    "winds up|landing|be knocked|get knocked|end|ends|travel|travels|result|path|landing spot|landing square|"
    "slide|slides|does he go|where would|move",
    "away": "away from|directly away from|off of|off|away",
    "stand": "comes down to|comes to|comes up to|climbs to|drops to|drops down to|heads to|gets down to|came to|"
    "put|puts|place|set|drop|stick|slide|stood|was|were|stands|stand|is standing|was standing|were standing|"
    "walks up to|walks over to|runs up to|goes up to|moves up to|steps up to|"
    "moved to|moves to|move to|"
    "is|goes to|went to|go to|moved|moves|move|sat|were to stand|were to move to|steps to|stepped to|"
    "was placed|were placed|is placed|started|starts|is moved to|was moved to|gets to|got to|walks to|"
    "walked to|placed|had been|had stood|ran to|runs to|be|been|flew to|flies to|relocated|relocates|"
    "got moved to|was moved|is moved|had moved|had moved to|standing|is sitting|was sitting|ends up|ended up|"
    "ends|ended|ended its move|ended his move|teleports to|teleported to|gets moved to|jumps to|jumped to|"
    "positioned|is positioned|was positioned|lands|landed|hops to|goes|went|ran|runs|stays|stayed|"
    "takes a position|steps|stepped|shifts to|shifted to|shifts|shifted|being|sits|ends up at|ends his move|"
    "steps onto|steps into|stepped into|had moved over|moved over|moved over to|moves over to|was to move to|"
    "was to stand|were to be",
    "instead": "instead|rather|first|there|from there|after that|afterwards|over there|for example",
    "to": "to|toward|towards|onto|into|unto|up to|on|in|at|upon|square|on square|at square|in square|"
    "on space|on the square|to square|against|vs|versus|v|agst|opposing|facing",
    "from": "from|out of|starting from|off of|away from|from square|standing on|standing in|standing at",
    "with": "with|using|w|by using|w/",
    "of": "of",
    "by": "by|thanks to",
    "for": "for",
    "between": "between|btw|btwn|b/w",
    "and": "and|n",
    "or": "or",
    "double": "double|doubles|boxcars|snake eyes|pair of|two",
    "value=attack": "attack|attack value|av|atk|attack stat|attack rating|attack number|att|attack total|atk value",
    "value=defense": "defense|defence|def|dv|defense value|defence value|defensive value|defenses|armor|"
    "defense stat|def value|defensive stat|defense number",
    "value=damage": "damage|dmg|damage value|dam|damage output|damages|damage stat|damage number",
    "value=speed": "speed|movement value|speed value|sv|spd|movement|move value|speed stat|move speed|"
    "movement speed|how fast|fast",
    "value=range": "range|range value|rv|rng|shooting range|firing range|attack range|range stat|reach",
}

# words that may be near a name in play and are never taken for one, in one line of blanks
PROTECTED = (
    "action actions arm arms arrow barrier base based bat black block blocking blue body bone boom bow boy "
    "brother brown bulk bull cape card cards cat clash class claw click clicks clock close costed dark "
    "debris dial doom door doors elevated eye eyes far farm father feet fir fire flask flesh flush foot for "
    "force forces form four free from fuel full fun fur game games ghost girl gold golden green gun hammer "
    "hand hands has head heavy her him hindering his home horse house hulls iron its keyword keywords leg "
    "legs level levels lick light lock look loom luck man many marker markers mask medal men mind model mold "
    "mole mood moon more most mother move movie much never new news next old only open order other others "
    "our ours out over own part past path peace people person piece place plan plane play player players "
    "point points power powers red rid rock rod room rude rule rules same sand seem seen set shadow shield "
    "ship shop shut side sides silver sit six size smoke some son song soon sort soul special spirit star "
    "stars start stay stealth steel step still stone stop store stores story such sun sure sword take talk "
    "tall team tell ten terrain test text than that thee their them then there these they thing things think "
    "this thorn those three threw through throw tie time times token tokens too top trait traits tree turn "
    "two use used very wall walls want wants was wash water way well went were what when where while white "
    "who whole whom why will wind window windows wing wings with woman women word work world would yes yet "
    "you your zoom"
)

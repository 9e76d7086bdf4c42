"""What English players say of Battleground, concept by concept: phrases with a bar between them."""

from __future__ import annotations

from collections.abc import Mapping

from engine.words.passing import ENGLISH_PAST

__all__ = ["ENGLISH", "PROTECTED"]

ENGLISH: Mapping[str, str] = {
    "filler": "the|a|an|please|pls|now|right now|currently|at the moment|hey|hi|hello|judge|so|ok|okay|actually|just|"
    "even|still|then|well|also|from here|from there|from where it stands|here|legally|question|exactly|tell me|"
    "tell us|show me|character|miniature|own|its|his|her|their|this turn|this round|any|at all|directly|now on|"
    "with the points he has left|with the points she has left|with the points it has left|with the points left|"
    "with his remaining points|with her remaining points|with its remaining points|with the remaining points|"
    "in this position|as it stands|on the board|on the field|there|thanks|thank you",
    "may": "get to|gets to|can|could|may|might|able to|be able to|is able to|allowed to|is allowed to|is it legal for|"
    "is it possible for|legally able to|possible for|permitted to",
    "do": "does|do|will|would|when",
    "be": "is it|it is|it|is|are|am|be|stand|stands|standing",
    "have": "have|has|had|get|gets|having|got",
    "isthere": "is there|are there|is there a|is there any|there is",
    "wh": "what|which|how much|how many|what is|what are|how high|whats",
    "how": "how",
    "who": "who|whom|which characters|which enemies|which enemy|which character|what enemies|what characters",
    "anybody": "anyone|anybody|someone|somebody|any enemy|any guard",
    "not": "not",
    "he": "he|she|it|they",
    "him": "him|her|them",
    "me": "i|we",
    "if": "if|what if|suppose|supposing|say|assuming|imagine|lets say|let us say|what about if|in case",
    "stand": "ends its move|ends his move|ends her move|ended its move|ended his move|ended her move|"
    "walks up to|walks over to|runs up to|runs to|goes up to|moves up to|steps up to|comes up to|"
    "ended at|ended on|ended up at|ends at|ends on|finishes at|finished at|ended|came to|stood|was|were|stands|stand|"
    "is standing|was standing|were standing|moved to|moves to|move to|is|"
    "goes to|"
    "went to|moved|moves|were to stand|were to move to|steps to|stepped to|was placed|were placed|is placed|started|"
    "starts|is moved to|was moved to|gets to|walks to|placed|be|been|was moved|is moved|standing|ends up|ended up",
    "instead": "instead|rather|first|from there",
    "after": "after moving|after going|after walking|after running|after flying|by moving|by going",
    "about": "how about|how bout|what about|as for|regarding",
    "past": f"{ENGLISH_PAST}|"
    "over the wall|past the wall|through the wall|behind the wall|over the terrain|through the terrain|"
    "past the high terrain|over the low terrain|through the rubble|under the platform|over the platform|"
    "around the corner|past the rubble",
    "see:base": "see|spot|view|look at",
    "see:third": "sees|spots",
    "see": "seeing|have sight of|has sight of|eyes on",
    "visible": "visible|seen|in view|in sight|in line of sight|hidden",
    "line": "line of sight|los|line|sight|sightline|clear line|lines of sight",
    "draw": "draw|trace|drawn|blocked|clear|free|block",
    "cover": "cover|in cover|covered|behind cover|have cover|has cover|get cover|gets cover|cover bonus|partial cover",
    "arc": "arc|arcs",
    "front": "front arc|front|frontal arc|front side",
    "rear": "rear arc|rear|back arc|back|back side",
    "flank:base": "flank",
    "flank:third": "flanks",
    "facing": "facing|facing towards|facing toward|looking at|looking towards|turned towards|turned toward|"
    "has his back to|has her back to|has its back to|his back to|her back to|its back to|turning his back on|"
    "turning its back on|turned away from|back turned to|his back turned to|its back turned to|got his back to|"
    "got her back to|got its back to",
    "reacts": "react|reacts|reacting|trigger|triggers|go off|goes off|interrupt|interrupts|react with guard|"
    "get to react|gets to react|get to react with guard|gets to react with guard|get to interrupt|"
    "gets to interrupt|guard trigger|guard go off|guard triggers|guard goes off|get his guard|get her guard|"
    "get its guard|use guard|use his guard|use her guard|use its guard",
    "flank": "from behind|from the back|from the rear|in the back|from his back|from her back|from its back|"
    "flanking|flanked|behind|attacking from behind|in the back of|at the back of|a flank attack|"
    "a flanking attack|flanking attack|flank attack",
    "engaged": "based|basing|base to base|in base contact|tied up with|engaged|engaged in combat|in combat|"
    "locked in combat|tied up|fighting hand to hand|in melee with|"
    "adjacent|next to|beside|adjacent to",
    "hit:base": "tag|zap|blast|swing at|smack|attack|hit|strike|target|hurt|wound|fight",
    "hit:third": "tags|zaps|blasts|attacks|hits|strikes|targets|wounds",
    "hit": "tagging|zapping|blasting|attacking|hitting|make an attack against|make an attack on|make an attack|to hit|"
    "an attack on|"
    "an attack against|attacked|hurting|wounding|the attack|attack roll",
    "shoot:base": "pew|snipe|shoot|shoot at|fire at|fire on|make a ranged attack against|make a ranged attack on",
    "shoot:third": "pews|snipes|shoots|shoots at|fires at",
    "shoot": "sniping|shooting|shooting at|firing at|a shot at|a shot|take a shot at|ranged attack|a ranged attack",
    "melee:base": "slash|stab|whack|clobber|bash|kick|slice|punch|hit in melee|melee",
    "melee": "slicing|slashing|stabbing|whacking|clobbering|bashing|kicking|punching|in melee|melee attack|"
    "a melee attack|"
    "hand to hand|in close combat|up close",
    "cast:base": "cast|cast at|cast on|cast a spell on|cast a spell at|use a spell on|curse|hex|bewitch",
    "cast:third": "casts",
    "cast": "casting|a spell|spell|spell attack|a spell attack|spells|with magic",
    "fists": "fists|fist|bare hands|unarmed",
    "dice": "dice|how many dice|die|number of dice|dice pool|attack dice|roll|throw|rolls|throws",
    "defend": "defend|defends|defense|defending|defense dice|defend itself|save|saves|to defend",
    "threshold": "threshold|target number|what number|needed number|need to roll|needs to roll|need|needs|number|"
    "threshold of the attack|attack threshold",
    "odds": "chance that|chances that|the chance that|odds that|the odds that|probability that|how often|odds|"
    "chance|chances|probability|likelihood|likely|how likely|how likely is it for|percentage|expected|"
    "how likely is it that|what are the odds|what are the chances|odds of|chance of|chances of|probability of",
    "far": "how far|how many inches|how far away|how many hexes|distance|distance between|distance from|"
    "how far apart|apart|away|range to|inches|range|in range|within range|within range of|in range of|out of range",
    "move:base": "move|go|walk|run",
    "move:third": "moves|goes|walks|runs",
    "move": "walking|running|moving|movement|move to|movement range|moves to|make a move|end its movement|"
    "end up|end its move",
    "reach:base": "reach|get to|make it to|arrive at|end on|get next to|move next to|get up to|climb onto|"
    "climb up to|"
    "climb to|get onto|climb",
    "reach:order": "go to|walk to|run to|move up to",
    "reach:third": "reaches|gets to",
    "reach": "within reach|within reach of|in reach of|reachable|reaching|getting to",
    "where": "where|which hexes|what hexes|where to|what places|which places|where all|how far",
    "teleport:base": "teleport|teleport to",
    "jump:base": "jump|jump to",
    "spends": "spend|spends|burn|burns",
    "cost:base": "cost|costs|cost in action points|pay",
    "cost": "how many action points|action points|ap|points|how many ap|price|movement points|how many movement points",
    "concentration": "concentrate|concentration|concentrating|a concentration action|concentrated|"
    "spend concentration|"
    "spending concentration|with concentration|spending its concentration|a concentration",
    "charge": "charge|charges|charge at|charges at|charge into|charge toward|charge towards|with a charge|by charging|"
    "on a charge|in a charge",
    "mana": "mana|how much mana",
    "guard": "guards|guard|go on guard|guarding|a guard action|on guard|going on guard",
    "movement": "a movement action|movement action|a movement|a move|another move|another movement",
    "attacking": "an attack|attack action|an attack action|another attack|second attack|a second attack",
    "options": "what can|what else can|what more can|what actions can|options|legal actions|available actions|"
    "possible actions|choices|"
    "what may|actions|what could|which actions can|list of actions",
    "act": "do|take|perform",
    "activate": "act again|act|go again|activate again|be activated again|take another activation|take a turn|go|"
    "act this round|activate|activated|be activated|act first|be chosen|activation",
    "use": "use|uses|using|use the ability|use its ability",
    "opportunity:him": "hit him for free|hit her for free|hit it for free|attack him for free|attack her for free|"
    "attack it for free|strike him for free|strike her for free|hits him for free|hits her for free|hits it for free|"
    "attacks him for free|attacks her for free|swing at him for free|swing at her for free|strikes him for free|"
    "to hit him for free|to hit her for free|to attack him for free|to attack her for free|to swing at him for free|"
    "a free swing at him|a free swing at her|a free hit on him|a free hit on her|a free attack on him|"
    "a free attack on her|a free shot at him|a free shot at her|get to hit him for free|get to hit her for free|"
    "gets to hit him for free|gets to hit her for free|get to attack him for free|get to attack her for free|"
    "get to swing at him for free|get to swing at her for free|gets to attack him for free|"
    "gets to attack her for free",
    "opportunity": "a free swing|free swing|free swings|a free strike|free strike|a free shot|free hits|"
    "strike for free|swing for free|strikes for free|swings for free|to hit for free|to attack for free|"
    "a free hit|free hit|a free attack|free attack|attack for free|attacks for free|hit for free|"
    "opportunity attack|opportunity attacks|attack of opportunity|attacks of opportunity",
    "leave": "leaves|leave|moves away|move away|leaving|runs away|if|when|walks away|"
    "goes away|backs off|walks off|steps away|steps back|backs away|walks off|runs off|sneaks off|sneaks away|retreats|"
    "flees|back off|walk away|back away|run away|step away",
    "provoke": "provoke|provokes|suffer|suffers|trigger|triggers|draw|draws",
    "take": "take|collect|grab|pick up|get|takes|collects|score|secure",
    "token": "objective|objective token|token|the objective",
    "score": "score|the score|standing|victory points|who is winning|who wins|who is ahead|points of each side",
    "to": "to|toward|towards|onto|on|in|at|against|vs|versus|over to|into",
    "from": "from|starting from|out of",
    "with": "with|using|by using|w|w/",
    "of": "of",
    "by": "by",
    "for": "for",
    "between": "between",
    "and": "and",
    "or": "or",
}
PROTECTED = (
    "arc arcs back bow card cards club cover dice die draw edge evil far field fist fists front guard hand hex hexes "
    "high hit jump line low mana mark marks mask master masters mind move near point points power rear rough round "
    "shield sight spell staff stand sword table test tests throw token turn wall walls war with wound wounds"
)

"""What English players say of moving and handling, and of what somebody may do, as `english` has the rest."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["ENGLISH_MOVES"]

ENGLISH_MOVES: Mapping[str, str] = {
    "move:base": "move|walk|run|go|travel|fly|advance|step|relocate|head",
    "move:third": "moves|walks|runs|goes|flies|advances|steps|moves to|goes to|runs to|flies to",
    "move-shoot": "move and shoot|move and fire at|move and fire|move and then shoot|move then shoot|move shoot|"
    "run and shoot|walk and shoot|fly and shoot|run and gun|move and make a ranged attack on|move and shoot at|"
    "move up and shoot|run up and shoot|move and then shoot at|fly over and shoot|move over and shoot",
    "move-hit": "move and hit|move and punch|move and attack|run up and hit|run up and punch|run over and hit|"
    "move up and hit|move up and attack|move in and hit|move then hit|move and then hit|run in and hit",
    "move": "moving|movement|move to|walking|running|end up|end|end his move|end its move|end her move|"
    "end its movement|end his movement|end a move|finish|finish its move|finish his move|land|make a move|"
    "in one move|with a move|move action|use a move action|take a move action|with one move|with one action|"
    "in a single move|in one turn|in one action|a move|flying|with a basic move|with a move action|"
    "with a single move|be moved|get moved|have enough movement to|have enough speed to",
    "reach:base": "reach|get to|make it to|arrive at|get into|get onto|make it|get over to|catch|catch up to|"
    "catch up with|make it over to|end up at|get as far as|get up to|get close to|get out to|"
    "get all the way to|make it all the way to|make it into|end up on|be on|be at|end up in",
    "reach:order": "go to|go over to|move to|move up to|close in on|arrive|run to|fly to|walk to|end on|"
    "land on|move into|move onto|run up to|walk up to|fly over to|go as far as|move towards|move over to|"
    "travel to|move all the way to|step to|head to|stop on|stop at|end its move on|end his move on|"
    "end her move on|end a move on|finish on|finish its move on|end his movement on|end its movement on|"
    "end on square|step onto|step into|go into|move as far as",
    "reach:third": "reaches|gets to|makes it to|arrives at|catches",
    "reach": "reaching|reachable|getting to|reached|within reach|in reach|in move range of|"
    "in moving distance of|within movement range of|within move range of|in movement range of|getting into|"
    "within moving distance of|within movement of|in moving range of|within walking distance of|moving to",
    "beside": "get next to|get adjacent to|get beside|move next to|move adjacent to|get in base with|"
    "get into base with|get into base contact with|go next to|move into base with|"
    "move into base contact with|end up next to|end up adjacent to|end adjacent to|end next to|next to|"
    "adjacent to|beside|into base contact with|in base contact with|into base with|base|basing|up to|"
    "up next to|by the side of|into contact with|into melee with|into close combat with|into melee range of|"
    "in melee range of|alongside|close to|into base contact|adjacent",
    "path": "shortest way|shortest path|path|route|best way|quickest way|way|shortest route",
    "far": "how far|how far away|how far off|how many squares|how many spaces|how many squares away|"
    "how many spaces away|the max distance|furthest|farthest|max distance|maximum distance|how many hexes|"
    "how many steps|how far from|how much movement|how many squares far|how many tiles|"
    "how many movement points",
    "where": "where|which squares|what squares|which square|where all|where exactly|where to|what square|"
    "which spaces|all squares|what spaces|wherever|where can i|which tiles|what spots|which spots",
    "adjacent": "touch|touches|next 2|"
    "adjacent|adjacent to|next to|touching|based|based by|based with|basing|base|bases|beside|"
    "in base contact|base contact|base to base|in base|in contact|side by side|neighbors|neighbours|"
    "neighboring|in base contact with|in base with|in contact with|bordering|adjecent|adyacent|adjacency|"
    "adjacency between|standing next to|right next to|close enough to be adjacent|contact|directly adjacent|"
    "in base to base|count as adjacent|counts as adjacent|considered adjacent",
    "distance": "distance|distance between|distance from|how many squares between|"
    "how many squares are between|how many spaces between|how far apart|far apart|far away|squares away|"
    "spaces away|apart|squares between|squares apart|spaces apart|how far away|how many squares apart|"
    "range between|range from|how many squares are there between|how close|how near|how distant|range to|"
    "how many squares away|gap between|how many squares separate|separation|how long is the line|"
    "how many squares from",
    "within": "within|fewer than|less than|more than|no more than|at most|closer than|farther than|further than",
    "squares": "square|squares|spaces|space|tiles|tile|spots|spot|hexes",
    "carry:base": "carry|taxi|transport|ferry|bring|haul|lift|pick up and carry|take along|give a ride to|"
    "lug|give a lift to|give a lift|give a ride|bring along|carry along|drag|take with him|tote|move with|"
    "chauffeur",
    "carry:third": "carries|taxis|transports|ferries|brings|hauls|takes",
    "carry": "carrying|carried|taxied|transported|be a taxi for|ferried|be carried|carry someone|taxiing|"
    "along|with him|with her|with it|get carried|taxi ride",
    "carry-by": "ride|rides|ride with|rides with|ride on|hitch a ride with|hitch a ride on|get a lift from|"
    "get a ride from|a passenger of|ride along with|be a passenger of|be a passenger for|hop on|"
    "hop a ride with|get a taxi from|catch a ride with",
    "pick-up:base": "pick up|grab|lift|take|collect|get|hold|snatch|pick|pickup|scoop up|lift up|pick-up|take up",
    "pick-up:third": "picks up|grabs|lifts|takes|picks",
    "pick-up": "picking up|grabbing|picked up|lifted|lifting|pick it up|grabbed|picked",
    "object": "object|an object|objects|the object|any object|any objects|item|an item|items|"
    "something to throw|a light object|a heavy object|stuff|standard object|some object|light object|"
    "heavy object",
    "break": "sneaks off|sneak off|sneaking off|sneaks away|sneak away|sneaking away|slips off|slip off|slipping off|"
    "leaves|walks off|walk off|flies away|fly away|flies off|fly off|runs off|run off|backs off|back off|"
    "backs away|back away|steps away|retreats|retreat|break away automatically|breaks away automatically|"
    "automatically break away|get away free|gets away free|walk away free|leave freely|get away automatically|"
    "gets away|getting away|got away|gets away from|getting away from|gets out|getting out|gets free|"
    "getting free|gets off|getting off|gets loose|getting loose|gets out of base|getting out of base|escapes|escaping|"
    "leaving|breaks free|breaking free|breaks off|breaking off|slips away|slipping away|runs away|running away|"
    "moves away|moving away|walks away|walking away|disengages|disengaging|flee|flees|fleeing|go away|going away|"
    "break away|breakaway|break-away|break|break free|escape|get away|disengage|get out|get free|"
    "get loose|break off|leave|leave base|break contact|breaks away|breaking away|get away from|"
    "get out of base|break out|to break away|free himself|free herself|free itself|slip away|roll breakaway|"
    "roll for breakaway|breakaway roll|a breakaway roll|break away roll|roll break away|roll to break away|"
    "roll for break away|get unstuck|walk away|move away|run away|make a breakaway roll|"
    "make a break away roll|a break away|peel off|unstuck|get off|roll to break|leave the base|pull away|"
    "step away|unbase|move out of base|leave combat|break base|get out of there|get out of base contact|"
    "get away safely|disengage from",
    "before": "first|beforehand|before moving|before he moves|before she moves|before it moves",
    "or-rolls": "or does he roll|or does she roll|or does it roll|or does he need to roll|or does it need to roll|"
    "or must he roll|or do i roll|or do i need to roll|or does she need to roll",
    "stuck": "free to leave|free to go|free to move away|stuck|based|locked|trapped|pinned|tied up|locked down|"
    "tied down|in base trouble|stuck in base|"
    "locked in|stuck there|locked up|stuck in combat|pinned down|engaged|locked in combat",
    "held": "tied up by|tied up with|pinned by|pinned down by|locked down by|held by|stuck with|stuck to|trapped by",
    # no words that parts of names are, which would name nobody then
    "gun": "gun|guns|rifle|pistol|pistols|bullets|shots|ranged attack|range attack",
    "arm": "punch|punches|blow|blows|close attack",
    "pins": "pinning|pinning down|tying up|tying down|holding down|locking down|locking up",
    "use:base": "use|activate|do|pop|play|perform|trigger|turn on|do a|use its|use his|use her|employ|go for|"
    "try|use the power|use the|declare|make use of|cast|fire off|spend|be used by|resort to",
    "use:third": "uses|activates",
    "use": "using|used|usable by|available to|use of|by using|try to|attempt to|use their|use power|"
    "the power|power|the ability|ability|as an action|make",
    "act": "act|do anything|take an action|take any action|take any actions|be given an action|be activated|"
    "activate|do something|go this turn|take a turn|be used|take actions|do stuff|be given any action|"
    "be given any actions|go|be given actions|make an action|do any action|be given a power action|act again|"
    "take another action|move or attack",
    "options": "what can|what actions can|which actions can|options|actions|available actions|legal actions|"
    "possible actions|choices|moves|available|what are the options|legal moves|which actions are|"
    "what actions are|what all can|everything|list of actions|list actions|show actions|options for|"
    "actions for|legal options|which powers|what powers|which abilities|which actions does|what actions does|"
    "what could|what is there for|which actions|what actions|possibilities|what are all the things|things|"
    "what things can|what stuff can|what else can",
    "act-do": "left|remaining|still available|left to do|do|take|use|be given|have|has|make|take now|"
    "have available|perform|to do|able to do|be doing",
}

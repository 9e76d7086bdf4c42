"""What may set a sentence off, in the words of cards: an attack, a move, a use, a phase, a click that comes up (21.1b).

Each template stands behind whoever does it, or has it done, and names the moment that it is.
"""

from __future__ import annotations

from engine.heroclix.cards.grammar import Value

__all__ = [
    "ACTING",
    "ATTACKER",
    "BEFALLING",
    "BEFORE",
    "CHOSEN",
    "ELSEWHERE",
    "HANDLING",
    "LEAVING",
    "MOVING",
    "OF_ROLLS",
    "PHASES",
    "REVEALED",
    "SEVERAL",
    "SHOWN",
    "STATES",
    "TARGET",
]

# what the attacker does, behind its name
ATTACKER: dict[str, dict[str, Value]] = {
    "attacks": {"kind": "attacks"},
    "makes an attack": {"kind": "attacks"},
    "makes a {kind} attack": {"kind": "attacks", "attack": "$kind"},
    "targets": {"kind": "attacks"},
    "hits": {"kind": "hits"},
    "would hit": {"kind": "hits"},
    "would miss": {"kind": "misses"},
    "hits with a {kind} attack": {"kind": "hits", "attack": "$kind"},
    "makes a {kind} attack and hits": {"kind": "hits", "attack": "$kind"},
    "makes an attack and hits": {"kind": "hits"},
    "attacks and hits": {"kind": "hits"},
    "misses": {"kind": "misses"},
    "misses all targets": {"kind": "misses", "name": "all"},
    "misses all of his|her|its|their targets": {"kind": "misses", "name": "all"},
    "attacks and misses": {"kind": "misses"},
    "attacks and misses all targets": {"kind": "misses", "name": "all"},
    "makes an attack and misses": {"kind": "misses"},
    "makes an attack and misses all targets": {"kind": "misses", "name": "all"},
    "makes a {kind} attack and misses": {"kind": "misses", "attack": "$kind"},
    "makes a {kind} attack and misses all targets": {"kind": "misses", "attack": "$kind", "name": "all"},
    "makes a {kind} object attack": {"kind": "attacks", "attack": "$kind"},
    "misses with an attack": {"kind": "misses"},
    "misses with a {kind} attack": {"kind": "misses", "attack": "$kind"},
    "critical hits": {"kind": "critical-hit"},
    "critically hits": {"kind": "critical-hit"},
    "rolls a critical hit": {"kind": "critical-hit"},
    "critical misses": {"kind": "critical-miss"},
    "critically misses": {"kind": "critical-miss"},
    "rolls a critical miss": {"kind": "critical-miss"},
    "rolls doubles": {"kind": "doubles"},
    "hits one or more characters": {"kind": "hits"},
    "deals damage": {"kind": "damages"},
    "damages": {"kind": "damages"},
    "KO's": {"kind": "kos"},
    "KOs": {"kind": "kos"},
    "knocks back": {"kind": "knocks-back"},
    "knocks": {"kind": "knocks-back"},
    "hits {aimed}": {"kind": "hits", "*": ["aimed"]},
    "hits {aimed} with an attack": {"kind": "hits", "*": ["aimed"]},
    "hits {aimed} with a {kind} attack": {"kind": "hits", "attack": "$kind", "*": ["aimed"]},
    "damages {aimed}": {"kind": "damages", "*": ["aimed"]},
    "damages {aimed} with an attack": {"kind": "damages", "*": ["aimed"]},
    "damages {aimed} with a {kind} attack": {"kind": "damages", "attack": "$kind", "*": ["aimed"]},
    "deals damage to {aimed}": {"kind": "damages", "*": ["aimed"]},
    "attacks {aimed}": {"kind": "attacks", "*": ["aimed"]},
    "targets {aimed}": {"kind": "attacks", "*": ["aimed"]},
    "makes an attack targeting {aimed}": {"kind": "attacks", "*": ["aimed"]},
    "targets {aimed} with an attack": {"kind": "attacks", "*": ["aimed"]},
    "targets {aimed} with a {kind} attack": {"kind": "attacks", "attack": "$kind", "*": ["aimed"]},
    "makes a {kind} attack targeting {aimed}": {"kind": "attacks", "attack": "$kind", "*": ["aimed"]},
    "KO's {aimed}": {"kind": "kos", "*": ["aimed"]},
    "KO's {aimed} with an attack": {"kind": "kos", "*": ["aimed"]},
    "KO's {aimed} with a {kind} attack": {"kind": "kos", "attack": "$kind", "*": ["aimed"]},
}
TARGET: dict[str, dict[str, Value]] = {
    "is attacked": {"kind": "attacked"},
    "is targeted": {"kind": "attacked"},
    "is targeted by an attack": {"kind": "attacked"},
    "would be targeted": {"kind": "attacked"},
    "would be targeted by an attack": {"kind": "attacked"},
    "would be targeted by a {kind} attack": {"kind": "attacked", "attack": "$kind"},
    "is targeted by|with a {kind} attack": {"kind": "attacked", "attack": "$kind"},
    "is the target of an attack": {"kind": "attacked"},
    "is the target of a {kind} attack": {"kind": "attacked", "attack": "$kind"},
    "is attacked by {by:character}": {"kind": "attacked", "other": "$by"},
    "is hit": {"kind": "hit"},
    "would be hit": {"kind": "hit"},
    "is hit by an attack": {"kind": "hit"},
    "is hit by a {kind} attack": {"kind": "hit", "attack": "$kind"},
    "is hit with a {kind} attack": {"kind": "hit", "attack": "$kind"},
    "is hit by {by:character}": {"kind": "hit", "other": "$by"},
    "would be hit by {by:character}": {"kind": "hit", "other": "$by"},
    "is hit by an opponent's attack": {"kind": "hit", "other": {"side": "opponents"}},
    "is hit by an opposing attack": {"kind": "hit", "other": {"side": "opponents"}},
    "is missed": {"kind": "missed"},
    "is missed by an attack": {"kind": "missed"},
    "evades": {"kind": "missed", "name": "evades"},
    "evades an attack": {"kind": "missed", "name": "evades"},
    "evades a {kind} attack": {"kind": "missed", "name": "evades", "attack": "$kind"},
    "takes damage": {"kind": "damaged"},
    "would take damage": {"kind": "damaged"},
    "is damaged": {"kind": "damaged"},
    "would be damaged": {"kind": "damaged"},
    "would be dealt damage": {"kind": "dealt"},
    "is dealt damage": {"kind": "dealt"},
    "takes damage from an attack": {"kind": "damaged"},
    "takes damage from a {kind} attack": {"kind": "damaged", "attack": "$kind"},
    "takes damage from an opponent's attack": {"kind": "damaged", "other": {"side": "opponents"}},
    "takes damage from an opposing character's attack": {"kind": "damaged", "other": {"side": "opponents"}},
    "is damaged by an attack": {"kind": "damaged"},
    "is damaged by a {kind} attack": {"kind": "damaged", "attack": "$kind"},
    "is damaged by an opponent's|opponents|opposing attack": {"kind": "damaged", "other": {"side": "opponents"}},
    "is damaged by an opposing character": {"kind": "damaged", "other": {"side": "opponents"}},
    "takes|take damage from an attack made by {by:character}": {"kind": "damaged", "other": "$by"},
    "is damaged by an attack made by {by:character}": {"kind": "damaged", "other": "$by"},
    "is hit by an attack made by {by:character}": {"kind": "hit", "other": "$by"},
    "takes|take damage from an opposing attack": {"kind": "damaged", "other": {"side": "opponents"}},
    "takes|take damage from {selfs} attack|attacks": {"kind": "damaged", "other": {"itself": True}},
    "is KO'd": {"kind": "koed"},
    "would be KO'd": {"kind": "koed"},
    "is KO'd by an attack": {"kind": "koed"},
    "would be KO'd by an attack": {"kind": "koed"},
    "is KO'd by an opponent's attack": {"kind": "koed", "other": {"side": "opponents"}},
    "would be KO'd by an opponent's attack": {"kind": "koed", "other": {"side": "opponents"}},
    "is KO'd by {by:character}": {"kind": "koed", "other": "$by"},
    "is knocked back": {"kind": "knocked-back"},
}
# of a power that somebody else uses on the one who is named: its use is the moment
CHOSEN: dict[str, dict[str, Value]] = {
    f"{verb} targeted by|with {whose} {{{powers}}}": {"kind": "uses", "using": f"${powers}", "who": who}
    for verb in ("is", "would be")
    for whose, who in (
        *((words, {"side": "opponents"}) for words in ("opposing", "an opponent's", "an opposing character's")),
        ("", {"side": "any"}),
    )
    for powers in ("power", "two_powers")
}
MOVING: dict[str, dict[str, Value]] = {
    "moves": {"kind": "moves"},
    "is placed": {"kind": "placed"},
    "is moved or placed": {"kind": "moves"},
    "would move": {"kind": "moves"},
    "begins a move": {"kind": "moves"},
    "begins to move": {"kind": "moves"},
    "begins moving": {"kind": "moves"},
    "begins movement": {"kind": "moves"},
    "is moved": {"kind": "moves"},
    "is given|give a MOVE action": {"kind": "moves"},
    "rolls for break away": {"kind": "breaks-away"},
    "rolls to break away": {"kind": "breaks-away"},
    "rolls to attack or break away": {"kind": "breaks-away"},
    "fails a break away roll": {"kind": "breaks-away", "name": "fails"},
    "would break away": {"kind": "breaks-away"},
    "breaks away": {"kind": "breaks-away", "name": "succeeds"},
    "successfully breaks away": {"kind": "breaks-away", "name": "succeeds"},
    "attempts to break away": {"kind": "breaks-away"},
    "fails to break away": {"kind": "breaks-away", "name": "fails"},
    "carries": {"kind": "carries"},
    "is carried": {"kind": "carried"},
}
# from whom somebody breaks away
LEAVING: dict[str, dict[str, Value]] = {
    "breaks away from": {"kind": "breaks-away", "name": "succeeds"},
    "successfully breaks away from": {"kind": "breaks-away", "name": "succeeds"},
    "attempts to break away from": {"kind": "breaks-away"},
    "rolls to break away from": {"kind": "breaks-away"},
    "would break away from": {"kind": "breaks-away"},
    "fails to break away from": {"kind": "breaks-away", "name": "fails"},
}
# whatever brings it about
BEFALLING: dict[str, dict[str, Value]] = {
    "is healed": {"kind": "healed"},
    "heals": {"kind": "healed"},
    "would be healed": {"kind": "healed"},
    "clears": {"kind": "clears"},
    "clears action tokens": {"kind": "clears"},
    "clears an action token": {"kind": "clears"},
    "clears {digit} action tokens": {"kind": "clears"},
    "starts the game": {"kind": "set-up"},
}
ACTING: dict[str, dict[str, Value]] = {
    "is given an action": {"kind": "acts"},
    "is given a costed action": {"kind": "acts"},
    "is given a non-free action": {"kind": "acts"},
    "is given a {action}": {"kind": "acts", "name": "$action"},
    "is given a {action} action": {"kind": "acts", "name": "$action"},
    "is given a {action} object action": {"kind": "acts", "name": "$action"},
    "activates": {"kind": "acts"},
    "resolves an attack": {"kind": "attacks"},
    "resolves a {kind} attack": {"kind": "attacks", "attack": "$kind"},
    "resolves a {action} action": {"kind": "acts", "name": "$action"},
    "resolves an action": {"kind": "acts"},
    "uses {power}": {"kind": "uses", "using": "$power"},
    "uses {power} and hits": {"kind": "uses", "using": "$power", "name": "hits"},
    "uses {two_powers}": {"kind": "uses", "using": "$two_powers"},
    "uses {two_powers} and hits": {"kind": "uses", "using": "$two_powers", "name": "hits"},
    "would use {power}": {"kind": "uses", "using": "$power"},
    "would use {two_powers}": {"kind": "uses", "using": "$two_powers"},
    "rolls for {two_powers}": {"kind": "uses", "using": "$two_powers"},
    "uses {power} and fails": {"kind": "uses", "using": "$power", "name": "fails"},
    "would use it": {"kind": "uses", "using": "it"},
    "uses this {power}": {"kind": "uses", "using": "$power"},
    "rolls for {power}": {"kind": "uses", "using": "$power"},
    "rolls an attack roll": {"kind": "attacks"},
    "rolls to attack": {"kind": "attacks"},
    "makes the first attack": {"kind": "attacks"},
    "uses {power} and succeeds": {"kind": "uses", "using": "$power", "name": "succeeds"},
    "uses {power} to make an attack": {"kind": "uses", "using": "$power"},
    "uses {power} to attack": {"kind": "uses", "using": "$power"},
    "uses it": {"kind": "uses", "using": "it"},
    "uses either": {"kind": "uses", "using": "it"},
    "uses one of them": {"kind": "uses", "using": "it"},
    "uses them": {"kind": "uses", "using": "it"},
    "uses it and hits": {"kind": "uses", "using": "it", "name": "hits"},
    "uses it and succeeds": {"kind": "uses", "using": "it", "name": "succeeds"},
    "uses it and fails": {"kind": "uses", "using": "it", "name": "fails"},
    "uses {two_powers} and succeeds": {"kind": "uses", "using": "$two_powers", "name": "succeeds"},
    "uses it to target {aimed}": {"kind": "uses", "using": "it", "*": ["aimed"]},
    "uses it and targets {aimed}": {"kind": "uses", "using": "it", "*": ["aimed"]},
    "uses it targeting {aimed}": {"kind": "uses", "using": "it", "*": ["aimed"]},
    "uses it and hits {aimed}": {"kind": "uses", "using": "it", "name": "hits", "*": ["aimed"]},
    "uses {power} to target {aimed}": {"kind": "uses", "using": "$power", "*": ["aimed"]},
    "uses {power} and targets {aimed}": {"kind": "uses", "using": "$power", "*": ["aimed"]},
    "uses {power} and hits {aimed}": {"kind": "uses", "using": "$power", "name": "hits", "*": ["aimed"]},
    "uses ?the {team}": {"kind": "uses-team", "name": "$team"},
}
# what somebody does with a thing, or has done to it
HANDLING: dict[str, dict[str, Value]] = {
    **{f"{verb} {thing}": {"kind": "equips"} for verb in ("equips", "becomes equipped", "is equipped")
       for thing in ("", "an object", "an equipment", "with an object", "with an equipment")},
    **{f"generates{what}": {"kind": "generates"} for what in ("", " a bystander", " one or more bystanders")},
    "is generated": {"kind": "generated"},
    "picks up": {"kind": "picks-up"},
    "picks up an object": {"kind": "picks-up"},
    "would pick up an object": {"kind": "picks-up"},
    "destroys": {"kind": "destroys"},
    "is replaced": {"kind": "replaced"},
}  # fmt: skip
# whatever else may happen to somebody: it is known when, and no question of a document is about it
ELSEWHERE = (
    "is chosen", "is given", "enters", "leaves", "crosses", "replaces", "gains", "loses", "rolls", "is pushed",
    "would", "places", "removes", "ends", "becomes", "reveals", "is revealed", "turns", "scores", "chooses",
    "gives", "completes", "resolves", "finishes", "begins", "begins the game", "is turned", "is removed", "puts",
    "succeeds", "fails", "pushes", "stops", "reduces", "deals", "rallies", "activates", "uses", "makes", "critical",
    "clicks", "scored", "draws", "drops", "wins", "gets", "receives",
)  # fmt: skip
# how somebody is, or what is so of it as long as it is: that sets nothing off, it is a condition
STATES = (
    "is", "is on", "is in", "is adjacent", "is within", "has", "can", "holds", "occupies", "began the game",
)  # fmt: skip
PHASES = {
    "at the beginning of your turn": {"kind": "turn-begins", "turn": "own"},
    "at the beginning of the turn": {"kind": "turn-begins"},
    "at the beginning of each turn": {"kind": "turn-begins"},
    "at the beginning of any turn": {"kind": "turn-begins"},
    "at the beginning of an opponent's turn": {"kind": "turn-begins", "turn": "others"},
    "at the beginning of each opponent's turn": {"kind": "turn-begins", "turn": "others"},
    "at the beginning of your opponent's turn": {"kind": "turn-begins", "turn": "others"},
    "at the beginning of each of your turns": {"kind": "turn-begins", "turn": "own"},
    "at the beginning of each player's turn": {"kind": "turn-begins"},
    "at the start of your turn": {"kind": "turn-begins", "turn": "own"},
    "at the start of the turn": {"kind": "turn-begins"},
    "at the start of each turn": {"kind": "turn-begins"},
    "at the start of an|your opponent's turn": {"kind": "turn-begins", "turn": "others"},
    "at the end of your turn": {"kind": "turn-ends", "turn": "own"},
    "at the end of the turn": {"kind": "turn-ends"},
    "at the end of each turn": {"kind": "turn-ends"},
    "at the end of any turn": {"kind": "turn-ends"},
    "at the end of an opponent's turn": {"kind": "turn-ends", "turn": "others"},
    "at the end of each opponent's turn": {"kind": "turn-ends", "turn": "others"},
    "during your turn": {"kind": "turn", "turn": "own"},
}
# outside of turns: before the game, or a click that comes up
BEFORE = (
    "at the beginning of the game", "at the start of the game", "at the beginning of the first turn",
    "before the game", "before the first turn", "during force construction",
    "during the force construction", "during game setup", "during the game setup", "during setup",
    "at the beginning of game", "after revealing forces", "after forces are revealed",
    "when establishing themed teams", "when establishing themed team", "when determining themed team",
    "when determining themed teams", "when establishing starting areas",
    "when placing objects during game setup", "when placing characters during game setup",
    "when placing objects during the game setup", "when placing characters during the game setup",
    "when your force is revealed", "while building your force", "when building your force", "after force construction",
    "when|while constructing your force", "before your first turn", "when choosing a map|maps", "when revealing forces",
    "when initiative is determined|rolled", "when determining|rolling initiative", "when rolling for initiative",
    "when you win|lose initiative", "when|if your force wins|loses initiative",
)  # fmt: skip
# a click or power that becomes visible as the dial is turned (18.4): the first time that it was, or as damage is taken
FIRST = {"limit": "once-per-game"}
REVEALED: dict[str, dict[str, Value]] = {
    **{
        f"{when} {{shown}} is {first}revealed{why}": {**(FIRST if first else {}), **({"name": "damage"} if why else {})}
        for when in ("when|whenever", "each time")
        for first in ("", "first ")
        for why in ("", " due to damage", " due to damage taken", " due to damage taken from an opponent's attack")
    },
    "when|whenever you reveal {shown}": {},
    "when|whenever you first reveal {shown}": FIRST,
    # of other clicks than the one on which it stands
    "when this click or a later click is revealed": {"name": "others"},
    "when a stop|STOP click is revealed": {"name": "others"},
    "each time a click with": {"name": "others"},
}
SHOWN = ("this click", "this power", "this special power")

# of the dice of an attack, whatever they have to show
OF_ROLLS: dict[str, dict[str, Value]] = {
    "{selfs} attack roll": {"kind": "attacks"},
    "{selfs} attack total": {"kind": "attacks"},
    "{selfs} attack|attacks hits|hit": {"kind": "hits"},
    "{selfs} attack|attacks misses|miss": {"kind": "misses"},
    "{selfs} {kind} attack|attacks hits|hit": {"kind": "hits", "attack": "$kind"},
    "{selfs} {kind} attack|attacks misses|miss": {"kind": "misses", "attack": "$kind"},
    "making an attack roll": {"kind": "attacks"},
    "a|an {before} character's attack roll": {"kind": "attacks", "who": "$before"},
    "any attack roll": {"kind": "attacks", "who": {"side": "any"}},
    "an attack targeting {me}": {"kind": "attacked"},
    "{selfs} or a|an {before} character's attack roll": {
        "kind": "attacks",
        "who": {"any": [{"itself": True}, "$before"]},
    },
    "beginning a move , {characters}": {"kind": "moves", "who": "$characters"},
    "{character} that is part of a themed team uses {power}": {"kind": "uses", "using": "$power", "who": "$character"},
    "an effect other than clearing removes an|any action token|tokens": {"kind": "elsewhere"},
    "no character occupies": {"kind": "elsewhere"},
}
# how many an attack has for targets, or hits
SEVERAL = (
    "more than one opposing character|target", "two|2 or more opposing characters|targets",
    "multiple opposing characters|targets",
)  # fmt: skip

"""The messages of the game: refusals, what was done, and the lines of its log."""

from __future__ import annotations

from engine.heroclix.game.state import SIDES
from engine.message import Message
from engine.ruling import Term, Typed

# Refusals, in the order in which `decide` looks
NO_GAME = Message("game-refused-no-game", reading="P30")
GAME_OPEN = Message("game-refused-open", reading="P30")
GAME_OVER = Message("game-refused-over", reading="P30")
NOT_PLAYING = Message("game-refused-not-a-player", reading="P31")
NOT_YOURS = Message("game-refused-not-yours", ("figure", "side"), reading="P31")
SIDE_NOT_YOURS = Message("game-refused-side-not-yours", ("side",), reading="P31")
NOT_CONCERNED = Message("game-refused-not-concerned", reading="P31")
SEATED = Message("game-refused-seated", ("side",), reading="P31")
SEATS_FULL = Message("game-refused-full", ("count",), reading="P31")
SIDE_TAKEN = Message("game-refused-side-taken", ("side",), reading="P31")
NOT_YOUR_TURN = Message("game-refused-not-your-turn", ("side",), rule="13.5")
STILL_SETUP = Message("game-refused-setup", reading="P32")
TOO_FEW_PLAYERS = Message("game-refused-too-few-players", ("count",), reading="P32")
NO_MAP = Message("game-refused-no-map", reading="P32")
NO_FIGURES = Message("game-refused-no-figures", ("side",), reading="P32")
IN_PROGRESS = Message("game-refused-in-progress", ("figure", "action"), rule="8.1j")
NOTHING_TO_FINISH = Message("game-refused-nothing-to-finish", rule="7.7")
DECISION_WAITS = Message("game-refused-decision-waits", ("figure", "choice"), rule="7.4")
NOT_YOUR_DECISION = Message("game-refused-not-your-decision", ("choice", "side"), reading="P31")
NOT_ASKED = Message("game-refused-not-asked", ("choice",), rule="12")
SHAPE_CHANGED = Message("game-refused-shape-changed", ("figure", "target"), rule="27.4g")
DAMAGE_WAITS = Message("game-refused-damage-waits", ("figure",), rule="7.4", reading="P33")
NO_SUCH_ATTACK = Message("game-refused-no-attack", ("attack",), reading="P33")
KO = Message("game-refused-ko", ("figure",), rule="12.5d")
OFF_MAP = Message("game-refused-off-map", ("figure",), rule="15.3")
OCCUPIED = Message("game-refused-occupied", ("square", "figure"), rule="13.2")
BLOCKING = Message("game-refused-blocking", ("square",), rule="13.2")
OUTSIDE_AREA = Message("game-outside-starting-area", ("figure", "side"), rule="15.4")
MAP_TOO_SMALL = Message("game-refused-map-too-small", ("figure", "square"), rule="13.2")
TOKENS_FULL = Message("game-refused-tokens-full", ("figure", "limit"), rule="13.3")
NO_TOKENS = Message("game-refused-no-tokens", ("figure",), rule="7.8")
BYSTANDER = Message("game-refused-bystander-heals", ("figure",), rule="24.1")
AT_START = Message("game-refused-at-starting-line", ("figure", "start"), rule="6.6")
UNREACHABLE = Message("game-refused-unreachable", ("figure", "squares"), rule="24.2d", reading="P11")
NOT_BROKEN_AWAY = Message("game-refused-not-broken-away", ("figure",), rule="10.8")
NOTHING_TO_UNDO = Message("game-refused-nothing-to-undo", reading="P34")
NOTHING_TO_REDO = Message("game-refused-nothing-to-redo", reading="P34")
NOT_YOUR_COMMAND = Message("game-refused-not-your-command", ("player",), reading="P34")
NOT_YOUR_UNDO = Message("game-refused-not-your-undo", ("player",), reading="P34")

# What was found while deciding
GOES_ON = Message("game-action-goes-on", ("figure", "action", "left"), rule="7.2")
HALF_ROLLED = Message("game-half-rolled", ("figure", "roll", "clicks"), rule="6.11")
ASKED = Message("game-asked", ("side", "choice"), rule="12")
STANDS = Message("game-stands-against-the-rules", reading="P30")
ENTER_DAMAGE = Message("game-enter-damage-by-hand", reading="P30")
NOT_COUNTED = Message("game-action-not-counted", ("figure",), rule="27.7a")
STOPPED = Message("game-stop", ("figure", "click"), rule="27.7p")
HELD = Message("game-held-put-down", ("figure", "object"), rule="17.7")
HEALED_LESS = Message("game-healed-to-starting-line", ("figure", "clicks"), rule="6.6")
DIVIDE_FIRST = Message("game-refused-divide", ("targets",), rule="12.4", reading="P33")
DAMAGE_KEPT = Message("game-damage-waits", ("attack",), reading="P33")
DEFEATED = Message("game-side-has-nobody", ("side",), reading="P35")
LAST_ONE = Message("game-one-side-left", ("side",), reading="P35")
POINTS_ENTERED = Message("score-entered", ("side", "points", "why"), reading="P67")
MISSION_ENTERED = Message("score-mission-entered", ("side", "points", "why"), rule="5.3c", reading="P67")
NAMED = Message("score-winner-named", ("side",), reading="P68")
UNDECIDED = Message("score-undecided", reading="P68")

# The lines of the log
OPENED = Message("game-log-opened", ("name", "points", "ruleset"), reading="P32")
OPENED_UNNAMED = Message("game-log-opened-unnamed", ("points", "ruleset"), reading="P32")
JOINED = Message("game-log-joined", ("player", "side"), reading="P31")
LEFT = Message("game-log-left", ("player", "side"), reading="P31")
MAP_LOADED = Message("game-log-map-loaded", ("name", "columns", "rows"), reading="P32")
MAP_LOADED_UNNAMED = Message("game-log-map-loaded-unnamed", ("columns", "rows"), reading="P32")
ADDED = Message("game-log-figure-added", ("figure", "side", "squares"), reading="P32")
ADDED_OFF_MAP = Message("game-log-figure-added-off-map", ("figure", "side"), reading="P32")
EDITED = Message("game-log-figure-edited", ("figure",), reading="P30")
REMOVED = Message("game-log-figure-removed", ("figure",), reading="P30")
PLACED = Message("game-log-placed", ("figure", "squares"), rule="10.10")
TAKEN_OFF = Message("game-log-taken-off-map", ("figure",), rule="15.3")
ACTION_GIVEN = Message("game-log-action-given", ("figure", "action"), rule="7.4")
FREE_GIVEN = Message("game-log-free-action-given", ("figure", "action"), rule="7.5")
ACTION_ENDED = Message("game-log-action-ended", ("figure", "action"), rule="7.7")
DECLARED = Message("game-log-attack-declared", ("figure", "attack", "targets"), rule="12.1")
ROLLED = Message("game-log-attack-rolled", ("first", "second", "sum"), rule="12.2b")
CHOSE = Message("game-log-chosen", ("choice", "value"), rule="12")
MODIFIED = Message("game-log-effect-modifies", ("figure", "value", "add", "power", "by"), rule="20.3")
TAKEN_AWAY = Message("game-log-effect-cant-use", ("figure", "what", "power", "by"), rule="20.3")
UNTARGETABLE = Message("game-log-effect-cant-target", ("figure", "what", "power"), rule="27.4g")
EFFECT_ENDED = Message("game-log-effect-ended", ("figure", "power"), rule="20.3")
BREAK_AWAY_MADE = Message("game-log-break-away-made", ("figure", "roll"), rule="10.8")
BREAK_AWAY_LOST = Message("game-log-break-away-lost", ("figure", "roll"), rule="10.8a")
BREAK_AWAY_STANDS = Message("game-log-break-away-lost-stands", ("figure", "roll"), rule="10.8a", reading="P30")
MOVED = Message("game-log-moved", ("figure", "start", "squares"), rule="10.2")
MOVED_ANYWAY = Message("game-log-moved-anyway", ("figure", "start", "squares", "sections"), rule="10.2", reading="P30")
ATTACKED = Message("game-log-attacked", ("figure", "attack", "targets", "first", "second", "results"), rule="12.2b")
ATTACKED_ANYWAY = Message(
    "game-log-attacked-anyway",
    ("figure", "attack", "targets", "first", "second", "sections"),
    rule="12.2b",
    reading="P30",
)
UNTARGETED = Message("game-log-attack-untargeted", ("figure", "attack", "targets"), rule="12.1c")
CONFIRMED = Message("game-log-damage-confirmed", ("attack",), rule="12.7")
DROPPED = Message("game-log-damage-dropped", ("attack",), reading="P33")
CLICKED = Message("game-log-clicked", ("figure", "clicks", "click", "why"), rule="12.5c")
COUNTED_DAMAGE = Message("game-log-damage-counted", ("figure", "clicks", "total", "why"), rule="12.5a")
KNOCKED_OUT = Message("game-log-knocked-out", ("figure",), rule="12.5d")
HEALED = Message("game-log-healed", ("figure", "clicks", "click", "why"), rule="6.6")
HEALED_COUNT = Message("game-log-healed-count", ("figure", "clicks", "total", "why"), rule="6.6")
TOKENS_GIVEN = Message("game-log-tokens-given", ("figure", "count", "tokens", "why"), rule="7.8")
TOKENS_TAKEN = Message("game-log-tokens-taken", ("figure", "count", "tokens", "why"), rule="7.8")
CLEARED = Message("game-log-cleared", ("figure", "count"), rule="9.4")
CORRECTED = Message("game-log-corrected", ("figure", "field", "value", "why"), reading="P30")
TURN_CORRECTED = Message("game-log-turn-corrected", ("field", "value", "why"), reading="P30")
TURN_ENDED = Message("game-log-turn-ended", ("side",), rule="9.4")
TURN_BEGAN = Message("game-log-turn-began", ("side", "number"), rule="9")
UNDONE = Message("game-log-undone", ("taken_back",), reading="P34")
REDONE = Message("game-log-redone", ("put_back",), reading="P34")
SCORE_ENTERED = Message("game-log-score-entered", ("side", "points", "why"), reading="P67")
MISSION_LOGGED = Message("game-log-mission-points", ("side", "points", "why"), rule="5.3c", reading="P67")
ENDED = Message("game-log-ended", reading="P35")
WON = Message("game-log-won", ("side",), rule="5.1")


def side_term(side: str) -> str:
    """Return a side as a word the catalogues translate, where it is one of the usual colours."""
    return Term(side) if side in SIDES else Typed(side)


def because(text: str) -> Typed:
    """Return the reason that a player gave, in brackets behind the sentence; nothing where none was given."""
    return Typed(f" ({text})" if text else "")

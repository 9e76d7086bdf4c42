"""The messages of a game that are no ruling of the judge's: refusals, and what was found while deciding."""

from __future__ import annotations

from engine.message import Message
from engine.ruling import Term
from engine.seating import words_of

__all__ = ["side_term"]


def side_term(side: str) -> Term:
    """Return an army as readers see it."""
    return Term(f"motu-side-{side}")


# Refusals, in the order in which `decide` looks
NO_GAME = Message("motu-game-none", reading="P301")
GAME_OPEN = Message("motu-game-open", reading="P301")
GAME_OVER = Message("motu-game-over", reading="P301")
NOT_PLAYING = Message("motu-game-not-a-player", reading="P301")
SEATING = words_of("motu-game", "P301")
NOT_YOURS = Message("motu-game-not-yours", ("figure", "side"), reading="P301")
SIDE_NOT_YOURS = Message("motu-game-side-not-yours", ("side",), reading="P301")
SEATED = Message("motu-game-seated", ("side",), reading="P301")
SEATS_FULL = Message("motu-game-full", (), reading="P301")
SIDE_TAKEN = Message("motu-game-side-taken", ("side",), reading="P301")
STILL_SETUP = Message("motu-game-setup", reading="P308")
SETUP_OVER = Message("motu-game-setup-over", reading="P308")
NO_FIELD = Message("motu-game-no-field", rule="3")
TOO_FEW_PLAYERS = Message("motu-game-too-few-players", ("count",), rule="3")
NO_CHARACTERS = Message("motu-game-no-characters", ("side",), rule="3")
NO_STARTING = Message("motu-game-no-starting-player", rule="3")
OFF_FIELD = Message("motu-game-off-field", ("figure",), rule="3")
DEFEATED = Message("motu-game-defeated", ("figure",), rule="7a")
DOES_NOT_FIT = Message("motu-game-field-does-not-fit", ("figure",), rule="3")
WRONG_PHASE = Message("motu-game-wrong-phase", ("phase",), rule="4")
NOT_YOUR_ACTIVATION = Message("motu-game-not-your-activation", ("side",), rule="4b")
NOBODY_ACTIVE = Message("motu-game-nobody-active", rule="4b/activar-personaje")
STILL_ACTIVE = Message("motu-game-still-active", ("figure",), rule="4b/terminar-la-activacion")
CHOOSE_FIRST = Message("motu-game-choose-cards-first", rule="4b/seleccionar-carta")
CHOSEN_ALREADY = Message("motu-game-chosen-already", ("side",), rule="4b/seleccionar-carta", reading="P305")
REVEALED_ALREADY = Message("motu-game-revealed-already", rule="4b/seleccionar-carta")
NOT_ALL_CHOSEN = Message("motu-game-not-all-chosen", ("side",), rule="4b/seleccionar-carta", reading="P305")
WRONG_SEAL = Message("motu-game-wrong-seal", ("side",), reading="P305")
HAS_PASSED = Message("motu-game-has-passed", ("side",), rule="4b/terminar-la-activacion")
NO_CARD_LEFT = Message("motu-game-no-card-left", ("side",), rule="4b/terminar-la-activacion")
NOT_IN_HAND = Message("motu-game-card-not-in-hand", ("card",), rule="4b/seleccionar-carta", reading="P306")
DEALT_ALREADY = Message("motu-game-dealt-already", ("side",), rule="3")
NO_FATE_CARDS = Message("motu-game-no-fate-cards", ("side",), rule="3")
PREPARED = Message("motu-game-prepared", ("side",), rule="4a")
GLORY_STAYS = Message("motu-game-glory-not-discarded", ("card",), reading="P306")
BONUS_TAKEN = Message("motu-game-bonus-taken", ("figure",), rule="4b/recibir-bonificaciones")
BONUS_FIRST = Message("motu-game-bonus-first", ("card",), rule="4b/recibir-bonificaciones")
WRONG_BONUS = Message("motu-game-wrong-bonus", ("card", "bonuses"), rule="4b/recibir-bonificaciones")
NO_QUEST = Message("motu-game-no-quest-in-play", ("card",), rule="7i")
QUEST_WHEN = Message("motu-game-quest-when", rule="7i")
ASK_THE_OTHER = Message("motu-game-ask-the-other", reading="P302")
END_ASKS = Message("motu-game-end-asks", rule="4c/puntuacion", reading="P304", fact="end-asks")
UNDO_ASKS = Message("motu-game-undo-asks", reading="P303", fact="undo-asks")
CORRECTION_ASKS = Message("motu-game-correction-asks", reading="P302", fact="correction-asks")
NOTHING_TO_UNDO = Message("motu-game-nothing-to-undo", reading="P303")
NOTHING_TO_REDO = Message("motu-game-nothing-to-redo", reading="P303")
NOT_YOUR_COMMAND = Message("motu-game-not-your-command", ("player",), reading="P303")
NOT_YOUR_UNDO = Message("motu-game-not-your-undo", ("player",), reading="P303")

# What goes on within an activation
TEST_WAITS = Message("motu-game-test-waits", ("figure",), rule="5", fact="test-waits")
INTERRUPTS_FIRST = Message("motu-game-interrupts-first", ("figure", "of"), rule="7c", fact="interrupts-first")
AREA_WAITS = Message("motu-game-area-waits", ("figure",), rule="7e")
PUSH_WAITS = Message("motu-game-push-waits", ("figure",), rule="6b/empujar")
MOVE_WAITS = Message("motu-game-move-waits", ("figure",), rule="6b", reading="P311")
NOT_REACHED = Message("motu-game-not-reached", ("figure", "place", "points"), rule="7l")
GOAL_GONE = Message("motu-game-goal-gone", ("figure", "of"), rule="7l", reading="P311")
NOBODY_PUSHED = Message("motu-game-nobody-pushed", rule="6b/empujar")
NOBODY_MOVES = Message("motu-game-nobody-moves", rule="6b", reading="P311")
AREA_WEAPON = Message("motu-game-area-weapon", ("weapon",), rule="7e")
AREA_TARGET = Message("motu-game-area-target", ("target",), rule="7e")
NO_TEST = Message("motu-game-no-test", rule="5")
FREE_FIRST = Message("motu-game-free-rerolls-first", rule="5")
AT_ONCE = Message("motu-game-rerolls-at-once", rule="5")
NO_INTERRUPTION = Message("motu-game-no-interruption", ("figure",), rule="7c")
NOT_INTERRUPTED = Message("motu-game-not-interrupted", ("of",), rule="7c")
NO_WOUNDS = Message("motu-game-no-wounds", ("figure",), rule="7a")
NO_MANA = Message("motu-game-no-mana", ("figure",), rule="7k")
ONE_COPY = Message("motu-game-one-copy", ("effect", "figure"), rule="7f")
NO_EFFECT = Message("motu-game-no-effect", ("figure",), rule="7f")
MARK_NOT_YOURS = Message("motu-game-mark-not-yours", ("mark",), rule="7g/marcas", reading="P301")

# What was found while deciding
DICE_WAIT = Message("motu-game-dice-wait", ("figure",), rule="5", reading="P310")
DEFENSE_WAITS = Message("motu-game-defense-waits", ("figure",), rule="5a", reading="P310")
ROW_WORDS = Message("motu-game-row-words", ("text",), rule="6c")
OUTSIDE_ZONE = Message("motu-game-outside-zone", ("figure", "side"), rule="2c", reading="P308")
OVER_POINTS = Message("motu-game-army-over-points", ("side", "cost", "points"), reading="P308")
FEWER_DRAWN = Message("motu-game-deck-empty", ("side",), rule="4a", reading="P306")
WORDS = Message("motu-game-card-words", ("card", "text"), rule="4b/recibir-bonificaciones")
STANDS = Message("motu-game-stands", reading="P302")
NEXT = Message("motu-game-next", ("side",), rule="4b/terminar-la-activacion")
NOT_LOST = Message("motu-game-points-lost", ("figure", "points"), rule="4b/terminar-la-activacion")
MANA_FULL = Message("motu-game-mana-full", ("figure", "limit"), rule="7k")

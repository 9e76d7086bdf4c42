"""HeroClix behind the common interface: checks the document, builds the position, asks the right rule."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, get_args

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from engine.answer import Answer, beside
from engine.errors import DocumentError
from engine.heroclix import questions
from engine.heroclix.board.ground.contradictions import contradiction_steps
from engine.heroclix.build import build_position
from engine.heroclix.document import Unasked
from engine.heroclix.fight.card_text import card_steps, thing_steps
from engine.heroclix.position import Position
from engine.heroclix.ruleset import JUDGED, Ruleset, cited, edition
from engine.heroclix.validation import document_error
from engine.heroclix.vocabulary import check_forces, check_known
from engine.ruling import Ruling, Step

if TYPE_CHECKING:
    from engine.heroclix.force.questions import ForceQuestion

__all__ = ["adjudicate", "answer", "prepare", "read", "schema"]

# where each question is answered, by the family of rules; a family is loaded when one of its questions is first asked
ANSWERS: Mapping[type[questions.Question], tuple[str, str]] = {
    questions.LineOfFireAsk: ("board", "line_of_fire"),
    questions.AdjacentAsk: ("board", "adjacent"),
    questions.DistanceAsk: ("board", "distance"),
    questions.ReachableAsk: ("movement", "reachable"),
    questions.PathAsk: ("movement", "path"),
    questions.ShortestPathAsk: ("movement", "shortest_path"),
    questions.BreakAwayAsk: ("movement", "break_away"),
    questions.StackAsk: ("fight", "stack"),
    questions.ValueAsk: ("fight", "value"),
    questions.AttackAsk: ("fight", "attack"),
    questions.OddsAsk: ("odds", "odds"),
    questions.LegalAsk: ("fight", "legal"),
    questions.LegalActionsAsk: ("fight", "legal_actions"),
    questions.UseAsk: ("fight", "use"),
    questions.KnockbackAsk: ("knockback", "knockback"),
    questions.MarkerRemovedAsk: ("knockback", "marker_removed"),
    questions.AreaAsk: ("area", "area"),
    questions.PlaceAsk: ("area", "place"),
    questions.StartingAreaAsk: ("setting_up", "starting_area"),
}

# their rulings tell of the cards where they belong
TOLD_BY_THE_FIGHT = (
    questions.ValueAsk,
    questions.AttackAsk,
    questions.OddsAsk,
    questions.LegalAsk,
    questions.LegalActionsAsk,
    questions.UseAsk,
)
# without a map: about forces and results, answered by the family of that name
MAPLESS = ("force", "initiative", "score")

QUESTION: TypeAdapter[questions.Ask] = TypeAdapter(
    Annotated[questions.Ask, Field(discriminator="type")], config=ConfigDict(defer_build=True)
)


def answer(position: Position, question: Mapping[str, object]) -> Answer:
    """Answer a question of CONTRACT section 3.1 about a position. Raises DocumentError naming the field.

    >>> from engine.heroclix.position import MapPrint
    >>> from engine.heroclix.editions.modern import MODERN
    >>> answer(Position(MODERN, MapPrint(8, 8)), {"type": "distance", "a": "A1", "b": "D3"}).fields["result"]
    3
    """
    try:
        ask = QUESTION.validate_python(question)
    except ValidationError as error:
        raise document_error(error, questions.Ask, "ask") from None
    return cited(position.ruleset.book, _answer(position, ask))


@cache
def _judge_of(family: str, name: str) -> Callable[..., Answer]:
    """Return the function that answers a question."""
    found: Callable[..., Answer] = getattr(import_module(f"engine.heroclix.answers.{family}"), name)
    return found


def prepare() -> None:
    """Load what is otherwise loaded when it is first needed, so that no question waits for it."""
    from engine.heroclix.whole import Document, Listed  # noqa: PLC0415  # see `_form`

    for answered in (*ANSWERS.values(), *(("force", name) for name in MAPLESS)):
        _judge_of(*answered)
    asked = (_question(name) for name in (*_questions(), *MAPLESS))
    models: Iterable[type[BaseModel]] = (Document, Listed, Unasked, *asked)
    for model in models:
        model.model_rebuild()
    QUESTION.rebuild()


def _answer(position: Position, ask: questions.Ask | ForceQuestion) -> Answer:
    found: Answer = _judge_of(*ANSWERS[type(ask)])(position, ask)
    ruling, fields = _with_cards(position, ask, found.ruling), found.fields
    if position.powers.cards_read:
        ruling, fields = _with_sentences(position, ask, ruling, fields)
    return Answer(ruling, fields, {each.id: each.name for each in (*position.sideline, *position.figures)})


def _with_sentences(
    position: Position, ask: questions.Ask | ForceQuestion, ruling: Ruling, fields: Mapping[str, object]
) -> tuple[Ruling, Mapping[str, object]]:
    """Return the ruling and the fields with the sentences of texts that matter to the question."""
    there = (*position.figures, *position.sideline)
    if not any(special.sentences for figure in there for special in figure.special):
        return ruling, beside(fields, cards=[])
    from engine.heroclix.reminders.cards import cards_of, told  # noqa: PLC0415  # most documents have no text

    cards = cards_of(position, ask, fields)
    steps = tuple(told(cards))
    return (_told_before_its_end(ruling, steps) if steps else ruling), beside(fields, cards=[one.row for one in cards])


def _with_cards(position: Position, ask: questions.Ask | ForceQuestion, ruling: Ruling) -> Ruling:
    """Return the ruling with what it says of the cards of the figures that the question names, before its end."""
    words = {word for _, value in ask for word in _words(value)}
    named = [figure for figure in position.figures if figure.id in words]
    steps = thing_steps(position, *named)
    if not isinstance(ask, TOLD_BY_THE_FIGHT):
        steps += card_steps(position.powers, *named)
    return _told_before_its_end(ruling, steps) if steps else ruling


def _told_before_its_end(ruling: Ruling, steps: tuple[Step, ...]) -> Ruling:
    return replace(ruling, steps=(*ruling.steps[:-1], *steps, *ruling.steps[-1:]))


def _words(value: object) -> Iterator[str]:
    """Yield the texts that a parameter of a question holds."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _words(part)


def read(document: Mapping[str, object]) -> tuple[Position, questions.Ask | ForceQuestion]:
    """Return the position and the question of a document. Raises DocumentError naming the field."""
    parsed, ask, rules = _parsed(document)
    return build_position(parsed, rules), ask


def _parsed(document: Mapping[str, object]) -> tuple[Unasked, questions.Ask | ForceQuestion, Ruleset]:
    parsed, ask = _checked(document)
    if parsed.ruleset not in JUDGED:
        raise DocumentError("ruleset", "error-ruleset-not-judged", given=parsed.ruleset, expected=", ".join(JUDGED))
    rules = edition(parsed.ruleset)
    check_known("ask.type", ask.type, rules)
    check_forces(_forces(parsed), rules)
    return parsed, ask, rules


def _forces(parsed: Unasked) -> dict[str, BaseModel]:
    """Return the forces that a document lists, by their paths."""
    found = {f"forces.{side}": force for side, force in getattr(parsed, "forces", {}).items()}
    one = getattr(parsed, "force", None)
    return found if one is None else {"force": one, **found}


def _checked(document: Mapping[str, object]) -> tuple[Unasked, questions.Ask | ForceQuestion]:
    """Return a document and its question, each checked. Raises DocumentError naming the field."""
    try:
        unasked = _form(document).model_validate(document)
        return unasked, _question(unasked.ask["type"]).model_validate(unasked.ask)
    except (ValidationError, LookupError, TypeError):
        pass  # what is wrong is told by the document as a whole, whose making takes longest of all that is done here
    from engine.heroclix.whole import Document  # noqa: PLC0415  # see `_form`

    try:
        whole = Document.model_validate(document)
    except ValidationError as error:
        raise document_error(error, Document) from None
    return whole, whole.ask


def _form(document: Mapping[str, object]) -> type[Unasked]:
    """Return the least form that takes a document: with forces only where it gives some, or its question needs them."""
    ask = document.get("ask")
    asked = ask.get("type") if isinstance(ask, Mapping) else None
    if asked not in MAPLESS and not document.keys() & {"force", "forces"}:
        return Unasked
    from engine.heroclix.whole import Listed  # noqa: PLC0415  # most documents are about a position alone

    return Listed


def _question(name: str) -> type[Any]:
    """Return the kind of question that documents call so. Raises LookupError where there is none, or TypeError."""
    if name not in MAPLESS:
        return _questions()[name]
    from engine.heroclix.force.questions import FORCE_QUESTIONS  # noqa: PLC0415  # most documents are about a position

    return FORCE_QUESTIONS[name]


@cache
def _questions() -> Mapping[str, type[Any]]:
    """Return every kind of question about a position by the name that documents give it."""
    return {get_args(kind.model_fields["type"].annotation)[0]: kind for kind in ANSWERS}


def adjudicate(document: Mapping[str, object]) -> Answer:
    """Rule on one document of a HeroClix edition. Raises DocumentError naming the field.

    >>> adjudicate({"ruleset": "heroclix-modern", "ask": {"type": "force"},
    ...             "force": {"figures": [{"name": "Rob", "points": 50}]}}).fields["legal"]
    True
    """
    parsed, ask, rules = _parsed(document)
    if ask.type in MAPLESS:
        mapless = _judge_of("force", ask.type)(parsed, ask, rules)
        if rules.powers.cards_read:
            mapless = replace(mapless, fields=beside(mapless.fields, cards=[]))
        return cited(rules.book, mapless)
    position = build_position(parsed, rules)
    found = _answer(position, ask)
    contradictions = contradiction_steps(position.map)
    if contradictions:
        found = replace(found, ruling=_told_before_its_end(found.ruling, contradictions))
    return cited(rules.book, found)


def schema() -> dict[str, Any]:
    """Return the JSON Schema of a position document: the map may be left out of the questions that need none."""
    from engine.heroclix.whole import Document, DocumentSchema  # noqa: PLC0415  # see `_form`

    found = Document.model_json_schema(schema_generator=DocumentSchema)
    mapless = {"properties": {"ask": {"properties": {"type": {"enum": list(MAPLESS)}}}}}
    needs = {"if": mapless, "else": {"required": ["map"], "properties": {"map": {"type": "object"}}}}
    found["properties"]["ruleset"]["enum"] = list(JUDGED)
    # its own `$id`, so that what it refers to is found within it wherever it stands
    marks = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "urn:clix-judge:heroclix"}
    return {**marks, **found, **needs}

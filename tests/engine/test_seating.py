"""P31, P301: seats handed over, games that rest, judges called, in every game; nobody's seat is taken away."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations
from typing import Any

import pytest

from engine.dice import FixedDice
from engine.errors import DocumentError, LogError
from engine.game import RULESETS, game_of
from engine.heroclix import game as heroclix
from engine.motu import game as motu
from engine.seating import CallJudge, OfferSeat, Pause, Resume, SeatHanded, SeatOffered, TakeOver, TurnDown

ANN, BEN, CID, EVE = "1", "2", "3", "4"
SIDES: dict[str, tuple[str, str]] = {"motu": ("masters", "evil")}


class Table:
    """A game with its log, two of whose seats are taken."""

    def __init__(self, ruleset: str) -> None:
        self.game = game_of(ruleset)
        self.of: Any = motu if ruleset == "motu" else heroclix
        self.first, self.second = SIDES.get(ruleset, ("red", "blue"))
        self.log: list[Any] = []
        self.state = self.game.new()
        self.do(motu.NewGame("", actor=ANN) if ruleset == "motu" else heroclix.NewGame(ruleset, actor=ANN))
        self.do(self.of.Join("Ann", self.first, actor=ANN))
        self.do(self.of.Join("Ben", self.second, actor=BEN))

    def do(self, command: Any) -> list[str]:
        """Give a command; return what is said of it. Its events come back from JSON as they were."""
        decision = self.game.decide(self.state, command, FixedDice([]))
        for event in decision.events:
            assert self.game.event_from_json(self.game.event_to_json(event)) == event
            self.log.append(event)
            self.state = self.game.apply(self.state, event)
            assert self.game.describe(self.state, event).reading
        return [step.message for step in decision.ruling.steps]

    def refused(self, command: Any, why: str) -> None:
        """Give a command that is refused, for that reason first."""
        assert not self.game.decide(self.state, command, FixedDice([])).events
        assert self.do(command)[0].endswith(why)

    def player(self, side: str) -> str:
        """Return the id of who sits at a side's seat."""
        return next((seat.id for seat in self.state.players if seat.side == side), "")


@pytest.fixture(params=RULESETS)
def table(request: pytest.FixtureRequest) -> Table:
    """Every edition and the other game."""
    return Table(request.param)


def test_the_one_named_takes_the_seat(table: Table) -> None:
    """Offered by its player, taken by the one it is offered to: the seat keeps its place in the order."""
    table.do(OfferSeat(CID, "Cid", actor=ANN))
    table.do(TakeOver(table.first, "Cid", actor=CID))
    assert [seat.id for seat in table.state.players] == [CID, BEN]
    assert table.state.offers == ()
    assert table.state.sides_of(ANN) == ()


def test_nobody_else_takes_it(table: Table) -> None:
    """Not before it is offered, no other user, not its player nor the other's, no judge, not from another side."""
    table.refused(TakeOver(table.first, "Cid", actor=CID), "seat-not-offered")
    table.do(OfferSeat(CID, "Cid", actor=ANN))
    for user, judge in ((BEN, False), (ANN, False), (EVE, False), (EVE, True), ("", True)):
        table.refused(TakeOver(table.first, "Eve", actor=user, judge=judge), "seat-not-offered")
    table.refused(TakeOver(table.second, "Cid", actor=CID), "seat-not-offered")
    table.refused(TakeOver("nowhere", "Cid", actor=CID), "seat-not-offered")


def test_who_has_no_seat_offers_none(table: Table) -> None:
    """A judge neither; of another's seat nobody; one's own not to oneself."""
    assert table.do(OfferSeat(CID, "Cid", actor=EVE))[0].endswith("not-a-player")
    table.refused(OfferSeat(CID, "Cid", actor=EVE, judge=True), "no-seat-to-offer")
    table.refused(OfferSeat(ANN, "Ann", actor=ANN), "offered-to-self")
    with pytest.raises(DocumentError):
        table.do(OfferSeat(CID, "Cid", table.second, actor=ANN))
    with pytest.raises(DocumentError):
        table.do(OfferSeat(CID, "Cid", "nowhere", actor=ANN))


def test_an_offer_ends_with_what_it_rests_on(table: Table) -> None:
    """Turned down, taken back, made to another, the seat given up, or a new player in it: then it is none."""
    offer, take = OfferSeat(CID, "Cid", actor=ANN), TakeOver(table.first, "Cid", actor=CID)
    for ending in (TurnDown(table.first, actor=CID), TurnDown(table.first, actor=ANN)):
        table.do(offer)
        table.refused(TurnDown(table.first, actor=BEN), "seat-not-offered")
        table.do(ending)
        table.refused(take, "seat-not-offered")
    table.do(offer)
    table.do(OfferSeat(EVE, "Eve", actor=ANN))
    table.refused(take, "seat-not-offered")
    table.do(offer)
    table.do(table.of.Leave(actor=ANN))
    table.refused(take, "seat-not-offered")
    table.do(table.of.Join("Eve", table.first, actor=EVE))
    table.refused(take, "seat-not-offered")
    assert table.player(table.first) == EVE


def test_of_several_seats_one_is_offered(table: Table) -> None:
    """Who plays alone says which; the other stays theirs."""
    table.do(OfferSeat(ANN, "Ann", actor=BEN))
    table.do(TakeOver(table.second, "Ann", actor=ANN))
    with pytest.raises(DocumentError):
        table.do(OfferSeat(CID, "Cid", actor=ANN))
    table.do(OfferSeat(CID, "Cid", table.second, actor=ANN))
    table.do(TakeOver(table.second, "Cid", actor=CID))
    assert (table.player(table.first), table.player(table.second)) == (ANN, CID)


def test_a_forged_log_hands_over_no_empty_or_foreign_seat(table: Table) -> None:
    """An event that takes a seat from who does not have it, or that nobody has, does not follow."""
    for side, before in ((table.first, BEN), (table.first, EVE), ("green", ANN), ("nowhere", ANN)):
        facts = {"side": side, "before": before, "before_name": "", "player": CID, "name": "Cid"}
        with pytest.raises(LogError):
            table.game.apply(table.state, SeatHanded(actor=CID, command=table.state.sequence + 1, **facts))
    offered = SeatOffered(actor=CID, command=table.state.sequence + 1, side="green", name="x", to=CID)
    with pytest.raises(LogError):
        table.game.apply(table.state, offered)


def test_a_game_that_rests_takes_nothing_about_the_table(table: Table) -> None:
    """Nobody's command, no judge's, no undo; seats, calls and its end do; who does not play cannot go on with it."""
    table.do(Pause("Ben", actor=BEN))
    assert table.state.paused == "Ben"
    for command in (
        table.of.Undo(actor=ANN),
        table.of.Redo(actor=ANN),
        table.of.Undo(actor=EVE, judge=True),
        Pause("Ann", actor=ANN),
        table.of.Correct(None, "round", 2, actor=EVE, judge=True),
    ):
        table.refused(command, "-rests")
    table.do(OfferSeat(CID, "Cid", actor=ANN))
    table.do(TakeOver(table.first, "Cid", actor=CID))
    table.do(CallJudge("Cid", 1, actor=CID))
    table.refused(Resume("Eve", actor=EVE), "not-a-player")
    table.do(Resume("Cid", actor=CID))
    assert table.state.paused == ""
    table.refused(Resume("Cid", actor=CID), "rests-not")


def test_a_judge_may_pause_and_go_on(table: Table) -> None:
    """Also one who does not play."""
    table.refused(Pause("Eve", actor=EVE), "not-a-player")
    table.do(Pause("Eve", actor=EVE, judge=True))
    table.do(Resume("Eve", actor=EVE, judge=True))
    assert table.state.paused == ""


def test_a_judge_is_called_once_for_each_ruling(table: Table) -> None:
    """By who plays; about an older one, too; about the same again nobody."""
    table.refused(CallJudge("Eve", 7, actor=EVE), "not-a-player")
    for number in (7, 9, 3):
        table.do(CallJudge("Ann", number, actor=ANN))
        table.refused(CallJudge("Ben", number, actor=BEN), "called-already")


BESIDE: tuple[Callable[[Table], Any], ...] = (
    lambda _: Pause("Ben", actor=BEN),
    lambda _: CallJudge("Ben", 5, actor=BEN),
    lambda table: OfferSeat(EVE, "Eve", actor=BEN),
)


def test_what_stands_beside_the_table_is_passed_by_by_undo(table: Table) -> None:
    """In any order of a pause, a call and an offer, the step before them is taken back and put back, and they stay."""
    for order in permutations(BESIDE):
        fresh = Table(table.state.ruleset)
        fresh.do(fresh.of.Leave(actor=ANN))
        for beside in order:
            fresh.do(beside(fresh))
        fresh.do(Resume("Ben", actor=BEN))
        before = fresh.state
        fresh.do(fresh.of.Undo(actor=ANN, judge=True))
        assert fresh.player(fresh.first) == ANN
        assert (fresh.state.called, fresh.state.offers) == (before.called, before.offers)
        assert fresh.state.called == (5,)
        fresh.do(fresh.of.Redo(actor=ANN, judge=True))
        assert fresh.player(fresh.first) == ""
        assert fresh.state.offers == before.offers
        again = fresh.game.new()
        for event in fresh.log:
            again = fresh.game.apply(again, event)
        assert again == fresh.state


def test_a_seat_handed_over_is_taken_back_by_who_took_it(table: Table) -> None:
    """Not by who gave it; then it is theirs again."""
    table.do(OfferSeat(CID, "Cid", actor=ANN))
    table.do(TakeOver(table.first, "Cid", actor=CID))
    table.refused(table.of.Undo(actor=BEN), table.do(table.of.Undo(actor=BEN))[0])
    table.do(table.of.Undo(actor=CID))
    assert table.player(table.first) == ANN

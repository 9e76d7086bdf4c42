"""Questions about who strikes at whom leaves: who leaves, by the verb, its pronoun, or what leaving brings."""

from __future__ import annotations

from typing import Any

from engine.motu.words.context import Context, NotUnderstood
from engine.words.reading import Reading
from engine.words.signs import Sign

__all__ = ["opportunity"]

SPANISH = frozenset({"se va", "si se va", "se aleja", "si se aleja", "abandona", "si abandona", "sale", "si sale",
                     "se mueve", "si se mueve", "anda", "corre", "al irse", "irse", "se marcha", "huye"})  # fmt: skip
LEAVING = SPANISH | {
    "leaves", "leave", "moves away", "move away", "runs away", "walks away", "moves", "walks", "runs", "goes", "move",
    "goes away", "backs off", "walks off", "steps away", "steps back", "backs away", "runs off", "sneaks off",
    "sneaks away", "retreats", "flees", "back off", "walk away", "back away", "run away", "step away",
}  # fmt: skip
STRIKING = frozenset({"hace", "hacen", "tienen", "si", "pegan", "le pegan", "le hacen", "if", "when", "al"})
STRIKES = frozenset({"hit", "hits", "attack", "attacks", "strike", "strikes", "swing", "swings", "pega", "ataca"})
PROVOKING = frozenset({"provoke", "provokes", "provoca", "provocaria"})
BETWEEN = frozenset({"may", "do"})  # signs between who does it and the verb


def opportunity(context: Context) -> dict[str, Any]:
    """Ask who attacks whom leaves: behind whom a word for leaving stands, whose pronoun does, or who provokes it."""
    reading = context.reading
    named = {spot.ids: spot for spot in reversed(reading.spots) if spot.kind == "figure"}
    if reading.has("not") or not 1 <= len(named) <= 2 or len(reading.spots) != len(reading.all("figure")):
        raise NotUnderstood
    found = {ids for sign in reading.signs for ids in _leaver(reading, sign, named)}
    if len(found) > 1 or (not found and len(named) > 1):
        raise NotUnderstood
    if len(named) == 1:
        if _strikes(reading):
            raise NotUnderstood  # "does Brak hit him for free if he leaves"
        _surely_leaves(reading)
    ids = found.pop() if found else next(iter(named))
    return {"type": "opportunity", "figure": context.figure(named[ids]).id}


def _strikes(reading: Reading) -> bool:
    """Return whether the one who is named is said to strike, or a pronoun is whom somebody strikes."""
    free = reading.first("opportunity")
    if free is None:
        return False
    before = [sign for sign in reading.signs if sign.at < free.at and sign.kind not in (*BETWEEN, "have")]
    verb = next((word for word in free.text.split() if word not in ("to", "le", "get", "gets")), "")
    does = bool(before) and before[-1].kind == "figure" and not before[-1].mark and verb in STRIKES
    return does or (free.form == "him" and not reading.has("who"))


def _leaver(reading: Reading, verb: Sign, named: dict[tuple[str, ...], Sign]) -> set[tuple[str, ...]]:
    """Return whom one sign says to leave, or to provoke it; nobody where it says nothing of the kind."""
    leaves = verb.kind in ("leave", "move") and verb.text in LEAVING
    if not leaves and verb.kind != "provoke":
        return set()
    signs = reading.signs
    at = signs.index(verb)
    before = next((sign for sign in reversed(signs[:at]) if sign.kind not in BETWEEN), None)
    if before is not None and before.kind == "figure" and not before.mark:
        return {before.ids}
    spanish = verb.text in SPANISH
    after = signs[at + 1] if at + 1 < len(signs) else None
    if spanish and after is not None and after.kind == "figure" and not after.mark:
        return {after.ids}
    if not leaves or not (spanish or (before is not None and before.kind == "he")):
        return set()
    if len(named) == 1:
        return _if_named_before(reading, verb, named)
    endures = {ids for ids, spot in named.items() if spot.mark == "to" and spot.at < verb.at}
    if len(endures) != 1:
        raise NotUnderstood  # "Brak pega gratis con Mera si se va"
    return endures


def _if_named_before(reading: Reading, verb: Sign, named: dict[tuple[str, ...], Sign]) -> set[tuple[str, ...]]:
    """Return the one who is named, of a pronoun only where it follows: "if he leaves does Brak" may be another."""
    (ids, spot), *_ = named.items()
    if reading.has("he") and not any(spot.at < sign.at for sign in reading.all("he") if sign.at < verb.at):
        raise NotUnderstood
    return {ids}


def _surely_leaves(reading: Reading) -> None:
    """Raise NotUnderstood where it may be asked whom one strikes, not who strikes at it."""
    spot = reading.spots[0]
    if spot.mark == "to":
        return
    leave = any(sign.text not in STRIKING for sign in reading.all("leave"))
    if not (leave or reading.has("move", "provoke")):
        raise NotUnderstood
    free = reading.first("opportunity")
    if free is None:
        if not any(sign.text in PROVOKING for sign in reading.all("provoke")):
            raise NotUnderstood  # what else one may suffer who moves, is open
        return
    strikes = [sign for sign in reading.all("have") if sign.at < free.at and sign.text in ("get", "gets", "got")]
    led = reading.first("figure", "he")
    if strikes and led is not None and led.at < strikes[0].at and not reading.has("provoke", "who"):
        raise NotUnderstood  # "if Brak leaves does he get a free hit"

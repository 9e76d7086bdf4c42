"""Questions about attacks with weapons: may one, with how many dice, at what threshold and odds, at what cost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from engine.motu.position import Weapon
from engine.motu.words.context import Context, NotUnderstood
from engine.words.bare import bare
from engine.words.purpose import gerund, purpose

__all__ = ["ATTACKS", "WITH", "Several", "attack", "cost", "dice", "odds", "reaches", "threshold", "to_hit"]

Question = dict[str, Any]
ATTACKS = ("hit", "shoot", "melee", "cast", "kill")
WITH = frozenset({"weapon", "fists", *ATTACKS})
NEEDS = ("need", "needs", "necesita")


class Several(list[Question]):
    """One question for each of several characters or weapons; `common` is the parameter that is the same in all."""

    def __init__(self, questions: Iterable[Question], common: str) -> None:
        super().__init__(questions)
        self.common = common


def _each(weapons: Sequence[Weapon], common: str, **asked: str) -> Question | Several:
    """Return a question for each weapon, or the one question where there is but one."""
    made = [{**asked, "weapon": weapon.id} for weapon in weapons]
    return made[0] if len(made) == 1 else Several(made, common)


def attack(context: Context) -> Question | Several:
    """Ask whether one may attack another, with each weapon; of taking somebody out, the chances."""
    if context.reading.has("kill"):
        return odds(context)  # whether the wounds are enough, the chances tell
    attacker, target = context.figures()
    return _each(context.weapons(attacker), "attacker", type="attack", attacker=attacker.id, target=target.id)


def _surely_attacks(context: Context) -> None:
    """Raise NotUnderstood where need, chance or dice may be of something else than an attack, or of its failing."""
    if context.reading.has("not") or (not context.reading.has(*WITH, "defend") and not bare(context.reading)):
        raise NotUnderstood


def dice(context: Context) -> Question | Several:
    """Ask how many dice: of the attack, whose answer has those of the defense too; who defends may come first."""
    _surely_attacks(context)
    one, other = context.pair()
    if context.reading.has("defend") and other.mark in ("to", "with") and one.mark == "":
        one, other = other, one
    attacker, target = context.figure(one), context.figure(other)
    return _each(context.weapons(attacker), "attacker", type="attack", attacker=attacker.id, target=target.id)


def threshold(context: Context) -> Question | Several:
    """Ask what one needs against another, with each weapon; of taking somebody out, the chances."""
    if context.reading.has("kill"):
        return odds(context)
    _surely_attacks(context)
    attacker, target = context.figures()
    return _each(context.weapons(attacker), "figure", type="threshold", figure=attacker.id, target=target.id)


def to_hit(context: Context) -> Question | Several:
    """Ask for the threshold, of words that name an attack and no more: "Brak to hit Mera", "Brak hitting Mera?"."""
    reading = context.reading
    verb = purpose(reading, ATTACKS) or (gerund(reading, ATTACKS) if reading.asked else None)
    if verb is None or len(reading.all(*ATTACKS)) != 1 or reading.has("may", "do", "not", "stop", "he", "have"):
        raise NotUnderstood
    one, other = context.two()
    if other.at < verb.at or (reading.has("be") and not reading.has("wh")) or (one.mark, other.mark) == ("", "for"):
        raise NotUnderstood
    return threshold(context)


def odds(context: Context) -> Question | Several:
    """Ask for the chances of an attack with each weapon."""
    _surely_attacks(context)
    attacker, target = context.figures()
    return _each(context.weapons(attacker), "attacker", type="odds", attacker=attacker.id, target=target.id)


def reaches(context: Context) -> Question | Several:
    """Ask of an attack with a weapon that shoots whether it reaches another: "does Brak's bow reach Zor"."""
    reading = context.reading
    one, other = context.two()
    reach, weapon = reading.all("reach")[0], reading.all("weapon")
    if len(weapon) != 1 or reading.has("not", "he", "him", "far") or not (reading.asked or reading.has("may", "do")):
        raise NotUnderstood
    owned = one.mark == "of" and other.mark in ("", "to") and weapon[0].at < other.at
    led = any(other.at < sign.at < weapon[0].at for sign in reading.loose if sign.text in ("with", "con", "using"))
    using = one.mark == "" and other.mark in ("", "to") and one.at < reach.at and led
    if not (owned or using) or (other.mark == "" and reach.at > other.at):
        raise NotUnderstood
    attacker, target = context.figure(one), context.figure(other)
    weapons = context.weapons(attacker)
    if not all(each.range for each in weapons):
        raise NotUnderstood  # who reaches another with a sword may walk there first
    return _each(weapons, "attacker", type="attack", attacker=attacker.id, target=target.id)


def cost(context: Context) -> Question | Several:
    """Ask what an action costs, or an attack with each weapon in turn; "need" only where mana is named."""
    figure = context.alone()
    needs = context.reading.all("threshold")
    much = context.reading.has("wh") or any(" " in sign.text for sign in context.reading.all("mana"))
    if context.reading.has("have") and context.reading.has("mana") and much:
        raise NotUnderstood  # how much mana somebody has, is no cost
    if context.reading.has("spends") and (not context.reading.has("mana") or not much):
        raise NotUnderstood  # whether somebody spends it on something, is no cost
    if needs and (not context.reading.has("mana") or any(sign.text not in NEEDS for sign in needs)):
        raise NotUnderstood
    actions = {"concentration": "concentration", "guard": "guard", "movement": "movement", "move": "movement"}
    named = {actions[sign.kind] for sign in context.reading.all(*actions)}
    attacks = context.reading.has("attacking", "weapon", "fists", *ATTACKS)
    if len(named) + attacks != 1 or context.reading.has("kill"):
        raise NotUnderstood
    if not attacks:
        return {"type": "action_cost", "figure": figure.id, "action": named.pop()}
    return _each(context.weapons(figure), "figure", type="action_cost", figure=figure.id, action="attack")

"""Questions of need and chance without a verb of attacking: "what does Thor need against Loki"."""

from __future__ import annotations

from collections.abc import Mapping

from engine.words.reading import Reading

__all__ = ["bare"]

# all that stands in for verbs in such a question; any other says that something else is to be done
SAID: Mapping[str, frozenset[str]] = {
    "be": frozenset({"r", "is it", "it is", "it", "is", "are", "was", "were", "es", "esta", "son", "seria", "sera"}),
    "have": frozenset({"have", "has", "had", "having", "tiene", "tienen", "tendria", "tengo", "tenga", "con", "hace"}),
    "make": frozenset(),
    "so-that": frozenset(),
    "when": frozenset(),
}
# a number, where one is asked for
ROLLED = frozenset({"get", "gets", "got", "make", "makes", "tener", "hacer", "consigue", "recibe", "obtiene"})
THROWN = frozenset({"roll", "throw", "sacar", "tirar", "lanzar"})
NEAR = frozenset({"close", "close up", "up close", "cerca", "de cerca", "cercano", "cercana", "junto", "contacto"})


def bare(reading: Reading) -> bool:
    """Return whether words of need or chance, which name no attack, say nothing else that is to be done.

    Nor do they turn round who is named: "what does Thor need from Loki" asks for nothing that Loki does.
    """
    spots = reading.spots
    against = any(spot.form == "against" for spot in spots)
    need = reading.has("need")
    turning = ("from", "by", "with", "of") if need else ("from", "by", "with")
    if any(spot.mark in turning for spot in spots[1:]) or reading.has("not"):
        return False
    if not against and any(sign.text in NEAR for sign in reading.all("close")):
        return False
    asked = against and reading.has("number", "roll", "wh", "dice")
    for kind, said in SAID.items():
        if any(sign.text not in said and not (asked and sign.text in ROLLED) for sign in reading.all(kind)):
            return False
    return against or not any(_done_to(reading, number) for number in range(1, len(reading.signs)))


def _done_to(reading: Reading, number: int) -> bool:
    """Return whether a word for rolling, doing or having stands between two: "to throw Loki"."""
    sign, after = reading.signs[number], [each for each in reading.signs[number + 1 :] if each.text != "con"]
    led = any(before.kind == "figure" for before in reading.signs[:number])
    dice = sign.kind in ("dice", "threshold") and reading.has("threshold") and sign.text.split()[-1] in THROWN
    asked = sign.kind == "do" and number and reading.signs[number - 1].kind in ("wh", "how", "number", "dice")
    if asked and all(each.mark == "for" for each in reading.spots if each.at < sign.at):
        return False  # "for Loki what does Thor need"
    verb = dice or (sign.kind in ("roll", "do", "have") and sign.text != "con")
    return verb and led and any(each.kind == "figure" for each in after[:1])

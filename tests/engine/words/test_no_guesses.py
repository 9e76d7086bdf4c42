"""Names, typing errors and orders of words at random: what is understood names whom the words name, or nothing is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.heroclix.words import Understanding, understand
from engine.words.mentions import Names, mistyped
from engine.words.sounds import sounds_like
from engine.words.text import words_of
from tests.engine.words.asking import DOCUMENTS, position_of

HARBOUR = position_of("harbour")
FIGURES: Mapping[str, str] = {figure.id: figure.name for figure in HARBOUR.figures}
PLACES = ("from", "to", "figure", "target", "attacker", "a", "b", "away_from")
LETTERS = "abcdefghijklmnopqrstuvwxyz"
# who does it before whom it is done to, in both languages
FRAMES = (
    "can {0} see {1}?", "can {0} shoot {1}", "what does {0} need to hit {1}?", "is {0} adjacent to {1}",
    "how far is {0} from {1}", "can {0} carry {1}?", "{0} ve a {1}", "puede {0} dispararle a {1}?",
    "cuanto necesita {0} para pegarle a {1}", "esta {0} al lado de {1}?", "puede {0} llevar a {1}",
    "le puede pegar {0} a {1}", "defensa de {0} contra {1}", "can {1} be hit by {0}?", "a {1} lo ve {0}?",
)  # fmt: skip
ALONE = (
    "how far can {0} move?", "what can {0} do", "does {0} have to break away?", "hasta donde llega {0}",
    "ataque de {0}", "esta trabado {0}?", "can {0} use outwit?", "puede {0} llegar a F3?",
)  # fmt: skip
KNOWN = (
    "can could is does what who how far the a el la que a de con para en to with from by and or not no puede le lo ve "
    "pega dispara llega necesita si estuviera if was stood attack defense range line fire linea fuego wolf ember vane "
    "tern golem D4 F3 4 7 charge outwit adjacent carry move him he it next turn ? , ."
)
# nobody in play is called so, and none of these is a slip of the finger away from anybody
STRANGERS = (
    "Blackbird", "Mordrake", "Zephyr", "The Wanderer", "Iron Giant", "Silver Hawk", "Captain Dusk", "Doctor Grimm",
    "Bane", "Hollow Queen", "Sea Witch", "Clay Prince",
    "Relámpago", "Hombre Pez", "Doctora Sombría", "Ironclad", "Quicksilver",
)  # fmt: skip


def _named(found: Understanding) -> set[str]:
    """Return the figures that the questions name, those of a list too."""
    questions: list[Mapping[str, Any]] = [question for meant in found.meant for question in meant.questions]
    there = {str(question[part]) for question in questions for part in PLACES if part in question}
    there |= {each for question in questions for part in ("targets", "carry") for each in question.get(part, ())}
    during = [question.get("during", {}) for question in questions]
    there |= {str(each[part]) for each in during for part in ("attacker", "target") if part in each}
    return there & set(FIGURES)


@st.composite
def slips(draw: st.DrawFn, name: str) -> str:
    """Draw a name with one letter left out, doubled, exchanged or swapped with the next; the first one stays."""
    at = draw(st.integers(1, len(name) - 2))
    kind = draw(st.sampled_from(("out", "twice", "other", "swap")))
    letter = draw(st.sampled_from(LETTERS))
    changed = {"out": "", "twice": name[at] * 2, "other": letter, "swap": name[at + 1] + name[at]}[kind]
    return name[:at] + changed + name[at + (2 if kind == "swap" else 1) :]


@given(frame=st.sampled_from(FRAMES), pair=st.permutations(sorted(FIGURES)), data=st.data())
@settings(max_examples=400, deadline=None)
def test_mistyped_names_are_theirs_or_nobodys(frame: str, pair: list[str], data: st.DataObject) -> None:
    """With a slip in each name, what is understood names the two figures meant; else nothing is, or both are told."""
    typed = [data.draw(slips(FIGURES[each])) for each in pair[:2]]
    found = understand(HARBOUR, frame.format(*typed))
    assert _named(found) in ({*pair[:2]}, set())


@given(frame=st.sampled_from(FRAMES), pair=st.permutations(sorted(FIGURES)), letter=st.sampled_from(["", *LETTERS]))
@settings(max_examples=300, deadline=None)
def test_a_slip_in_the_first_letter_names_nobody_else(frame: str, pair: list[str], letter: str) -> None:
    """With its first letter left out or another, a name is its figure's or nobody's."""
    typed = [letter + FIGURES[each][1:] for each in pair[:2]]
    assert _named(understand(HARBOUR, frame.format(*typed))) in ({*pair[:2]}, set())


# whole names of the harbour in Spanish, and what is none: a part, another's word, a third one
TRANSLATED = {
    "Lobo de Hierro": "wolf", "la polilla de plata": "moth", "Caballero Hueco": "knight",
    "el golem de arcilla": "golem",
    "golem de barro": "golem", "Lobo de Plata": "", "Caballero de Hierro": "", "polilla": "", "lobo": "",
    "el lobo de mar": "", "plata": "", "caballero": "",
}  # fmt: skip


@given(frame=st.sampled_from(FRAMES), typed=st.sampled_from(sorted(TRANSLATED)), other=st.sampled_from(sorted(FIGURES)))
@settings(max_examples=300, deadline=None)
def test_a_name_in_the_other_language_is_whole_or_nobodys(frame: str, typed: str, other: str) -> None:
    """Only a whole name said in Spanish names its figure; a part of one, or the words of two, name nobody."""
    meant = TRANSLATED[typed]
    if meant == other:
        return
    for filled in ((typed, FIGURES[other]), (FIGURES[other], typed)):
        assert _named(understand(HARBOUR, frame.format(*filled))) in (({meant, other}, set()) if meant else (set(),))


@given(
    frame=st.sampled_from((*FRAMES, *ALONE)),
    names=st.permutations(sorted(FIGURES)),
    stranger=st.sampled_from(STRANGERS),
)
@settings(max_examples=400, deadline=None)
def test_a_stranger_is_nobody(frame: str, names: list[str], stranger: str) -> None:
    """A question with a name that nobody bears is not understood, whoever else is in it and wherever it stands."""
    for filled in ((stranger, FIGURES[names[0]]), (FIGURES[names[0]], stranger)):
        if "{1}" in frame or filled[0] is stranger:
            assert understand(HARBOUR, frame.format(*filled)).meant == ()


@given(frame=st.sampled_from(FRAMES), pair=st.permutations(sorted(FIGURES)))
@settings(max_examples=300, deadline=None)
def test_whole_names_keep_their_places(frame: str, pair: list[str]) -> None:
    """With whole names every frame is understood, and the two are not exchanged."""
    found = understand(HARBOUR, frame.format(*(FIGURES[each] for each in pair[:2])))
    other = understand(HARBOUR, frame.format(*(FIGURES[each] for each in pair[1::-1])))
    first, second = found.meant[0].questions[0], other.meant[0].questions[0]
    swapped = {pair[0]: pair[1], pair[1]: pair[0]}
    assert _named(found) == {*pair[:2]}
    shown = {key: value for key, value in first.items() if key in PLACES}
    assert {key: swapped.get(value, value) for key, value in shown.items()} == {
        key: value for key, value in second.items() if key in PLACES
    }


@given(words=st.permutations(["can", "iron", "wolf", "see", "sea", "tern"]))
@settings(max_examples=300, deadline=None)
def test_words_in_any_order_name_nobody_else(words: list[str]) -> None:
    """The words of a question shuffled name nobody but the two, and never one of them for the other's part."""
    assert _named(understand(HARBOUR, " ".join(words))) <= {"wolf", "tern"}


@given(text=st.text(max_size=300))
@settings(max_examples=400, deadline=None)
def test_any_text_is_taken(text: str) -> None:
    """Whatever is typed, nothing breaks, and what names nobody is not understood."""
    found = understand(HARBOUR, text)
    assert not found.meant or _named(found) or any(letter.isdigit() for letter in text)


@given(words=st.lists(st.sampled_from(KNOWN.split()), max_size=12))
@settings(max_examples=800, deadline=None)
def test_what_is_understood_uses_every_name(words: list[str]) -> None:
    """Known words thrown together: no figure is in the question that the words do not name, and none is left out."""
    text = " ".join(words)
    found = understand(HARBOUR, text)
    if not found.meant or found.meant[0].several:
        return
    meant = found.meant[0]
    typed = {each for each in ("wolf", "ember", "vane", "tern", "golem") if each in words}
    used = _named(found) | set(meant.suppose)
    assert used <= typed
    # who holds somebody that breaks away, and whom somebody moves up to, are part of what the ruling looks at
    beside = {"break_away", "reachable"}
    assert typed == used or meant.questions[0]["type"] in beside


def test_two_of_one_name_are_both_told() -> None:
    """A figure more of the same name makes every name of it ambiguous: neither is ever taken alone."""
    twin = replace(HARBOUR.figure("tern"), id="tern-2", squares=(0,))
    position = replace(HARBOUR, figures=(*HARBOUR.figures, twin))
    for frame in FRAMES:
        for typed in ("Sea Tern", "tern", "st", "sea tren"):
            found = understand(position, frame.format("Iron Wolf", typed))
            assert found.meant == ()
            assert [set(ids) for ids in found.ambiguous.values()] == [{"tern", "tern-2"}], (frame, typed)


def test_no_document_is_changed() -> None:
    """Understanding changes nothing of what it is given."""
    before = str(DOCUMENTS["harbour"])
    understand(HARBOUR, "what if wolf stood on H12, could he see golem")
    assert str(DOCUMENTS["harbour"]) == before


# as names are written by who has only heard them
BY_EAR = (
    ("qu", "k"), ("ck", "k"), ("igh", "i"), ("ph", "f"), ("kn", "n"), ("ow", "ou"), ("oc", "ok"), ("ea", "ee"),
    ("ll", "l"), ("cl", "kl"), ("ve", "v"), ("ei", "i"), ("y", "i"), ("th", "t"), ("mb", "m"), ("c", "k"), ("v", "b"),
)  # fmt: skip
ALIKE = (
    "Night Heron",
    "Knight Errant",
    "Nyte Owl",
    "Rook",
    "Rukh",
    "Phoenix",
    "Fenix Prime",
    "Light Foot",
    "Lite Wing",
)


def by_ear(name: str, swaps: list[tuple[str, str]]) -> str:
    """Return a name with some of its spellings written otherwise."""
    for spelt, heard in swaps:
        name = name.casefold().replace(spelt, heard)
    return name


@given(
    frame=st.sampled_from(FRAMES),
    pair=st.permutations(sorted(FIGURES)),
    swaps=st.lists(st.sampled_from(BY_EAR), max_size=4),
)
@settings(max_examples=400, deadline=None)
def test_names_written_by_ear_are_theirs_or_nobodys(frame: str, pair: list[str], swaps: list[tuple[str, str]]) -> None:
    """With names as they sound, what is understood names the two figures meant; else nothing is, or both are told."""
    found = understand(HARBOUR, frame.format(*(by_ear(FIGURES[each], swaps) for each in pair[:2])))
    assert _named(found) in ({*pair[:2]}, set())


@given(
    word=st.sampled_from(("nite", "nait", "nyt", "knite", "ruk", "rook", "ruck", "fenix", "foenix", "lite", "light"))
)
def test_what_sounds_like_two_is_both(word: str) -> None:
    """Words that sound like parts of several names stand for all of them, never for one alone; a whole name wins."""
    named = {f"f{number}": name for number, name in enumerate(ALIKE)}
    found = Names(tuple(named.items())).found(words_of(word), (), common=False)
    ids = set() if found is None else set(found.ids)
    parts = {each for each, name in named.items() for part in name.casefold().split() if part.startswith(word)}
    heard = {each for each, name in named.items() for part in name.casefold().split() if sounds_like(word, part, 3)}
    wholes = {each for each, name in named.items() if sounds_like(word, name.casefold())}
    assert ids in (set(), parts, wholes) or ids >= heard


def test_a_word_by_ear_beside_the_rest_of_a_name_is_that_figures() -> None:
    """Where the other words of a name are there, a word that sounds like two is of the one that has them all."""
    names = Names(tuple((name.casefold(), name) for name in ALIKE))
    for typed, meant in (
        ("nite heron", "night heron"),
        ("nite errant", "knight errant"),
        ("fenix prim", "fenix prime"),
    ):
        found = names.found(words_of(typed), (), common=False)
        assert found is not None
        assert found.ids == (meant,)
    assert names.found(words_of("nite wing"), (), common=False) is None


@given(letters=st.text(LETTERS, min_size=3, max_size=9))
@settings(max_examples=500, deadline=None)
def test_any_letters_are_all_whom_they_fit(letters: str) -> None:
    """Of letters at random nobody is named, or whoever they are a slip, a beginning or the sound of."""
    found = Names(tuple(FIGURES.items())).found(words_of(letters), (), common=False)
    if found is None or found.whole:
        return
    for each in found.ids:
        parts = [*FIGURES[each].casefold().split(), FIGURES[each].casefold().replace(" ", "")]
        initials = "".join(part[0] for part in parts[:-1])
        near = any(
            part.startswith((letters.removesuffix("s"), letters)) or mistyped(letters, part)
            or sounds_like(letters, part)
            for part in parts
        )  # fmt: skip
        assert near or letters == initials or letters in ("cap", "capi", "capt", "doc", "dra")


@given(
    lead=st.sampled_from(("", "ok but ", "si, pero ", "wait, ", "y ", "hey guys, ")),
    tail=st.sampled_from(("", "?", " ok?", " o no", " or not?", " xfa", " right", ", please", " q pasa?")),
    frame=st.sampled_from(FRAMES),
    pair=st.permutations(sorted(FIGURES)),
)
@settings(max_examples=300, deadline=None)
def test_what_stands_around_a_question_changes_nothing(lead: str, tail: str, frame: str, pair: list[str]) -> None:
    """With words before and behind it that say nothing, a question means what it means alone."""
    alone = frame.format(*(FIGURES[each] for each in pair[:2]))
    whole = understand(HARBOUR, f"{lead}{alone.removesuffix('?')}{tail}")
    assert [each.questions for each in whole.meant] == [each.questions for each in understand(HARBOUR, alone).meant]


# questions of need and chance, and verbs that attack nobody
NEEDING = (
    "what does {0} need to {verb} {1}", "what number does {0} need to {verb} {1}?", "odds of {0} to {verb} {1}",
    "what are the chances for {0} to {verb} {1}", "how likely is it for {0} to {verb} {1}?",
    "what roll does {0} need to {verb} {1}", "what do i need for {0} to {verb} {1}",
)  # fmt: skip
NEEDING_IN_SPANISH = (
    "que necesita {0} para {verb} {1}", "cuanto necesita {0} para {verb} {1}?",
    "que probabilidad tiene {0} de {verb} {1}", "que chance tiene {0} de {verb} {1}",
    "que numero tiene que sacar {0} para {verb} {1}",
)  # fmt: skip
_ELSEWHERE = (
    "get|get by|get with|get from|get on|get to|get at|get in|get into|get near|get close to|get next to|get behind|"
    "get past|get around|go|go to|go with|go by|go from|stay|stay with|stay by|stay from|stay away from|stay off|"
    "stay out of|stay close to|stay near|stay next to|be|be with|be from|be near|be next to|keep away from|run to|"
    "walk with|use|choose|pick|take|throw|start|make|do|have|hold|see|find|save|help|carry|follow|avoid|dodge|"
    "survive|outlive|beat|reach|stand with|sit with|land on|drop|call|leave with|escape with|come from|"
    "not get hit by|get in range of|get out of sight of|take an action with|close with"
)
_ELSEWHERE_IN_SPANISH = (
    "quedar con|quedarse con|estar con|estar cerca de|ser de|tener a|hacer a|seguir a|seguir con|ir a|ir con|irse con|"
    "salir con|salir hacia|sacar a|usar a|elegir a|ver a|mirar a|llegar a|alcanzar a|acercarse a|pasar a|sobrevivir a|"
    "llevar a|ayudar a|esquivar a|evitar a|venir de|volver con|entrar con|decidir con|lograr a"
)
LEAVING = (
    "get away from", "get out of", "get off", "get free from", "break away from", "escape", "escape from", "flee from",
)  # fmt: skip


@given(
    verb=st.sampled_from(_ELSEWHERE.split("|")),
    frame=st.sampled_from(NEEDING),
    pair=st.permutations(sorted(FIGURES)),
)
@settings(max_examples=600, deadline=None)
def test_need_and_chance_of_another_verb_are_no_attack(verb: str, frame: str, pair: list[str]) -> None:
    """What somebody needs for anything but to attack is not understood, and never as an attack."""
    assert understand(HARBOUR, frame.format(*(FIGURES[each] for each in pair[:2]), verb=verb)).meant == ()


@given(
    verb=st.sampled_from(_ELSEWHERE_IN_SPANISH.split("|")),
    frame=st.sampled_from(NEEDING_IN_SPANISH),
    pair=st.permutations(sorted(FIGURES)),
)
@settings(max_examples=400, deadline=None)
def test_need_and_chance_of_another_verb_are_no_attack_in_spanish(verb: str, frame: str, pair: list[str]) -> None:
    """The same in Spanish."""
    assert understand(HARBOUR, frame.format(*(FIGURES[each] for each in pair[:2]), verb=verb)).meant == ()


@given(
    verb=st.sampled_from(LEAVING),
    frame=st.sampled_from((*NEEDING, "can {0} {verb} {1}?", "whats the roll for {0} to {verb} {1}")),
    pair=st.permutations(sorted(FIGURES)),
)
@settings(max_examples=300, deadline=None)
def test_need_and_chance_to_get_away_are_of_who_breaks_away(verb: str, frame: str, pair: list[str]) -> None:
    """To get away from somebody is to break away, by the one who is named first."""
    (meant,) = understand(HARBOUR, frame.format(*(FIGURES[each] for each in pair[:2]), verb=verb)).meant
    assert meant.questions == ({"type": "break_away", "figure": pair[0]},)


def test_friends_are_seen_as_friends() -> None:
    """Who asks for a teammate is told of figures of the same side alone, in both languages, whoever sees whom."""
    others = {"wolf", "moth", "knight"}
    for text, sees in (
        ("can ember see a teammate", True),
        ("ember ve a un aliado?", True),
        ("can an ally see ember", 0),
    ):
        (meant,) = understand(HARBOUR, text).meant
        assert {question["to" if sees else "from"] for question in meant.questions} == others
        assert {question["from" if sees else "to"] for question in meant.questions} == {"ember"}

"""What the catalogues' messages say without Fluent's runtime, held against it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import FluentParser, ast, visitor

from bot.words.language import CATALOGUES, LANGUAGES, MARKS, catalogue
from bot.words.patterns import filled, pattern_of

VALUES: tuple[object, ...] = (0, 1, 2, 17, 999, -1, "one", "other", "red", "", "Iron «Wolf» {x}", "legal")
LEFT_TO_RUNTIME: tuple[object, ...] = (1000, 1_000_000, -1000, 1.5, "x" * 2501, None)


class Named(visitor.Visitor):  # type: ignore[misc]
    """Gathers the names of the data that a pattern shows, and of the variants that it has."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.functions: set[str] = set()
        self.keys: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        """Take a name."""
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - the library's name
        """Take a function."""
        self.functions.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802 - the library's name
        """Take a key, and look into what it stands for."""
        if isinstance(node.key, ast.Identifier):
            self.keys.add(node.key.name)
        self.generic_visit(node)


def messages(language: str) -> Iterator[ast.Message]:
    """Yield every message of a language that has a value."""
    for path in sorted((CATALOGUES / language).rglob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                yield entry


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_says_what_the_runtime_makes_of_it(language: str) -> None:
    """With numbers, plurals, texts and each of its variants; none but fractions written out needs the runtime."""
    bundle = FluentBundle([language], use_isolating=False)
    for message in messages(language):
        bundle.add_resource(ast.Resource([message]))
        named = Named()
        named.visit(message.value)
        pattern = pattern_of(message.value)
        if named.functions:
            assert pattern is None, message.id.name
            continue
        assert pattern is not None, message.id.name
        for value in (*VALUES, *named.keys) if named.names else ("",):
            data = dict.fromkeys(named.names, value)
            expected, errors = bundle.format_pattern(bundle.get_message(message.id.name).value, data)
            found = filled(pattern, data)
            assert not errors
            assert found == expected or (found is None and isinstance(value, str)), (message.id.name, value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0.0, 0.5, 3.0, 36.1, 2.19, 0.0005, 0.0015, 12.3456, 99.9995, 998.7])
def test_a_fraction_is_written_as_the_runtime_writes_it(value: float, language: str) -> None:
    """A chance is told without the runtime, whose first word takes longer than a command may hold the loop."""
    bundle = FluentBundle([language], use_isolating=False)
    message = FluentParser().parse_entry("a = { $n } %\n")
    assert isinstance(message, ast.Message)
    assert message.value is not None
    bundle.add_resource(ast.Resource([message]))
    expected, _ = bundle.format_pattern(bundle.get_message("a").value, {"n": value})
    pattern = pattern_of(message.value)
    assert pattern is not None
    assert filled(pattern, {"n": value}, MARKS[language]) == expected


@pytest.mark.parametrize("value", LEFT_TO_RUNTIME)
def test_what_languages_write_each_in_their_way_is_left_to_the_runtime(value: object) -> None:
    """Numbers in groups, fractions, texts beyond any bound and what is no datum at all."""
    message = FluentParser().parse_entry("a = { $n ->\n [one] x\n *[other] y\n } { $n }\n")
    assert isinstance(message, ast.Message)
    assert message.value is not None
    pattern = pattern_of(message.value)
    assert pattern is not None
    assert filled(pattern, {"n": value}) is None
    assert filled(pattern, {}) is None


@pytest.mark.parametrize("text", ["{ NUMBER($n) }", "{ -term }", "{ other }", "{ 5 }", "{ $n.attribute }"])
def test_what_needs_more_than_data_and_choices_is_left_to_the_runtime(text: str) -> None:
    """Functions, references and numbers of the catalogue's own."""
    resource = FluentResource(f"a = {text}")
    patterns = [entry.value for entry in resource.body if isinstance(entry, ast.Message)]
    assert [pattern_of(pattern) for pattern in patterns] == [None] * len(patterns)


def test_a_number_in_groups_is_written_as_the_language_does() -> None:
    """10,000 in English, 10.000 in Spanish; a message that lacks its data says which."""
    data = {"limit": 10_000, "given": 12_000}
    assert catalogue("en").format("error-too-large", data) == "12,000 is too large; expected at most 10,000"
    assert "10.000" in catalogue("es").format("error-too-large", data)
    with pytest.raises(FluentReferenceError, match="given"):
        catalogue("en").format("error-too-large", {"limit": 5})

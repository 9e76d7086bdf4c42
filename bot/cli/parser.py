"""The commands and options of `judge`. What a command needs is imported when it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import MappingProxyType
from typing import NoReturn

from bot.cli.failures import InputError
from engine.game import RULESETS

__all__ = ["parse"]

LANGUAGES = ("en", "es")
FEWEST = 2  # rulesets to compare


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        """Raise what is wrong with the arguments."""
        raise InputError(f"{message} (see: {self.prog} --help)")


class Version(argparse.Action):
    """Prints the version; it is looked up only when asked for, since that takes longer than most answers."""

    def __init__(self, option_strings: Sequence[str], dest: str) -> None:  # noqa: ARG002  # nothing is kept
        hidden = argparse.SUPPRESS
        super().__init__(option_strings, hidden, 0, default=hidden, help="show program's version number and exit")

    def __call__(self, parser: argparse.ArgumentParser, *_arguments: object) -> NoReturn:
        """Print the version and exit."""
        from importlib import metadata  # noqa: PLC0415

        print(f"judge {metadata.version('clix-judge')}")
        parser.exit()


def command(module: str, function: str) -> Callable[[argparse.Namespace], int]:
    """Return the command that a function of `bot.cli` runs, imported only then."""

    def run(arguments: argparse.Namespace) -> int:
        found: Callable[[argparse.Namespace], int] = getattr(import_module(f"bot.cli.{module}"), function)
        return found(arguments)

    return run


def parse(argv: Sequence[str]) -> argparse.Namespace:
    """Return the arguments, with `run` set to the command. Raises InputError in one line."""
    parser = Parser(prog="judge", description="Clix Judge: rules, line of fire, values and legality, with citations.")
    parser.add_argument("--version", action=Version)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, (told, fill) in COMMANDS.items():
        named = commands.add_parser(name, help=told)
        if name in argv:  # the others are only listed
            fill(named)
    return parser.parse_args(argv)


def _sandbox(sandbox: argparse.ArgumentParser) -> None:
    sandbox.add_argument("--port", type=port, default=0, metavar="N", help="the page's port (default: a free one)")
    sandbox.add_argument("--no-browser", action="store_true", help="print the page's address, open nothing")
    sandbox.set_defaults(run=command("run", "sandbox"))


def _bot(bot: argparse.ArgumentParser) -> None:
    bot.set_defaults(run=command("run", "bot"))


def _ask(ask: argparse.ArgumentParser) -> None:
    ask.add_argument("question", nargs="*", help="in your own words, in English or Spanish")
    ask.add_argument("--batch", action="store_true", help="JSON lines in, JSON lines out")
    ask.add_argument(
        "--position", metavar="FILE", help="about a position document, in your own words; - for standard input"
    )
    ask.add_argument("-n", type=positive, default=3, metavar="N", help="how many answers (default 3)")
    _scope(ask)
    ask.set_defaults(run=command("ask", "ask"))


def _rules(rules: argparse.ArgumentParser) -> None:
    kinds = rules.add_subparsers(dest="what", required=True, metavar="list|show|import")
    listing = kinds.add_parser("list", help="every entry")
    _scope(listing)
    listing.set_defaults(run=command("rules", "list_entries"))
    show = kinds.add_parser("show", help="one entry")
    show.add_argument("section", help="for example 16.3b")
    _scope(show)
    show.set_defaults(run=command("rules", "show"))
    importing = kinds.add_parser("import", help="index your own copy of a rulebook's text")
    importing.add_argument("file")
    importing.add_argument("--ruleset", required=True, choices=tuple(RULESETS))
    importing.add_argument("--lang", dest="book_lang", required=True, choices=LANGUAGES)  # not the reader's
    importing.add_argument("--json", action="store_true")
    importing.set_defaults(run=command("books", "import_book"))


def _adjudicate(adjudicate: argparse.ArgumentParser) -> None:
    adjudicate.add_argument("file", nargs="?", help="a file, or - for standard input")
    adjudicate.add_argument("--batch", action="store_true", help="JSON lines in, JSON lines out")
    adjudicate.add_argument(
        "--compare", type=compared, metavar="R,R", help="the same document under several rulesets, side by side"
    )
    adjudicate.add_argument("--json", action="store_true")
    adjudicate.add_argument("--lang", choices=LANGUAGES)
    adjudicate.set_defaults(run=command("adjudicate", "adjudicate"))


def _reports(reports: argparse.ArgumentParser) -> None:
    reports.add_argument("--json", action="store_true", help="JSON lines, one a report")
    reports.set_defaults(run=command("reports", "reports"))


def _schema(schema: argparse.ArgumentParser) -> None:
    schema.add_argument("what", choices=("position",))
    schema.set_defaults(run=command("adjudicate", "schema"))


def _cards(cards: argparse.ArgumentParser) -> None:
    kinds = cards.add_subparsers(dest="what", required=True, metavar="read|stats")
    reading = kinds.add_parser("read", help="what is understood of a card's text, sentence by sentence")
    reading.add_argument("file", nargs="?", help="a unit file, a card, or plain text; - for standard input")
    reading.add_argument("--name", help="whose card it is, where the file doesn't say")
    reading.add_argument(
        "--listed",
        action="append",
        metavar="NAME",
        help="a name that the card lists beside its text; again for more",
    )
    reading.add_argument("--batch", action="store_true", help="JSON lines in, JSON lines out")
    stats = kinds.add_parser("stats", help="how much is understood of a folder of unit files")
    stats.add_argument("folder")
    for kind in (reading, stats):
        kind.add_argument("--json", action="store_true")
        kind.add_argument("--lang", choices=LANGUAGES)
    reading.set_defaults(run=command("cards", "read"))
    stats.set_defaults(run=command("cards", "stats"))


def _database(database: argparse.ArgumentParser) -> None:
    database.add_argument("what", choices=("upgrade",), help="bring it to the current schema")
    database.set_defaults(run=command("run", "db_upgrade"))


def _verify(verify: argparse.ArgumentParser) -> None:
    verify.add_argument("file", help="a game that /game export made")
    verify.add_argument("--lang", choices=LANGUAGES)
    verify.add_argument("--json", action="store_true")
    verify.set_defaults(run=command("verify", "verify"))


def _units(units: argparse.ArgumentParser) -> None:
    kinds = units.add_subparsers(dest="what", required=True, metavar="import")
    importing = kinds.add_parser("import", help="put your own unit files on the shelf of /unit and /figure add")
    importing.add_argument("place", metavar="DIR", help="a folder, or one file")
    _scope(importing)
    importing.set_defaults(run=command("units", "import_units"))


def _scope(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--ruleset", default=next(iter(RULESETS)), choices=tuple(RULESETS))
    parser.add_argument("--lang", choices=LANGUAGES)
    parser.add_argument("--json", action="store_true")


def positive(text: str) -> int:
    """Read a number of answers: 1 to 100."""
    if not text.isdecimal() or not 1 <= int(text) <= 100:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 to 100")
    return int(text)


def compared(text: str) -> tuple[str, ...]:
    """Read the rulesets to compare: two at least, each once."""
    found = tuple(each.strip() for each in text.split(",") if each.strip())
    unknown = next((each for each in found if each not in RULESETS), None)
    if unknown is not None:
        raise argparse.ArgumentTypeError(f"{unknown!r} is not one of {', '.join(RULESETS)}")
    if len(found) < FEWEST or len(set(found)) < len(found):
        raise argparse.ArgumentTypeError(f"{text!r} does not name two rulesets or more, each once")
    return found


def port(text: str) -> int:
    """Read a port: 0 (a free one) to 65535."""
    if not text.isdecimal() or int(text) > 65535:
        raise argparse.ArgumentTypeError(f"{text!r} is not a port from 0 to 65535")
    return int(text)


# every command: what the help tells of it, and what gives it its options
COMMANDS: Mapping[str, tuple[str, Callable[[argparse.ArgumentParser], None]]] = MappingProxyType(
    {
        "sandbox": ("try the bot in a browser page: no token, no account", _sandbox),
        "bot": ("run the bot on Discord (needs DISCORD_TOKEN)", _bot),
        "ask": ("ask a rules question", _ask),
        "rules": ("the rules library", _rules),
        "adjudicate": ("rule on a position document, YAML or JSON", _adjudicate),
        "reports": ("what readers reported as wrong", _reports),
        "schema": ("print a JSON Schema", _schema),
        "units": ("the shelf of figures", _units),
        "verify": ("redo every roll of the bot in an exported game", _verify),
        "cards": ("what is understood of the text on cards", _cards),
        "db": ("the database", _database),
    }
)

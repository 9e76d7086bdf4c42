"""How long a question takes, beside a plain fuzzy match of titles by rapidfuzz over the same entries."""

from __future__ import annotations

import subprocess
import sys
import time
from statistics import median, quantiles

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from rapidfuzz import fuzz, process

import rulesdb

QUESTIONS = [
    ("carry", "en"),
    ("knock bak", "en"),
    ("can i shoot while my guy is based", "en"),
    ("línea de fuego", "es"),
    ("¿puedo empujar a un gigante con una figura normal?", "es"),
    ("how many action tokens can a figure have", "en"),
    ("does stealth work against somebody standing next to me", "en"),
    ("que pasa si saco doble uno al atacar", "es"),
    ("hss", "en"),
    ("my guy is next to two goons and one of them is tiny, can he just walk away", "en"),
]


def ask_all(library: rulesdb.Library) -> int:
    """Ask every question once; return how many found something."""
    return sum(bool(library.search(question, lang, 3).hits) for question, lang in QUESTIONS)


@pytest.fixture(scope="module")
def library() -> rulesdb.Library:
    """The loaded library, its index built."""
    loaded = rulesdb.load()
    ask_all(loaded)
    return loaded


@pytest.mark.benchmark(group="ten questions")
def test_ask(benchmark: BenchmarkFixture, library: rulesdb.Library) -> None:
    """Ten questions of every sort, once the library is loaded."""
    assert benchmark(ask_all, library) == len(QUESTIONS)


@pytest.mark.benchmark(group="ten questions")
def test_fuzzy_titles_as_peer(benchmark: BenchmarkFixture, library: rulesdb.Library) -> None:
    """The peer: rapidfuzz's WRatio over every title in both languages."""
    titles = [entry.title for lang in ("en", "es") for entry in library.entries(lang)]

    def match_all() -> int:
        return sum(bool(process.extract(question, titles, scorer=fuzz.WRatio, limit=3)) for question, _ in QUESTIONS)

    assert benchmark(match_all) == len(QUESTIONS)


def test_the_slowest_questions_cost_no_more_than_twenty_title_matches(library: rulesdb.Library) -> None:
    """The ratio is what is held, not the time: p99 of a question against the median of the peer, same run."""
    titles = [entry.title for lang in ("en", "es") for entry in library.entries(lang)]
    ours, peers = [], []
    for _ in range(20):
        for question, lang in QUESTIONS:
            started = time.perf_counter()
            library.search(question, lang, 3)
            ours.append(time.perf_counter() - started)
            started = time.perf_counter()
            process.extract(question, titles, scorer=fuzz.WRatio, limit=3)
            peers.append(time.perf_counter() - started)
    p99 = quantiles(ours, n=100)[98]
    print(f"p50 {median(ours) * 1000:.2f} ms, p99 {p99 * 1000:.2f} ms, peer {median(peers) * 1000:.2f} ms")
    assert p99 < 20 * median(peers)


def test_a_cold_question_costs_less_than_a_hundred_bare_interpreters() -> None:
    """`judge ask` from a cold shell, beside starting Python alone, in the same run."""

    def seconds(*arguments: str) -> float:
        started = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, capture_output=True)
        return time.perf_counter() - started

    code = "from bot.cli import main; raise SystemExit(main(['ask', 'carry']))"
    seconds("-c", code)  # the first one may index the library
    cold = median(seconds("-c", code) for _ in range(3))
    bare = median(seconds("-c", "pass") for _ in range(3))
    print(f"judge ask {cold:.2f} s, python {bare:.3f} s")
    assert cold < 100 * bare

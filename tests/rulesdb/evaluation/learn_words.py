"""Learn how strongly each word speaks for each entry, and the space of `learn_gist`; write both for the search to read.

`python -m tests.rulesdb.evaluation.learn_words [--space] [RULESET ...]`; scikit-learn is needed for nothing else.

A linear classifier (logistic, one against all, by stochastic gradient descent) learns from the library alone: every
title, alias, question and sentence of both languages, the questions of other editions' counterparts, and the
questions for learning only in `tests/rulesdb/learning`. No question of any evaluation set is shown to it. To be run
anew when entries have come, gone or changed much; what was learned of the others keeps its worth until then.
"""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from array import array
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from sklearn.feature_extraction import DictVectorizer
from sklearn.feature_extraction.text import TfidfTransformer
from sklearn.linear_model import SGDClassifier

import rulesdb
from rulesdb import LANGUAGES, Library
from rulesdb.installed import counterparts, pooled
from rulesdb.search.checksums import checksum
from rulesdb.search.concepts import Thesaurus, build_thesaurus
from rulesdb.search.learned import PAIRED, features, learned_file, read_learned
from rulesdb.search.packing import packed, text_of
from rulesdb.search.text import sentences, words
from tests.rulesdb.evaluation.learn_gist import Texts, learn_gist
from tests.rulesdb.evaluation.learning import asked_of

__all__ = ["main"]

# How much each kind of text counts beside an entry's own question.
_TITLE, _ALIAS, _QUESTION, _SENTENCE, _OTHERS, _WHOLE = 1.0, 0.5, 1.0, 0.5, 0.7, 1.0
_STRENGTH, _ROUNDS = 2e-6, 6
# So many weights are kept for each entry, on average: half as many again make hardly a difference.
_KEPT = 450
# A pair of words that fewer texts hold tells nothing.
_OFTEN = 5
_STEPS = 127

Text = tuple[str, str, int, float]
Read = dict[tuple[str, int], tuple[dict[str, float], float]]


def main(arguments: Sequence[str] | None = None) -> int:
    """Learn each ruleset named, or all, and write its file; return 0."""
    parser = argparse.ArgumentParser(description="Learn from the library what its search weighs.")
    parser.add_argument("rulesets", nargs="*", default=list(rulesdb.RULESETS), metavar="RULESET")
    parser.add_argument("--space", action="store_true", help="learn only the space anew, which takes a minute")
    asked = parser.parse_args(arguments)
    for name in asked.rulesets:
        library = rulesdb.load(name)
        read = _read(library)
        words_of_it = read_learned(name) if asked.space else None
        learned = {**(words_of_it or _learn_words(library, read)), "gist": _learn_space(library, read)}
        path = learned_file(name)
        path.parent.mkdir(exist_ok=True)
        body = json.dumps(learned, separators=(",", ":"), ensure_ascii=False).encode()
        path.write_bytes(gzip.compress(body, mtime=0))
        sys.stdout.write(f"{name}: {len(library.sections)} entries, {path.stat().st_size:,} bytes\n")
    return 0


def _read(library: Library) -> Read:
    """Return the features of every text to learn from and how much it counts, by the text and the entry's number."""
    thesaurus = Thesaurus(build_thesaurus())
    read: Read = {}
    for text, lang, entry, counts in _texts(library):
        found = features([(word, 1.0) for word in words(text)], lang, thesaurus)
        if found:
            read.setdefault((text, entry), (found, counts))
    return read


def _learn_words(library: Library, read: Read) -> dict[str, Any]:
    names, weighing = DictVectorizer(), TfidfTransformer()
    table = weighing.fit_transform(names.fit_transform(_frequent([found for found, _ in read.values()])))
    model = SGDClassifier(loss="log_loss", alpha=_STRENGTH, max_iter=_ROUNDS, tol=None, random_state=1, n_jobs=2)
    model.fit(table, [entry for _, entry in read], sample_weight=[counts for _, counts in read.values()])
    return _kept(library, model, names, weighing)


def _learn_space(library: Library, read: Read) -> dict[str, Any]:
    single = [{name: count for name, count in found.items() if name[0] not in PAIRED} for found, _ in read.values()]
    texts = Texts(single, [entry for _, entry in read], [counts for _, counts in read.values()])
    return {"sections": list(library.sections), **learn_gist(texts, len(library.sections))}


def _frequent(texts: Sequence[dict[str, float]]) -> Iterator[dict[str, float]]:
    """Yield the features of each text without the pairs of words that are too rare."""
    counts = Counter(feature for found in texts for feature in found)
    for found in texts:
        yield {name: count for name, count in found.items() if name[0] not in PAIRED or counts[name] >= _OFTEN}


def _texts(library: Library) -> Iterator[Text]:
    """Yield every text to learn from: its words, language, entry number, and how much it counts."""
    shared = pooled(library)
    for lang in LANGUAGES:
        for number, entry in enumerate(library.entries(lang)):
            yield entry.title, lang, number, _TITLE
            for alias in entry.aliases:
                yield alias, lang, number, _ALIAS
            for question in entry.questions:
                yield question, lang, number, _QUESTION
            for sentence in sentences(entry.text):
                yield sentence, lang, number, _SENTENCE
            yield f"{entry.title} {entry.text}", lang, number, _WHOLE
            for question in asked_of(library.ruleset, entry.section, lang):
                yield question, lang, number, _QUESTION
            for question in shared[lang][number].questions:
                yield question, lang, number, _OTHERS
            for other, sections in counterparts(library.ruleset, entry.section).items():
                for question in (each for section in sections for each in asked_of(other, section, lang)):
                    yield question, lang, number, _OTHERS


def _kept(library: Library, model: Any, names: Any, weighing: Any) -> dict[str, Any]:
    """Return the strongest weights in whole steps, feature by feature, in the order of the features' checksums."""
    weights = model.coef_.T
    entries = model.classes_
    count = min(_KEPT * len(entries), weights.size)
    least = np.partition(np.abs(weights).ravel(), -count)[-count]
    step = float(np.abs(weights).max()) / _STEPS
    checksums = {checksum(name): place for place, name in enumerate(names.get_feature_names_out())}
    kept_rows = [
        (number, place) for number, place in sorted(checksums.items()) if np.abs(weights[place]).max() >= least
    ]
    held, kept, end = array("H"), array("b"), array("I")
    for _, place in kept_rows:
        row = weights[place]
        for entry in np.flatnonzero(np.abs(row) >= least):
            held.append(int(entries[entry]))
            kept.append(round(float(row[entry]) / step) or (1 if row[entry] > 0 else -1))
        end.append(len(held))
    start = np.full(len(library.sections), float(model.intercept_.min()))
    start[entries] = model.intercept_
    return {
        "sections": list(library.sections),
        "features": text_of(packed("I", [number for number, _ in kept_rows])),
        "step": step,
        "telling": text_of(packed("f", [float(weighing.idf_[place]) for _, place in kept_rows])),
        "end": text_of(packed("I", end)),
        "held": text_of(packed("H", held)),
        "weight": text_of(packed("b", kept)),
        "start": text_of(packed("f", start.tolist())),
    }


if __name__ == "__main__":
    sys.exit(main())

"""What the loaded library takes of a host's memory."""

import subprocess
import sys
from pathlib import Path

import pytest

LIMIT = 80_000_000  # bytes, for all four rulesets with their search and completion

LOAD_ALL = """
from pathlib import Path
import resource
import rulesdb

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()

before = resident()
for ruleset in rulesdb.RULESETS:
    library = rulesdb.load(ruleset)
    assert library.search("what stops a character that moves", "en").hits
    assert library.complete("m", "es")
print(resident() - before)
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the system does not tell a process's memory so")
def test_the_whole_library_fits_in_eighty_megabytes() -> None:
    """Every ruleset loaded at once, as a bot that serves many servers has it, from a filled cache."""
    root = Path(__file__).resolve().parents[2]
    taken = 0
    for _ in range(2):  # the first run may have to build the cache
        command = [sys.executable, "-c", LOAD_ALL]
        taken = int(subprocess.run(command, check=True, capture_output=True, cwd=root).stdout)
    assert 5_000_000 < taken < LIMIT

"""The wheel: what is in it, and that it answers where there is no repository."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest

from bot.words.language import LANGUAGES
from rulesdb import RULESETS

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("bot", "engine", "rulesdb")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel with its own build backend, without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install the wheel into a folder of its own and return that folder."""
    folder = tmp_path_factory.mktemp("installed")
    python = sys.executable if importlib.util.find_spec("pip") else str(Path(sys.base_prefix) / "bin" / "python3")
    if subprocess.run([python, "-m", "pip", "--version"], check=False, capture_output=True).returncode:
        pytest.skip(f"{python} has no pip to install the wheel with")
    command = [python, "-m", "pip", "--disable-pip-version-check", "install", "--no-deps", "--no-index", "--quiet"]
    subprocess.run([*command, "--target", str(folder), str(wheel)], check=True, capture_output=True)
    return folder


def elsewhere(installed: Path, folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """Run Python in another folder with the installed wheel and the dependencies on its path, and no repository.

    The option -S leaves out what an editable install puts on the path.
    """
    paths = [str(installed), *{sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}]
    environment = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "LC_", "LANG"))}
    environment |= {"PYTHONPATH": os.pathsep.join(paths), "HOME": str(folder)}
    return subprocess.run(
        [sys.executable, "-S", *command],
        cwd=folder,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def files_of(package: str) -> set[str]:
    """Return every file of a package in the repository that Python did not make itself, as paths in the wheel."""
    found = (path for path in (ROOT / package).rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(ROOT).as_posix() for path in found}


@pytest.mark.parametrize("package", PACKAGES)
def test_the_wheel_holds_every_file_of_a_package(wheel: Path, package: str) -> None:
    """Code and data alike: nothing in the package's folder is left out."""
    held = set(ZipFile(wheel).namelist())
    assert files_of(package) - held == set()


def test_the_wheel_holds_the_data(wheel: Path) -> None:
    """The rule entries and the catalogues of each language, the migrations and the ids are among the files."""
    held = ZipFile(wheel).namelist()
    for language in LANGUAGES:
        assert f"rulesdb/corpus/heroclix-modern/{language}/16.yaml" in held
        assert f"bot/words/catalogues/{language}/common/commands.ftl" in held
    assert "rulesdb/ids/heroclix-modern.txt" in held
    assert [name for name in held if name.startswith("bot/store/migrations/versions/")]
    assert [name for name in held if "/samples/" in name and name.endswith(".yaml")]


def test_the_wheel_holds_nothing_else(wheel: Path) -> None:
    """No tests, no tools: the three packages and the wheel's own record."""
    tops = {name.split("/")[0] for name in ZipFile(wheel).namelist()}
    assert {top for top in tops if not top.endswith(".dist-info")} == set(PACKAGES)


def test_the_packages_are_those_of_the_wheel(installed: Path, tmp_path: Path) -> None:
    """Where the wheel is installed, the packages come from it and the repository is not on the path."""
    code = "import sys, bot, engine, rulesdb; print(bot.__file__, engine.__file__, rulesdb.__file__, *sys.path)"
    lines = elsewhere(installed, tmp_path, "-c", code).stdout.split()
    assert [Path(line).parent.parent for line in lines[:3]] == [installed] * 3
    assert str(ROOT) not in lines[3:]


@pytest.mark.parametrize(
    ("words", "section"),
    [("ask carry", "27.8d"), ("ask --lang es catapulta", "12.6"), ("rules show 16.3b", "16.3b")],
)
def test_the_installed_judge_answers(installed: Path, tmp_path: Path, words: str, section: str) -> None:
    """Asked a rule in another folder, the installed console script answers with its section."""
    done = elsewhere(installed, tmp_path, str(installed / "bin" / "judge"), *words.split())
    assert (done.returncode, done.stderr) == (0, "")
    assert section in done.stdout


def test_the_first_question_of_a_fresh_install_builds_nothing(installed: Path, tmp_path: Path) -> None:
    """The rules of every ruleset come compiled with the wheel: nothing is written, at home or beside them."""
    compiled = installed / "rulesdb" / "compiled"
    before = {path.name: path.stat().st_mtime_ns for path in compiled.iterdir()}
    for ruleset in RULESETS:
        parts = {f"{ruleset}-{part}" for part in ("entries", "index", "readings")}
        assert {name.rsplit("-", 1)[0] for name in before} >= {"interactions", "links", *parts}
        done = elsewhere(
            installed, tmp_path, str(installed / "bin" / "judge"), "ask", "--ruleset", ruleset, "--json", "carry"
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert json.loads(done.stdout)["hits"]
        shown = elsewhere(installed, tmp_path, str(installed / "bin" / "judge"), "ask", "--ruleset", ruleset, "carry")
        assert (shown.returncode, shown.stderr) == (0, "")
    assert {path.name: path.stat().st_mtime_ns for path in compiled.iterdir()} == before
    assert [path for path in tmp_path.rglob("*") if path.suffix == ".rules"] == []


def test_the_installed_judge_knows_its_version(installed: Path, tmp_path: Path) -> None:
    """`judge --version` tells the version that the wheel is named after."""
    done = elsewhere(installed, tmp_path, str(installed / "bin" / "judge"), "--version")
    (record,) = installed.glob("clix_judge-*.dist-info")
    version = record.name.removeprefix("clix_judge-").removesuffix(".dist-info")
    assert (done.returncode, done.stdout.split()[-1]) == (0, version)


def test_the_installed_store_migrates(installed: Path, tmp_path: Path) -> None:
    """`judge db upgrade` finds its migrations in the installed package and makes the database."""
    script = "import sys; from bot.cli import main; sys.exit(main(['db', 'upgrade']))"
    done = elsewhere(installed, tmp_path, "-c", f"import os; os.environ['DATABASE_URL'] = 'sqlite:///x.db'; {script}")
    assert (done.returncode, done.stderr) == (0, "")
    assert (tmp_path / "x.db").is_file()

"""The step of the build that compiles the rules library into the package (`rulesdb.compiling`)."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# what the compiler imports; the same that the package itself depends on
NEEDED = ("PyYAML>=6", "platformdirs>=4", "rapidfuzz>=3.10", "snowballstemmer>=2.2")


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Adds `rulesdb/compiled`, which no repository holds, to a wheel, or beside the sources of an editable install."""

    def dependencies(self) -> list[str]:
        """Return what has to be there before the build."""
        return list(NEEDED)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Compile in a process of its own, which imports the sources and nothing that is installed."""
        paths = [self.root, *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
        subprocess.run([sys.executable, "-m", "rulesdb.compiling"], cwd=self.root, env=environment, check=True)
        build_data["artifacts"].append("/rulesdb/compiled/*.rules")

"""Builds core, games and bots with mypyc where a C compiler is at hand; TAMPU_PURE=1 forbids it.

TAMPU_OPT=2 optimizes more, for wheels: it takes twice as long and gives a few percent of speed.
"""

import os
import re
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import setup

PACKAGES = Path("src/tampu")
INTERPRETED = {"__init__.py", "layout.py", "drawing.py", "terminal.py"}
"""Modules of a game that draw it with libraries of the layers above."""


def groups() -> list[tuple[list[str], str]]:
    """The modules to compile, a shared library for each game and one each for core and bots."""
    folders = [PACKAGES / "core", PACKAGES / "bots"]
    folders += sorted(path for path in (PACKAGES / "games").iterdir() if path.is_dir())
    named_groups = []
    for folder in folders:
        modules = [
            str(path) for path in sorted(folder.rglob("*.py")) if path.name not in INTERPRETED
        ]
        if modules:
            named_groups.append((modules, f"tampu_{folder.name}"))
    return named_groups


def has_compiler() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(compiler.split()[0]) is not None


def extensions() -> list:
    if os.environ.get("TAMPU_PURE") == "1" or not has_compiler():
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    separate = groups()
    modules = [module for group, _ in separate for module in group]
    level = os.environ.get("TAMPU_OPT", "1")
    built = mypycify(modules, separate=separate, opt_level=level, debug_level="0")
    for source in {path for extension in built for path in extension.sources}:
        compile_module_bodies_plainly(Path(source))
    return built


MODULE_BODY = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) \{", re.MULTILINE)


def compile_module_bodies_plainly(source: Path) -> None:
    """Mark the C functions of module bodies: they run once, are huge, and gcc need not try hard."""
    attributes = '__attribute__((cold, optimize("O0")))'
    plain = f"#if defined(__GNUC__) && !defined(__clang__)\n{attributes}\n#endif\n"
    text = source.read_text("utf-8")
    source.write_text(MODULE_BODY.sub(lambda found: plain + found[0], text), "utf-8")


if "bdist_wheel" in sys.argv and not (PACKAGES / "server" / "static" / "index.html").exists():
    print(
        "The browser client is not built, so this wheel serves no site: run `make wheel`.",
        file=sys.stderr,
    )

setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})

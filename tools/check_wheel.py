"""Check that a built or installed package holds the browser client, boards, words and migrations.

python tools/check_wheel.py DIST    # every wheel in the folder DIST
python tools/check_wheel.py         # the package that this Python imports
"""

import re
import sys
import zipfile
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

PAGE = "tampu/server/static/index.html"
GAMES = ("cuzco", "imhotep", "inca_empire", "tawantinsuyu")
NEEDED = (
    PAGE,
    "tampu/server/static/kit/svelte.js",
    *(f"tampu/games/{game}/web/board.js" for game in GAMES),
    "tampu/py.typed",
    "tampu/locale/fr/base.ftl",
    "tampu/games/imhotep/content.json",
    "tampu/games/imhotep/locale/pt.ftl",
    "tampu/games/imhotep/book/en.md",
)


def missing(read: Callable[[str], str | None]) -> list[str]:
    """The files that a site needs and that `read` does not find, assets of the page included."""
    absent = [name for name in NEEDED if read(name) is None]
    assets = re.findall(r'(?:src|href)="(/(?:assets|kit)/[^"]+)"', read(PAGE) or "")
    if not assets:
        absent.append("tampu/server/static/assets")
    return absent + [asset for asset in assets if read(f"tampu/server/static{asset}") is None]


def in_wheel(path: Path) -> list[str]:
    """The files that a wheel lacks."""
    with zipfile.ZipFile(path) as wheel:
        names = set(wheel.namelist())
        return missing(
            lambda name: wheel.read(name).decode("utf-8", "replace") if name in names else None
        )


def in_package() -> list[str]:
    """The files that the installed package lacks."""
    package = files("tampu")

    def read(name: str) -> str | None:
        path = package.joinpath(*name.split("/")[1:])
        return path.read_bytes().decode("utf-8", "replace") if path.is_file() else None

    return missing(read)


def main(arguments: list[str]) -> int:
    """Print what each package lacks; the status is 1 where something is missing."""
    if arguments:
        wheels = sorted(Path(arguments[0]).glob("tampu-*.whl"))
        if not wheels:
            print(f"{arguments[0]} holds no wheel of tampu")
            return 1
        lacking = {path.name: in_wheel(path) for path in wheels}
    else:
        lacking = {"tampu": in_package()}
    for name, absent in lacking.items():
        print(f"{name}: {'lacks ' + ', '.join(absent) if absent else 'complete'}")
    return 1 if any(lacking.values()) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

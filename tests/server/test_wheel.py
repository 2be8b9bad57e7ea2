"""The wheel contains everything that the site needs: client, catalogues, migrations."""

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

from tampu.core.registry import bundled_game_ids
from tests.server.site import STARTED, free_port, wait_for

ROOT = Path(__file__).parents[2]
CLIENT = "src/tampu/server/static"
BOARD = "src/tampu/games/{game}/web/board.js"
STAND_IN = '<!doctype html><title>Tampu</title><script src="/assets/index-1.js"></script>'


def copied(folder: Path) -> Path:
    """The sources of a clone, with stand-ins for the client and the boards that are not built."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    client = folder / CLIENT
    if not (client / "index.html").exists():
        (client / "assets").mkdir(parents=True, exist_ok=True)
        (client / "index.html").write_text(STAND_IN)
        (client / "assets" / "index-1.js").write_text("document.title = 'Tampu';\n" * 99)
    for game in bundled_game_ids():
        board = folder / BOARD.format(game=game)
        if not board.exists():
            board.write_text("export const face = {};\n")
    return folder


def test_an_installed_wheel_serves_the_client(tmp_path: Path) -> None:
    source, site, data = tmp_path / "source", tmp_path / "site", tmp_path / "data"
    for folder in (source, site, data):
        folder.mkdir()
    copied(source)
    build = [sys.executable, "setup.py", "-q", "bdist_wheel", "--dist-dir", str(tmp_path)]
    environment = {**os.environ, "TAMPU_PURE": "1"}
    subprocess.run(build, cwd=source, env=environment, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("tampu-*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
        assert not [name for name in packed.namelist() if name.startswith(("tests", "web"))]

    environment = {**os.environ, "PYTHONPATH": str(site)}
    where = [sys.executable, "-c", "import tampu.server; print(tampu.server.__file__)"]
    message = subprocess.run(
        where, cwd=data, env=environment, check=True, capture_output=True, text=True
    )
    assert message.stdout.startswith(str(site))
    port = free_port()
    serve = [sys.executable, "-m", "tampu.cli.main", "serve"]
    serve += ["--port", str(port), "--data", str(data)]
    process = subprocess.Popen(serve, cwd=data, env=environment, stdout=subprocess.DEVNULL)
    STARTED.append(process)
    url = f"http://127.0.0.1:{port}"
    wait_for(url, process)

    def fetched(path: str) -> bytes:
        with urllib.request.urlopen(url + path) as answer:
            body: bytes = answer.read()
        return body

    page = fetched("/")
    assert page == (source / CLIENT / "index.html").read_bytes()
    assets = re.findall(rb'(?:src|href)="(/[^"]+)"', page)
    assert assets
    for asset in assets:
        assert fetched(asset.decode()) == (source / CLIENT / asset.decode()[1:]).read_bytes()
    assert b"imhotep-title" in fetched("/locale/pt.ftl")
    boards = {info["id"]: info["look"]["board"] for info in json.loads(fetched("/api/games"))}
    for game in bundled_game_ids():
        assert fetched(boards[game]) == (source / BOARD.format(game=game)).read_bytes()
    process.terminate()
    process.wait(30)

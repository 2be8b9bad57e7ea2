"""Where a Chromium is: on the system, else fetched by Playwright, else (in CI only) by apt."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


def installed() -> str | None:
    """A browser of the system."""
    given = os.environ.get("TAMPU_CHROMIUM")
    program = given or next(filter(None, map(shutil.which, NAMES)), None)
    return program or _fetched()


def _fetched() -> str | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def provide() -> str:
    """The browser, installed if need be."""
    program = installed()
    if program is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
        program = _fetched()
    if program is None and os.environ.get("CI") == "true":
        subprocess.run(["apt-get", "update", "-q"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], check=False)
        program = installed()
    if program is None:
        sys.exit("No Chromium found: install one, or name it in TAMPU_CHROMIUM.")
    return program


if __name__ == "__main__":
    print(provide())

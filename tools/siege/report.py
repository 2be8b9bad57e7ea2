"""The report of a siege, as JSON and as a page; a stopped siege continues from its JSON."""

import html
import json
import subprocess
import time
from pathlib import Path
from typing import Any

Json = dict[str, Any]


def commit() -> str:
    """The commit of this tree; empty without git."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


class Report:
    """Counts by part, stored after every round, so that a run can be continued."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.folder = folder
        self.path = folder / "report.json"
        self.commit = commit()
        self.parts: dict[str, Json] = {}
        if self.path.exists():
            self.parts = json.loads(self.path.read_text())["parts"]

    def part(self, name: str) -> Json:
        return self.parts.setdefault(name, {"findings": []})

    def add(self, name: str, **counts: float) -> None:
        part = self.part(name)
        for key, number in counts.items():
            part[key] = part.get(key, 0) + number
        if self.commit not in part.setdefault("commits", []):
            part["commits"].append(self.commit)

    def finding(self, name: str, text: str) -> None:
        findings = self.part(name)["findings"]
        if len(findings) < 200:
            findings.append(text[:1000])
        print(f"  FINDING {name}: {text[:300]}", flush=True)

    def findings(self) -> int:
        return sum(len(part["findings"]) for part in self.parts.values())

    def save(self) -> None:
        text = json.dumps({"at": time.strftime("%Y-%m-%d %H:%M"), "parts": self.parts}, indent=1)
        temporary = self.path.with_suffix(".new")
        temporary.write_text(text)
        temporary.replace(self.path)
        (self.folder / "report.html").write_text(self.page())

    def page(self) -> str:
        rows = []
        for name, part in self.parts.items():
            counts = {key: value for key, value in part.items() if key not in ("findings", "times")}
            cells = "".join(
                f"<tr><td>{html.escape(key)}</td><td>{html.escape(_text(value))}</td></tr>"
                for key, value in counts.items()
            )
            list_items = "".join(f"<li>{html.escape(text)}</li>" for text in part["findings"])
            rows.append(
                f"<h2>{html.escape(name)}</h2><table>{cells}</table>"
                + (f"<ul>{list_items}</ul>" if list_items else "<p>No findings.</p>")
            )
        style = "body{font:16px sans-serif;margin:2em}td{padding:2px 1em;border:1px solid #ccc}"
        return (
            f"<!doctype html><html lang=en><meta charset=utf-8><title>Siege</title>"
            f"<style>{style}</style><h1>Siege</h1>{''.join(rows)}</html>"
        )


def _text(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(value)
    return f"{value:.4g}" if isinstance(value, float) else str(value)

"""A bot in ten lines: it takes the choice with the longest notation. See docs/bots.md."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "hello":
        answer = {"type": "hello", "protocol": 1, "name": "First Bot"}
    else:
        best = max(asked["choices"], key=lambda choice: len(choice["notation"]))
        answer = {"type": "decision", "id": asked["id"], "action": best["action"]}
    print(json.dumps(answer), flush=True)

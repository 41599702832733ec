"""A bot that plays one game against the house and takes any option. It needs Python and the command `frostglass`."""

import json
import random
import subprocess
import sys

command = sys.argv[1:] or ["frostglass", "engine"]
engine = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def say(**message):
    engine.stdin.write(json.dumps(message) + "\n")
    engine.stdin.flush()


say(type="hello")
settings = {"mode": "duel", "schools": ["everfrost", "highland"]}
say(type="new", game="arena", settings=settings, seats=["me", "random"])
for line in engine.stdout:
    message = json.loads(line)
    if message["type"] == "position":
        view = message["view"]  # all that our seat may know: board, hand, scores ...
    elif message["type"] == "decision":
        say(type="choose", number=message["number"], choice=random.choice(message["options"]))
    elif message["type"] == "result":
        print("Seat 1 has won." if 1 in message["result"]["winners"] else "Seat 1 has lost.")
        say(type="quit")
    elif message["type"] == "error":
        sys.exit(message["reason"])

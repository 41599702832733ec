# A Ray cluster of two nodes on this machine: the same games as here, whatever is lost on the way.
# Whoever leads games there is a process of its own: when a cluster has gone, Ray ends the processes that spoke to it.
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.sizes import FULL, size

RAY = str(Path(sys.executable).with_name("ray"))
FROSTGLASS = str(Path(sys.executable).with_name("frostglass"))
ASKED = ["simulate", "embers", "--mode", "chapter", "--seats=random,random", "--seed=7", "--json",
         f"--games={size(600, 10_000)}"]  # fmt: skip
QUIET = {**os.environ, "RAY_DISABLE_USAGE_STATS": "1", "RAY_raylet_start_wait_time_s": "120", "LC_ALL": "C.UTF-8"}
TWO_NODES = """
import sys, time
from frostglass.lab.cluster import Cluster
cluster = Cluster(sys.argv[1])
while cluster.cost.nodes < 2:
    time.sleep(1)
    cluster.look_around()
"""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("", 0))
        return int(found.getsockname()[1])


def started(*options: str) -> subprocess.Popen[bytes]:
    """A node of the cluster as a group of processes of its own."""
    command = [RAY, "start", "--block", "--num-cpus=1", "--disable-usage-stats", *options]
    return subprocess.Popen(
        command, env=QUIET, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )


def stopped(node: subprocess.Popen[bytes]) -> None:
    with ExitStack() as stack:
        stack.callback(node.wait)
        os.killpg(node.pid, signal.SIGKILL)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster that has two nodes."""
    port = free_port()
    head = started("--head", f"--port={port}", "--include-dashboard=false", f"--ray-client-server-port={free_port()}")
    address, until = f"127.0.0.1:{port}", time.monotonic() + 150
    with ExitStack() as stack:
        stack.callback(stopped, head)
        while socket.socket().connect_ex(("127.0.0.1", port)) and time.monotonic() < until:
            time.sleep(0.5)
        node = started(f"--address={address}")
        stack.callback(stopped, node)
        subprocess.run([sys.executable, "-c", TWO_NODES, address], env=QUIET, timeout=150, check=True)
        yield address


def workers() -> list[int]:
    """The processes that play right now."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            if process.name.isdigit() and b"ray::_play_portion" in (process / "cmdline").read_bytes():
                found.append(int(process.name))
        except OSError:
            continue  # it has ended meanwhile
    return found


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks for the workers where Linux lists processes")
def test_trust_games_on_two_nodes_are_those_played_here_although_a_worker_is_killed(cluster: str) -> None:
    here = subprocess.run([FROSTGLASS, *ASKED, "--workers", "2"], stdout=subprocess.PIPE, env=QUIET, check=True)
    far = subprocess.Popen(
        [FROSTGLASS, *ASKED, "--on", cluster], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=QUIET
    )
    while not (found := workers()) and far.poll() is None:
        time.sleep(0.02)
    for process in found[:1]:
        os.kill(process, signal.SIGKILL)
    out, told = far.communicate(timeout=None if FULL else 200)
    assert far.returncode == 0, told
    assert found, "no worker was seen at work: the test says nothing"
    assert json.loads(out)["results"] == json.loads(here.stdout)["results"]
    assert b"2 machines, 2 processors" in told


SELF_PLAY = """
import sys, time
from itertools import islice
from pathlib import Path
from frostglass.bots.learned import net
from frostglass.lab.cluster import Cluster
from frostglass.lab.learning.games import asked, kept, self_play
from frostglass.lab.learning.players import Explorer
address, folder = sys.argv[1], Path(sys.argv[2])
led = str(Path(net.__file__).parent / "nets" / "kills.net")
for player in (Explorer(steps=4), Explorer(led, steps=4)):
    games = list(islice(asked(["duel"], 5, player), 3))
    files = [folder / f"{where}-{bool(player.net)}.jsonl" for where in ("here", "there")]
    self_play(files[0], games, 1, time.time() + 600)
    cluster = Cluster(address)
    self_play(files[1], games, 1, time.time() + 600, cluster=cluster)
    assert cluster.cost.cpu_seconds > 0
    cluster.close()
    here, there = ({game.number: game for game in kept(file)} for file in files)
    assert len(here) == 3 and here == there
"""


def test_self_play_on_the_cluster_is_that_played_here_with_and_without_a_net(cluster: str, tmp_path: Path) -> None:
    """The net travels with the games: the machine that plays need not have the file."""
    subprocess.run([sys.executable, "-c", SELF_PLAY, cluster, str(tmp_path)], env=QUIET, timeout=300, check=True)


def test_an_address_without_a_cluster_is_refused() -> None:
    address = f"ray://127.0.0.1:{free_port()}"
    told = subprocess.run([FROSTGLASS, *ASKED, "--on", address], capture_output=True, env=QUIET, timeout=200)
    assert (told.returncode, told.stdout, len(told.stderr.splitlines())) == (2, b"", 1), told.stderr
    assert address.encode() in told.stderr

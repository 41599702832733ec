# A Ray cluster of two nodes on this machine: the same games as here, whatever is lost on the way.
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

from frostglass.engine.errors import Refused
from frostglass.lab.cluster import Cluster
from frostglass.lab.simulate import Where, simulate, wanted

RAY = str(Path(sys.executable).with_name("ray"))
ASKED = wanted("embers", ["random"] * 2, mode="chapter", games=600, seed=7)
QUIET = {**os.environ, "RAY_DISABLE_USAGE_STATS": "1", "RAY_raylet_start_wait_time_s": "120"}


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
def cluster() -> Iterator[Cluster]:
    port = free_port()
    head = started("--head", f"--port={port}", "--include-dashboard=false", f"--ray-client-server-port={free_port()}")
    address, until = f"127.0.0.1:{port}", time.monotonic() + 150
    with ExitStack() as stack:
        stack.callback(stopped, head)
        while socket.socket().connect_ex(("127.0.0.1", port)) and time.monotonic() < until:
            time.sleep(0.5)
        node = started(f"--address={address}")
        stack.callback(stopped, node)
        found = Cluster(address)
        stack.callback(found.close)
        while found.cost.nodes < 2 and time.monotonic() < until:
            time.sleep(1)
            found.look_around()
        yield found


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
def test_games_on_two_nodes_are_those_played_here_although_a_worker_is_killed(cluster: Cluster) -> None:
    assert cluster.cost.nodes == 2
    killed: list[int] = []

    def tick(more: int) -> None:
        if not killed:
            killed.extend(workers()[:1])
            for process in killed:
                os.kill(process, signal.SIGKILL)

    far = simulate(ASKED, Where(cluster=cluster), tick)
    assert killed, "no worker was seen at work: the test says nothing"
    assert far.played == simulate(ASKED, Where(2)).played
    assert cluster.cost.cpu_seconds > 0


def test_an_address_without_a_cluster_is_refused() -> None:
    with pytest.raises(Refused, match="no-cluster"):
        Cluster(f"ray://127.0.0.1:{free_port()}")

"""Whose word is believed for where a request comes from: proxies named by address, by network or by name.

What a name stands for is asked again and again, so that a proxy in a container may come back under another address.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
from collections.abc import Iterable
from typing import Final

ASK_SECONDS: Final = 5
"""So often is asked what the names stand for."""


class Proxies:
    """The proxies of a server; `in` says whether an address is that of one."""

    def __init__(self, told: Iterable[str]) -> None:
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        self._names: list[str] = []
        for one in told:
            try:
                self._networks.append(ipaddress.ip_network(one, strict=False))
            except ValueError:
                self._names.append(one)
        self._found: frozenset[str] = frozenset()

    def __contains__(self, address: object) -> bool:
        if not isinstance(address, str) or not (self._networks or self._names):
            return False
        if address in self._found:
            return True
        try:
            ip = ipaddress.ip_address(address)
        except ValueError:
            return False
        ip = getattr(ip, "ipv4_mapped", None) or ip
        return str(ip) in self._found or any(ip in network for network in self._networks)

    async def ask(self) -> None:
        """Ask once what the names stand for. A name that nobody knows stands for nothing."""
        found: set[str] = set()
        for name in self._names:
            with contextlib.suppress(OSError, UnicodeError):
                told = await asyncio.get_running_loop().getaddrinfo(name, None, type=socket.SOCK_STREAM)
                found |= {str(address[0]) for *_, address in told}
        self._found = frozenset(found)

    async def follow(self) -> None:
        """Go on asking for as long as the server lives."""
        while self._names:
            await self.ask()
            await asyncio.sleep(ASK_SECONDS)

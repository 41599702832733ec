"""What goes over the wire while a page loads, as the browser itself counts it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page


class Wire:
    """Requests that left the browser, sockets among them, and the bytes that came back."""

    def __init__(self, page: Page) -> None:
        self.addresses: dict[str, str] = {}
        self.bytes = 0
        self._session = page.context.new_cdp_session(page)
        self._session.on("Network.requestWillBeSent", self._sent)
        self._session.on("Network.requestServedFromCache", self._kept)
        self._session.on("Network.responseReceived", self._received)
        self._session.on("Network.loadingFinished", self._finished)
        self._session.on("Network.webSocketCreated", self._sent)
        self._session.send("Network.enable")

    def _sent(self, event: dict[str, Any]) -> None:
        address = event["url"] if "url" in event else event["request"]["url"]
        if not address.startswith("data:"):
            self.addresses[event["requestId"]] = address

    def _kept(self, event: dict[str, Any]) -> None:
        self.addresses.pop(event["requestId"], None)

    def _received(self, event: dict[str, Any]) -> None:
        if event["response"].get("fromDiskCache"):
            self._kept(event)

    def _finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.addresses:
            self.bytes += event["encodedDataLength"]

    def forget(self) -> None:
        self.addresses.clear()
        self.bytes = 0

    def throttle(self, round_trip_ms: int, bits: float) -> None:
        """Slow the network down, both ways."""
        speed = {"downloadThroughput": bits / 8, "uploadThroughput": bits / 8}
        self._session.send("Network.emulateNetworkConditions", {"offline": False, "latency": round_trip_ms, **speed})

"""Secrets that open seats: how they are made, and the hashes that are all we keep of them."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from base64 import urlsafe_b64encode
from typing import Final

SECRET_BYTES: Final = 24
NAME_LENGTH: Final = 40


def new_secret() -> str:
    """192 random bits as 32 characters of base64url."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """96 random bits: who does not know a table's address does not find it."""
    return secrets.token_urlsafe(12)


def digest(secret: str) -> str:
    """What is stored of a secret. It has full entropy, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(secret: str | None, stored: str | None) -> bool:
    """Is this the secret that was stored?"""
    return secret is not None and stored is not None and hmac.compare_digest(digest(secret), stored)


def joined_token(invitation: str, key: str) -> str:
    """The seat token of an invitation and its taker's key: the same for both again, unknown to who has only one."""
    mixed = hmac.new(key.encode(), invitation.encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(mixed[:SECRET_BYTES]).decode()


def next_id(table_id: str, seed: int) -> str:
    """The address of the table that follows another; who does not know that one's luck does not find it."""
    mixed = hmac.new(str(seed).encode(), table_id.encode(), hashlib.sha256).digest()
    return urlsafe_b64encode(mixed[:12]).decode()


def clean_name(name: str) -> str:
    """A name as others see it: one line, nothing invisible, not too long."""
    visible = "".join(" " if c.isspace() else c for c in name if c.isspace() or unicodedata.category(c)[0] != "C")
    return " ".join(visible.split())[:NAME_LENGTH].strip()

"""Other addresses in place of Discord's, for tests and proxies.

What discord.py 2.7 does with addresses, and so what has to change:

- Every REST request, interaction callbacks, webhook follow-ups and uploads of files among them, takes its address
  from the class attribute ``Route.BASE`` at the moment the request is made.
- A ``Client``, and an ``AutoShardedClient`` with a fixed number of shards, open the gateway at
  ``DiscordWebSocket.DEFAULT_GATEWAY`` and never ask REST for its address. Without a fixed number, an
  ``AutoShardedClient`` follows the answer of ``GET /gateway/bot``.
- A resumed connection follows the ``resume_gateway_url`` of the last READY event.
- All gateway connections are opened by ``HTTPClient.ws_connect``. The last two addresses come from answers; the guard
  there lets one through when it is on the given gateway's own host and port, and puts the given gateway in its place
  otherwise, so that no answer leads a redirected bot back to Discord.
"""

from __future__ import annotations

import re
from functools import partialmethod
from typing import Final

from aiohttp import ClientWebSocketResponse
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from yarl import URL

__all__ = ["redirect"]

_DISCORD_API: Final = Route.BASE
_DISCORD_GATEWAY: Final = DiscordWebSocket.DEFAULT_GATEWAY
_DISCORD_CONNECT: Final = HTTPClient.ws_connect


def redirect(api_base: str | None, gateway: str | None) -> None:
    """Make every discord.py client of this process use these addresses; with neither, Discord's own again.

    Takes a REST base with its version and a WebSocket URL, the values of ``DISCORD_API_BASE`` and
    ``DISCORD_GATEWAY``; an empty value counts as none. The gateway's path is asked for as it is given, with the
    slash it may end in. Call it before the client logs in. Raises ValueError, one line
    that names the variable, when only one of the two is given or one is no address of its kind; nothing changes then.

    >>> redirect("http://127.0.0.1:8080/api/v10", "ws://127.0.0.1:8080/gateway")
    >>> Route("GET", "/users/@me").url
    'http://127.0.0.1:8080/api/v10/users/@me'
    >>> redirect("http://127.0.0.1:8080/api/v10", None)
    Traceback (most recent call last):
        ...
    ValueError: DISCORD_GATEWAY: missing; set it together with DISCORD_API_BASE, or neither
    >>> redirect(None, None)
    >>> Route("GET", "/users/@me").url
    'https://discord.com/api/v10/users/@me'
    """
    if not api_base and not gateway:
        _apply(_DISCORD_API, _DISCORD_GATEWAY)
        HTTPClient.ws_connect = _DISCORD_CONNECT  # type: ignore[method-assign]
        return
    if not api_base or not gateway:
        missing, given = ("DISCORD_GATEWAY", "DISCORD_API_BASE")[:: 1 if api_base else -1]
        raise ValueError(f"{missing}: missing; set it together with {given}, or neither")
    base = _checked("DISCORD_API_BASE", api_base, ("http", "https"), "http://127.0.0.1:8080/api/v10")
    if not re.search(r"/v\d+/*$", base.path):
        raise ValueError(f"DISCORD_API_BASE: {api_base!r} does not end with the API's version, such as /api/v10")
    socket = _checked("DISCORD_GATEWAY", gateway, ("ws", "wss"), "ws://127.0.0.1:8080/gateway")
    _apply(str(base).rstrip("/"), socket)
    HTTPClient.ws_connect = partialmethod(_connect, socket)  # type: ignore[method-assign, assignment]


def _apply(api_base: str, gateway: URL) -> None:
    Route.BASE = api_base
    DiscordWebSocket.DEFAULT_GATEWAY = gateway


def _checked(variable: str, value: str, schemes: tuple[str, str], example: str) -> URL:
    """The address as it is given, or ValueError in one line that names the variable."""
    plain = f"{schemes[0]}:// or {schemes[1]}://"
    try:
        url = URL(value.strip())
        port = url.port
    except ValueError:
        raise ValueError(f"{variable}: {value!r} is not an address; expected one such as {example}") from None
    if url.scheme not in schemes or not url.host or not port:
        raise ValueError(f"{variable}: {value!r} is not a {plain} address; expected one such as {example}")
    if url.query_string or url.fragment:
        raise ValueError(f"{variable}: {value!r} must have no ? or # part; expected one such as {example}")
    return url


async def _connect(client: HTTPClient, gateway: URL, url: str, *, compress: int = 0) -> ClientWebSocketResponse:
    """Open a gateway connection, at the given gateway if the address asked for is on another host or port."""
    asked = URL(url)
    if (asked.scheme, asked.host, asked.port) != (gateway.scheme, gateway.host, gateway.port):
        asked = gateway.with_query(asked.query)
    return await _DISCORD_CONNECT(client, str(asked), compress=compress)

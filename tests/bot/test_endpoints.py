"""Other addresses in place of Discord's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route

from bot.discord.endpoints import redirect

API, GATEWAY = "http://127.0.0.1:8080/api/v10", "ws://127.0.0.1:8080/gateway"


@pytest.fixture(autouse=True)
def _back_to_discord() -> Iterator[None]:
    yield
    redirect(None, None)


def addresses() -> tuple[str, str]:
    """Where a REST request and a new gateway connection would go."""
    return Route("GET", "/users/@me").url, str(DiscordWebSocket.DEFAULT_GATEWAY)


def test_both_addresses_are_taken() -> None:
    """REST requests and the gateway's default address are the given ones."""
    redirect(API, GATEWAY)
    assert addresses() == (f"{API}/users/@me", GATEWAY)


def test_neither_leaves_discords_own() -> None:
    """Without addresses, or with empty ones, everything is Discord's own, after a redirection too."""
    before = (*addresses(), HTTPClient.ws_connect)
    for nothing in (None, ""):
        redirect(API, GATEWAY)
        redirect(nothing, nothing)
        assert (*addresses(), HTTPClient.ws_connect) == before


def test_a_trailing_slash_is_the_gateways_own() -> None:
    """An address may end in a slash: REST paths follow the base without a second one, the gateway's path keeps it."""
    redirect(f"{API}/", f"{GATEWAY}/")
    assert addresses() == (f"{API}/users/@me", f"{GATEWAY}/")


@pytest.mark.parametrize(
    ("api", "gateway"),
    [
        ("https://discord.example.org/api/v10", "wss://gateway.example.org"),
        ("http://[::1]:8080/api/v9", "ws://[::1]:8080"),
        ("http://localhost/v10", "ws://localhost"),
    ],
)
def test_any_host_will_do(api: str, gateway: str) -> None:
    """Other hosts, ports left out, and addresses without a path beyond the version are taken."""
    redirect(api, gateway)
    assert addresses()[0] == f"{api}/users/@me"


@pytest.mark.parametrize(
    ("api", "gateway", "said"),
    [
        (API, None, "DISCORD_GATEWAY: missing"),
        (None, GATEWAY, "DISCORD_API_BASE: missing"),
        ("", GATEWAY, "DISCORD_API_BASE: missing"),
        ("ws://127.0.0.1:8080/api/v10", GATEWAY, "DISCORD_API_BASE: 'ws://"),
        ("127.0.0.1:8080/api/v10", GATEWAY, "DISCORD_API_BASE: "),
        ("http:///api/v10", GATEWAY, "DISCORD_API_BASE: "),
        ("http://127.0.0.1:port/api/v10", GATEWAY, "DISCORD_API_BASE: "),
        ("http://127.0.0.1:99999/api/v10", GATEWAY, "DISCORD_API_BASE: "),
        ("http://127.0.0.1:8080/api", GATEWAY, "does not end with the API's version"),
        ("http://127.0.0.1:8080/api/v10/x", GATEWAY, "does not end with the API's version"),
        ("http://127.0.0.1:8080/api/v10?x=1", GATEWAY, "no ? or # part"),
        (API, "http://127.0.0.1:8080/gateway", "DISCORD_GATEWAY: 'http://"),
        (API, "gateway", "DISCORD_GATEWAY: 'gateway'"),
        (API, f"{GATEWAY}?v=10", "no ? or # part"),
        (API, f"{GATEWAY}#x", "no ? or # part"),
    ],
)
def test_a_wrong_address_is_one_clear_line(api: str | None, gateway: str | None, said: str) -> None:
    """Half a pair, or what is no address of its kind, is told in one line, and nothing has changed."""
    before = addresses()
    with pytest.raises(ValueError, match=r"^DISCORD_(API_BASE|GATEWAY): .+$") as refusal:
        redirect(api, gateway)
    assert said in str(refusal.value)
    assert "\n" not in str(refusal.value)
    assert addresses() == before


@pytest.mark.parametrize(
    ("asked", "opened"),
    [
        ("wss://gateway.discord.gg/?v=10&encoding=json", "ws://127.0.0.1:8080/gateway?v=10&encoding=json"),
        ("ws://127.0.0.1:8081/gateway?v=10", "ws://127.0.0.1:8080/gateway?v=10"),
        ("ws://127.0.0.1:8080/resume?v=10", "ws://127.0.0.1:8080/resume?v=10"),
    ],
)
async def test_gateway_addresses_from_answers_stay_with_the_given_one(
    monkeypatch: pytest.MonkeyPatch, asked: str, opened: str
) -> None:
    """An address learned from an answer is followed on the given gateway's host and port, and replaced elsewhere."""
    seen: list[str] = []

    async def note(_: HTTPClient, url: str, *, compress: int = 0) -> None:
        seen.append(url)

    monkeypatch.setattr("bot.discord.endpoints._DISCORD_CONNECT", note)
    redirect(API, GATEWAY)
    await HTTPClient.ws_connect(HTTPClient.__new__(HTTPClient), asked)
    assert seen == [opened]

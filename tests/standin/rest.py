"""The stand-in's REST side: reads requests, checks them, hands them to a route, writes answers as Discord does."""

from __future__ import annotations

import json
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from tests.standin import routes_application, routes_channels, routes_interactions
from tests.standin.call import Answer, Call, Route, Upload
from tests.standin.errors import ApiError
from tests.standin.schema import schema_problems
from tests.standin.world import World

BASE = "/api/v10"
ROUTES = [*routes_application.ROUTES, *routes_channels.ROUTES, *routes_interactions.ROUTES]
FILE_FIELD = re.compile(r"files\[(\d+)\]")
RATE_LIMIT = {
    "X-RateLimit-Limit": "1000",
    "X-RateLimit-Remaining": "999",
    "X-RateLimit-Reset": "2208988801.000",
    "X-RateLimit-Reset-After": "0.001",
}


@dataclass(frozen=True, slots=True)
class Request:
    """A request as the bot made it, and the status it got."""

    method: str
    path: str
    body: Any
    status: int


class Rest:
    """The routes under ``/api/v10`` and the files that messages carry; every request is kept in ``requests``."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.requests: list[Request] = []
        self.failing = 0
        self.failure = 429
        self.retry_after = 0.0

    def add_to(self, app: web.Application) -> None:
        """Lay the routes; more literal paths come before those with a part to fill in."""
        for route in sorted(ROUTES, key=lambda route: route.path.count("{")):
            app.router.add_route(route.method, BASE + route.path, self._serve(route))
        app.router.add_get("/files/{file_id}/{filename}", self._file)
        app.router.add_route("*", "/{path:.*}", self._nowhere)

    def _serve(self, route: Route) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def serve(request: web.Request) -> web.Response:
            parts = {key: unquote(value) for key, value in request.match_info.items()}
            path = request.path.removeprefix(BASE)
            call = Call(self._world, request.method, path, parts, request.query)
            try:
                answer = await self._answer(route, call, request)
            except ApiError as error:
                return self._written(call, error.status, error.body())
            return self._written(call, 204 if answer is None else 200, answer)

        return serve

    async def _answer(self, route: Route, call: Call, request: web.Request) -> Answer:
        if route.token and request.headers.get("Authorization") != f"Bot {self._world.token}":
            call.violated("auth", "a missing or wrong token")
            raise ApiError(401, 0, "401: Unauthorized")
        call.body, call.files = await _read(request)
        if self.failing:
            self.failing -= 1
            raise ApiError(self.failure, 0, "You are being rate limited." if self.failure == 429 else "An error.")
        if call.body is not None:
            problems = schema_problems(call.method, route.path, call.body)
            for problem in problems:
                call.violated("schema", problem)
            if problems:
                raise ApiError(400, 50035, "Invalid Form Body", problems)
        try:
            return await route.handler(call)
        except (KeyError, TypeError, AttributeError, IndexError) as error:
            text = f"a body that cannot be read: {type(error).__name__} {error}"
            call.violated("limit", text)
            raise ApiError(400, 50035, "Invalid Form Body", [text]) from error

    def _written(self, call: Call, status: int, body: Answer) -> web.Response:
        self.requests.append(Request(call.method, call.path, call.body, status))
        self._world.changes.announce()
        headers = RATE_LIMIT | {"X-RateLimit-Bucket": f"{call.method} {call.path}".replace("/", "-")}
        if status == 429 and isinstance(body, dict):
            body |= {"retry_after": self.retry_after, "global": False}
            headers |= {"Via": "1.1 stand-in"}
        if body is None:
            return web.Response(status=status, headers=headers)
        # discord.py reads an answer as JSON only under exactly this content type, with no charset after it.
        return web.Response(
            body=json.dumps(body).encode(), status=status, headers=headers, content_type="application/json"
        )

    async def _nowhere(self, request: web.Request) -> web.Response:
        call = Call(self._world, request.method, request.path, {}, request.query)
        call.violated("route", "no such route")
        return self._written(call, 404, {"code": 0, "message": "404: Not Found"})

    async def _file(self, request: web.Request) -> web.Response:
        file_id = request.match_info["file_id"]
        file = self._world.files.get(int(file_id)) if file_id.isdigit() else None
        return web.Response(body=file.data) if file else web.Response(status=404)


async def _read(request: web.Request) -> tuple[Any, dict[str, Upload]]:
    """The JSON body and the files of a request, whichever of the two ways it was sent."""
    if request.content_type != "multipart/form-data":
        text = await request.text()
        return (json.loads(text) if text else None), {}
    body, files = None, {}
    async for part in await request.multipart():
        assert isinstance(part, BodyPartReader)
        name = part.name or ""
        if name == "payload_json":
            body = json.loads(await part.text())
        elif found := FILE_FIELD.fullmatch(name):
            files[found[1]] = Upload(part.filename or "", bytes(await part.read()))
    return body, files

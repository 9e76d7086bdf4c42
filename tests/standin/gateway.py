"""The stand-in's gateway: hello, heartbeats, identify, resume, numbered events, zlib-stream where it is asked for."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from collections.abc import Awaitable, Callable

from aiohttp import WSMsgType, web

from tests.standin import payloads
from tests.standin.model import Json
from tests.standin.world import World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT, MEMBERS, INVALID, HELLO, ACK = (
    0,
    1,
    2,
    3,
    6,
    7,
    8,
    9,
    10,
    11,
)
UNKNOWN_OPCODE, NOT_AUTHENTICATED, WRONG_TOKEN, WRONG_INTENTS = 4001, 4003, 4004, 4014


class Session:
    """What a RESUME takes up again: every event sent so far, and the connection there is now, if any."""

    def __init__(self, identity: str, shard: int, shards: int) -> None:
        self.id = identity
        self.shard = shard
        self.shards = shards
        self.events: list[Json] = []
        self.connection: Connection | None = None

    def sees(self, guild_id: int | None) -> bool:
        """Whether events of this server, or of direct messages, go to this session's shard."""
        return ((guild_id or 0) >> 22) % self.shards == self.shard

    def dispatch(self, event: str, data: Json) -> None:
        """Number an event and send it, now or at the next RESUME."""
        frame = {"op": DISPATCH, "t": event, "s": len(self.events) + 1, "d": data}
        self.events.append(frame)
        if self.connection:
            self.connection.send(frame)


class Connection:
    """One open WebSocket; frames leave in the order of :meth:`send`."""

    def __init__(
        self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, compress: str | None
    ) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._transport = transport
        self._zlib = zlib.compressobj() if compress == "zlib-stream" else None
        self._frames: asyncio.Queue[Json] = asyncio.Queue()

    def send(self, frame: Json) -> None:
        """Queue a frame."""
        self._frames.put_nowait(frame)

    async def write(self) -> None:
        """Send queued frames for as long as the connection lasts."""
        with contextlib.suppress(ConnectionError):
            while True:
                await self._write(json.dumps(await self._frames.get()))

    async def _write(self, text: str) -> None:
        if self._zlib is None:
            await self.socket.send_str(text)
        else:
            await self.socket.send_bytes(self._zlib.compress(text.encode()) + self._zlib.flush(zlib.Z_SYNC_FLUSH))

    def cut(self) -> None:
        """Break the connection without a word."""
        if self._transport:
            self._transport.abort()


class Gateway:
    """All gateway connections, and the sessions that outlive them.

    ``intents`` are those each IDENTIFY asked for; ``identifies`` and ``resumes`` count what was accepted.
    """

    def __init__(self, world: World, allowed_intents: int) -> None:
        self._world = world
        self._allowed = allowed_intents
        self._sessions: dict[str, Session] = {}
        self._connections: set[Connection] = set()
        self.intents: list[int] = []
        self.identifies = 0
        self.resumes = 0
        self.heartbeat_interval = 41_250

    @property
    def url(self) -> str:
        """The address of the gateway."""
        return self._world.gateway

    @property
    def connected(self) -> bool:
        """Whether every shard the bot spoke of has identified, and its newest session is live."""
        current = self._current()
        complete = bool(current) and len(current) == current[-1].shards
        return complete and all(session.connection for session in current)

    def dispatch(self, event: str, data: Json, guild_id: int | None) -> bool:
        """Send an event to the shard it belongs to; False when no bot ever identified for it."""
        sessions = [session for session in self._current() if session.sees(guild_id)]
        for session in sessions:
            session.dispatch(event, data)
        return bool(sessions)

    def cut(self) -> None:
        """Break every connection as a failing network does; sessions stay and can be resumed."""
        for connection in list(self._connections):
            connection.cut()
            self._leave(connection)

    def ask_to_reconnect(self) -> None:
        """Ask every connection to come back and resume (opcode 7)."""
        for connection in self._connections:
            connection.send({"op": RECONNECT, "d": None})

    def forget_sessions(self) -> None:
        """Refuse every later RESUME, so that the bot has to identify again."""
        self._sessions.clear()

    async def close(self, code: int = 1001) -> None:
        """Close every connection."""
        for connection in list(self._connections):
            await connection.socket.close(code=code)

    def _current(self) -> list[Session]:
        newest = {session.shard: session for session in self._sessions.values()}
        return list(newest.values())

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one connection from HELLO to its end."""
        socket = web.WebSocketResponse(max_msg_size=0)
        await socket.prepare(request)
        compress = request.query.get("compress")
        if compress not in {None, "zlib-stream"}:
            self._world.violated("gateway", "connect", f"compress={compress} is not served here")
        connection = Connection(socket, request.transport, compress)
        self._connections.add(connection)
        writer = asyncio.create_task(connection.write())
        connection.send({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat_interval}})
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(connection, json.loads(message.data))
        finally:
            self._leave(connection)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)
        return socket

    def _leave(self, connection: Connection) -> None:
        self._connections.discard(connection)
        if connection.session and connection.session.connection is connection:
            connection.session.connection = None
        self._world.changes.announce()

    async def _receive(self, connection: Connection, frame: Json) -> None:
        receivers: dict[int, Callable[[Connection, Json], Awaitable[None]]]
        receivers = {HEARTBEAT: self._heartbeat, IDENTIFY: self._identify, RESUME: self._resume}
        operation = frame.get("op")
        if operation in receivers:
            await receivers[operation](connection, frame)
        elif connection.session is None:
            await self._refuse(connection, NOT_AUTHENTICATED, f"opcode {operation} before IDENTIFY")
        elif operation not in {PRESENCE, MEMBERS}:
            await self._refuse(connection, UNKNOWN_OPCODE, f"opcode {operation}")

    async def _refuse(self, connection: Connection, code: int, text: str) -> None:
        self._world.violated("gateway", f"close {code}", text)
        await connection.socket.close(code=code)

    async def _heartbeat(self, connection: Connection, _: Json) -> None:
        connection.send({"op": ACK})

    async def _identify(self, connection: Connection, frame: Json) -> None:
        data = frame["d"]
        self.intents.append(data.get("intents", 0))
        if data.get("token") != self._world.token:
            await self._refuse(connection, WRONG_TOKEN, "IDENTIFY with a wrong token")
        elif self.intents[-1] & ~self._allowed:
            text = f"IDENTIFY asks for intents {self.intents[-1]:b}, of which only {self._allowed:b} are allowed"
            await self._refuse(connection, WRONG_INTENTS, text)
        else:
            self._begin(connection, *data.get("shard", (0, 1)))

    def _begin(self, connection: Connection, shard: int, shards: int) -> None:
        world = self._world
        session = Session(f"session-{world.ids.new()}", shard, shards)
        self._sessions[session.id] = session
        session.connection, connection.session = connection, session
        guilds = [guild for guild in world.guilds.values() if guild.joined and session.sees(guild.id)]
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": payloads.user(world.bot),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": [shard, shards],
                "application": {"id": str(world.application_id), "flags": payloads.APPLICATION_FLAGS},
            },
        )
        for guild in guilds:
            session.dispatch("GUILD_CREATE", payloads.guild(guild, world.bot))
        self.identifies += 1
        world.changes.announce()

    async def _resume(self, connection: Connection, frame: Json) -> None:
        data = frame["d"]
        session = self._sessions.get(data.get("session_id"))
        if data.get("token") != self._world.token:
            await self._refuse(connection, WRONG_TOKEN, "RESUME with a wrong token")
            return
        if session is None:
            connection.send({"op": INVALID, "d": False})
            return
        for event in session.events[data.get("seq") or 0 :]:
            connection.send(event)
        session.connection, connection.session = connection, session
        session.dispatch("RESUMED", {})
        self.resumes += 1
        self._world.changes.announce()

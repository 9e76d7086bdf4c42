"""Routes by which the bot answers interactions: the callback, then the messages of the interaction's own webhook."""

from __future__ import annotations

from tests.standin import messages, payloads
from tests.standin.call import Answer, Call, Route
from tests.standin.checks_commands import choice_problems
from tests.standin.checks_messages import modal_problems
from tests.standin.errors import ApiError, unknown
from tests.standin.model import EPHEMERAL, Json, Message
from tests.standin.response import (
    AUTOCOMPLETE,
    CHOICES,
    COMMAND,
    COMPONENT,
    DEFER,
    DEFER_UPDATE,
    MODAL,
    REPLY,
    SHOW_MODAL,
    UPDATE,
    Response,
)

ANSWERS = {
    COMMAND: {REPLY, DEFER, SHOW_MODAL},
    COMPONENT: {REPLY, DEFER, DEFER_UPDATE, UPDATE, SHOW_MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {REPLY, DEFER, DEFER_UPDATE, UPDATE},
}


async def _callback(call: Call) -> Answer:
    response = call.world.responses.get(call.id("interaction_id"))
    if response is None or response.token != call.parts["interaction_token"]:
        call.violated("interaction", "an interaction that was never sent")
        raise unknown("interaction", 10062)
    response.requests.append((call.method, call.path, call.body))
    if response.failure or response.expired:
        raise unknown("interaction", 10062)
    if response.acknowledged:
        if response.deliveries == 1:
            call.violated("interaction", "answered a second time")
        raise ApiError(400, 40060, "Interaction has already been acknowledged.")
    _answer(call, response, call.body["type"], call.body.get("data") or {})
    return _callback_body(response) if call.query.get("with_response") in {"1", "true"} else None


def _answer(call: Call, response: Response, kind: int, data: Json) -> None:
    """Carry out an answer of any kind; the interaction stays open when the answer is refused."""
    needs_message = kind in {UPDATE, DEFER_UPDATE} and response.source is None
    if kind not in ANSWERS[response.kind] or needs_message:
        call.refuse([f"type: {kind} does not answer an interaction of type {response.kind} from here"])
    if kind == CHOICES:
        call.refuse(choice_problems(data.get("choices") or [], _focused_type(response), response.what))
    elif kind == SHOW_MODAL:
        call.refuse(modal_problems(data))
    elif kind == REPLY:
        response.original = messages.post(
            call, response.channel, data, reader=response.account, metadata=_metadata(response)
        )
    elif kind == DEFER:
        flags = data.get("flags") or 0
        response.original = messages.thinking(call, response.channel, flags, response.account, _metadata(response))
    else:
        response.original = response.source
        if kind == UPDATE and response.source:
            messages.edit(call, response.source, data)
    response.callback_type, response.callback = kind, data
    if response.deadline:
        response.deadline.cancel()


def _focused_type(response: Response) -> int:
    """The type of the option that is being typed."""
    options: list[Json] = list(response.payload["data"]["options"])
    while options:
        option = options.pop()
        if option.get("focused"):
            return int(option["type"])
        options += option.get("options") or []
    return 0


def _metadata(response: Response) -> Json:
    metadata: Json = {
        "id": str(response.id),
        "type": response.kind,
        "user": payloads.user(response.account),
        "authorizing_integration_owners": response.payload["authorizing_integration_owners"],
    }
    if response.kind == COMPONENT and response.source:
        metadata["interacted_message_id"] = str(response.source.id)
    if response.kind == MODAL:
        metadata["triggering_interaction_metadata"] = metadata | {"type": COMMAND}
    return metadata


def _callback_body(response: Response) -> Json:
    body: Json = {"interaction": {"id": str(response.id), "type": response.kind}}
    body["resource"] = {"type": response.callback_type}
    if response.original:
        body["interaction"] |= {
            "response_message_id": str(response.original.id),
            "response_message_loading": response.original.loading,
            "response_message_ephemeral": response.original.ephemeral,
        }
        body["resource"]["message"] = payloads.message(response.original)
    return body


def _open(call: Call) -> Response:
    """The answered interaction whose token is in the path."""
    found = [known for known in call.world.responses.values() if known.token == call.parts["webhook_token"]]
    if not found or call.id("webhook_id") != call.world.application_id:
        call.violated("interaction", "a webhook that was never given")
        raise unknown("Webhook", 10015)
    response = found[0]
    response.requests.append((call.method, call.path, call.body))
    if response.expired:
        raise ApiError(401, 50027, "Invalid Webhook Token")
    if not response.acknowledged:
        if not response.failure:
            call.violated("interaction", "a follow-up before the first answer")
        raise unknown("Webhook", 10015)
    return response


def _target(call: Call, response: Response) -> Message:
    """The message in the path, if it belongs to the interaction."""
    identity = call.parts.get("message_id", "@original")
    own = [response.original, *response.followups]
    if identity == "@original":
        found = response.original
    else:
        found = next((message for message in own if message and str(message.id) == identity), None)
    if found is None or found.deleted:
        raise unknown("Message", 10008)
    return found


async def _follow_up(call: Call) -> Answer:
    response, data = _open(call), call.body
    original = response.original
    if response.callback_type == DEFER and original and original.loading and not original.deleted:
        # The first follow-up after a deferral fills the waiting message, as visible as the deferral made it.
        fixed = (data.get("flags") or 0) & ~EPHEMERAL
        messages.edit(call, original, data | {"flags": fixed})
        response.edits.append(original)
        return payloads.message(original)
    message = messages.post(call, response.channel, data, reader=response.account, metadata=_metadata(response))
    response.followups.append(message)
    return payloads.message(message)


async def _show(call: Call) -> Answer:
    return payloads.message(_target(call, _open(call)))


async def _edit(call: Call) -> Answer:
    response = _open(call)
    message = messages.edit(call, _target(call, response), call.body)
    response.edits.append(message)
    return payloads.message(message)


async def _delete(call: Call) -> Answer:
    messages.delete(_target(call, _open(call)))
    return None


WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"

ROUTES = [
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", _callback, token=False),
    Route("POST", WEBHOOK, _follow_up, token=False),
]
for _path in (f"{WEBHOOK}/messages/@original", f"{WEBHOOK}/messages/{{message_id}}"):
    ROUTES += [
        Route("GET", _path, _show, token=False),
        Route("PATCH", _path, _edit, token=False),
        Route("DELETE", _path, _delete, token=False),
    ]

"""Calls that go on in a next one."""

from __future__ import annotations

from asyncio import gather

from toolrt import Context, RequestKind, Sample

from gen.fixtures.tools import rounds
from gen.fixtures.tools.rounds import asks


class Rounds:
    """Asks in one call, and answers in another one."""

    async def test_input_required_result_elicitation(
        self, cx: Context, args: rounds.TestInputRequiredResultElicitationArgs
    ) -> str:
        user = await cx.aask(asks.TEST_INPUT_REQUIRED_RESULT_ELICITATION_USER_NAME)
        return f"Hello, {user.name}!"

    async def test_input_required_result_sampling(
        self, cx: Context, args: rounds.TestInputRequiredResultSamplingArgs
    ) -> str:
        return await cx.asample(Sample.of("What is the capital of France?", 100))

    async def test_input_required_result_list_roots(
        self, cx: Context, args: rounds.TestInputRequiredResultListRootsArgs
    ) -> str:
        return "\n".join(root.uri for root in await cx.aroots())

    async def test_input_required_result_request_state(
        self, cx: Context, args: rounds.TestInputRequiredResultRequestStateArgs
    ) -> str:
        approval = await cx.aask(asks.TEST_INPUT_REQUIRED_RESULT_REQUEST_STATE_APPROVAL)
        return "state-ok" if approval.ok else "not approved"

    async def test_input_required_result_multiple_inputs(
        self, cx: Context, args: rounds.TestInputRequiredResultMultipleInputsArgs
    ) -> str:
        user, greeting, roots = await gather(
            cx.aask(asks.TEST_INPUT_REQUIRED_RESULT_MULTIPLE_INPUTS_USER_NAME),
            cx.asample(Sample.of("Generate a greeting", 50)),
            cx.aroots(),
        )
        return f"{greeting} {user.name} has {len(roots)} folders."

    async def test_input_required_result_multi_round(
        self, cx: Context, args: rounds.TestInputRequiredResultMultiRoundArgs
    ) -> str:
        user = await cx.aask(asks.TEST_INPUT_REQUIRED_RESULT_MULTI_ROUND_STEP1)
        favorite = await cx.aask(asks.TEST_INPUT_REQUIRED_RESULT_MULTI_ROUND_STEP2)
        return f"{user.name} likes {favorite.color}."

    async def test_input_required_result_tampered_state(
        self, cx: Context, args: rounds.TestInputRequiredResultTamperedStateArgs
    ) -> str:
        approval = await cx.aask(
            asks.TEST_INPUT_REQUIRED_RESULT_TAMPERED_STATE_APPROVAL
        )
        return "approved" if approval.ok else "not approved"

    async def test_input_required_result_capabilities(
        self, cx: Context, args: rounds.TestInputRequiredResultCapabilitiesArgs
    ) -> str:
        if cx.answers(RequestKind.ASK):
            user = await cx.aask(asks.TEST_INPUT_REQUIRED_RESULT_CAPABILITIES_USER_NAME)
            return f"Hello, {user.name}!"
        return await cx.asample(Sample.of("Generate a greeting", 50))

"""What a tool asks of a client."""

from __future__ import annotations

from toolrt import Context, Sample

from gen.fixtures.tools import questions
from gen.fixtures.tools.questions import asks


class Questions:
    """Asks models and people."""

    async def test_sampling(self, cx: Context, args: questions.TestSamplingArgs) -> str:
        said = await cx.asample(Sample.of(args.prompt, 100))
        return f"LLM response: {said}"

    async def test_missing_capability(
        self, cx: Context, args: questions.TestMissingCapabilityArgs
    ) -> str:
        return await cx.asample(Sample.of("Is anybody there?", 10))

    async def test_elicitation(
        self, cx: Context, args: questions.TestElicitationArgs
    ) -> str:
        user = await cx.aask(asks.TEST_ELICITATION_USER)
        return f"User response: {user.username}, {user.email}"

    async def test_elicitation_sep1034_defaults(
        self, cx: Context, args: questions.TestElicitationSep1034DefaultsArgs
    ) -> str:
        profile = await cx.aask(asks.TEST_ELICITATION_SEP1034_DEFAULTS_PROFILE)
        return f"Elicitation completed: {profile.name}, {profile.age}, {profile.status}"

    async def test_elicitation_sep1330_enums(
        self, cx: Context, args: questions.TestElicitationSep1330EnumsArgs
    ) -> str:
        choices = await cx.aask(asks.TEST_ELICITATION_SEP1330_ENUMS_CHOICES)
        several = ", ".join(choices.titled_multi)
        return f"Elicitation completed: {choices.titled_single}; {several}"

    async def test_streaming_elicitation(
        self, cx: Context, args: questions.TestStreamingElicitationArgs
    ) -> str:
        cx.progress("About to ask")
        user = await cx.aask(asks.TEST_STREAMING_ELICITATION_USER_NAME)
        return f"Hello, {user.name}!"

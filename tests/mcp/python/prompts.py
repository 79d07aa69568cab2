"""The resources of the server, and the prompt that it words itself."""

from __future__ import annotations

from toolrt import Context

from contents import PNG
from gen.fixtures.mcp import conformance_server as served
from gen.fixtures.mcp.conformance_server import asks


class Served:
    """Gives what the design leaves to the host."""

    def static_text(self, cx: Context, args: served.StaticTextArgs) -> str:
        return "This is the content of the static text resource."

    def static_binary(self, cx: Context, args: served.StaticBinaryArgs) -> bytes:
        return PNG

    def template_data(
        self, cx: Context, args: served.TemplateDataArgs
    ) -> served.TemplateData:
        if not args.id.isdigit():
            raise served.NoSuchId(id=args.id)
        return served.TemplateData(
            id=args.id, template_test=True, data=f"Data for ID: {args.id}"
        )

    def watched_resource(self, cx: Context, args: served.WatchedResourceArgs) -> str:
        return "This is the content of the watched resource."

    async def test_input_required_result_prompt(
        self, cx: Context, args: served.TestInputRequiredResultPromptArgs
    ) -> str:
        user = await cx.aask(asks.TEST_INPUT_REQUIRED_RESULT_PROMPT_USER_CONTEXT)
        return f"Answer in this context: {user.context}"

"""What a schema can say."""

from __future__ import annotations

from toolrt import Context

from gen.fixtures.tools import schemas


class Schemas:
    """Repeats what it was given."""

    def json_schema_2020_12_tool(self, cx: Context, args: schemas.SchemaArgs) -> str:
        return f"To be reached by {args.contact_method or 'anything'}."

    def test_header_tool(self, cx: Context, args: schemas.TestHeaderToolArgs) -> str:
        return f"{args.query} in {args.region or 'any region'}"

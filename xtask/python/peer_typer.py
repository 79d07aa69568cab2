"""A command by Typer, whose answer is a model of pydantic."""

from __future__ import annotations

import typer
from pydantic import BaseModel


class Output(BaseModel):
    """What is found."""

    total: int


def search(query: str, limit: int = 20) -> None:
    """Search."""
    print(Output(total=min(limit, len(query))).model_dump_json())


if __name__ == "__main__":
    typer.run(search)

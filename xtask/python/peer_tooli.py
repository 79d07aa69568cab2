"""A command by Tooli, with one tool."""

from __future__ import annotations

from tooli import Tooli

app = Tooli(name="box", help="A box of tools.", version="1.0.0")


@app.command(name="search")
def search(query: str, limit: int = 20) -> list[dict[str, int]]:
    """Search."""
    return [{"total": min(limit, len(query))}]


if __name__ == "__main__":
    app()

"""Lends books through the client that has a method of our own."""

from __future__ import annotations

from toolrt import Context, Registry

from gen.library.tools import shelf


class Shelf:
    """Two books."""

    def __init__(self) -> None:
        """Put them on the shelf."""
        self.titles = {1: "Emma", 2: "Dune"}

    def find_books(self, cx: Context, args: shelf.FindBooksArgs) -> list[shelf.Book]:
        """Find books by a part of their titles."""
        found = [one for one in self.titles.items() if args.part in one[1].lower()]
        return [shelf.Book(number=number, title=title) for number, title in found]

    def lend_book(self, cx: Context, args: shelf.LendBookArgs) -> shelf.Book:
        """Lend a book."""
        if args.number not in self.titles:
            raise shelf.LentAlready(number=args.number)
        return shelf.Book(number=args.number, title=self.titles.pop(args.number))


def main() -> None:
    """Find a book for one user, and lend it to another."""
    app = Registry()
    app.register(shelf.toolset(Shelf()))
    client = shelf.Client(app)
    for book in client.find_books(part="un"):
        print(f"{book.number}: {book.title}")
    other = client.with_context(Context(labels={"user": "ann"}))
    print(f"lent: {other.lend_book(number=2).title}")


if __name__ == "__main__":
    main()

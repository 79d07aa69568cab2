"""Reads pairs of Python files, and says where they differ in more than texts."""

import ast
import io
import json
import re
import sys
import tokenize
import tomllib
import warnings
from collections.abc import Callable
from typing import Any

Text = Callable[[str], str]

#: The fields of nodes that are names.
NAMES = frozenset({"arg", "asname", "attr", "id", "name"})

#: What follows the mark of a text in a name: its words, and its signs where names without them would be the same.
SPELLED = re.compile(r"(q[0-9]{4}z)\w*", re.IGNORECASE)


class Shape(ast.NodeTransformer):
    """Leaves texts for readers out, and gives texts as they are compared."""

    def __init__(self, text: Text) -> None:
        self.text = text

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        """Give a constant."""
        if not isinstance(node.value, str):
            return node
        text = self.text(node.value)
        text = marked(text) if text.isidentifier() else text
        return ast.copy_location(ast.Constant(text), node)

    def visit_Expr(self, node: ast.Expr) -> ast.AST | None:
        """Give a statement that is no text."""
        is_text = isinstance(node.value, ast.Constant) and isinstance(
            node.value.value, str
        )
        return None if is_text else self.generic_visit(node)


def marked(name: str) -> str:
    """Give a name without what its text ends with."""
    return SPELLED.sub(r"\1", name)


def shape(source: str, text: Text) -> tuple[str, int]:
    """Give the tree of a file, and the number of its comments."""
    tree = Shape(text).visit(ast.parse(source))
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = sum(token.type == tokenize.COMMENT for token in tokens)
    for node in ast.walk(tree):
        for field in NAMES.intersection(node._fields):
            if isinstance(name := getattr(node, field), str):
                setattr(node, field, marked(name))
    return ast.dump(tree, indent=0), comments


def manifest(value: object, text: Text) -> object:
    """Give what a manifest says."""
    if isinstance(value, dict):
        return {key: manifest(entry, text) for key, entry in value.items()}
    if isinstance(value, list):
        return [manifest(item, text) for item in value]
    return text(value) if isinstance(value, str) else value


def read(path: str, source: str, text: Text) -> tuple[str, int]:
    """Give what a file is made of, and the number of its comments."""
    if path.endswith(".toml"):
        return repr(manifest(tomllib.loads(source), text)), 0
    return shape(source, text)


def tamed(twins: list[dict[str, Any]]) -> Text:
    """Give what replaces hostile texts by their twins; what follows the mark of a pattern may be left out."""
    by_mark = {one["mark"]: one for one in twins}

    def text(value: str) -> str:
        out, at = [], 0
        while (found := value.find("q", at)) >= 0:
            out.append(value[at:found])
            own = by_mark.get(value[found : found + 6])
            for hostile, tame in own["spellings"] if own else []:
                if value.startswith(hostile, found):
                    out.append(tame)
                    at = found + len(hostile)
                    break
            else:
                if own and own["pattern"]:
                    return "".join([*out, own["tame"]])
                out.append("q")
                at = found + 1
        return "".join([*out, value[at:]])

    return text


def different(pair: dict[str, str], text: Text) -> str | None:
    """Say how two files differ."""
    try:
        hostile, comments = read(pair["path"], pair["hostile"], text)
    except (
        SyntaxError,
        ValueError,
        RecursionError,
        SyntaxWarning,
        tokenize.TokenError,
    ) as error:
        return f"it cannot be read: {error!r}"
    tame, usual = read(pair["path"], pair["tame"], text)
    if comments != usual:
        return f"{comments} comments, and not {usual}"
    if hostile == tame:
        return None
    ours, theirs = hostile.split("\n"), tame.split("\n")
    at = next(
        (at for at, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a != b), 0
    )
    near = [
        [line[:200] for line in lines[max(0, at - 4) : at + 3]]
        for lines in (ours, theirs)
    ]
    return f"{near[0]}\nand not {near[1]}"


def main() -> None:
    """Answer every line with one of its own."""
    sys.setrecursionlimit(20_000)
    warnings.simplefilter("error")
    for line in sys.stdin.buffer:
        work = json.loads(line)
        text = tamed(work["twins"])
        wrong = [
            [pair["path"], said]
            for pair in work["files"]
            if (said := different(pair, text))
        ]
        print(json.dumps(wrong), flush=True)


main()

"""The official suites of JSON Schema by the validator of the runtime."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from toolrt.json import parse
from toolrt.schema import Draft, InvalidSchema, Validator

DRAFTS = {
    "draft4": Draft.V4,
    "draft6": Draft.V6,
    "draft7": Draft.V7,
    "draft2019-09": Draft.V2019_09,
    "draft2020-12": Draft.V2020_12,
}
#: The address of the documents that schemas of the suite refer to.
REMOTES = "http://localhost:1234/"
#: How many tests must agree, in percent.
LEAST = 99


def main(folder: Path) -> bool:
    """Print how many tests of a checkout agree; say whether these are enough."""
    remotes = folder / "remotes"
    documents = {
        REMOTES + path.relative_to(remotes).as_posix(): parse(path.read_bytes())
        for path in sorted(remotes.rglob("*.json"))
    }
    fine = True
    for name, draft in DRAFTS.items():
        count, differences = 0, []
        for path in sorted((folder / "tests" / name).glob("*.json")):
            groups: Any = parse(path.read_bytes())
            for group in groups:
                count += len(group["tests"])
                title = f"{path.name}: {group['description']}"
                differences += [
                    f"{title}: {one}" for one in different(group, draft, documents)
                ]
        agree = (count - len(differences)) / max(count, 1) * 100
        is_enough = count > 0 and agree >= LEAST
        fine &= is_enough
        mark = "✓" if is_enough else "✗"
        print(f"{mark} {name} in Python: {count - len(differences)} of {count} agree")
        for difference in differences:
            print(f"    {difference}")
    return fine


def different(group: Any, draft: Draft, documents: dict[str, Any]) -> list[str]:
    """Give the tests of a group that differ."""
    tests = group["tests"]
    try:
        validator = Validator(group["schema"], documents=documents, draft=draft)
    except InvalidSchema as invalid:
        return [f"{test['description']}: {invalid}" for test in tests]
    return [
        test["description"]
        for test in tests
        if validator.accepts(test["data"]) != test["valid"]
    ]


if __name__ == "__main__":
    sys.exit(not main(Path(sys.argv[1])))

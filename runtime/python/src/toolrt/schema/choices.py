"""Keywords that apply other schemas to the same value."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from . import words
from .nodes import Rules, kind_of, takes
from .seen import Seen

if TYPE_CHECKING:
    from .nodes import Condition, Dynamic
    from .walk import Walk
    from .words import Found

#: How many issues of an alternative are kept.
_MOST_ISSUES: Final = 100
#: How far it is looked for what an alternative takes.
_FAR: Final = 64


class _Verdict(NamedTuple):
    """What an alternative says of a value."""

    found: list[Found]
    broken: int
    literals: int
    seen: Seen


def applied(walk: Walk, rules: Rules, value: object, seen: Seen) -> None:
    """Apply the keywords that hold other schemas for the same value."""
    if rules.reference is not None:
        walk.section("$ref", walk.same, rules.reference, value, seen)
    if rules.dynamic is not None:
        node = _outermost(walk, rules.dynamic)
        walk.section("$dynamicRef", walk.same, node, value, seen)
    for node in rules.all_of:
        walk.section("allOf", walk.same, node, value, seen)
    if rules.any_of:
        walk.section("anyOf", _any_of, walk, rules.any_of, value, seen)
    if rules.one_of:
        walk.section("oneOf", _one_of, walk, rules.one_of, value, seen)
    if (
        rules.negated is not None
        and not walk.is_done()
        and quietly(walk, rules.negated, value) is not None
    ):
        walk.add(("not",), words.negated, value, rules.negated)
    if rules.condition is not None:
        walk.section("if", _condition, walk, rules.condition, value, seen)
    if isinstance(value, dict):
        for name, node in rules.dependent_schemas:
            if name in value:
                walk.section("dependentSchemas", walk.same, node, value, seen)


def quietly(walk: Walk, node: int, value: object) -> Seen | None:
    """Give what a subschema evaluates, if it accepts the value."""
    before = walk.found, walk.most, walk.broken, walk.literals
    walk.found, walk.most = [], 1
    seen = walk.at(node, value)
    is_accepted = walk.broken == before[2]
    walk.found, walk.most, walk.broken, walk.literals = before
    if walk.stopped:
        walk.broken += 1
        return None
    return (seen or Seen()) if is_accepted else None


def _apart(walk: Walk, node: int, value: object) -> _Verdict:
    found, most, broken, literals = walk.found, walk.most, walk.broken, walk.literals
    walk.found, walk.most = [], _MOST_ISSUES
    seen = walk.at(node, value)
    verdict = _Verdict(
        walk.found, walk.broken - broken, walk.literals - literals, seen or Seen()
    )
    walk.found, walk.most, walk.broken, walk.literals = found, most, broken, literals
    if walk.stopped:
        walk.broken += 1
    return verdict


def _outermost(walk: Walk, dynamic: Dynamic) -> int:
    """Give what a `$dynamicRef` leads to: the anchor of the outermost resource."""
    if dynamic.name is not None:
        for resource in walk.scope:
            found = walk.schema.dynamic.get((resource, dynamic.name))
            if found is not None:
                return found
    return dynamic.node


def _condition(walk: Walk, condition: Condition, value: object, seen: Seen) -> None:
    evaluated = quietly(walk, condition.node, value)
    following = condition.otherwise
    if evaluated is not None:
        seen.merge(evaluated)
        following = condition.then
    if following is not None and not walk.is_done():
        walk.same(following, value, seen)


def _any_of(walk: Walk, alternatives: list[int], value: object, seen: Seen) -> None:
    closest: _Verdict | None = None
    is_accepted = False
    kind = kind_of(value)
    for node in alternatives:
        if not _takes(walk, node, kind, [_FAR]):
            continue
        verdict = _apart(walk, node, value)
        if walk.stopped:
            return
        if verdict.broken:
            closest = _closer(closest, verdict)
            continue
        if not is_accepted:
            walk.literals += verdict.literals
        is_accepted = True
        seen.merge(verdict.seen)
        if not walk.tracks:
            return
    if not is_accepted:
        _refused(walk, "anyOf", alternatives, closest, value)


def _one_of(walk: Walk, alternatives: list[int], value: object, seen: Seen) -> None:
    closest: _Verdict | None = None
    accepted: tuple[int, _Verdict] | None = None
    kind = kind_of(value)
    for place, node in enumerate(alternatives):
        if not _takes(walk, node, kind, [_FAR]):
            continue
        verdict = _apart(walk, node, value)
        if walk.stopped:
            return
        if verdict.broken:
            closest = _closer(closest, verdict)
        elif accepted is not None:
            walk.add(("oneOf",), words.both, value, accepted[0], place)
            return
        else:
            accepted = place, verdict
    if accepted is None:
        _refused(walk, "oneOf", alternatives, closest, value)
        return
    walk.literals += accepted[1].literals
    seen.merge(accepted[1].seen)


def _refused(
    walk: Walk,
    keyword: str,
    alternatives: list[int],
    closest: _Verdict | None,
    value: object,
) -> None:
    """Take over the problems of the closest alternative."""
    if closest is None:
        walk.add((keyword,), words.union, value, alternatives)
        return
    walk.broken += closest.broken
    walk.literals += closest.literals
    walk.found += closest.found[: max(0, walk.most - len(walk.found))]


def _closer(best: _Verdict | None, following: _Verdict) -> _Verdict:
    """Give that with more literals that match, then fewer problems, then the first."""
    if best is None:
        return following
    told, best_told = len(following.found), len(best.found)
    is_closer = following.literals > best.literals or (
        following.literals == best.literals and told < best_told
    )
    return following if is_closer else best


def _takes(walk: Walk, node: int, kind: str, far: list[int]) -> bool:
    """Whether a subschema may accept values of a kind, as far as it is seen at once."""
    if far[0] == 0:
        return True
    far[0] -= 1
    rules = walk.nodes[node]
    if not isinstance(rules, Rules):
        return rules
    if rules.types and not any(takes(one, kind) for one in rules.types):
        return False
    for literals in (rules.constant, rules.literals):
        if literals is not None and not any(
            takes(known, kind) or takes(kind, known) for known in literals.kinds
        ):
            return False
    if rules.reference is not None and not _takes(walk, rules.reference, kind, far):
        return False
    if not all(_takes(walk, one, kind, far) for one in rules.all_of):
        return False
    return all(
        not several or any(_takes(walk, one, kind, far) for one in several)
        for several in (rules.any_of, rules.one_of)
    )

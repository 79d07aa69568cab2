"""Answers of tools with a declared result."""

from __future__ import annotations

from toolrt import Context, Decimal, Partial, Summary

from gen.fixtures.tools import answers


class Answers:
    """Gives objects, unions, lists and parts."""

    def test_find(self, cx: Context, args: answers.TestFindArgs) -> answers.Found:
        if args.id == "missing":
            raise answers.NoSuchId(id=args.id)
        return answers.Found(id=args.id)

    def test_measure(
        self, cx: Context, args: answers.TestMeasureArgs
    ) -> answers.Measure:
        if args.text:
            return answers.MeasureNamed(name="long")
        return answers.MeasureLength(metres=3)

    def test_prices(self, cx: Context, args: answers.TestPricesArgs) -> list[Decimal]:
        return [Decimal("12.50"), args.below]

    def test_part(
        self, cx: Context, args: answers.TestPartArgs
    ) -> Partial[answers.Done]:
        return Partial(
            result=answers.Done(done=args.of - 1),
            errors=[answers.NoSuchId(id="last")],
            summary=Summary(
                total=args.of, succeeded=args.of - 1, failed=1, recoverable=0
            ),
        )

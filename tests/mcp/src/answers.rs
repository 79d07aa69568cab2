//! Answers of tools with a declared result.

use toolrt::{Context, Decimal, Internal, Outcome, Partial, Summary};

use crate::tools::fixtures::tools::answers::{AnswersTools, types::*};

/// Gives objects, unions, lists and parts.
pub struct Answers;

impl AnswersTools for Answers {
    async fn test_find(&self, _cx: &Context, args: TestFindArgs) -> Result<Found, TestFindError> {
        match args.id.as_str() {
            "missing" => Err(TestFindError::NoSuchId(NoSuchId::new(args.id))),
            _ => Ok(Found { id: args.id }),
        }
    }

    async fn test_measure(
        &self,
        _cx: &Context,
        args: TestMeasureArgs,
    ) -> Result<Measure, TestMeasureError> {
        Ok(match args.text {
            true => Measure::Named(Named::new("long")),
            false => Measure::Length(Length::new(3)),
        })
    }

    async fn test_prices(
        &self,
        _cx: &Context,
        args: TestPricesArgs,
    ) -> Result<Vec<Decimal>, TestPricesError> {
        let first: Decimal = "12.50".parse().map_err(Internal::new)?;
        Ok(vec![first, args.below])
    }

    async fn test_part(
        &self,
        _cx: &Context,
        args: TestPartArgs,
    ) -> Result<Outcome<Done, TestPartError>, TestPartError> {
        let done = args.of - 1;
        Ok(Outcome::Partial(Partial {
            result: Done { done },
            errors: vec![TestPartError::NoSuchId(NoSuchId::new("last"))],
            summary: Summary {
                total: args.of.unsigned_abs(),
                succeeded: done.unsigned_abs(),
                failed: 1,
                recoverable: 0,
            },
        }))
    }
}

//! What tests of tools need: fakes, values, a clock, people who answer, assertions, and the examples of designs as
//! tests. `spec/testing.md` shows a whole file of tests.
//!
//! ```ignore
//! let registry = toolrt::Registry::new();
//! registry.register(testing::fake(&files::specs::TOOLSET, 7))?;
//! let envelope = registry.call("find_files", b"{}", &Context::new()).await;
//! let found: FindFilesResult = testing::assert_ok_as(&envelope);
//! ```

mod asserts;
mod chance;
mod clock;
mod compare;
mod examples;
mod fake;
mod heights;
mod maker;
mod numbers;
mod patterns;
mod people;
mod recorded;
mod same;
mod sources;
mod stop;
mod texts;
mod values;

pub use asserts::{
    assert_error, assert_error_at, assert_events, assert_issue, assert_ok, assert_ok_as,
};
pub use clock::ManualClock;
#[doc(hidden)]
pub use compare::differences;
pub use examples::{Example, Examples, examples};
pub use fake::{Fake, fake};
pub use people::{AskedQuestion, PreparedAnswers, Says, says_no, says_yes};
pub use recorded::Recorded;
pub use sources::{FixedIds, FixedRandom};
pub use values::{JsonValues, NoValue, Values, json_values, values};

// Made by toolc from shadows.tools; do not edit.

//! The payloads, results and errors of the toolset `lengthy`.

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ANameThatIsLongerOf88ColumnsArgsShort {
    pub a: i64,
    pub b: Option<String>,
}

impl ANameThatIsLongerOf88ColumnsArgsShort {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(a: i64) -> Self {
        Self { a, b: None }
    }
}

/// The arguments of `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs {
    pub another_name_that_is_longer_than_what_fits_into_a_line_by_itself: Option<Vec<String>>,
    pub one_more_of_those_long_names: Option<i64>,
    pub short: ANameThatIsLongerOf88ColumnsArgsShort,
}

impl ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsArgs {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(short: ANameThatIsLongerOf88ColumnsArgsShort) -> Self {
        Self {
            another_name_that_is_longer_than_what_fits_into_a_line_by_itself: None,
            one_more_of_those_long_names: Self::default_one_more_of_those_long_names(),
            short,
        }
    }

    pub(super) fn default_one_more_of_those_long_names() -> Option<i64> {
        Some(-9223372036854775808)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ANameThatIsLongerOf88ColumnsResult {
    pub result_with_a_long_name_that_nobody_would_type:
        std::collections::BTreeMap<String, Vec<i64>>,
}

impl ANameThatIsLongerOf88ColumnsResult {
    /// Takes the required fields.
    pub fn new(
        result_with_a_long_name_that_nobody_would_type: std::collections::BTreeMap<
            String,
            Vec<i64>,
        >,
    ) -> Self {
        Self {
            result_with_a_long_name_that_nobody_would_type,
        }
    }
}

/// The errors of `a_name_that_is_longer_than_what_fits_into_a_line_of_88_columns`.
#[derive(Debug)]
#[non_exhaustive]
pub enum ANameThatIsLongerThanWhatFitsIntoALineOf88ColumnsError {
    /// Anything that the design does not declare.
    Internal(toolrt::Internal),
}

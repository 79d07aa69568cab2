//! Suggestions, where an object has more keys than are compared.

use toolrt::diagnose;
use toolrt::table::{Field, Record, Rest, Table};

static COUNTS: Record = Record {
    name: "Counts",
    fields: &[Field::required("total", Table::INT)],
    rest: Rest::Kept(Table::INT),
};

#[test]
fn a_missing_key_is_compared_with_the_first_thousand_that_are_not_declared() {
    let message = |before: usize| {
        let keys: String = (0..before).map(|key| format!("\"k{key}\":1,")).collect();
        let payload = format!("{{{keys}\"totals\":1}}");
        let issues = diagnose(Table::Record(&COUNTS), payload.as_bytes());
        issues
            .into_iter()
            .map(|issue| issue.message)
            .collect::<String>()
    };
    let missing = "/total is missing; it must be an integer.";
    assert_eq!(
        message(999),
        format!("{missing} The key \"totals\" looks like it.")
    );
    assert_eq!(message(1_000), missing);
}

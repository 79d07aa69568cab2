//! `@schema`: enforced with the feature, without it left to registration.

use toolrt::table::{Field, Record, Rest, Schema, Table};
use toolrt::{Reader, Writer, diagnose};

static EVEN: Schema = Schema::new(Table::INT, r#"{"multipleOf":2,"not":{"const":4}}"#);
static NUMBERS: Record = Record {
    name: "Numbers",
    fields: &[Field::required("even", Table::Schema(&EVEN))],
    rest: Rest::Closed,
};

#[cfg(feature = "schema")]
#[test]
fn the_first_broken_keyword_is_named() {
    let messages = |text: &str| -> Vec<String> {
        let issues = diagnose(Table::Record(&NUMBERS), text.as_bytes());
        issues.into_iter().map(|issue| issue.message).collect()
    };
    assert!(messages(r#"{"even":2}"#).is_empty());
    assert_eq!(
        messages(r#"{"even":3}"#),
        [r#"/even must satisfy the schema keyword "multipleOf"; got 3."#]
    );
    assert_eq!(
        messages(r#"{"even":4}"#),
        [r#"/even must satisfy the schema keyword "not"; got 4."#]
    );
    assert_eq!(
        messages(r#"{"even":"x"}"#),
        [r#"/even must be an integer; got "x"."#]
    );
}

#[cfg(feature = "schema")]
#[test]
fn the_fast_path_holds_values_to_keywords() {
    let read = |text: &str| Reader::new(text).schema(&EVEN, Reader::read::<i64>);
    assert_eq!(read("2"), Ok(2));
    assert!(read("3").is_err());
    let mut w = Writer::new();
    w.schema(&EVEN, |w| w.write(&3_i64));
    assert_eq!(w.into_text(), "3");
}

#[cfg(not(feature = "schema"))]
#[test]
fn without_the_feature_values_pass() {
    assert!(diagnose(Table::Record(&NUMBERS), br#"{"even":3}"#).is_empty());
    let read = Reader::new("3").schema(&EVEN, Reader::read::<i64>);
    assert_eq!(read, Ok(3));
    let mut w = Writer::new();
    w.schema(&EVEN, |w| w.write(&3_i64));
    assert_eq!(w.into_text(), "3");
}

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
fn broken_keywords_are_told_in_the_words_of_schemas() {
    let messages = |text: &str| -> Vec<String> {
        let issues = diagnose(Table::Record(&NUMBERS), text.as_bytes());
        issues.into_iter().map(|issue| issue.message).collect()
    };
    assert!(messages(r#"{"even":2}"#).is_empty());
    assert_eq!(
        messages(r#"{"even":3}"#),
        ["/even must be a multiple of 2; got 3."]
    );
    assert_eq!(messages(r#"{"even":4}"#), ["/even must not be 4; got 4."]);
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

#[cfg(feature = "schema")]
mod vectors {
    use super::EVEN;
    use toolrt::table::{Field, Int, List, Map, Record, Rest, Schema, Table, Tuple, Union};
    use toolrt::{Issue, Value, diagnose};

    static UP_TO_100: Int = Int::ANY.at_most(100);
    static SMALL: Schema = Schema::new(
        Table::Int(&UP_TO_100),
        r#"{"not":{"const":7},"multipleOf":5}"#,
    );
    static EVENS: List = List::of(Table::Schema(&EVEN));
    static STRINGS: List = List::of(Table::STRING);
    static NAMED: Schema = Schema::new(Table::List(&STRINGS), r#"{"contains":{"const":"a"}}"#);
    static PAIR: Schema = Schema::new(Table::Record(&PAIR_RECORD), r#"{"minProperties":2}"#);
    static PAIR_RECORD: Record = Record {
        name: "Pair",
        fields: &[
            Field::required("a", Table::INT),
            Field::default("b", Table::INT, "0"),
        ],
        rest: Rest::Closed,
    };
    static LOOSE: Schema = Schema::new(Table::Json, r#"{"type":"object","required":["b"]}"#);
    static LOOSE_2: Schema = Schema::new(Table::Json, r#"{"maxItems":0}"#);
    static BIG: Schema = Schema::new(Table::Json, r#"{"maximum":1e308}"#);
    static DEEP: Schema = Schema::new(
        Table::Json,
        r#"{"properties":{"a":{"properties":{"b":{"type":"integer"}}}}}"#,
    );
    static ANY_EVEN: Table = Table::Schema(&EVEN);
    static HIDDEN: Record = Record {
        name: "Hidden",
        fields: &[Field::required("pin", Table::Secret(&ANY_EVEN))],
        rest: Rest::Closed,
    };

    static HALF: Schema = Schema::new(Table::FLOAT, r#"{"multipleOf":2}"#);
    static THIRD: Schema = Schema::new(Table::FLOAT, r#"{"multipleOf":3}"#);
    static TWICE: Schema = Schema::new(Table::INT, r#"{"multipleOf":2}"#);
    static BOTH: Tuple = Tuple::of(&[Table::Schema(&HALF), Table::Schema(&TWICE)]);
    static MANY: Map = Map::of(Table::Tuple(&BOTH));
    static EITHER: Union = Union {
        alternatives: &[Table::STRING, Table::Schema(&EVEN)],
    };
    static HALVES: Record = Record {
        name: "Halves",
        fields: &[Field::required("many", Table::Map(&MANY))],
        rest: Rest::Kept(Table::Union(&EITHER)),
    };

    static ANYTHING: Schema = Schema::new(Table::Json, r#"{"not":false,"if":false,"then":false}"#);
    static NAMED_2: Schema = Schema::new(
        Table::Json,
        r#"{"anyOf":[{"required":["a"]},{"required":["b"],"minProperties":2}]}"#,
    );

    fn table(name: &str) -> Table {
        match name {
            "Even" => Table::Schema(&EVEN),
            "Small" => Table::Schema(&SMALL),
            "Evens" => Table::List(&EVENS),
            "Named" => Table::Schema(&NAMED),
            "Pair" => Table::Schema(&PAIR),
            "Loose" => Table::Schema(&LOOSE),
            "Loose2" => Table::Schema(&LOOSE_2),
            "Big" => Table::Schema(&BIG),
            "Deep" => Table::Schema(&DEEP),
            "Maybe" => Table::Nullable(&ANY_EVEN),
            "Hidden" => Table::Record(&HIDDEN),
            "Half" => Table::Schema(&HALF),
            "Third" => Table::Schema(&THIRD),
            "Whatever" => Table::Schema(&ANYTHING),
            "Named2" => Table::Schema(&NAMED_2),
            "Halves" => Table::Record(&HALVES),
            _ => panic!("no table of {name}"),
        }
    }

    #[test]
    fn every_vector_holds() {
        let path = "../../spec/conformance/schema/schema.json";
        let vectors = Value::parse(&std::fs::read(path).expect("the vectors")).expect("JSON");
        let cases = vectors.get("cases").and_then(Value::as_array);
        let cases = cases.expect("a list of cases");
        assert!(cases.len() >= 20);
        for case in cases {
            let text = |key| case.get(key).and_then(Value::as_str).expect("a text");
            let issues = diagnose(table(text("type")), text("payload").as_bytes());
            let issues = Value::Array(issues.iter().map(Issue::to_value).collect());
            let wanted = case.get("issues").cloned();
            let wanted = wanted.unwrap_or(Value::Array(Vec::new()));
            assert_eq!(issues.to_json(), wanted.to_json(), "{}", text("name"));
        }
    }
}

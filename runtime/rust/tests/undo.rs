//! Arguments in the shapes of lowered schemas, and what becomes of them.

use toolrt::table::{
    Count, Enum, Field, List, Literal, Map, Record, Rest, Table, Tagged, Text, Tuple, Union,
    Variant,
};
use toolrt::{Value, diagnose, undone};

static POINT: Tuple = Tuple {
    places: &[Table::FLOAT, Table::FLOAT],
    tail: None,
};
static PATH: Tuple = Tuple {
    places: &[Table::STRING],
    tail: Some(Table::Tuple(&POINT)),
};
static LABELS: Map = Map::of(Table::Nullable(&Table::STRING)).max(3);
static NESTED: Map = Map::of(Table::Map(&LABELS));
static LINE: Record = Record {
    name: "Line",
    fields: &[
        Field::required("article", Table::STRING),
        Field::default("count", Table::INT, "1"),
        Field::optional("note", Table::Nullable(&Table::STRING)),
        Field::optional("labels", Table::Map(&LABELS)),
    ],
    rest: Rest::Closed,
};
static TREE: Record = Record {
    name: "Tree",
    fields: &[
        Field::required("name", Table::STRING),
        Field::optional("children", Table::List(&TREES)),
    ],
    rest: Rest::Kept(Table::Map(&LABELS)),
};
static TREES: List = List::of(Table::Record(&TREE));
static TARGET: Tagged = Tagged {
    name: "Target",
    tag: "kind",
    content: None,
    variants: &[
        Variant::new("line", Table::Record(&LINE)),
        Variant::new("tree", Table::Record(&TREE)),
    ],
};
static ANSWER: Tagged = Tagged {
    name: "Answer",
    tag: "type",
    content: Some("value"),
    variants: &[Variant::new("labels", Table::Map(&LABELS))],
};
static EITHER: Union = Union {
    alternatives: &[Table::STRING, Table::List(&TREES), Table::Map(&NESTED)],
};
static WORDS: Enum = Enum {
    members: &[Literal::Text("a"), Literal::Null],
};
static ODD: Record = Record {
    name: "Odd",
    fields: &[
        Field::optional("word", Table::Enum(&WORDS)),
        Field::optional("any", Table::Json),
        Field::optional("secret", Table::Secret(&Table::STRING)),
        Field::optional("text", Table::Text(&Text::ANY)),
    ],
    rest: Rest::Open,
};

#[test]
fn other_shapes_become_the_types_own() {
    for (table, sent, meant) in [
        (
            Table::Record(&LINE),
            r#"{"article":"pen","count":null,"note":null,"labels":null}"#,
            r#"{"article":"pen","note":null}"#,
        ),
        (
            Table::Record(&LINE),
            r#"{"article":"pen","count":2,"labels":[{"key":"a","value":"b"},{"value":null,"key":"c"}]}"#,
            r#"{"article":"pen","count":2,"labels":{"a":"b","c":null}}"#,
        ),
        (
            Table::Map(&NESTED),
            r#"[{"key":"x","value":[]},{"key":"x","value":[{"key":"y","value":"z"}]}]"#,
            r#"{"x":{"y":"z"}}"#,
        ),
        (
            Table::Map(&NESTED),
            r#"{"x":[{"key":"y","value":"z"}]}"#,
            r#"{"x":{"y":"z"}}"#,
        ),
        (
            Table::Tuple(&PATH),
            r#"{"item_0":"way","rest":[{"item_0":1,"item_1":2.50},[3,4]]}"#,
            r#"["way",[1,2.50],[3,4]]"#,
        ),
        (
            Table::Record(&TREE),
            r#"{"name":"a","children":[{"name":"b","children":null,"more":[{"key":"k","value":"v"}]}]}"#,
            r#"{"name":"a","children":[{"name":"b","more":{"k":"v"}}]}"#,
        ),
        (
            Table::Tagged(&TARGET),
            r#"{"kind":"line","article":"pen","count":null,"note":"n","labels":null}"#,
            r#"{"kind":"line","article":"pen","note":"n"}"#,
        ),
        (
            Table::Tagged(&ANSWER),
            r#"{"type":"labels","value":[{"key":"a","value":"b"}]}"#,
            r#"{"type":"labels","value":{"a":"b"}}"#,
        ),
        (
            Table::Union(&EITHER),
            r#"[{"key":"x","value":[{"key":"y","value":"z"}]}]"#,
            r#"{"x":{"y":"z"}}"#,
        ),
        (
            Table::Union(&EITHER),
            r#"[{"name":"a","children":null}]"#,
            r#"[{"name":"a"}]"#,
        ),
        (
            Table::Record(&TREE),
            r#"{"name":"a","children":["{\"name\":\"b\",\"children\":null}"]}"#,
            r#"{"name":"a","children":[{"name":"b"}]}"#,
        ),
        (
            Table::Record(&ODD),
            r#"{"word":null,"any":null,"secret":null,"text":null,"more":null}"#,
            r#"{"word":null,"any":null,"more":null}"#,
        ),
    ] {
        let made = undone(table, sent.as_bytes()).expect(sent);
        assert_eq!(String::from_utf8(made.clone()).unwrap(), meant, "{sent}");
        assert_eq!(diagnose(table, &made), [], "{sent}");
    }
}

#[test]
fn what_is_valid_or_no_json_is_left_alone() {
    for (table, sent) in [
        (Table::Record(&LINE), r#"{"article":"pen","note":null}"#),
        (Table::Map(&LABELS), r#"{"key":"a","value":"b"}"#),
        (Table::Union(&EITHER), r#""[]""#),
        (Table::Json, r#"[{"key":"a","value":1}]"#),
        (Table::Record(&LINE), "{"),
        (Table::Record(&LINE), ""),
    ] {
        assert_eq!(undone(table, sent.as_bytes()), None, "{sent}");
    }
}

/// Mistakes keep their issues, in the shape that the type has.
#[test]
fn mistakes_are_told_as_ever() {
    for (table, sent, pointer) in [
        (
            Table::Record(&LINE),
            r#"{"article":null,"count":null}"#,
            "/article",
        ),
        (
            Table::Record(&LINE),
            r#"{"article":"pen","labels":[{"key":"a"}]}"#,
            "/labels",
        ),
        (
            Table::Record(&LINE),
            r#"{"article":"pen","labels":[{"key":"a","value":1}]}"#,
            "/labels/a",
        ),
        (Table::Tuple(&POINT), r#"{"item_0":1}"#, ""),
        (
            Table::Tuple(&POINT),
            r#"{"item_0":1,"item_1":2,"item_2":3}"#,
            "",
        ),
        (
            Table::Tagged(&TARGET),
            r#"{"kind":"lines","count":null}"#,
            "/kind",
        ),
        (
            Table::Record(&TREE),
            r#"{"name":"a","children":"[1"}"#,
            "/children",
        ),
    ] {
        let made = undone(table, sent.as_bytes()).expect(sent);
        let issues = diagnose(table, &made);
        assert_eq!(issues[0].path, pointer, "{sent}: {issues:?}");
    }
    let deep = format!("{}1{}", "[".repeat(200), "]".repeat(200));
    assert_eq!(undone(Table::INT, deep.as_bytes()), None);
}

#[test]
fn sizes_of_maps_hold_for_what_is_meant() {
    let entries = r#"[{"key":"a","value":"1"},{"key":"b","value":"2"},{"key":"c","value":"3"},{"key":"d","value":"4"}]"#;
    let made = undone(Table::Map(&LABELS), entries.as_bytes()).unwrap();
    assert!(matches!(Value::parse(&made), Some(Value::Object(all)) if all.len() == 4));
    assert_eq!(diagnose(Table::Map(&LABELS), &made).len(), 1);
    assert_eq!(LABELS.count.min, Count::ANY.min);
}

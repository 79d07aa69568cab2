//! The keys of a record: what the fast path makes of their order, their spelling and the space around them.

use std::collections::BTreeMap;

use toolrt::{Object, Payload, Reader, Value};

#[derive(Debug, Clone, PartialEq)]
struct Point {
    x: i64,
    y: Option<i64>,
    z: i64,
}

toolrt::record! {
    Point: POINT, closed;
    "x" x: required, INT;
    "y" y: optional, INT;
    "z" z: default("7", 7), INT;
}

#[derive(Debug, PartialEq)]
struct Odd {
    quote: i64,
    backslash: i64,
    control: i64,
    wide: i64,
}

toolrt::record! {
    Odd: ODD, closed;
    "a\"b" quote: required, INT;
    "a\\b" backslash: required, INT;
    "a\nb" control: required, INT;
    "München" wide: required, INT;
}

#[derive(Debug, PartialEq)]
struct Loose {
    x: i64,
    rest: Object,
}

toolrt::record! {
    Loose: LOOSE, open(rest: Json);
    "x" x: required, INT;
}

#[derive(Debug, PartialEq)]
struct Kept {
    x: i64,
    rest: BTreeMap<String, i64>,
}

toolrt::record! {
    Kept: KEPT, rest(rest: INT);
    "x" x: required, INT;
}

#[derive(Debug, PartialEq)]
enum Either {
    Loose(Loose),
    Kept(Kept),
}

toolrt::tagged! {
    Either: EITHER, "kind" beside;
    "loose" Loose: Record(&LOOSE);
    "kept" Kept: Record(&KEPT);
}

#[derive(Debug, PartialEq)]
struct Nothing {}

toolrt::record! {
    Nothing: NOTHING, closed;
}

#[derive(Debug, PartialEq)]
enum Shape {
    Point(Point),
    Nothing(Nothing),
}

toolrt::tagged! {
    Shape: SHAPE, "kind" beside;
    "point" Point: Record(&POINT);
    "nothing" Nothing: Record(&NOTHING);
}

/// What the fast path accepts; both paths must agree on the value where it does.
fn fast<T: Payload + PartialEq + std::fmt::Debug>(text: &str) -> Option<T> {
    let mut r = Reader::new(text);
    let value = r.read().ok().filter(|_| r.end().is_ok());
    if value.is_some() {
        assert_eq!(value, T::from_json(text).ok(), "{text}");
    }
    value
}

#[test]
fn fields_are_read_in_any_order() {
    let point = |x, y, z| Some(Point { x, y, z });
    assert_eq!(fast(r#"{"x":1,"y":2,"z":3}"#), point(1, Some(2), 3));
    assert_eq!(fast(r#"{"z":3,"y":2,"x":1}"#), point(1, Some(2), 3));
    assert_eq!(fast(r#"{"y":2,"x":1}"#), point(1, Some(2), 7));
    assert_eq!(fast(r#"{"x":1,"z":3}"#), point(1, None, 3));
    assert_eq!(fast(r#"{"x":1}"#), point(1, None, 7));
    assert_eq!(fast::<Point>("{}"), None);
    assert_eq!(fast::<Point>(r#"{"y":2,"z":3}"#), None);
}

#[test]
fn of_fields_with_the_same_name_the_last_one_counts() {
    let point = |x, y, z| Some(Point { x, y, z });
    assert_eq!(fast(r#"{"x":1,"x":2}"#), point(2, None, 7));
    assert_eq!(
        fast(r#"{"x":1,"y":2,"x":3,"y":4,"z":5}"#),
        point(3, Some(4), 5)
    );
}

#[test]
fn space_and_escapes_change_no_key() {
    let point = Some(Point {
        x: 1,
        y: Some(2),
        z: 3,
    });
    assert_eq!(fast("{ \"x\":1,\"y\":2,\"z\":3}"), point);
    assert_eq!(fast("{\"x\" :1, \"y\":2 ,\"z\":3 }"), point);
    assert_eq!(fast("{\"x\":\n1,\n\"y\":\t2\r\n,\"z\":3\n}"), point);
    assert_eq!(fast(r#"{"\u0078":1,"y":2,"\u007a":3}"#), point);
}

#[test]
fn objects_that_json_does_not_know_are_rejected() {
    for text in [
        r#"{"x":1,}"#,
        r#"{,"x":1}"#,
        r#"{"x":1"y":2}"#,
        r#"{"x":1,,"y":2}"#,
        r#"{"x"1}"#,
        r#"{"x":}"#,
        r#"{"x":1"#,
        r#"{"x":1]"#,
        r#"{"x":1}}"#,
        r#""x":1}"#,
        r#"{x":1}"#,
        r#"{"x:1}"#,
    ] {
        assert_eq!(fast::<Point>(text), None, "{text}");
        assert!(Point::from_json(text).is_err(), "{text}");
    }
}

#[test]
fn keys_that_need_escapes_are_known_by_what_they_say() {
    let odd = |quote, backslash, control, wide| Odd {
        quote,
        backslash,
        control,
        wide,
    };
    let text = r#"{"a\"b":1,"a\\b":2,"a\nb":3,"München":4}"#;
    assert_eq!(fast(text), Some(odd(1, 2, 3, 4)));
    assert_eq!(
        odd(1, 2, 3, 4).to_json().map(String::from_utf8),
        Ok(Ok(text.to_owned()))
    );
    // As a key stands in the design it is no JSON.
    for (wrong, right) in [(r#"a"b"#, r#"a\"b"#), (r"a\b", r"a\\b"), ("a\nb", r"a\nb")] {
        let text = text.replace(right, wrong);
        assert_eq!(fast::<Odd>(&text), None, "{text}");
        assert!(Odd::from_json(&text).is_err(), "{text}");
    }
}

#[test]
fn other_keys_are_rejected_or_kept() {
    assert_eq!(fast::<Point>(r#"{"x":1,"other":2}"#), None);
    assert_eq!(fast::<Point>(r#"{"x":1,"xx":2}"#), None);
    assert_eq!(fast::<Nothing>(r#"{"x":1}"#), None);
    assert_eq!(fast("{}"), Some(Nothing {}));
    assert_eq!(fast("{ }"), Some(Nothing {}));
    let text = r#"{"a":[{"x":5}],"x":1,"":{"x":6}}"#;
    let loose = fast::<Loose>(text).expect("it is valid");
    assert_eq!(loose.x, 1);
    assert_eq!(
        Value::from(loose.rest).to_json(),
        r#"{"a":[{"x":5}],"":{"x":6}}"#
    );
    let rest = BTreeMap::from([("a".to_owned(), 2), ("b\"".to_owned(), 3)]);
    assert_eq!(fast(r#"{"a":2,"x":1,"b\"":3}"#), Some(Kept { x: 1, rest }));
    assert_eq!(fast::<Kept>(r#"{"x":1,"a":"2"}"#), None);
}

/// Twice in an object, a key would replace the value that was checked.
#[test]
fn a_declared_key_among_the_others_is_not_written() {
    let mut rest = Object::new();
    for (key, value) in [("kind", "other"), ("x", "no number"), ("y", "kept")] {
        rest.insert(key, value);
    }
    let loose = Loose { x: 1, rest };
    assert_eq!(json(&loose), r#"{"x":1,"kind":"other","y":"kept"}"#);
    assert_eq!(
        json(&Either::Loose(loose)),
        r#"{"kind":"loose","x":1,"y":"kept"}"#
    );
    let rest = BTreeMap::from([("x".to_owned(), 2), ("y".to_owned(), 3)]);
    let kept = Kept { x: 1, rest };
    assert_eq!(json(&kept), r#"{"x":1,"y":3}"#);
    assert_eq!(json(&Either::Kept(kept)), r#"{"kind":"kept","x":1,"y":3}"#);
}

/// Linear time: this takes less than a second, and hours if each key is compared with all others.
#[test]
fn a_million_other_keys_are_kept() {
    let keys: Vec<String> = (0..1_000_000)
        .map(|key| format!(r#""k{key}":{key}"#))
        .collect();
    let text = format!(r#"{{"x":1,{},"k0":-1}}"#, keys.join(","));
    let loose = Loose::from_json(&text).expect("it is valid");
    assert_eq!(loose.rest.len(), 1_000_000);
    assert_eq!(loose.rest.iter().next(), Some(("k0", &Value::from(-1_i64))));
    let written = text
        .replace(r#","k0":-1}"#, "}")
        .replace(r#""k0":0"#, r#""k0":-1"#);
    assert_eq!(json(&loose), written);
}

fn json(value: &impl Payload) -> String {
    String::from_utf8(value.to_json().expect("it is valid")).expect("it is UTF-8")
}

#[test]
fn the_tag_of_a_variant_may_stand_anywhere() {
    let point = Some(Shape::Point(Point {
        x: 1,
        y: Some(2),
        z: 3,
    }));
    assert_eq!(fast(r#"{"kind":"point","x":1,"y":2,"z":3}"#), point);
    assert_eq!(fast(r#"{"x":1,"kind":"point","y":2,"z":3}"#), point);
    assert_eq!(fast(r#"{"x":1,"y":2,"z":3,"kind":"point"}"#), point);
    assert_eq!(
        fast(r#"{"kind":"nothing"}"#),
        Some(Shape::Nothing(Nothing {}))
    );
    assert_eq!(fast::<Shape>(r#"{"kind":"nothing","x":1}"#), None);
}

//! Tests that packed trees are whole, and what they say without being unpacked.

use super::*;
use crate::diagnostics::Findings;
use crate::syntax;

const FILE: FileId = FileId(7);

const TEXT: &str = r#"package demo

/// Every kind of type.
type All @title("All") @example({ "a": [1, -2.5, null, true], b: { c: "é\n" } }) {
  ...Base
  ...other.Base
  /// Two
  /// lines.
  id?: string @length(1..64) @pattern(/^[a-z\/]+$/) = "x"
  "quoted name": [int] @items(..20) @unique = []
  map: [string: [Base?]]
  tuple: [string, float @range(0..1), ...Base]
  group: (string @length(2..))? @needs(fs:read, "net:x")
  either:
    |
    /// The first.
    Base |
    /// The second.
    "a" | 1 | null | { inner: common.Money, ...: Json }
  status: Status = pending
  injected: string from context.labels.run
  path: int = args.items[].count
  ...
}

type Alias = common.Money @deprecated

/// Numbers.
enum Status {
  pending
  /// Done.
  done = "DONE" @deprecated("soon")
  one = 1
}

union Trigger by kind @title("t") {
  /// By time.
  schedule: Cron
  event: { ...Base, at: datetime }
}

union Plain { a: Base }
"#;

fn definitions() -> Vec<Definition> {
    let mut findings = Findings::default();
    let tree = syntax::parse(FILE, TEXT, &mut findings);
    assert!(findings.is_empty(), "{findings:?}");
    let items = tree.items.into_iter();
    items.filter_map(|item| Definition::of(item).ok()).collect()
}

fn packed() -> (Packed, Vec<usize>) {
    Packed::new(definitions())
}

#[test]
fn what_is_packed_is_what_is_unpacked() {
    let written: Vec<String> = definitions()
        .iter()
        .map(|definition| format!("{definition:?}"))
        .collect();
    let (mut packed, starts) = packed();
    assert_eq!(starts.len(), 5);
    assert!(packed.bytes.len() < 2 * TEXT.len());
    // In any order, and as often as somebody asks.
    for (start, written) in starts.iter().zip(&written).rev() {
        let definition = packed.definition(FILE, *start);
        assert_eq!(format!("{definition:?}"), *written);
    }
    for (start, written) in starts.iter().zip(&written) {
        assert!(!packed.bytes.is_empty());
        let definition = packed.definition(FILE, *start);
        assert_eq!(format!("{definition:?}"), *written);
        packed.drop_one();
    }
    assert!(packed.bytes.is_empty() && packed.texts.is_empty());
    let all = written.concat();
    for kind in [
        "Tuple {",
        "Map {",
        "List(",
        "Group(",
        "Union(",
        "Literal(",
        "Record(",
        "Spread {",
        "Rest {",
        "Range {",
        "Regex(",
        "Capabilities(",
        "Value(",
        "Object(",
        "Path(",
        "Number(",
        "Bool(",
        "Null",
        "Each(",
        "Key(",
    ] {
        assert!(all.contains(kind), "{kind}");
    }
}

#[test]
fn the_head_says_what_others_ask() {
    let (packed, starts) = packed();
    let heads = starts.into_iter().map(|start| {
        let head = packed.head(FILE, start);
        let docs = head.docs.map(|docs| docs.text.to_string());
        let alias = head.alias.map(|path| path.parts.len());
        (
            head.name.text.to_string(),
            docs,
            packed.copies(start),
            alias,
        )
    });
    let docs = |text: &str| Some(text.to_owned());
    assert_eq!(
        heads.collect::<Vec<_>>(),
        [
            ("All".into(), docs("Every kind of type."), true, None),
            ("Alias".into(), None, false, Some(2)),
            ("Status".into(), docs("Numbers."), false, None),
            ("Trigger".into(), None, true, None),
            ("Plain".into(), None, false, None),
        ]
    );
}

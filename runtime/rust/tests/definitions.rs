//! What MCP clients read of a tool: its definition, the shape of its arguments, the text of an error, the hint.

use toolrt::call::{Action, TextPart};
use toolrt::mcp::{Era, Icon, definition, wraps};
use toolrt::spec::{Capability, Effects, Example, Handoff, Spec};
use toolrt::table::{
    Enum, Field, List, Literal, Map, Record, Rest, Schema, Table, Tagged, Tuple, Union, Variant,
};
use toolrt::told::{error_text, hint_text, shape};
use toolrt::{CallFault, Envelope, Issue, Json, Kind, Meta};

static FULL: Spec = Spec {
    name: "find",
    title: Some("Find files"),
    description: "Finds files.",
    icons: &[Icon {
        src: "https://acme.dev/f.png",
        mime: Some("image/png"),
        sizes: &["48x48"],
        theme: Some("dark"),
    }],
    version: Some("1.2.0"),
    tags: &["search"],
    deprecated: Some("use `grep`."),
    input_schema: r#"{"type":"object"}"#,
    output_schema: Some(
        r##"{"type":"array","items":{"$ref":"#/$defs/File"},"$defs":{"File":{"type":"string"}}}"##,
    ),
    effects: Effects {
        readonly: true,
        destructive: Some(false),
        idempotent: true,
        open_world: Some(false),
    },
    capabilities: &[
        Capability {
            name: "fs:read",
            scope: Some("./out"),
        },
        Capability {
            name: "state:mutate",
            scope: None,
        },
    ],
    scopes: &["files.read"],
    data: Some("internal"),
    pii: Some("none"),
    cost: Some("low"),
    when: Some("a name is known."),
    avoid: Some("for contents."),
    next: &[Handoff {
        tool: "read",
        reason: "see \"it\"",
    }],
    examples: &[
        Example {
            name: Some("none"),
            args: r#"{"pattern":"*"}"#,
            result: None,
            error: Some(("too_many", r#"{"count":9}"#)),
        },
        Example {
            name: None,
            args: r#"{"pattern":"*.rs"}"#,
            result: Some(r#"["a.rs"]"#),
            error: None,
        },
    ],
    meta: Some(
        r#"{"toolc/input":{"/":{}},"acme.dev/team":"ünits","acme.dev/rank":1.50,"dev.toolc/data":"public"}"#,
    ),
    result_hint: Some(&[
        TextPart::Count(&["result"]),
        TextPart::Text(" files for "),
        TextPart::Value(&["args", "pattern"]),
    ]),
    ..Spec::EMPTY
};

const BEFORE: &str = r#"{"name":"find","title":"Find files","description":"Finds files.\n\nWhen: a name is known.\n\nNot: for contents.\n\nDeprecated: use `grep`.","icons":[{"src":"https://acme.dev/f.png","mimeType":"image/png","sizes":["48x48"],"theme":"dark"}],"inputSchema":{"type":"object"},"outputSchema":"#;
const WRAPPED: &str = r##"{"type":"object","properties":{"result":{"type":"array","items":{"$ref":"#/$defs/File"}}},"required":["result"],"$defs":{"File":{"type":"string"}}}"##;
const BEHIND: &str = r#","annotations":{"readOnlyHint":true,"destructiveHint":false,"idempotentHint":true,"openWorldHint":false},"_meta":{"acme.dev/team":"ünits","acme.dev/rank":1.50,"dev.toolc/version":"1.2.0","dev.toolc/capabilities":["fs:read:./out","state:mutate"],"dev.toolc/scopes":["files.read"],"dev.toolc/tags":["search"],"dev.toolc/data":"internal","dev.toolc/pii":"none","dev.toolc/cost":"low","dev.toolc/next":[{"tool":"read","reason":"see \"it\""}],"dev.toolc/examples":[{"name":"none","args":{"pattern":"*"},"error":{"code":"too_many","details":{"count":9}}},{"args":{"pattern":"*.rs"},"result":["a.rs"]}]}}"#;

#[test]
fn a_definition_has_all_that_the_design_says() {
    let schema = FULL.output_schema.unwrap();
    let modern = format!("{BEFORE}{schema}{BEHIND}");
    assert_eq!(definition(&FULL, Era::Modern), modern);
    let older = format!("{BEFORE}{WRAPPED}{BEHIND}");
    assert_eq!(definition(&FULL, Era::Older), older);
    assert!(wraps(&FULL));
}

#[test]
fn a_definition_has_nothing_that_the_design_does_not_say() {
    let plain = Spec {
        name: "plain",
        output_schema: Some(r#"{"type":"object"}"#),
        meta: Some(r#"{"toolc/input":{}}"#),
        ..Spec::EMPTY
    };
    for era in [Era::Older, Era::Modern] {
        assert_eq!(
            definition(&plain, era),
            r#"{"name":"plain","inputSchema":{},"outputSchema":{"type":"object"}}"#
        );
    }
    assert!(!wraps(&plain) && !wraps(&Spec::EMPTY));
}

static MODE: Enum = Enum {
    members: &[
        Literal::Text("a\"b"),
        Literal::Int(7),
        Literal::Bool(true),
        Literal::Null,
    ],
};
static MANY: Enum = Enum {
    members: &[
        Literal::Int(1),
        Literal::Int(2),
        Literal::Int(3),
        Literal::Int(4),
        Literal::Int(5),
        Literal::Int(6),
        Literal::Int(7),
        Literal::Int(8),
        Literal::Int(9),
    ],
};
static INNER: Record = Record {
    name: "Inner",
    fields: &[],
    rest: Rest::Closed,
};
static KIND: Tagged = Tagged {
    name: "Kind",
    tag: "type",
    content: None,
    variants: &[Variant::new("a", Table::Record(&INNER))],
};
static EITHER: Union = Union {
    alternatives: &[Table::INT, Table::STRING, Table::URI, Table::Record(&INNER)],
};
static NAMES: List = List::of(Table::Nullable(&Table::STRING));
static PAIR: Tuple = Tuple::of(&[Table::INT, Table::FLOAT]);
static MORE: Tuple = Tuple::of(&[Table::INT]).tail(Table::INT);
static SIZES: Map = Map::of(Table::Json);
static HELD: Schema = Schema::new(Table::Bool, "{}");
static TREE: List = List::of(Table::Union(&BRANCHES));
static BRANCHES: Union = Union {
    alternatives: &[Table::List(&TREE), Table::STRING],
};
static ARGS: Record = Record {
    name: "Args",
    fields: &[
        Field::required("mode", Table::Enum(&MODE)),
        Field::optional("rank", Table::Enum(&MANY)),
        Field::default("names", Table::List(&NAMES), "[]"),
        Field::required("pair", Table::Tuple(&PAIR)),
        Field::required("more", Table::Tuple(&MORE)),
        Field::required("sizes", Table::Map(&SIZES)),
        Field::required("inner", Table::Record(&INNER)),
        Field::required("kind", Table::Tagged(&KIND)),
        Field::required("either", Table::Union(&EITHER)),
        Field::required("held", Table::Schema(&HELD)),
        Field::required("token", Table::Secret(&Table::STRING)),
        Field::required("tree", Table::List(&TREE)),
        Field::required("pin", Table::Secret(&Table::Enum(&MANY))),
    ],
    rest: Rest::Closed,
};

#[test]
fn a_shape_is_one_line() {
    let spec = Spec {
        args: Table::Record(&ARGS),
        ..Spec::EMPTY
    };
    assert_eq!(
        shape(&spec),
        r#"{"mode": "a\"b" | 7 | true | null, "rank"?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | …, "names"?: [string | null], "pair": [integer, number], "more": [integer, …], "sizes": {string: any}, "inner": {…}, "kind": {…}, "either": integer | string | {…}, "held": boolean, "token": string, "tree": [any | string], "pin": any}"#
    );
    let spec = Spec {
        args: Table::INT,
        ..Spec::EMPTY
    };
    assert_eq!(shape(&spec), "integer");
}

static SMALL: Record = Record {
    name: "Args",
    fields: &[Field::required("pattern", Table::STRING)],
    rest: Rest::Closed,
};

#[test]
fn the_text_of_an_error_says_how_to_do_better() {
    let spec = Spec {
        args: Table::Record(&SMALL),
        ..FULL
    };
    let mut fault = CallFault::new("invalid_input", Kind::Input, "first ten");
    fault.issues = (0..12)
        .map(|n| Issue::of_check(format!("/{n}"), "must be otherwise."))
        .collect();
    fault.recovery.hint = Some("Look again.".into());
    let mut envelope = Envelope::failure(fault, Meta::default());
    assert_eq!(
        error_text(Some(&spec), &envelope),
        "first ten\n/10 must be otherwise.\n/11 must be otherwise.\nLook again.\nArguments: {\"pattern\": string}\nExample: \
         {\"pattern\":\"*.rs\"}"
    );
    assert_eq!(error_text(None, &envelope).lines().count(), 4);
    // Other arguments would not help.
    let error = envelope.error.as_mut().unwrap();
    (error.issues, error.recovery.action) = (Vec::new(), Action::Stop);
    assert_eq!(error_text(Some(&spec), &envelope), "first ten\nLook again.");
}

#[test]
fn a_hint_is_that_of_the_call_or_made_of_the_result() {
    let result = Json::parse(r#"["a","b"]"#).unwrap();
    let mut envelope = Envelope::success(result, Meta::default());
    assert_eq!(hint_text(&FULL, &envelope).as_deref(), Some("2 files for "));
    envelope.meta.hint = Some("2 files for *.rs".into());
    assert_eq!(
        hint_text(&FULL, &envelope).as_deref(),
        Some("2 files for *.rs")
    );
    assert_eq!(hint_text(&Spec::EMPTY, &envelope), None);
}

//! Specs as JSON, by the vectors of `spec/conformance/specs`.

use std::fs;
use std::path::Path;

use toolrt::call::{
    Call, ChainStep, Expr, Invocation, Output, Path as Place, Return, Step, Test, TextPart, Word,
};
use toolrt::made::toolset_of_executor;
use toolrt::spec::{Confirm, Effects, Example, Icon, Implementation, Paging, Spec, ToolsetSpec};
use toolrt::{BoxFuture, Context, Envelope, Executor, Registry, Value};

struct Nobody;

impl Executor for Nobody {
    fn call<'a>(&'a self, _: &'a str, _: &'a [u8], _: &'a Context) -> BoxFuture<'a, Envelope> {
        unreachable!("nobody calls")
    }
}

#[test]
fn specs_of_definitions_are_as_the_vectors_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/conformance/specs");
    let text = fs::read(folder.join("definitions.json")).expect("they are there");
    let all = Value::parse(&text).expect("they are JSON");
    let cases = all.get("cases").and_then(Value::as_array);
    let cases = cases.expect("there are cases");
    assert!(cases.len() > 6);
    for case in cases {
        let text = |member| case.get(member).and_then(Value::as_str).unwrap_or_default();
        let definition = text("definition");
        let toolset = toolset_of_executor("things", &[definition], Nobody);
        let registry = Registry::new();
        let toolset = toolset.expect("it can be defined");
        registry.register(toolset).expect("it can be registered");
        let spec = registry.specs().next().expect("it is there");
        assert_eq!(spec.to_json(), text("spec"), "{}", text("name"));
        let toolset = registry.toolset_of(spec.name).expect("it has one");
        assert_eq!(toolset.to_json(), text("toolset"), "{}", text("name"));
    }
}

/// Those of the same test in Python.
#[test]
fn specs_by_hand_stay_documents_whatever_they_hold() {
    const ODD: Spec = Spec {
        name: "odd",
        icons: &[Icon {
            src: "data:,",
            mime: None,
            sizes: &[],
            theme: None,
        }],
        implementation: Implementation::Prompt("lab"),
        input_schema: " { \"a\" : [ 1.0 , { } ] , \"a\" : 2 } ",
        output_schema: Some("{"),
        item_schema: Some("null"),
        effects: Effects {
            open_world: Some(false),
            ..Effects::UNSAID
        },
        confirm: Some(Confirm {
            question: &[TextPart::Text("")],
            denied: Some("\n"),
        }),
        timeout_ms: Some(0),
        paging: Some(Paging {
            cursor: &[],
            next: &[],
        }),
        call_hint: Some(&[]),
        examples: &[Example {
            name: Some(""),
            args: "",
            result: Some("null"),
            error: None,
        }],
        ..Spec::EMPTY
    };
    assert_eq!(
        ODD.to_json(),
        r#"{"name":"odd","icons":[{"src":"data:,"}],"implementation":{"kind":"prompt","name":"lab"},"input_schema":{"a":2},"output_schema":"{","item_schema":null,"effects":{"open_world":false},"confirm":{"question":[],"denied":"\n"},"timeout_ms":0,"paging":{"cursor":[],"next":[]},"call_hint":[],"examples":[{"name":"","arguments":"","result":null}]}"#
    );
    assert_eq!(
        Spec::EMPTY.to_json(),
        r#"{"name":"","implementation":{"kind":"external"},"input_schema":{}}"#
    );
    assert_eq!(ToolsetSpec::EMPTY.to_json(), r#"{"name":""}"#);
}

/// Likewise.
#[test]
fn chains_and_programs_are_data() {
    const ITEMS: Place = Place::of("args", &[Step::Key("items"), Step::Each, Step::Key("")]);
    const FIND: Call = Call {
        tool: "find",
        args: &[
            ("a\"", Expr::Json(" [1, null] ")),
            ("b", Expr::List(&[Expr::Path(ITEMS.counted())])),
            ("c", Expr::Object(&[("d", Expr::Path(ITEMS.nullable()))])),
        ],
    };
    const RUN: Invocation = Invocation {
        argv: &[
            Word::Fixed("run"),
            Word::Text(&[
                TextPart::Text("--x="),
                TextPart::Count(&["args", "x"]),
                TextPart::Value(&["args", "y"]),
            ]),
            Word::Values(Place::of("args", &[])),
            Word::Flag("--items=", ITEMS),
        ],
        stdin: Some((ITEMS, Output::Lines)),
        env: &[("A", Word::Fixed("b"))],
        working_dir: Some(Place::of("args", &[Step::Key("dir")])),
        output: Output::Bytes,
        exits: &[(0, None), (255, Some("gone"))],
    };
    const TOOL: Spec = Spec {
        name: "t",
        implementation: Implementation::Chain,
        chain: &[
            ChainStep::Call(Some("found"), FIND),
            ChainStep::Call(None, Call { args: &[], ..FIND }),
            ChainStep::If(
                ITEMS,
                Test::Absent,
                Return::Call(Call { args: &[], ..FIND }),
            ),
            ChainStep::Return(Return::Value(Expr::List(&[]))),
        ],
        invocation: Some(&RUN),
        ..Spec::EMPTY
    };
    let items = r#"{"root":"args","steps":["items",null,""]"#;
    assert_eq!(
        TOOL.to_json(),
        format!(
            r#"{{"name":"t","implementation":{{"kind":"chain"}},"chain":[{{"name":"found","call":{{"tool":"find","arguments":{{"a\"":{{"json":[1,null]}},"b":{{"list":[{{"path":{items},"count":true}}}}]}},"c":{{"object":{{"d":{{"path":{items},"or_null":true}}}}}}}}}}}}}},{{"call":{{"tool":"find","arguments":{{}}}}}},{{"if":{{"path":{items}}},"test":"absent"}},"return":{{"call":{{"tool":"find","arguments":{{}}}}}}}},{{"return":{{"list":[]}}}}],"invocation":{{"argv":["run",[{{"text":"--x="}},{{"count":["args","x"]}},{{"value":["args","y"]}}],{{"path":{{"root":"args"}}}},{{"flag":"--items=","path":{items}}}}}],"stdin":{{"path":{items}}},"form":"lines"}},"env":{{"A":"b"}},"working_dir":{{"root":"args","steps":["dir"]}},"output":"bytes","exits":[{{"code":0}},{{"code":255,"error":"gone"}}]}},"input_schema":{{}}}}"#
        )
    );
}

//! Two tools in place of many, by the vectors of every runtime (`spec/conformance/catalogue`).

mod support;

use std::fs;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};
use std::time::Duration;

use serde_json::{Value as Json, json};
use support::block_on;
use toolrt::call::Action;
use toolrt::host::{Catalogue, Confirmer, Question, Tool};
use toolrt::spec::{Effects, ErrorSpec, Spec, ToolsetSpec};
use toolrt::table::{Field, Record, Rest, Table};
use toolrt::{
    BoxFuture, Codec, Context, Decode, Encode, Envelope, Event, EventSink, Fault, Handled, Handler,
    Internal, Kind, Outcome, Partial, Payload, Reader, Refused, Registry, Reply, ToolError,
    ToolsetBuilder, Writer,
};

static VECTORS: LazyLock<Json> = LazyLock::new(|| {
    let path = "../../spec/conformance/catalogue/catalogue.json";
    let file = fs::read(path).expect("the vectors are there");
    serde_json::from_slice(&file).expect("the vectors are JSON")
});

static ODD: ToolsetSpec = ToolsetSpec {
    name: "odd",
    ..ToolsetSpec::EMPTY
};

#[derive(Debug, Clone)]
struct Args {
    n: i64,
}

static ARGS: Record = Record {
    name: "Args",
    fields: &[Field::required("n", Table::INT)],
    rest: Rest::Closed,
};

impl Payload for Args {
    fn table() -> Table {
        Table::Record(&ARGS)
    }
}

impl Decode for Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut n = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "n" => n = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            n: n.ok_or(Refused)?,
        })
    }
}

impl Encode for Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("n").write(&self.n);
        w.end_object();
    }
}

#[derive(Debug)]
enum Fails {
    Busy,
    Internal(Internal),
}

impl From<Internal> for Fails {
    fn from(error: Internal) -> Self {
        Self::Internal(error)
    }
}

impl ToolError for Fails {
    fn into_fault(self) -> Fault {
        match self {
            Self::Busy => Fault::Declared {
                code: "busy",
                details: None,
            },
            Self::Internal(error) => Fault::Internal(error),
        }
    }

    fn from_details(_: &str, _: &[u8]) -> Option<Self> {
        None
    }
}

/// What the vectors say of a tool.
fn spec(name: &'static str) -> Spec {
    let tools = VECTORS["tools"].as_array().unwrap();
    let tool: &'static Json = tools.iter().find(|tool| tool["name"] == name).unwrap();
    let is = |name: &str| tool["effects"][name].as_bool();
    let tags = tool["tags"].as_array().into_iter().flatten();
    let tags: Vec<&str> = tags.map(|tag| tag.as_str().unwrap()).collect();
    Spec {
        name,
        toolset: "odd",
        description: tool["description"].as_str().unwrap(),
        tags: tags.leak(),
        effects: Effects {
            readonly: is("readonly") == Some(true),
            destructive: is("destructive"),
            idempotent: is("idempotent") == Some(true),
            open_world: is("open_world"),
        },
        args: Table::Record(&ARGS),
        result: Some(Table::INT),
        input_schema: VECTORS["schema"].to_string().leak(),
        output_schema: Some(r#"{"type":"integer"}"#),
        partial: tool["does"] == "some",
        errors: &[ErrorSpec {
            code: "busy",
            kind: Kind::Unavailable,
            message: "Not now.",
            action: Action::Retry,
            field: None,
            after_ms: None,
            hint: None,
        }],
        ..Spec::EMPTY
    }
}

macro_rules! tools {
    ($($name:ident = $tool:literal: $does:expr;)*) => {
        $(
            struct $name;

            impl Tool for $name {
                type Args = Args;
                type Result = i64;
                type Error = Fails;
                type Side = ();

                fn spec() -> &'static Spec {
                    static SPEC: OnceLock<Spec> = OnceLock::new();
                    SPEC.get_or_init(|| spec($tool))
                }

                fn result() -> Codec<i64> {
                    Codec::of()
                }
            }

            impl Handler<()> for $name {
                type Injected = ();

                async fn call((): &(), _: &Context, args: Args, (): ()) -> Handled<Self> {
                    let does: fn(i64) -> Handled<Self> = $does;
                    does(args.n)
                }
            }
        )*

        fn toolset() -> toolrt::Toolset {
            let mut toolset = ToolsetBuilder::new(&ODD, ());
            $(toolset.tool::<$name>();)*
            toolset.build()
        }
    };
}

tools! {
    Echo = "echo": |n| Ok(Reply::complete(n));
    Busy = "busy": |_| Err(Fails::Busy);
    Drops = "drop": |n| Ok(Reply::complete(n));
    Some_ = "some": |n| Ok(Reply {
        outcome: Outcome::Partial(Partial {
            result: n,
            errors: vec![Fails::Busy],
            summary: Default::default(),
        }),
        side: (),
    });
    Peek = "peek": |n| Ok(Reply::complete(n));
}

/// A human, with what was asked.
struct Human(bool, Arc<Mutex<Vec<String>>>);

impl Confirmer for Human {
    fn confirm<'a>(&'a self, question: Question<'a>) -> BoxFuture<'a, bool> {
        self.1.lock().unwrap().push(question.text.to_owned());
        Box::pin(std::future::ready(self.0))
    }
}

#[derive(Default)]
struct Heard(Mutex<Vec<String>>);

impl EventSink for Heard {
    fn event(&self, event: Event) {
        let text = format!("{} {}", event.tool, event.kind.name());
        self.0.lock().unwrap().push(text);
    }
}

fn is_shown(spec: &Spec) -> bool {
    let tools = VECTORS["tools"].as_array().unwrap();
    let hidden = |tool: &&Json| tool["hidden"] == true;
    !tools
        .iter()
        .filter(hidden)
        .any(|tool| tool["name"] == spec.name)
}

fn call(registry: &Registry, tool: &str, args: &Json, cx: &Context) -> Envelope {
    block_on(registry.call(tool, args.to_string(), cx))
}

#[test]
fn the_two_tools_do_what_the_vectors_say() {
    let cases = VECTORS["cases"].as_array().unwrap();
    assert!(cases.len() > 15);
    for (case, is_itself) in cases.iter().flat_map(|case| [(case, false), (case, true)]) {
        let name = &case["name"];
        let asked = Arc::default();
        let mut tools = Registry::new();
        if let Some(agrees) = case["agrees"].as_bool() {
            tools.set_confirmer(Human(agrees, Arc::clone(&asked)));
        }
        tools.register(toolset()).unwrap();
        let tools = Arc::new(tools);
        // The registry of the tools may have the two as well.
        let front = match is_itself {
            true => tools.clone(),
            false => Arc::new(Registry::new()),
        };
        let catalogue = Catalogue::new(tools).only(is_shown);
        front.register(catalogue.toolset()).unwrap();
        let heard = Arc::new(Heard::default());
        let mut cx = Context::new().with_dry_run(case["dry_run"] == true);
        if case["events"].is_array() {
            cx = cx.with_events(heard.clone());
        }
        let tool = case["tool"].as_str().unwrap();
        let envelope = call(&front, tool, &case["arguments"], &cx);
        let mut document: Json = serde_json::from_str(&envelope.to_json()).unwrap();
        let meta = document.as_object_mut().unwrap().remove("meta").unwrap();
        assert_eq!(meta["tool"], case["tool"], "{name}");
        if case["envelope"].is_object() {
            assert_eq!(document, case["envelope"], "{name}");
        } else {
            let error = &document["error"];
            assert_eq!(error["code"], case["code"], "{name}");
            let issues = error["issues"].as_array().into_iter().flatten();
            let paths: Vec<&Json> = issues.map(|issue| &issue["path"]).collect();
            let none = json!([]);
            let wanted = case.get("paths").unwrap_or(&none);
            assert_eq!(&json!(paths), wanted, "{name}");
        }
        let list = |key: &str| case.get(key).cloned().unwrap_or(json!([]));
        assert_eq!(json!(*heard.0.lock().unwrap()), list("events"), "{name}");
        assert_eq!(json!(*asked.lock().unwrap()), list("questions"), "{name}");
    }
}

#[test]
fn the_registry_of_the_tools_decides() {
    let tools = Arc::new(Registry::new());
    tools.register(toolset()).unwrap();
    let front = Registry::new();
    front
        .register(Catalogue::new(tools.clone()).toolset())
        .unwrap();
    block_on(tools.shutdown(Duration::ZERO));
    let args = json!({"name": "echo", "arguments": {"n": 4}});
    let envelope = call(&front, "run_tool", &args, &Context::new());
    assert_eq!(envelope.error.unwrap().code, "unavailable");
}

#[test]
fn consent_that_is_recorded_is_for_the_tool() {
    let tools = Arc::new(Registry::new());
    tools.register(toolset()).unwrap();
    let front = Registry::new();
    front
        .register(Catalogue::new(tools.clone()).toolset())
        .unwrap();
    let cx = Context::new();
    let minute = Duration::from_secs(60);
    let agreement = tools.agreement("drop", r#"{"n":4}"#, &cx, "ada", minute);
    let cx = cx.with_consent(agreement.unwrap());
    let args = |n: i64| json!({"name": "drop", "arguments": {"n": n}});
    assert!(call(&front, "run_tool", &args(4), &cx).is_ok());
    assert!(!call(&front, "run_tool", &args(5), &cx).is_ok());
}

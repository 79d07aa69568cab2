//! Tools made at run time, by the vectors of `spec/conformance/made`.

use std::collections::VecDeque;
use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Map, Value as Json, json};
use toolrt::call::{Summary, TextPart};
use toolrt::host::{GrantPolicy, Log, Mode, Random};
use toolrt::made::{
    DefinitionError, Failure, Tool, ToolBuilder, ToolsetBuilder, toolset_of_executor,
};
use toolrt::spec::{Effects, ErrorSpec, Example, Implementation};
use toolrt::{
    Context, Event, EventKind, EventSink, Outcome, Partial, Registry, Spec, Toolset, Value,
};

use crate::support::block_on;

const MINUTE: Duration = Duration::from_secs(60);
/// What envelopes say of a call besides how long it took and who made it.
const TOLD: [&str; 4] = ["attempts", "dry_run", "executed", "denied"];

#[test]
fn definitions_are_as_the_vectors_say() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/conformance/made");
    let text = fs::read_to_string(folder.join("definitions.json")).expect("they are there");
    let all: Json = serde_json::from_str(&text).expect("they are JSON");
    let cases = all["cases"].as_array().expect("there are cases");
    assert!(cases.len() > 80);
    // Which keeps the order of keys.
    let ordered = Value::parse(text.as_bytes()).expect("they are JSON");
    let ordered = ordered.get("cases").and_then(Value::as_array);
    let mut wrong = Vec::new();
    for (case, ordered) in cases.iter().zip(ordered.expect("there are cases")) {
        let is = made(case, ordered);
        if is != *case {
            wrong.push(format!("{}\n is     {is}\n should {case}", case["name"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A case with what this runtime makes of it.
fn made(case: &Json, ordered: &Value) -> Json {
    let mut out = Map::new();
    for key in ["name", "definition"] {
        out.insert(key.to_owned(), case[key].clone());
    }
    let said = Arc::new(Mutex::new(VecDeque::new()));
    let definition = ordered.get("definition").expect("there is one");
    let toolset = match toolset(definition, &said) {
        Ok(toolset) => toolset,
        Err(error) => {
            let issues = error.issues.iter().map(|issue| {
                let code = issue.code.as_str();
                json!({"path": issue.path, "code": code, "message": issue.message})
            });
            out.insert("wrong".to_owned(), issues.collect());
            return Json::Object(out);
        }
    };
    let spec = toolset.spec().tools[0];
    let names = case["spec"].as_object().into_iter().flat_map(Map::keys);
    let members = names.map(|name| (name.clone(), member(spec, name)));
    out.insert("spec".to_owned(), Json::Object(members.collect()));
    let mut calls = Vec::new();
    let calls_of = ordered.get("calls").and_then(Value::as_array);
    let pairs = calls_of.unwrap_or_default().iter();
    for (call, given) in case["calls"].as_array().into_iter().flatten().zip(pairs) {
        let toolset = self::toolset(definition, &said).expect("it was one before");
        let arguments = given
            .get("arguments")
            .map(Value::to_json)
            .unwrap_or_default();
        calls.push(called(toolset, spec, call, &arguments, &said));
    }
    out.insert("calls".to_owned(), Json::Array(calls));
    Json::Object(out)
}

type Said = Arc<Mutex<VecDeque<Json>>>;

fn toolset(definition: &Value, said: &Said) -> Result<Toolset, DefinitionError> {
    let object = definition.as_object().cloned();
    let builder = ToolBuilder::of(object.expect("definitions are objects"));
    let plans = said.clone();
    let plans_too = definition.get("dry_run").and_then(Value::as_bool);
    let builder = match plans_too == Some(true) {
        true => builder.dry_run(move |_, _| {
            let told = next(&plans);
            async move { Ok(told.as_array().into_iter().flatten().map(value).collect()) }
        }),
        false => builder,
    };
    let said = said.clone();
    let tool: Tool = builder.streaming_handler(move |_, args, sink| {
        let told = next(&said);
        async move {
            for item in told["items"].as_array().into_iter().flatten() {
                sink.send(&value(item)).await?;
            }
            handled(&told, &args)
        }
    });
    ToolsetBuilder::new("made")
        .service("host")
        .tool(tool)
        .build()
}

fn next(said: &Said) -> Json {
    let mut said = said.lock().expect("nobody panics");
    said.pop_front().unwrap_or_default()
}

fn handled(told: &Json, args: &Value) -> Result<Outcome<Value, Failure>, Failure> {
    if let Some(fails) = told.get("fails") {
        return Err(failure(fails));
    }
    if let Some(partial) = told.get("partial") {
        let errors = partial["errors"].as_array().into_iter().flatten();
        let count = |name: &str| partial["summary"][name].as_u64().unwrap_or_default();
        return Ok(Outcome::Partial(Partial {
            result: value(&partial["result"]),
            errors: errors.map(failure).collect(),
            summary: Summary {
                total: count("total"),
                succeeded: count("succeeded"),
                failed: count("failed"),
                recoverable: count("recoverable"),
            },
        }));
    }
    // Without anything else, the arguments as the handler has got them.
    let gives = told.get("gives").map(value);
    Ok(gives.unwrap_or_else(|| Value::from(args.to_json())).into())
}

fn failure(said: &Json) -> Failure {
    let code = said["code"].as_str().expect("errors have a code");
    Failure::new(code, value(&said["details"]))
}

fn called(toolset: Toolset, spec: &'static Spec, call: &Json, payload: &str, said: &Said) -> Json {
    let mut out = call.as_object().cloned().expect("calls are objects");
    out.remove("envelope");
    out.remove("items");
    let told = call.get("plans").or(call.get("handler"));
    let told = told.cloned().unwrap_or_default();
    *said.lock().expect("nobody panics") = match &told {
        Json::Array(all) if call.get("plans").is_none() => all.iter().cloned().collect(),
        one => [one.clone()].into(),
    };
    let mut registry = Registry::new();
    registry.set_log(Silent);
    registry.set_random(Nothing);
    if let Some(grants) = call["grants"].as_array() {
        let grants = grants.iter().filter_map(Json::as_str);
        let policy = GrantPolicy::new(Mode::Strict).expect("the environment says nothing");
        let policy = policy.with_capabilities(grants);
        registry.set_policy(policy.expect("they are capabilities"));
    }
    registry.register(toolset).expect("the names are free");
    let items = Arc::new(Mutex::new(Vec::new()));
    let mut cx = Context::new().with_events(Arc::new(Heard(items.clone())));
    if call["dry_run"] == true {
        cx = cx.with_dry_run(true);
    }
    if call["consent"] == true {
        let agreed = registry.agreement(spec.name, payload, &cx, "a human", MINUTE);
        cx = cx.with_consent(agreed.expect("the arguments are valid"));
    }
    let envelope = block_on(registry.call(spec.name, payload.as_bytes(), &cx));
    let mut envelope: Json = serde_json::from_str(&envelope.to_json()).expect("it is JSON");
    let object = envelope.as_object_mut().expect("it is an object");
    let meta = object.remove("meta").expect("there is some");
    let told = TOLD
        .iter()
        .filter_map(|name| Some(((*name).to_owned(), meta.get(name)?.clone())));
    let told: Map<String, Json> = told.collect();
    if !told.is_empty() {
        object.insert("meta".to_owned(), Json::Object(told));
    }
    out.insert("envelope".to_owned(), envelope);
    let items = items.lock().expect("nobody panics").clone();
    if !items.is_empty() {
        out.insert("items".to_owned(), Json::Array(items));
    }
    Json::Object(out)
}

struct Silent;

impl Log for Silent {
    fn failure(&self, _tool: &'static str, _call_id: &str, _text: &str) {}
}

struct Nothing;

impl Random for Nothing {
    fn fraction(&self) -> f64 {
        0.0
    }
}

struct Heard(Arc<Mutex<Vec<Json>>>);

impl EventSink for Heard {
    fn event(&self, event: Event) {
        if let EventKind::Item { value } = &event.kind {
            let item = serde_json::from_slice(value.as_bytes()).expect("it is JSON");
            self.0.lock().expect("nobody panics").push(item);
        }
    }
}

fn value(json: &Json) -> Value {
    Value::parse(json.to_string().as_bytes()).expect("it is JSON")
}

/// A member of a spec as JSON, as the vectors have it.
fn member(spec: &Spec, name: &str) -> Json {
    let json = |text: Option<&str>| {
        text.map_or(Json::Null, |text| {
            serde_json::from_str(text).expect("it is JSON")
        })
    };
    match name {
        "name" => spec.name.into(),
        "title" => spec.title.into(),
        "description" => spec.description.into(),
        "version" => spec.version.into(),
        "remote" => spec.remote.into(),
        "tags" => spec.tags.into(),
        "deprecated" => spec.deprecated.into(),
        "when" => spec.when.into(),
        "avoid" => spec.avoid.into(),
        "delegate" => spec.delegate.into(),
        "effects" => effects(spec.effects),
        "data" => spec.data.into(),
        "pii" => spec.pii.into(),
        "cost" => spec.cost.into(),
        "timeout_ms" => spec.timeout_ms.into(),
        "retries" => spec.retries.into(),
        "backoff_ms" => spec.backoff_ms.into(),
        "parallel" => spec.parallel.into(),
        "is_final" => spec.is_final.into(),
        "unmetered" => spec.unmetered.into(),
        "toolset" => spec.toolset.into(),
        "service" => spec.service.into(),
        "input_schema" => json(Some(spec.input_schema)),
        "output_schema" => json(spec.output_schema),
        "meta" => json(spec.meta),
        // There is a table of items, and no schema.
        "item_schema" => match spec.item {
            Some(_) => json!({"type": "integer", "minimum": 0}),
            None => Json::Null,
        },
        "next" => {
            let next = spec.next.iter();
            next.map(|one| json!({"tool": one.tool, "reason": one.reason}))
                .collect()
        }
        "capabilities" => {
            let needs = spec.capabilities.iter();
            needs
                .map(|need| json!({"name": need.name, "scope": need.scope}))
                .collect()
        }
        "errors" => spec.errors.iter().map(error).collect(),
        "examples" => spec.examples.iter().map(example).collect(),
        other => panic!("nobody knows `{other}`"),
    }
}

fn effects(effects: Effects) -> Json {
    let said = [
        ("readonly", effects.readonly.then_some(true)),
        ("destructive", effects.destructive),
        ("idempotent", effects.idempotent.then_some(true)),
        ("open_world", effects.open_world),
    ];
    let said = said
        .into_iter()
        .filter_map(|(name, holds)| Some((name.to_owned(), holds?.into())));
    Json::Object(said.collect())
}

fn error(error: &ErrorSpec) -> Json {
    let mut out = json!({
        "code": error.code,
        "kind": error.kind.as_str(),
        "message": error.message,
        "action": error.action.as_str(),
    });
    if let Some(field) = error.field {
        out["field"] = field.into();
    }
    if let Some(after) = error.after_ms {
        out["after_ms"] = after.into();
    }
    if let Some(hint) = error.hint {
        let parts = hint.iter().map(|part| match part {
            TextPart::Text(text) => (*text).into(),
            TextPart::Value(path) | TextPart::Count(path) => json!({"path": path}),
        });
        out["hint"] = parts.collect();
    }
    out
}

fn example(example: &Example) -> Json {
    let mut out = json!({"args": example.args});
    if let Some(name) = example.name {
        out["name"] = name.into();
    }
    if let Some(result) = example.result {
        out["result"] = result.into();
    }
    if let Some((code, details)) = example.error {
        out["error"] = json!([code, details]);
    }
    out
}

/// A tool of the definition.
fn of(definition: &str) -> Tool {
    let value = Value::parse(definition.as_bytes()).expect("it is JSON");
    let object = value.as_object().cloned().expect("it is an object");
    ToolBuilder::of(object).handler(|_, _| async { Ok(Value::Null) })
}

#[test]
fn equal_definitions_are_made_once() {
    let built = || {
        let tool = of(r#"{"name": "once", "input_schema": {"properties": {"a": {}}}}"#);
        let toolset = ToolsetBuilder::new("once").tool(tool).build();
        toolset.expect("it is one").spec()
    };
    let first = built();
    for _ in 0..1_000 {
        assert!(std::ptr::eq(first, built()));
    }
    assert!(matches!(
        first.tools[0].implementation,
        Implementation::External
    ));
}

#[test]
fn tools_come_and_go() {
    let registry = Registry::new();
    for round in 0..3 {
        let toolset =
            ToolsetBuilder::new("guests").tool(of(r#"{"name": "guest", "input_schema": {}}"#));
        registry
            .register(toolset.build().expect("it is one"))
            .expect("the name is free");
        assert_eq!(registry.list(), ["guest"], "{round}");
        assert_eq!(registry.unregister_toolset("guests"), 1);
    }
}

#[test]
fn two_tools_of_one_name_are_refused() {
    let one = || of(r#"{"name": "twin", "input_schema": {}}"#);
    let toolset = ToolsetBuilder::new("twins").tool(one()).tool(one()).build();
    let error = toolset.expect_err("they are two");
    assert_eq!(
        error.to_string(),
        "The tool \"twin\" cannot be defined:\n/name is the name of two tools."
    );
    let error = ToolsetBuilder::new("a b")
        .build()
        .expect_err("it is no name");
    assert_eq!(error.issues[0].path, "");
}

#[test]
fn tools_of_another_registry_are_called_there() {
    let there = Registry::new();
    let tool = ToolBuilder::new("far")
        .input_schema(r#"{"properties": {"n": {"type": "integer"}}}"#)
        .output_schema(r#"{"type": "integer"}"#)
        .handler(|_, args| async move { Ok(args.get("n").cloned().unwrap_or_default()) });
    let toolset = ToolsetBuilder::new("there").tool(tool).build();
    there
        .register(toolset.expect("it is one"))
        .expect("the name is free");
    let definition = r#"{"name": "near", "remote": "far", "output_schema": {"type": "integer", "maximum": 5},
        "input_schema": {"properties": {"n": {"type": "integer"}}, "required": ["n"]}}"#;
    let here = Registry::new();
    let toolset = toolset_of_executor("here", &[definition], there);
    here.register(toolset.expect("it is one"))
        .expect("the name is free");
    let cx = Context::new();
    let call = |payload: &str| block_on(here.call("near", payload.as_bytes(), &cx));
    let result = call(r#"{"n": 3}"#).result.expect("it is valid");
    assert_eq!(result.as_str(), "3");
    let fault = call(r#"{"n": 7}"#).error.expect("it is too much");
    assert_eq!(fault.code, "invalid_output");
    let fault = call("{}").error.expect("it lacks `n`");
    assert_eq!(fault.message, "/n is missing; it must be an integer.");
}

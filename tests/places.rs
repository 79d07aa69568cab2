//! The vectors of `spec/conformance/policies/paths.json`: paths and URIs in arguments, on a tree of folders and links.
#![cfg(unix)]

#[path = "golden/places/rust/mod.rs"]
mod golden;

use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::future::Future;
use std::os::unix::fs::symlink;
use std::path::Path;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::task::{Poll, Waker};

use golden::places::tools::places::types::*;
use golden::places::tools::places::{PlacesTools, toolset};
use golden::types::case_places::Copy;
use serde_json::{Value, json};
use toolc_generated::root;
use toolc_generated::vectors::{cases, policies, text};
use toolrt::host::GrantPolicy;
use toolrt::{Context, Event, EventKind, EventSink, Registry};

#[test]
fn arguments_are_where_the_host_has_granted_it() {
    let files = policies();
    let file = files.iter().find(|file| file.name == "paths");
    let file = file.expect("the file is there");
    let known = fs::read_to_string(root().join("tests/cases/places.tools"));
    assert_eq!(
        text(&file.content, "design"),
        known.expect("the case is there")
    );
    let folder = tempfile::tempdir().expect("a folder can be made");
    // The folder for temporary ones may be a link.
    let top = folder.path().canonicalize().expect("it is there");
    for entry in file.content["tree"].as_array().expect("a list") {
        plant(&top, entry);
    }
    let mut wrong = String::new();
    let mut count = 0;
    for case in cases(file) {
        let here = |name: &Value| name == std::env::consts::OS;
        let systems = case["systems"].as_array();
        if !systems.is_none_or(|systems| systems.iter().any(here)) {
            continue;
        }
        count += 1;
        let (got, wanted) = (refused(&top, case), placed(&top, &case["refused"]));
        if got != wanted {
            let name = text(case, "name");
            writeln!(wrong, "{name}\n  wanted {wanted}\n  got    {got}")
                .expect("a string takes it");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count >= 150, "there are only {count} cases");
}

/// Makes a folder, a file or a link.
fn plant(top: &Path, entry: &Value) {
    let at = |key: &str| {
        entry
            .get(key)
            .map(|path| top.join(path.as_str().expect("a path")))
    };
    let made = match (at("folder"), at("file"), at("link")) {
        (Some(folder), ..) => fs::create_dir(folder),
        (_, Some(file), _) => fs::write(file, "text"),
        (.., Some(link)) => symlink(text(entry, "to"), link),
        _ => panic!("{entry} is nothing"),
    };
    made.unwrap_or_else(|error| panic!("{entry}: {error}"));
}

/// Calls the tool of a case, and gives what of its refusal the case tells.
fn refused(top: &Path, case: &Value) -> Value {
    let environment: HashMap<String, String> =
        serde_json::from_value(case.get("environment").cloned().unwrap_or(json!({})))
            .expect("texts by names");
    let variable = |name: &str| environment.get(name).cloned();
    let policy =
        GrantPolicy::from_json_in(&placed(top, &case["policy"]).to_string(), top, &variable);
    let mut registry = Registry::new();
    registry
        .register(toolset(Anything))
        .expect("no other tool has these names");
    registry.set_policy(policy.expect("it is a policy"));
    let heard = Heard::default();
    let mut cx = Context::new().with_call_id("call-1");
    if case.get("decisions").is_some() {
        cx = cx.with_events(Arc::new(heard.clone()));
    }
    if let Some(folder) = case.get("working_dir").and_then(Value::as_str) {
        cx = cx.with_working_dir(folder.replace("$ROOT", &top.display().to_string()));
    }
    let payload = placed(top, &case["args"]).to_string().into_bytes();
    if case["consent"] == true {
        let minute = std::time::Duration::from_secs(60);
        let agreement = registry.agreement(text(case, "tool"), &payload, &cx, "tests", minute);
        cx = cx.with_consent(agreement.expect("valid arguments"));
    }
    let envelope = now(registry.call(text(case, "tool"), payload, &cx));
    if let Some(decisions) = case["decisions"].as_array() {
        let tool = &case["tool"];
        let line = |decision: &Value| {
            let decision = placed(top, decision);
            let mut line = json!({ "event": "policy_decision", "tool": tool, "call_id": "call-1" });
            let members = decision.as_object().expect("an object").clone();
            line.as_object_mut().expect("it is one").extend(members);
            line
        };
        let wanted: Vec<Value> = decisions.iter().map(line).collect();
        let heard = heard.0.lock().expect("nobody panics");
        assert_eq!(*heard, wanted, "{case}");
    }
    let Some(error) = envelope.error else {
        return Value::Null;
    };
    assert_eq!(error.kind, toolrt::Kind::Auth, "{case}");
    let mut told = json!({ "code": error.code, "message": error.message });
    if let Some(field) = error.field {
        told["field"] = field.into();
    }
    if let Some(hint) = error.recovery.hint {
        told["hint"] = hint.into();
    }
    told
}

/// A value with the folder of the tree in its texts.
fn placed(top: &Path, value: &Value) -> Value {
    let text = value
        .to_string()
        .replace("$ROOT", &top.display().to_string());
    serde_json::from_str(&text).expect("a path has nothing to escape")
}

/// Keeps the decisions of policies, as they travel.
#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<Value>>>);

impl EventSink for Heard {
    fn event(&self, event: Event) {
        if matches!(event.kind, EventKind::Decided(_)) {
            let line = serde_json::from_str(&event.to_json()).expect("it is JSON");
            self.0.lock().expect("nobody panics").push(line);
        }
    }
}

/// Does nothing, whatever it is asked.
struct Anything;

impl PlacesTools for Anything {
    async fn read(&self, _: &Context, _: ReadArgs) -> Result<String, ReadError> {
        done()
    }

    async fn copy(&self, _: &Context, _: Copy) -> Result<String, CopyError> {
        done()
    }

    async fn clean(&self, _: &Context, _: CleanArgs) -> Result<String, CleanError> {
        done()
    }

    async fn visit(&self, _: &Context, _: VisitArgs) -> Result<String, VisitError> {
        done()
    }

    async fn fetch(&self, _: &Context, _: FetchArgs) -> Result<String, FetchError> {
        done()
    }

    async fn load(&self, _: &Context, _: LoadArgs) -> Result<String, LoadError> {
        done()
    }
}

fn done<E>() -> Result<String, E> {
    Ok("done".to_owned())
}

/// Runs a future that waits for nothing.
fn now<F: Future>(future: F) -> F::Output {
    let mut task = std::task::Context::from_waker(Waker::noop());
    match pin!(future).as_mut().poll(&mut task) {
        Poll::Ready(output) => output,
        Poll::Pending => panic!("the future waits for something"),
    }
}

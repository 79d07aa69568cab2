//! Commands that a registry loads at run time, by the vectors of `spec/conformance/made`.
#![cfg(all(unix, feature = "program"))]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use serde_json::{Map, Value as Json, json};
use tempfile::TempDir;
use toolrt::host::Log;
use toolrt::program::{Limits, Program};
use toolrt::spec::Implementation;
use toolrt::{Context, Event, EventKind, EventSink, Registry, Spec};

use crate::support::block_on;

/// What envelopes say of a call besides how long it took and who made it.
const TOLD: [&str; 4] = ["attempts", "dry_run", "executed", "denied"];

/// Two programs at a time are busy enough for a small machine, and a script is written while no other one is started:
/// a process that is forked meanwhile would hold it open.
static ONE: Mutex<()> = Mutex::new(());

fn limits() -> Limits {
    let limits = Limits::default().with_output(100_000);
    let mut limits = limits.with_time(Duration::from_secs(2));
    limits.grace = Duration::from_millis(200);
    limits
}

#[test]
fn commands_are_loaded_as_the_vectors_say() {
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../spec/conformance/made");
    let text = fs::read_to_string(folder.join("commands.json")).expect("they are there");
    let all: Json = serde_json::from_str(&text).expect("they are JSON");
    let cases = all["cases"].as_array().expect("there are cases");
    assert!(cases.len() > 25);
    let mut wrong = Vec::new();
    for case in cases {
        let is = made(case);
        if is != *case {
            wrong.push(format!("{}\n is     {is}\n should {case}", case["name"]));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The program of a script.
fn written(folder: &Path, script: &str) -> PathBuf {
    let path = folder.join("tool");
    fs::write(&path, format!("#!/bin/sh\n{script}\n")).expect("there is room");
    let mode = fs::Permissions::from_mode(0o755);
    fs::set_permissions(&path, mode).expect("it is ours");
    path
}

fn program(path: &Path) -> Program {
    Program::new([path.to_str().expect("it is UTF-8")]).with_limits(limits())
}

/// A case with what this runtime makes of it.
fn made(case: &Json) -> Json {
    let folder = TempDir::new().expect("there is room");
    let hidden = format!("{}/", folder.path().display());
    let mut out = Map::new();
    for key in ["name", "script", "toolset"] {
        if let Some(value) = case.get(key) {
            out.insert(key.to_owned(), value.clone());
        }
    }
    let script = case["script"].as_str().expect("there is one");
    let program = program(&written(folder.path(), script)).without_cache();
    let loaded = match case.get("toolset").and_then(Json::as_str) {
        Some(name) => program.load_as(name),
        None => program.load(),
    };
    let toolset = match loaded {
        Ok(toolset) => toolset,
        Err(error) => {
            let text = error.to_string().replace(&hidden, "");
            out.insert("unusable".to_owned(), text.into());
            return Json::Object(out);
        }
    };
    let tools = toolset.spec().tools.iter();
    out.insert("tools".to_owned(), tools.map(|spec| told(spec)).collect());
    let mut registry = Registry::new();
    registry.set_log(Silent);
    registry.register(toolset).expect("the names are free");
    let calls = case["calls"].as_array().into_iter().flatten();
    let calls = calls.map(|call| called(&registry, call, &hidden));
    out.insert("calls".to_owned(), calls.collect());
    Json::Object(out)
}

fn told(spec: &Spec) -> Json {
    let mut out = json!({
        "name": spec.name,
        "toolset": spec.toolset,
        "input_schema": serde_json::from_str::<Json>(spec.input_schema).expect("it is JSON"),
    });
    if !spec.description.is_empty() {
        out["description"] = spec.description.into();
    }
    let mut effects = Map::new();
    if spec.effects.readonly {
        effects.insert("readonly".to_owned(), true.into());
    }
    out["effects"] = effects.into();
    let needs = spec.capabilities.iter().map(|need| match need.scope {
        Some(scope) => json!({"name": need.name, "scope": scope}),
        None => json!({"name": need.name}),
    });
    out["capabilities"] = needs.collect();
    if let Implementation::Command(label) = spec.implementation {
        out["implementation"] = label.into();
    }
    out
}

fn called(registry: &Registry, call: &Json, hidden: &str) -> Json {
    let items = Arc::new(Mutex::new(Vec::new()));
    let cx = Context::new().with_events(Arc::new(Heard(items.clone())));
    let tool = call["tool"].as_str().expect("there is one");
    let payload = call["arguments"].to_string();
    let envelope = block_on(registry.call(tool, payload.as_bytes(), &cx)).to_json();
    let mut envelope: Json =
        serde_json::from_str(&envelope.replace(hidden, "")).expect("it is JSON");
    let object = envelope.as_object_mut().expect("it is an object");
    let meta = object.remove("meta").expect("there is some");
    let told = TOLD
        .iter()
        .filter_map(|name| Some(((*name).to_owned(), meta.get(name)?.clone())));
    let told: Map<String, Json> = told.collect();
    if !told.is_empty() {
        object.insert("meta".to_owned(), told.into());
    }
    let mut out = json!({"tool": tool, "arguments": call["arguments"], "envelope": envelope});
    let items = items.lock().expect("nobody panics").clone();
    if !items.is_empty() {
        out["items"] = items.into();
    }
    out
}

struct Silent;

impl Log for Silent {
    fn failure(&self, _tool: &'static str, _call_id: &str, _text: &str) {}
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

/// A command that counts how often it is asked.
fn script(tools: &[&str]) -> String {
    let tools = tools
        .iter()
        .map(|tool| json!({"name": tool, "input_schema": {}}));
    let said = json!({"name": "x", "tools": tools.collect::<Json>()});
    let meta = json!({"tool": "x", "call_id": "1", "duration_ms": 0});
    let envelope = json!({"ok": true, "status": "success", "result": [], "meta": meta});
    let finished = json!({"event": "call_finished", "envelope": envelope});
    format!(
        "if [ \"${{*%--discover}}\" != \"$*\" ]; then\n  echo asked >> \"$(dirname \"$0\")/asked\"\n  echo '{said}'\n\
         else echo '{finished}'\nfi"
    )
}

fn asked(folder: &Path) -> usize {
    fs::read_to_string(folder.join("asked")).map_or(0, |text| text.lines().count())
}

#[test]
fn calls_are_told_that_a_command_has_changed() {
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = TempDir::new().expect("there is room");
    let path = written(folder.path(), &script(&["a", "b"]));
    let registry = Registry::new();
    let toolset = program(&path).without_cache().load();
    registry
        .register(toolset.expect("it is a command"))
        .expect("the names are free");
    let cx = Context::new();
    let call = |tool: &str| block_on(registry.call(tool, b"{}", &cx)).error;
    assert!(call("a").is_none());
    written(folder.path(), &script(&["a", "c"]));
    assert!(call("a").is_none());
    let fault = call("b").expect("it is gone");
    assert_eq!(fault.code, "drift");
    let shown = path.display();
    assert_eq!(
        fault.message,
        format!("`{shown}` has changed since it was loaded: b is missing.")
    );
    let changed =
        script(&["a"]).replace("\"input_schema\":{}", "\"input_schema\":{\"title\":\"x\"}");
    written(folder.path(), &changed);
    let fault = call("a").expect("it is another one");
    assert!(
        fault.message.ends_with("loaded: a is defined otherwise."),
        "{}",
        fault.message
    );
    written(folder.path(), "exit 4");
    let fault = call("a").expect("it does not say");
    assert_eq!(fault.code, "unavailable");
    assert!(
        fault.message.contains("has failed with exit code 4"),
        "{}",
        fault.message
    );
    written(folder.path(), &script(&["a", "b"]));
    assert!(call("b").is_none());
}

/// The environment of a process is not changed while it runs, so another one has the folder of the state.
fn with_state(test: &str, folder: &Path, state: &Path) {
    let own = std::env::current_exe().expect("it runs");
    let done = Command::new(own)
        .args([
            &format!("loaded::{test}"),
            "--exact",
            "--ignored",
            "--nocapture",
        ])
        .env("TOOLRT_STATE", state)
        .env("LOADED_FOLDER", folder)
        .output()
        .expect("it starts");
    let said = String::from_utf8_lossy(&done.stdout);
    let errors = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{said}{errors}");
    assert!(said.contains("1 passed"), "{said}");
}

fn folder() -> PathBuf {
    PathBuf::from(std::env::var_os("LOADED_FOLDER").expect("it is told"))
}

#[test]
fn what_a_command_says_is_remembered() {
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let own = TempDir::new().expect("there is room");
    let state = own.path().join("state");
    with_state("remembers", own.path(), &state);
    let files: Vec<_> = fs::read_dir(&state)
        .expect("it was made")
        .flatten()
        .collect();
    // The command, the one with more words, and the one with a variable.
    assert_eq!(files.len(), 3);
    for file in files {
        let mode = file.metadata().expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

#[test]
#[ignore = "a part of `what_a_command_says_is_remembered`"]
fn remembers() {
    let folder = folder();
    let path = written(&folder, &script(&["a"]));
    for _ in 0..3 {
        let toolset = program(&path).load().expect("it is a command");
        assert_eq!(toolset.spec().tools[0].name, "a");
    }
    assert_eq!(asked(&folder), 1);
    program(&path).without_cache().load().expect("likewise");
    assert_eq!(asked(&folder), 2);
    let words = [path.to_str().expect("it is UTF-8"), "more"];
    Program::new(words).load().expect("likewise");
    program(&path).with_env("A", "1").load().expect("likewise");
    assert_eq!(asked(&folder), 4);
    written(&folder, &script(&["b"]));
    let toolset = program(&path).load().expect("likewise");
    assert_eq!(toolset.spec().tools[0].name, "b");
    assert_eq!(asked(&folder), 5);
}

#[test]
fn files_that_are_broken_are_not_believed() {
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let own = TempDir::new().expect("there is room");
    with_state("believes", own.path(), &own.path().join("state"));
}

#[test]
#[ignore = "a part of `files_that_are_broken_are_not_believed`"]
fn believes() {
    let folder = folder();
    let path = written(&folder, &script(&["a"]));
    program(&path).load().expect("it is a command");
    let mut files = fs::read_dir(folder.join("state")).expect("it was made");
    let kept = files
        .next()
        .expect("there is one")
        .expect("likewise")
        .path();
    let good: Json =
        serde_json::from_slice(&fs::read(&kept).expect("it can be read")).expect("it is JSON");
    let mut broken: Vec<Vec<u8>> = vec![
        Vec::new(),
        b"{".to_vec(),
        b"null".to_vec(),
        vec![0xff],
        vec![b'['; 99_999],
    ];
    for (member, value) in [
        ("identity", json!([["x"]])),
        ("identity", Json::Null),
        ("definitions", json!({"a": 1})),
        ("protocol", json!("other")),
        ("streaming", Json::Null),
        ("form", json!(2)),
    ] {
        let mut other = good.clone();
        other[member] = value;
        broken.push(other.to_string().into_bytes());
    }
    for document in broken {
        let before = asked(&folder);
        fs::write(&kept, &document).expect("it can be written");
        let toolset = program(&path).load().expect("it is a command");
        assert_eq!(toolset.spec().tools[0].name, "a");
        assert_eq!(asked(&folder), before + 1);
    }
    let mut other = good;
    other["definitions"] = json!({"a": "{\"name\":\"a b\"}"});
    fs::write(&kept, other.to_string()).expect("it can be written");
    let error = program(&path).load().expect_err("it is no name");
    assert!(error.to_string().contains("cannot be defined"), "{error}");
}

#[test]
fn the_files_are_bounded() {
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let own = TempDir::new().expect("there is room");
    let state = own.path().join("state");
    with_state("bounds", own.path(), &state);
    let names = fs::read_dir(&state).expect("it was made").flatten();
    let names: Vec<String> = names
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(names.len(), 65);
    assert!(names.contains(&"other.json".to_owned()));
}

#[test]
#[ignore = "a part of `the_files_are_bounded`"]
fn bounds() {
    let folder = folder();
    let path = written(&folder, &script(&["a"]));
    let path = path.to_str().expect("it is UTF-8");
    program(Path::new(path)).load().expect("it is a command");
    fs::write(folder.join("state/other.json"), "{}").expect("there is room");
    for number in 0..70 {
        let number = number.to_string();
        Program::new([path, &number]).load().expect("likewise");
    }
}

#[test]
fn what_is_no_command_is_refused() {
    let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
    let error = Program::by_path().load().expect_err("there is none");
    assert_eq!(error.to_string(), "no command was given");
    let folder = TempDir::new().expect("there is room");
    for path in [folder.path().join("none"), folder.path().to_owned()] {
        let error = program(&path).without_cache().load();
        let error = error.expect_err("it is no program").to_string();
        assert!(error.ends_with("cannot be started"), "{error}");
    }
}

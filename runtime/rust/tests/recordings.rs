//! Recordings: what their vectors say, and what files, threads and processes do to them.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{self, BufRead, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;
use toolrt::host::Replay;
use toolrt::recording::{LARGEST_LINE, Recorder, Report};
use toolrt::{Context, Executor, Registry};

use crate::doing::{Heard, registry};
use crate::tasks::Tasks;

fn now<F: Future>(future: F) -> F::Output {
    Tasks::default().run(future)
}

/// A tool `act`, which gives its argument.
fn acting() -> (Registry, Heard) {
    let (registry, _, log) = registry(|_, n| async move { Ok(n) });
    (registry, log)
}

fn act(registry: &Registry, payload: &str) {
    now(registry.call("act", payload, &Context::new().with_call_id("id")));
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is room")
}

/// Waits until a recorder looks again whether its file is still there.
fn later() {
    thread::sleep(Duration::from_millis(60));
}

fn lines(path: &Path) -> Vec<Value> {
    let text = fs::read_to_string(path).expect("the recording is there");
    assert!(text.is_empty() || text.ends_with('\n'), "{text}");
    let lines = text.lines().map(serde_json::from_str);
    lines.map(|line| line.expect("a line is JSON")).collect()
}

fn vectors(name: &str) -> Vec<Value> {
    let path = format!("../../spec/conformance/recordings/{name}.json");
    let text = fs::read_to_string(path).expect("there are vectors");
    let all: Value = serde_json::from_str(&text).expect("vectors are JSON");
    let cases = all["cases"].as_array().expect("there are cases").clone();
    assert!(cases.len() >= 5, "there are only {}", cases.len());
    cases
}

fn text<'v>(value: &'v Value, key: &str) -> &'v str {
    value[key].as_str().expect("a text")
}

#[test]
fn reports_are_as_their_vectors_say() {
    for case in vectors("reports") {
        let mut report = Report::new();
        let recording = text(&case, "recording").as_bytes();
        report.read(recording).expect("a text can be read");
        assert_eq!(report.to_json(), text(&case, "report"), "{}", case["name"]);
    }
}

#[test]
fn calls_are_replayed_as_their_vectors_say() {
    for case in vectors("replays") {
        let replay = Replay::read(text(&case, "recording").as_bytes());
        let replay = replay.expect("a text can be read");
        for call in case["calls"].as_array().expect("there are calls") {
            let payload = text(call, "payload").as_bytes();
            let cx = Context::new().with_call_id("own").with_session_id("s");
            let envelope = now(replay.call(text(call, "tool"), payload, &cx));
            let code = envelope.error.as_ref().map(|error| &*error.code);
            let result = envelope.result.as_ref().map(|result| result.as_str());
            assert_eq!(code, call["code"].as_str(), "{} {call}", case["name"]);
            assert_eq!(result, call["result"].as_str(), "{} {call}", case["name"]);
            let meta = envelope.meta;
            assert_eq!((&*meta.call_id, &*meta.caller), ("own", "in-process"));
            assert_eq!(
                (meta.session_id.as_deref(), &*meta.tool),
                (Some("s"), text(call, "tool"))
            );
        }
    }
}

#[test]
fn a_line_of_any_length_takes_little_memory() {
    let endless = io::repeat(b'x').take(64 << 20);
    let rest = b"\n[]\n".as_slice();
    let mut report = Report::new();
    let from = io::BufReader::new(endless.chain(rest));
    report.read(from).expect("it can be read");
    assert_eq!(report.others(), (1, 1));
}

#[test]
fn more_tools_than_anybody_has_are_counted_together() {
    let mut report = Report::new();
    for number in 0..10_005 {
        let line = format!(
            "{{\"recording\":1,\"started\":\"\",\"duration_us\":1,\"tool\":\"t{number}\",\"envelope\":{{\"status\":\"success\"}}}}\n"
        );
        report.read(line.as_bytes()).expect("a text can be read");
    }
    assert_eq!(report.tools().len(), 10_000);
    assert!(report.to_json().starts_with(
        r#"{"calls":10005,"broken_lines":0,"foreign_lines":0,"other_calls":5,"tools":["#
    ));
}

#[test]
fn what_is_too_large_is_left_out_and_the_line_says_so() {
    let folder = folder();
    let path = folder.path().join("calls.jsonl");
    let (mut registry, _) = acting();
    registry.record(Recorder::open(&path).expect("a file can be made"));
    let long = "x".repeat(LARGEST_LINE);
    act(&registry, "1");
    act(&registry, &format!("\"{long}\""));
    let cx = Context::new().with_caller(toolrt::Caller::new(&*long));
    now(registry.call("act", "1", &cx.with_run_id(&*long)));
    act(&registry, &format!("[{long}"));
    let lines = lines(&path);
    let cuts: Vec<String> = lines.iter().map(|line| line["cut"].to_string()).collect();
    let all = r#"["envelope.result","arguments","texts"]"#;
    assert_eq!(cuts, ["null", r#"["arguments"]"#, all, "null"]);
    assert_eq!(lines[1]["envelope"]["error"]["code"], "invalid_input");
    assert_eq!(text(&lines[2], "run_id").len(), 1_000);
    assert_eq!(text(&lines[2]["envelope"]["meta"], "caller").len(), 1_000);
    assert_eq!(text(&lines[3], "unreadable").len(), 1_000);
}

#[test]
fn a_full_file_gets_a_number() {
    let folder = folder();
    let path = folder.path().join("calls.jsonl");
    let recorder = Recorder::open(&path).expect("a file can be made");
    let (mut registry, _) = acting();
    registry.record(recorder.with_largest_file(1_000).with_kept_files(2));
    for number in 0..30 {
        act(&registry, &number.to_string());
    }
    let mut names: Vec<String> = fs::read_dir(folder.path())
        .expect("the folder is there")
        .map(|entry| {
            entry
                .expect("a file")
                .file_name()
                .into_string()
                .expect("UTF-8")
        })
        .collect();
    names.sort();
    assert_eq!(names, ["calls.1.jsonl", "calls.2.jsonl", "calls.jsonl"]);
    let mut numbers = Vec::new();
    for name in ["calls.2.jsonl", "calls.1.jsonl", "calls.jsonl"] {
        let path = folder.path().join(name);
        assert!(fs::metadata(&path).expect("it is there").len() <= 1_000);
        let own = lines(&path);
        numbers.extend(
            own.iter()
                .map(|line| line["arguments"].as_i64().expect("a number")),
        );
    }
    let last: Vec<i64> = (30 - numbers.len() as i64..30).collect();
    assert_eq!(numbers, last);
    assert!(numbers.len() >= 3);
}

#[test]
fn a_part_of_a_line_is_ended_and_a_removed_file_made_again() {
    let folder = folder();
    let path = folder.path().join("calls.jsonl");
    fs::write(&path, "{\"recording\":1,").expect("it can be written");
    let (mut registry, _) = acting();
    registry.record(Recorder::open(&path).expect("a file can be opened"));
    act(&registry, "1");
    let text = fs::read_to_string(&path).expect("it is there");
    assert!(
        text.starts_with("{\"recording\":1,\n{\"recording\":1,\"started\""),
        "{text}"
    );
    fs::rename(&path, folder.path().join("old")).expect("it can be renamed");
    later();
    act(&registry, "2");
    assert_eq!(lines(&path).len(), 1);
    fs::remove_file(&path).expect("it can be removed");
    later();
    act(&registry, "3");
    assert_eq!(lines(&path)[0]["arguments"], 3);
}

#[test]
#[cfg(unix)]
fn the_file_is_its_owners_and_no_link_is_followed() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    let folder = folder();
    let path = folder.path().join("calls.jsonl");
    drop(Recorder::open(&path).expect("a file can be made"));
    let mode = fs::metadata(&path)
        .expect("it is there")
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);

    let link = folder.path().join("link.jsonl");
    symlink(&path, &link).expect("a link can be made");
    let dangling = folder.path().join("dangling.jsonl");
    symlink(folder.path().join("nothing"), &dangling).expect("a link can be made");
    for odd in [&link, &dangling, folder.path(), Path::new("/dev/null")] {
        let wrong = Recorder::open(odd).expect_err("it is no regular file");
        let wrong = wrong.to_string();
        assert!(
            wrong.ends_with(" cannot be recorded to: it is no regular file."),
            "{wrong}"
        );
    }
    assert!(!folder.path().join("nothing").exists());
    let deep = folder.path().join("no/calls.jsonl");
    let wrong = Recorder::open(deep)
        .expect_err("there is no folder")
        .to_string();
    assert!(
        wrong.ends_with(" cannot be recorded to: its folder does not exist."),
        "{wrong}"
    );

    // A link that comes later is not followed either, and fails no call.
    let (mut registry, log) = acting();
    registry.record(Recorder::open(&path).expect("a file can be opened"));
    let secret = folder.path().join("secret");
    fs::write(&secret, "").expect("it can be written");
    fs::remove_file(&path).expect("it can be removed");
    symlink(&secret, &path).expect("a link can be made");
    for _ in 0..3 {
        assert!(now(registry.call("act", "1", &Context::new())).is_ok());
    }
    assert_eq!(fs::read_to_string(&secret).expect("it is there"), "");
    let said = log.log();
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(
        said[0].contains("calls cannot be recorded: it is no regular file"),
        "{said:?}"
    );
    // Once it can be written again, the next failure is told, too.
    fs::remove_file(&path).expect("it can be removed");
    act(&registry, "1");
    fs::remove_file(&path).expect("it can be removed");
    symlink(&secret, &path).expect("a link can be made");
    later();
    act(&registry, "1");
    assert_eq!(log.log().len(), 2);
}

#[test]
fn a_lock_that_nobody_gives_back_holds_up_one_call_only() {
    let folder = folder();
    let path = folder.path().join("calls.jsonl");
    let (mut registry, log) = acting();
    registry.record(Recorder::open(&path).expect("a file can be made"));
    let other = File::open(&path).expect("it is there");
    other.lock().expect("nobody else has it");
    let start = std::time::Instant::now();
    for _ in 0..50 {
        act(&registry, "1");
    }
    assert!(start.elapsed().as_millis() < 5_000);
    assert_eq!(log.log().len(), 1);
    other.unlock().expect("it can be given back");
    act(&registry, "2");
    assert_eq!(lines(&path)[0]["arguments"], 2);
}

/// The calls in all files of a folder, by their ids.
fn calls_in(folder: &Path) -> BTreeMap<String, u32> {
    let mut found = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        for line in lines(&entry.expect("a file").path()) {
            let id = text(&line["envelope"]["meta"], "call_id").to_owned();
            *found.entry(id).or_default() += 1;
        }
    }
    found
}

#[test]
fn threads_share_a_recorder() {
    let folder = folder();
    let recorder = Recorder::open(folder.path().join("calls.jsonl")).expect("a file can be made");
    let (mut registry, _) = acting();
    registry.record(recorder.with_largest_file(20_000).with_kept_files(1_000));
    thread::scope(|scope| {
        for own in 0..8 {
            let registry = &registry;
            scope.spawn(move || {
                for number in 0..200 {
                    let cx = Context::new().with_call_id(format!("{own}-{number}"));
                    now(registry.call("act", number.to_string(), &cx));
                }
            });
        }
    });
    let found = calls_in(folder.path());
    assert_eq!(found.len(), 8 * 200);
    assert!(found.values().all(|count| *count == 1));
}

/// What the next test starts several times.
#[test]
#[ignore = "another test runs it, in processes of its own"]
fn one_of_several_processes() {
    let Some(own) = std::env::var_os("RECORDING_PROCESS") else {
        return;
    };
    let own = own.into_string().expect("UTF-8");
    let path = PathBuf::from(std::env::var_os("RECORDING_FILE").expect("it is set"));
    let recorder = Recorder::open(path).expect("the file can be opened");
    let (mut registry, log) = acting();
    registry.record(recorder.with_largest_file(10_000).with_kept_files(10_000));
    println!("ready");
    let mut go = String::new();
    io::stdin().read_line(&mut go).expect("somebody says when");
    for number in 0..300 {
        let cx = Context::new().with_call_id(format!("{own}-{number}"));
        now(registry.call("act", number.to_string(), &cx));
    }
    assert!(log.log().is_empty(), "{:?}", log.log());
}

#[test]
fn processes_write_and_rotate_at_once() {
    let folder = folder();
    let program = std::env::current_exe().expect("it runs");
    let mut children: Vec<_> = (0..6)
        .map(|own| {
            let mut child = Command::new(&program)
                .args([
                    "--ignored",
                    "--exact",
                    "recordings::one_of_several_processes",
                    "--nocapture",
                ])
                .env("RECORDING_PROCESS", own.to_string())
                .env("RECORDING_FILE", folder.path().join("calls.jsonl"))
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .spawn()
                .expect("it starts");
            let mut out = io::BufReader::new(child.stdout.take().expect("it is piped"));
            let mut line = String::new();
            while !line.contains("ready") {
                line.clear();
                assert!(out.read_line(&mut line).expect("it speaks") > 0);
            }
            (child, out)
        })
        .collect();
    for (child, _) in &mut children {
        drop(child.stdin.take());
    }
    for (mut child, mut out) in children {
        let mut rest = String::new();
        out.read_to_string(&mut rest).expect("it speaks");
        assert!(child.wait().expect("it ends").success(), "{rest}");
    }
    let found = calls_in(folder.path());
    assert_eq!(found.len(), 6 * 300);
    assert!(found.values().all(|count| *count == 1));
    for entry in fs::read_dir(folder.path()).expect("the folder is there") {
        let size = entry
            .expect("a file")
            .metadata()
            .expect("it is there")
            .len();
        assert!(size <= 10_000, "{size}");
    }
}

/// What the next test starts, with an environment of its own.
#[test]
#[ignore = "another test runs it, in processes of its own"]
fn one_with_an_environment() {
    let (registry, _) = acting();
    let envelope = now(registry.call("act", "1", &Context::new()));
    println!("{}", envelope.to_json());
}

#[test]
fn the_environment_names_a_file_or_no_call_runs() {
    let folder = folder();
    let program = std::env::current_exe().expect("it runs");
    let ran = |file: &Path| {
        let mut command = Command::new(&program);
        command.args([
            "--ignored",
            "--exact",
            "recordings::one_with_an_environment",
            "--nocapture",
        ]);
        let output = command.env("TOOLRT_RECORD", file).output();
        let output = output.expect("it runs").stdout;
        String::from_utf8(output).expect("UTF-8")
    };
    let path = folder.path().join("calls.jsonl");
    assert!(ran(&path).contains(r#"{"ok":true"#));
    assert_eq!(lines(&path).len(), 1);
    let said = ran(Path::new(""));
    let wanted = r#""code":"unavailable","kind":"unavailable","message":"Nothing runs until calls can be recorded. TOOLRT_RECORD: \"\" is no file.","retryable":false,"recovery":{"action":"stop","hint":"The host must name a file that it can write to."}"#;
    assert!(said.contains(wanted), "{said}");
    let said = ran(&folder.path().join("no/calls.jsonl"));
    assert!(
        said.contains("calls.jsonl\\\" cannot be recorded to: its folder does not exist."),
        "{said}"
    );
}

//! `toolc calls`, as users run it.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;
use tempfile::TempDir;
use toolc_generated::vectors::{cases, recordings, text};

fn toolc(folder: &Path, words: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_toolc"))
        .args(words)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("toolc starts");
    let mut stdin = child.stdin.take().expect("it is piped");
    // Who does not read stdin may be gone.
    let _ = stdin.write_all(input);
    drop(stdin);
    child.wait_with_output().expect("toolc ends")
}

fn out(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(0), "{}", err(output));
    String::from_utf8(output.stdout.clone()).expect("it prints text")
}

fn err(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn folder() -> TempDir {
    tempfile::tempdir().expect("there is room")
}

fn line(tool: &str, started: &str, microseconds: u64, rest: &str) -> String {
    let tool = Value::from(tool);
    format!(
        "{{\"recording\":1,\"started\":\"{started}\",\"duration_us\":{microseconds},\"tool\":{tool},{rest}}}\n"
    )
}

const FINE: &str =
    r#""arguments":{},"envelope":{"ok":true,"status":"success","result":1,"meta":{}}"#;

fn failed(code: &str, issues: &str) -> String {
    format!(
        r#""arguments":{{}},"envelope":{{"ok":false,"status":"error","error":{{"code":"{code}","issues":[{issues}]}},"meta":{{"attempts":2}}}}"#
    )
}

fn issue(path: &str, code: &str) -> String {
    format!(r#"{{"path":"{path}","code":"{code}"}}"#)
}

#[test]
fn reports_are_as_their_vectors_say() {
    let folder = folder();
    let files = recordings();
    let reports = files.iter().find(|file| file.name == "reports");
    for case in cases(reports.expect("there are reports")) {
        let recording = text(case, "recording").as_bytes();
        let done = toolc(
            folder.path(),
            &["calls", "-", "--format", "json"],
            recording,
        );
        let got: Value = serde_json::from_str(&out(&done)).expect("it is JSON");
        let wanted: Value = serde_json::from_str(text(case, "report")).expect("it is JSON");
        assert_eq!(got, wanted, "{}", case["name"]);
    }
}

#[test]
fn people_get_a_table_with_bars() {
    let folder = folder();
    let issues = [issue("/items/0/status", "enum"), issue("", "type")].join(",");
    let mut recording = String::new();
    for time in [900, 1_100, 1_200, 42_000, 2_500_000] {
        recording += &line("find_files", "2026-03-01T08:00:00.000Z", time, FINE);
    }
    let wrong = failed("invalid_input", &issues);
    recording += &line("find_files", "2026-03-01T08:00:00.000Z", 10, &wrong);
    recording += &line(
        "find_files",
        "2026-03-01T08:00:00.000Z",
        10,
        &failed("timeout", ""),
    );
    recording += &line("ping", "2026-03-01T08:00:00.000Z", 10, FINE);
    recording += "{\n[]\n[]\n";
    fs::write(folder.path().join("calls.jsonl"), recording).expect("it can be written");
    let done = toolc(folder.path(), &["calls", "calls.jsonl"], b"");
    let wanted = "\
tool         calls  failed  retries       p50       p95
find_files       7       2        2    1.0 ms     2.4 s  ██████████████████████░░░░░░░░
  invalid_input                        1  ░░░░░░░░░░
  timeout                              1  ░░░░░░░░░░
    all of it                          1  type
    /items/*/status                    1  enum
ping             1       0        0     10 µs     10 µs  ████
8 calls of 2 tools; 1 line is no JSON; 2 lines are no call
";
    assert_eq!(out(&done), wanted);
    let done = toolc(folder.path(), &["calls", "-"], b"");
    assert_eq!(out(&done), "0 calls of 0 tools\n");
}

#[test]
fn calls_are_kept_by_tool_and_time() {
    let folder = folder();
    let recording = [
        line("a", "2026-02-28T23:59:59.999Z", 1, FINE),
        line("a", "2026-03-01T00:00:00.000Z", 1, FINE),
        line("b", "2026-03-01T08:00:00.000Z", 1, FINE),
        line("c", "sometime", 1, FINE),
    ];
    let recording = recording.concat();
    let tools = |words: &[&str]| -> Vec<(String, u64)> {
        let words = [&["calls", "-", "--format", "json"], words].concat();
        let done = toolc(folder.path(), &words, recording.as_bytes());
        let report: Value = serde_json::from_str(&out(&done)).expect("it is JSON");
        let tools = report["tools"].as_array().expect("a list").iter();
        let tools = tools.map(|tool| (text(tool, "tool").to_owned(), tool["calls"].as_u64()));
        tools
            .map(|(tool, calls)| (tool, calls.expect("a count")))
            .collect()
    };
    let own = |tool: &str, calls| (tool.to_owned(), calls);
    assert_eq!(tools(&[]), [own("a", 2), own("b", 1), own("c", 1)]);
    assert_eq!(tools(&["--tool", "a"]), [own("a", 2)]);
    assert_eq!(
        tools(&["--tool", "b", "--tool", "c"]),
        [own("b", 1), own("c", 1)]
    );
    assert_eq!(
        tools(&["--since", "2026-03-01"]),
        [own("a", 1), own("b", 1)]
    );
    assert_eq!(
        tools(&["--since", "2026-03-01T10:00:00+02:00"]),
        [own("b", 1)]
    );
    assert_eq!(tools(&["--since", "1s"]), []);
    let done = toolc(folder.path(), &["calls", "-", "--since", "yesterday"], b"");
    assert_eq!(done.status.code(), Some(2));
    assert!(
        err(&done).contains("a time back from now (30m, 24h, 7d)"),
        "{}",
        err(&done)
    );
}

#[test]
fn what_cannot_be_read_is_said() {
    let folder = folder();
    for words in [
        &["calls", "nothing.jsonl"][..],
        &["calls", "."],
        &["calls", "-", "nothing.jsonl"],
    ] {
        let done = toolc(folder.path(), words, b"");
        assert_eq!(done.status.code(), Some(2), "{words:?}");
        assert!(done.stdout.is_empty());
        assert!(err(&done).contains("cannot read `"), "{}", err(&done));
    }
    let done = toolc(folder.path(), &["calls"], b"");
    assert_eq!(done.status.code(), Some(2));
}

#[test]
fn names_of_others_control_no_terminal() {
    let folder = folder();
    let evil = "\u{1b}[2J\u{202e}a\nb";
    let code = "\\u001b]0;x\\u0007";
    let both = [issue(&format!("/{code}"), code), issue("/\\n", "b")].join(",");
    let wrong = failed("invalid_input", &both);
    let recording = [
        line(evil, "2026-03-01T00:00:00Z", 1, FINE),
        line(evil, "2026-03-01T00:00:00Z", 1, &failed(code, "")),
        line(evil, "2026-03-01T00:00:00Z", 1, &wrong),
    ];
    let recording = recording.concat();
    for words in [
        &["calls", "-"][..],
        &["calls", "-", "--format", "json"],
        &["calls", "-", "--examples"],
    ] {
        let done = toolc(folder.path(), words, recording.as_bytes());
        let text = out(&done);
        let is_fine = |sign: char| sign == '\n' || !(sign.is_control() || sign == '\u{202e}');
        assert!(text.chars().all(is_fine), "{text:?}");
    }
}

#[test]
fn calls_become_examples_that_a_design_takes() {
    let folder = folder();
    let call = |args: &str, result: &str, meta: &str| {
        let rest = format!(
            r#""arguments":{args},"envelope":{{"ok":true,"status":"success","result":{result},"meta":{{{meta}}}}}"#
        );
        line("find_files", "2026-03-01T00:00:00Z", 1, &rest)
    };
    let recording = [
        // Only the first of two with the same arguments.
        call(
            r#"{"pattern":"*.py","limit":5}"#,
            r#"{"files":["a.py","b \"c\".py"]}"#,
            "",
        ),
        call(r#"{"limit":5,"pattern":"*.py"}"#, r#"{"files":[]}"#, ""),
        call(r#"{"pattern":"a\u0007\u202e\nb"}"#, r#"{"files":[]}"#, ""),
        // None of these.
        call(r#"{"pattern":"[redacted]"}"#, r#"{"files":[]}"#, ""),
        call(r#"{"pattern":"1"}"#, r#"{"files":["[redacted]"]}"#, ""),
        call(r#"{"pattern":"2"}"#, r#"{"files":[]}"#, r#""dry_run":true"#),
        call(r#"{"pattern":"3"}"#, r#"{"files":[]}"#, r#""denied":true"#),
        call(
            r#"{"pattern":"4"}"#,
            r#"{"files":[]}"#,
            r#""replayed":true"#,
        ),
        call(r#"["5"]"#, r#"{"files":[]}"#, ""),
        call(
            &format!("{{\"pattern\":{}1{}}}", "[".repeat(60), "]".repeat(60)),
            "1",
            "",
        ),
        line(
            "find_files",
            "2026-03-01T00:00:00Z",
            1,
            &failed("timeout", ""),
        ),
        // More than were asked for.
        call(r#"{"pattern":"6","limit":1.0}"#, r#"{"files":[]}"#, ""),
        call(r#"{"pattern":"7"}"#, r#"{"files":[]}"#, ""),
        line("ping", "2026-03-01T00:00:00Z", 1, FINE),
    ];
    let recording = recording.concat();
    let done = toolc(
        folder.path(),
        &["calls", "-", "--examples"],
        recording.as_bytes(),
    );
    let wanted = r#"// find_files
example {
  args { pattern: "*.py", limit: 5 }
  result { files: ["a.py", "b \"c\".py"] }
}
example {
  args { pattern: "a\u{7}\u{202e}\nb" }
  result { files: [] }
}
example {
  args { pattern: "6", limit: 1.0 }
  result { files: [] }
}

// ping
example {
  args {}
  result 1
}
"#;
    assert_eq!(out(&done), wanted);
    let one = ["calls", "-", "--examples", "--most", "1", "--tool", "ping"];
    let ping = out(&toolc(folder.path(), &one, recording.as_bytes()));
    assert_eq!(ping, "// ping\nexample {\n  args {}\n  result 1\n}\n");

    let examples = wanted
        .split("\n// ping")
        .next()
        .expect("there is a first part");
    let design = format!(
        "package demo\n\n/// Files.\nservice files {{\n  exports files\n}}\n\n/// Files.\ntoolset files {{\n  owner files\n  \
         /// Find files.\n  tool find_files(pattern: string, limit?: int) -> {{ files: [string] }} {{ {examples} }}\n}}\n"
    );
    fs::write(folder.path().join("files.tools"), design).expect("it can be written");
    out(&toolc(folder.path(), &["check", "files.tools"], b""));

    let done = toolc(folder.path(), &["calls", "-", "--examples"], b"");
    assert_eq!(out(&done), "");
    assert!(
        err(&done).contains("no call may be an example"),
        "{}",
        err(&done)
    );
}

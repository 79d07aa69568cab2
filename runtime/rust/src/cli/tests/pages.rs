//! How the pages of a command look.

use std::io;
use std::time::{Duration, Instant};

use crate::call::{Action, Kind, TextPart};
use crate::cli::completion::{candidates, script};
use crate::cli::help::{of_command, of_tool};
use crate::cli::man::page;
use crate::cli::manifest::{discovered, examples, listed, manifest};
use crate::cli::options::Shows;
use crate::cli::shape::Shape;
use crate::cli::shared::Shared;
use crate::cli::spec::CommandSpec;
use crate::cli::words::{Inputs, read};
use crate::spec::{Confirm, Effects, ErrorSpec, Example, Handoff, Spec, ToolsetSpec};

const APP: CommandSpec = CommandSpec {
    name: "app",
    description: "Works with files.",
    version: Some("1.2"),
    tools: &["find_files"],
    ..CommandSpec::EMPTY
};

const SCHEMA: &str = r#"{"type":"object","properties":{"pattern":{"type":"string","description":"What names match."},"limit":{"type":"integer","minimum":1,"maximum":50,"default":10},"order":{"enum":["path","size"]},"hidden":{"type":"boolean"},"place":{"type":"object","properties":{"root":{"type":"string"}},"required":["root"]}},"required":["pattern"]}"#;

const TOOL: Spec = Spec {
    name: "find_files",
    title: Some("Find"),
    description: "Finds files.\n\nBy their names.",
    toolset: "files",
    input_schema: SCHEMA,
    effects: Effects {
        readonly: true,
        ..Effects::UNSAID
    },
    errors: &[ErrorSpec {
        code: "bad_pattern",
        kind: Kind::Input,
        message: "It is no pattern.",
        field: None,
        action: Action::Correct,
        after_ms: None,
        hint: Some(&[
            TextPart::Text("Close "),
            TextPart::Value(&["args", "pattern"]),
            TextPart::Text("."),
        ]),
    }],
    confirm: Some(Confirm {
        question: &[
            TextPart::Text("Look at "),
            TextPart::Count(&["args", "place"]),
            TextPart::Text(" places?"),
        ],
        denied: None,
    }),
    examples: &[Example {
        name: None,
        args: r#"{"pattern": "*.py", "limit": 3}"#,
        result: None,
        error: None,
    }],
    next: &[Handoff {
        tool: "read_file",
        reason: "To read one.",
    }],
    ..Spec::EMPTY
};

#[test]
fn help_of_a_command_lists_tools_and_options() {
    let toolset = ToolsetSpec {
        description: "Files of a folder.",
        ..ToolsetSpec::EMPTY
    };
    let help = of_command(&APP, &[(&TOOL, Some(&toolset))], Shows::default(), 80);
    let start = "\
app 1.2
Works with files.

Usage:
  app TOOL [ARGUMENTS] [OPTIONS]
  app TOOL --help
  app run PLAN.json [OPTIONS]
  app calls [--file FILE]...

Files of a folder:
  find-files  Finds files.

The result:
  --json                Print the whole envelope as JSON.
";
    assert!(help.starts_with(start), "{help}");
    assert!(help.contains("  -o, --output FILE     Write to a file instead of stdout.\n"));
    let end = "on stdin. Where stdout is no terminal, the answer is one envelope of JSON.\n";
    assert!(help.ends_with(end), "{help}");
}

#[test]
fn help_of_a_tool_says_what_it_takes() {
    let help = "\
app find-files: Find
Finds files.

By their names.

Usage:
  app find-files PATTERN [OPTIONS]

Arguments:
  PATTERN, --pattern TEXT  What names match.
  --limit INTEGER          1 to 50; default 10.
  --order path|size
  --[no-]hidden
  --place JSON
  --place.root TEXT        Required.

About:
  Effects   reads only
  Confirms  Look at {count args.place} places?

Errors:
  bad_pattern  It is no pattern.
               Close {args.pattern}.

Then:
  read-file  To read one.

Examples:
  app find-files '*.py' --limit 3

--limit is an argument here; the option of that name stands before find-files.

Options of all tools: app --help
";
    assert_eq!(of_tool(&APP, &TOOL, Shows::default(), 80), help);
}

#[test]
fn lists_of_themselves_have_help() {
    let tool = Spec {
        input_schema: r##"{"type":"object","properties":{"tree":{"$ref":"#/$defs/tree"}},"$defs":{"tree":{"type":"array","items":{"$ref":"#/$defs/tree"}}}}"##,
        ..TOOL
    };
    assert!(of_tool(&APP, &tool, Shows::default(), 80).contains("--tree JSON..."));
}

#[test]
fn a_manual_page_is_roff() {
    let start = r#".TH "APP" 1 "" "app 1.2"
.SH NAME
app \- Works with files.
.SH SYNOPSIS
.B app
TOOL [ARGUMENTS] [OPTIONS]
.br
.B app
run PLAN.json [OPTIONS]
.br
.B app
calls [\-\-file FILE]...
.SH DESCRIPTION
.PP
Works with files.
.SH TOOLS
.SS app find\-files PATTERN [OPTIONS]
.PP
Finds files.
.PP
By their names.
.TP
.B PATTERN, \-\-pattern TEXT
What names match.
"#;
    let page = page(&APP, &[&TOOL], Shows::default());
    assert!(page.starts_with(start), "{page}");
    assert!(page.ends_with(".TP\n.B 130\nIt was cancelled.\n"), "{page}");
}

#[test]
fn manifests_are_json() {
    let examples = examples(&APP, &TOOL);
    let expected = r#"[{"command":"app find-files '*.py' --limit 3","arguments":{"pattern": "*.py", "limit": 3}}]"#;
    assert_eq!(examples, expected);
    let head = r#""name":"find_files","command":"app find-files""#;
    let about = r#""title":"Find","description":"Finds files.\n\nBy their names.","toolset":"files","effects":{"readonly":true,"idempotent":false}"#;
    assert_eq!(listed(&APP, &[&TOOL]), format!("[{{{head},{about}}}]"));
    let errors = r#"[{"code":"bad_pattern","kind":"input","exit_code":2,"message":"It is no pattern.","recovery":{"action":"correct","hint":"Close {args.pattern}."}}]"#;
    let next = r#"[{"tool":"read_file","reason":"To read one."}]"#;
    let rest = format!(r#""errors":{errors},"next":{next},"examples":{examples}"#);
    let usage = r#""usage":"app find-files PATTERN [OPTIONS]""#;
    let confirm = r#""confirm":"Look at {count args.place} places?""#;
    let whole = format!(r#"{{{head},{usage},{about},{confirm},"input_schema":{SCHEMA},{rest}}}"#);
    assert_eq!(manifest(&APP, &TOOL), whole);
    let codes = r#"{"input":2,"auth":30,"not_found":10,"conflict":10,"precondition":10,"rate_limited":40,"timeout":50,"unavailable":40,"cancelled":130,"internal":70,"partial":75,"input_required":76}"#;
    let said = r#""name":"app","description":"Works with files.","version":"1.2""#;
    let all = format!(r#"{{{said},"tools":[{whole}],"exit_codes":{codes}}}"#);
    assert_eq!(discovered(&APP, &[&TOOL], &Shared::default()), all);
}

#[test]
fn words_are_completed() {
    let known: [(&[&str], &str); 17] = [
        (&["fi"], "find-files\tFinds files.\n"),
        (&["h"], "help\tShow help.\n"),
        (&["r"], "run\tRun a plan.\n"),
        (&["c"], "calls\tTell what recordings say.\n"),
        (&["--yes", "c"], ""),
        (&["calls", ""], ""),
        (
            &["calls", "--file", "a", "--"],
            "--file\tReport this recording.\n",
        ),
        (&["m"], ""),
        (&["mcp", "--"], ""),
        (&["run", ""], ""),
        (
            &["run", "--yes", "plan.json", "--dry"],
            "--dry-run\tShow what would be done, and do nothing.\n",
        ),
        (&["find-files", ""], ""),
        (
            &["find-files", "--p"],
            "--pattern\tWhat names match.\n--place\n--place.root\n--plain\tPrint each row as a line, with tabs between fields.\n--print0\tPrint the first field of each row, ended by a NUL.\n",
        ),
        (&["find-files", "--no-h"], "--no-hidden\n"),
        (&["find-files", "--order", ""], "path\nsize\n"),
        (&["find-files", "--order=p"], "--order=path\n"),
        (&["--color", "a"], "auto\nalways\n"),
    ];
    for (words, found) in known {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        assert_eq!(
            candidates(&[&TOOL], &Shared::default(), &words),
            found,
            "{words:?}"
        );
    }
    let served = Shared {
        is_served: true,
        ..Shared::default()
    };
    let words = ["m".to_owned()];
    let found = candidates(&[&TOOL], &served, &words);
    assert_eq!(found, "mcp\tServe the tools over MCP.\n");
    let shows = served.shows();
    assert!(of_command(&APP, &[], shows, 80).contains("\n  app mcp\n"));
    assert!(page(&APP, &[], shows).contains("\n.br\n.B app\nmcp\n"));
    assert!(!page(&APP, &[], Shows::default()).contains("\nmcp\n"));
}

#[test]
fn scripts_ask_the_command() {
    for shell in ["bash", "zsh", "fish", "powershell"] {
        let script = script("my-app", shell).expect("the shell is known");
        assert!(script.contains("my-app") && !script.contains("NAME"));
        assert!(!script.contains("FUNCTION") && script.contains("--complete"));
    }
    assert_eq!(script("my-app", "sh"), None);
}

#[test]
fn a_thousand_tools_are_listed_and_found_quickly() {
    let start = Instant::now();
    let tool = |number: usize| -> &'static Spec {
        let spec = Spec {
            name: format!("do_{number}").leak(),
            ..TOOL
        };
        Box::leak(Box::new(spec))
    };
    let tools: Vec<&Spec> = (0..1000).map(tool).collect();
    let listed_tools: Vec<_> = tools.iter().map(|tool| (*tool, None)).collect();
    assert!(
        of_command(&APP, &listed_tools, Shows::default(), 80)
            .matches("  do-")
            .count()
            >= 1000
    );
    assert_eq!(
        discovered(&APP, &tools, &Shared::default())
            .matches(r#""command":"app do-"#)
            .count(),
        2000
    );
    assert_eq!(
        listed(&APP, &tools)
            .matches(r#""command":"app do-"#)
            .count(),
        1000
    );
    assert!(
        page(&APP, &tools, Shows::default())
            .matches(r"do\-")
            .count()
            >= 1000
    );
    let words = |words: &[&str]| {
        words
            .iter()
            .map(|word| (*word).to_owned())
            .collect::<Vec<_>>()
    };
    assert!(
        candidates(&tools, &Shared::default(), &words(&[""]))
            .lines()
            .count()
            >= 1000
    );
    assert_eq!(
        candidates(&tools, &Shared::default(), &words(&["do-99"]))
            .lines()
            .count(),
        11
    );
    assert!(
        candidates(&tools, &Shared::default(), &words(&["do-500", "--ord"])).starts_with("--order")
    );
    let names: Vec<&str> = tools.iter().map(|tool| tool.name).collect();
    let schema = crate::json::Value::parse(SCHEMA.as_bytes()).expect("it is JSON");
    let found = read(
        &words(&["do-999", "x"]),
        &names,
        Shows::default(),
        |_| Shape::new(&schema),
        &Nothing,
    );
    assert_eq!(found.tool.as_deref(), Some("do_999"));
    // A hundred times what it takes alone; what grows with the square takes longer.
    assert!(
        start.elapsed() < Duration::from_secs(10),
        "{:?}",
        start.elapsed()
    );
}

/// No files and no stdin.
struct Nothing;

impl Inputs for Nothing {
    fn file(&self, _: &str) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::NotFound.into())
    }

    fn variable(&self, _: &str) -> Option<Vec<u8>> {
        None
    }

    fn stdin(&self) -> io::Result<Vec<u8>> {
        Err(io::ErrorKind::NotFound.into())
    }
}

#[test]
fn names_are_words_of_shells() {
    let vectors = super::vectors("shells");
    for case in super::items(&vectors, "names") {
        let name = super::said(case, "name");
        for shell in ["bash", "zsh", "fish", "powershell"] {
            let script = script(name, shell).expect("the shell is known");
            let quoted = super::said(case, shell);
            assert!(script.contains(quoted), "{shell}: {quoted}\n{script}");
            let code = script.lines().filter(|line| !line.starts_with('#'));
            let hidden: String = code.collect::<Vec<_>>().join("\n").replace(quoted, "");
            let function = name.replace(|char: char| !char.is_ascii_alphanumeric(), "_");
            let hidden = hidden.replace(&function, "");
            assert!(!hidden.contains("touch"), "{shell}: {script}");
        }
    }
}

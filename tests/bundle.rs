//! `server.json` and `manifest.json` as their formats want them: schema, `mcpb validate` and `mcpb pack`; and every wrong option.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;
use toolc_build::{LoadedProject, Problem, faults_of_options};

/// The projects with generated files beside them: one with everything, one with almost nothing.
const GOLDENS: [&str; 2] = ["full", "bare"];

#[test]
fn the_files_are_as_they_were_reviewed() {
    for name in GOLDENS {
        let folder = here().join(name);
        let words: &[&str] = match std::env::var_os("BLESS") {
            Some(_) => &["gen"],
            None => &["gen", "--check", "--diff"],
        };
        let output = toolc(&folder, words);
        let text = String::from_utf8_lossy(&output.stdout);
        assert!(output.status.success(), "run with BLESS=1\n{text}");
    }
}

#[test]
fn every_server_json_is_as_the_schema_of_the_registry_says() {
    let schema = json(&here().join("server.schema.json"));
    let options = jsonschema::options().should_validate_formats(true);
    let schema = options.build(&schema).expect("it is a schema");
    for path in ["full/bundle/notes_server", "bare/bundle/remote_clock"] {
        let mut entry = json(&here().join(path).join("server.json"));
        let mistakes: Vec<String> = schema
            .iter_errors(&entry)
            .map(|one| one.to_string())
            .collect();
        assert!(mistakes.is_empty(), "{path}: {mistakes:#?}");
        entry["name"] = "notes".into();
        assert!(!schema.is_valid(&entry), "the schema sees nothing");
    }
}

#[test]
fn mcpb_packs_every_bundle() {
    for (path, entry_point) in [
        ("full/bundle/notes_server", "server/notes"),
        ("bare/bundle/clock_server", "src/main.py"),
    ] {
        let folder = TempDir::new().expect("a folder can be made");
        let bundle = folder.path().join("bundle");
        let manifest = here().join(path).join("manifest.json");
        for (name, bytes) in [
            ("manifest.json", fs::read(&manifest).expect("it is there")),
            (entry_point, b"print()".to_vec()),
            // All that is looked at is how it begins.
            ("icon.png", b"\x89PNG\r\n\x1a\n".to_vec()),
        ] {
            let file = bundle.join(name);
            fs::create_dir_all(file.parent().expect("it is in a folder")).expect("it can be made");
            fs::write(file, bytes).expect("it can be written");
        }
        mcpb(folder.path(), &["validate", "bundle/manifest.json"]);
        mcpb(folder.path(), &["pack", "bundle", "notes.mcpb"]);
        mcpb(folder.path(), &["unpack", "notes.mcpb", "again"]);
        let again = folder.path().join("again");
        assert!(again.join(entry_point).exists());
        assert_eq!(json(&again.join("manifest.json")), json(&manifest));
    }
}

#[test]
fn files_of_a_server_that_is_bundled_no_more_are_removed() {
    let folder = TempDir::new().expect("a folder can be made");
    let put = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("written");
    let config = fs::read_to_string(here().join("bare/toolc.toml")).expect("it is there");
    put("toolc.toml", &config);
    let design = fs::read_to_string(here().join("bare/clock.tools")).expect("it is there");
    put("clock.tools", &design);
    assert!(toolc(folder.path(), &["gen"]).status.success());
    put("bundle/clock_server/main.py", "mine");
    let (_, rest) = config
        .split_once("\n\n[target.bundle.servers.remote_clock]")
        .expect("two");
    put(
        "toolc.toml",
        &format!("[target.bundle]\nout = \"bundle\"\n[target.bundle.servers.remote_clock]{rest}"),
    );
    assert!(toolc(folder.path(), &["gen"]).status.success());
    let is_there = |name: &str| folder.path().join("bundle").join(name).exists();
    assert!(is_there("remote_clock/server.json"));
    assert!(!is_there("clock_server/manifest.json"));
    assert!(is_there("clock_server/main.py"), "that is the user's");
}

/// Blocks of options, each with what is said of them behind it.
#[test]
fn every_wrong_option_is_told_where_it_stands() {
    let path = here().join("faults.md");
    let page = fs::read_to_string(&path).expect("there is a page");
    let (head, cases) = page.split_once("```toml\n").expect("there are cases");
    let design = head
        .split("```tools\n")
        .nth(1)
        .and_then(|rest| rest.split("```").next());
    let design = design.expect("there is a design");
    let mut made = head.to_owned();
    for case in cases.split("```toml\n") {
        let (options, _) = case.split_once("```\n").expect("a block ends");
        let told = told(design, options);
        assert!(!told.is_empty(), "nothing is wrong with\n{options}");
        made.push_str(&format!("```toml\n{options}```\n\n```text\n{told}```\n\n"));
    }
    let made = format!("{}\n", made.trim_end());
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &made).expect("it can be written");
        return;
    }
    let page = page.replace("\r\n", "\n");
    let mut lines = page.lines().zip(made.lines());
    let other = lines.find(|(known, now)| known != now);
    assert!(page == made, "run with BLESS=1: {other:#?}");
}

/// What is said of options: of those of one server, or of whole tables.
fn told(design: &str, options: &str) -> String {
    let folder = TempDir::new().expect("a folder can be made");
    let options = match options.starts_with('[') {
        true => options.to_owned(),
        false => format!("[target.bundle.servers.notes_server]\n{options}"),
    };
    fs::write(folder.path().join("toolc.toml"), options).expect("it can be written");
    fs::write(folder.path().join("notes.tools"), design).expect("it can be written");
    let problems = match LoadedProject::load(&[folder.path().to_path_buf()]) {
        Err(problems) => problems,
        Ok(mut project) => {
            let checked = project.compile();
            assert!(checked.ready().is_ok(), "the design has no errors");
            faults_of_options(&project, &checked)
        }
    };
    problems.iter().map(line).collect()
}

fn line(problem: &Problem) -> String {
    let place = problem.place.as_ref().map(|place| {
        let here = &place.text[place.span.clone()];
        let here = here.lines().next().unwrap_or_default();
        format!("{here}  <- {}\n", place.label)
    });
    let help = problem
        .help
        .as_ref()
        .map(|help| format!("  help: {help}\n"));
    format!(
        "{}{}\n{}",
        place.unwrap_or_default(),
        problem.message,
        help.unwrap_or_default()
    )
}

fn toolc(folder: &Path, words: &[&str]) -> Output {
    let mut toolc = Command::new(env!("CARGO_BIN_EXE_toolc"));
    toolc.args(words).current_dir(folder);
    toolc.output().expect("toolc runs")
}

/// Runs the command of the format, which must be pleased.
fn mcpb(folder: &Path, words: &[&str]) {
    let program = root().join("node_modules/@anthropic-ai/mcpb/dist/cli/cli.js");
    assert!(
        program.exists(),
        "no mcpb: `cargo xtask test` puts it there"
    );
    let mut node = Command::new("node");
    let output = node.arg(program).args(words).current_dir(folder).output();
    let output = output.expect("node is on the path");
    let text = String::from_utf8_lossy(&output.stdout);
    let why = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{words:?}\n{text}{why}");
}

fn json(path: &Path) -> Value {
    let text = fs::read_to_string(path).expect("the file is there");
    serde_json::from_str(&text).expect("it is JSON")
}

fn here() -> PathBuf {
    root().join("tests/bundle")
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

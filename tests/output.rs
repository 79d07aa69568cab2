//! What the command says in every format, kept in `tests/output`; `BLESS=1` writes it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;
use tempfile::TempDir;

const FORMATS: [(&str, &str); 6] = [
    ("text", "txt"),
    ("short", "short"),
    ("json", "json"),
    ("sarif", "sarif"),
    ("github", "github"),
    ("junit", "xml"),
];

/// The cases: a name, the paths that are checked, the exit code.
const CASES: [(&str, &[&str], i32); 5] = [
    ("findings", &["findings"], 1),
    ("warnings", &["warnings"], 0),
    ("denied", &["warnings", "--deny-warnings"], 1),
    ("clean", &["clean.tools"], 0),
    ("unreadable", &["nowhere.tools"], 2),
];

#[test]
fn every_format_is_as_it_was() {
    let mut wrong = Vec::new();
    for (case, words, exit) in CASES {
        for (format, ending) in FORMATS {
            let said = said(case, words, exit, format);
            let path = folder().join(format!("{case}.{ending}"));
            if std::env::var_os("BLESS").is_some() {
                fs::write(&path, &said).unwrap();
            }
            if fs::read_to_string(&path).unwrap_or_default() != said {
                wrong.push(format!("{}:\n{said}", path.display()));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "BLESS=1 writes these:\n{}",
        wrong.join("\n")
    );
}

#[test]
fn json_is_as_its_schema_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("spec/findings.schema.json");
    let schema = toolc_build::show::schema();
    let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
    if std::env::var_os("BLESS").is_some() {
        fs::write(&path, &text).unwrap();
    }
    assert_eq!(
        fs::read_to_string(&path).unwrap_or_default(),
        text,
        "run with BLESS=1"
    );
    let schema = jsonschema::validator_for(schema.as_value()).unwrap();
    for (case, words, exit) in CASES {
        let document: Value = serde_json::from_str(&said(case, words, exit, "json")).unwrap();
        let errors: Vec<String> = schema
            .iter_errors(&document)
            .map(|e| e.to_string())
            .collect();
        assert!(errors.is_empty(), "{case}: {errors:?}");
    }
    let mut document: Value =
        serde_json::from_str(&said("findings", CASES[0].1, 1, "json")).unwrap();
    document["findings"][0]["range"]["start"]["line"] = "1".into();
    assert!(!schema.is_valid(&document));
}

#[test]
fn json_places_are_those_of_editors_and_of_bytes() {
    let document: Value = serde_json::from_str(&said("findings", CASES[0].1, 1, "json")).unwrap();
    let mut edits = 0;
    for finding in document["findings"].as_array().unwrap() {
        let mut places = vec![finding];
        places.extend(finding["related"].as_array().unwrap());
        places.extend(finding["fix"]["edits"].as_array().into_iter().flatten());
        for place in places {
            edits += usize::from(place["newText"].is_string());
            let text = fs::read_to_string(folder().join(place["path"].as_str().unwrap())).unwrap();
            for end in ["start", "end"] {
                let byte = place["bytes"][end].as_u64().unwrap() as usize;
                let before = &text[..byte];
                let line = before.matches('\n').count();
                let column = before.rsplit('\n').next().unwrap().encode_utf16().count();
                assert_eq!(place["range"][end]["line"], line, "{place}");
                assert_eq!(place["range"][end]["character"], column, "{place}");
            }
        }
    }
    assert!(edits >= 3, "{edits}");
}

#[test]
fn sarif_is_as_its_schema_says() {
    let schema = jsonschema::validator_for(&sarif_schema()).unwrap();
    for (case, words, exit) in CASES {
        let document: Value = serde_json::from_str(&said(case, words, exit, "sarif")).unwrap();
        let errors: Vec<String> = schema
            .iter_errors(&document)
            .map(|e| format!("{}: {e}", e.instance_path()))
            .collect();
        assert!(errors.is_empty(), "{case}: {errors:#?}");
    }
    let document: Value = serde_json::from_str(&said("findings", CASES[0].1, 1, "sarif")).unwrap();
    for (place, wrong) in [
        ("/version", Value::from("2.0.0")),
        ("/runs/0/results/0/level", "fatal".into()),
        ("/runs/0/results/0/ruleIndex", (-2).into()),
        ("/runs/0/tool/driver/name", Value::Null),
        ("/runs/0/results/0/message", "words".into()),
    ] {
        let mut document = document.clone();
        *document.pointer_mut(place).expect(place) = wrong;
        assert!(!schema.is_valid(&document), "{place}");
    }
}

/// The schema of SARIF 2.1.0 as OASIS publishes it. `serde-sarif` has it among its sources and makes its types of it.
fn sarif_schema() -> Value {
    // Only packages for this platform are sure to be here: this test was built with them.
    let version = Command::new(env!("CARGO")).arg("-vV").output().unwrap();
    let version = text(&version);
    let mut lines = version.lines();
    let host = lines.find_map(|line| line.strip_prefix("host: ")).unwrap();
    let metadata = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--offline", "--locked"])
        .args(["--filter-platform", host])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .unwrap();
    assert!(metadata.status.success(), "{}", text(&metadata));
    let metadata: Value = serde_json::from_slice(&metadata.stdout).unwrap();
    let mut packages = metadata["packages"].as_array().unwrap().iter();
    let package = packages.find(|package| package["name"] == "serde-sarif");
    let manifest = package.unwrap()["manifest_path"].as_str().unwrap();
    let path = Path::new(manifest).with_file_name("src/schema.json");
    let mut schema: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    // With a bracket too many, this pattern is none for ECMAScript's unicode mode. It is about languages, which we do not write.
    for whose in ["run", "toolComponent"] {
        let language = schema.pointer_mut(&format!("/definitions/{whose}/properties/language"));
        language.unwrap().as_object_mut().unwrap().remove("pattern");
    }
    schema
}

/// How the parts that we write belong together, which its schema does not say.
#[test]
fn sarif_parts_belong_together() {
    for (case, words, exit) in CASES {
        let document: Value = serde_json::from_str(&said(case, words, exit, "sarif")).unwrap();
        assert_eq!(keys(&document), ["$schema", "runs", "version"]);
        assert_eq!(document["version"], "2.1.0");
        let [run] = &document["runs"].as_array().unwrap()[..] else {
            panic!("{case}: one run")
        };
        assert_eq!(keys(run), ["columnKind", "invocations", "results", "tool"]);
        assert_eq!(run["columnKind"], "utf16CodeUnits");
        let driver = &run["tool"]["driver"];
        assert!(driver["name"].is_string());
        let rules = driver["rules"].as_array().unwrap();
        for rule in rules {
            let id = rule["id"].as_str().unwrap();
            for text in ["shortDescription", "fullDescription", "help"] {
                assert!(
                    !rule[text]["text"].as_str().unwrap().is_empty(),
                    "{id}: {text}"
                );
            }
            assert!(
                ["error", "warning"]
                    .contains(&rule["defaultConfiguration"]["level"].as_str().unwrap())
            );
        }
        let invocation = &run["invocations"][0];
        let notifications = invocation["toolExecutionNotifications"].as_array().unwrap();
        assert_eq!(invocation["executionSuccessful"], notifications.is_empty());
        assert_eq!(notifications.is_empty(), exit != 2, "{case}");
        let results = run["results"].as_array().unwrap();
        for result in results.iter().chain(notifications) {
            assert!(!result["message"]["text"].as_str().unwrap().is_empty());
            assert!(["error", "warning"].contains(&result["level"].as_str().unwrap()));
            for location in result["locations"].as_array().unwrap() {
                place(
                    &location["physicalLocation"]["artifactLocation"],
                    &location["physicalLocation"]["region"],
                );
            }
        }
        for result in results {
            let index = result["ruleIndex"].as_u64().unwrap() as usize;
            assert_eq!(rules[index]["id"], result["ruleId"], "{case}");
            let fixes = result["fixes"].as_array();
            for change in fixes
                .into_iter()
                .flatten()
                .flat_map(|fix| fix["artifactChanges"].as_array().unwrap())
            {
                let replacements = change["replacements"].as_array().unwrap();
                assert!(!replacements.is_empty());
                for replacement in replacements {
                    place(&change["artifactLocation"], &replacement["deletedRegion"]);
                    assert!(replacement["insertedContent"]["text"].is_string());
                }
            }
        }
    }
}

#[test]
fn junit_is_xml_whose_numbers_are_right() {
    for (case, words, exit) in CASES {
        let text = said(case, words, exit, "junit");
        let document = roxmltree::Document::parse(&text).unwrap();
        let number = |node: roxmltree::Node<'_, '_>, name: &str| -> usize {
            node.attribute(name).unwrap().parse().unwrap()
        };
        let count = |node: roxmltree::Node<'_, '_>, name: &str| {
            node.descendants()
                .filter(|inner| inner.has_tag_name(name))
                .count()
        };
        let suites = document.root_element();
        for node in suites
            .descendants()
            .filter(|node| node.has_tag_name("testsuite") || *node == suites)
        {
            assert_eq!(number(node, "tests"), count(node, "testcase"), "{case}");
            assert_eq!(number(node, "failures"), count(node, "failure"), "{case}");
        }
        assert_eq!(number(suites, "failures") > 0, exit != 0, "{case}");
    }
}

#[test]
fn colours_are_where_they_are_wanted() {
    for (words, variables, wanted) in [
        (&["check", "findings"][..], &[][..], false),
        (
            &["check", "findings", "--color", "always"],
            &[("NO_COLOR", "1")],
            true,
        ),
        (
            &["--color", "never", "check", "findings"],
            &[("CLICOLOR_FORCE", "1")],
            false,
        ),
        (&["check", "findings"], &[("CLICOLOR_FORCE", "1")], true),
        (&["check", "findings"], &[("CLICOLOR_FORCE", "0")], false),
        (
            &["check", "findings"],
            &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")],
            false,
        ),
        (
            &["check", "findings"],
            &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "")],
            true,
        ),
        (&["explain", "T0203"], &[("CLICOLOR_FORCE", "1")], true),
        (&["explain", "T0203"], &[], false),
        (&["explain", "--list"], &[], false),
        // Machines get none, whatever is set.
        (
            &[
                "check", "findings", "--format", "short", "--color", "always",
            ],
            &[],
            false,
        ),
    ] {
        let out = toolc(&folder(), words, variables);
        assert_eq!(
            text(&out).contains('\u{1b}'),
            wanted,
            "{words:?} {variables:?}"
        );
    }
}

#[test]
fn the_last_line_of_text_counts() {
    let out = toolc(&folder(), &["check", "findings"], &[]);
    let said = text(&out);
    let last = said.lines().last().unwrap();
    assert!(last.ends_with(" errors, 1 warning"), "{last}");
    let out = toolc(&folder(), &["check", "warnings"], &[]);
    assert!(text(&out).ends_with("\n1 warning\n"), "{}", text(&out));
}

#[test]
fn gen_says_its_findings_in_every_format() {
    let folder = TempDir::new().unwrap();
    fs::copy(
        self::folder().join("warnings/shop.tools"),
        folder.path().join("shop.tools"),
    )
    .unwrap();
    fs::write(folder.path().join("toolc.toml"), "[target.rust]\n").unwrap();
    let words = ["gen", "--format", "json"];
    let denied = toolc(
        folder.path(),
        &["gen", "--format", "json", "--deny-warnings"],
        &[],
    );
    assert_eq!(denied.status.code(), Some(1));
    assert!(!folder.path().join("gen").exists());
    let out = toolc(folder.path(), &words, &[]);
    assert_eq!(out.status.code(), Some(0), "{}", text(&out));
    let document: Value = serde_json::from_slice(&out.stdout).unwrap();
    assert_eq!(document["summary"]["warnings"], 1);
    assert!(String::from_utf8_lossy(&out.stderr).contains(" written"));
    // A run that has nothing to do is a report as well, and a level that changes is something to do.
    fs::write(
        folder.path().join("toolc.toml"),
        "[lints]\nT0418 = \"off\"\n[target.rust]\n",
    )
    .unwrap();
    for _ in 0..2 {
        let out = toolc(folder.path(), &words, &[]);
        let document: Value = serde_json::from_slice(&out.stdout).unwrap();
        assert_eq!(document["summary"]["warnings"], 0, "{}", text(&out));
    }
    fs::write(
        folder.path().join("toolc.toml"),
        "[lints]\nT0418 = \"error\"\n[target.rust]\n",
    )
    .unwrap();
    let out = toolc(folder.path(), &words, &[]);
    assert_eq!(out.status.code(), Some(1), "{}", text(&out));
}

/// What is said about a case, without our version.
fn said(case: &str, words: &[&str], exit: i32, format: &str) -> String {
    let mut all = vec!["check"];
    all.extend(words);
    all.extend(["--format", format]);
    let out = toolc(&folder(), &all, &[]);
    assert_eq!(
        out.status.code(),
        Some(exit),
        "{case}, {format}: {}",
        text(&out)
    );
    let (report, rest) = match format {
        "text" => return text(&out),
        _ => (out.stdout, out.stderr),
    };
    assert!(rest.is_empty(), "{case}, {format}: stderr is for people");
    let version = format!("\"semanticVersion\": \"{}\"", env!("CARGO_PKG_VERSION"));
    String::from_utf8(report)
        .unwrap()
        .replace(&version, "\"semanticVersion\": \"0.0.0\"")
}

/// A file and a region as SARIF wants them.
fn place(artifact: &Value, region: &Value) {
    let uri = artifact["uri"].as_str().unwrap();
    assert!(uri.is_ascii() && !uri.contains([' ', '\\']), "{uri}");
    for name in ["startLine", "startColumn", "endLine", "endColumn"] {
        assert!(region[name].as_u64().unwrap() >= 1, "{region}");
    }
    for name in ["byteOffset", "byteLength"] {
        assert!(region[name].is_u64(), "{region}");
    }
}

fn keys(object: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = object
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    keys.sort_unstable();
    keys
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/output")
}

fn toolc(folder: &Path, words: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_toolc"));
    for name in ["NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE"] {
        command.env_remove(name);
    }
    command
        .args(words)
        .envs(variables.iter().copied())
        .current_dir(folder)
        .output()
        .unwrap()
}

fn text(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

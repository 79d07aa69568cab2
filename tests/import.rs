//! Definitions of every format, imported: the file and what was noted, as goldens; and what holds for all of them.

use std::fs;
use std::path::{Path, PathBuf};

use toolc_compiler::diagnostics::Severity;
use toolc_compiler::import::{
    Change, Evidence, NoUpdate, NoteKind, Options, Source, canonicalize, detect, import, update,
};
use toolc_compiler::layout::formatted;
use toolc_compiler::{Input, compile};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/import")
}

fn source(name: &str) -> Source {
    Source {
        label: name.split('.').next().unwrap_or(name).to_owned(),
        text: fs::read_to_string(folder().join(name)).expect("the sample is there"),
        notation: None,
        ..Source::default()
    }
}

/// All samples, by the names of their files.
fn samples() -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder())
        .expect("the samples are there")
        .map(|entry| {
            entry
                .expect("it can be read")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .filter(|name| name.ends_with(".json") || name.ends_with(".jsonl"))
        .collect();
    names.sort();
    names
}

#[test]
fn samples_become_what_their_goldens_say() {
    let mut wrong = Vec::new();
    for name in samples() {
        let imported = import(&[source(&name)], &Options::default());
        let mut notes = String::new();
        for note in &imported.report.notes {
            notes.push_str(&format!(
                "{} {}{}: {}\n",
                note.kind.word(),
                note.tool,
                note.path,
                note.message
            ));
        }
        notes.push_str(&format!(
            "{} as they were, {} titles left out\n",
            imported.report.kept(),
            imported.report.implied_titles
        ));
        let stem = name.split('.').next().unwrap_or(&name);
        for (ending, text) in [("tools", &imported.files[0].text), ("notes.txt", &notes)] {
            let golden = folder().join(format!("{stem}.{ending}"));
            if std::env::var_os("BLESS").is_some() {
                fs::write(&golden, text).expect("goldens can be written");
            } else if fs::read_to_string(&golden).unwrap_or_default() != *text {
                wrong.push(format!("{stem}.{ending} is now:\n{text}"));
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{}\nBLESS=1 cargo test --test all import:: writes them",
        wrong.join("\n")
    );
}

#[test]
fn what_is_written_checks_and_is_formatted() {
    for assert_formats in [false, true] {
        for name in samples() {
            let options = Options {
                assert_formats,
                ..Options::default()
            };
            let imported = import(&[source(&name)], &options);
            let text = imported.files[0].text.clone();
            assert_eq!(formatted(&text).text, text, "{name}");
            let checked = compile(vec![Input {
                path: name.clone(),
                text: text.clone(),
            }]);
            let errors: Vec<&str> = checked
                .findings
                .iter()
                .filter(|finding| finding.code.severity == Severity::Error)
                .map(|finding| finding.message.as_str())
                .collect();
            assert!(errors.is_empty(), "{name}: {errors:?}\n{text}");
        }
    }
}

#[test]
fn detection_agrees_with_confidence_and_with_the_import() {
    for name in samples() {
        let source = source(&name);
        let found = detect(&source.text).expect("samples are JSON");
        for (_, tool, evidence) in &found {
            let best = evidence
                .iter()
                .map(|one| one.confidence)
                .fold(0.0, f64::max);
            assert!(
                (evidence[0].confidence - best).abs() < f64::EPSILON,
                "{name} {tool}"
            );
            assert!(
                evidence
                    .iter()
                    .all(|Evidence { confidence, .. }| (0.0..=1.0).contains(confidence))
            );
        }
        let imported = import(&[source], &Options::default());
        let notations: Vec<&str> = found
            .iter()
            .map(|(_, _, evidence)| evidence[0].notation.name())
            .collect();
        for tool in &imported.report.tools {
            assert!(
                notations.contains(&tool.notation),
                "{name}: {} is not among {notations:?}",
                tool.notation
            );
        }
        let stem = name.split('.').next().unwrap_or(&name);
        let expected = if matches!(stem, "shapes" | "circles" | "decimals" | "tags" | "values") {
            "mcp"
        } else if stem == "strands" {
            "bedrock"
        } else {
            stem
        };
        assert!(notations.contains(&expected), "{name}: {notations:?}");
    }
}

#[test]
fn together_names_stay_unique_and_originals_are_kept() {
    let one = source("mcp.json");
    let other = Source {
        label: "tracker two".to_owned(),
        ..one.clone()
    };
    let imported = import(&[one, other], &Options::default());
    let inputs = imported.files.iter().map(|file| Input {
        path: format!("{}.tools", file.name),
        text: file.text.clone(),
    });
    let checked = compile(inputs.collect());
    assert!(
        !checked.findings.has_errors(),
        "{:?}",
        checked
            .findings
            .iter()
            .map(|finding| &finding.message)
            .collect::<Vec<_>>()
    );
    let second = &imported.files[1].text;
    assert!(
        second.contains("tool tracker_two_create_issue("),
        "{second}"
    );
    assert!(second.contains("remote \"create_issue\""), "{second}");
    let renamed = imported
        .report
        .notes
        .iter()
        .filter(|note| note.kind == NoteKind::Repaired && note.path == "/name");
    assert_eq!(renamed.count(), 3);
}

#[test]
fn an_update_adds_and_shows_and_touches_nothing() {
    let source = source("mcp.json");
    let imported = import(std::slice::from_ref(&source), &Options::default());
    let file = &imported.files[0].text;
    let same = update(file, None, &source, &Options::default()).expect("it parses");
    assert_eq!(same.text, *file);
    assert!(same.added.is_empty() && same.differ.is_empty() && same.gone.is_empty());
    assert_eq!(same.base.as_ref(), Some(file));

    // The author has his own words, a tool of his own, and never had `create_issue`.
    let start = file
        .find("  /// Create an issue in a project.")
        .expect("it is there");
    let end = file
        .find("  /// Read an issue by its number")
        .expect("it is there");
    let own = "  /// Mine.\n  tool mine() { readonly }\n\n";
    let edited = format!(
        "{}{own}{}",
        &file[..start],
        &file[end..].replacen(
            "Read an issue by its number",
            "Look at an issue by its number",
            1
        )
    );
    let updated = update(&edited, None, &source, &Options::default()).expect("it parses");
    assert!(updated.added.contains(&"create_issue".to_owned()));
    assert_eq!(updated.gone, ["mine"]);
    assert_eq!(updated.differ.len(), 1);
    assert!(updated.text.contains("Look at an issue by its number"));
    assert!(updated.text.contains("tool mine()"));
    let checked = compile(vec![Input {
        path: "updated.tools".to_owned(),
        text: updated.text.clone(),
    }]);
    assert!(!checked.findings.has_errors(), "{}", updated.text);
    assert_eq!(
        update("package a\ntool", None, &source, &Options::default()).err(),
        Some(NoUpdate::Broken)
    );
    assert_eq!(
        update("package a\n", None, &source, &Options::default()).err(),
        Some(NoUpdate::NoToolset)
    );
}

/// With what the last import wrote, it is known who changed what.
#[test]
fn an_update_knows_who_changed_what() {
    let tool = |name: &str, docs: &str, properties: &str| {
        format!(
            r##"{{"name":"{name}","description":"{docs}","inputSchema":{{"type":"object","properties":{{{properties}}},"additionalProperties":false}}}}"##
        )
    };
    let level = |most: u32| {
        format!(
            r#""level":{{"title":"Level","enum":["a","b","c","d","e","f","g","h","i","{most}"]}}"#
        )
    };
    let catalogue = |tools: &[String]| Source {
        label: "shop".to_owned(),
        text: format!("[{}]", tools.join(",")),
        notation: None,
        ..Source::default()
    };
    let name = r#""name":{"type":"string","description":"Its name."}"#;
    let count = r#""count":{"type":"integer"}"#;
    let first = catalogue(&[
        tool("same", "Stays.", name),
        tool("mine", "The author's words.", name),
        tool("theirs", "Their words.", &format!("{count},{}", level(1))),
        tool("both", "The words of both.", name),
        tool("removed_here", "Out.", name),
        tool("removed_there", "Gone.", name),
        tool("renamed", "Called otherwise here.", name),
    ]);
    let options = Options::default();
    let base = import(&[first], &options).files[0].text.clone();
    let edited = [
        ("/// The author's words.", "/// My words."),
        ("/// The words of both.", "/// My words, too."),
        ("  tool renamed(", "  tool called_by_me("),
    ]
    .iter()
    .fold(base.clone(), |text, (before, after)| {
        assert!(text.contains(before), "{before}: {text}");
        text.replacen(before, after, 1)
    });
    let edited = edited
        .replace(
            "  /// Out.\n  tool removed_here(\n    /// Its name.\n    name?: string\n  )\n\n",
            "",
        )
        .replace("  /// Gone.", "  /// Mine.\n  tool own()\n\n  /// Gone.");
    let edited = edited.replacen(
        "tool called_by_me(\n    /// Its name.\n    name?: string\n  )",
        "tool called_by_me(\n    /// Its name.\n    name?: string\n  ) { remote \"renamed\" }",
        1,
    );
    assert!(
        !edited.contains("removed_here") && edited.contains("remote \"renamed\""),
        "{edited}"
    );
    let second = catalogue(&[
        tool("same", "Stays.", name),
        tool("mine", "The author's words.", name),
        tool(
            "theirs",
            "Their new words.",
            &format!(r#""count":{{"type":"number"}},{}"#, level(2)),
        ),
        tool("both", "Their new words, too.", name),
        tool("removed_here", "Out.", name),
        tool("renamed", "Called otherwise here.", name),
        tool("fresh", "New.", name),
    ]);
    let updated = update(&edited, Some(&base), &second, &options).expect("it parses");
    let names = |changes: &[Change]| -> Vec<String> {
        changes.iter().map(|change| change.name.clone()).collect()
    };
    assert_eq!(updated.added, ["fresh"]);
    assert_eq!(names(&updated.followed), ["theirs", "Level"]);
    assert!(updated.followed[0].before.contains("Their words."));
    assert!(updated.followed[0].after.contains("count?: float"));
    assert_eq!(names(&updated.changed), ["both"]);
    assert!(updated.changed[0].before.contains("The words of both."));
    assert!(updated.changed[0].after.contains("Their new words, too."));
    assert_eq!(names(&updated.differ), [""; 0]);
    assert_eq!(updated.own, ["mine", "renamed"]);
    assert_eq!(updated.left_out, ["removed_here"]);
    assert_eq!(updated.gone, ["removed_there"]);
    for kept in [
        "/// My words.",
        "/// My words, too.",
        "tool own()",
        "tool removed_there(",
        "/// Their new words.",
        "tool fresh(",
    ] {
        assert!(updated.text.contains(kept), "{kept}: {}", updated.text);
    }
    assert!(!updated.text.contains("Their new words, too."));
    let checked = compile(vec![Input {
        path: "updated.tools".to_owned(),
        text: updated.text.clone(),
    }]);
    assert!(!checked.findings.has_errors(), "{}", updated.text);

    // Once told, it is known: the next time nothing has changed over there.
    let base = updated.base.expect("there is a source");
    let again = update(&updated.text, Some(&base), &second, &options).expect("it parses");
    assert_eq!(again.text, updated.text);
    assert_eq!(again.own, ["both", "mine", "renamed"]);
    assert_eq!(again.gone, ["removed_there"]);
    assert_eq!(
        (again.added.len(), again.followed.len(), again.changed.len()),
        (0, 0, 0)
    );
}

#[test]
fn records_are_one_form_for_all_formats() {
    let mut all = Vec::new();
    for name in samples() {
        for canonical in canonicalize(&source(&name).text, None).expect("samples are JSON") {
            let tool = &canonical.tool;
            for key in [
                "name",
                "version",
                "description",
                "capabilities",
                "inputs",
                "outputs",
                "security",
                "source_format",
                "original_definition",
            ] {
                assert!(tool.get(key).is_some(), "{name}: {key}");
            }
            all.push(tool.to_json());
        }
    }
    // A record of a record is the record.
    for record in all {
        let again = canonicalize(&record, None).expect("it is JSON");
        assert_eq!(again.len(), 1, "{record}");
        assert_eq!(again[0].tool.to_json(), record);
    }
}

/// Whatever no tool can be made of is told, with its place; what only spells values is kept.
#[test]
fn nothing_of_an_openapi_document_is_dropped_silently() {
    let text = r##"{"openapi": "3.1.0", "info": {"title": "Web", "version": "1"}, "paths": {
        "/a": {"$ref": "#/components/pathItems/Known"},
        "/b": {"$ref": "#/components/pathItems/Unknown"},
        "/c": null,
        "/d": {"get": {"responses": {"200": {"$ref": "#/components/responses/Unknown"}}}, "put": 5},
        "/e": {"post": {"operationId": "e", "parameters": [{"$ref": "other.yaml#/x"}, {"in": "query"},
            {"name": "ids", "in": "query", "explode": false, "schema": {"type": "array", "items": {"type": "string"}}}],
            "requestBody": {"content": {"application/xml": {}, "application/json": {"schema": {"type": "string"}}}},
            "responses": {"200": {"description": "Fine.", "content": {"text/plain": {}}}, "404": {"description": "Gone."}}}}},
      "components": {"pathItems": {"Known": {"get": {"operationId": "a"}}}}}"##;
    let source = Source {
        label: "web".to_owned(),
        text: text.to_owned(),
        notation: None,
        ..Source::default()
    };
    let imported = import(&[source], &Options::default());
    let told = imported.report.notes.iter();
    let told: Vec<String> = told
        .map(|note| {
            format!(
                "{} {}{}: {}",
                note.kind.word(),
                note.tool,
                note.path,
                note.message
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            "lost /paths/~1b: `#/components/pathItems/Unknown` points nowhere in this document",
            "lost /paths/~1c: null stands in the place of operations",
            "lost get_d/responses/200: `#/components/responses/Unknown` points nowhere in this document, and is no response; any result is taken",
            "lost /paths/~1d/put: a number stands in the place of an operation",
            "lost e/parameters/0: `other.yaml#/x` is in another file, which was not read, and is no parameter",
            "lost e/parameters/1: a parameter needs `name` and `in`; it is left out",
            "normalised e/requestBody/content: it may be sent as `application/xml` as well",
            "normalised e/responses: what it answers with `404` is left out",
            "normalised e/responses/200/content: `text/plain` is no JSON; its content is the result",
        ]
    );
    let file = &imported.files[0].text;
    assert!(file.contains("tool a()"), "{file}");
    assert!(
        file.contains("\"openapi.style\": { ids: { explode: false } }"),
        "{file}"
    );
    let records = canonicalize(text, None).expect("it is JSON");
    assert_eq!(records.len(), 3);
    assert_eq!(records[0].losses.len(), 4, "{:?}", records[0].losses);
}

/// A body of Swagger 2 is required where it says so, and described.
#[test]
fn bodies_of_swagger_are_what_they_say() {
    let text = r#"{"swagger": "2.0", "info": {"title": "Web", "version": "1"}, "paths": {"/a": {"post": {"operationId": "a",
        "parameters": [{"in": "body", "name": "pet", "description": "The pet.", "required": true, "schema": {"type": "string"}}]}}}}"#;
    let source = Source {
        label: "web".to_owned(),
        text: text.to_owned(),
        notation: None,
        ..Source::default()
    };
    let imported = import(&[source], &Options::default());
    let file = &imported.files[0].text;
    assert!(file.contains("/// The pet.\n    body: string\n"), "{file}");
}

/// A request may have tools in both of OpenAI's forms, and what no tool is.
#[test]
fn all_lists_of_a_request_are_read() {
    let text = r#"{"tools": [{"type": "function", "function": {"name": "a"}}, {"type": "web_search"}],
        "functions": [{"name": "b", "parameters": {"type": "object"}}], "data": [{"row": 1}]}"#;
    let source = Source {
        label: "request".to_owned(),
        text: text.to_owned(),
        notation: None,
        ..Source::default()
    };
    let imported = import(&[source], &Options::default());
    let names: Vec<Option<&str>> = imported
        .report
        .tools
        .iter()
        .map(|tool| tool.name.as_deref())
        .collect();
    assert_eq!(names, [Some("a"), None, Some("b")]);
    let notes: Vec<String> = imported
        .report
        .notes
        .iter()
        .map(|note| format!("{} {}: {}", note.kind.word(), note.path, note.message))
        .collect();
    assert_eq!(
        notes,
        ["lost /tools/1: there is no tool here: no name, no description, no schema"]
    );
}

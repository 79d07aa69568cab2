//! The IR as plugins see it: its schema is in `spec/`, and what is printed obeys it.

use std::path::{Path, PathBuf};

use toolc_compiler::{Checked, Input, compile, ir};

#[test]
fn the_schema_is_in_the_spec() {
    let path = root().join("spec/ir.schema.json");
    let schema = serde_json::to_string_pretty(&ir::schema()).expect("a schema is JSON") + "\n";
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, &schema).expect("the spec can be written");
    }
    let known = std::fs::read_to_string(&path).expect("the schema is there");
    assert!(
        known == schema,
        "spec/ir.schema.json is out of date: run the test with BLESS=1"
    );
}

#[test]
fn a_printed_design_obeys_the_schema() {
    let checked = tour();
    let design = serde_json::to_value(&checked.design).expect("a design is JSON");
    let validator = jsonschema::validator_for(&ir::schema()).expect("the schema is one");
    let errors: Vec<String> = validator
        .iter_errors(&design)
        .map(|error| format!("{} at {}", error, error.instance_path()))
        .collect();
    assert!(errors.is_empty(), "{errors:#?}");
}

#[test]
fn the_order_of_files_does_not_show() {
    let forward = serde_json::to_string(&compile(inputs()).design).expect("a design is JSON");
    let mut backward = inputs();
    backward.reverse();
    assert!(forward == serde_json::to_string(&compile(backward).design).expect("a design is JSON"));
}

#[test]
fn the_tour_has_no_errors() {
    let checked = tour();
    let found: Vec<&str> = checked
        .findings
        .iter()
        .map(|finding| &*finding.message)
        .collect();
    assert_eq!(
        found,
        [
            "tool `divide` has no description",
            "`results` of `web-search` has no end"
        ]
    );
}

#[test]
fn what_is_not_said_is_computed() {
    let checked = tour();
    let design = &checked.design;
    let tool = |name: &str| {
        design
            .tools
            .iter()
            .find(|tool| &*tool.name == name)
            .expect("a tool of the tour")
    };
    let owner = |name: &str| &*design[design[tool(name).toolset].owner.expect("an owner")].name;

    // Owners: by `owner`, by bindings, by nesting in an agent, by the service's own methods.
    assert_eq!(owner("find_files"), "files");
    assert_eq!(owner("find"), "corners");
    assert_eq!(owner("plan_session"), "planner");
    assert_eq!(owner("divide"), "calculator");

    // A chain does what its steps do.
    let sweep = tool("sweep");
    assert_eq!(sweep.effects.destructive, Some(true));
    assert_eq!(sweep.effects.readonly, None);
    let needs: Vec<&str> = sweep
        .capabilities
        .iter()
        .map(|capability| capability.name.name())
        .collect();
    assert_eq!(needs, ["fs:read", "fs:delete"]);
    assert_eq!(
        sweep
            .scopes
            .iter()
            .map(|scope| &**scope)
            .collect::<Vec<_>>(),
        ["files:delete"]
    );

    // The method's error blames an argument that the model cannot see: nothing to correct.
    let update = tool("update_todos");
    let error = |name: &str| {
        let found = update
            .errors
            .iter()
            .find(|thrown| &*design[thrown.error].name == name);
        found.expect("an error of the tool")
    };
    assert!(error("run_not_found").inherited);
    assert_eq!(error("run_not_found").field, None);
    assert_eq!(error("run_not_found").action, ir::Action::Stop);
    assert_eq!(error("revision_conflict").action, ir::Action::Retry);

    // Tags of the toolset add up; the version is the service's.
    assert_eq!(
        update.tags.iter().map(|tag| &**tag).collect::<Vec<_>>(),
        ["planning", "memory"]
    );
    assert_eq!(update.version.as_deref(), Some("1.2.0"));

    // Who implements what.
    assert!(matches!(
        tool("web-search").implementation,
        ir::Implementation::Mcp { .. }
    ));
    assert!(matches!(
        tool("plan_session").implementation,
        ir::Implementation::Agent { .. }
    ));
    assert!(matches!(
        tool("add").implementation,
        ir::Implementation::Method { .. }
    ));
    assert!(matches!(
        tool("rename_files").implementation,
        ir::Implementation::External
    ));
}

fn tour() -> Checked {
    compile(inputs())
}

fn inputs() -> Vec<Input> {
    let folder = root().join("tests/cases/tour");
    let mut paths: Vec<PathBuf> = folder
        .read_dir()
        .expect("the tour is there")
        .map(|entry| entry.expect("a file").path())
        .collect();
    paths.sort();
    let text = |path: &Path| std::fs::read_to_string(path).expect("a text");
    let name = |path: &Path| {
        path.file_name()
            .expect("a name")
            .to_string_lossy()
            .into_owned()
    };
    paths
        .iter()
        .map(|path| Input {
            path: name(path),
            text: text(path),
        })
        .collect()
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

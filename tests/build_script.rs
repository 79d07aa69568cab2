//! What a `build.rs` gets: one file, all that it comes from, and the findings of the command.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use toolc_build::{Project, Refusal, Written};

const GOOD: &str = "package demo\n\n/// A thing.\ntype Thing { name: string }\n\n/// Makes things.\nservice things {\n  exports things\n}\n\n/// Things.\ntoolset things {\n  owner things\n  /// Make one.\n  tool make_thing(\n    /// What people call it.\n    name: string\n  ) -> Thing { idempotent }\n}\n";

#[test]
fn exactly_what_was_read_is_watched_and_so_are_the_folders() {
    let folder = TempDir::new().unwrap();
    put(&folder, "tools/a.tools", GOOD);
    put(
        &folder,
        "tools/deep/b.tools",
        "package other\n/// One.\ntype One { a: int }\n",
    );
    put(&folder, "tools/note.txt", "not read");
    let written = write(&folder, "tools").unwrap();
    assert_eq!(
        watched(&folder, &written),
        ["tools/a.tools", "tools/deep/b.tools", "tools"]
    );
    put(&folder, "toolc.toml", "sources = [\"tools/*.tools\"]\n");
    let written = write(&folder, "").unwrap();
    assert_eq!(
        watched(&folder, &written),
        ["toolc.toml", "tools/a.tools", "tools"]
    );
    assert!(written.warnings.is_empty(), "{:?}", written.warnings);
}

#[test]
fn a_folder_with_the_output_in_it_is_never_at_rest_so_only_its_folders_are_watched() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    put(
        &folder,
        "more/b.tools",
        "package other\n/// One.\ntype One { a: int }\n",
    );
    put(&folder, "out/tools.rs", "");
    let written = write(&folder, "").unwrap();
    let watched = watched(&folder, &written);
    assert_eq!(watched, ["a.tools", "more/b.tools", "more"]);
}

#[test]
fn lists_of_the_build_script_come_in_place_of_those_of_the_file() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    put(&folder, "toolc.toml", "[target.rust]\nsdk = [\"rig\"]\n");
    let project = Project::new(folder.path()).rust();
    let project = project
        .sdk("json")
        .sdk("async-openai")
        .provider("openai-strict");
    let written = project.write_to(folder.path()).unwrap();
    let text = fs::read_to_string(written.file).unwrap();
    for wanted in [
        "pub mod json",
        "pub mod async_openai",
        "(\"openai-strict\", ",
    ] {
        assert!(text.contains(wanted), "{wanted}");
    }
    assert!(!text.contains("toolrt_rig"));
    let refused = Project::new(folder.path())
        .rust()
        .sdk("jsn")
        .write_to(folder.path());
    let text = refused.unwrap_err().text;
    assert!(text.contains("unknown agent SDK `jsn`"), "{text}");
}

#[test]
fn nothing_is_written_where_nothing_changed() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    let written = write(&folder, "a.tools").unwrap();
    let time = |written: &Written| fs::metadata(&written.file).unwrap().modified().unwrap();
    let before = time(&written);
    let text = fs::read_to_string(&written.file).unwrap();
    assert!(
        !text.contains("OUT_DIR") && text.contains("pub struct Thing"),
        "{text}"
    );
    assert_eq!(time(&write(&folder, "a.tools").unwrap()), before);
    put(
        &folder,
        "a.tools",
        &GOOD.replace("name: string }", "title: string }"),
    );
    let written = write(&folder, "a.tools").unwrap();
    assert!(
        fs::read_to_string(written.file)
            .unwrap()
            .contains("pub title: String")
    );
}

#[test]
fn options_of_the_builder_come_before_those_of_the_file() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    put(
        &folder,
        "toolc.toml",
        "[target.rust]\ncrate = \"left-alone\"\nderive = [\"Ord\"]\nserde = true\n",
    );
    let text = fs::read_to_string(write(&folder, "").unwrap().file).unwrap();
    assert!(
        text.contains("Hash, Ord)]") && text.contains("serde_by_codec!(Thing)"),
        "{text}"
    );
    let code = Project::new(folder.path()).rust().serde(false);
    let code = code
        .derive("PartialOrd")
        .derive_for("demo.Thing", "Ord")
        .file_name("own.rs");
    let written = code.write_to(&folder.path().join("out")).unwrap();
    let text = fs::read_to_string(&written.file).unwrap();
    assert!(written.file.ends_with("own.rs"));
    assert!(
        text.contains("Hash, PartialOrd, Ord)]\npub struct Thing"),
        "{text}"
    );
    assert!(
        text.contains("Hash, PartialOrd)]\npub struct MakeThingArgs"),
        "{text}"
    );
    assert!(!text.contains("serde_by_codec"), "{text}");
    let code = Project::new(folder.path())
        .rust()
        .external("demo.Thing", "crate::own::Stuff");
    let text = fs::read_to_string(code.write_to(folder.path()).unwrap().file).unwrap();
    assert!(
        text.contains("pub use crate::own::Stuff as Thing;"),
        "{text}"
    );
    assert!(
        text.contains("toolrt::external!(Thing: ThingForm);"),
        "{text}"
    );
}

#[test]
fn what_is_wrong_is_shown_as_the_command_shows_it_and_nothing_is_written() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", "package a\ntype A { b: Nowhere }\n");
    let refusal = write(&folder, "").unwrap_err();
    assert!(
        refusal.text.contains("`Nowhere`") && refusal.text.contains("a.tools:2:"),
        "{refusal}"
    );
    assert!(refusal.summary.contains("1 error"), "{refusal}");
    assert!(!folder.path().join("out").join("tools.rs").exists());
    put(&folder, "a.tools", GOOD);
    let code = Project::new(folder.path())
        .rust()
        .derive_for("demo.Thng", "Ord");
    let refusal = code.write_to(&folder.path().join("out")).unwrap_err();
    assert_eq!(refusal.summary, "the design has no type `demo.Thng`");
    assert!(
        refusal.text.contains("did you mean `demo.Thing`?"),
        "{refusal}"
    );
    let refusal = write(&folder, "nowhere").unwrap_err();
    assert!(refusal.summary.starts_with("cannot find `"), "{refusal}");
    put(&folder, "a.tools", &GOOD.replace("  /// Make one.\n", ""));
    let written = write(&folder, "").unwrap();
    let [warning] = &written.warnings[..] else {
        panic!("{:?}", written.warnings)
    };
    assert!(
        warning.contains("a.tools:14:") && warning.contains("make_thing"),
        "{warning}"
    );
}

#[test]
fn templates_of_the_file_are_used_and_watched() {
    let folder = TempDir::new().unwrap();
    put(&folder, "tools/a.tools", GOOD);
    put(
        &folder,
        "toolc.toml",
        "sources = [\"tools\"]\n[target.rust]\ntemplates = \"own\"\n",
    );
    put(&folder, "own/rust/client.rs.j2", "{{ header }}\n// own\n");
    let written = write(&folder, "").unwrap();
    let text = fs::read_to_string(&written.file).unwrap();
    assert!(text.contains("\n// own\n"), "{text}");
    assert_eq!(
        watched(&folder, &written),
        [
            "own/rust/client.rs.j2",
            "toolc.toml",
            "tools/a.tools",
            "own",
            "tools"
        ]
    );
    put(&folder, "own/rust/client.rs.j2", "{{ nothing }}\n");
    let refusal = write(&folder, "").unwrap_err();
    assert!(
        refusal.text.contains("own/rust/client.rs.j2:1:1"),
        "{refusal}"
    );
}

fn write(folder: &TempDir, path: &str) -> Result<Written, Refusal> {
    let out = folder.path().join("out");
    fs::create_dir_all(&out).unwrap();
    Project::new(folder.path().join(path)).rust().write_to(&out)
}

fn watched(folder: &TempDir, written: &Written) -> Vec<String> {
    let root = fs::canonicalize(folder.path()).unwrap();
    let name = |path: &PathBuf| {
        let path = fs::canonicalize(path).unwrap();
        path.strip_prefix(&root)
            .unwrap()
            .to_string_lossy()
            .replace('\\', "/")
    };
    written.watched.iter().map(name).collect()
}

fn put(folder: &TempDir, path: &str, text: &str) {
    let path = Path::new(folder.path()).join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

//! `toolc check --fix`: what it changes, what it leaves alone, what it says.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

const BROKEN: &str =
    "package demo\n\n# Things.\ntype Thing { name: String; tags: string[], all: list<int> }\n";
const FIXED: &str =
    "package demo\n\n// Things.\ntype Thing { name: string tags: [string], all: [int] }\n";

#[test]
fn safe_fixes_are_applied_told_and_leave_nothing_to_fix() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", BROKEN);
    put(
        &folder,
        "b.tools",
        "package demo\n\ntype Other { thing: Thing }\n",
    );
    let out = toolc(&folder, &["check", "--fix", "--diff", "."]);
    assert_eq!(code(&out), 1, "{}", text(&out));
    let diff = String::from_utf8_lossy(&out.stdout);
    assert!(
        diff.starts_with("--- a/a.tools\n+++ b/a.tools\n@@ "),
        "{diff}"
    );
    assert!(
        diff.contains("\n-# Things.\n") && diff.contains("\n+// Things.\n"),
        "{diff}"
    );
    assert_eq!(read(&folder, "a.tools"), BROKEN);
    let out = toolc(&folder, &["check", "--fix", "."]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    assert_eq!(
        String::from_utf8_lossy(&out.stdout),
        "fixed a.tools:3:1: T0018: `#` begins no comment here: `#` became `//`\n\
         fixed a.tools:4:20: T0101: there is no type `String` here: `String` became `string`\n\
         fixed a.tools:4:26: T0011: `;` ends nothing here: `;` removed\n\
         fixed a.tools:4:34: T0010: a list is not written `string[]` here: `string[]` became `[string]`\n\
         fixed a.tools:4:49: T0010: a list is not written `list<…>` here: `list<int>` became `[int]`\n\
         5 fixes in 1 file\n2 files, no findings\n"
    );
    assert_eq!(read(&folder, "a.tools"), FIXED);
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        2,
        "no draft is left"
    );
    let out = toolc(&folder, &["check", "--fix", "."]);
    assert_eq!(
        text(&out),
        "nothing to fix without a person\n2 files, no findings\n"
    );
}

#[test]
fn guesses_are_left_to_people() {
    let folder = TempDir::new().unwrap();
    let source = "package demo\n\ntype Thing { name: strng, other: Thng }\n";
    put(&folder, "a.tools", source);
    let out = toolc(&folder, &["check", "--fix", "a.tools"]);
    assert_eq!(code(&out), 1);
    assert!(
        text(&out).contains("did you mean `Thing`?"),
        "{}",
        text(&out)
    );
    assert_eq!(read(&folder, "a.tools"), source);
}

#[test]
fn machines_get_what_is_left_and_people_what_was_done() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", &BROKEN.replace("int", "Nowhere"));
    let out = toolc(&folder, &["check", "--fix", "--format", "short", "a.tools"]);
    assert_eq!(
        String::from_utf8_lossy(&out.stdout),
        "a.tools:4:49: error[T0101]: there is no type `Nowhere` here\n"
    );
    assert!(String::from_utf8_lossy(&out.stderr).ends_with("5 fixes in 1 file\n"));
}

#[test]
fn the_project_and_its_levels_count() {
    let folder = TempDir::new().unwrap();
    put(
        &folder,
        "toolc.toml",
        "sources = [\"tools\"]\n[lints]\nT1103 = \"off\"\n",
    );
    let allow = "package demo\n\nservice a {}\n// toolc: allow T1001 soon\n";
    put(&folder, "tools/a.tools", allow);
    let out = toolc(&folder, &["check", "--fix"]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    assert_eq!(read(&folder, "tools/a.tools"), allow);
    put(&folder, "toolc.toml", "sources = [\"tools\"]\n");
    fs::create_dir(folder.path().join("here")).unwrap();
    let out = toolc_in(&folder.path().join("here"), &["check", "--fix"]);
    assert!(
        text(&out).starts_with("fixed ../tools/a.tools:4:17: T1103: "),
        "{}",
        text(&out)
    );
    assert_eq!(
        read(&folder, "tools/a.tools"),
        "package demo\n\nservice a {}\n"
    );
}

#[test]
fn line_ends_and_byte_order_marks_stay() {
    let folder = TempDir::new().unwrap();
    let windows = |text: &str| format!("\u{FEFF}{}", text.replace('\n', "\r\n"));
    put(&folder, "a.tools", &windows(BROKEN));
    assert_eq!(code(&toolc(&folder, &["check", "--fix", "a.tools"])), 0);
    assert_eq!(read(&folder, "a.tools"), windows(FIXED));
    // Lines that are added end as the others do.
    let more = "package more\n\ntype More { thing: Thing, other: Other }\n";
    put(
        &folder,
        "b.tools",
        "package demo\n\ntype Other { a: int }\n",
    );
    put(&folder, "more.tools", &windows(more));
    let out = toolc(&folder, &["check", "--fix", "."]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    let more = more.replace("more\n", "more\n\nuse demo { Thing }\nuse demo { Other }\n");
    assert_eq!(read(&folder, "more.tools"), windows(&more));
}

#[cfg(unix)]
#[test]
fn links_permissions_and_read_only_files_stay() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = TempDir::new().unwrap();
    put(&folder, "real/a.tools", BROKEN);
    put(&folder, "real/b.tools", &BROKEN.replace("Thing", "Other"));
    let at = |path: &str| folder.path().join(path);
    fs::set_permissions(at("real/a.tools"), fs::Permissions::from_mode(0o640)).unwrap();
    fs::set_permissions(at("real/b.tools"), fs::Permissions::from_mode(0o444)).unwrap();
    fs::create_dir(at("links")).unwrap();
    symlink("../real/a.tools", at("links/a.tools")).unwrap();
    let out = toolc(&folder, &["check", "--fix", "links/a.tools"]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    assert!(at("links/a.tools").is_symlink());
    assert_eq!(read(&folder, "real/a.tools"), FIXED);
    let mode = fs::metadata(at("real/a.tools"))
        .unwrap()
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o640);
    let out = toolc(&folder, &["check", "--fix", "real/b.tools"]);
    assert_eq!(code(&out), 2);
    assert!(
        text(&out).contains("cannot write `real/b.tools`: it is read-only"),
        "{}",
        text(&out)
    );
    assert_eq!(
        read(&folder, "real/b.tools"),
        BROKEN.replace("Thing", "Other")
    );
}

#[test]
fn a_file_that_somebody_saves_meanwhile_is_left_alone() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", "new");
    let path = folder.path().join("a.tools");
    let problem = toolc_build::rewrite(&path, "old", "fixed").unwrap_err();
    assert!(
        problem.message.ends_with("was changed while toolc ran"),
        "{problem}"
    );
    assert_eq!(read(&folder, "a.tools"), "new");
    assert_eq!(toolc_build::rewrite(&path, "new", "fixed"), Ok(()));
    assert_eq!(read(&folder, "a.tools"), "fixed");
}

#[test]
fn what_a_killed_run_left_beside_a_file_is_taken_over() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", BROKEN);
    put(
        &folder,
        ".a.tools.toolc-draft",
        "a much longer text than".repeat(99).as_str(),
    );
    assert_eq!(code(&toolc(&folder, &["check", "--fix", "a.tools"])), 0);
    assert_eq!(read(&folder, "a.tools"), FIXED);
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn a_link_beside_a_file_leads_nowhere() {
    let (folder, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    put(&folder, "a.tools", BROKEN);
    put(&other, "theirs", "theirs");
    let draft = folder.path().join(".a.tools.toolc-draft");
    std::os::unix::fs::symlink(other.path().join("theirs"), draft).unwrap();
    assert_eq!(code(&toolc(&folder, &["check", "--fix", "a.tools"])), 0);
    assert_eq!(read(&folder, "a.tools"), FIXED);
    assert_eq!(read(&other, "theirs"), "theirs");
}

#[test]
fn diff_belongs_to_fix() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", FIXED);
    assert_eq!(code(&toolc(&folder, &["check", "--diff", "a.tools"])), 2);
    assert_eq!(
        code(&toolc(&folder, &["check", "--fix", "--diff", "a.tools"])),
        0
    );
}

fn toolc(folder: &TempDir, words: &[&str]) -> Output {
    toolc_in(folder.path(), words)
}

fn toolc_in(folder: &Path, words: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_toolc"))
        .args(words)
        .current_dir(folder)
        .output()
        .unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("no signal ended it")
}

fn text(output: &Output) -> String {
    format!(
        "{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    )
}

fn put(folder: &TempDir, path: &str, text: &str) {
    let path = folder.path().join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn read(folder: &TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join(path)).unwrap()
}

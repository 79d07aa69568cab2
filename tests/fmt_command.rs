//! `toolc fmt` as people and editors use it: what it prints, what it writes, how it exits.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const UGLY: &str = "package   demo\ntype Thing{name:string}\n";
const NICE: &str = "package demo\n\ntype Thing { name: string }\n";
const BROKEN: &str = "type   A{a:int}\ntype   B{ a int }\n";

#[test]
fn only_files_that_change_are_written() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", UGLY);
    put(&folder, "deep/b.tools", NICE);
    let nice = folder.path().join("deep/b.tools");
    let before = fs::metadata(&nice).unwrap().modified().unwrap();
    let out = fmt(&folder, &["."]);
    assert_eq!(
        (code(&out), &*text(&out)),
        (0, "formatted a.tools\n1 file formatted, 1 unchanged\n")
    );
    assert_eq!(read(&folder, "a.tools"), NICE);
    assert_eq!(fs::metadata(&nice).unwrap().modified().unwrap(), before);
    let out = fmt(&folder, &["."]);
    assert_eq!((code(&out), &*text(&out)), (0, "2 files unchanged\n"));
    let names: Vec<_> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names.len(), 2, "nothing is left behind: {names:?}");
}

#[test]
fn check_lists_and_shows_and_writes_nothing() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", UGLY);
    put(&folder, "b.tools", NICE);
    let out = fmt(&folder, &["--check", "."]);
    assert_eq!(code(&out), 1);
    assert_eq!(String::from_utf8_lossy(&out.stdout), "a.tools\n");
    assert_eq!(
        String::from_utf8_lossy(&out.stderr),
        "1 file would change; run `toolc fmt`\n"
    );
    let out = fmt(&folder, &["--check", "--diff", "."]);
    assert_eq!(code(&out), 1);
    assert_eq!(
        String::from_utf8_lossy(&out.stdout),
        "a.tools\n--- a/a.tools\n+++ b/a.tools\n@@ -1,2 +1,3 @@\n-package   demo\n-type Thing{name:string}\n+package demo\n+\n+type Thing { name: string }\n"
    );
    assert_eq!(read(&folder, "a.tools"), UGLY);
    assert_eq!(code(&fmt(&folder, &["--check", "b.tools"])), 0);
}

#[test]
fn what_does_not_parse_is_told_and_left() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", BROKEN);
    put(&folder, "b.tools", UGLY);
    let out = fmt(&folder, &["."]);
    assert_eq!(code(&out), 1, "{}", text(&out));
    assert!(text(&out).contains("a.tools:2:13"), "{}", text(&out));
    assert!(
        text(&out).contains("1 error; what does not parse was left as it is\n"),
        "{}",
        text(&out)
    );
    assert_eq!(
        read(&folder, "a.tools"),
        "type A { a: int }\ntype   B{ a int }\n"
    );
    assert_eq!(read(&folder, "b.tools"), NICE);
}

#[test]
fn mistakes_in_meaning_do_not_matter() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", "type A{a:Nowhere}");
    assert_eq!(code(&fmt(&folder, &["a.tools"])), 0);
    assert_eq!(read(&folder, "a.tools"), "type A { a: Nowhere }\n");
}

#[test]
fn editors_use_stdin() {
    let folder = TempDir::new().unwrap();
    let out = piped(&folder, &["--stdin"], UGLY.as_bytes());
    assert_eq!((code(&out), &*text(&out)), (0, NICE));
    let out = piped(&folder, &["--stdin"], BROKEN.as_bytes());
    assert_eq!(code(&out), 1);
    assert_eq!(
        String::from_utf8_lossy(&out.stdout),
        "type A { a: int }\ntype   B{ a int }\n"
    );
    assert!(
        String::from_utf8_lossy(&out.stderr).contains("<stdin>:2:13"),
        "{}",
        text(&out)
    );
    let out = piped(&folder, &["--stdin", "--check"], UGLY.as_bytes());
    assert_eq!((code(&out), &*out.stdout), (1, b"<stdin>\n".as_slice()));
    assert_eq!(
        code(&piped(&folder, &["--stdin", "--check"], NICE.as_bytes())),
        0
    );
    assert_eq!(code(&piped(&folder, &["--stdin"], b"\xFF")), 2);
    assert_eq!(code(&piped(&folder, &["--stdin", "a.tools"], b"")), 2);
    assert_eq!(code(&piped(&folder, &["--diff"], b"")), 2);
}

#[test]
fn the_project_around_is_formatted_and_so_are_several() {
    let folder = TempDir::new().unwrap();
    for project in ["one", "two"] {
        put(
            &folder,
            &format!("{project}/toolc.toml"),
            "sources = [\"tools\"]\n",
        );
        put(&folder, &format!("{project}/tools/a.tools"), UGLY);
        put(&folder, &format!("{project}/other.tools"), UGLY);
    }
    let out = run(&folder.path().join("one/tools"), &[]).output().unwrap();
    assert_eq!(
        (code(&out), &*text(&out)),
        (0, "formatted a.tools\n1 file formatted, 0 unchanged\n")
    );
    let out = fmt(&folder, &["one", "two"]);
    assert_eq!(
        (code(&out), &*text(&out)),
        (
            0,
            "formatted two/tools/a.tools\n1 file formatted, 1 unchanged\n"
        )
    );
    assert_eq!(read(&folder, "two/other.tools"), UGLY);
    assert_eq!(code(&fmt(&folder, &[])), 2);
}

#[test]
fn what_cannot_be_read_is_told_and_the_rest_is_formatted() {
    let folder = TempDir::new().unwrap();
    put(&folder, "good.tools", UGLY);
    fs::write(folder.path().join("latin.tools"), b"// caf\xE9\n").unwrap();
    let out = fmt(&folder, &["."]);
    assert_eq!(code(&out), 2);
    assert!(
        text(&out).contains("`latin.tools` is not UTF-8"),
        "{}",
        text(&out)
    );
    assert_eq!(read(&folder, "good.tools"), NICE);
    put(&folder, "good.tools", UGLY);
    let out = fmt(&folder, &["good.tools", "nowhere.tools"]);
    assert_eq!(code(&out), 2);
    assert!(
        text(&out).contains("cannot find `nowhere.tools`"),
        "{}",
        text(&out)
    );
    assert_eq!(
        read(&folder, "good.tools"),
        UGLY,
        "a wrong command line does nothing"
    );
}

#[test]
fn a_new_project_is_in_the_canonical_form() {
    let folder = TempDir::new().unwrap();
    let mut init = Command::new(env!("CARGO_BIN_EXE_toolc"));
    let out = init
        .args(["init", "--lang", "rust", "--mcp"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert_eq!(code(&out), 0, "{}", text(&out));
    let out = fmt(&folder, &["--check", "--diff"]);
    assert_eq!(code(&out), 0, "{}", text(&out));
}

#[test]
fn line_ends_stay_and_a_byte_order_mark_goes() {
    let folder = TempDir::new().unwrap();
    let windows = format!("\u{FEFF}{}", UGLY.replace('\n', "\r\n"));
    put(&folder, "a.tools", &windows);
    assert_eq!(code(&fmt(&folder, &["a.tools"])), 0);
    assert_eq!(read(&folder, "a.tools"), NICE.replace('\n', "\r\n"));
    assert_eq!(code(&fmt(&folder, &["--check", "a.tools"])), 0);
}

#[cfg(unix)]
#[test]
fn permissions_and_links_stay_and_read_only_files_are_told() {
    use std::os::unix::fs::{PermissionsExt, symlink};

    let folder = TempDir::new().unwrap();
    put(&folder, "real/a.tools", UGLY);
    let real = folder.path().join("real/a.tools");
    fs::set_permissions(&real, fs::Permissions::from_mode(0o640)).unwrap();
    symlink("real/a.tools", folder.path().join("link.tools")).unwrap();
    let out = fmt(&folder, &["link.tools"]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    let link = fs::symlink_metadata(folder.path().join("link.tools")).unwrap();
    assert!(link.is_symlink());
    assert_eq!(read(&folder, "real/a.tools"), NICE);
    assert_eq!(
        fs::metadata(&real).unwrap().permissions().mode() & 0o777,
        0o640
    );

    put(&folder, "real/a.tools", UGLY);
    fs::set_permissions(&real, fs::Permissions::from_mode(0o444)).unwrap();
    let out = fmt(&folder, &["real"]);
    assert_eq!(code(&out), 2);
    assert!(
        text(&out).contains("cannot write `real/a.tools`: it is read-only"),
        "{}",
        text(&out)
    );
    assert_eq!(read(&folder, "real/a.tools"), UGLY);
    assert_eq!(code(&fmt(&folder, &["--check", "real"])), 1);
}

fn fmt(folder: &TempDir, words: &[&str]) -> Output {
    run(folder.path(), words).output().unwrap()
}

fn run(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_toolc"));
    command.arg("fmt").args(words).current_dir(folder);
    command
}

fn piped(folder: &TempDir, words: &[&str], input: &[u8]) -> Output {
    let mut child = run(folder.path(), words)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command line that is wrong is told before anything is read.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn code(output: &Output) -> i32 {
    output.status.code().expect("no signal ended it")
}

fn text(output: &Output) -> String {
    let (out, err) = (&output.stdout, &output.stderr);
    String::from_utf8_lossy(out).into_owned() + &String::from_utf8_lossy(err)
}

fn put(folder: &TempDir, path: &str, text: &str) {
    let path = folder.path().join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn read(folder: &TempDir, path: &str) -> String {
    fs::read_to_string(folder.path().join(path)).unwrap()
}

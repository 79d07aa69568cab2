//! `toolc gen --stubs`: what it adds to files of the user, and that it changes nothing else.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

const DESIGN: &str = "package demo\n\n/// Makes things.\nservice things {\n  /// Things.\n  toolset things {\n    /// Make one.\n    tool make_thing(name: string) -> { made: bool }\n    /// Find some.\n    tool find_things(text: string) -> [string]\n    /// Match one.\n    tool match(text: string, run_id: uuid from context.run_id) -> string { dry_run }\n  }\n}\n";

const CONFIG: &str =
    "sources = [\"tools\"]\n[target.rust]\nout = \"gen\"\n[target.python]\nout = \"python/gen\"\n";

fn project() -> TempDir {
    let folder = TempDir::new().unwrap();
    put(&folder, "toolc.toml", CONFIG);
    put(&folder, "tools/things.tools", DESIGN);
    put(&folder, "Cargo.toml", "");
    put(
        &folder,
        "src/main.rs",
        "#[path = \"../gen/mod.rs\"]\nmod made;\nfn main() {}\n",
    );
    folder
}

#[test]
fn a_file_that_is_not_there_gets_all_of_them() {
    let folder = project();
    let out = toolc(&folder, &["gen", "--stubs", "python/host.py"]);
    assert_eq!(
        (code(&out), &*text(&out)),
        (
            0,
            "python/host.py: added make_thing, find_things, match_, plan_match_\n"
        )
    );
    assert_eq!(
        read(&folder, "python/host.py"),
        r#""""What runs the tools of `things`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gen.things.tools import things

if TYPE_CHECKING:
    from toolrt import Context


class Things(things.ThingsTools):
    """Things."""

    def make_thing(
        self, cx: Context, args: things.MakeThingArgs
    ) -> things.MakeThingResult:
        """Make one."""
        raise NotImplementedError

    def find_things(self, cx: Context, args: things.FindThingsArgs) -> list[str]:
        """Find some."""
        raise NotImplementedError

    def match_(
        self, cx: Context, args: things.MatchArgs, injected: things.MatchInjected
    ) -> str:
        """Match one."""
        raise NotImplementedError

    def plan_match_(
        self, cx: Context, args: things.MatchArgs, injected: things.MatchInjected
    ) -> list[object]:
        """Give what `match` would do, without doing it."""
        raise NotImplementedError
"#
    );
    let out = toolc(&folder, &["gen", "--stubs", "src/host.rs"]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    let made = read(&folder, "src/host.rs");
    assert!(
        made.contains("use crate::made::things::tools::things::ThingsTools;\n"),
        "{made}"
    );
    assert!(
        made.contains(
            "    /// Match one.\n    async fn match_(\n        &self,\n        _cx: &toolrt::Context,\n        _args: MatchArgs,\n        _injected: MatchInjected,\n    ) -> Result<String, MatchError> {\n        todo!(\"match_\")\n    }\n"
        ),
        "{made}"
    );
    // Nothing else is generated.
    assert!(!folder.path().join("gen").exists() && !folder.path().join("python/gen").exists());
    for file in ["python/host.py", "src/host.rs"] {
        let before = read(&folder, file);
        let out = toolc(&folder, &["gen", "--stubs", file]);
        assert_eq!(text(&out), format!("{file}: no stub is missing\n"));
        assert_eq!(read(&folder, file), before);
    }
}

/// A file with `⟨…⟩` where something is added.
fn is_added(folder: &TempDir, file: &str, marked: &str) {
    let start = marked.replace("⟨⟩", "");
    let parts: Vec<&str> = marked.split("⟨⟩").collect();
    put(folder, file, &start);
    let out = toolc(folder, &["gen", "--stubs", file]);
    assert_eq!(code(&out), 0, "{marked}: {}", text(&out));
    let made = read(folder, file);
    let mut left = &*made;
    let mut added = Vec::new();
    for part in parts {
        let at = left
            .find(part)
            .unwrap_or_else(|| panic!("{part:?} is changed in\n{made}"));
        added.push(&left[..at]);
        left = &left[at + part.len()..];
    }
    added.push(left);
    assert!(added[0].is_empty() || marked.starts_with("⟨⟩"), "{made}");
    let added = added.concat();
    for name in ["find_things", "match_"] {
        assert!(
            added.contains(&format!("fn {name}("))
                || added.contains(&format!("def {name}("))
                || added.contains(&format!("fn r#{name}(")),
            "{name} is not added to\n{made}"
        );
    }
    assert!(!added.contains(" make_thing("), "{made}");
    assert_eq!(
        text(&toolc(folder, &["gen", "--stubs", file])),
        format!("{file}: no stub is missing\n"),
        "{made}"
    );
    assert_eq!(read(folder, file), made);
}

#[test]
fn missing_methods_go_to_the_others_in_rust() {
    let folder = project();
    let short = "use crate::made::things::tools::things::{ThingsTools, types::*};\nstruct Host;\nimpl ThingsTools for Host {\n    async fn make_thing(&self) {}\n⟨⟩}\nfn more() {}\n";
    is_added(&folder, "src/a.rs", short);
    assert!(read(&folder, "src/a.rs").contains("_args: FindThingsArgs,"));
    is_added(&folder, "src/a.rs", &short.replace('\n', "\r\n"));
    let made = read(&folder, "src/a.rs");
    assert_eq!(made.matches('\n').count(), made.matches("\r\n").count());
    is_added(&folder, "src/a.rs", &format!("\u{FEFF}{short}"));
    is_added(
        &folder,
        "src/a.rs",
        "#!/usr/bin/env x\nuse crate::made::things::tools::things as t;\nmod m {\n    impl super::t::ThingsTools for super::Host { async fn make_thing(&self) { \"}\"; } ⟨⟩}\n}\n",
    );
    is_added(
        &folder,
        "src/a.rs",
        "use super::made::things::tools::things::{self, ThingsTools as Tools};\n/* é } */ impl<T> Tools for Host<T> {\n    async fn make_thing(&self) {}\n    // The end.\n⟨⟩}\n",
    );
    let made = read(&folder, "src/a.rs");
    assert!(
        made.contains("_args: things::types::FindThingsArgs,"),
        "{made}"
    );
}

#[test]
fn missing_methods_go_to_the_others_in_python() {
    let folder = project();
    let short = "from toolrt import Context\nfrom gen.things.tools import things\n\nclass Host(things.ThingsTools):\n  \"\"\"Doc.\n\nclass Other:\n  \"\"\"\n  def make_thing(self, cx, args): return f\"{'a' + \")\"}\"\n\n  # The end.\n⟨⟩\n# Not of it.\nx = 1\n";
    is_added(&folder, "python/a.py", short);
    let made = read(&folder, "python/a.py");
    assert!(
        made.contains("\n  def find_things(self, cx: Context, args: things.FindThingsArgs) -> list[str]:\n      \"\"\"Find some.\"\"\"\n"),
        "{made}"
    );
    is_added(&folder, "python/a.py", &short.replace('\n', "\r\n"));
    let made = read(&folder, "python/a.py");
    assert_eq!(made.matches('\n').count(), made.matches("\r\n").count());
    is_added(
        &folder,
        "python/a.py",
        "\"\"\"Doc.\"\"\"\n⟨⟩class Host:\n\tasync def make_thing(self, cx, args):\n\t\tdef match_(): pass\n⟨⟩",
    );
    assert!(read(&folder, "python/a.py").contains("\n\tdef find_things("));
    is_added(
        &folder,
        "python/a.py",
        "⟨⟩def make_thing(cx, args):\n    return 1⟨⟩",
    );
    assert!(read(&folder, "python/a.py").contains("\n\n\ndef find_things(cx: Context, args"));
    // A base that stands in the file gives its methods, and what is assigned is there, too.
    put(
        &folder,
        "python/b.py",
        "from gen.things.tools.things import ThingsTools as Tools\nclass Base:\n    match_ = None\n    def make_thing(self): ...\n    plan_match_: object\nclass Host(Base, Tools):\n    def find_things(self): ...\n",
    );
    let out = toolc(&folder, &["gen", "--stubs", "python/b.py"]);
    assert_eq!(text(&out), "python/b.py: no stub is missing\n");
}

#[test]
fn packages_import_relatively() {
    let folder = project();
    put(
        &folder,
        "toolc.toml",
        &CONFIG.replace("python/gen", "app/gen"),
    );
    put(&folder, "app/__init__.py", "");
    put(&folder, "app/hosts/__init__.py", "");
    for (file, import) in [
        ("app/host.py", "from .gen.things.tools import things\n"),
        (
            "app/hosts/host.py",
            "from ..gen.things.tools import things\n",
        ),
        ("host.py", "from app.gen.things.tools import things\n"),
    ] {
        toolc(&folder, &["gen", "--stubs", file]);
        let made = read(&folder, file);
        assert!(made.contains(import), "{made}");
    }
    let words = ["gen", "--stubs", "elsewhere/host.py"];
    let out = toolc(&folder, &words);
    assert_eq!(code(&out), 2, "{}", text(&out));
    assert!(text(&out).contains("--module"), "{}", text(&out));
    assert!(!folder.path().join("elsewhere").exists());
    let out = toolc(&folder, &[&words[..], &["--module", "acme.made"]].concat());
    assert_eq!(code(&out), 0, "{}", text(&out));
    let made = read(&folder, "elsewhere/host.py");
    assert!(
        made.contains("from acme.made.things.tools import things\n"),
        "{made}"
    );
}

#[test]
fn what_cannot_be_read_is_left_alone() {
    let folder = project();
    let deep = "(".repeat(150_000) + &")".repeat(150_000);
    let cases = [
        ("src/x.rs", "fn main( {", 1),
        ("src/x.rs", "impl ThingsTools for { }", 1),
        ("src/x.rs", "fn a() { let x = ; }", 1),
        ("src/x.rs", &*format!("fn a() {{ {deep} }}"), 1),
        ("python/x.py", "x = (", 1),
        ("python/x.py", "x = '", 1),
        ("python/x.py", &deep, 1),
        (
            "python/x.py",
            "from gen.things.tools import things\nclass A(things.ThingsTools): ...\n",
            1,
        ),
        (
            "python/x.py",
            "class A:\n  def match_(): ...\nclass B:\n  def match_(): ...\n",
            1,
        ),
        ("x.txt", "", 2),
    ];
    for (file, start, expected) in cases {
        put(&folder, file, start);
        let out = toolc(&folder, &["gen", "--stubs", file]);
        assert_eq!(code(&out), expected, "{start:.60}: {}", text(&out));
        assert!(text(&out).len() < 2000, "{}", text(&out));
        assert_eq!(read(&folder, file), start);
    }
    let nested = format!("use a{}{};", "::{a".repeat(10_000), "}".repeat(10_000));
    put(&folder, "src/y.rs", &nested);
    assert_eq!(code(&toolc(&folder, &["gen", "--stubs", "src/y.rs"])), 0);
    fs::write(folder.path().join("src/x.rs"), b"// \xE9").unwrap();
    assert_eq!(code(&toolc(&folder, &["gen", "--stubs", "src/x.rs"])), 1);
    fs::remove_file(folder.path().join("src/x.rs")).unwrap();
    for words in [
        &["--toolset", "thing"][..],
        &["--lang", "python"],
        &["--check"],
    ] {
        let out = toolc(
            &folder,
            &[&["gen", "--stubs", "src/x.rs"][..], words].concat(),
        );
        assert_eq!(code(&out), 2, "{words:?}: {}", text(&out));
    }
    put(&folder, "tools/bad.tools", "package bad\ntype A { b: C }\n");
    assert_eq!(code(&toolc(&folder, &["gen", "--stubs", "src/x.rs"])), 1);
    assert!(!folder.path().join("src/x.rs").exists());
}

fn toolc(folder: &TempDir, words: &[&str]) -> Output {
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

fn read(folder: &TempDir, path: impl AsRef<Path>) -> String {
    fs::read_to_string(folder.path().join(path)).unwrap()
}

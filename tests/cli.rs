//! The command as people use it: what it prints, what it writes, how it exits.

use std::fs;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use tempfile::TempDir;

const GOOD: &str = "package demo\n\n/// A thing.\ntype Thing { name: string }\n\n/// Makes things.\nservice things {\n  exports things\n}\n\n/// Things.\ntoolset things {\n  owner things\n  /// Make one.\n  tool make_thing(\n    /// Its name.\n    name: string\n  ) -> Thing\n}\n";

#[test]
fn a_new_project_checks_clean_and_generates() {
    let folder = TempDir::new().unwrap();
    let out = toolc(&folder, &["init", "--lang", "rust"]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    assert_eq!(code(&toolc(&folder, &["init", "--lang", "rust"])), 2);
    let out = toolc(&folder, &["check"]);
    assert_eq!(
        (code(&out), out.stdout.as_slice()),
        (0, b"1 file, no findings\n".as_slice()),
        "{}",
        text(&out)
    );
    let out = toolc(&folder, &["gen", "--check"]);
    assert_eq!(code(&out), 1, "{}", text(&out));
    assert!(
        text(&out).contains("missing     gen/toolc.lock"),
        "{}",
        text(&out)
    );
    assert!(!folder.path().join("gen").exists());
    let out = toolc(&folder, &["gen"]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    assert!(folder.path().join("gen/toolc.lock").exists());
    let out = toolc(&folder, &["gen", "--check"]);
    assert_eq!(text(&out), "gen: up to date\n");
    let out = toolc(&folder, &["gen"]);
    assert!(text(&out).ends_with(" unchanged\n"), "{}", text(&out));
}

#[cfg(unix)]
#[test]
fn no_run_waits_for_who_writes_to_a_fifo() {
    let folder = TempDir::new().unwrap();
    let fifo = |name: &str| {
        let made = Command::new("mkfifo")
            .arg(folder.path().join(name))
            .status();
        assert!(made.unwrap().success());
    };
    put(&folder, "a.tools", GOOD);
    fifo("y.tools");
    for words in [
        &["check", "."][..],
        &["check", "y.tools"],
        &["fmt", "y.tools"],
        &["import", "y.tools"],
    ] {
        let out = toolc(&folder, words);
        assert_eq!(code(&out), 2, "{}", text(&out));
        assert!(
            text(&out).contains("it is no regular file"),
            "{}",
            text(&out)
        );
    }
    fs::remove_file(folder.path().join("y.tools")).unwrap();
    fifo("toolc.toml");
    // It is none that a project could have.
    let out = toolc(&folder, &["check"]);
    assert_eq!(code(&out), 2, "{}", text(&out));
}

#[test]
fn a_project_writes_outside_of_itself_only_if_the_command_line_says_so() {
    let folder = TempDir::new().unwrap();
    put(&folder, "project/a.tools", GOOD);
    let at = |name: &str| folder.path().join(name);
    let run = |words: &[&str]| toolc_in(&at("project"), words);
    let name = |out: &str| {
        put(
            &folder,
            "project/toolc.toml",
            &format!("[target.rust]\nout = \"{out}\"\n"),
        )
    };
    let absolute = at("away").display().to_string();
    for out in [
        "..",
        "../away",
        "gen/../../away",
        "new/../../away",
        &*absolute,
    ] {
        name(out);
        for words in [&["gen"][..], &["gen", "--check"], &["gen", "--force"]] {
            let done = run(words);
            assert_eq!(code(&done), 1, "{out}: {}", text(&done));
            let why = "is outside of the folder of";
            assert!(text(&done).contains(why), "{out}: {}", text(&done));
            assert!(text(&done).contains("--allow-outside"), "{}", text(&done));
        }
    }
    assert!(!at("away").exists() && !at("toolc.lock").exists());
    name("../away");
    assert_eq!(code(&run(&["gen", "--allow-outside"])), 0);
    assert_eq!(code(&run(&["gen", "--out", "../named"])), 0);
    assert!(at("away/toolc.lock").exists() && at("named/toolc.lock").exists());
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("../away", at("project/link")).unwrap();
        for out in ["link", "link/gen"] {
            name(out);
            assert_eq!(code(&run(&["gen"])), 1);
        }
    }
    // A repository is one: its projects write into each other.
    fs::create_dir(at(".git")).unwrap();
    name("../within");
    assert_eq!(code(&run(&["gen"])), 0);
    // What git keeps there is none of its files: some of it are commands.
    for out in ["../.git", "../.GIT/hooks", "../new/../.git"] {
        name(out);
        assert_eq!(code(&run(&["gen"])), 1, "{out}");
    }
    assert!(at(".git").read_dir().unwrap().next().is_none());
    name("../../away");
    let done = run(&["gen"]);
    let told = text(&done).replace("\n  │", "");
    assert!(told.contains("outside of the repository"), "{told}");
}

#[test]
fn the_same_bytes_come_out_whatever_the_folder_and_the_order() {
    let folder = TempDir::new().unwrap();
    put(&folder, "p/a/one.tools", GOOD);
    put(
        &folder,
        "p/b/two.tools",
        "package other\n/// Another.\ntype Other { a: int }\n",
    );
    let runs: [(&str, &[&str]); 4] = [
        (".", &["p/a", "p/b", "--out", "out1"]),
        (
            ".",
            &["p/b/two.tools", "./p/a/one.tools", "p", "--out", "out2"],
        ),
        ("p/a", &["..", "--out", "../../out3"]),
        (
            "p/b",
            &["../a/one.tools", "two.tools", "--out", "../../out4"],
        ),
    ];
    for (from, words) in runs {
        let mut all = vec!["gen", "--lang", "rust"];
        all.extend(words);
        let out = toolc_in(&folder.path().join(from), &all);
        assert_eq!(code(&out), 0, "{}", text(&out));
    }
    let lock =
        |name: &str| fs::read_to_string(folder.path().join(name).join("toolc.lock")).unwrap();
    for other in ["out2", "out3", "out4"] {
        assert_eq!(lock("out1"), lock(other), "{other}");
    }
}

#[test]
fn a_changed_source_is_noticed_and_so_is_an_edited_file() {
    let folder = TempDir::new().unwrap();
    put(&folder, "toolc.toml", "[target.rust]\n");
    put(&folder, "a.tools", GOOD);
    assert_eq!(code(&toolc(&folder, &["gen"])), 0);
    put(
        &folder,
        "a.tools",
        &GOOD.replace("A thing.", "A new thing."),
    );
    let out = toolc(&folder, &["gen", "--check", "--diff"]);
    assert_eq!(code(&out), 1);
    assert!(
        text(&out).contains("+") && text(&out).contains("A new thing."),
        "{}",
        text(&out)
    );
    assert_eq!(code(&toolc(&folder, &["gen"])), 0);
    assert_eq!(code(&toolc(&folder, &["gen", "--check"])), 0);
    let edited = first_file(&folder);
    put(&folder, &edited, "by hand");
    let out = toolc(&folder, &["gen"]);
    assert_eq!(code(&out), 1);
    assert!(
        text(&out).contains(&format!("edited  {edited}")),
        "{}",
        text(&out)
    );
    assert_eq!(code(&toolc(&folder, &["gen", "--check"])), 1);
    assert_eq!(code(&toolc(&folder, &["gen", "--force"])), 0);
    assert_eq!(code(&toolc(&folder, &["gen", "--check"])), 0);
}

#[test]
fn an_error_in_any_file_writes_nothing() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    put(
        &folder,
        "b.tools",
        "package demo\ntype Broken { a: Nowhere, b: Thng }\ntype Other {{\n",
    );
    let out = toolc(&folder, &["gen", ".", "--lang", "rust"]);
    assert_eq!(code(&out), 1);
    let said = text(&out);
    assert!(
        said.contains("`Nowhere`") && said.contains("`Thng`") && said.contains("b.tools:3:"),
        "{said}"
    );
    assert!(said.lines().last().unwrap().contains(" errors"), "{said}");
    assert!(out.stdout.is_empty());
    assert!(!folder.path().join("gen").exists());
}

#[test]
fn findings_are_plain_where_nobody_looks() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", "package a\ntype A { b: Nowhere }\n");
    let out = toolc(&folder, &["check", "a.tools"]);
    assert!(!text(&out).contains('\u{1b}'), "{}", text(&out));
    assert!(text(&out).contains("error[T"), "{}", text(&out));
    assert!(text(&out).contains("a.tools:2:"), "{}", text(&out));
}

#[test]
fn what_cannot_be_read_is_told_with_what_to_do() {
    let folder = TempDir::new().unwrap();
    put(&folder, "good.tools", GOOD);
    fs::write(
        folder.path().join("latin.tools"),
        b"package a\n// caf\xE9\n",
    )
    .unwrap();
    fs::write(folder.path().join("wide.tools"), b"\xFF\xFEp\0a\0").unwrap();
    fs::create_dir(folder.path().join("none")).unwrap();
    for (path, exit, message) in [
        ("nowhere.tools", 2, "cannot find `nowhere.tools`"),
        ("none", 2, "the folder `none` has no .tools files"),
        (
            "latin.tools",
            1,
            "`latin.tools` is not UTF-8: byte 0xE9 at offset 16, on line 2",
        ),
        ("wide.tools", 1, "`wide.tools` is in UTF-16"),
    ] {
        let out = toolc(&folder, &["check", "good.tools", path]);
        assert_eq!(code(&out), exit, "{path}: {}", text(&out));
        assert!(text(&out).contains(message), "{path}: {}", text(&out));
        assert!(text(&out).contains("help: "), "{path}: {}", text(&out));
    }
    let out = toolc(&folder, &["check", "nowhere.tools", "none"]);
    assert!(text(&out).ends_with("2 errors\n"), "{}", text(&out));
    assert_eq!(code(&toolc(&folder, &["check"])), 2);
    put(&folder, "empty.tools", "");
    let out = toolc(&folder, &["check", "empty.tools"]);
    assert!(
        code(&out) <= 1 && text(&out).contains("empty.tools") || code(&out) == 0,
        "{}",
        text(&out)
    );
}

#[test]
fn a_typo_in_the_project_file_shows_its_place() {
    let folder = TempDir::new().unwrap();
    put(
        &folder,
        "toolc.toml",
        "sources = [\"*.tools\"]\n[target.rust]\nuot = \"gen\"\n",
    );
    put(&folder, "a.tools", GOOD);
    let out = toolc(&folder, &["gen"]);
    assert_eq!(code(&out), 2);
    assert!(
        text(&out).contains("unknown key `uot`") && text(&out).contains("toolc.toml:3:1"),
        "{}",
        text(&out)
    );
    assert!(text(&out).contains("did you mean `out`?"), "{}", text(&out));
    put(&folder, "toolc.toml", "sources = [\"nothing/*.tools\"]\n");
    let out = toolc(&folder, &["check"]);
    assert_eq!(code(&out), 2, "{}", text(&out));
    assert!(text(&out).contains("toolc.toml:1:12"), "{}", text(&out));
}

#[test]
fn wrong_words_on_the_command_line_are_told() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    for (words, message) in [
        (&["gen", "."][..], "nothing says what to generate"),
        (&["gen", ".", "--lang", "rst"], "did you mean `rust`?"),
        (
            &["gen", ".", "--lang", "rust", "--out", "a.tools"],
            "the output folder `a.tools` is a file",
        ),
        (
            &["gen", ".", "--lang", "rust", "--out", "a.tools/b"],
            "a.tools",
        ),
        (&["gen", "--diff"], "--check"),
        (&["generate"], "unrecognized subcommand"),
    ] {
        let out = toolc(&folder, words);
        assert_eq!(code(&out), 2, "{words:?}: {}", text(&out));
        assert!(text(&out).contains(message), "{words:?}: {}", text(&out));
    }
    assert_eq!(code(&toolc(&folder, &["--help"])), 0);
}

#[test]
fn a_crate_of_its_own_comes_and_goes_and_touches_nothing_foreign() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    let words = ["gen", ".", "--lang", "rust", "--crate", "acme-things"];
    put(&folder, "gen/Cargo.toml", "[workspace]\n");
    put(&folder, "gen/src/mine.rs", "");
    let out = toolc(&folder, &words);
    assert_eq!(code(&out), 1, "{}", text(&out));
    assert!(
        text(&out).contains("foreign gen/Cargo.toml"),
        "{}",
        text(&out)
    );
    assert!(!folder.path().join("gen/src/lib.rs").exists());
    fs::remove_file(folder.path().join("gen/Cargo.toml")).unwrap();
    assert_eq!(code(&toolc(&folder, &words)), 0);
    let manifest = fs::read_to_string(folder.path().join("gen/Cargo.toml")).unwrap();
    assert!(manifest.contains("name = \"acme-things\"\n"), "{manifest}");
    assert!(folder.path().join("gen/src/things/mod.rs").exists());
    // The option belongs to the command line: without it, a module tree takes the place.
    assert_eq!(code(&toolc(&folder, &words[..4])), 0);
    assert!(!folder.path().join("gen/Cargo.toml").exists());
    assert!(folder.path().join("gen/things/mod.rs").exists());
    assert!(folder.path().join("gen/src/mine.rs").exists());
}

#[test]
fn options_that_cannot_be_followed_are_told_at_their_places() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    let out = toolc(
        &folder,
        &["gen", ".", "--lang", "rust", "--crate", "Acme Tools"],
    );
    assert_eq!(code(&out), 2, "{}", text(&out));
    assert!(
        text(&out).contains("`Acme Tools` is no name of a crate"),
        "{}",
        text(&out)
    );
    assert!(
        text(&out).contains("write `crate = \"acme-tools\"`"),
        "{}",
        text(&out)
    );
    put(
        &folder,
        "toolc.toml",
        "[target.rust]\nderive.\"demo.Thng\" = [\"PartialOrd\"]\nextern = { \"Thing\" = \"crate::Thing\" }\n",
    );
    for verb in ["gen", "check"] {
        let out = toolc(&folder, &[verb]);
        assert_eq!(code(&out), 2, "{}", text(&out));
        for said in [
            "the design has no type `demo.Thng`",
            "the design has no type `Thing`",
            "did you mean `demo.Thing`?",
            "toolc.toml:2:8",
            "toolc.toml:3:12",
            "2 errors",
        ] {
            assert!(text(&out).contains(said), "{said}: {}", text(&out));
        }
    }
    assert!(!folder.path().join("gen").exists());
    // What is wrong without a look at the design is told by every verb.
    put(&folder, "toolc.toml", "[target.rust]\ncrate = \"fn\"\n");
    assert_eq!(code(&toolc(&folder, &["check"])), 2);
}

#[test]
fn the_files_of_a_target_that_is_gone_go_unless_somebody_edited_them() {
    let folder = TempDir::new().unwrap();
    put(&folder, "toolc.toml", "[target.rust]\n");
    put(&folder, "a.tools", GOOD);
    assert_eq!(code(&toolc(&folder, &["gen"])), 0);
    let gone = |text: &str| {
        let files = ["old/a.py", "old/b.py"].map(|path| (path.to_owned(), text.to_owned()));
        let output = toolc_build::write::Output {
            target: "gone".into(),
            files: files.into(),
        };
        let mode = toolc_build::write::Mode::Write { force: true };
        toolc_build::write::write(&[output], &folder.path().join("gen"), mode).unwrap();
    };
    gone("1");
    // Whoever names a target means that one only.
    assert_eq!(code(&toolc(&folder, &["gen", "--lang", "rust"])), 0);
    assert_eq!(
        code(&toolc(&folder, &["gen", "--lang", "rust", "--check"])),
        0
    );
    assert!(folder.path().join("gen/old/a.py").exists());
    let out = toolc(&folder, &["gen", "--check"]);
    assert_eq!(code(&out), 1);
    assert!(
        text(&out).contains("stale       gen/old/a.py"),
        "{}",
        text(&out)
    );
    put(&folder, "gen/old/b.py", "edited");
    let out = toolc(&folder, &["gen"]);
    assert_eq!(code(&out), 1);
    assert!(
        text(&out).contains("edited  gen/old/b.py"),
        "{}",
        text(&out)
    );
    assert!(folder.path().join("gen/old/a.py").exists());
    gone("1");
    let out = toolc(&folder, &["gen"]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    assert!(text(&out).contains("2 removed"), "{}", text(&out));
    assert!(!folder.path().join("gen/old").exists());
    assert!(
        !fs::read_to_string(folder.path().join("gen/toolc.lock"))
            .unwrap()
            .contains("gone")
    );
    assert_eq!(code(&toolc(&folder, &["gen", "--check"])), 0);
}

#[test]
fn the_files_that_were_read_are_told_to_make() {
    let folder = TempDir::new().unwrap();
    put(&folder, "with space/a.tools", GOOD);
    let out = toolc(
        &folder,
        &["gen", "with space", "--lang", "rust", "--depfile", "gen.d"],
    );
    assert_eq!(code(&out), 0, "{}", text(&out));
    let text = fs::read_to_string(folder.path().join("gen.d")).unwrap();
    assert_eq!(text, "gen/toolc.lock: \\\n  with\\ space/a.tools\n");
}

#[test]
fn the_time_of_each_phase_is_told_on_stderr() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    let phases = |args: &[&str]| -> Vec<String> {
        let out = toolc(&folder, args);
        assert_eq!(code(&out), 0, "{}", text(&out));
        let lines = String::from_utf8(out.stderr).unwrap();
        let timed = lines.lines().filter(|line| line.contains(" ms"));
        let names = timed.filter_map(|line| line.split_whitespace().next());
        names.map(str::to_owned).collect()
    };
    let args = ["gen", "a.tools", "--lang", "rust", "--timings"];
    assert_eq!(
        phases(&args),
        [
            "read", "compare", "reuse", "parse", "resolve", "check", "plan", "files", "render",
            "write", "prepare", "commit", "total"
        ]
    );
    // Nothing has changed, so that nothing is compiled.
    assert_eq!(phases(&args), ["read", "compare", "total"]);
    assert!(phases(&args[..4]).is_empty());
}

#[test]
#[cfg(target_os = "linux")]
fn the_peak_of_memory_is_told_with_the_time_of_each_phase() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    let out = toolc(&folder, &["gen", "a.tools", "--lang", "rust", "--timings"]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    let lines = String::from_utf8(out.stderr).unwrap();
    let timed = lines.lines().filter(|line| line.contains(" ms"));
    let (parts, whole): (Vec<&str>, Vec<&str>) =
        timed.partition(|line| line.ends_with("on all threads"));
    assert_eq!((parts.len(), whole.len()), (2, 11));
    assert!(parts.iter().all(|line| !line.contains(" MB")));
    let peak = |line: &&str| -> f64 {
        let rest = line.strip_suffix(" MB").unwrap();
        rest.rsplit(' ').next().unwrap().parse().unwrap()
    };
    let peaks: Vec<f64> = whole.iter().map(peak).collect();
    assert!(peaks[0] > 1.0, "{lines}");
    assert!(peaks.is_sorted(), "{lines}");
}

#[test]
fn the_design_is_json_and_so_is_its_schema() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    let design: serde_json::Value =
        serde_json::from_slice(&toolc(&folder, &["ir", "a.tools"]).stdout).unwrap();
    assert!(design["tools"].to_string().contains("make_thing"));
    let schema: serde_json::Value =
        serde_json::from_slice(&toolc(&folder, &["ir", "--schema"]).stdout).unwrap();
    assert!(schema["$schema"].is_string());
}

#[test]
fn a_reader_that_goes_away_is_no_bug() {
    let folder = TempDir::new().unwrap();
    put(&folder, "a.tools", GOOD);
    let mut child = Command::new(env!("CARGO_BIN_EXE_toolc"))
        .args(["ir", "--schema"])
        .current_dir(folder.path())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let mut said = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut said)
        .unwrap();
    assert_eq!((child.wait().unwrap().code(), said.as_str()), (Some(0), ""));
}

#[test]
fn a_page_is_printed_for_every_way_to_write_its_code() {
    let folder = TempDir::new().unwrap();
    let page = text(&toolc(&folder, &["explain", "T0203"]));
    assert!(page.starts_with("# T0203: "), "{page}");
    for code in ["t0203", "203", "error[T0203]", "error[T0203]:"] {
        assert_eq!(text(&toolc(&folder, &["explain", code])), page, "{code}");
    }
    let both = text(&toolc(&folder, &["explain", "T0203", "T0412"]));
    assert!(both.starts_with(&page) && both.contains("# T0412: "));
    let out = toolc(&folder, &["explain", "T9203"]);
    assert_eq!((code(&out), out.stdout.len()), (2, 0));
    assert!(
        text(&out).contains("did you mean `T0203` (no value can be valid) or `T1203`"),
        "{}",
        text(&out)
    );
    assert!(text(&toolc(&folder, &["explain", "nonsense"])).contains("toolc explain --list"));
    assert_eq!(code(&toolc(&folder, &["explain"])), 2);
    let list = text(&toolc(&folder, &["explain", "--list"]));
    for code in toolc_compiler::codes() {
        let line = list.lines().find(|line| line.starts_with(code.id)).unwrap();
        assert!(line.ends_with(code.title), "{line}");
    }
    assert!(
        list.contains("T0418  warning  a tool without a description\n"),
        "{list}"
    );
}

#[test]
fn a_page_on_a_terminal_is_laid_out() {
    let folder = TempDir::new().unwrap();
    for code in toolc_compiler::codes() {
        let page = text(&toolc(&folder, &["explain", code.id, "--color", "always"]));
        assert!(
            page.starts_with(&format!("\u{1b}[1m{}: ", code.id)),
            "{page}"
        );
        assert!(!page.contains("```"), "{page}");
        let open = page.matches("\u{1b}[").count() - page.matches("\u{1b}[0m").count();
        assert_eq!(
            open,
            page.matches("\u{1b}[0m").count(),
            "every colour ends\n{page}"
        );
    }
}

#[test]
fn every_verb_is_in_the_help_with_an_example_and_has_a_manual_page() {
    let folder = TempDir::new().unwrap();
    let help = text(&toolc(&folder, &["--help"]));
    let alone = toolc(&folder, &[]);
    assert_eq!(code(&alone), 2);
    assert!(
        text(&alone).contains("A first project:"),
        "{}",
        text(&alone)
    );
    let (verbs, examples) = help.split_once("A first project:").unwrap();
    let verbs = verbs.split_once("Commands:\n").unwrap().1;
    let verbs: Vec<&str> = verbs
        .lines()
        .take_while(|line| !line.is_empty())
        .filter(|line| !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|verb| *verb != "help")
        .collect();
    assert!(verbs.len() >= 8, "{verbs:?}");
    let out = toolc(&folder, &["man", "--out", "man"]);
    assert_eq!(code(&out), 0, "{}", text(&out));
    for verb in verbs {
        assert!(
            examples.contains(&format!("  toolc {verb}")),
            "{verb}: an example"
        );
        let help = text(&toolc(&folder, &[verb, "--help"]));
        assert!(
            help.contains("Example") && help.contains(&format!("`toolc {verb}")),
            "{help}"
        );
        let page = fs::read_to_string(folder.path().join(format!("man/toolc-{verb}.1"))).unwrap();
        assert!(
            page.contains(".TH toolc-") && page.contains(".SH OPTIONS"),
            "{page}"
        );
        assert_eq!(text(&toolc(&folder, &["man", verb])), page);
        for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
            let out = toolc(&folder, &["completions", shell]);
            assert_eq!(code(&out), 0);
            assert!(text(&out).contains(verb), "{shell}: {verb}");
        }
    }
    let out = toolc(&folder, &["man", "chek"]);
    assert!(code(&out) == 2 && text(&out).contains("did you mean `check`?"));
    // What the examples of the help say can be done.
    for line in examples.lines().filter(|line| line.starts_with("  toolc ")) {
        let words: Vec<&str> = line[2..]
            .split("  ")
            .next()
            .unwrap()
            .split('|')
            .next()
            .unwrap()
            .split_whitespace()
            .skip(1)
            .collect();
        // These end when they are told to; `watch.rs` and `serve.rs` run them.
        if words == ["watch"] || words == ["docs", "--serve"] {
            continue;
        }
        fs::create_dir_all(folder.path().join("tools")).unwrap();
        put(&folder, "more.tools", "package more\n\nservice more {}\n");
        put(
            &folder,
            "tools/a.tools",
            "package other\n\nservice other {\n  toolset other {\n    tool find_files() -> string\n  }\n}\n",
        );
        for name in ["tools", "more", "a"] {
            let definition = format!(
                r#"{{"name": "get_{name}", "description": "Gets {name}.", "input_schema": {{"type": "object", "properties": {{}}}}}}"#
            );
            put(&folder, &format!("{name}.json"), &definition);
        }
        put(&folder, "calls.jsonl", "");
        put(
            &folder,
            "a.tools",
            "package a\n\nservice a {\n  toolset a {}\n}\n",
        );
        let out = toolc(&folder, &words);
        assert!(matches!(code(&out), 0 | 1), "{line}: {}", text(&out));
    }
}

#[cfg(unix)]
#[test]
fn shells_can_read_their_completions() {
    let folder = TempDir::new().unwrap();
    let script = text(&toolc(&folder, &["completions", "bash"]));
    put(&folder, "toolc.bash", &script);
    let asked = ". ./toolc.bash; COMP_WORDS=(toolc check --fo); COMP_CWORD=2; _toolc toolc --fo check; echo \"${COMPREPLY[@]}\"";
    // A machine without bash has nobody to ask.
    let Ok(out) = Command::new("bash")
        .args(["-c", asked])
        .current_dir(folder.path())
        .output()
    else {
        return;
    };
    assert_eq!(text(&out), "--format\n");
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

/// A generated file, by its path from the project's folder.
fn first_file(folder: &TempDir) -> String {
    let lock = fs::read_to_string(folder.path().join("gen/toolc.lock")).unwrap();
    format!(
        "gen/{}",
        lock.lines().last().unwrap().splitn(3, ' ').last().unwrap()
    )
}

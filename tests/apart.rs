//! Packages that are made apart: what a step finds and refuses, what it leaves of others, and what a kill leaves.
//! `tests/ninja.rs` has many of them, `designs/tests/apart.rs` random ones.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;
use toolc_build::write::{self, Mode, Portion, Stop, write_portion};

const COMMON: &str = "\
package acme.common
/// Money.
type Money { amount: decimal, currency: string }
";

const SHOP: &str = "\
package acme.shop
use acme.common { Money }
/// Sells.
service shop {
  exports carts
  /// Carts.
  toolset carts {
    /// Buys.
    tool buy_item(price: Money) -> Money { readonly }
  }
}
";

const DESK: &str = "\
package acme.desk
/// Helps.
service desk {
  /// The tools of the desk.
  mcp desk { exposes carts }
}
";

/// A project of three packages, with their interfaces.
fn project() -> TempDir {
    let folder = TempDir::new().unwrap();
    put(&folder, "toolc.toml", "[target.rust]\n[target.python]\n");
    put(&folder, "common.tools", COMMON);
    put(&folder, "shop.tools", SHOP);
    put(&folder, "desk.tools", DESK);
    for name in ["common", "shop", "desk"] {
        interface(&folder, name);
    }
    folder
}

fn put(folder: &TempDir, path: &str, text: &str) {
    let path = folder.path().join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, text).unwrap();
}

fn edit(folder: &TempDir, path: &str, from: &str, to: &str) {
    let path = folder.path().join(path);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{text}");
    fs::write(path, text.replacen(from, to, 1)).unwrap();
}

fn toolc(folder: &TempDir, line: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_toolc"));
    command.args(line.split_whitespace()).current_dir(folder);
    command.output().unwrap()
}

/// What a run says that goes well.
fn made(folder: &TempDir, line: &str) -> String {
    let done = toolc(folder, line);
    assert_eq!(done.status.code(), Some(0), "{line}\n{}", said(&done));
    said(&done)
}

/// What a run says that does not, with its exit code.
fn refused(folder: &TempDir, line: &str) -> (i32, String) {
    let done = toolc(folder, line);
    let code = done.status.code().unwrap();
    assert_ne!(code, 0, "{line}\n{}", said(&done));
    (code, said(&done))
}

fn said(output: &Output) -> String {
    let all = [&*output.stdout, &*output.stderr].concat();
    // Long lines go on behind a bar.
    String::from_utf8(all).unwrap().replace("\n  │ ", " ")
}

fn interface(folder: &TempDir, name: &str) {
    let line = format!("interface {name}.tools --out {name}.toolsi");
    assert_eq!(made(folder, &line), "");
}

/// The files of an output folder but those that toolc has for itself.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(one) = open.pop() {
        for entry in fs::read_dir(&one).into_iter().flatten().flatten() {
            let path = entry.path();
            let name = path
                .strip_prefix(folder)
                .unwrap()
                .to_string_lossy()
                .into_owned();
            if name.starts_with("toolc.") || name == ".toolc" {
                continue;
            }
            match path.is_dir() {
                true => open.push(path),
                false => drop(all.insert(name, fs::read_to_string(&path).unwrap())),
            }
        }
    }
    all
}

/// A run of the whole project makes the same files.
fn is_as_a_whole(folder: &TempDir) {
    made(folder, "gen --out whole");
    let whole = files(&folder.path().join("whole"));
    assert_eq!(files(&folder.path().join("gen")), whole);
}

const ALL: [&str; 4] = [
    "gen --package acme.common common.tools",
    "gen --package acme.shop shop.tools common.toolsi",
    "gen --package acme.desk desk.tools shop.toolsi common.toolsi",
    "gen --root common.toolsi shop.toolsi desk.toolsi",
];

#[test]
fn all_together_are_the_project() {
    let folder = project();
    for line in ALL {
        made(&folder, line);
    }
    made(&folder, "gen --out whole");
    let whole = files(&folder.path().join("whole"));
    assert_eq!(files(&folder.path().join("gen")), whole);
    // By their sources as well, with everything given to each.
    for package in ["acme.common", "acme.shop", "acme.desk"] {
        made(&folder, &format!("gen --out other --package {package}"));
        made(
            &folder,
            &format!("gen --out third --package {package} . common.toolsi shop.toolsi desk.toolsi"),
        );
    }
    made(&folder, "gen --out other --root");
    made(&folder, "gen --out third --root .");
    assert_eq!(files(&folder.path().join("other")), whole);
    assert_eq!(files(&folder.path().join("third")), whole);
    for line in ALL {
        assert!(made(&folder, &format!("{line} --check")).contains("gen: up to date"));
    }
}

#[test]
fn a_depfile_names_what_counted() {
    let folder = project();
    let line = "gen --lang rust --package acme.shop shop.tools shop.toolsi common.toolsi desk.toolsi --depfile d";
    made(&folder, line);
    let text = fs::read_to_string(folder.path().join("d")).unwrap();
    let (outputs, inputs) = text.split_once(": \\\n").unwrap();
    assert_eq!(
        inputs,
        "  common.toolsi \\\n  shop.tools \\\n  toolc.toml\n"
    );
    let mut outputs = outputs.split(' ');
    assert_eq!(outputs.next(), Some("gen/toolc.locks/acme.shop.lock"));
    let outputs: Vec<&str> = outputs
        .map(|path| path.strip_prefix("gen/").unwrap())
        .collect();
    let written = files(&folder.path().join("gen"));
    assert!(written.keys().eq(&outputs));
    made(
        &folder,
        "interface --package acme.shop --out build.toolsi --depfile d",
    );
    let text = fs::read_to_string(folder.path().join("d")).unwrap();
    let read =
        "build.toolsi: \\\n  common.tools \\\n  desk.tools \\\n  shop.tools \\\n  toolc.toml\n";
    assert_eq!(text.replace("./", ""), read);
}

#[test]
fn only_what_a_package_says_itself_is_found() {
    let folder = project();
    // Nobody here uses it, and somebody else may.
    edit(
        &folder,
        "common.tools",
        "type Money",
        "/// Rare.\ntype Rare { count: int }\ntype Money",
    );
    edit(&folder, "common.tools", "/// Money.\n", "");
    let line = "gen --package acme.common common.tools --deny-warnings";
    let said = made(&folder, line);
    assert!(!said.contains("T1001"), "{said}");
    // Nor whether somebody has to allow it.
    edit(
        &folder,
        "common.tools",
        "/// Rare.",
        "// toolc: allow T1001 for later\n/// Rare.",
    );
    made(&folder, line);
    edit(&folder, "shop.tools", "    /// Buys.\n", "");
    interface(&folder, "shop");
    let said = made(&folder, "gen --package acme.shop shop.tools common.toolsi");
    assert!(said.contains("`buy_item` has no description"), "{said}");
    let said = made(
        &folder,
        "gen --package acme.desk desk.tools shop.toolsi common.toolsi",
    );
    assert!(!said.contains("warning"), "{said}");
    let (code, said) = refused(
        &folder,
        "gen --package acme.shop shop.tools common.toolsi --deny-warnings",
    );
    assert_eq!(code, 1, "{said}");
}

#[test]
fn what_is_missing_or_wrong_is_told() {
    let folder = project();
    let (code, said) = refused(&folder, "gen --package acme.shop shop.tools");
    assert_eq!(code, 1);
    assert!(said.contains("there is no package `acme.common`"), "{said}");
    assert!(
        said.contains("give the interface of each package that is used"),
        "{said}"
    );
    put(
        &folder,
        "cut.toolsi",
        "toolc interface 1 acme.common\nfile common.tools 99\npack",
    );
    put(&folder, "old.toolsi", "toolc interface 0 acme.common\n");
    put(&folder, "other.toolsi", COMMON);
    let text = fs::read_to_string(folder.path().join("common.toolsi")).unwrap();
    put(&folder, "twice.toolsi", &text);
    put(
        &folder,
        "moved.toolsi",
        &text.replace("1 acme.common", "1 acme.other"),
    );
    let own = "toolc interface 1 acme.more\nfile more.tools 42\npackage acme.shop\n/// More.\ntype More { a: int }\n";
    let length = own.split_once("42\n").unwrap().1.len() - 1;
    put(
        &folder,
        "own.toolsi",
        &own.replace("42", &length.to_string()),
    );
    fs::write(folder.path().join("bytes.toolsi"), b"\xFF\xFE").unwrap();
    put(&folder, "two/a.tools", "package acme.two\n");
    put(
        &folder,
        "two/b.tools",
        "package acme.two\ntype B { a: int }\n",
    );
    made(&folder, "interface two --out two.toolsi");
    for (line, code, says) in [
        (
            "gen common.toolsi",
            2,
            "`common.toolsi` is an interface, not a source",
        ),
        (
            "check shop.tools common.toolsi",
            2,
            "is an interface, not a source",
        ),
        (
            "gen --package acme.shop shop.tools cut.toolsi",
            1,
            "`cut.toolsi` is not the interface of a package: it is cut off",
        ),
        (
            "gen --package acme.shop shop.tools old.toolsi",
            1,
            "another version of toolc wrote it",
        ),
        (
            "gen --package acme.shop shop.tools other.toolsi",
            1,
            "its first line is not that of an interface",
        ),
        (
            "gen --package acme.shop shop.tools bytes.toolsi",
            1,
            "UTF-16",
        ),
        (
            "gen --package acme.shop shop.tools none.toolsi",
            2,
            "none.toolsi",
        ),
        (
            "gen --package acme.shop shop.tools common.toolsi twice.toolsi",
            2,
            "two interfaces have the package `acme.common`",
        ),
        (
            "gen --package acme.shop shop.tools common.toolsi moved.toolsi",
            2,
            "two interfaces have the file `common.tools`",
        ),
        (
            "gen --package acme.shop shop.tools common.toolsi own.toolsi",
            1,
            "the interface `own.toolsi` of `acme.more` has a file of `acme.shop`",
        ),
        (
            "gen --package acme.shop shop.toolsi common.toolsi",
            2,
            "the package `acme.shop` is made from its sources",
        ),
        ("fmt common.toolsi", 2, "is an interface, not a source"),
        (
            "gen --package acme.two two/a.tools two.toolsi",
            2,
            "only some sources of the package `acme.two` are given",
        ),
        (
            "gen --package acme.shp shop.tools common.toolsi",
            2,
            "did you mean `acme.shop`?",
        ),
        (
            "gen --package ../x shop.tools common.toolsi",
            2,
            "is no name of a package",
        ),
        (
            "gen --package acme.shop --lang docs shop.tools common.toolsi",
            2,
            "target `docs` is made for all packages at once",
        ),
        (
            "gen --package acme.shop --root shop.tools",
            2,
            "cannot be used with",
        ),
        ("interface", 2, "these files are of several packages"),
        (
            "interface --package acme.shp",
            2,
            "did you mean `acme.shop`?",
        ),
        ("interface common.toolsi", 2, "is an interface already"),
        (
            "interface common.tools --out common.txt",
            2,
            "must end in .toolsi",
        ),
    ] {
        let (found, said) = refused(&folder, line);
        assert!(said.contains(says), "{line}\n{said}");
        assert_eq!(found, code, "{line}\n{said}");
    }
    put(&folder, "broken.tools", "package broken\ntype {\n");
    let (code, said) = refused(&folder, "interface broken.tools --out broken.toolsi");
    assert_eq!(code, 1);
    assert!(said.contains("broken.tools:2"), "{said}");
    assert!(!folder.path().join("broken.toolsi").exists());
    assert!(!folder.path().join("gen").exists());
}

#[test]
fn packages_with_code_in_one_folder_are_made_at_once() {
    let folder = project();
    let stock = "package acme.stock\n/// Stock.\ntoolset stock {\n  owner shop\n  /// Counts.\n  tool count_items() -> int { readonly }\n}\n";
    put(&folder, "stock.tools", stock);
    interface(&folder, "stock");
    let help = "make both at once: --package acme.stock,acme.shop";
    for line in [
        "gen --package acme.stock stock.tools shop.toolsi common.toolsi",
        "gen --package acme.shop shop.tools stock.toolsi common.toolsi",
    ] {
        let (code, said) = refused(&folder, line);
        assert!(code == 2 && said.contains(help), "{said}");
    }
    made(&folder, ALL[0]);
    made(
        &folder,
        "gen --package acme.stock,acme.shop stock.tools shop.tools common.toolsi",
    );
    assert!(
        folder
            .path()
            .join("gen/toolc.locks/acme.shop.lock")
            .exists()
    );
    made(&folder, ALL[2]);
    made(&folder, &format!("{} stock.toolsi", ALL[3]));
    is_as_a_whole(&folder);
}

#[test]
fn steps_and_whole_runs_do_not_touch_each_other() {
    let folder = project();
    made(&folder, ALL[0]);
    let (code, said) = refused(&folder, "gen");
    assert!(
        code == 1 && said.contains("the packages in `gen` were made one by one"),
        "{said}"
    );
    let (code, _) = refused(&folder, "gen --check");
    assert_eq!(code, 1);
    // Other targets may share the folder.
    made(&folder, "gen --lang schemas --out gen");
    made(&folder, "gen --out whole");
    let before = files(&folder.path().join("whole"));
    let (code, said) = refused(&folder, &format!("{} --out whole", ALL[0]));
    assert!(
        code == 1 && said.contains("all packages in `whole` were made by one run"),
        "{said}"
    );
    assert_eq!(files(&folder.path().join("whole")), before);
    // As the help says.
    fs::remove_file(folder.path().join("whole/toolc.lock")).unwrap();
    for line in ALL {
        let said = made(&folder, &format!("{line} --out whole"));
        assert!(
            said.contains("unchanged") && !said.contains("written"),
            "{said}"
        );
    }
}

#[test]
fn each_step_knows_its_own_files() {
    let folder = project();
    for line in ALL {
        made(&folder, line);
    }
    put(&folder, "gen/types/acme_common/types.rs", "// mine");
    let (code, said) = refused(&folder, ALL[0]);
    assert!(
        code == 1 && said.contains("edited  gen/types/acme_common/types.rs"),
        "{said}"
    );
    made(&folder, ALL[1]);
    made(&folder, &format!("{} --force", ALL[0]));
    // The service moves to another package: its files are the other's, also those that stay the same, until they are free.
    edit(
        &folder,
        "shop.tools",
        "package acme.shop",
        "package acme.store",
    );
    interface(&folder, "shop");
    let moved = "gen --package acme.store shop.tools common.toolsi";
    let (code, said) = refused(&folder, moved);
    let listed = "foreign gen/shop/tools/carts/specs.rs (listed in gen/toolc.locks/acme.shop.lock)";
    assert!(code == 1 && said.contains(listed), "{said}");
    made(&folder, ALL[3]);
    assert!(!folder.path().join("gen/shop").exists());
    made(&folder, moved);
    is_as_a_whole(&folder);
}

/// A renamed package and the files around all at once: whoever is first, nothing is lost that a lock lists.
#[test]
fn a_package_that_is_renamed_loses_nothing_to_a_step_beside_it() {
    let folder = project();
    for line in ALL {
        made(&folder, line);
    }
    let (mut from, mut to) = ("acme.shop", "acme.store");
    for _ in 0..10 {
        edit(
            &folder,
            "shop.tools",
            &format!("package {from}"),
            &format!("package {to}"),
        );
        interface(&folder, "shop");
        let step = format!("gen --package {to} shop.tools common.toolsi");
        let run = |line: &str| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_toolc"));
            command
                .args(line.split(' '))
                .current_dir(&folder)
                .stdout(std::process::Stdio::null())
                .stderr(std::process::Stdio::null());
            command.spawn().unwrap()
        };
        let mut both = [run(&step), run(ALL[3])];
        let went_well = both[0].wait().unwrap().success();
        assert!(both[1].wait().unwrap().success());
        if !went_well {
            made(&folder, &step);
        }
        is_as_a_whole(&folder);
        made(&folder, &format!("{step} --check"));
        (from, to) = (to, from);
    }
}

#[test]
fn a_step_of_several_packages_takes_over_those_that_had_their_own() {
    let folder = project();
    put(
        &folder,
        "stock.tools",
        "package acme.stock\n/// Keeps.\ntype Shelf { number: int }\n",
    );
    interface(&folder, "stock");
    for line in ALL {
        made(&folder, line);
    }
    made(
        &folder,
        "gen --package acme.stock stock.tools common.toolsi",
    );
    let more = "/// Stock.\ntoolset stock {\n  owner shop\n  /// Counts.\n  tool count_items(of: Shelf) -> int { readonly }\n}\n";
    edit(
        &folder,
        "stock.tools",
        "/// Keeps.",
        &format!("{more}/// Keeps all."),
    );
    interface(&folder, "stock");
    let both = "gen --package acme.stock,acme.shop stock.tools shop.tools common.toolsi";
    made(&folder, both);
    assert!(
        !folder
            .path()
            .join("gen/toolc.locks/acme.stock.lock")
            .exists()
    );
    made(&folder, &format!("{} stock.toolsi", ALL[3]));
    is_as_a_whole(&folder);
}

#[test]
fn only_locks_are_taken_for_locks() {
    let folder = project();
    for line in ALL {
        made(&folder, line);
    }
    put(&folder, "gen/toolc.locks/notes.lock", "mine");
    put(
        &folder,
        "gen/toolc.locks/merge.lock",
        "<<<<<<< a\ntoolc.lock 1\n=======\n>>>>>>> b\n",
    );
    fs::create_dir(folder.path().join("gen/toolc.locks/folder.lock")).unwrap();
    made(&folder, ALL[3]);
    for name in ["notes", "merge", "folder"] {
        let path = format!("gen/toolc.locks/{name}.lock");
        assert!(folder.path().join(path).exists(), "{name}");
    }
    // Nor are files removed of targets that nobody asked for.
    made(&folder, "gen --root common.toolsi shop.toolsi --lang rust");
    assert!(folder.path().join("gen/desk/mcp/desk/serve.py").exists());
    made(&folder, "gen --root common.toolsi shop.toolsi");
    assert!(!folder.path().join("gen/desk").exists());
    // A package without a file has a lock as well, and --check tells of it.
    put(&folder, "none.tools", "package acme.none\n");
    made(&folder, "gen --package acme.none none.tools");
    let (code, said) = refused(&folder, "gen --root common.toolsi shop.toolsi --check");
    let stale = "stale       gen/toolc.locks/acme.none.lock";
    assert!(code == 1 && said.contains(stale), "{said}");
    assert!(said.contains("run the same without --check"), "{said}");
}

#[cfg(unix)]
#[test]
fn links_are_not_followed() {
    for name in [".toolc", ".toolc/packages", "toolc.locks"] {
        let folder = project();
        let elsewhere = folder.path().join("elsewhere");
        fs::create_dir(&elsewhere).unwrap();
        let link = folder.path().join("gen").join(name);
        fs::create_dir_all(link.parent().unwrap()).unwrap();
        std::os::unix::fs::symlink(&elsewhere, link).unwrap();
        let (code, said) = refused(&folder, ALL[0]);
        assert!(code == 2 && said.contains("is a link"), "{said}");
        assert_eq!(fs::read_dir(&elsewhere).unwrap().count(), 0, "{name}");
    }
}

#[test]
fn a_killed_step_of_a_package_that_is_none_any_more_is_cleared_away() {
    const WRITE: Mode = Mode::Write { force: false };
    let folder = project();
    for line in ALL {
        made(&folder, line);
    }
    let old = [write::Output {
        target: "rust".to_owned(),
        files: vec![("types/acme_old/a.rs".to_owned(), "1".to_owned())],
    }];
    let output = folder.path().join("gen");
    let portion = Portion::Packages("acme.old".to_owned());
    let mut steps = 0;
    while write_portion(&old, (&output, &portion), WRITE, Stop::after(steps)).is_err() {
        made(&folder, ALL[3]);
        is_as_a_whole(&folder);
        assert!(!output.join("toolc.locks/acme.old.lock").exists());
        steps += 1;
    }
    assert!(steps > 8, "{steps}");
}

#[test]
fn a_run_that_was_cut_off_keeps_those_of_the_other_kind_away() {
    const WRITE: Mode = Mode::Write { force: false };
    let one = [write::Output {
        target: "rust".to_owned(),
        files: vec![("a.rs".to_owned(), "1".to_owned())],
    }];
    let ours = Portion::Packages("ours".to_owned());
    let mut found = 0;
    for (cut, other) in [(&ours, &Portion::Whole), (&Portion::Whole, &ours)] {
        for steps in 0..40 {
            let folder = TempDir::new().unwrap();
            let folder = folder.path().join("gen");
            let never = Stop::never();
            let run = |portion, stop| write_portion(&one, (&folder, portion), WRITE, stop);
            if run(cut, Stop::after(steps)).is_ok() {
                break;
            }
            // Either nothing was begun, or it has to be completed first.
            match run(other, never) {
                Ok(_) => assert!(run(cut, never).is_err(), "after step {steps}"),
                Err(problem) => {
                    assert!(problem.message.contains("nothing was written"), "{problem}");
                    run(cut, never).unwrap();
                    found += 1;
                }
            }
        }
    }
    assert!(found > 4, "{found}");
}

#[test]
fn what_is_no_package_any_more_goes_with_the_files_around_all() {
    let folder = project();
    for line in ALL {
        made(&folder, line);
    }
    fs::remove_file(folder.path().join("desk.tools")).unwrap();
    let line = "gen --root common.toolsi shop.toolsi";
    let (code, said) = refused(&folder, &format!("{line} --check"));
    assert!(
        code == 1 && said.contains("stale       gen/desk/mod.rs"),
        "{said}"
    );
    made(&folder, line);
    assert!(!folder.path().join("gen/desk").exists());
    assert!(
        !folder
            .path()
            .join("gen/toolc.locks/acme.desk.lock")
            .exists()
    );
    is_as_a_whole(&folder);
}

#[test]
fn a_step_that_was_killed_anywhere_is_completed_and_touches_no_other() {
    const WRITE: Mode = Mode::Write { force: false };
    let of = |files: &[(&str, &str)]| {
        let files = files
            .iter()
            .map(|(path, text)| ((*path).to_owned(), (*text).to_owned()));
        let target = "rust".to_owned();
        [write::Output {
            target,
            files: files.collect(),
        }]
    };
    let [ours, theirs] = ["ours", "theirs"].map(|name| Portion::Packages(name.to_owned()));
    let (old, new) = (
        of(&[
            ("types/ours/a.rs", "1"),
            ("both/b.rs", "1"),
            ("gone/c.rs", "1"),
        ]),
        of(&[
            ("types/ours/a.rs", "2"),
            ("both/b.rs", "1"),
            ("new/d.rs", "1"),
        ]),
    );
    let other = of(&[("types/theirs/a.rs", "1"), ("both/e.rs", "1")]);
    let run = |outputs: &[write::Output], folder: &Path, portion: &Portion, stop| {
        write_portion(outputs, (folder, portion), WRITE, stop)
    };
    let never = Stop::never();
    for begins in [true, false] {
        let whole = TempDir::new().unwrap();
        let whole = whole.path().join("gen");
        run(&other, &whole, &theirs, never).unwrap();
        run(&new, &whole, &ours, never).unwrap();
        for steps in 0.. {
            let folder = TempDir::new().unwrap();
            let folder = folder.path().join("gen");
            if begins {
                run(&old, &folder, &ours, never).unwrap();
            }
            let stopped = run(&new, &folder, &ours, Stop::after(steps)).is_err();
            // Somebody else goes on meanwhile.
            run(&other, &folder, &theirs, never).unwrap();
            run(&new, &folder, &ours, never)
                .unwrap_or_else(|problem| panic!("after step {steps}: {problem}"));
            assert_eq!(files(&folder), files(&whole), "after step {steps}");
            if !stopped {
                assert!(steps > 10, "{steps}");
                break;
            }
        }
    }
}

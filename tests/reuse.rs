//! One change of a project of many packages: a run takes from the last one what has nothing to do with it, and nothing
//! that it finds or writes tells whether it did.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;
use toolc_build::write::Mode;
use toolc_build::{Failure, Generated};

use crate::many_packages::{
    WRITE, change, files, is_as_from_nothing, project, reused, run, source, try_run,
};

#[test]
fn only_the_changed_package_is_made() {
    let folder = project(5);
    assert_eq!(
        reused(&run(folder.path())),
        "reused nothing: no run has left anything"
    );
    change(&folder, 3, "int", "string");
    let generated = run(folder.path());
    assert_eq!(reused(&generated), "reused 4 of 5 packages");
    let (_, report) = &generated.folders[0];
    let changed: Vec<&str> = report.changes.iter().map(|change| &*change.path).collect();
    assert!(!changed.is_empty() && report.unchanged > 20, "{changed:?}");
    assert!(changed.iter().all(|path| path.contains('3')), "{changed:?}");
    // All five tools are described alike, and one is in the package.
    assert_eq!(generated.warnings, 1);
    let findings = &generated.checked.as_ref().unwrap().findings;
    let messages: Vec<&str> = findings.iter().map(|one| &*one.message).collect();
    assert_eq!(
        messages,
        ["`find_1` and 3 other tools are described like `find_0`"]
    );
    is_as_from_nothing(&folder);
    // What is known is that of the whole project again.
    change(&folder, 1, "Finds 1.", "Finds one.");
    assert_eq!(reused(&run(folder.path())), "reused 4 of 5 packages");
    is_as_from_nothing(&folder);
    assert_eq!(reused(&run(folder.path())), "");
}

#[test]
fn who_names_something_of_each_other_is_made_together() {
    let folder = project(6);
    let user = "package p2\nuse p1 { Item1 }\n";
    change(&folder, 2, "package p2\n", user);
    change(&folder, 2, "item: Item2", "item: Item1");
    run(folder.path());
    change(&folder, 1, "int", "string");
    assert_eq!(reused(&run(folder.path())), "reused 4 of 6 packages");
    is_as_from_nothing(&folder);
    // An import that nothing uses is a finding in its file, and a new neighbour.
    change(&folder, 4, "package p4\n", "package p4\nuse p5\n");
    let says =
        "reused nothing: a package names something of another one that it did not name before";
    assert_eq!(reused(&run(folder.path())), says);
    is_as_from_nothing(&folder);
    change(&folder, 5, "int", "string");
    assert_eq!(reused(&run(folder.path())), "reused 4 of 6 packages");
    is_as_from_nothing(&folder);
}

#[test]
fn names_that_packages_share_are_found() {
    let folder = project(4);
    run(folder.path());
    change(&folder, 1, "tool find_1", "tool find_3");
    let Err(Failure::Findings(checked)) = try_run(folder.path(), WRITE) else {
        panic!("two tools have one name");
    };
    let messages: Vec<&str> = checked.findings.iter().map(|one| &*one.message).collect();
    assert!(messages[0].contains("find_3"), "{messages:?}");
    change(&folder, 1, "tool find_3", "tool find_1");
    run(folder.path());
    is_as_from_nothing(&folder);
}

#[test]
fn what_cannot_be_used_is_told_in_one_line() {
    let folder = project(4);
    run(folder.path());
    let kept = folder.path().join("gen/.toolc/parts");
    let good = fs::read_to_string(&kept).unwrap();
    let (first, rest) = good.split_once('\n').unwrap();
    let broken = "what the last run left is broken";
    let version = "another version of toolc left it";
    let forms: [(Vec<u8>, &str); 8] = [
        (Vec::new(), version),
        (b"\n\0\xFF".into(), version),
        (first.replace("parts 2", "parts 1").into(), version),
        (rest.into(), version),
        (good[..good.len() / 2].into(), broken),
        (good.replace("find_2", "find_9").into(), broken),
        (format!("{first}\n").into(), broken),
        (format!("{first}\n{}", "[".repeat(100_000)).into(), broken),
    ];
    for (round, (bytes, why)) in forms.into_iter().enumerate() {
        fs::write(&kept, bytes).unwrap();
        append(&folder, 2, &format!("// Round {round}.\n"));
        assert_eq!(
            reused(&run(folder.path())),
            format!("reused nothing: {why}")
        );
        is_as_from_nothing(&folder);
    }
    // One with the right hash, whose places are nowhere.
    append(&folder, 2, "// Whole again.\n");
    run(folder.path());
    let good = fs::read_to_string(&kept).unwrap();
    let (first, rest) = good.split_once('\n').unwrap();
    let (before, after) = rest.split_once("\"find_1\",[").unwrap();
    let (span, after) = after.split_once(']').unwrap();
    let file = span.split(',').next().unwrap();
    let rest = format!("{before}\"find_1\",[{file},7,4000000]{after}");
    let start = first.rsplit_once(' ').unwrap().0;
    let hash = xxhash_rust::xxh3::xxh3_128(rest.as_bytes());
    fs::write(&kept, format!("{start} {hash:032x}\n{rest}")).unwrap();
    append(&folder, 2, "// A place that is nowhere.\n");
    let misfit = "reused nothing: what the last run left does not fit together";
    assert_eq!(reused(&run(folder.path())), misfit);
    is_as_from_nothing(&folder);
    // A file that is no file, and one that nobody would want to read.
    fs::remove_file(&kept).unwrap();
    fs::create_dir(&kept).unwrap();
    let else_there = "reused nothing: what the last run left is something else";
    append(&folder, 2, "// A folder.\n");
    assert_eq!(reused(&run(folder.path())), else_there);
    fs::remove_dir(&kept).unwrap();
    let huge = fs::File::create(&kept).unwrap();
    huge.set_len(1 << 40).unwrap();
    append(&folder, 2, "// Sparse.\n");
    assert_eq!(reused(&run(folder.path())), else_there);
    is_as_from_nothing(&folder);
}

#[test]
fn another_run_or_other_options_make_everything() {
    let folder = project(8);
    run(folder.path());
    // Another project was made here meanwhile.
    let kept = folder.path().join("gen/.toolc/parts");
    let old = fs::read(&kept).unwrap();
    change(&folder, 2, "int", "string");
    run(folder.path());
    fs::write(&kept, old).unwrap();
    change(&folder, 1, "int", "string");
    assert_eq!(
        reused(&run(folder.path())),
        "reused nothing: other options made the files, or another run"
    );
    is_as_from_nothing(&folder);
    fs::write(
        folder.path().join("toolc.toml"),
        "[target.rust]\nserde = true\n[target.python]\n",
    )
    .unwrap();
    change(&folder, 3, "int", "string");
    assert_eq!(
        reused(&run(folder.path())),
        "reused nothing: other options made the files, or another run"
    );
    is_as_from_nothing(&folder);
}

#[test]
fn pages_about_all_packages_are_made_with_everything() {
    let says = "reused nothing: a target has pages about all packages";
    let folder = project(4);
    let config = folder.path().join("toolc.toml");
    fs::write(&config, "[target.python]\n[target.docs]\nout = \"docs\"\n").unwrap();
    run(folder.path());
    change(&folder, 1, "int", "string");
    assert_eq!(reused(&run(folder.path())), says);
    is_as_from_nothing(&folder);
}

#[test]
fn a_manifest_about_all_packages_is_made_with_everything() {
    let says = "reused nothing: a target has pages about all packages";
    let folder = project(4);
    let config = folder.path().join("toolc.toml");
    // It names a feature that only one package needs.
    fs::write(&config, "[target.rust]\ncrate = \"made-here\"\n").unwrap();
    let needs = "json @schema({ minProperties: 1 })";
    change(&folder, 2, "int", needs);
    run(folder.path());
    let manifest = folder.path().join("gen/Cargo.toml");
    assert!(fs::read_to_string(&manifest).unwrap().contains("schema"));
    change(&folder, 2, needs, "int");
    assert_eq!(reused(&run(folder.path())), says);
    is_as_from_nothing(&folder);
    change(&folder, 3, "int", "string");
    assert_eq!(reused(&run(folder.path())), "reused 3 of 4 packages");
    change(&folder, 1, "string", needs);
    assert_eq!(reused(&run(folder.path())), says);
    is_as_from_nothing(&folder);
}

#[test]
fn files_of_other_packages_are_looked_at() {
    let folder = project(4);
    run(folder.path());
    let path = folder.path().join("gen/serving_1/mod.rs");
    let text = fs::read_to_string(&path).unwrap();
    // One that is lost comes back.
    fs::remove_file(&path).unwrap();
    change(&folder, 2, "int", "string");
    assert_eq!(
        reused(&run(folder.path())),
        "reused nothing: a file is not as it was written"
    );
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    is_as_from_nothing(&folder);
    // One that was edited is told, and nothing is written.
    fs::write(&path, "mine").unwrap();
    change(&folder, 2, "string", "int");
    let before = files(&folder.path().join("gen"));
    let Err(Failure::Problems(problems)) = try_run(folder.path(), WRITE) else {
        panic!("an edited file is in the way");
    };
    assert!(problems[0].details[0].ends_with("serving_1/mod.rs"));
    assert_eq!(files(&folder.path().join("gen")), before);
}

#[test]
fn check_tells_the_same_and_leaves_nothing() {
    let folder = project(4);
    run(folder.path());
    change(&folder, 2, "int", "string");
    let kept = folder.path().join("gen/.toolc/parts");
    let before = fs::read(&kept).unwrap();
    let looked = try_run(folder.path(), Mode::Check { diff: true }).unwrap();
    assert_eq!(fs::read(&kept).unwrap(), before);
    let written = run(folder.path());
    assert_eq!(reused(&written), "reused 3 of 4 packages");
    let paths = |generated: &Generated| -> Vec<String> {
        let changes = generated.folders[0].1.changes.iter();
        let paths = changes.map(|change| change.path.clone());
        paths.filter(|path| path != "toolc.lock").collect()
    };
    assert_eq!(paths(&looked), paths(&written));
}

/// Files of other sources, with a lock that lists them and what a run from the right sources has left.
#[test]
fn check_relies_on_nothing_that_is_left() {
    let folder = project(4);
    run(folder.path());
    let state = folder.path().join("gen/.toolc");
    let left: Vec<(PathBuf, Vec<u8>)> = ["parts", "last-run"]
        .map(|name| state.join(name))
        .map(|path| (path.clone(), fs::read(&path).unwrap()))
        .into();
    change(&folder, 2, "int", "string");
    run(folder.path());
    change(&folder, 2, "string", "int");
    for (path, bytes) in left {
        fs::write(path, bytes).unwrap();
    }
    let looked = try_run(folder.path(), Mode::Check { diff: false }).unwrap();
    let changed = &looked.folders[0].1.changes;
    assert!(changed.iter().any(|change| change.path.contains("p2")));
}

#[test]
fn packages_that_only_declare_types_are_used_by_all() {
    const COMMON: &str = "\
/// What all have in common.
package common

type Page { number: int = 1 }
type Row { number: int = 1, page: Page }
type Tree { branch?: Branch }
type Branch { tree?: Tree }
/// Nobody may.
error forbidden { kind auth }
";
    let folder = project(14);
    let common = folder.path().join("shared.tools");
    fs::write(&common, COMMON).unwrap();
    let shared = |number: usize, name: &str| {
        let package = format!("package p{number}\n");
        let with = format!("{package}use common {{ {name} }}\n");
        change(&folder, number, &package, &with);
        let field = format!("  count: int\n  page?: {name}\n");
        change(&folder, number, "  count: int\n", &field);
    };
    shared(0, "Branch");
    shared(1, "Page");
    shared(2, "Page");
    run(folder.path());
    change(&folder, 1, "count: int", "count: string");
    assert_eq!(reused(&run(folder.path())), "reused 14 of 15 packages");
    is_as_from_nothing(&folder);
    // Nothing uses `Row` and `forbidden`, which the user that was made cannot know.
    assert_eq!(run(folder.path()).warnings, 3);
    // Who enters a circle of types elsewhere changes nothing of it.
    change(&folder, 0, "use common { Branch }", "use common { Tree }");
    change(&folder, 0, "page?: Branch", "page?: Tree");
    assert_eq!(reused(&run(folder.path())), "reused 14 of 15 packages");
    is_as_from_nothing(&folder);
    // What one uses now is unused no more; so is what it used, if no other does.
    shared(4, "Row");
    let unknown = "reused nothing: what has changed has errors";
    assert_eq!(reused(&run(folder.path())), unknown);
    is_as_from_nothing(&folder);
    change(&folder, 4, "use common { Row }", "use common { Page }");
    change(&folder, 4, "page?: Row", "page?: Page");
    let other = "reused nothing: something else of a shared package is used";
    assert_eq!(reused(&run(folder.path())), other);
    is_as_from_nothing(&folder);
    // With itself all are made that use it, and no others.
    fs::write(&common, COMMON.replace("= 1 }", "= 2 }")).unwrap();
    assert_eq!(reused(&run(folder.path())), "reused 10 of 15 packages");
    is_as_from_nothing(&folder);
    // With a tool it is like any other.
    let tool =
        "service more {\ntoolset more_tools {\n/// Does more.\ntool do_more() -> Page\n}\n}\n";
    fs::write(&common, format!("{COMMON}{tool}")).unwrap();
    let other = "reused nothing: what is declared by name has changed";
    assert_eq!(reused(&run(folder.path())), other);
    change(&folder, 1, "count: string", "count: bool");
    assert_eq!(reused(&run(folder.path())), "reused 10 of 15 packages");
    is_as_from_nothing(&folder);
}

#[test]
fn runs_at_once_leave_a_whole_folder() {
    let folder = project(16);
    told(start(folder.path()));
    for round in 0..3 {
        append(&folder, round, &format!("// Round {round}.\n"));
        change(&folder, round, "int", "string");
        let runs: Vec<Child> = (0..4).map(|_| start(folder.path())).collect();
        runs.into_iter().for_each(|run| drop(told(run)));
        is_as_from_nothing(&folder);
    }
    change(&folder, 9, "int", "string");
    assert!(told(start(folder.path())).contains("reused 15 of 16 packages\n"));
}

#[test]
fn a_run_after_a_killed_one_is_whole() {
    let folder = project(16);
    told(start(folder.path()));
    for round in 0..6 {
        let (from, to) = match round % 2 {
            0 => ("int", "string"),
            _ => ("string", "int"),
        };
        change(&folder, 7, from, to);
        let mut killed = start(folder.path());
        thread::sleep(Duration::from_millis(round * 6));
        let _ = killed.kill();
        let _ = killed.wait();
        told(start(folder.path()));
        is_as_from_nothing(&folder);
    }
}

fn append(folder: &TempDir, number: usize, more: &str) {
    let path = source(folder, number);
    let text = fs::read_to_string(&path).unwrap();
    fs::write(path, text + more).unwrap();
}

fn start(folder: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_toolc"))
        .args(["gen", "--timings"])
        .current_dir(folder)
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

/// What a run told, which had no errors.
fn told(run: Child) -> String {
    let out = run.wait_with_output().unwrap();
    assert!(out.status.success());
    String::from_utf8(out.stderr).unwrap()
}

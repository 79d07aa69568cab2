//! What writing promises: all or nothing, only our own files, and a whole folder after a kill at any step.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tempfile::TempDir;
use toolc_build::Problem;
use toolc_build::problem::Kind;
use toolc_build::write::{Mode, Output, Report, State, Stop, write, write_until};

const WRITE: Mode = Mode::Write { force: false };
const FORCE: Mode = Mode::Write { force: true };
const CHECK: Mode = Mode::Check { diff: true };

#[test]
fn only_what_changed_is_written_and_only_what_is_ours_removed() {
    let folder = TempDir::new().unwrap();
    run(
        &folder,
        &[("a/x.rs", "1"), ("a/y.rs", "2"), ("b/z.rs", "3")],
        WRITE,
    )
    .unwrap();
    fs::write(folder.path().join("b/note.txt"), "mine").unwrap();
    let before = fs::metadata(folder.path().join("a/x.rs"))
        .unwrap()
        .modified()
        .unwrap();
    let report = run(&folder, &[("a/x.rs", "1"), ("a/y.rs", "changed")], WRITE).unwrap();
    assert_eq!(
        states(&report),
        [("a/y.rs", State::Changed), ("b/z.rs", State::Stale)]
    );
    assert_eq!(
        fs::metadata(folder.path().join("a/x.rs"))
            .unwrap()
            .modified()
            .unwrap(),
        before
    );
    assert_eq!(
        files(folder.path()).keys().collect::<Vec<_>>(),
        ["a/x.rs", "a/y.rs", "b/note.txt", "toolc.lock"]
    );
    let report = run(&folder, &[("a/x.rs", "1"), ("a/y.rs", "changed")], WRITE).unwrap();
    assert!(report.is_up_to_date());
    assert_eq!(report.unchanged, 2);
}

#[test]
fn folders_go_when_they_become_empty_but_not_those_that_were_there_before() {
    let folder = TempDir::new().unwrap();
    fs::create_dir_all(folder.path().join("theirs")).unwrap();
    run(
        &folder,
        &[("ours/deep/x.rs", "1"), ("theirs/deep/x.rs", "1")],
        WRITE,
    )
    .unwrap();
    run(&folder, &[], WRITE).unwrap();
    assert!(!folder.path().join("ours").exists());
    assert!(folder.path().join("theirs").exists());
    assert!(!folder.path().join("theirs/deep").exists());
}

#[test]
fn edited_and_foreign_files_are_all_named_and_nothing_is_written() {
    let folder = TempDir::new().unwrap();
    run(
        &folder,
        &[("a.rs", "1"), ("b.rs", "1"), ("c.rs", "1"), ("d.rs", "1")],
        WRITE,
    )
    .unwrap();
    fs::write(folder.path().join("a.rs"), "edited").unwrap();
    fs::write(folder.path().join("c.rs"), "edited, and stale").unwrap();
    fs::write(folder.path().join("e.rs"), "foreign").unwrap();
    let before = all(folder.path());
    let new = [("a.rs", "2"), ("b.rs", "2"), ("d.rs", "2"), ("e.rs", "2")];
    let problem = run(&folder, &new, WRITE).unwrap_err();
    assert_eq!(problem.kind, Kind::Content);
    let told: Vec<_> = problem
        .details
        .iter()
        .map(|line| (&line[..7], line.rsplit('/').next().unwrap()))
        .collect();
    assert_eq!(
        told,
        [
            ("edited ", "a.rs"),
            ("edited ", "c.rs"),
            ("foreign", "e.rs")
        ]
    );
    assert_eq!(all(folder.path()), before);

    let report = run(&folder, &new, CHECK).unwrap();
    let expected = [
        ("a.rs", State::Edited),
        ("b.rs", State::Changed),
        ("c.rs", State::Edited),
        ("d.rs", State::Changed),
        ("e.rs", State::Foreign),
        ("toolc.lock", State::Changed),
    ];
    assert_eq!(states(&report), expected);
    assert_eq!(all(folder.path()), before);

    run(&folder, &new, FORCE).unwrap();
    assert_eq!(contents(folder.path()), owned(&new));
}

#[test]
fn a_refused_first_run_leaves_nothing_behind() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.rs"), "foreign").unwrap();
    run(&folder, &[("a.rs", "1"), ("b/c.rs", "1")], WRITE).unwrap_err();
    assert_eq!(all(folder.path()).len(), 1);
    let inner = folder.path().join("not/there");
    let clash = [
        output("rust", &[("a", "1")]),
        output("python", &[("a", "2")]),
    ];
    write(&clash, &inner, WRITE).unwrap_err();
    assert!(!folder.path().join("not").exists());
}

#[test]
fn line_ends_do_not_count_and_foreign_files_with_the_right_text_are_taken_over() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("a.rs"), "one\r\ntwo\r\n").unwrap();
    let report = run(&folder, &[("a.rs", "one\ntwo\n")], WRITE).unwrap();
    assert_eq!((report.unchanged, report.changes.len()), (1, 0));
    let lock = folder.path().join("toolc.lock");
    fs::write(
        &lock,
        fs::read_to_string(&lock).unwrap().replace('\n', "\r\n"),
    )
    .unwrap();
    assert!(
        run(&folder, &[("a.rs", "one\ntwo\n")], CHECK)
            .unwrap()
            .is_up_to_date()
    );
    run(&folder, &[], WRITE).unwrap();
    assert!(!folder.path().join("a.rs").exists());
}

#[test]
fn check_writes_nothing_and_shows_the_differences() {
    let folder = TempDir::new().unwrap();
    let out = folder.path().join("gen");
    let report = write(&[output("rust", &[("a.rs", "1\n")])], &out, CHECK).unwrap();
    assert_eq!(
        states(&report),
        [("a.rs", State::Missing), ("toolc.lock", State::Missing)]
    );
    assert!(!out.exists());
    write(&[output("rust", &[("a.rs", "1\n")])], &out, WRITE).unwrap();
    let before = all(&out);
    let report = write(&[output("rust", &[("a.rs", "2\n")])], &out, CHECK).unwrap();
    assert!(
        report.changes[0]
            .diff
            .as_ref()
            .unwrap()
            .ends_with("@@ -1 +1 @@\n-1\n+2\n")
    );
    assert_eq!(all(&out), before);
}

#[test]
fn targets_share_a_folder_without_touching_each_other() {
    let folder = TempDir::new().unwrap();
    write(
        &[output("rust", &[("a.rs", "1"), ("both.md", "x")])],
        folder.path(),
        WRITE,
    )
    .unwrap();
    write(
        &[output("python", &[("a.py", "1"), ("both.md", "x")])],
        folder.path(),
        WRITE,
    )
    .unwrap();
    write(&[output("rust", &[])], folder.path(), WRITE).unwrap();
    assert_eq!(
        contents(folder.path()),
        owned(&[("a.py", "1"), ("both.md", "x")])
    );
    let clash = [
        output("rust", &[("a.py", "other"), ("A.md", "1")]),
        output("python", &[("a.py", "1"), ("a.md", "1")]),
    ];
    let problem = write(&clash, folder.path(), WRITE).unwrap_err();
    assert_eq!(problem.kind, Kind::Outside);
    assert!(
        problem.details[0].contains("differ in case only"),
        "{problem}"
    );
    assert!(
        problem.details[1].contains("is written by `python` and by `rust`"),
        "{problem}"
    );
}

#[test]
fn a_file_may_become_a_folder_and_a_folder_a_file() {
    let folder = TempDir::new().unwrap();
    run(&folder, &[("a", "1"), ("b/c", "1")], WRITE).unwrap();
    run(&folder, &[("a/x", "1"), ("b", "1")], WRITE).unwrap();
    assert_eq!(contents(folder.path()), owned(&[("a/x", "1"), ("b", "1")]));
    fs::write(folder.path().join("a/note"), "mine").unwrap();
    let problem = run(&folder, &[("a", "1"), ("b", "1")], FORCE).unwrap_err();
    assert!(problem.details[0].ends_with("a is a folder"), "{problem}");
}

#[test]
fn paths_out_of_the_folder_are_never_written() {
    let folder = TempDir::new().unwrap();
    for path in ["../x", "/x", "a/../../x", ".toolc/x", "toolc.lock"] {
        assert_eq!(
            run(&folder, &[(path, "1")], FORCE).unwrap_err().kind,
            Kind::Bug,
            "{path}"
        );
    }
    fs::write(folder.path().join("file"), "").unwrap();
    for path in ["file", "file/below"] {
        let problem = write(
            &[output("rust", &[("a", "1")])],
            &folder.path().join(path),
            WRITE,
        )
        .unwrap_err();
        assert_eq!(problem.kind, Kind::Outside, "{path}");
    }
}

#[cfg(unix)]
#[test]
fn links_are_never_followed() {
    use std::os::unix::fs::symlink;
    let (folder, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    fs::write(other.path().join("x"), "theirs").unwrap();
    symlink(other.path(), folder.path().join("linked")).unwrap();
    symlink(other.path().join("x"), folder.path().join("x")).unwrap();
    assert!(
        run(&folder, &[("linked/x", "1")], FORCE)
            .unwrap_err()
            .details[0]
            .contains("a link")
    );
    assert!(run(&folder, &[("x", "1")], WRITE).unwrap_err().details[0].starts_with("foreign"));
    run(&folder, &[("x", "1")], FORCE).unwrap();
    assert_eq!(
        fs::read_to_string(other.path().join("x")).unwrap(),
        "theirs"
    );
    assert!(
        !fs::symlink_metadata(folder.path().join("x"))
            .unwrap()
            .is_symlink()
    );
}

/// Every step of a run is one after which it may be killed: whatever was there, the next run ends up in the same place.
#[test]
fn a_run_that_was_killed_anywhere_is_completed_or_undone() {
    let old = [
        ("a/x.rs", "old x"),
        ("a/y.rs", "same"),
        ("gone/deep/z.rs", "old z"),
        ("turns", "file"),
        ("case.rs", "c"),
    ];
    let new = [
        ("a/x.rs", "new x"),
        ("a/y.rs", "same"),
        ("new/w.rs", "new w"),
        ("turns/into.rs", "folder"),
    ];
    let whole = TempDir::new().unwrap();
    run(&whole, &old, WRITE).unwrap();
    run(&whole, &new, WRITE).unwrap();
    let mut steps = 0;
    loop {
        let folder = TempDir::new().unwrap();
        run(&folder, &old, WRITE).unwrap();
        let before = files(folder.path());
        let stopped = write_until(
            &[output("rust", &new)],
            folder.path(),
            WRITE,
            Stop::after(steps),
        )
        .is_err();
        let between = files(folder.path());
        // No reader ever sees a part of a file.
        for (path, text) in &between {
            let known =
                before.get(path) == Some(text) || files(whole.path()).get(path) == Some(text);
            assert!(known, "after step {steps}: {path} holds {text:?}");
        }
        if stopped && between != files(whole.path()) && between != before {
            let report = run(&folder, &new, CHECK).unwrap();
            assert!(report.interrupted, "after step {steps}");
        }
        // The next run may want something else altogether: it must not be confused by what it finds.
        if stopped {
            let other = TempDir::new().unwrap();
            copy(folder.path(), other.path());
            run(&other, &[("else.rs", "1")], WRITE)
                .unwrap_or_else(|problem| panic!("after step {steps}: {problem}"));
            assert_eq!(
                contents(other.path()),
                owned(&[("else.rs", "1")]),
                "after step {steps}"
            );
        }
        run(&folder, &new, WRITE).unwrap_or_else(|problem| panic!("after step {steps}: {problem}"));
        assert_eq!(all(folder.path()), all(whole.path()), "after step {steps}");
        if !stopped {
            break;
        }
        steps += 1;
    }
    assert!(steps > 15, "{steps}");
}

/// The first run makes what later ones find: its folder, and the file that keeps it out of git.
#[test]
fn a_first_run_that_was_killed_anywhere_leaves_nothing_behind() {
    let new = [("a.rs", "1"), ("b/c.rs", "2")];
    let whole = TempDir::new().unwrap();
    write(&[output("rust", &new)], &whole.path().join("gen"), WRITE).unwrap();
    let mut steps = 0;
    loop {
        let folder = TempDir::new().unwrap();
        let gen_folder = folder.path().join("gen");
        let outputs = [output("rust", &new)];
        let stopped = write_until(&outputs, &gen_folder, WRITE, Stop::after(steps)).is_err();
        write(&outputs, &gen_folder, WRITE)
            .unwrap_or_else(|problem| panic!("after step {steps}: {problem}"));
        assert_eq!(all(folder.path()), all(whole.path()), "after step {steps}");
        if !stopped {
            break;
        }
        steps += 1;
    }
    assert!(steps > 10, "{steps}");
}

#[test]
fn a_completion_that_was_killed_is_completed() {
    let (old, new) = ([("a", "1"), ("b", "1")], [("a", "2"), ("c", "2")]);
    let whole = TempDir::new().unwrap();
    run(&whole, &new, WRITE).unwrap();
    for first in 0..25 {
        for second in (first % 5..25).step_by(5) {
            let folder = TempDir::new().unwrap();
            run(&folder, &old, WRITE).unwrap();
            let _ = write_until(
                &[output("rust", &new)],
                folder.path(),
                WRITE,
                Stop::after(first),
            );
            let _ = write_until(
                &[output("rust", &new)],
                folder.path(),
                WRITE,
                Stop::after(second),
            );
            run(&folder, &new, WRITE)
                .unwrap_or_else(|problem| panic!("{first}, {second}: {problem}"));
            assert_eq!(
                files(folder.path()),
                files(whole.path()),
                "{first}, {second}"
            );
        }
    }
}

#[test]
fn what_was_edited_after_a_kill_is_left_alone() {
    let mut refused = 0;
    for steps in 0..30 {
        let folder = TempDir::new().unwrap();
        run(&folder, &[("a", "1")], WRITE).unwrap();
        if write_until(
            &[output("rust", &[("a", "2")])],
            folder.path(),
            WRITE,
            Stop::after(steps),
        )
        .is_ok()
        {
            break;
        }
        fs::write(folder.path().join("a"), "by hand").unwrap();
        let problem = run(&folder, &[("a", "2")], WRITE).unwrap_err();
        assert!(problem.details[0].starts_with("edited"), "{problem}");
        assert_eq!(
            fs::read_to_string(folder.path().join("a")).unwrap(),
            "by hand"
        );
        run(&folder, &[("a", "2")], FORCE).unwrap();
        assert_eq!(contents(folder.path()), owned(&[("a", "2")]));
        refused += 1;
    }
    assert!(refused > 5);
}

#[test]
fn runs_into_one_folder_wait_for_each_other() {
    let folder = TempDir::new().unwrap();
    let all: Vec<Vec<(String, String)>> = (0..8)
        .map(|run| {
            (0..20)
                .map(|file| (format!("f{file}"), format!("run {run}")))
                .collect()
        })
        .collect();
    std::thread::scope(|scope| {
        for files in &all {
            scope.spawn(|| {
                let output = Output {
                    target: "rust".into(),
                    files: files.clone(),
                };
                write(&[output], folder.path(), WRITE).unwrap();
            });
        }
    });
    let texts: std::collections::BTreeSet<String> = contents(folder.path()).into_values().collect();
    assert_eq!(texts.len(), 1, "{texts:?}");
}

#[test]
fn a_lock_in_conflict_names_its_line_and_force_reads_both_sides() {
    let folder = TempDir::new().unwrap();
    run(&folder, &[("a", "1"), ("b", "1")], WRITE).unwrap();
    let lock = folder.path().join("toolc.lock");
    let text = fs::read_to_string(&lock).unwrap();
    fs::write(&lock, text.replacen("rust ", "<<<<<<< HEAD\nrust ", 1)).unwrap();
    let problem = run(&folder, &[("a", "1")], WRITE).unwrap_err();
    assert!(problem.message.starts_with("line 4 of"), "{problem}");
    assert!(run(&folder, &[("a", "1")], CHECK).is_err());
    run(&folder, &[("a", "1")], FORCE).unwrap();
    assert_eq!(contents(folder.path()), owned(&[("a", "1")]));
}

fn run(folder: &TempDir, files: &[(&str, &str)], mode: Mode) -> Result<Report, Problem> {
    write(&[output("rust", files)], folder.path(), mode)
}

fn output(target: &str, files: &[(&str, &str)]) -> Output {
    Output {
        target: target.into(),
        files: files
            .iter()
            .map(|&(path, text)| (path.into(), text.into()))
            .collect(),
    }
}

fn states(report: &Report) -> Vec<(&str, State)> {
    report
        .changes
        .iter()
        .map(|change| (change.path.as_str(), change.state))
        .collect()
}

fn owned(files: &[(&str, &str)]) -> BTreeMap<String, String> {
    files
        .iter()
        .map(|&(path, text)| (path.into(), text.into()))
        .collect()
}

/// What somebody who looks into the folder sees.
fn files(folder: &Path) -> BTreeMap<String, String> {
    all(folder)
        .into_iter()
        .filter(|(path, _)| !path.starts_with(".toolc"))
        .collect()
}

/// The generated files alone.
fn contents(folder: &Path) -> BTreeMap<String, String> {
    files(folder)
        .into_iter()
        .filter(|(path, _)| path != "toolc.lock")
        .collect()
}

fn all(folder: &Path) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path
                    .strip_prefix(folder)
                    .unwrap()
                    .to_string_lossy()
                    .replace('\\', "/");
                found.insert(name, fs::read_to_string(path).unwrap());
            }
        }
    }
    found
}

fn copy(from: &Path, to: &Path) {
    for (path, text) in all(from) {
        let path = to.join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
}

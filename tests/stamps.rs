//! What a run has read of generated files, and the next one need not: no change of a file stays unseen for it.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Duration;

use tempfile::TempDir;
use toolc_build::Failure;

use crate::many_packages::{
    WRITE, change, files, is_as_from_nothing, project, reused, run, try_run,
};

/// Until the states of files that are written now tell of every later change.
fn settle() {
    thread::sleep(Duration::from_millis(3300));
}

fn stamps(folder: &Path) -> PathBuf {
    folder.join("gen/.toolc/stamps")
}

/// A project whose generated files are all known.
fn known_project(packages: usize) -> TempDir {
    let folder = project(packages);
    run(folder.path());
    settle();
    run(folder.path());
    folder
}

/// How many files are known.
fn known(folder: &Path) -> usize {
    let bytes = fs::read(stamps(folder)).unwrap_or_default();
    let first = bytes.iter().position(|byte| *byte == b'\n');
    first.map_or(0, |end| (bytes.len() - end - 1) / 16)
}

#[test]
fn a_file_that_was_read_is_read_again_only_if_it_changed() {
    let folder = project(8);
    run(folder.path());
    // Now every file could change once more without a trace.
    assert_eq!(known(folder.path()), 0);
    run(folder.path());
    assert_eq!(known(folder.path()), 0);
    settle();
    run(folder.path());
    let all = files(&folder.path().join("gen")).len() - 1;
    if !cfg!(target_os = "linux") {
        return assert_eq!(known(folder.path()), 0);
    }
    assert_eq!(known(folder.path()), all);
    change(&folder, 2, "int", "string");
    assert_eq!(reused(&run(folder.path())), "reused 7 of 8 packages");
    is_as_from_nothing(&folder);

    // As long as before, as old as before, and even with the same number.
    let path = folder.path().join("gen/serving_1/mod.rs");
    let text = fs::read_to_string(&path).unwrap();
    let modified = fs::metadata(&path).unwrap().modified().unwrap();
    let edited = text.replacen("//!", "// ", 1);
    assert_ne!(edited, text);
    fs::write(&path, &edited).unwrap();
    let file = fs::File::options().write(true).open(&path).unwrap();
    file.set_modified(modified).unwrap();
    drop(file);
    change(&folder, 2, "string", "int");
    for _ in 0..2 {
        let Err(Failure::Problems(problems)) = try_run(folder.path(), WRITE) else {
            panic!("an edited file is in the way");
        };
        assert!(problems[0].details[0].ends_with("serving_1/mod.rs"));
    }
    fs::write(&path, &text).unwrap();
    run(folder.path());
    is_as_from_nothing(&folder);

    // Lost, and then moved from elsewhere with an old text.
    fs::remove_file(&path).unwrap();
    run(folder.path());
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    let beside = folder.path().join("gen/serving_2/mod.rs");
    fs::copy(&beside, &path).unwrap();
    assert!(matches!(
        try_run(folder.path(), WRITE),
        Err(Failure::Problems(_))
    ));
}

#[test]
fn what_cannot_be_used_is_told_in_one_line() {
    let folder = known_project(6);
    if !cfg!(target_os = "linux") {
        return;
    }
    let path = stamps(folder.path());
    let good = fs::read(&path).unwrap();
    let end = good.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    let older: Vec<u8> = [b"toolc stamps 0", &good[14..]].concat();
    let halves = [&good[..end], &good[end + 16..], &good[end..end + 16]].concat();
    let version = "another version of toolc left what is known of them";
    let broken = "what the last run left of them is broken";
    let forms: [(&[u8], &str); 6] = [
        (b"", version),
        (b"\n\0\xFF", version),
        (&older, version),
        (&good[..good.len() / 2], broken),
        (&halves, broken),
        (&good[..end], broken),
    ];
    for (round, (bytes, why)) in forms.into_iter().enumerate() {
        let told = format!("read all generated files: {why}");
        let (from, to) = match round % 2 {
            0 => ("int", "string"),
            _ => ("string", "int"),
        };
        // Of a run that makes a part, and of one that has nothing to do.
        fs::write(&path, bytes).unwrap();
        change(&folder, 2, from, to);
        let generated = run(folder.path());
        assert_eq!(generated.timings.read_again, told);
        assert_eq!(reused(&generated), "reused 5 of 6 packages");
        is_as_from_nothing(&folder);
        fs::write(&path, bytes).unwrap();
        assert_eq!(run(folder.path()).timings.read_again, told);
        // And it is whole again.
        assert_eq!(run(folder.path()).timings.read_again, "");
        assert!(known(folder.path()) > 0);
    }
    // No file at all, and one that nobody would want to read.
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let told = "read all generated files: what the last run left of them is something else";
    assert_eq!(run(folder.path()).timings.read_again, told);
    fs::remove_dir(&path).unwrap();
    fs::File::create(&path).unwrap().set_len(1 << 40).unwrap();
    assert_eq!(run(folder.path()).timings.read_again, told);
    is_as_from_nothing(&folder);
}

/// Entries of a folder say nothing about its copy, and what was made of other sources is known for them alone.
#[test]
fn entries_are_of_these_files_alone() {
    let folder = known_project(4);
    let copy = project(4);
    for (path, bytes) in files(folder.path()) {
        let path = copy.path().join(path);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    let state = copy.path().join("gen/.toolc");
    fs::create_dir(&state).unwrap();
    for name in ["parts", "last-run", "stamps"] {
        let from = folder.path().join("gen/.toolc").join(name);
        if from.exists() {
            fs::copy(from, state.join(name)).unwrap();
        }
    }
    let edited = copy.path().join("gen/serving_1/mod.rs");
    fs::write(&edited, "mine").unwrap();
    for number in [2, 3] {
        change(&copy, number, "int", "string");
        assert!(matches!(
            try_run(copy.path(), WRITE),
            Err(Failure::Problems(_))
        ));
        assert_eq!(fs::read_to_string(&edited).unwrap(), "mine");
    }
}

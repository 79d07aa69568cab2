//! Runs of one process, one after the other, as in `toolc watch`: what is in memory is not read again, and nothing that
//! a run finds or writes tells whether there was anything.

use std::fs;
use std::path::Path;
use std::thread;
use std::time::Duration;

use tempfile::TempDir;
use toolc_build::{Failure, Generated, LoadedProject, Memory, generate, generate_beside};

use crate::many_packages::{WRITE, change, files, is_as_from_nothing, project, request, reused};

#[test]
fn what_is_in_memory_is_not_read_again() {
    let folder = project(5);
    let mut memory = Memory::default();
    assert_eq!(
        reused(&beside(&folder, &mut memory)),
        "reused nothing: no run has left anything"
    );
    memory.settle();
    // On a disk that only this machine writes to, no file is read before its change is told.
    if cfg!(target_os = "linux") {
        assert_eq!(memory.doubts(), 0);
    }
    // A new process could not use this; the one that goes on needs it not.
    fs::write(folder.path().join("gen/.toolc/parts"), "broken").unwrap();
    fs::remove_file(folder.path().join("gen/.toolc/last-run")).unwrap();
    change(&folder, 3, "int", "string");
    assert_eq!(
        reused(&beside(&folder, &mut memory)),
        "reused 4 of 5 packages"
    );
    is_as_from_nothing(&folder);
    // Not ready yet, as when somebody saves at once: what was written is read, and nothing else is different.
    change(&folder, 3, "string", "int");
    assert_eq!(
        reused(&beside(&folder, &mut memory)),
        "reused 4 of 5 packages"
    );
    is_as_from_nothing(&folder);
    memory.settle();
    if cfg!(target_os = "linux") {
        assert_eq!(memory.doubts(), 0);
    }
    // What it leaves is what a new process leaves.
    change(&folder, 1, "int", "string");
    let generated = generated(
        &mut LoadedProject::load(&[folder.path().into()]).unwrap(),
        None,
    );
    assert_eq!(reused(&generated.unwrap()), "reused 4 of 5 packages");
    is_as_from_nothing(&folder);
}

#[test]
fn a_mistake_is_told_and_nothing_is_forgotten() {
    let folder = project(5);
    let mut memory = Memory::default();
    beside(&folder, &mut memory);
    memory.settle();
    change(&folder, 2, "int", "Nowhere");
    assert!(says(&folder, Some(&mut memory)).contains("Nowhere"));
    memory.settle();
    change(&folder, 2, "Nowhere", "string");
    assert_eq!(
        reused(&beside(&folder, &mut memory)),
        "reused 4 of 5 packages"
    );
    is_as_from_nothing(&folder);
}

#[test]
fn a_refused_run_costs_no_knowledge() {
    let folder = project(5);
    let mut memory = Memory::default();
    beside(&folder, &mut memory);
    memory.settle();
    change(&folder, 3, "int", "string");
    beside(&folder, &mut memory);
    memory.settle();
    let path = folder.path().join("gen/serving_1/mod.rs");
    let made = fs::read(&path).unwrap();
    fs::write(&path, "mine").unwrap();
    change(&folder, 3, "string", "int");
    assert!(says(&folder, Some(&mut memory)).contains("serving_1/mod.rs"));
    memory.settle();
    fs::write(&path, made).unwrap();
    let written = beside(&folder, &mut memory);
    assert_eq!(reused(&written), "reused 4 of 5 packages");
    is_as_from_nothing(&folder);
}

/// What may happen to a generated file.
type Change = fn(&Path);

#[test]
fn whatever_happens_to_generated_files_is_seen() {
    let changes: [(&str, Change); 9] = [
        ("edited", |gen_| {
            let path = gen_.join("serving_1/mod.rs");
            let text = fs::read_to_string(&path).unwrap();
            fs::write(&path, text.replacen('S', "Z", 1)).unwrap();
        }),
        ("replaced", |gen_| {
            fs::write(gen_.join("draft"), "mine").unwrap();
            fs::rename(gen_.join("draft"), gen_.join("serving_1/mod.rs")).unwrap();
        }),
        ("removed", |gen_| {
            fs::remove_file(gen_.join("serving_1/mod.rs")).unwrap()
        }),
        ("a folder", |gen_| {
            fs::remove_file(gen_.join("serving_1/mod.rs")).unwrap();
            fs::create_dir_all(gen_.join("serving_1/mod.rs/x")).unwrap();
        }),
        ("its folder is removed", |gen_| {
            fs::remove_dir_all(gen_.join("serving_1")).unwrap()
        }),
        ("its folder is another one", |gen_| {
            fs::rename(gen_.join("serving_1"), gen_.join("aside")).unwrap();
            copy(&gen_.join("aside"), &gen_.join("serving_1"));
            fs::write(gen_.join("serving_1/mod.rs"), "mine").unwrap();
        }),
        ("all is another one", |gen_| {
            let aside = gen_.with_file_name("aside");
            fs::rename(gen_, &aside).unwrap();
            copy(&aside, gen_);
            fs::write(gen_.join("serving_1/mod.rs"), "mine").unwrap();
        }),
        ("the lock is removed", |gen_| {
            fs::remove_file(gen_.join("toolc.lock")).unwrap()
        }),
        ("the lock is edited", |gen_| {
            let path = gen_.join("toolc.lock");
            let text = fs::read_to_string(&path).unwrap();
            fs::write(&path, text.replacen("rust ", "rust 0", 1)).unwrap();
        }),
    ];
    for (what, disturb) in changes {
        let folder = project(5);
        let mut memory = Memory::default();
        beside(&folder, &mut memory);
        memory.settle();
        change(&folder, 3, "int", "string");
        beside(&folder, &mut memory);
        memory.settle();
        disturb(&folder.path().join("gen"));
        is_as_new_process(&folder, &mut memory, what);
        change(&folder, 3, "string", "int");
        is_as_new_process(&folder, &mut memory, what);
        memory.settle();
        change(&folder, 4, "int", "string");
        is_as_new_process(&folder, &mut memory, what);
    }
}

#[test]
fn other_processes_write_between() {
    let folder = project(5);
    let mut memory = Memory::default();
    beside(&folder, &mut memory);
    memory.settle();
    change(&folder, 1, "int", "string");
    says(&folder, None);
    change(&folder, 2, "int", "string");
    is_as_new_process(&folder, &mut memory, "another process wrote");
    memory.settle();
    // Files come and go, and the options change.
    fs::remove_file(folder.path().join("p04.tools")).unwrap();
    is_as_new_process(&folder, &mut memory, "a source is gone");
    memory.settle();
    fs::write(
        folder.path().join("toolc.toml"),
        "[target.rust]\nserde = true\n",
    )
    .unwrap();
    is_as_new_process(&folder, &mut memory, "other options");
    memory.settle();
    change(&folder, 1, "string", "int");
    fs::write(
        folder.path().join("toolc.toml"),
        "[target.rust]\nout = \"other\"\n",
    )
    .unwrap();
    is_as_new_process(&folder, &mut memory, "another folder");
    memory.settle();
    fs::remove_dir_all(folder.path().join("other")).unwrap();
    is_as_new_process(&folder, &mut memory, "all output is gone");
    is_as_new_process(&folder, &mut memory, "nothing changes");
}

#[test]
fn a_source_that_keeps_its_size_and_time_is_read_again() {
    let folder = project(3);
    let mut memory = Memory::default();
    beside(&folder, &mut memory);
    memory.settle();
    // So long that the state of each source counts.
    thread::sleep(Duration::from_millis(3200));
    beside(&folder, &mut memory);
    let path = folder.path().join("p01.tools");
    let time = fs::metadata(&path).unwrap().modified().unwrap();
    change(&folder, 1, "Finds items", "Finds thing");
    let file = fs::File::options().write(true).open(&path).unwrap();
    file.set_modified(time).unwrap();
    // Elsewhere, a file with the same size and time is taken for the same one.
    if cfg!(unix) {
        let written = beside(&folder, &mut memory);
        assert_eq!(reused(&written), "reused 2 of 3 packages");
        is_as_from_nothing(&folder);
    }
}

/// Runs here beside the memory, and as a new process in a copy: both say and leave the same.
fn is_as_new_process(folder: &TempDir, memory: &mut Memory, what: &str) {
    let twin = TempDir::new().unwrap();
    copy(folder.path(), twin.path());
    let (ours, theirs) = (says(folder, Some(memory)), says(&twin, None));
    assert_eq!(ours, theirs, "{what}");
    assert_eq!(files(folder.path()), files(twin.path()), "{what}");
}

fn generated(
    project: &mut LoadedProject,
    memory: Option<&mut Memory>,
) -> Result<Generated, Failure> {
    let request = request(WRITE);
    match memory {
        Some(memory) => generate_beside(project, &request, memory),
        None => generate(project, &request),
    }
}

/// A run beside the memory that goes well.
fn beside(folder: &TempDir, memory: &mut Memory) -> Generated {
    let mut project = memory.load(&[folder.path().into()]).unwrap();
    let generated = generated(&mut project, Some(&mut *memory)).unwrap();
    memory.take_back(&mut project, None);
    generated
}

/// What a run says, beside the memory or as a new process.
fn says(folder: &TempDir, mut memory: Option<&mut Memory>) -> String {
    let paths = [folder.path().to_path_buf()];
    let loaded = match &mut memory {
        Some(memory) => memory.load(&paths),
        None => LoadedProject::load(&paths),
    };
    let mut project = match loaded {
        Ok(project) => project,
        Err(problems) => return format!("{problems:#?}"),
    };
    let says = match generated(&mut project, memory) {
        Ok(generated) => {
            let findings = generated.checked.map(|checked| checked.findings);
            let findings = findings.unwrap_or_else(|| project.compile().findings);
            format!("{findings:#?} {:#?}", generated.folders)
        }
        Err(Failure::Findings(checked)) => format!("{:#?}", checked.findings),
        Err(Failure::Problems(problems)) => format!("{problems:#?}"),
    };
    says.replace(&*folder.path().to_string_lossy(), "HERE")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        match entry.file_type().unwrap().is_dir() {
            true => copy(&entry.path(), &to),
            false => drop(fs::copy(entry.path(), to).unwrap()),
        }
    }
}

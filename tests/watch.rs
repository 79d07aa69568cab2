//! `toolc watch`, running: it sees every kind of save, and ends when told to.
#![cfg(unix)]

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use tempfile::TempDir;

const GOOD: &str = "package demo\n\n/// A thing.\ntype Thing { name: string }\n";
const BAD: &str = "package demo\n\n/// A thing.\ntype Thing { name: Nowhere }\n";

/// A busy machine may take its time; a change that is never seen takes forever.
const PATIENCE: Duration = Duration::from_secs(20);

#[test]
fn every_way_to_save_is_seen() {
    let folder = TempDir::new().unwrap();
    let at = |path: &str| folder.path().join(path);
    fs::write(at("toolc.toml"), "sources = [\"tools\"]\n[target.rust]\n").unwrap();
    fs::create_dir(at("tools")).unwrap();
    fs::write(at("tools/a.tools"), GOOD).unwrap();
    let mut watch = Watch::start(folder.path(), &["watch"]);
    watch.sees("no findings");
    // Saved in place.
    let before = Instant::now();
    fs::write(at("tools/a.tools"), BAD).unwrap();
    watch.sees("there is no type `Nowhere` here");
    let in_place = before.elapsed();
    // Saved by a draft and a rename, as many editors do.
    fs::write(at("tools/a.tools~"), GOOD).unwrap();
    fs::rename(at("tools/a.tools~"), at("tools/a.tools")).unwrap();
    watch.sees("1 file, no findings");
    // A new file, then a new folder with a file.
    fs::write(at("tools/b.tools"), BAD.replace("Thing", "Other")).unwrap();
    watch.sees("`Nowhere`");
    fs::remove_file(at("tools/b.tools")).unwrap();
    watch.sees("1 file, no findings");
    fs::create_dir_all(at("tools/deep/er")).unwrap();
    fs::write(at("tools/deep/er/c.tools"), BAD.replace("Thing", "Deep")).unwrap();
    watch.sees("`Nowhere`");
    fs::write(at("tools/deep/er/c.tools"), GOOD.replace("Thing", "Deep")).unwrap();
    watch.sees("2 files, no findings");
    // A folder is renamed, and its files with it; then it changes at its new place.
    fs::rename(at("tools/deep"), at("tools/moved")).unwrap();
    fs::write(at("tools/moved/er/c.tools"), BAD.replace("Thing", "Moved")).unwrap();
    watch.sees("moved/er/c.tools");
    // A folder goes and comes back at once, with another content.
    fs::remove_dir_all(at("tools/moved")).unwrap();
    fs::create_dir_all(at("tools/moved")).unwrap();
    fs::write(at("tools/moved/d.tools"), GOOD.replace("Thing", "Back")).unwrap();
    watch.sees("2 files, no findings");
    fs::write(at("tools/moved/d.tools"), BAD.replace("Thing", "Back")).unwrap();
    watch.sees("`Nowhere`");
    // All sources go, and come back.
    fs::remove_dir_all(at("tools")).unwrap();
    watch.sees("cannot find");
    fs::create_dir(at("tools")).unwrap();
    fs::write(at("tools/a.tools"), GOOD).unwrap();
    watch.sees("1 file, no findings");
    // toolc.toml breaks; what is saved meanwhile counts when it is whole again.
    fs::write(at("toolc.toml"), "sources = [\n").unwrap();
    watch.sees("is not valid TOML");
    fs::write(at("tools/a.tools"), BAD).unwrap();
    fs::write(at("toolc.toml"), "sources = [\"tools\"]\n").unwrap();
    watch.sees("`Nowhere`");
    assert_eq!(watch.interrupted(), Some(0));
    // Loose on purpose: how fast it is on a quiet machine, the changelog says.
    assert!(in_place < PATIENCE, "{in_place:?}");
}

#[test]
fn what_a_run_writes_makes_no_run() {
    let folder = TempDir::new().unwrap();
    let at = |path: &str| folder.path().join(path);
    // The output is among the folders that are searched for sources.
    fs::write(at("toolc.toml"), "[target.rust]\n").unwrap();
    fs::write(at("a.tools"), GOOD).unwrap();
    let mut watch = Watch::start(folder.path(), &["watch", "--gen"]);
    watch.sees_all(&["gen: ", "watching 1 file"]);
    assert!(at("gen/toolc.lock").exists());
    // A file that is no source, and a save that changes nothing.
    fs::write(at("notes.txt"), "hi").unwrap();
    fs::write(at("a.tools"), GOOD).unwrap();
    watch.is_quiet();
    fs::write(at("a.tools"), BAD).unwrap();
    watch.sees("`Nowhere`");
    fs::write(at("a.tools"), GOOD.replace("A thing", "Another thing")).unwrap();
    watch.sees("written");
    assert_eq!(watch.interrupted(), Some(0));
}

#[test]
fn a_run_goes_on_from_what_the_last_one_knew() {
    let folder = TempDir::new().unwrap();
    let at = |path: &str| folder.path().join(path);
    fs::write(at("toolc.toml"), "sources = [\"tools\"]\n[target.rust]\n").unwrap();
    fs::create_dir(at("tools")).unwrap();
    let text = |number: usize, docs: &str| {
        let text = GOOD.replace("package demo", &format!("package demo{number}"));
        text.replace("A thing", docs)
    };
    for number in 0..3 {
        let path = at(&format!("tools/{number}.tools"));
        fs::write(path, text(number, "A thing")).unwrap();
    }
    let mut watch = Watch::start(folder.path(), &["watch", "--gen", "--timings"]);
    watch.sees_all(&["gen: ", "reused nothing", "watching 3 files"]);
    // It is left for other processes, and this one needs it not.
    let left = at("gen/.toolc/parts");
    let end = Instant::now() + PATIENCE;
    while !left.exists() {
        assert!(Instant::now() < end, "nothing was left");
        std::thread::sleep(Duration::from_millis(10));
    }
    fs::remove_file(&left).unwrap();
    fs::write(at("tools/1.tools"), text(1, "One thing")).unwrap();
    watch.sees_all(&[
        "gen: 1 written",
        "reused 2 of 3 packages",
        "watching 3 files",
    ]);
    // A mistake comes and goes.
    fs::write(at("tools/1.tools"), BAD.replace("demo", "demo1")).unwrap();
    watch.sees_all(&["`Nowhere`", "watching 3 files"]);
    fs::write(at("tools/1.tools"), text(1, "Another thing")).unwrap();
    watch.sees_all(&[
        "gen: 1 written",
        "reused 2 of 3 packages",
        "watching 3 files",
    ]);
    // A person edits a file of another package: nothing is written over.
    let other = at("gen/types/demo2/types.rs");
    let made = fs::read_to_string(&other).unwrap();
    fs::write(&other, "mine\n").unwrap();
    fs::write(at("tools/1.tools"), text(1, "Some thing")).unwrap();
    watch.sees_all(&["a file is in the way", "watching 3 files"]);
    fs::write(&other, made).unwrap();
    fs::write(at("tools/1.tools"), text(1, "No thing")).unwrap();
    watch.sees_all(&["gen: 1 written", "watching 3 files"]);
    assert_eq!(watch.interrupted(), Some(0));
}

#[test]
fn templates_are_watched() {
    let folder = TempDir::new().unwrap();
    let at = |path: &str| folder.path().join(path);
    let config = "sources = [\"tools\"]\n[target.rust]\ntemplates = \"own\"\n[[target.rust.page]]\n\
        for = \"design\"\ntemplate = \"page.txt\"\npath = \"page.md\"\n";
    fs::write(at("toolc.toml"), config).unwrap();
    fs::write(at("page.txt"), "# One\n").unwrap();
    fs::create_dir_all(at("own/rust")).unwrap();
    fs::create_dir(at("tools")).unwrap();
    fs::write(at("tools/a.tools"), GOOD).unwrap();
    let mut watch = Watch::start(folder.path(), &["watch", "--gen"]);
    watch.sees_all(&["gen: ", "watching 1 file"]);
    // A new template, one that changes, and one that goes.
    fs::write(at("own/rust/module.rs.j2"), "{{ nothing }}\n").unwrap();
    watch.sees("cannot be rendered");
    fs::write(at("own/rust/module.rs.j2"), "{{ header }}\n").unwrap();
    watch.sees("written");
    fs::remove_file(at("own/rust/module.rs.j2")).unwrap();
    watch.sees("written");
    // A page of one's own, whatever its template is called.
    fs::write(at("page.txt"), "# Two\n").unwrap();
    watch.sees("gen: 1 written");
    assert_eq!(fs::read_to_string(at("gen/page.md")).unwrap(), "# Two\n");
    assert_eq!(watch.interrupted(), Some(0));
}

/// A `toolc watch` that runs, and what it says.
struct Watch {
    child: Child,
    lines: Receiver<String>,
}

impl Watch {
    fn start(folder: &Path, words: &[&str]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_toolc"))
            .args(words)
            .current_dir(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let (sender, lines) = mpsc::channel();
        let stdout = child.stdout.take().unwrap();
        let stderr = child.stderr.take().unwrap();
        let other = sender.clone();
        std::thread::spawn(move || {
            for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                let _ = sender.send(line);
            }
        });
        std::thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                let _ = other.send(line);
            }
        });
        Self { child, lines }
    }

    /// Waits for a line that has these words.
    fn sees(&mut self, words: &str) {
        self.sees_all(&[words]);
    }

    /// Waits for lines that have these words; what stdout and stderr say may come in any order.
    fn sees_all(&mut self, words: &[&str]) {
        let end = Instant::now() + PATIENCE;
        let mut missing = words.to_vec();
        let mut said = Vec::new();
        while !missing.is_empty() {
            let left = end.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    missing.retain(|words| !line.contains(words));
                    said.push(line);
                }
                Err(_) => panic!("no {missing:?} in\n{}", said.join("\n")),
            }
        }
    }

    /// Nothing is said for as long as a run would take.
    fn is_quiet(&mut self) {
        if let Ok(line) = self.lines.recv_timeout(Duration::from_millis(700)) {
            panic!("said without a reason: {line}");
        }
    }

    /// Ctrl-C, and the exit code.
    fn interrupted(&mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        let done = Command::new("kill").args(["-INT", &id]).status().unwrap();
        assert!(done.success());
        self.child.wait().unwrap().code()
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        // Where the test failed before the end.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

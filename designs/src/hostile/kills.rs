//! Attack on what is written: `toolc` is killed at any moment, and the next run ends where an undisturbed one does.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use super::{Attack, Order, Report};
use crate::random::Random;

pub(super) const ATTACK: Attack = Attack {
    name: "kills",
    about: "runs that write, killed at any moment, and what the next one makes of it",
    sample: 12,
    run,
};

fn run(order: &Order) -> Result<Report, String> {
    let failed = |error: io::Error| format!("{}: {error}", order.toolc.display());
    let toolc = fs::canonicalize(&order.toolc).map_err(failed)?;
    let _ = fs::remove_dir_all(&order.work);
    let stages = SCENES.iter().enumerate().map(|(index, scene)| {
        let work = order.work.join(format!("scene{index}"));
        Stage::of(scene, &toolc, &work)
    });
    let stages: Vec<Stage> = stages.collect::<Result<_, _>>()?;
    Ok(order.each(|seed| {
        let mut random = Random::new(seed);
        let stage = random.pick(&stages);
        let folder = order.work.join(format!("seed{seed}"));
        let time = stage.played(&mut random, &toolc, &folder)?;
        fs::remove_dir_all(&folder).map_err(|error| error.to_string())?;
        Ok(vec![("completion", time)])
    }))
}

/// A run that is going to be killed.
struct Scene {
    /// What is there at first.
    files: Files,
    /// A run before that, undisturbed; none if it is empty.
    first: Words,
    /// What is changed then.
    changed: Files,
    /// The run that is killed.
    command: Words,
    /// A run that says whether all is well.
    check: Words,
}

type Files = &'static [(&'static str, &'static str)];
type Words = &'static [&'static str];

const GEN: Words = &["gen"];
const CHECK: Words = &["gen", "--check"];
const NOTHING: Words = &[];

const SCENES: &[Scene] = &[
    Scene {
        files: &[("a.tools", OLD), ("toolc.toml", RUST)],
        first: NOTHING,
        changed: &[],
        command: GEN,
        check: CHECK,
    },
    Scene {
        files: &[("a.tools", OLD), ("toolc.toml", BOTH)],
        first: NOTHING,
        changed: &[],
        command: GEN,
        check: CHECK,
    },
    Scene {
        files: &[("a.tools", OLD), ("toolc.toml", BOTH)],
        first: GEN,
        changed: &[("a.tools", NEW)],
        command: GEN,
        check: CHECK,
    },
    Scene {
        files: &[("a.tools", NEW), ("toolc.toml", BOTH)],
        first: GEN,
        changed: &[("a.tools", OLD)],
        command: GEN,
        check: CHECK,
    },
    Scene {
        files: &[("a.tools", OLD), ("toolc.toml", BOTH)],
        first: GEN,
        changed: &[("toolc.toml", RUST), ("a.tools", NEW)],
        command: GEN,
        check: CHECK,
    },
    Scene {
        files: &[("a.tools", OLD), ("toolc.toml", RUST)],
        first: GEN,
        changed: &[("toolc.toml", CRATE)],
        command: GEN,
        check: CHECK,
    },
    Scene {
        files: &[("a.tools", OLD), ("b.tools", NEW), ("c/d.tools", OLD)],
        first: NOTHING,
        changed: &[],
        command: &["fmt", "."],
        check: &["fmt", "--check", "."],
    },
    Scene {
        files: &[("a.tools", BROKEN), ("b.tools", BROKEN)],
        first: NOTHING,
        changed: &[],
        command: &["check", "--fix", "a.tools"],
        check: &["check", "a.tools"],
    },
    Scene {
        files: &[("a.json", THEIRS)],
        first: NOTHING,
        changed: &[],
        command: &["import", "a.json", "--out", "tools"],
        check: &["check", "tools"],
    },
    Scene {
        files: &[("a.json", THEIRS)],
        first: &["import", "a.json", "--out", "tools"],
        changed: &[("a.json", CHANGED)],
        command: &["import", "a.json", "--into", "tools/a.tools"],
        check: &["check", "tools"],
    },
];

const OLD: &str = "package demo\nservice notes{exports notes}\n/// A note.\ntype Note{ text:string\n at:datetime }\ntype Gone = {a: int}\ntoolset notes { owner notes\n /// Gets.\n tool get(id:int)->Note{readonly} }\n";
const NEW: &str = "package demo\nservice notes{exports notes}\ntype Note {text: string, tags: [Tag]}\nenum Tag {a, b}\ntoolset notes { owner notes\n /// Puts.\n tool put(note:Note) { needs state:mutate } }\n";
const BROKEN: &str = "package demo\n\n# Things.\ntype Thing { name: String; tags: string[] }\n";
const RUST: &str = "sources = [\".\"]\n[target.rust]\n";
const BOTH: &str = "sources = [\".\"]\n[target.rust]\n[target.python]\n";
const CRATE: &str = "sources = [\".\"]\n[target.rust]\ncrate = \"demo\"\n";
const THEIRS: &str = r#"[{"name":"get","description":"Gets.","inputSchema":{"type":"object","properties":{"id":{"type":"integer"}}}}]"#;
const CHANGED: &str = r#"[{"name":"get","description":"Gets it.","inputSchema":{"type":"object","properties":{"id":{"type":"string"}}}},{"name":"put","description":"Puts.","inputSchema":{"type":"object"}}]"#;

/// A scene with all that is known of it.
struct Stage {
    scene: &'static Scene,
    /// A folder in which the run is about to begin.
    before: PathBuf,
    /// What an undisturbed run leaves.
    after: Tree,
    /// How long that takes.
    time: Duration,
}

impl Stage {
    fn of(scene: &'static Scene, toolc: &Path, work: &Path) -> Result<Self, String> {
        let (before, whole) = (work.join("before"), work.join("whole"));
        put(&before, scene.files)?;
        if !scene.first.is_empty() {
            done(toolc, &before, scene.first)?;
        }
        put(&before, scene.changed)?;
        copy(&before, &whole)?;
        let start = Instant::now();
        done(toolc, &whole, scene.command)?;
        Ok(Self {
            scene,
            time: start.elapsed(),
            after: tree(&whole)?,
            before,
        })
    }

    /// Kills the run once or twice and lets it end then. Gives the time of the last run.
    fn played(&self, random: &mut Random, toolc: &Path, folder: &Path) -> Result<Duration, String> {
        copy(&self.before, folder)?;
        for _ in 0..random.between(1, 2) {
            self.killed(random, toolc, folder)?;
        }
        let left = tree(folder)?;
        let told = |wrong: String| format!("{wrong}\nthe killed run left {:?}", left.keys());
        let start = Instant::now();
        done(toolc, folder, self.scene.command).map_err(told)?;
        let time = start.elapsed();
        let after = tree(folder)?;
        let paths = self.after.keys().chain(after.keys());
        for path in paths {
            if self.after.get(path) != after.get(path) {
                return Err(told(format!(
                    "`{path}` is not as an undisturbed run leaves it"
                )));
            }
        }
        done(toolc, folder, self.scene.check).map_err(told)?;
        Ok(time)
    }

    /// At any time, or just after something was written.
    fn killed(&self, random: &mut Random, toolc: &Path, folder: &Path) -> Result<(), String> {
        let failed = |error: io::Error| error.to_string();
        let mut child = command(toolc, folder, self.scene.command)
            .spawn()
            .map_err(failed)?;
        let start = Instant::now();
        let whole = self.time.as_micros() as usize;
        let most = if random.chance(60) {
            let there = files(folder);
            let runs = |child: &mut Child| matches!(child.try_wait(), Ok(None));
            while files(folder) == there && runs(&mut child) && start.elapsed() < 2 * self.time {}
            whole / 8
        } else {
            whole + whole / 5
        };
        std::thread::sleep(Duration::from_micros(random.below(most + 1) as u64));
        // It may have ended before that.
        let _ = child.kill();
        child.wait().map(drop).map_err(failed)
    }
}

fn command(toolc: &Path, folder: &Path, words: Words) -> Command {
    let mut command = Command::new(toolc);
    command.args(words).current_dir(folder);
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// A run that is left alone, and that has to end well.
fn done(toolc: &Path, folder: &Path, words: Words) -> Result<(), String> {
    let output = command(toolc, folder, words)
        .stderr(Stdio::piped())
        .output()
        .map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    Err(format!(
        "`toolc {}`: {}, {said}",
        words.join(" "),
        output.status
    ))
}

/// All files and folders below one, with what is in them.
type Tree = BTreeMap<String, Vec<u8>>;

fn tree(folder: &Path) -> Result<Tree, String> {
    let mut tree = Tree::new();
    for path in files(folder) {
        let name = path.strip_prefix(folder).expect("it is below").display();
        // It remembers more than what was written.
        let contents = if path.is_dir() || path.ends_with(".toolc/last-run") {
            Vec::new()
        } else {
            fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?
        };
        tree.insert(name.to_string(), contents);
    }
    Ok(tree)
}

/// The paths of all files and folders below one.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).into_iter().flatten().flatten() {
            if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                folders.push(entry.path());
            }
            found.push(entry.path());
        }
    }
    found
}

fn put(folder: &Path, files: Files) -> Result<(), String> {
    files.iter().try_for_each(|(path, text)| {
        let path = folder.join(path);
        let put = fs::create_dir_all(path.parent().expect("it is in the folder"));
        put.and_then(|()| fs::write(path, text))
            .map_err(|error| error.to_string())
    })
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::create_dir_all(to).map_err(|error| error.to_string())?;
    for path in files(from) {
        let name = path.strip_prefix(from).expect("it is below");
        let place = to.join(name);
        let copied = if path.is_dir() {
            fs::create_dir_all(place)
        } else {
            let folder = place.parent().expect("it is in the folder");
            fs::create_dir_all(folder).and_then(|()| fs::copy(&path, &place).map(drop))
        };
        copied.map_err(|error| error.to_string())?;
    }
    Ok(())
}

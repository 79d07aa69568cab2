//! Sequences of random edits of random projects: each run beside the last one finds and writes what a run from nothing
//! finds and writes. In half of the sequences all runs are of one process and keep what they know in memory, beside runs
//! of other processes and people who edit what was generated.

mod change;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::io;
use std::path::Path;

use toolc_build::write::Mode;
use toolc_build::{Failure, Generated, LoadedProject, Memory, Request, generate, generate_beside};
use toolc_compiler::{Checked, Input, compile};

use self::change::{Texts, edit};
use crate::design;
use crate::random::Random;

/// What came of a sequence.
#[derive(Debug, Default, Clone)]
pub struct Told {
    /// How many runs made files.
    pub made: usize,
    /// How many of these took something from the run before.
    pub reused: usize,
    /// What they told of that, and how often.
    pub told: BTreeMap<String, usize>,
}

impl Told {
    /// Adds what came of another.
    pub fn add(&mut self, other: Self) {
        self.made += other.made;
        self.reused += other.reused;
        for (says, count) in other.told {
            *self.told.entry(says).or_default() += count;
        }
    }
}

/// Edits the project of a seed, step by step, in a folder that is empty; the error is the first difference.
pub fn judge(seed: u64, steps: usize, work: &Path) -> Result<Told, String> {
    let mut random = Random::new(seed);
    let mut texts = project(&mut random);
    let mut config = config(&mut random);
    let mut good = texts.clone();
    let mut told = Told::default();
    let (kept, fresh) = (work.join("kept"), work.join("fresh"));
    let mut memory = random.chance(50).then(Memory::default);
    for step in 0..steps {
        put(&kept, &config, &texts).map_err(|error| format!("seed {seed}: {error}"))?;
        let _ = fs::remove_dir_all(&fresh);
        put(&fresh, &config, &texts).map_err(|error| format!("seed {seed}: {error}"))?;
        if random.chance(10) {
            disturb(&mut random, &kept);
        }
        if let Some(memory) = &mut memory {
            let place = |problem: String| format!("seed {seed}, step {step}: {problem}");
            beside_others(&mut random, &kept, work, memory).map_err(place)?;
        }
        let looked = random
            .chance(20)
            .then(|| run(&kept, Mode::Check { diff: false }, None));
        let ours = run(&kept, WRITE, memory.as_mut());
        let theirs = run(&fresh, WRITE, None);
        let differs = |what: &str, ours: &str, theirs: &str| {
            let place = format!("seed {seed}, step {step}: {what} beside the last run");
            Err(format!("{place}\n{ours}\nand from nothing\n{theirs}"))
        };
        if ours.findings != theirs.findings {
            return differs("the findings", &ours.findings, &theirs.findings);
        }
        if let Some(looked) = looked
            && (looked.findings, &looked.changes) != (ours.findings, &ours.changes)
        {
            return differs("what --check tells", &ours.changes, &looked.changes);
        }
        if let Some(reused) = ours.reused {
            told.made += 1;
            told.reused += usize::from(reused);
            *told.told.entry(ours.told.clone()).or_default() += 1;
            good = texts.clone();
            if let Some(path) = difference(&kept, &fresh) {
                return differs(&format!("`{path}`"), &ours.told, &theirs.told);
            }
        } else if random.chance(70) {
            texts = good.clone();
        }
        if random.chance(5) {
            config = self::config(&mut random);
        }
        for _ in 0..random.between(1, 2) {
            edit(&mut random, &mut texts, step);
        }
    }
    Ok(told)
}

/// What happens to a process that goes on: it gets ready or not, another one writes, or a person edits what was
/// generated; then it says what a new process would, and the edit is undone.
fn beside_others(
    random: &mut Random,
    folder: &Path,
    work: &Path,
    memory: &mut Memory,
) -> Result<(), String> {
    if random.chance(80) {
        memory.settle();
    }
    if random.chance(10) {
        run(folder, WRITE, None);
    }
    let all: Vec<String> = files(folder).into_keys().collect();
    if all.is_empty() || !random.chance(15) {
        return Ok(());
    }
    let path = folder.join(random.pick(&all));
    let before = fs::read(&path).map_err(|error| error.to_string())?;
    let texts = [&b""[..], b"mine\n", &before[..before.len() / 2]];
    let edited = random.pick(&texts);
    fs::write(&path, edited).map_err(|error| error.to_string())?;
    let twin = work.join("twin");
    let _ = fs::remove_dir_all(&twin);
    copy(folder, &twin).map_err(|error| error.to_string())?;
    let (ours, theirs) = (run(folder, WRITE, Some(memory)), run(&twin, WRITE, None));
    let is_same = (&ours.findings, &ours.changes) == (&theirs.findings, &theirs.changes);
    if let (false, _) | (_, Some(_)) = (is_same, difference(folder, &twin)) {
        let (ours, theirs) = (
            ours.findings + &ours.changes,
            theirs.findings + &theirs.changes,
        );
        let path = path.display();
        return Err(format!(
            "`{path}` was edited\n{ours}\nand a new process\n{theirs}"
        ));
    }
    // A run that wrote took it for its own: it is no longer in the way.
    if fs::read(&path).is_ok_and(|now| now == *edited) {
        fs::write(&path, before).map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        match entry.file_type()?.is_dir() {
            true => copy(&entry.path(), &to)?,
            false => drop(fs::copy(entry.path(), to)?),
        }
    }
    Ok(())
}

/// Some random designs in one project, as far as they have no names in common, and many small packages.
pub(crate) fn project(random: &mut Random) -> Texts {
    let small = random.between(8, 16);
    let mut inputs = Vec::new();
    let with_shared = random.chance(80);
    if with_shared {
        inputs.extend(shared_packages());
    }
    inputs.extend((0..small).map(|number| small_package(random, number, with_shared)));
    for part in 0..random.between(1, 2) {
        let seed = random.below(1 << 30) as u64;
        let mut more = inputs.clone();
        more.extend(design(seed).into_iter().map(|input| Input {
            path: format!("part{part}/{}", input.path),
            text: input.text,
        }));
        if compile(more.clone()).ready().is_ok() {
            inputs = more;
        }
    }
    let texts = inputs.into_iter().map(|input| (input.path, input.text));
    texts.collect()
}

/// Packages that only declare types and errors, which others use: the second one uses the first. Some of what they
/// declare is used by nobody at first.
fn shared_packages() -> Vec<Input> {
    let inputs = [("shared/base.tools", BASE), ("shared/more.tools", MORE)];
    let inputs = inputs.map(|(path, text)| Input {
        path: path.to_owned(),
        text: text.to_owned(),
    });
    inputs.into()
}

const BASE: &str = "\
/// What all have in common.
package shared.base

/// A page of something.
type Page {
  /// The number of the page.
  number: int = 1
  size: int @range(1..100) = 20
}

/// A tree: its nodes hold others.
type Tree { left?: Branch, value: int = 4 }
type Branch { tree?: Tree, leaf?: Leaf }
type Leaf { branch?: Branch, page: Page }

type Rare { count: int = 2 }
type Count = int @range(0..9)

/// Nobody may.
error forbidden {
  kind auth
}

error unknown_thing(what: string) {
  kind not_found
}
";

const MORE: &str = "\
/// More of it.
package shared.more
use shared.base { Page, Leaf }

type Marks {
  page: Page
  leaf?: Leaf
  flag: bool = true
  no_limit: bool = false
}

type Idle { one: int = 1 }
";

/// How a package uses those that only declare types and errors: what it names of them, a field, parameters, and errors.
const USES: [(&str, &str, &str, &str); 6] = [
    ("", "", "", ""),
    ("use shared.base { Page }\n", "  page?: Page\n", "", ""),
    (
        "use shared.base { Branch, forbidden }\n",
        "",
        ", branch?: Branch",
        ", forbidden",
    ),
    ("use shared.more { Marks }\n", "", ", ...Marks", ""),
    (
        "use shared.base { Rare, Count }\n",
        "  count_of?: Count\n",
        ", rare?: Rare",
        "",
    ),
    (
        "use shared.base { Tree, unknown_thing }\n",
        "  tree?: Tree\n",
        "",
        ", unknown_thing",
    ),
];

/// A package with a bit of everything that packages see of each other. Every third one uses the package before it.
fn small_package(random: &mut Random, number: usize, with_shared: bool) -> Input {
    let &(names, field, parameter, error) = match with_shared {
        true => random.pick(&USES),
        false => &USES[0],
    };
    let text = SMALL
        .replace("NAMES\n", names)
        .replace("FIELD\n", field)
        .replace("PARAMETER", parameter)
        .replace("ERROR", error)
        .replace("NUMBER", &number.to_string());
    let (head, used) = match number % 3 {
        2 => {
            let before = number - 1;
            let head = format!("use small.p{before} {{ Item{before}, gone_{before} }}\n");
            let used = match random.chance(50) {
                true => format!("  exposes tools_{before}\n"),
                false => String::new(),
            };
            (head, used)
        }
        _ => (String::new(), String::new()),
    };
    let before = number.saturating_sub(usize::from(number % 3 == 2));
    Input {
        path: format!("small/p{number}.tools"),
        text: text
            .replace("HEAD\n", &head)
            .replace("USED\n", &used)
            .replace("BEFORE", &before.to_string()),
    }
}

const SMALL: &str = "\
/// Words of NUMBER.
package small.pNUMBER
NAMES
HEAD

/// An item of NUMBER.
type ItemNUMBER {
  /// How many.
  count: int @range(0..10) = 3
  name?: string
FIELD
}

/// It is gone.
error gone_NUMBER {
  kind input
}

/// Serves NUMBER.
service serving_NUMBER {
  exports tools_NUMBER

  /// Finds items.
  method find_NUMBER(item: ItemBEFORE) -> ItemNUMBER throws gone_BEFOREERROR

  mcp server_NUMBER {
    exposes tools_NUMBER
USED
  }
}

/// Tools of NUMBER.
toolset tools_NUMBER {
  /// Finds items.
  tool find_items_NUMBER(item: ItemBEFORE) -> ItemNUMBER {
    bind serving_NUMBER.find_NUMBER
    readonly
  }

  /// Looks for items in other ways.
  tool look_NUMBER(item: ItemBEFOREPARAMETER) -> ItemNUMBER throws gone_BEFOREERROR { readonly }
}
";

/// A `toolc.toml`.
fn config(random: &mut Random) -> String {
    let lints = *random.pick(&[
        "",
        "",
        "[lints]\nT0421 = \"off\"\n",
        "[lints]\nT1003 = \"error\"\n",
    ]);
    let targets = *random.pick(&[
        "[target.rust]\n[target.python]\n",
        "[target.rust]\n[target.python]\n",
        "[target.rust]\nout = \"rust\"\n[target.python]\nout = \"python\"\n",
        "[target.rust]\ncrate = \"made-here\"\n",
        "[target.python]\n",
        "[target.python]\n[target.docs]\nout = \"docs\"\n",
    ]);
    format!("{lints}{targets}")
}

pub(crate) fn put(folder: &Path, config: &str, texts: &Texts) -> io::Result<()> {
    let sources = folder.join("sources");
    match fs::remove_dir_all(&sources) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        Ok(()) | Err(_) => {}
    }
    fs::create_dir_all(&sources)?;
    fs::write(
        folder.join("toolc.toml"),
        format!("sources = [\"sources\"]\n{config}"),
    )?;
    for (path, text) in texts {
        let path = sources.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&sources))?;
        fs::write(path, text)?;
    }
    Ok(())
}

/// What happens to an output folder beside runs: a file is lost, or what the last run left is.
fn disturb(random: &mut Random, folder: &Path) {
    let kept = folder.join("gen/.toolc/parts");
    match (random.below(4), fs::read(&kept)) {
        (0, Ok(bytes)) => drop(fs::write(&kept, &bytes[..random.below(bytes.len().max(1))])),
        (1, Ok(mut bytes)) if !bytes.is_empty() => {
            let at = random.below(bytes.len());
            bytes[at] = bytes[at].wrapping_add(1);
            drop(fs::write(&kept, bytes));
        }
        (2, _) => drop(fs::remove_file(&kept)),
        (_, _) => {
            let files: Vec<String> = files(folder).into_keys().collect();
            if !files.is_empty() {
                drop(fs::remove_file(folder.join(random.pick(&files))));
            }
        }
    }
}

/// A run, as texts to compare.
#[derive(Default)]
struct Ran {
    findings: String,
    changes: String,
    told: String,
    /// Whether something was taken from the run before; nothing where there were errors.
    reused: Option<bool>,
}

const WRITE: Mode = Mode::Write { force: false };

/// Runs beside what is in memory, or as a new process does.
fn run(folder: &Path, mode: Mode, memory: Option<&mut Memory>) -> Ran {
    let request = Request {
        targets: Vec::new(),
        out: None,
        options: BTreeMap::new(),
        templates: None,
        allow_outside: false,
        mode,
    };
    let paths = [folder.to_path_buf()];
    let mut new = Memory::default();
    let (memory, is_new) = match memory {
        Some(memory) => (memory, false),
        None => (&mut new, true),
    };
    let loaded = match is_new {
        true => LoadedProject::load(&paths),
        false => memory.load(&paths),
    };
    let mut project = match loaded {
        Ok(project) => project,
        Err(problems) => return problem(&format!("{problems:#?}"), folder),
    };
    let generated = match is_new {
        true => generate(&mut project, &request),
        false => generate_beside(&mut project, &request, memory),
    };
    let (ran, checked) = match generated {
        Ok(generated) => (ran(&mut project, &generated), generated.checked),
        Err(Failure::Findings(checked)) => {
            let findings = findings(&checked);
            let ran = Ran {
                findings,
                ..Ran::default()
            };
            (ran, Some(*checked))
        }
        Err(Failure::Problems(problems)) => (problem(&format!("{problems:#?}"), folder), None),
    };
    memory.take_back(&mut project, checked);
    ran
}

fn problem(text: &str, folder: &Path) -> Ran {
    let folder = folder.to_string_lossy();
    Ran {
        findings: text.replace(&*folder, "."),
        ..Ran::default()
    }
}

fn ran(project: &mut LoadedProject, generated: &Generated) -> Ran {
    // A run that repeats the last one tells only how many there are; they are those of the sources.
    let findings = match &generated.checked {
        Some(checked) => self::findings(checked),
        None => self::findings(&project.compile()),
    };
    let mut changes = String::new();
    for (_, report) in &generated.folders {
        for change in &report.changes {
            let _ = writeln!(changes, "{} {}", change.state, change.path);
        }
    }
    // The lock counts as a change only where nothing is written.
    let changes = changes
        .lines()
        .filter(|line| !line.ends_with(" toolc.lock"));
    let reused = &generated.timings.reused;
    Ran {
        findings: format!("{} warnings\n{findings}", generated.warnings),
        changes: changes.collect::<Vec<_>>().join("\n"),
        told: reused.clone(),
        reused: Some(!reused.is_empty() && !reused.starts_with("reused nothing")),
    }
}

fn findings(checked: &Checked) -> String {
    let mut text = String::new();
    for finding in checked.findings.iter() {
        let _ = write!(
            text,
            "{:?} {} {}",
            finding.severity, finding.code.id, finding.message
        );
        for label in &finding.labels {
            let file = checked.sources.file(label.span.file);
            let part = checked.sources.text(label.span);
            let _ = write!(
                text,
                " | {}:{} {part:?} {}",
                file.path, label.span.start, label.text
            );
        }
        for edit in &finding.edits {
            let _ = write!(text, " | {:?} -> {:?}", edit.span, edit.text);
        }
        let _ = writeln!(text, " | {:?} {}", finding.help, finding.guess);
    }
    text
}

/// The first file that differs between a project and a fresh one. Folders that no target names any more stay there.
fn difference(kept: &Path, fresh: &Path) -> Option<String> {
    let (mut one, other) = (files(kept), files(fresh));
    one.retain(|path, _| {
        let folder = path.split('/').next().unwrap_or_default();
        fresh.join(folder).is_dir()
    });
    let differs = |path: &&String| one.get(*path) != other.get(*path);
    one.keys().chain(other.keys()).find(differs).cloned()
}

/// The generated files of a project.
fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    let mut open: Vec<String> = ["gen", "rust", "python", "docs"].map(str::to_owned).into();
    while let Some(path) = open.pop() {
        let Ok(entries) = fs::read_dir(folder.join(&path)) else {
            continue;
        };
        for entry in entries.flatten() {
            let path = format!("{path}/{}", entry.file_name().to_string_lossy());
            if entry.path().is_dir() {
                if !path.ends_with("/.toolc") {
                    open.push(path);
                }
            } else if let Ok(bytes) = fs::read(entry.path()) {
                files.insert(path, bytes);
            }
        }
    }
    files
}

#[cfg(test)]
mod tests {
    use toolc_compiler::{Input, compile};

    use super::{findings, project};
    use crate::random::Random;

    #[test]
    fn projects_are_right_before_they_are_edited() {
        for seed in 0..20 {
            let texts = project(&mut Random::new(seed)).into_iter();
            let checked = compile(texts.map(|(path, text)| Input { path, text }).collect());
            assert!(!checked.findings.has_errors(), "{}", findings(&checked));
        }
    }
}

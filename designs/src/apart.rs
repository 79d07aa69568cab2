//! Random projects whose packages are made apart: each beside the interfaces of those that it uses, in a folder that all
//! share. All files are those of a run of the whole project.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use toolc_build::write::Mode;
use toolc_build::{Apart, Failure, LoadedProject, Request, generate, generate_apart, interface};
use toolc_compiler::Checked;
use toolc_compiler::ir::{Design, PackageId};

use crate::edits::{project, put};
use crate::random::Random;

/// What came of some projects.
#[derive(Debug, Default, Clone, Copy)]
pub struct Told {
    /// How many packages were made.
    pub packages: usize,
    /// How many of them beside interfaces.
    pub beside: usize,
    /// How many are made at once with others.
    pub at_once: usize,
    /// How many bytes sources have, and how many interfaces.
    pub sources: usize,
    /// See there.
    pub interfaces: usize,
}

impl Told {
    /// Adds what came of others.
    pub fn add(&mut self, other: Self) {
        self.packages += other.packages;
        self.beside += other.beside;
        self.at_once += other.at_once;
        self.sources += other.sources;
        self.interfaces += other.interfaces;
    }
}

/// Makes the project of a seed as a whole and apart, in a folder that is empty; the error is the first difference.
pub fn judge(seed: u64, work: &Path) -> Result<Told, String> {
    let mut random = Random::new(seed);
    let texts = project(&mut random);
    let folder = work.join("sources");
    let whole = |config: &str| {
        put(work, config, &texts).map_err(|error| error.to_string())?;
        made_whole(work)
    };
    // Not every design has what an option speaks of.
    let wanted = *random.pick(CONFIGS);
    let (config, whole) = match whole(wanted) {
        Ok(whole) => (wanted, whole),
        Err(_) => (
            CONFIGS[0],
            whole(CONFIGS[0]).map_err(|why| format!("seed {seed}: {why}"))?,
        ),
    };
    let design = &whole.design;
    let mut told = Told::default();
    let mut files: BTreeMap<PackageId, Vec<PathBuf>> = BTreeMap::new();
    for file in &design.files {
        let path = work.join(&*file.path);
        files.entry(file.package).or_default().push(path);
    }
    let mut interfaces: BTreeMap<PackageId, PathBuf> = BTreeMap::new();
    for package in &design.packages {
        let path = work.join(format!("{}.toolsi", package.name));
        let loaded = LoadedProject::load_apart(&files[&package.id]);
        let mut loaded = loaded.map_err(|problems| format!("seed {seed}: {problems:#?}"))?;
        told.sources += loaded
            .inputs
            .iter()
            .map(|input| input.text.len())
            .sum::<usize>();
        let one =
            interface(&mut loaded, None).map_err(|why| format!("seed {seed}: {}", said(&why)))?;
        let text = one.to_string();
        told.interfaces += text.len();
        fs::write(&path, text).map_err(|error| error.to_string())?;
        interfaces.insert(package.id, path);
    }
    let out = work.join("apart");
    for group in groups(design) {
        let names = group
            .iter()
            .map(|id| design[*id].name.to_string())
            .collect();
        let beside = match random.chance(80) {
            true => used(design, &group),
            // Interfaces that it does not need change nothing.
            false => design.packages.iter().map(|package| package.id).collect(),
        };
        told.packages += group.len();
        told.beside += usize::from(beside.len() > group.len());
        told.at_once += usize::from(group.len() > 1);
        let sources = group.iter().flat_map(|id| files[id].iter().cloned());
        let beside = beside.iter().map(|id| interfaces[id].clone());
        let paths: Vec<PathBuf> = sources.chain(beside).collect();
        let place = format!("seed {seed}: {names:?}");
        made(&paths, &out, &Apart::Packages(names)).map_err(|why| format!("{place}: {why}"))?;
    }
    let paths: Vec<PathBuf> = match random.chance(80) {
        true => interfaces.into_values().collect(),
        false => vec![folder],
    };
    made(&paths, &out, &Apart::Root).map_err(|why| format!("seed {seed}, root: {why}"))?;
    match difference(&work.join("gen"), &out) {
        Some(path) => Err(format!("seed {seed}: `{path}` differs\n{config}")),
        None => Ok(told),
    }
}

/// What all targets write to one folder.
const CONFIGS: &[&str] = &[
    "[target.rust]\n[target.python]\n",
    "[target.rust]\n[target.python]\n",
    "[target.rust]\ncrate = \"made-here\"\nserde = true\n",
    "[target.rust]\naliases = \"newtypes\"\nproviders = [\"openai-strict\"]\nsdk = [\"rig\", \"json\"]\n",
    "[target.rust]\ndocuments = true\n[target.python]\ndocuments = true\n",
    "[target.python]\npackage = \"made-here\"\nscalars = \"native\"\n",
    "[target.python]\naliases = \"newtypes\"\nproviders = [\"openai-strict\"]\nsdk = [\"openai-agents\", \"langchain\"]\nmode = [\"process\", \"mcp\", \"command\"]\n",
];

fn request(out: Option<PathBuf>) -> Request {
    Request {
        targets: Vec::new(),
        out,
        options: BTreeMap::new(),
        templates: None,
        allow_outside: false,
        mode: Mode::Write { force: false },
    }
}

fn made_whole(work: &Path) -> Result<Checked, String> {
    let loaded = LoadedProject::load(&[work.to_path_buf()]);
    let mut loaded = loaded.map_err(|problems| format!("{problems:#?}"))?;
    let generated = generate(&mut loaded, &request(None)).map_err(|why| said(&why))?;
    generated
        .checked
        .ok_or_else(|| "nothing was made".to_owned())
}

fn made(paths: &[PathBuf], out: &Path, apart: &Apart) -> Result<(), String> {
    let loaded = LoadedProject::load_apart(paths);
    let mut loaded = loaded.map_err(|problems| format!("{problems:#?}"))?;
    let made = generate_apart(&mut loaded, &request(Some(out.into())), apart);
    made.map(drop).map_err(|why| said(&why))
}

fn said(failure: &Failure) -> String {
    match failure {
        Failure::Findings(checked) => {
            let errors = checked.findings.iter().filter(|finding| finding.is_error());
            let lines = errors.map(|finding| format!("{}: {}", finding.code.id, finding.message));
            lines.collect::<Vec<_>>().join("\n")
        }
        Failure::Problems(problems) => format!("{problems:#?}"),
    }
}

/// The packages that are made at once: the toolsets of one belong to services or agents of another.
fn groups(design: &Design) -> Vec<BTreeSet<PackageId>> {
    let mut groups: Vec<BTreeSet<PackageId>> = design
        .packages
        .iter()
        .map(|package| BTreeSet::from([package.id]))
        .collect();
    for toolset in &design.toolsets {
        let own = design.files[toolset.place.file().0 as usize].package;
        let owner = toolset.owner.map(|owner| design[owner].package);
        let agent = toolset
            .agent
            .map(|agent| design[design[agent].service].package);
        for other in [owner, agent].into_iter().flatten() {
            let (these, mut those): (Vec<_>, Vec<_>) = groups
                .into_iter()
                .partition(|group| group.contains(&own) || group.contains(&other));
            those.push(these.into_iter().flatten().collect());
            groups = those;
        }
    }
    groups
}

/// Some packages, and all that they name something of, directly or by others.
fn used(design: &Design, group: &BTreeSet<PackageId>) -> BTreeSet<PackageId> {
    let mut all = group.clone();
    let mut open: Vec<PackageId> = group.iter().copied().collect();
    while let Some(user) = open.pop() {
        open.extend(
            design
                .packages_named_by(user)
                .filter(|used| all.insert(*used)),
        );
    }
    all
}

/// The first file that is not the same in two folders, but for what toolc keeps there for itself.
fn difference(one: &Path, other: &Path) -> Option<String> {
    let (one, other) = (files(one), files(other));
    let paths: BTreeSet<&String> = one.keys().chain(other.keys()).collect();
    let mut paths = paths.into_iter();
    let path = paths.find(|path| one.get(*path) != other.get(*path))?;
    let text = |files: &BTreeMap<String, Vec<u8>>| {
        let bytes = files
            .get(path)
            .map(|bytes| String::from_utf8_lossy(bytes).into_owned());
        bytes.unwrap_or_else(|| "nothing".to_owned())
    };
    Some(format!(
        "{path}\n{}\nand apart\n{}",
        text(&one),
        text(&other)
    ))
}

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut all = BTreeMap::new();
    let mut open = vec![folder.to_path_buf()];
    while let Some(one) = open.pop() {
        for entry in fs::read_dir(&one).into_iter().flatten().flatten() {
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = entry.path();
            if [".toolc", "toolc.lock", "toolc.locks", "toolc.root.lock"].contains(&&*name) {
                continue;
            }
            match path.is_dir() {
                true => open.push(path),
                false => {
                    let name = path.strip_prefix(folder).unwrap_or(&path);
                    let name = name.to_string_lossy().into_owned();
                    all.insert(name, fs::read(&path).unwrap_or_default());
                }
            }
        }
    }
    all
}

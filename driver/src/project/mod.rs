//! A project: its folder, its sources, and what is made of them.

mod config;
mod find;
mod pattern;
pub(crate) mod read;
mod watched;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use toolc_compiler::{Checked, Input, Levels, compile_with};

pub(crate) use watched::folders_to_watch;

pub use config::{CONFIG, Config, OptionPlace, Source, TargetConfig};

use crate::problem::{Problem, shown};

/// Everything that was read for one run.
#[derive(Debug)]
pub struct LoadedProject {
    /// The folder that paths in generated files start from: that of `toolc.toml`, else what all files have in common.
    pub root: PathBuf,
    /// What `toolc.toml` says, where there is one.
    pub config: Option<Config>,
    /// How much findings matter, by `toolc.toml` and the command line.
    pub levels: Levels,
    /// The sources, named from the root.
    pub inputs: Vec<Input>,
    /// A source's name from the root → the path to read it by, which is what findings show.
    pub shown: BTreeMap<String, PathBuf>,
    /// Every file that was read, for those who watch them.
    pub read: Vec<PathBuf>,
    /// Every folder that was searched for sources.
    pub searched: Vec<PathBuf>,
}

impl LoadedProject {
    /// Reads the files and folders named on a command line; without any, the project around the current folder.
    pub fn load(paths: &[PathBuf]) -> Result<Self, Vec<Problem>> {
        let (config_path, files_named) = which(paths)?;
        let mut read = Vec::new();
        let config = match &config_path {
            Some(path) => {
                let text = read::text_of(path).map_err(|problem| vec![problem])?;
                read.push(path.clone());
                Some(Config::parse(&text, &shown(path))?)
            }
            None => None,
        };
        let mut found = find::Found::default();
        for path in &files_named {
            found.add(path);
        }
        if let (Some(path), Some(config)) = (&config_path, &config)
            && (files_named.is_empty() || paths.len() > files_named.len())
        {
            add_sources(&mut found, folder_of(path), config);
        }
        if !found.problems.is_empty() {
            return Err(found.problems);
        }
        let searched: Vec<PathBuf> = found.folders.iter().cloned().collect();
        let root = match &config_path {
            Some(path) => find::clean(folder_of(path)),
            None => common_folder(found.files.values()),
        };
        let files: Vec<(String, PathBuf)> = found
            .files
            .into_values()
            .map(|path| (find::relative(&root, &find::clean(&path)), path))
            .collect();
        let texts: Vec<Result<String, Problem>> = files
            .par_iter()
            .map(|(_, path)| read::text_of(path))
            .collect();
        let mut problems = Vec::new();
        let mut inputs = Vec::with_capacity(files.len());
        for ((name, _), text) in files.iter().zip(texts) {
            match text {
                Ok(text) => inputs.push(Input {
                    path: name.clone(),
                    text,
                }),
                Err(problem) => problems.push(problem),
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        inputs.sort_by(|a, b| a.path.cmp(&b.path));
        read.extend(files.iter().map(|(_, path)| path.clone()));
        read.sort();
        let levels = config
            .as_ref()
            .map_or_else(Levels::default, |config| config.levels.clone());
        Ok(Self {
            root,
            config,
            levels,
            inputs,
            shown: files.into_iter().collect(),
            read,
            searched,
        })
    }
}

/// The `.tools` files that some paths mean, each with its place without links; of folders with a `toolc.toml`, what that
/// names. Without paths, those of the project around the current folder.
pub(crate) fn sources(paths: &[PathBuf]) -> Result<Vec<(PathBuf, PathBuf)>, Vec<Problem>> {
    let mut found = find::Found::default();
    let (around, _) = if paths.is_empty() {
        which(paths)?
    } else {
        (None, Vec::new())
    };
    let named = paths.iter().map(|path| (path.join(CONFIG), Some(path)));
    for (config, path) in around.map(|config| (config, None)).into_iter().chain(named) {
        match path {
            Some(path) if !config.is_file() => found.add(path),
            Some(_) | None => {
                let text = read::text_of(&config).map_err(|problem| vec![problem])?;
                let read = Config::parse(&text, &shown(&config))?;
                add_sources(&mut found, folder_of(&config), &read);
            }
        }
    }
    if found.problems.is_empty() {
        Ok(found.files.into_iter().collect())
    } else {
        Err(found.problems)
    }
}

impl LoadedProject {
    /// Compiles the sources, which are taken out.
    pub fn compile(&mut self) -> Checked {
        compile_with(std::mem::take(&mut self.inputs), &self.levels)
    }

    /// The folder that relative outputs start from: that of `toolc.toml`, else the current one.
    pub(crate) fn base(&self) -> PathBuf {
        match &self.config {
            Some(_) => folder_name(&self.root),
            None => PathBuf::new(),
        }
    }

    /// How findings name a source: as seen from the current folder.
    pub fn shown_name(&self, name: &str) -> String {
        self.shown
            .get(name)
            .map_or_else(|| name.into(), |path| shown(&folder_name(path)))
    }
}

/// A path without `.` and `..`, from the root of the disk on.
pub(crate) fn absolute(path: &Path) -> PathBuf {
    find::clean(path)
}

/// A path without `.` and `..`, from the current folder where that is shorter.
pub(crate) fn folder_name(path: &Path) -> PathBuf {
    let way = from_here(&find::clean(path));
    if way.as_os_str().is_empty() {
        PathBuf::from(".")
    } else {
        way
    }
}

/// The `toolc.toml` that a command line means, and the files and folders besides its own sources.
fn which(paths: &[PathBuf]) -> Result<(Option<PathBuf>, Vec<PathBuf>), Vec<Problem>> {
    if paths.is_empty() {
        let here = Path::new(".");
        return match config_above(here) {
            Some(path) => Ok((Some(path), Vec::new())),
            None => Err(vec![
                Problem::outside("no paths were given, and neither this folder nor one above it has a toolc.toml")
                    .help("name .tools files or folders, or run `toolc init`"),
            ]),
        };
    }
    let (projects, files): (Vec<PathBuf>, Vec<PathBuf>) = paths
        .iter()
        .cloned()
        .partition(|path| path.join(CONFIG).is_file());
    let mut configs: Vec<PathBuf> = projects.iter().map(|path| path.join(CONFIG)).collect();
    configs.sort_by_key(|path| find::clean(path));
    configs.dedup_by_key(|path| find::clean(path));
    match configs.len() {
        0 => Ok((config_above(&common_folder(files.iter())), files)),
        1 => Ok((configs.pop(), files)),
        _ => Err(vec![
            Problem::outside("these paths belong to different projects")
                .details(configs.iter().map(|path| shown(path)).collect())
                .help("run one project at a time"),
        ]),
    }
}

fn config_above(folder: &Path) -> Option<PathBuf> {
    let clean = find::clean(folder);
    // As near to how the user would write it as can be: from here, not from the root of the disk.
    clean
        .ancestors()
        .map(|above| above.join(CONFIG))
        .find(|path| path.is_file())
        .map(|path| from_here(&path))
}

/// The path as seen from the current folder, where that is shorter.
fn from_here(path: &Path) -> PathBuf {
    let way = PathBuf::from(find::relative(&find::clean(Path::new(".")), path));
    if way.as_os_str().len() < path.as_os_str().len() {
        way
    } else {
        path.into()
    }
}

fn add_sources(found: &mut find::Found, folder: &Path, config: &Config) {
    for source in &config.sources {
        let before = found.problems.len();
        if pattern::is_pattern(&source.text) {
            if !found.add_pattern(folder, &source.text) && found.problems.len() == before {
                let problem = Problem::outside(format!("no .tools file matches `{}`", source.text));
                found
                    .problems
                    .push(problem.help("`*` stands for any part of a name, `**` for any folders"));
            }
        } else if source.text == "." {
            found.add(if folder.as_os_str().is_empty() {
                Path::new(".")
            } else {
                folder
            });
        } else {
            found.add(&folder.join(&source.text));
        }
        for problem in &mut found.problems[before..] {
            problem.place = source.place.clone().map(Box::new);
        }
    }
}

fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}

/// The innermost folder that has all of these.
fn common_folder<'a>(paths: impl Iterator<Item = &'a PathBuf>) -> PathBuf {
    let folder = |path: &PathBuf| {
        let clean = find::clean(path);
        if clean.is_dir() {
            clean
        } else {
            folder_of(&clean).into()
        }
    };
    let common = |a: PathBuf, b: PathBuf| {
        a.ancestors()
            .find(|above| b.starts_with(above))
            .unwrap_or(&a)
            .to_path_buf()
    };
    paths
        .map(folder)
        .reduce(common)
        .unwrap_or_else(|| find::clean(Path::new(".")))
}

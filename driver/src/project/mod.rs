//! A project: its folder, its sources, and its targets.

mod config;
mod find;
mod meant;
mod own_pages;
mod pattern;
pub(crate) mod read;
mod templates;
mod texts;
mod watched;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use rayon::prelude::*;
use toolc_compiler::interface::Interface;
use toolc_compiler::{Checked, Input, Levels, compile_in_passes};

pub(crate) use templates::TemplateFolder;
pub(crate) use texts::Texts;
pub(crate) use watched::folders_to_watch;

pub use config::{CONFIG, Config, OptionPlace, Source, TargetConfig};

use crate::problem::{Problem, shown};
use meant::{add_sources, common_folder, config_above, folder_of, from_here, which};

/// How the names of interfaces end.
const INTERFACE: &str = "toolsi";

/// Everything that was read for one run.
#[derive(Debug)]
pub struct LoadedProject {
    /// The folder that paths in generated files start from: that of `toolc.toml`, else the common folder of all files.
    pub root: PathBuf,
    /// The content of `toolc.toml`, if there is one.
    pub config: Option<Config>,
    /// How much findings matter, by `toolc.toml` and the command line.
    pub levels: Levels,
    /// The sources, named from the root.
    pub inputs: Vec<Input>,
    /// A source's name from the root → the path to read it by, which is what findings show.
    pub shown: BTreeMap<String, PathBuf>,
    /// Every file that was read, to be watched.
    pub read: Vec<PathBuf>,
    /// Every folder that was searched for sources or templates.
    pub searched: Vec<PathBuf>,
    /// How long reading took.
    pub reading: Duration,
    /// XXH3 (128 bits) of each source, in their order; empty where nobody knows them.
    pub hashes: Vec<u128>,
    /// The interfaces of other packages, each with the file that it was read from.
    pub interfaces: Vec<(PathBuf, Interface)>,
}

/// What a command line selects.
struct Chosen {
    /// The `toolc.toml`.
    config: Option<PathBuf>,
    /// Whether the sources that it names are among them.
    has_sources: bool,
    /// Files and folders beside these.
    files: Vec<PathBuf>,
}

impl LoadedProject {
    /// Reads the files and folders named on a command line; without any, the project around the current folder.
    pub fn load(paths: &[PathBuf]) -> Result<Self, Vec<Problem>> {
        Self::load_beside(paths, &mut Texts::default())
    }

    /// The same, beside the texts that were read before.
    pub(crate) fn load_beside(paths: &[PathBuf], texts: &mut Texts) -> Result<Self, Vec<Problem>> {
        are_sources(paths)?;
        Self::read(chosen(paths)?, false, texts)
    }

    /// Reads sources and, among the paths, interfaces of other packages. Without a `toolc.toml`, sources are named from
    /// the current folder: all runs of a build then call them the same.
    pub fn load_apart(paths: &[PathBuf]) -> Result<Self, Vec<Problem>> {
        let (mut interfaces, sources): (Vec<PathBuf>, Vec<PathBuf>) =
            paths.iter().cloned().partition(|path| is_interface(path));
        interfaces.sort_by_cached_key(|path| find::clean(path));
        interfaces.dedup_by_key(|path| find::clean(path));
        let chosen = match sources.is_empty() && !interfaces.is_empty() {
            true => Chosen {
                config: config_above(Path::new("."))
                    .or_else(|| config_above(&common_folder(interfaces.iter()))),
                has_sources: false,
                files: Vec::new(),
            },
            false => chosen(&sources)?,
        };
        let mut project = Self::read(chosen, true, &mut Texts::default())?;
        let start = Instant::now();
        let read = interfaces.into_par_iter().map(|path| {
            let text = read::text_of(&path)?;
            let wrong = |why| {
                let message = format!(
                    "`{}` is not the interface of a package: {why}",
                    shown(&path)
                );
                Problem::content(message).help("make it anew with `toolc interface`")
            };
            let interface = Interface::parse(&text).map_err(wrong)?;
            Ok((path, interface))
        });
        // Whichever thread is first, the same problem is reported.
        let read: Vec<Result<_, Problem>> = read.collect();
        project.interfaces = read
            .into_iter()
            .collect::<Result<_, _>>()
            .map_err(|one| vec![one])?;
        project
            .read
            .extend(project.interfaces.iter().map(|(path, _)| path.clone()));
        project.read.sort();
        project.read.dedup();
        project.reading += start.elapsed();
        Ok(project)
    }

    fn read(chosen: Chosen, is_here: bool, texts: &mut Texts) -> Result<Self, Vec<Problem>> {
        let start = Instant::now();
        let config_path = chosen.config;
        let mut read = Vec::new();
        let mut config = match &config_path {
            Some(path) => {
                let text = read::text_of(path).map_err(|problem| vec![problem])?;
                read.push(path.clone());
                Some(Config::parse(&text, &shown(path))?)
            }
            None => None,
        };
        let mut searched = Vec::new();
        if let (Some(path), Some(config)) = (&config_path, &mut config) {
            read.extend(config.read_pages(folder_of(path))?);
            for folder in config.read_templates(folder_of(path))? {
                read.extend(folder.files);
                searched.extend(folder.folders);
            }
        }
        let mut found = find::Found::default();
        for path in &chosen.files {
            found.add(path);
        }
        if let (Some(path), Some(config)) = (&config_path, &config)
            && chosen.has_sources
        {
            add_sources(&mut found, folder_of(path), config);
        }
        if !found.problems.is_empty() {
            return Err(found.problems);
        }
        searched.extend(found.folders.iter().cloned());
        let root = match &config_path {
            Some(path) => find::clean(folder_of(path)),
            None if is_here => find::clean(Path::new(".")),
            None => common_folder(found.files.values()),
        };
        let mut cleaner = find::Cleaner::default();
        let files: Vec<(String, PathBuf)> = found
            .files
            .into_values()
            .map(|path| (find::relative(&root, &cleaner.clean(&path)), path))
            .collect();
        let order: Vec<&Path> = files.iter().map(|(_, path)| path.as_path()).collect();
        let texts = texts.of(&order);
        let mut problems = Vec::new();
        let mut sources = Vec::with_capacity(files.len());
        for ((name, _), text) in files.iter().zip(texts) {
            match text {
                Ok((text, hash)) => {
                    let path = name.clone();
                    sources.push((Input { path, text }, hash));
                }
                Err(problem) => problems.push(problem),
            }
        }
        if !problems.is_empty() {
            return Err(problems);
        }
        sources.sort_by(|(a, _), (b, _)| a.path.cmp(&b.path));
        let (inputs, hashes) = sources.into_iter().unzip();
        read.extend(files.iter().map(|(_, path)| path.clone()));
        read.sort();
        read.dedup();
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
            reading: start.elapsed(),
            hashes,
            interfaces: Vec::new(),
        })
    }
}

fn chosen(paths: &[PathBuf]) -> Result<Chosen, Vec<Problem>> {
    let (config, files) = which(paths)?;
    Ok(Chosen {
        config,
        has_sources: files.is_empty() || paths.len() > files.len(),
        files,
    })
}

/// Tells of an interface among paths that are to be sources.
fn are_sources(paths: &[PathBuf]) -> Result<(), Vec<Problem>> {
    let Some(path) = paths.iter().find(|path| is_interface(path)) else {
        return Ok(());
    };
    let message = format!("`{}` is an interface, not a source", shown(path));
    let help = "`toolc gen` reads interfaces with --package or --root";
    Err(vec![Problem::outside(message).help(help)])
}

/// Whether a path is that of an interface, by its name.
pub(crate) fn is_interface(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension == INTERFACE)
}

/// The `.tools` files of some paths, each with its path without links; for folders with a `toolc.toml`, the sources
/// that it names. Without paths, those of the project around the current folder.
pub(crate) fn sources(paths: &[PathBuf]) -> Result<Vec<(PathBuf, PathBuf)>, Vec<Problem>> {
    are_sources(paths)?;
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
    /// Compiles the sources, which are moved out of the project.
    pub fn compile(&mut self) -> Checked {
        self.compile_in_passes(&mut |_| {})
    }

    /// Does the same, and names each pass when it has ended.
    pub(crate) fn compile_in_passes(&mut self, ended: &mut dyn FnMut(&'static str)) -> Checked {
        compile_in_passes(std::mem::take(&mut self.inputs), &self.levels, ended)
    }

    /// Reads a folder of templates that the command line names, in the place of those of `toolc.toml`.
    pub(crate) fn read_templates(&mut self, folder: &Path) -> Result<TemplateFolder, Vec<Problem>> {
        let folder = TemplateFolder::read(folder)?;
        self.read.extend(folder.files.iter().cloned());
        self.read.sort();
        self.read.dedup();
        Ok(folder)
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

/// A path without `.` and `..`, relative to the current folder if that is shorter.
pub(crate) fn folder_name(path: &Path) -> PathBuf {
    let way = from_here(&find::clean(path));
    if way.as_os_str().is_empty() {
        PathBuf::from(".")
    } else {
        way
    }
}

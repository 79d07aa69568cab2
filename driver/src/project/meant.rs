//! The `toolc.toml` and the sources that a command line selects.

use std::path::{Path, PathBuf};

use super::config::{CONFIG, Config};
use super::{find, pattern};
use crate::problem::{Problem, shown};

/// The `toolc.toml` that a command line selects, and the files and folders besides its sources.
pub(super) fn which(paths: &[PathBuf]) -> Result<(Option<PathBuf>, Vec<PathBuf>), Vec<Problem>> {
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

pub(super) fn config_above(folder: &Path) -> Option<PathBuf> {
    let clean = find::clean(folder);
    // As near to how the user would write it as can be: from here, not from the root of the disk.
    clean
        .ancestors()
        .map(|above| above.join(CONFIG))
        .find(|path| path.is_file())
        .map(|path| from_here(&path))
}

/// The path relative to the current folder, if that is shorter.
pub(super) fn from_here(path: &Path) -> PathBuf {
    let way = PathBuf::from(find::relative(&find::clean(Path::new(".")), path));
    if way.as_os_str().len() < path.as_os_str().len() {
        way
    } else {
        path.into()
    }
}

pub(super) fn add_sources(found: &mut find::Found, folder: &Path, config: &Config) {
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

pub(super) fn folder_of(file: &Path) -> &Path {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    }
}

/// The innermost folder that has all of these.
pub(super) fn common_folder<'a>(paths: impl Iterator<Item = &'a PathBuf>) -> PathBuf {
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

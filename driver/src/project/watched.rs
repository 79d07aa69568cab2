//! The folders in which a change may affect a project, also of one that cannot be loaded now.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::config::{Config, TargetConfig};
use super::meant::{add_sources, folder_of, which};
use super::templates::TemplateFolder;
use super::{find, pattern, read};

/// Folders to watch, each by itself.
pub(crate) struct Watched {
    /// Without links and dots, from the root of the disk.
    pub(crate) folders: BTreeSet<PathBuf>,
    /// The sources by all their names, and what was named on the command line.
    pub(crate) files: BTreeSet<PathBuf>,
    /// Whether these are all: not if `toolc.toml` cannot be read.
    pub(crate) complete: bool,
}

/// The folders that have, or would have, the files that a command line selects.
pub(crate) fn folders_to_watch(paths: &[PathBuf]) -> Watched {
    let mut watched = Watched {
        folders: BTreeSet::new(),
        files: BTreeSet::new(),
        complete: true,
    };
    let Ok((config_path, files_named)) = which(paths) else {
        // A toolc.toml may come to any of them.
        let here = [PathBuf::from(".")];
        let all = if paths.is_empty() { &here } else { paths };
        all.iter().for_each(|path| watched.add(path));
        watched.complete = false;
        return watched;
    };
    let mut found = find::Found::default();
    for path in &files_named {
        watched.add(path);
        found.add(path);
    }
    // A project may be named by its folder, and its toolc.toml be gone for a moment.
    paths.iter().for_each(|path| watched.add(path));
    if let Some(path) = &config_path {
        watched.add(path);
        let shown = crate::problem::shown(path);
        let config = read::text_of(path).map_err(|problem| vec![problem]);
        match config.and_then(|text| Config::parse(&text, &shown)) {
            Ok(config) => {
                let folder = folder_of(path);
                for source in &config.sources {
                    let fixed = source.text.split('/');
                    let fixed = fixed.take_while(|part| !pattern::is_pattern(part));
                    watched.add(&fixed.fold(folder.to_path_buf(), |way, part| way.join(part)));
                }
                for target in config.targets.values() {
                    watched.add_templates(folder, target);
                }
                add_sources(&mut found, folder, &config);
            }
            Err(_) => watched.complete = false,
        }
    }
    found.folders.iter().for_each(|folder| watched.add(folder));
    for (real, path) in &found.files {
        watched.add(real);
        watched.add(path);
    }
    watched
}

impl Watched {
    /// The folders of a target's templates.
    fn add_templates(&mut self, base: &Path, target: &TargetConfig) {
        for page in &target.options.pages {
            self.add(&base.join(&page.template.name));
        }
        let Some(source) = &target.templates else {
            return;
        };
        let folder = base.join(&source.text);
        self.add(&folder);
        if let Ok(found) = TemplateFolder::found(&folder) {
            let all = found.folders.iter().chain(&found.files);
            all.for_each(|path| self.add(path));
        }
    }

    /// The folder of a file, or a folder itself; for a missing path, the nearest existing folder above it.
    fn add(&mut self, path: &Path) {
        let clean = find::clean(path);
        self.files.insert(clean.clone());
        let nearest = clean.ancestors().find(|above| above.is_dir());
        self.folders.extend(nearest.map(Path::to_path_buf));
        // The folder itself may be deleted or renamed, which only its parent tells.
        if nearest == Some(&clean) {
            self.folders.extend(clean.parent().map(Path::to_path_buf));
        }
    }
}

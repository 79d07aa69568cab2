//! A user's templates: the files of a folder, each by the name of the template that it replaces.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use toolc_compiler::diagnostics::nearest;
use toolc_templates::{Options, TARGETS, Target, TemplateText};

use super::config::Config;
use super::{find, read};
use crate::problem::{Problem, shown};

/// The size of a template, in bytes.
const MOST_BYTES: u64 = 1 << 20;

/// How many files a folder of templates may have.
const MOST_FILES: usize = 1000;

/// What was read of a folder of templates.
#[derive(Debug, Default)]
pub(crate) struct TemplateFolder {
    templates: Vec<TemplateText>,
    /// Every file that was read.
    pub(crate) files: Vec<PathBuf>,
    /// Every folder that was searched.
    pub(crate) folders: Vec<PathBuf>,
}

impl TemplateFolder {
    /// Reads a folder. A file that replaces nothing is a problem: it may be a misspelled name.
    pub(crate) fn read(folder: &Path) -> Result<Self, Vec<Problem>> {
        let mut found = Self::found(folder).map_err(|problem| vec![problem])?;
        let known: BTreeSet<String> = TARGETS.iter().flat_map(Target::templates).collect();
        let mut problems = Vec::new();
        for path in &found.files {
            let name = find::relative(&find::clean(folder), &find::clean(path));
            if !known.contains(&name) {
                problems.push(unknown(path, &name, &known));
                continue;
            }
            match template(path, name) {
                Ok(template) => found.templates.push(template),
                Err(problem) => problems.push(problem),
            }
        }
        match problems.is_empty() {
            true => Ok(found),
            false => Err(problems),
        }
    }

    /// The files of a folder, unread.
    pub(super) fn found(folder: &Path) -> Result<Self, Problem> {
        let mut found = Self::default();
        found.search(folder)?;
        Ok(found)
    }

    /// Puts the templates of a target into its options.
    pub(crate) fn put(&self, target: &str, options: &mut Options) {
        let is_own = |name: &str| name.split('/').next() == Some(target);
        let own = self.templates.iter().filter(|one| is_own(&one.name));
        options.templates = own.cloned().collect();
    }

    /// All files below a folder, sorted; names that start with a dot are not looked at.
    fn search(&mut self, folder: &Path) -> Result<(), Problem> {
        let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let entries = entries.map_err(|error| Problem::disk("read the folder", folder, &error))?;
        self.folders.push(folder.to_path_buf());
        let mut paths: Vec<PathBuf> = entries.iter().map(fs::DirEntry::path).collect();
        paths.sort();
        for path in paths {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            if name.starts_with('.') {
                continue;
            }
            let is_link = path.is_symlink();
            if path.is_dir() {
                // Folders behind links may lead round in a circle.
                if !is_link {
                    self.search(&path)?;
                }
                continue;
            }
            if self.files.len() == MOST_FILES {
                let text = format!(
                    "the folder `{}` has more than {MOST_FILES} files",
                    shown(folder)
                );
                return Err(Problem::content(text).help("keep templates in a folder of their own"));
            }
            self.files.push(path);
        }
        Ok(())
    }
}

impl Config {
    /// Reads the templates of all targets; `base` is the folder of the file.
    pub(super) fn read_templates(
        &mut self,
        base: &Path,
    ) -> Result<Vec<TemplateFolder>, Vec<Problem>> {
        let (mut folders, mut problems) = (Vec::new(), Vec::new());
        for (name, target) in &mut self.targets {
            let Some(source) = &target.templates else {
                continue;
            };
            match TemplateFolder::read(&base.join(&source.text)) {
                Ok(folder) => {
                    folder.put(name, &mut target.options);
                    folders.push(folder);
                }
                Err(all) => problems.extend(all.into_iter().map(|mut problem| {
                    let named = source.place.clone().map(Box::new);
                    problem.place = problem.place.or(named);
                    problem
                })),
            }
        }
        match problems.is_empty() {
            true => Ok(folders),
            false => Err(problems),
        }
    }
}

/// Reads a template.
pub(super) fn template(path: &Path, name: String) -> Result<TemplateText, Problem> {
    let size = fs::metadata(path).map_or(0, |data| data.len());
    if size > MOST_BYTES {
        let text = format!("the template `{}` is larger than 1 MiB", shown(path));
        return Err(Problem::content(text).help("a template is a page, without its contents"));
    }
    let path = super::folder_name(path);
    Ok(TemplateText {
        name,
        text: read::text_of(&path)?,
        path: shown(&path),
    })
}

fn unknown(path: &Path, name: &str, known: &BTreeSet<String>) -> Problem {
    let near = nearest(name, known.iter().map(String::as_str));
    let help = match near.first() {
        Some(near) => format!("did you mean `{near}`?"),
        None => "names are such as `python/client.py.j2`; spec/templates.md lists them".to_owned(),
    };
    let path = shown(&super::folder_name(path));
    Problem::content(format!(
        "`{path}` replaces no template: there is no `{name}`"
    ))
    .help(help)
}

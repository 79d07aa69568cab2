//! What a run is asked for: targets, their options, and the folders that they write to.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Component, Path, PathBuf};

use toolc_compiler::Checked;
use toolc_compiler::diagnostics::nearest;
use toolc_templates::{Fault, Options, TARGETS, Target};

use crate::name;
use crate::problem::{Problem, shown};
use crate::project::{LoadedProject, TargetConfig, TemplateFolder, folder_name};
use crate::write::Mode;

/// A request to generate from a project.
#[derive(Clone, Debug)]
pub struct Request {
    /// The targets; if empty, those of `toolc.toml`.
    pub targets: Vec<String>,
    /// The output folder of all targets; that of `toolc.toml` without it.
    pub out: Option<PathBuf>,
    /// Options by target, which override those of `toolc.toml`.
    pub options: BTreeMap<String, Options>,
    /// A folder of templates for all targets, in place of those of `toolc.toml`.
    pub templates: Option<PathBuf>,
    /// Whether folders that `toolc.toml` names may be outside of its repository, or of its own folder if it is in none.
    pub allow_outside: bool,
    /// Whether files are written, or only compared.
    pub mode: Mode,
}

/// Why nothing was written.
#[derive(Debug)]
pub enum Failure {
    /// The sources have errors.
    Findings(Box<Checked>),
    /// Other problems.
    Problems(Vec<Problem>),
}

impl From<Vec<Problem>> for Failure {
    fn from(problems: Vec<Problem>) -> Self {
        Self::Problems(problems)
    }
}

impl From<Problem> for Failure {
    fn from(problem: Problem) -> Self {
        Self::Problems(vec![problem])
    }
}

/// The names of all targets.
pub fn target_names() -> Vec<&'static str> {
    TARGETS.iter().map(|target| target.name).collect()
}

/// One output folder with the targets that share it.
pub(crate) struct Folder {
    pub path: PathBuf,
    /// How messages name it.
    pub shown: String,
    pub targets: Vec<(&'static Target, Options)>,
    /// Targets that wrote here before, and that `toolc.toml` no longer names: their files are removed.
    pub gone: Vec<String>,
}

/// Problems of the options of a target, each at its position.
pub(crate) fn problems(
    project: &LoadedProject,
    target: &Target,
    faults: Vec<Fault>,
) -> Vec<Problem> {
    let config = project.config.as_ref();
    let config = config.and_then(|config| config.targets.get(target.name));
    let nowhere = TargetConfig::default();
    let config = config.unwrap_or(&nowhere);
    let problems = faults.into_iter().map(|fault| config.problem(fault));
    problems.collect()
}

/// The folders of a request; `listed_targets` are those that have files in a folder.
pub(crate) fn folders(
    project: &LoadedProject,
    request: &Request,
    templates: Option<&TemplateFolder>,
    listed_targets: &dyn Fn(&Path) -> Vec<String>,
) -> Result<Vec<Folder>, Failure> {
    let configured = project.config.as_ref().map(|config| &config.targets);
    let mut names: Vec<&str> = request.targets.iter().map(String::as_str).collect();
    if names.is_empty() {
        names = configured
            .into_iter()
            .flat_map(|targets| targets.keys())
            .map(String::as_str)
            .collect();
    }
    if names.is_empty() {
        return Err(Problem::outside("nothing says what to generate")
            .help("pass --lang rust, or write a [target.rust] table into toolc.toml")
            .into());
    }
    for name in request.options.keys() {
        if !names.contains(&name.as_str()) {
            return Err(Problem::outside(format!(
                "there are options for the target `{name}`, which is not generated"
            ))
            .help(format!("pass --lang {name} as well"))
            .into());
        }
    }
    names.sort_unstable();
    names.dedup();
    let mut folders: Vec<Folder> = Vec::new();
    for name in names {
        let target = target(name)?;
        let config = configured.and_then(|targets| targets.get(name));
        let mut options = config.map_or_else(Options::default, |config| config.options.clone());
        let nearer = request.options.get(name);
        if let Some(nearer) = nearer {
            options = options.with(nearer);
        }
        // A table of `toolc.toml` alone was looked at when it was read.
        if nearer.is_some() || config.is_none() {
            let faults = target.faults(&options, None);
            if !faults.is_empty() {
                return Err(problems(project, target, faults).into());
            }
        }
        if let Some(templates) = templates {
            templates.put(name, &mut options);
        }
        let path = match (
            &request.out,
            config.and_then(|config| config.out.as_deref()),
        ) {
            (Some(out), _) => out.clone(),
            (None, out) => {
                let path = project.base().join(out.unwrap_or("gen"));
                if !request.allow_outside {
                    is_inside(project, name, &path)?;
                }
                path
            }
        };
        let path = folder_name(&path);
        match folders.iter_mut().find(|folder| folder.path == path) {
            Some(folder) => folder.targets.push((target, options)),
            None => folders.push(Folder {
                shown: shown(&path),
                path,
                targets: vec![(target, options)],
                gone: Vec::new(),
            }),
        }
    }
    // Only a run of all targets of a toolc.toml knows that there are no others.
    if request.targets.is_empty() {
        for folder in &mut folders {
            folder.gone = listed_targets(&folder.path);
            folder.gone.retain(|gone| {
                !folder
                    .targets
                    .iter()
                    .any(|(target, _)| target.name == *gone)
            });
        }
    }
    Ok(folders)
}

/// Rejects a folder that a `toolc.toml` names outside of its repository: whoever has only fetched a project does not
/// mean it to write there.
fn is_inside(project: &LoadedProject, target: &str, path: &Path) -> Result<(), Problem> {
    if project.config.is_none() {
        return Ok(());
    }
    let base = folder_name(&project.base());
    let refused = |error| Problem::disk("look at", &base, &error);
    let base = fs::canonicalize(&base).map_err(refused)?;
    let repository = base.ancestors().find(|above| above.join(".git").exists());
    let root = repository.unwrap_or(&base);
    // Behind a link, `..` is not where it stands in the path; both must be inside.
    let mut plain = std::path::absolute(path).map_err(refused)?;
    if plain.components().any(|part| part == Component::ParentDir) {
        let parts: Vec<_> = plain.components().collect();
        plain = parts.iter().fold(PathBuf::new(), |mut plain, part| {
            match part {
                Component::ParentDir => drop(plain.pop()),
                part @ (Component::Prefix(_)
                | Component::RootDir
                | Component::CurDir
                | Component::Normal(_)) => plain.push(part),
            }
            plain
        });
    }
    let is_git = |part: Component<'_>| name::is_of_git(&part.as_os_str().to_string_lossy());
    let is_in = |path: &Path| {
        let real = real(path);
        let below = real.as_ref().and_then(|real| real.strip_prefix(root).ok());
        below.is_some_and(|below| !below.components().any(is_git))
    };
    if is_in(path) && is_in(&plain) {
        return Ok(());
    }
    let what = match repository {
        Some(_) => "the repository",
        None => "the folder",
    };
    let message = format!(
        "the output folder `{}` of the target `{target}` is outside of {what} of toolc.toml",
        shown(path)
    );
    let help = "if it should be there, pass --allow-outside, or name the folder by --out";
    Err(Problem::content(message).help(help))
}

/// A path behind all links; what does not exist yet is behind the deepest folder that does. Nothing if nobody knows.
fn real(path: &Path) -> Option<PathBuf> {
    let path = std::path::absolute(path).ok()?;
    let mut missing = Vec::new();
    for above in path.ancestors() {
        // A link that leads nowhere is there.
        if fs::symlink_metadata(above).is_ok() {
            let mut real = fs::canonicalize(above).ok()?;
            real.extend(missing.iter().rev());
            return Some(real);
        }
        // The last part is `..` if there is no name.
        missing.push(above.file_name()?);
    }
    None
}

pub(crate) fn target(name: &str) -> Result<&'static Target, Problem> {
    TARGETS
        .iter()
        .find(|target| target.name == name)
        .ok_or_else(|| {
            let names = target_names();
            let help = match nearest(name, names.iter().copied()).first() {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!(
                    "there is {}",
                    names
                        .iter()
                        .map(|name| format!("`{name}`"))
                        .collect::<Vec<_>>()
                        .join(", ")
                ),
            };
            Problem::outside(format!("unknown target `{name}`")).help(help)
        })
}

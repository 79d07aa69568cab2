//! From a project to written files: the whole line in one function.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use rayon::prelude::*;
use toolc_compiler::Checked;
use toolc_compiler::diagnostics::nearest;
use toolc_templates::{Fault, GeneratedFile, Options, TARGETS, Target};

use crate::cache;
use crate::draft::Draft;
use crate::problem::{Problem, shown};
use crate::project::{LoadedProject, TargetConfig, TemplateFolder, folder_name};
use crate::timings::{Clock, Sum, Timings};
use crate::write::{Mode, Report, Session, listed_targets};

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
    /// Whether files are written, or only compared.
    pub mode: Mode,
}

/// The result of a request.
#[derive(Debug)]
pub struct Generated {
    /// The design with its warnings; `None` if nothing has changed since the last run.
    pub checked: Option<Checked>,
    /// How many warnings there are; those of a skipped run were reported by the last one.
    pub warnings: usize,
    /// The report of each output folder, which is named as the user sees it.
    pub folders: Vec<(String, Report)>,
    /// How long each phase took.
    pub timings: Timings,
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

/// Compiles a project and writes the files of its targets: all of them or, if there is any error, none.
pub fn generate(project: &mut LoadedProject, request: &Request) -> Result<Generated, Failure> {
    let mut clock = Clock::start(project.reading);
    let templates = match &request.templates {
        Some(folder) => Some(project.read_templates(folder)?),
        None => None,
    };
    let folders = folders(project, request, templates.as_ref())?;
    let inputs = cache::digest_of_inputs(&project.inputs, &project.levels);
    let unchanged = unchanged(&folders, inputs);
    clock.end("compare");
    if let Some((folders, warnings)) = unchanged {
        return Ok(Generated {
            checked: None,
            warnings,
            folders,
            timings: clock.timings(),
        });
    }
    let checked = project.compile_in_passes(&mut |pass| clock.end(pass));
    let Ok(ready) = checked.ready() else {
        return Err(Failure::Findings(Box::new(checked)));
    };
    let mut prepared = Vec::new();
    for folder in &folders {
        let own = folder.targets.iter().map(|(target, _)| target.name);
        let names: Vec<&str> = own.chain(folder.gone.iter().map(String::as_str)).collect();
        // Targets name everything before they begin; none has to wait for another with that.
        let planned: Vec<_> = folder
            .targets
            .par_iter()
            .map(|(target, options)| target.jobs(ready, options))
            .collect();
        let mut jobs = Vec::new();
        for ((target, _), planned) in folder.targets.iter().zip(planned) {
            let of_target = planned.map_err(|faults| problems(project, target, faults))?;
            jobs.extend(of_target.into_iter().map(|job| (*target, job)));
        }
        clock.end("plan");
        let session = Session::open(&folder.path, &folder.shown, &names, request.mode)?;
        let (rendering, writing) = (Sum::default(), Sum::default());
        let done = jobs.par_iter().map(|(target, job)| {
            let files = rendering.of(|| job.run());
            let files = files.map_err(|fault| problems(project, target, vec![fault]))?;
            let mut files = files.iter();
            let put = |file: &GeneratedFile| session.put(target.name, &file.path, &file.contents);
            let written = writing.of(|| files.try_for_each(put));
            written.map_err(|problem| vec![problem])
        });
        // Whichever thread is first, the same problem is reported.
        done.find_first(Result::is_err).unwrap_or(Ok(()))?;
        clock.end("files");
        clock.part("render", &rendering);
        clock.part("write", &writing);
        prepared.push(session.prepare()?);
        clock.end("prepare");
    }
    let warnings = checked.findings.iter().count();
    let mut done = Vec::new();
    for (folder, prepared) in folders.iter().zip(prepared) {
        done.push((folder.shown.clone(), prepared.commit()?));
        if let Mode::Write { .. } = request.mode {
            for (target, options) in &folder.targets {
                cache::remember(&folder.path, target.name, options, inputs, warnings);
            }
        }
    }
    clock.end("commit");
    Ok(Generated {
        checked: Some(checked),
        warnings,
        folders: done,
        timings: clock.timings(),
    })
}

/// One output folder with the targets that share it.
struct Folder {
    path: PathBuf,
    shown: String,
    targets: Vec<(&'static Target, Options)>,
    /// Targets that wrote here before, and that `toolc.toml` no longer names: their files are removed.
    gone: Vec<String>,
}

/// Problems of options in `toolc.toml` that name types which the design does not have.
pub fn faults_of_options(project: &LoadedProject, checked: &Checked) -> Vec<Problem> {
    let (Some(config), Ok(ready)) = (&project.config, checked.ready()) else {
        return Vec::new();
    };
    let of_target = |target: &Target| {
        let config = config.targets.get(target.name)?;
        let faults = target.faults(&config.options, Some(ready.design()));
        Some(problems(project, target, faults))
    };
    TARGETS.iter().filter_map(of_target).flatten().collect()
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

fn folders(
    project: &LoadedProject,
    request: &Request,
    templates: Option<&TemplateFolder>,
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
            (None, out) => project.base().join(out.unwrap_or("gen")),
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

fn unchanged(folders: &[Folder], inputs: u128) -> Option<(Vec<(String, Report)>, usize)> {
    let mut told = 0;
    let of_folder = |folder: &Folder| {
        if !folder.gone.is_empty() {
            return None;
        }
        let mut report = Report::default();
        for (target, options) in &folder.targets {
            let last = cache::up_to_date(&folder.path, target.name, options, inputs)?;
            report.unchanged += last.files;
            told = last.warnings;
        }
        Some((folder.shown.clone(), report))
    };
    let folders = folders.iter().map(of_folder).collect::<Option<_>>()?;
    Some((folders, told))
}

/// The text of a Makefile rule: the output depends on all files that were read.
pub fn depfile(project: &LoadedProject, generated: &Generated) -> String {
    let outputs: Vec<String> = generated
        .folders
        .iter()
        .map(|(folder, _)| escaped(&format!("{folder}/toolc.lock")))
        .collect();
    let mut text = format!("{}:", outputs.join(" "));
    for path in &project.read {
        text.push_str(" \\\n  ");
        text.push_str(&escaped(&shown(path)));
    }
    text.push('\n');
    text
}

/// Writes a file of the user's choice by rename, if it is not the same already.
pub fn write_one(path: &Path, text: &str) -> Result<(), Problem> {
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    Draft::of(path)
        .and_then(|draft| draft.put(text.as_bytes(), None))
        .map_err(|error| Problem::disk("write", path, &error))
}

/// As make and ninja read a name: white space and `#` with a backslash (and the backslashes before it doubled), `$` twice.
fn escaped(path: &str) -> String {
    let mut text = String::with_capacity(path.len());
    let mut backslashes = 0;
    for letter in path.chars() {
        match letter {
            ' ' | '\t' | '#' => {
                text.extend(std::iter::repeat_n('\\', backslashes + 1));
            }
            '$' => text.push('$'),
            _ => {}
        }
        backslashes = if letter == '\\' { backslashes + 1 } else { 0 };
        text.push(letter);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_written_as_make_reads_them() {
        assert_eq!(escaped("a b/$c#d"), "a\\ b/$$c\\#d");
        assert_eq!(escaped("a\\ b\\c"), "a\\\\\\ b\\c");
    }
}

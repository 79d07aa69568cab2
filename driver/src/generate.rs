//! From a project to written files: the whole line in one function.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use rayon::prelude::*;
use toolc_compiler::{Checked, compile_in_passes};
use toolc_templates::{Job, Options, TARGETS, Target};

use crate::cache::{self, Digests};
use crate::draft::Draft;
use crate::jobs::{Files, planned, put};
use crate::memory::{Left, Memory};
use crate::problem::Problem;
use crate::project::LoadedProject;
use crate::request::{Failure, Folder, Request, folders, problems};
use crate::reuse::{Kept, Known, Made, Part, whole};
use crate::timings::{Clock, Timings};
use crate::write::{LOCK, Mode, Outputs, Portion, Prepared, Report, Session, listed_targets};

/// The result of a request.
#[derive(Debug)]
pub struct Generated {
    /// The sources with all warnings; `None` if nothing has changed since the last run. Where something was reused, the
    /// design is that of the changed packages.
    pub checked: Option<Checked>,
    /// How many warnings there are; those of a skipped run were reported by the last one.
    pub warnings: usize,
    /// The report of each output folder, which is named as the user sees it.
    pub folders: Vec<(String, Report)>,
    /// The locks of these folders, which name all files; where packages are made apart, also these files.
    pub outputs: Vec<String>,
    /// How long each phase took.
    pub timings: Timings,
}

/// Compiles a project and writes the files of its targets: all of them or, if there is any error, none.
pub fn generate(project: &mut LoadedProject, request: &Request) -> Result<Generated, Failure> {
    run(project, request, None)
}

/// The same, beside what the runs of this process keep in memory: it finds and writes what it would without.
pub fn generate_beside(
    project: &mut LoadedProject,
    request: &Request,
    memory: &mut Memory,
) -> Result<Generated, Failure> {
    let is_written = matches!(request.mode, Mode::Write { .. });
    run(project, request, is_written.then_some(memory))
}

fn run(
    project: &mut LoadedProject,
    request: &Request,
    mut memory: Option<&mut Memory>,
) -> Result<Generated, Failure> {
    let mut clock = Clock::start(project.reading);
    let templates = match &request.templates {
        Some(folder) => Some(project.read_templates(folder)?),
        None => None,
    };
    let folders = folders(project, request, templates.as_ref(), &|folder| {
        let memory = memory.as_deref();
        let outputs = memory.and_then(|memory| memory.outputs(folder));
        listed_targets(folder, &Portion::Whole, outputs)
    })?;
    let digests = Digests::of(project);
    // What a run has left is a file like others: a comparison must find also those who have written it for toolc.
    let writes = matches!(request.mode, Mode::Write { .. });
    let known = memory.as_deref().and_then(|memory| memory.known(&folders));
    // Where other sources were the last ones, there is nothing to compare.
    let is_other = |known: &Arc<Known>| known.kept.inputs != digests.whole;
    let unchanged = match writes && !known.as_ref().is_some_and(is_other) {
        true => unchanged(&folders, digests.whole),
        false => None,
    };
    clock.end("compare");
    if let Some(unchanged) = unchanged {
        clock.read_again(unchanged.fault);
        return Ok(Generated {
            checked: None,
            warnings: unchanged.warnings,
            outputs: locks(&unchanged.folders),
            folders: unchanged.folders,
            timings: clock.timings(),
        });
    }
    let run = Run {
        folders: &folders,
        mode: request.mode,
        digests: &digests,
    };
    let part = match writes {
        true => known
            .map_or_else(|| Known::read(&folders).map(Arc::new), Ok)
            .and_then(|known| Part::of(known, project, &digests, &folders)),
        false => Err("a comparison relies on nothing that is left"),
    };
    clock.end("reuse");
    let part = part.and_then(|part| {
        let memory = memory.as_deref_mut();
        run.prepare_part(project, part, memory, &mut clock)
    });
    let (generated, left) = match part {
        Ok((part, (checked, prepared))) => {
            clock.reused(part.told());
            run.commit(checked, Some(&part), prepared, project, clock)?
        }
        Err(why) => {
            clock.reused(format!("reused nothing: {why}"));
            let (checked, prepared) = run.prepare(project, &mut clock)?;
            run.commit(checked, None, prepared, project, clock)?
        }
    };
    if let Some((known, outputs)) = left {
        let left = Left {
            folders,
            inputs: digests.whole,
            warnings: generated.warnings,
        };
        match memory {
            Some(memory) => memory.keep(left, known, outputs),
            None => left.write(&known, outputs.iter()),
        }
    }
    Ok(generated)
}

/// A run that has something to do.
struct Run<'r> {
    folders: &'r [Folder],
    mode: Mode,
    digests: &'r Digests,
}

/// The decided changes of each folder, with the files of each of its targets.
type Decided = Vec<(Prepared, Vec<Files>)>;

/// What is known for the next run: of the project, and of each folder.
type Leaves = (Known, Vec<Outputs>);

impl Run<'_> {
    /// Compiles everything, and decides what changes.
    fn prepare(
        &self,
        project: &mut LoadedProject,
        clock: &mut Clock,
    ) -> Result<(Checked, Decided), Failure> {
        let checked = project.compile_in_passes(&mut |pass| clock.end(pass));
        let Ok(ready) = checked.ready() else {
            return Err(Failure::Findings(Box::new(checked)));
        };
        let mut prepared = Vec::new();
        for folder in self.folders {
            let mut jobs = Vec::new();
            for ((target, _), planned) in folder.targets.iter().zip(planned(folder, ready)) {
                let planned = planned.map_err(|faults| problems(project, target, faults))?;
                jobs.push(planned);
            }
            clock.end("plan");
            let session = self.open(folder, None)?;
            clock.read_again(session.fault());
            let files = put(
                project,
                (folder, &session),
                (ready, &jobs),
                &|_| true,
                clock,
            )?;
            // All names are in them, and what is decided next needs room.
            drop(jobs);
            prepared.push((session.prepare()?, files));
            clock.end("prepare");
        }
        Ok((checked, prepared))
    }

    /// Compiles a part of the project, and decides what changes; the error says why it is not enough.
    fn prepare_part(
        &self,
        project: &LoadedProject,
        part: Part,
        mut memory: Option<&mut Memory>,
        clock: &mut Clock,
    ) -> Result<(Part, (Checked, Decided)), &'static str> {
        const FAULTY: &str = "what has changed cannot be generated";
        let inputs = part.inputs(project);
        let mut checked = compile_in_passes(inputs, &project.levels, &mut |pass| clock.end(pass));
        part.stands_alone(&checked)?;
        checked.findings = part.findings(&checked, &project.levels)?;
        clock.end("findings");
        let ready = checked.ready().map_err(|_| FAULTY)?;
        let mut prepared = Vec::new();
        for (at, folder) in self.folders.iter().enumerate() {
            let planned: Result<Vec<_>, _> = planned(folder, ready).into_iter().collect();
            let planned = planned.map_err(|_| FAULTY)?;
            if planned.iter().any(|jobs| !jobs.by_package) {
                return Err("a target has pages about all packages");
            }
            clock.end("plan");
            let outputs = memory.as_deref_mut();
            let outputs = outputs.and_then(|memory| memory.take_outputs(&folder.path));
            let mut session = self.open(folder, outputs).map_err(|_| FAULTY)?;
            clock.read_again(session.fault());
            let is_inside = |job: &Job<'_>| job.package().is_some_and(|id| part.has(id.0 as usize));
            let files = put(
                project,
                (folder, &session),
                (ready, &planned),
                &is_inside,
                clock,
            );
            let mut files = files.map_err(|_| FAULTY)?;
            let is_part = is_part((folder, at), &mut session, &mut files, &part);
            if !is_part {
                for ((target, options), files) in folder.targets.iter().zip(&mut files) {
                    let made = part.made(at, target.name);
                    let kept = keep(&session, target, options, made, &part)?;
                    files.packages.extend(kept);
                }
            }
            clock.end("keep");
            let decided = match is_part {
                true => session.prepare_part(),
                false => session.prepare(),
            };
            prepared.push((decided.map_err(|_| FAULTY)?, files));
            clock.end("prepare");
        }
        Ok((part, (checked, prepared)))
    }

    fn open(&self, folder: &Folder, outputs: Option<Outputs>) -> Result<Session, Problem> {
        let own = folder.targets.iter().map(|(target, _)| target.name);
        let names: Vec<&str> = own.chain(folder.gone.iter().map(String::as_str)).collect();
        Session::open_beside(&folder.path, &folder.shown, &names, self.mode, outputs)
    }

    /// Makes the changes; gives what is known for the next run, where anything was written.
    fn commit(
        &self,
        mut checked: Checked,
        part: Option<&Part>,
        prepared: Decided,
        project: &mut LoadedProject,
        mut clock: Clock,
    ) -> Result<(Generated, Option<Leaves>), Failure> {
        let warnings = checked.findings.iter().count();
        let mut done = Vec::new();
        let mut made = Vec::new();
        for (folder, (mut prepared, files)) in self.folders.iter().zip(prepared) {
            let outputs = prepared.take_outputs();
            done.push((folder.shown.clone(), prepared.commit()?));
            made.push((outputs, files));
        }
        let left = matches!(self.mode, Mode::Write { .. }).then(|| {
            let kept = match part {
                Some(part) => part.known(&checked, self.digests),
                None => Kept::of(&checked, self.digests),
            };
            let made = self
                .folders
                .iter()
                .zip(made)
                .map(|(folder, (outputs, files))| {
                    let targets = folder.targets.iter().zip(files);
                    let targets = targets.map(|((target, options), files)| {
                        let made = files.same.unwrap_or_else(|| {
                            let packages = files.packages.into_values().collect();
                            let listed = outputs.lock().files(target.name);
                            Made::new(options, listed, files.by_package, packages)
                        });
                        (target.name.to_owned(), made)
                    });
                    (targets.collect(), outputs)
                });
            let (made, outputs) = made.unzip();
            let is_own = true;
            (Known { kept, made, is_own }, outputs)
        });
        if part.is_some() {
            whole(&mut checked, std::mem::take(&mut project.inputs));
        }
        clock.end("commit");
        let generated = Generated {
            checked: Some(checked),
            warnings,
            outputs: locks(&done),
            folders: done,
            timings: clock.timings(),
        };
        Ok((generated, left))
    }
}

/// Whether the files of a folder that were made can be decided alone: the last run was one of this process, with the same
/// options; it made the same paths of the same packages; and the other files are as it left them.
fn is_part(
    (folder, at): (&Folder, usize),
    session: &mut Session,
    files: &mut [Files],
    part: &Part,
) -> bool {
    if !part.is_own() || !session.is_known() {
        return false;
    }
    for ((target, options), files) in folder.targets.iter().zip(&*files) {
        let made = part.made(at, target.name);
        let listed = session.listed(target.name);
        let is_inside = |package: &Option<usize>| package.is_some_and(|package| part.has(package));
        let before = listed.iter().zip(&made.packages);
        let before = before.filter(|(_, package)| is_inside(package));
        let before = before.map(|((path, _), package)| (*path, package));
        let now = files
            .packages
            .iter()
            .map(|(path, package)| (path.as_str(), package));
        if !made.has_options(options) || listed.len() != made.packages.len() || !before.eq(now) {
            return false;
        }
    }
    let is_put = |target: &str, path: &str| {
        let all = folder.targets.iter().zip(&*files);
        let mut of_target = all.filter(|((one, _), _)| one.name == target);
        of_target.any(|(_, files)| files.packages.contains_key(path))
    };
    if !session.is_part(&is_put) {
        return false;
    }
    for ((target, _), files) in folder.targets.iter().zip(files) {
        files.same = Some(part.made(at, target.name).clone());
    }
    true
}

/// Leaves the files of a target that are about other packages as they are; the error says why they cannot stay.
fn keep(
    session: &Session,
    target: &Target,
    options: &Options,
    made: &Made,
    part: &Part,
) -> Result<BTreeMap<String, Option<usize>>, &'static str> {
    let listed = session.listed(target.name);
    if listed.len() != made.packages.len()
        || *made != Made::new(options, listed.iter().copied(), true, made.packages.clone())
    {
        return Err("other options made the files, or another run");
    }
    let all = listed.par_iter().zip(&made.packages);
    let others = all.filter(|(_, package)| !package.is_some_and(|package| part.has(package)));
    let kept = others.map(
        |((path, hash), package)| match session.keep(target.name, path, *hash) {
            Ok(true) => Ok(((*path).to_owned(), *package)),
            Ok(false) | Err(_) => Err("a file is not as it was written"),
        },
    );
    kept.collect()
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

/// What a run reports that would repeat the last one.
#[derive(Default)]
struct Unchanged {
    folders: Vec<(String, Report)>,
    warnings: usize,
    /// Why generated files were read although an earlier run has read them.
    fault: Option<&'static str>,
}

fn unchanged(folders: &[Folder], inputs: u128) -> Option<Unchanged> {
    let mut same = Unchanged::default();
    for folder in folders {
        if !folder.gone.is_empty() {
            return None;
        }
        let mut report = Report::default();
        let (all, fault) = cache::up_to_date(&folder.path, &folder.targets, inputs)?;
        same.fault = same.fault.or(fault);
        for last in all {
            report.unchanged += last.files;
            same.warnings = last.warnings;
        }
        same.folders.push((folder.shown.clone(), report));
    }
    Some(same)
}

fn locks(folders: &[(String, Report)]) -> Vec<String> {
    let folders = folders.iter();
    folders
        .map(|(folder, _)| format!("{folder}/{LOCK}"))
        .collect()
}

/// Writes a file of the user's choice by rename, if it is not the same already; its folder is made.
pub fn write_one(path: &Path, text: &str) -> Result<(), Problem> {
    if std::fs::read_to_string(path).is_ok_and(|old| old == text) {
        return Ok(());
    }
    let folder = path.parent().unwrap_or(path);
    std::fs::create_dir_all(folder)
        .and_then(|()| Draft::of(path))
        .and_then(|draft| draft.put(text.as_bytes(), None))
        .map_err(|error| Problem::disk("write", path, &error))
}

//! The jobs of targets: which there are, and their files on the way to an output folder.

use std::collections::BTreeMap;

use rayon::prelude::*;
use toolc_compiler::Ready;
use toolc_templates::{Fault, GeneratedFile, Job, Jobs};

use crate::problem::Problem;
use crate::project::LoadedProject;
use crate::renderer::RenderedPages;
use crate::request::{Failure, Folder, problems};
use crate::reuse::Made;
use crate::timings::{Clock, Sum};
use crate::write::Session;

/// The files of a target.
pub(crate) struct Files {
    /// Whether each depends on its package alone; see [`Jobs::by_package`].
    pub(crate) by_package: bool,
    /// The package of each; none where it is about all of them.
    pub(crate) packages: BTreeMap<String, Option<usize>>,
    /// What the last run made, where this one made the same paths.
    pub(crate) same: Option<Made>,
}

/// The jobs of each target of a folder. Targets name everything before they begin; none has to wait for another with that.
pub(crate) fn planned<'r>(folder: &Folder, ready: Ready<'r>) -> Vec<Result<Jobs<'r>, Vec<Fault>>> {
    let targets = folder.targets.par_iter();
    targets
        .map(|(target, options)| target.jobs(ready, options))
        .collect()
}

/// Runs the jobs of each target that are wanted, and hands their files to a session.
pub(crate) fn put(
    project: &LoadedProject,
    (folder, session): (&Folder, &Session),
    (ready, jobs): (Ready<'_>, &[Jobs<'_>]),
    is_wanted: &dyn Fn(&Job<'_>) -> bool,
    clock: &mut Clock,
) -> Result<Vec<Files>, Failure> {
    let (rendering, writing) = (Sum::default(), Sum::default());
    let mut all: Vec<(usize, usize, &Job<'_>)> = Vec::new();
    let mut pages = Vec::new();
    for (at, ((target, options), jobs)) in folder.targets.iter().zip(jobs).enumerate() {
        let wanted = jobs.all.iter().enumerate();
        let wanted = wanted.filter(|(_, job)| is_wanted(job));
        let wanted: Vec<_> = wanted.map(|(number, job)| (at, number, job)).collect();
        let numbers = wanted.iter().map(|(_, number, _)| *number);
        let rendered = rendering.of(|| RenderedPages::of(target, options, ready, numbers));
        pages.push(rendered.map_err(|fault| problems(project, target, vec![fault]))?);
        all.extend(wanted);
    }
    let done = all.par_iter().map(|(at, number, job)| {
        let (target, _) = &folder.targets[*at];
        let files = rendering.of(|| job.run_with(pages[*at].take(*number)));
        let files = files.map_err(|fault| problems(project, target, vec![fault]))?;
        let mut each = files.iter();
        let put = |file: &GeneratedFile| session.put(target.name, &file.path, &file.contents);
        let written = writing.of(|| each.try_for_each(put));
        written.map_err(|problem| vec![problem])?;
        let paths = files.into_iter().map(|file| file.path);
        Ok(paths.collect())
    });
    // Whichever thread is first, the same problem is reported.
    let done: Vec<Result<Vec<String>, Vec<Problem>>> = done.collect();
    let of_target = |jobs: &Jobs<'_>| Files {
        by_package: jobs.by_package,
        packages: BTreeMap::new(),
        same: None,
    };
    let mut made: Vec<Files> = jobs.iter().map(of_target).collect();
    for ((at, _, job), paths) in all.iter().zip(done) {
        let package = job.package().map(|id| id.0 as usize);
        let paths = paths?.into_iter();
        made[*at].packages.extend(paths.map(|path| (path, package)));
    }
    clock.end("files");
    clock.part("render", &rendering);
    clock.part("write", &writing);
    Ok(made)
}

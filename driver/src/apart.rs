//! Packages that are made apart, beside the interfaces of others: what build systems run.
//!
//! What a run writes for a package is what a run of the whole project writes for it, with the same `toolc.toml`. It finds
//! what it finds in the package alone; what depends on all packages is left to `toolc check`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use toolc_compiler::diagnostics::{Finding, Findings};
use toolc_compiler::interface::{FilePart, Interface, package_of};
use toolc_compiler::ir::{Design, PackageId};
use toolc_compiler::{Input, Ready, compile_beside};
use toolc_templates::Job;

use crate::generate::Generated;
use crate::interface::no_package;
use crate::jobs::{planned, put};
use crate::problem::{Problem, shown};
use crate::project::LoadedProject;
use crate::request::{Failure, Folder, Request, folders, problems};
use crate::timings::Clock;
use crate::write::{Portion, Prepared, Session, Stop, listed_targets};

/// What is made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Apart {
    /// The files of some packages, which their sources are there for.
    Packages(BTreeSet<String>),
    /// The files around all packages.
    Root,
}

impl Apart {
    fn has(&self, package: &str) -> bool {
        match self {
            Self::Packages(names) => names.contains(package),
            Self::Root => false,
        }
    }

    fn portion(&self) -> Result<Portion, Problem> {
        match self {
            Self::Packages(names) => {
                let first = names
                    .first()
                    .ok_or_else(|| Problem::outside("no package is named"))?;
                Portion::of_packages(first)
            }
            Self::Root => Ok(Portion::Root),
        }
    }
}

/// Compiles the sources of a project beside the interfaces of other packages, and writes the files of some packages or
/// those around all of them: every file or, if there is any error, none. Then `project.read` has only what counted.
pub fn generate_apart(
    project: &mut LoadedProject,
    request: &Request,
    apart: &Apart,
) -> Result<Generated, Failure> {
    let mut clock = Clock::start(project.reading);
    let portion = apart.portion()?;
    let templates = match &request.templates {
        Some(folder) => Some(project.read_templates(folder)?),
        None => None,
    };
    let mut folders = folders(project, request, templates.as_ref(), &|folder| {
        listed_targets(folder, &portion, None)
    })?;
    let targets = folders.iter_mut().flat_map(|folder| &mut folder.targets);
    for (_, options) in targets {
        options.is_of_part = *apart != Apart::Root;
    }
    let inputs = inputs(project, apart)?;
    let is_made = |package: &str| apart.has(package);
    let mut checked = compile_beside(inputs, &project.levels, &is_made, &mut |pass| {
        clock.end(pass);
    });
    let Ok(ready) = checked.ready() else {
        checked.findings = helped(&checked.findings);
        return Err(Failure::Findings(Box::new(checked)));
    };
    let design = ready.design();
    are_their_own(design, &project.interfaces)?;
    let made = made(design, apart)?;
    are_whole(design, &made)?;
    clock.end("findings");
    let step = Step {
        apart,
        portion: &portion,
        request,
        made: &made,
    };
    let (mut prepared, mut outputs) = (Vec::new(), Vec::new());
    for folder in &folders {
        let (decided, files) = step.prepare(project, folder, ready, &mut clock)?;
        outputs.extend(files);
        prepared.push((folder.shown.clone(), decided));
    }
    let needed = needed(design, &made, apart);
    let unneeded = project.interfaces.iter();
    let unneeded = unneeded.filter(|(_, one)| !needed.contains(one.package.as_str()));
    let unneeded: BTreeSet<&PathBuf> = unneeded.map(|(path, _)| path).collect();
    project.read.retain(|path| !unneeded.contains(path));
    let mut done = Vec::new();
    for (folder, decided) in prepared {
        done.push((folder, decided.commit()?));
    }
    clock.end("commit");
    Ok(Generated {
        warnings: checked.findings.iter().count(),
        checked: Some(checked),
        folders: done,
        outputs,
        timings: clock.timings(),
    })
}

/// A run that has something to make.
struct Step<'s> {
    apart: &'s Apart,
    portion: &'s Portion,
    request: &'s Request,
    /// The packages that are made.
    made: &'s BTreeSet<PackageId>,
}

impl Step<'_> {
    /// Decides the changes of a folder; also gives its lock and all files that this lists, as the user sees them.
    fn prepare(
        &self,
        project: &LoadedProject,
        folder: &Folder,
        ready: Ready<'_>,
        clock: &mut Clock,
    ) -> Result<(Prepared, Vec<String>), Failure> {
        let mut jobs = Vec::new();
        for ((target, _), planned) in folder.targets.iter().zip(planned(folder, ready)) {
            let planned = planned.map_err(|faults| problems(project, target, faults))?;
            if !planned.is_apart {
                let message = format!("target `{}` is made for all packages at once", target.name);
                let help = "name the targets that are made apart with --lang: a tree or a crate in Rust, and Python, without pages of your own";
                return Err(Problem::outside(message).help(help).into());
            }
            jobs.push(planned);
        }
        clock.end("plan");
        let own = folder.targets.iter().map(|(target, _)| target.name);
        let names: Vec<&str> = own.chain(folder.gone.iter().map(String::as_str)).collect();
        let place = (&*folder.path, self.portion);
        let (mode, never) = (self.request.mode, Stop::never());
        let mut session = Session::open_portion(place, &folder.shown, &names, mode, never)?;
        let packages = ready.design().packages.iter();
        let packages: BTreeSet<&str> = packages.map(|package| &*package.name).collect();
        session.retire(&|name| match self.apart {
            // The first one names the lock of all.
            Apart::Packages(names) => names.iter().skip(1).any(|other| other == name),
            Apart::Root => !packages.contains(name),
        })?;
        let is_wanted = |job: &Job<'_>| match job.package() {
            Some(package) => self.made.contains(&package),
            None => *self.apart == Apart::Root,
        };
        put(
            project,
            (folder, &session),
            (ready, &jobs),
            &is_wanted,
            clock,
        )?;
        let mut decided = session.prepare()?;
        let outputs = decided.take_outputs();
        let files = outputs.lock().all().map(|(_, path, _)| path.to_owned());
        let all = std::iter::once(self.portion.lock()).chain(files);
        let all = all.map(|path| format!("{}/{path}", folder.shown)).collect();
        clock.end("prepare");
        Ok((decided, all))
    }
}

/// The sources, and the interfaces of all other packages, in the order of their paths in the project.
fn inputs(project: &mut LoadedProject, apart: &Apart) -> Result<Vec<Input>, Failure> {
    let mut inputs = std::mem::take(&mut project.inputs);
    let own: BTreeSet<String> = match project.interfaces.is_empty() {
        true => BTreeSet::new(),
        false => inputs.iter().map(|input| package_of(&input.text)).collect(),
    };
    let mut from: BTreeMap<&str, &PathBuf> = BTreeMap::new();
    let mut packages: BTreeMap<&str, &PathBuf> = BTreeMap::new();
    let twice = |what: String, one: &PathBuf, other: &PathBuf| {
        let problem = Problem::outside(format!("two interfaces have {what}"));
        problem
            .details(vec![shown(one), shown(other)])
            .help("give one of them")
    };
    // Sources say more than interfaces.
    let is_other = |(_, one): &(PathBuf, Interface)| !own.contains(&one.package);
    let (others, unread): (Vec<_>, Vec<_>) = project.interfaces.drain(..).partition(is_other);
    project.interfaces = others;
    let given: BTreeSet<&str> = inputs.iter().map(|input| &*input.path).collect();
    for (path, interface) in &unread {
        let is_given = |part: &FilePart| given.contains(&*part.path);
        if let Some(part) = interface.files.iter().find(|part| !is_given(part)) {
            let package = &interface.package;
            let message = format!("only some sources of the package `{package}` are given");
            let help = format!(
                "give `{}` as well, which is in `{}`, or no source of it",
                part.path,
                shown(path)
            );
            return Err(Problem::outside(message).help(help).into());
        }
    }
    let unread: BTreeSet<&PathBuf> = unread.iter().map(|(path, _)| path).collect();
    project.read.retain(|path| !unread.contains(path));
    for (path, interface) in &project.interfaces {
        if let Some(other) = packages.insert(&interface.package, path) {
            return Err(twice(format!("the package `{}`", interface.package), other, path).into());
        }
        if apart.has(&interface.package) {
            let package = &interface.package;
            let message = format!("the package `{package}` is made from its sources");
            let help = format!("give its files beside `{}`, or in its place", shown(path));
            return Err(Problem::outside(message).help(help).into());
        }
        for part in &interface.files {
            if let Some(other) = from.insert(&part.path, path) {
                return Err(twice(format!("the file `{}`", part.path), other, path).into());
            }
            let name = format!("{} ({})", path.display(), part.path);
            if project
                .shown
                .insert(part.path.clone(), name.into())
                .is_some()
            {
                let message = format!("`{}` is a source and in `{}`", part.path, shown(path));
                let help = "leave out one of them: a file has one package";
                return Err(Problem::outside(message).help(help).into());
            }
            inputs.push(part.clone().into());
        }
    }
    inputs.sort_by(|one, other| one.path.cmp(&other.path));
    Ok(inputs)
}

/// The packages that are made.
fn made(design: &Design, apart: &Apart) -> Result<BTreeSet<PackageId>, Problem> {
    let Apart::Packages(names) = apart else {
        return Ok(BTreeSet::new());
    };
    let known = || design.packages.iter();
    let id = |name: &String| {
        let found = known().find(|package| *package.name == **name);
        found.map(|package| package.id).ok_or_else(|| {
            let names: Vec<&str> = known().map(|package| &*package.name).collect();
            no_package(name, &names)
        })
    };
    names.iter().map(id).collect()
}

/// Tells of an interface that declares something in a package that is not its own.
fn are_their_own(design: &Design, interfaces: &[(PathBuf, Interface)]) -> Result<(), Problem> {
    let files = design.files.iter();
    let packages: BTreeMap<&str, &str> = files
        .map(|file| (&*file.path, &*design[file.package].name))
        .collect();
    for (path, interface) in interfaces {
        for part in &interface.files {
            let package = packages.get(&*part.path).copied().unwrap_or_default();
            if package != interface.package {
                let own = &interface.package;
                let path = shown(path);
                let message =
                    format!("the interface `{path}` of `{own}` has a file of `{package}`");
                return Err(Problem::content(message).help("make it anew with `toolc interface`"));
            }
        }
    }
    Ok(())
}

/// Tells of toolsets of one package whose service or agent is in another: these packages are made at once or not at all.
fn are_whole(design: &Design, made: &BTreeSet<PackageId>) -> Result<(), Problem> {
    for toolset in &design.toolsets {
        let own = design.files[toolset.place.file().0 as usize].package;
        let owner = toolset.owner.map(|owner| design[owner].package);
        let agent = toolset
            .agent
            .map(|agent| design[design[agent].service].package);
        for (holder, other) in [("a service", owner), ("an agent", agent)] {
            let Some(other) = other.filter(|other| made.contains(&own) != made.contains(other))
            else {
                continue;
            };
            let (own, other) = (&design[own].name, &design[other].name);
            let message = format!(
                "the toolset `{}` of the package `{own}` belongs to {holder} of `{other}`",
                toolset.name
            );
            let help = format!("make both at once: --package {own},{other}");
            return Err(Problem::outside(message).help(help));
        }
    }
    Ok(())
}

/// The packages that something depends on that is made.
fn needed<'d>(design: &'d Design, made: &BTreeSet<PackageId>, apart: &Apart) -> BTreeSet<&'d str> {
    let all = design.packages.iter().map(|package| package.id);
    let mut needed: BTreeSet<PackageId> = match apart {
        Apart::Root => all.collect(),
        Apart::Packages(_) => made.clone(),
    };
    let mut open: Vec<PackageId> = needed.iter().copied().collect();
    while let Some(user) = open.pop() {
        for used in design.packages_named_by(user) {
            if needed.insert(used) {
                open.push(used);
            }
        }
    }
    needed.into_iter().map(|id| &*design[id].name).collect()
}

/// Unknown names may be those of packages that were not given.
fn helped(findings: &Findings) -> Findings {
    const HINT: &str = "give the interface of each package that is used, directly or by others (`toolc interface`)";
    let mut all = Findings::default();
    for finding in findings.iter() {
        let is_unknown = ["T0101", "T0103"].contains(&finding.code.id);
        let help = match (&finding.help, is_unknown) {
            (Some(help), true) => Some(format!("{help}; or {HINT}")),
            (None, true) => Some(HINT.to_owned()),
            (help, false) => help.clone(),
        };
        all.add(Finding {
            help,
            ..finding.clone()
        });
    }
    all
}

//! The part of a project that a change is about: which packages, what is compiled of them, and what is found in all.

use std::collections::BTreeSet;
use std::sync::Arc;

use rayon::prelude::*;
use toolc_compiler::diagnostics::{Finding, Findings, Severity};
use toolc_compiler::parts::{self, ACROSS, Described};
use toolc_compiler::source::Sources;
use toolc_compiler::{Checked, Input, Levels, codes};
use xxhash_rust::xxh3::xxh3_128;

use super::kept::{Kept, KeptSpan, KeptTool, MISFIT, Made, Warning, allows_across, tools};
use super::known::Known;
use crate::cache::Digests;
use crate::project::LoadedProject;
use crate::request::Folder;

/// The changed packages with their groups, and what the last run knew of the others.
pub(crate) struct Part {
    known: Arc<Known>,
    /// By package.
    is_inside: Vec<bool>,
    /// Shared packages that they lead to: compiled as they are, and kept as they were.
    is_beside: Vec<bool>,
}

impl Part {
    /// The part of a project that has changed since the last run; the error says why there is none.
    pub(crate) fn of(
        known: Arc<Known>,
        project: &LoadedProject,
        digests: &Digests,
        folders: &[Folder],
    ) -> Result<Self, &'static str> {
        let kept = &known.kept;
        if kept.program != digests.program {
            return Err("another program made it, or other levels are asked for");
        }
        if !project.levels.demands.providers.is_empty() {
            return Err("rules about providers look at all packages");
        }
        if kept.allows_across {
            return Err("a source speaks of a rule that looks at all packages");
        }
        let now = project.inputs.iter().map(|input| &input.path);
        if !now.eq(kept.files.iter().map(|file| &file.path)) {
            return Err("files were added, removed or renamed");
        }
        let changed = kept.files.iter().zip(&digests.texts);
        let changed = changed.filter(|(file, text)| file.text != **text);
        let changed: BTreeSet<usize> = changed.map(|(file, _)| file.package).collect();
        if changed.is_empty() {
            return Err("no source has changed");
        }
        let is_inside = inside(kept, changed);
        let is_beside = beside(kept, &is_inside);
        let is_outside = |file: usize| !is_inside[kept.files[file].package];
        let is_place = |span: KeptSpan| span.is_in(&project.inputs[span.file()].text);
        if !known.is_own && !kept.spans(&is_outside).all(is_place) {
            return Err(MISFIT);
        }
        let size = |is_counted: &dyn Fn(usize) -> bool| -> usize {
            let files = kept.files.iter().zip(&project.inputs);
            let files = files.filter(|(file, _)| is_counted(file.package));
            files.map(|(_, input)| input.text.len()).sum()
        };
        if size(&|package| is_inside[package] || is_beside[package]) > size(&|_| true) / 2 {
            return Err("the change reaches most of the packages");
        }
        for (folder, made) in folders.iter().zip(&known.made) {
            if !folder.gone.is_empty() {
                return Err("a target is no longer made");
            }
            let of_targets = folder.targets.iter();
            let of_targets = of_targets.map(|(target, _)| made.get(target.name));
            let of_targets: Option<Vec<&Made>> = of_targets.collect();
            let of_targets = of_targets.ok_or("a target was not made by the last run")?;
            if of_targets.iter().any(|made| !made.by_package) {
                return Err("a target has pages about all packages");
            }
        }
        Ok(Self {
            known,
            is_inside,
            is_beside,
        })
    }

    /// Whether a package is in it.
    pub(crate) fn has(&self, package: usize) -> bool {
        self.is_inside.get(package).copied().unwrap_or_default()
    }

    fn is_beside(&self, package: usize) -> bool {
        self.is_beside.get(package).copied().unwrap_or_default()
    }

    /// What the target of a folder made.
    pub(crate) fn made(&self, folder: usize, target: &str) -> &Made {
        &self.known.made[folder][target]
    }

    /// Whether the last run was one of this process.
    pub(crate) fn is_own(&self) -> bool {
        self.known.is_own
    }

    /// `reused 999 of 1,000 packages`
    pub(crate) fn told(&self) -> String {
        let all = self.is_inside.len();
        let reused = self.is_inside.iter().filter(|inside| !**inside).count();
        format!(
            "reused {} of {} packages",
            thousands(reused),
            thousands(all)
        )
    }

    /// What is compiled in the place of the project.
    pub(crate) fn inputs(&self, project: &LoadedProject) -> Vec<Input> {
        let files = project.inputs.par_iter().zip(&self.known.kept.files);
        let texts = files.map(|(input, file)| {
            let package = &self.known.kept.packages[file.package];
            let services = file.services.iter().map(String::as_str);
            Input {
                path: input.path.clone(),
                text: match self.has(file.package) || self.is_beside(file.package) {
                    true => input.text.clone(),
                    false => parts::standing_for(&package.name, services),
                },
            }
        });
        texts.collect()
    }

    /// Whether what was compiled says of its packages what the whole project would say; the error is why that is unknown.
    pub(crate) fn stands_alone(&self, checked: &Checked) -> Result<(), &'static str> {
        let design = &checked.design;
        let mut errors = checked.findings.iter();
        if errors.any(|finding| finding.severity == Severity::Error && !self.is_unknown(finding)) {
            return Err("what has changed has errors");
        }
        let files = design.files.iter().zip(&self.known.kept.files);
        let mut packages = design.packages.iter().zip(&self.known.kept.packages);
        let is_same = design.packages.len() == self.known.kept.packages.len()
            && packages.all(|(now, then)| *now.name == *then.name)
            && files
                .clone()
                .all(|(now, then)| now.package.0 as usize == then.package);
        if !is_same {
            return Err("a file is of another package now");
        }
        if parts::leads_out(design, &|package| self.has(package), &|package| {
            self.is_beside(package)
        }) {
            return Err("a package names something of another one that it did not name before");
        }
        if parts::is_library(design) != self.known.kept.is_library {
            return Err("what uses types and errors is among all packages");
        }
        let is_shared = parts::shared(design);
        let outlines = parts::outlines(design);
        let uses = parts::uses(design, &is_shared);
        let mut inside = (0..self.is_inside.len()).filter(|at| self.is_inside[*at]);
        inside.try_for_each(|at| {
            let then = &self.known.kept.packages[at];
            if is_shared[at] != then.is_shared || xxh3_128(outlines[at].as_bytes()) != then.outline
            {
                return Err("what is declared by name has changed");
            }
            match xxh3_128(uses[at].as_bytes()) == then.uses {
                true => Ok(()),
                false => Err("something else of a shared package is used"),
            }
        })?;
        let mut sources = checked.sources.iter().map(|(_, file)| &*file.text);
        match allows_across(&mut sources) {
            true => Err("a source speaks of a rule that looks at all packages"),
            false => Ok(()),
        }
    }

    /// Whether a finding says that nothing uses something of a package beside: packages outside may.
    fn is_unknown(&self, finding: &Finding) -> bool {
        let file = finding.span().file.0 as usize;
        parts::UNUSED.contains(&finding.code.id)
            && self.is_beside(self.known.kept.files[file].package)
    }

    /// Whether what is found in the packages beside is what was found in them, which then is due to these packages and
    /// to no others.
    fn finds_same_beside(&self, checked: &Checked) -> bool {
        let is_beside = |file: usize| self.is_beside(self.known.kept.files[file].package);
        let is_counted = |warning: &Warning| {
            let code = &*warning.code;
            is_beside(warning.file()) && code != ACROSS && !parts::UNUSED.contains(&code)
        };
        let now = checked.findings.iter().map(Warning::of).filter(is_counted);
        let then = self.known.kept.warnings.iter();
        let now: Vec<Warning> = now.collect();
        then.filter(|warning| is_counted(warning)).eq(&now)
    }

    /// The findings in the whole project, of which this was compiled.
    pub(crate) fn findings(
        &self,
        checked: &Checked,
        levels: &Levels,
    ) -> Result<Findings, &'static str> {
        let is_inside = |file: usize| self.has(self.known.kept.files[file].package);
        if !self.finds_same_beside(checked) {
            return Err("what is found in a shared package depends on what uses it");
        }
        let mut findings = Findings::default();
        for finding in checked.findings.iter() {
            if finding.code.id != ACROSS && is_inside(finding.span().file.0 as usize) {
                findings.add(finding.clone());
            }
        }
        let codes = codes();
        let others = self.known.kept.warnings.iter();
        for warning in others.filter(|warning| !is_inside(warning.file())) {
            let finding = warning
                .finding(&codes)
                .ok_or("a finding is not known any more")?;
            findings.add(finding);
        }
        let all = self.tools(checked).into_iter();
        let all = all.map(|KeptTool(docs, name, span)| Described {
            docs,
            name: name.into(),
            span: span.into(),
        });
        findings.append(parts::alike(all, levels));
        findings.sort();
        match findings.has_errors() {
            true => Err("what has changed has errors"),
            false => Ok(findings),
        }
    }

    /// The tools of the whole project that have a description, in the order of files.
    fn tools(&self, checked: &Checked) -> Vec<KeptTool> {
        let is_inside = |tool: &KeptTool| self.has(self.known.kept.files[tool.2.file()].package);
        let others = self.known.kept.described.iter();
        let others = others.filter(|tool| !is_inside(tool)).cloned();
        let mut all: Vec<KeptTool> = tools(checked).into_iter().chain(others).collect();
        // Those of one file stay in their order.
        all.sort_by_key(|tool| tool.2.file());
        all
    }

    /// What this run knows of the whole project; `checked` has the findings of all of it.
    pub(crate) fn known(&self, checked: &Checked, digests: &Digests) -> Kept {
        let mut now = Kept::of(checked, digests);
        now.described = self.tools(checked);
        let files = now.files.iter_mut().zip(&self.known.kept.files);
        for (now, then) in files.filter(|(_, then)| !self.has(then.package)) {
            now.services.clone_from(&then.services);
        }
        let packages = now.packages.iter_mut().zip(&self.known.kept.packages);
        for ((now, then), _) in packages
            .zip(&self.is_inside)
            .filter(|(_, inside)| !**inside)
        {
            now.clone_from(then);
        }
        now
    }
}

/// The changed packages, all that use one of them that is shared, and the groups of all these.
fn inside(kept: &Kept, changed: BTreeSet<usize>) -> Vec<bool> {
    let packages = &kept.packages;
    let mut members: Vec<Vec<usize>> = vec![Vec::new(); packages.len()];
    let mut users: Vec<Vec<usize>> = vec![Vec::new(); packages.len()];
    for (at, package) in packages.iter().enumerate() {
        members[package.group].push(at);
        package.used.iter().for_each(|used| users[*used].push(at));
    }
    let of_groups = |at: usize| packages[at].group;
    let mut groups: BTreeSet<usize> = changed.into_iter().map(of_groups).collect();
    let mut open: Vec<usize> = groups.iter().copied().collect();
    while let Some(group) = open.pop() {
        for member in &members[group] {
            let users = users[*member].iter().map(|user| of_groups(*user));
            open.extend(users.filter(|group| groups.insert(*group)));
        }
    }
    let packages = packages.iter();
    packages
        .map(|package| groups.contains(&package.group))
        .collect()
}

/// The shared packages that some lead to.
fn beside(kept: &Kept, is_inside: &[bool]) -> Vec<bool> {
    let mut is_beside = vec![false; is_inside.len()];
    let mut open: Vec<usize> = (0..is_inside.len()).filter(|at| is_inside[*at]).collect();
    while let Some(at) = open.pop() {
        for used in &kept.packages[at].used {
            if !is_inside[*used] && !std::mem::replace(&mut is_beside[*used], true) {
                open.push(*used);
            }
        }
    }
    is_beside
}

/// Puts the sources of the whole project in the place of what was compiled.
pub(crate) fn whole(checked: &mut Checked, inputs: Vec<Input>) {
    checked.sources = Sources::new(inputs);
}

/// `12,345`
fn thousands(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

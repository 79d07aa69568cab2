//! The passes in order, and the gate after them.

use rayon::prelude::*;

use crate::diagnostics::{Finding, Findings, Severity};
use crate::ir::Design;
use crate::levels::{Allows, Levels};
use crate::resolve::FileTree;
use crate::source::{Input, Sources};
use crate::{parts, resolve, rules, syntax};

/// The result of compiling some texts: a design, and all findings about it.
#[derive(Debug)]
pub struct Checked {
    /// The texts, by path.
    pub sources: Sources,
    /// The design, as far as it could be resolved.
    pub design: Design,
    /// Sorted by file and position.
    pub findings: Findings,
}

/// A design without errors: the input of targets.
#[derive(Debug, Clone, Copy)]
pub struct Ready<'a> {
    checked: &'a Checked,
}

/// Compiles all files of a project together. Never fails: errors are among the findings.
pub fn compile(inputs: Vec<Input>) -> Checked {
    compile_with(inputs, &Levels::default())
}

/// Compiles with the levels of a project.
pub fn compile_with(inputs: Vec<Input>, levels: &Levels) -> Checked {
    compile_in_passes(inputs, levels, &mut |_| {})
}

/// Compiles, and names each pass when it has ended: `parse`, `resolve`, `check`.
pub fn compile_in_passes(
    inputs: Vec<Input>,
    levels: &Levels,
    ended: &mut dyn FnMut(&'static str),
) -> Checked {
    passes(inputs, levels, None, ended)
}

/// Compiles some packages beside others: of these, only errors are found, and nothing is found of what depends on all
/// packages of a project ([`parts::ABOUT_ALL`]).
pub fn compile_beside(
    inputs: Vec<Input>,
    levels: &Levels,
    is_told: &dyn Fn(&str) -> bool,
    ended: &mut dyn FnMut(&'static str),
) -> Checked {
    passes(inputs, levels, Some(is_told), ended)
}

fn passes(
    inputs: Vec<Input>,
    levels: &Levels,
    is_told: Option<&dyn Fn(&str) -> bool>,
    ended: &mut dyn FnMut(&'static str),
) -> Checked {
    let sources = Sources::new(inputs);
    let files: Vec<_> = sources.iter().collect();
    let parsed: Vec<_> = files
        .into_par_iter()
        .map(|(id, file)| {
            let mut findings = Findings::default();
            let tree = syntax::parse(id, &file.text, &mut findings);
            let allows = Allows::read(file, &tree);
            (FileTree::new(tree), allows, findings)
        })
        .collect();
    let mut findings = Findings::default();
    let mut allows = Allows::default();
    let mut trees = Vec::with_capacity(parsed.len());
    for (tree, allowed, found) in parsed {
        trees.push(tree);
        allows.append(allowed);
        findings.append(found);
    }
    ended("parse");
    // Trees are large: they are gone when they are resolved.
    let mut design = resolve::resolve(&sources, trees, &mut findings);
    ended("resolve");
    rules::run(&design, &levels.demands, &mut findings);
    let is_told = is_told.map(|is_told| {
        let packages = design.files.iter().map(|file| &design[file.package].name);
        packages.map(|name| is_told(name)).collect::<Vec<bool>>()
    });
    let is_kept = |finding: &Finding| {
        let is_error = finding.code.severity == Severity::Error;
        let is_told = is_told.as_ref();
        is_error || is_told.is_none_or(|told| told[finding.span().file.0 as usize])
    };
    // Levels make errors of warnings, which are nobody's here.
    findings.retain(|finding| is_kept(finding));
    let unsought: &[&str] = match is_told {
        Some(_) => &parts::ABOUT_ALL,
        None => &[],
    };
    levels.apply(allows, unsought, &mut findings);
    findings.retain(|finding| is_kept(finding) && !unsought.contains(&finding.code.id));
    findings.sort();
    // Rules speak of what is declared.
    if !findings.has_errors() {
        design.add_served();
    }
    ended("check");
    Checked {
        sources,
        design,
        findings,
    }
}

impl Checked {
    /// The gate: only a design without errors passes.
    pub fn ready(&self) -> Result<Ready<'_>, &Findings> {
        if self.findings.has_errors() {
            Err(&self.findings)
        } else {
            Ok(Ready { checked: self })
        }
    }
}

impl<'a> Ready<'a> {
    /// The design.
    pub fn design(self) -> &'a Design {
        &self.checked.design
    }

    /// The texts of the design.
    pub fn sources(self) -> &'a Sources {
        &self.checked.sources
    }
}

//! Rust: types, codecs, specs, providers, clients, service traits and agents, as a module tree, a crate, or a file to include.

mod aliases;
mod bindings;
mod bound;
mod codecs;
mod defaults;
mod depth;
mod docs;
mod errors;
mod expressions;
mod folders;
mod idents;
mod included;
mod injected;
mod layout;
mod literal;
mod lower;
mod manifest;
mod mapping;
mod names;
mod options;
mod payload;
mod printed;
mod rust_path;
mod rustdoc;
mod service;
mod surfaces;
mod switches;
mod symbols;
mod tables;
mod toolset;
mod tuple;

use std::sync::Arc;

use toolc_compiler::Ready;
use toolc_compiler::ir::Design;

use crate::{Fault, GeneratedFile, Job, Options};

use options::Form;
pub use options::OPTIONS;
use switches::Switches;

/// What is wrong with options: with a design, also what they say of its types.
pub(crate) fn check(options: &Options, design: Option<&Design>) -> Vec<Fault> {
    let (settings, mut faults) = options::settings(options);
    if let Some(design) = design {
        Switches::new(design, &settings, &mut faults);
    }
    faults
}

/// One job for each package, toolset and agent, one for each service, and one for the modules around them.
pub(crate) fn jobs<'a>(ready: Ready<'a>, options: &Options) -> Result<Vec<Job<'a>>, Vec<Fault>> {
    let design = ready.design();
    let (settings, mut faults) = options::settings(options);
    let switches = Switches::new(design, &settings, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let names = Arc::new(names::Names::new(design, switches));
    let form = Arc::new(settings.form);
    let mut jobs: Vec<Part<'a>> = Vec::new();
    for package in &design.packages {
        if folders::has_types(&names, package.id) {
            let names = names.clone();
            jobs.push(Box::new(move || folders::package(&names, package)));
        }
    }
    for service in &design.services {
        for id in &service.toolsets {
            let (names, toolset) = (names.clone(), &design[*id]);
            jobs.push(Box::new(move || toolset::files(&names, toolset)));
        }
        for id in &service.agents {
            let (names, agent) = (names.clone(), &design[*id]);
            jobs.push(Box::new(move || surfaces::agent::files(&names, agent)));
        }
        if !service.methods.is_empty() {
            let names = names.clone();
            jobs.push(Box::new(move || service::files(&names, service)));
        }
    }
    let serde = settings.serde;
    match &*form {
        Form::Tree => {
            jobs.push(Box::new(move || folders::modules(&names, false)));
            Ok(jobs.into_iter().map(Job::new).collect())
        }
        Form::Included => {
            jobs.push(Box::new(move || folders::modules(&names, false)));
            Ok(vec![Job::new(move || {
                let tree = jobs.iter().flat_map(|job| job()).collect();
                vec![included::file(tree, depth::recursion_limit(design))]
            })])
        }
        Form::Crate(_) => {
            jobs.push(Box::new(move || folders::modules(&names, true)));
            let mut jobs: Vec<Job<'a>> = jobs
                .into_iter()
                .map(|job| Job::new(move || job().into_iter().map(in_source).collect()))
                .collect();
            jobs.push(Job::new(move || match &*form {
                Form::Crate(manifest) => vec![manifest::file(manifest, design, serde)],
                Form::Tree | Form::Included => Vec::new(),
            }));
            Ok(jobs)
        }
    }
}

type Part<'a> = Box<dyn Fn() -> Vec<GeneratedFile> + Send + Sync + 'a>;

/// A file of the tree, where a crate has it.
fn in_source(file: GeneratedFile) -> GeneratedFile {
    let path = match &*file.path {
        "mod.rs" => "src/lib.rs".to_owned(),
        path => format!("src/{path}"),
    };
    GeneratedFile { path, ..file }
}

//! Rust: types, codecs, specs, providers, clients, service traits and agents, as a module tree.

mod agent;
mod bound;
mod codecs;
mod docs;
mod folders;
mod from_service;
mod hints;
mod idents;
mod layout;
mod literal;
mod lower;
mod mapping;
mod names;
mod provider;
mod service;
mod specs;
mod tables;
mod toolset;
mod transforms;
mod types;

use std::sync::Arc;

use toolc_compiler::Ready;

use crate::{Job, OptionKey, Options};

/// What `[target.rust]` may say, beside `out`.
pub const OPTIONS: &[OptionKey] = &[OptionKey {
    name: "crate",
    docs: "Makes a crate of its own with this name, in place of a module tree. Not available yet.",
}];

/// One job for each package, toolset and agent, one for each service, and one for the modules around them.
pub(crate) fn jobs<'a>(ready: Ready<'a>, options: &Options) -> Result<Vec<Job<'a>>, String> {
    if options.crate_name.is_some() {
        return Err("`crate` is not available yet: leave it out, and mount the module tree with `#[path = \"gen/mod.rs\"] mod tools;`".to_owned());
    }
    let design = ready.design();
    let names = Arc::new(names::Names::new(design));
    let mut jobs = Vec::new();
    for package in &design.packages {
        if folders::has_types(&names, package.id) {
            let names = names.clone();
            jobs.push(Job::new(move || folders::package(&names, package)));
        }
    }
    for service in &design.services {
        for id in &service.toolsets {
            let (names, toolset) = (names.clone(), &design[*id]);
            jobs.push(Job::new(move || toolset::files(&names, toolset)));
        }
        for id in &service.agents {
            let (names, agent) = (names.clone(), &design[*id]);
            jobs.push(Job::new(move || agent::files(&names, agent)));
        }
        if !service.methods.is_empty() {
            let names = names.clone();
            jobs.push(Job::new(move || service::files(&names, service)));
        }
    }
    jobs.push(Job::new(move || folders::modules(&names)));
    Ok(jobs)
}

//! Rust: types, codecs, specs, providers, clients, service traits, agents and MCP servers, as a module tree, a crate, or a file to include.

mod agent;
mod aliases;
mod bindings;
mod bound;
mod columns;
mod command;
mod defaults;
mod depth;
mod docs;
mod errors;
mod folders;
mod frameworks;
mod header;
mod idents;
mod included;
mod injected;
mod layout;
mod literal;
mod lower;
mod manifest;
mod mapping;
mod methods;
mod models;
mod names;
mod options;
mod payload;
mod printed;
mod rust_path;
mod rustdoc;
mod sdk;
mod served;
mod server;
mod service;
mod stubs;
mod surfaces;
mod switches;
mod symbols;
mod toolset;
mod tuple;
mod variants;

use std::sync::Arc;

use toolc_compiler::Ready;
use toolc_compiler::ir::Design;

use crate::plan::folders::Folder;
use crate::work::{Part, Work};
use crate::{Fault, GeneratedFile, Options};

use frameworks::Framework;
use options::Form;
pub use options::OPTIONS;
pub(crate) use stubs::stubs;
use switches::Switches;

/// The agent SDKs that `sdk` may name.
pub(crate) fn sdks() -> Vec<&'static str> {
    let all = frameworks::FRAMEWORKS.iter();
    all.map(|framework| framework.package).collect()
}

/// Whether a crate may have a name, beside generated code.
pub fn is_crate_name(name: &str) -> bool {
    manifest::name_fault(name).is_none()
}

/// What is wrong with options: with a design, also what they say of its types.
pub(crate) fn check(options: &Options, design: Option<&Design>) -> Vec<Fault> {
    let (settings, mut faults) = options::settings(options);
    if let Some(design) = design {
        Switches::new(design, &settings, &mut faults);
    }
    faults
}

/// One part for each package, toolset, agent, server and command, one or two for each service, and one for the modules around them.
pub(crate) fn work<'a>(ready: Ready<'a>, options: &Options) -> Result<Work<'a>, Vec<Fault>> {
    let design = ready.design();
    let (settings, mut faults) = options::settings(options);
    let switches = Switches::new(design, &settings, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let names = Arc::new(names::Names::new(design, switches));
    let documents = settings.documents;
    let is_crate = matches!(settings.form, Form::Crate(_));
    let folders = Folder::all(design, &names).into_iter().map(|folder| {
        let (names, package) = (names.clone(), folder.package(design));
        let part = Part::new(move |pages| match folder {
            Folder::Package(package) => folders::package(&names, package, pages),
            Folder::Methods(service) => service::files(&names, service, pages),
            Folder::Toolset(toolset) => toolset::files(&names, toolset, pages),
            Folder::Agent(agent) => agent::files(&names, agent, pages),
            Folder::Server(server) => server::files(&names, server, pages),
            Folder::Command(command) => command::files(&names, command, documents, pages),
        });
        part.about(package)
    });
    let mut parts: Vec<Part<'a>> = folders.collect();
    let sdks: Arc<[&'static Framework]> = settings.sdks.into();
    let has_sdks = !sdks.is_empty();
    for service in design.services.iter().filter(|_| has_sdks) {
        let (names, sdks) = (names.clone(), sdks.clone());
        let part = Part::new(move |pages| {
            sdk::files(&names, service, &sdks, pages);
        });
        parts.push(part.about(service.package));
    }
    for service in &design.services {
        let names = names.clone();
        let part = Part::new(move |pages| {
            folders::service_modules(&names, service, has_sdks, pages);
        });
        parts.push(part.about(service.package));
    }
    let limit = depth::recursion_limit(design);
    let around = names.clone();
    parts.push(Part::new(move |pages| {
        folders::modules(&around, is_crate, limit, pages);
    }));
    // What no group of packages has, the design does not have either.
    let by_package = limit.is_none()
        && match settings.form {
            Form::Tree => true,
            Form::Included => false,
            Form::Crate(_) => !manifest::has_schemas(design),
        };
    let is_apart = !matches!(settings.form, Form::Included);
    match settings.form {
        Form::Tree => {}
        Form::Included => {
            let one_file = move |tree| vec![included::file(tree, limit)];
            parts = vec![Part::all(parts).placed(one_file)];
        }
        Form::Crate(manifest) => {
            let in_crate =
                |files: Vec<GeneratedFile>| files.into_iter().map(in_source).collect::<Vec<_>>();
            let below = |part: Part<'a>| part.placed(in_crate);
            parts = parts.into_iter().map(below).collect();
            let serde = settings.serde;
            parts.push(Part::new(move |pages| {
                pages.add(manifest::file(&manifest, design, serde, &sdks));
            }));
        }
    }
    Ok(Work {
        parts,
        rules: &printed::RULES,
        providers: names.providers().to_vec(),
        names: names.declared.clone(),
        by_package,
        is_apart,
    })
}

/// A file of the tree, where a crate has it.
fn in_source(file: GeneratedFile) -> GeneratedFile {
    let path = match &*file.path {
        "mod.rs" => "src/lib.rs".to_owned(),
        path => format!("src/{path}"),
    };
    GeneratedFile { path, ..file }
}

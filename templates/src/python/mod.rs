//! Python: types as msgspec Structs and how they are read and written, as a folder of modules or a distribution.

mod agent;
mod annotations;
mod bindings;
mod classes;
mod command;
mod constants;
mod cycles;
mod described;
mod docs;
mod folders;
mod given;
mod header;
mod idents;
mod keywords;
mod layout;
mod literal;
mod lower;
mod manifest;
mod mapping;
mod models;
mod names;
mod natural;
mod options;
mod order;
mod part;
pub mod patterns;
mod payload;
mod printed;
mod root_agent;
mod sdk;
mod served;
mod server;
mod service;
mod signature;
mod sources;
mod stubs;
mod surfaces;
mod symbols;
mod toolset;

use std::sync::Arc;

use toolc_compiler::Ready;
use toolc_compiler::ir::{Agent, Design};

use self::options::Mode;
use crate::plan::folders::{Folder, all_sources};
use crate::work::{Part, Work};
use crate::{Fault, GeneratedFile, Options};

pub use options::OPTIONS;
pub(crate) use stubs::stubs;

/// The agent SDKs that `sdk` may name.
pub(crate) fn sdks() -> Vec<&'static str> {
    let all = surfaces::sdk::FRAMEWORKS.iter();
    all.map(|framework| framework.package).collect()
}

/// What is wrong with options.
pub(crate) fn check(options: &Options, design: Option<&Design>) -> Vec<Fault> {
    let (settings, mut faults) = options::settings(options);
    if let Some(design) = design {
        faults.extend(settings.faults(design));
    }
    faults
}

/// One part for each package and toolset, and one for the packages around them.
pub(crate) fn work<'a>(ready: Ready<'a>, options: &Options) -> Result<Work<'a>, Vec<Fault>> {
    let design = ready.design();
    let (settings, mut faults) = options::settings(options);
    faults.extend(settings.faults(design));
    if !faults.is_empty() {
        return Err(faults);
    }
    let names = Arc::new(names::Names::new(
        design,
        settings.providers,
        settings.own_scalars,
        settings.newtypes,
    ));
    let documents = settings.documents;
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
    for service in &design.services {
        for framework in settings.sdks.iter().copied() {
            if settings.modes.contains(&Mode::Process) {
                let names = names.clone();
                let part = Part::new(move |pages| {
                    sdk::files(&names, service, framework, pages);
                });
                parts.push(part.about(service.package));
            }
            if settings.modes.contains(&Mode::Mcp) {
                let names = names.clone();
                let part = Part::new(move |pages| {
                    let file = sdk::remote(&names, service, framework);
                    file.into_iter().for_each(|file| pages.add(file));
                });
                parts.push(part.about(service.package));
            }
            if settings.modes.contains(&Mode::Command) {
                let names = names.clone();
                let part = Part::new(move |pages| {
                    let file = sdk::program(&names, service, framework);
                    file.into_iter().for_each(|file| pages.add(file));
                });
                parts.push(part.about(service.package));
            }
        }
    }
    for wanted in settings.root_agents {
        let mut agents = design.agents.iter();
        let is_wanted = |agent: &&Agent| *agent.name == *wanted.name && !agent.uses.is_empty();
        if let Some(agent) = agents.find(is_wanted) {
            let names = names.clone();
            let package = design[agent.service].package;
            let part = Part::new(move |pages| {
                let files = root_agent::pages(&names, agent, &wanted);
                files.into_iter().for_each(|file| pages.add(file));
            });
            parts.push(part.about(package));
        }
    }
    let sdks = match settings.sdks.is_empty() {
        true => Vec::new(),
        false => settings.modes.clone(),
    };
    for service in &design.services {
        let (names, sdks) = (names.clone(), sdks.clone());
        let part = Part::new(move |pages| {
            folders::service_packages(&names, service, &sdks, pages);
        });
        parts.push(part.about(service.package));
    }
    let around = names.clone();
    parts.push(Part::new(move |pages| {
        folders::packages(&around, pages);
    }));
    if let Some(distribution) = settings.distribution {
        let in_distribution = |part: Part<'a>| {
            let module = distribution.module.clone();
            part.placed(move |files| {
                let files = files.into_iter();
                files.map(|file| in_source(&module, file)).collect()
            })
        };
        parts = parts.into_iter().map(in_distribution).collect();
        let header = header::header(&all_sources(design));
        let (sdks, modes) = (settings.sdks, settings.modes);
        parts.push(Part::new(move |pages| {
            pages.add(manifest::file(&distribution, &sdks, &modes, header.clone()));
        }));
    }
    Ok(Work {
        parts,
        rules: &printed::RULES,
        providers: names.providers.clone(),
        names: names.declared.clone(),
        by_package: true,
        is_apart: true,
    })
}

/// Where the codec of a tool's arguments or result is.
#[derive(Debug)]
pub struct CodecPlace {
    /// The tool.
    pub tool: String,
    /// Whether it is that of the result.
    pub is_result: bool,
    /// The module below the root: `types.acme_todos.codecs`.
    pub module: String,
    /// Its name there.
    pub codec: String,
}

/// The codecs of all arguments and typed results, for those who test generated code.
pub fn codecs(ready: Ready<'_>) -> Vec<CodecPlace> {
    let design = ready.design();
    let names = names::Names::new(design, Vec::new(), false, false);
    let mut all = Vec::new();
    for service in &design.services {
        for id in &service.toolsets {
            let lowered = toolset::lowered(&names, &design[*id]);
            let here = format!("{}.tools.{}", names.service(service.id), names.toolset(*id));
            for model in lowered.models {
                let result = model.result.map(|result| (true, result.codec));
                for (is_result, codec) in [(false, model.args_codec)].into_iter().chain(result) {
                    let (module, codec) = match codec.split_once('.') {
                        Some((package, name)) => {
                            (format!("types.{package}.codecs"), name.to_owned())
                        }
                        None => (format!("{here}.codecs"), codec),
                    };
                    let tool = model.tool.name.to_string();
                    all.push(CodecPlace {
                        tool,
                        is_result,
                        module,
                        codec,
                    });
                }
            }
        }
    }
    all
}

/// A file of the tree, where a distribution has it.
fn in_source(module: &str, file: GeneratedFile) -> GeneratedFile {
    GeneratedFile {
        path: format!("src/{module}/{}", file.path),
        ..file
    }
}

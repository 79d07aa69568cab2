//! The folder of an agent: typed calls of what it uses, its limits, its model's typed answers, everything it declares as data.

use toolc_compiler::ir::Agent;

use super::header::RUNTIME;
use super::idents::{self, Case, Scope};
use super::lower::Module;
use super::names::Names;
use super::payload::typed;
use super::surfaces::agent::{self, Answer};
use super::surfaces::codecs;
use super::surfaces::package::ModFile;
use super::surfaces::uses::Uses;
use super::toolset::{UP, shown};
use super::{docs, folders};
use crate::page::Pages;
use crate::plan::folders::Folder;
use crate::plan::payloads::Payloads;

/// All files of an agent.
pub(super) fn files<'d>(names: &Names<'d>, agent: &'d Agent, pages: &mut Pages<'_>) {
    let design = names.design;
    let (folder, header) = folders::place(names, Folder::Agent(agent));
    let Lowered {
        mut module,
        answers,
        extra_codecs,
    } = answers(names, agent);
    let tables = answers.iter().filter_map(|answer| answer.table.package());
    let packages = tables.map(|id| names.package(id));
    let others = agent.toolsets.iter().chain(&agent.exports).copied();
    let uses = Uses::of(names, agent.service, &agent.uses, others, packages, &|id| {
        shown(names, &design[id])
    });
    let completions = agent::completions(design, agent, &answers);

    pages.add(agent::calls(names.design, agent, &uses, &folder, &header));
    pages.add(agent::policy(agent, &folder, &header));
    pages.add(agent::specs(
        names,
        agent,
        &uses,
        &completions,
        &folder,
        &header,
    ));
    let has_packages = !module.reexported.is_empty();
    if !agent.completions.is_empty() {
        pages.add(agent::answers(agent, &completions, &folder, &header));
        let name = docs::code(&agent.name);
        let about = [
            &*format!("The types of what the model of {name} answers."),
            &*format!("How what the model of {name} answers is read, written and checked."),
        ];
        let extra = (Vec::new(), extra_codecs);
        folders::type_files(&mut module, &folder, &header, about, extra, pages);
    }
    let own = format!("The agent {}.", docs::code(&agent.name));
    let package = ModFile {
        folder: &folder,
        header: &header,
        docs: docs::or(agent.docs.as_deref(), &own),
        check: Some(RUNTIME),
        above: folders::above(names, has_packages, &uses.services),
        ..ModFile::default()
    };
    let package = package.with(pages.listed()).page();
    pages.add(package);
}

/// The typed answers of an agent's model, with all their types and names.
struct Lowered<'n, 'd> {
    module: Module<'n, 'd>,
    answers: Vec<Answer>,
    extra_codecs: Vec<codecs::Item>,
}

fn answers<'n, 'd>(names: &'n Names<'d>, agent: &'d Agent) -> Lowered<'n, 'd> {
    let payloads = Payloads::of_agent(names.design, agent);
    let called = marker_names(agent);
    let stems: Vec<&str> = called
        .iter()
        .map(|name| name.trim_end_matches('_'))
        .collect();
    let own: Vec<String> = stems.iter().map(|stem| answer_name(stem)).collect();
    let mut module = Module::of_payloads(names, &payloads, &own, UP);
    let markers = module.apart_from(&own, &called, "Completion");
    module.scope.promise(own.clone());
    let functions: Vec<String> = stems
        .iter()
        .map(|stem| format!("{}_answer", idents::screaming(stem).to_lowercase()))
        .collect();
    let functions = idents::numbered(&functions, &mut module.functions);
    let mut statics = Scope::default();
    ["AGENT", "SPECS", "POLICY"]
        .iter()
        .for_each(|name| statics.reserve(name));
    let specs: Vec<String> = stems.iter().map(|stem| idents::screaming(stem)).collect();
    let specs = idents::apart(&specs, &mut statics, |name, times| {
        format!("{name}{}", "_COMPLETION".repeat(times))
    });
    let mut extra_codecs = Vec::new();
    let all = agent.completions.iter().zip(own.iter().zip(&functions));
    let all = all.zip(markers.into_iter().zip(specs));
    let answers = all.map(|((completion, (part, function)), (marker, spec))| {
        let ty = &completion.ty;
        let about = format!("the answer {}", docs::code(&completion.name));
        let (rust, codec, table) =
            typed(&mut module, ty, &about, part, function, &mut extra_codecs);
        Answer {
            marker,
            spec,
            rust,
            codec,
            table,
        }
    });
    let answers = answers.collect();
    Lowered {
        module,
        answers,
        extra_codecs,
    }
}

/// The types that stand for the completions of an agent.
pub(super) fn markers(names: &Names<'_>, agent: &Agent) -> Vec<String> {
    let answers = answers(names, agent).answers.into_iter();
    answers.map(|answer| answer.marker).collect()
}

/// Completions' names as types.
fn marker_names(agent: &Agent) -> Vec<String> {
    let wire = agent.completions.iter().map(|completion| &*completion.name);
    idents::all(Case::Camel, wire, &mut Scope::default())
}

/// The name of an answer that has none of its own.
fn answer_name(stem: &str) -> String {
    if stem.ends_with("Answer") {
        stem.to_owned()
    } else {
        format!("{stem}Answer")
    }
}

//! The folder of an agent: typed calls of what it uses, its model's typed answers, everything it declares as data.

use toolc_compiler::ir::Agent;

use super::constants;
use super::docs;
use super::folders;
use super::idents::{self, Case, Scope};
use super::lower::Module;
use super::names::Names;
use super::payload::typed;
use super::surfaces::agent::{self, Answer, Modules, Used};
use super::surfaces::package;
use super::toolset::lowered;
use crate::page::Pages;
use crate::plan::folders::Folder;
use crate::plan::payloads::Payloads;

/// All files of an agent.
pub(super) fn files<'d>(names: &Names<'d>, agent: &'d Agent, pages: &mut Pages<'_>) {
    let design = names.design;
    let (folder, header) = folders::place(names, Folder::Agent(agent));
    let others = agent.toolsets.iter().chain(&agent.exports).copied();
    let modules = Modules::of(names, &agent.uses, others);
    let used = agent.uses.iter().map(|view| {
        let lowered = lowered(names, &design[view.toolset]);
        Used {
            toolset: view.toolset,
            items: lowered.module.items,
            models: lowered.models,
        }
    });
    let used: Vec<Used<'d>> = used.collect();
    pages.add(agent::calls(
        names, agent, &modules, &used, &folder, &header,
    ));
    let answers = answers(names, agent, &folder, &header, pages);
    if !answers.is_empty() {
        let page = agent::completions(design, agent, &answers, &folder, &header);
        pages.add(page);
    }
    pages.add(agent::specs(
        names, agent, &modules, &answers, &folder, &header,
    ));
    let own = format!("The agent {}.", docs::code(&agent.name));
    let about = docs::or(agent.docs.as_deref(), &own);
    pages.add(package::page(&folder, &header, about, pages.listed()));
}

/// Names the typed answers of an agent's model, and writes their types and codecs.
fn answers<'d>(
    names: &Names<'d>,
    agent: &'d Agent,
    folder: &str,
    header: &str,
    pages: &mut Pages<'_>,
) -> Vec<Answer> {
    if agent.completions.is_empty() {
        return Vec::new();
    }
    let design = names.design;
    let wire = || agent.completions.iter().map(|completion| &*completion.name);
    let stems = idents::all(Case::Camel, wire(), &mut Scope::default());
    let constants = constants::completions(agent);
    let own: Vec<String> = stems
        .iter()
        .map(|stem| format!("{}Answer", stem.trim_end_matches('_')))
        .chain(["AsyncCalls".to_owned(), "Calls".to_owned()])
        .chain(constants.iter().cloned())
        .collect();
    let mut module = Module::of_payloads(names, &Payloads::of_agent(design, agent), &own);
    module.scope.promise(own.clone());
    let mut extra = Vec::new();
    let completions = agent.completions.iter().zip(&own).zip(constants);
    let answers = completions.map(|((completion, part), constant)| Answer {
        constant,
        codec: {
            let about = format!("the answer {}", docs::code(&completion.name));
            typed(&mut module, &completion.ty, &about, part, &mut extra).codec
        },
    });
    let answers: Vec<Answer> = answers.collect();
    let name = docs::code(&agent.name);
    let about = [
        &*format!("The answers of the model of the agent {name}."),
        &*format!("How answers of the model of {name} are read, written and checked."),
    ];
    folders::type_files(&mut module, folder, header, about, extra, pages);
    answers
}

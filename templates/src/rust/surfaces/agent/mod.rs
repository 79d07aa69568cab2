//! The folder of an agent: what it uses and exports, typed calls of that, its limits, its model's typed answers.

mod calls;
mod completions;
mod specs;
mod uses;

use toolc_compiler::ir::Agent;

use self::completions::Completions;
use self::uses::Uses;
use super::package::Folder;
use crate::page::Pages;
use crate::rust::docs;
use crate::rust::header::{RUNTIME, header};
use crate::rust::names::Names;

/// All files of an agent.
pub(crate) fn files<'d>(names: &Names<'d>, agent: &'d Agent, pages: &mut Pages<'_>) {
    let folder = format!(
        "{}/agents/{}",
        names.service(agent.service),
        names.agent(agent.id)
    );
    let source = &names.design.files[agent.place.file.0 as usize];
    let header = header(std::iter::once(&*source.path));
    let completions = Completions::of(names, agent, source.package);
    let uses = Uses::of(names, agent, completions.packages());

    pages.add(calls::page(agent, &uses, &folder, &header));
    pages.add(specs::policy(agent, &folder, &header));
    pages.add(specs::page(
        names,
        agent,
        &uses,
        &completions,
        &folder,
        &header,
    ));
    if !agent.completions.is_empty() {
        pages.add(completions.page(agent, &folder, &header));
        completions.types(agent, &folder, &header, pages);
    }
    let own = format!("The agent {}.", docs::code(&agent.name));
    let package = Folder {
        folder: &folder,
        header: &header,
        docs: docs::or(agent.docs.as_deref(), &own),
        check: Some(RUNTIME),
        ..Folder::default()
    };
    let package = package.with(pages.listed()).page();
    pages.add(package);
}

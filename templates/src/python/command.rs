//! The folder of a command: what it shows as data, what its host gives to it, how it is made.

use toolc_compiler::ir::Cli;

use super::names::Names;
use super::surfaces::{command, documents, package};
use super::{docs, folders, served};
use crate::page::Pages;
use crate::plan::folders::Folder;

/// All files of a command.
pub(super) fn files<'d>(
    names: &Names<'d>,
    command: &'d Cli,
    has_documents: bool,
    pages: &mut Pages<'_>,
) {
    let (folder, header) = folders::place(names, Folder::Command(command));
    let place = (&*folder, &*header);
    let toolset = command.toolset.map(|id| &names.design[id]);
    let served = toolset.map(|toolset| served::files(names, toolset, place, pages));
    pages.add(command::page(
        names,
        command,
        served.as_ref(),
        has_documents,
        place,
    ));
    if has_documents {
        pages.add(documents::page(names, command, place));
    }
    let own = format!("The command {}.", docs::code(&command.name));
    let about = docs::or(command.docs.as_deref(), &own);
    pages.add(package::page(&folder, &header, about, pages.listed()));
}

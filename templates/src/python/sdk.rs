//! The folder of a service for an agent SDK: what gives its tools as the SDK's own.

use toolc_compiler::ir::Service;

use super::docs;
use super::header::header;
use super::names::Names;
use super::surfaces::sdk::{self, Framework};
use super::surfaces::{package, program, remote};
use crate::page::{Page, Pages};
use crate::plan::folders::source;
use crate::plan::sdk::Shown;

/// All files of a service for an SDK; none if it has no tools.
pub(super) fn files(
    names: &Names<'_>,
    service: &Service,
    framework: &'static Framework,
    pages: &mut Pages<'_>,
) {
    let design = names.design;
    let shown = Shown::all(design, service);
    if shown.is_empty() {
        return;
    }
    let folder = format!("{}/sdk/{}", names.service(service.id), framework.module);
    let header = header(&[source(design, service.place)]);
    let place = (&*folder, &*header);
    pages.add(sdk::page(names, service, &shown, framework, place));
    let name = docs::code(&service.name);
    let about = format!("The tools of the service {name} for {}.", framework.title);
    pages.add(package::page(&folder, &header, &about, pages.listed()));
}

/// The module of a service that reaches its MCP servers, if it has any and the SDK can.
pub(super) fn remote(
    names: &Names<'_>,
    service: &Service,
    framework: &'static Framework,
) -> Option<Page> {
    let remote = framework.remote.as_ref()?;
    let header = header(&[source(names.design, service.place)]);
    remote::page(names, service, framework, remote, header)
}

/// The module of a service that runs its commands, if it has any and the SDK has tools.
pub(super) fn program(
    names: &Names<'_>,
    service: &Service,
    framework: &'static Framework,
) -> Option<Page> {
    let program = framework.program.as_ref()?;
    let header = header(&[source(names.design, service.place)]);
    program::page(names, service, framework, program, header)
}

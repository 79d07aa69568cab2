//! The modules of a service for agent SDKs: what gives its tools as those of an SDK.

use toolc_compiler::ir::Service;

use super::agent::markers;
use super::docs;
use super::frameworks::Framework;
use super::header::header;
use super::names::Names;
use super::surfaces::package::ModFile;
use super::surfaces::sdk;
use crate::page::Pages;
use crate::plan::folders::source;
use crate::plan::sdk::Shown;

/// The folder of a service for its SDKs; none if it has no tools.
pub(super) fn files(
    names: &Names<'_>,
    service: &Service,
    frameworks: &[&'static Framework],
    pages: &mut Pages<'_>,
) {
    let design = names.design;
    let shown = Shown::all(design, service);
    if shown.is_empty() {
        return;
    }
    let folder = format!("{}/sdk", names.service(service.id));
    let header = header(&[source(design, service.place)]);
    for framework in frameworks {
        pages.add(sdk::page(
            names,
            service,
            &shown,
            &|agent| markers(names, agent),
            framework,
            (&folder, &header),
        ));
    }
    let name = docs::code(&service.name);
    let about = format!("The tools of the service {name} for agent SDKs.");
    let package = ModFile {
        folder: &folder,
        header: &header,
        docs: &about,
        modules: (frameworks.iter())
            .map(|framework| framework.module)
            .collect(),
        ..ModFile::default()
    };
    pages.add(package.page());
}

//! The files around the code: what a package declares, and the modules that lead to everything.

use toolc_compiler::ir::{Package, Service, ServiceId};

use super::header::{RUNTIME, header};
use super::lower::Module;
use super::names::Names;
use super::surfaces::codecs;
use super::surfaces::package::ModFile;
use super::surfaces::types::{self, Item};
use super::{depth, docs, layout};
use crate::page::{Page, Pages};
use crate::plan::folders::{Folder, all_sources, source};
use crate::plan::sdk::Shown;

/// What the design decides and no author of generated code can: names, sizes, Markdown, and what a program uses.
pub(super) const ROOT_ATTRIBUTES: &str = r#"#![allow(dead_code, reason = "a program need not use all of its tools")]
#![allow(
    bindings_with_variant_name,
    clippy::approx_constant,
    clippy::doc_lazy_continuation,
    clippy::doc_overindented_list_items,
    clippy::enum_variant_names,
    clippy::large_enum_variant,
    clippy::let_unit_value,
    clippy::module_inception,
    clippy::ptr_arg,
    clippy::too_many_arguments,
    clippy::type_complexity,
    clippy::upper_case_acronyms,
    clippy::wrong_self_convention,
    rustdoc::bare_urls,
    rustdoc::broken_intra_doc_links,
    rustdoc::invalid_html_tags,
    missing_docs,
    reason = "names, numbers, nesting and descriptions are the design's"
)]"#;

/// Where a folder is, and line one of its files.
pub(super) fn place<'d>(names: &Names<'d>, folder: Folder<'d>) -> (String, String) {
    let sources = folder.sources(names.design, names);
    (folder.path(names), header(&sources))
}

/// The folder of a package.
pub(super) fn package(names: &Names<'_>, package: &Package, pages: &mut Pages<'_>) {
    let design = names.design;
    let (mut module, _) = Module::of_whole_package(names, package.id);
    let mut messages = Vec::new();
    for id in &names.members(package.id).errors {
        let error = &design[*id];
        let message = error.docs.as_deref().unwrap_or(&error.name);
        messages.push(codecs::Item::message(names.error(*id), message));
    }
    let (folder, header) = place(names, Folder::Package(package));
    let about = format!("The types of the package {}.", docs::code(&package.name));
    let module_docs = docs::or(package.docs.as_deref(), &about);
    type_files(
        &mut module,
        &folder,
        &header,
        [
            &about,
            &format!(
                "How the types of {} are read, written and checked.",
                docs::code(&package.name)
            ),
        ],
        (Vec::new(), messages),
        pages,
    );
    let package = ModFile {
        folder: &folder,
        header: &header,
        docs: module_docs,
        check: Some(RUNTIME),
        ..ModFile::default()
    };
    let package = package.with(pages.listed()).page();
    pages.add(package);
}

/// `types.rs` and `codecs.rs` of a module, whose types are all there.
pub(super) fn type_files(
    module: &mut Module<'_, '_>,
    folder: &str,
    header: &str,
    about: [&str; 2],
    extra: (Vec<Item>, Vec<codecs::Item>),
    pages: &mut Pages<'_>,
) {
    let (extra_types, extra_codecs) = extra;
    let lowered = std::mem::take(&mut module.items);
    let items = lowered.iter().map(Item::of).chain(extra_types).collect();
    let coded = lowered
        .iter()
        .filter_map(|item| codecs::Item::of(module, item));
    let coded: Vec<codecs::Item> = coded.collect();
    let coded = coded.into_iter().chain(extra_codecs).collect();
    let reexported = reexports(module);
    pages.add(types::page(folder, header, about[0], reexported, items));
    pages.add(codecs::page(folder, header, about[1], coded));
}

/// The statements that show the types of packages, in the order of their paths.
fn reexports(module: &mut Module<'_, '_>) -> Vec<String> {
    let all = std::mem::take(&mut module.reexported).into_iter();
    let mut all: Vec<(String, Vec<String>)> =
        all.map(|(id, types)| (module.path_to(id), types)).collect();
    all.sort_by(|a, b| layout::path_order(&a.0, &b.0));
    let shown = all
        .into_iter()
        .map(|(path, mut types)| layout::use_list(&format!("pub use {path}::types::"), &mut types));
    shown.collect()
}

/// What the files of a folder name of the root of the tree: packages, and other services.
pub(super) fn above(names: &Names<'_>, has_packages: bool, services: &[ServiceId]) -> Vec<String> {
    let packages = has_packages.then(|| "types as packages".to_owned());
    let services = services.iter().map(|id| {
        let (there, here) = (names.service(*id), names.service_beside(*id));
        match there == here {
            true => there.to_owned(),
            false => format!("{there} as {here}"),
        }
    });
    packages.into_iter().chain(services).collect()
}

/// The `mod.rs` of a folder of modules.
fn module(folder: &str, header: &str, docs: &str, modules: Vec<&str>) -> Page {
    let package = ModFile {
        folder,
        header,
        docs,
        modules,
        ..ModFile::default()
    };
    package.page()
}

/// The `mod.rs` files of a service, above its toolsets and whatever else it has.
pub(super) fn service_modules(
    names: &Names<'_>,
    service: &Service,
    has_sdks: bool,
    pages: &mut Pages<'_>,
) {
    let design = names.design;
    let here = names.service(service.id);
    let own = header(&[source(design, service.place)]);
    let name = docs::code(&service.name);
    let toolsets = service.toolsets.iter().map(|id| names.toolset(*id));
    let toolsets: Vec<&str> = toolsets.collect();
    let mut inside = Vec::new();
    if !service.agents.is_empty() {
        inside.push("agents");
        let agents = service.agents.iter().map(|id| names.agent(*id));
        let about = format!("The agents of the service {name}.");
        let folder = format!("{here}/agents");
        pages.add(module(&folder, &own, &about, agents.collect()));
    }
    if !service.clis.is_empty() {
        inside.push("cli");
        let commands = service.clis.iter().map(|id| names.command(*id));
        let about = format!("The commands of the service {name}.");
        let folder = format!("{here}/cli");
        pages.add(module(&folder, &own, &about, commands.collect()));
    }
    if !service.mcp_servers.is_empty() {
        inside.push("mcp");
        let servers = service.mcp_servers.iter().map(|id| names.server(*id));
        let about = format!("The MCP servers of the service {name}.");
        let folder = format!("{here}/mcp");
        pages.add(module(&folder, &own, &about, servers.collect()));
    }
    if has_sdks && !Shown::all(design, service).is_empty() {
        inside.push("sdk");
    }
    if !service.methods.is_empty() {
        inside.push("service");
    }
    if !toolsets.is_empty() {
        inside.push("tools");
        let about = format!("The toolsets of the service {name}.");
        pages.add(module(&format!("{here}/tools"), &own, &about, toolsets));
    }
    if inside.is_empty() {
        return;
    }
    let about = format!("The service {name}.");
    let docs = docs::or(service.docs.as_deref(), &about);
    pages.add(module(here, &own, docs, inside));
}

/// The `mod.rs` files above packages and services; `limit` is the limit of recursion that types need.
pub(super) fn modules(
    names: &Names<'_>,
    is_crate: bool,
    limit: Option<usize>,
    pages: &mut Pages<'_>,
) {
    let design = names.design;
    let all = header(&all_sources(design));
    let packages: Vec<&str> = design
        .packages
        .iter()
        .filter(|package| names.has_types(package.id))
        .map(|package| names.package(package.id))
        .collect();
    let mut top: Vec<&str> = Vec::new();
    if !packages.is_empty() {
        top.push("types");
        let about = "The types that packages declare.";
        pages.add(module("types", &all, about, packages));
    }
    let services = design.services.iter();
    let services = services.filter(|service| !service.is_empty());
    top.extend(services.map(|service| names.service(service.id)));
    let mut about = "Tools, and everything that calls and provides them.".to_owned();
    let mut attributes = ROOT_ATTRIBUTES.to_owned();
    match limit {
        Some(limit) if is_crate => {
            attributes.insert_str(0, &format!("#![recursion_limit = \"{limit}\"]\n"));
        }
        Some(limit) => about.push_str(&format!("\n\n{}", depth::note(limit))),
        None => {}
    }
    let root = ModFile {
        header: &all,
        docs: &about,
        attributes: Some(&attributes),
        check: Some(RUNTIME),
        modules: top,
        ..ModFile::default()
    };
    pages.add(root.page());
}

//! The files around the code: what a package declares, and the packages that lead to everything.

use toolc_compiler::ir::{Package, Service};

use super::header::header;
use super::layout;
use super::lower::Module;
use super::names::Names;
use super::options::Mode;
use super::order::natural;
use super::surfaces::codecs::{self, Codec};
use super::surfaces::{package, types};
use super::{docs, symbols};
use crate::code::Module as CodeModule;
use crate::page::{Page, Pages};
use crate::plan::folders::{Folder, all_sources, source};
use crate::plan::remote::Groups;
use crate::plan::sdk::Shown;

/// Where a folder is, and line one of its files.
pub(super) fn place<'d>(names: &Names<'d>, folder: Folder<'d>) -> (String, String) {
    let sources = folder.sources(names.design, names);
    (folder.path(names), header(&sources))
}

/// The folder of a package.
pub(super) fn package(names: &Names<'_>, package: &Package, pages: &mut Pages<'_>) {
    let (mut module, _) = Module::of_whole_package(names, package.id);
    let (folder, header) = place(names, Folder::Package(package));
    let about = format!("The types of the package {}.", docs::code(&package.name));
    let codecs_about = format!(
        "How the types of {} are read, written and checked.",
        docs::code(&package.name)
    );
    let abouts = [&*about, &*codecs_about];
    type_files(&mut module, &folder, &header, abouts, Vec::new(), pages);
    let docs = docs::or(package.docs.as_deref(), &about);
    pages.add(package::page(&folder, &header, docs, pages.listed()));
}

/// `types.py` and `codecs.py` of a module, whose types are all there.
pub(super) fn type_files(
    module: &mut Module<'_, '_>,
    folder: &str,
    header: &str,
    about: [&str; 2],
    extra: Vec<Codec>,
    pages: &mut Pages<'_>,
) {
    let names = module.names;
    let lowered = std::mem::take(&mut module.items);
    let mut exported: Vec<String> = Vec::new();
    for item in &lowered {
        exported.push(item.name.clone());
        exported.extend(item.variants());
    }
    let mut reexported = Vec::new();
    for (package, from) in &module.imports {
        let path = format!("types/{}/types", names.package(*package));
        for name in from {
            let (there, here) = name.split_once(" as ").unwrap_or((name, name));
            exported.push(here.to_owned());
            let module = CodeModule::Generated(path.clone());
            reexported.push(symbols::known_as(module, there, here));
        }
    }
    let exported = layout::exported(&exported);
    pages.add(types::page(
        &lowered, reexported, &exported, about[0], folder, header,
    ));
    let codecs = lowered.iter().filter_map(codecs::item).chain(extra);
    pages.add(codecs::page(codecs.collect(), about[1], folder, header));
}

/// Imports of this tree, sorted as ruff sorts: those from further away first.
pub(super) fn relative_imports(indent: usize, mut imports: Vec<(String, Vec<String>)>) -> String {
    let dots = |path: &str| path.len() - path.trim_start_matches('.').len();
    imports.sort_by(|(a, _), (b, _)| {
        let far = dots(b).cmp(&dots(a));
        far.then_with(|| natural(&a.to_lowercase(), &b.to_lowercase()))
    });
    let imports = imports.iter();
    imports
        .map(|(path, names)| imports_from(indent, path, names))
        .collect()
}

/// The imports from one module. Names that are called otherwise here have a statement each; its first name places a statement.
pub(super) fn imports_from(indent: usize, module: &str, names: &[String]) -> String {
    let mut plain: Vec<String> = Vec::new();
    let mut statements: Vec<Vec<String>> = Vec::new();
    for name in layout::sorted(names) {
        if name.contains(" as ") {
            statements.push(vec![name]);
        } else if plain.is_empty() {
            plain.push(name);
            statements.push(Vec::new());
        } else {
            plain.push(name);
        }
    }
    let names = statements
        .iter()
        .map(|names| if names.is_empty() { &plain } else { names });
    names
        .map(|names| layout::import(indent, module, names))
        .collect()
}

/// The packages of a service, above those of its toolsets and whatever else it has; `sdks` is how modules for agent SDKs
/// reach tools.
pub(super) fn service_packages(
    names: &Names<'_>,
    service: &Service,
    sdks: &[Mode],
    pages: &mut Pages<'_>,
) {
    let design = names.design;
    let here = names.service(service.id);
    let own = header(&[source(design, service.place)]);
    let name = docs::code(&service.name);
    if service.is_empty() {
        return;
    }
    if !service.toolsets.is_empty() {
        let about = format!("The toolsets of the service {name}.");
        pages.add(package::page(&format!("{here}/tools"), &own, &about, &[]));
    }
    if !service.agents.is_empty() {
        let about = format!("The agents of the service {name}.");
        pages.add(package::page(&format!("{here}/agents"), &own, &about, &[]));
    }
    if !service.mcp_servers.is_empty() {
        let about = format!("The MCP servers of the service {name}.");
        pages.add(package::page(&format!("{here}/mcp"), &own, &about, &[]));
    }
    if !service.clis.is_empty() {
        let about = format!("The commands of the service {name}.");
        pages.add(package::page(&format!("{here}/cli"), &own, &about, &[]));
    }
    let has_sdks = sdks.iter().any(|mode| match mode {
        Mode::Process => !Shown::all(design, service).is_empty(),
        Mode::Mcp => Groups::of_servers(design, service).is_some(),
        Mode::Command => Groups::of_commands(design, service).is_some(),
    });
    if has_sdks {
        let about = format!("The tools of the service {name} for agent SDKs.");
        pages.add(package::page(&format!("{here}/sdk"), &own, &about, &[]));
    }
    let about = format!("The service {name}.");
    let docs = docs::or(service.docs.as_deref(), &about);
    pages.add(package::page(here, &own, docs, &[]));
}

/// The packages above those of packages and services.
pub(super) fn packages(names: &Names<'_>, pages: &mut Pages<'_>) {
    let design = names.design;
    let all = header(&all_sources(design));
    if design
        .packages
        .iter()
        .any(|package| names.has_types(package.id))
    {
        pages.add(package::page(
            "types",
            &all,
            "The types that packages declare.",
            &[],
        ));
    }
    let about = "Tools, and everything that calls and provides them.";
    pages.add(package::page("", &all, about, &[]));
    pages.add(Page::finished("py.typed", String::new()));
}

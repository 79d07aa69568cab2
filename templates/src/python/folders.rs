//! The files around the code: what a package declares, and the packages that lead to everything.

use std::collections::BTreeSet;

use serde::Serialize;
use toolc_compiler::ir::{Package, PackageId};

use super::layout::{self, Code};
use super::lower::Module;
use super::names::Names;
use super::order::natural;
use super::printed::RULES;
use super::surfaces::types;
use super::{docs, literal, symbols, tables, words};
use crate::GeneratedFile;
use crate::code::Module as CodeModule;
use crate::render::render;

#[derive(Serialize)]
struct CodecsFile {
    header: String,
    docs: String,
    imports: String,
    items: Vec<String>,
}

#[derive(Serialize)]
struct PackageFile {
    /// The version of the runtime that the code is for, as a literal.
    runtime: &'static str,
    header: String,
    docs: String,
    seen: String,
    places: String,
    all: String,
}

/// Whether a package has a folder.
pub(super) fn has_types(names: &Names<'_>, package: PackageId) -> bool {
    let members = names.members(package);
    !members.types.is_empty() || !members.errors.is_empty()
}

/// The folder of a package.
pub(super) fn package(names: &Names<'_>, package: &Package) -> Vec<GeneratedFile> {
    let design = names.design;
    let mut module = Module::of_package(names, package.id);
    let members = names.members(package.id);
    for id in &members.types {
        module.declare(*id);
    }
    for id in &members.errors {
        let error = &design[*id];
        let own = format!("The details of the error {}.", docs::code(&error.name));
        let docs = docs::or(error.docs.as_deref(), &own).to_owned();
        let codec = names.error_codec(*id).to_owned();
        module.add_record(names.error(*id), Some(codec), docs, &error.details);
    }
    let files = design
        .files
        .iter()
        .filter(|file| file.package == package.id);
    let header = header(files.map(|file| &*file.path));
    let folder = format!("types/{}", names.package(package.id));
    let about = format!("The types of the package {}.", docs::code(&package.name));
    let codecs_about = format!(
        "How the types of {} are read, written and checked.",
        docs::code(&package.name)
    );
    let (mut out, exported) = type_files(
        &mut module,
        &folder,
        &header,
        [&about, &codecs_about],
        Vec::new(),
    );
    let docs = docs::or(package.docs.as_deref(), &about);
    let places = vec![("types".to_owned(), exported)];
    out.push(package_file(&folder, &header, docs, &places));
    out
}

/// `types.py` and `codecs.py` of a module, whose types are all there, and the names that it has.
pub(super) fn type_files(
    module: &mut Module<'_, '_>,
    folder: &str,
    header: &str,
    about: [&str; 2],
    extra: Vec<tables::Written>,
) -> (Vec<GeneratedFile>, Vec<String>) {
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
    let types = types::page(&lowered, reexported, &exported, about[0], folder, header);
    let mut coded: Vec<tables::Written> = lowered.iter().filter_map(tables::item).collect();
    coded.extend(extra);
    let run: Vec<&str> = coded.iter().map(|codec| &*codec.value).collect();
    let body = run.join("\n");
    let heads: Vec<&str> = coded.iter().map(|codec| &*codec.head).collect();
    let heads = heads.join("\n");
    let to_types = if module.imports.is_empty() && folder.starts_with("types/") {
        "..".to_owned()
    } else {
        format!("{}types.", up(folder))
    };
    let packages = module.codec_packages.iter();
    let packages: BTreeSet<&str> = packages.map(|id| names.package(*id)).collect();
    let packages: Vec<&str> = packages.into_iter().collect();
    let mut relative: Vec<(String, Vec<String>)> = words::roots([&*body], &packages)
        .iter()
        .map(|package| {
            (
                format!("{to_types}{package}"),
                vec![format!("codecs as {package}")],
            )
        })
        .collect();
    let [of_types, table] = words::places([&*body], ["types", "table"]);
    let [checked_types, literal, toolrt] = words::places([&*heads], ["types", "Literal", "toolrt"]);
    if of_types.is_root {
        relative.push((".".to_owned(), vec!["types".to_owned()]));
    }
    let later = checked_types.is_root && !of_types.is_root;
    let mut typing = Vec::new();
    if later {
        typing.push("TYPE_CHECKING".to_owned());
    }
    if literal.is_word {
        typing.push("Literal".to_owned());
    }
    let mut imports = String::new();
    if !typing.is_empty() {
        imports.push_str(&layout::import(0, "typing", &typing));
        imports.push('\n');
    }
    if toolrt.is_root {
        imports.push_str("import toolrt\n");
    }
    if !coded.is_empty() {
        imports.push_str(if table.is_root {
            "from toolrt import Codec, table\n"
        } else {
            "from toolrt import Codec\n"
        });
        if !relative.is_empty() {
            imports.push('\n');
        }
    }
    imports.push_str(&relative_imports(0, relative));
    if later {
        imports.push_str("\nif TYPE_CHECKING:\n    from . import types\n");
    }
    let coded = coded.into_iter();
    let coded = coded.map(|codec| format!("{} = {}", codec.head, codec.value));
    let codecs = CodecsFile {
        header: header.to_owned(),
        docs: docs::docstring(0, about[1]),
        imports,
        items: coded.collect(),
    };
    let files = vec![
        types.file("py", &RULES),
        file(folder, "codecs", render("python/codecs", codecs)),
    ];
    (files, exported)
}

/// The version of the runtime that generated code is for.
const RUNTIME: &str = "\"0.1\"";

/// From a module of a folder to the root.
pub(super) fn up(folder: &str) -> String {
    ".".repeat(folder.split('/').count() + 1)
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

/// `__all__ = […]`, sorted.
pub(super) fn all_of(names: &[String]) -> String {
    let names = layout::exported(names);
    let items = names.iter().map(|name| Code::text(literal::string(name)));
    layout::assignment(
        0,
        "__all__",
        &Code::display(layout::Bracket::Square, items.collect()),
    )
}

/// The packages above those of packages, services and toolsets.
pub(super) fn packages(names: &Names<'_>) -> Vec<GeneratedFile> {
    let design = names.design;
    let all = header(design.files.iter().map(|file| &*file.path));
    let mut out = Vec::new();
    if design
        .packages
        .iter()
        .any(|package| has_types(names, package.id))
    {
        out.push(package_file(
            "types",
            &all,
            "The types that packages declare.",
            &[],
        ));
    }
    for service in &design.services {
        let here = names.service(service.id);
        let own = header(std::iter::once(
            &*design.files[service.place.file.0 as usize].path,
        ));
        let name = docs::code(&service.name);
        if service.toolsets.is_empty() && service.methods.is_empty() && service.agents.is_empty() {
            continue;
        }
        if !service.toolsets.is_empty() {
            let about = format!("The toolsets of the service {name}.");
            out.push(package_file(&format!("{here}/tools"), &own, &about, &[]));
        }
        if !service.agents.is_empty() {
            let about = format!("The agents of the service {name}.");
            out.push(package_file(&format!("{here}/agents"), &own, &about, &[]));
        }
        let about = format!("The service {name}.");
        let docs = docs::or(service.docs.as_deref(), &about);
        out.push(package_file(here, &own, docs, &[]));
    }
    let about = "Tools, and everything that calls and provides them.";
    out.push(package_file("", &all, about, &[]));
    out.push(GeneratedFile {
        path: "py.typed".to_owned(),
        contents: String::new(),
    });
    out
}

/// An `__init__.py`: names, loaded from the modules beside it when they are first asked for.
pub(super) fn package_file(
    folder: &str,
    header: &str,
    text: &str,
    places: &[(String, Vec<String>)],
) -> GeneratedFile {
    let mut seen = String::new();
    let mut pairs = Vec::new();
    let mut names = Vec::new();
    for (module, exported) in places.iter().filter(|(_, exported)| !exported.is_empty()) {
        seen.push_str(&layout::import(4, &format!(".{module}"), exported));
        let items = layout::exported(exported)
            .iter()
            .map(|name| Code::text(literal::string(name)))
            .collect();
        names.extend(exported.iter().cloned());
        let key = literal::string(module);
        pairs.push(Code::pair(
            key,
            Code::display(layout::Bracket::Square, items),
        ));
    }
    let model = PackageFile {
        runtime: RUNTIME,
        header: header.to_owned(),
        docs: docs::docstring(0, text).trim_end().to_owned(),
        seen: seen.trim_end().to_owned(),
        places: if pairs.is_empty() {
            String::new()
        } else {
            let places = Code::display(layout::Bracket::Curly, pairs);
            let call = Code::call("toolrt.exports", vec![Code::text("__name__"), places]);
            layout::assignment(4, "__getattr__", &call)
                .trim_end()
                .to_owned()
        },
        all: if names.is_empty() {
            String::new()
        } else {
            all_of(&names).trim_end().to_owned()
        },
    };
    file(folder, "__init__", render("python/package", model))
}

/// A file of a folder; it ends in one line break.
pub(super) fn file(folder: &str, name: &str, mut contents: String) -> GeneratedFile {
    contents.truncate(contents.trim_end().len());
    contents.push('\n');
    let path = if folder.is_empty() {
        format!("{name}.py")
    } else {
        format!("{folder}/{name}.py")
    };
    GeneratedFile { path, contents }
}

/// Line one of a file.
pub(super) fn header<'a>(files: impl Iterator<Item = &'a str>) -> String {
    let files: Vec<&str> = files.collect();
    let from = match &files[..] {
        [] => "nothing".to_owned(),
        [one] => (*one).to_owned(),
        [one, two] => format!("{one} and {two}"),
        [one, rest @ ..] => format!("{one} and {} other files", rest.len()),
    };
    format!(
        "# Made by toolc from {}; do not edit.",
        docs::one_line(&from)
    )
}

//! The `Cargo.toml` of a crate of its own.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Design, Payload, Record, Rest, Type, TypeBody, TypeKind};

use super::frameworks::{Framework, Runtime};
use super::header::{self, RUNTIME};
use super::rust_path;
use crate::page::Page;
use crate::plan::folders::all_sources;
use crate::render::render;
use crate::toml::quoted;
use crate::{Fault, Options, Setting, SettingKind};

/// The edition of generated code, and the oldest compiler that takes it.
const EDITION: &str = "2024";
const RUST_VERSION: &str = "1.89";

/// The options that only a crate of its own has.
const OF_CRATES: &[&str] = &[
    "version",
    "description",
    "license",
    "publish",
    "dependencies",
];

/// What stands in the `Cargo.toml`.
#[derive(Debug)]
pub(super) struct Manifest {
    name: String,
    version: String,
    description: Option<String>,
    license: Option<String>,
    publish: bool,
    dependencies: BTreeMap<String, Setting>,
}

#[derive(JsonSchema, Serialize)]
struct ManifestFile {
    header: String,
    /// `name = "acme-tools"`, and so on.
    package: Vec<String>,
    dependencies: Vec<String>,
}

/// The manifest that the options ask for, if they ask for a crate.
pub(super) fn manifest(options: &Options, faults: &mut Vec<Fault>) -> Option<Manifest> {
    let text = |key: &str| match options.settings.get(key) {
        Some(Setting::Text(text)) => Some(text.clone()),
        Some(Setting::Flag(_) | Setting::Number(_) | Setting::List(_) | Setting::Table(_))
        | None => None,
    };
    if !options.settings.contains_key("crate") {
        for key in OF_CRATES
            .iter()
            .filter(|key| options.settings.contains_key(**key))
        {
            faults.push(
                Fault::new(
                    &[key],
                    format!("`{key}` is an option of a crate of its own"),
                    "there is no `crate`",
                )
                .of_key()
                .help("add `crate = \"acme-tools\"`, or leave this out"),
            );
        }
        return None;
    }
    let name = text("crate")?;
    faults.extend(name_fault(&name));
    let version = text("version").unwrap_or_else(|| "0.1.0".to_owned());
    if !is_version(&version) {
        faults.push(
            Fault::new(
                &["version"],
                format!("`{version}` is no version"),
                "not as Cargo writes versions",
            )
            .help("write three numbers, like `version = \"1.2.0\"`"),
        );
    }
    let dependencies = match options.settings.get("dependencies") {
        Some(Setting::Table(all)) => all.clone(),
        Some(Setting::Flag(_) | Setting::Number(_) | Setting::Text(_) | Setting::List(_))
        | None => BTreeMap::new(),
    };
    for (dependency, value) in &dependencies {
        faults.extend(dependency_fault(&name, dependency, value));
    }
    Some(Manifest {
        name,
        version,
        description: text("description"),
        license: text("license"),
        publish: options.settings.get("publish") == Some(&Setting::Flag(true)),
        dependencies,
    })
}

/// The `Cargo.toml`.
pub(super) fn file(
    manifest: &Manifest,
    design: &Design,
    serde: bool,
    sdks: &[&'static Framework],
) -> Page {
    let header = header::header(&all_sources(design));
    let rust_versions = sdks.iter().filter_map(|sdk| match sdk.runtime {
        Runtime::Crate { rust_version, .. } => Some(rust_version),
        Runtime::Dialogue => None,
    });
    let rust_version = rust_versions.max().unwrap_or(RUST_VERSION);
    let mut package = vec![
        format!("name = {}", quoted(&manifest.name)),
        format!("version = {}", quoted(&manifest.version)),
        format!("edition = {}", quoted(EDITION)),
        format!("rust-version = {}", quoted(rust_version)),
    ];
    for (key, value) in [
        ("description", &manifest.description),
        ("license", &manifest.license),
    ] {
        package.extend(
            value
                .as_ref()
                .map(|value| format!("{key} = {}", quoted(value))),
        );
    }
    if !manifest.publish {
        package.push("publish = false".to_owned());
    }
    // A service may be called `bin`, and its module is no program.
    package.push("autobins = false".to_owned());
    let mut dependencies = manifest.dependencies.clone();
    let given = dependencies.remove("toolrt");
    let mut has_dialogues = false;
    for sdk in sdks {
        match sdk.runtime {
            Runtime::Crate { name, .. } => {
                let own = dependencies.entry(name.to_owned());
                own.or_insert_with(|| Setting::text(RUNTIME));
            }
            Runtime::Dialogue => has_dialogues = true,
        }
    }
    let features = [
        ("dialogue", has_dialogues),
        ("schema", has_schemas(design)),
        ("serde", serde),
    ];
    dependencies.insert("toolrt".to_owned(), runtime(given, &features));
    let contents = render(
        "rust/manifest",
        ManifestFile {
            header: header.replacen("//", "#", 1),
            package,
            dependencies: dependencies
                .iter()
                .map(|(name, value)| format!("{} = {}", key_text(name), inline(value)))
                .collect(),
        },
    );
    Page::finished("Cargo.toml", contents)
}

/// The dependency on the runtime: where the user says, with the features that are needed.
fn runtime(given: Option<Setting>, needs: &[(&str, bool)]) -> Setting {
    let mut table = match given {
        Some(Setting::Table(table)) => table,
        Some(
            version @ (Setting::Text(_) | Setting::Flag(_) | Setting::Number(_) | Setting::List(_)),
        ) => BTreeMap::from([("version".to_owned(), version)]),
        None => BTreeMap::from([("version".to_owned(), Setting::text(RUNTIME))]),
    };
    let mut features = match table.remove("features") {
        Some(Setting::List(features)) => features,
        Some(Setting::Flag(_) | Setting::Number(_) | Setting::Text(_) | Setting::Table(_))
        | None => Vec::new(),
    };
    for (feature, is_needed) in needs {
        let feature = Setting::text(*feature);
        if *is_needed && !features.contains(&feature) {
            features.push(feature);
        }
    }
    if !features.is_empty() {
        table.insert("features".to_owned(), Setting::List(features));
    }
    match (table.len(), table.get("version")) {
        (1, Some(version)) => version.clone(),
        _ => Setting::Table(table),
    }
}

/// What is wrong with the name of a crate.
pub(super) fn name_fault(name: &str) -> Option<Fault> {
    let fault =
        |label: &str| Fault::new(&["crate"], format!("`{name}` is no name of a crate"), label);
    let starts = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    let letters = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_');
    if !starts || !name.bytes().all(letters) || name.len() > 64 {
        let near: String = name
            .trim()
            .chars()
            .map(|c| {
                if c.is_ascii_alphanumeric() || c == '_' {
                    c.to_ascii_lowercase()
                } else {
                    '-'
                }
            })
            .collect();
        let near = near.trim_matches(['-', '_']);
        let help = if near.starts_with(|c: char| c.is_ascii_alphabetic()) && near.len() <= 64 {
            format!("write `crate = \"{near}\"`")
        } else {
            "write a name like `crate = \"acme-tools\"`".to_owned()
        };
        return Some(fault("a letter, then letters, digits, `-` and `_`, at most 64").help(help));
    }
    let module = name.replace('-', "_");
    if rust_path::is_keyword(&module) {
        return Some(fault("a word of Rust").help(format!("write `crate = \"{name}-tools\"`")));
    }
    if matches!(
        &*module,
        "toolrt" | "toolrt_rig" | "std" | "core" | "alloc" | "test" | "proc_macro" | "serde"
    ) {
        return Some(
            fault("a crate that generated code itself needs")
                .help("write a name of your own, like `crate = \"acme-tools\"`"),
        );
    }
    None
}

fn dependency_fault(of: &str, name: &str, value: &Setting) -> Option<Fault> {
    const KEYS: &[&str] = &[
        "version",
        "path",
        "git",
        "rev",
        "branch",
        "tag",
        "registry",
        "package",
        "workspace",
        "features",
        "default-features",
    ];
    let key = ["dependencies", name];
    if name == of {
        let fault = Fault::new(
            &key,
            format!("`{name}` cannot depend on itself"),
            "the name of the crate",
        );
        return Some(
            fault
                .of_key()
                .help("leave it out, or give the crate another name"),
        );
    }
    match value {
        Setting::Text(_) => None,
        Setting::Table(table) => table.iter().find_map(|(part, value)| {
            let at = ["dependencies", name, part];
            match (&**part, value) {
                ("features", Setting::List(items))
                    if items.iter().all(|item| item.kind() == SettingKind::Text) =>
                {
                    None
                }
                ("features", _) => Some(Fault::of_kind(
                    &at,
                    value,
                    SettingKind::List,
                    "features = [\"tokio\"]",
                )),
                ("workspace" | "default-features", Setting::Flag(_)) => None,
                ("workspace" | "default-features", _) => Some(Fault::of_kind(
                    &at,
                    value,
                    SettingKind::Flag,
                    &format!("{part} = true"),
                )),
                (part, Setting::Text(_)) if KEYS.contains(&part) => None,
                (part, _) if KEYS.contains(&part) => Some(Fault::of_kind(
                    &at,
                    value,
                    SettingKind::Text,
                    &format!("{part} = \"…\""),
                )),
                (part, _) => Some(
                    Fault::new(
                        &at,
                        format!("unknown key `{part}` of a dependency"),
                        "not known here",
                    )
                    .of_key()
                    .help(format!("there is {}", ticked(KEYS))),
                ),
            }
        }),
        Setting::Flag(_) | Setting::Number(_) | Setting::List(_) => Some(
            Fault::new(
                &key,
                format!("`{name}` must be a text or a table"),
                format!("this is {}", value.kind().phrase()),
            )
            .help(format!("write `{name} = \"1\"`")),
        ),
    }
}

fn ticked(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    names.join(", ")
}

/// `1.2.0`, with what Cargo allows behind it.
fn is_version(text: &str) -> bool {
    let (numbers, more) = match text.find(['-', '+']) {
        Some(at) => (&text[..at], &text[at + 1..]),
        None => (text, "0"),
    };
    let number = |part: &str| {
        !part.is_empty()
            && part.bytes().all(|b| b.is_ascii_digit())
            && (part == "0" || !part.starts_with('0'))
            && part.len() < 20
    };
    let word = |part: &str| {
        !part.is_empty() && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
    };
    numbers.split('.').count() == 3
        && numbers.split('.').all(number)
        && more.split(['.', '+']).all(word)
}

/// A value as TOML writes it on one line.
fn inline(value: &Setting) -> String {
    match value {
        Setting::Flag(flag) => flag.to_string(),
        Setting::Number(number) => number.clone(),
        Setting::Text(text) => quoted(text),
        Setting::List(items) => {
            let items: Vec<String> = items.iter().map(inline).collect();
            format!("[{}]", items.join(", "))
        }
        Setting::Table(table) => {
            let entries: Vec<String> = table
                .iter()
                .map(|(key, value)| format!("{} = {}", key_text(key), inline(value)))
                .collect();
            format!("{{ {} }}", entries.join(", "))
        }
    }
}

fn key_text(key: &str) -> String {
    let bare = !key.is_empty()
        && key
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
    if bare { key.to_owned() } else { quoted(key) }
}

/// Whether any place of the design has `@schema` keywords, which the runtime enforces by a feature.
pub(super) fn has_schemas(design: &Design) -> bool {
    let bodies = design.types.iter().any(|decl| {
        decl.schema.is_some()
            || match &decl.body {
                TypeBody::Record(record) => of_record(record),
                TypeBody::Alias { target } => of_type(target),
                TypeBody::Enum { .. } => false,
                TypeBody::Union(union) => union.variants.iter().any(|variant| of_type(&variant.ty)),
            }
    });
    let methods = design.methods.iter().any(|method| {
        of_payload(&method.payload) || method.result.iter().chain(&method.streams).any(of_type)
    });
    let tools = design.tools.iter().any(|tool| {
        of_payload(&tool.payload)
            || tool.result.iter().chain(&tool.streams).any(of_type)
            || tool.side.iter().any(|side| of_type(&side.ty))
            || tool.asks.iter().any(|ask| of_type(&ask.ty))
    });
    let mut completions = design.agents.iter().flat_map(|agent| &agent.completions);
    bodies
        || methods
        || tools
        || design.errors.iter().any(|error| of_record(&error.details))
        || completions.any(|completion| of_type(&completion.ty))
}

fn of_payload(payload: &Payload) -> bool {
    of_record(&payload.record)
        || payload
            .injected
            .iter()
            .any(|argument| of_type(&argument.ty))
}

fn of_record(record: &Record) -> bool {
    let rest = match &record.rest {
        Rest::Closed | Rest::Open => false,
        Rest::Typed { ty } => of_type(ty),
    };
    rest || record.fields.iter().any(|field| of_type(&field.ty))
}

fn of_type(ty: &Type) -> bool {
    let inside = match &ty.kind {
        TypeKind::List { items: inner }
        | TypeKind::Map { values: inner }
        | TypeKind::Nullable { inner } => of_type(inner),
        TypeKind::Tuple { items, tail } => {
            items.iter().any(of_type) || tail.iter().any(|tail| of_type(tail))
        }
        TypeKind::Record(record) => of_record(record),
        TypeKind::Union { alternatives } => alternatives.iter().any(of_type),
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::Literals { .. }
        | TypeKind::Named { .. }
        | TypeKind::Unknown => false,
    };
    inside
        || ty
            .constraints
            .as_ref()
            .is_some_and(|limits| !limits.schemas.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_those_of_cargo() {
        for good in [
            "0.1.0",
            "10.20.30",
            "1.0.0-alpha.1",
            "1.0.0+build",
            "1.0.0-rc.1+5",
        ] {
            assert!(is_version(good), "{good}");
        }
        for bad in [
            "", "1", "1.2", "01.2.3", "1.2.3.4", "a.b.c", "1.2.3-", "1.2.3 ",
        ] {
            assert!(!is_version(bad), "{bad}");
        }
    }
}

//! Everything that a toolset's types lead to can be imported from the toolset, in every language, and nothing else can.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use toolc_generated::made;

#[test]
fn rust_toolsets_export_what_their_types_lead_to() {
    check(
        "rust",
        &Language {
            ending: "rs",
            read: rust,
            shown: rust_shows,
        },
    );
}

#[test]
fn python_toolsets_export_what_their_types_lead_to() {
    check(
        "python",
        &Language {
            ending: "py",
            read: python,
            shown: python_shows,
        },
    );
}

/// How a language's files are read.
struct Language {
    ending: &'static str,
    read: fn(&str) -> Types,
    /// Whether the file that leads to a folder has a name of its types.
    shown: fn(&Path, &str) -> bool,
}

/// A module of types.
#[derive(Debug, Default)]
struct Types {
    /// What each of its own types names.
    own: BTreeMap<String, BTreeSet<Vec<String>>>,
    /// The package and the name there of what it has from packages, by its name here.
    from: BTreeMap<String, (String, String)>,
    /// Those that are aliases in the design, which says them, even where code takes them apart: other names, and types of
    /// their own.
    aliases: BTreeSet<String>,
}

fn check(language: &str, how: &Language) {
    let mut checked = 0;
    let mut missing = Vec::new();
    for case in folders(made()) {
        let tree = case.join(language);
        let types = |folder: &Path| {
            let text = fs::read_to_string(folder.join(format!("types.{}", how.ending))).ok()?;
            Some((how.read)(&text))
        };
        let packages: BTreeMap<String, Types> = folders(&tree.join("types"))
            .iter()
            .filter_map(|folder| Some((name(folder), types(folder)?)))
            .collect();
        let services = folders(&tree);
        let toolsets = services
            .iter()
            .flat_map(|service| folders(&service.join("tools")));
        for toolset in toolsets {
            let Some(here) = types(&toolset) else {
                continue;
            };
            let exported: BTreeSet<&(String, String)> = here.from.values().collect();
            let reached = reached(&here, &packages);
            for one in reached.iter().filter(|one| !exported.contains(one)) {
                missing.push(format!("{} lacks {one:?}", toolset.display()));
            }
            let named = named_beside(&toolset, how.ending);
            let roots = here.from.iter().filter(|(name, (package, there))| {
                named.contains(*name) || packages[package].aliases.contains(there)
            });
            let mut needed = reached_from(roots.map(|(_, one)| one.clone()).collect(), &packages);
            needed.extend(own_needs(&here));
            let needed = reached_from(needed, &packages);
            for one in exported.iter().filter(|one| !needed.contains(**one)) {
                missing.push(format!("{} has {one:?} for nobody", toolset.display()));
            }
            for name in here.own.keys().chain(here.from.keys()) {
                if !(how.shown)(&toolset, name) {
                    missing.push(format!("{} does not show {name}", toolset.display()));
                }
            }
            checked += exported.len();
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
    assert!(checked > 100, "only {checked} types are checked");
}

/// The types of packages that those of a toolset name, and all behind them.
fn reached(here: &Types, packages: &BTreeMap<String, Types>) -> BTreeSet<(String, String)> {
    let mut roots: BTreeSet<(String, String)> = own_needs(here);
    roots.extend(here.from.values().cloned());
    reached_from(roots, packages)
}

/// The types of packages that a toolset's own types name.
fn own_needs(here: &Types) -> BTreeSet<(String, String)> {
    let paths = here.own.values().flatten();
    paths
        .filter_map(|path| here.from.get(&path[0]).cloned())
        .collect()
}

fn reached_from(
    roots: BTreeSet<(String, String)>,
    packages: &BTreeMap<String, Types>,
) -> BTreeSet<(String, String)> {
    let mut seen = BTreeSet::new();
    let mut queue: Vec<(String, String)> = roots.into_iter().collect();
    while let Some((package, name)) = queue.pop() {
        if !seen.insert((package.clone(), name.clone())) {
            continue;
        }
        let types = &packages[&package];
        for path in types.own.get(&name).into_iter().flatten() {
            let first = &path[0];
            if types.own.contains_key(first) {
                queue.push((package.clone(), first.clone()));
            } else if let Some(other) = types.from.get(first) {
                queue.push(other.clone());
            } else if let ([_, second, ..], Some(other)) = (&path[..], packages.get(first))
                && other.own.contains_key(second)
            {
                queue.push((first.clone(), second.clone()));
            }
        }
    }
    seen
}

/// Rust: items stand at the margin.
fn rust(text: &str) -> Types {
    let mut types = Types::default();
    let lines = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    let text: String = lines.map(|line| format!("{line}\n")).collect();
    for statement in text.split("\nuse ").chain(text.split("\npub use ")).skip(1) {
        let statement = statement.split(';').next().unwrap_or_default();
        let Some((path, names)) = statement.rsplit_once("::types::") else {
            continue;
        };
        let package = path.rsplit("::").next().unwrap_or_default();
        for name in names.trim_matches(['{', '}', '\n']).split(',') {
            types.import(package, name);
        }
    }
    let mut current: Option<String> = None;
    for line in text.lines() {
        let words = paths(line, "::");
        let is_item = ["pub struct ", "pub enum ", "pub type "]
            .iter()
            .any(|word| line.starts_with(word));
        if is_item {
            let name = words.iter().filter_map(|path| path.first()).nth(2).cloned();
            let is_alias = line.starts_with("pub type ") || line.contains("(pub(super) ");
            types.aliases.extend(name.clone().filter(|_| is_alias));
            current = name;
        } else if line.starts_with("impl ")
            || line.starts_with("#[derive")
            || line.starts_with("pub use")
        {
            current = None;
        }
        if let Some(current) = &current {
            let known = types.own.entry(current.clone()).or_default();
            known.extend(words.into_iter().filter(|path| path[0] != *current));
        }
    }
    types
}

fn rust_shows(toolset: &Path, _name: &str) -> bool {
    let module = fs::read_to_string(toolset.join("mod.rs")).expect("a toolset has a module");
    module.contains("\npub use types::*;")
}

/// Python: statements start at the margin, classes and aliases among them.
fn python(text: &str) -> Types {
    let mut types = Types::default();
    let mut code = String::new();
    // Between three quotes stands what the author says.
    for (index, part) in text.split("\"\"\"").enumerate() {
        code.push_str(if index % 2 == 0 { part } else { "" });
    }
    for statement in code.split("\nfrom ").skip(1) {
        let end = if statement
            .lines()
            .next()
            .is_some_and(|line| line.ends_with('('))
        {
            ")"
        } else {
            "\n"
        };
        let statement = statement.split(end).next().unwrap_or_default();
        let Some((path, names)) = statement.split_once(" import ") else {
            continue;
        };
        let Some((_, package)) = path.split_once(".types.") else {
            continue;
        };
        let package = package.trim_end_matches(".types");
        for name in names.trim_start_matches('(').split(',') {
            types.import(package, name);
        }
    }
    let mut current: Option<String> = None;
    for line in code.lines() {
        let words = paths(line, ".");
        let bare = line.trim_start();
        let is_class = bare.starts_with("class ") && bare == line;
        let is_alias = bare.contains(": TypeAlias = ") || bare.contains(" = NewType(");
        if is_class || is_alias {
            let at = usize::from(is_class);
            current = words.get(at).and_then(|path| path.first()).cloned();
            types.aliases.extend(current.clone().filter(|_| is_alias));
        } else if bare == line && !line.is_empty() && !line.starts_with([')', ']']) {
            current = None;
        }
        if let Some(current) = &current {
            let known = types.own.entry(current.clone()).or_default();
            known.extend(words.into_iter().filter(|path| path[0] != *current));
        }
    }
    types
}

fn python_shows(toolset: &Path, name: &str) -> bool {
    let module = fs::read_to_string(toolset.join("__init__.py")).expect("a toolset is a package");
    let all = module.split("__all__ = ").nth(1).unwrap_or_default();
    let all = all.split(']').next().unwrap_or_default();
    all.contains(&format!("\"{name}\""))
}

impl Types {
    /// Adds `Name` or `Name as Other` of a package.
    fn import(&mut self, package: &str, name: &str) {
        let name = name.trim();
        if name.is_empty() {
            return;
        }
        let (there, here) = name.split_once(" as ").unwrap_or((name, name));
        let from = (package.to_owned(), there.to_owned());
        self.from.insert(here.to_owned(), from);
    }
}

/// The identifiers of a line; those that a separator joins stand together.
fn paths(line: &str, separator: &str) -> Vec<Vec<String>> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    let line = line.replace(separator, "\u{1}");
    let chains = line.split(|c: char| !is_part(c) && c != '\u{1}');
    let chains = chains.map(|chain| {
        let parts = chain.split('\u{1}').filter(|part| !part.is_empty());
        parts.map(str::to_owned).collect::<Vec<_>>()
    });
    chains.filter(|chain| !chain.is_empty()).collect()
}

/// All words of the files beside a toolset's types.
fn named_beside(toolset: &Path, ending: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for entry in fs::read_dir(toolset).expect("it is a folder") {
        let path = entry.expect("the folder can be read").path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        if path.extension().is_some_and(|other| *other == *ending)
            && !["types", "mod", "__init__"].contains(&&*stem)
        {
            let text = fs::read_to_string(&path).expect("the file can be read");
            all.extend(paths(&text.replace('\n', " "), "::").into_iter().flatten());
        }
    }
    all
}

fn name(folder: &Path) -> String {
    let name = folder.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}

/// The folders in a folder, in order.
fn folders(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let all = entries.map(|entry| entry.expect("the folder can be read").path());
    let mut all: Vec<PathBuf> = all.filter(|path| path.is_dir()).collect();
    all.sort();
    all
}

//! How Python is laid out where templates print it: statements that are too wide, docstrings, imports.

use std::collections::BTreeMap;

use super::folders::{imports_from, relative_imports};
use super::layout::{self, Code, WIDTH};
use super::{docs, literal, signature};
use crate::code::{Imports, Module, Part, Rules, Seen, parsed};

/// The rules of `ruff format`.
pub(super) static RULES: Rules = Rules {
    ending: "py",
    off: |line| line == "# fmt: off",
    on: |line, _| line.trim_end() == "# fmt: on",
    fits: |line| layout::width(line) <= WIDTH,
    broken,
    literal: literal::string,
    json: literal::string,
    flag: |flag| if flag { "True" } else { "False" },
    markdown: str::to_owned,
    docs: |out, indent, text| out.push_str(&docs::docstring(indent, text)),
    imports,
};

/// A statement that does not fit in one line.
fn broken(indent: usize, parts: &[Part<'_>]) -> Option<String> {
    let mut parts = parsed(parts);
    let first = parts.first().map(Code::flat).unwrap_or_default();
    let text = if first.starts_with("from ") {
        from_import(indent, &parts)
    } else if first.starts_with("class ") {
        let colon = parts.pop();
        let head = layout::laid(&side_by_side(parts), indent, indent, 1);
        layout::pad(indent) + &head + &colon.map(|colon| colon.flat()).unwrap_or_default()
    } else if ["def", "async def"].iter().any(|def| {
        let behind = first.strip_prefix(def);
        behind.is_some_and(|behind| behind.is_empty() || behind.starts_with(' '))
    }) {
        def(indent, parts)
    } else if let Some(rest) = first.strip_prefix("return ") {
        parts[0] = Code::from(rest);
        let head = layout::pad(indent) + "return ";
        layout::behind(&head, &side_by_side(parts), indent, 0)
    } else {
        plain(indent, parts)
    };
    Some(text.trim_end().to_owned())
}

/// `name = value`, `name: annotation`, `name: annotation = value`, and a value alone.
fn plain(indent: usize, parts: Vec<Code>) -> String {
    let (target, value) = match cut(&parts, " = ") {
        Some((target, value)) => (target, Some(side_by_side(value))),
        None => (parts, None),
    };
    if let Some((name, annotation)) = cut(&target, ": ") {
        let (name, annotation) = (side_by_side(name).flat(), side_by_side(annotation));
        return layout::declaration(indent, &name, &annotation, value.as_ref());
    }
    let target = side_by_side(target);
    match value {
        Some(value) => layout::assignment(indent, &target.flat(), &value),
        None => layout::behind(&layout::pad(indent), &target, indent, 0),
    }
}

/// What stands on both sides of what the template itself writes.
fn cut(parts: &[Code], mark: &str) -> Option<(Vec<Code>, Vec<Code>)> {
    let mut texts = parts.iter().enumerate();
    let (at, before, behind) = texts.find_map(|(at, part)| {
        let Code::Text(text) = part else { return None };
        text.split_once(mark).map(|(a, b)| (at, a, b))
    })?;
    let piece = |text: &str| (!text.is_empty()).then(|| Code::from(text));
    let left = parts[..at].iter().cloned().chain(piece(before));
    let right = piece(behind).into_iter().chain(parts[at + 1..].to_vec());
    Some((left.collect(), right.collect()))
}

/// `from module import a, b`: without brackets in one line, else a name a line.
fn from_import(indent: usize, parts: &[Code]) -> String {
    let (names, head) = parts.split_last().expect("a statement has parts");
    let head: String = head.iter().map(Code::flat).collect();
    let items = if let Code::Items(items) = names {
        &items[..]
    } else {
        std::slice::from_ref(names)
    };
    let pad = layout::pad(indent);
    let mut out = format!("{pad}{head}(\n");
    for item in items {
        out.extend([&*pad, "    "]);
        item.flat_to(&mut out);
        out.push_str(",\n");
    }
    out + &pad + ")"
}

/// `def name(parameters) -> returns:`
fn def(indent: usize, mut parts: Vec<Code>) -> String {
    let is_group = |part: &Code| matches!(part, Code::Group(..));
    let at = parts.iter().position(is_group).unwrap_or(parts.len());
    let mut returns = parts.split_off(at);
    let head: String = parts.iter().map(Code::flat).collect();
    let parameters = match returns.first() {
        Some(Code::Group(_, _, items)) => items.clone(),
        Some(_) | None => Vec::new(),
    };
    // What stands between the arrow and the colon.
    let mut returns = returns.split_off(1.min(returns.len()));
    if let Some(Code::Text(text)) = returns.first_mut() {
        *text = text.trim_start_matches(" -> ").to_owned().into();
    }
    if let Some(Code::Text(text)) = returns.last_mut() {
        *text = text.trim_end_matches(':').to_owned().into();
    }
    returns.retain(|part| !matches!(part, Code::Text(text) if text.is_empty()));
    signature::def(indent, &head, &parameters, &side_by_side(returns))
}

fn side_by_side(mut parts: Vec<Code>) -> Code {
    while let [Code::Seq(inner)] = &mut parts[..] {
        parts = std::mem::take(inner);
    }
    if parts.len() == 1 {
        parts.remove(0)
    } else {
        Code::Seq(parts)
    }
}

/// The modules of Python itself that generated code names.
const STANDARD: [&str; 14] = [
    "asyncio",
    "collections.abc",
    "contextlib",
    "enum",
    "functools",
    "json",
    "keyword",
    "os",
    "re",
    "signal",
    "subprocess",
    "threading",
    "time",
    "typing",
];

/// Everything that a file imports: what it loads, and what only type checkers read.
fn imports(imports: &Imports, path: &str) -> String {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut loaded = imports.by_module(Seen::Loaded);
    let mut checked = imports.by_module(Seen::Checked);
    let later = imports.by_module(Seen::Later);
    let is_whole = |name: &String| name.is_empty();
    let (msgspec, toolrt) = ["msgspec", "toolrt"]
        .map(|library| Module::Library(library.to_owned()))
        .into();
    // The runtime loads what is loaded later.
    if !later.is_empty() {
        let names = loaded.entry(&toolrt).or_default();
        if !names.iter().any(is_whole) {
            names.push(String::new());
        }
    }
    // Of a library that is loaded anyway, all may be named.
    for library in [&msgspec, &toolrt] {
        if let (Some(names), Some(loaded)) = (checked.get_mut(library), loaded.get_mut(library)) {
            if names.iter().any(is_whole) {
                names.retain(|name| !name.is_empty());
                if !loaded.iter().any(is_whole) {
                    loaded.push(String::new());
                }
            }
            if names.is_empty() {
                checked.remove(library);
            }
        }
    }
    for (module, names) in &later {
        checked
            .entry(module)
            .or_default()
            .extend(names.iter().cloned());
    }
    // It is loaded anyway.
    let typing = Module::Library("typing".to_owned());
    let mut names = loaded.remove(&typing).unwrap_or_default();
    names.extend(checked.remove(&typing).unwrap_or_default());
    if !checked.is_empty() {
        names.push("TYPE_CHECKING".to_owned());
    }
    if !names.is_empty() {
        loaded.insert(&typing, names);
    }
    let mut out = blocks(0, &loaded, folder);
    if !checked.is_empty() {
        let mut block = "if TYPE_CHECKING:\n".to_owned();
        block.push_str(&blocks(4, &checked, folder).join("\n"));
        if !later.is_empty() {
            block.push_str("else:\n");
            block.push_str(&loaded_later(&later, folder));
        }
        out.push(block);
    }
    out.join("\n").trim_end().to_owned()
}

/// Python's own modules, other libraries, and generated ones.
fn blocks(indent: usize, all: &BTreeMap<&Module, Vec<String>>, folder: &str) -> Vec<String> {
    // Of each, modules as a whole come first.
    let (mut standard, mut third) = <([String; 2], [String; 2])>::default();
    let mut relative: Vec<(String, Vec<String>)> = Vec::new();
    for (module, names) in all {
        let path = match module {
            Module::Library(library) => {
                let (whole, names): (Vec<String>, Vec<String>) =
                    names.iter().cloned().partition(String::is_empty);
                let block = if STANDARD.contains(&&**library) {
                    &mut standard
                } else {
                    &mut third
                };
                if !whole.is_empty() {
                    block[0].push_str(&format!("{}import {library}\n", layout::pad(indent)));
                }
                if !names.is_empty() {
                    block[1].push_str(&imports_from(indent, library, &names));
                }
                continue;
            }
            Module::Generated(_) | Module::Beside(_) => relative_path(module, folder),
        };
        relative.push((path, names.clone()));
    }
    let mut blocks = vec![
        standard.concat(),
        third.concat(),
        relative_imports(indent, relative),
    ];
    blocks.retain(|block| !block.is_empty());
    blocks
}

/// A module of this tree, from a file of a folder.
fn relative_path(module: &Module, folder: &str) -> String {
    match module {
        Module::Library(library) => library.clone(),
        // Up to the folder that both are in, and down from there.
        Module::Generated(path) => {
            let parts = |path: &str| path.split('/').filter(|part| !part.is_empty()).count();
            let both = folder.split('/').zip(path.split('/'));
            let shared = both.take_while(|(here, there)| here == there).count();
            let below: Vec<&str> = path.split('/').skip(shared).collect();
            ".".repeat(parts(folder) - shared + 1) + &below.join(".")
        }
        Module::Beside(file) => format!(".{file}"),
    }
}

/// Modules of this tree that are loaded when something of them is first used.
fn loaded_later(all: &BTreeMap<&Module, Vec<String>>, folder: &str) -> String {
    let paths = all.iter();
    let mut paths: Vec<_> = paths
        .map(|(module, names)| (relative_path(module, folder), names))
        .collect();
    paths.sort_by(|(a, _), (b, _)| b.cmp(a));
    let mut out = String::new();
    for (path, names) in paths {
        let mut names = names.clone();
        names.sort();
        for name in &names {
            let (module, here) = name.split_once(" as ").unwrap_or((name, name));
            let gap = if path.ends_with('.') { "" } else { "." };
            let place = literal::string(&format!("{path}{gap}{module}"));
            let items = vec![Code::word("__package__"), Code::from(place)];
            let made = Code::call("toolrt.later", items);
            out.push_str(&layout::assignment(4, here, &made));
        }
    }
    out
}

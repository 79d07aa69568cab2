//! How Python is laid out where templates print it: statements that are too wide, docstrings, imports.

use std::collections::BTreeMap;

use super::folders::{imports_from, relative_imports, up};
use super::layout::{self, Code, WIDTH};
use super::{docs, signature};
use crate::code::{Imports, Module, Rules, Seen};

/// The rules of `ruff format`.
pub(super) static RULES: Rules = Rules {
    off: "# fmt: off",
    width: WIDTH,
    columns: layout::width,
    broken,
    docs: docs::docstring,
    imports,
};

/// A statement that does not fit in one line.
fn broken(indent: usize, mut parts: Vec<Code>) -> String {
    let first = parts.first().map(Code::flat).unwrap_or_default();
    let text = if ["def ", "async def "]
        .iter()
        .any(|def| format!("{first} ").starts_with(def))
    {
        def(indent, parts)
    } else if let Some(statement) = assigned(indent, &parts) {
        statement
    } else {
        let keyword = match first.strip_prefix("return ") {
            Some(rest) => {
                parts[0] = Code::from(rest);
                "return "
            }
            None => "",
        };
        let head = layout::pad(indent) + keyword;
        layout::behind(&head, &side_by_side(parts), indent, 0)
    };
    text.trim_end().to_owned()
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
    // The group and the arrow before it, and the colon behind it.
    let end = returns.len().saturating_sub(1);
    let returns: Vec<Code> = returns.drain(2.min(end)..end).collect();
    signature::def(indent, &head, &parameters, &side_by_side(returns))
}

/// `name = value` and `name: annotation = value`.
fn assigned(indent: usize, parts: &[Code]) -> Option<String> {
    let at = parts
        .iter()
        .position(|part| matches!(part, Code::Text(text) if text.contains(" = ")))?;
    let Code::Text(text) = &parts[at] else {
        return None;
    };
    let (before, behind) = text.split_once(" = ")?;
    let piece = |text: &str| (!text.is_empty()).then(|| Code::from(text));
    let value = piece(behind).into_iter().chain(parts[at + 1..].to_vec());
    let value = side_by_side(value.collect());
    let mut target: Vec<Code> = parts[..at].iter().cloned().chain(piece(before)).collect();
    let typed = target
        .iter()
        .position(|part| matches!(part, Code::Text(text) if text.contains(": ")));
    let Some(typed) = typed else {
        let name: String = target.iter().map(Code::flat).collect();
        return Some(layout::assignment(indent, &name, &value));
    };
    let behind = target.split_off(typed + 1);
    let Some(Code::Text(text)) = target.pop() else {
        return None;
    };
    let (name, annotation) = text.split_once(": ")?;
    let name: String = target
        .iter()
        .map(Code::flat)
        .chain([name.to_owned()])
        .collect();
    let annotation = side_by_side(piece(annotation).into_iter().chain(behind).collect());
    Some(layout::declaration(
        indent,
        &name,
        &annotation,
        Some(&value),
    ))
}

fn side_by_side(mut parts: Vec<Code>) -> Code {
    match parts.len() {
        1 => match parts.remove(0) {
            Code::Seq(parts) if parts.len() == 1 => side_by_side(parts),
            one => one,
        },
        _ => Code::Seq(parts),
    }
}

/// The modules of Python itself that generated code names.
const STANDARD: [&str; 4] = ["collections.abc", "enum", "functools", "typing"];

/// Everything that a file imports: what it loads, and what only type checkers read.
fn imports(imports: &Imports, folder: &str) -> String {
    let mut loaded = imports.by_module(Seen::Loaded);
    let mut checked = imports.by_module(Seen::Checked);
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
        out.push(format!(
            "if TYPE_CHECKING:\n{}",
            blocks(4, &checked, folder).join("\n")
        ));
    }
    out.join("\n").trim_end().to_owned()
}

/// Python's own modules, other libraries, and generated ones.
fn blocks(indent: usize, all: &BTreeMap<&Module, Vec<String>>, folder: &str) -> Vec<String> {
    let (mut standard, mut third) = (String::new(), [String::new(), String::new()]);
    let mut relative: Vec<(String, Vec<String>)> = Vec::new();
    for (module, names) in all {
        let path = match module {
            Module::Library(library) => {
                let (whole, names): (Vec<String>, Vec<String>) =
                    names.iter().cloned().partition(String::is_empty);
                if !whole.is_empty() {
                    third[0].push_str(&format!("{}import {library}\n", layout::pad(indent)));
                }
                let is_standard = STANDARD.contains(&&**library);
                if !names.is_empty() {
                    let block = if is_standard {
                        &mut standard
                    } else {
                        &mut third[1]
                    };
                    block.push_str(&imports_from(indent, library, &names));
                }
                continue;
            }
            Module::Generated(path) => up(folder) + &path.replace('/', "."),
            Module::Beside(file) => format!(".{file}"),
        };
        relative.push((path, names.clone()));
    }
    let mut blocks = vec![standard, third.concat(), relative_imports(indent, relative)];
    blocks.retain(|block| !block.is_empty());
    blocks
}

//! The module tree as one file for `include!`: modules inside of modules, and nothing that only the start of a file may have.
//!
//! A file that is included cannot open with `//!` or `#![…]`, and tools disagree about where the files of its modules are.
//! So there are no such files, and what stands at the root of the tree stands at each of its modules.

use std::collections::HashMap;

use super::{depth, folders};
use crate::GeneratedFile;

/// The file `tools.rs`; its types may need a limit of recursion that only the root of a crate can set.
pub(super) fn file(tree: Vec<GeneratedFile>, limit: Option<usize>) -> GeneratedFile {
    let files: HashMap<&str, &str> = tree
        .iter()
        .map(|file| (&*file.path, &*file.contents))
        .collect();
    let root = files.get("mod.rs").copied().unwrap_or_default();
    let mut out = String::with_capacity(tree.iter().map(|file| file.contents.len() + 64).sum());
    out.push_str(root.lines().next().unwrap_or_default());
    out.push_str("\n\n");
    if let Some(limit) = limit {
        out.push_str(&format!("// {}\n\n", depth::note(limit)));
    }
    let items = root
        .split_once(folders::ROOT_ATTRIBUTES)
        .map_or("", |(_, items)| items.trim_start());
    let attributes = folders::ROOT_ATTRIBUTES.replace("#![", "#[");
    push(&mut out, "", items, &files, &attributes);
    GeneratedFile {
        path: "tools.rs".to_owned(),
        contents: out,
    }
}

/// Appends the text of a `mod.rs` in `folder`, with its modules in it.
fn push(out: &mut String, folder: &str, text: &str, files: &HashMap<&str, &str>, attributes: &str) {
    for line in text.lines() {
        let module = line
            .strip_prefix("pub mod ")
            .and_then(|rest| rest.strip_suffix(';'));
        let Some(module) = module else {
            out.push_str(line);
            out.push('\n');
            continue;
        };
        if !attributes.is_empty() {
            out.push_str(attributes);
            out.push('\n');
        }
        out.push_str(&format!("pub mod {module} {{\n"));
        let below = format!("{folder}{module}/");
        if let Some(text) = files.get(&*format!("{below}mod.rs")) {
            push(out, &below, text, files, "");
        } else if let Some(text) = files.get(&*format!("{folder}{module}.rs")) {
            out.push_str(text);
        }
        out.push_str("}\n");
    }
}

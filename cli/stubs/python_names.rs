//! What a file of Python calls things: its imports, read both ways.

use std::collections::BTreeSet;

use toolc_build::Named;

use super::python_lines::Lines;

/// The names that a file imports or has.
pub(super) struct Names {
    /// What is called something here, and its path.
    all: Vec<(String, String)>,
    /// The modules of which everything is known here.
    stars: Vec<String>,
    own: BTreeSet<String>,
    /// Where more imports go: behind the last one that stands alone, else behind what the file says of itself.
    pub imports_end: usize,
    /// Whether there is one that stands alone.
    pub has_imports: bool,
}

impl Names {
    pub(super) fn of(lines: &Lines) -> Self {
        let mut names = Self {
            all: Vec::new(),
            stars: Vec::new(),
            own: BTreeSet::new(),
            imports_end: 0,
            has_imports: false,
        };
        let is_late = lines.all.iter().any(|line| {
            let text = words(lines.text(line));
            line.indent == 0 && text == "from __future__ import annotations"
        });
        let mut checked = false;
        for (index, line) in lines.all.iter().enumerate() {
            let text = words(lines.text(line));
            if line.indent == 0 {
                checked = text.starts_with("if ");
                let word = |word| text.strip_prefix(word).unwrap_or_default();
                let head = [word("class "), word("def "), word("async def ")].concat();
                let name: String = (head.chars())
                    .take_while(|c| c.is_alphanumeric() || *c == '_')
                    .collect();
                names.own.insert(name);
            }
            let is_import = text.starts_with("import ") || text.starts_with("from ");
            let is_docs = index == 0 && text.is_empty();
            if line.indent == 0 && (is_import || is_docs) {
                names.imports_end = line.end;
                names.has_imports |= is_import;
            }
            // What only type checkers see is seen in annotations, if these are never run.
            if is_import && (line.indent == 0 || checked && is_late) {
                names.add(&text);
            }
        }
        names
    }

    fn add(&mut self, text: &str) {
        let pairs = |list: &str| -> Vec<(String, Option<String>)> {
            let items = list
                .split(',')
                .map(str::trim)
                .filter(|item| !item.is_empty());
            let pair = |item: &str| match item.split_once(" as ") {
                Some((name, here)) => (name.trim().to_owned(), Some(here.trim().to_owned())),
                None => (item.to_owned(), None),
            };
            items.map(pair).collect()
        };
        if let Some(list) = text.strip_prefix("import ") {
            for (path, here) in pairs(list) {
                match here {
                    Some(here) => self.all.push((here, path)),
                    // `import a.b` binds `a`, by which `a.b` is named.
                    None => self.all.push((path.clone(), path)),
                }
            }
        } else if let Some((module, list)) = text
            .strip_prefix("from ")
            .and_then(|text| text.split_once(" import "))
        {
            let module = module.replace(' ', "");
            let gap = if module.ends_with('.') { "" } else { "." };
            for (name, here) in pairs(&list.replace(['(', ')'], "")) {
                if name == "*" {
                    self.stars.push(module.clone());
                } else {
                    let path = format!("{module}{gap}{name}");
                    self.all.push((here.unwrap_or(name), path));
                }
            }
        }
    }

    /// Whether something is called so.
    pub(super) fn has(&self, name: &str) -> bool {
        self.own.contains(name) || self.all.iter().any(|(here, _)| here == name)
    }

    /// A path of this file with the path of what it begins with.
    pub(super) fn whole(&self, path: &str) -> String {
        let path = path.split('[').next().unwrap_or(path);
        let known = self.all.iter().find_map(|(here, whole)| {
            let rest = path.strip_prefix(&**here)?;
            (rest.is_empty() || rest.starts_with('.')).then(|| format!("{whole}{rest}"))
        });
        known.unwrap_or_else(|| path.to_owned())
    }

    /// The path of a toolset, where it is imported, by the modules that lead to it.
    pub(super) fn toolset(&self, modules: &[String]) -> Option<String> {
        let below = format!(".{}", modules.join("."));
        let paths = self.all.iter().map(|(_, path)| path).chain(&self.stars);
        let mut found = paths.filter_map(|path| {
            let at = path.rfind(&below)?;
            let end = at + below.len();
            let rest = &path[end..];
            (rest.is_empty() || rest.starts_with('.')).then(|| path[..end].to_owned())
        });
        found.next()
    }

    /// How this file writes a name; `new` takes the imports that it lacks.
    pub(super) fn spelled(
        &self,
        toolset: &str,
        named: &Named,
        new: &mut BTreeSet<String>,
    ) -> String {
        match named {
            Named::OfToolset(name) => {
                for module in [
                    toolset.to_owned(),
                    format!("{toolset}.types"),
                    format!("{toolset}.provider"),
                ] {
                    if let Some(here) = self.here(&format!("{module}.{name}")) {
                        return here.to_owned();
                    }
                    if self.stars.contains(&module) {
                        return name.clone();
                    }
                }
                if let Some(here) = self.here(toolset) {
                    return format!("{here}.{name}");
                }
                let (above, last) = toolset.rsplit_once('.').unwrap_or((".", toolset));
                // Dots alone are a module, too.
                let above = if above.is_empty() { "." } else { above };
                self.imported(above, last, new) + "." + name
            }
            Named::OfLibrary(module, path) => {
                let (first, rest) = match path.split_once('.') {
                    Some((first, _)) => (first, &path[first.len()..]),
                    None => (&**path, ""),
                };
                if let Some(here) = self.here(&format!("{module}.{first}")) {
                    return format!("{here}{rest}");
                }
                if let Some(here) = self.here(module) {
                    return format!("{here}.{path}");
                }
                self.imported(module, first, new) + rest
            }
        }
    }

    /// A name of a module, with the import that it needs.
    fn imported(&self, module: &str, name: &str, new: &mut BTreeSet<String>) -> String {
        let mut here = name.to_owned();
        while self.has(&here) {
            here.push('_');
        }
        new.insert(match here == name {
            true => format!("from {module} import {name}\n"),
            false => format!("from {module} import {name} as {here}\n"),
        });
        here
    }

    fn here(&self, whole: &str) -> Option<&str> {
        let found = self.all.iter().find(|(_, path)| path == whole);
        found.map(|(here, _)| &**here)
    }
}

/// The words of a statement, with one space between them.
fn words(text: &str) -> String {
    let text = text.replace("\\\n", " ").replace("\\\r\n", " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ")
}

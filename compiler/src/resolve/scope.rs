//! What a name means in a file: its own package, imports, builtins.

use std::collections::HashMap;

use super::codes::{UNKNOWN_NAME, UNKNOWN_PACKAGE};
use super::{Resolver, codes};
use crate::diagnostics::Finding;
use crate::ir::{ErrorId, PackageId, TypeId};
use crate::source::{FileId, Span, Text};
use crate::syntax::ast;

/// What a file sees beside the builtins.
#[derive(Debug)]
pub(super) struct Scope {
    pub package: PackageId,
    /// `use acme.common`: by the word to write before the dot.
    pub packages: HashMap<Text, PackageId>,
    /// `use acme.planner { Plan }`
    pub types: HashMap<Text, TypeId>,
    pub errors: HashMap<Text, ErrorId>,
}

impl<'a> Resolver<'a> {
    /// Reads the `use` lines of all files.
    pub(super) fn import(&mut self) {
        for (index, file) in self.files.iter().enumerate() {
            for line in &file.uses {
                self.import_line(index, line);
            }
        }
    }

    fn import_line(&mut self, file: usize, line: &'a ast::Use) {
        let name = dotted(&line.path);
        let Some(package) = self.names.packages.get(name.as_str()).copied() else {
            let close = self.known(&name, Some(&self.names.packages));
            let mut finding = Finding::new(
                &UNKNOWN_PACKAGE,
                line.path.span,
                format!("there is no package `{name}`"),
            )
            .here("no file says that it belongs to it");
            if let [only] = close[..] {
                finding = finding.help(format!("did you mean `{only}`?")).respell(
                    line.path.span,
                    &name,
                    only,
                    only,
                );
            }
            // Names from a package that is not there are not complained about one by one.
            for name in line.names.iter().flatten() {
                self.junk.insert(name.text.clone());
            }
            let word = line
                .alias
                .as_ref()
                .or(line.path.parts.last())
                .map(|name| name.text.clone());
            self.junk.extend(word);
            return self.add(finding);
        };
        let Some(names) = &line.names else {
            let word = line
                .alias
                .as_ref()
                .or(line.path.parts.last())
                .expect("a path has parts");
            if let Some(other) = self.scopes[file]
                .packages
                .insert(word.text.clone(), package)
                && other != package
            {
                let finding = Finding::new(
                    &codes::DUPLICATE,
                    word.span,
                    format!("two packages are called `{}` in this file", word.text),
                )
                .here("the second one")
                .help(format!(
                    "give one of them another name: `use {name} as other_name`"
                ));
                self.add(finding);
            }
            return;
        };
        for wanted in names {
            let ty = self
                .names
                .types
                .get(&package)
                .and_then(|types| types.get(&wanted.text))
                .copied();
            let error = self
                .names
                .errors
                .get(&wanted.text)
                .copied()
                .filter(|id| self.design[*id].package == package);
            let scope = &mut self.scopes[file];
            if let Some(id) = ty {
                scope.types.insert(wanted.text.clone(), id);
            } else if let Some(id) = error {
                scope.errors.insert(wanted.text.clone(), id);
            } else if self.junk.insert(wanted.text.clone()) {
                let known = self.names.types.get(&package);
                let close = self.known(&wanted.text, known);
                let message = format!("package `{name}` has no `{}`", wanted.text);
                let finding = Finding::new(&UNKNOWN_NAME, wanted.span, message);
                let finding = suggest(
                    finding.here("not declared there"),
                    wanted.span,
                    &wanted.text,
                    &close,
                );
                self.add(finding);
            }
        }
    }

    /// The type that a path names in a file.
    pub(super) fn type_named(&mut self, file: FileId, path: &ast::Path) -> Option<TypeId> {
        let scope = &self.scopes[file.0 as usize];
        match &path.parts[..] {
            [name] => {
                let own = self
                    .names
                    .types
                    .get(&scope.package)
                    .and_then(|types| types.get(&name.text));
                if let Some(id) = own {
                    return Some(*id);
                }
                if let Some(id) = scope.types.get(&name.text) {
                    self.imports_used[file.0 as usize].insert(name.text.clone());
                    return Some(*id);
                }
                // A type that was declared without a capital has a finding there; its users meant it.
                if let Some(id) = self.declared_lower_case(file, &name.text) {
                    return Some(id);
                }
                self.unknown_type(file, name);
                None
            }
            [prefix @ .., name] => {
                let package = self.package_named(file, prefix, path.span)?;
                if let Some(id) = self
                    .names
                    .types
                    .get(&package)
                    .and_then(|types| types.get(&name.text))
                {
                    return Some(*id);
                }
                if !self.junk.contains(&name.text) {
                    let known = self.names.types.get(&package);
                    let close = self.known(&name.text, known);
                    let message = format!(
                        "package `{}` has no type `{}`",
                        self.design[package].name, name.text
                    );
                    let finding =
                        Finding::new(&UNKNOWN_NAME, name.span, message).here("not declared there");
                    let finding = suggest(finding, name.span, &name.text, &close);
                    self.add(finding);
                }
                None
            }
            [] => None,
        }
    }

    /// The same, before anybody asks for it: nothing counts as used, and nothing is said.
    pub(super) fn known_type(&self, file: FileId, path: &ast::Path) -> Option<TypeId> {
        let scope = &self.scopes[file.0 as usize];
        let (name, prefix) = path.parts.split_last()?;
        let of = |package: PackageId| self.names.types.get(&package)?.get(&name.text).copied();
        match prefix {
            [] => of(scope.package)
                .or_else(|| scope.types.get(&name.text).copied())
                .or_else(|| self.declared_lower_case(file, &name.text)),
            prefix => {
                let word = || match prefix {
                    [word] => scope.packages.get(&word.text).copied(),
                    _ => None,
                };
                let words: Vec<&str> = prefix.iter().map(|name| &*name.text).collect();
                let full = || self.names.packages.get(words.join(".").as_str()).copied();
                of(word().or_else(full)?)
            }
        }
    }

    /// The error that a path names in a file.
    pub(super) fn error_named(&mut self, file: FileId, path: &ast::Path) -> Option<ErrorId> {
        let name = path.parts.last()?;
        let found = self.names.errors.get(&name.text).copied();
        let scope = &self.scopes[file.0 as usize];
        let own = scope.package;
        if path.parts.len() > 1 {
            let package =
                self.package_named(file, &path.parts[..path.parts.len() - 1], path.span)?;
            if let Some(id) = found.filter(|id| self.design[*id].package == package) {
                return Some(id);
            }
        } else if let Some(id) = found {
            if self.design[id].package == own {
                return Some(id);
            }
            if scope.errors.contains_key(&name.text) {
                self.imports_used[file.0 as usize].insert(name.text.clone());
                return Some(id);
            }
            let package = self.design[self.design[id].package].name.clone();
            let finding = Finding::new(
                &UNKNOWN_NAME,
                name.span,
                format!("there is no error `{}` here", name.text),
            )
            .here("it lives in another package")
            .related(self.design[id].place.span, "declared here")
            .help(format!("add `use {package} {{ {} }}`", name.text));
            self.add(finding);
            return Some(id);
        }
        if !self.junk.contains(&name.text) {
            let close = self.known(&name.text, Some(&self.names.errors));
            let finding = Finding::new(
                &UNKNOWN_NAME,
                name.span,
                format!("there is no error `{}`", name.text),
            );
            let finding = match close[..] {
                [] => finding.here("not declared").help(format!(
                    "declare it: `error {} {{ kind input }}`",
                    name.text
                )),
                _ => suggest(finding.here("not declared"), name.span, &name.text, &close),
            };
            self.add(finding);
        }
        None
    }

    /// The package that the words before the last dot of a path name.
    fn package_named(
        &mut self,
        file: FileId,
        prefix: &[ast::Name],
        span: Span,
    ) -> Option<PackageId> {
        let scope = &self.scopes[file.0 as usize];
        if let [word] = prefix
            && let Some(id) = scope.packages.get(&word.text)
        {
            self.imports_used[file.0 as usize].insert(word.text.clone());
            return Some(*id);
        }
        let name = prefix
            .iter()
            .map(|name| &*name.text)
            .collect::<Vec<_>>()
            .join(".");
        if let Some(id) = self.names.packages.get(name.as_str()) {
            return Some(*id);
        }
        if self.junk.contains(name.as_str()) {
            return None;
        }
        let full = self.names.last_words.get(name.as_str()).cloned();
        let finding = Finding::new(
            &UNKNOWN_PACKAGE,
            span,
            format!("there is no package `{name}` in this file"),
        );
        let finding = match full {
            Some(full) => finding
                .here("not imported")
                .help(format!("add `use {full}`")),
            None => {
                let close = self.known(&name, Some(&scope.packages));
                suggest(finding.here("not imported"), prefix[0].span, &name, &close)
            }
        };
        self.add(finding);
        None
    }

    /// The names of a table that `name` may have meant.
    fn known<'t, Id>(&self, name: &str, table: Option<&'t HashMap<Text, Id>>) -> Vec<&'t str> {
        let names = || {
            table
                .into_iter()
                .flat_map(|table| table.keys())
                .map(|name| &**name)
        };
        let count = table.map_or(0, HashMap::len);
        self.design.suggestions.nearest_of(name, count, names, [])
    }

    fn declared_lower_case(&self, file: FileId, name: &str) -> Option<TypeId> {
        let first = name.chars().next().filter(|first| first.is_uppercase())?;
        let lower: String = first
            .to_lowercase()
            .chain(name[first.len_utf8()..].chars())
            .collect();
        let types = self
            .names
            .types
            .get(&self.scopes[file.0 as usize].package)?;
        types.get(&*lower).copied()
    }

    fn unknown_type(&mut self, file: FileId, name: &ast::Name) {
        if self.junk.contains(&name.text) {
            return;
        }
        let scope = &self.scopes[file.0 as usize];
        let elsewhere = self.names.homes.get(&name.text).into_iter().flatten();
        let elsewhere = elsewhere.map(|package| self.design[*package].name.clone());
        let mut elsewhere: Vec<Text> = elsewhere.collect();
        elsewhere.sort();
        let finding = Finding::new(
            &UNKNOWN_NAME,
            name.span,
            format!("there is no type `{}` here", name.text),
        );
        let finding = if let Some(package) = elsewhere.first() {
            let finding = finding.here("it lives in another package");
            let line = format!("use {package} {{ {} }}", name.text);
            let tree = &self.files[file.0 as usize];
            let finding = finding.help(format!("add `{line}`"));
            let (above, inserted) = match (tree.uses.last(), &tree.package) {
                (Some(last), _) => (last.span, format!("\n{line}")),
                (None, Some(package)) => (package.span, format!("\n\n{line}")),
                (None, None) => return self.add(finding),
            };
            match elsewhere.len() {
                1 => finding.edit(above.after(), inserted),
                _ => finding.guess(above.after(), inserted),
            }
        } else {
            let builtins = super::types::BUILTINS.iter().map(|(word, _)| *word);
            let own = self.names.types.get(&scope.package);
            let count = own.map_or(0, HashMap::len) + scope.types.len();
            let own = || {
                let own = own.into_iter().flat_map(|types| types.keys());
                own.chain(scope.types.keys()).map(|name| &**name)
            };
            let finding = finding.here("not declared");
            match super::types::habit(&name.text) {
                _ if name.text.eq_ignore_ascii_case("undefined") => {
                    finding.help("what may be left out has `?` behind its name: `name?: string`")
                }
                // `json` says less than what other languages call an object.
                Some("json") => suggest(finding, name.span, &name.text, &["json"]),
                // Not `null`: what gives nothing has no result at all.
                Some("null") if name.text.eq_ignore_ascii_case("void") => {
                    finding.help("what gives no result has no `->` either: leave both out")
                }
                Some(builtin) => finding
                    .help(format!("did you mean `{builtin}`?"))
                    .edit(name.span, builtin),
                None => {
                    let suggestions = &self.design.suggestions;
                    let close = suggestions.nearest_of(&name.text, count, own, builtins);
                    suggest(finding, name.span, &name.text, &close)
                }
            }
        };
        self.add(finding);
    }
}

/// Adds the names that `written` may have meant, and the edit where there is one.
pub(super) fn suggest(finding: Finding, span: Span, written: &str, close: &[&str]) -> Finding {
    match close {
        [] => finding,
        [only] => finding
            .help(format!("did you mean `{only}`?"))
            .respell(span, written, only, *only),
        [first @ .., last] => {
            let first = first
                .iter()
                .map(|name| format!("`{name}`"))
                .collect::<Vec<_>>()
                .join(", ");
            finding.help(format!("did you mean {first} or `{last}`?"))
        }
    }
}

/// A path as it is written.
pub(super) fn dotted(path: &ast::Path) -> String {
    path.parts
        .iter()
        .map(|name| &*name.text)
        .collect::<Vec<_>>()
        .join(".")
}

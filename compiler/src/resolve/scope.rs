//! Resolves names in a file: by its own package, imports, builtins.

use foldhash::HashMap;

use super::builtins::{BUILTINS, habit};
use super::codes::{UNKNOWN_NAME, UNKNOWN_PACKAGE};
use super::lookup::known;
use super::reader::Reader;
use super::wording::suggest;
use crate::diagnostics::Finding;
use crate::ir::{ErrorId, PackageId, TypeId};
use crate::source::{FileId, Span, Text};
use crate::syntax::ast;

impl Reader<'_> {
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
                    self.uses(file, &name.text);
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
                    let types = self.names.types.get(&package);
                    let close = known(self.design, &name.text, types);
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

    /// The same without effects: nothing counts as used, and nothing is reported.
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
                self.uses(file, &name.text);
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
            let close = known(self.design, &name.text, Some(&self.names.errors));
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
            self.uses(file, &word.text);
            return Some(*id);
        }
        let name = prefix
            .iter()
            .map(|name| &*name.text)
            .collect::<Vec<_>>()
            .join(".");
        if let Some(id) = self.names.packages.get(name.as_str()).copied() {
            self.leads(file, id);
            return Some(id);
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
                let close = known(self.design, &name, Some(&scope.packages));
                suggest(finding.here("not imported"), prefix[0].span, &name, &close)
            }
        };
        self.add(finding);
        None
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
        let elsewhere = self.names.homes(&name.text).iter();
        let mut elsewhere: Vec<Text> = elsewhere
            .map(|package| self.design[*package].name.clone())
            .collect();
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
            let builtins = BUILTINS.iter().map(|(word, _)| *word);
            let own = self.names.types.get(&scope.package);
            let count = own.map_or(0, HashMap::len) + scope.types.len();
            let own = || {
                let own = own.into_iter().flat_map(|types| types.keys());
                own.chain(scope.types.keys()).map(|name| &**name)
            };
            let finding = finding.here("not declared");
            match habit(&name.text) {
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

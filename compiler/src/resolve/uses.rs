//! The `use` lines of files: the names that they import.

use super::codes::{DUPLICATE, UNKNOWN_NAME, UNKNOWN_PACKAGE};
use super::lookup::known;
use super::spell::dotted;
use super::state::Resolver;
use super::wording::suggest;
use crate::diagnostics::Finding;
use crate::syntax::ast;

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
            let close = known(&self.design, &name, Some(&self.names.packages));
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
        self.reader().leads(line.span.file, package);
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
                    &DUPLICATE,
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
                let types = self.names.types.get(&package);
                let close = known(&self.design, &wanted.text, types);
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
}

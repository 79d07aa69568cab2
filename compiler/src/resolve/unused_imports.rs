//! T1003: `use` lines, and names in them, that no look-up used.

use foldhash::{HashSet, HashSetExt};

use super::spell::dotted;
use super::state::Resolver;
use crate::diagnostics::{Code, Finding, Severity};
use crate::source::{FileId, Span, Text};
use crate::syntax::ast;

static UNUSED_IMPORT: Code = Code {
    id: "T1003",
    title: "an import that nothing uses",
    severity: Severity::Warning,
    page: include_str!("pages/T1003.md"),
};

/// The code of this file.
pub(super) static CODES: &[&Code] = &[&UNUSED_IMPORT];

impl Resolver<'_> {
    /// Reports unused imports. If there are errors, the code with an error may be the use.
    pub(super) fn unused_imports(&mut self) {
        if self.findings.has_errors() {
            return;
        }
        for (index, file) in self.files.iter().enumerate() {
            let id = FileId(index as u32);
            let used = |name: &Text| self.read.imports_used.contains(&(id, name.clone()));
            let mut seen = HashSet::new();
            let found: Vec<Finding> = file
                .uses
                .iter()
                .flat_map(|line| self.unused_in(line, &used, &mut seen))
                .collect();
            found.into_iter().for_each(|finding| self.add(finding));
        }
    }

    /// The unneeded imports of one line: unused, or already imported by a line above.
    fn unused_in<'t>(
        &self,
        line: &'t ast::Use,
        used: &dyn Fn(&Text) -> bool,
        seen: &mut HashSet<&'t Text>,
    ) -> Vec<Finding> {
        let mut needed = |name: &'t ast::Name| seen.insert(&name.text) && used(&name.text);
        let package = dotted(&line.path);
        let Some(names) = &line.names else {
            let word = line.alias.as_ref().or(line.path.parts.last());
            let finding = match word {
                Some(word) if !needed(word) => {
                    let message = format!("nothing uses the import of `{package}`");
                    let here = format!("nothing here begins with `{}.`", word.text);
                    self.without_line(line, message).here(here)
                }
                Some(_) | None => return Vec::new(),
            };
            return vec![finding];
        };
        let idle: Vec<usize> = (0..names.len())
            .filter(|index| !needed(&names[*index]))
            .collect();
        if idle.len() == names.len() {
            let message = match &names[..] {
                [only] => format!("nothing uses the import of `{package}.{}`", only.text),
                _ => format!("nothing uses what is imported from `{package}`"),
            };
            return vec![self.without_line(line, message).here("not needed")];
        }
        let without = |index: usize| {
            let name = &names[index];
            let message = format!("nothing uses the import of `{package}.{}`", name.text);
            let finding = Finding::new(&UNUSED_IMPORT, name.span, message).here("not needed");
            let removal = match names.get(index + 1) {
                Some(next) => Span {
                    end: next.span.start,
                    ..name.span
                },
                None => Span {
                    start: names[index - 1].span.end,
                    ..name.span
                },
            };
            let finding = finding.help("remove it");
            // A comment between two names is about one of them, and a person knows about which.
            if self.sources.text(removal).contains("//") {
                finding
            } else {
                finding.edit(removal, "")
            }
        };
        idle.into_iter().map(without).collect()
    }

    /// A finding about a whole line, which its edit removes.
    fn without_line(&self, line: &ast::Use, message: String) -> Finding {
        let text = &self.sources.file(line.span.file).text;
        let (start, end) = (line.span.start as usize, line.span.end as usize);
        let before = text[..start].trim_end_matches([' ', '\t']);
        let behind = text[end..].trim_start_matches([' ', '\t', '\r']);
        let alone = (before.is_empty() || before.ends_with('\n'))
            && (behind.is_empty() || behind.starts_with('\n'));
        let removal = if alone {
            let line_end = (text.len() - behind.len() + 1).min(text.len());
            Span::new(line.span.file, before.len(), line_end)
        } else {
            line.span
        };
        let finding = Finding::new(&UNUSED_IMPORT, line.span, message).help("remove it");
        if text[start..end].contains("//") {
            finding
        } else {
            finding.edit(removal, "")
        }
    }
}

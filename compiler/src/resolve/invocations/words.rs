//! The words of a command line, its variables and its folder.

use super::super::codes::{BAD_COMMAND_LINE, SAID_TWICE};
use super::super::codes_values::{NOT_PRINTABLE, SECRET_PRINTED};
use super::super::fit::peel;
use super::super::paths::{Roots, is_scalar, walk};
use super::super::spell::{spell, written};
use super::super::templates;
use super::{is_text, items_of};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, TemplatePart, TypeKind, ValuePath, Variable, Word};
use crate::source::{Span, Text};
use crate::syntax::ast::{self, ValueKind};

/// Whether a value may be secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Secrets {
    Allowed,
    Refused,
}

/// Reads what refers to arguments.
pub(super) struct Reader<'r> {
    pub design: &'r Design,
    /// The whole text of the file.
    pub source: &'r str,
    pub roots: &'r Roots<'r>,
    pub findings: &'r mut Findings,
}

impl Reader<'_> {
    pub(super) fn argv(&mut self, words: &ast::Value) -> Vec<Word> {
        let ValueKind::List(items) = &words.kind else {
            unreachable!("the grammar has a list here");
        };
        match items.first().map(|first| (&first.kind, first.span)) {
            Some((ValueKind::String(text), span)) => {
                if text.is_empty() || text.contains(['{', '}']) {
                    self.wrong(span, "the program must be fixed", "no value may choose it");
                }
            }
            Some((_, span)) => {
                self.wrong(span, "the program must be fixed", "no text");
            }
            None => self.wrong(
                words.span,
                "`argv` has no words",
                "the first one is the program",
            ),
        }
        let mut argv = Vec::new();
        for item in items {
            match &item.kind {
                ValueKind::String(text) => argv.extend(self.text(text, item.span)),
                ValueKind::Number(text) => argv.extend(self.text(text, item.span)),
                ValueKind::Path(path) => {
                    argv.extend(self.values(path, Secrets::Refused).map(Word::Values));
                }
                ValueKind::Object(entries) => {
                    for entry in entries {
                        argv.extend(self.flag(entry));
                    }
                }
                ValueKind::Null | ValueKind::Bool(_) | ValueKind::List(_) => {
                    let help = "a word is a text, a number, a path such as `args.name`, or flags: `{ \"-n\": args.count }`";
                    let finding = Finding::new(&BAD_COMMAND_LINE, item.span, "this is no word");
                    self.findings
                        .add(finding.here("not on a command line").help(help));
                }
            }
        }
        argv
    }

    fn wrong(&mut self, span: Span, message: &str, here: &str) {
        let finding = Finding::new(&BAD_COMMAND_LINE, span, message)
            .here(here)
            .help("begin with the name of the program, as in `argv [\"git\", \"log\"]`");
        self.findings.add(finding);
    }

    fn text(&mut self, text: &Text, span: Span) -> Option<Word> {
        if text.contains('\0') {
            let finding = Finding::new(&BAD_COMMAND_LINE, span, "a word has no NUL");
            self.findings.add(finding.here("ends every word"));
            return None;
        }
        let text = ast::Str {
            text: text.clone(),
            span,
        };
        let (design, source) = (self.design, self.source);
        let mut template = templates::resolve(design, &text, source, self.roots, self.findings);
        if template.parts.len() > 1 {
            let is_empty =
                |part: &TemplatePart| matches!(part, TemplatePart::Text(text) if text.is_empty());
            template.parts.retain(|part| !is_empty(part));
        }
        for part in &template.parts {
            if let TemplatePart::Path(path) = part {
                self.no_bytes(path, span);
            }
        }
        Some(Word::Text(template))
    }

    fn flag(&mut self, entry: &ast::Entry) -> Option<Word> {
        if entry.name.text.is_empty() || entry.name.text.contains('\0') {
            let finding = Finding::new(&BAD_COMMAND_LINE, entry.name.span, "a flag has a name");
            self.findings.add(finding.here("no word"));
            return None;
        }
        let ValueKind::Path(path) = &entry.value.kind else {
            let message = "the value of a flag is an argument";
            let finding = Finding::new(&BAD_COMMAND_LINE, entry.value.span, message)
                .here("not a path")
                .help("write a path such as `args.count`; words that are always the same are texts of `argv`");
            self.findings.add(finding);
            return None;
        };
        let name = entry.name.text.clone();
        let value = self.values(path, Secrets::Refused)?;
        Some(Word::Flag { name, value })
    }

    pub(super) fn env(&mut self, value: &ast::Value) -> Vec<Variable> {
        let ValueKind::Object(entries) = &value.kind else {
            unreachable!("the grammar has an object here");
        };
        let mut env: Vec<Variable> = Vec::new();
        for entry in entries {
            let name = &entry.name;
            if name.text.is_empty() || name.text.contains(['=', '\0']) {
                let finding =
                    Finding::new(&BAD_COMMAND_LINE, name.span, "no variable has this name");
                self.findings.add(finding.here("empty, or with `=` or NUL"));
                continue;
            }
            if env.iter().any(|variable| variable.name == name.text) {
                let message = format!("`{}` is set twice", name.text);
                let finding = Finding::new(&SAID_TWICE, name.span, message).here("the second one");
                self.findings.add(finding.help("keep one of them"));
                continue;
            }
            let word = match &entry.value.kind {
                ValueKind::String(text) | ValueKind::Number(text) => {
                    self.text(text, entry.value.span)
                }
                ValueKind::Path(path) => {
                    let part = self.scalar(path, Secrets::Allowed);
                    part.map(Word::Values)
                }
                ValueKind::Null
                | ValueKind::Bool(_)
                | ValueKind::List(_)
                | ValueKind::Object(_) => {
                    let message = "the value of a variable is a text or an argument";
                    let finding = Finding::new(&BAD_COMMAND_LINE, entry.value.span, message);
                    self.findings.add(finding.here("neither"));
                    None
                }
            };
            env.extend(word.map(|value| Variable {
                name: name.text.clone(),
                value,
            }));
        }
        env
    }

    /// A scalar, or a list of scalars.
    fn values(&mut self, path: &ast::RefPath, secrets: Secrets) -> Option<ValuePath> {
        let found = self.part(path, secrets)?;
        let kind = peel(self.design, &found.ty).0;
        let items = items_of(kind).filter(|_| !found.count);
        let kind = items.map_or(kind, |items| peel(self.design, items).0);
        self.is_word(path, &found, kind).then_some(found)
    }

    fn scalar(&mut self, path: &ast::RefPath, secrets: Secrets) -> Option<ValuePath> {
        let found = self.part(path, secrets)?;
        let kind = peel(self.design, &found.ty).0;
        self.is_word(path, &found, kind).then_some(found)
    }

    pub(super) fn folder(&mut self, path: &ast::RefPath) -> Option<ValuePath> {
        let found = self.part(path, Secrets::Refused)?;
        if is_text(self.design, peel(self.design, &found.ty).0) && !found.count {
            return Some(found);
        }
        let message = format!("`{}` is no folder", written(path));
        let finding = Finding::new(&BAD_COMMAND_LINE, path.span, message)
            .here(format!("a `{}`", spell(self.design, &found.ty)))
            .help("name an argument of the type `path`");
        self.findings.add(finding);
        None
    }

    fn is_word(&mut self, path: &ast::RefPath, found: &ValuePath, kind: &TypeKind) -> bool {
        let is_bytes = matches!(kind, TypeKind::Bytes);
        if found.count || is_scalar(self.design, kind) && !is_bytes {
            return true;
        }
        let message = format!("`{}` is no word", written(path));
        let finding = Finding::new(&NOT_PRINTABLE, path.span, message)
            .here(format!("a `{}`", spell(self.design, &found.ty)))
            .help("only texts, numbers, bools and lists of these are words; send it by `stdin`");
        self.findings.add(finding);
        false
    }

    fn no_bytes(&mut self, path: &ValuePath, span: Span) {
        if !path.count && matches!(peel(self.design, &path.ty).0, TypeKind::Bytes) {
            let finding = Finding::new(&NOT_PRINTABLE, span, "bytes are no word")
                .here("they may be anything")
                .help("send them by `stdin`");
            self.findings.add(finding);
        }
    }

    pub(super) fn part(&mut self, path: &ast::RefPath, secrets: Secrets) -> Option<ValuePath> {
        let walked = walk(self.design, path, self.roots, self.findings)?;
        if let (Some(secret), Secrets::Refused) = (&walked.secret, secrets) {
            let message = format!("`{}` is secret", written(path));
            let finding = Finding::new(&SECRET_PRINTED, path.span, message)
                .here(format!(
                    "`{secret}` is `@secret`, and other processes can read command lines"
                ))
                .help("give it to the program by `env` or `stdin`");
            self.findings.add(finding);
            return None;
        }
        Some(walked.path)
    }
}

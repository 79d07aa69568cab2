//! Templates: texts with paths in braces.

mod placeholder;
mod raw;

use super::codes_values::{BAD_TEMPLATE, NOT_PRINTABLE, SECRET_PRINTED};
use super::fit::peel;
use super::paths::{Roots, is_scalar, walk};
use super::spell::written;
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Design, Template, TemplatePart, TypeKind};
use crate::source::Text;
use crate::syntax::ast;
use raw::Raw;

/// The parts of a text. Positions are looked up in `source`, the whole text of its file; a wrong placeholder is
/// reported there and left out.
pub(super) fn resolve(
    design: &Design,
    text: &ast::Str,
    source: &str,
    roots: &Roots<'_>,
    findings: &mut Findings,
) -> Template {
    if !text.text.contains(['{', '}']) {
        return Template {
            parts: vec![TemplatePart::Text(text.text.clone())],
        };
    }
    let mut reader = Reader {
        design,
        text: &text.text,
        raw: Raw::new(text, source),
        roots,
        findings,
        parts: Vec::new(),
        pending: String::new(),
    };
    reader.read();
    reader.flush();
    Template {
        parts: reader.parts,
    }
}

struct Reader<'a, 'f> {
    design: &'a Design,
    text: &'a str,
    raw: Raw<'a>,
    roots: &'f Roots<'f>,
    findings: &'f mut Findings,
    parts: Vec<TemplatePart>,
    /// Text since the last placeholder.
    pending: String,
}

impl Reader<'_, '_> {
    fn read(&mut self) {
        let mut at = 0;
        while let Some(found) = self.text[at..].find(['{', '}']) {
            let brace = at + found;
            self.pending.push_str(&self.text[at..brace]);
            let rest = &self.text[brace..];
            at = if let Some(double) = ["{{", "}}"]
                .iter()
                .find(|double| rest.starts_with(**double))
            {
                self.pending.push_str(&double[..1]);
                brace + 2
            } else if rest.starts_with('}') {
                let span = self.raw.span(brace, brace + 1);
                let finding = Finding::new(&BAD_TEMPLATE, span, "a `}` without its `{`")
                    .here("closes nothing")
                    .help("write `}}` for a brace")
                    .edit(span, "}}");
                self.findings.add(finding);
                brace + 1
            } else {
                self.placeholder(brace)
            };
        }
        self.pending.push_str(&self.text[at..]);
    }

    /// The placeholder at a `{`; returns the position after it.
    fn placeholder(&mut self, brace: usize) -> usize {
        let (path, end) = match placeholder::parse(self.text, brace, &self.raw) {
            Ok(found) => found,
            Err(wrong) => {
                let span = self.raw.span(wrong.start, wrong.end);
                let finding = Finding::new(&BAD_TEMPLATE, span, wrong.message).here(wrong.label);
                let finding =
                    finding.help("write a path, as `{args.name}`, or `{{` and `}}` for braces");
                self.findings.add(finding);
                return wrong.behind;
            }
        };
        let Some(walked) = walk(self.design, &path, self.roots, self.findings) else {
            return end;
        };
        let written = written(&path);
        if let Some(secret) = &walked.secret {
            let finding =
                Finding::new(&SECRET_PRINTED, path.span, format!("`{written}` is secret"))
                    .here(format!("`{secret}` is `@secret`"))
                    .help("leave it out of the text");
            self.findings.add(finding);
            return end;
        }
        let kind = peel(self.design, &walked.path.ty).0;
        if walked.each {
            let finding = Finding::new(
                &NOT_PRINTABLE,
                path.span,
                format!("`{written}` goes through a list"),
            )
            .here("many values, and a text has room for one")
            .help("print the size of the list instead: `{….count}`");
            self.findings.add(finding);
            return end;
        }
        if !walked.path.count && !is_scalar(self.design, kind) {
            let what = not_scalar(kind);
            let finding = Finding::new(&NOT_PRINTABLE, path.span, format!("`{written}` is {what}"))
                .here("only texts, numbers, bools and sizes can be printed");
            let is_sized = matches!(kind, TypeKind::List { .. } | TypeKind::Map { .. });
            self.findings.add(if is_sized {
                let span = path.span.after();
                finding
                    .help(format!("print its size: `{{{written}.count}}`"))
                    .guess(span, ".count")
            } else {
                finding.help("name one of its fields")
            });
            return end;
        }
        self.flush();
        self.parts.push(TemplatePart::Path(walked.path));
        end
    }

    fn flush(&mut self) {
        if !self.pending.is_empty() || self.parts.is_empty() {
            let text = Text::from(std::mem::take(&mut self.pending));
            self.parts.push(TemplatePart::Text(text));
        }
    }
}

fn not_scalar(kind: &TypeKind) -> &'static str {
    match kind {
        TypeKind::List { .. } => "a list",
        TypeKind::Tuple { .. } => "a tuple",
        TypeKind::Map { .. } => "a map",
        TypeKind::Json => "`json`, which may be anything",
        TypeKind::Union { .. } => "a union that may be more than a scalar",
        TypeKind::Named { .. }
        | TypeKind::Record(_)
        | TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Null
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Unknown => "an object",
    }
}

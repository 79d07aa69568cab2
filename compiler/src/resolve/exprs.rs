//! Values that are computed from others: mappings of bindings, arguments and results of chains.

mod objects;

use super::codes_values::{PATH_DOES_NOT_FIT, WRONG_KIND};
use super::fit::{JSON, Mismatch, fits, peel};
use super::paths::{Roots, unknown_root, walk};
use super::spell::{expected as expected_of, written};
use super::values;
use crate::diagnostics::{Code, Finding, Findings, nearest};
use crate::ir::{Design, Expr, ExprEntry, Injected, Place, Record, Type, TypeBody, TypeKind};
use crate::source::{FileId, Span};
use crate::syntax::ast::{self, ValueKind};

/// A value that must fit `expected`. `what` names it in findings: ``the result of `sweep` ``.
pub(super) fn resolve(
    design: &Design,
    value: &ast::Value,
    expected: &Type,
    roots: &Roots<'_>,
    what: &str,
    findings: &mut Findings,
) -> Option<Expr> {
    let mut exprs = Exprs::new(design, roots, what);
    let expr = exprs.expr(value, expected, false);
    exprs.finish(findings);
    expr
}

/// The entries of an object that must fit a record: complete, except optional fields and those with a default.
pub(super) fn entries(
    design: &Design,
    entries: &[ast::Entry],
    target: (&Record, &[Injected]),
    roots: &Roots<'_>,
    span: Span,
    what: &str,
    findings: &mut Findings,
) -> Option<Vec<ExprEntry>> {
    let mut exprs = Exprs::new(design, roots, what);
    let entries = exprs.record(entries, target, span, None);
    exprs.finish(findings);
    entries
}

/// Why something does not fit, in one line for each part.
pub(super) fn reasons(mismatches: &[Mismatch]) -> Vec<String> {
    let line = |mismatch: &Mismatch| match &*mismatch.path {
        "" => mismatch.why.clone(),
        path => format!("`{path}`: {}", mismatch.why),
    };
    mismatches.iter().map(line).collect()
}

/// Reports what does not fit: a single reason at its position, several as a list.
pub(super) fn with_reasons(finding: Finding, mismatches: &[Mismatch]) -> Finding {
    match &reasons(mismatches)[..] {
        [only] => finding.here(only),
        several => finding
            .here(format!("{} parts do not fit", several.len()))
            .help(several.join("\n")),
    }
}

struct Exprs<'a, 'r> {
    design: &'a Design,
    roots: &'r Roots<'r>,
    what: &'r str,
    /// The keys from the root to the value.
    path: Vec<String>,
    found: Findings,
    /// How many unions deep alternatives are tried.
    trials: usize,
}

/// In deeper unions the first alternative of the right kind is used, so that trying stays cheap.
const MOST_TRIALS: usize = 4;

/// Deeper unions accept nothing: such a union may be recursive.
const DEEPEST: usize = 64;

const NOWHERE: Place = Place {
    span: Span {
        file: FileId(0),
        start: 0,
        end: 0,
    },
    line: 0,
};

/// The result of `.count`.
static INT: Type = Type {
    kind: TypeKind::Int,
    constraints: None,
    docs: None,
    place: NOWHERE,
};

impl<'a, 'r> Exprs<'a, 'r> {
    fn new(design: &'a Design, roots: &'r Roots<'r>, what: &'r str) -> Self {
        Self {
            design,
            roots,
            what,
            path: Vec::new(),
            found: Findings::default(),
            trials: 0,
        }
    }

    fn finish(self, findings: &mut Findings) {
        findings.append(self.found);
    }

    /// `may_be_absent`: whether the value may be absent, because the field is optional.
    fn expr(&mut self, value: &ast::Value, expected: &Type, may_be_absent: bool) -> Option<Expr> {
        if !self.is_computed(value, expected) {
            let place = self.place();
            let (value, found) = values::check(self.design, value, expected, &place);
            let fine = found.is_empty();
            found
                .into_iter()
                .for_each(|finding| self.found.add(finding));
            return fine.then_some(Expr::Value(value));
        }
        match &value.kind {
            ValueKind::Path(path) => self.path(path, expected, may_be_absent),
            ValueKind::List(items) => self.list(value, items, expected),
            ValueKind::Object(entries) => self.object(value, entries, expected),
            ValueKind::Null | ValueKind::Bool(_) | ValueKind::Number(_) | ValueKind::String(_) => {
                None
            }
        }
    }

    /// Whether there is a path in it. A single word is a path if a path can start with it, or if no enum is expected
    /// and it looks like such a word.
    fn is_computed(&self, value: &ast::Value, expected: &Type) -> bool {
        match &value.kind {
            ValueKind::Path(path) => {
                let word = &path.root.text;
                !path.steps.is_empty()
                    || self.roots.knows(word)
                    || self.roots.comes_later(word)
                    || (!may_be_word(self.design, expected)
                        && (self.roots.field_named(self.design, word).is_some()
                            || !nearest(word, self.roots.names()).is_empty()))
            }
            ValueKind::List(items) => items.iter().any(|item| self.is_computed(item, &ANY_WORD)),
            ValueKind::Object(entries) => entries
                .iter()
                .any(|entry| self.is_computed(&entry.value, &ANY_WORD)),
            ValueKind::Null | ValueKind::Bool(_) | ValueKind::Number(_) | ValueKind::String(_) => {
                false
            }
        }
    }

    fn path(&mut self, path: &ast::RefPath, expected: &Type, may_be_absent: bool) -> Option<Expr> {
        if !self.roots.knows(&path.root.text) {
            unknown_root(self.design, &path.root, self.roots, &mut self.found);
            return None;
        }
        let mut walked = walk(self.design, path, self.roots, &mut self.found)?;
        let from = if walked.path.count {
            &INT
        } else {
            &*walked.path.ty
        };
        let mut mismatches = fits(self.design, from, expected).err().unwrap_or_default();
        let nullable = peel(self.design, expected).1;
        let mut help = None;
        if walked.absent && !may_be_absent && !nullable && mismatches.is_empty() {
            mismatches.push(Mismatch {
                path: String::new(),
                why: "it may be absent".into(),
            });
            help = self
                .roots
                .in_chain
                .then(|| format!("test it before: `if {} is absent return …`", written(path)));
        }
        if mismatches.is_empty() {
            walked.path.or_null = walked.absent && !may_be_absent;
            return Some(Expr::Path(walked.path));
        }
        let message = format!("`{}` does not fit {}", written(path), self.target());
        let finding = with_reasons(
            Finding::new(&PATH_DOES_NOT_FIT, path.span, message),
            &mismatches,
        );
        self.found.add(match help {
            Some(help) => finding.help(help),
            None => finding,
        });
        None
    }

    fn list(&mut self, value: &ast::Value, items: &[ast::Value], expected: &Type) -> Option<Expr> {
        let design = self.design;
        let kind = peel(design, expected).0;
        let (places, rest): (&[Type], Option<&Type>) = match kind {
            TypeKind::List { items } => (&[], Some(items)),
            TypeKind::Json | TypeKind::Unknown => (&[], Some(&JSON)),
            TypeKind::Tuple {
                items: places,
                tail,
            } => {
                if items.len() < places.len() || (tail.is_none() && items.len() > places.len()) {
                    let message = format!("{} must be {}", self.place(), expected_of(design, kind));
                    let label = format!("it has {}", items.len());
                    self.add(&WRONG_KIND, value.span, message, &label);
                    return None;
                }
                (places, tail.as_deref())
            }
            TypeKind::Union { alternatives } => {
                let is_list = |kind: &TypeKind| {
                    matches!(kind, TypeKind::List { .. } | TypeKind::Tuple { .. })
                };
                return self.alternatives(value, alternatives, expected, is_list);
            }
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Null
            | TypeKind::Map { .. }
            | TypeKind::Record(_)
            | TypeKind::Literals { .. }
            | TypeKind::Nullable { .. }
            | TypeKind::Named { .. } => return self.wrong_kind(value, expected, "a list"),
        };
        let mut fine = true;
        let mut exprs = Vec::with_capacity(items.len());
        for (at, item) in items.iter().enumerate() {
            let Some(ty) = places.get(at).or(rest) else {
                continue;
            };
            self.path.push(format!("[{at}]"));
            match self.expr(item, ty, false) {
                Some(expr) => exprs.push(expr),
                None => fine = false,
            }
            self.path.pop();
        }
        fine.then_some(Expr::List(exprs))
    }

    /// The first alternative that accepts the value; if none does, the first of the right kind reports why.
    fn alternatives(
        &mut self,
        value: &ast::Value,
        alternatives: &[Type],
        expected: &Type,
        is_kind: impl Fn(&TypeKind) -> bool,
    ) -> Option<Expr> {
        let design = self.design;
        let may_be = |alternative: &&Type| {
            let kind = peel(design, alternative).0;
            is_kind(kind)
                || matches!(
                    kind,
                    TypeKind::Json | TypeKind::Union { .. } | TypeKind::Unknown
                )
        };
        let most = match self.trials {
            0..MOST_TRIALS => usize::MAX,
            MOST_TRIALS..DEEPEST => 1,
            _ => 0,
        };
        let mut first: Option<Findings> = None;
        for alternative in alternatives.iter().filter(may_be).take(most) {
            let before = std::mem::take(&mut self.found);
            self.trials += 1;
            let expr = self.expr(value, alternative, false);
            self.trials -= 1;
            let found = std::mem::replace(&mut self.found, before);
            if expr.is_some() {
                return expr;
            }
            first.get_or_insert(found);
        }
        match first {
            Some(found) => self.found.append(found),
            None => {
                let kind = if matches!(value.kind, ValueKind::List(_)) {
                    "a list"
                } else {
                    "an object"
                };
                return self.wrong_kind(value, expected, kind);
            }
        }
        None
    }

    fn wrong_kind<T>(&mut self, value: &ast::Value, expected: &Type, is: &str) -> Option<T> {
        let message = format!(
            "{} must be {}",
            self.place(),
            expected_of(self.design, peel(self.design, expected).0)
        );
        self.add(&WRONG_KIND, value.span, message, &format!("this is {is}"));
        None
    }

    fn add(&mut self, code: &'static Code, span: Span, message: String, label: &str) {
        self.found
            .add(Finding::new(code, span, message).here(label));
    }

    /// The checked value, for the start of a message.
    fn place(&self) -> String {
        if self.path.is_empty() {
            self.what.into()
        } else {
            format!("{} in {}", self.target(), self.what)
        }
    }

    /// The same, shorter.
    fn target(&self) -> String {
        let path = self.path.concat();
        if path.is_empty() {
            self.what.into()
        } else {
            format!("`{}`", path.trim_start_matches('.'))
        }
    }
}

/// Stands for a type that may or may not contain an enum.
static ANY_WORD: Type = Type {
    kind: TypeKind::Json,
    constraints: None,
    docs: None,
    place: NOWHERE,
};

/// Whether an unquoted word may be meant as a member or text: the type has an enum, or is unknown.
fn may_be_word(design: &Design, ty: &Type) -> bool {
    let kind = peel(design, ty).0;
    match design.body_of(kind) {
        Some(body) => matches!(body, TypeBody::Enum { .. } | TypeBody::Alias { .. }),
        None => matches!(
            kind,
            TypeKind::Literals { .. } | TypeKind::Union { .. } | TypeKind::Json | TypeKind::Unknown
        ),
    }
}

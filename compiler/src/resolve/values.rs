//! Constants against types: defaults, examples, answers of tools that were denied.

mod limits;
mod objects;
mod scalars;
mod unions;

use std::fmt::Write as _;

use foldhash::{HashMap, HashMapExt};

use super::codes_values::{BARE_WORD, REPEATED_KEY, WRONG_KIND};
use super::spell::{expected, is_identifier};
use crate::diagnostics::{Code, Finding, Findings};
use crate::ir::{Constraints, Design, Type, TypeKind, Value};
use crate::named::Named;
use crate::source::{Span, Text};
use crate::syntax::ast::{self, ValueKind};

/// The value as `ty`, in its form on the wire: bare words are members of enums, and defaults are not filled in.
///
/// `what` names it in findings: `the default of `limit``. If it does not fit, the value is returned as written.
pub(super) fn resolve(
    design: &Design,
    value: &ast::Value,
    ty: &Type,
    what: &str,
    findings: &mut Findings,
) -> Value {
    let (value, found) = check(design, value, ty, what);
    found.into_iter().for_each(|finding| findings.add(finding));
    value
}

/// The same, with the findings of this value alone.
pub(super) fn check(
    design: &Design,
    value: &ast::Value,
    ty: &Type,
    what: &str,
) -> (Value, Vec<Finding>) {
    let mut checker = Checker {
        design,
        what,
        path: Vec::new(),
        found: Vec::new(),
        tried: HashMap::new(),
        unions: 0,
    };
    let value = checker.value(value, ty);
    (value, checker.found)
}

/// A value without a type: `meta`, `@schema`. Bare words are errors.
pub(super) fn json(value: &ast::Value, findings: &mut Findings) -> Value {
    let mut found = Vec::new();
    let value = free(value, &mut found);
    found.into_iter().for_each(|finding| findings.add(finding));
    value
}

/// The state of one check.
struct Checker<'a> {
    design: &'a Design,
    what: &'a str,
    /// Where in the value.
    path: Vec<Part<'a>>,
    found: Vec<Finding>,
    /// The results of values (by address) as alternatives of a union, so that nested unions are not tried repeatedly.
    tried: HashMap<(*const ast::Value, *const Type), Option<unions::Tried>>,
    /// How many unions deep this is.
    unions: usize,
}

/// A step down into a value.
#[derive(Debug, Clone, Copy)]
enum Part<'a> {
    Key(&'a str),
    At(usize),
}

impl<'a> Checker<'a> {
    fn value(&mut self, value: &'a ast::Value, ty: &'a Type) -> Value {
        let design = self.design;
        let flat = design.flat(ty);
        if matches!(value.kind, ValueKind::Null) && flat.nullable {
            return Value::Null;
        }
        let constraints = &*flat.constraints;
        match flat.kind {
            TypeKind::Unknown => free(value, &mut Vec::new()),
            TypeKind::Json => free(value, &mut self.found),
            TypeKind::String | TypeKind::Bytes | TypeKind::Format { .. } | TypeKind::Path => {
                self.text(value, flat.kind, constraints)
            }
            TypeKind::Int | TypeKind::Float => self.number(value, flat.kind, constraints),
            TypeKind::Bool => {
                if let ValueKind::Bool(value) = &value.kind {
                    Value::Bool(*value)
                } else {
                    self.wrong_kind(value, flat.kind)
                }
            }
            // Null was taken above.
            TypeKind::Null | TypeKind::Nullable { .. } => self.wrong_kind(value, flat.kind),
            TypeKind::Literals { values } => self.literal(value, values, flat.kind),
            TypeKind::List { items } => {
                self.list(value, flat.kind, constraints, |_| Some(&**items))
            }
            TypeKind::Tuple { items, tail } => self.list(value, flat.kind, constraints, |at| {
                items.get(at).or(tail.as_deref())
            }),
            TypeKind::Map { values } => self.map(value, values, flat.kind, constraints),
            TypeKind::Record(record) => self.record(value, record, flat.kind, None),
            TypeKind::Union { alternatives } => self.union(value, alternatives, flat.kind),
            TypeKind::Named { id } => self.named(value, *id, flat.kind),
        }
    }

    fn list(
        &mut self,
        value: &'a ast::Value,
        kind: &TypeKind,
        constraints: &Constraints,
        type_at: impl Fn(usize) -> Option<&'a Type>,
    ) -> Value {
        let ValueKind::List(items) = &value.kind else {
            return self.wrong_kind(value, kind);
        };
        if let TypeKind::Tuple { items: types, tail } = kind
            && (items.len() < types.len() || (tail.is_none() && items.len() > types.len()))
        {
            let message = format!("{} must be {}", self.place(), expected(self.design, kind));
            self.add(
                &WRONG_KIND,
                value.span,
                message,
                &format!("it has {}", items.len()),
            );
            return free(value, &mut Vec::new());
        }
        let mut values = Vec::with_capacity(items.len());
        for (at, item) in items.iter().enumerate() {
            let Some(ty) = type_at(at) else { continue };
            self.path.push(Part::At(at));
            values.push(self.value(item, ty));
            self.path.pop();
        }
        match type_at(0) {
            // Decimals are equal where their values are.
            Some(ty) if constraints.unique && self.design.flat(ty).kind.is_decimal() => {
                let shortest: Vec<Value> = values.iter().map(shortest).collect();
                self.list_limits(value, items, &shortest, constraints);
            }
            Some(_) | None => self.list_limits(value, items, &values, constraints),
        }
        Value::List(values)
    }

    /// The value is of another kind than its type.
    fn wrong_kind(&mut self, value: &ast::Value, kind: &TypeKind) -> Value {
        if let ValueKind::Path(path) = &value.kind {
            return self.bare_word(value.span, path, kind);
        }
        let message = format!("{} must be {}", self.place(), expected(self.design, kind));
        let finding = Finding::new(&WRONG_KIND, value.span, message)
            .here(format!("this is {}", kind_of(value)));
        let finding = match (&value.kind, kind) {
            (ValueKind::String(text), TypeKind::Int | TypeKind::Float)
                if crate::decimal::Decimal::parse(text).is_some() =>
            {
                finding
                    .help(format!("leave the quotes out: `{text}`"))
                    .edit(value.span, &**text)
            }
            (ValueKind::Number(text), kind)
                if kind.is_decimal() && toolrt_format::Format::Decimal.accepts(text) =>
            {
                finding
                    .help(format!("put it in quotes: `\"{text}\"`"))
                    .edit(value.span, format!("\"{text}\""))
            }
            (ValueKind::String(text), TypeKind::Bool) if matches!(&**text, "true" | "false") => {
                finding
                    .help(format!("leave the quotes out: `{text}`"))
                    .edit(value.span, &**text)
            }
            (ValueKind::Number(text), TypeKind::String) => finding
                .help(format!("put it into quotes: `\"{text}\"`"))
                .edit(value.span, format!("\"{text}\"")),
            (ValueKind::Bool(it), TypeKind::String) => finding
                .help(format!("put it into quotes: `\"{it}\"`"))
                .edit(value.span, format!("\"{it}\"")),
            (ValueKind::Null, _) => finding.help("put a `?` behind the type where null is allowed"),
            _ => finding,
        };
        self.found.push(finding);
        free(value, &mut Vec::new())
    }

    /// A word at a position without an enum.
    fn bare_word(&mut self, span: Span, path: &ast::RefPath, kind: &TypeKind) -> Value {
        let finding = if path.steps.is_empty() {
            let word = &path.root.text;
            let finding = Finding::new(&BARE_WORD, span, format!("`{word}` has no quotes"));
            let text = matches!(
                kind,
                TypeKind::String
                    | TypeKind::Path
                    | TypeKind::Format { .. }
                    | TypeKind::Bytes
                    | TypeKind::Literals { .. }
                    | TypeKind::Union { .. }
            );
            let finding = finding.here(format!(
                "{} must be {}",
                self.place(),
                expected(self.design, kind)
            ));
            if text {
                quoted(finding, span, word)
            } else {
                finding.help("only members of enums are written without quotes")
            }
        } else {
            not_a_path(span)
        };
        self.found.push(finding);
        Value::String(path.root.text.clone())
    }

    fn add(&mut self, code: &'static Code, span: Span, message: String, label: &str) {
        self.found
            .push(Finding::new(code, span, message).here(label));
    }

    /// The checked value, for the start of a message.
    fn place(&self) -> String {
        if self.path.is_empty() {
            self.what.into()
        } else {
            format!("`{}` in {}", written(&self.path), self.what)
        }
    }
}

/// `items[0].title`
fn written(path: &[Part<'_>]) -> String {
    let mut text = String::new();
    for part in path {
        let written = match part {
            Part::Key(name) if is_identifier(name) && text.is_empty() => write!(text, "{name}"),
            Part::Key(name) if is_identifier(name) => write!(text, ".{name}"),
            Part::Key(name) => write!(text, "[{}]", Value::String((*name).into()).to_json()),
            Part::At(index) => write!(text, "[{index}]"),
        };
        written.expect("strings take all text");
    }
    text
}

/// A value of which nothing is known.
fn free(value: &ast::Value, found: &mut Vec<Finding>) -> Value {
    match &value.kind {
        ValueKind::Null => Value::Null,
        ValueKind::Bool(value) => Value::Bool(*value),
        ValueKind::Number(text) => Value::Number(text.clone()),
        ValueKind::String(text) => Value::String(text.clone()),
        ValueKind::List(items) => Value::List(items.iter().map(|item| free(item, found)).collect()),
        ValueKind::Object(entries) => {
            let mut values: Vec<(Text, Value)> = Vec::with_capacity(entries.len());
            let written = Named::new(entries, |entry| &entry.name.text);
            for (index, entry) in entries.iter().enumerate() {
                let value = free(&entry.value, found);
                match repeated(&written, index, &entry.name) {
                    Some(finding) => found.push(finding),
                    None => values.push((entry.name.text.clone(), value)),
                }
            }
            Value::Object(values)
        }
        ValueKind::Path(path) => {
            let word = &path.root.text;
            found.push(if path.steps.is_empty() {
                let finding =
                    Finding::new(&BARE_WORD, value.span, format!("`{word}` has no quotes"));
                quoted(
                    finding.here("nothing says which enum it could be of"),
                    value.span,
                    word,
                )
            } else {
                not_a_path(value.span)
            });
            Value::String(word.clone())
        }
    }
}

/// Reports a duplicate key.
fn repeated(entries: &Named<'_, ast::Entry>, index: usize, name: &ast::Name) -> Option<Finding> {
    let first = entries.find(&name.text)?;
    if entries.position(&name.text) >= Some(index) {
        return None;
    }
    let finding = Finding::new(
        &REPEATED_KEY,
        name.span,
        format!("`{}` is written twice", name.text),
    )
    .here("the second one")
    .related(first.name.span, "the first one");
    Some(finding)
}

fn quoted(finding: Finding, span: Span, word: &str) -> Finding {
    finding
        .help(format!("write `\"{word}\"`"))
        .edit(span, format!("\"{word}\""))
}

fn not_a_path(span: Span) -> Finding {
    Finding::new(&BARE_WORD, span, "a path cannot stand here")
        .here("this value is fixed, no call is there to take it from")
        .help("write the value itself")
}

/// The kind of a value, with its article.
fn kind_of(value: &ast::Value) -> &'static str {
    match &value.kind {
        ValueKind::Null => "null",
        ValueKind::Bool(_) => "a bool",
        ValueKind::Number(_) => "a number",
        ValueKind::String(_) => "a string",
        ValueKind::List(_) => "a list",
        ValueKind::Object(_) => "an object",
        ValueKind::Path(_) => "a word",
    }
}

/// A decimal in the spelling that equal ones have in common.
fn shortest(value: &Value) -> Value {
    match value {
        Value::String(text) if toolrt_format::Format::Decimal.accepts(text) => {
            Value::String(toolrt_format::decimal::shortest(text).into())
        }
        Value::Null
        | Value::Bool(_)
        | Value::Number(_)
        | Value::String(_)
        | Value::List(_)
        | Value::Object(_) => value.clone(),
    }
}

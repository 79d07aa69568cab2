//! Paths into values: their roots, their steps, and the types at their ends.
//!
//! A path through lists (`found.files[].path`) gives one list of the present values: `[][]` flattens lists of lists
//! into one list, and absent values are skipped. `.count` is the size of a list or map, always, and the last step.

mod walk;
mod wrong;

use std::cell::RefCell;
use std::collections::VecDeque;

use foldhash::{HashMap, HashMapExt, HashSet};

use super::codes_values::{UNKNOWN_ROOT, UNKNOWN_STEP};
use super::fit::peel;
use crate::diagnostics::{Finding, Findings, nearest};
use crate::ir::{
    Design, Field, Injected, Payload, Place, Record, Root, Type, TypeBody, TypeKind, ValuePath,
};
use crate::named::{Named, Places};
use crate::source::{FileId, Span, Text};
use crate::syntax::ast;

pub(super) use walk::walk;
pub(super) use wrong::field_step;

/// Where paths may start.
#[derive(Debug, Default)]
pub(super) struct Roots<'a> {
    all: Vec<Start<'a>>,
    /// The index in `all` of the first entry with a name.
    by_name: HashMap<Text, usize>,
    /// Steps of a chain that come later, by name.
    later: HashMap<Text, VecDeque<Span>>,
    /// Whether these are the steps of a chain.
    pub in_chain: bool,
    /// Paths that a test of the chain has shown to be present, with all their prefixes.
    present: HashSet<(Root, Vec<Text>)>,
    tables: Tables,
}

/// The indices of fields by name, for each record that a path goes through. They are cached as long as the roots live,
/// since a mapping or the tests of a chain may name all fields of thousands.
#[derive(Debug, Default)]
struct Tables(RefCell<HashMap<*const Field, Places>>);

impl Tables {
    fn find<'r>(&self, record: &'r Record, name: &str) -> Option<&'r Field> {
        let mut tables = self.0.borrow_mut();
        let places = tables.entry(record.fields.as_ptr()).or_default();
        let at = places.find(&record.fields, |field| &field.name, name)?;
        record.fields.get(at)
    }
}

#[derive(Debug)]
struct Start<'a> {
    name: Text,
    root: Root,
    is: Is<'a>,
    /// A mapping may name all of them.
    injected: Named<'a, Injected>,
}

/// The value at the start of a path.
#[derive(Debug, Clone, Copy)]
pub(super) enum Is<'a> {
    /// Named values: arguments or details.
    Record(&'a Record, &'a [Injected]),
    /// A result.
    Type(&'a Type),
    /// The result of a tool without a declared one.
    Untyped,
}

impl<'a> Roots<'a> {
    /// None yet, in a chain with these steps.
    pub(super) fn of_chain(steps: impl Iterator<Item = (Text, Span)>) -> Self {
        let mut later: HashMap<Text, VecDeque<Span>> = HashMap::new();
        for (name, span) in steps {
            later.entry(name).or_default().push_back(span);
        }
        Self {
            later,
            in_chain: true,
            ..Self::default()
        }
    }

    /// A step is not later any more.
    pub(super) fn is_made(&mut self, step: &ast::Name) {
        if let Some(spans) = self.later.get_mut(&step.text) {
            spans.retain(|span| *span != step.span);
            if spans.is_empty() {
                self.later.remove(&step.text);
            }
        }
    }

    /// Records that a path and all its prefixes are present from here on.
    pub(super) fn is_there(&mut self, root: &Root, keys: &[Text]) {
        for length in 0..=keys.len() {
            self.present.insert((root.clone(), keys[..length].to_vec()));
        }
    }

    fn is_present(&self, root: &Root, keys: &[Text]) -> bool {
        !self.present.is_empty() && self.present.contains(&(root.clone(), keys.to_vec()))
    }

    /// Arguments or details.
    pub(super) fn add_record(&mut self, name: &str, root: Root, record: &'a Record) {
        self.add(name, root, Is::Record(record, &[]));
    }

    /// Arguments with those that the runtime fills in.
    pub(super) fn add_payload(&mut self, name: &str, root: Root, payload: &'a Payload) {
        self.add(name, root, Is::Record(&payload.record, &payload.injected));
    }

    /// A result.
    pub(super) fn add_type(&mut self, name: &str, root: Root, ty: &'a Type) {
        self.add(name, root, Is::Type(ty));
    }

    /// The result of a step, typed or not.
    pub(super) fn add_step(&mut self, name: &Text, result: Option<&'a Type>) {
        self.add(
            name,
            Root::Step { name: name.clone() },
            result.map_or(Is::Untyped, Is::Type),
        );
    }

    /// A value of unknown type, because of another error: it causes no further findings.
    pub(super) fn add_unknown(&mut self, name: &Text) {
        self.add(name, Root::Step { name: name.clone() }, Is::Type(&UNKNOWN));
    }

    fn add(&mut self, name: &str, root: Root, is: Is<'a>) {
        let name: Text = name.into();
        self.by_name.entry(name.clone()).or_insert(self.all.len());
        let injected = match is {
            Is::Record(_, injected) => injected,
            Is::Type(_) | Is::Untyped => &[],
        };
        self.all.push(Start {
            name,
            root,
            is,
            injected: Named::new(injected, |injected| &injected.name),
        });
    }

    /// Whether a path can start with this word.
    pub(super) fn knows(&self, name: &str) -> bool {
        self.by_name.contains_key(name)
    }

    /// Whether a later step has this name.
    pub(super) fn comes_later(&self, name: &str) -> bool {
        self.later.contains_key(name)
    }

    /// The words that paths can start with.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        self.all.iter().map(|start| &*start.name)
    }

    /// The path to an argument, detail or part of the result of this name: people write `query` for `args.query`.
    pub(super) fn field_named(&self, design: &Design, name: &str) -> Option<String> {
        let has = |record: &Record| record.fields.iter().any(|field| &*field.name == name);
        self.all.iter().find_map(|start| {
            let known = match start.is {
                Is::Record(record, injected) => {
                    has(record) || injected.iter().any(|field| &*field.name == name)
                }
                Is::Type(ty) => design.record_of(peel(design, ty).0).is_some_and(has),
                Is::Untyped => false,
            };
            known.then(|| format!("{}{}", start.name, field_step(name)))
        })
    }

    fn get(&self, name: &str) -> Option<&Start<'a>> {
        Some(&self.all[*self.by_name.get(name)?])
    }
}

static UNKNOWN: Type = Type {
    kind: TypeKind::Unknown,
    constraints: None,
    docs: None,
    place: Place {
        span: Span {
            file: FileId(0),
            start: 0,
            end: 0,
        },
        line: 0,
    },
};

/// The path, typed. `None` if it does not exist, which is reported.
pub(super) fn resolve(
    design: &Design,
    path: &ast::RefPath,
    roots: &Roots<'_>,
    findings: &mut Findings,
) -> Option<ValuePath> {
    walk(design, path, roots, findings).map(|walked| walked.path)
}

/// Reports that the first name of a path is unknown.
pub(super) fn unknown_root(
    design: &Design,
    root: &ast::Name,
    roots: &Roots<'_>,
    findings: &mut Findings,
) {
    let name = &root.text;
    let code = if roots.in_chain {
        &UNKNOWN_STEP
    } else {
        &UNKNOWN_ROOT
    };
    if let Some(span) = roots.later.get(name).and_then(VecDeque::front) {
        let finding = Finding::new(code, root.span, format!("`{name}` is not there yet"))
            .here("used before its step")
            .related(*span, "the step")
            .help(format!("move the step `{name} = …` up"));
        return findings.add(finding);
    }
    let message = if roots.in_chain {
        format!("there is no step `{name}` before this one")
    } else {
        format!("no path starts with `{name}`")
    };
    let finding = Finding::new(code, root.span, message).here("nothing has this name here");
    if let Some(path) = roots.field_named(design, name) {
        let finding = finding
            .help(format!("did you mean `{path}`?"))
            .edit(root.span, path);
        return findings.add(finding);
    }
    let close = nearest(name, roots.names());
    let known: Vec<String> = roots.names().map(|name| format!("`{name}`")).collect();
    let finding = match (&close[..], &known[..]) {
        ([only], _) => finding
            .help(format!("did you mean `{only}`?"))
            .respell(root.span, name, only, *only),
        (_, []) => finding.help("there are no values here that a path could start with"),
        (_, known) => finding.help(format!("paths start with {} here", known.join(" or "))),
    };
    findings.add(finding);
}

/// Whether something is a scalar: text, a number, a bool, an enum, a literal, or a union of such.
pub(super) fn is_scalar(design: &Design, kind: &TypeKind) -> bool {
    scalar(design, kind, &mut Vec::new())
}

/// `seen` are unions that were visited: they may be recursive.
fn scalar(design: &Design, kind: &TypeKind, seen: &mut Vec<*const TypeKind>) -> bool {
    match kind {
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Null
        | TypeKind::Literals { .. }
        | TypeKind::Unknown => true,
        TypeKind::Union { alternatives } => {
            let at = std::ptr::from_ref(kind);
            // A union that is nested deeper than anybody reads is not printed.
            if seen.contains(&at) || seen.len() > 64 {
                return seen.contains(&at);
            }
            seen.push(at);
            alternatives
                .iter()
                .all(|alternative| scalar(design, peel(design, alternative).0, seen))
        }
        TypeKind::Named { id } => matches!(design[*id].body, TypeBody::Enum { .. }),
        TypeKind::Json
        | TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Record(_)
        | TypeKind::Nullable { .. } => false,
    }
}

//! Reads what stands for types in a file: what is shared by all who do, and what each leaves beside the type.
//!
//! A reader changes nothing of the design, so that several can read at once.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use foldhash::HashSet;

use super::names::{Names, Scope};
use crate::diagnostics::{Finding, Findings};
use crate::ir::{Constraints, Design, PackageId, Place, Type};
use crate::source::{FileId, Sources, Span, Text};
use crate::syntax::ast;

/// Reads types, and all that names types.
pub(super) struct Reader<'r> {
    pub sources: &'r Sources,
    pub files: &'r [ast::File],
    pub design: &'r Design,
    pub names: &'r Names,
    pub scopes: &'r [Scope],
    pub junk: &'r HashSet<Text>,
    pub progress: &'r [Progress],
    pub constraints: &'r Interner,
    pub findings: &'r mut Findings,
    pub read: &'r mut Read,
}

/// What was read beside types.
#[derive(Default)]
pub(super) struct Read {
    /// The words of `use` lines that a look-up has used.
    pub imports_used: HashSet<(FileId, Text)>,
    /// The packages that name something of each other.
    pub links: BTreeSet<(PackageId, PackageId)>,
    /// Values that wait for all types.
    pub pending: Vec<Pending>,
    /// Attributes that wait for the target of an alias.
    pub aliased: Vec<Aliased>,
}

/// A value of a declaration that waits for all types.
pub(super) struct Pending {
    /// That of the declaration.
    pub name: ast::Name,
    pub ty: Type,
    pub value: ast::Value,
    pub slot: Slot,
}

/// The target of a pending value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Slot {
    Default,
    Example,
}

impl Slot {
    /// As in messages.
    pub(super) fn of(self, name: &str) -> String {
        match self {
            Self::Default => format!("the default of `{name}`"),
            Self::Example => format!("the example of `{name}`"),
        }
    }
}

/// How far a declared type is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Progress {
    Waiting,
    Started,
    Done,
}

/// An attribute whose type is known only after all aliases are resolved.
#[derive(Debug)]
pub(super) struct Aliased {
    pub span: Span,
    pub name: Text,
    pub ty: Type,
}

/// The constraints of all types, each once.
#[derive(Default)]
pub(super) struct Interner(Mutex<HashSet<Arc<Constraints>>>);

impl Read {
    /// Adds what somebody else has read.
    pub(super) fn append(&mut self, mut other: Self) {
        self.imports_used.extend(other.imports_used);
        self.links.append(&mut other.links);
        self.pending.append(&mut other.pending);
        self.aliased.append(&mut other.aliased);
    }
}

impl Interner {
    /// These constraints, or equal ones that another type has already.
    pub(super) fn intern(&self, constraints: Arc<Constraints>) -> Arc<Constraints> {
        let mut all = self.0.lock().expect("no panic while held");
        if let Some(known) = all.get(&constraints) {
            return known.clone();
        }
        all.insert(constraints.clone());
        constraints
    }
}

impl Reader<'_> {
    /// Another one beside it, which leaves its findings and what it reads elsewhere.
    pub(super) fn fork<'r>(&'r self, findings: &'r mut Findings, read: &'r mut Read) -> Reader<'r> {
        Reader {
            findings,
            read,
            ..*self
        }
    }

    pub(super) fn place(&self, span: Span) -> Place {
        place(self.sources, span)
    }

    /// Remembers that a file names something of a package.
    pub(super) fn leads(&mut self, file: FileId, there: PackageId) {
        let here = self.scopes[file.0 as usize].package;
        if here != there {
            self.read.links.insert((here, there));
        }
    }

    /// Remembers that a file uses a word of its `use` lines.
    pub(super) fn uses(&mut self, file: FileId, word: &Text) {
        self.read.imports_used.insert((file, word.clone()));
    }

    pub(super) fn add(&mut self, finding: Finding) {
        self.findings.add(finding);
    }
}

/// A place, with its line.
pub(super) fn place(sources: &Sources, span: Span) -> Place {
    Place {
        span,
        line: sources.file(span.file).line(span.start),
    }
}

//! From JSON Schema to types: one file an idea of schemas.

mod about;
mod addresses;
mod arguments;
mod constraints;
mod dialects;
mod draft;
mod enums;
mod escape;
mod flags;
mod joined;
mod keys;
mod kinds;
mod merge;
mod numbers;
mod objects;
mod patterns;
mod pointers;
mod presence;
mod refs;
mod resources;
mod sound;
mod spelled;
mod tags;
mod targets;
mod tuples;
mod unions;
mod values;

use foldhash::{HashMap, HashMapExt};

use super::json::{DEEPEST_KEPT, depth};
use super::lookup::Lookup;
use super::names::{self, TypeNames};
use super::report::NoteKind;
use super::types::{About, Type, Types};
use crate::ir::Value;
use crate::pointer;
use crate::source::Text;
pub(super) use arguments::Arguments;
pub(super) use keys::Keys;
use merge::default_of_parts;
pub(super) use pointers::pointed;
pub(super) use resources::{embedded, whole_document};
use values::told_values;

/// How schemas are read.
#[derive(Debug, Clone, Copy)]
pub(super) struct Manner {
    /// Formats of texts are asserted, not only noted.
    pub assert_formats: bool,
    /// Evident intent counts: a schema with `properties` and no `type` is that of an object. Otherwise schemas have the
    /// meaning of their specification.
    pub lenient: bool,
    /// `nullable: true` is a keyword, as in OpenAPI 3.0.
    pub nullable: bool,
    /// Keeps titles even if they only repeat a name.
    pub keep_titles: bool,
}

/// The type of a schema.
#[derive(Debug, Default)]
pub(super) struct Lowered {
    pub ty: Type,
    pub about: About,
    pub default: Option<Value>,
}

/// The notes about a schema.
#[derive(Debug, Default)]
pub(super) struct Noticed {
    /// Kind, JSON Pointer into the schema, sentence.
    pub notes: Vec<(NoteKind, String, String)>,
    /// Keywords that the language cannot express: JSON Pointer, keyword, value.
    pub left: Vec<(String, Text, Value)>,
    /// Titles that only repeat a name.
    pub implied_titles: usize,
    /// Whether a schema of arguments as a whole is nowhere.
    pub set_aside: bool,
}

/// Reads the schemas of one document.
pub(super) struct Reader<'a> {
    pub types: &'a mut Types,
    pub names: &'a mut TypeNames,
    /// The document that refs point into.
    pub root: &'a Value,
    lookup: Lookup<'a>,
    /// The number of the document, if several tools are read from one.
    document: Option<usize>,
    pub manner: Manner,
    /// The prefix for names of types that need one.
    pub context: &'a str,
    pub noticed: Noticed,
    /// Headers that arguments are mirrored into, in lower case; `None` outside arguments.
    headers: Option<Vec<String>>,
    /// The current position, a JSON Pointer.
    pub path: String,
    /// Declared types by the pointer of their schema.
    refs: HashMap<String, usize>,
    /// Declarations that are being read, the innermost last.
    reading: Vec<refs::Reading>,
    /// Declarations that are read later: their schemas with their pointers.
    waiting: Vec<(usize, String, Value)>,
    /// Pointers of schemas that are being merged into others.
    expanding: Vec<String>,
    /// How many schemas we are in.
    depth: usize,
    /// How many we are in with those around the declarations that are being read.
    open: usize,
    /// How much more may be done. A schema that refers to itself twice is as large as one likes.
    left: usize,
    /// The entries that this reader has added to `names`: they are removed if the reader gives up.
    told: Vec<names::Told>,
}

/// The approximate limit of schemas read, and of keywords merged, for one schema of arguments or results.
const MOST_WORK: usize = 15_000;

/// The limit for a schema in a shared document: the first may have to read all of it.
const MOST_OF_DOCUMENT: usize = 1_000_000;

/// As many for a file.
const MOST_OF_FILE: usize = 3_000_000;

/// Deeper schemas are kept as `@schema`.
const DEEPEST: usize = 40;

/// The maximum depth of a type together with its kept schema: a file allows 64 nested brackets.
const DEEPEST_ESCAPED: usize = 56;

impl<'a> Reader<'a> {
    pub fn new(
        types: &'a mut Types,
        names: &'a mut TypeNames,
        root: &'a Value,
        manner: Manner,
        context: &'a str,
    ) -> Self {
        Self {
            types,
            names,
            root,
            lookup: Lookup::default(),
            document: None,
            manner,
            context,
            noticed: Noticed::default(),
            headers: None,
            path: String::new(),
            refs: HashMap::new(),
            reading: Vec::new(),
            waiting: Vec::new(),
            expanding: Vec::new(),
            depth: 0,
            open: 0,
            left: MOST_WORK,
            told: Vec::new(),
        }
    }

    /// Reads the schema of a result, or any other standalone schema.
    pub fn outermost(&mut self, value: &Value) -> Lowered {
        let lowered = self.schema(value);
        self.read_waiting();
        match self.gives_up() {
            false => lowered,
            true => Lowered {
                ty: self.escaped(value),
                about: lowered.about,
                default: lowered.default,
            },
        }
    }

    /// Does some work; whether there may be more.
    fn work(&mut self, much: usize) -> bool {
        self.left = self.left.saturating_sub(much);
        self.types.work = self.types.work.saturating_add(much);
        if self.types.work > MOST_OF_FILE {
            self.left = 0;
        }
        self.left > 0
    }

    /// Reads a shared document.
    pub fn of_document(&mut self, document: Option<usize>) {
        self.document = document;
        if document.is_some() {
            self.left = MOST_OF_DOCUMENT;
        }
    }

    /// Whether a limit was exceeded. Then its results are invalid and must not be reused.
    fn gives_up(&mut self) -> bool {
        if self.left > 0 {
            return false;
        }
        self.names.forget(&std::mem::take(&mut self.told));
        self.refs.clear();
        self.noticed = Noticed::default();
        self.note(
            NoteKind::Escaped,
            "it is too tangled for types: they would be more than anybody reads",
        );
        true
    }

    /// The type of a schema.
    fn schema(&mut self, value: &Value) -> Lowered {
        if !self.work(1) {
            return Lowered::default();
        }
        match value {
            Value::Object(entries) => {
                self.depth += 1;
                self.open += 1;
                let lowered = if self.depth > DEEPEST {
                    let ty = self.escaped(value);
                    if !ty.schema.is_empty() {
                        self.note(NoteKind::Escaped, "it is nested too deeply for types");
                    }
                    Lowered {
                        ty,
                        ..Lowered::default()
                    }
                } else if let Some(meant) = spelled::meant(entries) {
                    let said = value.get("type").map(Value::to_json).unwrap_or_default();
                    self.note(
                        NoteKind::Repaired,
                        format!(
                            "`type` is {said}, which is read as it is meant in other languages"
                        ),
                    );
                    self.keyed(&Value::Object(meant.clone()), &Keys::of(&meant))
                } else {
                    self.keyed(value, &Keys::of(entries))
                };
                self.depth -= 1;
                self.open -= 1;
                lowered
            }
            Value::Bool(true) => Lowered::default(),
            Value::Bool(false) => {
                self.note(NoteKind::Escaped, "no value is valid here");
                Lowered {
                    ty: Type::never(),
                    ..Lowered::default()
                }
            }
            Value::String(name) => {
                self.note(
                    NoteKind::Repaired,
                    format!("the text `{name}` stands in the place of a schema; it is read as the name of a type"),
                );
                let schema = Value::Object(vec![("type".into(), value.clone())]);
                self.schema(&schema)
            }
            Value::Null | Value::Number(_) | Value::List(_) => {
                self.note(
                    NoteKind::Repaired,
                    format!(
                        "{} stands in the place of a schema; any value is taken",
                        value.kind()
                    ),
                );
                Lowered::default()
            }
        }
    }

    fn keyed(&mut self, value: &Value, keys: &Keys<'_>) -> Lowered {
        if let Some(entries) = told_values(value, keys) {
            self.note(
                NoteKind::Normalised,
                "what is said of its values stands in its description",
            );
            return self.keyed(&Value::Object(entries.clone()), &Keys::of(&entries));
        }
        let mut about = self.about(keys);
        if about.docs.is_none() {
            about.docs = self.docs_of_parts(keys);
        }
        let ty = if keys.whole {
            self.whole(value, keys)
        } else {
            self.ty(value, keys)
        };
        let mut default = keys.default.or(default_of_parts(keys)).cloned();
        if let Some(deep) = default.take_if(|value| depth(value) > DEEPEST_KEPT) {
            self.leave("default", &deep);
        }
        Lowered { ty, about, default }
    }

    /// The type for the assertions of a schema.
    fn ty(&mut self, value: &Value, keys: &Keys<'_>) -> Type {
        if self.left == 0 {
            return Type::json();
        }
        if let Some(reference) = keys.reference {
            return self.reference(value, keys, reference);
        }
        if let Some(all) = keys.all_of {
            return self.all_of(value, keys, all);
        }
        let ty = match (keys.any_of, keys.one_of) {
            (Some(alternatives), None) => self.union(value, keys, "anyOf", alternatives),
            (None, Some(alternatives)) => self.union(value, keys, "oneOf", alternatives),
            (Some(_), Some(_)) => return self.whole(value, keys),
            (None, None) => self.plain(value, keys),
        };
        self.conditions(ty, keys)
    }

    /// The type of a schema without combinators.
    fn plain(&mut self, value: &Value, keys: &Keys<'_>) -> Type {
        let said = self.kinds(keys);
        if keys.members.is_some() || keys.constant.is_some() {
            return self.literals(value, keys, said);
        }
        let Some(kinds) = said else {
            return self.untyped(value, keys);
        };
        self.leave_strangers(value, kinds);
        self.of_kinds(value, keys, kinds)
    }

    /// `not`, and `if` with its branches, are kept unchanged.
    fn conditions(&mut self, ty: Type, keys: &Keys<'_>) -> Type {
        let mut kept = Vec::new();
        if let Some(not) = keys.not {
            kept.push(("not".into(), not.clone()));
        }
        if let Some(condition) = keys.condition {
            kept.push(("if".into(), condition.clone()));
            kept.extend(keys.then.map(|then| ("then".into(), then.clone())));
            kept.extend(keys.otherwise.map(|other| ("else".into(), other.clone())));
        }
        self.residual(ty, kept)
    }

    /// Adds a note about the current position.
    fn note(&mut self, kind: NoteKind, message: impl Into<String>) {
        if let Some(index) = self.reading.last().map(refs::Reading::index)
            && kind != NoteKind::Normalised
        {
            let worst = self.types.worst.entry(index).or_insert(kind);
            *worst = kind.min(*worst);
        }
        self.noticed
            .notes
            .push((kind, self.path.clone(), message.into()));
    }

    /// Keeps a keyword that the language cannot express.
    fn leave(&mut self, keyword: &str, value: &Value) {
        self.noticed
            .left
            .push((self.path.clone(), keyword.into(), value.clone()));
    }

    /// Runs a function at a part of the schema.
    fn at<T>(&mut self, steps: &[&str], read: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.path.len();
        for step in steps {
            self.path.push('/');
            if step.contains(['~', '/']) {
                self.path.push_str(&pointer::step(step));
            } else {
                self.path.push_str(step);
            }
        }
        let result = read(self);
        self.path.truncate(before);
        result
    }
}

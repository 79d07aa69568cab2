//! `$ref`: declared types, wherever in the document they point.

use foldhash::{HashSet, HashSetExt};

use super::super::names::{Told, pascal};
use super::super::plurals::item_name;
use super::super::report::NoteKind;
use super::super::types::{Body, Decl, Kind, Member, Type};
use super::escape::is_meta_schema;
use super::keys::Keys;
use super::merge::merged;
use super::{Lowered, Reader};
use crate::ir::Value;
use crate::pointer;
use crate::source::Text;

/// The maximum depth of declarations that are read inside each other; others wait.
const MOST_OPEN: usize = 32;

/// The maximum depth of schemas around them, because of the stack.
const MOST_AROUND: usize = 32;

impl<'a> Reader<'a> {
    /// The target of a ref.
    pub(super) fn reference(&mut self, value: &Value, keys: &Keys<'_>, reference: &Value) -> Type {
        let Value::String(reference) = reference else {
            self.note(
                NoteKind::Repaired,
                format!(
                    "`$ref` is {}, and points nowhere; any value is taken",
                    reference.kind()
                ),
            );
            return Type::json();
        };
        let Value::Object(entries) = value else {
            return Type::json();
        };
        let beside: Vec<(Text, Value)> = entries
            .iter()
            .filter(|(name, _)| &**name != "$ref")
            .cloned()
            .collect();
        let beside_keys = Keys::of(&beside);
        if !beside_keys.asserts_nothing() {
            // Today siblings hold as well; before 2019 they were passed over.
            if self.is_old_draft() {
                self.note(
                    NoteKind::Normalised,
                    "what stands beside `$ref` says nothing in this draft",
                );
            } else {
                return self.with_siblings(value, reference, &beside);
            }
        }
        let Some(index) = self.declared(reference) else {
            if is_meta_schema(reference) {
                self.note(
                    NoteKind::Escaped,
                    "a meta-schema stays as `@schema`: values are schemas",
                );
                let kept = ("$ref".into(), Value::String(reference.clone()));
                return Type::escaped(vec![kept]);
            }
            // Something is meant that this document does not have.
            let (kind, why) = match is_elsewhere(reference) {
                true => (
                    NoteKind::Lost,
                    "leads into another document, and was not found there",
                ),
                false => (NoteKind::Repaired, "points nowhere in this document"),
            };
            self.note(kind, format!("`{reference}` {why}; any value is taken"));
            return Type::json();
        };
        let ty = Type::of(Kind::Named(index));
        if matches!(keys.nullable, Some(Value::Bool(true))) {
            ty.or_null()
        } else {
            ty
        }
    }

    fn with_siblings(&mut self, value: &Value, reference: &Text, beside: &[(Text, Value)]) -> Type {
        let target = self.resolved(&Value::Object(vec![(
            "$ref".into(),
            Value::String(reference.clone()),
        )]));
        let whole = target.and_then(|target| merged(&target, &Value::Object(beside.to_vec())));
        match whole {
            Some(Value::Object(whole)) => {
                self.expanding.push(reference.to_string());
                let ty = self.ty(&Value::Object(whole.clone()), &Keys::of(&whole));
                self.expanding.pop();
                ty
            }
            _ => {
                self.note(
                    NoteKind::Escaped,
                    "what stands beside `$ref` cannot be made one with it",
                );
                self.escaped(value)
            }
        }
    }

    /// The declaration that a ref means.
    fn declared(&mut self, reference: &str) -> Option<usize> {
        if let Some(index) = self.refs.get(reference) {
            return Some(*index);
        }
        let shared = self.document;
        if let Some(index) = shared.and_then(|document| self.names.shared(document, reference)) {
            return Some(index);
        }
        let (pointer, target) = {
            let (pointer, target) = self.target(reference)?;
            (pointer, target.clone())
        };
        let hint = match target.get("title") {
            Some(Value::String(title)) if pointer.is_empty() || is_made_up(&pointer) => {
                pascal(title)
            }
            _ => hint(&pointer, self.context),
        };
        // In a document that many tools share, every schema stands once, and may refer to all others.
        let signature = match self.document {
            Some(_) => None,
            None => self.signature(&target),
        };
        if let Some(index) = signature.and_then(|signature| self.names.known(&hint, signature)) {
            self.knows(reference, index);
            return Some(index);
        }
        let name = self.names.fresh(&hint, self.context);
        let index = self.types.decls.len();
        self.types.decls.push(Decl {
            name: name.clone(),
            about: Default::default(),
            schema: Vec::new(),
            body: Body::Pending,
        });
        self.knows(reference, index);
        if let Some(signature) = signature {
            self.names.remember(&hint, signature, index);
            self.told.push(Told::Known(hint.clone(), signature));
        }
        // A long chain of refs is read link by link, not each inside of the one before.
        if self.reading.len() >= MOST_OPEN || self.open >= MOST_AROUND {
            self.waiting.push((index, pointer, target));
            return Some(index);
        }
        self.read_declaration(index, pointer, &target);
        if self.reading.is_empty() {
            self.read_waiting();
        }
        Some(index)
    }

    /// Reads the declarations that wait, and those that they refer to.
    pub(super) fn read_waiting(&mut self) {
        while self.open < MOST_AROUND
            && let Some((index, pointer, target)) = self.waiting.pop()
        {
            self.read_declaration(index, pointer, &target);
        }
    }

    /// Stores the target of a ref: here, and for other readers of the same document.
    fn knows(&mut self, reference: &str, index: usize) {
        self.refs.insert(reference.to_owned(), index);
        if let Some(document) = self.document {
            self.names.share(document, reference, index);
            self.told.push(Told::Shared(document, reference.to_owned()));
        }
    }

    /// Reads the schema of a declaration.
    fn read_declaration(&mut self, index: usize, pointer: String, target: &Value) {
        let name = self.types.decls[index].name.clone();
        let nothing_between = match self.reading.last() {
            Some(above) => is_alternative(&self.path, &above.pointer),
            None => false,
        };
        self.reading.push(Reading {
            index,
            pointer: pointer.clone(),
            nothing_between,
        });
        let here = std::mem::replace(&mut self.path, pointer);
        let depth = std::mem::take(&mut self.depth);
        let Lowered {
            mut ty,
            mut about,
            default,
        } = self.schema(target);
        self.lift_docs(&mut ty, &mut about);
        self.drop_implied_title(&mut about, &name);
        if let Some(default) = default {
            self.leave("default", &default);
        }
        if about
            .examples
            .iter()
            .any(|example| !super::super::fits::fits(self.types, example, &ty))
        {
            let examples = std::mem::take(&mut about.examples);
            self.leave("examples", &Value::List(examples));
        }
        if let Some(header) = about.header.take() {
            self.leave("x-mcp-header", &Value::String(header));
        }
        let (body, schema) = self.body(ty, index);
        self.reading.pop();
        self.path = here;
        self.depth = depth;
        self.types.decls[index] = Decl {
            name,
            about,
            schema,
            body,
        };
    }

    /// Declares a type for the schema here, named after its position.
    pub(super) fn declare_here(&mut self, body: Body) -> usize {
        let name = self
            .names
            .fresh(&hint(&self.path, self.context), self.context);
        self.types.decls.push(Decl {
            name,
            about: Default::default(),
            schema: Vec::new(),
            body,
        });
        self.types.decls.len() - 1
    }

    fn body(&mut self, ty: Type, own: usize) -> (Body, Vec<(Text, Value)>) {
        if self.stands_for_itself(&ty, own) {
            self.note(
                NoteKind::Repaired,
                "it stands for itself; any value is taken",
            );
            return (Body::Alias(Box::new(Type::json())), Vec::new());
        }
        if ty.nullable {
            return (Body::Alias(Box::new(ty)), Vec::new());
        }
        if let Kind::Record(record) = ty.kind {
            return (Body::Record(record), ty.schema);
        }
        let texts = ty.kind.texts().filter(|_| ty.schema.is_empty());
        let body = match texts.filter(|texts| texts.len() > 1) {
            Some(texts) => Body::Enum(members(texts)),
            None => Body::Alias(Box::new(ty)),
        };
        (body, Vec::new())
    }

    /// Whether a type refers directly to the declaration that it is the body of.
    fn stands_for_itself(&self, ty: &Type, own: usize) -> bool {
        let mut open = vec![ty];
        let mut seen = HashSet::new();
        while let Some(ty) = open.pop() {
            match &ty.kind {
                Kind::Named(index) if *index == own => return true,
                Kind::Named(index) if seen.insert(*index) => match &self.types.decls[*index].body {
                    Body::Alias(target) => open.push(target),
                    Body::Pending if self.leads_here(*index) => return true,
                    Body::Pending | Body::Record(_) | Body::Enum(_) | Body::Tagged(..) => {}
                },
                Kind::Union(alternatives) => open.extend(alternatives),
                Kind::Named(_)
                | Kind::Json
                | Kind::String
                | Kind::Int
                | Kind::Float
                | Kind::Bool
                | Kind::Bytes
                | Kind::Null
                | Kind::Format(_)
                | Kind::List(_)
                | Kind::Map(_)
                | Kind::Tuple(..)
                | Kind::Record(_)
                | Kind::Literals(_) => {}
            }
        }
        false
    }

    /// Whether a declaration that is being read refers to the current one through aliases and alternatives alone: then
    /// the recursion never ends.
    fn leads_here(&self, index: usize) -> bool {
        if !self.reading.iter().any(|reading| reading.index == index) {
            return false;
        }
        let mut above = self.reading.iter().rev();
        let between = above.by_ref().take_while(|reading| reading.index != index);
        // The walk from a declaration to the next is noted at the next.
        between.into_iter().all(|reading| reading.nothing_between)
    }
}

/// A declaration that is being read.
pub(super) struct Reading {
    index: usize,
    /// The path of its schema.
    pointer: String,
    /// Whether it is the declaration above by another name, or an alternative of it.
    nothing_between: bool,
}

impl Reading {
    /// The declaration that is being read.
    pub(super) fn index(&self) -> usize {
        self.index
    }
}

/// Whether the schema at `path` is the one at `above`, or one of its alternatives.
fn is_alternative(path: &str, above: &str) -> bool {
    let Some(way) = path.strip_prefix(above) else {
        return true;
    };
    way.split('/').all(|step| {
        matches!(step, "" | "anyOf" | "oneOf" | "allOf")
            || step.bytes().all(|byte| byte.is_ascii_digit())
    })
}

fn members(texts: &[Value]) -> Vec<Member> {
    let texts = texts.iter().filter_map(Value::text);
    let members = texts.map(|text| Member {
        value: text.clone(),
        docs: None,
        title: None,
    });
    members.collect()
}

/// The base of a type's name: the last name in the path of its schema.
fn hint(pointer: &str, context: &str) -> String {
    let steps: Vec<&str> = pointer.split('/').collect();
    let is_word = |step: &str| {
        matches!(
            step,
            "" | "properties"
                | "items"
                | "anyOf"
                | "oneOf"
                | "allOf"
                | "additionalProperties"
                | "$defs"
                | "definitions"
                | "prefixItems"
                | "patternProperties"
                | "schema"
                | "schemas"
                | "components"
        ) || step.bytes().all(|byte| byte.is_ascii_digit())
    };
    let last = steps.iter().rposition(|step| !is_word(step));
    match last {
        Some(at) => {
            let name = pascal(&pointer::name(steps[at]));
            if steps[at..].contains(&"items") {
                item_name(&name)
            } else {
                name
            }
        }
        None => format!("{}Args", pascal(context)),
    }
}

/// Whether a ref names another document, rather than a place in this one or the bare name of a schema.
fn is_elsewhere(reference: &str) -> bool {
    let address = reference.split('#').next().unwrap_or_default();
    address.contains(['/', '.', ':'])
}

/// Names that libraries generate if there is none.
fn is_made_up(pointer: &str) -> bool {
    pointer
        .rsplit('/')
        .next()
        .is_some_and(|name| name.starts_with("__schema"))
}

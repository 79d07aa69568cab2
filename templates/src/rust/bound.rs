//! How values get from a bound tool to its method and back: moved field by field where the Rust types are the same, as
//! JSON everywhere else.

use std::collections::{HashMap, HashSet};

use toolc_compiler::ir::{
    Design, Expr, ExprEntry, Implementation, Method, PathStep, Presence, Record, Rest, Root, Tool,
    Type, TypeKind, Value,
};

use super::aliases::Aliases;
use super::idents::{self, Case, Scope};
use super::literal;
use crate::code::Code;

/// The ways between a bound tool and its method.
pub(super) struct Bound<'d> {
    pub method: &'d Method,
    /// How the arguments become the payload.
    pub payload: Way,
    /// How the method's result becomes the tool's; `None` where both have none.
    pub result: Option<Way>,
    /// Whether items are of the same type at both sides, where both stream.
    pub same_items: bool,
}

/// How a value gets to the other side.
pub(super) enum Way {
    /// It is moved as it is.
    Whole,
    /// Its fields are: the initializers of a struct literal.
    Fields(Vec<Init>),
    /// It travels as JSON.
    Json,
}

/// A field of a struct literal.
pub(super) struct Init {
    pub name: String,
    pub value: Moved,
}

/// What a field is made of.
#[derive(PartialEq, Eq, Hash, Clone)]
pub(super) enum Moved {
    /// A field of the arguments.
    Argument(String),
    /// A field of what the context gives.
    Injected(String),
    /// A field of the method's result.
    Result(String),
    /// An expression.
    Constant(String),
}

impl Moved {
    pub(super) fn code(&self) -> Code {
        match self {
            Self::Argument(name) => format!("args.{name}").into(),
            Self::Injected(name) => format!("injected.{name}").into(),
            Self::Result(name) => format!("result.{name}").into(),
            Self::Constant(value) => value.into(),
        }
    }
}

impl<'d> Bound<'d> {
    /// The ways of a tool that a method implements; `opaque` where nobody knows the fields of its arguments.
    pub(super) fn of(
        design: &'d Design,
        aliases: &Aliases,
        tool: &Tool,
        opaque: bool,
    ) -> Option<Self> {
        let Implementation::Method { method } = tool.implementation else {
            return None;
        };
        let method = &design[method];
        let result = match (&tool.result, &method.result) {
            (Some(ours), Some(theirs)) => Some(result(aliases, tool, ours, theirs)),
            (_, _) => None,
        };
        let same_items = match (&tool.streams, &method.streams) {
            (Some(ours), Some(theirs)) => same(aliases, theirs, ours, Limits::Any),
            (_, _) => false,
        };
        Some(Self {
            method,
            payload: payload(aliases, tool, method, opaque),
            result,
            same_items,
        })
    }

    /// Whether the codec of the method's result is asked for.
    pub(super) fn reads_result(&self) -> bool {
        matches!(self.result, Some(Way::Json))
    }

    /// Whether the codec of the method's items is asked for.
    pub(super) fn reads_items(&self) -> bool {
        self.method.streams.is_some() && !self.same_items
    }
}

fn payload(aliases: &Aliases, tool: &Tool, method: &Method, opaque: bool) -> Way {
    let mapping = tool
        .binding
        .as_ref()
        .and_then(|binding| binding.args.as_deref());
    let (ours, theirs) = (&tool.payload, &method.payload);
    if mapping.is_none() && ours.declared.is_some() && ours.declared == theirs.declared {
        return Way::Whole;
    }
    let plain = !opaque
        && theirs.declared.is_none()
        && matches!(ours.record.rest, Rest::Closed)
        && matches!(theirs.record.rest, Rest::Closed);
    let fields = match (plain, mapping) {
        (false, _) => None,
        (true, None) => by_name(aliases, tool, &theirs.record),
        (true, Some(entries)) => by_mapping(aliases, tool, &theirs.record, entries),
    };
    fields.map_or(Way::Json, Way::Fields)
}

fn result(aliases: &Aliases, tool: &Tool, ours: &Type, theirs: &Type) -> Way {
    if tool
        .binding
        .as_ref()
        .is_some_and(|binding| binding.result.is_some())
    {
        return Way::Json;
    }
    if same(aliases, theirs, ours, Limits::Any) {
        return Way::Whole;
    }
    match (&ours.kind, &theirs.kind) {
        (TypeKind::Record(ours_record), TypeKind::Record(theirs_record))
            if ours.constraints.is_none() && theirs.constraints.is_none() =>
        {
            fields(aliases, ours_record, theirs_record).map_or(Way::Json, Way::Fields)
        }
        (_, _) => Way::Json,
    }
}

/// The fields of a payload from arguments of the same name.
fn by_name(aliases: &Aliases, tool: &Tool, target: &Record) -> Option<Vec<Init>> {
    let sources = Sources::of(aliases, tool);
    let inits = target.fields.iter().zip(names(target));
    inits
        .map(|(field, name)| {
            let value = sources.take(&field.name, field)?;
            Some(Init { name, value })
        })
        .collect()
}

/// The fields of a payload from a mapping of single arguments and plain constants.
fn by_mapping(
    aliases: &Aliases,
    tool: &Tool,
    target: &Record,
    entries: &[ExprEntry],
) -> Option<Vec<Init>> {
    let sources = Sources::of(aliases, tool);
    let entries: HashMap<&str, &Expr> = entries
        .iter()
        .map(|entry| (&*entry.name, &entry.value))
        .collect();
    let mut taken: HashSet<Moved> = HashSet::new();
    let mut inits = Vec::with_capacity(target.fields.len());
    for (field, name) in target.fields.iter().zip(names(target)) {
        let value = match (entries.get(&*field.name).copied(), &field.presence) {
            (Some(Expr::Path(path)), _) => match (&path.root, &path.steps[..], path.count) {
                (Root::Args, [PathStep::Key(key)], false) => {
                    let value = sources.take(key, field)?;
                    // Nothing can be moved twice.
                    if !taken.insert(value.clone()) {
                        return None;
                    }
                    value
                }
                (_, _, _) => return None,
            },
            (Some(Expr::Value(value)), _) => {
                Moved::Constant(constant(value, &field.ty, &field.presence)?)
            }
            (Some(Expr::List(_) | Expr::Object(_)), _)
            | (None, Presence::Required { .. } | Presence::Defaulted { .. }) => return None,
            (None, Presence::Optional { .. }) => match field.ty.kind {
                TypeKind::String | TypeKind::Int | TypeKind::Bool | TypeKind::Float => {
                    Moved::Constant("None".to_owned())
                }
                TypeKind::Bytes
                | TypeKind::Format { .. }
                | TypeKind::Path
                | TypeKind::Json
                | TypeKind::Null
                | TypeKind::List { .. }
                | TypeKind::Map { .. }
                | TypeKind::Tuple { .. }
                | TypeKind::Record(_)
                | TypeKind::Union { .. }
                | TypeKind::Literals { .. }
                | TypeKind::Nullable { .. }
                | TypeKind::Named { .. }
                | TypeKind::Unknown => return None,
            },
        };
        inits.push(Init { name, value });
    }
    Some(inits)
}

/// A constant of a plain type.
fn constant(value: &Value, ty: &Type, presence: &Presence) -> Option<String> {
    let text = match (value, &ty.kind) {
        (Value::String(text), TypeKind::String) => format!("{}.to_owned()", literal::string(text)),
        (Value::Number(text), TypeKind::Int) => text.to_string(),
        (Value::Bool(value), TypeKind::Bool) => value.to_string(),
        (_, _) => return None,
    };
    match presence {
        Presence::Required { .. } | Presence::Defaulted { .. } => Some(text),
        Presence::Optional { .. } => Some(format!("Some({text})")),
    }
}

/// The arguments of a tool, by what handlers call them.
struct Sources<'a> {
    aliases: &'a Aliases,
    tool: &'a Tool,
    args: Vec<String>,
    injected: Vec<String>,
    /// Where an argument is among all, the injected ones last.
    places: HashMap<&'a str, usize>,
}

impl<'a> Sources<'a> {
    fn of(aliases: &'a Aliases, tool: &'a Tool) -> Self {
        let args = tool.payload.record.fields.iter().map(|field| &*field.name);
        let injected = tool.payload.injected.iter();
        let injected = injected.map(|argument| &*argument.name);
        Self {
            aliases,
            tool,
            args: names(&tool.payload.record),
            injected: idents::all(Case::Snake, injected.clone(), &mut Scope::default()),
            places: first_places(args.chain(injected)),
        }
    }

    /// The argument `name`, where it can be moved into `field`.
    fn take(&self, name: &str, field: &toolc_compiler::ir::Field) -> Option<Moved> {
        let payload = &self.tool.payload;
        let index = *self.places.get(name)?;
        if let Some(source) = payload.record.fields.get(index) {
            let moves = same(self.aliases, &source.ty, &field.ty, Limits::Kept)
                && same_presence(&source.presence, &field.presence)
                && source.annotations.secret == field.annotations.secret;
            return moves.then(|| Moved::Argument(self.args[index].clone()));
        }
        let index = index - payload.record.fields.len();
        let source = &payload.injected[index];
        let optional = matches!(field.presence, Presence::Optional { .. });
        let moves = same(self.aliases, &source.ty, &field.ty, Limits::Kept)
            && source.optional == optional
            && source.secret == field.annotations.secret;
        moves.then(|| Moved::Injected(self.injected[index].clone()))
    }
}

/// The fields of one record from those of another that has the same.
fn fields(aliases: &Aliases, ours: &Record, theirs: &Record) -> Option<Vec<Init>> {
    if !matches!((&ours.rest, &theirs.rest), (Rest::Closed, Rest::Closed)) {
        return None;
    }
    let other = names(theirs);
    let places = first_places(theirs.fields.iter().map(|field| &*field.name));
    let pairs = ours.fields.iter().zip(names(ours)).map(|(field, name)| {
        let index = *places.get(&*field.name)?;
        let source = &theirs.fields[index];
        let fits = same(aliases, &source.ty, &field.ty, Limits::Any)
            && same_presence(&field.presence, &source.presence)
            && field.annotations.secret == source.annotations.secret;
        let value = Moved::Result(other[index].clone());
        fits.then_some(Init { name, value })
    });
    pairs.collect()
}

/// Where the first of each name is.
fn first_places<'n>(names: impl Iterator<Item = &'n str>) -> HashMap<&'n str, usize> {
    let mut places = HashMap::new();
    for (at, name) in names.enumerate() {
        places.entry(name).or_insert(at);
    }
    places
}

/// What the fields of a record are called.
fn names(record: &Record) -> Vec<String> {
    idents::all(
        Case::Snake,
        record.fields.iter().map(|field| &*field.name),
        &mut Scope::default(),
    )
}

/// Whether two fields have the same Rust type, as far as presence decides it.
fn same_presence(a: &Presence, b: &Presence) -> bool {
    let optional = |presence: &Presence| matches!(presence, Presence::Optional { .. });
    optional(a) == optional(b)
}

/// What is asked of the limits of two types that are the same Rust type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Limits {
    /// Nothing: they are checked behind the move.
    Any,
    /// The target has none that the source has not.
    Kept,
}

/// Whether two types are the same Rust type wherever they stand.
fn same(aliases: &Aliases, from: &Type, to: &Type, limits: Limits) -> bool {
    let kept =
        limits == Limits::Any || to.constraints.is_none() || from.constraints == to.constraints;
    kept && match (&from.kind, &to.kind) {
        (TypeKind::Named { id: a }, TypeKind::Named { id: b }) => a == b && aliases.is_one_type(*a),
        (TypeKind::List { items: a }, TypeKind::List { items: b }) => same(aliases, a, b, limits),
        (TypeKind::Map { values: a }, TypeKind::Map { values: b }) => same(aliases, a, b, limits),
        (TypeKind::Nullable { inner: a }, TypeKind::Nullable { inner: b }) => {
            same(aliases, a, b, limits)
        }
        (TypeKind::Format { format: a }, TypeKind::Format { format: b }) => a == b,
        (TypeKind::String, TypeKind::String)
        | (TypeKind::Int, TypeKind::Int)
        | (TypeKind::Float, TypeKind::Float)
        | (TypeKind::Bool, TypeKind::Bool)
        | (TypeKind::Bytes, TypeKind::Bytes)
        | (TypeKind::Path, TypeKind::Path)
        | (TypeKind::Json, TypeKind::Json)
        | (TypeKind::Null, TypeKind::Null) => true,
        (
            TypeKind::Named { .. }
            | TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Nullable { .. }
            | TypeKind::Format { .. }
            | TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Path
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Union { .. }
            | TypeKind::Literals { .. }
            | TypeKind::Unknown,
            _,
        ) => false,
    }
}

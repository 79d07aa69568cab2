//! Types: Structs, enums, unions, aliases.

use std::collections::{BTreeSet, HashMap, HashSet};

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Presence, Value};

use crate::code::{Bracket, Code, Seen};
use crate::page::Page;
use crate::python::annotations::{self, Style, annotation, scalar};
use crate::python::classes::{Class, is_odd};
use crate::python::lower::{
    Body, EnumMember, Item as Lowered, Kind, Member, RecordBody, RestShape, Shape, Tagged,
    Variant as LoweredVariant,
};
use crate::python::{docs, given, literal, symbols};
use crate::slot::Slot;

/// What `types.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Types {
    header: Slot,
    docs: Slot,
    /// Types of other modules that this one has for everybody.
    reexported: Slot,
    exported: Slot,
    items: Vec<Item>,
}

/// A type: a class of a record or an enum; else an alias, behind the classes of its variants.
#[derive(Default, JsonSchema, Serialize)]
struct Item {
    name: Option<Slot>,
    /// Its name as a literal.
    text: Option<Slot>,
    docs: Option<Slot>,
    record: Option<Record>,
    r#enum: Option<Enum>,
    variants: Vec<Variant>,
    /// What an alias is.
    r#type: Option<Slot>,
    /// The same as a literal, where msgspec cannot read it.
    quoted: Option<Slot>,
    /// What msgspec reads for it, where type checkers see something else.
    held: Option<Slot>,
    checked: Option<Checked>,
}

/// An alias that is a type of its own.
#[derive(JsonSchema, Serialize)]
struct Checked {
    /// What type checkers see it hold.
    base: Slot,
    /// What msgspec reads.
    held: Slot,
    codec: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Record {
    /// The code of the error that it is.
    error: Option<Slot>,
    /// Whether msgspec has no Struct for it.
    own: bool,
    rename: Option<Slot>,
    fields: Vec<Field>,
    /// The field of undeclared keys.
    rest: Option<Rest>,
    /// What makes one of Python's own values, where it has dates, times or ids.
    make: Option<Make>,
}

/// The class method that makes a record.
#[derive(JsonSchema, Serialize)]
struct Make {
    name: Slot,
    /// Those behind `cls`.
    parameters: Slot,
    /// What the runtime is told of the record: its codec, as a literal, and each field.
    given: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Field {
    name: Slot,
    r#type: Slot,
    default: Option<Slot>,
    docs: Option<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct Rest {
    name: Slot,
    r#type: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Enum {
    base: Slot,
    members: Vec<EnumMemberOf>,
}

#[derive(JsonSchema, Serialize)]
struct EnumMemberOf {
    name: Slot,
    value: Slot,
    docs: Option<Slot>,
}

/// A variant of a tagged union.
#[derive(JsonSchema, Serialize)]
struct Variant {
    name: Slot,
    /// The class whose fields stand beside the tag.
    base: Option<Slot>,
    tag_field: Slot,
    /// Nothing where msgspec takes no such key.
    tag: Option<Slot>,
    /// The key and the tag, where the runtime reads it.
    own_tag: Option<Slot>,
    /// What stands below the tag.
    value: Option<Slot>,
    docs: Slot,
}

/// `types.py`: these types, and the names that others have; `reexported` come from elsewhere.
pub(crate) fn page(
    items: &[Lowered<'_>],
    reexported: Vec<Code>,
    exported: &[String],
    about: &str,
    folder: &str,
    header: &str,
) -> Page {
    let ordered = ordered(items).into_iter();
    let model = Types {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        reexported: Slot::used(Code::Items(reexported)),
        exported: Slot::code(literal::strings(exported)),
        items: ordered.map(item).collect(),
    };
    Page::of(folder, "types", "python/types", model).exporting(exported.to_vec())
}

fn item(lowered: &Lowered<'_>) -> Item {
    let mut item = Item {
        name: Some(Slot::name(&lowered.name)),
        docs: docs::some(&lowered.docs),
        ..Item::default()
    };
    let (code, is_quoted) = match &lowered.body {
        Body::Record(body) => {
            item.record = Some(record(lowered, body));
            return item;
        }
        Body::Enum { members, texts } => {
            item.r#enum = Some(enumeration(members, *texts));
            return item;
        }
        Body::Literals { values, own: true } => (annotations::quoted_literals(values), true),
        Body::Literals { values, own: false } => {
            (annotations::literals(values.iter().copied()), false)
        }
        Body::Tagged(tagged) => {
            let variants = tagged.variants.iter();
            item.variants = variants
                .map(|variant| self::variant(&lowered.name, tagged, variant))
                .collect();
            let classes = tagged.variants.iter();
            let classes = classes.map(|variant| Code::text(&variant.class));
            (Code::either(classes.collect()), tagged.own)
        }
        Body::Union { alternatives, own } => {
            let style = if *own { Style::Quoted } else { Style::Checked };
            (annotations::either(alternatives, style), *own)
        }
        Body::Tail { places, tail, .. } => {
            let places = places.iter();
            let mut all: Vec<Code> = places
                .map(|place| annotation(place, Style::Quoted))
                .collect();
            let rest = annotation(tail, Style::Quoted);
            all.push(Code::of("*tuple", vec![rest, Code::word("...")]));
            (Code::of("tuple", all), true)
        }
        Body::Alias(shape) if lowered.crossing => (annotation(shape, Style::Quoted), true),
        Body::Alias(shape) => (annotation(shape, Style::Checked), false),
        Body::Checked(shape) => {
            item.text = Some(Slot::literal(&*lowered.name));
            item.checked = Some(Checked {
                base: Slot::code(annotation(shape, Style::Plain)),
                held: Slot::code(annotation(shape, Style::Checked)),
                codec: Slot::literal(&*lowered.codec),
            });
            return item;
        }
        Body::Held { name, shape } => {
            item.held = Some(Slot::code(annotation(shape, Style::Checked)));
            (symbols::visible(name), true)
        }
        Body::Recursive(shape) => (annotation(shape, Style::Quoted), true),
        Body::Narrowed { name, .. } => (symbols::visible(name), true),
    };
    if is_quoted {
        item.quoted = Some(Slot::code(Code::Quoted(
            literal::string(&code.flat()),
            Box::new(code.seen(Seen::Checked)),
        )));
        item.text = Some(Slot::literal(&*lowered.name));
    } else {
        item.r#type = Some(Slot::code(code));
    }
    item
}

fn enumeration(members: &[EnumMember<'_>], texts: bool) -> Enum {
    let base = if texts { "StrEnum" } else { "IntEnum" };
    let members = members.iter().map(|member| EnumMemberOf {
        name: Slot::name(&member.ident),
        value: Slot::code(scalar(member.value).into()),
        docs: member.docs.as_deref().and_then(docs::some),
    });
    Enum {
        base: Slot::code(symbols::from_library("enum", base)),
        members: members.collect(),
    }
}

fn record(item: &Lowered<'_>, record: &RecordBody<'_>) -> Record {
    let fields = record.fields.iter();
    Record {
        error: item.error.map(Slot::literal),
        own: record.own,
        rename: renamed(&record.fields).map(Slot::code),
        fields: fields.map(|member| field(item, member)).collect(),
        rest: record.rest.ident().map(|ident| Rest {
            name: Slot::name(ident),
            r#type: Slot::code(match &record.rest {
                RestShape::Closed | RestShape::Open(_) => symbols::toolrt("toolrt.Json"),
                RestShape::Kept(_, shape) => annotation(shape, Style::Checked),
            }),
        }),
        make: given::widens(record).then(|| make(item, record)),
    }
}

/// The class method of a record; no field has its name.
fn make(item: &Lowered<'_>, record: &RecordBody<'_>) -> Make {
    let idents: Vec<&str> = record.idents().collect();
    let mut name = "make".to_owned();
    while idents.contains(&&*name) {
        name.push('_');
    }
    let seen = |code: Code| code.seen(Seen::Checked);
    let fields = record.fields.iter();
    let mut parameters = vec![Code::word("cls"), Code::word("*")];
    parameters.extend(fields.map(|field| given::parameter(field, Style::Quoted, &seen)));
    parameters.extend(given::rest_parameter(&record.rest, Style::Quoted, &seen));
    let mut given = vec![
        Code::word("cls"),
        Code::word("__name__"),
        literal::string(&item.codec).into(),
    ];
    given.extend(
        idents
            .iter()
            .map(|ident| Code::named(*ident, Code::text((*ident).to_owned()))),
    );
    Make {
        name: Slot::name(&name),
        parameters: Slot::code(Code::Items(parameters)),
        given: Slot::code(Code::Items(given)),
    }
}

/// `{"type_": "type"}`, where attributes are not called like keys.
fn renamed(fields: &[Member<'_>]) -> Option<Code> {
    let renamed = fields.iter().filter(|field| field.ident != field.wire);
    let pairs = renamed.map(|field| {
        let key = literal::string(&field.ident);
        Code::pair(key, literal::string(field.wire).into())
    });
    let pairs: Vec<Code> = pairs.collect();
    (!pairs.is_empty()).then(|| Code::display(Bracket::Curly, pairs))
}

fn field(item: &Lowered<'_>, member: &Member<'_>) -> Field {
    let mut code = annotation(&member.shape, Style::Checked);
    let default = match &*member.presence {
        Presence::Required { .. } => None,
        Presence::Optional { .. } => {
            let unset = symbols::from_library("msgspec", "UnsetType");
            code = Code::either(vec![code, unset]);
            Some(symbols::from_library("msgspec", "UNSET"))
        }
        Presence::Defaulted { default } => Some(default_value(item, member, default)),
    };
    Field {
        name: Slot::name(&member.ident),
        r#type: Slot::code(code),
        default: default.map(Slot::code),
        docs: member.docs.as_deref().and_then(docs::some),
    }
}

/// What stands behind the `=` of a field with a default.
fn default_value(item: &Lowered<'_>, member: &Member<'_>, value: &Value) -> Code {
    if let Some(constant) = constant(&member.shape, value) {
        return constant;
    }
    // A Struct copies these; what only `toolrt.default` makes is new each time. Of errors, linters do not know that.
    let own = matches!(&item.body, Body::Record(record) if record.own) || item.error.is_some();
    if !own && !member.shape.secret {
        match (&member.shape.kind, value) {
            (Kind::List(_), Value::List(items)) if items.is_empty() => return Code::word("[]"),
            (Kind::Map(_), Value::Object(entries)) if entries.is_empty() => {
                return Code::word("{}");
            }
            _ => {}
        }
    }
    let call = Code::call(
        symbols::toolrt("toolrt.default"),
        vec![
            Code::word("__name__"),
            literal::string(&item.codec).into(),
            literal::string(member.wire).into(),
        ],
    );
    let factory = Code::named("default_factory", call);
    Code::call(
        symbols::of_library("msgspec", "msgspec.field"),
        vec![factory],
    )
}

/// A default that may be shared, since nobody can change it.
fn constant(shape: &Shape<'_>, value: &Value) -> Option<Code> {
    if shape.nullable && *value == Value::Null {
        return Some(Code::word("None"));
    }
    // What checks is not there yet while types are made.
    if shape.secret || shape.newtype.is_some() {
        return None;
    }
    match (&shape.kind, value) {
        (Kind::Null, _) => Some(Code::word("None")),
        (Kind::Bool, Value::Bool(_)) => Some(scalar(value).into()),
        (Kind::Int, Value::Number(text)) => Some(literal::integer(text).into()),
        (Kind::Float, Value::Number(text)) => Some(literal::float(text).into()),
        (Kind::Text("bytes" | "decimal") | Kind::Own(_), _) => None,
        (Kind::Text(_), Value::String(text)) => Some(literal::string(text).into()),
        (Kind::Literals(values), _) => values
            .iter()
            .find(|known| is_same(known, value))
            .map(|known| scalar(known).into()),
        (Kind::Nominal(nominal), _) => match &nominal.class {
            Class::Enum(members) => members.name_of(value).map(|ident| {
                let class = symbols::visible(&nominal.name);
                Code::Seq(vec![class, Code::from(format!(".{ident}"))])
            }),
            Class::Record | Class::Other => None,
        },
        (Kind::Json, Value::Null | Value::Bool(_)) => Some(scalar(value).into()),
        (Kind::Json, Value::String(text)) => Some(literal::string(text).into()),
        _ => None,
    }
}

/// Whether two values are one; numbers compare by value.
fn is_same(a: &Value, b: &Value) -> bool {
    match (a, b) {
        (Value::Number(a), Value::Number(b)) => toolc_compiler::decimal::compare(a, b).is_eq(),
        (a, b) => a == b,
    }
}

fn variant(union: &str, tagged: &Tagged<'_>, variant: &LoweredVariant<'_>) -> Variant {
    // msgspec takes no such key; a record of the runtime does.
    let own = matches!(&variant.base, Some((_, true)));
    let odd = variant.base.is_some() && is_odd(tagged.tag) && !own;
    let about = format!(
        "The variant {} of {}.",
        docs::code(variant.wire),
        docs::code(union)
    );
    let base = variant.base.as_ref();
    let pair = [tagged.tag, variant.wire].map(|text| literal::string(text).into());
    Variant {
        name: Slot::name(&variant.class),
        base: base.map(|(base, _)| Slot::code(symbols::visible(base))),
        tag_field: Slot::literal(tagged.tag),
        tag: (!odd).then(|| Slot::literal(variant.wire)),
        own_tag: odd.then(|| Slot::code(Code::display(Bracket::Round, pair.to_vec()))),
        value: (variant.base.is_none())
            .then(|| Slot::code(annotation(&variant.shape, Style::Checked))),
        docs: Slot::docs(docs::or(variant.docs, &about)),
    }
}

/// Items in an order in which each finds what it needs when the module is loaded.
fn ordered<'a, 'd>(items: &'a [Lowered<'d>]) -> Vec<&'a Lowered<'d>> {
    let homes: HashMap<&str, usize> = items
        .iter()
        .enumerate()
        .map(|(index, item)| (&*item.name, index))
        .collect();
    let mut out = Vec::with_capacity(items.len());
    let mut done = HashSet::new();
    // Unions whose variants are records of modules that load this one come last: these may ask for the classes here.
    let crosses = |item: &Lowered<'_>| item.crossing && matches!(item.body, Body::Tagged(_));
    let (first, last): (Vec<usize>, Vec<usize>) = if items.iter().any(crosses) {
        let is_class =
            |index: &usize| matches!(items[*index].body, Body::Record(_) | Body::Enum { .. });
        (0..items.len()).partition(is_class)
    } else {
        ((0..items.len()).collect(), Vec::new())
    };
    for index in first.into_iter().chain(last) {
        place(items, &homes, index, &mut done, &mut out);
    }
    out
}

/// Puts an item behind those that it needs; what needs itself is read by its table, and needs nothing.
fn place<'a, 'd>(
    items: &'a [Lowered<'d>],
    homes: &HashMap<&str, usize>,
    index: usize,
    done: &mut HashSet<usize>,
    out: &mut Vec<&'a Lowered<'d>>,
) {
    let mut open = vec![(index, false)];
    while let Some((index, ready)) = open.pop() {
        if ready {
            out.push(&items[index]);
            continue;
        }
        if !done.insert(index) {
            continue;
        }
        open.push((index, true));
        let mut needed = BTreeSet::new();
        needs(&items[index], &mut needed);
        let needed = needed.iter().filter_map(|name| homes.get(&**name));
        let mut needed: Vec<usize> = needed
            .copied()
            .filter(|other| !done.contains(other))
            .collect();
        needed.reverse();
        open.extend(needed.into_iter().map(|other| (other, false)));
    }
}

/// The names that must be there when an item is.
fn needs(item: &Lowered<'_>, found: &mut BTreeSet<String>) {
    match &item.body {
        Body::Record(record) => {
            for member in &record.fields {
                if let (Kind::Nominal(nominal), Presence::Defaulted { .. }) =
                    (&member.shape.kind, &*member.presence)
                {
                    found.insert(nominal.name.clone());
                }
            }
            // Above its declaration, mypy takes an alias that is called like a builtin for the builtin.
            let mut aliases = BTreeSet::new();
            for member in &record.fields {
                named(&member.shape, &mut aliases);
            }
            if let RestShape::Kept(_, rest) = &record.rest {
                named(rest, &mut aliases);
            }
            found.extend(aliases.into_iter().filter(|name| is_builtin(name)));
        }
        Body::Tagged(tagged) => {
            let bases = tagged
                .variants
                .iter()
                .filter_map(|variant| variant.base.as_ref());
            found.extend(bases.map(|(base, _)| base.clone()));
        }
        Body::Union {
            alternatives,
            own: false,
        } => {
            alternatives.iter().for_each(|shape| named(shape, found));
        }
        Body::Alias(shape) if !item.crossing => named(shape, found),
        Body::Alias(_)
        | Body::Enum { .. }
        | Body::Literals { .. }
        | Body::Union { own: true, .. }
        | Body::Tail { .. }
        | Body::Checked(_)
        | Body::Held { .. }
        | Body::Recursive(_)
        | Body::Narrowed { .. } => {}
    }
}

/// Whether Python has a class or constant of its own by a name as types have it: exceptions, most of them.
fn is_builtin(name: &str) -> bool {
    name.ends_with("Error")
        || name.ends_with("Warning")
        || name.ends_with("Exception")
        || name.ends_with("ExceptionGroup")
        || matches!(
            name,
            "Ellipsis"
                | "GeneratorExit"
                | "KeyboardInterrupt"
                | "NotImplemented"
                | "StopAsyncIteration"
                | "StopIteration"
                | "SystemExit"
        )
}

/// The names in an annotation.
fn named(shape: &Shape<'_>, found: &mut BTreeSet<String>) {
    found.extend(shape.alias.iter().cloned());
    found.extend(shape.newtype.iter().map(|newtype| newtype.held.clone()));
    match &shape.kind {
        Kind::List(inner) | Kind::Map(inner) => named(inner, found),
        Kind::Tuple(shapes) | Kind::Union(shapes) => {
            shapes.iter().for_each(|shape| named(shape, found));
        }
        Kind::Nominal(nominal) => {
            found.insert(nominal.name.clone());
        }
        Kind::Null
        | Kind::Bool
        | Kind::Json
        | Kind::Int
        | Kind::Float
        | Kind::Text(_)
        | Kind::Own(_)
        | Kind::Literals(_) => {}
    }
}

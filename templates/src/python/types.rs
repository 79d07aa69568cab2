//! The Python text of types: Structs, enums, unions, aliases.

use std::collections::{BTreeSet, HashMap, HashSet};

use toolc_compiler::ir::{Presence, Value};

use super::annotations::{self, Style, annotation, scalar};
use super::docs;
use super::layout::{self, Bracket, Code};
use super::literal;
use super::lower::{
    Body, Class, EnumMember, Item, Kind, Member, RecordBody, RestShape, Shape, Tagged,
};

/// The text of all items, each before those that need it when the module is loaded; and the types in them that only checkers see.
pub(super) fn items(items: &[Item<'_>]) -> (Vec<String>, String) {
    let mut seen = String::new();
    let ordered = ordered(items).into_iter();
    let texts = ordered.map(|item| text(item, &mut seen)).collect();
    (texts, seen)
}

fn text(item: &Item<'_>, seen: &mut String) -> String {
    match &item.body {
        Body::Record(record) => record_class(item, record),
        Body::Enum { members, texts } => enum_class(item, members, *texts),
        Body::Literals { values, own } => {
            if *own {
                opaque(item, &annotations::quoted_literals(values), seen)
            } else {
                alias(item, &annotations::literals(values.iter().copied()))
            }
        }
        Body::Tagged(tagged) => tagged_union(item, tagged, seen),
        Body::Union { alternatives, own } => {
            if *own {
                let code = annotations::either(alternatives, Style::Quoted);
                opaque(item, &code, seen)
            } else {
                alias(item, &annotations::either(alternatives, Style::Checked))
            }
        }
        Body::Tail { places, tail, .. } => {
            let mut all: Vec<Code> = places
                .iter()
                .map(|place| annotation(place, Style::Quoted))
                .collect();
            let rest = annotation(tail, Style::Quoted);
            all.push(Code::of("*tuple", vec![rest, Code::text("...")]));
            opaque(item, &Code::of("tuple", all), seen)
        }
        Body::Alias(shape) if item.crossing => {
            opaque(item, &annotation(shape, Style::Quoted), seen)
        }
        Body::Alias(shape) => {
            let code = annotation(shape, Style::Checked);
            alias(item, &code)
        }
        Body::Recursive(shape) => opaque(item, &annotation(shape, Style::Quoted), seen),
        Body::Narrowed { name, .. } => opaque(item, &Code::text(name), seen),
    }
}

/// `Name: TypeAlias = …`, and what the author says of it.
fn alias(item: &Item<'_>, code: &Code) -> String {
    let text = layout::declaration(0, &item.name, &Code::text("TypeAlias"), Some(code));
    text + &docs::docstring(0, &item.docs)
}

/// A type that msgspec cannot read: checkers see what it is, msgspec sees what reads it.
fn opaque(item: &Item<'_>, code: &Code, seen: &mut String) -> String {
    let flat = code.flat();
    let quoted = Code::text(literal::string(&flat));
    seen.push_str(&flat);
    seen.push('\n');
    let name = &item.name;
    let known = layout::declaration(4, name, &Code::text("TypeAlias"), Some(&quoted));
    let call = Code::call("toolrt.opaque", vec![Code::text(literal::string(name))]);
    let docs = docs::docstring(4, &item.docs);
    format!(
        "if TYPE_CHECKING:\n{known}{docs}else:\n{}",
        layout::assignment(4, name, &call)
    )
}

fn enum_class(item: &Item<'_>, members: &[EnumMember<'_>], texts: bool) -> String {
    let base = if texts { "StrEnum" } else { "IntEnum" };
    let mut out = layout::class(&item.name, vec![Code::text(base)]);
    let docs = docs::docstring(4, &item.docs);
    if !docs.is_empty() {
        out.push_str(&docs);
        out.push('\n');
    }
    for member in members {
        let value = Code::text(scalar(member.value));
        out.push_str(&layout::assignment(4, &member.ident, &value));
        if let Some(text) = &member.docs {
            out.push_str(&docs::docstring(4, text));
        }
    }
    out
}

fn record_class(item: &Item<'_>, record: &RecordBody<'_>) -> String {
    let mut bases = if record.own {
        vec![Code::text("toolrt.Record")]
    } else {
        let closed = !matches!(record.rest, RestShape::Open);
        let mut bases = vec![
            Code::text("Struct"),
            Code::named("kw_only", Code::text("True")),
        ];
        if closed {
            bases.push(Code::named("forbid_unknown_fields", Code::text("True")));
        }
        bases
    };
    if let (Some(renamed), false) = (renamed(&record.fields), record.own) {
        bases.push(renamed);
    }
    let mut out = layout::class(&item.name, bases);
    let docs = docs::docstring(4, &item.docs);
    let mut body = String::new();
    for member in &record.fields {
        field(&mut body, item, member);
    }
    if let RestShape::Kept(ident, shape) = &record.rest {
        let kept = Code::of(
            "dict",
            vec![Code::text("str"), annotation(shape, Style::Checked)],
        );
        let empty = factory("toolrt.empty");
        body.push_str(&layout::declaration(4, ident, &kept, Some(&empty)));
        body.push_str("    \"\"\"All other keys.\"\"\"\n");
    }
    if docs.is_empty() && body.is_empty() {
        body.push_str("    pass\n");
    }
    out.push_str(&docs);
    if !docs.is_empty() && !body.is_empty() {
        out.push('\n');
    }
    out + &body
}

/// `rename={"type_": "type"}`, where attributes are not called like keys.
fn renamed(fields: &[Member<'_>]) -> Option<Code> {
    let pairs: Vec<Code> = fields
        .iter()
        .filter(|field| field.ident != field.wire)
        .map(|field| {
            let value = Code::text(literal::string(field.wire));
            Code::pair(literal::string(&field.ident), value)
        })
        .collect();
    (!pairs.is_empty()).then(|| Code::named("rename", Code::display(Bracket::Curly, pairs)))
}

fn field(out: &mut String, item: &Item<'_>, member: &Member<'_>) {
    let mut code = annotation(&member.shape, Style::Checked);
    let value = match &*member.presence {
        Presence::Required { .. } => None,
        Presence::Optional { .. } => {
            code = Code::either(vec![code, Code::text("UnsetType")]);
            Some(Code::text("UNSET"))
        }
        Presence::Defaulted { default } => Some(default_value(item, member, default)),
    };
    out.push_str(&layout::declaration(
        4,
        &member.ident,
        &code,
        value.as_ref(),
    ));
    if let Some(text) = &member.docs {
        out.push_str(&docs::docstring(4, text));
    }
}

/// What stands behind the `=` of a field with a default.
fn default_value(item: &Item<'_>, member: &Member<'_>, value: &Value) -> Code {
    if let Some(constant) = constant(&member.shape, value) {
        return Code::text(constant);
    }
    // A Struct copies these; what only `toolrt.default` makes is new each time.
    let own = matches!(&item.body, Body::Record(record) if record.own);
    if !own && !member.shape.secret {
        match (&member.shape.kind, value) {
            (Kind::List(_), Value::List(items)) if items.is_empty() => return Code::text("[]"),
            (Kind::Map(_), Value::Object(entries)) if entries.is_empty() => {
                return Code::text("{}");
            }
            _ => {}
        }
    }
    let call = Code::call(
        "toolrt.default",
        vec![
            Code::text("__name__"),
            Code::text(literal::string(&item.codec)),
            Code::text(literal::string(member.wire)),
        ],
    );
    Code::call("msgspec.field", vec![Code::named("default_factory", call)])
}

fn factory(of: &str) -> Code {
    let factory = Code::named("default_factory", Code::text(of));
    Code::call("msgspec.field", vec![factory])
}

/// A default that may be shared, since nobody can change it.
fn constant(shape: &Shape<'_>, value: &Value) -> Option<String> {
    if shape.nullable && *value == Value::Null {
        return Some("None".to_owned());
    }
    if shape.secret {
        return None;
    }
    match (&shape.kind, value) {
        (Kind::Null, _) => Some("None".to_owned()),
        (Kind::Bool, Value::Bool(_)) => Some(scalar(value)),
        (Kind::Int, Value::Number(text)) => Some(literal::integer(text)),
        (Kind::Float, Value::Number(text)) => Some(literal::float(text)),
        (Kind::Text("bytes"), _) => None,
        (Kind::Text(_), Value::String(text)) => Some(literal::string(text)),
        (Kind::Literals(values), _) => values
            .iter()
            .find(|known| is_same(known, value))
            .map(|known| scalar(known)),
        (Kind::Nominal(nominal), _) => match &nominal.class {
            Class::Enum(members) => members
                .name_of(value)
                .map(|ident| format!("{}.{ident}", nominal.name)),
            Class::Record | Class::Other => None,
        },
        (Kind::Json, Value::Null | Value::Bool(_)) => Some(scalar(value)),
        (Kind::Json, Value::String(text)) => Some(literal::string(text)),
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

fn tagged_union(item: &Item<'_>, tagged: &Tagged<'_>, seen: &mut String) -> String {
    let mut out = String::new();
    for variant in &tagged.variants {
        let tag_field = Code::named("tag_field", Code::text(literal::string(tagged.tag)));
        let tag = Code::named("tag", Code::text(literal::string(variant.wire)));
        // msgspec takes no such key; a record of the runtime does.
        let own = matches!(&variant.base, Some((_, true)));
        let odd = super::names::is_odd(tagged.tag) && !own;
        let bases = match &variant.base {
            Some((base, _)) if odd => vec![Code::text(base)],
            Some((base, _)) => vec![Code::text(base), tag_field, tag],
            None => vec![
                Code::text("Struct"),
                Code::named("kw_only", Code::text("True")),
                Code::named("forbid_unknown_fields", Code::text("True")),
                tag_field,
                tag,
            ],
        };
        out.push_str(&layout::class(&variant.class, bases));
        let about = format!(
            "The variant {} of {}.",
            docs::code(variant.wire),
            docs::code(&item.name)
        );
        out.push_str(&docs::docstring(4, docs::or(variant.docs, &about)));
        if odd {
            let annotation = Code::of("ClassVar", vec![Code::text("tuple[str, str]")]);
            let pair = [tagged.tag, variant.wire].map(|text| Code::text(literal::string(text)));
            let pair = Code::display(Bracket::Round, pair.to_vec());
            out.push('\n');
            out.push_str(&layout::declaration(4, "__tag__", &annotation, Some(&pair)));
        }
        if variant.base.is_none() {
            out.push('\n');
            let code = annotation(&variant.shape, Style::Checked);
            out.push_str(&layout::declaration(4, "value", &code, None));
        }
        out.push_str("\n\n");
    }
    let classes = tagged
        .variants
        .iter()
        .map(|variant| Code::text(&variant.class));
    let code = Code::either(classes.collect());
    out.push_str(&if tagged.own {
        opaque(item, &code, seen)
    } else {
        alias(item, &code)
    });
    out
}

/// Items in an order in which each finds what it needs when the module is loaded.
fn ordered<'a, 'd>(items: &'a [Item<'d>]) -> Vec<&'a Item<'d>> {
    let homes: HashMap<&str, usize> = items
        .iter()
        .enumerate()
        .map(|(index, item)| (&*item.name, index))
        .collect();
    let mut out = Vec::with_capacity(items.len());
    let mut done = HashSet::new();
    // Unions whose variants are records of modules that load this one come last: these may ask for the classes here.
    let crosses = |item: &Item<'_>| item.crossing && matches!(item.body, Body::Tagged(_));
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
    items: &'a [Item<'d>],
    homes: &HashMap<&str, usize>,
    index: usize,
    done: &mut HashSet<usize>,
    out: &mut Vec<&'a Item<'d>>,
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
fn needs(item: &Item<'_>, found: &mut BTreeSet<String>) {
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
        | Kind::Literals(_) => {}
    }
}

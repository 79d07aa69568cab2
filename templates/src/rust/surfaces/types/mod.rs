//! Types: structs, enums, aliases, and how they are built.

use std::borrow::Cow;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Presence, Value};

use crate::code::Code;
use crate::page::Page;
use crate::plan::literals::Literals;
use crate::rust::defaults::{is_default_value, is_plain_text, long_default, short_default};
use crate::rust::docs::inner;
use crate::rust::lower::{self, Body, Kind, Member, RestShape, Shape};
use crate::rust::names::Traits;
use crate::rust::{columns, docs, layout, literal, rust_path};
use crate::slot::Slot;

/// What `types.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Types {
    header: Slot,
    docs: Slot,
    /// The types of packages that stand here, too.
    reexported: Vec<Slot>,
    items: Vec<Item>,
}

/// A type, as the template prints it.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Item {
    docs: Slot,
    name: Slot,
    derives: Vec<Slot>,
    /// The user's type that stands in its place.
    stands_in: Option<StandsIn>,
    alias: Option<Slot>,
    newtype: Option<Slot>,
    checked: Option<Checked>,
    record: Option<Record>,
    members: Option<Members>,
    variants: Vec<Variant>,
    /// Whether it is the errors of a tool or method.
    errors: bool,
}

#[derive(JsonSchema, Serialize)]
struct StandsIn {
    path: Slot,
    /// Its name here, where that is another one.
    name: Option<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct Record {
    fields: Vec<Field>,
    /// What has all other keys.
    kept: Option<Field>,
    /// What the runtime alone builds has no function for it.
    new: Option<New>,
    /// Whether `Debug` shows only the names of other keys, since the values may be secret.
    hides_rest: bool,
    /// Whether `Default` is written out.
    default: bool,
}

/// An alias that checks what it holds.
#[derive(JsonSchema, Serialize)]
struct Checked {
    r#type: Slot,
    /// Whether it holds a text.
    text: bool,
}

/// A field of a struct; a part without docs has none.
#[derive(JsonSchema, Serialize)]
struct Field {
    docs: Option<Slot>,
    name: Slot,
    r#type: Slot,
}

/// The function that takes required fields.
#[derive(JsonSchema, Serialize)]
struct New {
    parameters: Vec<Parameter>,
    /// Whether there are no others.
    is_whole: bool,
    locals: Vec<Init>,
    fields: Vec<Init>,
    defaults: Vec<DefaultFn>,
}

#[derive(JsonSchema, Serialize)]
struct Parameter {
    name: Slot,
    r#type: Slot,
    /// Whether any text does.
    text: bool,
}

/// A field or a local variable; one without a value has that of its name.
#[derive(JsonSchema, Serialize)]
struct Init {
    name: Slot,
    value: Option<Slot>,
}

/// The function that makes the default of a field.
#[derive(JsonSchema, Serialize)]
struct DefaultFn {
    function: Slot,
    r#type: Slot,
    value: Slot,
    /// Whether it is laid out as it is.
    is_data: bool,
}

/// The members of an enum of literals.
#[derive(JsonSchema, Serialize)]
struct Members {
    all: Vec<NamedValue>,
    /// Whether their list has a line for each.
    are_many: bool,
    /// Whether all of them are texts, or numbers.
    texts: bool,
    numbers: bool,
}

#[derive(JsonSchema, Serialize)]
struct NamedValue {
    docs: Option<Slot>,
    name: Slot,
    value: Slot,
}

/// A variant that holds a type.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Variant {
    docs: Option<Slot>,
    name: Slot,
    r#type: Slot,
}

/// `types.rs`.
pub(crate) fn page(
    folder: &str,
    header: &str,
    about: &str,
    reexported: Vec<String>,
    items: Vec<Item>,
) -> Page {
    let model = Types {
        header: Slot::lines(header),
        docs: Slot::lines(inner(about)),
        reexported: reexported
            .iter()
            .map(|shown| Slot::lines(shown.trim_end()))
            .collect(),
        items,
    };
    Page::of(folder, "types", "rust/types", model)
}

impl Item {
    /// A type without parts.
    fn bare(docs: &str, name: &str) -> Self {
        Self {
            docs: Slot::docs(docs),
            name: Slot::name(name),
            derives: Vec::new(),
            stands_in: None,
            alias: None,
            newtype: None,
            checked: None,
            record: None,
            members: None,
            variants: Vec::new(),
            errors: false,
        }
    }

    /// Another name of a type.
    pub(crate) fn alias(docs: &str, name: &str, rust: Code) -> Self {
        Self {
            alias: Some(Slot::code(rust)),
            ..Self::bare(docs, name)
        }
    }

    /// The errors of a tool or method.
    pub(crate) fn errors(docs: &str, name: &str, variants: Vec<Variant>) -> Self {
        Self {
            derives: ["Debug", "Clone"].map(Slot::word).to_vec(),
            variants,
            errors: true,
            ..Self::bare(docs, name)
        }
    }

    /// A struct that nobody builds but the runtime.
    pub(crate) fn given(docs: &str, name: &str, eq: bool, fields: Vec<Given<'_>>) -> Self {
        let traits = Traits {
            copy: false,
            ..Traits::ALL
        };
        let derives = derives(Traits { eq, ..traits }, DefaultBy::Nothing);
        let fields = fields.into_iter().map(|field| Field {
            docs: docs::some(field.docs),
            name: Slot::name(&field.name),
            r#type: Slot::code(field.rust.clone()),
        });
        Self {
            derives: derives.into_iter().map(Slot::word).collect(),
            record: Some(Record {
                fields: fields.collect(),
                kept: None,
                new: None,
                hides_rest: false,
                default: false,
            }),
            ..Self::bare(docs, name)
        }
    }

    /// A type of the design.
    pub(crate) fn of(item: &lower::Item<'_>) -> Self {
        let own = Self::bare(&item.docs, &item.name);
        let (traits, default) = match &item.body {
            Body::Struct { fields, .. } => (item.body.traits(), DefaultBy::of(fields)),
            Body::Literals { .. } => (Traits::ALL, DefaultBy::Nothing),
            Body::Tagged { .. }
            | Body::Union { .. }
            | Body::Alias(_)
            | Body::Newtype(_)
            | Body::Checked(_) => (item.body.traits(), DefaultBy::Nothing),
        };
        let mut known = derives(traits, default);
        if let Body::Checked(_) = &item.body {
            known.push("PartialOrd");
            known.extend(traits.eq.then_some("Ord"));
        }
        let mut has = known.clone();
        if default == DefaultBy::Hand {
            has.push("Default");
        }
        let further = item.extras.further(&has).into_iter().map(Slot::name);
        let hides_rest = matches!(
            item.body,
            Body::Struct {
                hides_rest: true,
                ..
            }
        );
        known.retain(|derived| !(hides_rest && *derived == "Debug"));
        let own = Self {
            derives: known.into_iter().map(Slot::word).chain(further).collect(),
            stands_in: item.extras.form_of.as_ref().map(|(path, name)| StandsIn {
                path: Slot::name(path),
                name: (rust_path::last(path) != name).then(|| Slot::name(name)),
            }),
            ..own
        };
        match &item.body {
            Body::Struct { fields, rest, .. } => Self {
                record: Some(Record {
                    hides_rest,
                    ..Record::of(fields, rest, default)
                }),
                ..own
            },
            Body::Literals { literals, docs } => Self {
                members: Some(Members::of(literals, docs)),
                ..own
            },
            Body::Tagged { variants, .. } | Body::Union { variants } => Self {
                variants: variants
                    .iter()
                    .map(|variant| Variant::of(variant.docs, &variant.ident, variant.shape.rust()))
                    .collect(),
                ..own
            },
            Body::Newtype(shape) => Self {
                newtype: Some(Slot::code(shape.rust())),
                ..own
            },
            Body::Checked(shape) => Self {
                checked: Some(Checked::of(shape)),
                ..own
            },
            Body::Alias(shape) => Self {
                alias: Some(Slot::code(shape.rust())),
                ..own
            },
        }
    }
}

impl Checked {
    fn of(shape: &Shape<'_>) -> Self {
        Self {
            r#type: Slot::code(shape.rust()),
            text: matches!(shape.kind, Kind::Text(_)),
        }
    }
}

/// A field of a struct that nobody builds but the runtime.
pub(crate) struct Given<'d> {
    pub docs: Option<&'d str>,
    pub name: String,
    pub rust: Code,
}

impl Variant {
    pub(crate) fn of(docs: Option<&str>, name: &str, rust: Code) -> Self {
        Self {
            docs: docs::some(docs),
            name: Slot::name(name),
            r#type: Slot::code(rust),
        }
    }
}

/// Where the `Default` of a type comes from.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DefaultBy {
    Nothing,
    Derive,
    Hand,
}

impl DefaultBy {
    fn of(fields: &[Member<'_>]) -> Self {
        if fields.iter().any(is_required) {
            Self::Nothing
        } else if fields.iter().all(is_default) {
            Self::Derive
        } else {
            Self::Hand
        }
    }
}

fn is_required(field: &Member<'_>) -> bool {
    matches!(field.presence, Presence::Required { .. })
}

/// Whether a field that is left out is what `Default` makes of it.
fn is_default(field: &Member<'_>) -> bool {
    match field.presence {
        Presence::Required { .. } => false,
        Presence::Optional { .. } => true,
        Presence::Defaulted { default } => is_default_value(&field.shape, default),
    }
}

fn derives(traits: Traits, default: DefaultBy) -> Vec<&'static str> {
    let mut all = vec!["Debug", "Clone"];
    if traits.copy {
        all.push("Copy");
    }
    if default == DefaultBy::Derive {
        all.push("Default");
    }
    all.push("PartialEq");
    if traits.eq {
        all.extend(["Eq", "Hash"]);
    }
    all
}

impl Record {
    fn of(fields: &[Member<'_>], rest: &RestShape<'_>, default: DefaultBy) -> Self {
        let kept = match rest {
            RestShape::Closed => None,
            RestShape::Open { ident } => Some((ident, Code::word("toolrt::Object"))),
            RestShape::Kept { ident, shape } => {
                let map = "std::collections::BTreeMap";
                Some((
                    ident,
                    Code::generic(map, vec![Code::word("String"), shape.rust()]),
                ))
            }
        };
        let empty = match rest {
            RestShape::Closed => None,
            RestShape::Open { .. } => Some(Code::word("toolrt::Object::new()")),
            RestShape::Kept { .. } => Some(Code::word("std::collections::BTreeMap::new()")),
        };
        let field = |field: &Member<'_>| Field {
            docs: docs::some(field.docs.as_deref()),
            name: Slot::name(&field.ident),
            r#type: Slot::code(field.rust.clone()),
        };
        Self {
            fields: fields.iter().map(field).collect(),
            new: Some(New::of(fields, rest.ident().zip(empty))),
            kept: kept.map(|(ident, rust)| Field {
                docs: None,
                name: Slot::name(ident),
                r#type: Slot::code(rust),
            }),
            hides_rest: false,
            default: default == DefaultBy::Hand,
        }
    }
}

impl New {
    /// `kept` is the field that has undeclared keys, with none in it.
    fn of(fields: &[Member<'_>], kept: Option<(&str, Code)>) -> Self {
        let parameters = fields.iter().filter(|field| is_required(field));
        let parameters = parameters.map(|field| Parameter {
            name: Slot::name(&field.ident),
            r#type: Slot::code(field.rust.clone()),
            text: is_plain_text(&field.shape),
        });
        let parameters: Vec<Parameter> = parameters.collect();
        let (mut locals, mut inits, mut defaults) = (Vec::new(), Vec::new(), Vec::new());
        let init = |name: &str, value: Option<Code>| Init {
            name: Slot::name(name),
            value: value.map(Slot::code),
        };
        for field in fields {
            let value = match field.presence {
                Presence::Required { .. } => {
                    is_plain_text(&field.shape).then(|| format!("{}.into()", field.ident).into())
                }
                Presence::Optional { .. } if field.maybe => {
                    Some(Code::word("toolrt::Maybe::Absent"))
                }
                Presence::Optional { .. } => Some(Code::word("None")),
                Presence::Defaulted { default } => {
                    let short = short_default(&field.shape, default);
                    if short.is_none() {
                        defaults.push(DefaultFn::of(field, default));
                    }
                    let value =
                        short.unwrap_or_else(|| format!("Self::{}()", field.default_fn).into());
                    if field.is_long() {
                        locals.push(init(&field.local, Some(value)));
                        Some(Code::from(&field.local))
                    } else {
                        Some(value)
                    }
                }
            };
            inits.push(init(&field.ident, value));
        }
        let is_whole = parameters.len() == fields.len() && kept.is_none();
        if let Some((ident, empty)) = kept {
            inits.push(init(ident, Some(empty)));
        }
        Self {
            is_whole,
            parameters,
            locals,
            fields: inits,
            defaults,
        }
    }
}

impl DefaultFn {
    fn of(field: &Member<'_>, default: &Value) -> Self {
        /// The longest value that is laid out as code, and the longest list.
        const LONGEST: usize = columns::WIDTH - 8;
        const LIST: usize = 60;
        let value = long_default(&field.shape, default);
        let length = layout::bytes_of(&value);
        let is_list = has_items(&field.shape, default);
        Self {
            function: Slot::name(&field.default_fn),
            r#type: Slot::code(field.rust.clone()),
            is_data: length > LONGEST || is_list && length > LIST,
            value: Slot::code(value),
        }
    }
}

/// Whether a default is a list, a tuple or a map.
fn has_items(shape: &Shape<'_>, value: &Value) -> bool {
    matches!(shape.kind, Kind::List(_) | Kind::Map(_) | Kind::Tuple(..)) && *value != Value::Null
}

impl Members {
    fn of(literals: &Literals, docs: &[Option<Cow<'_, str>>]) -> Self {
        /// The longest list of members in one line.
        const LONGEST: usize = 60;
        let values = || literals.values.iter();
        let number = |value: &Value| match value {
            Value::Number(text) => text.parse::<i64>().ok(),
            Value::Null | Value::Bool(_) | Value::String(_) | Value::List(_) | Value::Object(_) => {
                None
            }
        };
        let texts = values().all(|value| matches!(value, Value::String(_)));
        let numbers = values().all(|value| number(value).is_some());
        let all = literals.names.iter().zip(docs).zip(values());
        let all = all.map(|((name, docs), value)| NamedValue {
            docs: docs::some(docs.as_deref()),
            name: Slot::name(name),
            value: match (value, number(value)) {
                (Value::String(text), _) => Slot::name(&literal::string(text)),
                (_, Some(number)) => Slot::name(&number.to_string()),
                (_, None) => Slot::word("()"),
            },
        });
        let names = literals.names.iter();
        let inside = names.map(|name| "Self::".len() + columns::width(name) + ", ".len());
        Self {
            all: all.collect(),
            are_many: inside.sum::<usize>() > LONGEST + ", ".len(),
            texts,
            numbers: numbers && !texts,
        }
    }
}

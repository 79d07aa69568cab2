//! What the runtime knows of each type: how it is read, written and checked.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Bounds, Constraints, Presence, Value};

use crate::code::{Bracket, Code, Import, Module, Name, Seen};
use crate::page::Page;
use crate::plan::limits::{self, End};
use crate::python::annotations::{Style, annotation, scalar};
use crate::python::lower::{Body, Item, Kind, Member, RecordBody, RestShape, Shape, Tagged};
use crate::python::{literal, mapping, patterns, symbols};
use crate::schema::text_of;
use crate::slot::Slot;

/// What `codecs.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Codecs {
    header: Slot,
    docs: Slot,
    codecs: Vec<Codec>,
}

/// A codec: of a record, of a union with a tag, or of anything else.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Codec {
    name: Slot,
    r#type: Slot,
    record: Option<Record>,
    tagged: Option<Variants>,
    table: Option<Slot>,
    /// Keywords of JSON Schema that hold as well.
    schema: Option<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct Record {
    class: Slot,
    fields: Vec<Field>,
    /// Whether undeclared keys are kept as they are.
    open: bool,
    /// The type of the values of undeclared keys, where they have one.
    rest: Option<Slot>,
    /// The attribute that has undeclared keys, where it is not called `rest`.
    rest_attr: Option<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct Field {
    key: Slot,
    place: Slot,
    /// The attribute, where it is not called as the key.
    attr: Option<Slot>,
    optional: bool,
    default: Option<Slot>,
    /// The capabilities that bind it.
    needs: Vec<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct Variants {
    class: Slot,
    tag: Slot,
    /// Whether values stand below a key of their own.
    content: bool,
    variants: Vec<Variant>,
}

#[derive(JsonSchema, Serialize)]
struct Variant {
    tag: Slot,
    class: Slot,
    place: Slot,
}

/// `codecs.py`.
pub(crate) fn page(codecs: Vec<Codec>, about: &str, folder: &str, header: &str) -> Page {
    let model = Codecs {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        codecs,
    };
    Page::of(folder, "codecs", "python/codecs", model)
}

/// The codec of an item; nothing for an alias, which is taken apart where it is used.
pub(crate) fn item(item: &Item<'_>) -> Option<Codec> {
    let class = || symbols::own_type(&item.name);
    let own_class = |own: bool| if own { class() } else { Code::word("None") };
    let ty = match item.error {
        // What is read and written of an error are its details.
        Some(_) => symbols::from_library("typing", "Any"),
        None => class(),
    };
    let mut codec = Codec {
        name: Slot::name(&item.codec),
        r#type: of(&ty),
        record: None,
        tagged: None,
        table: None,
        schema: item.schema.map(|keywords| Slot::json(text_of(keywords))),
    };
    let table = match &item.body {
        // What stands at a place with limits has the table of the place.
        Body::Alias(_) | Body::Held { .. } => return None,
        Body::Record(body) => {
            let class = match item.error {
                Some(_) => symbols::own_type(&format!("{}.Details", item.name)),
                None => class(),
            };
            codec.record = Some(record(class, body));
            return Some(codec);
        }
        Body::Tagged(body) => {
            codec.tagged = Some(tagged(own_class(body.own), body));
            return Some(codec);
        }
        Body::Enum { members, .. } => {
            enumeration(class(), members.iter().map(|member| member.value))
        }
        Body::Literals { values, own } => enumeration(own_class(*own), values.iter().copied()),
        Body::Union { alternatives, own } => union(own_class(*own), alternatives),
        Body::Tail {
            places,
            tail,
            limits,
        } => {
            let items = [several(places), place(tail), class()].into_iter();
            Code::call(known("Tuple"), items.chain(item_limits(limits)).collect())
        }
        Body::Checked(shape) => place(shape),
        Body::Recursive(shape) => alias(class(), place(shape)),
        Body::Narrowed { codec, limits, .. } => {
            let sizes = counts(limits.entries).into_iter();
            let sizes = sizes.chain(item_limits(limits));
            let items = std::iter::once(table_of(codec)).chain(sizes);
            alias(class(), Code::call(known("narrowed"), items.collect()))
        }
    };
    codec.table = Some(Slot::code(table));
    Some(codec)
}

/// The codec of a type that has no name.
pub(crate) fn anonymous(name: &str, shape: &Shape<'_>) -> Codec {
    Codec {
        name: Slot::name(name),
        r#type: of(&annotation(shape, Style::Plain)),
        record: None,
        tagged: None,
        table: Some(Slot::code(place(shape))),
        schema: None,
    }
}

/// A type as a codec says it: types are for checkers alone, libraries are loaded anyway.
fn of(code: &Code) -> Slot {
    Slot::code(code.with_names(&|name| {
        let seen = match name.import.module {
            Module::Library(_) => return None,
            Module::Generated(_) | Module::Beside(_) => Seen::Checked,
        };
        let import = Import {
            seen,
            ..name.import.clone()
        };
        Some(Name {
            text: name.text.clone(),
            import,
        })
    }))
}

fn record(class: Code, body: &RecordBody<'_>) -> Record {
    Record {
        class: Slot::code(class),
        fields: body.fields.iter().map(field).collect(),
        open: matches!(body.rest, RestShape::Open(_)),
        rest: match &body.rest {
            RestShape::Closed | RestShape::Open(_) => None,
            RestShape::Kept(_, shape) => Some(Slot::code(place(shape))),
        },
        rest_attr: match &body.rest {
            RestShape::Closed => None,
            RestShape::Open(ident) | RestShape::Kept(ident, _) => {
                (ident != "rest").then(|| Slot::literal(&**ident))
            }
        },
    }
}

fn field(field: &Member<'_>) -> Field {
    Field {
        key: Slot::literal(field.wire),
        place: Slot::code(place(&field.shape)),
        attr: (field.ident != field.wire).then(|| Slot::literal(&*field.ident)),
        optional: matches!(*field.presence, Presence::Optional { .. }),
        default: match &*field.presence {
            Presence::Defaulted { default } => Some(Slot::json(text_of(default))),
            Presence::Required { .. } | Presence::Optional { .. } => None,
        },
        needs: field
            .needs
            .iter()
            .map(|need| Slot::literal(need.to_string()))
            .collect(),
    }
}

fn tagged(class: Code, body: &Tagged<'_>) -> Variants {
    let variants = body.variants.iter().map(|variant| Variant {
        tag: Slot::literal(variant.wire),
        class: Slot::code(symbols::own_type(&variant.class)),
        place: Slot::code(place(&variant.shape)),
    });
    Variants {
        class: Slot::code(class),
        tag: Slot::literal(body.tag),
        content: body.content,
        variants: variants.collect(),
    }
}

fn enumeration<'a>(class: Code, values: impl Iterator<Item = &'a Value>) -> Code {
    Code::call(known("Enum"), vec![class, scalars(values)])
}

fn union(class: Code, alternatives: &[Shape<'_>]) -> Code {
    let alternatives = Code::lambda(several(alternatives));
    Code::call(known("Union"), vec![class, alternatives])
}

fn alias(class: Code, table: Code) -> Code {
    Code::call(known("Alias"), vec![class, Code::lambda(table)])
}

/// A name from the runtime's module of tables.
fn known(name: &str) -> Code {
    let runtime = Module::Library("toolrt".to_owned());
    symbols::known_as(runtime, "table", &format!("table.{name}"))
}

/// The table of a codec, by its expression.
fn table_of(codec: &str) -> Code {
    match codec.split_once('.') {
        Some((package, _)) => {
            let module = Module::Generated(format!("types/{package}"));
            symbols::known_as(module, "codecs", &format!("{codec}.table"))
        }
        None => Code::from(format!("{codec}.table")),
    }
}

/// The table of a place.
fn place(shape: &Shape<'_>) -> Code {
    let mut table = kind(shape);
    if !shape.limits.schemas.is_empty() {
        let keywords = literal::string(&limits::merged(&shape.limits.schemas));
        table = Code::call(known("Schema"), vec![table, keywords.into()]);
    }
    if shape.secret {
        table = Code::call(known("Secret"), vec![table]);
    }
    if shape.nullable {
        table = Code::call(known("Nullable"), vec![table]);
    }
    table
}

fn kind(shape: &Shape<'_>) -> Code {
    let limits = &*shape.limits;
    match &shape.kind {
        Kind::Null => known("NULL"),
        Kind::Bool => known("BOOL"),
        Kind::Json => known("JSON"),
        Kind::Int => {
            let (low, high) = limits::int_ends(limits);
            let text = |limit: i64| limit.to_string();
            number(
                "Int",
                [
                    low.map(|end| map(end, text)),
                    high.map(|end| map(end, text)),
                ],
                limits,
            )
        }
        Kind::Float => {
            let (low, high) = limits::float_ends(limits);
            number(
                "Float",
                [
                    low.map(|end| map(end, literal::float)),
                    high.map(|end| map(end, literal::float)),
                ],
                limits,
            )
        }
        Kind::Text("decimal") => decimal(limits),
        Kind::Text(format) => text(format, limits),
        Kind::Own(format) => known(&format!("OWN_{}", format.to_uppercase())),
        Kind::List(item) => {
            let items = std::iter::once(place(item)).chain(item_limits(limits));
            Code::call(known("List"), items.collect())
        }
        Kind::Map(value) => {
            let items = std::iter::once(place(value)).chain(counts(limits.entries));
            Code::call(known("Map"), items.collect())
        }
        Kind::Tuple(places) => {
            let items = std::iter::once(several(places)).chain(item_limits(limits));
            Code::call(known("Tuple"), items.collect())
        }
        Kind::Literals(values) => enumeration(Code::word("None"), values.iter().copied()),
        Kind::Union(alternatives) => union(Code::word("None"), alternatives),
        Kind::Nominal(nominal) => table_of(&nominal.codec),
    }
}

fn map<T>(end: End<T>, text: impl Fn(T) -> String) -> End<String> {
    match end {
        End::Including(limit) => End::Including(text(limit)),
        End::Excluding(limit) => End::Excluding(text(limit)),
    }
}

fn number(name: &str, ends: [Option<End<String>>; 2], limits: &Constraints) -> Code {
    let all = range(ends, limits::step(limits));
    if all.is_empty() {
        known(&name.to_uppercase())
    } else {
        Code::call(known(name), all)
    }
}

fn range([low, high]: [Option<End<String>>; 2], step: Option<String>) -> Vec<Code> {
    let ends = [(low, "ge", "gt"), (high, "le", "lt")];
    let ends = ends.into_iter().filter_map(|(end, at, past)| {
        Some(match end? {
            End::Including(limit) => Code::named(at, limit.into()),
            End::Excluding(limit) => Code::named(past, limit.into()),
        })
    });
    let step = step.map(|step| Code::named("step", literal::string(&step).into()));
    ends.chain(step).collect()
}

fn decimal(limits: &Constraints) -> Code {
    let (low, high) = limits::decimal_ends(limits);
    let quoted = |end| map(end, |limit: String| literal::string(&limit));
    let limits = range(
        [low.map(quoted), high.map(quoted)],
        limits::decimal_step(limits),
    );
    if limits.is_empty() {
        known("DECIMAL")
    } else {
        Code::call(known("Decimal"), limits)
    }
}

fn text(format: &str, limits: &Constraints) -> Code {
    let mut all: Vec<Code> = Vec::new();
    if !format.is_empty() {
        all.push(literal::string(format).into());
    }
    all.extend(counts(limits.length));
    if !limits.patterns.is_empty() {
        let patterns = limits.patterns.iter().map(|source| {
            let mut items = vec![literal::string(source).into()];
            match patterns::translated(source) {
                Some(own) if own == **source => {}
                Some(own) => items.push(literal::string(&own).into()),
                None => {
                    items.push(Code::word("None"));
                    items.extend(properties(source));
                }
            }
            Code::call(known("Pattern"), items)
        });
        all.push(Code::named("patterns", mapping::tuple(patterns.collect())));
    }
    match (&all[..], format) {
        ([], _) => known("STRING"),
        ([_], format) if !format.is_empty() => known(&format.to_uppercase()),
        (_, _) => Code::call(known("Text"), all),
    }
}

/// What the runtime's own matcher must be told of a pattern.
fn properties(source: &str) -> Option<Code> {
    let all = toolc_compiler::patterns::properties(source)
        .into_iter()
        .map(|(name, ranges)| {
            let ranges = ranges.iter().map(|(low, high)| {
                Code::display(
                    Bracket::Round,
                    vec![low.to_string().into(), high.to_string().into()],
                )
            });
            Code::pair(literal::string(&name), mapping::tuple(ranges.collect()))
        });
    let all: Vec<Code> = all.collect();
    (!all.is_empty()).then(|| Code::display(Bracket::Curly, all))
}

/// The limits of a list or a tuple.
fn item_limits(limits: &Constraints) -> Vec<Code> {
    let unique = limits.unique.then(|| Code::word("unique=True"));
    counts(limits.items).into_iter().chain(unique).collect()
}

fn counts(bounds: Option<Bounds>) -> Vec<Code> {
    let bounds = bounds.unwrap_or_default();
    let least = bounds
        .min
        .filter(|min| *min > 0)
        .map(|min| Code::named("least", min.to_string().into()));
    let most = bounds
        .max
        .map(|max| Code::named("most", max.to_string().into()));
    [least, most].into_iter().flatten().collect()
}

fn several(shapes: &[Shape<'_>]) -> Code {
    mapping::tuple(shapes.iter().map(place).collect())
}

fn scalars<'a>(values: impl Iterator<Item = &'a Value>) -> Code {
    mapping::tuple(values.map(|value| scalar(value).into()).collect())
}

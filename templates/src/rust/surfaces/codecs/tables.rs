//! The static tables behind codecs: limits, parts, and whole types.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::decimal::Decimal;
use toolc_compiler::ir::{Bounds, Constraints, Value};
use toolc_compiler::patterns;

use crate::code::{Bracket, Code, Split};
use crate::plan::limits::{self, End};
use crate::rust::lower::{self, Body, Item, Kind, Module, Narrowed, RestShape, Shape};
use crate::rust::{defaults, literal, symbols};
use crate::slot::Slot;

/// The statics of one item, in the making.
pub(super) struct Tables<'m, 'n, 'd> {
    pub module: &'m mut Module<'n, 'd>,
    /// Those of the parts.
    pub statics: Vec<PartStatic>,
}

/// The static of a part.
#[derive(JsonSchema, Serialize)]
pub(super) struct PartStatic {
    /// Whether others name it, too.
    is_public: bool,
    name: Slot,
    r#type: Slot,
    value: Slot,
}

/// What stands at a place: its table, and where its limits are.
pub(super) struct Place {
    pub table: Code,
    pub limits: Limits,
}

/// Where the limits of a place are, and those of its parts.
#[derive(Debug, Default)]
pub(super) struct Limits {
    /// The static; empty where there is none.
    pub at: String,
    /// Whether there is more to check than the kind.
    pub own: bool,
    pub inner: Vec<Limits>,
}

impl Limits {
    /// The static that holds them, as an argument.
    pub(super) fn reference(&self) -> Code {
        ["&", &self.at].concat().into()
    }
}

impl<'d> Tables<'_, '_, 'd> {
    /// The table of a place, and the static that holds its limits, if it has one.
    pub(super) fn place(&mut self, shape: &Shape<'d>, name: &str) -> Place {
        let Place { mut table, limits } = self.kind(shape, name);
        if !shape.limits.schemas.is_empty() {
            let at = self.module.claim_static(&format!("{name}_SCHEMA"));
            self.schema(&at, table, &limits::merged(&shape.limits.schemas));
            table = symbols::table_of("Schema", at.into());
        }
        if shape.secret {
            table = symbols::table_of("Secret", table);
        }
        if shape.nullable {
            table = symbols::table_of("Nullable", table);
        }
        Place { table, limits }
    }

    fn kind(&mut self, shape: &Shape<'d>, name: &str) -> Place {
        match &shape.kind {
            Kind::Null => Place::without_limits(symbols::table("Null")),
            Kind::Bool => Place::without_limits(symbols::table("Bool")),
            Kind::Json => Place::without_limits(symbols::table("Json")),
            Kind::Int => self.scalar("Int", "INT", int_limits(&shape.limits), name),
            Kind::Float => self.scalar("Float", "FLOAT", float_limits(&shape.limits), name),
            Kind::Text(base @ "DECIMAL") => {
                self.scalar("Text", base, decimal_limits(&shape.limits), name)
            }
            Kind::Text(base) => {
                let limits = self.text_limits(&shape.limits, name);
                self.scalar("Text", base, limits, name)
            }
            Kind::List(item) => {
                let item = self.place(item, &format!("{name}_ITEM"));
                let sizes = texts(item_limits(&shape.limits));
                let value = symbols::made_table("::List::of", vec![item.table]);
                self.limited(name, "List", value, sizes, vec![item.limits])
            }
            Kind::Map(value) => {
                let inner = self.place(value, &format!("{name}_VALUE"));
                let sizes = texts(bounds(shape.limits.entries));
                let value = symbols::made_table("::Map::of", vec![inner.table]);
                self.limited(name, "Map", value, sizes, vec![inner.limits])
            }
            Kind::Tuple(items, tail) => {
                let (mut tables, mut inner) = (Vec::new(), Vec::new());
                for (index, item) in items.iter().enumerate() {
                    let Place { table, limits } =
                        self.place(item, &format!("{name}_ITEM{}", index + 1));
                    tables.push(table);
                    inner.push(limits);
                }
                let tables = reference(Code::display(Bracket::Square, tables));
                let mut value = symbols::made_table("::Tuple::of", vec![tables]);
                if let Some(tail) = tail {
                    let Place { table, limits } = self.place(tail, &format!("{name}_TAIL"));
                    value.push(Code::call(Code::word(".tail"), vec![table]));
                    inner.push(limits);
                }
                let sizes = texts(item_limits(&shape.limits));
                let mut place = self.limited(name, "Tuple", value, sizes, inner);
                place.limits.own = true;
                place
            }
            Kind::Nominal {
                narrowed: Some(Narrowed { kind, base }),
                ..
            } => {
                let limits = match *kind {
                    "Map" => texts(bounds(shape.limits.entries)),
                    "Int" => int_limits(&shape.limits),
                    "Float" => float_limits(&shape.limits),
                    // Limits of decimals are asked of no other text.
                    "Text" => {
                        let mut limits = decimal_limits(&shape.limits);
                        limits.extend(self.text_limits(&shape.limits, name));
                        limits
                    }
                    _ => texts(item_limits(&shape.limits)),
                };
                self.limited(name, kind, vec![base.code()], limits, Vec::new())
            }
            Kind::Nominal { table, .. } => Place::without_limits(table.code()),
        }
    }

    /// The table of a kind that has a static, with limits behind what it has anyway.
    fn limited(
        &mut self,
        name: &str,
        kind: &'static str,
        mut value: Vec<Code>,
        limits: Vec<Code>,
        inner: Vec<Limits>,
    ) -> Place {
        let own = !limits.is_empty();
        value.extend(limits);
        let at = self.push_static(name, kind, Code::Seq(value));
        Place {
            table: symbols::table_of(kind, Code::from(&at)),
            limits: Limits { at, own, inner },
        }
    }

    fn scalar(
        &mut self,
        kind: &'static str,
        base: &'static str,
        limits: Vec<Code>,
        name: &str,
    ) -> Place {
        if limits.is_empty() {
            return Place::without_limits(symbols::table(base));
        }
        self.limited_scalar(kind, base, limits, name)
    }

    fn limited_scalar(
        &mut self,
        kind: &'static str,
        base: &'static str,
        limits: Vec<Code>,
        name: &str,
    ) -> Place {
        let start = match kind {
            "Text" if base != "STRING" => base,
            _ => "ANY",
        };
        let mut value = symbols::table_constant(kind, start);
        value.extend(limits);
        let at = self.push_static(name, kind, Code::Seq(value));
        Place {
            table: symbols::table_of(kind, Code::from(&at)),
            limits: Limits {
                at,
                own: true,
                inner: Vec::new(),
            },
        }
    }

    fn text_limits(&mut self, limits: &Constraints, name: &str) -> Vec<Code> {
        let mut out = texts(bounds(limits.length));
        if !limits.patterns.is_empty() {
            let all = limits.patterns.iter().map(|pattern| {
                let mut value =
                    symbols::made_table("::Pattern::new", vec![literal::string(pattern).into()]);
                value.extend(properties(pattern));
                let at = self.push_static(&format!("{name}_PATTERN"), "Pattern", Code::Seq(value));
                reference(at.into())
            });
            let all = reference(Code::display(Bracket::Square, all.collect()));
            out.push(Code::call(Code::word(".patterns"), vec![all]));
        }
        out
    }

    /// Adds a static under a name that is free.
    fn push_static(&mut self, name: &str, kind: &'static str, value: Code) -> String {
        let at = self.module.claim_static(name);
        self.push(false, &at, kind, value);
        at
    }

    fn push(&mut self, is_public: bool, at: &str, kind: &'static str, value: Code) {
        self.statics.push(PartStatic {
            is_public,
            name: Slot::name(at),
            r#type: Slot::word(kind),
            value: Slot::code(value),
        });
    }

    fn schema(&mut self, at: &str, table: Code, keywords: &str) {
        let items = vec![table, literal::string(keywords).into()];
        let value = Code::Seq(symbols::made_table("::Schema::new", items));
        self.push(true, at, "Schema", value);
    }

    /// The static of a table that is a whole type.
    pub(super) fn whole(&mut self, name: &str, table: Code) -> String {
        let at = self.module.claim_static(name);
        self.push(true, &at, "Table", table);
        at
    }

    /// The table of a whole type, and its parts, in order.
    pub(super) fn item(&mut self, item: &Item<'d>) -> (Code, Vec<Place>) {
        let name = &item.table;
        let (kind, parts) = match &item.body {
            Body::Struct { fields, rest, .. } => {
                let mut parts = Vec::with_capacity(fields.len() + 1);
                for field in fields {
                    let part = if field.shape.is_simple() {
                        String::new()
                    } else {
                        lower::part_of(name, &field.ident)
                    };
                    parts.push(self.place(&field.shape, &part));
                }
                if let RestShape::Kept { shape, .. } = rest {
                    parts.push(self.place(shape, &format!("{name}_REST")));
                }
                ("Record", parts)
            }
            Body::Literals { .. } => ("Enum", Vec::new()),
            Body::Tagged { variants, .. } => ("Tagged", self.variants(name, variants)),
            Body::Union { variants } => ("Union", self.variants(name, variants)),
            Body::Newtype(shape) | Body::Checked(shape) => {
                // The table of what it holds is that of the type, and other packages name it.
                self.module.statics.release(name);
                let before = self.statics.len();
                let mut place = self.kind(shape, name);
                if let (true, Some((kind, base))) = (place.limits.at.is_empty(), scalar(shape)) {
                    // Nothing is asked of it but its kind or format.
                    place = self.limited_scalar(kind, base, Vec::new(), name);
                }
                if let [.., own] = &mut self.statics[before..] {
                    own.is_public = true;
                }
                return (place.table.clone(), vec![place]);
            }
            Body::Alias(_) => return (Code::word(""), Vec::new()),
        };
        let own = symbols::table_of(kind, Code::from(name));
        match &item.schema {
            Some((at, keywords)) => {
                self.schema(at, own, &crate::schema::text_of(keywords));
                (symbols::table_of("Schema", Code::from(at)), parts)
            }
            None => (own, parts),
        }
    }

    fn variants(&mut self, name: &str, variants: &[lower::Variant<'d>]) -> Vec<Place> {
        let place = |variant: &lower::Variant<'d>| {
            self.place(&variant.shape, &lower::part_of(name, &variant.ident))
        };
        variants.iter().map(place).collect()
    }
}

impl Place {
    fn without_limits(table: Code) -> Self {
        Self {
            table,
            limits: Limits::default(),
        }
    }
}

/// The kind of a scalar's table, and what it is called without limits.
fn scalar(shape: &Shape<'_>) -> Option<(&'static str, &'static str)> {
    match &shape.kind {
        Kind::Int => Some(("Int", "INT")),
        Kind::Float => Some(("Float", "FLOAT")),
        Kind::Text(base) => Some(("Text", base)),
        Kind::Null
        | Kind::Bool
        | Kind::Json
        | Kind::List(_)
        | Kind::Map(_)
        | Kind::Tuple(..)
        | Kind::Nominal { .. } => None,
    }
}

/// `&value`
fn reference(value: Code) -> Code {
    Code::Seq(vec![Code::word("&"), value])
}

/// A text as code, where there is one.
fn texts(text: String) -> Vec<Code> {
    if text.is_empty() {
        Vec::new()
    } else {
        vec![text.into()]
    }
}

/// The limits of a list or a tuple.
fn item_limits(limits: &Constraints) -> String {
    bounds(limits.items) + if limits.unique { ".unique()" } else { "" }
}

fn bounds(bounds: Option<Bounds>) -> String {
    let Some(bounds) = bounds else {
        return String::new();
    };
    let min = bounds
        .min
        .filter(|min| *min > 0)
        .map(|min| format!(".min({min})"))
        .unwrap_or_default();
    let max = bounds
        .max
        .map(|max| format!(".max({max})"))
        .unwrap_or_default();
    min + &max
}

fn int_limits(limits: &Constraints) -> Vec<Code> {
    number_limits(limits::int_ends(limits), limits, |limit| limit.to_string())
}

fn float_limits(limits: &Constraints) -> Vec<Code> {
    number_limits(limits::float_ends(limits), limits, |limit| {
        literal::float(limit)
    })
}

fn decimal_limits(limits: &Constraints) -> Vec<Code> {
    let step = limits::decimal_step(limits);
    let quoted = |limit: String| format!("\"{limit}\"");
    range(limits::decimal_ends(limits), step, quoted)
}

fn number_limits<T>(
    ends: (Option<End<T>>, Option<End<T>>),
    limits: &Constraints,
    number: impl Fn(T) -> String,
) -> Vec<Code> {
    range(ends, limits::step(limits), number)
}

fn range<T>(
    (low, high): (Option<End<T>>, Option<End<T>>),
    step: Option<String>,
    number: impl Fn(T) -> String,
) -> Vec<Code> {
    let ends = [(low, "at_least", "above"), (high, "at_most", "below")];
    let ends = ends.map(|(end, at, past)| match end {
        None => String::new(),
        Some(End::Including(limit)) => format!(".{at}({})", number(limit)),
        Some(End::Excluding(limit)) => format!(".{past}({})", number(limit)),
    });
    let step = step.map_or(String::new(), |step| format!(".step(\"{step}\")"));
    texts(ends.concat() + &step)
}

/// The kind of a literal, and the literal, if it has one of its own.
pub(super) fn literal_of(value: &Value) -> (&'static str, Option<String>) {
    match value {
        Value::Null => ("Null", None),
        Value::Bool(value) => ("Bool", Some(value.to_string())),
        Value::Number(text) if Decimal::parse(text).is_some_and(|number| number.is_integer()) => {
            ("Int", Some(defaults::integer(text)))
        }
        Value::Number(text) => ("Float", Some(literal::float(text))),
        Value::String(text) => ("Text", Some(literal::string(text))),
        Value::List(_) | Value::Object(_) => unreachable!("literals are scalars"),
    }
}

/// What the runtime must be told of a pattern: the characters of its properties.
fn properties(pattern: &str) -> Option<Code> {
    let all = patterns::properties(pattern).into_iter();
    let all = all.map(|(name, ranges)| {
        let ranges = ranges
            .iter()
            .map(|(low, high)| Code::from(format!("({low}, {high})")));
        let ranges = reference(Code::display(Bracket::Square, ranges.collect()));
        let items = vec![literal::string(&name).into(), ranges];
        Code::Group(Bracket::Round, Split::Each, items)
    });
    let all: Vec<Code> = all.collect();
    (!all.is_empty()).then(|| {
        let all = reference(Code::display(Bracket::Square, all));
        Code::call(Code::word(".properties"), vec![all])
    })
}

//! From the types of a design to the tables of the runtime: values are judged as generated code judges them.

use std::collections::HashMap;
use std::sync::Arc;

use toolc_compiler::decimal::Decimal;
use toolc_compiler::ir;
use toolc_compiler::patterns::properties;
use toolc_templates::limits::{End, decimal_ends, decimal_step, float_ends, int_ends, step};
use toolrt::table::{
    self, Bound, Count, Field, Float, Int, List, Literal, Map, Presence, Record, Rest, Table,
    Tagged, Tuple, Union, Variant,
};

/// Tables of the types of a design, made once each. They live as long as the program, which judges and ends.
pub struct Tables<'d> {
    design: &'d ir::Design,
    /// By type, and by how many declarations it stands in.
    declared: HashMap<(ir::TypeId, usize), Table>,
    depth: usize,
    deepest: usize,
    /// Whether they say only what a JSON Schema can say.
    as_schemas: bool,
}

impl<'d> Tables<'d> {
    /// Makes nothing yet. Types that hold themselves are made `deepest` times into each other; what is deeper is any value. Static
    /// tables that refer to themselves can be written down, but not made.
    pub fn new(design: &'d ir::Design, deepest: usize) -> Self {
        Self {
            design,
            declared: HashMap::new(),
            depth: 0,
            deepest,
            as_schemas: false,
        }
    }

    /// Tables without what no keyword of JSON Schema says of texts: that they are base64 or paths, and the value of
    /// decimals.
    pub fn as_schemas(design: &'d ir::Design, deepest: usize) -> Self {
        Self {
            as_schemas: true,
            ..Self::new(design, deepest)
        }
    }

    /// The table of a tool's arguments.
    pub fn record(&mut self, name: &str, record: &ir::Record) -> &'static Record {
        let fields: Vec<Field> = record
            .fields
            .iter()
            .map(|field| Field {
                name: leak(&field.name),
                table: hidden(self.ty(&field.ty), &field.annotations),
                presence: match &field.presence {
                    ir::Presence::Required { .. } => Presence::Required,
                    ir::Presence::Optional { .. } => Presence::Optional,
                    ir::Presence::Defaulted { default } => {
                        Presence::Default(leak(&default.to_json()))
                    }
                },
                needs: {
                    let needs = field.annotations.needs.iter();
                    let needs: Vec<&str> = needs.map(|need| leak(&need.to_string())).collect();
                    needs.leak()
                },
            })
            .collect();
        let rest = match &record.rest {
            ir::Rest::Closed => Rest::Closed,
            ir::Rest::Open => Rest::Open,
            ir::Rest::Typed { ty } => Rest::Kept(self.ty(ty)),
        };
        Box::leak(Box::new(Record {
            name: leak(name),
            fields: fields.leak(),
            rest,
        }))
    }

    /// The table of a type.
    pub fn ty(&mut self, ty: &ir::Type) -> Table {
        let none = ir::Constraints::default();
        let limits = ty.constraints.as_deref().unwrap_or(&none);
        let table = match &ty.kind {
            ir::TypeKind::Nullable { inner } => {
                // What is said here holds for what is not null.
                let table = self.ty(inner);
                let table = with_schemas(table, limits);
                return Table::Nullable(Box::leak(Box::new(table)));
            }
            ir::TypeKind::Named { id } => self.named(*id, limits),
            ir::TypeKind::String => text(table::Text::ANY, limits),
            ir::TypeKind::Path if self.as_schemas => text(table::Text::ANY, limits),
            ir::TypeKind::Path => text(table::Text::PATH, limits),
            ir::TypeKind::Bytes if self.as_schemas => Table::Text(&table::Text::ANY),
            ir::TypeKind::Bytes => Table::BYTES,
            ir::TypeKind::Format {
                format: ir::Format::Decimal,
            } if self.as_schemas => {
                let pattern = ir::Constraints {
                    patterns: vec![toolc_compiler::decimal::PATTERN.into()],
                    ..ir::Constraints::default()
                };
                text(table::Text::ANY, &pattern)
            }
            ir::TypeKind::Format {
                format: ir::Format::Decimal,
            } => decimal(limits),
            ir::TypeKind::Format { format } => text(of_format(*format), limits),
            ir::TypeKind::Int => Table::Int(Box::leak(Box::new(int(limits)))),
            ir::TypeKind::Float => Table::Float(Box::leak(Box::new(float(limits)))),
            ir::TypeKind::Bool => Table::Bool,
            ir::TypeKind::Json | ir::TypeKind::Unknown => Table::Json,
            ir::TypeKind::Null => Table::Null,
            ir::TypeKind::List { items } => Table::List(Box::leak(Box::new(List {
                item: self.ty(items),
                count: count(limits.items),
                unique: limits.unique,
            }))),
            ir::TypeKind::Map { values } => Table::Map(Box::leak(Box::new(Map {
                value: self.ty(values),
                count: count(limits.entries),
            }))),
            ir::TypeKind::Tuple { items, tail } => {
                let places: Vec<Table> = items.iter().map(|item| self.ty(item)).collect();
                let mut tuple = Tuple::of(places.leak());
                if let Some(tail) = tail {
                    tuple = tuple.tail(self.ty(tail));
                }
                let asked = count(limits.items);
                tuple = tuple.min(asked.min).max(asked.max);
                tuple.unique = limits.unique;
                Table::Tuple(Box::leak(Box::new(tuple)))
            }
            ir::TypeKind::Record(record) => Table::Record(self.record("", record)),
            ir::TypeKind::Union { alternatives } => {
                let alternatives: Vec<Table> = alternatives.iter().map(|ty| self.ty(ty)).collect();
                Table::Union(Box::leak(Box::new(Union {
                    alternatives: alternatives.leak(),
                })))
            }
            ir::TypeKind::Literals { values } => {
                let members: Vec<Literal> = values.iter().map(literal).collect();
                Table::Enum(Box::leak(Box::new(table::Enum {
                    members: members.leak(),
                })))
            }
        };
        with_schemas(table, limits)
    }

    fn named(&mut self, id: ir::TypeId, limits: &ir::Constraints) -> Table {
        if self.depth > self.deepest {
            return Table::Json;
        }
        let decl = &self.design[id];
        let is_alias = matches!(decl.body, ir::TypeBody::Alias { .. });
        let is_whole = !is_alias || *limits == ir::Constraints::default();
        if let Some(table) = self.declared.get(&(id, self.depth))
            && is_whole
        {
            return *table;
        }
        if let ir::TypeBody::Alias { target } = &decl.body {
            // An alias adds up with what is said where it is used.
            let mut target = target.clone();
            let mut all = limits.clone();
            if let Some(own) = &target.constraints {
                all.add(own);
            }
            target.constraints = Some(Arc::new(all));
            self.depth += 1;
            let table = hidden(self.ty(&target), &decl.annotations);
            self.depth -= 1;
            if is_whole {
                self.declared.insert((id, self.depth), table);
            }
            return table;
        }
        self.depth += 1;
        let table = match &decl.body {
            ir::TypeBody::Record(record) => Table::Record(self.record(&decl.name, record)),
            ir::TypeBody::Enum { members } => {
                let members: Vec<Literal> = members
                    .iter()
                    .map(|member| literal(&member.value))
                    .collect();
                Table::Enum(Box::leak(Box::new(table::Enum {
                    members: members.leak(),
                })))
            }
            ir::TypeBody::Union(union) => {
                let variants: Vec<Variant> = union
                    .variants
                    .iter()
                    .map(|variant| Variant::new(leak(&variant.name), self.ty(&variant.ty)))
                    .collect();
                Table::Tagged(Box::leak(Box::new(Tagged {
                    name: leak(&decl.name),
                    tag: leak(union.by.as_deref().unwrap_or("type")),
                    content: union.by.is_none().then_some("value"),
                    variants: variants.leak(),
                })))
            }
            ir::TypeBody::Alias { .. } => unreachable!("it was looked at before"),
        };
        self.depth -= 1;
        let table = match &decl.schema {
            Some(keywords) => schema(table, keywords),
            None => table,
        };
        let table = hidden(table, &decl.annotations);
        self.declared.insert((id, self.depth), table);
        table
    }
}

fn hidden(table: Table, annotations: &ir::Annotations) -> Table {
    match annotations.secret {
        true => Table::Secret(Box::leak(Box::new(table))),
        false => table,
    }
}

fn with_schemas(table: Table, limits: &ir::Constraints) -> Table {
    limits.schemas.iter().fold(table, schema)
}

/// The table with keywords on top.
pub fn schema(table: Table, keywords: &ir::Value) -> Table {
    Table::Schema(Box::leak(Box::new(table::Schema::new(
        table,
        leak(&keywords.to_json()),
    ))))
}

fn text(base: table::Text, limits: &ir::Constraints) -> Table {
    let patterns: Vec<&'static table::Pattern> = limits
        .patterns
        .iter()
        .map(|pattern| &*Box::leak(Box::new(pattern_of(pattern))))
        .collect();
    let mut text = base.patterns(patterns.leak());
    text.length = count(limits.length);
    Table::Text(Box::leak(Box::new(text)))
}

/// A pattern with the characters of the properties that it names, which generated code has beside it.
fn pattern_of(source: &str) -> table::Pattern {
    let mut known: Vec<(&'static str, &'static [(u32, u32)])> = Vec::new();
    for (name, ranges) in properties(source) {
        let ranges: &'static [(u32, u32)] = ranges.leak();
        known.push((leak(&name), ranges));
    }
    table::Pattern::new(leak(source)).properties(known.leak())
}

/// The limits of a decimal, as plain texts.
fn decimal(limits: &ir::Constraints) -> Table {
    let mut text = table::Text::DECIMAL;
    let (low, high) = decimal_ends(limits);
    text = match low {
        Some(End::Including(limit)) => text.at_least(leak(&limit)),
        Some(End::Excluding(limit)) => text.above(leak(&limit)),
        None => text,
    };
    text = match high {
        Some(End::Including(limit)) => text.at_most(leak(&limit)),
        Some(End::Excluding(limit)) => text.below(leak(&limit)),
        None => text,
    };
    if let Some(step) = decimal_step(limits) {
        text = text.step(leak(&step));
    }
    Table::Text(Box::leak(Box::new(text)))
}

fn of_format(format: ir::Format) -> table::Text {
    match format {
        ir::Format::Datetime => table::Text::DATE_TIME,
        ir::Format::Date => table::Text::DATE,
        ir::Format::Time => table::Text::TIME,
        ir::Format::Duration => table::Text::DURATION,
        ir::Format::Decimal => table::Text::DECIMAL,
        ir::Format::Uuid => table::Text::UUID,
        ir::Format::Uri => table::Text::URI,
        ir::Format::Email => table::Text::EMAIL,
        ir::Format::Hostname => table::Text::HOSTNAME,
        ir::Format::Ipv4 => table::Text::IPV4,
        ir::Format::Ipv6 => table::Text::IPV6,
    }
}

/// An `int` is within whole limits: those of a fraction are the next whole number inwards.
fn int(limits: &ir::Constraints) -> Int {
    let mut int = Int::ANY;
    let (low, high) = int_ends(limits);
    if let Some(low) = low {
        int.low = bound(low);
    }
    if let Some(high) = high {
        int.high = bound(high);
    }
    match step(limits) {
        Some(step) => int.step(&step),
        None => int,
    }
}

fn float(limits: &ir::Constraints) -> Float {
    let mut float = Float::ANY;
    let number = |end: End<&str>| match end {
        End::Including(limit) => Bound::Including(limit.parse().unwrap_or(0.0)),
        End::Excluding(limit) => Bound::Excluding(limit.parse().unwrap_or(0.0)),
    };
    let (low, high) = float_ends(limits);
    if let Some(low) = low {
        float.low = number(low);
    }
    if let Some(high) = high {
        float.high = number(high);
    }
    match step(limits) {
        Some(step) => float.step(&step),
        None => float,
    }
}

fn bound<T>(end: End<T>) -> Bound<T> {
    match end {
        End::Including(limit) => Bound::Including(limit),
        End::Excluding(limit) => Bound::Excluding(limit),
    }
}

fn count(bounds: Option<ir::Bounds>) -> Count {
    let bounds = bounds.unwrap_or_default();
    Count {
        min: bounds.min.unwrap_or(0),
        max: bounds.max.unwrap_or(u64::MAX),
    }
}

fn literal(value: &ir::Value) -> Literal {
    match value {
        ir::Value::Null | ir::Value::List(_) | ir::Value::Object(_) => Literal::Null,
        ir::Value::Bool(value) => Literal::Bool(*value),
        ir::Value::Number(text) => match Decimal::parse(text).and_then(|number| number.to_i64()) {
            Some(number) => Literal::Int(number),
            None => Literal::Float(text.parse().unwrap_or(0.0)),
        },
        ir::Value::String(text) => Literal::Text(leak(text)),
    }
}

fn leak(text: &str) -> &'static str {
    Box::leak(text.to_owned().into_boxed_str())
}

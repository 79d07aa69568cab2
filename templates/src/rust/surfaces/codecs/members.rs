//! What a codec does member by member: a `match` on keys, defaults, what is not declared, and one member after the other.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Presence;

use super::tables::{Limits, Place};
use super::{How, Maker, called, part};
use crate::code::{Bracket, Code};
use crate::rust::defaults::short_default;
use crate::rust::lower::{self, Item, Member, RestShape, Shape};
use crate::rust::{literal, symbols};
use crate::schema;
use crate::slot::Slot;

/// The codec of a record.
#[derive(JsonSchema, Serialize)]
pub(super) struct Record {
    /// What issues call it, where that is not the name of the type.
    label: Option<Slot>,
    fields: Vec<Field>,
    /// What has all other keys, where these have a type.
    kept: Option<Kept>,
    /// What has all other keys as they are.
    open: Option<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct Field {
    key: Slot,
    name: Slot,
    /// Whether it may be absent, with its default and the capabilities that bind it.
    presence: Slot,
    place: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Kept {
    name: Slot,
    place: Slot,
}

#[derive(JsonSchema, Serialize)]
pub(super) struct Variant {
    /// What stands for it: its tag, or its place.
    wire: Slot,
    name: Slot,
    place: Slot,
}

impl Maker<'_> {
    pub(super) fn record(
        &mut self,
        item: &Item<'_>,
        label: &str,
        fields: &[Member<'_>],
        rest: &RestShape<'_>,
        mut parts: Vec<Place>,
    ) -> Record {
        let kept = match rest {
            RestShape::Kept { ident, shape } => {
                Some((ident, shape, parts.pop().expect("the rest comes last")))
            }
            RestShape::Closed | RestShape::Open { .. } => None,
        };
        let rest_name = format!("{}_REST", item.table);
        // As the functions of parts follow one another: all that read, then all that write.
        let all = fields.iter().zip(&parts);
        let read = all.map(|(field, part)| self.field_reader(item, field, &part.limits));
        let read: Vec<How> = read.collect();
        let read_kept = kept
            .as_ref()
            .map(|(_, shape, part)| self.reader(shape, &part.limits, &rest_name));
        let all = fields.iter().zip(parts).zip(read);
        let fields = all.map(|((field, part), read)| {
            let write = self.field_writer(item, field, &part.limits);
            let rust = match field.maybe {
                true => field.shape.inner_rust(),
                false => field.shape.rust(),
            };
            Field {
                key: Slot::name(&literal::string(field.wire)),
                name: Slot::name(&field.ident),
                presence: Slot::code(presence(field)),
                place: Slot::code(self.said(part.table, read, write, &rust, !field.maybe)),
            }
        });
        let fields = fields.collect();
        let kept = kept.zip(read_kept);
        Record {
            label: (label != item.name).then(|| Slot::literal(label)),
            fields,
            kept: kept.map(|((name, shape, part), read)| {
                let write = self.writer(shape, &part.limits, &rest_name);
                Kept {
                    name: Slot::name(name),
                    place: Slot::code(self.said(part.table, read, write, &shape.rust(), true)),
                }
            }),
            open: match rest {
                RestShape::Open { ident } => Some(Slot::name(ident)),
                RestShape::Closed | RestShape::Kept { .. } => None,
            },
        }
    }

    fn field_reader(&mut self, item: &Item<'_>, field: &Member<'_>, limits: &Limits) -> How {
        let name = name_of(item, field);
        match field.maybe {
            true => self.non_null(&field.shape, limits, &name),
            false => self.reader(&field.shape, limits, &name),
        }
    }

    fn field_writer(&mut self, item: &Item<'_>, field: &Member<'_>, limits: &Limits) -> How {
        let name = name_of(item, field);
        match field.maybe {
            true => self.non_null_writer(&field.shape, limits, &name),
            false => self.writer(&field.shape, limits, &name),
        }
    }

    /// A place as the runtime's macro takes it: its table, and how it is read and written, if its type does not say so.
    fn said(&mut self, table: Code, read: How, write: How, rust: &Code, by_method: bool) -> Code {
        match (read, write) {
            (How::Plain, How::Plain) => bare_table(table),
            (How::Method(_, method, read), How::Method(_, _, write)) if by_method => {
                by(table, method, both(read, write))
            }
            (read, write) => {
                let functions = vec![self.read_fn(read, rust), self.write_fn(write, rust)];
                by(table, "by", functions)
            }
        }
    }

    /// A place of one value.
    pub(super) fn value(&mut self, shape: &Shape<'_>, place: Place, name: &str) -> Code {
        let read = self.reader(shape, &place.limits, name);
        let write = self.writer(shape, &place.limits, name);
        self.said(place.table, read, write, &shape.rust(), true)
    }

    /// The variants of a union with a tag.
    pub(super) fn tagged(
        &mut self,
        item: &Item<'_>,
        content: bool,
        variants: &[lower::Variant<'_>],
        parts: Vec<Place>,
    ) -> Vec<Variant> {
        let tags = variants.iter().map(|variant| literal::string(variant.wire));
        if content {
            let tags = tags.collect();
            return self.variants(item, variants, tags, parts);
        }
        let all = variants.iter().zip(tags).zip(parts);
        let variants =
            all.map(|((variant, tag), place)| Variant::of(variant, &tag, bare_table(place.table)));
        variants.collect()
    }

    /// The alternatives of a union without one.
    pub(super) fn alternatives(
        &mut self,
        item: &Item<'_>,
        variants: &[lower::Variant<'_>],
        parts: Vec<Place>,
    ) -> Vec<Variant> {
        let numbers = (0..variants.len()).map(|number| number.to_string());
        let numbers = numbers.collect();
        self.variants(item, variants, numbers, parts)
    }

    fn variants(
        &mut self,
        item: &Item<'_>,
        variants: &[lower::Variant<'_>],
        wires: Vec<String>,
        parts: Vec<Place>,
    ) -> Vec<Variant> {
        let name = |variant: &lower::Variant<'_>| part(&item.table, &variant.ident);
        let all = variants.iter().zip(&parts);
        let read =
            all.map(|(variant, place)| self.reader(&variant.shape, &place.limits, &name(variant)));
        let read: Vec<How> = read.collect();
        let all = variants.iter().zip(parts).zip(wires).zip(read);
        let variants = all.map(|(((variant, place), wire), read)| {
            let write = self.writer(&variant.shape, &place.limits, &name(variant));
            let said = self.said(place.table, read, write, &variant.shape.rust(), true);
            Variant::of(variant, &wire, said)
        });
        variants.collect()
    }
}

impl Variant {
    fn of(variant: &lower::Variant<'_>, wire: &str, place: Code) -> Self {
        Self {
            wire: Slot::name(wire),
            name: Slot::name(&variant.ident),
            place: Slot::code(place),
        }
    }
}

/// Whether a field may be absent, as the runtime's macro takes it.
fn presence(field: &Member<'_>) -> Code {
    let presence = match field.presence {
        Presence::Required { .. } => Code::word("required"),
        Presence::Optional { .. } if field.maybe => Code::word("maybe"),
        Presence::Optional { .. } => Code::word("optional"),
        Presence::Defaulted { default } => {
            let json = literal::string(&schema::text_of(default));
            let value = short_default(&field.shape, default)
                .unwrap_or_else(|| format!("Self::{}()", field.default_fn).into());
            called("default", vec![json.into(), value])
        }
    };
    if field.needs.is_empty() {
        return presence;
    }
    let needs = field.needs.iter();
    let needs = needs.map(|need| literal::string(&need.to_string()).into());
    let needs = Code::display(Bracket::Square, needs.collect());
    Code::Seq(vec![presence, needs])
}

/// A table without the path to it: `STRING`, `Record(&TODO)`; `of(table)` where it is none of these.
fn bare_table(table: Code) -> Code {
    match symbols::kind_of_table(&table) {
        Some(kind) => kind,
        None => called("of", vec![table]),
    }
}

/// A place that is read and written by a method or function: `list(&LIMITS)`, where the method takes what the table has.
fn by(table: Code, method: &'static str, args: Vec<Code>) -> Code {
    let table = bare_table(table);
    let text = table.flat();
    let (head, inside) = text.split_once('(').unwrap_or((&text, ""));
    let is_same = head.eq_ignore_ascii_case(method)
        && args
            .first()
            .is_some_and(|arg| inside.strip_suffix(')') == Some(&*arg.flat()));
    match is_same {
        true => called(method, args),
        false => Code::Seq(vec![table, Code::word(" => "), called(method, args)]),
    }
}

/// What the methods of the reader and the writer take, together; no functions where the types of items say how.
fn both(read: Vec<Code>, write: Vec<Code>) -> Vec<Code> {
    let is_plain =
        |code: &Code| *code == symbols::plain_reader() || *code == symbols::plain_writer();
    let mut args = read;
    for code in write {
        if !args.contains(&code) {
            args.push(code);
        }
    }
    args.retain(|code| !is_plain(code));
    args
}

fn name_of(item: &Item<'_>, field: &Member<'_>) -> String {
    if field.shape.is_simple() {
        String::new()
    } else {
        part(&item.table, &field.ident)
    }
}

//! What a codec does member by member: a `match` on keys, defaults, what is not declared, and one member after the other.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Presence;

use super::tables::{Limits, Place};
use super::writers::Written;
use super::{How, Maker, called, part};
use crate::code::{Bracket, Code};
use crate::rust::defaults::{is_default_value, short_default};
use crate::rust::lower::{self, Item, Kind, Member, RestShape};
use crate::rust::{columns, layout, literal};
use crate::schema;
use crate::slot::Slot;

/// The codec of a record.
#[derive(JsonSchema, Serialize)]
pub(super) struct Record {
    label: Slot,
    fields: Vec<Field>,
    /// What has all other keys.
    kept: Option<Kept>,
    /// Whether other keys are passed over.
    open: bool,
    /// Long names of fields are written once, as these.
    locals: Vec<Made>,
    made: Vec<Made>,
}

/// A field, or a local variable; one without a value has that of its name.
#[derive(JsonSchema, Serialize)]
pub(super) struct Made {
    name: Slot,
    value: Option<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct Field {
    name: Slot,
    local: Slot,
    key: Slot,
    /// What the table says of it: whether it may be absent, its key, its place, its default.
    declared: Slot,
    optional: bool,
    /// Whether it may be null, absent or there.
    maybe: bool,
    read: Slot,
    /// Whether what the variable becomes fits behind the key, and whether that is made of what was read.
    read_at_once: bool,
    read_into: bool,
    /// The call that begins a member, where it stands in a line of its own, and the one that writes its value.
    begins: Option<Slot>,
    write: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Kept {
    name: Slot,
    table: Slot,
    local: Slot,
    read: Slot,
    write: Slot,
}

/// A type of one value.
#[derive(JsonSchema, Serialize)]
pub(super) struct Newtype {
    pub read: Slot,
    pub write: Slot,
}

#[derive(JsonSchema, Serialize)]
pub(super) struct Variant {
    name: Slot,
    /// What stands for it: its tag, or its place.
    pattern: Slot,
    table: Slot,
    read: Slot,
    read_at_once: bool,
    /// The call that writes the tag, where the value stands behind a key.
    begins: Option<Slot>,
    write: Option<Slot>,
    boxed: bool,
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
        let (mut locals, mut made) = (Vec::new(), Vec::new());
        for field in fields {
            let (local, value) = initial(field);
            locals.extend(local);
            made.push(value);
        }
        let kept = match rest {
            RestShape::Kept {
                ident,
                local,
                shape,
            } => {
                made.push(Made::of(ident, local));
                Some((ident, local, shape))
            }
            RestShape::Closed | RestShape::Open => None,
        };
        let kept = kept.map(|kept| (kept, parts.pop().expect("the rest comes last")));
        // As the functions of parts follow one another: all that read, then all that write.
        let read: Vec<Read> = fields
            .iter()
            .zip(&parts)
            .map(|(field, part)| self.read_field(item, field, &part.limits))
            .collect();
        let rest_name = format!("{}_REST", item.table);
        let read_kept = kept
            .as_ref()
            .map(|((_, _, shape), part)| self.read_value(shape, &part.limits, &rest_name));
        let all = fields.iter().zip(parts).zip(read);
        let fields = all
            .map(|((field, part), read)| self.field(item, field, part, read))
            .collect();
        let kept = kept.zip(read_kept);
        Record {
            label: Slot::literal(label),
            fields,
            kept: kept.map(|(((ident, local, shape), part), read)| Kept {
                name: Slot::name(ident),
                local: Slot::name(local),
                read: Slot::code(read),
                write: Slot::code(self.write_path(shape, &part.limits, &rest_name)),
                table: Slot::code(part.table),
            }),
            open: matches!(rest, RestShape::Open),
            locals,
            made,
        }
    }

    fn read_field(&mut self, item: &Item<'_>, field: &Member<'_>, limits: &Limits) -> Read {
        let name = name_of(item, field);
        let mut into = false;
        let value = if field.maybe {
            match self.non_null(&field.shape, limits, &name) {
                How::Plain => Code::word("r.read()"),
                how @ (How::Function(..) | How::Method(..)) => {
                    into = true;
                    let read = self.read_fn(how, &field.shape.inner_rust());
                    called("r.nullable", vec![read])
                }
            }
        } else {
            self.read_value(&field.shape, limits, &name)
        };
        let around = match (field.maybe, into) {
            (false, _) => "Some(?)",
            (true, false) => "?",
            (true, true) => "?.into()",
        };
        // By bytes, as rustfmt counts some of it: a block is never wrong.
        let key = literal::string(field.wire);
        let length = layout::bytes_of(&value) + around.len();
        let line = 16 + key.len() + 4 + field.local.len() + 3 + length + 1;
        // `Some` takes what may be as wide as a chain.
        let widest = if field.maybe { 60 } else { 66 };
        // A `?` and the comma count twice where nothing is around the value.
        let longest = columns::WIDTH - if field.maybe { 2 } else { 0 };
        let at_once = line <= longest && length <= widest;
        let value = if field.maybe && !into && !at_once {
            let read = self.read_fn(How::Plain, &field.rust);
            called("r.nullable", vec![read])
        } else {
            value
        };
        Read {
            key,
            value,
            at_once,
            into,
        }
    }

    fn field(&mut self, item: &Item<'_>, field: &Member<'_>, part: Place, read: Read) -> Field {
        let begins = key(field.wire);
        let (begins, write) = self.write_field(item, field, &part.limits, begins);
        let key = Code::from(read.key);
        let (presence, default) = match field.presence {
            Presence::Required { .. } => ("required", None),
            Presence::Optional { .. } => ("optional", None),
            Presence::Defaulted { default } => {
                let default = literal::string(&schema::text_of(default));
                ("default", Some(default.into()))
            }
        };
        let declared = [key.clone(), part.table].into_iter().chain(default);
        let declared = called(presence, declared.collect());
        let declared = match field.needs {
            [] => declared,
            needs => {
                let needs = needs
                    .iter()
                    .map(|need| literal::string(&need.to_string()).into());
                let needs = Code::display(Bracket::Square, needs.collect());
                Code::Seq(vec![
                    declared,
                    Code::word(".needs(&"),
                    needs,
                    Code::word(")"),
                ])
            }
        };
        Field {
            declared: Slot::code(declared),
            name: Slot::name(&field.ident),
            local: Slot::name(&field.local),
            key: Slot::code(key),
            optional: field.optional,
            maybe: field.maybe,
            read: Slot::code(read.value),
            read_at_once: read.at_once,
            read_into: read.into,
            begins: begins.map(Slot::code),
            write: Slot::code(write),
        }
    }

    /// What begins a member, and what writes its value; or what does both, where that fits in one line.
    fn write_field(
        &mut self,
        item: &Item<'_>,
        field: &Member<'_>,
        limits: &Limits,
        begins: Code,
    ) -> (Option<Code>, Code) {
        let name = name_of(item, field);
        if field.maybe {
            let how = self.non_null_writer(&field.shape, limits, &name);
            return (Some(begins), self.write_fn(how, &field.shape));
        }
        let own = ["self.", &field.ident].concat();
        let (indent, value) = match field.optional {
            true => (12, Written::Behind(&field.local)),
            false => (8, Written::At(&own)),
        };
        let call = self.write_call(value, &field.shape, limits, &name);
        let fits = |width| width <= 60 && indent + width < columns::WIDTH;
        if call.width_behind(&begins).is_some_and(fits) {
            return (None, call.behind(begins));
        }
        (Some(begins), call.code())
    }

    /// The variants of a union with a tag.
    pub(super) fn tagged(
        &mut self,
        item: &Item<'_>,
        tag: &str,
        content: bool,
        variants: &[lower::Variant<'_>],
        parts: Vec<Place>,
    ) -> Vec<Variant> {
        let tag_key = key(tag);
        let tag = || Code::from(literal::string(tag));
        let read = variants.iter().zip(&parts).map(|(variant, place)| {
            if content {
                let name = part(&item.table, &variant.ident);
                let read = self.read_path(&variant.shape, &place.limits, &name);
                called("r.content", vec![tag(), Code::word("\"value\""), read])
            } else {
                called("r.variant", vec![tag()])
            }
        });
        let read: Vec<Code> = read.collect();
        let all = variants.iter().zip(parts).zip(read);
        let variants = all.map(|((variant, place), read)| {
            let wire = Code::from(literal::string(variant.wire));
            let (begins, write) = if content {
                let name = part(&item.table, &variant.ident);
                let write = self.write_call(VALUE, &variant.shape, &place.limits, &name);
                let begins = vec![tag_key.clone(), called(".str", vec![wire.clone()])];
                (Some(Code::Seq(begins)), Some(write.code()))
            } else {
                (None, None)
            };
            Variant::of(variant, place, wire, read, begins, write)
        });
        variants.collect()
    }

    /// The alternatives of a union without one.
    pub(super) fn alternatives(
        &mut self,
        item: &Item<'_>,
        variants: &[lower::Variant<'_>],
        parts: Vec<Place>,
    ) -> Vec<Variant> {
        let name = |variant: &lower::Variant<'_>| part(&item.table, &variant.ident);
        let read = variants
            .iter()
            .zip(&parts)
            .map(|(variant, place)| self.read_value(&variant.shape, &place.limits, &name(variant)));
        let read: Vec<Code> = read.collect();
        let variants = variants.iter().zip(parts).zip(read).enumerate();
        let variants = variants.map(|(index, ((variant, place), read))| {
            let write = self.write_call(VALUE, &variant.shape, &place.limits, &name(variant));
            let index = Code::from(index.to_string());
            Variant::of(variant, place, index, read, None, Some(write.code()))
        });
        variants.collect()
    }
}

/// What reads a field.
struct Read {
    key: String,
    value: Code,
    at_once: bool,
    into: bool,
}

/// What the variants of a union hold.
const VALUE: Written<'static> = Written::Behind("value");

impl Variant {
    fn of(
        variant: &lower::Variant<'_>,
        place: Place,
        pattern: Code,
        read: Code,
        begins: Option<Code>,
        write: Option<Code>,
    ) -> Self {
        let whole = layout::width_of(&read) + ".map(Self::)".len() + columns::width(&variant.ident);
        let line = 12 + layout::width_of(&pattern) + 5 + whole;
        Self {
            name: Slot::name(&variant.ident),
            pattern: Slot::code(pattern),
            table: Slot::code(place.table),
            read: Slot::code(read),
            read_at_once: line <= columns::WIDTH && whole <= 60,
            begins: begins.map(Slot::code),
            write: write.map(Slot::code),
            boxed: variant.shape.boxed,
        }
    }
}

impl Made {
    fn of(name: &str, value: &str) -> Self {
        Self {
            name: Slot::name(name),
            value: (name != value).then(|| Slot::name(value)),
        }
    }
}

/// What a field is made of once all keys are read: a variable for what is long, and the field.
fn initial(field: &Member<'_>) -> (Option<Made>, Made) {
    let local = &field.local;
    let value = match field.presence {
        Presence::Required { .. } => Code::from([local, ".ok_or(Refused)?"].concat()),
        Presence::Optional { .. } => return (None, Made::of(&field.ident, local)),
        Presence::Defaulted { default } => match short_default(&field.shape, default) {
            // What `Default` makes of JSON is less plain than the value.
            Some(_)
                if is_default_value(&field.shape, default)
                    && !matches!(field.shape.kind, Kind::Json) =>
            {
                format!("{local}.unwrap_or_default()").into()
            }
            Some(value) => Code::call(format!("{local}.unwrap_or"), vec![value]),
            None => format!("{local}.unwrap_or_else(Self::{})", field.default_fn).into(),
        },
    };
    let made = |name: &str, value: Code| Made {
        name: Slot::name(name),
        value: Some(Slot::code(value)),
    };
    if field.is_long() {
        return (Some(made(local, value)), Made::of(&field.ident, local));
    }
    (None, made(&field.ident, value))
}

fn name_of(item: &Item<'_>, field: &Member<'_>) -> String {
    if field.shape.is_simple() {
        String::new()
    } else {
        part(&item.table, &field.ident)
    }
}

/// The call that starts a member. Most keys stand for themselves in JSON, which the runtime need not look for then.
fn key(wire: &str) -> Code {
    let is_plain = !wire
        .bytes()
        .any(|byte| matches!(byte, 0..0x20 | b'"' | b'\\'));
    let method = if is_plain { "w.key" } else { "w.any_key" };
    called(method, vec![literal::string(wire).into()])
}

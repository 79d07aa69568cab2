//! JSON Schema 2020-12 of types: what callers and models are told, the same in every language.

mod form;
mod json;
mod lowered;
mod renamed;
mod subset;
mod words;

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};
use toolc_compiler::ir::{
    Annotations, Constraints, Design, Field, Format, Member, Presence, Record, Rest, Tool, Type,
    TypeBody, TypeId, TypeKind, Value, Variant,
};
use toolc_compiler::pointer;
use toolc_compiler::providers::FORMATS;
use toolc_compiler::source::Text;

use form::{Choices, has_titles, is_of_forms};

pub use form::of_form;
pub(crate) use json::all_bytes;
pub use json::{Json, has_hidden, is_hidden, is_plain, text_of};
pub use lowered::{Loss, Lowered, Undo, lowered, own_schemas};
pub use renamed::renamed;
pub use subset::violations;

/// Keywords that give a schema alternatives, which some providers refuse at its root.
const ALTERNATIVES: [&str; 5] = ["anyOf", "oneOf", "allOf", "not", "enum"];

/// The schema of a payload: an object with the fields of the record.
pub fn of_record(design: &Design, record: &Record, declared: Option<TypeId>) -> String {
    let mut writer = Writer::new(design);
    writer.uses.record(record);
    writer.settle();
    writer.json.open();
    if let Some(docs) = declared.and_then(|id| design[id].docs.as_deref()) {
        writer.json.text("description", docs);
    }
    writer.record(record, None);
    if let Some(Value::Object(keywords)) = declared.and_then(|id| design[id].schema.as_ref()) {
        writer.keywords(keywords);
    }
    writer.finish()
}

/// The schema of a tool's arguments, whose root says in words where it has alternatives (`anyOf`, …).
fn of_plain_root(design: &Design, tool: &Tool) -> String {
    let mut writer = Writer::new(design);
    let record = &tool.payload.record;
    writer.uses.record(record);
    writer.settle();
    writer.json.open();
    let decl = tool.payload.declared.map(|id| &design[id]);
    let (mut docs, mut kept): (Vec<String>, Vec<(Text, Value)>) = (Vec::new(), Vec::new());
    if let Some(decl) = decl {
        docs.extend(decl.docs.as_deref().map(str::to_owned));
        if let Some(Value::Object(keywords)) = &decl.schema {
            let (alternatives, others): (Vec<_>, Vec<_>) = keywords
                .iter()
                .cloned()
                .partition(|(keyword, _)| ALTERNATIVES.contains(&&**keyword));
            docs.push(format!(
                "JSON Schema: `{}`.",
                text_of(&Value::Object(alternatives))
            ));
            kept = others;
        }
    }
    if !docs.is_empty() {
        writer.json.text("description", &docs.join("\n\n"));
    }
    writer.record(record, None);
    writer.keywords(&kept);
    writer.finish()
}

/// The schema of a type.
pub fn of_type(design: &Design, ty: &Type) -> String {
    let mut writer = Writer::new(design);
    writer.uses.ty(ty);
    writer.settle();
    writer.json.open();
    writer.ty(ty, Place::NOWHERE);
    writer.finish()
}

/// How often declared types are used.
struct Uses<'d> {
    design: &'d Design,
    count: HashMap<TypeId, u32>,
}

impl<'d> Uses<'d> {
    fn record(&mut self, record: &'d Record) {
        for field in &record.fields {
            self.ty(&field.ty);
        }
        if let Rest::Typed { ty } = &record.rest {
            self.ty(ty);
        }
    }

    fn ty(&mut self, ty: &'d Type) {
        match ty.kind.named() {
            Some(id) => self.named(id),
            None => ty.children().for_each(|part| self.ty(part)),
        }
    }

    fn named(&mut self, id: TypeId) {
        let count = self.count.entry(id).or_default();
        *count += 1;
        if *count > 1 {
            return;
        }
        match &self.design[id].body {
            TypeBody::Record(record) => self.record(record),
            TypeBody::Alias { target } => self.ty(target),
            TypeBody::Enum { .. } => {}
            TypeBody::Union(union) => {
                for variant in &union.variants {
                    // With `by`, the fields are written beside the tag, wherever the record itself is written.
                    match union
                        .by
                        .as_ref()
                        .and_then(|_| record_of(self.design, &variant.ty))
                    {
                        Some(record) => self.record(record),
                        None => self.ty(&variant.ty),
                    }
                }
            }
        }
    }
}

/// What a place says about its type: written into the type's own object.
#[derive(Clone, Copy)]
struct Place<'a> {
    docs: Option<&'a str>,
    annotations: Option<&'a Annotations>,
    default: Option<&'a Value>,
    examples: &'a [Value],
}

impl Place<'_> {
    const NOWHERE: Place<'static> = Place {
        docs: None,
        annotations: None,
        default: None,
        examples: &[],
    };

    /// Fills in the docs of the type where the place itself says nothing.
    fn or_docs<'a>(&'a self, docs: Option<&'a str>) -> Place<'a> {
        Place {
            docs: self.docs.or(docs),
            ..*self
        }
    }
}

struct Writer<'d> {
    design: &'d Design,
    json: Json,
    uses: Uses<'d>,
    /// The names of types that are written once, under `$defs`.
    defs: HashMap<TypeId, &'d str>,
    shared: Vec<TypeId>,
    /// In a form: how enums are chosen from.
    choices: Option<Choices>,
}

impl<'d> Writer<'d> {
    fn new(design: &'d Design) -> Self {
        let uses = Uses {
            design,
            count: HashMap::new(),
        };
        Self {
            design,
            json: Json::default(),
            uses,
            defs: HashMap::new(),
            shared: Vec::new(),
            choices: None,
        }
    }

    /// Names the types that are used more than once.
    fn settle(&mut self) {
        let count = &self.uses.count;
        self.shared = count
            .iter()
            .filter(|(_, count)| **count > 1)
            .map(|(id, _)| *id)
            .collect();
        self.shared.retain(|id| !is_small(&self.design[*id].body));
        self.shared.sort_unstable();
        let mut names: HashSet<&str> = HashSet::new();
        for id in &self.shared {
            let decl = &self.design[*id];
            let name = if names.insert(&decl.name) {
                &decl.name
            } else {
                &decl.full_name
            };
            self.defs.insert(*id, name);
        }
    }

    /// Closes the root, with the definitions.
    fn finish(mut self) -> String {
        let shared = std::mem::take(&mut self.shared);
        if !shared.is_empty() {
            self.json.key("$defs");
            self.json.open();
            for id in shared {
                self.json.key(self.defs[&id]);
                self.json.open();
                self.decl(id, Place::NOWHERE);
                self.json.close();
            }
            self.json.close();
        }
        self.json.close();
        self.json.into_text()
    }

    /// The members of a type's schema; the object is open.
    fn ty(&mut self, ty: &'d Type, place: Place<'_>) {
        let place = place.or_docs(ty.docs.as_deref());
        let is_decimal = words::is_decimal(self.design, ty);
        let docs = place.docs.or_else(|| self.docs_inside(ty));
        let described = words::described(docs, ty, is_decimal);
        let place = Place {
            docs: described.as_deref().or(place.docs),
            ..place
        };
        match &ty.kind {
            TypeKind::Named { id } => self.named(*id, place),
            TypeKind::Nullable { inner } => {
                self.place(place);
                self.json.key("anyOf");
                self.json.open_list();
                self.schema(inner);
                self.json.raw("{\"type\":\"null\"}");
                self.json.close_list();
            }
            TypeKind::String => self.plain(place, "string"),
            TypeKind::Int => self.plain(place, "integer"),
            TypeKind::Float => self.plain(place, "number"),
            TypeKind::Bool => self.plain(place, "boolean"),
            TypeKind::Null => self.plain(place, "null"),
            TypeKind::Path => self.plain(place, "string"),
            TypeKind::Bytes => {
                self.plain(place, "string");
                self.json.member("contentEncoding", "\"base64\"");
            }
            TypeKind::Format { format } => {
                self.plain(place, "string");
                if *format == Format::Decimal {
                    self.json.text("pattern", toolc_compiler::decimal::PATTERN);
                } else if self.choices.is_none() || is_of_forms(*format) {
                    self.json.text("format", format_name(*format));
                }
            }
            TypeKind::Json | TypeKind::Unknown => self.place(place),
            TypeKind::List { items } => {
                self.plain(place, "array");
                self.json.key("items");
                let around = self.choices;
                self.choices = around.map(|_| Choices::Several);
                self.schema(items);
                self.choices = around;
            }
            TypeKind::Map { values } => {
                self.plain(place, "object");
                self.json.key("additionalProperties");
                self.schema(values);
            }
            TypeKind::Tuple { items, tail } => {
                self.tuple(items, tail.as_deref(), place);
                // Its places and its limits are one limit.
                let least = items.len() as u64;
                let limits = ty.constraints.as_deref().and_then(|limits| limits.items);
                if limits
                    .and_then(|limits| limits.min)
                    .is_none_or(|min| min < least)
                {
                    self.json.member("minItems", &least.to_string());
                }
                // Not `"items": false`, which not everybody takes for a schema.
                if tail.is_none() {
                    self.json.member("maxItems", &least.to_string());
                }
            }
            TypeKind::Record(record) => {
                self.place(place);
                self.record(record, None);
            }
            TypeKind::Union { alternatives } => {
                self.place(place);
                self.json.key("anyOf");
                self.json.open_list();
                alternatives.iter().for_each(|ty| self.schema(ty));
                self.json.close_list();
            }
            TypeKind::Literals { values } => {
                self.place(place);
                self.members(values.iter());
            }
        }
        if let Some(constraints) = &ty.constraints {
            let (places, is_closed) = if let TypeKind::Tuple { items, tail } = &ty.kind {
                (items.len() as u64, tail.is_none())
            } else {
                (0, false)
            };
            match is_decimal {
                true => {
                    let mut others = Constraints::clone(constraints);
                    (others.min, others.max, others.above, others.below) = Default::default();
                    others.steps = Default::default();
                    self.constraints(&others, places, is_closed);
                }
                false => self.constraints(constraints, places, is_closed),
            }
        }
    }

    /// The docs of a declared type that is written where it is used.
    fn docs_inside(&self, ty: &Type) -> Option<&'d str> {
        let id = ty.kind.named()?;
        match self.defs.contains_key(&id) {
            true => None,
            false => self.design[id].docs.as_deref(),
        }
    }

    /// A schema with nothing around it.
    fn schema(&mut self, ty: &'d Type) {
        self.json.open();
        self.ty(ty, Place::NOWHERE);
        self.json.close();
    }

    fn plain(&mut self, place: Place<'_>, kind: &str) {
        self.json.text("type", kind);
        self.place(place);
    }

    fn named(&mut self, id: TypeId, place: Place<'_>) {
        match self.defs.get(&id) {
            Some(name) => {
                let target = pointer::reference(name);
                self.json.text("$ref", &target);
                self.place(place);
            }
            None => self.decl(id, place),
        }
    }

    fn decl(&mut self, id: TypeId, place: Place<'_>) {
        let decl = &self.design[id];
        let place = place.or_docs(decl.docs.as_deref());
        let place = match place.annotations {
            Some(_) => place,
            None => Place {
                annotations: Some(&decl.annotations),
                examples: self.design.shown_examples_of(id),
                ..place
            },
        };
        match &decl.body {
            TypeBody::Record(record) => {
                self.place(place);
                self.record(record, None);
            }
            TypeBody::Alias { target } => self.ty(target, place),
            TypeBody::Enum { members } => {
                let docs = with_members(place.docs, members);
                self.place(Place {
                    docs: docs.as_deref().or(place.docs),
                    ..place
                });
                match self.choices {
                    Some(choices) if has_titles(members) => self.titled(choices, members),
                    Some(_) | None => self.members(members.iter().map(|member| &member.value)),
                }
            }
            TypeBody::Union(union) => {
                self.place(place);
                self.json.key("anyOf");
                self.json.open_list();
                union
                    .variants
                    .iter()
                    .for_each(|variant| self.variant(union.by.as_deref(), variant));
                self.json.close_list();
            }
        }
        if let Some(Value::Object(keywords)) = &decl.schema {
            self.keywords(keywords);
        }
    }

    fn variant(&mut self, by: Option<&str>, variant: &'d Variant) {
        self.json.open();
        let (docs, of_tag) = docs_of(self.design, by, variant);
        if let Some(docs) = docs {
            self.json.text("description", docs);
        }
        match by.zip(record_of(self.design, &variant.ty)) {
            Some((key, record)) => {
                let name = &variant.name;
                self.record(
                    record,
                    Some(Tag {
                        key,
                        name,
                        docs: of_tag,
                    }),
                );
            }
            None => {
                self.json.member("type", "\"object\"");
                self.json.key("properties");
                self.json.open();
                self.tag(Tag {
                    key: "type",
                    name: &variant.name,
                    docs: None,
                });
                self.json.key("value");
                self.schema(&variant.ty);
                self.json.close();
                self.json.member("required", "[\"type\",\"value\"]");
                self.json.member("additionalProperties", "false");
            }
        }
        self.json.close();
    }

    fn tag(&mut self, tag: Tag<'_>) {
        self.json.key(tag.key);
        self.json.open();
        self.json.member("type", "\"string\"");
        if let Some(docs) = tag.docs {
            self.json.text("description", docs);
        }
        self.json.key("enum");
        self.json.open_list();
        self.json.string(tag.name);
        self.json.close_list();
        self.json.close();
    }

    /// The members of an object's schema, with the tag of a union's variant before its own fields.
    fn record(&mut self, record: &'d Record, tag: Option<Tag<'_>>) {
        self.json.member("type", "\"object\"");
        self.json.key("properties");
        self.json.open();
        if let Some(tag) = tag {
            self.tag(tag);
        }
        record.fields.iter().for_each(|field| self.field(field));
        self.json.close();
        let required = record
            .fields
            .iter()
            .filter(|field| matches!(field.presence, Presence::Required { .. }));
        let mut required = tag
            .map(|tag| tag.key)
            .into_iter()
            .chain(required.map(|field| &*field.name))
            .peekable();
        if required.peek().is_some() {
            self.json.key("required");
            self.json.open_list();
            required.for_each(|name| self.json.string(name));
            self.json.close_list();
        }
        match &record.rest {
            Rest::Closed => self.json.member("additionalProperties", "false"),
            Rest::Open => {}
            Rest::Typed { ty } if matches!(ty.kind, TypeKind::Json) && ty.constraints.is_none() => {
                self.json.member("additionalProperties", "true");
            }
            Rest::Typed { ty } => {
                self.json.key("additionalProperties");
                self.schema(ty);
            }
        }
    }

    fn field(&mut self, field: &'d Field) {
        let none = field.annotations == Annotations::default();
        let annotations = (!none).then_some(&field.annotations);
        self.json.key(&field.name);
        self.json.open();
        self.ty(
            &field.ty,
            Place {
                docs: field.docs.as_deref(),
                annotations,
                default: self.design.shown_default(field),
                examples: self.design.shown_examples(field),
            },
        );
        self.json.close();
    }

    fn tuple(&mut self, items: &'d [Type], tail: Option<&'d Type>, place: Place<'_>) {
        self.plain(place, "array");
        self.json.key("prefixItems");
        self.json.open_list();
        items.iter().for_each(|item| self.schema(item));
        self.json.close_list();
        if let Some(tail) = tail {
            self.json.key("items");
            self.schema(tail);
        }
    }

    /// One of these scalars.
    fn members<'v>(&mut self, values: impl Iterator<Item = &'v Value> + Clone) {
        let mut kinds = values.clone().map(scalar_kind);
        if let Some(first) = kinds
            .next()
            .filter(|first| kinds.all(|kind| kind == *first))
        {
            self.json.text("type", first);
        }
        self.json.key("enum");
        self.json.open_list();
        values.for_each(|value| self.json.value(value));
        self.json.close_list();
    }

    fn place(&mut self, place: Place<'_>) {
        if let Some(title) = place.annotations.and_then(|all| all.title.as_deref()) {
            self.json.text("title", title);
        }
        let deprecated = place.annotations.and_then(|all| all.deprecated.as_deref());
        match (place.docs, deprecated.filter(|text| !text.is_empty())) {
            (Some(docs), Some(text)) => self
                .json
                .text("description", &format!("{docs}\n\nDeprecated: {text}")),
            (None, Some(text)) => self
                .json
                .text("description", &format!("Deprecated: {text}")),
            (Some(docs), None) => self.json.text("description", docs),
            (None, None) => {}
        }
        if deprecated.is_some() {
            self.json.member("deprecated", "true");
        }
        if let Some(default) = place.default {
            self.json.key("default");
            self.json.value(default);
        }
        if !place.examples.is_empty() {
            self.json.key("examples");
            self.json.open_list();
            let examples = place.examples.iter();
            examples.for_each(|example| self.json.value(example));
            self.json.close_list();
        }
        if let Some(header) = place.annotations.and_then(|all| all.header.as_deref()) {
            self.json.text("x-mcp-header", header);
        }
    }

    /// What is asked beside the kind; fewer items than a tuple has places are no limit, nor are more than a closed one has.
    fn constraints(&mut self, limits: &Constraints, places: u64, is_closed: bool) {
        let sizes = [
            (limits.length, "minLength", "maxLength"),
            (limits.items, "minItems", "maxItems"),
            (limits.entries, "minProperties", "maxProperties"),
        ];
        for (bounds, min, max) in sizes {
            let bounds = bounds.unwrap_or_default();
            let low = bounds.min.filter(|low| min != "minItems" || *low >= places);
            let high = bounds.max.filter(|_| max != "maxItems" || !is_closed);
            for (key, size) in [(min, low), (max, high)] {
                if let Some(size) = size {
                    self.json.member(key, &size.to_string());
                }
            }
        }
        let numbers = [
            ("minimum", &limits.min),
            ("maximum", &limits.max),
            ("exclusiveMinimum", &limits.above),
            ("exclusiveMaximum", &limits.below),
        ];
        for (key, number) in numbers {
            if let Some(number) = number {
                self.json.member(key, number);
            }
        }
        if let [step] = &limits.steps[..] {
            self.json.member("multipleOf", step);
        }
        if let [pattern] = &limits.patterns[..] {
            self.json.text("pattern", pattern);
        }
        if limits.steps.len() > 1 || limits.patterns.len() > 1 {
            self.json.key("allOf");
            self.json.open_list();
            for step in limits.steps.iter().filter(|_| limits.steps.len() > 1) {
                self.json.open();
                self.json.member("multipleOf", step);
                self.json.close();
            }
            for pattern in limits.patterns.iter().filter(|_| limits.patterns.len() > 1) {
                self.json.open();
                self.json.text("pattern", pattern);
                self.json.close();
            }
            self.json.close_list();
        }
        if limits.unique {
            self.json.member("uniqueItems", "true");
        }
        if let (Some(format), None) = (&limits.format, self.choices)
            && FORMATS.contains(&&**format)
        {
            self.json.text("format", format);
        }
        for keywords in &limits.schemas {
            if let Value::Object(keywords) = keywords {
                self.keywords(keywords);
            }
        }
    }

    fn keywords(&mut self, keywords: &[(Text, Value)]) {
        for (key, value) in keywords {
            self.json.key(key);
            self.json.value(value);
        }
    }
}

/// The key that tells a variant, and what it holds.
#[derive(Clone, Copy)]
struct Tag<'d> {
    key: &'d str,
    name: &'d str,
    docs: Option<&'d str>,
}

/// What is said of a variant, and of its tag: where the record itself says what it is, the variant says what the tag means.
fn docs_of<'d>(
    design: &'d Design,
    by: Option<&str>,
    variant: &'d Variant,
) -> (Option<&'d str>, Option<&'d str>) {
    let docs = variant.docs.as_deref();
    let own = match (by, &variant.ty.kind) {
        (Some(_), TypeKind::Named { id }) => design[*id].docs.as_deref(),
        _ => None,
    };
    match own {
        Some(_) => (own, docs.filter(|docs| Some(*docs) != own)),
        None => (docs, None),
    }
}

/// The record that a type is.
fn record_of<'d>(design: &'d Design, ty: &'d Type) -> Option<&'d Record> {
    match design.flat(ty).kind {
        TypeKind::Record(record) => Some(record),
        TypeKind::Named { id } => match &design[*id].body {
            TypeBody::Record(record) => Some(record),
            TypeBody::Alias { .. } | TypeBody::Enum { .. } | TypeBody::Union(_) => None,
        },
        TypeKind::String
        | TypeKind::Int
        | TypeKind::Float
        | TypeKind::Bool
        | TypeKind::Bytes
        | TypeKind::Format { .. }
        | TypeKind::Path
        | TypeKind::Json
        | TypeKind::Null
        | TypeKind::List { .. }
        | TypeKind::Map { .. }
        | TypeKind::Tuple { .. }
        | TypeKind::Union { .. }
        | TypeKind::Literals { .. }
        | TypeKind::Nullable { .. }
        | TypeKind::Unknown => None,
    }
}

/// Whether a type is written where it is used, however often that is.
fn is_small(body: &TypeBody) -> bool {
    match body {
        TypeBody::Alias { target } => match &target.kind {
            TypeKind::String
            | TypeKind::Int
            | TypeKind::Float
            | TypeKind::Bool
            | TypeKind::Bytes
            | TypeKind::Format { .. }
            | TypeKind::Path
            | TypeKind::Json
            | TypeKind::Null
            | TypeKind::Unknown => true,
            TypeKind::List { .. }
            | TypeKind::Map { .. }
            | TypeKind::Tuple { .. }
            | TypeKind::Record(_)
            | TypeKind::Union { .. }
            | TypeKind::Literals { .. }
            | TypeKind::Nullable { .. }
            | TypeKind::Named { .. } => false,
        },
        TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => false,
    }
}

/// The description of an enum whose members have docs of their own.
fn with_members(docs: Option<&str>, members: &[Member]) -> Option<String> {
    if members.iter().all(|member| member.docs.is_none()) {
        return None;
    }
    let mut text = docs.map(|docs| format!("{docs}\n")).unwrap_or_default();
    for member in members {
        let Some(docs) = &member.docs else { continue };
        text.push_str(&format!(
            "\n- {}: {}",
            text_of(&member.value),
            docs.replace('\n', "\n  ")
        ));
    }
    Some(text)
}

fn scalar_kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(text)
            if toolc_compiler::decimal::Decimal::parse(text)
                .is_some_and(|number| number.is_integer()) =>
        {
            "integer"
        }
        Value::Number(_) => "number",
        Value::String(_) => "string",
        Value::List(_) => "array",
        Value::Object(_) => "object",
    }
}

fn format_name(format: Format) -> &'static str {
    match format {
        Format::Datetime => "date-time",
        Format::Date => "date",
        Format::Time => "time",
        Format::Duration => "duration",
        Format::Decimal => "decimal",
        Format::Uuid => "uuid",
        Format::Uri => "uri",
        Format::Email => "email",
        Format::Hostname => "hostname",
        Format::Ipv4 => "ipv4",
        Format::Ipv6 => "ipv6",
    }
}

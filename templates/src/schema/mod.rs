//! JSON Schema 2020-12 of types: what callers and models are told, the same in every language.

mod form;
mod json;
mod keywords;
mod limits;
mod lowered;
mod members;
mod renamed;
mod subset;
mod words;

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};
use toolc_compiler::ir::{
    Annotations, Constraints, Design, Field, Format, Presence, Record, Rest, Tool, Type, TypeBody,
    TypeId, TypeKind, Value, Variant,
};
use toolc_compiler::pointer;

use form::{Choices, has_titles, is_of_forms};
use limits::Places;
use members::with_members;

pub use form::of_form;
pub(crate) use json::all_bytes;
pub(crate) use json::schema_text_of;
pub use json::{Json, has_hidden, is_hidden, is_plain, text_of};
pub use lowered::{Loss, Lowered, Undo, lowered, own_schemas};
pub use renamed::renamed;
pub use subset::violations;

/// Keywords that give a schema alternatives, which some providers refuse at its root.
const ALTERNATIVES: [&str; 5] = ["anyOf", "oneOf", "allOf", "not", "enum"];

/// Which declared types a schema names by `$ref`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shared {
    /// Those that it needs more than once, but no scalars.
    Repeated,
    /// All of them.
    All,
}

/// The schema of a payload: an object with the fields of the record. Its secrets are `writeOnly`.
pub fn of_record(design: &Design, record: &Record, declared: Option<TypeId>) -> String {
    record_schema(design, record, declared, Shared::Repeated)
}

/// The same, with a choice of the types that are named.
pub fn record_schema(
    design: &Design,
    record: &Record,
    declared: Option<TypeId>,
    shared: Shared,
) -> String {
    let mut writer = Writer::of_arguments(design, record, shared);
    if let Some(docs) = declared.and_then(|id| design[id].docs.as_deref()) {
        writer.json.text("description", docs);
    }
    writer.record(record, None);
    let keywords = declared.and_then(|id| design[id].schema.as_ref());
    writer.keywords(keywords, Vec::new());
    writer.finish()
}

/// The schema of a tool's arguments, whose root says in words where it has alternatives (`anyOf`, …).
fn of_plain_root(design: &Design, tool: &Tool) -> String {
    let record = &tool.payload.record;
    let mut writer = Writer::of_arguments(design, record, Shared::Repeated);
    let decl = tool.payload.declared.map(|id| &design[id]);
    let mut docs: Vec<String> = Vec::new();
    docs.extend(
        decl.and_then(|decl| decl.docs.as_deref())
            .map(str::to_owned),
    );
    let keywords = RootKeywords::of(design, tool);
    if let Some(keywords) = &keywords {
        docs.push(format!(
            "JSON Schema: `{}`.",
            schema_text_of(&keywords.told)
        ));
    }
    if !docs.is_empty() {
        writer.json.text("description", &docs.join("\n\n"));
    }
    writer.record(record, None);
    writer.keywords(keywords.as_ref().map(|all| &all.written), Vec::new());
    writer.finish()
}

/// The keywords of a declared payload where a root may have no alternatives.
struct RootKeywords {
    /// Those that are told in the description.
    told: Value,
    /// Those that are written.
    written: Value,
}

impl RootKeywords {
    fn of(design: &Design, tool: &Tool) -> Option<Self> {
        let keywords = design[tool.payload.declared?].schema.as_ref()?;
        let mut writer = Writer::of_arguments(design, &tool.payload.record, Shared::Repeated);
        writer.record(&tool.payload.record, None);
        // What cannot stand beside the rest would be in an `allOf`.
        let alone = writer.stands_alone(keywords);
        let (told, written): (Vec<_>, Vec<_>) = keywords
            .entries()?
            .iter()
            .cloned()
            .partition(|(keyword, _)| alone || ALTERNATIVES.contains(&&**keyword));
        Some(Self {
            told: Value::Object(told),
            written: Value::Object(written),
        })
    }

    /// The first alternative that is told.
    fn alternative(&self) -> Option<&'static str> {
        let told = self.told.entries()?;
        let named = |keyword: &&str| told.iter().any(|(known, _)| **known == **keyword);
        let found = ALTERNATIVES.into_iter().find(named);
        found.or((!told.is_empty()).then_some("allOf"))
    }
}

/// The schema of a type.
pub fn of_type(design: &Design, ty: &Type) -> String {
    type_schema(design, ty, Shared::Repeated)
}

/// The same, with a choice of the types that are named.
pub fn type_schema(design: &Design, ty: &Type, shared: Shared) -> String {
    let mut writer = Writer::new(design);
    writer.uses.ty(ty);
    writer.settle(shared);
    writer.json.open();
    writer.ty(ty, Place::NOWHERE);
    writer.finish()
}

/// How often declared types are used.
struct Uses<'d> {
    design: &'d Design,
    count: HashMap<TypeId, u32>,
    /// In the order of their first uses, which does not depend on files.
    order: Vec<TypeId>,
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
        self.order.push(id);
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
    /// Whether the field, or an alias that was followed, is `@secret`.
    secret: bool,
}

impl Place<'_> {
    const NOWHERE: Place<'static> = Place {
        docs: None,
        annotations: None,
        default: None,
        examples: &[],
        secret: false,
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
    /// Whether these are arguments, whose secrets are `writeOnly`. In a result it would say that they are never there.
    of_arguments: bool,
    /// How many keywords of `@schema` have an address of ours.
    addresses: usize,
}

impl<'d> Writer<'d> {
    fn new(design: &'d Design) -> Self {
        let uses = Uses {
            design,
            count: HashMap::new(),
            order: Vec::new(),
        };
        Self {
            design,
            json: Json::schema(),
            uses,
            defs: HashMap::new(),
            shared: Vec::new(),
            choices: None,
            of_arguments: false,
            addresses: 0,
        }
    }

    /// For the arguments of a tool; the root is open.
    fn of_arguments(design: &'d Design, record: &'d Record, shared: Shared) -> Self {
        let mut writer = Self::new(design);
        writer.of_arguments = true;
        writer.uses.record(record);
        writer.settle(shared);
        writer.json.open();
        writer
    }

    /// Names the types that are shared, in the order of their first uses.
    fn settle(&mut self, shared: Shared) {
        let (order, count) = (&self.uses.order, &self.uses.count);
        let design = self.design;
        let is_shared = |id: &TypeId| match shared {
            Shared::Repeated => count[id] > 1 && !is_small(&design[*id].body),
            Shared::All => true,
        };
        self.shared = order.iter().copied().filter(is_shared).collect();
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
                self.decl(id, Place::NOWHERE, &Constraints::NONE);
                self.json.close();
            }
            self.json.close();
        }
        self.json.close();
        self.json.into_text()
    }

    /// The members of a type's schema; the object is open.
    fn ty(&mut self, ty: &'d Type, place: Place<'_>) {
        self.narrowed(ty, place, &Constraints::NONE);
    }

    /// The same with the limits around the type: those of a use of an alias, or of a type that may be null.
    fn narrowed(&mut self, ty: &'d Type, place: Place<'_>, around: &Constraints) {
        let place = place.or_docs(ty.docs.as_deref());
        let limits = limits::narrowed(around, ty.constraints.as_deref());
        let kind = &ty.kind;
        if let TypeKind::Named { id } = kind {
            self.named(*id, place, &limits);
        } else if let TypeKind::Nullable { inner } = kind {
            // Limits are those of values that are not null.
            self.place(place);
            self.json.key("anyOf");
            self.json.open_list();
            self.json.open();
            self.narrowed(inner, Place::NOWHERE, &limits);
            self.json.close();
            self.json.raw("{\"type\":\"null\"}");
            self.json.close_list();
        } else {
            let described = words::described(place.docs, kind, &limits);
            let docs = described.as_deref().or(place.docs);
            self.kind(kind, Place { docs, ..place });
            let places = if let TypeKind::Tuple { items, tail } = kind {
                self.places(items, tail.is_none(), &limits)
            } else {
                Places::default()
            };
            self.constraints(&words::of_keywords(kind, &limits), places, None);
        }
    }

    /// The members that a type has without its limits.
    fn kind(&mut self, kind: &'d TypeKind, place: Place<'_>) {
        match kind {
            TypeKind::Named { .. } | TypeKind::Nullable { .. } => {}
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
            TypeKind::Tuple { items, tail } => self.tuple(items, tail.as_deref(), place),
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
    }

    /// The number of a tuple's places: one limit together with those of its items.
    fn places(&mut self, items: &[Type], is_closed: bool, limits: &Constraints) -> Places {
        let count = items.len() as u64;
        let least = limits.items.and_then(|limits| limits.min);
        if least.is_none_or(|least| least < count) {
            self.json.member("minItems", &count.to_string());
        }
        // Not `"items": false`, which not everybody takes for a schema.
        if is_closed {
            self.json.member("maxItems", &count.to_string());
        }
        Places { count, is_closed }
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

    fn named(&mut self, id: TypeId, place: Place<'_>, limits: &Constraints) {
        let Some(name) = self.defs.get(&id) else {
            return self.decl(id, place, limits);
        };
        let target = pointer::reference(name);
        let (added, kind, nullable) = match &self.design[id].body {
            TypeBody::Alias { target } => {
                let own = self.design.flat(target);
                (
                    limits::added(limits, &own.constraints),
                    Some(own.kind),
                    own.nullable,
                )
            }
            TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => {
                (limits.clone(), None, false)
            }
        };
        let described = kind.and_then(|kind| words::described(place.docs, kind, &added));
        let docs = described.as_deref().or(place.docs);
        let added = kind.map_or(added.clone(), |kind| {
            words::of_keywords(kind, &added).into_owned()
        });
        // Keywords are not for null.
        let apart = nullable && !added.schemas.is_empty();
        if apart {
            self.place(Place { docs, ..place });
            self.json.key("anyOf");
            self.json.open_list();
            self.json.open();
        }
        self.json.text("$ref", &target);
        if !apart {
            self.place(Place { docs, ..place });
        }
        self.constraints(&added, Places::default(), None);
        if apart {
            self.json.close();
            self.json.raw("{\"type\":\"null\"}");
            self.json.close_list();
        }
    }

    /// A declared type where it is written, with the limits around it.
    fn decl(&mut self, id: TypeId, place: Place<'_>, limits: &Constraints) {
        let decl = &self.design[id];
        let mut place = place.or_docs(decl.docs.as_deref());
        place.secret |= decl.annotations.secret;
        let place = match place.annotations {
            Some(_) => place,
            None => Place {
                annotations: Some(&decl.annotations),
                examples: self.design.shown_examples_of(id),
                ..place
            },
        };
        match &decl.body {
            // Its keywords are those of its type.
            TypeBody::Alias { target } => return self.narrowed(target, place, limits),
            TypeBody::Record(record) => {
                self.place(place);
                self.record(record, None);
            }
            TypeBody::Enum { members } => {
                let titled = self.choices.filter(|_| has_titles(members));
                let docs = with_members(place.docs, members, titled.is_none());
                self.place(Place {
                    docs: docs.as_deref().or(place.docs),
                    ..place
                });
                match titled {
                    Some(choices) => self.titled(choices, members),
                    None => self.members(members.iter().map(|member| &member.value)),
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
        self.constraints(limits, Places::default(), decl.schema.as_ref());
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
                secret: field.annotations.secret,
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
        if place.secret && self.of_arguments {
            self.json.member("writeOnly", "true");
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

//! The schema of a tool's arguments in the dialect of a provider, written in one walk over the types.

use foldhash::{HashMap, HashMapExt};
use indexmap::IndexSet;
use toolc_compiler::decimal;
use toolc_compiler::ir::{
    ABSENT, Annotations, Constraints, Design, Field, Format, Presence, Record, Rest, Tool, Type,
    TypeBody, TypeId, TypeKind, Value, Variant,
};
use toolc_compiler::pointer;
use toolc_compiler::providers::{Dialect, Provider, Sizes};

use super::super::{
    Json, RootKeywords, Shared, Tag, Writer as Whole, docs_of, limits, record_of, scalar_kind,
    schema_text_of, with_members,
};
use super::alike::alike;
use super::notes::{self, Notes};
use super::{Loss, Undo};

/// How many types a schema without references writes out, and how many bytes; what is left is sent as a text.
///
/// No model reads as much. The types decide, so that how long texts are changes no shape; the bytes are for texts that
/// only an attacker writes.
const MOST_TYPES: usize = 4_000;
const MOST_BYTES: usize = 4_000_000;

/// What was written.
pub(super) struct Written {
    pub schema: String,
    pub undo: Undo,
    pub losses: Vec<Loss>,
    /// Why the provider cannot hold a model to the schema.
    pub refusals: Vec<Loss>,
}

/// What a root loses where it may have no alternatives.
pub(super) fn root_alternative(design: &Design, tool: &Tool, provider: &Provider) -> Option<Loss> {
    let found = RootKeywords::of(design, tool)?.alternative()?;
    provider.schema.plain_root.then(|| Loss {
        tool: tool.name.to_string(),
        path: String::new(),
        what: format!("`{found}` of `@schema` is only told in the description"),
    })
}

/// Writes the arguments of a tool for a provider that takes a part of JSON Schema.
pub(super) fn write(design: &Design, tool: &Tool, provider: &Provider) -> Written {
    let mut whole = Whole::new(design);
    whole.uses.record(&tool.payload.record);
    let mut writer = Writer {
        design,
        dialect: &provider.schema,
        strict: provider.strict,
        tool: &tool.name,
        json: Json::schema(),
        path: String::new(),
        level: 0,
        types: 0,
        is_cut: false,
        sizes: Counted::default(),
        union: false,
        definitions: HashMap::new(),
        open: Vec::new(),
        losses: IndexSet::new(),
        refusals: IndexSet::new(),
    };
    let mut shared = Vec::new();
    if provider.schema.takes("$ref") {
        whole.settle(Shared::Repeated);
        writer.definitions = whole.defs;
        shared = whole.shared;
    }
    writer.json.open();
    let mut about = About::default();
    if let Some(id) = tool.payload.declared {
        let decl = &design[id];
        about.docs = decl.docs.as_deref();
        writer.whole_type(decl.schema.as_ref(), &mut about);
        writer.open.push(id);
    }
    let root = writer.record(&tool.payload.record, &about, None);
    writer.open.clear();
    let definitions = writer.definitions(&shared);
    writer.json.close();
    writer.too_large(&provider.schema.sizes);
    writer.too_large(&provider.schema.request);
    let undo = match definitions.is_empty() {
        true => root,
        false => Undo::With {
            root: Box::new(root),
            definitions,
        },
    };
    Written {
        schema: writer.json.into_text(),
        undo,
        losses: writer.losses.into_iter().collect(),
        refusals: writer.refusals.into_iter().collect(),
    }
}

/// What a place says about its type.
#[derive(Default, Clone)]
struct About<'d> {
    docs: Option<&'d str>,
    /// Docs that are put together.
    own_docs: Option<String>,
    annotations: Option<&'d Annotations>,
    default: Option<&'d Value>,
    examples: &'d [Value],
    notes: Vec<String>,
    /// Whether it is `@secret`, and the schema can say so.
    secret: bool,
    /// Whether the marker of what is left out may stand here as well.
    marked: bool,
}

/// What stands for an argument that is left out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Absent {
    /// Nothing does: it is left out, or cannot be.
    Never,
    Null,
    Marker,
}

/// What providers limit.
#[derive(Default)]
struct Counted {
    properties: usize,
    levels: usize,
    enum_values: usize,
    characters: usize,
    optional: usize,
    unions: usize,
}

/// Why a type is sent as a text.
#[derive(Clone, Copy)]
enum Cut {
    /// It stands inside itself.
    Again,
    /// The schema is long enough.
    TooLong,
}

struct Writer<'d> {
    design: &'d Design,
    dialect: &'d Dialect,
    strict: bool,
    tool: &'d str,
    json: Json,
    path: String,
    level: usize,
    /// How many types are written, and whether some are not since these are enough.
    types: usize,
    is_cut: bool,
    sizes: Counted,
    /// Whether the type that was written last has alternatives.
    union: bool,
    /// The names of types that are written once.
    definitions: HashMap<TypeId, &'d str>,
    /// The types around the place, where they are written out.
    open: Vec<TypeId>,
    losses: IndexSet<Loss>,
    refusals: IndexSet<Loss>,
}

impl<'d> Writer<'d> {
    fn definitions(&mut self, shared: &[TypeId]) -> Vec<(String, Undo)> {
        if shared.is_empty() {
            return Vec::new();
        }
        let mut undone = Vec::new();
        self.json.key("$defs");
        self.json.open();
        for id in shared {
            let name = self.definitions[id];
            self.sizes.characters += name.chars().count();
            self.json.key(name);
            self.path = name.to_owned();
            self.open.push(*id);
            let undo = self.schema(&self.design[*id].body, *id);
            self.open.pop();
            if undo != Undo::Nothing {
                undone.push((name.to_owned(), undo));
            }
            if !self.dialect.recursive && leads_to_itself(self.design, *id) {
                self.refuse("a type that leads back to itself");
            }
        }
        self.json.close();
        self.path.clear();
        undone
    }

    /// A declared type where it is defined.
    fn schema(&mut self, body: &'d TypeBody, id: TypeId) -> Undo {
        let mut about = self.about_decl(id, About::default());
        match body {
            TypeBody::Alias { target } => self.ty(target, about, false),
            TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => {
                self.json.open();
                let undo = self.declared(id, &mut about);
                self.json.close();
                undo
            }
        }
    }

    /// A type, with what its place says. `or_null` adds null to its values.
    fn ty(&mut self, ty: &'d Type, mut about: About<'d>, or_null: bool) -> Undo {
        self.types += 1;
        let mut limits = Constraints::NONE.clone();
        let (mut at, mut null) = (ty, or_null);
        let mut entered = 0;
        let referred = loop {
            about.docs = about.docs.or(at.docs.as_deref());
            if let Some(here) = &at.constraints {
                limits.add(here);
            }
            match &at.kind {
                TypeKind::Nullable { inner } => {
                    null = true;
                    at = inner;
                }
                TypeKind::Named { id } => {
                    if let Some(name) = self.definitions.get(id) {
                        break Some((*id, *name));
                    }
                    if let Some(cut) = self.cut(*id) {
                        self.open.truncate(self.open.len() - entered);
                        return self.as_text(cut, &about, null);
                    }
                    let TypeBody::Alias { target } = &self.design[*id].body else {
                        break None;
                    };
                    about = self.about_decl(*id, about);
                    self.open.push(*id);
                    entered += 1;
                    at = target;
                }
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
                | TypeKind::Record(_)
                | TypeKind::Union { .. }
                | TypeKind::Literals { .. }
                | TypeKind::Unknown => break None,
            }
        };
        let marked = about.marked;
        let union = match referred {
            Some(_) => null || marked || about.says_something() || limits != Constraints::NONE,
            None => marked || null && self.takes_null() || self.has_alternatives(&at.kind),
        };
        let undo = match referred {
            Some((id, name)) => {
                let added = match &self.design[id].body {
                    TypeBody::Alias { target } => {
                        limits::added(&limits, &self.design.flat(target).constraints)
                    }
                    TypeBody::Record(_) | TypeBody::Enum { .. } | TypeBody::Union(_) => limits,
                };
                self.reference(name, &added, about, null)
            }
            None if marked || null && self.takes_null() => {
                self.json.open();
                self.about(&about);
                self.json.key("anyOf");
                self.json.open_list();
                self.json.open();
                let undo = self.plain(&at.kind, &limits, About::default());
                self.json.close();
                self.beside(null, marked);
                self.json.close_list();
                self.json.close();
                undo
            }
            None => {
                self.json.open();
                let undo = self.plain(&at.kind, &limits, about);
                if null {
                    self.json.member("nullable", "true");
                }
                self.json.close();
                undo
            }
        };
        self.open.truncate(self.open.len() - entered);
        self.union = union;
        undo
    }

    /// Whether a type is written with `anyOf`.
    fn has_alternatives(&self, kind: &TypeKind) -> bool {
        match kind {
            TypeKind::Union { .. } => true,
            TypeKind::Literals { values } => is_mixed(values.iter()),
            TypeKind::Named { id } => match &self.design[*id].body {
                TypeBody::Union(_) => true,
                TypeBody::Enum { members } => is_mixed(members.iter().map(|one| &one.value)),
                TypeBody::Record(_) | TypeBody::Alias { .. } => false,
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
            | TypeKind::Record(_)
            | TypeKind::Nullable { .. }
            | TypeKind::Unknown => false,
        }
    }

    /// A reference stands alone; what is said beside it stands around it.
    fn reference(
        &mut self,
        name: &str,
        limits: &Constraints,
        mut about: About<'d>,
        null: bool,
    ) -> Undo {
        const WORDS: Dialect = Dialect {
            keywords: Some(&[]),
            formats: None,
            types: None,
            closed: true,
            all_required: false,
            typed: false,
            recursive: true,
            plain_root: false,
            bare_refs: true,
            string_enums: false,
            min_items: None,
            sizes: NO_SIZES,
            request: NO_SIZES,
        };
        let said = notes::constraints(&mut Json::default(), &WORDS, limits);
        self.note(said, &mut about);
        let target = pointer::reference(name);
        self.json.open();
        if null || about.marked || about.says_something() {
            self.about(&about);
            self.json.key("anyOf");
            self.json.open_list();
            self.json.open();
            self.json.text("$ref", &target);
            self.json.close();
            self.beside(null, about.marked);
            self.json.close_list();
        } else {
            self.json.text("$ref", &target);
        }
        self.json.close();
        Undo::Definition(name.to_owned())
    }

    /// The alternatives beside a type.
    fn beside(&mut self, null: bool, marked: bool) {
        if null {
            self.json.raw("{\"type\":\"null\"}");
        }
        if !marked {
            return;
        }
        self.json.open();
        self.enter();
        self.json.text("type", "object");
        self.json.text("description", "Left out.");
        self.json.key("properties");
        self.json.open();
        self.property(ABSENT);
        self.json.raw("{\"type\":\"boolean\",\"enum\":[true]}");
        self.sizes.enum_values += 1;
        self.json.close();
        self.json.key("required");
        self.json.texts([ABSENT]);
        self.leave();
        self.json.close();
    }

    /// Why a type is not written out where it is used, where there are no references.
    fn cut(&self, id: TypeId) -> Option<Cut> {
        if self.open.contains(&id) {
            return Some(Cut::Again);
        }
        // A type is written wherever it is used, which may double with every level.
        let repeats = !self.dialect.takes("$ref");
        let is_long = self.types > MOST_TYPES || self.json.length() > MOST_BYTES;
        (repeats && is_long).then_some(Cut::TooLong)
    }

    /// A type that is not written out.
    fn as_text(&mut self, cut: Cut, about: &About<'d>, null: bool) -> Undo {
        let note = match cut {
            Cut::Again => {
                self.lose("a type that leads back to itself is sent as a text that holds JSON");
                "The same again, as JSON in a text."
            }
            Cut::TooLong => {
                // It is so for whatever comes behind; one line says it.
                if !std::mem::replace(&mut self.is_cut, true) {
                    self.lose("without references the schema is too long: from here on types are sent as texts that hold JSON");
                }
                "As JSON in a text."
            }
        };
        let mut about = about.clone();
        about.notes.push(note.to_owned());
        self.json.open();
        self.json.text("type", "string");
        self.about(&about);
        if null {
            self.json.member("nullable", "true");
        }
        self.json.close();
        Undo::Text
    }

    /// The members of a type's schema.
    fn plain(&mut self, kind: &'d TypeKind, limits: &Constraints, mut about: About<'d>) -> Undo {
        match kind {
            TypeKind::String | TypeKind::Path => self.scalar("string", limits, about),
            TypeKind::Int => self.scalar("integer", limits, about),
            TypeKind::Float => self.scalar("number", limits, about),
            TypeKind::Bool => self.scalar("boolean", limits, about),
            TypeKind::Bytes => {
                self.note(vec![("bytes", "Base64.".to_owned())], &mut about);
                self.scalar("string", limits, about)
            }
            TypeKind::Format { format } => {
                let name = super::super::format_name(*format);
                let taken = self.dialect.takes_format(name);
                // A pattern says it to whoever takes all of JSON Schema.
                let has_pattern = *format == Format::Decimal && self.dialect.formats.is_none();
                if !(taken || has_pattern && self.dialect.takes("pattern")) {
                    let words = notes::format(*format).to_owned();
                    self.note(vec![(format.name(), words)], &mut about);
                }
                if *format == Format::Decimal {
                    // Keywords for numbers say nothing of texts, and not everybody takes them there.
                    self.note(notes::of_decimal(limits), &mut about);
                    self.scalar("string", &Constraints::NONE, about);
                    if self.dialect.takes("pattern") {
                        self.json.text("pattern", decimal::PATTERN);
                    }
                } else {
                    self.scalar("string", limits, about);
                }
                if taken {
                    self.json.text("format", name);
                }
                Undo::Nothing
            }
            TypeKind::Null if self.takes_null() => self.scalar("null", limits, about),
            TypeKind::Null => {
                self.lose("nothing but null is only told in the description");
                about.notes.push("Only null.".to_owned());
                self.scalar("string", limits, about);
                self.json.member("nullable", "true");
                Undo::Nothing
            }
            TypeKind::Json | TypeKind::Unknown => {
                if self.strict {
                    self.refuse("any value");
                } else {
                    self.lose("any value is sent as a text that holds JSON");
                }
                about.notes.push("Any value, as JSON in a text.".to_owned());
                self.scalar("string", limits, about);
                Undo::Text
            }
            TypeKind::List { items } => {
                self.json.text("type", "array");
                self.limits(limits, &mut about);
                self.about(&about);
                self.json.key("items");
                let undo = self.at("[]", |writer| writer.ty(items, About::default(), false));
                Undo::Items(Box::new(undo)).settled()
            }
            TypeKind::Map { values } => self.map(values, limits, about),
            TypeKind::Tuple { items, tail } => self.tuple(items, tail.as_deref(), limits, about),
            TypeKind::Record(record) => {
                self.words(limits, &mut about);
                self.record(record, &about, None)
            }
            TypeKind::Union { alternatives } => {
                match alike(self.design, alternatives) {
                    Some(what) if self.strict => self.refuse(what),
                    Some(what) => self.lose(what),
                    None => {}
                }
                self.words(limits, &mut about);
                self.about(&about);
                self.any_of(alternatives.iter(), |writer, ty| {
                    writer.ty(ty, About::default(), false)
                })
            }
            TypeKind::Literals { values } => {
                self.words(limits, &mut about);
                self.members(values.iter().collect(), about)
            }
            TypeKind::Named { id } => {
                self.words(limits, &mut about);
                let mut about = self.about_decl(*id, about);
                self.open.push(*id);
                let undo = self.declared(*id, &mut about);
                self.open.pop();
                undo
            }
            TypeKind::Nullable { inner } => self.plain(&inner.kind, limits, about),
        }
    }

    /// A record, enum or union where it is written out.
    fn declared(&mut self, id: TypeId, about: &mut About<'d>) -> Undo {
        match &self.design[id].body {
            TypeBody::Record(record) => self.record(record, about, None),
            TypeBody::Enum { members } => {
                let docs = with_members(about.docs, members, true);
                about.own_docs = docs;
                let values = members.iter().map(|member| &member.value).collect();
                self.members(values, about.clone())
            }
            TypeBody::Union(union) => {
                self.about(about);
                let by = union.by.as_deref();
                self.any_of(union.variants.iter(), |writer, variant| {
                    writer.variant(by, variant)
                })
            }
            TypeBody::Alias { .. } => Undo::Nothing,
        }
    }

    fn any_of<T>(
        &mut self,
        all: impl Iterator<Item = T>,
        mut one: impl FnMut(&mut Self, T) -> Undo,
    ) -> Undo {
        self.json.key("anyOf");
        self.json.open_list();
        let undone: Vec<Undo> = all.map(|item| one(self, item)).collect();
        self.json.close_list();
        Undo::Any(undone).settled()
    }

    fn variant(&mut self, by: Option<&'d str>, variant: &'d Variant) -> Undo {
        let (docs, of_tag) = docs_of(self.design, by, variant);
        let about = About {
            docs,
            ..About::default()
        };
        self.json.open();
        let undo = match by.zip(record_of(self.design, &variant.ty)) {
            Some((key, record)) => {
                let name = &variant.name;
                self.record(
                    record,
                    &about,
                    Some(Tag {
                        key,
                        name,
                        docs: of_tag,
                    }),
                )
            }
            None => {
                self.enter();
                self.json.text("type", "object");
                self.about(&about);
                self.json.key("properties");
                self.json.open();
                self.tag(Tag {
                    key: "type",
                    name: &variant.name,
                    docs: None,
                });
                self.property("value");
                let undo = self.at("value", |writer| {
                    writer.ty(&variant.ty, About::default(), false)
                });
                self.sizes.unions += usize::from(self.union);
                self.json.close();
                self.json.member("required", "[\"type\",\"value\"]");
                self.leave();
                if undo == Undo::Nothing {
                    Undo::Nothing
                } else {
                    Undo::Object {
                        members: vec![("value".to_owned(), undo)],
                        absent: Vec::new(),
                        marked: Vec::new(),
                    }
                }
            }
        };
        self.json.close();
        undo
    }

    fn record(&mut self, record: &'d Record, about: &About<'d>, tag: Option<Tag<'d>>) -> Undo {
        self.enter();
        self.json.text("type", "object");
        self.about(about);
        self.json.key("properties");
        self.json.open();
        let mut required: Vec<&str> = Vec::new();
        if let Some(tag) = tag {
            self.tag(tag);
            required.push(tag.key);
        }
        let (mut members, mut absent, mut marked) = (Vec::new(), Vec::new(), Vec::new());
        for field in &record.fields {
            let (undo, is_required, left_out) = self.field(field);
            if is_required {
                required.push(&field.name);
            }
            match left_out {
                Absent::Never => {}
                Absent::Null => absent.push(field.name.to_string()),
                Absent::Marker => marked.push(field.name.to_string()),
            }
            if undo != Undo::Nothing {
                members.push((field.name.to_string(), undo));
            }
        }
        self.json.close();
        if !required.is_empty() || self.dialect.all_required {
            self.json.key("required");
            self.json.open_list();
            required.iter().for_each(|name| self.json.string(name));
            self.json.close_list();
        }
        match &record.rest {
            Rest::Closed => {}
            Rest::Open if self.dialect.closed => {
                self.lose("keys that it does not declare cannot be sent");
            }
            Rest::Open => {}
            Rest::Typed { .. } if self.strict => self.refuse("a record with further keys"),
            Rest::Typed { .. } => self.lose("keys that it does not declare cannot be sent"),
        }
        self.leave();
        Undo::Object {
            members,
            absent,
            marked,
        }
        .settled()
    }

    /// A property; whether it is required, and what stands for its absence.
    fn field(&mut self, field: &'d Field) -> (Undo, bool, Absent) {
        let optional = match &field.presence {
            Presence::Required { .. } => false,
            Presence::Optional { .. } | Presence::Defaulted { .. } => true,
        };
        let none = field.annotations == Annotations::default();
        let filled = optional && self.dialect.all_required;
        let nullable = self.design.flat(&field.ty).nullable;
        let left_out = match (filled, nullable) {
            (false, _) => Absent::Never,
            (true, false) => Absent::Null,
            (true, true) if !self.takes_null() || self.design.takes_marker(&field.ty) => {
                Absent::Never
            }
            (true, true) => Absent::Marker,
        };
        let mut about = About {
            marked: left_out == Absent::Marker,
            docs: field.docs.as_deref(),
            annotations: (!none).then_some(&field.annotations),
            default: self.design.shown_default(field),
            examples: self.design.shown_examples(field),
            ..About::default()
        };
        self.property(&field.name);
        let undo = self.at(&field.name, |writer| {
            match left_out {
                Absent::Never if filled => {
                    writer.lose("it cannot be left out; null is sent as null");
                }
                Absent::Marker => {
                    writer.lose("where it is left out, `{ \"absent\": true }` is sent");
                }
                Absent::Never | Absent::Null => {}
            }
            writer.secret(&field.annotations, &mut about);
            writer.ty(&field.ty, about, left_out == Absent::Null)
        });
        self.sizes.unions += usize::from(self.union);
        self.sizes.optional += usize::from(optional && !filled);
        (undo, !optional || filled, left_out)
    }

    fn map(&mut self, values: &'d Type, limits: &Constraints, mut about: About<'d>) -> Undo {
        self.lose("a map is sent as a list of `{ key, value }`");
        self.json.text("type", "array");
        self.limits(limits, &mut about);
        about.notes.push("Each key once.".to_owned());
        self.about(&about);
        self.json.key("items");
        self.json.open();
        self.enter();
        self.json.text("type", "object");
        self.json.key("properties");
        self.json.open();
        self.property("key");
        self.json.raw("{\"type\":\"string\"}");
        self.property("value");
        let undo = self.at("*", |writer| writer.ty(values, About::default(), false));
        self.sizes.unions += usize::from(self.union);
        self.json.close();
        self.json.member("required", "[\"key\",\"value\"]");
        self.leave();
        self.json.close();
        Undo::Entries(Box::new(undo))
    }

    fn tuple(
        &mut self,
        items: &'d [Type],
        tail: Option<&'d Type>,
        limits: &Constraints,
        mut about: About<'d>,
    ) -> Undo {
        self.lose("a tuple is sent as an object with a key for each place");
        self.enter();
        self.json.text("type", "object");
        self.words(limits, &mut about);
        self.about(&about);
        self.json.key("properties");
        self.json.open();
        let mut names: Vec<String> = Vec::new();
        let mut undone = Vec::new();
        for (index, item) in items.iter().enumerate() {
            let name = format!("item_{index}");
            self.property(&name);
            let step = format!("[{index}]");
            undone.push(self.at(&step, |writer| writer.ty(item, About::default(), false)));
            self.sizes.unions += usize::from(self.union);
            names.push(name);
        }
        let rest = tail.map(|tail| {
            self.property("rest");
            self.json.open();
            self.json.text("type", "array");
            self.json.key("items");
            let undo = self.at("[]", |writer| writer.ty(tail, About::default(), false));
            self.json.close();
            names.push("rest".to_owned());
            Box::new(undo)
        });
        self.json.close();
        self.json.key("required");
        self.json.open_list();
        names.iter().for_each(|name| self.json.string(name));
        self.json.close_list();
        self.leave();
        Undo::Tuple {
            items: undone,
            rest,
        }
    }

    /// One of these scalars.
    fn members(&mut self, values: Vec<&'d Value>, mut about: About<'d>) -> Undo {
        self.sizes.enum_values += values.len();
        let texts = values.iter().filter_map(|value| match value {
            Value::String(text) => Some(text.chars().count()),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::List(_) | Value::Object(_) => {
                None
            }
        });
        self.sizes.characters += texts.sum::<usize>();
        let mut kinds: Vec<(&'static str, Vec<&Value>)> = Vec::new();
        for value in values {
            let kind = scalar_kind(value);
            match kinds.iter_mut().find(|(known, _)| *known == kind) {
                Some((_, all)) => all.push(value),
                None => kinds.push((kind, vec![value])),
            }
        }
        if let [(kind, values)] = &kinds[..] {
            self.one_of(kind, values, &mut about);
            self.about(&about);
            return Undo::Nothing;
        }
        self.about(&about);
        self.any_of(kinds.iter(), |writer, (kind, values)| {
            writer.json.open();
            let mut about = About::default();
            writer.one_of(kind, values, &mut about);
            writer.about(&about);
            writer.json.close();
            Undo::Nothing
        })
    }

    fn one_of(&mut self, kind: &str, values: &[&Value], about: &mut About<'d>) {
        self.json.text("type", kind);
        if self.dialect.string_enums && kind != "string" {
            let values: Vec<String> = values.iter().map(|value| schema_text_of(value)).collect();
            let words = format!("One of {}.", values.join(", "));
            return self.note(vec![("enum", words)], about);
        }
        self.json.key("enum");
        self.json.open_list();
        values.iter().for_each(|value| self.json.value(value));
        self.json.close_list();
    }

    fn tag(&mut self, tag: Tag<'_>) {
        self.property(tag.key);
        self.sizes.enum_values += 1;
        self.sizes.characters += tag.name.chars().count();
        self.json.open();
        self.json.text("type", "string");
        if let Some(docs) = tag.docs {
            self.json.text("description", docs);
        }
        self.json.key("enum");
        self.json.open_list();
        self.json.string(tag.name);
        self.json.close_list();
        self.json.close();
    }

    fn scalar(&mut self, kind: &str, limits: &Constraints, mut about: About<'d>) -> Undo {
        self.json.text("type", kind);
        self.limits(limits, &mut about);
        self.about(&about);
        Undo::Nothing
    }

    fn limits(&mut self, limits: &Constraints, about: &mut About<'d>) {
        if *limits != Constraints::NONE {
            let notes = notes::constraints(&mut self.json, self.dialect, limits);
            self.note(notes, about);
        }
    }

    /// Limits of something whose schema has no keywords for them.
    fn words(&mut self, limits: &Constraints, about: &mut About<'d>) {
        if *limits != Constraints::NONE {
            let notes = notes::constraints(&mut Json::default(), self.dialect, limits);
            self.note(notes, about);
        }
    }

    fn note(&mut self, notes: Notes, about: &mut About<'d>) {
        for (what, words) in notes {
            if what == "@schema" && self.strict {
                self.refuse("`@schema`");
            } else {
                self.lose(&format!("`{what}` is only told in the description"));
            }
            about.notes.push(words);
        }
    }

    /// JSON Schema keywords of a whole type.
    fn whole_type(&mut self, keywords: Option<&Value>, about: &mut About<'d>) {
        if let Some(keywords) = keywords {
            let words = format!("JSON Schema: `{}`.", schema_text_of(keywords));
            self.note(vec![("@schema", words)], about);
        }
    }

    fn about_decl(&mut self, id: TypeId, mut about: About<'d>) -> About<'d> {
        let decl = &self.design[id];
        about.docs = about.docs.or(decl.docs.as_deref());
        if about.annotations.is_none() {
            about.annotations = Some(&decl.annotations);
            about.examples = self.design.shown_examples_of(id);
        }
        self.secret(&decl.annotations, &mut about);
        self.whole_type(decl.schema.as_ref(), &mut about);
        about
    }

    /// Notes that a value is secret.
    fn secret(&mut self, annotations: &Annotations, about: &mut About<'d>) {
        match annotations.secret {
            true if self.dialect.takes("writeOnly") => about.secret = true,
            true => self.lose("`@secret` is not told: there is no keyword `writeOnly`"),
            false => {}
        }
    }

    fn about(&mut self, about: &About<'_>) {
        if let Some(title) = about.annotations.and_then(|all| all.title.as_deref()) {
            self.json.text("title", title);
        }
        if about.secret {
            self.json.member("writeOnly", "true");
        }
        let mut paragraphs: Vec<String> = Vec::new();
        let docs = about.own_docs.as_deref().or(about.docs);
        paragraphs.extend(docs.map(str::to_owned));
        match about.annotations.and_then(|all| all.deprecated.as_deref()) {
            Some("") => paragraphs.push("Deprecated.".to_owned()),
            Some(text) => paragraphs.push(format!("Deprecated: {text}")),
            None => {}
        }
        let mut notes = about.notes.clone();
        match about.default {
            Some(default) if self.dialect.takes("default") => {
                self.json.key("default");
                self.json.value(default);
            }
            Some(default) => notes.push(format!("Default: {}.", schema_text_of(default))),
            None => {}
        }
        let examples = about.examples.iter();
        notes.extend(examples.map(|value| format!("For example: {}.", schema_text_of(value))));
        if !notes.is_empty() {
            paragraphs.push(notes.join(" "));
        }
        if !paragraphs.is_empty() {
            self.json.text("description", &paragraphs.join("\n\n"));
        }
    }

    fn takes_null(&self) -> bool {
        self.dialect.types.is_none_or(|all| all.contains(&"null"))
    }

    fn property(&mut self, name: &str) {
        self.sizes.properties += 1;
        self.sizes.characters += name.chars().count();
        self.json.key(name);
    }

    fn enter(&mut self) {
        self.level += 1;
        self.sizes.levels = self.sizes.levels.max(self.level);
    }

    /// Says that an object has no other members.
    fn leave(&mut self) {
        self.level -= 1;
        if self.dialect.closed {
            self.json.member("additionalProperties", "false");
        }
    }

    /// Goes on below the current path.
    fn at<T>(&mut self, step: &str, go: impl FnOnce(&mut Self) -> T) -> T {
        let length = self.path.len();
        if length > 0 && !step.starts_with('[') {
            self.path.push('.');
        }
        self.path.push_str(step);
        let result = go(self);
        self.path.truncate(length);
        result
    }

    fn loss(&self, what: String) -> Loss {
        Loss {
            tool: self.tool.to_owned(),
            path: self.path.clone(),
            what,
        }
    }

    fn lose(&mut self, what: &str) {
        let loss = self.loss(what.to_owned());
        self.losses.insert(loss);
    }

    fn refuse(&mut self, what: &str) {
        let loss = self.loss(format!("{what}: the tool is sent without strict mode"));
        self.refusals.insert(loss);
    }

    fn too_large(&mut self, most: &Sizes) {
        for (count, most, noun) in [
            (self.sizes.properties, most.properties, "properties"),
            (self.sizes.levels, most.levels, "levels of objects"),
            (self.sizes.enum_values, most.enum_values, "values of enums"),
            (
                self.sizes.characters,
                most.characters,
                "characters of names and values",
            ),
            (self.sizes.optional, most.optional, "optional arguments"),
            (self.sizes.unions, most.unions, "arguments of several types"),
        ] {
            if most.is_some_and(|most| count > most) {
                self.refuse(&format!("{count} {noun}"));
            }
        }
    }
}

const NO_SIZES: Sizes = Sizes {
    properties: None,
    levels: None,
    enum_values: None,
    characters: None,
    optional: None,
    unions: None,
};

impl About<'_> {
    fn says_something(&self) -> bool {
        let annotated = self.annotations.is_some_and(|all| {
            all.title.is_some() || all.deprecated.is_some() || !self.examples.is_empty()
        });
        self.docs.is_some()
            || self.own_docs.is_some()
            || self.default.is_some()
            || self.secret
            || !self.notes.is_empty()
            || annotated
    }
}

/// Whether scalars are of several types.
fn is_mixed<'v>(mut values: impl Iterator<Item = &'v Value>) -> bool {
    let first = values.next().map(scalar_kind);
    values.any(|value| Some(scalar_kind(value)) != first)
}

/// Whether a type holds values of itself.
fn leads_to_itself(design: &Design, id: TypeId) -> bool {
    let mut uses = super::super::Uses {
        design,
        count: HashMap::new(),
        order: Vec::new(),
    };
    uses.named(id);
    uses.count[&id] > 1
}

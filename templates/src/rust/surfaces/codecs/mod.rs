//! Codecs: straight-line readers and writers over the tables.

mod members;
mod readers;
mod tables;
mod writers;

use foldhash::{HashMap, HashMapExt, HashSet};
use schemars::JsonSchema;
use serde::Serialize;

use crate::code::Code;
use crate::page::Page;
use crate::plan::spec::Source;
use crate::rust::docs::inner;
use crate::rust::idents::{self, Scope};
use crate::rust::lower::{self, Body, Kind, Module, Narrowed, Shape, Static, Table};
use crate::rust::symbols;
use crate::slot::Slot;

use self::members::{Record, Variant};
use self::tables::{Limits, PartStatic, Place, Tables};

/// What `codecs.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Codecs {
    header: Slot,
    docs: Slot,
    items: Vec<Item>,
}

/// What stands in a file of codecs: one of a type, a function that gives one, errors, or how something is injected.
#[derive(Default, JsonSchema, Serialize)]
pub(crate) struct Item {
    /// Tables of parts.
    statics: Vec<PartStatic>,
    codec: Option<Codec>,
    function: Option<Function>,
    errors: Option<Errors>,
    message: Option<Message>,
    injected: Option<Injected>,
    helpers: Vec<Helper>,
    checked: Option<Checked>,
    /// The enum, where its members are read from texts and shown as such.
    texts: Option<Slot>,
    conversions: Option<Conversions>,
    /// The type, where it has the traits of serde.
    serde: Option<Slot>,
    external: Option<External>,
}

/// The codec of a type.
#[derive(JsonSchema, Serialize)]
struct Codec {
    name: Slot,
    /// The static that describes the type, where it is none of a part.
    at: Slot,
    /// Its table, where it has `@schema` keywords.
    checked: Option<Slot>,
    record: Option<Record>,
    /// Those of an enum of literals.
    members: Vec<Literal>,
    /// What a type of one value holds.
    newtype: Option<Slot>,
    tagged: Option<Tagged>,
    /// Those of a union, with a tag or without.
    variants: Vec<Variant>,
}

/// A member of an enum, as the table has it.
#[derive(JsonSchema, Serialize)]
struct Literal {
    kind: Slot,
    value: Option<Slot>,
}

/// How a union with a tag stands on the wire.
#[derive(JsonSchema, Serialize)]
struct Tagged {
    tag: Slot,
    /// Whether the value of a variant stands behind a key of its own.
    content: bool,
}

/// A function that gives a codec.
#[derive(JsonSchema, Serialize)]
struct Function {
    docs: Slot,
    name: Slot,
    r#type: Slot,
    /// The static of its table and what it holds, where the type has no codec.
    at: Option<Slot>,
    own: Option<Slot>,
    /// Whether it has `@schema` keywords.
    is_checked: bool,
}

/// A function for a part that is more than one call.
#[derive(JsonSchema, Serialize)]
struct Helper {
    name: Slot,
    reads: bool,
    r#type: Slot,
    body: Vec<Slot>,
}

/// The errors of a tool or method.
#[derive(JsonSchema, Serialize)]
struct Errors {
    name: Slot,
    variants: Vec<ErrorVariant>,
}

#[derive(JsonSchema, Serialize)]
pub(crate) struct ErrorVariant {
    pub code: Slot,
    pub name: Slot,
    pub r#type: Slot,
}

/// The details of an error, which are an error themselves, and its message.
#[derive(JsonSchema, Serialize)]
struct Message {
    of: Slot,
    text: Slot,
}

/// An alias that checks what it holds, and so is made from it.
#[derive(JsonSchema, Serialize)]
struct Checked {
    name: Slot,
    /// What it holds: `string`, `text` of a format, or `number`.
    kind: Slot,
    r#type: Slot,
}

/// The variants of a union that are made from what they hold.
#[derive(JsonSchema, Serialize)]
struct Conversions {
    name: Slot,
    variants: Vec<Converted>,
}

#[derive(JsonSchema, Serialize)]
struct Converted {
    name: Slot,
    r#type: Slot,
}

/// What the context gives.
#[derive(JsonSchema, Serialize)]
struct Injected {
    name: Slot,
    fields: Vec<InjectedArgument>,
}

#[derive(JsonSchema, Serialize)]
pub(crate) struct InjectedArgument {
    pub name: Slot,
    pub argument: Slot,
    pub source: Source,
    pub read: Slot,
    pub optional: bool,
}

/// A type of the user's in the place of one of ours.
#[derive(JsonSchema, Serialize)]
struct External {
    theirs: Slot,
    ours: Slot,
}

/// `codecs.rs`.
pub(crate) fn page(folder: &str, header: &str, about: &str, items: Vec<Item>) -> Page {
    let model = Codecs {
        header: Slot::lines(header),
        docs: Slot::lines(inner(about)),
        items,
    };
    Page::of(folder, "codecs", "rust/codecs", model)
}

impl Item {
    /// The errors of a tool or method.
    pub(crate) fn errors(name: &str, variants: Vec<ErrorVariant>) -> Self {
        Self {
            errors: Some(Errors {
                name: Slot::code(symbols::own_type(name)),
                variants,
            }),
            ..Self::default()
        }
    }

    /// The message of an error, whose details have this name.
    pub(crate) fn message(name: &str, text: &str) -> Self {
        Self {
            message: Some(Message {
                of: Slot::code(symbols::own_type(name)),
                text: Slot::literal(text),
            }),
            ..Self::default()
        }
    }

    /// A function that gives the codec that a type has.
    pub(crate) fn of_type(docs: &str, name: &str, rust: Code) -> Self {
        Self {
            function: Some(Function {
                docs: Slot::docs(docs),
                name: Slot::name(name),
                r#type: Slot::code(rust),
                at: None,
                own: None,
                is_checked: false,
            }),
            ..Self::default()
        }
    }

    /// The codec of a type, with its table; aliases have none.
    pub(crate) fn of<'d>(module: &mut Module<'_, 'd>, item: &lower::Item<'d>) -> Option<Self> {
        if matches!(item.body, Body::Alias(_)) {
            return None;
        }
        let mut tables = Tables {
            module,
            statics: Vec::new(),
        };
        let (table, parts) = tables.item(item);
        let statics = tables.statics;
        let mut maker = Maker::beside(item.fields(), &mut module.functions);
        let name = symbols::own_type(&item.name);
        let codec = maker.codec(item, name.clone(), table, parts);
        Some(Self {
            statics,
            codec: Some(codec),
            helpers: maker.helpers,
            checked: Checked::of(item),
            texts: has_texts(item).then(|| Slot::code(name.clone())),
            conversions: Conversions::of(module, item),
            serde: item.extras.serde.then(|| Slot::code(name.clone())),
            external: item.extras.form_of.as_ref().map(|(_, theirs)| External {
                theirs: Slot::code(symbols::own_type(theirs)),
                ours: Slot::code(name),
            }),
            ..Self::default()
        })
    }

    /// A function that gives the codec of a type that has none; with the static of its table.
    pub(crate) fn anonymous<'d>(
        module: &mut Module<'_, 'd>,
        name: &str,
        docs: &str,
        shape: &Shape<'d>,
    ) -> (Self, Table) {
        let upper = idents::screaming(name);
        let mut tables = Tables {
            module,
            statics: Vec::new(),
        };
        let Place { table, limits } = tables.place(shape, &format!("{upper}_TYPE"));
        let whole = tables.whole(&format!("{upper}_TABLE"), table.clone());
        let statics = tables.statics;
        let mut maker = Maker::beside(Vec::new(), &mut module.functions);
        let place = Place { table, limits };
        let item = Self {
            statics,
            function: Some(Function {
                docs: Slot::docs(docs),
                name: Slot::name(name),
                r#type: Slot::code(shape.rust()),
                at: Some(Slot::name(&whole)),
                own: Some(Slot::code(maker.value(shape, place, name))),
                is_checked: shape.has_schema(),
            }),
            helpers: maker.helpers,
            ..Self::default()
        };
        (item, Table::Whole(Static::Own(whole.into())))
    }
}

/// Whether the members of an enum get `Display` and `FromStr`: not where the project derives them.
fn has_texts(item: &lower::Item<'_>) -> bool {
    matches!(item.body, Body::Literals { .. })
        && !item
            .extras
            .derive_any(&["Display", "FromStr", "EnumString"])
}

impl Checked {
    fn of(item: &lower::Item<'_>) -> Option<Self> {
        let Body::Checked(shape) = &item.body else {
            return None;
        };
        let kind = if let Kind::Text(table) = &shape.kind {
            if *table == "STRING" { "string" } else { "text" }
        } else {
            "number"
        };
        Some(Self {
            name: Slot::code(symbols::own_type(&item.name)),
            kind: Slot::word(kind),
            r#type: Slot::code(shape.rust()),
        })
    }
}

impl Conversions {
    /// Those of a union: of what only one variant holds, as it is, and nobody knows what a type of the user's is.
    fn of(module: &Module<'_, '_>, item: &lower::Item<'_>) -> Option<Self> {
        let (Body::Tagged { variants, .. } | Body::Union { variants }) = &item.body else {
            return None;
        };
        if item.extras.derive_any(&["From"]) {
            return None;
        }
        let held = |shape: &Shape<'_>| match (&shape.kind, shape.is_bare()) {
            (Kind::Nominal { name, .. }, true) => {
                let declared = module.declared(&name.text);
                let is_extern = declared.is_some_and(|id| module.names.is_extern(id));
                (!is_extern).then(|| name.text.clone())
            }
            (Kind::Bool, true) => Some("bool".to_owned()),
            (Kind::Int, true) => Some("i64".to_owned()),
            (Kind::Float, true) => Some("f64".to_owned()),
            (Kind::Text(table), true) => Some((*table).to_owned()),
            _ => None,
        };
        let all: Vec<_> = variants
            .iter()
            .map(|variant| held(&variant.shape))
            .collect();
        let only = variants.iter().zip(&all).filter(|(_, held)| {
            held.is_some() && all.iter().filter(|other| other == held).count() == 1
        });
        let variants = only.map(|(variant, _)| Converted {
            name: Slot::name(&variant.ident),
            r#type: Slot::code(variant.shape.rust()),
        });
        let variants: Vec<Converted> = variants.collect();
        (!variants.is_empty()).then(|| Self {
            name: Slot::code(symbols::own_type(&item.name)),
            variants,
        })
    }
}

/// What the context gives, in the making.
#[derive(Default)]
pub(crate) struct Given {
    statics: Vec<PartStatic>,
    helpers: Vec<Helper>,
    fields: Vec<InjectedArgument>,
}

impl Given {
    /// Adds an argument.
    pub(crate) fn push(&mut self, field: InjectedArgument) {
        self.fields.push(field);
    }

    /// A function that reads a place: its path.
    pub(crate) fn reader<'d>(
        &mut self,
        module: &mut Module<'_, 'd>,
        name: &str,
        shape: &Shape<'d>,
    ) -> Code {
        let mut tables = Tables {
            module,
            statics: Vec::new(),
        };
        let limits = tables.place(shape, &idents::screaming(name)).limits;
        self.statics.append(&mut tables.statics);
        let mut maker = Maker::beside(Vec::new(), &mut module.functions);
        let path = match maker.reader(shape, &limits, name) {
            How::Plain => symbols::decode(shape.rust()),
            how @ (How::Function(..) | How::Method(..)) => maker.read_fn(how, &shape.rust()),
        };
        self.helpers.extend(maker.helpers);
        path
    }

    /// How the type of this name is injected.
    pub(crate) fn item(self, name: &str) -> Item {
        Item {
            statics: self.statics,
            helpers: self.helpers,
            injected: Some(Injected {
                name: Slot::code(symbols::own_type(name)),
                fields: self.fields,
            }),
            ..Item::default()
        }
    }
}

/// How a place is read or written.
enum How {
    /// By the trait of its type.
    Plain,
    /// By a function.
    Function(Way, Code),
    /// By a method of the reader or writer, with what it takes; the way is that of a function that does the same.
    Method(Way, &'static str, Vec<Code>),
}

impl How {
    /// What a function does that does it.
    fn way(&self) -> Option<&Way> {
        match self {
            Self::Plain => None,
            Self::Function(way, _) | Self::Method(way, ..) => Some(way),
        }
    }
}

/// What a function for a part does.
#[derive(Clone)]
struct Way {
    /// What it does, and to which place, by the static of the place: no two functions are the same here.
    of: String,
    /// What it is called, where nobody else is.
    wanted: String,
}

impl Way {
    fn of(verb: &str, name: &str, limits: &Limits) -> Self {
        // The name of a static as a part of a function's name, where no two underscores stand together.
        let name = name.to_lowercase().replace("__", "_0_");
        Self {
            of: [verb, " ", &limits.at].concat(),
            wanted: [verb, "_", &name].concat(),
        }
    }

    /// The function that does the same in another way.
    fn and(&self, way: &str) -> Self {
        Self {
            of: [&self.of, " ", way].concat(),
            wanted: [&self.wanted, "_", way].concat(),
        }
    }
}

/// A codec in the making.
struct Maker<'f> {
    helpers: Vec<Helper>,
    /// The names of these by what they do, and those of the whole module.
    names: HashMap<String, String>,
    functions: &'f mut Scope,
    /// Variables beside calls of functions, which may not be called as these are.
    locals: HashSet<&'f str>,
}

impl<'f> Maker<'f> {
    fn beside(locals: Vec<&'f str>, functions: &'f mut Scope) -> Self {
        Self {
            helpers: Vec::new(),
            names: HashMap::new(),
            functions,
            locals: locals.into_iter().collect(),
        }
    }

    /// The name of a function.
    fn name(&mut self, way: &Way) -> String {
        if let Some(name) = self.names.get(&way.of) {
            return name.clone();
        }
        let mut next = || idents::number(way.wanted.clone(), self.functions);
        let mut name = next();
        while self.locals.contains(&*name) {
            name = next();
        }
        self.names.insert(way.of.clone(), name.clone());
        name
    }

    /// Makes sure that a function is there, and gives its name.
    fn helper(&mut self, way: &Way, reads: bool, rust: &Code, body: Vec<Slot>) -> Code {
        let is_there = self.names.contains_key(&way.of);
        let name = self.name(way);
        if !is_there {
            self.helpers.push(Helper {
                name: Slot::name(&name),
                reads,
                r#type: Slot::code(rust.clone()),
                body,
            });
        }
        name.into()
    }

    fn codec(
        &mut self,
        item: &lower::Item<'_>,
        name: Code,
        table: Code,
        parts: Vec<Place>,
    ) -> Codec {
        let mut codec = Codec {
            name: Slot::code(name),
            at: Slot::name(&item.table),
            checked: item.has_schema().then(|| Slot::code(table)),
            record: None,
            members: Vec::new(),
            newtype: None,
            tagged: None,
            variants: Vec::new(),
        };
        match &item.body {
            Body::Struct {
                label,
                fields,
                rest,
                ..
            } => codec.record = Some(self.record(item, label, fields, rest, parts)),
            Body::Literals { literals, .. } => {
                let member = |value| {
                    let (kind, value) = tables::literal_of(value);
                    Literal {
                        kind: Slot::word(kind),
                        value: value.map(|value| Slot::code(value.into())),
                    }
                };
                codec.members = literals.values.iter().map(member).collect();
            }
            Body::Tagged {
                tag,
                content,
                variants,
            } => {
                codec.tagged = Some(Tagged {
                    tag: Slot::literal(&**tag),
                    content: *content,
                });
                codec.variants = self.tagged(item, *content, variants, parts);
            }
            Body::Union { variants } => {
                codec.variants = self.alternatives(item, variants, parts);
            }
            Body::Newtype(shape) | Body::Checked(shape) => {
                let name = part(&item.table, "value");
                let place = parts.into_iter().next().expect("it holds one value");
                codec.newtype = Some(Slot::code(self.value(shape, place, &name)));
            }
            Body::Alias(_) => {}
        }
        codec
    }
}

/// The table that further limits of a place are in.
fn held_by(narrowed: &Narrowed, limits: &Limits) -> Code {
    symbols::table_of(narrowed.kind, Code::from(&limits.at))
}

/// A call with some arguments.
fn called(head: &'static str, args: Vec<Code>) -> Code {
    Code::call(Code::word(head), args)
}

/// `call;`
fn statement(call: Code) -> Slot {
    Slot::code(Code::Seq(vec![call, Code::word(";")]))
}

fn part(table: &str, ident: &str) -> String {
    lower::part_of(table, ident)
}

//! The Rust text of codecs: straight-line readers and writers over the tables.

mod decode;
mod encode;
mod readers;
mod records;
mod writers;

use std::collections::{HashMap, HashSet};

use super::idents::{self, Scope};
use super::lower::{Body, Item, Module, Shape};
use super::tables::{Limits, Tables};
use super::{expressions, layout, literal};

/// Appends the table and the codec of a type.
pub(super) fn push_item<'d>(out: &mut String, module: &mut Module<'_, 'd>, item: &Item<'d>) {
    if matches!(item.body, Body::Alias(_)) {
        return;
    }
    let mut tables = Tables {
        module,
        out: String::new(),
    };
    let (table, limits) = tables.item(item);
    out.push_str(&tables.out);
    let opens = |of| layout::implementation("", of, &item.name);
    out.extend([
        "\n",
        &opens("Payload"),
        "\n    fn table() -> table::Table {\n",
    ]);
    expressions::statement(out, 8, "", &table, "");
    out.push_str("    }\n}\n");
    let mut codec = Codec::beside(item.locals(), &mut module.functions);
    out.extend([
        "\n",
        &opens("Decode"),
        "\n    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {\n",
    ]);
    let has_schema = item.has_schema();
    if has_schema {
        out.push_str("        r.checked()?;\n");
    }
    codec.push_decode(out, item, &limits);
    out.extend([
        "    }\n}\n\n",
        &opens("Encode"),
        "\n    fn encode(&self, w: &mut Writer) {\n",
    ]);
    if has_schema {
        out.push_str("        w.check();\n");
    }
    codec.push_encode(out, item, &limits);
    out.push_str("    }\n}\n");
    out.push_str(&codec.helpers);
}

/// Appends a codec for a type that has no name: a function `name` that gives it.
pub(super) fn push_anonymous<'d>(
    out: &mut String,
    module: &mut Module<'_, 'd>,
    name: &str,
    docs: &str,
    shape: &Shape<'d>,
) -> String {
    let upper = super::lower::screaming(name);
    let mut tables = Tables {
        module,
        out: String::new(),
    };
    let (table, limits) = tables.place(shape, &format!("{upper}_TYPE"));
    let whole = tables.module.claim_static(&format!("{upper}_TABLE"));
    let statics = tables.out;
    let mut codec = Codec::beside(Vec::new(), &mut module.functions);
    let read = match codec.reader(shape, &limits, name) {
        How::Plain => codec.push_read_fn(
            &Function::of("read", name, &limits),
            &shape.rust().flat(),
            "r.read()",
        ),
        How::Call { path, method, args } => codec.read_fn(path, method, args, &shape.rust().flat()),
    };
    let read = if shape.has_schema() {
        let path = Function::of("read", name, &limits).and("checked");
        let body = format!("r.checked()?;\n    {}", inner(&format!("{read}(r)")));
        codec.push_read_fn(&path, &shape.rust().flat(), &body)
    } else {
        read
    };
    let table_fn = codec.name(&Function::of("table", name, &limits));
    let encode_fn = codec.name(&Function::of("encode", name, &limits));
    let mut write = String::new();
    if shape.has_schema() {
        write.push_str("    w.check();\n");
    }
    codec.push_write(&mut write, 4, "value", shape, &limits, name);
    out.push_str(&statics);
    out.push_str(&format!(
        "#[rustfmt::skip]\npub static {whole}: table::Table = {table};\n\n/// {docs}\n"
    ));
    layout::signature(
        out,
        0,
        &format!("pub fn {name}"),
        &[],
        &format!(" -> toolrt::Codec<{}> {{", shape.rust().flat()),
    );
    layout::call(
        out,
        4,
        "toolrt::Codec::new",
        &[table_fn.clone(), read, encode_fn.clone()],
        "",
    );
    out.push_str("}\n\n");
    let head = format!("fn {table_fn}");
    layout::signature(out, 0, &head, &[], " -> table::Table {");
    out.push_str(&format!("    {whole}\n}}\n\n"));
    layout::signature(
        out,
        0,
        &format!("fn {encode_fn}"),
        &[
            format!("value: &{}", shape.rust().flat()),
            "w: &mut Writer".to_owned(),
        ],
        " {",
    );
    out.push_str(&write);
    out.push_str("}\n");
    out.push_str(&codec.helpers);
    whole
}

/// Appends a function that reads a place, and gives its path.
pub(super) fn push_reader<'d>(
    out: &mut String,
    module: &mut Module<'_, 'd>,
    name: &str,
    shape: &Shape<'d>,
) -> String {
    let mut tables = Tables {
        module,
        out: String::new(),
    };
    let (_, limits) = tables.place(shape, &super::lower::screaming(name));
    let statics = tables.out;
    let mut codec = Codec::beside(Vec::new(), &mut module.functions);
    let path = match codec.reader(shape, &limits, name) {
        How::Plain => format!("<{} as Decode>::decode", shape.rust().flat()),
        How::Call { path, method, args } => {
            let rust = shape.rust().flat();
            codec.read_fn(path, method, args, &rust)
        }
    };
    out.push_str(&statics);
    out.push_str(&codec.helpers);
    path
}

/// How a place is read or written.
enum How {
    /// By the trait of its type.
    Plain,
    /// By a method of the reader or writer, with what it takes; `path` is a function that does the same.
    Call {
        path: Function,
        method: String,
        args: Vec<String>,
    },
}

/// A function for a part that is more than one call.
#[derive(Clone)]
struct Function {
    /// What it does, and to which place, by the static of the place: no two functions are the same here.
    of: String,
    /// What it is called, where nobody else is.
    wanted: String,
}

impl Function {
    fn of(verb: &str, name: &str, limits: &Limits) -> Self {
        Self {
            of: [verb, " ", &limits.at].concat(),
            wanted: [verb, "_", &function(name)].concat(),
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

/// The codec of a type, in the making.
struct Codec<'f> {
    /// Functions for parts that are more than one call.
    helpers: String,
    /// The names of these by what they do, and those of the whole module.
    names: HashMap<String, String>,
    functions: &'f mut Scope,
    /// Variables beside calls of functions, which may not be called as these are.
    locals: HashSet<&'f str>,
}

impl<'f> Codec<'f> {
    fn beside(locals: Vec<&'f str>, functions: &'f mut Scope) -> Self {
        Self {
            helpers: String::new(),
            names: HashMap::new(),
            functions,
            locals: locals.into_iter().collect(),
        }
    }

    /// The name of a function.
    fn name(&mut self, function: &Function) -> String {
        if let Some(name) = self.names.get(&function.of) {
            return name.clone();
        }
        let mut next = || idents::number(function.wanted.clone(), self.functions);
        let mut name = next();
        while self.locals.contains(&*name) {
            name = next();
        }
        self.names.insert(function.of.clone(), name.clone());
        name
    }
}

/// A call as the only statement of a function, from its first character on.
fn inner_call(head: &str, args: &[String]) -> String {
    inner(&format!("{head}({})", args.join(", ")))
}

/// The only statement of a function, from its first character on.
fn inner(value: &str) -> String {
    let mut out = String::new();
    expressions::statement(&mut out, 4, "", value, "");
    out.trim().to_owned()
}

/// The name of a static as a part of a function's name, where no two underscores stand together.
fn function(name: &str) -> String {
    name.to_lowercase().replace("__", "_0_")
}

fn part(table: &str, ident: &str) -> String {
    super::lower::part_of(table, ident)
}

/// `let value = call?;`.
fn push_let(out: &mut String, indent: usize, call: &str) {
    expressions::statement(out, indent, "let value =", &format!("{call}?"), ";");
}

/// A string pattern for a key or tag. The fast path compares tags with their spelling between the quotes.
fn raw_tag(wire: &str) -> String {
    literal::string(wire)
}

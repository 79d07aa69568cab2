//! Typed calls of tools, over any executor: a class for callers that wait, and one for those on a loop.

use std::collections::HashMap;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Design, Toolset};

use crate::code::{Bracket, Code, Module, Seen};
use crate::page::Page;
use crate::python::annotations::Style;
use crate::python::constants::Constants;
use crate::python::described::described;
use crate::python::lower::{Body, Item, RecordBody};
use crate::python::models::ToolModel;
use crate::python::{docs, given, symbols};
use crate::slot::Slot;

/// What `client.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Client {
    header: Slot,
    docs: Slot,
    calls: Calls,
    classes: [Class; 2],
}

/// What both classes have: calls that are made and not sent.
#[derive(JsonSchema, Serialize)]
struct Calls {
    name: Slot,
    docs: Slot,
    tools: Vec<Built>,
}

/// A call that is made and not sent.
#[derive(JsonSchema, Serialize)]
struct Built {
    name: Slot,
    /// What makes the function: of the tool, and of what its arguments are made by.
    built: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Class {
    name: Slot,
    docs: Slot,
    /// The class of the runtime that knows how to call.
    base: Slot,
    /// `def` or `async def`.
    def: Slot,
    /// Nothing, or `await `.
    wait: Slot,
    tools: Vec<Call>,
}

/// A tool that can be called.
#[derive(JsonSchema, Serialize)]
struct Call {
    name: Slot,
    /// Those of the method, `self` included.
    parameters: Slot,
    returns: Slot,
    docs: Slot,
    /// The method of the base that calls it.
    call: Slot,
    /// What this gets: what stands for the tool, and what is sent.
    args: Slot,
    stream: Option<Stream>,
    pages: Option<Pages>,
}

/// The second method of a tool that streams.
#[derive(JsonSchema, Serialize)]
struct Stream {
    name: Slot,
    parameters: Slot,
    docs: Slot,
    /// The method of the base that calls it and lets a callback see items.
    call: Slot,
    /// What this gets: the callback as well.
    args: Slot,
}

/// The second method of a tool whose result comes in pages.
#[derive(JsonSchema, Serialize)]
struct Pages {
    name: Slot,
    docs: Slot,
    iterator: Slot,
    result: Slot,
}

/// The names that a client has for everybody.
pub(crate) fn exported() -> Vec<String> {
    vec!["AsyncClient".to_owned(), "Client".to_owned()]
}

/// `client.py`; `items` are the types of the toolset.
pub(crate) fn page(
    design: &Design,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    constants: &Constants,
    items: &[Item<'_>],
    folder: &str,
    header: &str,
) -> Page {
    let items = by_name(items);
    let tools = models.iter().enumerate().map(|(at, model)| {
        let names = CallNames {
            method: model.method.clone(),
            constant: Constant {
                module: Module::Beside("provider"),
                name: constants.tools[at].clone(),
                path: constants.tools[at].clone(),
            },
            stream: constants.streams[at].clone(),
            pages: constants.pages[at].clone(),
            build: constants.builds[at].clone(),
            types: "types".to_owned(),
            types_in: Module::Beside(""),
        };
        (model, names, fields(model, &items))
    });
    let tools: Vec<_> = tools.collect();
    let name = docs::code(&toolset.name);
    let own = format!("Calls the tools of {name}.");
    let about = format!("Typed calls of the toolset {name}, over any executor.");
    let classes = Classes {
        names: ["Client", "AsyncClient"],
        docs: docs::or(toolset.docs.as_deref(), &own),
    };
    calls(design, "client", folder, header, &about, classes, &tools)
}

/// The two classes of a file.
pub(crate) struct Classes<'a> {
    pub names: [&'static str; 2],
    pub docs: &'a str,
}

/// A tool, the names around its calls, and the fields of its arguments where they have no type of their own.
pub(crate) type Called<'m, 'i, 'd> = (&'m ToolModel<'d>, CallNames, Option<&'i RecordBody<'d>>);

/// A file with two classes of calls.
pub(crate) fn calls(
    design: &Design,
    file: &'static str,
    folder: &str,
    header: &str,
    about: &str,
    classes: Classes<'_>,
    tools: &[Called<'_, '_, '_>],
) -> Page {
    let class = |waiting: Waiting, name: &'static str| {
        let (base, def, wait) = match waiting {
            Waiting::Blocking => ("BaseClient", "def", ""),
            Waiting::Async => ("AsyncBaseClient", "async def", "await "),
        };
        let calls = tools
            .iter()
            .map(|(model, names, fields)| call(design, model, names, *fields, waiting));
        Class {
            name: Slot::word(name),
            docs: Slot::docs(classes.docs),
            base: Slot::code(runtime(base)),
            def: Slot::word(def),
            wait: Slot::word(wait),
            tools: calls.collect(),
        }
    };
    let [blocking, asynchronous] = classes.names;
    let model = Client {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        calls: Calls {
            name: Slot::word("_Built"),
            docs: Slot::docs("Makes calls that are not sent: for a plan, or whoever sends them."),
            tools: tools
                .iter()
                .map(|(model, names, _)| built(model, names))
                .collect(),
        },
        classes: [
            class(Waiting::Blocking, blocking),
            class(Waiting::Async, asynchronous),
        ],
    };
    Page::of(folder, file, "python/client", model).exporting(classes.names)
}

/// How callers wait.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waiting {
    Blocking,
    Async,
}

/// The types of a toolset, by name.
pub(crate) type Items<'i, 'd> = HashMap<&'i str, &'i Item<'d>>;

/// See [`Items`].
pub(crate) fn by_name<'i, 'd>(items: &'i [Item<'d>]) -> Items<'i, 'd> {
    items.iter().map(|item| (&*item.name, item)).collect()
}

/// The fields of a tool's arguments; none where they have a type of their own.
pub(crate) fn fields<'i, 'd>(
    model: &ToolModel<'_>,
    items: &Items<'i, 'd>,
) -> Option<&'i RecordBody<'d>> {
    let item: &'i Item<'d> = items.get(&*model.args)?;
    match &item.body {
        Body::Record(record) if model.tool.payload.declared.is_none() => Some(record),
        Body::Record(_)
        | Body::Enum { .. }
        | Body::Literals { .. }
        | Body::Tagged(_)
        | Body::Union { .. }
        | Body::Tail { .. }
        | Body::Alias(_)
        | Body::Checked(_)
        | Body::Held { .. }
        | Body::Recursive(_)
        | Body::Narrowed { .. } => None,
    }
}

/// What the arguments of a tool's call are called.
pub(crate) fn arguments<'i>(
    fields: Option<&'i RecordBody<'_>>,
) -> impl Iterator<Item = &'i str> + use<'i> {
    fields.into_iter().flat_map(|record| record.idents())
}

/// The names around a tool's calls.
pub(crate) struct CallNames {
    pub method: String,
    pub constant: Constant,
    pub stream: String,
    pub pages: String,
    pub build: String,
    /// What the module of its types is called, and where it is.
    pub types: String,
    pub types_in: Module,
}

/// What stands for a tool: a name from a module, and the path by which it is reached.
pub(crate) struct Constant {
    pub module: Module,
    pub name: String,
    pub path: String,
}

/// The function that makes a call of one tool.
fn built(model: &ToolModel<'_>, names: &CallNames) -> Built {
    let args = symbols::own_type(&model.args);
    let args = symbols::moved_types(&args, &names.types, &names.types_in).seen(Seen::Later);
    let items = vec![constant(names, None), Code::lambda(args)];
    Built {
        name: Slot::name(&names.build),
        built: Slot::code(Code::call(runtime("built"), items)),
    }
}

/// The methods for one tool.
fn call(
    design: &Design,
    model: &ToolModel<'_>,
    names: &CallNames,
    fields: Option<&RecordBody<'_>>,
    waiting: Waiting,
) -> Call {
    let tool = model.tool;
    let seen = seen(names);
    let constant = constant(names, fields);
    let result = match &model.result {
        Some(result) => seen(&result.plain),
        None => symbols::toolrt("toolrt.Content").seen(Seen::Checked),
    };
    let mut returns = result.clone();
    if tool.partial {
        returns = Code::of(
            symbols::toolrt("toolrt.Outcome").seen(Seen::Checked),
            vec![returns],
        );
    }
    let args = args(constant, fields);
    let code = docs::code(&tool.name);
    let own = format!("Call {code}.");
    let stream = model.item.as_ref().map(|item| {
        let callback = Code::of(
            symbols::from_library("collections.abc", "Callable").seen(Seen::Checked),
            vec![
                Code::display(Bracket::Square, vec![seen(&item.plain)]),
                Code::word("object"),
            ],
        );
        let about = format!("Call {code}; `on_item` sees each item before the result is there.");
        let on_item = Code::text(beside(fields, "on_item"));
        let args = std::iter::once(on_item).chain(args.iter().cloned());
        Stream {
            name: Slot::name(&names.stream),
            parameters: Slot::code(parameters(model, fields, Some(callback), &seen)),
            docs: Slot::docs(about),
            call: Slot::word(if tool.partial {
                "_stream_partial"
            } else {
                "_stream"
            }),
            args: Slot::code(Code::Items(args.collect())),
        }
    });
    let pages = tool.paging.is_some().then(|| {
        let iterator = match waiting {
            Waiting::Blocking => "Iterator",
            Waiting::Async => "AsyncIterator",
        };
        let about = format!("Give all pages of {code}, from the one that is asked for.");
        Pages {
            name: Slot::name(&names.pages),
            docs: Slot::docs(about),
            iterator: Slot::code(
                symbols::from_library("collections.abc", iterator).seen(Seen::Checked),
            ),
            result: Slot::code(result),
        }
    });
    Call {
        name: Slot::name(&names.method),
        parameters: Slot::code(parameters(model, fields, None, &seen)),
        returns: Slot::code(returns),
        docs: Slot::docs(described(design, model, fields, &own)),
        call: Slot::word(if tool.partial {
            "_call_partial"
        } else {
            "_call"
        }),
        args: Slot::code(Code::Items(args)),
        stream,
        pages,
    }
}

/// A name of the runtime.
fn runtime(name: &str) -> Code {
    symbols::from_library("toolrt.host", name)
}

/// What stands for a tool.
fn constant(names: &CallNames, fields: Option<&RecordBody<'_>>) -> Code {
    symbols::known_as(
        names.constant.module.clone(),
        &names.constant.name,
        &beside(fields, &names.constant.path),
    )
}

/// What stands for a tool, and the arguments that are sent.
fn args(constant: Code, fields: Option<&RecordBody<'_>>) -> Vec<Code> {
    let Some(record) = fields else {
        return vec![constant, Code::word("args")];
    };
    let named = record.idents();
    let named = named.map(|name| Code::named(name, Code::text(name.to_owned())));
    std::iter::once(constant).chain(named).collect()
}

/// A type as the file sees it.
fn seen(names: &CallNames) -> impl Fn(&Code) -> Code {
    |code| symbols::moved_types(code, &names.types, &names.types_in).seen(Seen::Checked)
}

/// A name that no argument has: this one, or with underscores behind it.
fn beside(fields: Option<&RecordBody<'_>>, name: &str) -> String {
    let mut name = name.to_owned();
    while fields.is_some_and(|record| record.idents().any(|ident| ident == name)) {
        name.push('_');
    }
    name
}

fn parameters(
    model: &ToolModel<'_>,
    fields: Option<&RecordBody<'_>>,
    callback: Option<Code>,
    seen: &dyn Fn(&Code) -> Code,
) -> Code {
    let mut out = vec![Code::word("self")];
    let positional = callback.is_some() || fields.is_none();
    if fields.is_none() {
        out.push(Code::pair("args", seen(&symbols::own_type(&model.args))));
    }
    if let Some(callback) = callback {
        out.push(Code::pair(beside(fields, "on_item"), callback));
    }
    if positional {
        out.push(Code::word("/"));
    }
    if let Some(record) = fields.filter(|record| record.idents().next().is_some()) {
        out.push(Code::word("*"));
        let seen = |code: Code| seen(&code);
        let fields = record.fields.iter();
        out.extend(fields.map(|field| given::parameter(field, Style::Plain, &seen)));
        out.extend(given::rest_parameter(&record.rest, Style::Plain, &seen));
    }
    Code::Items(out)
}

//! `client.py`: typed calls of a toolset, over any executor.

use serde::Serialize;
use toolc_compiler::ir::{Presence, Toolset};

use super::annotations::{Style, annotation};
use super::folders::{all_of, relative_imports};
use super::layout::{self, Code};
use super::lower::{Body, Item, Member, RecordBody};
use super::provider::Constants;
use super::toolset::ToolModel;
use super::{docs, signature};
use crate::render::render;

#[derive(Serialize)]
struct ClientFile<'a> {
    header: &'a str,
    docs: String,
    imports: String,
    all: String,
    client_docs: String,
    methods: Vec<String>,
    async_methods: Vec<String>,
}

/// The names that a client has for everybody.
pub(super) fn exported() -> Vec<String> {
    vec!["AsyncClient".to_owned(), "Client".to_owned()]
}

/// How callers wait.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Waiting {
    Blocking,
    Async,
}

/// `client.py`; `items` are the types of the toolset.
pub(super) fn client(
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    constants: &Constants,
    items: &[Item<'_>],
    header: &str,
) -> String {
    let methods = |waiting: Waiting| -> Vec<String> {
        models
            .iter()
            .enumerate()
            .map(|(at, model)| {
                let names = CallNames {
                    constant: &constants.tools[at],
                    stream: &constants.streams[at],
                    pages: &constants.pages[at],
                };
                calls(model, &names, fields(model, items), waiting)
            })
            .collect()
    };
    let (blocking, asynchronous) = (methods(Waiting::Blocking), methods(Waiting::Async));
    let has = |word: &str| {
        let all = blocking.iter().chain(&asynchronous);
        all.into_iter().any(|text| text.contains(word))
    };
    let mut standard: Vec<String> = Vec::new();
    for word in ["AsyncIterator", "Callable", "Iterator"] {
        if has(&format!("{word}[")) {
            standard.push(word.to_owned());
        }
    }
    let mut typing = vec!["TYPE_CHECKING".to_owned()];
    if has("Literal[") {
        typing.push("Literal".to_owned());
    }
    let mut imports = layout::import(0, "typing", &typing);
    imports.push('\n');
    let mut runtime: Vec<String> = Vec::new();
    for function in [
        "acall",
        "acall_given",
        "acall_partial",
        "apages",
        "call",
        "call_given",
        "call_partial",
        "given",
        "pages",
        "with_items",
    ] {
        if has(&format!(" {function}(")) {
            runtime.push(function.to_owned());
        }
    }
    if has("UNSET") {
        imports.push_str("from msgspec import UNSET\n");
    }
    if !runtime.is_empty() {
        imports.push_str(&layout::import(0, "toolrt.host", &runtime));
    }
    if has("UNSET") || !runtime.is_empty() {
        imports.push('\n');
    }
    if !constants.tools.is_empty() {
        let relative = vec![(".provider".to_owned(), constants.tools.clone())];
        imports.push_str(&relative_imports(relative));
        imports.push('\n');
    }
    imports.push_str("if TYPE_CHECKING:\n");
    if !standard.is_empty() {
        imports.push_str(&layout::import(4, "collections.abc", &standard));
        imports.push('\n');
    }
    imports.push_str("    import toolrt\n");
    if has("UnsetType") {
        imports.push_str("    from msgspec import UnsetType\n");
    }
    if has("types.") {
        imports.push_str("\n    from . import types\n");
    }
    let name = docs::code(&toolset.name);
    let own = format!("Calls the tools of {name}.");
    let client_docs = docs::docstring(4, docs::or(toolset.docs.as_deref(), &own));
    let about = format!("Typed calls of the toolset {name}, over any executor.");
    let file = ClientFile {
        header,
        docs: docs::docstring(0, &about),
        imports: imports.trim_end().to_owned(),
        all: all_of(&exported()).trim_end().to_owned(),
        client_docs,
        methods: blocking,
        async_methods: asynchronous,
    };
    render("python/client", file)
}

/// The fields of a tool's arguments; none where they have a type of their own.
fn fields<'i, 'd>(model: &ToolModel<'_>, items: &'i [Item<'d>]) -> Option<&'i RecordBody<'d>> {
    let item = items.iter().find(|item| item.name == model.args)?;
    match &item.body {
        Body::Record(record) if model.tool.payload.declared.is_none() => Some(record),
        _ => None,
    }
}

/// The names around a tool's calls.
struct CallNames<'a> {
    constant: &'a str,
    stream: &'a str,
    pages: &'a str,
}

/// The methods of a client for one tool.
fn calls(
    model: &ToolModel<'_>,
    names: &CallNames<'_>,
    fields: Option<&RecordBody<'_>>,
    waiting: Waiting,
) -> String {
    let (tool, constant) = (model.tool, names.constant);
    let own = format!("Call {}.", docs::code(&tool.name));
    let about = docs::or(tool.docs.as_deref(), &own);
    let result = match &model.result {
        Some(result) => result.plain.clone(),
        None => Code::text("toolrt.Content"),
    };
    let mut returns = result.clone();
    if tool.partial {
        returns = Code::of("toolrt.Outcome", vec![returns]);
    }
    let (def, wait, a) = match waiting {
        Waiting::Blocking => ("def", "", ""),
        Waiting::Async => ("async def", "await ", "a"),
    };
    let mut out = String::new();
    let partial = if tool.partial { "_partial" } else { "" };
    let call = format!("return {wait}{a}call{partial}");
    let args = args(constant, fields);
    let sent = |cx: &str| {
        vec![
            Code::text("self._executor"),
            Code::text(constant),
            args.clone(),
            Code::text(cx),
        ]
    };
    let parameters = parameters(model, fields, None);
    out.push_str(&signature::def(
        4,
        &format!("{def} {}", model.method),
        &parameters,
        &returns,
    ));
    out.push_str(&docs::docstring(8, about));
    out.push_str(&signature::statement(8, &call, sent("self._cx")));
    if let Some(item) = &model.item {
        let callback = Code::of(
            "Callable",
            vec![
                Code::Display(super::layout::Bracket::Square, vec![item.plain.clone()]),
                Code::text("object"),
            ],
        );
        let parameters = self::parameters(model, fields, Some(callback));
        let name = format!("{def} {}", names.stream);
        out.push('\n');
        out.push_str(&signature::def(4, &name, &parameters, &returns));
        let about = format!(
            "Call {}; `on_item` sees each item before the result is there.",
            docs::code(&tool.name)
        );
        out.push_str(&docs::docstring(8, &about));
        let inside = Code::call(
            "with_items",
            vec![
                Code::text("self._cx"),
                Code::text(constant),
                Code::text(on_item(fields)),
            ],
        );
        out.push_str(&layout::assignment(8, "cx_", &inside));
        out.push_str(&signature::statement(8, &call, sent("cx_")));
    }
    if tool.paging.is_some() {
        let name = format!("def {}", names.pages);
        let kind = match waiting {
            Waiting::Blocking => "Iterator",
            Waiting::Async => "AsyncIterator",
        };
        out.push('\n');
        let returns = Code::of(kind, vec![result]);
        out.push_str(&signature::def(4, &name, &parameters, &returns));
        let about = format!(
            "Give all pages of {}, from the one that is asked for.",
            docs::code(&tool.name)
        );
        out.push_str(&docs::docstring(8, &about));
        out.push_str(&signature::statement(
            8,
            &format!("return {a}pages"),
            sent("self._cx"),
        ));
    }
    out.trim_end().to_owned()
}

/// What is sent: the value that the caller gives, or one of what it gives by name.
fn args(constant: &str, fields: Option<&RecordBody<'_>>) -> Code {
    let Some(record) = fields else {
        return Code::text("args");
    };
    let mut items = vec![Code::text(constant)];
    items.extend(record.fields.iter().map(|field| {
        let name = field.ident.clone();
        Code::named(&name, Code::text(&name))
    }));
    Code::call("given", items)
}

fn parameters(
    model: &ToolModel<'_>,
    fields: Option<&RecordBody<'_>>,
    callback: Option<Code>,
) -> Vec<Code> {
    let mut out = vec![Code::text("self")];
    let positional = callback.is_some() || fields.is_none();
    if fields.is_none() {
        out.push(Code::text(format!("args: types.{}", model.args)));
    }
    if let Some(callback) = callback {
        out.push(Code::Pair(on_item(fields).to_owned(), Box::new(callback)));
    }
    if positional {
        out.push(Code::text("/"));
    }
    if let Some(record) = fields.filter(|record| !record.fields.is_empty()) {
        out.push(Code::text("*"));
        // Those that must be given come first for the reader; keywords have no order.
        out.extend(record.fields.iter().map(parameter));
    }
    out
}

fn parameter(field: &Member<'_>) -> Code {
    let code = annotation(&field.shape, Style::Plain);
    match &*field.presence {
        Presence::Required { .. } => Code::Pair(field.ident.clone(), Box::new(code)),
        Presence::Optional { .. } | Presence::Defaulted { .. } => {
            let code = Code::either(vec![code, Code::text("UnsetType")]);
            Code::text(format!("{}: {} = UNSET", field.ident, code.flat()))
        }
    }
}

/// The callback, under a name that no argument has.
fn on_item(fields: Option<&RecordBody<'_>>) -> &'static str {
    let taken =
        fields.is_some_and(|record| record.fields.iter().any(|field| field.ident == "on_item"));
    if taken { "on_item_" } else { "on_item" }
}

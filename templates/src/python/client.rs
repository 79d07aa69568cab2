//! `client.py`: typed calls of a toolset, over any executor.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use serde::Serialize;
use toolc_compiler::ir::{Presence, Toolset};

use super::annotations::{Style, annotation};
use super::folders::{all_of, imports_from, relative_imports};
use super::layout::{self, Code};
use super::lower::{Body, Item, Member, RecordBody};
use super::provider::Constants;
use super::toolset::ToolModel;
use super::transforms::in_module;
use super::{docs, signature, words};
use crate::render::render;

#[derive(Serialize)]
struct ClientFile<'a> {
    header: &'a str,
    docs: String,
    imports: String,
    all: String,
    class: &'a str,
    async_class: &'a str,
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
    let mut calls = Calls::default();
    let items = by_name(items);
    for (at, model) in models.iter().enumerate() {
        let names = CallNames {
            method: model.method.clone(),
            constant: constants.tools[at].clone(),
            stream: constants.streams[at].clone(),
            pages: constants.pages[at].clone(),
            types: "types".to_owned(),
        };
        calls.add(model, &names, &items);
    }
    let mut now = Vec::new();
    if !constants.tools.is_empty() {
        now.push((".provider".to_owned(), constants.tools.clone()));
    }
    let later = vec![(".".to_owned(), vec!["types".to_owned()])];
    let name = docs::code(&toolset.name);
    let own = format!("Calls the tools of {name}.");
    let client_docs = docs::or(toolset.docs.as_deref(), &own);
    let about = format!("Typed calls of the toolset {name}, over any executor.");
    calls.file(
        header,
        ["Client", "AsyncClient"],
        &about,
        client_docs,
        now,
        later,
    )
}

/// Typed calls in the making: each tool once for callers that wait, and once for those on a loop.
#[derive(Default)]
pub(super) struct Calls {
    blocking: Vec<String>,
    asynchronous: Vec<String>,
    /// What they call of the runtime.
    called: BTreeSet<String>,
    /// What stands for tools, where an argument has its name.
    renames: BTreeMap<String, String>,
    /// What their annotations name of the standard library.
    standard: BTreeSet<&'static str>,
}

impl Calls {
    /// Adds a tool; `items` are the types beside it.
    pub(super) fn add(&mut self, model: &ToolModel<'_>, names: &CallNames, items: &Items<'_, '_>) {
        let fields = fields(model, items);
        let blocking = self.of_tool(model, names, fields, Waiting::Blocking);
        self.blocking.push(blocking);
        let asynchronous = self.of_tool(model, names, fields, Waiting::Async);
        self.asynchronous.push(asynchronous);
    }

    /// The file of two classes; `now` is imported for calls, `later` for checkers.
    pub(super) fn file(
        self,
        header: &str,
        classes: [&str; 2],
        about: &str,
        class_docs: &str,
        now: Vec<(String, Vec<String>)>,
        later: Vec<(String, Vec<String>)>,
    ) -> String {
        let Self {
            blocking,
            asynchronous,
            called,
            renames,
            standard,
        } = self;
        let owned = |names: BTreeSet<&str>| -> Vec<String> {
            names.into_iter().map(str::to_owned).collect()
        };
        let standard = owned(standard);
        let code = || blocking.iter().chain(&asynchronous).map(String::as_str);
        let [literal, unset, unset_type] = words::places(code(), ["Literal", "UNSET", "UnsetType"]);
        let mut typing = vec!["TYPE_CHECKING".to_owned()];
        if literal.is_word {
            typing.push("Literal".to_owned());
        }
        let mut imports = layout::import(0, "typing", &typing);
        imports.push('\n');
        if unset.is_word {
            imports.push_str("from msgspec import UNSET\n");
        }
        let called: Vec<String> = called.into_iter().collect();
        if !called.is_empty() {
            imports.push_str(&imports_from(0, "toolrt.host", &called));
        }
        if unset.is_word || !called.is_empty() {
            imports.push('\n');
        }
        let now: Vec<(String, Vec<String>)> = now
            .into_iter()
            .map(|(path, names)| {
                let known = |name: String| match renames.get(&name) {
                    Some(known) => format!("{name} as {known}"),
                    None => name,
                };
                (path, names.into_iter().map(known).collect())
            })
            .collect();
        if !now.is_empty() {
            imports.push_str(&relative_imports(0, now));
            imports.push('\n');
        }
        imports.push_str("if TYPE_CHECKING:\n");
        if !standard.is_empty() {
            imports.push_str(&layout::import(4, "collections.abc", &standard));
            imports.push('\n');
        }
        imports.push_str("    import toolrt\n");
        if unset_type.is_word {
            imports.push_str("    from msgspec import UnsetType\n");
        }
        let modules = later.iter().map(|(_, names)| module_of(names));
        let modules: Vec<&str> = modules.collect();
        let named: HashSet<&str> = words::roots(code(), &modules).into_iter().collect();
        let named = later
            .iter()
            .filter(|(_, names)| named.contains(module_of(names)));
        let later: Vec<(String, Vec<String>)> = named.cloned().collect();
        if !later.is_empty() {
            imports.push('\n');
            imports.push_str(&relative_imports(4, later));
        }
        let names: Vec<String> = classes.iter().map(|name| (*name).to_owned()).collect();
        let file = ClientFile {
            header,
            docs: docs::docstring(0, about),
            imports: imports.trim_end().to_owned(),
            all: all_of(&names).trim_end().to_owned(),
            class: classes[0],
            async_class: classes[1],
            client_docs: docs::docstring(4, class_docs),
            methods: blocking,
            async_methods: asynchronous,
        };
        render("python/client", file)
    }
}

/// The types of a toolset, by name.
pub(super) type Items<'i, 'd> = HashMap<&'i str, &'i Item<'d>>;

/// See [`Items`].
pub(super) fn by_name<'i, 'd>(items: &'i [Item<'d>]) -> Items<'i, 'd> {
    items.iter().map(|item| (&*item.name, item)).collect()
}

/// The fields of a tool's arguments; none where they have a type of their own.
fn fields<'i, 'd>(model: &ToolModel<'_>, items: &Items<'i, 'd>) -> Option<&'i RecordBody<'d>> {
    let item: &'i Item<'d> = items.get(&*model.args)?;
    match &item.body {
        Body::Record(record) if model.tool.payload.declared.is_none() => Some(record),
        _ => None,
    }
}

/// What the arguments of a tool's call are called.
pub(super) fn arguments<'i>(
    model: &ToolModel<'_>,
    items: &Items<'i, '_>,
) -> impl Iterator<Item = &'i str> + use<'i> {
    let fields = fields(model, items).map_or(&[][..], |record| &record.fields);
    fields.iter().map(|field| &*field.ident)
}

/// The names around a tool's calls.
pub(super) struct CallNames {
    pub method: String,
    /// The expression of what stands for the tool.
    pub constant: String,
    pub stream: String,
    pub pages: String,
    /// What the module of its types is called.
    pub types: String,
}

impl Calls {
    /// The methods for one tool.
    fn of_tool(
        &mut self,
        model: &ToolModel<'_>,
        names: &CallNames,
        fields: Option<&RecordBody<'_>>,
        waiting: Waiting,
    ) -> String {
        let tool = model.tool;
        let constant = &*beside(fields, &names.constant);
        if constant != names.constant {
            let known = (names.constant.clone(), constant.to_owned());
            self.renames.extend([known]);
        }
        let seen = |code: &Code| in_module(code, &names.types);
        let own = format!("Call {}.", docs::code(&tool.name));
        let about = docs::or(tool.docs.as_deref(), &own);
        let result = match &model.result {
            Some(result) => seen(&result.plain),
            None => Code::text("toolrt.Content"),
        };
        let mut returns = result.clone();
        if tool.partial {
            returns = Code::of("toolrt.Outcome", vec![returns]);
        }
        let (def, wait) = match waiting {
            Waiting::Blocking => ("def", ""),
            Waiting::Async => ("async def", "await "),
        };
        let mut out = String::new();
        let call = match (waiting, tool.partial) {
            (Waiting::Blocking, false) => "call",
            (Waiting::Blocking, true) => "call_partial",
            (Waiting::Async, false) => "acall",
            (Waiting::Async, true) => "acall_partial",
        };
        let call = format!("return {wait}{}", self.function(fields, call));
        let args = match fields {
            None => Code::text("args"),
            Some(record) => {
                let given = record.fields.iter().map(|field| {
                    let name = field.ident.clone();
                    Code::named(&name, Code::text(&name))
                });
                let items = std::iter::once(Code::text(constant)).chain(given);
                Code::call(self.function(fields, "given"), items.collect())
            }
        };
        let sent = |cx: &str| {
            vec![
                Code::text("self._executor"),
                Code::text(constant),
                args.clone(),
                Code::text(cx),
            ]
        };
        let parameters = parameters(model, names, fields, None);
        out.push_str(&signature::def(
            4,
            &format!("{def} {}", names.method),
            &parameters,
            &returns,
        ));
        out.push_str(&docs::docstring(8, about));
        out.push_str(&signature::statement(8, &call, sent("self._cx")));
        if let Some(item) = &model.item {
            self.standard.insert("Callable");
            let callback = Code::of(
                "Callable",
                vec![
                    Code::Display(super::layout::Bracket::Square, vec![seen(&item.plain)]),
                    Code::text("object"),
                ],
            );
            let parameters = self::parameters(model, names, fields, Some(callback));
            let name = format!("{def} {}", names.stream);
            out.push('\n');
            out.push_str(&signature::def(4, &name, &parameters, &returns));
            let about = format!(
                "Call {}; `on_item` sees each item before the result is there.",
                docs::code(&tool.name)
            );
            out.push_str(&docs::docstring(8, &about));
            let inside = Code::call(
                self.function(fields, "with_items"),
                vec![
                    Code::text("self._cx"),
                    Code::text(constant),
                    Code::text(beside(fields, "on_item")),
                ],
            );
            out.push_str(&layout::assignment(8, "cx_", &inside));
            out.push_str(&signature::statement(8, &call, sent("cx_")));
        }
        if tool.paging.is_some() {
            let name = format!("def {}", names.pages);
            let (pages, kind) = match waiting {
                Waiting::Blocking => ("pages", "Iterator"),
                Waiting::Async => ("apages", "AsyncIterator"),
            };
            let pages = self.function(fields, pages);
            self.standard.insert(kind);
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
                &format!("return {pages}"),
                sent("self._cx"),
            ));
        }
        out.trim_end().to_owned()
    }

    /// A function of the runtime, under a name that no argument has.
    fn function(&mut self, fields: Option<&RecordBody<'_>>, name: &str) -> String {
        let here = beside(fields, name);
        self.called.insert(if here == name {
            here.clone()
        } else {
            format!("{name} as {here}")
        });
        here
    }
}

/// A name that no argument has: this one, or with underscores behind it.
fn beside(fields: Option<&RecordBody<'_>>, name: &str) -> String {
    let mut name = name.to_owned();
    while fields.is_some_and(|record| record.fields.iter().any(|field| field.ident == name)) {
        name.push('_');
    }
    name
}

fn parameters(
    model: &ToolModel<'_>,
    names: &CallNames,
    fields: Option<&RecordBody<'_>>,
    callback: Option<Code>,
) -> Vec<Code> {
    let mut out = vec![Code::text("self")];
    let positional = callback.is_some() || fields.is_none();
    if fields.is_none() {
        out.push(Code::text(format!("args: {}.{}", names.types, model.args)));
    }
    if let Some(callback) = callback {
        out.push(Code::Pair(beside(fields, "on_item"), Box::new(callback)));
    }
    if positional {
        out.push(Code::text("/"));
    }
    if let Some(record) = fields.filter(|record| !record.fields.is_empty()) {
        out.push(Code::text("*"));
        // Those that must be given come first for the reader; keywords have no order.
        out.extend(
            record
                .fields
                .iter()
                .map(|field| parameter(field, &names.types)),
        );
    }
    out
}

fn parameter(field: &Member<'_>, types: &str) -> Code {
    let code = in_module(&annotation(&field.shape, Style::Plain), types);
    match &*field.presence {
        Presence::Required { .. } => Code::Pair(field.ident.clone(), Box::new(code)),
        Presence::Optional { .. } | Presence::Defaulted { .. } => {
            let code = Code::either(vec![code, Code::text("UnsetType")]);
            Code::defaulted(&field.ident, code, "UNSET")
        }
    }
}

/// What a module that is imported alone is called here.
fn module_of(names: &[String]) -> &str {
    names[0].rsplit(' ').next().unwrap_or_default()
}

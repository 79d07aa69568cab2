//! What a host implements, and how it becomes a toolset.

mod from_service;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Remote, ServiceId, Toolset};

use self::from_service::FromService;
use super::host_trait::{Check, HostTrait, Method};
use crate::code::Code;
use crate::page::Page;
use crate::plan::implemented::{is_chain, is_worded, runs_itself, what};
use crate::rust::bindings::BoundTool;
use crate::rust::docs::inner;
use crate::rust::idents::{Case, Scope};
use crate::rust::models::{InjectedField, ToolModel};
use crate::rust::names::Names;
use crate::rust::symbols::PAYLOAD_CODEC;
use crate::rust::{docs, symbols};
use crate::slot::Slot;

/// What `provider.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Provider {
    header: Slot,
    docs: Slot,
    r#trait: HostTrait,
    /// What stands for the type that implements the trait.
    provider: Slot,
    /// Why nothing has to be implemented, where all tools run by themselves.
    runs_itself: Option<Slot>,
    tools: Vec<Tool>,
    from_service: Option<FromService>,
    /// The functions that make the toolset of tools that run elsewhere.
    elsewhere: Vec<Elsewhere>,
    /// Whether one of them sends injected arguments like all others.
    sends_injected: bool,
}

/// What stands for a tool.
#[derive(JsonSchema, Serialize)]
struct Tool {
    docs: Slot,
    name: Slot,
    chain: bool,
    /// The messages of a prompt that the host does not word.
    messages: Option<Slot>,
    args: Slot,
    result: Slot,
    error: Slot,
    side: Option<Slot>,
    injected: Option<Slot>,
    spec: Slot,
    /// The codec of the result, where its type has none.
    codec: Option<Slot>,
    /// The injected arguments that the steps of a chain see.
    inputs: Vec<Input>,
    /// The methods that run it and say what it would do.
    method: Slot,
    plan: Option<Slot>,
    /// The method that checks its arguments.
    check: Slot,
    /// The codec of its items.
    item: Option<Slot>,
    /// How the runtime makes a reply of that.
    reply: Slot,
}

/// An injected argument that travels as JSON, for the steps of a chain or a method.
#[derive(JsonSchema, Serialize)]
pub(super) struct Input {
    name: Slot,
    field: Slot,
    codec: Slot,
    optional: bool,
}

impl Input {
    pub(super) fn of(field: &InjectedField) -> Self {
        Self {
            name: Slot::literal(&*field.wire),
            field: Slot::name(&field.ident),
            codec: Slot::code(field.codec.clone()),
            optional: field.optional,
        }
    }
}

/// What the module of a provider has beside tools, under names that no type has there.
pub(crate) struct Around {
    /// The trait that hosts implement.
    pub r#trait: String,
    /// What stands for the type that implements it.
    pub provider: String,
    /// The trait of what services do not give.
    pub rest_trait: Option<String>,
    /// The tools that pass every call on to services, and what stands for the types that implement these and the rest.
    pub from_service: String,
    pub service: String,
    pub rest: String,
}

impl Around {
    /// `scope` has the types that the module sees, and those of its tools.
    pub(crate) fn of(r#trait: String, rest_trait: Option<String>, scope: &mut Scope) -> Self {
        let mut claim = |name: &str| scope.claim(Case::Camel, name.to_owned(), name);
        Self {
            r#trait,
            rest_trait,
            provider: claim("P"),
            from_service: claim("FromService"),
            service: claim("S"),
            rest: claim("R"),
        }
    }
}

/// How a toolset's tools are bound to services.
pub(crate) struct Bindings<'b, 'm, 'd> {
    pub tools: &'b [BoundTool<'m, 'd>],
    pub services: &'b [(ServiceId, String)],
}

/// `provider.rs`.
pub(crate) fn page(
    names: &Names<'_>,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    around: &Around,
    bindings: &Bindings<'_, '_, '_>,
    scope: &mut Scope,
    (folder, header): (&str, &str),
) -> Page {
    let from_service = from_service::of(names, toolset, models, bindings, around, scope);
    let mut exports = vec![around.r#trait.clone(), "toolset".to_owned()];
    if from_service.is_some() {
        exports.extend(around.rest_trait.clone());
        exports.push("toolset_from_service".to_owned());
    }
    let elsewhere = Elsewhere::all(toolset);
    exports.extend(elsewhere.iter().map(|one| one.function.to_owned()));
    let name = docs::code(&toolset.name);
    let of = match toolset.server {
        None => format!("the toolset {name}"),
        Some(server) => format!("the resources and prompts of the {} {name}", server.kind()),
    };
    let own = format!("What a host implements to provide {of}.");
    let about = format!("What a host implements to provide {of}, and how it becomes a toolset.");
    let implemented = models.iter().filter(|model| !runs_itself(model.tool));
    let model = Provider {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        r#trait: HostTrait {
            name: Slot::name(&around.r#trait),
            docs: Slot::docs(docs::or(toolset.docs.as_deref(), &own)),
            methods: implemented.flat_map(methods).collect(),
            checks: Vec::new(),
        },
        provider: Slot::name(&around.provider),
        runs_itself: (!models.is_empty() && models.iter().all(|model| runs_itself(model.tool)))
            .then(|| {
                Slot::docs(match toolset.server {
                    None => "All tools are chains, so that nothing is left to implement.",
                    Some(_) => {
                        "The design words all prompts, so that nothing is left to implement."
                    }
                })
            }),
        tools: models.iter().map(tool).collect(),
        from_service,
        sends_injected: elsewhere.iter().any(|one| !one.injects),
        elsewhere,
    };
    Page::of(folder, "provider", "rust/provider", model).exporting(exports)
}

/// The function that makes the toolset of tools that run elsewhere.
#[derive(JsonSchema, Serialize)]
struct Elsewhere {
    name: Slot,
    /// The same, to be exported.
    #[serde(skip)]
    function: &'static str,
    /// What runs them.
    argument: Slot,
    docs: Slot,
    /// Whether that is a server of the same design, which injects what is injected and runs chains.
    injects: bool,
}

impl Elsewhere {
    /// None for resources and prompts, which are no tools of a server.
    fn all(toolset: &Toolset) -> Vec<Self> {
        let own = || {
            let what = "same tools at an MCP server of this design".to_owned();
            Self::of("toolset_from_mcp", "server", &what, true)
        };
        match &toolset.from {
            None if toolset.server.is_some() => Vec::new(),
            None => vec![own()],
            Some(Remote::Mcp(label)) => {
                let what = format!("tools of the MCP server {}", docs::code(label));
                vec![Self::of("toolset_from_mcp", "server", &what, false)]
            }
            Some(Remote::Command(label)) => {
                let what = format!("tools of the command {}", docs::code(label));
                vec![
                    Self::of("toolset_from_command", "program", &what, false),
                    own(),
                ]
            }
        }
    }

    fn of(function: &'static str, argument: &'static str, what: &str, injects: bool) -> Self {
        let fails = match argument {
            "program" => "Fails if the command lacks tools that the design has.",
            _ => {
                "Fails if the server has other tools than the design says, and its connection does not allow that."
            }
        };
        let runner = docs::code(argument);
        Self {
            name: Slot::name(function),
            function,
            argument: Slot::word(argument),
            docs: Slot::docs(format!(
                "Makes the toolset of the {what}, which {runner} calls.\n\n\
                 Arguments are validated before they are sent, results when they come.\n{fails}"
            )),
            injects,
        }
    }
}

/// The method of the trait for a tool, and the one that plans it.
fn methods(model: &ToolModel<'_>) -> impl Iterator<Item = Method> + use<> {
    std::iter::once(handler(model)).chain(plan(model))
}

/// A method of the trait that gets what a tool gets.
fn method(
    model: &ToolModel<'_>,
    name: &str,
    item: Option<Slot>,
    result: Code,
    about: &str,
) -> Method {
    Method {
        name: Slot::name(name),
        docs: Slot::docs(about),
        argument: Slot::word("args"),
        payload: Slot::code(model.args.clone()),
        injected: model.injected.clone().map(Slot::code),
        item,
        result: Slot::code(result),
        error: Slot::code(model.error.clone()),
        check: None,
    }
}

/// The method that runs a tool, with the one that checks its arguments.
fn handler(model: &ToolModel<'_>) -> Method {
    let tool = model.tool;
    let own = format!("The {} {}.", what(tool), docs::code(tool.own_name()));
    let item = model
        .item
        .as_ref()
        .map(|(item, _)| Slot::code(item.clone()));
    let about = docs::or(tool.docs.as_deref(), &own);
    let run = method(model, &model.method, item, handler_result(model), about);
    Method {
        check: Some(check(model)),
        ..run
    }
}

/// The method that plans a tool, where it has dry runs.
fn plan(model: &ToolModel<'_>) -> Option<Method> {
    let name = docs::code(&model.method);
    let about = format!("What {name} would do, without doing it.");
    let result = Code::word("Vec<toolrt::Value>");
    (model.tool.dry_run).then(|| method(model, &model.plan, None, result, &about))
}

/// The method that checks the arguments of a tool.
fn check(model: &ToolModel<'_>) -> Check {
    let name = docs::code(&model.method);
    Check {
        name: Slot::name(&model.check),
        docs: Slot::docs(format!(
            "What is wrong with arguments of {name}, by rules that the design cannot say; nothing by default."
        )),
        payload: Slot::code(model.args.clone()),
    }
}

/// What a handler gives where all goes well.
pub(crate) fn handler_result(model: &ToolModel<'_>) -> Code {
    let mut result = model.result.clone();
    if model.tool.partial {
        let items = vec![result, model.error.clone()];
        result = Code::generic("toolrt::Outcome", items);
    }
    match &model.side {
        Some(side) => Code::generic("toolrt::WithSide", vec![result, side.clone()]),
        None => result,
    }
}

fn tool(model: &ToolModel<'_>) -> Tool {
    let tool = model.tool;
    let reply = match (tool.partial, model.side.is_some()) {
        (false, false) => "complete",
        (true, false) => "of",
        (false, true) => "complete_with",
        (true, true) => "of_with",
    };
    Tool {
        docs: Slot::docs(format!(
            "The {} {}.",
            what(tool),
            docs::code(tool.own_name())
        )),
        name: Slot::name(&model.name),
        chain: is_chain(tool),
        messages: is_worded(tool).then(|| {
            Slot::code(symbols::below(
                "messages",
                &format!("messages::{}", model.spec),
            ))
        }),
        args: Slot::code(model.args.clone()),
        result: Slot::code(model.result.clone()),
        error: Slot::code(model.error.clone()),
        side: model.side.clone().map(Slot::code),
        injected: model.injected.clone().map(Slot::code),
        spec: Slot::name(&model.spec),
        codec: (model.codec != PAYLOAD_CODEC).then(|| Slot::code(model.codec.clone())),
        inputs: model.injected_fields.iter().map(Input::of).collect(),
        method: Slot::name(&model.method),
        plan: tool.dry_run.then(|| Slot::name(&model.plan)),
        check: Slot::name(&model.check),
        item: (model.item.as_ref()).map(|(_, codec)| Slot::code(codec.clone())),
        reply: Slot::word(reply),
    }
}

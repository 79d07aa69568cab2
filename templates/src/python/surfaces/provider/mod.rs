//! What a host implements, and how it becomes a toolset.

use std::collections::HashMap;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Design, Implementation, Remote, ToolId, Toolset};

use super::protocol::{Method, Protocol};
use crate::code::{Bracket, Code, Module, Seen};
use crate::page::Page;
use crate::plan::implemented::{is_chain, is_prompt, is_worded, runs_itself, what};
use crate::plan::rest::Rest;
use crate::python::bindings::{Bindings, BoundTool};
use crate::python::constants::Constants;
use crate::python::idents::{self, Case, Scope};
use crate::python::models::{
    ToolModel, Typed, service_protocol, tools_checks, tools_protocol, tools_rest,
};
use crate::python::names::Names;
use crate::python::{docs, keywords, literal, sources, symbols};
use crate::slot::Slot;

/// What `provider.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Provider {
    header: Slot,
    docs: Slot,
    /// The name of the toolset.
    name: Slot,
    /// What gives the spec of the toolset.
    spec: Slot,
    /// Nothing where all tools are chains.
    protocol: Option<Protocol>,
    checks: Checks,
    toolset_docs: Slot,
    tools: Vec<Tool>,
    bound: Option<Bound>,
    /// The functions that make the toolset of tools that run elsewhere.
    elsewhere: Vec<Elsewhere>,
}

/// The class of the methods that check arguments.
#[derive(JsonSchema, Serialize)]
struct Checks {
    name: Slot,
    docs: Slot,
    methods: Vec<Check>,
}

/// A method that checks the arguments of a tool.
#[derive(JsonSchema, Serialize)]
struct Check {
    name: Slot,
    payload: Slot,
    docs: Slot,
}

/// What stands for a tool.
#[derive(JsonSchema, Serialize)]
struct Tool {
    constant: Slot,
    /// Whether one of its methods is not called as usual: as the tool, `plan_` and `check_` and that.
    has_own_names: bool,
    /// The name of the method that runs it.
    method: Slot,
    /// The name of the method that says what it would do, where it is not the usual one.
    plan: Option<Slot>,
    /// The name of the method that checks its arguments, where it is not the usual one.
    check: Option<Slot>,
    name: Slot,
    spec: Slot,
    args: Slot,
    /// The type of its arguments, where its result has none.
    untyped: Option<Slot>,
    result: Option<Slot>,
    injected: Option<Slot>,
    item: Option<Slot>,
    side: Option<Slot>,
    errors: Option<Slot>,
    dry_run: bool,
    chain: bool,
    /// The messages of a prompt that the host does not word.
    messages: Option<Slot>,
    /// Whether it stands for a prompt, whose result is messages.
    prompt: bool,
    schema: bool,
}

/// How services implement the toolset.
#[derive(JsonSchema, Serialize)]
struct Bound {
    /// The type that has all methods.
    service: Slot,
    /// What it is made of, where there are several.
    services: Option<Slot>,
    docs: Slot,
    /// What services do not give.
    rest: Option<Protocol>,
    tools: Vec<BoundTo>,
}

/// A tool, and the method that it is bound to.
#[derive(JsonSchema, Serialize)]
struct BoundTo {
    constant: Slot,
    rest: Option<OfRest>,
    method: Option<Slot>,
    payload: Option<Slot>,
    result: Option<Slot>,
    injected: Option<Slot>,
    sources: Option<Slot>,
    item: Option<Slot>,
}

/// The names of methods of the rest, which services do not give.
#[derive(JsonSchema, Serialize)]
struct OfRest {
    /// The one that runs the tool, where it is bound to no method.
    run: Option<Slot>,
    plan: Option<Slot>,
    check: Slot,
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
    /// Whether that is a server of the same design, which injects what is injected.
    injects: bool,
}

/// What a handler runs, as docs say it.
pub(crate) fn task(model: &ToolModel<'_>) -> String {
    let does = match &model.tool.implementation {
        Implementation::Resource { .. } => "Read",
        Implementation::Prompt { .. } => "Word",
        Implementation::Method { .. }
        | Implementation::Agent { .. }
        | Implementation::Mcp { .. }
        | Implementation::Command { .. }
        | Implementation::Chain
        | Implementation::External => "Run",
    };
    format!(
        "{does} the {} {}.",
        what(model.tool),
        docs::code(model.tool.own_name())
    )
}

/// `provider.py`.
pub(crate) fn page<'d>(
    names: &Names<'d>,
    toolset: &Toolset,
    models: &[ToolModel<'d>],
    constants: &Constants,
    bindings: &Bindings<'d>,
    folder: &str,
    header: &str,
) -> Page {
    let protocol = tools_protocol(toolset);
    let is_implemented = models.iter().any(|model| !runs_itself(model.tool));
    let bound = bound(names, toolset, models, constants, bindings);
    let name = docs::code(&toolset.name);
    let of = match toolset.server {
        None => format!("the toolset {name}"),
        Some(server) => format!("the resources and prompts of the {} {name}", server.kind()),
    };
    let own = format!("What a host implements to provide {of}.");
    let methods = models.iter().zip(&constants.plans);
    let methods = methods
        .filter(|(model, _)| !runs_itself(model.tool))
        .flat_map(|(model, plan)| self::methods(model, plan));
    let mut public = vec!["toolset".to_owned()];
    let checks = tools_checks(toolset);
    if is_implemented {
        public.push(protocol.clone());
        public.push(checks.clone());
    }
    if let Some(bound) = &bound {
        public.extend(bound.rest.as_ref().map(|_| tools_rest(&toolset.name)));
        public.push("toolset_from_service".to_owned());
    }
    let elsewhere = Elsewhere::all(toolset);
    public.extend(elsewhere.iter().map(|one| one.function.to_owned()));
    let tools = models.iter().zip(
        constants
            .tools
            .iter()
            .zip(constants.plans.iter().zip(&constants.checks)),
    );
    let about = format!("What a host implements to provide {of}, and how it becomes a toolset.");
    let model = Provider {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        name: Slot::literal(&*toolset.name),
        spec: Slot::code(Code::lambda(of_specs("toolset"))),
        toolset_docs: Slot::docs(match (is_implemented, toolset.server) {
            (true, _) => "Make the toolset, implemented by `tools`.",
            (false, None) => "Make the toolset; all of its tools are chains, and need nobody.",
            (false, Some(_)) => "Make the toolset; the design words all prompts, and needs nobody.",
        }),
        protocol: is_implemented.then(|| Protocol {
            name: Slot::name(&protocol),
            docs: Slot::docs(docs::or(toolset.docs.as_deref(), &own)),
            methods: methods.collect(),
        }),
        checks: Checks {
            name: Slot::name(&checks),
            docs: Slot::docs("Rules for arguments that the design cannot say, to be overridden."),
            methods: models
                .iter()
                .zip(&constants.checks)
                .filter(|(model, _)| !runs_itself(model.tool))
                .map(|(model, check)| self::check(model, check))
                .collect(),
        },
        tools: tools
            .map(|(model, (constant, (plan, check)))| {
                tool(names.design, model, constant, plan, check)
            })
            .collect(),
        bound,
        elsewhere,
    };
    Page::of(folder, "provider", "python/provider", model).exporting(public)
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
        let raises = match argument {
            "program" => "The command lacks tools that the design has.",
            _ => {
                "The server has other tools than the design says, and its\n        \
                 connection does not allow that."
            }
        };
        let runner = docs::code(argument);
        Self {
            name: Slot::name(function),
            function,
            argument: Slot::word(argument),
            docs: Slot::docs(format!(
                "Make the toolset of the {what}, which {runner} calls.\n\n\
                 Arguments are validated before they are sent, results when they come.\n\n\
                 Raises:\n    toolrt.Drift: {raises}"
            )),
            injects,
        }
    }
}

/// A name from the module of specs.
fn of_specs(name: &str) -> Code {
    beside("specs", name)
}

/// A name from a module of the same folder.
fn beside(module: &str, name: &str) -> Code {
    let path = format!("{module}.{name}");
    symbols::known_as(Module::Beside(""), module, &path).seen(Seen::Later)
}

/// A type, as methods and errors name it.
fn ty(code: &Code) -> Code {
    code.seen(Seen::Later)
}

/// The method of the protocol for a tool, and the one that plans it.
fn methods(model: &ToolModel<'_>, plan: &str) -> impl Iterator<Item = Method> + use<> {
    std::iter::once(handler(model)).chain(planner(model, plan))
}

/// A method that gets what a tool gets.
fn method(
    model: &ToolModel<'_>,
    name: &str,
    item: Option<Slot>,
    result: Code,
    about: &str,
) -> Method {
    Method {
        name: Slot::name(name),
        argument: Slot::word("args"),
        payload: Slot::code(ty(&symbols::own_type(&model.args))),
        injected: (model.injected.as_ref()).map(|injected| Slot::code(ty(&injected.plain))),
        item,
        result: Slot::code(result),
        docs: Slot::docs(about),
    }
}

/// The method that runs a tool.
fn handler(model: &ToolModel<'_>) -> Method {
    let own = task(model);
    let item = model.item.as_ref().map(|item| Slot::code(ty(&item.plain)));
    let docs = docs::or(model.tool.docs.as_deref(), &own);
    method(model, &model.method, item, handled(model), docs)
}

/// The method that plans a tool, where it has dry runs.
fn planner(model: &ToolModel<'_>, name: &str) -> Option<Method> {
    let tool = docs::code(&model.tool.name);
    let about = format!("Give what {tool} would do, without doing it.");
    let result = Code::word("list[object]");
    (model.tool.dry_run).then(|| method(model, name, None, result, &about))
}

/// The method that checks the arguments of a tool.
fn check(model: &ToolModel<'_>, name: &str) -> Check {
    let tool = docs::code(model.tool.own_name());
    Check {
        name: Slot::name(name),
        payload: Slot::code(ty(&symbols::own_type(&model.args))),
        docs: Slot::docs(format!("Give what is wrong with arguments of {tool}.")),
    }
}

/// What a handler gives.
pub(crate) fn handled(model: &ToolModel<'_>) -> Code {
    let mut code = match &model.result {
        Some(result) => ty(&result.plain),
        None if is_prompt(model.tool) => {
            symbols::from_library("toolrt.mcp.messages", "MessagesLike").seen(Seen::Checked)
        }
        None => symbols::toolrt("toolrt.ContentLike"),
    };
    if model.tool.partial {
        code = Code::of(symbols::toolrt("toolrt.Outcome"), vec![code]);
    }
    match &model.side {
        Some(side) => Code::of(
            symbols::toolrt("toolrt.Beside"),
            vec![code, ty(&side.plain)],
        ),
        None => code,
    }
}

fn tool(design: &Design, model: &ToolModel<'_>, constant: &str, plan: &str, check: &str) -> Tool {
    let tool = model.tool;
    let name = literal::string(&tool.name);
    let codec = |expression: &str| {
        let codec = symbols::codec(expression).seen(Seen::Later);
        Slot::code(Code::lambda(codec))
    };
    let typed = |typed: &Option<Typed>| typed.as_ref().map(|typed| codec(&typed.codec));
    let errors = model.errors.iter().map(|(id, class, expression)| {
        let items = vec![
            ty(&symbols::own_type(class)),
            symbols::codec(expression).seen(Seen::Later),
        ];
        let declared = symbols::from_library("toolrt.host", "Declared");
        Code::pair(
            literal::string(&design[*id].name),
            Code::call(declared, items),
        )
    });
    let errors: Vec<Code> = errors.collect();
    let untyped = model.result.is_none();
    let has_plan = tool.dry_run && plan != format!("plan_{}", model.method);
    let has_check = !runs_itself(tool) && check != format!("check_{}", model.method);
    Tool {
        constant: Slot::name(constant),
        has_own_names: *tool.name != *model.method || has_plan || has_check,
        method: Slot::literal(&*model.method),
        plan: has_plan.then(|| Slot::literal(plan)),
        check: has_check.then(|| Slot::literal(check)),
        spec: Slot::code(Code::lambda(Code::of(
            of_specs("SPECS"),
            vec![Code::from(&name)],
        ))),
        name: Slot::code(name.into()),
        args: codec(&model.args_codec),
        untyped: untyped.then(|| Slot::code(ty(&symbols::own_type(&model.args)))),
        result: typed(&model.result),
        injected: typed(&model.injected),
        item: typed(&model.item),
        side: typed(&model.side),
        errors: (!errors.is_empty())
            .then(|| Slot::code(Code::lambda(Code::display(Bracket::Curly, errors)))),
        dry_run: tool.dry_run,
        chain: is_chain(tool),
        messages: is_worded(tool).then(|| {
            let messages = symbols::known_as(
                Module::Beside(""),
                "messages",
                &format!("messages.{constant}"),
            );
            Slot::code(Code::lambda(messages.seen(Seen::Later)))
        }),
        prompt: is_prompt(model.tool),
        schema: keywords::used_by(design, tool),
    }
}

/// Where methods implement tools; the host gives the rest.
fn bound<'d>(
    names: &Names<'d>,
    toolset: &Toolset,
    models: &[ToolModel<'d>],
    constants: &Constants,
    bindings: &Bindings<'d>,
) -> Option<Bound> {
    let tools = bindings.tools(models);
    if tools.is_empty() {
        return None;
    }
    let left = Rest::of(names.design, toolset);
    let mut scope = Scope::default();
    let mut protocols = Vec::new();
    // A class needs its bases when it is made.
    let seen = if bindings.services.len() == 1 {
        Seen::Checked
    } else {
        Seen::Loaded
    };
    for (id, service) in &bindings.services {
        let protocol = service_protocol(&names.design[*id].name);
        // The services of different packages may have protocols of one name.
        let known = if scope.is_free(&protocol) {
            protocol.clone()
        } else {
            let service = idents::plain(Case::Camel, names.service(*id));
            format!("{service}{protocol}")
        };
        let known = scope.claim(Case::Camel, known.clone(), &known);
        let name = symbols::known_as(service.package.clone(), &protocol, &known);
        protocols.push(name.seen(seen));
    }
    let (service, services) = match &protocols[..] {
        [one] => (Slot::code(one.clone()), None),
        many => (
            Slot::word("Services"),
            Some(Slot::code(Code::Items(many.to_vec()))),
        ),
    };
    let by_id: HashMap<ToolId, &BoundTool<'_, '_>> = tools
        .iter()
        .map(|tool| (tool.model.tool.id, tool))
        .collect();
    let rest = left.map(|left| Protocol {
        name: Slot::name(&tools_rest(&toolset.name)),
        docs: Slot::docs(left.about(&docs::code(&toolset.name))),
        methods: rest_methods(models, constants, |id| by_id.contains_key(&id)),
    });
    let tools = models.iter().enumerate().map(|(at, model)| {
        let tool = by_id.get(&model.tool.id).copied();
        let rest = (left.is_some() && !runs_itself(model.tool)).then(|| OfRest {
            run: (tool.is_none()).then(|| Slot::literal(&*model.method)),
            plan: (model.tool.dry_run).then(|| Slot::literal(&*constants.plans[at])),
            check: Slot::literal(&*constants.checks[at]),
        });
        bound_to(tool, &constants.tools[at], rest)
    });
    Some(Bound {
        service,
        services,
        docs: Slot::docs(about(left)),
        rest,
        tools: tools.collect(),
    })
}

/// What the function says of itself.
fn about(left: Option<Rest>) -> String {
    match left {
        None => "Make the toolset, implemented by the methods that its tools are bound to.".into(),
        Some(left) => format!(
            "Make the toolset, implemented by methods of services and by `rest`.\n\n{}",
            left.sources()
        ),
    }
}

/// What services do not give; `is_bound` knows whose handlers they do.
fn rest_methods(
    models: &[ToolModel<'_>],
    constants: &Constants,
    is_bound: impl Fn(ToolId) -> bool,
) -> Vec<Method> {
    let models = models.iter().zip(&constants.plans);
    let methods = models
        .filter(|(model, _)| !runs_itself(model.tool))
        .flat_map(|(model, plan)| {
            let run = (!is_bound(model.tool.id)).then(|| handler(model));
            run.into_iter().chain(planner(model, plan))
        });
    methods.collect()
}

fn bound_to(tool: Option<&BoundTool<'_, '_>>, constant: &str, rest: Option<OfRest>) -> BoundTo {
    let transform = |name: String| Slot::code(beside("transforms", &name));
    let codec = |tool: &BoundTool<'_, '_>, expression: &str| {
        Slot::code(tool.codec(expression).seen(Seen::Later))
    };
    let injected = tool.and_then(|tool| Some((tool, tool.method.injected.as_ref()?)));
    let sources = injected.map(|(tool, _)| {
        let injected = tool.method.method.payload.injected.iter();
        let sources = injected.map(|argument| {
            let source = literal::string(&sources::source(&argument.source));
            Code::pair(literal::string(&argument.name), source.into())
        });
        Slot::code(Code::display(Bracket::Curly, sources.collect()))
    });
    let item = tool.and_then(|tool| Some((tool, tool.method.item.as_ref()?)));
    BoundTo {
        constant: Slot::name(constant),
        rest,
        method: tool.map(|tool| Slot::name(&tool.method.name)),
        payload: tool.map(|tool| transform(tool.payload_fn())),
        result: tool.and_then(BoundTool::result_fn).map(transform),
        injected: injected.map(|(tool, injected)| codec(tool, &injected.codec)),
        sources,
        item: item.map(|(tool, item)| codec(tool, &item.codec)),
    }
}

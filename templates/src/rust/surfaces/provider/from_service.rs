//! A toolset straight from the services that its tools are bound to.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Toolset;

use super::{Around, Bindings, check, handler, handler_result, plan};
use crate::code::{Code, Module};
use crate::plan::implemented::runs_itself;
use crate::plan::rest;
use crate::rust::bindings::{BoundTool, module_of};
use crate::rust::docs;
use crate::rust::idents::{self, Case, Scope};
use crate::rust::methods::trait_name;
use crate::rust::models::ToolModel;
use crate::rust::names::Names;
use crate::rust::surfaces::host_trait::HostTrait;
use crate::rust::{layout, symbols, variants};
use crate::slot::Slot;

/// How services implement the toolset.
#[derive(JsonSchema, Serialize)]
pub(super) struct FromService {
    docs: Slot,
    /// The trait that hosts implement otherwise.
    implements: Slot,
    /// The type that passes calls on, and what stands for the type that implements the services.
    name: Slot,
    service: Slot,
    /// The traits of the services.
    bounds: Slot,
    rest: Option<Rest>,
    tools: Vec<Tool>,
}

/// What services do not give.
#[derive(JsonSchema, Serialize)]
struct Rest {
    /// What stands for the type that implements the trait.
    name: Slot,
    r#trait: HostTrait,
}

/// A tool, and the method that it is bound to.
#[derive(JsonSchema, Serialize)]
struct Tool {
    name: Slot,
    args: Slot,
    injected: Option<Slot>,
    item: Option<Slot>,
    result: Slot,
    error: Slot,
    method: Slot,
    /// The function that makes the payload.
    payload: Slot,
    /// Whether the method has arguments that the context gives.
    asks_context: bool,
    streams: bool,
    /// The function that gives the codec of the method's items, where they are not the tool's.
    sink: Option<Slot>,
    /// The trait of the method, where its name alone could mean two.
    of_trait: Option<Slot>,
    /// The function that makes the result, where there is one.
    transform: Option<Slot>,
    /// Whether that stands in a line of its own.
    in_two_steps: bool,
    partial: bool,
    side: bool,
    /// The errors of the method, and the variants of what it declares.
    thrown: Slot,
    variants: Vec<Slot>,
}

/// The longest call of a function that stands inside of another one.
const LONGEST: usize = 60;

/// Where methods implement tools; the host gives the rest.
pub(super) fn of(
    names: &Names<'_>,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    bindings: &Bindings<'_, '_, '_>,
    around: &Around,
    scope: &mut Scope,
) -> Option<FromService> {
    let Bindings {
        tools: bound,
        services,
    } = bindings;
    if bound.is_empty() {
        return None;
    }
    let left = rest::Rest::of(names.design, toolset);
    let traits: Vec<Code> = services
        .iter()
        .map(|(id, alias)| {
            let name = trait_name(&names.design[*id].name, "Service");
            // The services of different packages may have traits of one name, and what is here may have it.
            let wanted = if scope.is_free(&name) {
                name.clone()
            } else {
                format!("{}Trait", idents::plain(Case::Camel, alias))
            };
            let known = scope.claim(Case::Camel, wanted.clone(), &wanted);
            let module = Module::Library(module_of(names, toolset, *id));
            symbols::known_as(module, &name, &known)
        })
        .collect();
    let tools = bound.iter().map(|tool| {
        let service = tool.bound.method.service;
        let at = services.iter().position(|(id, _)| *id == service);
        let at = at.expect("the service of a bound tool is among them");
        let of_trait = (services.len() > 1).then(|| Slot::code(traits[at].clone()));
        pass_on(names, toolset, tool, of_trait)
    });
    let mut bounds = Vec::new();
    for name in &traits {
        if !bounds.is_empty() {
            bounds.push(Code::word(" + "));
        }
        bounds.push(name.clone());
    }
    let several = services.len() > 1;
    Some(FromService {
        docs: Slot::docs(about(several, left)),
        implements: Slot::name(&around.r#trait),
        name: Slot::name(&around.from_service),
        service: Slot::name(&around.service),
        bounds: Slot::code(Code::Seq(bounds)),
        tools: tools.collect(),
        rest: (left.zip(around.rest_trait.as_deref())).map(|(left, name)| Rest {
            name: Slot::name(&around.rest),
            r#trait: rest_trait(name, left.about(&docs::code(&toolset.name)), models),
        }),
    })
}

/// What the function says of itself.
fn about(several: bool, left: Option<rest::Rest>) -> String {
    let services = if several {
        "what implements the services that its tools are bound to"
    } else {
        "the service that its tools are bound to"
    };
    match left {
        None => format!("The toolset, implemented by {services}."),
        Some(left) => format!(
            "The toolset, implemented by {services}, and by `rest`.\n\n{}",
            left.sources()
        ),
    }
}

/// The trait of what services do not give. They check no arguments, either.
fn rest_trait(name: &str, about: String, models: &[ToolModel<'_>]) -> HostTrait {
    let (mut methods, mut checks) = (Vec::new(), Vec::new());
    for model in models.iter().filter(|model| !runs_itself(model.tool)) {
        if model.bound.is_some() {
            checks.push(check(model));
        } else {
            methods.push(handler(model));
        }
        methods.extend(plan(model));
    }
    HostTrait {
        name: Slot::name(name),
        docs: Slot::docs(about),
        methods,
        checks,
    }
}

/// The method for one tool.
fn pass_on(
    names: &Names<'_>,
    toolset: &Toolset,
    tool: &BoundTool<'_, '_>,
    of_trait: Option<Slot>,
) -> Tool {
    let (model, method) = (tool.model, tool.bound.method);
    let module = module_of(names, toolset, method.service);
    let transform = |name: &str| symbols::below("transforms", &format!("transforms::{name}"));
    let result = (tool.bound.result.is_some()).then(|| transform(&tool.result_fn()));
    let call = |code: &Code| layout::width_of(code) + "(result)?".len();
    let variants = variants::of_errors(names.design, &method.throws);
    Tool {
        name: Slot::name(&model.method),
        args: Slot::code(model.args.clone()),
        injected: model.injected.clone().map(Slot::code),
        item: model
            .item
            .as_ref()
            .map(|(item, _)| Slot::code(item.clone())),
        result: Slot::code(handler_result(model)),
        error: Slot::code(model.error.clone()),
        method: Slot::name(&tool.method.snake),
        payload: Slot::code(transform(&tool.payload_fn())),
        asks_context: !method.payload.injected.is_empty(),
        streams: method.streams.is_some(),
        sink: tool.bound.reads_items().then(|| {
            let here = format!("{}_codecs", tool.service);
            let codec = tool.method.item_codec();
            Slot::code(symbols::below_other(
                &format!("{module}::codecs"),
                &here,
                &codec,
            ))
        }),
        of_trait,
        in_two_steps: result.as_ref().is_some_and(|code| call(code) > LONGEST),
        transform: result.map(Slot::code),
        partial: model.tool.partial,
        side: model.side.is_some(),
        thrown: Slot::code(tool.type_of_service(&module, &format!("{}Error", tool.method.camel))),
        variants: variants.iter().map(|name| Slot::name(name)).collect(),
    }
}

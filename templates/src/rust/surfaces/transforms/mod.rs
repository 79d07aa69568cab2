//! From the arguments of bound tools to the payloads of their methods, and back with the results.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Toolset;

use super::provider::{Bindings, Input};
use crate::code::Code;
use crate::page::Page;
use crate::rust::bindings::{BoundTool, module_of};
use crate::rust::bound::{Init, Moved, Way};
use crate::rust::docs::inner;
use crate::rust::idents::Scope;
use crate::rust::mapping::{self, Mapping};
use crate::rust::models::InjectedField;
use crate::rust::names::Names;
use crate::rust::{docs, symbols};
use crate::slot::Slot;

/// What `transforms.rs.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Transforms {
    header: Slot,
    docs: Slot,
    tools: Vec<Tool>,
}

#[derive(JsonSchema, Serialize)]
struct Tool {
    args: Slot,
    injected: Option<Slot>,
    payload: Payload,
    result: Option<Outcome>,
}

/// How the arguments become a payload: whole, made of fields, or as JSON.
#[derive(JsonSchema, Serialize)]
struct Payload {
    docs: Slot,
    name: Slot,
    r#type: Slot,
    uses_args: bool,
    uses_injected: bool,
    whole: bool,
    made: Option<Made>,
    inputs: Vec<Input>,
    mapping: Option<Static>,
}

/// How a method's result becomes that of the tool: whole, made of fields, or as JSON.
#[derive(JsonSchema, Serialize)]
struct Outcome {
    docs: Slot,
    name: Slot,
    from: Slot,
    r#type: Slot,
    uses_result: bool,
    whole: bool,
    made: Option<Made>,
    /// The function that gives the codec of the method's result, and the expression of the tool's.
    from_codec: Slot,
    codec: Slot,
    mapping: Option<Static>,
}

/// A struct that is made of fields of another.
#[derive(JsonSchema, Serialize)]
struct Made {
    name: Slot,
    fields: Vec<Field>,
}

#[derive(JsonSchema, Serialize)]
struct Field {
    name: Slot,
    value: Slot,
}

/// A mapping, as static data.
#[derive(JsonSchema, Serialize)]
struct Static {
    name: Slot,
    r#type: Slot,
    value: Slot,
}

/// `transforms.rs`.
pub(crate) fn page(
    names: &Names<'_>,
    toolset: &Toolset,
    bindings: &Bindings<'_, '_, '_>,
    scope: &Scope,
    (folder, header): (&str, &str),
) -> Page {
    let whole = !mapping::USED.iter().all(|name| scope.is_free(name));
    let tools = bindings.tools.iter().map(|tool| {
        let module = module_of(names, toolset, tool.bound.method.service);
        Tool {
            args: Slot::code(tool.model.args.clone()),
            injected: tool.model.injected.clone().map(Slot::code),
            payload: payload(names, tool, &module, whole),
            result: result(names, tool, &module, whole),
        }
    });
    let about = format!(
        "From the arguments of the bound tools of {} to the payloads of their methods, and back with the results.",
        docs::code(&toolset.name)
    );
    let model = Transforms {
        header: Slot::lines(header),
        docs: Slot::lines(inner(&about)),
        tools: tools.collect(),
    };
    Page::of(folder, "transforms", "rust/transforms", model)
}

/// The name of the method for people: `shop.search`.
fn shown(names: &Names<'_>, tool: &BoundTool<'_, '_>) -> String {
    let method = tool.bound.method;
    let name = format!("{}.{}", names.design[method.service].name, method.name);
    docs::code(&name)
}

fn payload(names: &Names<'_>, tool: &BoundTool<'_, '_>, module: &str, whole: bool) -> Payload {
    let model = tool.model;
    let way = &tool.bound.payload;
    let injected = match way {
        Way::Json => json_injected(tool),
        Way::Whole | Way::Fields(_) => Vec::new(),
    };
    let entries = model.tool.binding.as_ref();
    let entries = entries.and_then(|binding| binding.args.as_deref());
    let entries = entries.filter(|_| matches!(way, Way::Json));
    let mapping = Mapping {
        injected: &model.tool.payload.injected,
        whole,
    };
    let moves = |test: fn(&Moved) -> bool| match way {
        Way::Fields(fields) => fields.iter().any(|field| test(&field.value)),
        Way::Whole | Way::Json => false,
    };
    let about = format!(
        "What {} takes for a call of {}.",
        shown(names, tool),
        docs::code(&model.tool.name)
    );
    let made = tool.type_of_service(module, &format!("{}Payload", tool.method.camel));
    Payload {
        docs: Slot::docs(about),
        name: Slot::name(&tool.payload_fn()),
        r#type: Slot::code(tool.type_of_service(module, &tool.payload)),
        uses_args: !matches!(way, Way::Fields(_))
            || moves(|value| matches!(value, Moved::Argument(_))),
        uses_injected: !injected.is_empty() || moves(|value| matches!(value, Moved::Injected(_))),
        whole: matches!(way, Way::Whole),
        made: Made::of(way, &made),
        inputs: injected.into_iter().map(Input::of).collect(),
        mapping: entries.map(|entries| Static {
            name: Slot::name(&format!("{}_ARGS", model.spec)),
            r#type: Slot::code(mapping.ty()),
            value: Slot::code(mapping.object(entries, 0)),
        }),
    }
}

fn result(
    names: &Names<'_>,
    tool: &BoundTool<'_, '_>,
    module: &str,
    whole: bool,
) -> Option<Outcome> {
    let model = tool.model;
    let way = tool.bound.result.as_ref()?;
    let binding = model.tool.binding.as_ref();
    let expr = binding.and_then(|binding| binding.result.as_ref());
    let expr = expr.filter(|_| matches!(way, Way::Json));
    let mapping = Mapping {
        injected: &[],
        whole,
    };
    let about = format!(
        "What {} gives for a result of {}.",
        docs::code(&model.tool.name),
        shown(names, tool)
    );
    let codecs = format!("{}_codecs", tool.service);
    let from_codec = tool.method.result_codec();
    Some(Outcome {
        docs: Slot::docs(about),
        name: Slot::name(&tool.result_fn()),
        from: Slot::code(tool.type_of_service(module, &format!("{}Result", tool.method.camel))),
        r#type: Slot::code(model.result.clone()),
        uses_result: match way {
            Way::Fields(fields) => !fields.is_empty(),
            Way::Whole | Way::Json => true,
        },
        whole: matches!(way, Way::Whole),
        made: Made::of(way, &model.result),
        from_codec: Slot::code(symbols::below_other(
            &format!("{module}::codecs"),
            &codecs,
            &from_codec,
        )),
        codec: Slot::code(model.codec.clone()),
        mapping: expr.map(|expr| Static {
            name: Slot::name(&format!("{}_RESULT", model.spec)),
            r#type: Slot::code(mapping.ty()),
            value: Slot::code(mapping.expr(expr, 0)),
        }),
    })
}

impl Made {
    fn of(way: &Way, name: &Code) -> Option<Self> {
        let Way::Fields(fields) = way else {
            return None;
        };
        let field = |init: &Init| Field {
            name: Slot::name(&init.name),
            value: Slot::code(init.value.code()),
        };
        Some(Self {
            name: Slot::code(name.clone()),
            fields: fields.iter().map(field).collect(),
        })
    }
}

/// The injected arguments that go along: those that the payload has, or all that a mapping may name.
fn json_injected<'m>(tool: &BoundTool<'m, '_>) -> Vec<&'m InjectedField> {
    let binding = tool.model.tool.binding.as_ref();
    let mapped = binding.is_some_and(|binding| binding.args.is_some());
    let fields = &tool.bound.method.payload.record.fields;
    let goes =
        |field: &&InjectedField| mapped || fields.iter().any(|target| *target.name == *field.wire);
    tool.model.injected_fields.iter().filter(goes).collect()
}

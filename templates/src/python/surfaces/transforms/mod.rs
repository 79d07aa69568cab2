//! From the arguments of bound tools to the payloads of their methods, and back with the results.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::Toolset;

use crate::code::{Bracket, Code, Seen};
use crate::page::Page;
use crate::python::bindings::{Bindings, BoundTool};
use crate::python::mapping::Mapping;
use crate::python::models::ToolModel;
use crate::python::names::Names;
use crate::python::{docs, idents, literal, symbols};
use crate::slot::Slot;

/// What `transforms.py.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Transforms {
    header: Slot,
    docs: Slot,
    mappings: Vec<Named>,
    tools: Vec<Tool>,
}

/// An expression of a design, as a constant.
#[derive(JsonSchema, Serialize)]
struct Named {
    name: Slot,
    value: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Tool {
    args: Slot,
    args_codec: Slot,
    injected: Option<Typed>,
    /// The arguments that are not shown.
    secrets: Option<Slot>,
    payload: Payload,
    result: Option<Given>,
}

/// A type and its codec.
#[derive(JsonSchema, Serialize)]
struct Typed {
    r#type: Slot,
    codec: Slot,
}

/// The function that makes the payload.
#[derive(JsonSchema, Serialize)]
struct Payload {
    name: Slot,
    r#type: Slot,
    codec: Slot,
    docs: Slot,
    mapping: Option<Slot>,
}

/// The function that makes the tool's result.
#[derive(JsonSchema, Serialize)]
struct Given {
    name: Slot,
    from: Slot,
    r#type: Slot,
    /// Nothing where both sides have one type.
    from_codec: Option<Slot>,
    codec: Slot,
    docs: Slot,
    mapping: Option<Slot>,
}

/// `transforms.py`, where tools are bound.
pub(crate) fn page<'d>(
    names: &Names<'d>,
    toolset: &Toolset,
    models: &[ToolModel<'d>],
    bindings: &Bindings<'d>,
    folder: &str,
    header: &str,
) -> Option<Page> {
    let bound = bindings.tools(models);
    if bound.is_empty() {
        return None;
    }
    let mut mappings = Vec::new();
    let mut tools = Vec::new();
    for tool in &bound {
        tools.push(transformed(names, tool, &mut mappings));
    }
    let about = format!(
        "From the arguments of the bound tools of {} to the payloads of their methods, and back with the results.",
        docs::code(&toolset.name)
    );
    let model = Transforms {
        header: Slot::lines(header),
        docs: Slot::docs(about),
        mappings,
        tools,
    };
    Some(Page::of(folder, "transforms", "python/transforms", model))
}

/// The name of the method for people: `shop.search`.
fn shown(names: &Names<'_>, tool: &BoundTool<'_, '_>) -> String {
    let method = tool.method.method;
    docs::code(&format!(
        "{}.{}",
        names.design[method.service].name, method.name
    ))
}

fn transformed(names: &Names<'_>, tool: &BoundTool<'_, '_>, mappings: &mut Vec<Named>) -> Tool {
    let model = tool.model;
    let injected = model.injected.as_ref().map(|injected| Typed {
        r#type: Slot::code(injected.plain.seen(Seen::Checked)),
        codec: Slot::code(symbols::codec(&injected.codec)),
    });
    let binding = model.tool.binding.as_ref();
    let mut mapping = |end: &str, value: Code| {
        let name = format!("_{}_{end}", idents::screaming(&model.method));
        mappings.push(Named {
            name: Slot::name(&name),
            value: Slot::code(value),
        });
        Slot::name(&name)
    };
    let entries = binding.and_then(|binding| binding.args.as_deref());
    let payload = Payload {
        name: Slot::name(&tool.payload_fn()),
        r#type: Slot::code(tool.ty(&symbols::own_type(&tool.method.payload))),
        codec: Slot::code(tool.codec(&tool.method.payload_codec)),
        docs: Slot::docs(format!(
            "Give what {} takes for a call of {}.",
            shown(names, tool),
            docs::code(&model.tool.name)
        )),
        mapping: entries.map(|entries| {
            let injected = &model.tool.payload.injected;
            mapping("ARGS", Mapping { injected }.object(entries))
        }),
    };
    let fields = model.tool.payload.record.fields.iter();
    let secrets: Vec<Code> = fields
        .filter(|field| field.annotations.secret || names.design.contains_secrets(&field.ty))
        .map(|field| literal::string(&field.name).into())
        .collect();
    Tool {
        args: Slot::code(symbols::own_type(&model.args).seen(Seen::Checked)),
        args_codec: Slot::code(symbols::codec(&model.args_codec)),
        injected,
        secrets: (!secrets.is_empty()).then(|| Slot::code(Code::display(Bracket::Curly, secrets))),
        payload,
        result: result(names, tool, &mut mapping),
    }
}

fn result(
    names: &Names<'_>,
    tool: &BoundTool<'_, '_>,
    mapping: &mut dyn FnMut(&str, Code) -> Slot,
) -> Option<Given> {
    let name = tool.result_fn()?;
    let model = tool.model;
    let (ours, theirs) = (model.result.as_ref()?, tool.method.result.as_ref()?);
    let binding = model.tool.binding.as_ref();
    let expr = binding.and_then(|binding| binding.result.as_ref());
    // One declared type on both sides.
    let is_same = expr.is_none() && ours.codec.contains('.') && ours.codec == theirs.codec;
    Some(Given {
        name: Slot::name(&name),
        from: Slot::code(tool.ty(&theirs.plain)),
        r#type: Slot::code(ours.plain.seen(Seen::Checked)),
        from_codec: (!is_same).then(|| Slot::code(tool.codec(&theirs.codec))),
        codec: Slot::code(symbols::codec(&ours.codec)),
        docs: Slot::docs(format!(
            "Give what {} gives for a result of {}.",
            docs::code(&model.tool.name),
            shown(names, tool)
        )),
        mapping: expr.map(|expr| mapping("RESULT", Mapping { injected: &[] }.expr(expr))),
    })
}

//! `transforms.rs`: from the arguments of bound tools to the payloads of their methods, and back with the results.

use serde::Serialize;
use toolc_compiler::ir::{ServiceId, Toolset};

use super::bound::{Bound, Way};
use super::folders::inner;
use super::idents::Scope;
use super::injected::InjectedField;
use super::mapping::{self, Mapping};
use super::names::Names;
use super::service::{self, MethodName, method_names};
use super::toolset::ToolModel;
use super::types::push_struct_literal;
use super::{docs, layout, literal, symbols};
use crate::code::{Code, Module};
use crate::render::render;

#[derive(Serialize)]
struct TransformsFile<'a> {
    header: &'a str,
    docs: String,
    uses: String,
    transforms: Vec<String>,
}

/// A bound tool with the names around it.
pub(super) struct BoundTool<'m, 'd> {
    pub model: &'m ToolModel<'d>,
    pub bound: &'m Bound<'d>,
    pub method: MethodName,
    /// What the module of the method's service calls the payload.
    pub payload: String,
    /// How this toolset's modules call the types of the method's service.
    pub service: String,
}

impl BoundTool<'_, '_> {
    /// The function that makes the payload.
    pub(super) fn payload_fn(&self) -> String {
        format!("{}_payload", self.model.method.trim_end_matches('_'))
    }

    /// A type of the method's service, whose module has this path.
    pub(super) fn type_of_service(&self, module: &str, name: &str) -> Code {
        let path = format!("{}::{name}", self.service);
        symbols::known_as(Module::Library(module.to_owned()), "types", &path)
    }

    /// The function that makes the result.
    pub(super) fn result_fn(&self) -> String {
        format!("{}_result", self.model.method.trim_end_matches('_'))
    }
}

/// The services that a toolset's tools are bound to, in the order of the tools, and what its modules call their types.
pub(super) fn services(names: &Names<'_>, models: &[ToolModel<'_>]) -> Vec<(ServiceId, String)> {
    let mut ids: Vec<ServiceId> = Vec::new();
    for bound in models.iter().filter_map(|model| model.bound.as_ref()) {
        if !ids.contains(&bound.method.service) {
            ids.push(bound.method.service);
        }
    }
    let only = ids.len() == 1;
    ids.into_iter()
        .map(|id| {
            let name = names.service(id).trim_end_matches('_');
            let alias = if only {
                "service".to_owned()
            } else {
                format!("{name}_service")
            };
            (id, alias)
        })
        .collect()
}

/// From a toolset's modules to the module of a service.
pub(super) fn module_of(names: &Names<'_>, toolset: &Toolset, service: ServiceId) -> String {
    if toolset.owner == Some(service) {
        "super::super::super::service".to_owned()
    } else {
        format!(
            "super::super::super::super::{}::service",
            names.service(service)
        )
    }
}

/// The bound tools of a toolset.
pub(super) fn bound_tools<'m, 'd>(
    names: &Names<'d>,
    models: &'m [ToolModel<'d>],
    services: &[(ServiceId, String)],
) -> Vec<BoundTool<'m, 'd>> {
    let mut called: Vec<_> = services
        .iter()
        .map(|(id, alias)| (*id, alias, method_names(names, *id), None))
        .collect();
    let of = |model: &'m ToolModel<'d>| {
        let bound = model.bound.as_ref()?;
        let (service, alias, methods, module) = called
            .iter_mut()
            .find(|(id, _, _, _)| *id == bound.method.service)?;
        let method = methods.get(&bound.method.id)?.clone();
        let payload = match bound.method.payload.declared {
            None => format!("{}Payload", method.camel),
            Some(id) => {
                let of_service = || service::module(names, &names.design[*service], methods);
                module.get_or_insert_with(of_service).seen(id).to_owned()
            }
        };
        Some(BoundTool {
            model,
            bound,
            method,
            payload,
            service: (*alias).clone(),
        })
    };
    models.iter().filter_map(of).collect()
}

/// `transforms.rs`.
pub(super) fn transforms(
    names: &Names<'_>,
    toolset: &Toolset,
    tools: &[BoundTool<'_, '_>],
    services: &[(ServiceId, String)],
    header: &str,
    scope: &Scope,
) -> String {
    let whole = !mapping::USED.iter().all(|name| scope.is_free(name));
    let mut texts = Vec::new();
    for tool in tools {
        texts.push(payload(names, tool, whole));
        texts.extend(result(names, tool, whole));
    }
    let all = texts.concat();
    let mut uses = String::new();
    if all.contains("Expr::") && !whole {
        uses.push_str(mapping::USES);
        uses.push('\n');
    }
    let mut paths = vec![("super::types".to_owned(), vec!["*".to_owned()])];
    if all.contains(" codecs::") {
        paths.push(("super::codecs".to_owned(), Vec::new()));
    }
    for (id, alias) in services {
        let module = module_of(names, toolset, *id);
        if all.contains(&format!("{alias}_codecs::")) {
            paths.push((format!("{module}::codecs as {alias}_codecs"), Vec::new()));
        }
        paths.push((format!("{module}::types as {alias}"), Vec::new()));
    }
    uses.push_str(&layout::imports(paths));
    render(
        "rust/transforms",
        TransformsFile {
            header,
            docs: inner(&format!(
                "From the arguments of the bound tools of {} to the payloads of their methods, and back with the results.",
                docs::code(&toolset.name)
            )),
            uses,
            transforms: texts,
        },
    )
}

/// `Ok(name { … })` as the last line of a function.
fn push_ok(out: &mut String, name: &str, fields: &[String]) {
    /// The longest opening of a struct that stays behind the parenthesis, where it is broken.
    const OPENING: usize = 60;
    /// The longest line of a call whose argument could be broken.
    const WHOLE: usize = layout::WIDTH - 2;
    let mut text = String::new();
    push_struct_literal(&mut text, 4, &format!("Ok({name}"), fields, ")\n");
    let fits = text.lines().count() == 1 && layout::width(text.trim_end()) <= WHOLE;
    if fits || layout::width(name) + " {".len() <= OPENING {
        out.push_str(&text);
    } else {
        out.push_str("    Ok(\n");
        push_struct_literal(out, 8, name, fields, ",\n");
        out.push_str("    )\n");
    }
}

/// The name of the method for people: `shop.search`.
fn shown(names: &Names<'_>, tool: &BoundTool<'_, '_>) -> String {
    let method = tool.bound.method;
    format!("{}.{}", names.design[method.service].name, method.name)
}

fn payload(names: &Names<'_>, tool: &BoundTool<'_, '_>, whole: bool) -> String {
    let model = tool.model;
    let mapping = model
        .tool
        .binding
        .as_ref()
        .and_then(|binding| binding.args.as_deref());
    let (mut data, mut body) = (String::new(), String::new());
    match &tool.bound.payload {
        Way::Whole => body.push_str("    Ok(args)\n"),
        Way::Fields(fields) => {
            let name = format!("{}::{}Payload", tool.service, tool.method.camel);
            push_ok(&mut body, &name, fields);
        }
        Way::Json => {
            let injected = json_injected(tool);
            push_inputs(&mut body, 4, &injected, "&args");
            match mapping {
                None => body.push_str("    inputs.payload()\n"),
                Some(entries) => {
                    let name = format!("{}_ARGS", model.spec);
                    let mapping = Mapping {
                        injected: &model.tool.payload.injected,
                        whole,
                    };
                    push_static(&mut data, &name, mapping, &mapping.object(entries, 0));
                    layout::call(&mut body, 4, "inputs.mapped", &[format!("&{name}")], "");
                }
            }
        }
    }
    let uses = |name: &str| body.contains(name);
    let mut params = vec![format!("{}: {}", param("args", uses("args")), model.args)];
    if let Some(injected) = &model.injected {
        let name = param("injected", uses("injected."));
        params.push(format!("{name}: {injected}"));
    }
    let mut text = data;
    text.push_str(&format!(
        "/// What {} takes for a call of {}.\n",
        docs::code(&shown(names, tool)),
        docs::code(&model.tool.name)
    ));
    layout::signature(
        &mut text,
        0,
        &format!("pub fn {}", tool.payload_fn()),
        &params,
        &format!(
            " -> Result<{}::{}, toolrt::Internal> {{",
            tool.service, tool.payload
        ),
    );
    text + &body + "}"
}

fn result(names: &Names<'_>, tool: &BoundTool<'_, '_>, whole: bool) -> Option<String> {
    let model = tool.model;
    let way = tool.bound.result.as_ref()?;
    let (mut data, mut body) = (String::new(), String::new());
    match way {
        Way::Whole => body.push_str("    Ok(result)\n"),
        Way::Fields(fields) => {
            push_ok(&mut body, &model.result, fields);
        }
        Way::Json => {
            let mapping = model
                .tool
                .binding
                .as_ref()
                .and_then(|binding| binding.result.as_ref());
            let mapping = mapping.map_or("None".to_owned(), |expr| {
                let name = format!("{}_RESULT", model.spec);
                let mapping = Mapping {
                    injected: &[],
                    whole,
                };
                push_static(&mut data, &name, mapping, &mapping.expr(expr, 0));
                format!("Some(&{name})")
            });
            let args = [
                format!("{}_codecs::{}()", tool.service, tool.method.result_codec()),
                "&result".to_owned(),
                model.codec.clone(),
                mapping,
            ];
            layout::call(&mut body, 4, "toolrt::call::transform_result", &args, "");
        }
    }
    let mut text = data;
    text.push_str(&format!(
        "/// What {} gives for a result of {}.\n",
        docs::code(&model.tool.name),
        docs::code(&shown(names, tool))
    ));
    layout::signature(
        &mut text,
        0,
        &format!("pub fn {}", tool.result_fn()),
        &[format!(
            "{}: {}::{}Result",
            if body.contains("result") {
                "result"
            } else {
                "_result"
            },
            tool.service,
            tool.method.camel
        )],
        &format!(" -> Result<{}, toolrt::Internal> {{", model.result),
    );
    Some(text + &body + "}")
}

/// The injected arguments that go along: those that the payload has, or all that a mapping may name.
fn json_injected<'m>(tool: &BoundTool<'m, '_>) -> Vec<&'m InjectedField> {
    let mapped = tool
        .model
        .tool
        .binding
        .as_ref()
        .is_some_and(|binding| binding.args.is_some());
    let fields = &tool.bound.method.payload.record.fields;
    let goes =
        |field: &&InjectedField| mapped || fields.iter().any(|target| *target.name == *field.wire);
    tool.model.injected_fields.iter().filter(goes).collect()
}

/// `let inputs = …;`: the arguments, and injected ones with them.
pub(super) fn push_inputs(
    out: &mut String,
    indent: usize,
    injected: &[&InjectedField],
    args: &str,
) {
    layout::pad(out, indent);
    out.push_str(&format!("let inputs = toolrt::Inputs::of({args})?;\n"));
    for field in injected {
        let (with, value) = if field.optional {
            (
                "with_optional",
                format!("injected.{}.as_ref()", field.ident),
            )
        } else {
            ("with", format!("&injected.{}", field.ident))
        };
        let args = [literal::string(&field.wire), field.codec.clone(), value];
        layout::call(
            out,
            indent,
            &format!("let inputs = inputs.{with}"),
            &args,
            "?;",
        );
    }
}

fn push_static(out: &mut String, name: &str, mapping: Mapping<'_>, expr: &str) {
    out.push_str(&format!(
        "#[rustfmt::skip]\nstatic {name}: {} = {expr};\n\n",
        mapping.ty()
    ));
}

/// A parameter, with an underscore where nobody uses it.
fn param(name: &str, used: bool) -> String {
    if used {
        name.to_owned()
    } else {
        format!("_{name}")
    }
}

//! A toolset straight from the services that its tools are bound to.

use serde::Serialize;
use toolc_compiler::ir::{ServiceId, Toolset};

use super::idents::{self, Case, Scope};
use super::names::Names;
use super::provider::{Around, handler_result, is_chain};
use super::toolset::{ToolModel, trait_name};
use super::transforms::{BoundTool, module_of};
use super::{errors, expressions, layout};

/// What the provider's template says about it.
#[derive(Serialize)]
pub(super) struct FromService {
    #[serde(skip)]
    pub uses: Vec<(String, Vec<String>)>,
    docs: &'static str,
    /// `pub fn toolset_from_service<S: TodosService>(service: S) -> toolrt::Toolset {`
    head: String,
    /// `toolset(FromService(service))`
    made: String,
    /// `struct FromService<S>(S);`
    declared: String,
    /// `impl<S: TodosService> TodosTools for FromService<S> {`
    implements: String,
    methods: Vec<String>,
}

/// Where methods implement all tools but chains, and nobody asks them what they would do.
pub(super) fn from_service(
    names: &Names<'_>,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    bound: &[BoundTool<'_, '_>],
    services: &[(ServiceId, String)],
    around: &Around,
    scope: &mut Scope,
) -> Option<FromService> {
    let implemented = models.iter().filter(|model| !is_chain(model)).count();
    if bound.is_empty()
        || bound.len() != implemented
        || bound.iter().any(|tool| tool.model.tool.dry_run)
    {
        return None;
    }
    let mut uses = Vec::new();
    let mut traits = Vec::new();
    for (id, alias) in services {
        let module = module_of(names, toolset, *id);
        let name = trait_name(&names.design[*id].name, "Service");
        // The services of different packages may have traits of one name, and what is here may have it.
        let wanted = if scope.is_free(&name) {
            name.clone()
        } else {
            format!("{}Trait", idents::plain(Case::Camel, alias))
        };
        let known = scope.claim(Case::Camel, wanted.clone(), &wanted);
        let imported = if known == name {
            name
        } else {
            format!("{name} as {known}")
        };
        traits.push(known);
        if bound.iter().any(|tool| reads_items(tool, *id)) {
            uses.push((format!("{module}::codecs as {alias}_codecs"), Vec::new()));
        }
        uses.push((module, vec![imported, format!("types as {alias}")]));
    }
    let all = traits.join(" + ");
    let (param, own) = (&around.service, &around.from_service);
    let mut head = String::new();
    layout::signature(
        &mut head,
        0,
        &format!("pub fn toolset_from_service<{param}: {all}>"),
        &[format!("service: {param}")],
        " -> toolrt::Toolset {",
    );
    let methods = bound.iter().enumerate().map(|(index, tool)| {
        let at = services
            .iter()
            .position(|(id, _)| *id == tool.bound.method.service);
        let by = (services.len() > 1)
            .then(|| &*traits[at.expect("the service of a bound tool is among them")]);
        let text = pass_on(names, tool, by);
        format!("{}{text}", if index > 0 { "\n" } else { "" })
    });
    Some(FromService {
        uses,
        docs: if services.len() == 1 {
            "/// The toolset, implemented by the service that its tools are bound to."
        } else {
            "/// The toolset, implemented by what implements the services that its tools are bound to."
        },
        head: head.trim_end().to_owned(),
        made: format!("toolset({own}(service))"),
        declared: format!("struct {own}<{param}>({param});"),
        implements: layout::implementation(
            &format!("<{param}: {all}>"),
            &around.r#trait,
            &format!("{own}<{param}>"),
        ),
        methods: methods.collect(),
    })
}

fn reads_items(tool: &BoundTool<'_, '_>, service: ServiceId) -> bool {
    tool.bound.method.service == service && tool.bound.reads_items()
}

/// The method of `FromService` for one tool; `by` is the trait, where a name alone could mean two methods.
fn pass_on(names: &Names<'_>, tool: &BoundTool<'_, '_>, by: Option<&str>) -> String {
    let (model, method) = (tool.model, tool.bound.method);
    let mut params = vec![
        "&self".to_owned(),
        "cx: &toolrt::Context".to_owned(),
        format!("args: {}", model.args),
    ];
    let mut passed = vec!["args".to_owned()];
    if let Some(injected) = &model.injected {
        params.push(format!("injected: {injected}"));
        passed.push("injected".to_owned());
    }
    if let Some((item, _)) = &model.item {
        let name = if method.streams.is_some() {
            "sink"
        } else {
            "_sink"
        };
        params.push(format!("{name}: toolrt::Sink<{item}>"));
    }
    let mut out = String::new();
    let result = format!("Result<{}, {}>", handler_result(model), model.error);
    layout::signature(
        &mut out,
        4,
        &format!("async fn {}", model.method),
        &params,
        &format!(" -> {result} {{"),
    );
    layout::call(
        &mut out,
        8,
        &format!("let payload = transforms::{}", tool.payload_fn()),
        &passed,
        "?;",
    );
    let mut args = vec!["cx".to_owned(), "payload".to_owned()];
    if !method.payload.injected.is_empty() {
        out.push_str("        let injected = toolrt::call::injected(cx)?;\n");
        args.push("injected".to_owned());
    }
    if method.streams.is_some() {
        let codec = format!("{}_codecs::{}", tool.service, tool.method.item_codec());
        let sink = match (&model.item, tool.bound.same_items) {
            (Some(_), true) => None,
            (Some(_), false) => Some("sink.through"),
            (None, _) => Some("toolrt::Sink::unheard"),
        };
        if let Some(sink) = sink {
            let args = [format!("{codec}()")];
            layout::call(&mut out, 8, &format!("let sink = {sink}"), &args, ";");
        }
        args.push("sink".to_owned());
    }
    match by {
        Some(by) => {
            args.insert(0, "&self.0".to_owned());
            let call = format!("{by}::{}", tool.method.snake);
            layout::awaited(&mut out, 8, "let result = ", &call, &args, ";");
        }
        None => {
            out.push_str("        let service = &self.0;\n");
            let call = ("let result = ", "service", &*tool.method.snake);
            layout::awaited_method(&mut out, 8, call, &args, ";");
        }
    }
    out.push_str("        match result {\n");
    push_result(&mut out, tool);
    let error = format!("{}::{}Error", tool.service, tool.method.camel);
    let variants = errors::variants(names.design, &method.throws);
    for variant in variants.iter().map(String::as_str).chain(["Internal"]) {
        expressions::arm(
            &mut out,
            12,
            &format!("Err({error}::{variant}(error))"),
            "Err(error.into())",
        );
    }
    out + "        }\n    }"
}

/// The arm of a method that went well.
fn push_result(out: &mut String, tool: &BoundTool<'_, '_>) {
    let model = tool.model;
    let (pattern, mut value) = match &tool.bound.result {
        Some(_) => (
            "Ok(result)",
            format!("transforms::{}(result)?", tool.result_fn()),
        ),
        None => ("Ok(())", "toolrt::Content::default()".to_owned()),
    };
    // A long call has a line of its own.
    let call = (layout::width(&value) > 60).then(|| std::mem::replace(&mut value, "result".into()));
    if model.tool.partial {
        value = format!("toolrt::Outcome::Complete({value})");
    }
    if model.side.is_some() {
        value.push_str(".into()");
    }
    let value = format!("Ok({value})");
    let Some(call) = call else {
        return expressions::arm(out, 12, pattern, &value);
    };
    out.push_str(&format!("            {pattern} => {{\n"));
    let head = call.strip_suffix("(result)?").unwrap_or(&call);
    let args = ["result".to_owned()];
    layout::call(out, 16, &format!("let result = {head}"), &args, "?;");
    out.push_str(&format!("                {value}\n            }}\n"));
}

//! What a host implements, how it becomes a toolset, and how callers reach it.

use serde::Serialize;
use toolc_compiler::ir::{
    Binding, Implementation, Method, Presence, Record, Rest, ServiceId, Toolset, Type, TypeKind,
};

use super::folders::inner;
use super::idents::{self, Case, Scope};
use super::names::Names;
use super::toolset::{ToolModel, trait_name};
use super::types::push_struct_literal;
use super::{docs, layout};
use crate::render::render;

#[derive(Serialize)]
struct ProviderFile<'a> {
    header: &'a str,
    docs: String,
    uses: String,
    trait_docs: String,
    r#trait: &'a str,
    mutable: &'static str,
    tools: Vec<Tool<'a>>,
    from_service: String,
}

#[derive(Serialize)]
struct Tool<'a> {
    wire: &'a str,
    name: &'a str,
    methods: String,
    register: &'static str,
    args: &'a str,
    result: &'a str,
    error: &'a str,
    side: &'a str,
    spec: &'a str,
    codec: &'a str,
    injected: &'a str,
    injected_param: &'static str,
    call: String,
    plan: String,
}

/// A file of typed calls.
#[derive(Serialize)]
pub(super) struct ClientFile<'a> {
    pub header: &'a str,
    pub docs: String,
    pub uses: String,
    pub client_docs: String,
    pub name: &'static str,
    pub methods: Vec<String>,
}

/// A typed call of a tool, as finished text.
pub(super) struct TypedCall<'a> {
    pub tool: &'a toolc_compiler::ir::Tool,
    pub method: &'a str,
    /// The method that sees items.
    pub stream: &'a str,
    /// The type that stands for the tool.
    pub marker: String,
    pub args: String,
    pub result: String,
    pub error: String,
    /// The type of a streamed item, and its codec.
    pub item: Option<(String, String)>,
}

/// `provider.rs`, and whether a service can stand in for the provider.
pub(super) fn provider(
    names: &Names<'_>,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    trait_name: &str,
    header: &str,
) -> (String, bool) {
    let from_service = from_service(names, toolset, models, trait_name);
    let has_service = from_service.is_some();
    let mut trait_docs = String::new();
    let about = format!(
        "What a host implements to provide the toolset `{}`.",
        toolset.name
    );
    docs::push(
        &mut trait_docs,
        0,
        toolset.docs.as_deref().unwrap_or(&about),
    );
    let (service_use, from_service) = from_service.unwrap_or_default();
    let file = ProviderFile {
        header,
        docs: inner(&format!(
            "What a host implements to provide the toolset `{}`, and how it becomes a toolset.",
            toolset.name
        )),
        uses: format!("{service_use}use super::types::*;\nuse super::{{codecs, specs}};"),
        trait_docs: trait_docs.trim_end().to_owned(),
        r#trait: trait_name,
        mutable: if models.is_empty() { "" } else { "mut " },
        tools: models
            .iter()
            .enumerate()
            .map(|(index, model)| tool(model, index == 0))
            .collect(),
        from_service,
    };
    (render("rust/provider", file), has_service)
}

fn tool<'a>(model: &'a ToolModel<'_>, first: bool) -> Tool<'a> {
    let mut methods = String::new();
    if !first {
        methods.push('\n');
    }
    let own = format!("The tool `{}`.", model.tool.name);
    docs::push(&mut methods, 4, model.tool.docs.as_deref().unwrap_or(&own));
    let mut params = vec![
        "&self".to_owned(),
        "cx: &toolrt::Context".to_owned(),
        format!("args: {}", model.args),
    ];
    let mut passed = vec!["cx".to_owned(), "args".to_owned()];
    if let Some(injected) = &model.injected {
        params.push(format!("injected: {injected}"));
        passed.push("injected".to_owned());
    }
    let plan_params = params.clone();
    let plan_passed = passed.clone();
    let mut call = String::new();
    if let Some((item, codec)) = &model.item {
        params.push(format!("sink: toolrt::Sink<{item}>"));
        passed.push("sink".to_owned());
        let args = ["cx".to_owned(), codec.clone()];
        layout::call(&mut call, 8, "let sink = toolrt::Sink::new", &args, ";");
    }
    push_method(
        &mut methods,
        &model.method,
        &params,
        &handler_result(model),
        &model.error,
    );
    let result = handler_result(model);
    // A value that says nothing is not worth a name.
    let (binding, value) = if result == "()" {
        ("", "()")
    } else {
        ("let result = ", "result")
    };
    layout::awaited_method(
        &mut call,
        8,
        (binding, "tools", &model.method),
        &passed,
        "?;",
    );
    let reply = match (model.tool.partial, model.side.is_some()) {
        (false, false) => "complete",
        (true, false) => "of",
        (false, true) => "complete_with",
        (true, true) => "of_with",
    };
    call.push_str(&format!("        Ok(toolrt::Reply::{reply}({value}))"));
    let mut plan = String::new();
    if model.tool.dry_run {
        methods.push_str(&format!(
            "\n    /// What `{}` would do, without doing it.\n",
            model.method
        ));
        push_method(
            &mut methods,
            &model.plan,
            &plan_params,
            "Vec<toolrt::Value>",
            &model.error,
        );
        layout::awaited_method(&mut plan, 8, ("", "tools", &model.plan), &plan_passed, "");
    }
    Tool {
        wire: &model.tool.name,
        name: &model.name,
        methods: methods.trim_end_matches('\n').to_owned(),
        register: if model.tool.dry_run {
            "dry_run_tool"
        } else {
            "tool"
        },
        args: &model.args,
        result: &model.result,
        error: &model.error,
        side: model.side.as_deref().unwrap_or("()"),
        spec: &model.spec,
        codec: &model.codec,
        injected: model.injected.as_deref().unwrap_or("()"),
        injected_param: if model.injected.is_some() {
            "injected"
        } else {
            "_injected"
        },
        call,
        plan: plan.trim_end().to_owned(),
    }
}

/// What a handler gives where all goes well.
fn handler_result(model: &ToolModel<'_>) -> String {
    let mut rust = model.result.clone();
    if model.tool.partial {
        rust = format!("toolrt::Outcome<{rust}, {}>", model.error);
    }
    match &model.side {
        Some(side) => format!("toolrt::WithSide<{rust}, {side}>"),
        None => rust,
    }
}

/// A method of a trait that gives a future.
pub(super) fn push_method(
    out: &mut String,
    name: &str,
    params: &[String],
    result: &str,
    error: &str,
) {
    let tail = layout::returns_future(&format!("Result<{result}, {error}>"));
    layout::signature(out, 4, &format!("fn {name}"), params, &tail);
}

/// `client.rs`.
pub(super) fn client(toolset: &Toolset, models: &[ToolModel<'_>], header: &str) -> String {
    let methods = models
        .iter()
        .map(|model| TypedCall::of(model).methods())
        .collect();
    let mut names: Vec<String> = models.iter().map(|model| model.name.clone()).collect();
    let mut uses = String::new();
    if !names.is_empty() {
        layout::use_list(&mut uses, 0, "use super::provider::", &mut names);
    }
    let streams = models.iter().any(|model| {
        model
            .item
            .as_ref()
            .is_some_and(|(_, codec)| codec.starts_with("codecs::"))
    });
    if streams {
        uses.insert_str(0, "use super::codecs;\n");
    }
    uses.push_str("use super::types::*;");
    let mut client_docs = String::new();
    let about = format!("Calls the tools of `{}`.", toolset.name);
    docs::push(
        &mut client_docs,
        0,
        toolset.docs.as_deref().unwrap_or(&about),
    );
    render(
        "rust/client",
        ClientFile {
            header,
            docs: inner(&format!(
                "Typed calls of the toolset `{}`, over any executor.",
                toolset.name
            )),
            uses,
            client_docs: client_docs.trim_end().to_owned(),
            name: "Client",
            methods,
        },
    )
}

impl<'a> TypedCall<'a> {
    /// The call as the client of the tool's toolset makes it.
    fn of(model: &'a ToolModel<'_>) -> Self {
        Self {
            tool: model.tool,
            method: &model.method,
            stream: &model.stream,
            marker: model.name.clone(),
            args: model.args.clone(),
            result: model.result.clone(),
            error: model.error.clone(),
            item: model.item.clone(),
        }
    }

    /// The method, and the one that sees the items of a tool that streams.
    pub(super) fn methods(&self) -> String {
        let mut out = String::new();
        let own = format!("Calls `{}`.", self.tool.name);
        docs::push(&mut out, 4, self.tool.docs.as_deref().unwrap_or(&own));
        let mut params = vec![
            "&self".to_owned(),
            format!("args: &{}", self.args),
            "cx: &toolrt::Context".to_owned(),
        ];
        let mut result = self.result.clone();
        let mut function = "call";
        if self.tool.partial {
            result = format!("toolrt::Outcome<{result}, {}>", self.error);
            function = "call_partial";
        }
        let ty = format!("Result<{result}, toolrt::CallError<{}>>", self.error);
        let tail = layout::returns(&ty);
        let call = format!("toolrt::host::{function}");
        let name = format!("pub async fn {}", self.method);
        layout::signature(&mut out, 4, &name, &params, &tail);
        let args = ["self.executor", "args", "cx"].map(str::to_owned);
        layout::awaited_call(&mut out, 8, &call, &self.marker, &args);
        out.push_str("    }");
        if let Some((item, codec)) = &self.item {
            out.push_str(&format!(
                "\n\n    /// Calls `{}`; `on_item` sees every item before the result is there.\n",
                self.tool.name
            ));
            params.push(on_item(item));
            let name = format!("pub async fn {}", self.stream);
            layout::signature(&mut out, 4, &name, &params, &tail);
            let args = ["cx", codec, "on_item"].map(str::to_owned);
            layout::call(&mut out, 8, "let cx = toolrt::host::with_items", &args, ";");
            let args = ["self.executor", "args", "&cx"].map(str::to_owned);
            layout::awaited_call(&mut out, 8, &call, &self.marker, &args);
            out.push_str("    }");
        }
        out
    }
}

/// The parameter that sees every item.
fn on_item(item: &str) -> String {
    let head = format!("on_item: impl FnMut({item})");
    if layout::width(&head) + 8 + " + Send + 'static,".len() <= layout::WIDTH {
        format!("{head} + Send + 'static")
    } else {
        format!("{head}\n        + Send\n        + 'static")
    }
}

/// The toolset straight from the service that all its tools are bound to, where nothing has to be converted: the `use`
/// and the code.
fn from_service(
    names: &Names<'_>,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    trait_name_: &str,
) -> Option<(String, String)> {
    let design = names.design;
    let mut service: Option<ServiceId> = None;
    let mut bodies = Vec::with_capacity(models.len());
    for model in models {
        let Implementation::Method { method } = model.tool.implementation else {
            return None;
        };
        let method = &design[method];
        if service.is_some_and(|service| service != method.service) {
            return None;
        }
        service = Some(method.service);
        bodies.push(pass_on(names, model, method)?);
    }
    let service = &design[service?];
    let service_trait = trait_name(&service.name, "Service");
    let own = toolset.owner == Some(service.id);
    let module = if own {
        "super::super::super::service".to_owned()
    } else {
        format!(
            "super::super::super::super::{}::service",
            names.service(service.id)
        )
    };
    let uses = format!("use {module}::types as service;\nuse {module}::{service_trait};\n");
    let uses = if own {
        format!("use {module}::{{{service_trait}, types as service}};\n")
    } else {
        uses
    };
    let uses = uses.trim_end().to_owned() + "\n";
    let mut out = format!(
        "/// The toolset, implemented by the service that its tools are bound to.
pub fn toolset_from_service<S: {service_trait}>(service: S) -> toolrt::Toolset {{
    toolset(FromService(service))
}}

/// Tools that pass every call on to the methods they are bound to.
struct FromService<S>(S);

impl<S: {service_trait}> {trait_name_} for FromService<S> {{
"
    );
    out.push_str(&bodies.join("\n"));
    out.push('}');
    Some((uses, out))
}

/// The method of `FromService` for one tool.
fn pass_on(names: &Names<'_>, model: &ToolModel<'_>, method: &Method) -> Option<String> {
    let tool = model.tool;
    let plain = !tool.partial
        && tool.side.is_empty()
        && !tool.dry_run
        && tool.streams.is_none()
        && method.streams.is_none();
    let mapped = matches!(&tool.binding, Some(Binding { args, result, .. }) if args.is_some() || result.is_some());
    if !plain || mapped || !method.payload.injected.is_empty() {
        return None;
    }
    let mut out = String::new();
    let mut params = vec!["&self".to_owned(), "cx: &toolrt::Context".to_owned()];
    let method_name = super::service::method_names(names, method.service).remove(&method.id)?;
    let (payload, uses_args, uses_injected) = payload(model, method, &method_name.camel)?;
    params.push(format!(
        "{}: {}",
        if uses_args { "args" } else { "_args" },
        model.args
    ));
    if let Some(injected) = &model.injected {
        params.push(format!(
            "{}: {injected}",
            if uses_injected {
                "injected"
            } else {
                "_injected"
            }
        ));
    }
    layout::signature(
        &mut out,
        4,
        &format!("async fn {}", model.method),
        &params,
        &format!(" -> Result<{}, {}> {{", model.result, model.error),
    );
    out.push_str(&payload);
    out.push_str(&format!(
        "        match self.0.{}(cx, payload).await {{\n",
        method_name.snake
    ));
    match (&tool.result, &method.result) {
        (None, None) => return None,
        (Some(tool_type), Some(method_type)) if same(tool_type, method_type) => {
            out.push_str("            Ok(result) => Ok(result),\n")
        }
        (
            Some(Type {
                kind: TypeKind::Record(ours),
                constraints: None,
                ..
            }),
            Some(Type {
                kind: TypeKind::Record(theirs),
                constraints: None,
                ..
            }),
        ) => {
            let fields = fields(ours, theirs, "result")?;
            out.push_str("            Ok(result) => {\n");
            push_struct_literal(
                &mut out,
                16,
                &format!("let result = {}", model.result),
                &fields,
                ";",
            );
            out.push_str("\n                Ok(result)\n            }\n");
        }
        _ => return None,
    }
    let error = format!("service::{}Error", method_name.camel);
    let variants = idents::all(
        Case::Variant,
        method.throws.iter().map(|id| &*names.design[*id].name),
        &mut internal(),
    );
    for variant in variants.iter().map(String::as_str).chain(["Internal"]) {
        layout::arm(
            &mut out,
            12,
            &format!("Err({error}::{variant}(error))"),
            "Err(error.into())",
        );
    }
    out.push_str("        }\n    }\n");
    Some(out)
}

fn internal() -> Scope {
    let mut scope = Scope::default();
    scope.reserve("Internal");
    scope
}

/// The statement that makes the method's payload, and whether it uses the arguments and the injected ones.
fn payload(model: &ToolModel<'_>, method: &Method, camel: &str) -> Option<(String, bool, bool)> {
    let ours = &model.tool.payload;
    match (ours.declared, method.payload.declared) {
        (Some(a), Some(b)) if a == b => {
            return Some(("        let payload = args;\n".to_owned(), true, false));
        }
        (None, None) => {}
        _ => return None,
    }
    if !matches!(ours.record.rest, Rest::Closed)
        || !matches!(method.payload.record.rest, Rest::Closed)
    {
        return None;
    }
    let (mut uses_args, mut uses_injected) = (false, false);
    let own = idents::all(
        Case::Snake,
        ours.record.fields.iter().map(|field| &*field.name),
        &mut Scope::default(),
    );
    let injected = idents::all(
        Case::Snake,
        ours.injected.iter().map(|argument| &*argument.name),
        &mut Scope::default(),
    );
    let theirs = idents::all(
        Case::Snake,
        method
            .payload
            .record
            .fields
            .iter()
            .map(|field| &*field.name),
        &mut Scope::default(),
    );
    let mut inits = Vec::new();
    for (field, ident) in method.payload.record.fields.iter().zip(theirs) {
        if let Some(index) = ours
            .record
            .fields
            .iter()
            .position(|own| own.name == field.name)
        {
            let source = &ours.record.fields[index];
            if !same(&source.ty, &field.ty)
                || !same_presence(&source.presence, &field.presence)
                || source.annotations.secret != field.annotations.secret
            {
                return None;
            }
            uses_args = true;
            inits.push(format!("{ident}: args.{}", own[index]));
        } else {
            let index = ours
                .injected
                .iter()
                .position(|argument| argument.name == field.name)?;
            let source = &ours.injected[index];
            if !same(&source.ty, &field.ty)
                || source.optional == matches!(field.presence, Presence::Required { .. })
                || source.secret != field.annotations.secret
            {
                return None;
            }
            uses_injected = true;
            inits.push(format!("{ident}: injected.{}", injected[index]));
        }
    }
    let mut out = String::new();
    push_struct_literal(
        &mut out,
        8,
        &format!("let payload = service::{camel}Payload"),
        &inits,
        ";\n",
    );
    Some((out, uses_args, uses_injected))
}

/// The fields of one record from those of another that has the same.
fn fields(ours: &Record, theirs: &Record, from: &str) -> Option<Vec<String>> {
    if !matches!((&ours.rest, &theirs.rest), (Rest::Closed, Rest::Closed)) {
        return None;
    }
    let own = idents::all(
        Case::Snake,
        ours.fields.iter().map(|field| &*field.name),
        &mut Scope::default(),
    );
    let other = idents::all(
        Case::Snake,
        theirs.fields.iter().map(|field| &*field.name),
        &mut Scope::default(),
    );
    let pairs = ours.fields.iter().zip(own).map(|(field, ident)| {
        let index = theirs
            .fields
            .iter()
            .position(|other| other.name == field.name)?;
        let source = &theirs.fields[index];
        let fits = same(&field.ty, &source.ty)
            && same_presence(&field.presence, &source.presence)
            && field.annotations.secret == source.annotations.secret;
        fits.then(|| format!("{ident}: {from}.{}", other[index]))
    });
    pairs.collect()
}

/// Whether two fields have the same Rust type, as far as presence decides it.
fn same_presence(a: &Presence, b: &Presence) -> bool {
    let optional = |presence: &Presence| matches!(presence, Presence::Optional { .. });
    optional(a) == optional(b)
}

/// Whether two types are the same Rust type wherever they stand.
fn same(a: &Type, b: &Type) -> bool {
    match (&a.kind, &b.kind) {
        (TypeKind::Named { id: a }, TypeKind::Named { id: b }) => a == b,
        (TypeKind::List { items: a }, TypeKind::List { items: b }) => same(a, b),
        (TypeKind::Map { values: a }, TypeKind::Map { values: b }) => same(a, b),
        (TypeKind::Nullable { inner: a }, TypeKind::Nullable { inner: b }) => same(a, b),
        (TypeKind::Format { format: a }, TypeKind::Format { format: b }) => a == b,
        (TypeKind::String, TypeKind::String)
        | (TypeKind::Int, TypeKind::Int)
        | (TypeKind::Float, TypeKind::Float)
        | (TypeKind::Bool, TypeKind::Bool)
        | (TypeKind::Bytes, TypeKind::Bytes)
        | (TypeKind::Path, TypeKind::Path)
        | (TypeKind::Json, TypeKind::Json)
        | (TypeKind::Null, TypeKind::Null) => true,
        _ => false,
    }
}

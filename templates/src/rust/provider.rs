//! What a host implements, how it becomes a toolset, and how callers reach it.

use serde::Serialize;
use toolc_compiler::ir::{Implementation, Toolset};

use super::folders::inner;
use super::from_service::FromService;
use super::idents::{Case, Scope};
use super::toolset::ToolModel;
use super::transforms::push_inputs;
use super::{docs, expressions, layout};
use crate::render::render;

#[derive(Serialize)]
struct ProviderFile<'a> {
    header: &'a str,
    docs: String,
    uses: String,
    trait_docs: String,
    r#trait: &'a str,
    /// The line that opens the trait.
    opens: String,
    /// The line that opens the function that makes the toolset.
    toolset: String,
    /// What stands for the type that implements the trait.
    param: &'a str,
    mutable: &'static str,
    /// Whether all tools run by themselves: then nothing has to be implemented.
    runs_itself: bool,
    /// Whether the trait has methods.
    implemented: bool,
    tools: Vec<Tool<'a>>,
    from_service: Option<FromService>,
}

#[derive(Serialize)]
struct Tool<'a> {
    docs: String,
    name: &'a str,
    chain: bool,
    methods: String,
    /// The statement that adds it to the toolset.
    register: String,
    /// The lines that open the implementations of `Tool` and, for a chain, of `Chained`.
    implements: String,
    chained: String,
    /// The lines that name its types.
    args: String,
    result: String,
    error: String,
    side: String,
    spec: &'a str,
    /// The statement that gives the codec of its result.
    codec: String,
    injected: String,
    injected_param: &'static str,
    /// The lines that open the implementations of traits.
    handler: String,
    planner: String,
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
    /// The method that goes through all pages, where the design says how.
    pub pages: Option<&'a str>,
    /// The type that stands for the tool.
    pub marker: String,
    pub args: String,
    pub result: String,
    pub error: String,
    /// The type of a streamed item, and its codec.
    pub item: Option<(String, String)>,
}

/// What the module of a provider has beside tools, under names that no type has there.
pub(super) struct Around {
    /// The trait that hosts implement.
    pub r#trait: String,
    /// What stands for the type that implements it.
    pub provider: String,
    /// The tools that pass every call on to services, and what stands for the type that implements these.
    pub from_service: String,
    pub service: String,
}

impl Around {
    /// `scope` has the types that the module sees, and those of its tools.
    pub(super) fn of(r#trait: String, scope: &mut Scope) -> Self {
        let mut claim = |name: &str| scope.claim(Case::Camel, name.to_owned(), name);
        Self {
            r#trait,
            provider: claim("P"),
            from_service: claim("FromService"),
            service: claim("S"),
        }
    }
}

/// `provider.rs`.
pub(super) fn provider(
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    around: &Around,
    from_service: Option<FromService>,
    header: &str,
) -> String {
    let trait_name = &*around.r#trait;
    let mut trait_docs = String::new();
    let about = format!(
        "What a host implements to provide the toolset {}.",
        docs::code(&toolset.name)
    );
    docs::push(
        &mut trait_docs,
        0,
        docs::or(toolset.docs.as_deref(), &about),
    );
    let mut paths = vec![("super::types".to_owned(), vec!["*".to_owned()])];
    if let Some(from_service) = &from_service {
        paths.extend(from_service.uses.iter().cloned());
    }
    let mut uses = layout::imports(paths) + "\n";
    uses.push_str(if from_service.is_some() {
        "use super::{codecs, specs, transforms};"
    } else {
        "use super::{codecs, specs};"
    });
    let mut first = true;
    let tools: Vec<Tool> = models
        .iter()
        .map(|model| {
            if is_chain(model) {
                return chain(model);
            }
            tool(model, around, std::mem::take(&mut first))
        })
        .collect();
    let mut opened = String::new();
    layout::signature(
        &mut opened,
        0,
        &format!("pub fn toolset<{}: {trait_name}>", around.provider),
        &[format!("tools: {}", around.provider)],
        " -> toolrt::Toolset {",
    );
    let file = ProviderFile {
        header,
        docs: inner(&format!(
            "What a host implements to provide the toolset {}, and how it becomes a toolset.",
            docs::code(&toolset.name)
        )),
        uses,
        trait_docs: trait_docs.trim_end().to_owned(),
        r#trait: trait_name,
        opens: layout::host_trait(trait_name, !models.iter().all(is_chain)),
        toolset: opened.trim_end().to_owned(),
        param: &around.provider,
        mutable: if models.is_empty() { "" } else { "mut " },
        implemented: tools.iter().any(|tool| !tool.chain),
        runs_itself: !tools.is_empty() && tools.iter().all(|tool| tool.chain),
        tools,
        from_service,
    };
    render("rust/provider", file)
}

/// Whether a tool needs nobody to implement it.
pub(super) fn is_chain(model: &ToolModel<'_>) -> bool {
    matches!(model.tool.implementation, Implementation::Chain)
}

/// What stands above the type of a tool.
fn about(model: &ToolModel<'_>) -> String {
    let about = format!("The tool {}.", docs::code(&model.tool.name));
    let mut text = String::new();
    docs::push(&mut text, 0, &about);
    text.truncate(text.trim_end().len());
    text
}

/// A chain is no method: the runtime runs its steps.
fn chain<'a>(model: &'a ToolModel<'_>) -> Tool<'a> {
    let injected: Vec<_> = model.injected_fields.iter().collect();
    let mut call = String::new();
    if injected.is_empty() {
        call.push_str("        toolrt::Inputs::of(args)");
    } else {
        push_inputs(&mut call, 8, &injected, "args");
        call.push_str("        Ok(inputs)");
    }
    Tool {
        docs: about(model),
        name: &model.name,
        chain: true,
        methods: String::new(),
        implements: layout::implementation("", "toolrt::Tool", &model.name),
        chained: layout::implementation("", "toolrt::Chained", &model.name),
        register: registered("chain", &model.name),
        args: expressions::typed(4, "type Args =", &model.args),
        result: expressions::typed(4, "type Result =", &model.result),
        error: expressions::typed(4, "type Error =", &model.error),
        side: "type Side = ();".to_owned(),
        spec: &model.spec,
        codec: codec(model),
        injected: expressions::typed(
            4,
            "type Injected =",
            model.injected.as_deref().unwrap_or("()"),
        ),
        injected_param: if injected.is_empty() {
            "_injected"
        } else {
            "injected"
        },
        handler: String::new(),
        planner: String::new(),
        call,
        plan: String::new(),
    }
}

fn tool<'a>(model: &'a ToolModel<'_>, around: &Around, first: bool) -> Tool<'a> {
    let param = &around.provider;
    let generics = format!("<{param}: {}>", around.r#trait);
    let mut methods = String::new();
    if !first {
        methods.push('\n');
    }
    let own = format!("The tool {}.", docs::code(&model.tool.name));
    docs::push(&mut methods, 4, docs::or(model.tool.docs.as_deref(), &own));
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
            "\n    /// What {} would do, without doing it.\n",
            docs::code(&model.method)
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
        docs: about(model),
        name: &model.name,
        chain: false,
        methods: methods.trim_end_matches('\n').to_owned(),
        implements: layout::implementation("", "toolrt::Tool", &model.name),
        chained: String::new(),
        register: registered(
            if model.tool.dry_run {
                "dry_run_tool"
            } else {
                "tool"
            },
            &model.name,
        ),
        args: expressions::typed(4, "type Args =", &model.args),
        result: expressions::typed(4, "type Result =", &model.result),
        error: expressions::typed(4, "type Error =", &model.error),
        side: expressions::typed(4, "type Side =", model.side.as_deref().unwrap_or("()")),
        spec: &model.spec,
        codec: codec(model),
        injected: expressions::typed(
            4,
            "type Injected =",
            model.injected.as_deref().unwrap_or("()"),
        ),
        injected_param: if model.injected.is_some() {
            "injected"
        } else {
            "_injected"
        },
        handler: layout::implementation(
            &generics,
            &format!("toolrt::Handler<{param}>"),
            &model.name,
        ),
        planner: layout::implementation(
            &generics,
            &format!("toolrt::Planner<{param}>"),
            &model.name,
        ),
        call,
        plan: plan.trim_end().to_owned(),
    }
}

fn codec(model: &ToolModel<'_>) -> String {
    let mut out = String::new();
    expressions::statement(&mut out, 8, "", &model.codec, "");
    out.trim().to_owned()
}

/// The statement that adds a tool to the toolset.
fn registered(method: &str, name: &str) -> String {
    let mut out = String::new();
    let value = format!("toolset.{method}::<{name}>()");
    expressions::statement(&mut out, 4, "", &value, ";");
    out.trim_end().to_owned()
}

/// What a handler gives where all goes well.
pub(super) fn handler_result(model: &ToolModel<'_>) -> String {
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
    let about = format!("Calls the tools of {}.", docs::code(&toolset.name));
    docs::push(
        &mut client_docs,
        0,
        docs::or(toolset.docs.as_deref(), &about),
    );
    render(
        "rust/client",
        ClientFile {
            header,
            docs: inner(&format!(
                "Typed calls of the toolset {}, over any executor.",
                docs::code(&toolset.name)
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
            pages: model.tool.paging.is_some().then_some(&*model.pages),
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
        let own = format!("Calls {}.", docs::code(&self.tool.name));
        docs::push(&mut out, 4, docs::or(self.tool.docs.as_deref(), &own));
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
        let tail = format!(" -> {ty} {{");
        let call = format!("toolrt::host::{function}");
        let name = format!("pub async fn {}", self.method);
        layout::signature(&mut out, 4, &name, &params, &tail);
        let args = ["self.executor", "args", "cx"].map(str::to_owned);
        layout::awaited_call(&mut out, 8, &call, &self.marker, &args);
        out.push_str("    }");
        if let Some((item, codec)) = &self.item {
            out.push_str(&format!(
                "\n\n    /// Calls {}; `on_item` sees every item before the result is there.\n",
                docs::code(&self.tool.name)
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
        if let Some(pages) = self.pages {
            out.push_str(&format!(
                "\n\n    /// All pages of {}, from the one that `args` asks for.\n",
                docs::code(&self.tool.name)
            ));
            let tail = format!(" -> toolrt::Pages<'a, {}> {{", self.marker);
            let name = format!("pub fn {pages}");
            layout::signature(&mut out, 4, &name, &params[..3], &tail);
            out.push_str("        toolrt::Pages::new(self.executor, args, cx)\n    }");
        }
        out
    }
}

/// The parameter that sees every item.
fn on_item(item: &str) -> String {
    let head = format!("on_item: impl FnMut({item})");
    // `impl` itself does not count.
    let room = layout::WIDTH + "impl ".len() - 1 - 8;
    let broken = expressions::type_from(8, "on_item: FnMut(".len(), item);
    if broken.contains('\n') || layout::width(&head) > room {
        let item = expressions::type_item(12, 0, item);
        format!("on_item: impl FnMut(\n            {item},\n        ) + Send\n        + 'static")
    // rustfmt counts bytes here.
    } else if head.len() + " + Send + 'static".len() <= room {
        format!("{head} + Send + 'static")
    } else {
        format!("{head}\n        + Send\n        + 'static")
    }
}

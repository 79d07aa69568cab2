//! `provider.py`: what a host implements, and how it becomes a toolset.

use std::collections::BTreeSet;

use serde::Serialize;
use toolc_compiler::ir::{Design, Implementation, Toolset};

use super::folders::{all_of, loaded_later, relative_imports, up};
use super::idents::{self, Case, Scope};
use super::layout::{self, Bracket, Code};
use super::toolset::ToolModel;
use super::transforms::FromService;
use super::{docs, keywords, literal, signature, words};
use crate::render::render;

#[derive(Serialize)]
struct ProviderFile<'a> {
    header: &'a str,
    docs: String,
    imports: String,
    all: String,
    /// Whether there is something to implement.
    implemented: bool,
    /// The first line of the protocol, or several.
    protocol: String,
    protocol_docs: String,
    methods: Vec<String>,
    toolset: String,
    from_service: Option<String>,
    tools: Vec<String>,
}

/// The names that stand beside the methods of a toolset's tools, by tool.
pub(super) struct Constants {
    /// What stands for each tool.
    pub tools: Vec<String>,
    /// The method that says what a tool would do.
    plans: Vec<String>,
    /// The method of a client that sees items.
    pub streams: Vec<String>,
    /// The method of a client that goes through all pages.
    pub pages: Vec<String>,
}

impl Constants {
    pub(super) fn of(models: &[ToolModel<'_>]) -> Self {
        let names = models.iter().map(|model| &*model.tool.name);
        let methods: Vec<String> = models.iter().map(|model| model.method.clone()).collect();
        let beside = |prefix, wanted: fn(&ToolModel<'_>) -> bool| {
            beside(prefix, &methods, models.iter().map(wanted))
        };
        Self {
            tools: idents::constants(names, &mut idents::beside_imports()),
            plans: beside("plan", |model| model.tool.dry_run),
            streams: beside("stream", |model| model.item.is_some()),
            pages: beside("pages", |model| model.tool.paging.is_some()),
        }
    }
}

/// The names of second methods, `plan_update_todos` of `update_todos`, that no first one has; those that nobody wants may be any.
pub(super) fn beside(
    prefix: &str,
    methods: &[String],
    wanted: impl Iterator<Item = bool>,
) -> Vec<String> {
    let mut scope = Scope::default();
    methods.iter().for_each(|method| scope.reserve(method));
    let name = |(method, wanted): (&String, bool)| {
        let plain = format!("{prefix}_{method}");
        if wanted {
            scope.claim(Case::Snake, plain.clone(), &plain)
        } else {
            plain
        }
    };
    methods.iter().zip(wanted).map(name).collect()
}

/// What a provider stands among.
pub(super) struct Around<'a> {
    pub folder: &'a str,
    pub header: &'a str,
    pub from_service: Option<FromService>,
}

/// `TodosTools` of `todos`.
pub(super) fn protocol_name(toolset: &str) -> String {
    let name = idents::plain(Case::Camel, toolset);
    format!("{}Tools", name.trim_end_matches('_'))
}

/// Whether a tool needs nobody to implement it.
pub(super) fn is_chain(model: &ToolModel<'_>) -> bool {
    matches!(model.tool.implementation, Implementation::Chain)
}

/// `provider.py`, and the names that it has for everybody.
pub(super) fn provider(
    design: &Design,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    constants: &Constants,
    around: Around<'_>,
) -> (String, Vec<String>) {
    let Around {
        folder,
        header,
        from_service,
    } = around;
    let protocol = protocol_name(&toolset.name);
    let implemented = models.iter().any(|model| !is_chain(model));
    let name = docs::code(&toolset.name);
    let own = format!("What a host implements to provide the toolset {name}.");
    let mut packages = BTreeSet::new();
    let methods: Vec<String> = models
        .iter()
        .zip(&constants.plans)
        .filter(|(model, _)| !is_chain(model))
        .map(|(model, plan)| method(model, plan))
        .collect();
    let made = models.iter().zip(&constants.tools);
    let tools: Vec<String> = made
        .map(|(model, constant)| tool(design, model, constant, &mut packages))
        .collect();
    if let Some(from_service) = &from_service {
        packages.extend(from_service.packages.iter().cloned());
    }
    let mut typing = vec!["TYPE_CHECKING".to_owned()];
    if implemented {
        typing.push("Protocol".to_owned());
    }
    let code = methods.iter().chain(&tools).map(String::as_str);
    let [literal, types] = words::places(code, ["Literal", "types"]);
    if literal.is_word {
        typing.push("Literal".to_owned());
    }
    let mut runtime: Vec<String> = Vec::new();
    if !models.is_empty() {
        runtime.push("Tool".to_owned());
    }
    if models.iter().any(|model| !model.errors.is_empty()) {
        runtime.push("Declared".to_owned());
    }
    if from_service.is_some() {
        runtime.push("Bound".to_owned());
    }
    let mut imports = layout::import(0, "typing", &typing);
    imports.push_str("\nimport toolrt\n");
    if !runtime.is_empty() {
        imports.push_str(&layout::import(0, "toolrt.host", &runtime));
    }
    imports.push('\n');
    let mut modules: Vec<(String, Vec<String>)> = packages
        .iter()
        .map(|package| {
            let path = format!("{}types.{package}", up(folder));
            (path, vec![format!("codecs as {package}_codecs")])
        })
        .collect();
    let mut beside = vec!["specs".to_owned()];
    let [codecs] = words::places(tools.iter().map(String::as_str), ["codecs"]);
    if codecs.is_root {
        beside.push("codecs".to_owned());
    }
    if types.is_root {
        beside.push("types".to_owned());
    }
    let mut checked = Vec::new();
    if let Some(from_service) = &from_service {
        beside.push("transforms".to_owned());
        modules.extend(from_service.modules.iter().cloned());
        imports.push_str(&relative_imports(0, from_service.parents.clone()));
        checked.clone_from(&from_service.checked);
        if !from_service.parents.is_empty() {
            imports.push('\n');
        }
    }
    modules.push((".".to_owned(), beside));
    imports.push_str(&loaded_later(modules, checked));
    let mut protocol_docs = docs::docstring(4, docs::or(toolset.docs.as_deref(), &own));
    protocol_docs.truncate(protocol_docs.trim_end().len());
    let mut exported = constants.tools.clone();
    exported.push("toolset".to_owned());
    if implemented {
        exported.push(protocol.clone());
    }
    if from_service.is_some() {
        exported.push("toolset_from_service".to_owned());
    }
    let about = format!(
        "What a host implements to provide the toolset {name}, and how it becomes a toolset."
    );
    let file = ProviderFile {
        header,
        docs: docs::docstring(0, &about),
        imports: imports.trim_end().to_owned(),
        all: all_of(&exported).trim_end().to_owned(),
        implemented,
        protocol: protocol_class(&protocol),
        protocol_docs,
        methods,
        toolset: made_of(
            toolset,
            models,
            constants,
            implemented.then_some(&*protocol),
        ),
        from_service: from_service.as_ref().map(|made| made.text.clone()),
        tools,
    };
    let mut public = vec!["toolset".to_owned()];
    if implemented {
        public.push(protocol.clone());
    }
    if from_service.is_some() {
        public.push("toolset_from_service".to_owned());
    }
    (render("python/provider", file), public)
}

/// `class Name(Protocol):`
pub(super) fn protocol_class(name: &str) -> String {
    let class = layout::class(name, vec![Code::text("Protocol")]);
    class.trim_end().to_owned()
}

/// The method of the protocol for a tool, and the one that plans it.
fn method(model: &ToolModel<'_>, plan: &str) -> String {
    let tool = model.tool;
    let mut parameters = vec![
        Code::text("self"),
        Code::text("cx: toolrt.Context"),
        Code::text(format!("args: types.{}", model.args)),
    ];
    if let Some(injected) = &model.injected {
        parameters.push(Code::pair("injected".to_owned(), injected.plain.clone()));
    }
    let planned = parameters.clone();
    if let Some(item) = &model.item {
        let sink = Code::of("toolrt.Sink", vec![item.plain.clone()]);
        parameters.push(Code::pair("sink".to_owned(), sink));
    }
    let own = format!("Run the tool {}.", docs::code(&tool.name));
    let docs = docs::or(tool.docs.as_deref(), &own);
    let result = Code::of("toolrt.Handled", vec![handled(model)]);
    let mut out = String::from("\n");
    push_method(&mut out, &model.method, parameters, &result, docs);
    if tool.dry_run {
        let about = format!(
            "Give what {} would do, without doing it.",
            docs::code(&tool.name)
        );
        let actions = Code::text("toolrt.Handled[list[object]]");
        out.push('\n');
        push_method(&mut out, plan, planned, &actions, &about);
    }
    out.truncate(out.trim_end().len());
    out
}

/// A method of a protocol.
pub(super) fn push_method(
    out: &mut String,
    name: &str,
    mut parameters: Vec<Code>,
    result: &Code,
    about: &str,
) {
    parameters.push(Code::text("/"));
    out.push_str(&signature::def(
        4,
        &format!("def {name}"),
        &parameters,
        result,
    ));
    out.push_str(&docs::docstring(8, about));
    out.push_str("        ...\n");
}

/// What a handler gives.
pub(super) fn handled(model: &ToolModel<'_>) -> Code {
    let mut code = match &model.result {
        Some(result) => result.plain.clone(),
        None => Code::text("toolrt.ContentLike"),
    };
    if model.tool.partial {
        code = Code::of("toolrt.Outcome", vec![code]);
    }
    match &model.side {
        Some(side) => Code::of("toolrt.Beside", vec![code, side.plain.clone()]),
        None => code,
    }
}

/// The constant that stands for a tool.
fn tool(
    design: &Design,
    model: &ToolModel<'_>,
    constant: &str,
    packages: &mut BTreeSet<String>,
) -> String {
    let tool = model.tool;
    let name = literal::string(&tool.name);
    let mut codec = |expression: &str| Code::text(from_provider(expression, packages));
    let spec = Code::of("specs.SPECS", vec![Code::text(&name)]);
    let mut items = vec![
        Code::named("name", Code::text(&name)),
        Code::named("spec", Code::lambda(spec)),
        Code::named("args", Code::lambda(codec(&model.args_codec))),
    ];
    for (part, typed) in [
        ("result", &model.result),
        ("injected", &model.injected),
        ("item", &model.item),
        ("side", &model.side),
    ] {
        if let Some(typed) = typed {
            items.push(Code::named(part, Code::lambda(codec(&typed.codec))));
        }
    }
    let errors: Vec<Code> = model
        .errors
        .iter()
        .map(|(id, class, expression)| {
            let items = vec![Code::text(format!("types.{class}")), codec(expression)];
            let name = literal::string(&design[*id].name);
            Code::pair(name, Code::call("Declared", items))
        })
        .collect();
    if !errors.is_empty() {
        let errors = Code::display(Bracket::Curly, errors);
        items.push(Code::named("errors", Code::lambda(errors)));
    }
    for (flag, on) in [
        ("dry_run", tool.dry_run),
        ("chain", is_chain(model)),
        ("schema", keywords::used_by(design, tool)),
    ] {
        if on {
            items.push(Code::named(flag, Code::text("True")));
        }
    }
    let made = Code::call("Tool", items);
    let text = if model.result.is_some() {
        layout::assignment(0, constant, &made)
    } else {
        let args = Code::text(format!("types.{}", model.args));
        let kind = Code::of("Tool", vec![args, Code::text("toolrt.Content")]);
        layout::declaration(0, constant, &kind, Some(&made))
    };
    text.trim_end().to_owned()
}

/// The expression of a codec, from a module beside that of codecs.
pub(super) fn from_provider(expression: &str, packages: &mut BTreeSet<String>) -> String {
    match expression.split_once('.') {
        Some((package, name)) => {
            packages.insert(package.to_owned());
            format!("{package}_codecs.{name}")
        }
        None => format!("codecs.{expression}"),
    }
}

/// The function that makes the toolset.
fn made_of(
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    constants: &Constants,
    protocol: Option<&str>,
) -> String {
    let tools = match protocol {
        Some(protocol) => format!("tools: {protocol}"),
        None => "tools: object = None".to_owned(),
    };
    let mut out = signature::def(
        0,
        "def toolset",
        &[Code::text(tools)],
        &Code::text("toolrt.Toolset"),
    );
    out.push_str(if protocol.is_some() {
        "    \"\"\"Make the toolset, implemented by `tools`.\"\"\"\n"
    } else {
        "    \"\"\"Make the toolset; all of its tools are chains, and need nobody.\"\"\"\n"
    });
    let tools = models.iter().zip(&constants.tools).zip(&constants.plans);
    let pairs = tools.map(|((model, constant), plan)| {
        let mut items = vec![
            Code::text(constant),
            Code::text(literal::string(&model.method)),
        ];
        if model.tool.dry_run {
            items.push(Code::text(literal::string(plan)));
        }
        Code::display(Bracket::Round, items)
    });
    let items = vec![
        Code::text(literal::string(&toolset.name)),
        Code::lambda(Code::text("specs.toolset")),
        Code::text("tools"),
        Code::display(Bracket::Square, pairs.collect()),
    ];
    out.push_str(&signature::statement(4, "return toolrt.Toolset.of", items));
    out.trim_end().to_owned()
}

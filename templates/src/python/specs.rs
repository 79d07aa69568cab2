//! `specs.py`: everything that is declared of a toolset, as data that is made when it is first asked for.

use serde::Serialize;
use toolc_compiler::ir::{
    Action, Capability, ErrorKind, Implementation, PathStep, Root, Template, TemplatePart, Tool,
    Toolset, ValuePath,
};

use super::mapping;
use super::names::Names;
use super::toolset::ToolModel;
use super::{docs, literal, sources};
use crate::code::Code;
use crate::render::render;
use crate::schema;

#[derive(Serialize)]
struct SpecsFile<'a> {
    header: &'a str,
    docs: String,
    imports: String,
    toolset: String,
    tools: Vec<ToolSpec>,
}

#[derive(Serialize)]
struct ToolSpec {
    docs: String,
    /// Its name as a key.
    key: String,
    function: String,
    fields: String,
}

/// `specs.py`.
pub(super) fn specs(
    names: &Names<'_>,
    toolset: &Toolset,
    models: &[ToolModel<'_>],
    header: &str,
) -> String {
    let tools: Vec<ToolSpec> = models
        .iter()
        .map(|model| ToolSpec {
            docs: about_tool(model.tool),
            key: literal::string(&model.tool.name),
            function: format!("_{}", model.method),
            fields: tool(names, model.tool),
        })
        .collect();
    let calls = models.iter().any(|model| names_calls(model.tool));
    let about = format!(
        "Everything the design declares of the toolset {}, as data.",
        docs::code(&toolset.name)
    );
    let file = SpecsFile {
        header,
        docs: docs::docstring(0, &about),
        imports: if calls {
            "from toolrt import call\nfrom toolrt import spec as decl".to_owned()
        } else {
            "from toolrt import spec as decl".to_owned()
        },
        toolset: of_toolset(names, toolset),
        tools,
    };
    render("python/specs", file)
}

fn about_tool(tool: &Tool) -> String {
    let about = format!("Give the spec of the tool {}.", docs::code(&tool.name));
    let mut text = docs::docstring(4, &about);
    text.truncate(text.trim_end().len());
    text
}

/// Whether a spec names parts of calls.
fn names_calls(tool: &Tool) -> bool {
    let question = tool.confirm.as_ref().map(|confirm| &confirm.question);
    let hints = [&tool.hint_call, &tool.hint_result, &tool.remind];
    let mut templates = hints.into_iter().flatten().chain(question);
    let has_path = |template: &Template| {
        let mut parts = template.parts.iter();
        parts.any(|part| matches!(part, TemplatePart::Path(_)))
    };
    let steps = tool
        .chain
        .as_ref()
        .is_some_and(|chain| !chain.steps.is_empty());
    steps || !tool.errors.is_empty() || templates.any(has_path)
}

/// The spec of a toolset, as keywords.
fn of_toolset(names: &Names<'_>, toolset: &Toolset) -> String {
    let mut out = Keywords::default();
    out.text("name", &toolset.name);
    out.some_text("service", service(names, toolset));
    out.some_text("description", toolset.docs.as_deref());
    out.some_text("title", toolset.title.as_deref());
    out.some_text("version", toolset.version.as_deref());
    out.some_text("when", toolset.when.as_deref());
    out.some_text("avoid", toolset.avoid.as_deref());
    out.some_text("delegate", toolset.delegate.as_deref());
    let tools = toolset.tools.iter().map(|id| &*names.design[*id].name);
    out.texts("tools", tools);
    out.finished()
}

fn service<'a>(names: &Names<'a>, toolset: &Toolset) -> Option<&'a str> {
    toolset.owner.map(|id| &*names.design[id].name)
}

/// The spec of a tool, as keywords.
fn tool(names: &Names<'_>, tool: &Tool) -> String {
    let design = names.design;
    let toolset = &design[tool.toolset];
    let mut out = Keywords::default();
    out.text("name", &tool.name);
    out.some_text("title", tool.title.as_deref());
    out.some_text("description", tool.docs.as_deref());
    out.text("toolset", &toolset.name);
    out.some_text("service", service(names, toolset));
    if let Some(kind) = implementation(names, &tool.implementation) {
        out.field("implementation", &kind);
    }
    let steps = mapping::steps(design, tool);
    out.list("chain", steps.iter().map(Code::flat).collect());
    out.some_text("remote", tool.remote.as_deref());
    out.some_text("version", tool.version.as_deref());
    out.texts("tags", tool.tags.iter().map(|tag| &**tag));
    out.some_text("deprecated", tool.deprecated.as_deref());
    let input = schema::of_record(design, &tool.payload.record, tool.payload.declared);
    out.text("input_schema", &input);
    if let Some(result) = &tool.result {
        out.text("output_schema", &schema::of_type(design, result));
    }
    if let Some(item) = &tool.streams {
        out.text("item_schema", &schema::of_type(design, item));
    }
    let lowered = schema::own_schemas(design, tool, &names.providers, &input);
    let lowered = lowered.iter().map(|(provider, schema)| {
        format!(
            "({}, {})",
            literal::string(provider),
            literal::string(schema)
        )
    });
    out.list("provider_schemas", lowered.collect());
    let injected = tool.payload.injected.iter().map(|argument| {
        format!(
            "decl.Injected({}, {})",
            literal::string(&argument.name),
            literal::string(&sources::source(&argument.source))
        )
    });
    out.list("injected", injected.collect());
    effects(&mut out, tool);
    out.list(
        "capabilities",
        tool.capabilities.iter().map(capability).collect(),
    );
    out.texts("scopes", tool.scopes.iter().map(|scope| &**scope));
    out.some_text("data", tool.data.map(|data| data.name()));
    out.some_text("pii", tool.pii.map(|pii| pii.name()));
    out.some_text("cost", tool.cost.map(|cost| cost.name()));
    errors(&mut out, names, tool);
    limits(&mut out, tool);
    guidance(&mut out, names, tool);
    out.finished()
}

fn implementation(names: &Names<'_>, kind: &Implementation) -> Option<String> {
    let design = names.design;
    let (kind, name) = match kind {
        Implementation::Method { method } => {
            let method = &design[*method];
            let name = format!("{}.{}", design[method.service].name, method.name);
            ("method", Some(name))
        }
        Implementation::Agent { agent } => ("agent", Some(design[*agent].name.to_string())),
        Implementation::Mcp { label } => ("mcp", Some(label.to_string())),
        Implementation::Command { label } => ("command", Some(label.to_string())),
        Implementation::Chain => ("chain", None),
        Implementation::External => return None,
    };
    let name = name.map_or(String::new(), |name| {
        format!(", {}", literal::string(&name))
    });
    Some(format!("decl.Implementation(\"{kind}\"{name})"))
}

/// A capability.
pub(super) fn capability(capability: &Capability) -> String {
    let scope = capability.scope.as_deref().map_or(String::new(), |scope| {
        format!(", {}", literal::string(scope))
    });
    format!("decl.Capability(\"{}\"{scope})", capability.name.name())
}

fn effects(out: &mut Keywords, tool: &Tool) {
    let mut parts = Vec::new();
    if tool.effects.readonly == Some(true) {
        parts.push("readonly=True".to_owned());
    }
    if let Some(destructive) = tool.effects.destructive {
        parts.push(format!("destructive={}", boolean(destructive)));
    }
    if tool.effects.idempotent == Some(true) {
        parts.push("idempotent=True".to_owned());
    }
    if let Some(open) = tool.effects.open_world {
        parts.push(format!("open_world={}", boolean(open)));
    }
    if !parts.is_empty() {
        out.field("effects", &format!("decl.Effects({})", parts.join(", ")));
    }
}

fn boolean(value: bool) -> &'static str {
    if value { "True" } else { "False" }
}

fn errors(out: &mut Keywords, names: &Names<'_>, tool: &Tool) {
    let errors = tool.errors.iter().map(|thrown| {
        let error = &names.design[thrown.error];
        let message = error.docs.as_deref().unwrap_or(&error.name);
        let mut parts = vec![
            format!("code={}", literal::string(&error.name)),
            format!("kind=call.Kind.{}", kind(error.kind)),
            format!("message={}", literal::string(message)),
        ];
        if let Some(field) = &thrown.field {
            parts.push(format!("field={}", literal::string(field)));
        }
        parts.push(format!("action=call.Action.{}", action(thrown.action)));
        if let Some(after) = error.recovery.after {
            parts.push(format!("after_ms={after}"));
        }
        if let Some(hint) = &error.recovery.hint {
            parts.push(format!("hint={}", template(hint)));
        }
        format!("decl.ErrorSpec({})", parts.join(", "))
    });
    out.list("errors", errors.collect());
}

fn limits(out: &mut Keywords, tool: &Tool) {
    if let Some(confirm) = &tool.confirm {
        let denied = confirm.denied.as_ref().map_or(String::new(), |denied| {
            format!(", {}", literal::string(&schema::text_of(denied)))
        });
        let question = template(&confirm.question);
        out.field("confirm", &format!("decl.Confirm({question}{denied})"));
    }
    out.flag("dry_run", tool.dry_run);
    out.flag("partial", tool.partial);
    if let Some(timeout) = tool.timeout {
        out.field("timeout_ms", &timeout.to_string());
    }
    if let Some(retries) = tool.retries {
        out.field(
            "retries",
            &retries.count.min(u64::from(u32::MAX)).to_string(),
        );
        if let Some(backoff) = retries.backoff {
            out.field("backoff_ms", &backoff.to_string());
        }
    }
    if let Some(parallel) = tool.parallel {
        out.field("parallel", &parallel.min(u64::from(u32::MAX)).to_string());
    }
    if let Some(paging) = &tool.paging {
        let (cursor, next) = (keys(&paging.cursor), keys(&paging.next));
        out.field(
            "paging",
            &format!("decl.Paging(cursor={cursor}, next={next})"),
        );
    }
    let side = tool.side.iter().map(|side| {
        let audience = side.audience.map_or("internal", |audience| audience.name());
        format!(
            "decl.SideSpec({}, \"{audience}\")",
            literal::string(&side.name)
        )
    });
    out.list("side", side.collect());
    out.flag("is_final", tool.ends_run);
    out.flag("unmetered", tool.unmetered);
}

fn guidance(out: &mut Keywords, names: &Names<'_>, tool: &Tool) {
    out.some_text("when", tool.when.as_deref());
    out.some_text("avoid", tool.avoid.as_deref());
    out.some_text("delegate", tool.delegate.as_deref());
    let next = tool.next.iter().map(|next| {
        format!(
            "decl.Handoff({}, {})",
            literal::string(&names.design[next.tool].name),
            literal::string(next.text.as_deref().unwrap_or_default())
        )
    });
    out.list("next", next.collect());
    for (name, text) in [
        ("call_hint", &tool.hint_call),
        ("result_hint", &tool.hint_result),
        ("reminder", &tool.remind),
    ] {
        if let Some(text) = text {
            out.field(name, &template(text));
        }
    }
    let examples = tool.examples.iter().map(|example| {
        let mut parts = Vec::new();
        if let Some(name) = &example.name {
            parts.push(format!("name={}", literal::string(name)));
        }
        let args = schema::text_of(&example.args);
        parts.push(format!("args={}", literal::string(&args)));
        if let Some(result) = &example.result {
            let result = schema::text_of(result);
            parts.push(format!("result={}", literal::string(&result)));
        }
        if let Some(error) = &example.error {
            let code = literal::string(&names.design[error.error].name);
            let details = literal::string(&schema::text_of(&error.details));
            parts.push(format!("error=({code}, {details})"));
        }
        format!("decl.Example({})", parts.join(", "))
    });
    out.list("examples", examples.collect());
    if let Some(meta) = &tool.meta {
        out.text("meta", &schema::text_of(meta));
    }
}

fn kind(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::Input => "INPUT",
        ErrorKind::Auth => "AUTH",
        ErrorKind::NotFound => "NOT_FOUND",
        ErrorKind::Conflict => "CONFLICT",
        ErrorKind::Precondition => "PRECONDITION",
        ErrorKind::RateLimited => "RATE_LIMITED",
        ErrorKind::Timeout => "TIMEOUT",
        ErrorKind::Unavailable => "UNAVAILABLE",
        ErrorKind::Cancelled => "CANCELLED",
        ErrorKind::Internal => "INTERNAL",
    }
}

fn action(action: Action) -> &'static str {
    match action {
        Action::Correct => "CORRECT",
        Action::Retry => "RETRY",
        Action::Replan => "REPLAN",
        Action::Stop => "STOP",
    }
}

/// A text with places for values.
fn template(template: &Template) -> String {
    let parts: Vec<String> = template
        .parts
        .iter()
        .map(|part| match part {
            TemplatePart::Text(text) => literal::string(text),
            TemplatePart::Path(path) if path.count => {
                format!("call.Count({})", path_from_root(path))
            }
            TemplatePart::Path(path) => format!("call.Scalar({})", path_from_root(path)),
        })
        .collect();
    tuple(&parts)
}

fn path_from_root(path: &ValuePath) -> String {
    let root = match &path.root {
        Root::Args => "args",
        Root::Result => "result",
        Root::Details => "details",
        Root::Step { name } => name,
    };
    key_list(std::iter::once(root).chain(steps(path)))
}

fn keys(path: &ValuePath) -> String {
    key_list(steps(path))
}

fn steps(path: &ValuePath) -> impl Iterator<Item = &str> {
    path.steps.iter().map(|step| match step {
        PathStep::Key(key) => &**key,
        PathStep::Each => "*",
    })
}

fn key_list<'a>(keys: impl Iterator<Item = &'a str>) -> String {
    let keys: Vec<String> = keys.map(literal::string).collect();
    tuple(&keys)
}

/// Keywords of a call, one a line; what says nothing is left out.
#[derive(Default)]
pub(super) struct Keywords(String);

impl Keywords {
    pub(super) fn field(&mut self, name: &str, value: &str) {
        self.keyword(name, |out| out.push_str(value));
    }

    pub(super) fn text(&mut self, name: &str, text: &str) {
        self.keyword(name, |out| literal::push_string(out, text));
    }

    fn keyword(&mut self, name: &str, push_value: impl FnOnce(&mut String)) {
        self.0.push_str("        ");
        self.0.push_str(name);
        self.0.push('=');
        push_value(&mut self.0);
        self.0.push_str(",\n");
    }

    pub(super) fn some_text(&mut self, name: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.text(name, text);
        }
    }

    fn flag(&mut self, name: &str, on: bool) {
        if on {
            self.field(name, "True");
        }
    }

    pub(super) fn texts<'a>(&mut self, name: &str, texts: impl Iterator<Item = &'a str>) {
        let texts: Vec<String> = texts.map(literal::string).collect();
        if !texts.is_empty() {
            self.field(name, &tuple(&texts));
        }
    }

    pub(super) fn list(&mut self, name: &str, items: Vec<String>) {
        if items.is_empty() {
            return;
        }
        let lines: String = items
            .iter()
            .map(|item| format!("            {item},\n"))
            .collect();
        self.field(name, &format!("(\n{lines}        )"));
    }

    /// The keywords, without the last line break.
    pub(super) fn finished(mut self) -> String {
        self.0.truncate(self.0.trim_end().len());
        self.0
    }
}

fn tuple(items: &[String]) -> String {
    match items {
        [one] => format!("({one},)"),
        items => format!("({})", items.join(", ")),
    }
}

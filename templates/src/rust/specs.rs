//! The Rust text of specs: everything that is declared of a toolset, as static data.

use toolc_compiler::ir::{
    Action, Capability, ErrorKind, Implementation, PathStep, Root, Source, Template, TemplatePart,
    Tool, Toolset, ValuePath,
};

use super::names::Names;
use super::{literal, mapping};
use crate::schema;

/// The spec of a toolset, as the fields of a struct.
pub(super) fn toolset(names: &Names<'_>, toolset: &Toolset) -> String {
    let mut out = Fields::default();
    out.text("name", &toolset.name);
    out.text("service", service(names, toolset));
    out.some_text("title", toolset.title.as_deref());
    out.text("description", toolset.docs.as_deref().unwrap_or_default());
    out.some_text("version", toolset.version.as_deref());
    out.some_text("when", toolset.when.as_deref());
    out.some_text("avoid", toolset.avoid.as_deref());
    out.some_text("delegate", toolset.delegate.as_deref());
    out.field("tools", "SPECS");
    let optional = [
        &toolset.title,
        &toolset.version,
        &toolset.when,
        &toolset.avoid,
        &toolset.delegate,
    ];
    out.rest("ToolsetSpec", optional.iter().any(|text| text.is_none()));
    out.0
}

fn service<'a>(names: &Names<'a>, toolset: &Toolset) -> &'a str {
    toolset.owner.map_or("", |id| &names.design[id].name)
}

/// The spec of a tool, as the fields of a struct. `args`, `result` and `item` are tables.
pub(super) fn tool(
    names: &Names<'_>,
    tool: &Tool,
    args: &str,
    result: Option<&str>,
    item: Option<&str>,
) -> String {
    let design = names.design;
    let toolset = &design[tool.toolset];
    let mut out = Fields::default();
    out.text("name", &tool.name);
    out.some_text("title", tool.title.as_deref());
    out.text("description", tool.docs.as_deref().unwrap_or_default());
    out.text("toolset", &toolset.name);
    out.text("service", service(names, toolset));
    if let Some(kind) = implementation(names, &tool.implementation) {
        out.field("implementation", &kind);
    }
    out.list("chain", mapping::steps(design, tool, 8).into_iter());
    out.some_text("remote", tool.remote.as_deref());
    out.some_text("version", tool.version.as_deref());
    out.texts("tags", tool.tags.iter().map(|tag| &**tag));
    out.some_text("deprecated", tool.deprecated.as_deref());
    out.field("args", args);
    if let Some(result) = result {
        out.field("result", &format!("Some({result})"));
    }
    if let Some(item) = item {
        out.field("item", &format!("Some({item})"));
    }
    let whole = schema::of_record(design, &tool.payload.record, tool.payload.declared);
    out.field("input_schema", &raw(&whole));
    if let Some(result) = &tool.result {
        out.field(
            "output_schema",
            &format!("Some({})", raw(&schema::of_type(design, result))),
        );
    }
    let lowered = schema::own_schemas(design, tool, names.providers(), &whole);
    let lowered = lowered
        .iter()
        .map(|(provider, schema)| format!("({}, {})", literal::string(provider), raw(schema)));
    out.list("provider_schemas", lowered);
    let injected = tool.payload.injected.iter().map(|argument| {
        format!(
            "Injected {{ argument: {}, source: {} }}",
            literal::string(&argument.name),
            source(&argument.source)
        )
    });
    out.list("injected", injected);
    effects(&mut out, tool);
    out.list("capabilities", tool.capabilities.iter().map(capability));
    out.texts("scopes", tool.scopes.iter().map(|scope| &**scope));
    out.some_text("data", tool.data.map(|data| data.name()));
    out.some_text("pii", tool.pii.map(|pii| pii.name()));
    out.some_text("cost", tool.cost.map(|cost| cost.name()));
    errors(&mut out, names, tool);
    limits(&mut out, tool);
    guidance(&mut out, names, tool);
    out.0
}

fn implementation(names: &Names<'_>, kind: &Implementation) -> Option<String> {
    let design = names.design;
    Some(match kind {
        Implementation::Method { method } => {
            let method = &design[*method];
            let name = format!("{}.{}", design[method.service].name, method.name);
            format!("Implementation::Method({})", literal::string(&name))
        }
        Implementation::Agent { agent } => format!(
            "Implementation::Agent({})",
            literal::string(&design[*agent].name)
        ),
        Implementation::Mcp { label } => format!("Implementation::Mcp({})", literal::string(label)),
        Implementation::Command { label } => {
            format!("Implementation::Command({})", literal::string(label))
        }
        Implementation::Chain => "Implementation::Chain".to_owned(),
        Implementation::External => return None,
    })
}

/// A source of injected arguments.
pub(super) fn source(source: &Source) -> String {
    match source {
        Source::SessionId => "Source::SessionId".to_owned(),
        Source::RunId => "Source::RunId".to_owned(),
        Source::TurnId => "Source::TurnId".to_owned(),
        Source::CallId => "Source::CallId".to_owned(),
        Source::ParentCallId => "Source::ParentCallId".to_owned(),
        Source::Caller => "Source::Caller".to_owned(),
        Source::Label(name) => format!("Source::Label({})", literal::string(name)),
    }
}

/// A capability.
pub(super) fn capability(capability: &Capability) -> String {
    format!(
        "Capability {{ name: \"{}\", scope: {} }}",
        capability.name.name(),
        option(capability.scope.as_deref())
    )
}

fn effects(out: &mut Fields, tool: &Tool) {
    let mut parts = Vec::new();
    if tool.effects.readonly == Some(true) {
        parts.push("readonly: true".to_owned());
    }
    if let Some(destructive) = tool.effects.destructive {
        parts.push(format!("destructive: Some({destructive})"));
    }
    if tool.effects.idempotent == Some(true) {
        parts.push("idempotent: true".to_owned());
    }
    if let Some(open) = tool.effects.open_world {
        parts.push(format!("open_world: Some({open})"));
    }
    if parts.len() < 4 {
        parts.push("..Effects::UNSAID".to_owned());
    }
    if parts.len() > 1 {
        out.field("effects", &format!("Effects {{ {} }}", parts.join(", ")));
    }
}

fn errors(out: &mut Fields, names: &Names<'_>, tool: &Tool) {
    let errors = tool.errors.iter().map(|thrown| {
        let error = &names.design[thrown.error];
        let mut text = String::from("ErrorSpec {\n            code: ");
        literal::push_string(&mut text, &error.name);
        text.push_str(",\n            kind: Kind::");
        text.push_str(kind(error.kind));
        text.push_str(",\n            message: ");
        literal::push_string(&mut text, error.docs.as_deref().unwrap_or(&error.name));
        text.push_str(",\n            field: ");
        text.push_str(&option(thrown.field.as_deref()));
        text.push_str(",\n            action: Action::");
        text.push_str(action(thrown.action));
        let after = error
            .recovery
            .after
            .map_or("None".to_owned(), |after| format!("Some({after})"));
        let hint = error
            .recovery
            .hint
            .as_ref()
            .map_or("None".to_owned(), |hint| {
                format!("Some({})", template(hint))
            });
        text.push_str(&format!(
            ",\n            after_ms: {after},\n            hint: {hint},\n        }}"
        ));
        text
    });
    out.list("errors", errors);
}

fn limits(out: &mut Fields, tool: &Tool) {
    if let Some(confirm) = &tool.confirm {
        let denied = confirm.denied.as_ref().map(schema::text_of);
        let denied = denied.map_or("None".to_owned(), |denied| {
            format!("Some({})", raw(&denied))
        });
        out.field(
            "confirm",
            &format!(
                "Some(Confirm {{ question: {}, denied: {denied} }})",
                template(&confirm.question)
            ),
        );
    }
    out.flag("dry_run", tool.dry_run);
    out.flag("partial", tool.partial);
    if let Some(timeout) = tool.timeout {
        out.field("timeout_ms", &format!("Some({timeout})"));
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
        out.field(
            "parallel",
            &format!("Some({})", parallel.min(u64::from(u32::MAX))),
        );
    }
    if let Some(paging) = &tool.paging {
        out.field(
            "paging",
            &format!(
                "Some(Paging {{ cursor: {}, next: {} }})",
                keys(&paging.cursor),
                keys(&paging.next)
            ),
        );
    }
    let side = tool.side.iter().map(|side| {
        let audience = side.audience.map_or("internal", |audience| audience.name());
        format!(
            "SideSpec {{ name: {}, audience: \"{audience}\" }}",
            literal::string(&side.name)
        )
    });
    out.list("side", side);
    out.flag("is_final", tool.ends_run);
    out.flag("unmetered", tool.unmetered);
}

fn guidance(out: &mut Fields, names: &Names<'_>, tool: &Tool) {
    out.some_text("when", tool.when.as_deref());
    out.some_text("avoid", tool.avoid.as_deref());
    out.some_text("delegate", tool.delegate.as_deref());
    let next = tool.next.iter().map(|next| {
        let reason = literal::string(next.text.as_deref().unwrap_or_default());
        format!(
            "Handoff {{ tool: {}, reason: {reason} }}",
            literal::string(&names.design[next.tool].name)
        )
    });
    out.list("next", next);
    for (name, text) in [
        ("call_hint", &tool.hint_call),
        ("result_hint", &tool.hint_result),
        ("reminder", &tool.remind),
    ] {
        if let Some(text) = text {
            out.field(name, &format!("Some({})", template(text)));
        }
    }
    let examples = tool.examples.iter().map(|example| {
        let result = example.result.as_ref().map_or("None".to_owned(), |value| format!("Some({})", raw(&schema::text_of(value))));
        let error = example.error.as_ref().map_or("None".to_owned(), |error| {
            let code = literal::string(&names.design[error.error].name);
            format!("Some(({code}, {}))", raw(&schema::text_of(&error.details)))
        });
        format!(
            "Example {{\n            name: {},\n            args: {},\n            result: {result},\n            error: {error},\n        }}",
            option(example.name.as_deref()),
            raw(&schema::text_of(&example.args))
        )
    });
    out.list("examples", examples);
    if let Some(meta) = &tool.meta {
        out.field("meta", &format!("Some({})", raw(&schema::text_of(meta))));
    }
}

fn kind(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::Input => "Input",
        ErrorKind::Auth => "Auth",
        ErrorKind::NotFound => "NotFound",
        ErrorKind::Conflict => "Conflict",
        ErrorKind::Precondition => "Precondition",
        ErrorKind::RateLimited => "RateLimited",
        ErrorKind::Timeout => "Timeout",
        ErrorKind::Unavailable => "Unavailable",
        ErrorKind::Cancelled => "Cancelled",
        ErrorKind::Internal => "Internal",
    }
}

fn action(action: Action) -> &'static str {
    match action {
        Action::Correct => "Correct",
        Action::Retry => "Retry",
        Action::Replan => "Replan",
        Action::Stop => "Stop",
    }
}

fn template(template: &Template) -> String {
    let parts: Vec<String> = template
        .parts
        .iter()
        .map(|part| match part {
            TemplatePart::Text(text) => format!("TextPart::Text({})", literal::string(text)),
            TemplatePart::Path(path) if path.count => {
                format!("TextPart::Count({})", path_from_root(path))
            }
            TemplatePart::Path(path) => format!("TextPart::Value({})", path_from_root(path)),
        })
        .collect();
    format!("&[{}]", parts.join(", "))
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
    format!("&[{}]", keys.join(", "))
}

fn option(text: Option<&str>) -> String {
    text.map_or("None".to_owned(), |text| {
        format!("Some({})", literal::string(text))
    })
}

/// A raw string literal of JSON text, which has nothing hidden in it.
pub(super) fn raw(json: &str) -> String {
    let ends = json.split('"').skip(1);
    let longest = ends.map(|end| end.len() - end.trim_start_matches('#').len());
    let marks = "#".repeat(longest.max().unwrap_or(0) + 1);
    // There is no raw literal with more.
    if marks.len() > 255 {
        return literal::string(json);
    }
    format!("r{marks}\"{json}\"{marks}")
}

/// Fields of a struct literal, one a line; what says nothing is left out.
#[derive(Default)]
pub(super) struct Fields(pub String);

impl Fields {
    pub(super) fn field(&mut self, name: &str, value: &str) {
        self.0.push_str("    ");
        self.0.push_str(name);
        self.0.push_str(": ");
        self.0.push_str(value);
        self.0.push_str(",\n");
    }

    /// What is left out is as in the type's empty value; a value that says all needs none.
    pub(super) fn rest(&mut self, ty: &str, left_out: bool) {
        if left_out {
            self.0.push_str(&format!("    ..{ty}::EMPTY"));
        }
    }

    pub(super) fn text(&mut self, name: &str, text: &str) {
        self.field(name, &literal::string(text));
    }

    pub(super) fn some_text(&mut self, name: &str, text: Option<&str>) {
        if let Some(text) = text {
            self.field(name, &format!("Some({})", literal::string(text)));
        }
    }

    fn flag(&mut self, name: &str, on: bool) {
        if on {
            self.field(name, "true");
        }
    }

    pub(super) fn texts<'a>(&mut self, name: &str, texts: impl Iterator<Item = &'a str>) {
        let texts: Vec<String> = texts.map(literal::string).collect();
        if !texts.is_empty() {
            self.field(name, &format!("&[{}]", texts.join(", ")));
        }
    }

    pub(super) fn list(&mut self, name: &str, items: impl Iterator<Item = String>) {
        let mut items = items.peekable();
        if items.peek().is_none() {
            return;
        }
        let lines: String = items.map(|item| format!("        {item},\n")).collect();
        self.field(name, &format!("&[\n{lines}    ]"));
    }
}

#[cfg(test)]
mod tests {
    use super::raw;

    #[test]
    fn raw_literals_end_where_they_should() {
        assert_eq!(raw("{}"), "r#\"{}\"#");
        assert_eq!(raw("[\"#\",\"##a\"]"), "r###\"[\"#\",\"##a\"]\"###");
        assert_eq!(
            raw(&format!("\"{}\"", "#".repeat(254))).len(),
            1 + 2 * 255 + 2 + 256
        );
        assert!(raw(&format!("\"{}\"", "#".repeat(255))).starts_with("\"\\\"#"));
    }
}

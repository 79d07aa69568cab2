//! Everything that is declared of a toolset and its tools, as data that a host reads: what a spec says, in any language.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{
    self, Action, Design, ErrorKind, PathStep, Root, TemplatePart, Tool, Toolset,
};
use toolc_compiler::providers::Provider;

use crate::schema;
use crate::slot::Slot;

/// A toolset.
#[derive(JsonSchema, Serialize)]
pub(crate) struct ToolsetSpec {
    name: Slot,
    service: Option<Slot>,
    title: Option<Slot>,
    description: Option<Slot>,
    version: Option<Slot>,
    when: Option<Slot>,
    avoid: Option<Slot>,
    delegate: Option<Slot>,
    /// The names of its tools.
    tools: Vec<Slot>,
    /// Whether a model may see them: what an MCP server serves beside tools is no tool of a model.
    shown: bool,
}

/// A tool. What is not there says nothing.
#[derive(JsonSchema, Serialize)]
pub(crate) struct ToolSpec {
    name: Slot,
    title: Option<Slot>,
    description: Option<Slot>,
    toolset: Slot,
    service: Option<Slot>,
    implementation: Option<Implementation>,
    /// The steps of a chain, as the language writes them.
    chain: Vec<Slot>,
    remote: Option<Slot>,
    /// How its program is run, as the language writes it.
    invocation: Option<Slot>,
    version: Option<Slot>,
    tags: Vec<Slot>,
    deprecated: Option<Slot>,
    icons: Vec<Icon>,
    input_schema: Slot,
    output_schema: Option<Slot>,
    item_schema: Option<Slot>,
    provider_schemas: Vec<ProviderSchema>,
    injected: Vec<Injected>,
    /// Those that the design says something about.
    effects: Vec<Effect>,
    capabilities: Vec<Capability>,
    scopes: Vec<Slot>,
    data: Option<Slot>,
    pii: Option<Slot>,
    cost: Option<Slot>,
    errors: Vec<ErrorSpec>,
    confirm: Option<Confirm>,
    dry_run: bool,
    partial: bool,
    timeout_ms: Option<u64>,
    retries: Option<u64>,
    backoff_ms: Option<u64>,
    parallel: Option<u64>,
    paging: Option<Paging>,
    side: Vec<Side>,
    asks: Vec<Ask>,
    is_final: bool,
    unmetered: bool,
    when: Option<Slot>,
    avoid: Option<Slot>,
    delegate: Option<Slot>,
    next: Vec<Handoff>,
    call_hint: Option<Text>,
    result_hint: Option<Text>,
    reminder: Option<Text>,
    examples: Vec<Example>,
    meta: Option<Slot>,
}

/// Who does what a tool does.
#[derive(JsonSchema, Serialize)]
struct Implementation {
    kind: Slot,
    /// `service.method`, the agent, the label; nothing for a chain.
    name: Option<Slot>,
}

/// The schema of the arguments that a provider is sent.
#[derive(JsonSchema, Serialize)]
struct ProviderSchema {
    provider: Slot,
    schema: Slot,
}

/// An argument that the context gives.
#[derive(JsonSchema, Serialize)]
struct Injected {
    argument: Slot,
    source: Source,
}

/// Where the context has it.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Source {
    kind: Slot,
    /// The name of a label.
    label: Option<Slot>,
    /// As the design spells it: `context.labels.tenant`.
    path: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Effect {
    name: Slot,
    value: bool,
    /// Whether not to say it is a third answer.
    is_optional: bool,
}

/// What a tool may do to the world.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Capability {
    name: Slot,
    scope: Option<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct ErrorSpec {
    code: Slot,
    kind: Slot,
    message: Slot,
    /// The argument that is at fault.
    field: Option<Slot>,
    action: Slot,
    after_ms: Option<u64>,
    hint: Option<Text>,
}

/// The question that a human answers before the tool runs.
#[derive(JsonSchema, Serialize)]
struct Confirm {
    question: Text,
    /// What the tool gives if the answer is no, as JSON text.
    denied: Option<Slot>,
}

/// Where the cursor goes in, and where the next one comes out.
#[derive(JsonSchema, Serialize)]
struct Paging {
    cursor: Vec<Slot>,
    next: Vec<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct Side {
    name: Slot,
    audience: Slot,
}

/// What the tool may ask while it runs.
#[derive(JsonSchema, Serialize)]
struct Ask {
    name: Slot,
    question: Slot,
    /// The JSON Schema of the answer.
    schema: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Handoff {
    tool: Slot,
    reason: Slot,
}

#[derive(JsonSchema, Serialize)]
struct Example {
    name: Option<Slot>,
    args: Slot,
    result: Option<Slot>,
    error: Option<ExampleError>,
}

#[derive(JsonSchema, Serialize)]
struct ExampleError {
    code: Slot,
    details: Slot,
}

/// A picture for people.
#[derive(JsonSchema, Serialize)]
pub(crate) struct Icon {
    src: Slot,
    mime: Option<Slot>,
    sizes: Vec<Slot>,
    /// `light` or `dark`.
    theme: Option<Slot>,
}

/// A text with places for values.
pub(crate) type Text = Vec<TextPart>;

/// A part of a text: as it stands, a value, or how many there are.
#[derive(JsonSchema, Serialize)]
pub(crate) struct TextPart {
    text: Option<Slot>,
    value: Option<Vec<Slot>>,
    count: Option<Vec<Slot>>,
}

impl ToolsetSpec {
    pub(crate) fn of(design: &Design, toolset: &Toolset) -> Self {
        Self {
            name: Slot::literal(&*toolset.name),
            service: service(design, toolset),
            title: some(&toolset.title),
            description: some(&toolset.docs),
            version: some(&toolset.version),
            when: some(&toolset.when),
            avoid: some(&toolset.avoid),
            delegate: some(&toolset.delegate),
            tools: literals(toolset.tools.iter().map(|id| &*design[*id].name)),
            shown: toolset.server.is_none(),
        }
    }
}

impl ToolSpec {
    /// The spec of a tool, with schemas for some providers; `chain` are its steps, `invocation` is how its program is
    /// run.
    pub(crate) fn of(
        design: &Design,
        tool: &Tool,
        providers: &[&'static Provider],
        chain: Vec<Slot>,
        invocation: Option<Slot>,
    ) -> Self {
        let toolset = &design[tool.toolset];
        let input = schema::of_record(design, &tool.payload.record, tool.payload.declared);
        let lowered = schema::own_schemas(design, tool, providers, &input);
        let of_type = |ty: &ir::Type| Slot::json(schema::of_type(design, ty));
        let limit = |count: u64| count.min(u64::from(u32::MAX));
        Self {
            name: Slot::literal(&*tool.name),
            title: some(&tool.title),
            description: some(&tool.docs),
            toolset: Slot::literal(&*toolset.name),
            service: service(design, toolset),
            implementation: implementation(design, &tool.implementation),
            chain,
            remote: some(&tool.remote),
            invocation,
            version: some(&tool.version),
            tags: literals(tool.tags.iter().map(|tag| &**tag)),
            deprecated: some(&tool.deprecated),
            icons: icons(&tool.icons),
            input_schema: Slot::json(input),
            output_schema: tool.result.as_ref().map(of_type),
            item_schema: tool.streams.as_ref().map(of_type),
            provider_schemas: lowered
                .into_iter()
                .map(|(provider, schema)| ProviderSchema {
                    provider: Slot::literal(provider),
                    schema: Slot::json(schema),
                })
                .collect(),
            injected: tool.payload.injected.iter().map(injected).collect(),
            effects: effects(&tool.effects),
            capabilities: tool.capabilities.iter().map(Capability::of).collect(),
            scopes: literals(tool.scopes.iter().map(|scope| &**scope)),
            data: tool.data.map(|data| Slot::literal(data.name())),
            pii: tool.pii.map(|pii| Slot::literal(pii.name())),
            cost: tool.cost.map(|cost| Slot::literal(cost.name())),
            errors: errors(design, tool),
            confirm: tool.confirm.as_ref().map(|confirm| Confirm {
                question: text(&confirm.question),
                denied: confirm.denied.as_ref().map(json),
            }),
            dry_run: tool.dry_run,
            partial: tool.partial,
            timeout_ms: tool.timeout,
            retries: tool.retries.map(|retries| limit(retries.count)),
            backoff_ms: tool.retries.and_then(|retries| retries.backoff),
            parallel: tool.parallel.map(limit),
            paging: tool.paging.as_ref().map(|paging| Paging {
                cursor: keys(&paging.cursor).collect(),
                next: keys(&paging.next).collect(),
            }),
            side: tool.side.iter().map(side).collect(),
            asks: tool
                .asks
                .iter()
                .map(|ask| Ask {
                    name: Slot::literal(&*ask.name),
                    question: Slot::literal(&*ask.question),
                    schema: Slot::json(schema::of_form(design, &ask.ty)),
                })
                .collect(),
            is_final: tool.ends_run,
            unmetered: tool.unmetered,
            when: some(&tool.when),
            avoid: some(&tool.avoid),
            delegate: some(&tool.delegate),
            next: handoffs(design, tool),
            call_hint: tool.hint_call.as_ref().map(text),
            result_hint: tool.hint_result.as_ref().map(text),
            reminder: tool.remind.as_ref().map(text),
            examples: examples(design, tool),
            meta: tool.meta.as_ref().map(json),
        }
    }
}

impl Capability {
    pub(crate) fn of(capability: &ir::Capability) -> Self {
        Self {
            name: Slot::literal(capability.name.name()),
            scope: some(&capability.scope),
        }
    }
}

impl Source {
    pub(crate) fn of(source: &ir::Source) -> Self {
        let (label, kind) = (source.label(), source.kind());
        let path = match label {
            Some(name) => format!("context.labels.{name}"),
            None => format!("context.{kind}"),
        };
        Self {
            kind: Slot::word(kind),
            label: label.map(Slot::literal),
            path: Slot::literal(path),
        }
    }
}

pub(super) fn some(text: &Option<impl AsRef<str>>) -> Option<Slot> {
    text.as_ref().map(|text| Slot::literal(text.as_ref()))
}

pub(super) fn literals<'a>(texts: impl Iterator<Item = &'a str>) -> Vec<Slot> {
    texts.map(Slot::literal).collect()
}

fn json(value: &ir::Value) -> Slot {
    Slot::json(schema::text_of(value))
}

fn service(design: &Design, toolset: &Toolset) -> Option<Slot> {
    toolset.owner.map(|id| Slot::literal(&*design[id].name))
}

fn implementation(design: &Design, kind: &ir::Implementation) -> Option<Implementation> {
    let (kind, name) = match kind {
        ir::Implementation::Method { method } => {
            let method = &design[*method];
            let name = format!("{}.{}", design[method.service].name, method.name);
            ("method", Some(name))
        }
        ir::Implementation::Agent { agent } => ("agent", Some(design[*agent].name.to_string())),
        ir::Implementation::Mcp { label } => ("mcp", Some(label.to_string())),
        ir::Implementation::Command { label } => ("command", Some(label.to_string())),
        ir::Implementation::Chain => ("chain", None),
        ir::Implementation::Resource { server } => {
            ("resource", Some(design.server_name(*server).to_string()))
        }
        ir::Implementation::Prompt { server, .. } => {
            ("prompt", Some(design.server_name(*server).to_string()))
        }
        ir::Implementation::External => return None,
    };
    Some(Implementation {
        kind: Slot::word(kind),
        name: name.map(Slot::literal),
    })
}

fn injected(argument: &ir::Injected) -> Injected {
    Injected {
        argument: Slot::literal(&*argument.name),
        source: Source::of(&argument.source),
    }
}

fn effects(effects: &ir::Effects) -> Vec<Effect> {
    let said = |value: bool| value.then_some(true);
    let all = [
        ("readonly", said(effects.readonly == Some(true)), false),
        ("destructive", effects.destructive, true),
        ("idempotent", said(effects.idempotent == Some(true)), false),
        ("open_world", effects.open_world, true),
    ];
    let all = all.into_iter().filter_map(|(name, value, is_optional)| {
        Some(Effect {
            name: Slot::word(name),
            value: value?,
            is_optional,
        })
    });
    all.collect()
}

fn errors(design: &Design, tool: &Tool) -> Vec<ErrorSpec> {
    let errors = tool.errors.iter().map(|thrown| {
        let error = &design[thrown.error];
        ErrorSpec {
            code: Slot::literal(&*error.name),
            kind: Slot::word(kind(error.kind)),
            message: Slot::literal(error.docs.as_deref().unwrap_or(&error.name)),
            field: some(&thrown.field),
            action: Slot::word(action(thrown.action)),
            after_ms: error.recovery.after,
            hint: error.recovery.hint.as_ref().map(text),
        }
    });
    errors.collect()
}

fn side(side: &ir::Side) -> Side {
    let audience = side.audience.map_or("internal", |audience| audience.name());
    Side {
        name: Slot::literal(&*side.name),
        audience: Slot::literal(audience),
    }
}

fn handoffs(design: &Design, tool: &Tool) -> Vec<Handoff> {
    let next = tool.next.iter().map(|next| Handoff {
        tool: Slot::literal(&*design[next.tool].name),
        reason: Slot::literal(next.text.as_deref().unwrap_or_default()),
    });
    next.collect()
}

fn examples(design: &Design, tool: &Tool) -> Vec<Example> {
    let examples = tool.examples.iter().map(|example| Example {
        name: some(&example.name),
        args: json(&example.args),
        result: example.result.as_ref().map(json),
        error: example.error.as_ref().map(|error| ExampleError {
            code: Slot::literal(&*design[error.error].name),
            details: json(&error.details),
        }),
    });
    examples.collect()
}

fn kind(kind: ErrorKind) -> &'static str {
    match kind {
        ErrorKind::Input => "input",
        ErrorKind::Auth => "auth",
        ErrorKind::NotFound => "not_found",
        ErrorKind::Conflict => "conflict",
        ErrorKind::Precondition => "precondition",
        ErrorKind::RateLimited => "rate_limited",
        ErrorKind::Timeout => "timeout",
        ErrorKind::Unavailable => "unavailable",
        ErrorKind::Cancelled => "cancelled",
        ErrorKind::Internal => "internal",
    }
}

fn action(action: Action) -> &'static str {
    match action {
        Action::Correct => "correct",
        Action::Retry => "retry",
        Action::Replan => "replan",
        Action::Stop => "stop",
    }
}

pub(super) fn icons(icons: &[ir::Icon]) -> Vec<Icon> {
    let icons = icons.iter().map(|icon| Icon {
        src: Slot::literal(&*icon.src),
        mime: some(&icon.mime),
        sizes: literals(icon.sizes.iter().map(|size| &**size)),
        theme: icon.theme.map(|theme| Slot::literal(theme.name())),
    });
    icons.collect()
}

/// A text with places for values.
pub(super) fn text(template: &ir::Template) -> Text {
    let nothing = || TextPart {
        text: None,
        value: None,
        count: None,
    };
    let parts = template.parts.iter().map(|part| match part {
        TemplatePart::Text(text) => TextPart {
            text: Some(Slot::literal(&**text)),
            ..nothing()
        },
        TemplatePart::Path(path) if path.count => TextPart {
            count: Some(path_from_root(path)),
            ..nothing()
        },
        TemplatePart::Path(path) => TextPart {
            value: Some(path_from_root(path)),
            ..nothing()
        },
    });
    parts.collect()
}

fn path_from_root(path: &ir::ValuePath) -> Vec<Slot> {
    let root = match &path.root {
        Root::Args => "args",
        Root::Result => "result",
        Root::Details => "details",
        Root::Step { name } => name,
    };
    std::iter::once(Slot::literal(root))
        .chain(keys(path))
        .collect()
}

fn keys(path: &ir::ValuePath) -> impl Iterator<Item = Slot> {
    path.steps.iter().map(|step| match step {
        PathStep::Key(key) => Slot::literal(&**key),
        PathStep::Each => Slot::literal("*"),
    })
}

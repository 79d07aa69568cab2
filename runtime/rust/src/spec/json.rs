//! Specs as JSON, with the same bytes in every language (`spec/specs.md`).

use super::members::{
    document, flag, json, list, number, parts, strings, template, text, texts, words,
};
use super::steps::{invocation, step};
use super::{
    AskSpec, Capability, Confirm, Effects, ErrorSpec, Example, Handoff, Icon, Implementation,
    Injected, Paging, SideSpec, Spec, ToolsetSpec,
};
use crate::json::Writer;

impl Spec {
    /// All that the spec holds but its tables, as one JSON object without white space: `spec/specs.md` has its members.
    /// What the design does not say is left out.
    pub fn to_json(&self) -> String {
        let Self {
            name,
            title,
            description,
            icons,
            toolset,
            service,
            implementation,
            chain,
            remote,
            invocation: run,
            version,
            tags,
            deprecated,
            args: _,
            result: _,
            item: _,
            input_schema,
            output_schema,
            item_schema,
            provider_schemas,
            injected,
            effects,
            capabilities,
            scopes,
            data,
            pii,
            cost,
            errors,
            confirm,
            dry_run,
            partial,
            timeout_ms,
            retries,
            backoff_ms,
            parallel,
            paging,
            side,
            asks,
            is_final,
            unmetered,
            when,
            avoid,
            delegate,
            next,
            call_hint,
            result_hint,
            reminder,
            examples,
            meta,
        } = *self;
        let mut written = Writer::new();
        let w = &mut written;
        w.begin_object();
        w.key("name").str(name);
        text(w, "title", title);
        words(w, "description", description);
        list(w, "icons", icons, icon);
        words(w, "toolset", toolset);
        words(w, "service", service);
        implemented(w.key("implementation"), implementation);
        list(w, "chain", chain, step);
        text(w, "remote", remote);
        if let Some(run) = run {
            invocation(w.key("invocation"), run);
        }
        text(w, "version", version);
        texts(w, "tags", tags);
        text(w, "deprecated", deprecated);
        document(w.key("input_schema"), input_schema);
        json(w, "output_schema", output_schema);
        json(w, "item_schema", item_schema);
        if !provider_schemas.is_empty() {
            w.key("provider_schemas").begin_object();
            for (provider, schema) in provider_schemas {
                document(w.any_key(provider), schema);
            }
            w.end_object();
        }
        list(w, "injected", injected, source);
        said(w, effects);
        list(w, "capabilities", capabilities, capability);
        texts(w, "scopes", scopes);
        text(w, "data", data);
        text(w, "pii", pii);
        text(w, "cost", cost);
        list(w, "errors", errors, error);
        if let Some(confirm) = confirm {
            asked(w.key("confirm"), confirm);
        }
        flag(w, "dry_run", dry_run);
        flag(w, "partial", partial);
        number(w, "timeout_ms", timeout_ms);
        number(w, "retries", (retries > 0).then_some(retries.into()));
        number(w, "backoff_ms", (backoff_ms > 0).then_some(backoff_ms));
        number(w, "parallel", parallel.map(u64::from));
        if let Some(Paging { cursor, next }) = paging {
            w.key("paging").begin_object();
            strings(w.key("cursor"), cursor);
            strings(w.key("next"), next);
            w.end_object();
        }
        list(w, "side", side, beside);
        list(w, "asks", asks, ask);
        flag(w, "final", is_final);
        flag(w, "unmetered", unmetered);
        text(w, "when", when);
        text(w, "avoid", avoid);
        text(w, "delegate", delegate);
        list(w, "next", next, handoff);
        template(w, "call_hint", call_hint);
        template(w, "result_hint", result_hint);
        template(w, "reminder", reminder);
        list(w, "examples", examples, example);
        json(w, "meta", meta);
        w.end_object();
        written.into_text()
    }
}

impl ToolsetSpec {
    /// All that the spec holds, as one JSON object without white space; of its tools the names, in declared order.
    /// What the design does not say is left out.
    pub fn to_json(&self) -> String {
        let Self {
            name,
            service,
            description,
            title,
            version,
            when,
            avoid,
            delegate,
            tools,
        } = *self;
        let mut written = Writer::new();
        let w = &mut written;
        w.begin_object();
        w.key("name").str(name);
        words(w, "service", service);
        words(w, "description", description);
        text(w, "title", title);
        text(w, "version", version);
        text(w, "when", when);
        text(w, "avoid", avoid);
        text(w, "delegate", delegate);
        list(w, "tools", tools, |w, tool| w.str(tool.name));
        w.end_object();
        written.into_text()
    }
}

fn icon(w: &mut Writer, icon: &Icon) {
    w.begin_object();
    w.key("src").str(icon.src);
    text(w, "mime", icon.mime);
    texts(w, "sizes", icon.sizes);
    text(w, "theme", icon.theme);
    w.end_object();
}

fn implemented(w: &mut Writer, implementation: Implementation) {
    let (kind, name) = match implementation {
        Implementation::Method(name) => ("method", Some(name)),
        Implementation::Agent(name) => ("agent", Some(name)),
        Implementation::Mcp(label) => ("mcp", Some(label)),
        Implementation::Command(label) => ("command", Some(label)),
        Implementation::Chain => ("chain", None),
        Implementation::External => ("external", None),
        Implementation::Resource(server) => ("resource", Some(server)),
        Implementation::Prompt(server) => ("prompt", Some(server)),
    };
    w.begin_object();
    w.key("kind").str(kind);
    text(w, "name", name);
    w.end_object();
}

fn source(w: &mut Writer, injected: &Injected) {
    w.begin_object();
    w.key("argument").str(injected.argument);
    w.key("source").str(&injected.source.name());
    w.end_object();
}

fn said(w: &mut Writer, effects: Effects) {
    let Effects {
        readonly,
        destructive,
        idempotent,
        open_world,
    } = effects;
    if effects == Effects::UNSAID {
        return;
    }
    w.key("effects").begin_object();
    flag(w, "readonly", readonly);
    if let Some(destructive) = destructive {
        w.key("destructive").bool(destructive);
    }
    flag(w, "idempotent", idempotent);
    if let Some(open_world) = open_world {
        w.key("open_world").bool(open_world);
    }
    w.end_object();
}

/// As a design writes it: `fs:write:./out`.
fn capability(w: &mut Writer, need: &Capability) {
    match need.scope {
        Some(scope) => w.str(&format!("{}:{scope}", need.name)),
        None => w.str(need.name),
    }
}

fn error(w: &mut Writer, error: &ErrorSpec) {
    w.begin_object();
    w.key("code").str(error.code);
    w.key("kind").str(error.kind.as_str());
    w.key("message").str(error.message);
    text(w, "field", error.field);
    w.key("recovery").begin_object();
    w.key("action").str(error.action.as_str());
    number(w, "after_ms", error.after_ms);
    template(w, "hint", error.hint);
    w.end_object();
    w.end_object();
}

fn asked(w: &mut Writer, confirm: Confirm) {
    w.begin_object();
    parts(w.key("question"), confirm.question);
    json(w, "denied", confirm.denied);
    w.end_object();
}

fn beside(w: &mut Writer, side: &SideSpec) {
    w.begin_object();
    w.key("name").str(side.name);
    w.key("audience").str(side.audience);
    w.end_object();
}

fn ask(w: &mut Writer, ask: &AskSpec) {
    w.begin_object();
    w.key("name").str(ask.name);
    w.key("question").str(ask.question);
    document(w.key("schema"), ask.schema);
    w.end_object();
}

fn handoff(w: &mut Writer, next: &Handoff) {
    w.begin_object();
    w.key("tool").str(next.tool);
    w.key("reason").str(next.reason);
    w.end_object();
}

fn example(w: &mut Writer, example: &Example) {
    w.begin_object();
    text(w, "name", example.name);
    document(w.key("arguments"), example.args);
    json(w, "result", example.result);
    if let Some((code, details)) = example.error {
        w.key("error").begin_object();
        w.key("code").str(code);
        document(w.key("details"), details);
        w.end_object();
    }
    w.end_object();
}

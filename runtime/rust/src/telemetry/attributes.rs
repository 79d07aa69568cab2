//! The attributes of the span of a call, whoever makes the span.

use std::borrow::Cow;

use super::options::Options;
use crate::call::{Context, Envelope};
use crate::spec::Spec;

/// How many characters of a text are kept that comes from outside.
const KEPT_CHARACTERS: usize = 1_000;

/// What takes the attributes of a span.
pub(super) trait Attributes {
    fn text(&mut self, key: &'static str, text: Cow<'static, str>);
    fn number(&mut self, key: &'static str, number: i64);
    /// Says that something is so; what is not so is not said.
    fn flag(&mut self, key: &'static str);
    fn texts(&mut self, key: &'static str, texts: &[&'static str]);
}

/// The name of the span of a call.
pub(super) fn name(spec: &Spec) -> String {
    // Formatting would take several times as long.
    ["execute_tool ", spec.name].concat()
}

/// What is known of a call that begins.
pub(super) fn begun(spec: &'static Spec, cx: &Context, to: &mut impl Attributes) {
    to.text("gen_ai.operation.name", "execute_tool".into());
    to.text("gen_ai.tool.name", spec.name.into());
    to.text("gen_ai.tool.type", "function".into());
    let said = [
        ("gen_ai.tool.description", spec.description),
        ("toolrt.toolset", spec.toolset),
        ("toolrt.service", spec.service),
        ("toolrt.version", spec.version.unwrap_or_default()),
    ];
    for (key, text) in said.into_iter().filter(|(_, text)| !text.is_empty()) {
        to.text(key, text.into());
    }
    to.text("toolrt.caller", kept_of(cx.caller().clone().into()));
    let ids = [
        ("gen_ai.tool.call.id", cx.call_id()),
        ("gen_ai.conversation.id", cx.session_id()),
        ("gen_ai.agent.name", cx.agent()),
        ("toolrt.run_id", cx.run_id()),
        ("toolrt.turn_id", cx.turn_id()),
        ("toolrt.parent_call_id", cx.parent_call_id()),
    ];
    for (key, id) in ids {
        if let Some(id) = id {
            to.text(key, kept(id));
        }
    }
    if cx.dry_run() {
        to.flag("toolrt.dry_run");
    }
}

/// How a call has ended.
pub(super) fn ended(envelope: &Envelope, to: &mut impl Attributes) {
    let meta = &envelope.meta;
    to.text("toolrt.status", envelope.status.as_str().into());
    if let Some(error) = &envelope.error {
        to.text("error.type", error.code.clone());
        to.text("toolrt.error.kind", error.kind.as_str().into());
    }
    let flags = [
        ("toolrt.denied", meta.denied),
        ("toolrt.replayed", meta.replayed),
        ("toolrt.truncated", meta.truncated),
    ];
    for (key, _) in flags.into_iter().filter(|(_, is_so)| *is_so) {
        to.flag(key);
    }
    if let Some(attempts) = meta.attempts {
        to.number("toolrt.attempts", attempts.into());
    }
    let counts = [
        ("toolrt.errors", envelope.errors.len()),
        ("toolrt.warnings", meta.warnings.len()),
    ];
    for (key, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
        to.number(key, i64::try_from(count).unwrap_or(i64::MAX));
    }
}

/// The arguments and the result of a call, if the host asks for them.
pub(super) fn content(
    options: &Options,
    spec: &'static Spec,
    cx: &Context,
    envelope: &Envelope,
    to: &mut impl Attributes,
) {
    if !options.content {
        return;
    }
    let (arguments, result) = options.known.content(spec, cx, envelope);
    let mut cut = Vec::new();
    for (key, name, text) in [
        ("gen_ai.tool.call.arguments", "arguments", Some(arguments)),
        ("gen_ai.tool.call.result", "result", result),
    ] {
        match text {
            Some(text) if text.len() > options.largest_content => cut.push(name),
            Some(text) => to.text(key, text.into()),
            None => {}
        }
    }
    if !cut.is_empty() {
        to.texts("toolrt.cut", &cut);
    }
}

/// The beginning of a text that somebody outside has chosen.
pub(super) fn kept(text: &str) -> Cow<'static, str> {
    text[..kept_bytes(text)].to_owned().into()
}

/// As [`kept`], of a text that may be the program's own.
pub(super) fn kept_of(text: Cow<'static, str>) -> Cow<'static, str> {
    match kept_bytes(&text) == text.len() {
        true => text,
        false => kept(&text),
    }
}

fn kept_bytes(text: &str) -> usize {
    let end = match text.len() <= KEPT_CHARACTERS {
        true => None,
        false => text.char_indices().nth(KEPT_CHARACTERS),
    };
    end.map_or(text.len(), |(end, _)| end)
}

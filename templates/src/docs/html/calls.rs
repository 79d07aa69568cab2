//! The examples of a tool, as JSON and as calls: on a command line, over MCP, in Python, in Rust.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Tool, Value};

use super::super::scope::Scope;
use super::super::tool::call as command_line;
use crate::emit::pretty;
use crate::schema::{self, Json, is_hidden};
use crate::slot::Slot;

/// An example.
#[derive(JsonSchema, Serialize)]
pub(super) struct Example {
    name: Slot,
    calls: Vec<Call>,
    /// JSON.
    result: Option<Slot>,
    error: Option<Failed>,
}

/// One way to call.
#[derive(JsonSchema, Serialize)]
struct Call {
    label: Slot,
    code: Slot,
    is_first: bool,
}

/// The error of an example.
#[derive(JsonSchema, Serialize)]
struct Failed {
    code: Slot,
    /// JSON.
    details: Slot,
}

pub(super) fn examples(scope: &Scope<'_>, tool: &Tool) -> Vec<Example> {
    let examples = tool.examples.iter().enumerate();
    examples
        .map(|(index, example)| {
            let name = match &example.name {
                Some(name) => name.to_string(),
                None => format!("Example {}", index + 1),
            };
            Example {
                name: Slot::literal(name),
                calls: calls(scope, tool, &schema::text_of(&example.args)),
                result: example.result.as_ref().map(json),
                error: example.error.as_ref().map(|error| Failed {
                    code: Slot::literal(&*scope.design[error.error].name),
                    details: json(&error.details),
                }),
            }
        })
        .collect()
}

fn json(value: &Value) -> Slot {
    Slot::literal(laid_out(&schema::text_of(value)))
}

/// JSON in lines, without an empty one at its end.
fn laid_out(json: &str) -> String {
    pretty(json).trim_end().to_owned()
}

fn calls(scope: &Scope<'_>, tool: &Tool, args: &str) -> Vec<Call> {
    let command = scope.command_of(tool);
    let command = command.map(|command| command_line(&command.name, &tool.name, args));
    let server = scope.server_of(tool).map(|_| over_mcp(tool, args));
    let all = [
        ("JSON", Some(laid_out(args))),
        ("Command line", command),
        ("MCP: tools/call", server),
        ("Python", Some(python(&tool.name, args))),
        ("Rust", Some(rust(&tool.name, args))),
    ];
    let all = all
        .into_iter()
        .filter_map(|(label, code)| Some((label, code?)));
    all.enumerate()
        .map(|(index, (label, code))| Call {
            label: Slot::literal(label),
            code: Slot::literal(code),
            is_first: index == 0,
        })
        .collect()
}

/// The parameters of the request.
fn over_mcp(tool: &Tool, args: &str) -> String {
    let mut json = Json::default();
    json.open();
    json.text("name", &tool.name);
    json.member("arguments", args);
    json.close();
    laid_out(&json.into_text())
}

fn python(name: &str, args: &str) -> String {
    let name = quoted(name);
    let args = laid_out(args);
    let literal = match args.contains("'''") {
        false => format!("r'''{args}'''"),
        true => quoted(&args),
    };
    format!(
        "reply = registry.call({name}, {literal})\nprint(reply.result if reply.ok else reply.error)"
    )
}

fn rust(name: &str, args: &str) -> String {
    let name = raw(name);
    let args = raw(&laid_out(args));
    format!("let reply = registry.call({name}, {args}, &Context::new()).await;")
}

/// A literal of Python that no text in it ends, and in which nothing is hidden.
fn quoted(text: &str) -> String {
    escaped(text, |c| format!("\\U{:08x}", u32::from(c)))
}

/// A text between quotation marks.
fn escaped(text: &str, hidden: impl Fn(char) -> String) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            '\n' => out.push_str("\\n"),
            c if c.is_control() || is_hidden(c) => out.push_str(&hidden(c)),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// A literal of Rust that no text in it ends, and in which nothing is hidden.
fn raw(text: &str) -> String {
    if text
        .chars()
        .any(|c| c != '\n' && (c.is_control() || is_hidden(c)))
    {
        return escaped(text, |c| format!("\\u{{{:x}}}", u32::from(c)));
    }
    let is_plain = !text.contains(['"', '\\', '\n']);
    if is_plain {
        return format!("\"{text}\"");
    }
    let mut most = 0;
    for behind in text.split('"').skip(1) {
        most = most.max(behind.len() - behind.trim_start_matches('#').len() + 1);
    }
    let hashes = "#".repeat(most);
    format!("r{hashes}\"{text}\"{hashes}")
}

#[cfg(test)]
mod tests {
    use super::{python, quoted, raw};

    #[test]
    fn no_text_ends_its_literal() {
        assert_eq!(raw("a"), "\"a\"");
        assert_eq!(raw("{\"a\":\"\"#}"), "r##\"{\"a\":\"\"#}\"##");
        assert_eq!(raw("a\nb"), "r\"a\nb\"");
        assert_eq!(quoted("a\"\\\n\u{1}"), "\"a\\\"\\\\\\n\\U00000001\"");
        assert!(python("a", "{\"b\":\"'''\"}").contains("\"{\\n"));
    }
}

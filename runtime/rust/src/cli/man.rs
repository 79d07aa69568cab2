//! The manual page of a command, in roff (man(7)).

use super::help::{argument_rows, sentence, usage};
use super::lines::{Row, one_line, wrapped};
use super::options::{CommandOption, Shows};
use super::shape::Shape;
use super::spec::CommandSpec;
use crate::json::Value;
use crate::spec::Spec;

/// No line is broken before roff breaks it.
const WIDE: usize = 1 << 20;

/// What a command ends with, and what that means.
const EXIT_STATUS: [(&str, &str); 11] = [
    ("0", "The tool has done all that it should."),
    ("2", "The words or the arguments are not valid."),
    (
        "10",
        "Something is not there, in the way, or not as it must be.",
    ),
    ("30", "It is not allowed, or nobody has agreed."),
    ("40", "It is not available now."),
    ("50", "There was not enough time."),
    ("70", "The tool itself has failed."),
    ("74", "The answer cannot be written."),
    ("75", "A part was done."),
    ("76", "The tool asks something first."),
    ("130", "It was cancelled."),
];

/// The manual page of a command.
pub fn page(spec: &CommandSpec, tools: &[&Spec], shows: Shows) -> String {
    let mut lines = top(spec, shows);
    if !spec.description.is_empty() {
        lines.push(".SH DESCRIPTION".into());
        lines.extend(paragraphs(spec.description));
    }
    lines.push(".SH TOOLS".into());
    for tool in tools {
        let schema = Value::parse(tool.input_schema.as_bytes()).unwrap_or_default();
        let root = Shape::of_tool(&schema, tool);
        lines.push(format!(".SS {}", escaped(&usage(spec.name, tool, &root))));
        lines.extend(paragraphs(tool.description));
        lines.extend(rows(&argument_rows(&root)));
    }
    lines.push(".SH OPTIONS".into());
    let option = |option: &CommandOption| (option.term(), vec![option.help.to_owned()]);
    lines.extend(rows(&shows.options().map(option).collect::<Vec<Row>>()));
    lines.push(".SH EXIT STATUS".into());
    let status = |(code, text): (&str, &str)| (code.to_owned(), vec![text.to_owned()]);
    lines.extend(rows(&EXIT_STATUS.map(status)));
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// The title, and what stands there before any text.
fn top(spec: &CommandSpec, shows: Shows) -> Vec<String> {
    let (name, title) = (escaped(spec.name), quoted(&spec.name.to_uppercase()));
    let about = spec.title.filter(|title| !title.is_empty());
    let about = about.map_or_else(|| sentence(spec.description), one_line);
    let version = spec.version.filter(|version| !version.is_empty());
    let titled = match version {
        Some(version) => format!("{} {version}", spec.name),
        None => spec.name.to_owned(),
    };
    let mut lines = vec![
        format!(".TH {title} 1 {} {}", quoted(""), quoted(&titled)),
        ".SH NAME".into(),
        if about.is_empty() {
            name.clone()
        } else {
            format!("{name} \\- {}", escaped(&about))
        },
        ".SH SYNOPSIS".into(),
        format!(".B {name}"),
        "TOOL [ARGUMENTS] [OPTIONS]".into(),
    ];
    for usage in shows.usages() {
        lines.extend([".br".into(), format!(".B {name}"), escaped(usage)]);
    }
    lines
}

fn rows(rows: &[Row]) -> Vec<String> {
    let mut lines = Vec::new();
    for (term, texts) in rows {
        lines.push(".TP".into());
        lines.push(format!(".B {}", escaped(term)));
        for (index, text) in texts.iter().enumerate() {
            let said = wrapped(text, WIDE).into_iter();
            for (at, line) in said.filter(|line| !line.is_empty()).enumerate() {
                if index > 0 || at > 0 {
                    lines.push(".br".into());
                }
                lines.push(escaped(&line));
            }
        }
    }
    lines
}

fn paragraphs(text: &str) -> Vec<String> {
    let lines = wrapped(text, WIDE).into_iter();
    let lines = lines.filter(|line| !line.is_empty());
    lines
        .flat_map(|line| [".PP".to_owned(), escaped(&line)])
        .collect()
}

/// A text as roff prints it: nothing in it is a request or an escape.
fn escaped(text: &str) -> String {
    let text = one_line(text).replace('\\', "\\e").replace('-', "\\-");
    let text = text.replace('"', "\\(dq");
    if text.starts_with(['.', '\'']) {
        format!("\\&{text}")
    } else {
        text
    }
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text))
}

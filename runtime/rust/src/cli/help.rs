//! Help of a command and of its tools, for people.

use toolrt_format::decimal;

use super::kinds::Kinds;
use super::lines::{Row, columns, is_printable, is_space, one_line, seen, wrapped};
use super::options::{CommandOption, Group, Shows};
use super::shape::{Shape, dashed, flag_of};
use super::shell::command_line;
use super::spec::CommandSpec;
use super::words::positional;
use crate::call::{Template, TextPart};
use crate::host::effects_of;
use crate::json::{Object, Value};
use crate::spec::{Capability, Spec, ToolsetSpec};

/// What stands for texts of a format.
const FORMATS: [(&str, &str); 10] = [
    ("date", "DATE"),
    ("date-time", "TIMESTAMP"),
    ("time", "TIME"),
    ("duration", "DURATION"),
    ("email", "EMAIL"),
    ("hostname", "HOST"),
    ("ipv4", "ADDRESS"),
    ("ipv6", "ADDRESS"),
    ("uri", "URI"),
    ("uuid", "UUID"),
];

/// How long the values of an enum may be where they stand for its value.
const LONGEST_CHOICES: usize = 24;

/// How deep lists of lists are named: the items of a list may be the list itself.
const DEEPEST: u32 = 16;

/// The help of a command; `tools` are its tools in order, each with its toolset, and `size` is how many columns a line
/// may take.
pub fn of_command(
    spec: &CommandSpec,
    tools: &[(&Spec, Option<&ToolsetSpec>)],
    shows: Shows,
    size: usize,
) -> String {
    let name = spec.name;
    let mut lines = vec![head(spec)];
    if !spec.description.is_empty() {
        lines.extend(wrapped(spec.description, size));
    }
    lines.push(String::new());
    lines.push("Usage:".into());
    lines.push(format!("  {name} TOOL [ARGUMENTS] [OPTIONS]"));
    lines.push(format!("  {name} TOOL --help"));
    lines.extend(shows.usages().map(|usage| format!("  {name} {usage}")));
    for (title, rows) in grouped(tools) {
        lines.push(String::new());
        lines.extend(wrapped(&title, size));
        lines.extend(columns(&rows, size));
    }
    for group in Group::ALL {
        let options = shows.options().filter(|option| option.group == group);
        let rows: Vec<Row> = options.map(option_row).collect();
        section(&mut lines, &format!("{}:", group.title()), &rows, size);
    }
    let how = "Arguments are flags and words, a JSON document as one word, or - for a document on stdin. \
               Where stdout is no terminal, the answer is one envelope of JSON.";
    paragraph(&mut lines, how, size);
    text(&lines)
}

fn head(spec: &CommandSpec) -> String {
    let title = spec.title.filter(|title| !title.is_empty());
    let title = title.unwrap_or(spec.name);
    match spec.version.filter(|version| !version.is_empty()) {
        Some(version) => format!("{title} {version}"),
        None => title.to_owned(),
    }
}

fn option_row(option: &CommandOption) -> Row {
    (option.term(), vec![option.help.to_owned()])
}

/// The tools of each toolset, below what the toolset is for.
fn grouped(tools: &[(&Spec, Option<&ToolsetSpec>)]) -> Vec<(String, Vec<Row>)> {
    let mut groups: Vec<(&str, String, Vec<Row>)> = Vec::new();
    for (tool, toolset) in tools {
        let row = (dashed(tool.name), vec![first_line(tool)]);
        let mut known = groups.iter_mut();
        match known.find(|(name, _, _)| *name == tool.toolset) {
            Some((_, _, rows)) => rows.push(row),
            None => groups.push((tool.toolset, group_title(tool, *toolset), vec![row])),
        }
    }
    let groups = groups.into_iter();
    groups.map(|(_, title, rows)| (title, rows)).collect()
}

fn group_title(tool: &Spec, toolset: Option<&ToolsetSpec>) -> String {
    let title = |toolset: &ToolsetSpec| toolset.title.filter(|title| !title.is_empty());
    let said = toolset.map(|toolset| title(toolset).unwrap_or(toolset.description));
    let first = sentence(said.unwrap_or_default());
    if first.is_empty() {
        format!("{}:", tool.toolset)
    } else {
        format!("{}:", first.trim_end_matches('.'))
    }
}

/// The help of a tool.
pub fn of_tool(spec: &CommandSpec, tool: &Spec, shows: Shows, size: usize) -> String {
    let schema = Value::parse(tool.input_schema.as_bytes()).unwrap_or_default();
    let root = Shape::of_tool(&schema, tool);
    let mut lines = about_tool(spec, tool, size);
    lines.push(String::new());
    lines.push("Usage:".into());
    lines.push(format!("  {}", usage(spec.name, tool, &root)));
    section(&mut lines, "Arguments:", &argument_rows(&root), size);
    section(&mut lines, "About:", &about(tool), size);
    section(&mut lines, "Errors:", &errors(tool), size);
    section(&mut lines, "Then:", &next(tool), size);
    if !tool.examples.is_empty() {
        lines.push(String::new());
        lines.push("Examples:".into());
        let examples = tool.examples.iter();
        lines.extend(examples.map(|example| {
            let line = command_line(spec.name, tool.name, &root, &arguments(example.args));
            format!("  {line}")
        }));
    }
    for flag in root.names().into_iter().map(flag_of) {
        if shows.option(&flag[2..]).is_some() {
            let word = dashed(tool.name);
            let said = format!(
                "{flag} is an argument here; the option of that name stands before {word}."
            );
            paragraph(&mut lines, &said, size);
        }
    }
    lines.push(String::new());
    lines.push(format!("Options of all tools: {} --help", spec.name));
    text(&lines)
}

fn about_tool(spec: &CommandSpec, tool: &Spec, size: usize) -> Vec<String> {
    let title = format!("{} {}", spec.name, dashed(tool.name));
    let mut lines = vec![match tool.title {
        Some(said) => format!("{title}: {}", one_line(said)),
        None => title,
    }];
    if !tool.description.is_empty() {
        lines.extend(wrapped(tool.description, size));
    }
    if let Some(deprecated) = tool.deprecated {
        lines.extend(wrapped(&format!("Deprecated: {deprecated}"), size));
    }
    lines
}

fn next(tool: &Spec) -> Vec<Row> {
    let next = tool.next.iter();
    next.map(|one| (dashed(one.tool), vec![one.reason.to_owned()]))
        .collect()
}

/// The arguments of an example.
pub fn arguments(args: &str) -> Object {
    let args = Value::parse(args.as_bytes()).unwrap_or_default();
    args.as_object().cloned().unwrap_or_default()
}

/// Appends rows below a heading, if there are any.
fn section(lines: &mut Vec<String>, heading: &str, rows: &[Row], size: usize) {
    if !rows.is_empty() {
        lines.push(String::new());
        lines.push(heading.to_owned());
        lines.extend(columns(rows, size));
    }
}

/// Appends a text below an empty line.
fn paragraph(lines: &mut Vec<String>, text: &str, size: usize) {
    lines.push(String::new());
    lines.extend(wrapped(text, size));
}

fn text(lines: &[String]) -> String {
    let lines = lines.iter();
    lines
        .map(|line| format!("{}\n", line.trim_end_matches(is_space)))
        .collect()
}

/// The line that shows how a tool is called.
pub fn usage(name: &str, tool: &Spec, root: &Shape<'_>) -> String {
    let mut words = vec![name.to_owned(), dashed(tool.name)];
    let (placed, required) = (positional(root), root.required());
    for argument in &placed {
        let is_list = root.field(argument).is_some_and(|shape| shape.is_list());
        let more = if is_list { "..." } else { "" };
        words.push(format!("{}{more}", place(argument)));
    }
    for argument in required.iter().filter(|name| !placed.contains(name)) {
        if let Some(shape) = root.field(argument) {
            let value = match root.is_secret(argument) {
                true => "SECRET".to_owned(),
                false => metavar(&shape),
            };
            words.push(format!("{} {value}", flag_of(argument)));
        }
    }
    if root.names().len() > required.len() {
        words.push("[OPTIONS]".into());
    }
    words.join(" ")
}

fn place(argument: &str) -> String {
    argument.replace('-', "_").to_uppercase()
}

/// The first paragraph of a text, on one line.
pub fn sentence(text: &str) -> String {
    let text = text.trim_matches(is_space);
    one_line(text.split("\n\n").next().unwrap_or_default())
}

/// What a tool does, on one line.
pub fn first_line(tool: &Spec) -> String {
    let first = sentence(tool.description);
    match tool.deprecated {
        Some(_) => format!("(deprecated) {first}"),
        None => first,
    }
}

/// The flags of all arguments, each with what is said of it.
pub fn argument_rows(root: &Shape<'_>) -> Vec<Row> {
    let (placed, required) = (positional(root), root.required());
    let mut rows = Vec::new();
    for name in root.names() {
        let shape = root.field(name).unwrap_or_else(Shape::any);
        let is_placed = placed.contains(&name);
        let needed = required.contains(&name) && !is_placed;
        if root.is_secret(name) {
            let source = "From @FILE, - for stdin, or env:NAME; else a person is asked.";
            let mut texts = said(&shape, needed);
            texts.push(source.to_owned());
            rows.push((format!("{} SECRET", flag_of(name)), texts));
            continue;
        }
        let flag = flag(&flag_of(name), &shape);
        let term = if is_placed {
            format!("{}, {flag}", place(name))
        } else {
            flag
        };
        rows.push((term, said(&shape, needed)));
        rows.extend(inner_rows(name, &shape));
    }
    rows
}

/// The flags of the fields of an argument.
fn inner_rows(name: &str, shape: &Shape<'_>) -> Vec<Row> {
    let required = shape.required();
    let names = shape.names().into_iter();
    let rows = names.map(|inner| {
        let below = shape.field(inner).unwrap_or_else(Shape::any);
        let flag = flag(&format!("{}.{}", flag_of(name), dashed(inner)), &below);
        (flag, said(&below, required.contains(&inner)))
    });
    rows.collect()
}

fn flag(flag: &str, shape: &Shape<'_>) -> String {
    if shape.is_switch() {
        format!("--[no-]{}", &flag[2..])
    } else if shape.is_list() {
        format!("{flag} {}...", metavar(&shape.items()))
    } else {
        format!("{flag} {}", metavar(shape))
    }
}

/// What stands for a value.
fn metavar(shape: &Shape<'_>) -> String {
    metavar_at(shape, 0)
}

fn metavar_at(shape: &Shape<'_>, depth: u32) -> String {
    if let Some(choices) = shape.choices() {
        let words = spelled(&choices, "|");
        let is_short = words.chars().count() <= LONGEST_CHOICES;
        return if is_short { words } else { "VALUE".into() };
    }
    if shape.is_list() && depth < DEEPEST {
        return metavar_at(&shape.items(), depth + 1) + "...";
    }
    metavar_of_kind(shape).to_owned()
}

fn metavar_of_kind(shape: &Shape<'_>) -> &'static str {
    let kinds = shape.kinds().without(Kinds::NULL);
    if shape.is_bytes() {
        "@FILE"
    } else if kinds == Kinds::STRING {
        let limit = |key: &str| shape.limits().get(key).and_then(Value::as_str);
        // No format says it: JSON Schema has none.
        if limit("pattern") == Some(decimal::PATTERN) {
            return "DECIMAL";
        }
        let format = limit("format");
        let known = FORMATS.iter().find(|(name, _)| Some(*name) == format);
        known.map_or("TEXT", |(_, word)| word)
    } else if kinds == Kinds::INTEGER {
        "INTEGER"
    } else if kinds == Kinds::NUMBER || kinds == Kinds::NUMBERS {
        "NUMBER"
    } else {
        "JSON"
    }
}

fn spelled(values: &[&Value], between: &str) -> String {
    let words: Vec<String> = values.iter().map(|value| plain(value)).collect();
    words.join(between)
}

/// What is said of an argument, each on lines of its own.
fn said(shape: &Shape<'_>, needed: bool) -> Vec<String> {
    let mut texts = Vec::new();
    let description = shape.description();
    if !description.is_empty() {
        texts.push(seen(description).trim().to_owned());
    }
    let mut all = Vec::new();
    if needed {
        all.push("Required".to_owned());
    }
    rules(shape, &mut all);
    if let Some(default) = shape.said("default") {
        all.push(format!("default {}", plain(default)));
    }
    let all = all.join("; ");
    let mut chars = all.chars();
    if let Some(first) = chars.next() {
        texts.push(format!("{}{}.", first.to_uppercase(), chars.as_str()));
    }
    texts
}

/// The limits of a value, in words.
fn rules(shape: &Shape<'_>, rules: &mut Vec<String>) {
    let choices = shape.choices().filter(|_| !shape.is_switch());
    if let Some(choices) = choices.filter(|all| spelled(all, "|") != metavar(shape)) {
        rules.push(format!("one of {}", spelled(&choices, ", ")));
    }
    let limit = |name| {
        shape
            .limits()
            .get(name)
            .filter(|limit| **limit != Value::Null)
    };
    match (limit("minimum"), limit("maximum")) {
        (Some(low), Some(high)) => rules.push(format!("{} to {}", plain(low), plain(high))),
        (Some(low), None) => rules.push(format!("at least {}", plain(low))),
        (None, Some(high)) => rules.push(format!("at most {}", plain(high))),
        (None, None) => {}
    }
    let words = [
        ("exclusiveMinimum", "more than"),
        ("exclusiveMaximum", "less than"),
        ("multipleOf", "a multiple of"),
    ];
    for (name, words) in words {
        rules.extend(limit(name).map(|limit| format!("{words} {}", plain(limit))));
    }
    let sizes = [
        ("minLength", "maxLength", "character", "characters"),
        ("minItems", "maxItems", "item", "items"),
        ("minProperties", "maxProperties", "entry", "entries"),
    ];
    for (least, most, one, many) in sizes {
        rules.extend(counted(limit(least), limit(most), one, many));
    }
    if limit("uniqueItems") == Some(&Value::Bool(true)) {
        rules.push("no item twice".into());
    }
    if let Some(pattern) = limit("pattern").and_then(Value::as_str) {
        rules.push(format!("matches /{}/", one_line(pattern)));
    }
    if shape.kinds().has(Kinds::NULL) {
        rules.push("may be null".into());
    }
}

fn counted(least: Option<&Value>, most: Option<&Value>, one: &str, many: &str) -> Option<String> {
    let number = |count: &Value| count.as_number().map(|number| number.as_f64());
    let what = |count| {
        if number(count) == Some(1.0) {
            one
        } else {
            many
        }
    };
    Some(match (least, most) {
        (None, None) => return None,
        (Some(least), None) => format!("at least {} {}", plain(least), what(least)),
        (None, Some(most)) => format!("at most {} {}", plain(most), what(most)),
        (Some(least), Some(most)) if number(least) == number(most) => {
            format!("{} {}", plain(least), what(least))
        }
        (Some(least), Some(most)) => {
            format!("{} to {} {}", plain(least), plain(most), what(most))
        }
    })
}

/// A value as a person types it: a text that can be seen as it is, anything else as JSON.
fn plain(value: &Value) -> String {
    match value.as_str() {
        Some(text) if !text.is_empty() && text.chars().all(is_printable) => text.to_owned(),
        Some(_) | None => value.to_json(),
    }
}

fn about(tool: &Spec) -> Vec<Row> {
    let does: Vec<&str> = effects_of(tool).collect();
    let needs: Vec<String> = tool.capabilities.iter().map(capability).collect();
    let asks: Vec<&str> = tool.asks.iter().map(|ask| ask.question).collect();
    let confirms = tool.confirm.map(|confirm| template_text(confirm.question));
    let time = tool.timeout_ms.filter(|time| *time > 0);
    let dry_run = tool.dry_run.then_some("--dry-run shows what it would do");
    let said = |text: Option<&str>| text.unwrap_or_default().to_owned();
    let rows = [
        ("Effects", does.join(", ")),
        ("Needs", needs.join(", ")),
        ("Scopes", tool.scopes.join(", ")),
        ("Confirms", confirms.unwrap_or_default()),
        ("Asks", asks.join("\n\n")),
        ("When", said(tool.when)),
        ("Not when", said(tool.avoid)),
        ("Cost", said(tool.cost)),
        (
            "Time",
            time.map_or(String::new(), |time| format!("at most {time} ms")),
        ),
        ("Dry run", said(dry_run)),
    ];
    let rows = rows.into_iter().filter(|(_, text)| !text.is_empty());
    rows.map(|(name, text)| (name.to_owned(), vec![text]))
        .collect()
}

/// A capability with its scope.
pub fn capability(capability: &Capability) -> String {
    match capability.scope {
        Some(scope) => format!("{}:{scope}", capability.name),
        None => capability.name.to_owned(),
    }
}

fn errors(tool: &Spec) -> Vec<Row> {
    let rows = tool.errors.iter().map(|error| {
        let mut texts = vec![error.message.to_owned()];
        texts.extend(
            error
                .hint
                .filter(|hint| !hint.is_empty())
                .map(template_text),
        );
        (error.code.to_owned(), texts)
    });
    rows.collect()
}

/// A text with its places for values as the design spells them.
pub fn template_text(template: Template) -> String {
    let pieces = template.iter().map(|part| match part {
        TextPart::Text(text) => (*text).to_owned(),
        TextPart::Value(path) => format!("{{{}}}", path.join(".")),
        TextPart::Count(path) => format!("{{count {}}}", path.join(".")),
    });
    pieces.collect()
}

//! A tool as documents tell of it.

use std::collections::HashSet;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Effects, Field, PathStep, Record, Thrown, Tool, ToolId, Value};

use super::scope::Scope;
use super::shell;
use super::text::{block, fenced, inline, sentence, shortened};
use super::types::{Named, Types, default, is_required, value};
use crate::emit::pretty;
use crate::markdown::{code, visible};
use crate::plan::hints::written;
use crate::schema;
use crate::slot::Slot;

/// The characters of a line that tells of a tool among others.
const LONGEST_LINE: usize = 200;

/// A tool; every slot is Markdown of one line, but for those that say otherwise.
#[derive(JsonSchema, Serialize)]
pub(super) struct ToolDoc {
    /// As code.
    pub name: Slot,
    title: Option<Slot>,
    /// Several paragraphs.
    description: Option<Slot>,
    deprecated: Option<Slot>,
    /// How it is called on a command line.
    command: Option<Slot>,
    /// The MCP server that shows it.
    server: Option<Slot>,
    /// How it is called in Python.
    python: Slot,
    /// The first example on the command line.
    example: Option<Slot>,
    parameters: Vec<Parameter>,
    output: Option<Slot>,
    /// What it gives bit by bit.
    streams: Option<Slot>,
    errors: Vec<ErrorDoc>,
    /// What it does to the world, and how it behaves.
    behaviour: Vec<Slot>,
    capabilities: Vec<Slot>,
    scopes: Vec<Slot>,
    when: Option<Slot>,
    avoid: Option<Slot>,
    delegate: Option<Slot>,
    next: Vec<NextDoc>,
    /// All examples; where they are wanted.
    examples: Vec<ExampleDoc>,
}

#[derive(JsonSchema, Serialize)]
struct Parameter {
    /// As code.
    name: Slot,
    ty: Slot,
    is_required: bool,
    default: Option<Slot>,
    is_secret: bool,
    deprecated: Option<Slot>,
    description: Option<Slot>,
}

#[derive(JsonSchema, Serialize)]
struct ErrorDoc {
    code: Slot,
    kind: Slot,
    /// `correct`, `retry`, `replan` or `stop`.
    recover: Slot,
    /// What to do, in words.
    hint: Option<Slot>,
    message: Option<Slot>,
}

#[derive(JsonSchema, Serialize)]
pub(super) struct NextDoc {
    tool: Slot,
    reason: Option<Slot>,
}

/// An example with blocks of code.
#[derive(JsonSchema, Serialize)]
struct ExampleDoc {
    name: Slot,
    args: Slot,
    result: Option<Slot>,
    error: Option<Slot>,
}

/// A tool in one line.
#[derive(JsonSchema, Serialize)]
pub(super) struct Line {
    /// As code.
    pub name: Slot,
    pub summary: Option<Slot>,
    pub is_deprecated: bool,
}

impl Line {
    pub(super) fn of(tool: &Tool) -> Self {
        Self {
            name: markdown(code(&visible(&tool.name))),
            summary: Some(summary(tool))
                .filter(|said| !said.is_empty())
                .map(markdown),
            is_deprecated: tool.deprecated.is_some(),
        }
    }

    /// The bytes that it prints, at most.
    pub(super) fn size(&self) -> usize {
        self.name.0.size() + self.summary.as_ref().map_or(0, |said| said.0.size()) + 20
    }
}

/// The first sentence of what is said about a tool.
pub(super) fn summary(tool: &Tool) -> String {
    let said = tool.docs.as_deref().or(tool.title.as_deref());
    inline(&sentence(said.unwrap_or_default(), LONGEST_LINE))
}

/// What a document tells of a tool, beside the rest.
#[derive(Clone, Copy)]
pub(super) struct Wanted<'a> {
    /// How declared types are named.
    pub named: Named<'a>,
    /// What stands for another tool: a link, or nothing where its name does.
    pub tool: &'a dyn Fn(ToolId) -> Option<String>,
    pub has_examples: bool,
    /// The tools that a next step may be; without it, all of them.
    pub leads: Option<&'a HashSet<ToolId>>,
}

/// Types are told by their parts.
pub(super) const IN_FULL: Wanted<'static> = Wanted {
    named: &|_| None,
    tool: &|_| None,
    has_examples: false,
    leads: None,
};

impl ToolDoc {
    pub(super) fn of(scope: &Scope<'_>, tool: &Tool, wanted: Wanted<'_>) -> Self {
        let design = scope.design;
        let types = Types {
            design,
            named: wanted.named,
        };
        let some = |text: &Option<_>| text.as_deref().map(line);
        let example = tool.examples.first();
        let command = scope.command_of(tool);
        Self {
            name: markdown(code(&visible(&tool.name))),
            title: some(&tool.title),
            description: tool
                .docs
                .as_deref()
                .map(block)
                .filter(|said| !said.is_empty())
                .map(Slot::lines),
            deprecated: some(&tool.deprecated),
            command: command.map(|command| words(&usage(&command.name, tool))),
            server: scope.server_of(tool).map(|server| words(&server.name)),
            python: words(&python(tool)),
            example: (command.zip(example)).map(|(command, example)| {
                words(&call(
                    &command.name,
                    &tool.name,
                    &schema::text_of(&example.args),
                ))
            }),
            parameters: parameters(types, &tool.payload.record),
            output: tool.result.as_ref().map(|ty| markdown(types.phrase(ty))),
            streams: tool.streams.as_ref().map(|ty| markdown(types.phrase(ty))),
            errors: tool
                .errors
                .iter()
                .map(|thrown| error(scope, thrown))
                .collect(),
            behaviour: behaviour(tool, command.is_some())
                .into_iter()
                .map(markdown)
                .collect(),
            capabilities: tool
                .capabilities
                .iter()
                .map(|one| words(&one.to_string()))
                .collect(),
            scopes: tool.scopes.iter().map(|scope| words(scope)).collect(),
            when: some(&tool.when),
            avoid: some(&tool.avoid),
            delegate: some(&tool.delegate),
            next: next(scope, tool, wanted.tool, wanted.leads),
            examples: match wanted.has_examples {
                true => examples(scope, tool),
                false => Vec::new(),
            },
        }
    }

    /// The bytes that it prints, at most, in a document without examples.
    pub(super) fn size(&self) -> usize {
        let one = |slot: &Slot| slot.0.size() + 22;
        let some = |slot: &Option<Slot>| slot.as_ref().map_or(0, one);
        let all = |slots: &[Slot]| slots.iter().map(one).sum::<usize>();
        let parameter = |it: &Parameter| {
            let more = some(&it.default) + some(&it.deprecated) + some(&it.description);
            one(&it.name) + one(&it.ty) + more
        };
        let error = |it: &ErrorDoc| {
            one(&it.code) + one(&it.kind) + one(&it.recover) + some(&it.hint) + some(&it.message)
        };
        let next = |it: &NextDoc| one(&it.tool) + some(&it.reason);
        let lines = [
            &self.title,
            &self.description,
            &self.deprecated,
            &self.command,
            &self.server,
            &self.example,
            &self.output,
            &self.streams,
            &self.when,
            &self.avoid,
            &self.delegate,
        ];
        let lists = [&self.behaviour, &self.capabilities, &self.scopes];
        // A call in Python takes the place of a command.
        one(&self.name) * 3
            + one(&self.python)
            + lines.into_iter().map(some).sum::<usize>()
            + lists.into_iter().map(|slots| all(slots)).sum::<usize>()
            + self.parameters.iter().map(parameter).sum::<usize>()
            + self.errors.iter().map(error).sum::<usize>()
            + self.next.iter().map(next).sum::<usize>()
            + 224
    }
}

/// Markdown of one line.
pub(super) fn markdown(text: impl Into<String>) -> Slot {
    Slot::markdown(text)
}

/// What an author says, in one line.
pub(super) fn line(text: &str) -> Slot {
    markdown(inline(text))
}

/// Words as code.
pub(super) fn words(text: &str) -> Slot {
    markdown(code(&visible(text)))
}

impl NextDoc {
    /// What is printed of it, to be measured.
    pub(super) fn slots(&self) -> impl Iterator<Item = &Slot> {
        std::iter::once(&self.tool).chain(&self.reason)
    }
}

/// How a tool is called: on a command line, by an MCP client, or in Python.
pub(super) fn usage_of(scope: &Scope<'_>, tool: &Tool) -> Slot {
    match (scope.command_of(tool), scope.server_of(tool)) {
        (Some(command), _) => words(&shortened(&usage(&command.name, tool), LONGEST_LINE)),
        (None, Some(server)) => markdown(format!(
            "by the MCP server {}",
            code(&visible(&server.name))
        )),
        (None, None) => words(&shortened(&python(tool), LONGEST_LINE)),
    }
}

/// How a tool is called on a command line: what must be there, and that there is more.
fn usage(command: &str, tool: &Tool) -> String {
    let mut all = vec![shell::word(command), shell::tool(&tool.name)];
    let fields = &tool.payload.record.fields;
    let required = fields.iter().filter(|field| is_required(field));
    all.extend(required.map(|field| format!("{} {}", shell::flag(&field.name), metavar(field))));
    if fields.iter().any(|field| !is_required(field)) {
        all.push("[OPTIONS]".to_owned());
    }
    all.join(" ")
}

/// What stands for the value of an argument.
fn metavar(field: &Field) -> String {
    if field.annotations.secret {
        return "@FILE".to_owned();
    }
    let name: String = field
        .name
        .chars()
        .filter(char::is_ascii_alphanumeric)
        .collect();
    match name.is_empty() {
        true => "VALUE".to_owned(),
        false => field.name.replace('-', "_").to_uppercase(),
    }
}

/// A call on a command line, with its arguments as one document.
pub(super) fn call(command: &str, tool: &str, args: &str) -> String {
    let (command, tool) = (shell::word(command), shell::tool(tool));
    format!("{command} --json {tool} {}", shell::word(args))
}

/// A call in Python, of its first example or of what must be there.
fn python(tool: &Tool) -> String {
    let name = schema::text_of(&Value::String(tool.name.clone()));
    match tool.examples.first() {
        Some(example) => {
            format!(
                "registry.call({name}, {})",
                bytes(&schema::text_of(&example.args))
            )
        }
        None => format!("registry.call({name}, arguments)"),
    }
}

/// JSON as a literal of bytes, where that is short and needs no escapes.
fn bytes(json: &str) -> String {
    let is_plain = json.len() <= 400 && json.is_ascii() && !json.contains(['\'', '\\']);
    match is_plain {
        true => format!("b'{json}'"),
        false => "arguments".to_owned(),
    }
}

fn parameters(types: Types<'_>, record: &Record) -> Vec<Parameter> {
    let parameter = |field: &Field| Parameter {
        name: words(&field.name),
        ty: markdown(types.phrase(&field.ty)),
        is_required: is_required(field),
        default: default(types.design, field).map(markdown),
        is_secret: field.annotations.secret || types.design.flat(&field.ty).secret,
        deprecated: field.annotations.deprecated.as_deref().map(line),
        description: field
            .docs
            .as_deref()
            .map(inline)
            .filter(|said| !said.is_empty())
            .map(markdown),
    };
    record.fields.iter().map(parameter).collect()
}

fn error(scope: &Scope<'_>, thrown: &Thrown) -> ErrorDoc {
    let error = &scope.design[thrown.error];
    let hint = error.recovery.hint.as_ref();
    ErrorDoc {
        code: words(&error.name),
        kind: Slot::word(error.kind.name()),
        recover: Slot::word(thrown.action.name()),
        hint: hint.map(|hint| line(&written(hint))),
        message: error
            .docs
            .as_deref()
            .map(inline)
            .filter(|said| !said.is_empty())
            .map(markdown),
    }
}

/// What a tool does to the world, in short sentences; how a command line agrees and asks, where it is one's.
fn behaviour(tool: &Tool, is_of_command: bool) -> Vec<String> {
    let mut all: Vec<String> = effects(&tool.effects).map(str::to_owned).collect();
    if let Some(confirm) = &tool.confirm {
        let question = code(&visible(&written(&confirm.question)));
        let by_option = if is_of_command {
            "; `--yes` agrees"
        } else {
            ""
        };
        all.push(format!(
            "asks a person to agree first ({question}){by_option}"
        ));
    }
    if tool.dry_run {
        let said = match is_of_command {
            true => "`--dry-run` shows what would be done, and does nothing",
            false => "can show what it would do without doing it (a dry run)",
        };
        all.push(said.to_owned());
    }
    if tool.partial {
        all.push("may do a part of the work, and says which".to_owned());
    }
    if tool.ends_run {
        all.push("ends the run of the agent that calls it".to_owned());
    }
    if !tool.asks.is_empty() {
        let asked: Vec<String> = tool
            .asks
            .iter()
            .map(|ask| code(&visible(&ask.name)))
            .collect();
        all.push(format!("may ask for {}", asked.join(", ")));
    }
    if let Some(paging) = &tool.paging {
        let cursor = paging.cursor.steps.iter().find_map(key).unwrap_or_default();
        all.push(format!(
            "gives pages: pass the cursor of the last one as {}",
            code(&visible(cursor))
        ));
    }
    all.extend(
        tool.timeout
            .map(|time| format!("takes at most {}", duration(time))),
    );
    if let Some(retries) = tool.retries {
        all.push(format!("is tried again up to {}", times(retries.count)));
    }
    all.extend(tool.cost.map(|cost| format!("costs: {}", cost.name())));
    all.extend(
        tool.data
            .map(|data| format!("handles {} data", data.name())),
    );
    all.extend(tool.pii.map(|pii| format!("personal data: {}", pii.name())));
    all
}

fn key(step: &PathStep) -> Option<&str> {
    match step {
        PathStep::Key(key) => Some(key),
        PathStep::Each => None,
    }
}

fn effects(effects: &Effects) -> impl Iterator<Item = &'static str> {
    let say = |effect: Option<bool>, yes, no| effect.map(|is| if is { yes } else { no });
    [
        say(effects.readonly, "reads only", "changes something"),
        say(
            effects.destructive,
            "may destroy something",
            "destroys nothing",
        ),
        say(
            effects.idempotent,
            "may be repeated: twice is as once",
            "must not be repeated blindly",
        ),
        say(
            effects.open_world,
            "reaches the world outside",
            "stays inside of its system",
        ),
    ]
    .into_iter()
    .flatten()
}

/// A time in words.
pub(super) fn duration(milliseconds: u64) -> String {
    match milliseconds {
        ms if ms % 3_600_000 == 0 && ms > 0 => format!("{} h", ms / 3_600_000),
        ms if ms % 60_000 == 0 && ms > 0 => format!("{} min", ms / 60_000),
        ms if ms % 1_000 == 0 && ms > 0 => format!("{} s", ms / 1_000),
        ms => format!("{ms} ms"),
    }
}

fn times(count: u64) -> String {
    match count {
        1 => "once".to_owned(),
        count => format!("{count} times"),
    }
}

/// What comes after a tool, of those that whoever reads the document can call.
pub(super) fn next(
    scope: &Scope<'_>,
    tool: &Tool,
    link: &dyn Fn(ToolId) -> Option<String>,
    leads: Option<&HashSet<ToolId>>,
) -> Vec<NextDoc> {
    let next = tool.next.iter().filter(|next| {
        scope.has(next.tool) && leads.is_none_or(|leads| leads.contains(&next.tool))
    });
    next.map(|next| NextDoc {
        tool: match link(next.tool) {
            Some(link) => markdown(link),
            None => words(&scope.design[next.tool].name),
        },
        reason: next.text.as_deref().map(line),
    })
    .collect()
}

fn examples(scope: &Scope<'_>, tool: &Tool) -> Vec<ExampleDoc> {
    let json = |value: &Value| Slot::lines(fenced("json", &pretty(&schema::text_of(value))));
    let examples = tool.examples.iter().enumerate();
    examples
        .map(|(index, example)| ExampleDoc {
            name: match &example.name {
                Some(name) => line(name),
                None => markdown(format!("Example {}", index + 1)),
            },
            args: json(&example.args),
            result: example.result.as_ref().map(json),
            error: example.error.as_ref().map(|error| {
                let name = code(&visible(&scope.design[error.error].name));
                markdown(format!("{name} with {}", value(&error.details)))
            }),
        })
        .collect()
}

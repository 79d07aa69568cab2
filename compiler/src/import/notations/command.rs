//! Commands: what `--discover` and `--manifest` say of the tools of a command that toolc has made, or of one that keeps
//! the Toolable protocol.

use std::borrow::Cow;

use super::super::conduct::Conduct;
use super::super::definition::{Definition, Notation};
use super::super::report::NoteKind;
use super::function;
use crate::ir::Value;
use crate::source::Text;

/// What statements of the language take from `_meta`, and so from here.
const STATEMENTS: [&str; 5] = ["scopes", "capabilities", "data", "pii", "cost"];

/// Members that the rest has made: the line that calls the tool, and where it stands in the design of the command.
const MADE: [&str; 4] = ["command", "usage", "toolset", "service"];

/// `{"name", "command", "usage", "description", "effects", "input_schema", "output_schema"}`
pub(super) fn read(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::Command, value);
    let own = [
        "effects",
        "deprecated",
        "when",
        "avoid",
        "delegate",
        "confirm",
        "dry_run",
        "partial",
        "streams",
        "timeout_ms",
        "examples",
    ];
    let known: Vec<&str> = [&own[..], &MADE, &STATEMENTS].concat();
    function::read(
        &mut definition,
        value,
        &["input_schema"],
        &["output_schema"],
        &known,
    );
    let mut conduct = Conduct::default();
    for (key, value) in value.entries().unwrap_or_default() {
        let text = |place: &mut Option<Text>| taken(value.text(), place);
        let is_taken = match &**key {
            "effects" => effects(value, &mut definition),
            "deprecated" => {
                definition.deprecated = !matches!(value, Value::Bool(false) | Value::Null);
                matches!(value, Value::Bool(_) | Value::Null) || text(&mut conduct.deprecated)
            }
            "when" => text(&mut conduct.when),
            "avoid" => text(&mut conduct.avoid),
            "delegate" => text(&mut conduct.delegate),
            "confirm" => text(&mut conduct.confirm),
            "dry_run" => flag(value, &mut conduct.dry_run),
            "partial" => flag(value, &mut conduct.partial),
            // The type of its items is not told; they are in the place of a result that is not there, either.
            "streams" if definition.output.is_some() => flag(value, &mut conduct.streams),
            "timeout_ms" => {
                conduct.timeout = milliseconds(value);
                conduct.timeout.is_some()
            }
            "capabilities" => {
                capabilities(key, value, &mut definition);
                true
            }
            word if STATEMENTS.contains(&word) => {
                let key = format!("dev.toolc/{word}").into();
                definition.meta.push((key, value.clone()));
                true
            }
            "examples" => examples(value, &mut definition),
            "streams" => false,
            _ => true,
        };
        if !is_taken {
            definition.keep(key, value);
        }
    }
    definition.conduct = conduct;
    definition
}

/// `{"name", "summary", "schema", "streaming"}`
pub(super) fn toolable(value: &Value) -> Definition<'_> {
    let mut definition = Definition::new(Notation::Toolable, value);
    function::read(
        &mut definition,
        value,
        &["schema"],
        &[],
        &["summary", "streaming", "session_mode"],
    );
    for (key, value) in value.entries().unwrap_or_default() {
        match (&**key, value) {
            ("summary", _) if definition.description.is_none() => {
                definition.description = definition.text(key, value);
            }
            // Its items are the last lines before the result, and events are no items.
            ("streaming" | "session_mode", Value::Bool(false)) => {}
            ("summary" | "streaming" | "session_mode", _) => definition.keep(key, value),
            _ => {}
        }
    }
    if definition.input.is_none() {
        let open = vec![("type".into(), Value::String("object".into()))];
        definition.input = Some(Cow::Owned(Value::Object(open)));
        definition.input_path = "schema";
        let why = "`--discover` does not tell its arguments: the tool takes anything";
        definition
            .notes
            .push((NoteKind::Lost, "/schema".to_owned(), why.to_owned()));
    }
    definition
}

fn taken(text: Option<&Text>, place: &mut Option<Text>) -> bool {
    let text = text.filter(|text| !text.trim().is_empty());
    *place = text.cloned();
    place.is_some()
}

fn flag(value: &Value, place: &mut bool) -> bool {
    *place = *value == Value::Bool(true);
    matches!(value, Value::Bool(_))
}

/// The longest time that is taken for one: ten days.
const MOST_MILLISECONDS: u64 = 864_000_000;

fn milliseconds(value: &Value) -> Option<u64> {
    let Value::Number(text) = value else {
        return None;
    };
    let number = text.parse().ok();
    number.filter(|number| (1..=MOST_MILLISECONDS).contains(number))
}

/// Whether all effects are known; those that hold anyway are not said.
fn effects(value: &Value, definition: &mut Definition<'_>) -> bool {
    let Some(entries) = value.entries() else {
        return false;
    };
    let mut all = true;
    let effects = &mut definition.effects;
    for (key, value) in entries {
        match (&**key, value) {
            ("readonly" | "idempotent", Value::Bool(false)) => {}
            ("readonly", Value::Bool(true)) => effects.readonly = Some(true),
            ("idempotent", Value::Bool(true)) => effects.idempotent = Some(true),
            ("destructive", Value::Bool(hint)) => effects.destructive = Some(*hint),
            ("open_world", Value::Bool(hint)) => effects.open_world = Some(*hint),
            _ => all = false,
        }
    }
    if effects.readonly == Some(true) && effects.destructive.take() == Some(true) {
        let why = "a tool that only reads destroys nothing; `destructive` is left out";
        definition.note("effects/destructive", why.to_owned());
    }
    all
}

/// What the tool needs. Whoever calls a command needs a process, so that `none` does not hold here.
fn capabilities(key: &Text, value: &Value, definition: &mut Definition<'_>) {
    let mut value = value.clone();
    if let Value::List(needs) = &mut value {
        let before = needs.len();
        needs.retain(|need| need.text().is_none_or(|need| **need != *"none"));
        if needs.len() < before {
            let why = "a tool of a command needs a process; `none` is left out";
            let path = format!("/{key}");
            definition
                .notes
                .push((NoteKind::Normalised, path, why.to_owned()));
        }
        if needs.is_empty() {
            return;
        }
    }
    definition
        .meta
        .push((format!("dev.toolc/{key}").into(), value));
}

/// Whether the arguments are all that examples have, beside the line that runs them.
fn examples<'a>(value: &'a Value, definition: &mut Definition<'a>) -> bool {
    let Some(examples) = value.items() else {
        return false;
    };
    let arguments = |example: &'a Value| example.get("arguments");
    let arguments = examples.iter().filter_map(arguments);
    let arguments = arguments.filter(|arguments| arguments.entries().is_some());
    definition.examples.extend(arguments);
    examples.iter().all(|example| {
        let members = example.entries().unwrap_or_default();
        let is_known = |(key, _): &(Text, Value)| matches!(&**key, "command" | "arguments");
        members.iter().all(is_known)
            && example
                .get("arguments")
                .is_some_and(|it| it.entries().is_some())
    })
}

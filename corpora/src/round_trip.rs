//! Import and emit in the same format: the definition comes back, but for what `spec/import.md` lists as normalised.

use std::collections::{BTreeMap, HashMap};

use rayon::prelude::*;
use toolc_compiler::import::{NoteKind, value};
use toolc_compiler::ir::Value;
use toolc_templates::emit::{EmitNotation, emit};

use crate::dialects::{function, of_table};
use crate::groups::Group;
use crate::normal::{normal, schema};
use crate::rows::Row;
use crate::scores::Column;
use crate::told::{goal, list};

/// Prints how many definitions come back by format; whether the goal is met.
pub fn told(groups: &[Group], columns: &mut Vec<Column>, all: bool) -> bool {
    let mut column = Column::new("comes back");
    let results: Vec<(usize, Trip)> = groups
        .par_iter()
        .enumerate()
        .flat_map_iter(|(at, group)| of_group(group).into_iter().map(move |trip| (at, trip)))
        .collect();
    let mut formats: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut unexplained = Vec::new();
    let mut repaired = Vec::new();
    for (at, (format, is_repaired, difference)) in results {
        column.add(at, 1, difference.is_none());
        let sum = formats.entry(format).or_default();
        sum.0 += 1;
        sum.1 += usize::from(difference.is_none());
        match difference {
            Some(line) if is_repaired => repaired.push(line),
            Some(line) => unexplained.push(line),
            None => {}
        }
    }
    columns.push(column);
    println!("\n── round trip: import, then emit in the same format");
    for (format, (count, same)) in &formats {
        println!("{format:<24} {same:>6} of {count:>6} are the same");
    }
    let count: usize = formats.values().map(|(count, _)| count).sum();
    println!("{} differ by repairs that were told", repaired.len());
    if all {
        list(&repaired, all);
    }
    let explained = (count - unexplained.len()) as f64 / count.max(1) as f64 * 100.0;
    let fine = goal("the same, or explained by a repair", explained, 99.5, true);
    list(&unexplained, all);
    fine
}

/// The format, whether the definition was repaired, and what is not the same.
type Trip = (String, bool, Option<String>);

fn of_group(group: &Group) -> Vec<Trip> {
    let design = &group.checked.design;
    let tools: HashMap<&str, &toolc_compiler::ir::Tool> = design
        .tools
        .iter()
        .map(|tool| (&*tool.name, tool))
        .collect();
    let mut found = Vec::new();
    for (index, row) in group.rows.iter().enumerate() {
        let there = there(row);
        let definition = there.as_ref().unwrap_or(&row.definition);
        let (format, inner, input) = match row.format.as_str() {
            _ if there.is_some() => (EmitNotation::OpenAi, "", "parameters"),
            "mcp" => (EmitNotation::Mcp, "", "inputSchema"),
            "openai" => (EmitNotation::OpenAi, "function", "parameters"),
            "openai_legacy" => (EmitNotation::OpenAi, "", "parameters"),
            "openai_responses" => (EmitNotation::OpenAiResponses, "", "parameters"),
            "anthropic" => (EmitNotation::Anthropic, "", "input_schema"),
            "gemini" => (EmitNotation::Gemini, "", "parametersJsonSchema"),
            "langchain" => (EmitNotation::LangChain, "", "args_schema"),
            // An operation of OpenAPI becomes a tool, and no tool becomes an operation; the second forms are there as the first ones.
            _ => continue,
        };
        let mut own = group.tools(index);
        let Some((name, worst)) = own.next() else {
            continue;
        };
        let Some(tool) = tools.get(name) else {
            continue;
        };
        let Ok(emitted) = value(&emit(design, tool, format, false).json) else {
            continue;
        };
        let original = definition.get(inner).unwrap_or(definition);
        let emitted = emitted.get("function").unwrap_or(&emitted);
        let is_repaired = worst.is_some_and(|worst| worst <= NoteKind::Repaired);
        let difference = differs(original, emitted, input, format == EmitNotation::Mcp);
        found.push((
            row.format.clone(),
            is_repaired,
            difference.map(|difference| format!("{}: {difference}", row.id)),
        ));
    }
    found
}

/// The function of OpenAI that a definition of a dialect stands for; nothing for formats that come back as themselves.
fn there(row: &Row) -> Option<Value> {
    let is_dialect = ["bfcl", "acebench"]
        .iter()
        .any(|name| row.format.contains(name));
    let in_capitals = row.format == "gemini" && row.definition.get("parameters").is_some();
    // What the collection made of these tables has no items, values of enums and formats.
    let is_table = ["nestful", "tooltalk"]
        .iter()
        .any(|name| row.format.contains(name));
    if let Some(function) = of_table(&row.definition).filter(|_| is_table) {
        return Some(function);
    }
    match &row.lifted {
        Some(lifted) => Some(lifted.clone()),
        None if is_dialect || in_capitals => Some(function(&row.definition)),
        None => None,
    }
}

/// The first thing that is not the same.
fn differs(original: &Value, emitted: &Value, input: &str, is_mcp: bool) -> Option<String> {
    let text = |value: Option<&Value>| match value {
        Some(Value::String(text)) => normal(text),
        _ => String::new(),
    };
    for key in ["name", "description"] {
        let (there, here) = (text(original.get(key)), text(emitted.get(key)));
        let from_schema = key == "description" && there.is_empty();
        if there != here && !from_schema {
            return Some(format!("`{key}`: {there:?} became {here:?}"));
        }
    }
    let mut keys = vec![input];
    if is_mcp {
        keys.push("outputSchema");
    }
    for key in keys {
        // What has no schema takes no arguments.
        let nothing = Value::Object(Vec::new());
        let (there, here) = (original.get(key), emitted.get(key));
        if there.is_none() && key == input {
            continue;
        }
        let there = schema(there.unwrap_or(&nothing));
        let here = schema(here.unwrap_or(&nothing));
        if there != here {
            return Some(format!(
                "`{key}`:\n        {}\n        {}",
                near(&there, &here),
                near(&here, &there)
            ));
        }
    }
    None
}

/// Where one text leaves the other.
fn near(text: &str, other: &str) -> String {
    let at = text
        .bytes()
        .zip(other.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    let at = (0..=at)
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0);
    let start = text[..at]
        .char_indices()
        .rev()
        .nth(60)
        .map_or(0, |(at, _)| at);
    text[start..].chars().take(170).collect()
}

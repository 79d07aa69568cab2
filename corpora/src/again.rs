//! Emit, import, emit: in every format, what comes out the second time is what came out the first time.

use std::collections::BTreeMap;

use rayon::prelude::*;
use toolc_compiler::import::{NoteKind, Options, Source, import, value};
use toolc_compiler::ir::{Design, Value};
use toolc_compiler::{Input, compile};
use toolc_templates::emit::{EmitNotation, emit};

use crate::groups::Group;
use crate::normal::{normal, schema};
use crate::scores::Column;
use crate::told::{goal, list};

/// What was counted of a format.
#[derive(Default)]
struct Count {
    tools: usize,
    same: usize,
    /// Different, and a note of import says that something is.
    told: usize,
    different: Vec<String>,
}

/// Prints a line for each format; whether all meet the goal.
pub fn told(groups: &[Group], columns: &mut Vec<Column>, all: bool) -> bool {
    let own = |(_, group): &(usize, &Group)| !group.is_lifted();
    let work: Vec<(usize, &Group, EmitNotation)> = groups
        .iter()
        .enumerate()
        .filter(own)
        .flat_map(|(at, group)| {
            let formats = EmitNotation::ALL.iter();
            formats.map(move |(_, format)| (at, group, *format))
        })
        .collect();
    let counted: Vec<(usize, &str, Count)> = work
        .par_iter()
        .map(|(at, group, format)| (*at, format.name(), of_group(group, *format)))
        .collect();
    let mut column = Column::new("emits again");
    let mut formats: BTreeMap<&str, Count> = BTreeMap::new();
    for (at, name, one) in counted {
        column.add(at, one.same, true);
        column.add(at, one.tools - one.same, false);
        let count = formats.entry(name).or_default();
        count.tools += one.tools;
        count.same += one.same;
        count.told += one.told;
        count.different.extend(one.different);
    }
    columns.push(column);
    println!("\n── emit, import, emit: the same in every format");
    let mut fine = true;
    for (name, count) in &formats {
        println!(
            "{name:<24} {:>6} of {:>6} are the same, {} differ by repairs that were told",
            count.same, count.tools, count.told
        );
        let explained = (count.same + count.told) as f64 / count.tools.max(1) as f64 * 100.0;
        let what = format!("{name}: the same, or explained by a repair");
        fine &= goal(&what, explained, 99.5, true);
        list(&count.different, all);
    }
    fine
}

fn of_group(group: &Group, format: EmitNotation) -> Count {
    let first = emitted(&group.checked.design, format);
    let lines: Vec<String> = first.iter().map(Value::to_json).collect();
    let source = Source {
        label: group.source.clone(),
        text: format!("[{}]", lines.join(",")),
        notation: None,
        ..Source::default()
    };
    let imported = import(&[source], &Options::default());
    let inputs = imported.files.iter().map(|file| Input {
        path: format!("{}.tools", file.name),
        text: file.text.clone(),
    });
    let checked = compile(inputs.collect());
    let second: BTreeMap<String, Value> = checked
        .design
        .tools
        .iter()
        .map(|tool| tool.name.to_string())
        .zip(emitted(&checked.design, format))
        .collect();
    let mut count = Count {
        tools: first.len(),
        ..Count::default()
    };
    for (index, (tool, before)) in group.checked.design.tools.iter().zip(&first).enumerate() {
        let place = match first.len() {
            1 => String::new(),
            _ => format!("/{index}"),
        };
        let mut there = imported.report.tools.iter();
        let there = there.find(|tool| tool.place == place || tool.place == format!("/{index}"));
        let after = there.and_then(|tool| second.get(tool.name.as_deref()?));
        let Some(after) = after else {
            count.different.push(format!(
                "{} {}: it did not come back",
                group.source, tool.name
            ));
            continue;
        };
        let (before, after) = (said(before), said(after));
        if before == after {
            count.same += 1;
        } else if there.is_some_and(|tool| tool.worst.is_some_and(|kind| kind <= NoteKind::Escaped))
        {
            count.told += 1;
        } else {
            count.different.push(format!(
                "{} {}:\n        {before}\n        {after}",
                group.source, tool.name
            ));
        }
    }
    count
}

fn emitted(design: &Design, format: EmitNotation) -> Vec<Value> {
    let tools = design.tools.iter();
    tools
        .map(|tool| value(&emit(design, tool, format, false).json).unwrap_or(Value::Null))
        .collect()
}

/// What a definition says, schemas in one spelling.
fn said(definition: &Value) -> String {
    let Value::Object(members) = definition else {
        return definition.to_json();
    };
    let members = members.iter().filter_map(|(key, value)| {
        let value = match (&**key, value) {
            // What it was made from is for people.
            ("original_definition", _) => return None,
            ("function" | "toolSpec" | "tool", inner) => said(inner),
            ("inputSchema", inner) => schema(inner.get("json").unwrap_or(inner)),
            (
                "parameters"
                | "input_schema"
                | "outputSchema"
                | "parametersJsonSchema"
                | "responseJsonSchema"
                | "args_schema"
                | "inputs"
                | "outputs"
                | "x-outputs",
                inner,
            ) => schema(inner),
            ("properties", _) => schema(definition),
            ("required" | "$defs", _) => return None,
            ("description", Value::String(text)) => normal(text),
            (_, other) => other.to_json(),
        };
        Some(format!("{key}: {value}"))
    });
    members.collect::<Vec<_>>().join("; ")
}

//! Canonical records: through import, emit and canonicalize they come back, but for what `spec/import.md` lists as normalised.

use std::collections::BTreeMap;

use rayon::prelude::*;
use toolc_compiler::import::{NoteKind, Options, Source, canonicalize, import};
use toolc_compiler::ir::Value;
use toolc_compiler::{Input, compile};
use toolc_templates::emit::{EmitNotation, emit};

use crate::groups::Group;
use crate::normal::{normal, schema};
use crate::scores::Column;
use crate::told::{goal, list};

/// What was counted of a collection.
#[derive(Default)]
struct Count {
    records: usize,
    same: usize,
    /// Different, and a note of import says that something is.
    told: usize,
    different: Vec<String>,
}

/// Prints how many records come back; whether the goal is met.
pub fn told(groups: &[Group], columns: &mut Vec<Column>, all: bool) -> bool {
    let counted: Vec<(usize, Count)> = groups
        .par_iter()
        .enumerate()
        .map(|(at, group)| (at, of_group(group)))
        .collect();
    let mut column = Column::new("records");
    let mut sum = Count::default();
    for (at, one) in counted {
        column.add(at, one.same, true);
        column.add(at, one.records - one.same, false);
        sum.records += one.records;
        sum.same += one.same;
        sum.told += one.told;
        sum.different.extend(one.different);
    }
    columns.push(column);
    println!("\n── canonical records: import, emit, canonicalize");
    println!(
        "{} of {} are the same, {} differ by repairs that were told",
        sum.same, sum.records, sum.told
    );
    let explained = (sum.same + sum.told) as f64 / sum.records.max(1) as f64 * 100.0;
    let fine = goal("the same, or explained by a repair", explained, 99.9, true);
    list(&sum.different, all);
    fine
}

fn of_group(group: &Group) -> Count {
    let definitions = group.rows.iter().map(|row| row.definition.to_json());
    let records = definitions.filter_map(|text| canonicalize(&text, None).ok());
    let first: Vec<Value> = records.flatten().map(|record| record.tool).collect();
    let lines: Vec<String> = first.iter().map(Value::to_json).collect();
    let source = Source {
        label: group.source.clone(),
        text: lines.join("\n"),
        notation: None,
        ..Source::default()
    };
    let imported = import(&[source], &Options::default());
    let inputs = imported.files.iter().map(|file| Input {
        path: format!("{}.tools", file.name),
        text: file.text.clone(),
    });
    let design = compile(inputs.collect()).design;
    let second: BTreeMap<&str, Value> = design
        .tools
        .iter()
        .filter_map(|tool| {
            let text = emit(&design, tool, EmitNotation::Canonical, false).json;
            let record = canonicalize(&text, None).ok()?.pop()?;
            Some((&*tool.name, record.tool))
        })
        .collect();
    let mut count = Count {
        records: first.len(),
        ..Count::default()
    };
    for (index, before) in first.iter().enumerate() {
        let place = match first.len() {
            1 => String::new(),
            _ => format!("/{index}"),
        };
        let mut tools = imported.report.tools.iter();
        let there = tools.find(|tool| tool.place == place);
        let after = there.and_then(|tool| second.get(tool.name.as_deref()?));
        let is_told = there
            .and_then(|tool| tool.worst)
            .is_some_and(|kind| kind <= NoteKind::Escaped);
        let difference = match after {
            Some(after) => difference(before, after),
            None => Some(("", "it did not come back".to_owned())),
        };
        match difference {
            None => count.same += 1,
            // Only names and schemas are repaired.
            Some(("name" | "inputs" | "outputs", _)) if is_told => count.told += 1,
            Some((_, difference)) => {
                let name = before.get("name").map_or(String::new(), Value::to_json);
                let line = format!("{} {name}: {difference}", group.source);
                count.different.push(line);
            }
        }
    }
    count
}

/// The first member that is not the same. Descriptions and schemas come back as their meaning, all others as they were.
fn difference<'r>(before: &'r Value, after: &Value) -> Option<(&'r str, String)> {
    let members = before.entries().unwrap_or_default().iter();
    let keys: Vec<&str> = members.map(|(key, _)| &**key).collect();
    let of = |record: &Value, key: &str| match (key, record.get(key)) {
        ("description", Some(Value::String(text))) => normal(text),
        ("inputs" | "outputs", Some(value)) => schema(value),
        (_, value) => value.map_or(String::new(), Value::to_json),
    };
    let mut pairs = keys
        .into_iter()
        .map(|key| (key, of(before, key), of(after, key)));
    let (key, before, after) = pairs.find(|(_, before, after)| before != after)?;
    let difference = format!("`{key}`:\n        {before}\n        {after}");
    Some((key, difference))
}

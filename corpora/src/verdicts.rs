//! Judged values: instances and recorded calls, held to the tables of the tools that definitions became.

use std::collections::{BTreeMap, HashMap};
use std::path::Path;

use rayon::prelude::*;
use toolc_compiler::import::NoteKind;
use toolc_compiler::ir::Value;
use toolrt::diagnose;
use toolrt::table::Table;

use crate::groups::Group;
use crate::rows::{read, text};
use crate::tables::Tables;
use crate::told::list;

/// Tools by the id of their definition: the table of their arguments, and the worst that happened to them.
type Judges = HashMap<String, Judge>;

/// The table of a tool's arguments, and the worst that happened to it.
type Judge = (Table, Option<NoteKind>);

/// Prints how many verdicts agree; whether all of those that must do.
pub fn told(groups: &[Group], folder: &Path, all: bool) -> Result<bool, String> {
    let judges = judges(groups);
    let mut fine = true;
    for (name, verdict) in [("instances.jsonl", "valid"), ("calls.jsonl", "conforms")] {
        let rows = read(folder, name)?;
        if rows.is_empty() {
            continue;
        }
        fine &= judged(name, verdict, &rows, &judges, all);
    }
    Ok(fine)
}

fn judges(groups: &[Group]) -> Judges {
    let judged: Vec<Vec<(String, Judge)>> = groups.par_iter().map(of_group).collect();
    // Where calls were judged by another form of the tool, that form counts.
    let (lifted, own): (Vec<_>, Vec<_>) = judged
        .into_iter()
        .zip(groups)
        .partition(|(_, group)| group.is_lifted());
    own.into_iter()
        .chain(lifted)
        .flat_map(|(judges, _)| judges)
        .collect()
}

fn of_group(group: &Group) -> Vec<(String, Judge)> {
    let design = &group.checked.design;
    let mut tables = Tables::new(design);
    let tools: HashMap<&str, &toolc_compiler::ir::Tool> = design
        .tools
        .iter()
        .map(|tool| (&*tool.name, tool))
        .collect();
    let mut found = Vec::new();
    for (index, row) in group.rows.iter().enumerate() {
        let mut own = group.tools(index);
        let (Some((name, worst)), None) = (own.next(), own.next()) else {
            continue;
        };
        let Some(tool) = tools.get(name) else {
            continue;
        };
        let table = Table::Record(tables.record(name, &tool.payload.record));
        let declared = tool
            .payload
            .declared
            .and_then(|id| design[id].schema.as_ref());
        let table = match declared {
            Some(keywords) => crate::tables::schema(table, keywords),
            None => table,
        };
        found.push((row.id.clone(), (table, worst)));
    }
    found
}

fn judged(name: &str, verdict: &str, rows: &[Value], judges: &Judges, all: bool) -> bool {
    let results: Vec<(bool, Option<String>)> = rows
        .par_iter()
        .filter_map(|row| {
            let id = text(row, "definition_ref");
            let (table, worst) = judges.get(&id)?;
            let expected = *row.get(verdict)? == Value::Bool(true);
            let arguments = row.get("arguments")?.to_json();
            let issues = diagnose(*table, arguments.as_bytes());
            let must = worst.is_none_or(|worst| worst >= NoteKind::Escaped);
            let differs = issues.is_empty() != expected;
            let line = differs.then(|| {
                let why = match issues.first() {
                    Some(issue) => issue.message.clone(),
                    None => format!(
                        "accepted; the collection says {}",
                        row.get("error")
                            .or(row.get("errors"))
                            .map(Value::to_json)
                            .unwrap_or_default()
                    ),
                };
                let shown: String = arguments.chars().take(160).collect();
                let why: String = why.chars().take(200).collect();
                format!("{id}: {why} — {shown}")
            });
            Some((must, line))
        })
        .collect();
    let unjudged = rows.len() - results.len();
    let mut sums: BTreeMap<bool, (usize, Vec<String>)> = BTreeMap::new();
    for (must, line) in results {
        let sum = sums.entry(!must).or_default();
        sum.0 += 1;
        sum.1.extend(line);
    }
    println!("\n── verdicts: {name} ({unjudged} of no tool)");
    let mut fine = true;
    for (repaired, (count, lines)) in sums {
        let what = if repaired { "repaired" } else { "unrepaired" };
        let agree = count - lines.len();
        println!(
            "{what}: {agree} of {count} agree ({:.3} %)",
            agree as f64 / count.max(1) as f64 * 100.0
        );
        list(&lines, all);
        fine &= repaired || lines.is_empty();
    }
    fine
}

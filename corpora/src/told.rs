//! How many definitions are imported, and how: a table by format.

use std::collections::BTreeMap;

use toolc_compiler::import::NoteKind;

use crate::groups::Group;
use crate::scores::Column;

#[derive(Default)]
struct Count {
    definitions: usize,
    imported: usize,
    kept: usize,
    repaired: usize,
    escaped: usize,
    lost: usize,
}

/// Prints the table; whether the goals are met.
pub fn imports(groups: &[Group], columns: &mut Vec<Column>, all: bool) -> bool {
    let mut column = Column::new("as it was");
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    let mut fine = true;
    let own = |(_, group): &(usize, &Group)| !group.is_lifted();
    for (at, group) in groups.iter().enumerate().filter(own) {
        for (index, row) in group.rows.iter().enumerate() {
            let count = counts.entry(row.format.clone()).or_default();
            count.definitions += 1;
            let tools: Vec<_> = group.tools(index).collect();
            let worst = tools.iter().filter_map(|(_, worst)| *worst).min();
            count.imported += usize::from(!tools.is_empty());
            column.add(at, 1, worst.is_none_or(|worst| worst > NoteKind::Escaped));
            match worst {
                Some(NoteKind::Lost) => count.lost += 1,
                Some(NoteKind::Repaired) => count.repaired += 1,
                Some(NoteKind::Escaped) => count.escaped += 1,
                Some(NoteKind::Normalised) | None => count.kept += 1,
            }
        }
    }
    columns.push(column);
    println!("── import: definitions by format\n");
    println!(
        "{:<32} {:>7} {:>9} {:>7} {:>9} {:>8} {:>6}",
        "format", "rows", "imported", "kept", "repaired", "escaped", "lost"
    );
    let mut sum = Count::default();
    for (format, count) in &counts {
        line(format, count);
        sum.definitions += count.definitions;
        sum.imported += count.imported;
        sum.kept += count.kept;
        sum.repaired += count.repaired;
        sum.escaped += count.escaped;
        sum.lost += count.lost;
    }
    line("all", &sum);
    let share = sum.imported as f64 / sum.definitions.max(1) as f64;
    fine &= goal("imported", share * 100.0, 99.9, true);
    let mcp = counts.get("mcp").map_or((0, 0), |count| {
        (count.definitions, escaped_of(groups, "mcp"))
    });
    if mcp.0 > 0 {
        fine &= goal(
            "`@schema` in MCP definitions",
            mcp.1 as f64 / mcp.0 as f64 * 100.0,
            0.5,
            false,
        );
    }
    let errors: Vec<String> = groups.iter().flat_map(Group::errors).collect();
    println!("\n`toolc check`: {} errors", errors.len());
    list(&errors, all);
    let unformatted: Vec<String> = groups
        .iter()
        .filter(|group| !group.is_formatted)
        .map(|group| group.source.clone())
        .collect();
    println!(
        "`toolc fmt --check`: {} sources would change",
        unformatted.len()
    );
    list(&unformatted, all);
    notes(groups, all);
    fine && errors.is_empty() && unformatted.is_empty()
}

fn escaped_of(groups: &[Group], format: &str) -> usize {
    groups
        .iter()
        .map(|group| {
            let notes = group
                .imported
                .report
                .notes
                .iter()
                .filter(|note| note.kind == NoteKind::Escaped);
            let tools: std::collections::BTreeSet<&str> =
                notes.map(|note| note.tool.as_str()).collect();
            let of_format = group
                .imported
                .report
                .tools
                .iter()
                .filter(|tool| tool.notation == format);
            of_format
                .filter(|tool| tools.contains(tool.original.as_str()))
                .count()
        })
        .sum()
}

/// The kinds of notes, by how often each occurs, with an example.
fn notes(groups: &[Group], all: bool) {
    let mut kinds: BTreeMap<(NoteKind, String), (usize, String)> = BTreeMap::new();
    for note in groups.iter().flat_map(|group| &group.imported.report.notes) {
        // What stands in back-ticks differs from note to note.
        let parts: Vec<&str> = note.message.split('`').step_by(2).collect();
        let entry = kinds.entry((note.kind, parts.join("`…`"))).or_default();
        entry.0 += 1;
        if entry.1.is_empty() {
            entry.1 = format!(
                "{} {}{}: {}",
                note.source, note.tool, note.path, note.message
            );
        }
    }
    let mut kinds: Vec<_> = kinds.into_iter().collect();
    kinds.sort_by_key(|((kind, _), (count, _))| (*kind, std::cmp::Reverse(*count)));
    println!("\n── notes by kind");
    for ((kind, _), (count, example)) in kinds {
        if kind != NoteKind::Normalised || all {
            let example: String = example.chars().take(260).collect();
            println!("{count:>6} {:<10} {example}", kind.word());
        }
    }
}

fn line(name: &str, count: &Count) {
    println!(
        "{name:<32} {:>7} {:>9} {:>7} {:>9} {:>8} {:>6}",
        count.definitions, count.imported, count.kept, count.repaired, count.escaped, count.lost
    );
}

/// Prints a share beside its goal.
pub fn goal(what: &str, is: f64, goal: f64, at_least: bool) -> bool {
    let fine = if at_least { is >= goal } else { is <= goal };
    let sign = if at_least { "≥" } else { "≤" };
    println!(
        "{} {what}: {is:.3} % (goal {sign} {goal} %)",
        if fine { "✓" } else { "✗" }
    );
    fine
}

/// Prints the first of some lines, or all.
pub fn list(lines: &[String], all: bool) {
    let most = if all { usize::MAX } else { 25 };
    for line in lines.iter().take(most) {
        println!("    {line}");
    }
    if lines.len() > most {
        println!("    … and {} more", lines.len() - most);
    }
}

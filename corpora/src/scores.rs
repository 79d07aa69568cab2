//! What the measures found, as a table by source and format.

use std::collections::BTreeMap;

use crate::groups::Group;

/// A measure: of how many it holds, by the place of the group.
pub struct Column {
    name: String,
    cells: BTreeMap<usize, (usize, usize)>,
}

impl Column {
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            cells: BTreeMap::new(),
        }
    }

    /// Counts some of a group, for which the measure holds or does not.
    pub fn add(&mut self, group: usize, count: usize, holds: bool) {
        let cell = self.cells.entry(group).or_default();
        cell.0 += if holds { count } else { 0 };
        cell.1 += count;
    }
}

/// Prints the table; the servers of MCP are one line, unless all are asked for.
pub fn told(groups: &[Group], columns: &[Column], all: bool) {
    if columns.is_empty() {
        return;
    }
    let mut lines: BTreeMap<String, (usize, Vec<(usize, usize)>)> = BTreeMap::new();
    for (at, group) in groups
        .iter()
        .enumerate()
        .filter(|(_, one)| !one.is_lifted())
    {
        let is_server = group.rows.iter().any(|row| row.is_server);
        let name = match is_server && !all {
            true => "servers mcp".to_owned(),
            false => group.source.clone(),
        };
        for name in [name, "∑".to_owned()] {
            let line = lines
                .entry(name)
                .or_insert_with(|| (0, vec![(0, 0); columns.len()]));
            line.0 += group.rows.len();
            // Values that another form of the same definitions was asked about count here.
            let source = group.source.strip_suffix(&*group.rows[0].format);
            let source = source.map(str::trim_end);
            let other = groups.iter().position(|other| {
                other.is_lifted() && other.source.strip_suffix(" lifted") == source
            });
            for (sum, column) in line.1.iter_mut().zip(columns) {
                for at in [Some(at), other].into_iter().flatten() {
                    let (good, of) = column.cells.get(&at).copied().unwrap_or_default();
                    sum.0 += good;
                    sum.1 += of;
                }
            }
        }
    }
    println!("\n── by source and format: of how many each measure holds\n");
    print!("{:<58} {:>6}", "", "rows");
    for column in columns {
        print!(" {:>15}", column.name);
    }
    println!();
    for (name, (rows, cells)) in &lines {
        let name: String = name.chars().take(58).collect();
        print!("{name:<58} {rows:>6}");
        for (good, of) in cells {
            let cell = match (good, of) {
                (_, 0) => "–".to_owned(),
                (good, of) if good == of => good.to_string(),
                (good, of) => format!("{good}/{of}"),
            };
            print!(" {cell:>15}");
        }
        println!();
    }
}

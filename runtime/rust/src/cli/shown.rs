//! Results as people read them.

use std::borrow::Cow;
use std::collections::HashSet;

use super::lines::{cut, one_line, seen, spaces, width};
use super::rows::{cell, cell_of, first_cell, rows_of};
use super::screen::Screen;
use crate::json::{Object, Value};

/// The narrowest that a column of a table gets.
const NARROWEST: usize = 6;

/// What stands between two columns.
const GAP: &str = "  ";

/// A result as tables, aligned fields and texts. `field` has its rows, if it is a record that has any.
pub fn for_people(result: &Value, field: Option<&str>, screen: &Screen) -> String {
    let lines = lines(result, field, screen);
    let lines = lines.iter().map(|line| format!("{}\n", line.trim_end()));
    lines.collect()
}

fn lines(result: &Value, field: Option<&str>, screen: &Screen) -> Vec<String> {
    let Some(rows) = rows_of(result, field) else {
        return match result.as_object() {
            Some(members) => record(members.iter(), screen),
            None => text(result),
        };
    };
    let mut lines = table(rows, screen);
    match (field, result.as_object()) {
        (Some(field), Some(members)) => {
            if rows.is_empty() {
                lines = vec![format!("{}: none", one_line(field))];
            }
            let mut rest = members.iter().filter(|(key, _)| *key != field).peekable();
            if rest.peek().is_some() {
                lines.push(String::new());
                lines.extend(record(rest, screen));
            }
        }
        _ if rows.is_empty() => lines = vec!["none".into()],
        _ => {}
    }
    lines
}

fn text(value: &Value) -> Vec<String> {
    if *value == Value::Null {
        return Vec::new();
    }
    seen(&cell(value)).split('\n').map(str::to_owned).collect()
}

/// Rows as a table; scalars one a line.
fn table(rows: &[Value], screen: &Screen) -> Vec<String> {
    let records = rows.iter().filter_map(Value::as_object);
    if records.filter(|record| !record.is_empty()).count() < rows.len() {
        return rows.iter().flat_map(text).collect();
    }
    let names = names(rows);
    let heads = names
        .iter()
        .map(|name| one_line(name).to_uppercase().replace('_', " "));
    let mut columns: Vec<Column> = heads
        .zip(&names)
        .map(|(head, name)| Column::of(head, name, rows))
        .collect();
    let gaps = GAP.len() * columns.len().saturating_sub(1);
    fit(&mut columns, screen.width.saturating_sub(gaps));
    let line = |at: usize| {
        let cells = columns.iter().map(|column| column.cell(at));
        let line = cells.collect::<Vec<_>>().join(GAP);
        line.trim_end().to_owned()
    };
    let mut lines = vec![screen.bold(&line(0))];
    lines.extend((1..=rows.len()).map(line));
    lines
}

/// A column of a table.
struct Column {
    /// The head, and the cells below.
    cells: Vec<String>,
    size: usize,
    /// Whether all cells are numbers, which stand at the right.
    is_right: bool,
}

impl Column {
    fn of(head: String, name: &str, rows: &[Value]) -> Self {
        let mut cells = vec![head];
        cells.extend(
            rows.iter()
                .map(|row| row.get(name).map_or(String::new(), short)),
        );
        let size = cells.iter().map(|cell| width(cell)).max().unwrap_or(0);
        let is_number = |row: &Value| matches!(row.get(name), Some(Value::Number(_)));
        Self {
            cells,
            size,
            is_right: rows.iter().all(is_number),
        }
    }

    fn cell(&self, at: usize) -> String {
        let short = cut(&self.cells[at], self.size);
        let space = spaces(self.size.saturating_sub(width(&short)));
        if self.is_right {
            space + &short
        } else {
            short.into_owned() + &space
        }
    }
}

/// Makes the widest columns narrower until all fit.
fn fit(columns: &mut [Column], room: usize) {
    loop {
        let sizes = columns.iter().map(|column| column.size);
        let over = sizes.clone().sum::<usize>().saturating_sub(room);
        let widest = sizes.clone().max().unwrap_or(0);
        if over == 0 || widest <= NARROWEST {
            return;
        }
        let next = sizes.clone().filter(|size| *size < widest).max();
        let count = sizes.filter(|size| *size == widest).count();
        let least = widest.saturating_sub(over.div_ceil(count));
        let least = least.max(next.unwrap_or(0)).max(NARROWEST);
        let widest = columns.iter_mut().filter(|column| column.size == widest);
        widest.for_each(|column| column.size = least);
    }
}

fn record<'v>(members: impl Iterator<Item = (&'v str, &'v Value)>, screen: &Screen) -> Vec<String> {
    let members: Vec<(String, &Value)> = members
        .map(|(name, value)| (one_line(name), value))
        .collect();
    let size = members
        .iter()
        .map(|(name, _)| width(name))
        .max()
        .unwrap_or(0);
    let mut lines = Vec::new();
    for (name, value) in members {
        let bold = screen.bold(&name);
        if let Some(rows) = records(value) {
            let inner = Screen {
                width: screen.width.saturating_sub(GAP.len()),
                ..*screen
            };
            lines.push(bold);
            lines.extend(
                table(rows, &inner)
                    .iter()
                    .map(|line| format!("{GAP}{line}")),
            );
            continue;
        }
        let texts = match value.as_str() {
            Some(_) => text(value),
            None => vec![short(value)],
        };
        let mut start = bold + &spaces(size - width(&name));
        for text in texts {
            lines.push(format!("{start}{GAP}{text}").trim_end().to_owned());
            start = spaces(size);
        }
    }
    lines
}

/// The items of a list that has objects only.
fn records(value: &Value) -> Option<&[Value]> {
    let rows = value.as_array().filter(|rows| !rows.is_empty())?;
    let are_records = rows.iter().all(|row| row.as_object().is_some());
    are_records.then_some(rows)
}

/// A value on one line.
fn short(value: &Value) -> String {
    let is_scalar = |item: &Value| item.as_array().is_none() && item.as_object().is_none();
    match value.as_array() {
        Some(items) if !items.is_empty() && items.iter().all(is_scalar) => {
            let items = items.iter().map(|item| one_line(&cell(item)));
            items.collect::<Vec<_>>().join(", ")
        }
        Some(_) | None => one_line(&cell(value)),
    }
}

/// The names of all fields of rows, in order.
fn names(rows: &[Value]) -> Vec<&str> {
    let records = rows.iter().filter_map(Value::as_object);
    let names = records.flat_map(Object::iter).map(|(name, _)| name);
    let mut known = HashSet::new();
    names.filter(|name| known.insert(*name)).collect()
}

/// The rows of a result; the result itself if it has none.
fn rows_or_whole<'v>(result: &'v Value, field: Option<&str>) -> &'v [Value] {
    rows_of(result, field).unwrap_or(std::slice::from_ref(result))
}

/// Each row as a line of JSON.
pub fn json_lines(result: &Value, field: Option<&str>) -> String {
    let rows = rows_or_whole(result, field).iter();
    rows.map(|row| row.to_json() + "\n").collect()
}

/// Each row as a line, with tabs between its fields.
pub fn plain(result: &Value, field: Option<&str>) -> String {
    let Some(rows) = rows_of(result, field) else {
        return plain_whole(result);
    };
    let names = names(rows);
    let line = |row: &Value| {
        let cells: Vec<String> = match row.as_object() {
            Some(_) => names
                .iter()
                .map(|name| escaped(&cell_of(row, name)))
                .collect(),
            None => vec![escaped(&cell(row))],
        };
        cells.join("\t") + "\n"
    };
    rows.iter().map(line).collect()
}

/// A result without rows: a record as a line for each field.
fn plain_whole(result: &Value) -> String {
    match result {
        Value::Null => String::new(),
        Value::Object(members) => {
            let line = |(name, value)| format!("{}\t{}\n", escaped(name), escaped(&cell(value)));
            members.iter().map(line).collect()
        }
        Value::Bool(_) | Value::Number(_) | Value::String(_) | Value::Array(_) => {
            format!("{}\n", seen(&cell(result)))
        }
    }
}

fn escaped(text: &str) -> String {
    let text = text.replace('\\', r"\\").replace('\t', r"\t");
    let text = text.replace('\n', r"\n").replace('\r', r"\r");
    match seen(&text) {
        Cow::Borrowed(_) => text,
        Cow::Owned(seen) => seen,
    }
}

/// The first field of each row, ended by a NUL. A NUL inside of it is left out: it would end the field.
pub fn print0(result: &Value, field: Option<&str>) -> String {
    let rows = rows_or_whole(result, field).iter();
    rows.map(|row| first_cell(row).replace('\0', "") + "\0")
        .collect()
}

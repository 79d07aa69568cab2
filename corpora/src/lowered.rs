//! Schemas for providers: inside of what each documents, and what strict models send by them is what was meant.

use std::collections::{BTreeMap, HashMap};

use rayon::prelude::*;
use serde_json::Value;
use toolc_compiler::ir::{Design, Tool};
use toolc_compiler::providers::{PROVIDERS, Provider, provider};
use toolc_designs::keys::repeated_key;
use toolc_designs::sent::{Scope, or_null};
use toolc_templates::emit::{self, EmitNotation, emit};
use toolc_templates::schema::{Loss, Lowered, Undo, lowered, violations};
use toolrt::table::Table;
use toolrt::{diagnose, undone};

use crate::asked::{Answers, Asked};
use crate::groups::Group;
use crate::scores::Column;
use crate::told::list;
use crate::verdicts::tables;

/// What was counted for a provider.
#[derive(Default)]
struct Count {
    schemas: usize,
    /// Those that the provider may hold models to.
    strict: usize,
    /// What the provider would refuse.
    violations: Vec<String>,
    /// Those that the provider does not take the names in, which are the author's; losses tell.
    names: usize,
    values: usize,
    /// Values that went through another shape and were the same in the end.
    same: usize,
    /// Values that the shape cannot say, as a loss tells; among them any values as JSON in a text, which come back by what is
    /// undone, and which the runtime leaves as they are.
    told: usize,
    /// Values that are something else in the end, untold.
    lost: Vec<String>,
}

/// Prints a table by provider; whether nothing is violated and nothing is lost.
pub fn told(
    groups: &[Group],
    asked: &[Asked],
    answering: &HashMap<String, Answers>,
    columns: &mut Vec<Column>,
    all: bool,
) -> bool {
    let mut values: Vec<HashMap<&str, Vec<&str>>> = vec![HashMap::new(); groups.len()];
    for one in asked.iter().filter(|one| one.valid) {
        if let Some(answers) = answering.get(&one.id) {
            let of_tool = values[answers.group].entry(&answers.tool).or_default();
            of_tool.push(&one.arguments);
        }
    }
    let work: Vec<(usize, &Tool)> = groups
        .iter()
        .enumerate()
        .flat_map(|(at, group)| {
            group
                .checked
                .design
                .tools
                .iter()
                .map(move |tool| (at, tool))
        })
        .filter(|(at, tool)| !groups[*at].is_lifted() || values[*at].contains_key(&*tool.name))
        .collect();
    let tables: Vec<HashMap<String, Table>> = groups.par_iter().map(tables).collect();
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    let counted: Vec<(usize, &str, Count)> = work
        .par_iter()
        .flat_map_iter(|(at, tool)| {
            let group = &groups[*at];
            let own = values[*at].get(&*tool.name).map_or(&[][..], |own| own);
            let table = tables[*at].get(&*tool.name).copied();
            PROVIDERS.iter().map(move |provider| {
                let source = &group.source;
                let design = &group.checked.design;
                (
                    *at,
                    provider.name,
                    of_tool(source, design, tool, provider, table, own),
                )
            })
        })
        .collect();
    let mut column = Column::new("lowered");
    for (at, name, one) in counted {
        column.add(at, 1, one.violations.is_empty() && one.lost.is_empty());
        let count = counts.entry(name).or_default();
        count.schemas += one.schemas;
        count.strict += one.strict;
        count.names += one.names;
        count.values += one.values;
        count.same += one.same;
        count.told += one.told;
        count.violations.extend(one.violations);
        count.lost.extend(one.lost);
    }
    columns.push(column);
    println!("\n── schemas for providers, and valid values through their shapes\n");
    println!(
        "{:<18} {:>8} {:>8} {:>9} {:>6} │ {:>7} {:>7} {:>6} {:>6}",
        "provider", "schemas", "strict", "violated", "names", "values", "same", "told", "lost"
    );
    let mut fine = true;
    for (name, count) in &counts {
        println!(
            "{name:<18} {:>8} {:>8} {:>9} {:>6} │ {:>7} {:>7} {:>6} {:>6}",
            count.schemas,
            count.strict,
            count.violations.len(),
            count.names,
            count.values,
            count.same,
            count.told,
            count.lost.len()
        );
        fine &= count.violations.is_empty() && count.lost.is_empty();
    }
    for (name, count) in &counts {
        for (what, lines) in [("outside", &count.violations), ("lost", &count.lost)] {
            if !lines.is_empty() {
                println!("{name}: {what}");
                list(lines, all);
            }
        }
    }
    fine
}

fn of_tool(
    source: &str,
    design: &Design,
    tool: &Tool,
    one: &Provider,
    table: Option<Table>,
    values: &[&str],
) -> Count {
    let arguments = lowered(design, tool, one);
    // Without its strict mode, a provider is sent what it takes then.
    let plain = one.name.trim_end_matches("-strict");
    let rules = match provider(plain) {
        Some(plain) if one.strict && !arguments.strict => plain,
        _ => one,
    };
    let mut count = Count {
        schemas: 1,
        strict: usize::from(arguments.strict),
        ..Count::default()
    };
    let place = format!("{source} {}", tool.name);
    let Ok(schema) = serde_json::from_str::<Value>(&arguments.schema) else {
        count.violations.push(format!("{place}: no JSON"));
        return count;
    };
    for line in violations(&schema, rules) {
        match line.starts_with("the name `") {
            true => count.names += 1,
            false => count.violations.push(format!("{place}: {line}")),
        }
    }
    // And so does what is sent as a whole, with what was kept of it.
    let takes_it = |format: EmitNotation| match format.provider(one.strict) {
        Some(own) => own == one,
        // Those that no provider takes are looked at once.
        None => one.name == "openai" && format.provider(false).is_none(),
    };
    for (name, format) in EmitNotation::ALL
        .into_iter()
        .filter(|(_, format)| takes_it(*format))
    {
        let whole = emit(design, tool, format, one.strict).json;
        if let Some(key) = repeated_key(&whole) {
            let line = format!("{place}: {name}: the key `{key}` stands twice in an object");
            count.violations.push(line);
        }
        let Ok(definition) = serde_json::from_str::<Value>(&whole) else {
            continue;
        };
        let found = emit::violations(&definition, format).into_iter();
        let told = found.map(|line| format!("{place}: {name}: {line}"));
        count.violations.extend(told);
    }
    let Some(table) = table.filter(|_| arguments.undo != Undo::Nothing && !values.is_empty())
    else {
        return count;
    };
    let mut schema = schema;
    or_null(&mut schema);
    let takes = match jsonschema::options().build(&schema) {
        Ok(takes) => takes,
        Err(error) => {
            count
                .violations
                .push(format!("{place}: no schema: {error}"));
            return count;
        }
    };
    for text in values {
        // What a repair made not valid is nothing to send.
        if !diagnose(table, text.as_bytes()).is_empty() {
            continue;
        }
        count.values += 1;
        match trip(&arguments, &takes, table, text) {
            Ok(Some(back)) if same(&back, text) => count.same += 1,
            Ok(_)
                if arguments
                    .losses
                    .iter()
                    .any(|loss| loss.what.contains("cannot be")) =>
            {
                count.told += 1;
            }
            Ok(Some(_)) if as_text(&arguments) && described(&arguments, text) => count.told += 1,
            Ok(Some(back)) => count
                .lost
                .push(format!("{place}: {text} came back as {back}")),
            Ok(None) => count.lost.push(format!("{place}: no way to send {text}")),
            Err(sent) => count
                .lost
                .push(format!("{place}: {text} sent as {sent} is refused")),
        }
    }
    count
}

/// Sends a value as a strict model would, and takes it as generated code does; nothing where the schema has no form for it.
fn trip(
    arguments: &Lowered,
    takes: &jsonschema::Validator,
    table: Table,
    text: &str,
) -> Result<Option<String>, String> {
    let Ok(value) = serde_json::from_str::<Value>(text) else {
        return Ok(None);
    };
    let scope = Scope::of(&arguments.undo);
    let all = scope.sent(scope.root, &value);
    let Some(sent) = all.into_iter().find(|sent| takes.is_valid(sent)) else {
        return Ok(None);
    };
    let sent = sent.to_string();
    let back = undone(table, sent.as_bytes()).unwrap_or_else(|| sent.clone().into_bytes());
    match diagnose(table, &back).is_empty() {
        true => Ok(Some(String::from_utf8_lossy(&back).into_owned())),
        false => Err(sent),
    }
}

/// Whether any value goes as a text that holds it.
fn as_text(arguments: &Lowered) -> bool {
    let told = |loss: &Loss| loss.what.contains("a text that holds JSON");
    arguments.losses.iter().any(told)
}

/// Whether a value comes back by what the lowering says is undone.
fn described(arguments: &Lowered, text: &str) -> bool {
    let Ok(value) = serde_json::from_str::<Value>(text) else {
        return false;
    };
    let scope = Scope::of(&arguments.undo);
    let all = scope.sent(scope.root, &value);
    !all.is_empty()
        && all
            .iter()
            .all(|sent| scope.undone(scope.root, sent).contains(&value))
}

/// Whether two documents say the same, in any order of members.
fn same(back: &str, text: &str) -> bool {
    match (
        serde_json::from_str::<Value>(back),
        serde_json::from_str::<Value>(text),
    ) {
        (Ok(back), Ok(value)) => back == value,
        _ => false,
    }
}

//! How judged values and tools agree: by the tables of the tools that definitions became, in place of generated code.

use std::collections::{BTreeMap, HashMap};

use rayon::prelude::*;
use toolc_designs::Tables;
use toolrt::diagnose;
use toolrt::table::Table;

use crate::asked::{Answers, Asked, FILES};
use crate::groups::Group;
use crate::scores::Column;
use crate::told::list;

/// Types that hold themselves are made so many times into each other.
pub const DEEPEST: usize = 20;

/// What became of a question: where it was asked, and what is wrong with the answer.
pub struct Verdict<'a> {
    pub asked: &'a Asked,
    pub group: usize,
    pub must: bool,
    pub wrong: Option<String>,
}

/// Asks the tables, and prints how many verdicts agree; whether all of those that must do.
pub fn told(
    groups: &[Group],
    asked: &[Asked],
    answering: &HashMap<String, Answers>,
    columns: &mut Vec<Column>,
    all: bool,
) -> bool {
    let tables: Vec<HashMap<String, Table>> = groups.par_iter().map(self::tables).collect();
    let verdicts: Vec<Verdict> = asked
        .par_iter()
        .filter_map(|asked| {
            let answers = answering.get(&asked.id)?;
            let table = tables[answers.group].get(&answers.tool)?;
            let issues = diagnose(*table, asked.arguments.as_bytes());
            let wrong = (issues.is_empty() != asked.valid).then(|| match issues.first() {
                Some(issue) => issue.message.clone(),
                None => "accepted".to_owned(),
            });
            Some(Verdict {
                asked,
                group: answers.group,
                must: answers.must,
                wrong,
            })
        })
        .collect();
    agreement(
        "tables of the runtime",
        "tables agree",
        asked,
        &verdicts,
        columns,
        all,
    )
}

/// Prints how many verdicts agree, and all that do not.
pub fn agreement(
    who: &str,
    name: &str,
    asked: &[Asked],
    verdicts: &[Verdict],
    columns: &mut Vec<Column>,
    all: bool,
) -> bool {
    let mut column = Column::new(name);
    for verdict in verdicts {
        column.add(verdict.group, 1, verdict.wrong.is_none());
    }
    columns.push(column);
    let mut fine = true;
    for (file, verdict) in FILES {
        let of_file = |asked: &Asked| asked.file == file;
        let count = asked.iter().filter(|one| of_file(one)).count();
        let mut sums: BTreeMap<bool, (usize, Vec<String>)> = BTreeMap::new();
        for one in verdicts.iter().filter(|one| of_file(one.asked)) {
            let sum = sums.entry(!one.must).or_default();
            sum.0 += 1;
            if let Some(wrong) = &one.wrong {
                let shown: String = one.asked.arguments.chars().take(160).collect();
                let wrong: String = wrong.chars().take(200).collect();
                let says = match one.asked.valid {
                    true => "valid".to_owned(),
                    false => format!("not valid: {}", one.asked.why),
                };
                sum.1.push(format!(
                    "{}: {wrong} — {shown} (`{verdict}` says {says})",
                    one.asked.id
                ));
            }
        }
        let answered: usize = sums.values().map(|(count, _)| count).sum();
        if count == 0 {
            continue;
        }
        println!(
            "\n── verdicts by {who}: {file} ({} of no tool)",
            count - answered
        );
        for (repaired, (count, lines)) in sums {
            let what = if repaired { "repaired" } else { "unrepaired" };
            let agree = count - lines.len();
            println!(
                "{} {what}: {agree} of {count} agree ({:.3} %)",
                match (repaired, lines.is_empty()) {
                    (_, true) => "✓",
                    (true, false) => "·",
                    (false, false) => "✗",
                },
                agree as f64 / count.max(1) as f64 * 100.0
            );
            list(&lines, all);
            fine &= repaired || lines.is_empty();
        }
    }
    fine
}

/// The tables of the arguments of a group's tools.
pub fn tables(group: &Group) -> HashMap<String, Table> {
    let design = &group.checked.design;
    let mut tables = Tables::new(design, DEEPEST);
    let of_tool = |tool: &toolc_compiler::ir::Tool| {
        let table = Table::Record(tables.record(&tool.name, &tool.payload.record));
        let declared = tool
            .payload
            .declared
            .and_then(|id| design[id].schema.as_ref());
        let table = match declared {
            Some(keywords) => toolc_designs::tables::schema(table, keywords),
            None => table,
        };
        (tool.name.to_string(), table)
    };
    design.tools.iter().map(of_tool).collect()
}

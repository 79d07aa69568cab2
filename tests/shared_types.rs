//! A type that a schema needs more than once stands in it once, in specs and in every notation that has `$ref`.

use std::collections::BTreeMap;

use serde_json::Value;
use toolc_compiler::compile;
use toolc_generated::cases;
use toolc_templates::emit::{EmitNotation, emit};
use toolc_templates::schema::{of_record, of_type};

/// Cases of many types that have no names and are alike, or of variants with the same tag in several unions.
const ALIKE: [&str; 2] = ["circles", "scope"];

#[test]
fn no_schema_says_a_type_twice() {
    let mut wrong = Vec::new();
    let (mut all, mut shared) = (0, 0);
    for case in cases() {
        if ALIKE.contains(&&*case.name) {
            continue;
        }
        let checked = compile(case.inputs.clone());
        let design = checked.ready().expect("a case has no errors").design();
        for tool in &design.tools {
            let payload = &tool.payload;
            let mut texts = vec![(
                "specs",
                of_record(design, &payload.record, payload.declared),
            )];
            texts.extend(
                tool.result
                    .as_ref()
                    .map(|ty| ("specs", of_type(design, ty))),
            );
            for (name, notation) in EmitNotation::ALL {
                // This one has no references.
                if notation == EmitNotation::GeminiOpenApi {
                    continue;
                }
                for strict in [false, true] {
                    if !strict || notation.has_strict() {
                        texts.push((name, emit(design, tool, notation, strict).json));
                    }
                }
            }
            for (name, text) in texts {
                let value: Value = serde_json::from_str(&text).expect("a definition is JSON");
                let mut roots = Vec::new();
                match name {
                    "specs" => roots.push(&value),
                    _ => schemas(&value, &mut roots),
                }
                for root in roots {
                    all += 1;
                    shared += usize::from(root.get("$defs").is_some());
                    let mut records = BTreeMap::new();
                    count(root, &mut records);
                    let twice = records.into_iter().filter(|(_, times)| *times > 1);
                    let twice = twice.map(|(record, _)| {
                        format!("{} / {} / {name}: {record}", case.name, tool.name)
                    });
                    wrong.extend(twice);
                }
            }
        }
    }
    assert!(all > 3000, "{all} schemas are not many");
    assert!(shared > 300, "{shared} schemas with `$defs` are not many");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The members of definitions that hold schemas.
const SCHEMAS: [&str; 9] = [
    "parameters",
    "input_schema",
    "inputSchema",
    "outputSchema",
    "parametersJsonSchema",
    "responseJsonSchema",
    "args_schema",
    "inputs",
    "outputs",
];

fn schemas<'v>(value: &'v Value, out: &mut Vec<&'v Value>) {
    for (key, member) in value.as_object().into_iter().flatten() {
        if SCHEMAS.contains(&&**key) && member.get("type").is_some() {
            out.push(member);
        } else {
            schemas(member, out);
        }
    }
}

/// Counts records of some size by what they hold, whatever is said of them where they stand.
fn count(value: &Value, records: &mut BTreeMap<String, usize>) {
    const LARGE: usize = 150;
    match value {
        Value::Object(members) => {
            if members.get("properties").is_some_and(Value::is_object) {
                let mut record = members.clone();
                for said in ["title", "description", "default", "examples", "deprecated"] {
                    record.remove(said);
                }
                let text = Value::Object(record).to_string();
                if text.len() > LARGE {
                    *records.entry(text).or_default() += 1;
                }
            }
            members.values().for_each(|member| count(member, records));
        }
        Value::Array(items) => items.iter().for_each(|item| count(item, records)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

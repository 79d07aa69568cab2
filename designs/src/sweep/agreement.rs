//! Schemas beside codecs: an outside validator of JSON Schema with the schema that is emitted, and the tables of the
//! runtime, must accept the same values.

use jsonschema::{Draft, Validator};
use serde_json::Value;
use toolc_compiler::decimal::Decimal;
use toolc_compiler::import;
use toolc_compiler::ir::{self, Design, Tool};
use toolc_templates::schema::{of_record, of_type};
use toolrt::diagnose;
use toolrt::diagnose::Code;
use toolrt::table::Table;
use toolrt_format::Format;

use super::questions::{Place, Question, questions};
use crate::tables::{Tables, schema};

/// Types that hold themselves are made so many times into each other.
const DEEPEST: usize = 12;

/// What a codec rejects and no schema says: the rows of the table in `spec/specs.md`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unsaid {
    /// Texts of `bytes` are base64.
    Bytes,
    /// Texts of `path` have no U+0000.
    Path,
    /// Limits, steps and digits of a `decimal` are those of its value.
    Decimal,
    /// A number that the type cannot hold.
    Size,
    /// How deep a document nests.
    Depth,
    /// Items that are equal although they are written differently.
    Equal,
    /// The name of an injected argument among the undeclared keys of an open record.
    Injected,
}

impl Unsaid {
    /// All, as the first column of the table names them.
    pub const ALL: [(Unsaid, &'static str); 7] = [
        (Unsaid::Bytes, "`bytes`"),
        (Unsaid::Path, "`path`"),
        (Unsaid::Decimal, "`decimal`"),
        (Unsaid::Size, "`int`, `float`"),
        (Unsaid::Depth, "nesting"),
        (Unsaid::Equal, "`@unique`"),
        (Unsaid::Injected, "injected arguments"),
    ];
}

/// The formats that schemas name.
const FORMATS: [(&str, Format); 10] = [
    ("date-time", Format::DateTime),
    ("date", Format::Date),
    ("time", Format::Time),
    ("duration", Format::Duration),
    ("uuid", Format::Uuid),
    ("uri", Format::Uri),
    ("email", Format::Email),
    ("hostname", Format::Hostname),
    ("ipv4", Format::Ipv4),
    ("ipv6", Format::Ipv6),
];

/// An outside validator of a schema; `None` where a number of the schema is beyond every float, which its reader
/// refuses. Formats have the grammars of `spec/wire.md`.
pub fn validator(schema: &str) -> Option<Result<Validator, String>> {
    // The validator's regular expressions have no empty class.
    let schema = schema.replace("[^]", r"[\\s\\S]");
    let schema: Value = serde_json::from_str(&schema).ok()?;
    let mut options = jsonschema::options()
        .with_draft(Draft::Draft202012)
        .should_validate_formats(true);
    for (name, format) in FORMATS {
        options = options.with_format(name, move |text: &str| format.accepts(text));
    }
    Some(options.build(&schema).map_err(|error| error.to_string()))
}

/// The arguments or the result of a tool, from both sides.
struct Sides {
    validator: Validator,
    table: Table,
    /// The table of what a schema can say.
    said: Table,
}

impl Sides {
    fn of(
        design: &Design,
        tool: &Tool,
        place: Place,
        tables: &mut Tables<'_>,
        said: &mut Tables<'_>,
    ) -> Option<Result<Self, String>> {
        let (schema, table, said) = match place {
            Place::Args => {
                let payload = &tool.payload;
                let keywords = payload.declared.and_then(|id| design[id].schema.as_ref());
                let table_of = |tables: &mut Tables<'_>| {
                    let table = Table::Record(tables.record(&tool.name, &payload.record));
                    keywords.map_or(table, |keywords| schema(table, keywords))
                };
                (
                    of_record(design, &payload.record, payload.declared),
                    table_of(tables),
                    table_of(said),
                )
            }
            Place::Result => {
                let ty = tool.result.as_ref()?;
                (of_type(design, ty), tables.ty(ty), said.ty(ty))
            }
        };
        let validator = validator(&schema)?;
        let validator = validator.map_err(|error| format!("{error}, in {schema}"));
        Some(validator.map(|validator| Self {
            validator,
            table,
            said,
        }))
    }
}

/// Where both sides differ on questions, and the verdict of the validator where it is the whole truth.
#[derive(Debug, Default)]
pub struct Agreement {
    /// What they differ in, beside what no schema says.
    pub differences: Vec<String>,
    /// How many questions both answered.
    pub compared: usize,
    /// What was not said, by question.
    pub unsaid: Vec<Unsaid>,
}

/// The agreement on the questions of a seed's design.
pub fn of_seed(seed: u64) -> Agreement {
    let checked = toolc_compiler::compile(crate::design(seed));
    let mut questions = questions(seed, &checked.design);
    agreement(&checked.design, &mut questions)
}

/// Puts questions to both sides, and notes in each question what the validator says where a schema can say it.
pub fn agreement(design: &Design, questions: &mut [Question]) -> Agreement {
    let mut told = Agreement::default();
    let mut tables = Tables::new(design, DEEPEST);
    let mut said = Tables::as_schemas(design, DEEPEST);
    for tool in &design.tools {
        for place in [Place::Args, Place::Result] {
            let sides = Sides::of(design, tool, place, &mut tables, &mut said);
            let sides = match sides {
                None => continue,
                Some(Ok(sides)) => sides,
                Some(Err(error)) => {
                    let difference = format!("the schema of {:?} is none: {error}", tool.name);
                    told.differences.push(difference);
                    continue;
                }
            };
            let asked = questions.iter_mut();
            let asked = asked.filter(|one| one.place == place && *one.tool == *tool.name);
            for question in asked {
                compare(tool, &sides, question, &mut told);
            }
        }
    }
    told
}

fn compare(tool: &Tool, sides: &Sides, question: &mut Question, told: &mut Agreement) {
    // Documents that the readers do not read alike: broken ones, and numbers that are no float.
    let Ok(value) = serde_json::from_slice::<Value>(&question.payload) else {
        return;
    };
    let text = String::from_utf8_lossy(&question.payload);
    if !import::value(&text).is_ok_and(|value| is_exact(&value)) {
        return;
    }
    told.compared += 1;
    let accepts = sides.validator.is_valid(&value);
    let issues = diagnose(sides.table, &question.payload);
    if accepts == issues.is_empty() {
        question.valid = Some(accepts);
        return;
    }
    let reason = match accepts {
        true => unsaid(tool, sides, &value, &question.payload),
        false => None,
    };
    match reason {
        Some(reason) => told.unsaid.push(reason),
        None => told.differences.push(format!(
            "{:?} of {:?}: the schema {}, the codec says {issues:?}, for {}",
            question.place,
            tool.name,
            if accepts { "accepts" } else { "rejects" },
            String::from_utf8_lossy(&question.payload)
        )),
    }
}

/// Why a codec may reject what the schema accepts.
fn unsaid(tool: &Tool, sides: &Sides, value: &Value, payload: &[u8]) -> Option<Unsaid> {
    let issues = diagnose(sides.said, payload);
    let has = |code: Code| issues.iter().any(|issue| issue.code == code);
    if issues.is_empty() {
        // Only the texts differ.
        let issues = diagnose(sides.table, payload);
        let of = |name: &str| {
            let expected = |issue: &diagnose::Issue| {
                let expected = issue.expected.as_ref();
                expected.and_then(toolrt::Value::as_str) == Some(name)
            };
            issues.iter().any(expected)
        };
        return Some(match (of("bytes"), of("path")) {
            (true, _) => Unsaid::Bytes,
            (false, true) => Unsaid::Path,
            (false, false) => Unsaid::Decimal,
        });
    }
    if has(Code::Depth) {
        return Some(Unsaid::Depth);
    }
    if has_large_number(value) {
        return Some(Unsaid::Size);
    }
    if has(Code::Unique) {
        return Some(Unsaid::Equal);
    }
    let injected = |issue: &diagnose::Issue| {
        let key = issue.path.strip_prefix('/').unwrap_or_default();
        let mut names = tool.payload.injected.iter().map(|field| &*field.name);
        issue.code == Code::Unknown && names.any(|name| name == key)
    };
    issues.iter().all(injected).then_some(Unsaid::Injected)
}

/// Whether each number is a 64-bit integer or exactly the nearest float.
fn is_exact(value: &ir::Value) -> bool {
    match value {
        ir::Value::Number(text) => {
            let float: f64 = text.parse().unwrap_or(f64::NAN);
            let number = Decimal::parse(text);
            let is_integer = number
                .as_ref()
                .is_some_and(|number| number.to_i64().is_some());
            is_integer || float.is_finite() && number == Decimal::parse(&format!("{float:e}"))
        }
        ir::Value::List(items) => items.iter().all(is_exact),
        ir::Value::Object(members) => members.iter().all(|(_, value)| is_exact(value)),
        ir::Value::Null | ir::Value::Bool(_) | ir::Value::String(_) => true,
    }
}

/// Whether there is a whole number of more than 64 bits.
fn has_large_number(value: &Value) -> bool {
    match value {
        Value::Number(number) => {
            number.as_i64().is_none()
                && number
                    .as_f64()
                    .is_none_or(|number| number.abs() >= 9_223_372_036_854_775_807.0)
        }
        Value::Array(items) => items.iter().any(has_large_number),
        Value::Object(members) => members.values().any(has_large_number),
        Value::Null | Value::Bool(_) | Value::String(_) => false,
    }
}

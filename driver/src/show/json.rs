//! One JSON document, by `spec/findings.schema.json`.

use schemars::{JsonSchema, Schema};
use serde::Serialize;
use toolc_compiler::diagnostics::Severity;

use super::entry::{Entry, Spot, entries};
use super::plain::plain_json;
use super::report::Report;
use crate::problem::Kind;

/// The JSON Schema of the document.
pub fn schema() -> Schema {
    schemars::schema_for!(Document)
}

pub(super) fn render(report: &Report<'_>) -> String {
    let (findings, problems) = entries(report)
        .into_iter()
        .partition::<Vec<Entry>, _>(|entry| entry.code.is_some());
    let count = report.count();
    let document = Document {
        version: 1,
        findings: findings.into_iter().filter_map(FindingJson::new).collect(),
        problems: problems.into_iter().map(ProblemJson::new).collect(),
        summary: Summary {
            files: count.files,
            errors: count.errors,
            warnings: count.warnings,
        },
    };
    let text = serde_json::to_string_pretty(&document).expect("texts and numbers are JSON");
    plain_json(&text) + "\n"
}

/// What `toolc check --format json` prints. Places are counted as in the language server protocol.
#[derive(Serialize, JsonSchema)]
#[schemars(title = "toolc findings")]
#[serde(deny_unknown_fields)]
struct Document {
    /// Changes when a consumer has to.
    version: u32,
    /// What is wrong with the design, by file and place.
    findings: Vec<FindingJson>,
    /// What is wrong outside of it: a file that cannot be read, toolc.toml, the disk. Where there is one of reading, nothing was
    /// checked.
    problems: Vec<ProblemJson>,
    /// How much there is.
    summary: Summary,
}

/// How much there is.
#[derive(Serialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct Summary {
    /// Files that were checked.
    files: usize,
    /// Errors, problems included. Nothing is generated where there is one.
    errors: usize,
    /// Warnings.
    warnings: usize,
}

/// One mistake in a `.tools` file.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Finding")]
#[serde(deny_unknown_fields)]
struct FindingJson {
    /// `T0203`; `toolc explain T0203` prints its page.
    code: &'static str,
    /// Errors stop code generation.
    severity: SeverityName,
    /// What the code is about.
    title: &'static str,
    /// The fact, with the names of the source in back-ticks.
    message: String,
    /// Where it is.
    #[serde(flatten)]
    place: PlaceJson,
    /// What is at this place.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[schemars(default)]
    label: String,
    /// Other places that belong to it.
    related: Vec<RelatedJson>,
    /// What to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<String>,
    /// The change that does it, where there is exactly one.
    #[serde(skip_serializing_if = "Option::is_none")]
    fix: Option<FixJson>,
}

/// How much a finding matters.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Severity")]
#[serde(rename_all = "lowercase")]
enum SeverityName {
    Error,
    Warning,
}

/// Whose turn it is.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Kind")]
#[serde(rename_all = "lowercase")]
enum KindName {
    Content,
    Outside,
    Bug,
}

/// A place that belongs to a finding.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Related")]
#[serde(deny_unknown_fields)]
struct RelatedJson {
    /// Where it is.
    #[serde(flatten)]
    place: PlaceJson,
    /// What is there.
    message: String,
}

/// A change of sources: all edits together, none of which overlap.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Fix")]
#[serde(deny_unknown_fields)]
struct FixJson {
    /// Whether it may be applied without a person: `toolc check --fix` does.
    safe: bool,
    /// The edits.
    edits: Vec<EditJson>,
}

/// A text edit of the language server protocol, with its file.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Edit")]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct EditJson {
    /// What is replaced; empty to insert.
    #[serde(flatten)]
    place: PlaceJson,
    /// What stands there then.
    new_text: String,
}

/// Something wrong outside of the design.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Problem")]
#[serde(deny_unknown_fields)]
struct ProblemJson {
    /// Whose turn it is: `content` (a file that somebody wrote), `outside` (command line, toolc.toml, disk) or `bug` (toolc).
    kind: KindName,
    /// The fact.
    message: String,
    /// What it is about.
    details: Vec<String>,
    /// Where it is, if it has a place.
    #[serde(skip_serializing_if = "Option::is_none")]
    place: Option<PlaceJson>,
    /// What is at this place.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[schemars(default)]
    label: String,
    /// What to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    help: Option<String>,
}

/// A place in a file.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Place")]
struct PlaceJson {
    /// The file, from the current folder, with `/` between folders.
    path: String,
    /// As editors count.
    range: RangeJson,
    /// As bytes of the file's text, without a byte-order mark.
    bytes: BytesJson,
}

/// From the first character to behind the last one.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Range")]
#[serde(deny_unknown_fields)]
struct RangeJson {
    /// The first character.
    start: PositionJson,
    /// Behind the last one.
    end: PositionJson,
}

/// A position of the language server protocol.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Position")]
#[serde(deny_unknown_fields)]
struct PositionJson {
    /// From 0.
    line: u32,
    /// From 0, in UTF-16 units.
    character: u32,
}

/// Offsets in bytes.
#[derive(Serialize, JsonSchema)]
#[schemars(rename = "Bytes")]
#[serde(deny_unknown_fields)]
struct BytesJson {
    /// The first byte.
    start: u32,
    /// Behind the last one.
    end: u32,
}

impl FindingJson {
    fn new(entry: Entry) -> Option<Self> {
        let code = entry.code?;
        let related = entry
            .related
            .into_iter()
            .map(|(spot, message)| RelatedJson {
                place: PlaceJson::new(spot),
                message,
            });
        let edits: Vec<EditJson> = entry
            .edits
            .into_iter()
            .map(|(spot, new_text)| EditJson {
                place: PlaceJson::new(spot),
                new_text,
            })
            .collect();
        Some(Self {
            code: code.id,
            severity: match entry.severity {
                Severity::Error => SeverityName::Error,
                Severity::Warning => SeverityName::Warning,
            },
            title: code.title,
            message: entry.message,
            place: PlaceJson::new(entry.place?),
            label: entry.label,
            related: related.collect(),
            help: entry.help,
            fix: (!edits.is_empty()).then_some(FixJson {
                safe: entry.safe,
                edits,
            }),
        })
    }
}

impl ProblemJson {
    fn new(entry: Entry) -> Self {
        Self {
            kind: match entry.kind {
                Some(Kind::Content) => KindName::Content,
                Some(Kind::Bug) => KindName::Bug,
                Some(Kind::Outside) | None => KindName::Outside,
            },
            message: entry.message,
            details: entry.details,
            place: entry.place.map(PlaceJson::new),
            label: entry.label,
            help: entry.help,
        }
    }
}

impl PlaceJson {
    fn new(spot: Spot) -> Self {
        let position = |at: super::entry::Position| PositionJson {
            line: at.line,
            character: at.utf16,
        };
        Self {
            range: RangeJson {
                start: position(spot.start),
                end: position(spot.end),
            },
            bytes: BytesJson {
                start: spot.start.byte,
                end: spot.end.byte,
            },
            path: spot.path,
        }
    }
}

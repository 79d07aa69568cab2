//! A report: the findings and problems of a run.

use toolc_compiler::Checked;
use toolc_compiler::diagnostics::Severity;

use crate::problem::Problem;
use crate::project::LoadedProject;

/// The findings and problems of a run. All files of a design are read before the check, so a report with a read error
/// has no findings.
#[derive(Debug, Clone, Copy, Default)]
pub struct Report<'a> {
    /// The findings, and the project whose names they are shown with.
    pub findings: Option<(&'a Checked, &'a LoadedProject)>,
    /// Problems outside the design.
    pub problems: &'a [Problem],
}

/// How a report is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Rendering {
    /// For people: the sources with marked findings.
    #[default]
    Text,
    /// One line a finding: `tools/a.tools:3:7: error[T0203]: …`.
    Short,
    /// One JSON document, by `spec/findings.schema.json`.
    Json,
    /// SARIF 2.1.0, for code scanning.
    Sarif,
    /// Commands of GitHub's workflows, which become annotations.
    Github,
    /// JUnit's XML, for CI that shows tests.
    Junit,
}

impl Rendering {
    /// All, with their names.
    pub const ALL: &[(&str, Self)] = &[
        ("text", Self::Text),
        ("short", Self::Short),
        ("json", Self::Json),
        ("sarif", Self::Sarif),
        ("github", Self::Github),
        ("junit", Self::Junit),
    ];
}

/// The number of errors, and of warnings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Count {
    /// Files that were checked.
    pub files: usize,
    /// Errors, problems included.
    pub errors: usize,
    /// Warnings.
    pub warnings: usize,
}

impl Report<'_> {
    /// How much there is.
    pub fn count(&self) -> Count {
        let (errors, warnings) = self
            .findings
            .map_or((0, 0), |(checked, _)| checked.findings.count());
        Count {
            files: self
                .findings
                .map_or(0, |(checked, _)| checked.sources.len()),
            errors: errors + self.problems.len(),
            warnings,
        }
    }

    /// Whether the report is empty.
    pub fn is_empty(&self) -> bool {
        self.count().errors + self.count().warnings == 0
    }
}

/// As every rendering writes it.
pub(super) fn word(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

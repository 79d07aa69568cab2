//! The levels of findings in one project: by code, and by comments in the source.
//!
//! Only warnings have levels. Generated code depends on what errors check, so an error must be fixed and cannot be
//! hidden.

mod allow;
mod codes;
mod extents;

use std::collections::BTreeMap;

pub(crate) use allow::Allows;

use crate::diagnostics::{Code, Findings, Severity, nearest};
use crate::rules::{self, Demands, is_about_providers};
use crate::{resolve, syntax};

/// How much the findings of one code matter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// They are not reported.
    Off,
    /// They are reported.
    Warning,
    /// They stop code generation.
    Error,
}

impl Level {
    /// All levels with their names.
    pub const ALL: &[(&str, Self)] = &[
        ("off", Self::Off),
        ("warning", Self::Warning),
        ("error", Self::Error),
    ];
}

/// The levels of one project.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Levels {
    by_code: BTreeMap<&'static str, Level>,
    /// Whether all reported warnings are errors.
    pub deny_warnings: bool,
    /// The optional checks of the project.
    pub demands: Demands,
}

/// Why a code cannot have a level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoLevel {
    /// There is no such code; these are similar.
    Unknown(Vec<&'static str>),
    /// It is an error, which generated code relies on.
    Guards,
}

impl Levels {
    /// Sets the level of a code. An error stays one: that level alone may be set for it.
    pub fn set(&mut self, id: &str, level: Level) -> Result<(), NoLevel> {
        let code = known(id)?;
        if level != Level::Error {
            can_be_silenced(code)?;
        }
        self.by_code.insert(code.id, level);
        Ok(())
    }

    /// Drops findings that are off or allowed, sets the severity of the others, and adds the findings about the allows,
    /// but those of codes that nobody looked for.
    pub(crate) fn apply(&self, allows: Allows, unsought: &[&str], findings: &mut Findings) {
        // With errors the rules have not said everything, so nobody knows what is unused.
        let complete = !findings.has_errors();
        let has_providers = !self.demands.providers.is_empty();
        let looked_for =
            |id: &str| !unsought.contains(&id) && (has_providers || !is_about_providers(id));
        let remarks = allows.apply(findings, complete, looked_for);
        findings.append(remarks);
        findings.retain(|finding| {
            let level = match (self.by_code.get(finding.code.id), finding.severity) {
                (Some(level), _) => *level,
                (None, Severity::Error) => Level::Error,
                (None, Severity::Warning) => Level::Warning,
            };
            finding.severity = match level {
                Level::Error => Severity::Error,
                Level::Warning if self.deny_warnings => Severity::Error,
                Level::Off | Level::Warning => Severity::Warning,
            };
            level != Level::Off
        });
    }
}

/// All kinds of findings, by id.
pub fn codes() -> Vec<&'static Code> {
    let mut all: Vec<&'static Code> = syntax::codes::CODES
        .iter()
        .copied()
        .chain(resolve::codes())
        .chain(rules::codes())
        .chain(codes::CODES.iter().copied())
        .collect();
    all.sort_by_key(|code| code.id);
    all
}

/// The code of an id.
fn known(id: &str) -> Result<&'static Code, NoLevel> {
    let all = codes();
    let found = all.iter().find(|code| code.id == id);
    found
        .copied()
        .ok_or_else(|| NoLevel::Unknown(nearest(id, all.iter().map(|code| code.id))))
}

fn can_be_silenced(code: &Code) -> Result<(), NoLevel> {
    match code.severity {
        Severity::Error => Err(NoLevel::Guards),
        Severity::Warning => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_keep_their_level_and_unknown_codes_are_told() {
        let mut levels = Levels::default();
        assert_eq!(levels.set("T0412", Level::Off), Ok(()));
        assert_eq!(levels.set("T0101", Level::Error), Ok(()));
        assert_eq!(levels.set("T0101", Level::Warning), Err(NoLevel::Guards));
        let near = levels.set("T9412", Level::Off);
        assert_eq!(near, Err(NoLevel::Unknown(vec!["T0412"])));
    }
}

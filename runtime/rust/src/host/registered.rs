//! What a toolset needs to be registered.

use std::fmt;

use super::attempts;
use crate::spec::Spec;

/// A toolset cannot be registered.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
#[non_exhaustive]
pub enum RegisterError {
    /// A tool of this name is there already.
    NameTaken {
        tool: &'static str,
        toolset: &'static str,
    },
    /// The tool has `@schema` keywords, and this build cannot enforce them.
    SchemaFeature { tool: &'static str },
    /// The tool declares `timeout` or `retries`, and the registry's clock has no timers for it.
    Timers {
        tool: &'static str,
        declares: &'static str,
    },
    /// The tool declares `dry_run`, and its handler cannot plan, or vice versa.
    DryRun { tool: &'static str },
}

impl fmt::Display for RegisterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NameTaken { tool, toolset } => {
                write!(
                    f,
                    "the toolset `{toolset}` already has a tool named `{tool}`"
                )
            }
            Self::SchemaFeature { tool } => {
                write!(
                    f,
                    "`{tool}` uses `@schema`: build `toolrt` with its feature `schema`"
                )
            }
            Self::Timers { tool, declares } => {
                write!(
                    f,
                    "`{tool}` declares `{declares}`: build `toolrt` with its feature `tokio`, or set a clock with timers \
                     first"
                )
            }
            Self::DryRun { tool } => {
                write!(
                    f,
                    "`{tool}` and its spec disagree on `dry_run`: generate the code again"
                )
            }
        }
    }
}

impl std::error::Error for RegisterError {}

/// The statement of a tool that only timers can enforce.
pub(super) fn needs_timers(spec: &Spec) -> Option<&'static str> {
    match (spec.timeout_ms, attempts::retries(spec)) {
        (Some(_), _) => Some("timeout"),
        (None, 0) => None,
        (None, _) => Some("retries"),
    }
}

//! What the environment takes away from a policy; it never adds anything.

use std::collections::BTreeSet;
use std::path::Path;

use super::grant::Grant;
use super::{Mode, PolicyError};
use crate::diagnose::shown_text;

pub(super) const MODE: &str = "TOOLRT_POLICY";
pub(super) const CAPABILITIES: &str = "TOOLRT_CAPABILITIES";
pub(super) const SCOPES: &str = "TOOLRT_SCOPES";

/// What is left; all of it where a variable is not set.
#[derive(Debug, Clone, Default)]
pub(super) struct Environment {
    pub(super) mode: Option<Mode>,
    pub(super) capabilities: Option<Vec<Grant>>,
    pub(super) scopes: Option<BTreeSet<String>>,
}

impl Environment {
    /// Reads the variables; each list has commas between its items, and may be empty.
    pub(super) fn read(
        variable: &dyn Fn(&str) -> Option<String>,
        working_dir: &Path,
    ) -> Result<Self, PolicyError> {
        let capabilities = |text: &str| {
            let grants = items(text).map(|item| Grant::parse(item, working_dir));
            grants.collect()
        };
        Ok(Self {
            mode: told(variable, MODE, Mode::parse)?,
            capabilities: told(variable, CAPABILITIES, capabilities)?,
            scopes: told(variable, SCOPES, |text| items(text).map(scope).collect())?,
        })
    }
}

/// What a variable says, where it is set; an error names it.
fn told<T>(
    variable: &dyn Fn(&str) -> Option<String>,
    name: &str,
    read: impl FnOnce(&str) -> Result<T, PolicyError>,
) -> Result<Option<T>, PolicyError> {
    let value = variable(name).map(|text| read(&text)).transpose();
    value.map_err(|error| PolicyError::new(format!("{name}: {error}")))
}

fn items(text: &str) -> impl Iterator<Item = &str> {
    let is_empty = text.trim_matches(WHITE).is_empty();
    let items = text.split(',').map(|item| item.trim_matches(WHITE));
    items.filter(move |_| !is_empty)
}

/// What may stand around the items of a list.
const WHITE: [char; 2] = [' ', '\t'];

/// A scope, which is any text but an empty one.
pub(super) fn scope(text: &str) -> Result<String, PolicyError> {
    match text {
        "" => Err(PolicyError::new(format!("{} is no scope", shown_text("")))),
        text => Ok(text.to_owned()),
    }
}

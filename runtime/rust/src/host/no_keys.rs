//! Keys for the state of calls, in a build without them: there are none.

use std::time::Duration;

/// Nothing: no call ends as `input_required`.
pub(crate) enum StateKeys {}

/// What a state belongs to.
#[allow(dead_code, reason = "a build with keys reads it")]
pub(crate) struct Bound<'a> {
    pub(crate) tool: &'a str,
    pub(crate) args: &'a str,
    pub(crate) caller: &'a str,
    pub(crate) owner: Option<&'a str>,
}

impl StateKeys {
    pub(crate) fn lifetime(&self) -> Duration {
        match *self {}
    }

    pub(crate) fn seal(&self, _content: &[u8], _bound: &Bound<'_>) -> Option<String> {
        match *self {}
    }

    pub(crate) fn open(&self, _state: &str, _bound: &Bound<'_>) -> Option<Vec<u8>> {
        match *self {}
    }
}

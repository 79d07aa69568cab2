//! What programs see of the host's environment.

use std::collections::BTreeMap;
use std::env;
use std::ffi::OsString;

use crate::call::Context;

/// The variables of the host that programs see.
const SEEN: [&str; 8] = [
    "HOME", "LANG", "LOGNAME", "PATH", "SHELL", "TMPDIR", "TZ", "USER",
];

/// The environment of a program.
pub(super) type Variables = BTreeMap<OsString, OsString>;

/// Little of the host's environment, and what is given.
pub(super) fn surroundings<K, V>(given: impl IntoIterator<Item = (K, V)>) -> Variables
where
    K: Into<OsString>,
    V: Into<OsString>,
{
    let seen = env::vars_os().filter(|(name, _)| {
        let name = name.to_string_lossy();
        SEEN.contains(&&*name) || name.starts_with("LC_")
    });
    let mut all: Variables = seen.collect();
    all.extend(
        given
            .into_iter()
            .map(|(name, text)| (name.into(), text.into())),
    );
    all
}

/// Where the call stands in a distributed trace.
pub(super) fn trace(cx: &Context) -> impl Iterator<Item = (&'static str, &str)> {
    let said = [
        ("TRACEPARENT", cx.traceparent()),
        ("TRACESTATE", cx.tracestate()),
    ];
    let said = said
        .into_iter()
        .filter_map(|(name, text)| Some((name, text?)));
    said.filter(|(_, text)| !text.is_empty() && !text.contains('\0'))
}

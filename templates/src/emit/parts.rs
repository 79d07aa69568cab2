//! What definitions say in every notation: the description, and the schema of the result.

use std::borrow::Cow;

use toolc_compiler::ir::{Design, Tool};

use super::kept;
use crate::schema::{Shared, type_schema};

/// What the model reads: the doc comment, and when to use the tool and when not.
pub(crate) fn description(tool: &Tool) -> Option<Cow<'_, str>> {
    let docs = tool.docs.as_deref();
    let deprecated = tool.deprecated.as_deref().map(|why| match why {
        "" => "Deprecated.".to_owned(),
        why => format!("Deprecated: {why}"),
    });
    let more: Vec<String> = tool
        .when
        .iter()
        .map(|text| format!("When: {text}"))
        .chain(tool.avoid.iter().map(|text| format!("Not: {text}")))
        .chain(deprecated)
        .collect();
    match (docs, more.is_empty()) {
        (None, true) => None,
        (Some(docs), true) => Some(Cow::Borrowed(docs)),
        (docs, false) => {
            let parts = docs.into_iter().map(str::to_owned).chain(more);
            Some(Cow::Owned(parts.collect::<Vec<_>>().join("\n\n")))
        }
    }
}

/// The schema of the result, where the tool has a type for it.
pub(super) fn outputs(design: &Design, tool: &Tool, shared: Shared) -> Option<String> {
    let schema = type_schema(design, tool.result.as_ref()?, shared);
    Some(kept::output(tool, schema))
}

//! What the members of an enum mean, as a list in its description.

use toolc_compiler::ir::Member;

use super::schema_text_of;

/// The description of an enum whose members say something of themselves. A form shows titles by itself.
pub(super) fn with_members(
    docs: Option<&str>,
    members: &[Member],
    has_titles: bool,
) -> Option<String> {
    let mut list = String::new();
    for member in members {
        let title = member.annotations.title.as_deref().filter(|_| has_titles);
        let deprecated = member
            .annotations
            .deprecated
            .as_deref()
            .map(|text| match text {
                "" => "Deprecated.".to_owned(),
                text => format!("Deprecated: {text}"),
            });
        let docs = member
            .docs
            .as_deref()
            .map(|docs| docs.replace('\n', "\n  "));
        if title.is_none() && deprecated.is_none() && docs.is_none() {
            continue;
        }
        let title = title.map_or(String::new(), |title| format!(" ({title})"));
        let separator = match &docs {
            Some(docs) if docs.contains('\n') => "\n\n  ",
            Some(_) | None => " ",
        };
        let said: Vec<String> = docs.into_iter().chain(deprecated).collect();
        let colon = if said.is_empty() { "" } else { ": " };
        list.push_str(&format!(
            "\n- {}{title}{colon}{}",
            schema_text_of(&member.value),
            said.join(separator)
        ));
    }
    // A list alone would begin with a hyphen.
    let docs = docs.unwrap_or("What the values mean:");
    (!list.is_empty()).then(|| format!("{docs}\n{list}"))
}

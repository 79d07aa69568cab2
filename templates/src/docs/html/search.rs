//! What the search looks through: a script with a list, since a page that is opened from a disk may load nothing else.

use super::super::text::{sentence, shortened};
use super::Known;
use super::index::anchor_of_agent;
use crate::markdown::visible;
use crate::schema::Json;

/// As many bytes the list may have.
const MOST_BYTES: usize = 2_900_000;

/// Characters of what is said about each thing, and about types; fewer where there are many.
const LENGTHS: [(usize, usize); 5] = [(LONGEST, LONGEST), (LONGEST, 0), (60, 0), (30, 0), (0, 0)];
const LONGEST: usize = 120;

/// Something that is found.
pub(super) struct Found {
    pub name: String,
    /// `tool`, `toolset`, …, or the page on which it stands.
    pub kind: String,
    /// From the root of the site.
    pub path: String,
    pub says: String,
    /// A type; others count more.
    pub is_type: bool,
}

/// Tools first, then what is around them.
pub(super) fn of_design(known: &Known<'_>) -> String {
    let (scope, design, places) = (&known.scope, known.scope.design, &known.places);
    let found = |name: &str, kind: &str, path: String, docs: Option<&str>| Found {
        name: name.to_owned(),
        kind: kind.to_owned(),
        path,
        says: sentence(docs.unwrap_or_default(), LONGEST),
        is_type: kind == "type",
    };
    let mut all = Vec::new();
    for tool in &scope.tools {
        let path = places.tool(tool.id).unwrap_or_default().to_owned();
        let said = tool.docs.as_deref().or(tool.title.as_deref());
        all.push(found(&tool.name, "tool", path, said));
    }
    for (toolset, _) in scope.toolsets() {
        let path = places.toolset(toolset.id).unwrap_or_default().to_owned();
        let said = toolset.docs.as_deref().or(toolset.when.as_deref());
        all.push(found(&toolset.name, "toolset", path, said));
    }
    for (index, agent) in design.agents.iter().enumerate() {
        let path = format!("index.html#{}", anchor_of_agent(index));
        all.push(found(&agent.name, "agent", path, agent.docs.as_deref()));
    }
    for decl in &design.types {
        let path = places.ty(design, decl.id);
        all.push(found(&decl.name, "type", path, decl.docs.as_deref()));
    }
    script(&all)
}

/// The script. Types stand last; those for which there is no room are left out, and of other things what is said about them
/// before any of them is.
pub(super) fn script(all: &[Found]) -> String {
    let needed = all.iter().filter(|one| !one.is_type).count();
    let mut text = String::new();
    for lengths in LENGTHS {
        let (list, count) = list(all, lengths);
        text = list;
        let is_short = lengths != LENGTHS[0];
        if count == all.len() || is_short && count >= needed {
            break;
        }
    }
    format!("\"use strict\";\nvar toolcFound = {text};\n")
}

/// As many as there is room for, and how many these are.
fn list(all: &[Found], (length, of_type): (usize, usize)) -> (String, usize) {
    let (mut text, mut count) = (String::from("["), 0);
    for one in all {
        let mut json = Json::default();
        json.open_list();
        json.string(&visible(&shortened(&one.name, LONGEST)));
        json.string(&one.kind);
        json.string(&one.path);
        let length = if one.is_type { of_type } else { length };
        let says: String = one.says.chars().take(length).collect();
        json.string(&visible(says.trim_end()));
        json.close_list();
        let json = json.into_text();
        if text.len() + json.len() > MOST_BYTES {
            break;
        }
        text.push_str(if count == 0 { "\n" } else { ",\n" });
        text.push_str(&json);
        count += 1;
    }
    text.push_str("\n]");
    (text, count)
}

#[cfg(test)]
mod tests {
    use super::{Found, script};

    fn many(count: usize) -> Vec<Found> {
        let one = |index| Found {
            name: format!("tool_{index}"),
            kind: "tool".to_owned(),
            path: format!("tools/a/tool_{index}.html"),
            says: "é".repeat(120),
            is_type: false,
        };
        let mut all: Vec<Found> = (0..count).map(one).collect();
        all.extend((0..4 * count).map(one).map(|one| Found {
            kind: "type".to_owned(),
            is_type: true,
            ..one
        }));
        all
    }

    #[test]
    fn no_text_leaves_its_place() {
        let says = "],[\"</script>\n\u{202e}".to_owned();
        let name = "a".to_owned();
        let text = script(&[Found {
            kind: name.clone(),
            path: name.clone(),
            name,
            says,
            is_type: false,
        }]);
        let line = "[\"a\",\"a\",\"a\",\"],[\\\"</script> U+202E\"]";
        assert_eq!(text.lines().nth(2), Some(line), "{text}");
    }

    #[test]
    fn it_is_never_larger_than_readers_take() {
        for count in [10, 10_000, 30_000, 60_000] {
            let text = script(&many(count));
            assert!(text.len() < 3_000_000, "{count}: {}", text.len());
            let told = text.matches("\"tool\"").count();
            assert!(
                told == count || count > 30_000 && told > 30_000,
                "{count}: {told}"
            );
            let types = text.matches("\"type\"").count();
            assert!(count > 10 || types == 4 * count, "{count}: {types}");
            assert!(count > 10_000 || text.contains(&"é".repeat(60)), "{count}");
        }
    }
}

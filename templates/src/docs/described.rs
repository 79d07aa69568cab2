//! One tool for people at a terminal: what documents say of it, without the signs that keep Markdown from meaning more.

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Design, Tool};

use super::scope::Scope;
use super::tool::{IN_FULL, ToolDoc, Wanted, words};
use crate::markdown;
use crate::render::{Model, Templates};
use crate::slot::Slot;

/// What `described.md.j2` prints.
#[derive(JsonSchema, Serialize)]
struct Described {
    tool: ToolDoc,
    toolset: Slot,
    service: Option<Slot>,
}

/// A tool in words.
pub fn described(design: &Design, tool: &Tool) -> String {
    let scope = Scope::of_design(design);
    let toolset = &design[tool.toolset];
    let wanted = Wanted {
        has_examples: true,
        ..IN_FULL
    };
    let model = Described {
        tool: ToolDoc::of(&scope, tool, wanted),
        toolset: words(&toolset.name),
        service: toolset.owner.map(|id| words(&design[id].name)),
    };
    let text =
        Templates::built_in().rendered("docs/described", &Model::of(model), "", &markdown::RULES);
    plain(&text.expect("the template is ours"))
}

/// Markdown of ours as it reads: signs without what escapes them, outside of code.
fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut fence = 0;
    for line in text.split_inclusive('\n') {
        let ticks = line.len() - line.trim_start_matches('`').len();
        if ticks >= 3 && (fence == 0 || ticks == fence) {
            fence = if fence == 0 { ticks } else { 0 };
        } else if fence > 0 {
            out.push_str("  ");
            out.push_str(line);
        } else {
            plain_line(line, &mut out);
        }
    }
    out
}

fn plain_line(line: &str, out: &mut String) {
    let mut rest = line;
    while let Some(at) = rest.find(['\\', '`']) {
        out.push_str(&rest[..at]);
        rest = &rest[at..];
        if let Some(behind) = rest.strip_prefix('\\') {
            let length = behind.chars().next().map_or(0, char::len_utf8);
            out.push_str(&behind[..length]);
            rest = &behind[length..];
            continue;
        }
        let ticks = rest.len() - rest.trim_start_matches('`').len();
        let (fence, inside) = rest.split_at(ticks);
        let end = inside.find(fence).map_or(inside.len(), |end| end + ticks);
        out.push_str(fence);
        out.push_str(&inside[..end]);
        rest = &inside[end..];
    }
    out.push_str(rest);
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn signs_read_as_they_are() {
        assert_eq!(plain("\\*a\\* \\<b> `c\\d`\n"), "*a* <b> `c\\d`\n");
        assert_eq!(plain("```json\n{\\n}\n```\n\\# x"), "  {\\n}\n# x");
    }
}

//! How pages of HTML are printed: every text as a text, whatever it holds.

use super::escape::escaped;
use super::markdown::{authored, inline};
use crate::code::Rules;

/// The rules of a page of HTML.
pub(super) static RULES: Rules = Rules {
    ending: "html",
    off: |_| false,
    on: |_, _| true,
    fits: |_| true,
    broken: |_, _| None,
    literal: escaped,
    json: |json| format!("<code>{}</code>", escaped(json)),
    flag: |flag| if flag { "true" } else { "false" },
    markdown: inline,
    docs: |out, _, text| {
        out.push_str(&authored(text));
        out.push('\n');
    },
    imports: |_, _| String::new(),
};

//! How pages of HTML are printed: every text as a text, whatever it holds.

use super::escape::escaped;
use super::markdown::{authored, inline};
use crate::code::Rules;
use crate::idents::{Spelling, is_device};
use crate::plan::names::Spellings;

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

/// How the names of a design are spelled in paths.
#[derive(Clone, Copy)]
pub(super) enum Plain {
    /// Words of ASCII, joined by underscores.
    File,
}

impl Spelling for Plain {
    fn is_camel(self) -> bool {
        false
    }

    fn is_ascii(self) -> bool {
        true
    }

    fn is_reserved(self, ident: &str) -> bool {
        is_device(ident)
    }
}

pub(super) const SPELLINGS: Spellings<Plain> = Spellings {
    module: Plain::File,
    ty: Plain::File,
    beside_packages: &[],
    beside_services: &[],
};

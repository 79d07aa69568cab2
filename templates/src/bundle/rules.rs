//! How names become paths here, and how pages of a user's own that are JSON are printed.

use crate::code::Rules;
use crate::idents::Spelling;
use crate::plan::names::Spellings;

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

    fn is_reserved(self, _: &str) -> bool {
        false
    }
}

pub(super) const SPELLINGS: Spellings<Plain> = Spellings {
    module: Plain::File,
    ty: Plain::File,
    beside_packages: &[],
    beside_services: &[],
};

/// The rules of a page that is JSON, which has no comments and no imports.
pub(crate) static RULES: Rules = Rules {
    ending: "json",
    off: |_| false,
    on: |_, _| true,
    fits: |_| true,
    broken: |_, _| None,
    literal: quoted,
    json: str::to_owned,
    flag: |flag| if flag { "true" } else { "false" },
    markdown: str::to_owned,
    docs: |out, indent, text| {
        out.extend(std::iter::repeat_n(' ', indent));
        out.push_str(&quoted(text));
        out.push('\n');
    },
    imports: |_, _| String::new(),
};

/// A string of JSON.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

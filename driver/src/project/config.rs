//! `toolc.toml`: which sources a project has and what is made of them. A typo is an error that shows the place.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toolc_compiler::diagnostics::nearest;

use crate::problem::{Place, Problem};

/// The name of the file.
pub const CONFIG: &str = "toolc.toml";

/// What a `toolc.toml` says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    /// Files, folders and patterns, relative to the file's folder.
    pub sources: Vec<Source>,
    /// The `[target.…]` tables.
    pub targets: BTreeMap<String, TargetConfig>,
}

/// One entry of `sources`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// A file, a folder or a pattern.
    pub text: String,
    /// Where it stands.
    pub place: Option<Place>,
}

/// One `[target.…]` table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TargetConfig {
    /// The output folder, relative to the file's folder.
    pub out: Option<String>,
    /// The name of the crate that the output is; without it, the output is a module tree.
    pub krate: Option<String>,
}

impl Config {
    /// Reads the text of a `toolc.toml`; `shown` is its path as the user sees it. Tells everything that is wrong with it.
    pub fn parse(text: &str, shown: &str, known_targets: &[&str]) -> Result<Self, Vec<Problem>> {
        let mut reader = Reader {
            text,
            shown,
            problems: Vec::new(),
        };
        let (table, errors) = DeTable::parse_recoverable(text);
        for error in errors {
            let span = error.span().unwrap_or(0..0);
            reader.problem(
                span,
                format!("`{shown}` is not valid TOML"),
                error.message().to_owned(),
                None,
            );
        }
        if !reader.problems.is_empty() {
            return Err(reader.problems);
        }
        let config = reader.config(table.get_ref(), known_targets);
        if reader.problems.is_empty() {
            Ok(config)
        } else {
            Err(reader.problems)
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    shown: &'a str,
    problems: Vec<Problem>,
}

impl Reader<'_> {
    fn config(&mut self, table: &DeTable<'_>, known_targets: &[&str]) -> Config {
        let mut config = Config {
            sources: vec![Source {
                text: ".".into(),
                place: None,
            }],
            targets: BTreeMap::new(),
        };
        for (key, value) in table {
            match &**key.get_ref() {
                "sources" => config.sources = self.sources(value),
                "target" => {
                    for (name, value) in self.table(value, "target") {
                        if !known_targets.contains(&name.get_ref().as_ref()) {
                            self.unknown(name.span(), "target", name.get_ref(), known_targets);
                            continue;
                        }
                        let target = self.target(value, name.get_ref());
                        config.targets.insert(name.get_ref().to_string(), target);
                    }
                }
                other => self.unknown(key.span(), "key", other, &["sources", "target"]),
            }
        }
        config
    }

    fn target(&mut self, value: &Spanned<DeValue<'_>>, name: &str) -> TargetConfig {
        let mut target = TargetConfig::default();
        for (key, value) in self.table(value, &format!("target.{name}")) {
            match &**key.get_ref() {
                "out" => {
                    target.out = self.text_of(value, "out").filter(|out| {
                        if out.is_empty() {
                            self.problem(
                                value.span(),
                                "`out` is empty".into(),
                                "the output folder".into(),
                                Some("write `out = \"gen\"`".into()),
                            );
                        }
                        !out.is_empty()
                    })
                }
                "crate" if name == "rust" => {
                    target.krate = self
                        .text_of(value, "crate")
                        .filter(|krate| self.is_crate(krate, value.span()))
                }
                other => self.unknown(
                    key.span(),
                    "key",
                    other,
                    if name == "rust" {
                        &["out", "crate"]
                    } else {
                        &["out"]
                    },
                ),
            }
        }
        target
    }

    fn sources(&mut self, value: &Spanned<DeValue<'_>>) -> Vec<Source> {
        let Some(items) = value.get_ref().as_array() else {
            self.wrong_kind(value, "sources", "a list of texts", "sources = [\"tools\"]");
            return Vec::new();
        };
        if items.is_empty() {
            self.problem(
                value.span(),
                "`sources` is empty".into(),
                "a project needs a source".into(),
                Some(
                    "name files or folders, or leave `sources` out to take all .tools files here"
                        .into(),
                ),
            );
        }
        let mut sources = Vec::new();
        for item in items {
            if let Some(text) = self.text_of(item, "sources") {
                let place = Some(self.place(item.span(), "named here".into()));
                sources.push(Source { text, place });
            }
        }
        sources
    }

    fn table<'t, 'i>(
        &mut self,
        value: &'t Spanned<DeValue<'i>>,
        key: &str,
    ) -> Vec<(
        &'t Spanned<std::borrow::Cow<'i, str>>,
        &'t Spanned<DeValue<'i>>,
    )> {
        match value.get_ref().as_table() {
            Some(table) => table.iter().collect(),
            None => {
                self.wrong_kind(value, key, "a table", "[target.rust]");
                Vec::new()
            }
        }
    }

    fn text_of(&mut self, value: &Spanned<DeValue<'_>>, key: &str) -> Option<String> {
        let text = value.get_ref().as_str().map(Into::into);
        if text.is_none() {
            self.wrong_kind(value, key, "a text", &format!("{key} = \"…\""));
        }
        text
    }

    fn is_crate(&mut self, name: &str, span: Range<usize>) -> bool {
        let good = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_'));
        if !good {
            self.problem(
                span,
                format!("`{name}` is no name of a crate"),
                "letters, digits, `-` and `_`".into(),
                None,
            );
        }
        good
    }

    fn unknown(&mut self, span: Range<usize>, what: &str, name: &str, known: &[&str]) {
        let help = match nearest(name, known.iter().copied()).first() {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!(
                "there is {}",
                known
                    .iter()
                    .map(|known| format!("`{known}`"))
                    .collect::<Vec<_>>()
                    .join(", ")
            ),
        };
        self.problem(
            span,
            format!("unknown {what} `{name}`"),
            "not known here".into(),
            Some(help),
        );
    }

    fn wrong_kind(&mut self, value: &Spanned<DeValue<'_>>, key: &str, wanted: &str, example: &str) {
        let found = value.get_ref().type_str();
        self.problem(
            value.span(),
            format!("`{key}` must be {wanted}"),
            format!("this is of type {found}"),
            Some(format!("write `{example}`")),
        );
    }

    fn problem(
        &mut self,
        span: Range<usize>,
        message: String,
        label: String,
        help: Option<String>,
    ) {
        let place = self.place(span, label);
        let problem = Problem::outside(message).at(place);
        self.problems.push(match help {
            Some(help) => problem.help(help),
            None => problem,
        });
    }

    fn place(&self, span: Range<usize>, label: String) -> Place {
        Place {
            path: self.shown.into(),
            text: self.text.into(),
            span,
            label,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(text: &str) -> Result<Config, Vec<Problem>> {
        Config::parse(text, "toolc.toml", &["rust", "python"])
    }

    #[test]
    fn what_it_says_is_read() {
        let config = parse("sources = [\"tools\", \"more/*.tools\"]\n[target.rust]\nout = \"gen\"\ncrate = \"acme-tools\"\n").unwrap();
        assert_eq!(
            config
                .sources
                .iter()
                .map(|source| source.text.as_str())
                .collect::<Vec<_>>(),
            ["tools", "more/*.tools"]
        );
        assert_eq!(
            config.targets["rust"],
            TargetConfig {
                out: Some("gen".into()),
                krate: Some("acme-tools".into())
            }
        );
        assert_eq!(parse("").unwrap().sources[0].text, ".");
    }

    #[test]
    fn every_mistake_is_told_with_its_place() {
        let problems = parse("source = []\nsources = 1\n[target.rast]\n[target.rust]\nuot = \"x\"\ncrate = \"a b\"\n").unwrap_err();
        let told: Vec<_> = problems
            .iter()
            .map(|p| (p.message.as_str(), p.help.as_deref().unwrap_or("")))
            .collect();
        for expected in [
            ("unknown key `source`", "did you mean `sources`?"),
            (
                "`sources` must be a list of texts",
                "write `sources = [\"tools\"]`",
            ),
            ("unknown target `rast`", "did you mean `rust`?"),
            ("unknown key `uot`", "did you mean `out`?"),
            ("`a b` is no name of a crate", ""),
        ] {
            assert!(told.contains(&expected), "{expected:?} in {told:?}");
        }
        assert_eq!(
            problems
                .iter()
                .find(|p| p.message.contains("uot"))
                .unwrap()
                .place
                .as_ref()
                .unwrap()
                .span,
            52..55
        );
        assert_eq!(
            parse("sources = [").unwrap_err()[0].message,
            "`toolc.toml` is not valid TOML"
        );
    }
}

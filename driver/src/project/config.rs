//! `toolc.toml`: the sources of a project and its targets. A typo is an error with its position.

use std::collections::BTreeMap;
use std::ops::Range;

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toolc_compiler::diagnostics::nearest;
use toolc_compiler::providers::{PROVIDERS, provider};
use toolc_compiler::{Level, Levels, NoLevel};
use toolc_templates::{Fault, OptionKey, Options, Setting, TARGETS, Target};

use crate::problem::{Place, Problem};

/// The name of the file.
pub const CONFIG: &str = "toolc.toml";

/// The keys that the table of every target may have.
const COMMON: [&str; 3] = ["out", "templates", "page"];

/// The target that `schemas = true` switches on, as an empty table of its own does.
const SCHEMAS: &str = "schemas";

/// The content of a `toolc.toml`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Config {
    /// Files, folders and patterns, relative to the file's folder.
    pub sources: Vec<Source>,
    /// The `[target.…]` tables.
    pub targets: BTreeMap<String, TargetConfig>,
    /// The `[lints]` table.
    pub levels: Levels,
}

/// One entry of `sources`, or another path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// A file, a folder or a pattern.
    pub text: String,
    /// Its position.
    pub place: Option<Place>,
}

/// One `[target.…]` table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TargetConfig {
    /// The output folder, relative to the file's folder.
    pub out: Option<String>,
    /// The folder of templates, relative to the file's folder.
    pub templates: Option<Source>,
    /// Everything else.
    pub options: Options,
    /// The positions of options, by their paths.
    pub places: BTreeMap<Vec<String>, OptionPlace>,
}

/// The position of an option, or of a part of one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionPlace {
    /// Its key; or its value, if it is an item of a list.
    pub key: Place,
    /// Its value.
    pub value: Place,
}

impl TargetConfig {
    /// A fault of an option, at its position or the nearest one around it.
    pub(crate) fn problem(&self, fault: Fault) -> Problem {
        if let Some(template) = fault.template {
            let problem = Problem::content(fault.message).at(Place {
                path: template.path,
                text: template.text,
                span: template.span,
                label: fault.label,
            });
            return match fault.help {
                Some(help) => problem.help(help),
                None => problem,
            };
        }
        let around = (0..=fault.key.len()).rev();
        let place = around
            .filter_map(|length| self.places.get(&fault.key[..length]))
            .next();
        let place = place.map(|place| {
            if fault.of_key {
                &place.key
            } else {
                &place.value
            }
        });
        let problem = Problem::outside(fault.message);
        let problem = match place {
            Some(place) => problem.at(Place {
                label: fault.label,
                ..place.clone()
            }),
            None => problem,
        };
        match fault.help {
            Some(help) => problem.help(help),
            None => problem,
        }
    }
}

impl Config {
    /// Reads the text of a `toolc.toml`; `shown` is its path as the user sees it. Reports all errors.
    pub fn parse(text: &str, shown: &str) -> Result<Self, Vec<Problem>> {
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
        let config = reader.config(table.get_ref());
        if reader.problems.is_empty() {
            Ok(config)
        } else {
            Err(reader.problems)
        }
    }
}

/// What reads a `toolc.toml`.
pub(super) struct Reader<'a> {
    text: &'a str,
    shown: &'a str,
    pub(super) problems: Vec<Problem>,
}

impl Reader<'_> {
    fn config(&mut self, table: &DeTable<'_>) -> Config {
        let mut config = Config {
            sources: vec![Source {
                text: ".".into(),
                place: None,
            }],
            targets: BTreeMap::new(),
            levels: Levels::default(),
        };
        let mut schemas = None;
        for (key, value) in table {
            match &**key.get_ref() {
                "schemas" => schemas = self.switch(value, "schemas"),
                "sources" => config.sources = self.sources(value),
                "target" => {
                    for (name, value) in self.table(value, "target") {
                        let known = TARGETS
                            .iter()
                            .find(|target| target.name == name.get_ref().as_ref());
                        let Some(known) = known else {
                            let names: Vec<&str> = TARGETS.iter().map(|known| known.name).collect();
                            self.unknown(name.span(), "target", name.get_ref(), &names);
                            continue;
                        };
                        let target = self.target(value, known);
                        config.targets.insert(name.get_ref().to_string(), target);
                    }
                }
                "lints" => self.lints(value, &mut config.levels),
                other => {
                    let known = ["sources", "schemas", "target", "lints"];
                    self.unknown(key.span(), "key", other, &known);
                }
            }
        }
        match schemas {
            Some(true) => {
                config.targets.entry(SCHEMAS.into()).or_default();
            }
            Some(false) => {
                config.targets.remove(SCHEMAS);
            }
            None => {}
        }
        config
    }

    fn lints(&mut self, value: &Spanned<DeValue<'_>>, levels: &mut Levels) {
        for (code, value) in self.table(value, "lints") {
            let id = &**code.get_ref();
            match id {
                "providers" => {
                    self.providers(value, levels);
                    continue;
                }
                "tool_tokens" => {
                    levels.demands.tool_tokens = self.count(value, id).unwrap_or_default();
                    continue;
                }
                "exposure_tokens" => {
                    levels.demands.exposure_tokens = self.count(value, id).unwrap_or_default();
                    continue;
                }
                _ => {}
            }
            let Some(word) = self.text_of(value, id) else {
                continue;
            };
            let Some((_, level)) = Level::ALL.iter().find(|(name, _)| *name == word) else {
                let names: Vec<&str> = Level::ALL.iter().map(|(name, _)| *name).collect();
                self.unknown(value.span(), "level", &word, &names);
                continue;
            };
            match levels.set(id, *level) {
                Ok(()) => {}
                Err(NoLevel::Unknown(near)) => {
                    let help = match near.first() {
                        Some(near) => format!("did you mean `{near}`?"),
                        None => "`toolc explain --list` lists them all".to_owned(),
                    };
                    let message = format!("there is no finding `{id}`");
                    self.problem(code.span(), message, "not known".into(), Some(help));
                }
                Err(NoLevel::Guards) => self.problem(
                    code.span(),
                    format!("`{id}` is an error and keeps its level"),
                    "generated code stands on this".into(),
                    Some(format!("fix it; `toolc explain {id}` says how")),
                ),
            }
        }
    }

    /// The providers that all tools must be fit for.
    fn providers(&mut self, value: &Spanned<DeValue<'_>>, levels: &mut Levels) {
        let Some(items) = value.get_ref().as_array() else {
            let example = "providers = [\"openai-strict\"]";
            return self.wrong_kind(value, "providers", "a list of texts", example);
        };
        for item in items {
            let Some(name) = self.text_of(item, "providers") else {
                continue;
            };
            match provider(&name) {
                Some(provider) => levels.demands.add(provider),
                None => {
                    let known: Vec<&str> = PROVIDERS.iter().map(|known| known.name).collect();
                    self.unknown(item.span(), "provider", &name, &known);
                }
            }
        }
    }

    /// True or false.
    fn switch(&mut self, value: &Spanned<DeValue<'_>>, key: &str) -> Option<bool> {
        let switch = value.get_ref().as_bool();
        if switch.is_none() {
            self.wrong_kind(value, key, "true or false", &format!("{key} = true"));
        }
        switch
    }

    /// A whole number that is not negative.
    fn count(&mut self, value: &Spanned<DeValue<'_>>, key: &str) -> Option<u64> {
        let count = match value.get_ref() {
            DeValue::Integer(number) => u64::from_str_radix(number.as_str(), number.radix()).ok(),
            DeValue::String(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)
            | DeValue::Array(_)
            | DeValue::Table(_) => None,
        };
        if count.is_none() {
            self.wrong_kind(value, key, "a whole number", &format!("{key} = 2000"));
        }
        count
    }

    fn target(&mut self, value: &Spanned<DeValue<'_>>, known: &Target) -> TargetConfig {
        let mut target = TargetConfig::default();
        let mut all_read = true;
        for (key, value) in self.table(value, &format!("target.{}", known.name)) {
            let name = &**key.get_ref();
            if name == "out" {
                target.out = self.folder(value, "out", "the output folder", "gen");
            } else if name == "templates" {
                let text = self.folder(value, name, "the folder of templates", name);
                let place = Some(self.place(value.span(), "named here".into()));
                target.templates = text.map(|text| Source { text, place });
            } else if name == "page" {
                self.pages(value, &mut target);
            } else if let Some(option) = known.options.iter().find(|option| option.name == name) {
                let mut way = vec![name.to_owned()];
                match self.setting(key.span(), value, option, &mut way, &mut target.places) {
                    Some(setting) => target.options.set(name, setting),
                    None => all_read = false,
                }
            } else {
                let options = known.options.iter().map(|option| option.name);
                let names: Vec<&str> = COMMON.iter().copied().chain(options).collect();
                self.unknown(key.span(), "key", name, &names);
            }
        }
        // An option that cannot be read is not missing.
        if all_read {
            let faults = known.faults(&target.options, None);
            let problems = faults.into_iter().map(|fault| target.problem(fault));
            self.problems.extend(problems);
        }
        target
    }

    /// A folder that every target may have.
    fn folder(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        key: &str,
        what: &str,
        example: &str,
    ) -> Option<String> {
        let folder = self.text_of(value, key)?;
        if folder.is_empty() {
            self.problem(
                value.span(),
                format!("`{key}` is empty"),
                what.into(),
                Some(format!("write `{key} = \"{example}\"`")),
            );
        }
        Some(folder)
    }

    /// The value of an option, of any kind, and the positions of its parts.
    fn setting(
        &mut self,
        key: Range<usize>,
        value: &Spanned<DeValue<'_>>,
        option: &OptionKey,
        way: &mut Vec<String>,
        places: &mut BTreeMap<Vec<String>, OptionPlace>,
    ) -> Option<Setting> {
        let place = OptionPlace {
            key: self.place(key, String::new()),
            value: self.place(value.span(), String::new()),
        };
        places.insert(way.clone(), place);
        match value.get_ref() {
            DeValue::Boolean(flag) => Some(Setting::Flag(*flag)),
            DeValue::String(text) => Some(Setting::text(&**text)),
            DeValue::Array(items) => {
                let items = items.iter().enumerate().map(|(index, item)| {
                    way.push(index.to_string());
                    let item = self.setting(item.span(), item, option, way, places);
                    way.pop();
                    item
                });
                items.collect::<Option<Vec<_>>>().map(Setting::List)
            }
            DeValue::Table(table) => {
                let entries = table.iter().map(|(key, value)| {
                    way.push(key.get_ref().to_string());
                    let value = self.setting(key.span(), value, option, way, places);
                    way.pop();
                    value.map(|value| (key.get_ref().to_string(), value))
                });
                entries
                    .collect::<Option<BTreeMap<_, _>>>()
                    .map(Setting::Table)
            }
            DeValue::Integer(number) => Some(Setting::Number(number.as_str().to_owned())),
            DeValue::Float(number) => Some(Setting::Number(number.as_str().to_owned())),
            DeValue::Datetime(_) => {
                let wanted = option.wanted();
                self.wrong_kind(value, option.name, &wanted, option.example);
                None
            }
        }
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
                let header = if key == "target" { "target.rust" } else { key };
                self.wrong_kind(value, key, "a table", &format!("[{header}]"));
                Vec::new()
            }
        }
    }

    pub(super) fn text_of(&mut self, value: &Spanned<DeValue<'_>>, key: &str) -> Option<String> {
        let text = value.get_ref().as_str().map(Into::into);
        if text.is_none() {
            self.wrong_kind(value, key, "a text", &format!("{key} = \"…\""));
        }
        text
    }

    pub(super) fn unknown(&mut self, span: Range<usize>, what: &str, name: &str, known: &[&str]) {
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

    pub(super) fn wrong_kind(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        key: &str,
        wanted: &str,
        example: &str,
    ) {
        let found = value.get_ref().type_str();
        self.problem(
            value.span(),
            format!("`{key}` must be {wanted}"),
            format!("this is of type {found}"),
            Some(format!("write `{example}`")),
        );
    }

    pub(super) fn problem(
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

    pub(super) fn place(&self, span: Range<usize>, label: String) -> Place {
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
        Config::parse(text, "toolc.toml")
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
        let rust = &config.targets["rust"];
        assert_eq!(rust.out.as_deref(), Some("gen"));
        assert_eq!(rust.options.settings["crate"], Setting::text("acme-tools"));
        assert_eq!(parse("").unwrap().sources[0].text, ".");
    }

    #[test]
    fn schemas_are_a_target_that_a_key_switches() {
        let targets = |text: &str| parse(text).unwrap().targets;
        let plain = targets("schemas = true\n");
        assert_eq!(plain, targets("[target.schemas]\n"));
        assert_eq!(plain["schemas"].out, None);
        let elsewhere = "[target.schemas]\nout = \"api\"\n";
        let on = targets(&format!("schemas = true\n{elsewhere}"));
        assert_eq!(on["schemas"].out.as_deref(), Some("api"));
        assert!(targets(&format!("schemas = false\n{elsewhere}")).is_empty());
        let problems = parse("schemas = \"gen\"\n").unwrap_err();
        assert_eq!(problems[0].message, "`schemas` must be true or false");
        assert_eq!(problems[0].help.as_deref(), Some("write `schemas = true`"));
    }

    #[test]
    fn demands_are_read_and_their_mistakes_told() {
        let text = "[lints]\nproviders = [\"openai-strict\", \"gemini\"]\ntool_tokens = 1_000\n";
        let demands = parse(text).unwrap().levels.demands;
        let names: Vec<&str> = demands.providers.iter().map(|one| one.name).collect();
        assert_eq!(names, ["openai-strict", "gemini"]);
        assert_eq!(
            (demands.tool_tokens, demands.exposure_tokens),
            (1000, 20_000)
        );
        for (line, message, help) in [
            (
                "providers = [\"opanai\"]",
                "unknown provider `opanai`",
                "did you mean `openai`?",
            ),
            (
                "providers = \"openai\"",
                "`providers` must be a list of texts",
                "write `providers = [\"openai-strict\"]`",
            ),
            (
                "tool_tokens = -1",
                "`tool_tokens` must be a whole number",
                "write `tool_tokens = 2000`",
            ),
        ] {
            let problems = parse(&format!("[lints]\n{line}\n")).unwrap_err();
            assert_eq!(problems[0].message, message);
            assert_eq!(problems[0].help.as_deref(), Some(help));
        }
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
            ("`a b` is no name of a crate", "write `crate = \"a-b\"`"),
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

    #[test]
    fn levels_are_those_of_warnings() {
        let text = "[lints]\nT0412 = \"off\"\nT1001 = \"error\"\nT0101 = \"error\"\n";
        let mut levels = Levels::default();
        levels.set("T0412", Level::Off).unwrap();
        levels.set("T1001", Level::Error).unwrap();
        levels.set("T0101", Level::Error).unwrap();
        assert_eq!(parse(text).unwrap().levels, levels);
        for (line, message, help) in [
            (
                "T0101 = \"off\"",
                "`T0101` is an error and keeps its level",
                "fix it; `toolc explain T0101` says how",
            ),
            (
                "T9412 = \"off\"",
                "there is no finding `T9412`",
                "did you mean `T0412`?",
            ),
            (
                "long = \"off\"",
                "there is no finding `long`",
                "`toolc explain --list` lists them all",
            ),
            (
                "T0412 = \"warn\"",
                "unknown level `warn`",
                "there is `off`, `warning`, `error`",
            ),
            (
                "T0412 = true",
                "`T0412` must be a text",
                "write `T0412 = \"…\"`",
            ),
        ] {
            let problems = parse(&format!("[lints]\n{line}\n")).unwrap_err();
            let [problem] = &problems[..] else {
                panic!("{line}: {problems:?}")
            };
            assert_eq!(
                (&*problem.message, problem.help.as_deref()),
                (message, Some(help))
            );
            assert!(problem.place.is_some());
        }
    }

    #[test]
    fn options_are_those_of_the_target() {
        for (line, message, at) in [
            ("serde = 1", "`serde` must be true or false", "1"),
            (
                "serde = \"yes\"",
                "`serde` must be true or false",
                "\"yes\"",
            ),
            (
                "version = \"1.0.0\"",
                "`version` is an option of a crate of its own",
                "version",
            ),
            (
                "derive = [\"Ord\", \"a b\"]",
                "`a b` is no path of a derive",
                "\"a b\"",
            ),
            ("derive.\"a.B\" = true", "`a.B` must be a list", "true"),
            (
                "extern.\"a.B\" = \"other::B\"",
                "`other::B` is no type of the crate that the code is mounted in",
                "\"other::B\"",
            ),
            (
                "extern.\"a.B\" = \"crate::B<u8>\"",
                "`crate::B<u8>` is no path of a type",
                "\"crate::B<u8>\"",
            ),
            (
                "crate = \"a\"\nversion = \"1\"",
                "`1` is no version",
                "\"1\"",
            ),
            (
                "crate = \"match\"",
                "`match` is no name of a crate",
                "\"match\"",
            ),
            (
                "crate = \"toolrt\"",
                "`toolrt` is no name of a crate",
                "\"toolrt\"",
            ),
            (
                "crate = \"a\"\ndependencies.b.paht = \"c\"",
                "unknown key `paht` of a dependency",
                "paht",
            ),
            (
                "crate = \"a\"\ndependencies.b.features = \"c\"",
                "`features` must be a list",
                "\"c\"",
            ),
            (
                "crate = \"a\"\ndependencies.a = \"1\"",
                "`a` cannot depend on itself",
                "a",
            ),
            (
                "providers = [\"openai\", \"opanai\"]",
                "unknown provider `opanai`",
                "\"opanai\"",
            ),
            (
                "crate = \"a\"\nextern.\"a.B\" = \"crate::B\"",
                "a crate of its own cannot have `extern` types",
                "\"crate::B\"",
            ),
        ] {
            let text = format!("[target.rust]\n{line}\n");
            let problems = parse(&text).unwrap_err();
            let [problem] = &problems[..] else {
                panic!("{line}: {problems:?}")
            };
            assert_eq!(problem.message, message, "{line}");
            let place = problem.place.as_ref().unwrap();
            assert_eq!(&text[place.span.clone()], at, "{line}");
            assert!(problem.help.is_some(), "{line}");
        }
    }

    #[test]
    fn providers_are_the_same_for_every_language() {
        for language in ["rust", "python"] {
            let text = format!("[target.{language}]\nproviders = [\"openai\", 1, \"opanai\"]\n");
            let problems = parse(&text).unwrap_err();
            let told: Vec<&str> = problems.iter().map(|one| &*one.message).collect();
            let wanted = ["`1` must be a text", "unknown provider `opanai`"];
            assert_eq!(told, wanted, "{language}");
        }
    }
}

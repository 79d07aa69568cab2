//! What a project says about a target, as values: from a `[target.NAME]` table, a command line or a `build.rs`.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use toolc_compiler::diagnostics::nearest;
use toolc_compiler::providers::{PROVIDERS, Provider};

/// The value of one option.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Setting {
    /// `true` or `false`.
    Flag(bool),
    /// A number, as it is written; no option takes one, and each says what it takes.
    Number(String),
    /// A text.
    Text(String),
    /// Several values.
    List(Vec<Setting>),
    /// Values by name.
    Table(BTreeMap<String, Setting>),
}

/// The kinds of [`Setting`], as an option lists those that it takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SettingKind {
    /// See [`Setting::Flag`].
    Flag,
    /// See [`Setting::Number`].
    Number,
    /// See [`Setting::Text`].
    Text,
    /// See [`Setting::List`].
    List,
    /// See [`Setting::Table`].
    Table,
}

/// A key of a target's table in `toolc.toml`.
#[derive(Debug, Clone, Copy)]
pub struct OptionKey {
    /// The key.
    pub name: &'static str,
    /// What it does, in one sentence.
    pub docs: &'static str,
    /// What its value may be.
    pub kinds: &'static [SettingKind],
    /// A line of `toolc.toml` that has it.
    pub example: &'static str,
}

/// All options of one target.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// By the names in [`Target::options`](crate::Target::options).
    pub settings: BTreeMap<String, Setting>,
    /// Whether the output is one file for `include!`, as a `build.rs` makes it, in place of a tree.
    pub included: bool,
    /// Whether the design is a part of a project: then what these name of a design may be in another part.
    pub is_of_part: bool,
    /// Templates in the place of ours; each has the name of one in [`Target::templates`](crate::Target::templates).
    pub templates: Vec<TemplateText>,
    /// Pages beside ours.
    pub pages: Vec<OwnPage>,
}

/// A page of a user's own, for everything of a kind.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnPage {
    /// What there is a page for.
    pub about: PageOf,
    /// Where it is in the output folder, with names in braces.
    pub path: String,
    /// What writes it.
    pub template: TemplateText,
}

impl OwnPage {
    /// The name under which the template engine has the template of a page.
    pub(crate) fn template_name(index: usize) -> String {
        format!("page/{index}")
    }
}

/// What a page of a user's own is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PageOf {
    /// Each toolset.
    Toolset,
    /// Each service.
    Service,
    /// Each agent.
    Agent,
    /// The design as a whole.
    Design,
}

impl PageOf {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Toolset, Self::Service, Self::Agent, Self::Design];

    /// As `toolc.toml` names it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Toolset => "toolset",
            Self::Service => "service",
            Self::Agent => "agent",
            Self::Design => "design",
        }
    }

    /// The names that its path may have in braces.
    pub fn names(self) -> &'static [&'static str] {
        match self {
            Self::Toolset => &["service", "toolset"],
            Self::Service => &["service"],
            Self::Agent => &["service", "agent"],
            Self::Design => &[],
        }
    }
}

/// A template that a user wrote.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TemplateText {
    /// Which template it is: `python/client.py.j2`.
    pub name: String,
    /// The file, as the user sees it.
    pub path: String,
    /// What stands in it.
    pub text: String,
}

/// An option that cannot be followed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fault {
    /// The way to it: a key, and keys or numbers of items inside its value.
    pub key: Vec<String>,
    /// The fact, with the user's own names.
    pub message: String,
    /// Whether it is about the last key itself, and not about its value.
    pub of_key: bool,
    /// What stands there.
    pub label: String,
    /// What to do.
    pub help: Option<String>,
    /// The place in a user's template, where it is about one and not about an option.
    pub template: Option<Box<TemplatePlace>>,
}

/// A line of a user's template.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TemplatePlace {
    /// The file, as the user sees it.
    pub path: String,
    /// What stands in it.
    pub text: String,
    /// The bytes of the line, without white space around it.
    pub span: Range<usize>,
}

impl TemplatePlace {
    /// A line, counted from one; the last one where there are fewer.
    pub(crate) fn of_line(template: &TemplateText, number: usize) -> Self {
        let text = &template.text;
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1));
        let start = starts.take(number.max(1)).last().unwrap_or_default();
        let line = text[start..].lines().next().unwrap_or_default();
        let indent = line.len() - line.trim_start().len();
        Self {
            path: template.path.clone(),
            text: text.clone(),
            span: start + indent..start + indent + line.trim().len(),
        }
    }
}

impl Setting {
    /// What it is.
    pub fn kind(&self) -> SettingKind {
        match self {
            Self::Flag(_) => SettingKind::Flag,
            Self::Number(_) => SettingKind::Number,
            Self::Text(_) => SettingKind::Text,
            Self::List(_) => SettingKind::List,
            Self::Table(_) => SettingKind::Table,
        }
    }

    /// A text.
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }
}

impl SettingKind {
    /// As a message names it.
    pub fn phrase(self) -> &'static str {
        match self {
            Self::Flag => "true or false",
            Self::Number => "a number",
            Self::Text => "a text",
            Self::List => "a list",
            Self::Table => "a table",
        }
    }
}

impl OptionKey {
    /// What the value must be, as a message says it.
    pub fn wanted(&self) -> String {
        let phrases: Vec<&str> = self.kinds.iter().map(|kind| kind.phrase()).collect();
        phrases.join(" or ")
    }
}

impl Options {
    /// Whether templates of the user take part in any page.
    pub fn have_templates(&self) -> bool {
        !self.templates.is_empty() || !self.pages.is_empty()
    }

    /// Says what is wrong with a template of the user, by the file that it is in; about its first line, where nobody knows
    /// more.
    pub fn template_fault(&self, path: &str, message: String, label: String) -> Fault {
        let pages = self.pages.iter().map(|page| &page.template);
        let mut all = self.templates.iter().chain(pages);
        let fault = Fault::new(&[], message, label);
        match all.find(|template| template.path == path) {
            Some(template) => fault.in_template(TemplatePlace::of_line(template, 1)),
            None => fault,
        }
    }

    /// Sets an option.
    pub fn set(&mut self, name: &str, value: Setting) {
        self.settings.insert(name.to_owned(), value);
    }

    /// These options, with `nearer` ones in place of those that both have.
    #[must_use]
    pub fn with(mut self, nearer: &Self) -> Self {
        let settings = nearer.settings.clone();
        self.settings.extend(settings);
        self.included |= nearer.included;
        if !nearer.templates.is_empty() {
            self.templates.clone_from(&nearer.templates);
        }
        self
    }
}

/// `providers`, which targets with specs have in common.
pub(crate) const PROVIDERS_KEY: OptionKey = OptionKey {
    name: "providers",
    docs: "Puts the schemas for these providers into the specs, lowered to what they take.",
    kinds: &[SettingKind::List],
    example: "providers = [\"openai-strict\"]",
};

/// Those that [`PROVIDERS_KEY`] names, each once.
pub(crate) fn providers(options: &Options, faults: &mut Vec<Fault>) -> Vec<&'static Provider> {
    let known = PROVIDERS.iter().map(|one| (one.name, one)).collect();
    chosen(options, &PROVIDERS_KEY, "provider", known, faults)
}

/// `aliases`, which targets with types have in common.
pub(crate) const ALIASES_KEY: OptionKey = OptionKey {
    name: "aliases",
    docs: "What aliases of texts and numbers with limits are: `names` of these (without this option), or `newtypes`, types of their own that check what they hold.",
    kinds: &[SettingKind::Text],
    example: "aliases = \"newtypes\"",
};

/// Whether [`ALIASES_KEY`] makes types of aliases with limits.
pub(crate) fn newtypes(options: &Options, faults: &mut Vec<Fault>) -> bool {
    let known = vec![("names", false), ("newtypes", true)];
    chosen(options, &ALIASES_KEY, "kind of aliases", known, faults) == [true]
}

/// `sdk`, which targets with modules for agent SDKs have in common.
pub(crate) const SDK_KEY: OptionKey = OptionKey {
    name: "sdk",
    docs: "Makes a module of every service for each of these agent SDKs, by the names of their packages.",
    kinds: &[SettingKind::List],
    example: "sdk = [\"openai-agents\"]",
};

/// `documents`, which targets with commands have in common.
pub(crate) const DOCUMENTS_KEY: OptionKey = OptionKey {
    name: "documents",
    docs: "Puts documents for agents into commands, which print them by `--docs`.",
    kinds: &[SettingKind::Flag],
    example: "documents = true",
};

/// What the items of a list name, each once, of what is known by name; a text alone, where the option may be one.
pub(crate) fn chosen<T>(
    options: &Options,
    key: &OptionKey,
    what: &str,
    known: Vec<(&'static str, T)>,
    faults: &mut Vec<Fault>,
) -> Vec<T> {
    let (items, is_list) = match options.settings.get(key.name) {
        Some(Setting::List(items)) => (&**items, true),
        Some(text @ Setting::Text(_)) if key.kinds.contains(&SettingKind::Text) => {
            (std::slice::from_ref(text), false)
        }
        _ => return Vec::new(),
    };
    let mut places: Vec<usize> = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let index = index.to_string();
        let place = &[key.name, &*index][..if is_list { 2 } else { 1 }];
        let Setting::Text(name) = item else {
            let example = known.first().map_or("", |(name, _)| *name);
            let example = format!("{example:?}");
            faults.push(Fault::of_kind(place, item, SettingKind::Text, &example));
            continue;
        };
        match known.iter().position(|(one, _)| one == name) {
            Some(found) if places.contains(&found) => {}
            Some(found) => places.push(found),
            None => faults.push(unknown(place, what, name, &known)),
        }
    }
    let mut known: Vec<Option<T>> = known.into_iter().map(|(_, one)| Some(one)).collect();
    places
        .into_iter()
        .filter_map(|place| known[place].take())
        .collect()
}

fn unknown<T>(key: &[&str], what: &str, name: &str, known: &[(&'static str, T)]) -> Fault {
    let known = known.iter().map(|(one, _)| *one);
    let fault = Fault::new(key, format!("unknown {what} `{name}`"), "not known here");
    match nearest(name, known.clone()).first() {
        Some(near) => fault.help(format!("did you mean `{near}`?")),
        None => {
            let known: Vec<String> = known.map(|name| format!("`{name}`")).collect();
            fault.help(format!("there is {}", known.join(", ")))
        }
    }
}

impl Fault {
    /// A value of another kind than is wanted inside of an option.
    pub(crate) fn of_kind(
        key: &[&str],
        value: &Setting,
        wanted: SettingKind,
        example: &str,
    ) -> Self {
        let name = key.last().copied().unwrap_or_default();
        Self::new(
            key,
            format!("`{name}` must be {}", wanted.phrase()),
            format!("this is {}", value.kind().phrase()),
        )
        .help(format!("write `{example}`"))
    }

    /// Says what is wrong with the value behind `key`.
    pub fn new(key: &[&str], message: impl Into<String>, label: impl Into<String>) -> Self {
        Self {
            key: key.iter().map(|&part| part.to_owned()).collect(),
            of_key: false,
            message: message.into(),
            label: label.into(),
            help: None,
            template: None,
        }
    }

    /// Says that it is about the last key itself.
    #[must_use]
    pub fn of_key(mut self) -> Self {
        self.of_key = true;
        self
    }

    /// Says in which line of a template it is.
    #[must_use]
    pub(crate) fn in_template(mut self, place: TemplatePlace) -> Self {
        self.template = Some(Box::new(place));
        self
    }

    /// Says what to do.
    #[must_use]
    pub fn help(mut self, help: impl Into<String>) -> Self {
        self.help = Some(help.into());
        self
    }
}

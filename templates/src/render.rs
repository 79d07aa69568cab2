//! The only module that knows the template engine: templates are read once, and print fragments.

mod model;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, LazyLock};

use minijinja::syntax::SyntaxConfig;
use minijinja::value::{Object, ObjectRepr, Rest, Serde, Value, ValueKind};
use minijinja::{AutoEscape, Environment, Error, ErrorKind, UndefinedBehavior};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use crate::code::{Code, Fragment, Import, Misplaced, Module, Rules, SLOT, Seen, alone, printed};
use crate::slot::Slot;
use crate::{Fault, Options, OwnPage, Target, TemplatePlace, TemplateText};

/// The steps that a template of a user may take for a page: a toolset of ten thousand tools takes three million.
const FUEL: u64 = 50_000_000;

/// The bytes that such a page has at first, and at most.
const FIRST_BYTES: usize = 4 << 20;
const MOST_BYTES: usize = 256 << 20;

const TOO_LARGE: &str = "a page has at most 256 MiB";

/// The templates of pages, by name: they print fragments alone.
const PAGES: &[(&str, &str)] = &[
    (
        "rust/transforms",
        include_str!("rust/surfaces/transforms/transforms.rs.j2"),
    ),
    (
        "rust/types",
        include_str!("rust/surfaces/types/types.rs.j2"),
    ),
    (
        "rust/codecs",
        include_str!("rust/surfaces/codecs/codecs.rs.j2"),
    ),
    ("rust/data", include_str!("rust/surfaces/data.rs.j2")),
    (
        "rust/specs",
        include_str!("rust/surfaces/specs/specs.rs.j2"),
    ),
    (
        "rust/module",
        include_str!("rust/surfaces/package/module.rs.j2"),
    ),
    (
        "rust/agent/specs",
        include_str!("rust/surfaces/agent/specs.rs.j2"),
    ),
    (
        "rust/agent/policy",
        include_str!("rust/surfaces/agent/policy.rs.j2"),
    ),
    (
        "rust/agent/completions",
        include_str!("rust/surfaces/agent/completions.rs.j2"),
    ),
    (
        "rust/client",
        include_str!("rust/surfaces/client/client.rs.j2"),
    ),
    ("rust/asks", include_str!("rust/surfaces/asks/asks.rs.j2")),
    (
        "rust/hints",
        include_str!("rust/surfaces/hints/hints.rs.j2"),
    ),
    (
        "rust/provider",
        include_str!("rust/surfaces/provider/provider.rs.j2"),
    ),
    (
        "rust/service",
        include_str!("rust/surfaces/service/service.rs.j2"),
    ),
    (
        "rust/command",
        include_str!("rust/surfaces/command/command.rs.j2"),
    ),
    (
        "rust/documents",
        include_str!("rust/surfaces/documents/documents.rs.j2"),
    ),
    ("rust/sdk", include_str!("rust/surfaces/sdk/sdk.rs.j2")),
    (
        "rust/serve",
        include_str!("rust/surfaces/server/serve.rs.j2"),
    ),
    (
        "rust/served",
        include_str!("rust/surfaces/served/served.rs.j2"),
    ),
    (
        "rust/messages",
        include_str!("rust/surfaces/served/messages.rs.j2"),
    ),
    (
        "rust/inputs",
        include_str!("rust/surfaces/provider/inputs.rs.j2"),
    ),
    ("rust/trait", include_str!("rust/surfaces/trait.rs.j2")),
    (
        "python/client",
        include_str!("python/surfaces/client/client.py.j2"),
    ),
    (
        "python/codecs",
        include_str!("python/surfaces/codecs/codecs.py.j2"),
    ),
    (
        "python/package",
        include_str!("python/surfaces/package/package.py.j2"),
    ),
    (
        "python/asks",
        include_str!("python/surfaces/asks/asks.py.j2"),
    ),
    (
        "python/hints",
        include_str!("python/surfaces/hints/hints.py.j2"),
    ),
    (
        "python/protocol",
        include_str!("python/surfaces/protocol.py.j2"),
    ),
    (
        "python/provider",
        include_str!("python/surfaces/provider/provider.py.j2"),
    ),
    (
        "python/service",
        include_str!("python/surfaces/service/provider.py.j2"),
    ),
    (
        "python/command",
        include_str!("python/surfaces/command/command.py.j2"),
    ),
    (
        "python/documents",
        include_str!("python/surfaces/documents/documents.py.j2"),
    ),
    ("python/sdk", include_str!("python/surfaces/sdk/sdk.py.j2")),
    (
        "python/program/head",
        include_str!("python/surfaces/program/head.py.j2"),
    ),
    (
        "python/program/functions",
        include_str!("python/surfaces/program/functions.py.j2"),
    ),
    (
        "python/program/failed",
        include_str!("python/surfaces/program/failed.py.j2"),
    ),
    (
        "python/program/process",
        include_str!("python/surfaces/program/process.py.j2"),
    ),
    (
        "python/program/agent_framework",
        include_str!("python/surfaces/program/agent_framework.py.j2"),
    ),
    (
        "python/program/claude_agent_sdk",
        include_str!("python/surfaces/program/claude_agent_sdk.py.j2"),
    ),
    (
        "python/program/crewai",
        include_str!("python/surfaces/program/crewai.py.j2"),
    ),
    (
        "python/program/github_copilot",
        include_str!("python/surfaces/program/github_copilot.py.j2"),
    ),
    (
        "python/program/google_adk",
        include_str!("python/surfaces/program/google_adk.py.j2"),
    ),
    (
        "python/program/haystack",
        include_str!("python/surfaces/program/haystack.py.j2"),
    ),
    (
        "python/program/langchain",
        include_str!("python/surfaces/program/langchain.py.j2"),
    ),
    (
        "python/program/llama_index",
        include_str!("python/surfaces/program/llama_index.py.j2"),
    ),
    (
        "python/program/openai_agents",
        include_str!("python/surfaces/program/openai_agents.py.j2"),
    ),
    (
        "python/program/pydantic_ai",
        include_str!("python/surfaces/program/pydantic_ai.py.j2"),
    ),
    (
        "python/program/semantic_kernel",
        include_str!("python/surfaces/program/semantic_kernel.py.j2"),
    ),
    (
        "python/program/smolagents",
        include_str!("python/surfaces/program/smolagents.py.j2"),
    ),
    (
        "python/program/strands",
        include_str!("python/surfaces/program/strands.py.j2"),
    ),
    (
        "python/remote/head",
        include_str!("python/surfaces/remote/head.py.j2"),
    ),
    (
        "python/remote/agent_framework",
        include_str!("python/surfaces/remote/agent_framework.py.j2"),
    ),
    (
        "python/remote/claude_agent_sdk",
        include_str!("python/surfaces/remote/claude_agent_sdk.py.j2"),
    ),
    (
        "python/remote/crewai",
        include_str!("python/surfaces/remote/crewai.py.j2"),
    ),
    (
        "python/remote/github_copilot",
        include_str!("python/surfaces/remote/github_copilot.py.j2"),
    ),
    (
        "python/remote/google_adk",
        include_str!("python/surfaces/remote/google_adk.py.j2"),
    ),
    (
        "python/remote/haystack",
        include_str!("python/surfaces/remote/haystack.py.j2"),
    ),
    (
        "python/remote/langchain",
        include_str!("python/surfaces/remote/langchain.py.j2"),
    ),
    (
        "python/remote/llama_index",
        include_str!("python/surfaces/remote/llama_index.py.j2"),
    ),
    (
        "python/remote/openai_agents",
        include_str!("python/surfaces/remote/openai_agents.py.j2"),
    ),
    (
        "python/remote/pydantic_ai",
        include_str!("python/surfaces/remote/pydantic_ai.py.j2"),
    ),
    (
        "python/remote/semantic_kernel",
        include_str!("python/surfaces/remote/semantic_kernel.py.j2"),
    ),
    (
        "python/remote/smolagents",
        include_str!("python/surfaces/remote/smolagents.py.j2"),
    ),
    (
        "python/remote/strands",
        include_str!("python/surfaces/remote/strands.py.j2"),
    ),
    (
        "python/serve",
        include_str!("python/surfaces/server/serve.py.j2"),
    ),
    (
        "python/served",
        include_str!("python/surfaces/served/served.py.j2"),
    ),
    (
        "python/messages",
        include_str!("python/surfaces/served/messages.py.j2"),
    ),
    (
        "python/specs",
        include_str!("python/surfaces/specs/specs.py.j2"),
    ),
    (
        "python/types",
        include_str!("python/surfaces/types/types.py.j2"),
    ),
    ("python/tuple", include_str!("python/surfaces/tuple.py.j2")),
    (
        "python/transforms",
        include_str!("python/surfaces/transforms/transforms.py.j2"),
    ),
    (
        "python/agent/specs",
        include_str!("python/surfaces/agent/specs.py.j2"),
    ),
    (
        "python/agent/completions",
        include_str!("python/surfaces/agent/completions.py.j2"),
    ),
    ("docs/tool", include_str!("docs/tool.md.j2")),
    ("docs/rules", include_str!("docs/rules.md.j2")),
    ("docs/agents_md", include_str!("docs/agents_md.md.j2")),
    ("docs/claude_md", include_str!("docs/claude_md.md.j2")),
    ("docs/skill_md", include_str!("docs/skill_md.md.j2")),
    (
        "docs/skill_reference",
        include_str!("docs/skill_reference.md.j2"),
    ),
    ("docs/llms_txt", include_str!("docs/llms_txt.md.j2")),
    ("docs/llms_full", include_str!("docs/llms_full.md.j2")),
    ("docs/index", include_str!("docs/index.md.j2")),
    ("docs/toolset", include_str!("docs/toolset.md.j2")),
    ("docs/types", include_str!("docs/types.md.j2")),
];

/// Templates of what is only shown: nobody replaces them.
const SHOWN: &[(&str, &str)] = &[("docs/described", include_str!("docs/described.md.j2"))];

/// All templates, by name.
const TEMPLATES: &[(&str, &str)] = &[
    ("rust/manifest", include_str!("rust/manifest.toml.j2")),
    ("python/manifest", include_str!("python/manifest.toml.j2")),
    (
        "python/root_agent",
        include_str!("python/root_agent/root_agent.yaml.j2"),
    ),
];

static ENVIRONMENT: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut environment = bare(Environment::empty());
    environment.set_auto_escape_callback(|_| AutoEscape::None);
    add(&mut environment, TEMPLATES);
    environment
});

static BUILT_IN: LazyLock<Arc<Templates>> = LazyLock::new(|| {
    let mut environment = printer();
    add(&mut environment, PAGES);
    add(&mut environment, SHOWN);
    Arc::new(Templates {
        environment,
        own: BTreeMap::new(),
    })
});

/// An environment that prints fragments, without templates.
fn printer() -> Environment<'static> {
    let mut environment = bare(Environment::new());
    // The first three make code of any text; the others make texts of any size.
    for filter in ["safe", "escape", "e", "format", "indent"] {
        environment.remove_filter(filter);
    }
    // What blocks and macros capture is safe: it was printed here. No string is.
    environment.set_auto_escape_callback(|_| AutoEscape::Custom("fragments".into()));
    environment.set_formatter(|out, _, value| {
        let slot = match value.downcast_object::<Fragment>() {
            Some(slot) => Some(Slot(slot)),
            None if value.kind() == ValueKind::Bool => {
                Some(Slot(Arc::new(Fragment::Flag(value.is_true()))))
            }
            None => None,
        };
        if let Some(slot) = slot {
            spend(|| slot.0.size())?;
            let number = SLOTS.with_borrow_mut(|slots| {
                slots.push(slot);
                slots.len() - 1
            });
            match MISPLACED.get() {
                Some(misplaced) if misplaced.slot == number => Err(wrong(misplaced.why)),
                Some(_) | None => write_slot(out, number).map_err(Error::from),
            }
        } else if value.is_number() {
            write!(out, "{value}").map_err(Error::from)
        } else if let (true, Some(text)) = (value.is_safe(), value.as_str()) {
            spend(|| text.len())?;
            out.write_str(text).map_err(Error::from)
        } else {
            let what = "only fragments are printed: a text of a design is none by itself";
            Err(Error::new(ErrorKind::InvalidOperation, what))
        }
    });
    environment.add_global("imports", Value::from_object(Fragment::Imports));
    environment.add_function("loaded", |path: &str, here: Option<&str>| {
        imported(path, here, Seen::Loaded)
    });
    environment.add_function("checked", |path: &str, here: Option<&str>| {
        imported(path, here, Seen::Checked)
    });
    environment.add_function("used", |paths: Rest<String>| {
        let names = paths.iter().map(|path| code(path, None, Seen::Loaded));
        let names = Code::Items(names.collect::<Result<_, _>>()?);
        Ok(Value::from_object(Fragment::Used(names)))
    });
    environment.add_filter("literal", |word: &Value| match fragment(word) {
        Some(Fragment::Word(word)) => Ok(Value::from_object(Fragment::Literal((*word).to_owned()))),
        Some(_) | None => Err(wrong("only words become literals")),
    });
    environment.add_filter("docs", |text: &Value| match fragment(text) {
        Some(Fragment::Literal(text)) => Ok(Value::from_object(Fragment::Docs(text.clone()))),
        Some(_) | None => Err(wrong("only texts become docs")),
    });
    environment.add_filter("code", |text: &Value| match fragment(text) {
        Some(Fragment::Literal(text)) => Ok(Value::from_object(Fragment::Json(text.clone()))),
        Some(_) | None => Err(wrong("only texts become code")),
    });
    environment.add_filter("constant", |word: &Value| cased(word, str::to_uppercase));
    environment.add_filter("camel", |word: &Value| {
        cased(word, heck::ToUpperCamelCase::to_upper_camel_case)
    });
    environment
}

thread_local! {
    /// The fragments of the page that is being rendered, by number.
    static SLOTS: RefCell<Vec<Slot>> = const { RefCell::new(Vec::new()) };
    /// The slot at which rendering ends, to find the line that prints it.
    static MISPLACED: Cell<Option<Misplaced>> = const { Cell::new(None) };
    /// The bytes that the page may still print, where that is limited.
    static LEFT: Cell<Option<usize>> = const { Cell::new(None) };
}

/// Counts what is printed.
fn spend(bytes: impl FnOnce() -> usize) -> Result<(), Error> {
    let Some(left) = LEFT.get() else {
        return Ok(());
    };
    let left = left.checked_sub(bytes());
    LEFT.set(Some(left.unwrap_or_default()));
    left.map(|_| ()).ok_or_else(|| wrong(TOO_LARGE))
}

/// The number of a slot between its marks.
fn write_slot(out: &mut impl fmt::Write, number: usize) -> fmt::Result {
    let (mut text, mut start, mut left) = ([0; 24], 23, number);
    text[start] = SLOT[1] as u8;
    loop {
        start -= 1;
        text[start] = b'0' + (left % 10) as u8;
        left /= 10;
        if left == 0 {
            break;
        }
    }
    start -= 1;
    text[start] = SLOT[0] as u8;
    out.write_str(std::str::from_utf8(&text[start..]).expect("digits and marks are ASCII"))
}

/// A word of ours in another case.
fn cased(word: &Value, case: fn(&str) -> String) -> Result<Value, Error> {
    match fragment(word) {
        Some(Fragment::Word(word)) => Ok(Value::from_object(Fragment::Code(case(word).into()))),
        Some(_) | None => Err(wrong("only words have cases")),
    }
}

fn fragment(value: &Value) -> Option<&Fragment> {
    value.downcast_object_ref()
}

fn wrong(what: &'static str) -> Error {
    Error::new(ErrorKind::InvalidOperation, what)
}

/// A library, or a name from one of its modules, by its path, under another name if one is given.
fn imported(path: &str, known_as: Option<&str>, seen: Seen) -> Result<Value, Error> {
    Ok(Value::from_object(Fragment::Code(code(
        path, known_as, seen,
    )?)))
}

fn code(path: &str, known_as: Option<&str>, seen: Seen) -> Result<Code, Error> {
    // Whatever a template makes the text of, it is nothing but names.
    let is_name = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | ':');
    let names = |text: &str| !text.is_empty() && text.chars().all(is_name);
    if !names(path.trim_end_matches("::*")) || !known_as.is_none_or(names) {
        return Err(wrong("an import is names with `.` or `::` between them"));
    }
    let parts = path.rsplit_once("::").or_else(|| path.rsplit_once('.'));
    let (module, name) = parts.unwrap_or((path, ""));
    let import = Import {
        module: Module::Library(module.to_owned()),
        name: name.to_owned(),
        seen,
    };
    let here = known_as.unwrap_or(if name.is_empty() { module } else { name });
    Ok(Code::name(here, import))
}

impl Object for Fragment {
    fn repr(self: &Arc<Self>) -> ObjectRepr {
        ObjectRepr::Plain
    }

    fn render(self: &Arc<Self>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.as_ref() {
            Fragment::Code(code) => f.write_str(&code.flat()),
            Fragment::Docs(text)
            | Fragment::Lines(text)
            | Fragment::Literal(text)
            | Fragment::Json(text) => f.write_str(text),
            Fragment::Flag(flag) => write!(f, "{flag}"),
            Fragment::Word(word) => f.write_str(word),
            Fragment::Used(_) | Fragment::Imports => Ok(()),
        }
    }
}

/// What a template sees.
pub(crate) struct Model {
    value: Value,
    schema: fn() -> Json,
}

impl Model {
    pub(crate) fn of<M: Serialize + JsonSchema>(model: M) -> Self {
        Self {
            value: model::value(&model),
            schema: model::schema::<M>,
        }
    }

    /// The model as JSON, with every fragment as what it prints.
    pub(crate) fn json(&self, rules: &Rules) -> Json {
        json(&self.value, rules)
    }

    /// What makes the JSON Schema of that.
    pub(crate) fn schema(&self) -> fn() -> Json {
        self.schema
    }
}

fn json(value: &Value, rules: &Rules) -> Json {
    if let Some(fragment) = fragment(value) {
        return Json::String(alone(fragment, rules));
    }
    let items = || value.try_iter().into_iter().flatten();
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "minijinja may add kinds; all that have no items are plain values"
    )]
    match value.kind() {
        ValueKind::Map => {
            let entry = |key: Value| {
                let value = value.get_item(&key).unwrap_or_default();
                (key.to_string(), json(&value, rules))
            };
            Json::Object(items().map(entry).collect())
        }
        ValueKind::Seq | ValueKind::Iterable => {
            Json::Array(items().map(|item| json(&item, rules)).collect())
        }
        _ => serde_json::to_value(value).unwrap_or_default(),
    }
}

/// The templates of pages.
pub(crate) struct Templates {
    environment: Environment<'static>,
    /// Those of the user, by the names that the engine has for them.
    own: BTreeMap<String, TemplateText>,
}

/// The names of the templates that a user may replace, without endings: `python/client`.
pub(crate) fn page_templates() -> impl Iterator<Item = &'static str> {
    PAGES.iter().map(|(name, _)| *name)
}

impl Templates {
    /// Ours alone.
    pub(crate) fn built_in() -> Arc<Self> {
        BUILT_IN.clone()
    }

    /// Those of a target: ours, and those of the user in the place of some. The faults are those of templates that do not
    /// parse.
    pub(crate) fn of(target: &Target, options: &Options) -> Result<Arc<Self>, Vec<Fault>> {
        let ours = BUILT_IN.clone();
        let replaced = page_templates().filter_map(|name| {
            let file = target.template_file(name);
            let text = options.templates.iter().find(|text| text.name == file)?;
            Some((name.to_owned(), text.clone()))
        });
        let pages = options.pages.iter().enumerate();
        let pages =
            pages.map(|(index, page)| (OwnPage::template_name(index), page.template.clone()));
        let own: BTreeMap<String, TemplateText> = replaced.chain(pages).collect();
        if own.is_empty() {
            return Ok(ours);
        }
        let mut environment = ours.environment.clone();
        environment.set_fuel(Some(FUEL));
        let mut faults = Vec::new();
        for (name, template) in &own {
            if let Some(at) = template.text.find(SLOT) {
                let line = template.text[..at].matches('\n').count() + 1;
                let fault = does_not_parse(template);
                let label = "the control characters U+000E and U+000F are not allowed";
                faults.push(fault(label.to_owned(), line));
                continue;
            }
            let added = environment.add_template_owned(name.clone(), template.text.clone());
            if let Err(error) = added {
                let fault = does_not_parse(template);
                faults.push(fault(detail(&error), error.line().unwrap_or_default()));
            }
        }
        match faults.is_empty() {
            true => Ok(Arc::new(Self { environment, own })),
            false => Err(faults),
        }
    }

    /// The text of a page with a path.
    pub(crate) fn rendered(
        &self,
        template: &str,
        model: &Model,
        path: &str,
        rules: &Rules,
    ) -> Result<String, Fault> {
        let rendered = self.text(template, model);
        let slots = SLOTS.take();
        let rendered = rendered.map_err(|error| self.fault(template, &error))?;
        printed(&rendered, &slots, rules, path).map_err(|misplaced| {
            MISPLACED.set(Some(misplaced));
            let again = self.text(template, model);
            MISPLACED.set(None);
            SLOTS.take();
            let error = again.err().unwrap_or_else(|| wrong(misplaced.why));
            self.fault(template, &error)
        })
    }

    /// What a template writes, with the numbers of slots in it.
    fn text(&self, template: &str, model: &Model) -> Result<String, Error> {
        let template = self.environment.get_template(template)?;
        if self.own.is_empty() {
            return template.render(model.value.clone());
        }
        // Memory is bounded by where the text goes: hardly any page needs the second size.
        for size in [FIRST_BYTES, MOST_BYTES] {
            SLOTS.take();
            LEFT.set(Some(MOST_BYTES));
            let mut whole = vec![0; size];
            let mut rest = &mut whole[..];
            let done = template.render_captured_to(model.value.clone(), &mut rest);
            let left = rest.len();
            LEFT.set(None);
            match done {
                Ok(_) => {
                    whole.truncate(size - left);
                    return String::from_utf8(whole).map_err(|_| wrong(TOO_LARGE));
                }
                Err(_) if left == 0 => {}
                Err(error) => return Err(error),
            }
        }
        Err(wrong(TOO_LARGE))
    }

    /// A template that cannot be rendered: the line of the user's that is nearest to the cause.
    fn fault(&self, template: &str, error: &Error) -> Fault {
        let mut at = self.own.get(template).map(|own| (own, None));
        let mut inner = error;
        let mut next: Option<&(dyn std::error::Error + 'static)> = Some(error);
        while let Some(one) = next.and_then(|error| error.downcast_ref::<Error>()) {
            let own = one.name().and_then(|name| self.own.get(name));
            at = own.map(|own| (own, one.line())).or(at);
            inner = one;
            next = std::error::Error::source(one);
        }
        match at {
            Some((template, line)) => {
                let place = TemplatePlace::of_line(template, line.unwrap_or_default());
                let message = if inner.kind() == ErrorKind::OutOfFuel {
                    format!("the template `{}` does not end", place.path)
                } else {
                    format!("the template `{}` cannot be rendered", place.path)
                };
                Fault::new(&[], message, detail(inner)).in_template(place)
            }
            None => Fault::new(&[], format!("a template cannot be rendered: {error:#}"), ""),
        }
    }
}

/// A template with a mistake in one of its lines.
fn does_not_parse(template: &TemplateText) -> impl Fn(String, usize) -> Fault {
    move |label, line| {
        let place = TemplatePlace::of_line(template, line);
        let message = format!("the template `{}` does not parse", place.path);
        Fault::new(&[], message, label).in_template(place)
    }
}

/// What the engine says about an error, without its place.
fn detail(error: &Error) -> String {
    match (error.kind(), error.detail()) {
        (ErrorKind::UndefinedError, None) => "there is no such name or field".to_owned(),
        (ErrorKind::OutOfFuel, _) => format!("after {FUEL} steps it was still here"),
        (kind, None) => kind.to_string(),
        (_, Some(detail)) => detail.to_owned(),
    }
}

/// An environment without templates.
fn bare(mut environment: Environment<'static>) -> Environment<'static> {
    let syntax = SyntaxConfig::builder()
        .line_statement_prefix("%%")
        .trim_blocks(true)
        .lstrip_blocks(true)
        .keep_trailing_newline(true)
        .build()
        .expect("the prefix is no other marker");
    environment.set_syntax(syntax);
    environment.set_undefined_behavior(UndefinedBehavior::Strict);
    environment
}

fn add(environment: &mut Environment<'static>, templates: &'static [(&'static str, &'static str)]) {
    for (name, source) in templates {
        environment
            .add_template(name, source)
            .expect("a test parses every template");
    }
}

/// Fills a template with a model of finished text.
pub(crate) fn render(template: &str, model: impl Serialize) -> String {
    let template = ENVIRONMENT
        .get_template(template)
        .expect("the name stands in the table above");
    template
        .render(Value::from(Serde(model)))
        .expect("the model has every field that its template names")
}

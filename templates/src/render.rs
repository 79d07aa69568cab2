//! The only file that knows the template engine: templates are read once, and print fragments.

mod model;

use std::cell::{Cell, RefCell};
use std::fmt;
use std::sync::{Arc, LazyLock};

use minijinja::syntax::SyntaxConfig;
use minijinja::value::{Object, ObjectRepr, Serde, Value, ValueKind};
use minijinja::{AutoEscape, Environment, Error, ErrorKind, UndefinedBehavior};
use serde::Serialize;

use crate::Fault;
use crate::code::{Code, Fragment, Import, Misplaced, Module, Rules, SLOT, Seen, printed};
use crate::page::Slot;

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
];

/// All templates, by name.
const TEMPLATES: &[(&str, &str)] = &[
    ("rust/manifest", include_str!("rust/manifest.toml.j2")),
    ("python/manifest", include_str!("python/manifest.toml.j2")),
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
    Arc::new(Templates { environment })
});

/// An environment that prints fragments, without templates.
fn printer() -> Environment<'static> {
    let mut environment = bare(Environment::new());
    // These make code of any text.
    for filter in ["safe", "escape", "e"] {
        environment.remove_filter(filter);
    }
    // What blocks and macros capture is safe: it was printed here. No string is.
    environment.set_auto_escape_callback(|_| AutoEscape::Custom("fragments".into()));
    environment.set_formatter(|out, _, value| {
        let slot = match value.downcast_object::<Fragment>() {
            Some(slot) => Some(Slot(slot)),
            None => match value.kind() {
                ValueKind::Bool => Some(Slot(Arc::new(Fragment::Flag(value.is_true())))),
                _ => None,
            },
        };
        if let Some(slot) = slot {
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
    environment.add_function("used", |path: &str| {
        Value::from_object(Fragment::Used(code(path, None, Seen::Loaded)))
    });
    environment.add_filter("literal", |word: &Value| match fragment(word) {
        Some(Fragment::Word(word)) => Ok(Value::from_object(Fragment::Literal((*word).to_owned()))),
        Some(_) | None => Err(wrong("only words become literals")),
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
fn imported(path: &str, known_as: Option<&str>, seen: Seen) -> Value {
    Value::from_object(Fragment::Code(code(path, known_as, seen)))
}

fn code(path: &str, known_as: Option<&str>, seen: Seen) -> Code {
    let parts = path.rsplit_once("::").or_else(|| path.rsplit_once('.'));
    let (module, name) = parts.unwrap_or((path, ""));
    let import = Import {
        module: Module::Library(module.to_owned()),
        name: name.to_owned(),
        seen,
    };
    let here = known_as.unwrap_or(if name.is_empty() { module } else { name });
    Code::name(here, import)
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
pub(crate) struct Model(Value);

impl Model {
    pub(crate) fn of(model: impl Serialize) -> Self {
        Self(model::value(&model))
    }
}

/// The templates of pages.
pub(crate) struct Templates {
    environment: Environment<'static>,
}

impl Templates {
    /// Ours alone.
    pub(crate) fn built_in() -> Arc<Self> {
        BUILT_IN.clone()
    }

    /// The text of a page of a folder.
    pub(crate) fn rendered(
        &self,
        template: &str,
        model: &Model,
        folder: &str,
        rules: &Rules,
    ) -> Result<String, Fault> {
        let rendered = self.text(template, model);
        let slots = SLOTS.take();
        let rendered = rendered.map_err(|error| self.fault(&error))?;
        printed(&rendered, &slots, rules, folder).map_err(|misplaced| {
            MISPLACED.set(Some(misplaced));
            let again = self.text(template, model);
            MISPLACED.set(None);
            SLOTS.take();
            let error = again.err().unwrap_or_else(|| wrong(misplaced.why));
            self.fault(&error)
        })
    }

    /// What a template writes, with the numbers of slots in it.
    fn text(&self, template: &str, model: &Model) -> Result<String, Error> {
        let template = self.environment.get_template(template)?;
        template.render(model.0.clone())
    }

    fn fault(&self, error: &Error) -> Fault {
        let name = error.name().unwrap_or("?");
        let line = error.line().unwrap_or(0);
        let message = format!("the template `{name}` cannot be rendered, line {line}: {error}");
        Fault::new(&[], message, "")
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

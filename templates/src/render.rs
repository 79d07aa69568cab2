//! What knows the template engine, here and in `render/`: templates are read once, and print fragments.

mod program;
mod table;
mod value;

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, LazyLock, OnceLock};

use minijinja::syntax::SyntaxConfig;
use minijinja::value::{Object, ObjectRepr, Rest, Serde, Value, ValueKind};
use minijinja::{AutoEscape, Environment, Error, ErrorKind, UndefinedBehavior};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use self::program::Program;
use self::table::{PAGES, SHOWN, TEMPLATES};
use crate::code::{Code, Fragment, Import, Misplaced, Module, Rules, SLOT, Seen, printed};
use crate::slot::Slot;
use crate::{Fault, Options, OwnPage, Target, TemplatePlace, TemplateText};

/// The steps that a template of a user may take for a page: a toolset of ten thousand tools takes three million.
const FUEL: u64 = 50_000_000;

/// The bytes that such a page has at first, and at most.
const FIRST_BYTES: usize = 4 << 20;
const MOST_BYTES: usize = 256 << 20;

const TOO_LARGE: &str = "a page has at most 256 MiB";

static ENVIRONMENT: LazyLock<Environment<'static>> = LazyLock::new(|| {
    let mut environment = bare(Environment::empty());
    environment.set_auto_escape_callback(|_| AutoEscape::None);
    add(&mut environment, TEMPLATES);
    environment
});

static BUILT_IN: LazyLock<Arc<Templates>> = LazyLock::new(|| {
    Arc::new(Templates {
        environment: OnceLock::new(),
        own: BTreeMap::new(),
    })
});

/// Our templates as programs, by name, each read when it is asked for first.
static PROGRAMS: LazyLock<BTreeMap<&'static str, OnceLock<Option<Program>>>> =
    LazyLock::new(|| {
        let all = PAGES.iter().chain(SHOWN);
        all.map(|(name, _)| (*name, OnceLock::new())).collect()
    });

/// The program of a template of ours, if it has one: a test says that each has.
fn program_of(name: &str) -> Option<&'static Program> {
    let (name, program) = PROGRAMS.get_key_value(name)?;
    let text = |name: &str| {
        let mut all = PAGES.iter().chain(SHOWN);
        all.find(|(known, _)| *known == name).copied()
    };
    let read = || program::read(name, &text).ok();
    program.get_or_init(read).as_ref()
}

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
            | Fragment::Markdown(text)
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
    value: value::Value,
    schema: fn() -> Json,
}

impl Model {
    pub(crate) fn of<M: Serialize + JsonSchema>(model: M) -> Self {
        Self {
            value: value::Value::of(&model),
            schema: value::schema::<M>,
        }
    }

    /// The model as JSON, with every fragment as what it prints.
    pub(crate) fn json(&self, rules: &Rules) -> Json {
        self.value.json(rules)
    }

    /// What makes the JSON Schema of that.
    pub(crate) fn schema(&self) -> fn() -> Json {
        self.schema
    }
}

/// The templates of pages.
pub(crate) struct Templates {
    /// What runs them where a program does not: made when it is needed.
    environment: OnceLock<Environment<'static>>,
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
        let mut environment = ours.environment().clone();
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
            true => Ok(Arc::new(Self {
                environment: environment.into(),
                own,
            })),
            false => Err(faults),
        }
    }

    fn environment(&self) -> &Environment<'static> {
        self.environment.get_or_init(|| {
            let mut environment = printer();
            add(&mut environment, PAGES);
            add(&mut environment, SHOWN);
            environment
        })
    }

    /// The program of a template, if nothing of it is a user's.
    fn program(&self, template: &str) -> Option<&'static Program> {
        let is_own = |part: &&str| self.own.contains_key(*part);
        program_of(template).filter(|program| !program.parts.iter().any(is_own))
    }

    /// The first template of the user that takes part in pages of a template, if one does.
    pub(crate) fn own_part(&self, template: &str) -> Option<&TemplateText> {
        let own = self.own.get(template);
        own.or_else(|| {
            let parts = &program_of(template)?.parts;
            parts.iter().find_map(|part| self.own.get(*part))
        })
    }

    /// The text of a page with a path.
    pub(crate) fn rendered(
        &self,
        template: &str,
        model: &Model,
        path: &str,
        rules: &Rules,
    ) -> Result<String, Fault> {
        if let Some(program) = self.program(template) {
            let page = program.page(&model.value, rules, path);
            let wrong = page.as_ref().err().map(|wrong| wrong.0);
            debug_assert_eq!(wrong, None, "in the template {template}");
            if let Ok(page) = page {
                return Ok(page);
            }
        }
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
        let template = self.environment().get_template(template)?;
        if self.own.is_empty() {
            return template.render(model.value.shown());
        }
        // Memory is bounded by where the text goes: hardly any page needs the second size.
        for size in [FIRST_BYTES, MOST_BYTES] {
            SLOTS.take();
            LEFT.set(Some(MOST_BYTES));
            let mut whole = vec![0; size];
            let mut rest = &mut whole[..];
            let done = template.render_captured_to(model.value.shown(), &mut rest);
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

/// How statements are written.
fn syntax() -> SyntaxConfig {
    SyntaxConfig::builder()
        .line_statement_prefix("%%")
        .trim_blocks(true)
        .lstrip_blocks(true)
        .keep_trailing_newline(true)
        .build()
        .expect("the prefix is no other marker")
}

/// An environment without templates.
fn bare(mut environment: Environment<'static>) -> Environment<'static> {
    environment.set_syntax(syntax());
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

#[cfg(test)]
mod tests {
    use toolc_compiler::{Input, compile};

    use super::*;
    use crate::TARGETS;

    #[test]
    fn every_template_is_a_program() {
        let text = |name: &str| {
            let mut all = PAGES.iter().chain(SHOWN);
            all.find(|(known, _)| *known == name).copied()
        };
        let all = PAGES.iter().chain(SHOWN);
        let unread = all.filter_map(|(name, _)| {
            let wrong = program::read(name, &text).err()?;
            Some(format!("{name}: {wrong}"))
        });
        assert_eq!(unread.collect::<Vec<_>>(), <Vec<String>>::new());
    }

    /// Our templates as a user's are rendered by the engine.
    #[test]
    fn the_engine_makes_the_same_of_our_templates() {
        let cases = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/cases");
        let mut compared = 0;
        for entry in std::fs::read_dir(cases).unwrap() {
            let path = entry.unwrap().path();
            if path.extension().is_none_or(|ending| ending != "tools") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let checked = compile(vec![Input {
                path: name.clone(),
                text,
            }]);
            let ready = checked.ready().expect("cases have no errors");
            for target in TARGETS {
                let known = PAGES.iter().filter_map(|(name, text)| {
                    let file = target.template_file(name);
                    target.templates().contains(&file).then(|| TemplateText {
                        path: file.clone(),
                        name: file,
                        text: (*text).to_owned(),
                    })
                });
                let mut own = Options::default();
                own.templates.extend(known);
                let ours = target.files(ready, &Options::default());
                // One that cannot do without options has nothing to compare.
                let Ok(ours) = ours else { continue };
                let theirs = target.files(ready, &own).expect("they are ours");
                for (ours, theirs) in ours.iter().zip(&theirs) {
                    assert!(
                        ours.contents == theirs.contents,
                        "{name}, {}: {}",
                        target.name,
                        ours.path
                    );
                }
                assert_eq!(ours.len(), theirs.len(), "{name}, {}", target.name);
                compared += ours.len();
            }
        }
        assert!(compared > 1000, "{compared}");
    }
}

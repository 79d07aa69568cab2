//! Code as a tree: what a template prints in one place, laid out when its column is known.

mod imports;
mod line;
mod page;

use std::borrow::Cow;
use std::sync::Arc;

use indexmap::IndexSet;

pub(crate) use self::imports::{Import, Imports, Module, Seen};
pub(crate) use self::line::{Part, parsed};
pub(crate) use self::page::{Fragment, Held, Misplaced, Printer, Rules, SLOT, alone, printed};

/// A piece of an expression, a type or a statement.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Code {
    /// What is never broken: an operator, a literal, a name that nobody imports.
    Text(Cow<'static, str>),
    /// A name that brings its import with it.
    Name(Arc<Name>),
    /// Parts side by side. The last one that can be broken is, where they do not fit.
    Seq(Vec<Code>),
    /// Items in brackets, with commas between them.
    Group(Bracket, Split, Vec<Code>),
    /// `A | B`.
    Either(Vec<Code>),
    /// `lambda: value`.
    Lambda(Box<Code>),
    /// A literal with code in it, which names what it names.
    Quoted(String, Box<Code>),
    /// Several items of the group in which this stands.
    Items(Vec<Code>),
}

/// A name, and where it comes from.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Name {
    /// As it is written: what is imported, or a path that starts with it.
    pub text: String,
    pub import: Import,
}

/// The brackets around items.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Bracket {
    /// `(…)`
    Round,
    /// `[…]`
    Square,
    /// `{…}`
    Curly,
    /// `<…>`
    Angle,
}

/// How items stand where they do not fit in one line with their brackets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Split {
    /// Together in a line of their own, if they fit there: arguments.
    Together,
    /// Each in a line: items of a list.
    Each,
}

impl Bracket {
    pub(crate) fn open(self) -> char {
        match self {
            Bracket::Round => '(',
            Bracket::Square => '[',
            Bracket::Curly => '{',
            Bracket::Angle => '<',
        }
    }

    pub(crate) fn close(self) -> char {
        match self {
            Bracket::Round => ')',
            Bracket::Square => ']',
            Bracket::Curly => '}',
            Bracket::Angle => '>',
        }
    }

    /// The bracket that a character opens for sure: `<` may be an operator.
    pub(crate) fn of(c: char) -> Option<Self> {
        [Bracket::Round, Bracket::Square, Bracket::Curly]
            .into_iter()
            .find(|bracket| bracket.open() == c)
    }
}

/// Before what is looked up when it is needed.
pub(crate) const LAMBDA: &str = "lambda: ";

impl From<String> for Code {
    fn from(text: String) -> Self {
        Code::Text(Cow::Owned(text))
    }
}

impl From<&str> for Code {
    fn from(text: &str) -> Self {
        Code::Text(Cow::Owned(text.to_owned()))
    }
}

impl From<&String> for Code {
    fn from(text: &String) -> Self {
        text.as_str().into()
    }
}

impl Code {
    /// A name, a number, a string.
    pub(crate) fn text(text: impl Into<Code>) -> Self {
        text.into()
    }

    /// What every file has: a keyword, an operator.
    pub(crate) const fn word(text: &'static str) -> Self {
        Code::Text(Cow::Borrowed(text))
    }

    /// A name, or a path that starts with one, that is imported.
    pub(crate) fn name(text: impl Into<String>, import: Import) -> Self {
        let text = text.into();
        Code::Name(Arc::new(Name { text, import }))
    }

    /// `head(items)`
    pub(crate) fn call(head: impl Into<Code>, items: Vec<Code>) -> Self {
        Code::behind(head, Bracket::Round, items)
    }

    /// `head[items]`
    pub(crate) fn of(head: impl Into<Code>, items: Vec<Code>) -> Self {
        Code::behind(head, Bracket::Square, items)
    }

    /// `head<items>`
    pub(crate) fn generic(head: impl Into<Code>, items: Vec<Code>) -> Self {
        Code::behind(head, Bracket::Angle, items)
    }

    fn behind(head: impl Into<Code>, bracket: Bracket, items: Vec<Code>) -> Self {
        Code::Seq(vec![
            head.into(),
            Code::Group(bracket, Split::Together, items),
        ])
    }

    /// `[items]`, `{items}`.
    pub(crate) fn display(bracket: Bracket, items: Vec<Code>) -> Self {
        Code::Group(bracket, Split::Each, items)
    }

    /// `name=value`
    pub(crate) fn named(name: impl Into<String>, value: Code) -> Self {
        Code::Seq(vec![Code::from(name.into() + "="), value])
    }

    /// `key: value`
    pub(crate) fn pair(key: impl Into<String>, value: Code) -> Self {
        Code::Seq(vec![Code::from(key.into() + ": "), value])
    }

    /// `name: annotation = value`
    pub(crate) fn defaulted(name: impl Into<String>, annotation: Code, value: Code) -> Self {
        let name = Code::from(name.into() + ": ");
        Code::Seq(vec![name, annotation, Code::word(" = "), value])
    }

    /// `lambda: value`
    pub(crate) fn lambda(value: Code) -> Self {
        Code::Lambda(Box::new(value))
    }

    /// `A | B`; those of an inner one stand beside the others, `None` stands last, and none stands twice.
    pub(crate) fn either(items: Vec<Code>) -> Self {
        let mut flat: IndexSet<Code> = IndexSet::with_capacity(items.len());
        for item in items {
            if let Code::Either(inner) = item {
                flat.extend(inner);
            } else {
                flat.insert(item);
            }
        }
        if let Some(none) = flat.shift_take(&Code::word("None")) {
            flat.insert(none);
        }
        let mut flat: Vec<Code> = flat.into_iter().collect();
        match flat.len() {
            1 => flat.remove(0),
            _ => Code::Either(flat),
        }
    }

    /// Whether it is `head(…)` or `head[…]`.
    pub(crate) fn is_call(&self) -> bool {
        matches!(self, Code::Seq(parts) if matches!(parts.last(), Some(Code::Group(_, Split::Together, _))))
    }

    /// Whether brackets stand around all of it.
    pub(crate) fn is_display(&self) -> bool {
        matches!(self, Code::Group(_, Split::Each, _))
    }

    /// The same with other names.
    pub(crate) fn with_names(&self, change: &dyn Fn(&Name) -> Option<Name>) -> Self {
        let all = |items: &[Code]| -> Vec<Code> {
            let items = items.iter();
            items.map(|item| item.with_names(change)).collect()
        };
        match self {
            Code::Text(_) => self.clone(),
            Code::Name(name) => match change(name) {
                Some(name) => Code::Name(Arc::new(name)),
                None => self.clone(),
            },
            Code::Seq(parts) => Code::Seq(all(parts)),
            Code::Group(bracket, split, items) => Code::Group(*bracket, *split, all(items)),
            Code::Either(items) => Code::Either(all(items)),
            Code::Lambda(value) => Code::lambda(value.with_names(change)),
            Code::Quoted(text, code) => {
                Code::Quoted(text.clone(), Box::new(code.with_names(change)))
            }
            Code::Items(items) => Code::Items(all(items)),
        }
    }

    /// The same where somebody else needs what it names. What runs anyway, a library, is never loaded later.
    pub(crate) fn seen(&self, seen: Seen) -> Self {
        self.with_names(&|name| {
            let is_library = matches!(name.import.module, Module::Library(_));
            let import = Import {
                seen: if is_library && seen == Seen::Later {
                    Seen::Loaded
                } else {
                    seen
                },
                ..name.import.clone()
            };
            Some(Name {
                text: name.text.clone(),
                import,
            })
        })
    }

    /// All names in it.
    pub(crate) fn each_name<'c>(&'c self, found: &mut impl FnMut(&'c Arc<Name>)) {
        match self {
            Code::Text(_) => {}
            Code::Name(name) => found(name),
            Code::Seq(items)
            | Code::Group(_, _, items)
            | Code::Either(items)
            | Code::Items(items) => items.iter().for_each(|item| item.each_name(found)),
            Code::Lambda(value) | Code::Quoted(_, value) => value.each_name(found),
        }
    }

    /// All in one line.
    pub(crate) fn flat(&self) -> String {
        let mut out = String::new();
        self.flat_to(&mut out);
        out
    }

    /// How long it is in one line, by the length of its parts.
    pub(crate) fn length(&self, of: fn(&str) -> usize) -> usize {
        let mut length = Length { of, sum: 0 };
        self.flat_to(&mut length);
        length.sum
    }

    /// Adds all of it to a line.
    pub(crate) fn flat_to(&self, line: &mut impl Line) {
        match self {
            Code::Text(text) => line.put(text),
            Code::Name(name) => line.put(&name.text),
            Code::Seq(parts) => parts.iter().for_each(|part| part.flat_to(line)),
            Code::Group(bracket, _, items) => {
                line.put(bracket.open().encode_utf8(&mut [0; 4]));
                joined_to(items, ", ", line);
                line.put(bracket.close().encode_utf8(&mut [0; 4]));
            }
            Code::Either(items) => joined_to(items, " | ", line),
            Code::Lambda(value) => {
                line.put(LAMBDA);
                value.flat_to(line);
            }
            Code::Quoted(text, _) => line.put(text),
            Code::Items(items) => joined_to(items, ", ", line),
        }
    }
}

/// Adds items to a line.
pub(crate) fn joined_to(items: &[Code], separator: &str, line: &mut impl Line) {
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            line.put(separator);
        }
        item.flat_to(line);
    }
}

/// What takes the parts of a line: their text, or how wide they are.
pub(crate) trait Line {
    fn put(&mut self, text: &str);
}

impl Line for String {
    fn put(&mut self, text: &str) {
        self.push_str(text);
    }
}

/// How long a line is.
struct Length {
    of: fn(&str) -> usize,
    sum: usize,
}

impl Line for Length {
    fn put(&mut self, text: &str) {
        self.sum += (self.of)(text);
    }
}

//! The words of a command line, and what they stand for.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashSet};
use std::error::Error;
use std::ffi::OsStr;
use std::{fmt, io};

use clap_lex::{ArgCursor, ParsedArg, RawArgs};

use super::kinds::Kinds;
use super::lines::is_space;
use super::options::{CommandOption, Shows, WORDS};
use super::shape::{Shape, dashed, flag_of, flags_name};
use crate::diagnose::{Issue, nearest_name};
use crate::json::{self, MAX_DEPTH, Object, Value};
use crate::scalars::Bytes;

/// How many bytes `@file` and stdin may have: more than any call takes.
pub const LARGEST: u64 = 64 * 1024 * 1024;

/// How many keys lead to an argument at most: what is deeper cannot be read.
const DEEPEST: usize = MAX_DEPTH as usize;

/// How many characters of a word a message repeats.
const LONGEST: usize = 60;

/// What words may refer to.
pub trait Inputs {
    /// Reads a file; [`Outside`] if the policy does not allow that.
    fn file(&self, path: &str) -> io::Result<Vec<u8>>;

    /// A variable of the environment, if it is set.
    fn variable(&self, name: &str) -> Option<Vec<u8>>;

    /// Reads stdin to its end.
    fn stdin(&self) -> io::Result<Vec<u8>>;
}

/// A file is neither in the working folder nor where the policy grants it.
#[derive(Debug)]
pub struct Outside;

impl fmt::Display for Outside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&outside("fs:read"))
    }
}

impl Error for Outside {}

/// What is wrong with such a file.
pub fn outside(need: &str) -> String {
    format!("is outside of the working folder, and the policy does not grant {need} for it.")
}

/// What the words of a command line stand for.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Read {
    /// The word where the tool stands, as it is written.
    pub word: Option<String>,
    /// The tool, if the command has it.
    pub tool: Option<String>,
    /// Our options, by name, with their values in order.
    pub options: BTreeMap<&'static str, Vec<String>>,
    /// The arguments as a whole document.
    pub document: Option<Vec<u8>>,
    /// The arguments that flags and positions give.
    pub arguments: Object,
    /// What should be done otherwise, and is done.
    pub warnings: Vec<String>,
    /// What is wrong with the words themselves.
    pub mistakes: Vec<Issue>,
}

impl Read {
    /// Whether an option of ours was given.
    pub fn has(&self, option: &str) -> bool {
        self.options.contains_key(option)
    }

    /// The values of an option, in order.
    pub fn all(&self, option: &str) -> &[String] {
        self.options.get(option).map_or(&[], Vec::as_slice)
    }

    /// The value of an option; the last one, if it was repeated.
    pub fn one(&self, option: &str) -> Option<&str> {
        self.all(option).last().map(String::as_str)
    }

    /// The arguments as one document: flags count before it.
    pub fn payload(&self) -> Vec<u8> {
        let Some(document) = &self.document else {
            return written(self.arguments.clone());
        };
        if self.arguments.is_empty() {
            return document.clone();
        }
        match Value::parse(document) {
            Some(Value::Object(mut given)) => {
                merge(&mut given, self.arguments.clone());
                written(given)
            }
            _ => document.clone(),
        }
    }
}

fn written(members: Object) -> Vec<u8> {
    Value::Object(members).to_json().into_bytes()
}

fn merge(members: &mut Object, others: Object) {
    for (key, value) in others.iter() {
        members.insert(key, value.clone());
    }
}

/// The tool that a word names: `find-files` is `find_files`.
pub fn tool_named<'t>(word: &str, tools: &[&'t str]) -> Option<&'t str> {
    flags_name(word, tools)
}

/// Reads the words of a command line, without the name of the command.
///
/// `shows` is what the command shows beside its tools; `root_of` gives the shape of the arguments of one of `tools`.
pub fn read<'s>(
    words: &[String],
    tools: &[&str],
    shows: Shows,
    root_of: impl FnOnce(&str) -> Shape<'s>,
    inputs: &dyn Inputs,
) -> Read {
    let raw = RawArgs::new(words);
    let mut reader = Reader {
        cursor: raw.cursor(),
        raw: &raw,
        shows,
        inputs,
        found: Read::default(),
        has_read_stdin: false,
        set: HashSet::new(),
        root: Shape::any(),
    };
    reader.before_the_tool(tools);
    if let Some(tool) = &reader.found.tool {
        reader.root = root_of(tool);
        reader.behind_the_tool();
    } else if reader.found.word.as_deref() == Some(WORDS[0]) {
        reader.helped(tools);
    } else if reader.found.word.as_deref() == Some(WORDS[1]) {
        reader.planned();
    } else if reader.found.word.as_deref() == Some(WORDS[2]) {
        for word in reader.loose() {
            reader.surplus(&word);
        }
    }
    reader.found
}

/// The keys that lead to an argument.
type Path = Vec<String>;

struct Reader<'r, 's> {
    raw: &'r RawArgs,
    cursor: ArgCursor,
    shows: Shows,
    inputs: &'r dyn Inputs,
    found: Read,
    has_read_stdin: bool,
    /// The places that words have set.
    set: HashSet<Path>,
    root: Shape<'s>,
}

impl<'r, 's> Reader<'r, 's> {
    fn next(&mut self) -> Option<ParsedArg<'r>> {
        self.raw.next(&mut self.cursor)
    }

    /// Takes the next word, if it can be a value.
    fn next_value(&mut self) -> Option<&'r str> {
        let word = self.raw.peek(&self.cursor)?;
        let can_be = !word.is_long() && !word.is_escape();
        can_be.then(|| self.next().map(|word| text_of(&word)))?
    }

    fn mistake(&mut self, text: &str, path: &[String]) {
        let issue = Issue::of_usage(path, text, None);
        self.found.mistakes.push(issue);
    }

    fn misspelt(&mut self, text: &str, near: &str) {
        let issue = Issue::of_usage(&[], text, Some(format!("--{near}")));
        self.found.mistakes.push(issue);
    }

    // What stands before the tool.

    fn before_the_tool(&mut self, tools: &[&str]) {
        while let Some(arg) = self.next() {
            if arg.is_long() || arg.is_short() {
                self.ours(&arg);
            } else if !arg.is_escape() {
                let word = text_of(&arg);
                self.found.word = Some(word.to_owned());
                self.found.tool = tool_named(word, tools).map(str::to_owned);
                return;
            }
        }
    }

    /// Takes `help find-files` for `find-files --help`.
    fn helped(&mut self, tools: &[&str]) {
        self.found.options.insert("help", Vec::new());
        self.found.word = None;
        self.before_the_tool(tools);
    }

    /// Takes the options of the command that are left, and gives all other words.
    fn loose(&mut self) -> Vec<String> {
        let mut loose = Vec::new();
        while let Some(arg) = self.next() {
            if arg.is_escape() {
                let rest = self.raw.remaining(&mut self.cursor);
                loose.extend(rest.map(|word| text(word).to_owned()));
                break;
            }
            if arg.is_long() || arg.is_short() {
                self.ours(&arg);
            } else {
                loose.push(text_of(&arg).to_owned());
            }
        }
        loose
    }

    /// Takes the plan of `run PLAN.json`, with options around it.
    fn planned(&mut self) {
        let loose = self.loose();
        let Some((plan, more)) = loose.split_first() else {
            return self.mistake("run needs a plan: run PLAN.json, or - for stdin.", &[]);
        };
        for word in more {
            self.surplus(word);
        }
        self.found.document = if *plan == "-" {
            self.read_stdin("run", &[])
        } else if plan.trim_start_matches(is_space).starts_with('{') {
            Some(plan.as_bytes().to_vec())
        } else {
            self.read_file(plan, "run", &[])
        };
    }

    /// Takes an option of ours, or reports that there is none.
    fn ours(&mut self, arg: &ParsedArg<'_>) {
        let (name, value) = named(arg);
        if let Some(option) = self.shows.option(name) {
            return self.take(option, value);
        }
        let text = format!("There is no option {}.", shown(written_flag(arg)));
        match nearest_name(name, self.shows.options().map(|option| option.name)) {
            Some(near) => self.misspelt(&text, near),
            None => self.mistake(&text, &[]),
        }
    }

    fn take(&mut self, option: &'static CommandOption, value: Option<&str>) {
        let name = option.name;
        self.found.options.entry(name).or_default();
        match (option.value, value) {
            (None, None) => {}
            (None, Some(_)) => self.mistake(&format!("--{name} takes no value."), &[]),
            (Some(wanted), value) => match value.or_else(|| self.next_value()) {
                Some(value) => {
                    let values = self.found.options.entry(name).or_default();
                    values.push(value.to_owned());
                    if name == "prompt" {
                        self.prompted();
                    }
                }
                None if option.is_optional() => {}
                None => {
                    let text = format!("--{name} needs a value: --{name} {wanted}.");
                    self.mistake(&text, &[]);
                }
            },
        }
    }

    /// Takes the arguments of a prompt, if they stand behind its name.
    fn prompted(&mut self) {
        let word = self.raw.peek(&self.cursor).map(|word| text_of(&word));
        let is_document =
            |word: &&str| *word == "-" || word.trim_start_matches(is_space).starts_with('{');
        if let Some(word) = word.filter(is_document) {
            self.next();
            self.found.document = self.whole(word);
        }
    }

    // What stands behind it.

    fn behind_the_tool(&mut self) {
        let (mut loose, mut literal) = (Vec::new(), Vec::new());
        while let Some(arg) = self.next() {
            let word = text_of(&arg);
            if arg.is_escape() {
                literal.extend(self.raw.remaining(&mut self.cursor).map(text));
                break;
            }
            if arg.is_long() {
                self.flag(&arg);
            } else if arg.is_short() && !is_negative(word) {
                self.ours(&arg);
            } else {
                loose.push(word);
            }
        }
        match (loose.as_slice(), literal.as_slice()) {
            ([only], []) if self.is_document(only) => self.found.document = self.whole(only),
            _ => self.positions(loose.into_iter().chain(literal)),
        }
    }

    /// Whether a single loose word is all arguments, as JSON.
    fn is_document(&self, word: &str) -> bool {
        if word == "-" {
            return true;
        }
        let is_object = || matches!(Value::parse(word.as_bytes()), Some(Value::Object(_)));
        // With flags beside it, it may as well be a text that is asked for.
        let begins = word.trim_start_matches(is_space).starts_with('{');
        begins && (self.set.is_empty() || is_object())
    }

    fn whole(&mut self, word: &str) -> Option<Vec<u8>> {
        match word {
            "-" => self.read_stdin("-", &[]),
            document => Some(document.into()),
        }
    }

    /// Takes a flag behind the tool's name.
    fn flag(&mut self, arg: &ParsedArg<'_>) {
        let (name, given) = named(arg);
        if let Some(path) = place(name, &self.root) {
            return self.argument(path, written_flag(arg), given);
        }
        let negated = name.strip_prefix("no-").filter(|_| given.is_none());
        if let Some((path, value)) = negated.and_then(|name| self.negated(name)) {
            return self.put(path, value, written_flag(arg), false);
        }
        match self.shows.option(name) {
            Some(option) => self.take(option, given),
            None => self.unknown(name, given),
        }
    }

    /// What `--no-x` sets: false, or null where that is no bool.
    fn negated(&self, name: &str) -> Option<(Path, Value)> {
        let path = place(name, &self.root)?;
        let shape = self.at_place(&path)?;
        let null = || shape.kinds().has(Kinds::NULL).then_some(Value::Null);
        let value = shape.is_switch().then_some(Value::Bool(false));
        Some((path, value.or_else(null)?))
    }

    fn at_place(&self, path: &[String]) -> Option<Shape<'s>> {
        let mut keys = path.iter();
        keys.try_fold(self.root.clone(), |shape, key| shape.field(key))
    }

    fn argument(&mut self, path: Path, flag: &str, given: Option<&str>) {
        let shape = self.at_place(&path).unwrap_or_else(Shape::any);
        let (is_switch, is_list) = (shape.is_switch(), shape.is_list());
        if is_switch {
            let value = given.map_or(Value::Bool(true), |text| shape.value(text));
            return self.put(path, value, flag, false);
        }
        let Some(given) = given.or_else(|| self.next_value()) else {
            let text = format!(
                "{flag} needs a value: {flag} VALUE, or {flag}=VALUE where it begins with --."
            );
            return self.mistake(&text, &path);
        };
        if let Some(value) = self.value(&shape, given, flag, &path) {
            self.put(path, value, flag, is_list);
        }
    }

    /// Reports a flag that is none, by the decoder if that can do it.
    fn unknown(&mut self, name: &str, given: Option<&str>) {
        let names = self.root.names();
        let flags: Vec<String> = names.iter().map(|name| dashed(name)).collect();
        let ours = self.shows.options().map(|option| option.name);
        let near = nearest_name(name, flags.iter().map(String::as_str).chain(ours));
        let is_flag = near.is_some_and(|near| flags.iter().any(|flag| flag == near));
        if let Some(option) = near
            .filter(|_| !is_flag)
            .and_then(|near| self.shows.option(near))
        {
            if given.is_none() && option.value.is_some() {
                self.next_value();
            }
            let text = format!("There is no option --{}.", shown(name));
            return self.misspelt(&text, option.name);
        }
        let flag = format!("--{name}");
        if self.root.field(name).is_some() {
            return self.argument(vec![name.to_owned()], &flag, given);
        }
        let meant = near.and_then(|near| flags_name(near, &names));
        let meant = meant.and_then(|name| self.root.field(name));
        let is_switch = meant.is_some_and(|shape| shape.is_switch());
        let given = given.or_else(|| if is_switch { None } else { self.next_value() });
        let value = given.map_or(Value::Bool(true), Value::from);
        self.put(vec![name.replace('-', "_")], value, &flag, false);
    }

    /// What the word behind a flag stands for, if it can be read.
    fn value(
        &mut self,
        shape: &Shape<'_>,
        text: &str,
        flag: &str,
        path: &[String],
    ) -> Option<Value> {
        if let [name] = path
            && self.root.is_secret(name)
        {
            return self.secret(shape, text, flag, path);
        }
        let file = text.strip_prefix('@');
        if let Some(file) = file.filter(|_| shape.is_bytes()) {
            let data = self.read_file(file, flag, path)?;
            return Some(Bytes::from(data).to_base64().into());
        }
        if shape.is_scalar() {
            return Some(shape.value(text));
        }
        match file {
            Some(file) => {
                let data = self.read_file(file, flag, path)?;
                return self.parsed(&data, &shown(file), flag, path);
            }
            None if text == "-" => {
                let data = self.read_stdin(flag, path)?;
                return self.parsed(&data, "stdin", flag, path);
            }
            None => {}
        }
        let value = shape.value(text);
        let is_whole = |items: &[Value]| !shape.items().is_list() || all_lists(items);
        if !shape.is_list() || value.as_array().is_some_and(is_whole) {
            return Some(value);
        }
        // What is no list, or a list in a list of those, is an item.
        let item = match value.as_array() {
            Some(_) => value,
            None => shape.items().value(text),
        };
        Some(vec![item].into())
    }

    /// A secret, which should come from where nobody sees it.
    fn secret(
        &mut self,
        shape: &Shape<'_>,
        text: &str,
        flag: &str,
        path: &[String],
    ) -> Option<Value> {
        if let Some(name) = text.strip_prefix("env:") {
            let Some(value) = self.inputs.variable(name) else {
                let text = format!("{flag}: the variable {} is not set.", shown(name));
                self.mistake(&text, path);
                return None;
            };
            return self.text_of(value, shape, flag, path);
        }
        let data = if let Some(file) = text.strip_prefix('@') {
            self.read_file(file, flag, path)?
        } else if text == "-" {
            self.read_stdin(flag, path)?
        } else {
            self.found.warnings.push(format!(
                "{flag} stands on the command line, where others can read it: use @FILE, - for stdin, or env:NAME."
            ));
            return Some(shape.value(text));
        };
        let line = data.strip_suffix(b"\n").unwrap_or(&data);
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        self.text_of(line.to_vec(), shape, flag, path)
    }

    /// What bytes stand for, which must be a text.
    fn text_of(
        &mut self,
        data: Vec<u8>,
        shape: &Shape<'_>,
        flag: &str,
        path: &[String],
    ) -> Option<Value> {
        let Ok(text) = String::from_utf8(data) else {
            self.mistake(&format!("{flag}: it is not UTF-8."), path);
            return None;
        };
        Some(shape.value(&text))
    }

    fn parsed(&mut self, data: &[u8], from: &str, flag: &str, path: &[String]) -> Option<Value> {
        match json::document(data) {
            Ok(node) => Some(node.to_value()),
            Err(broken) => {
                self.mistake(&format!("{flag}: {from} is not JSON: {broken}"), path);
                None
            }
        }
    }

    fn read_file(&mut self, name: &str, flag: &str, path: &[String]) -> Option<Vec<u8>> {
        let data = self.inputs.file(name);
        data.map_err(|error| {
            let text = format!("{flag}: {} {}", shown(name), why(&error));
            self.mistake(&text, path);
        })
        .ok()
    }

    fn read_stdin(&mut self, flag: &str, path: &[String]) -> Option<Vec<u8>> {
        if self.has_read_stdin {
            self.mistake(&format!("{flag}: stdin can be read once."), path);
            return None;
        }
        match self.inputs.stdin() {
            Ok(data) => {
                self.has_read_stdin = true;
                Some(data)
            }
            Err(error) => {
                self.mistake(&format!("{flag}: stdin {}", why(&error)), path);
                None
            }
        }
    }

    /// Sets an argument.
    fn put(&mut self, path: Path, value: Value, flag: &str, repeats: bool) {
        let Some((last, above)) = path.split_last() else {
            return;
        };
        let Some(inner) = inside(&mut self.found.arguments, above) else {
            return self.mistake(&format!("{flag} is given twice."), &path);
        };
        let is_set = self.set.contains(&path) || inner.get(last).is_some();
        match (inner.get_mut(last), value) {
            (Some(Value::Array(before)), Value::Array(more)) if repeats => before.extend(more),
            (Some(Value::Object(before)), Value::Object(more)) => merge(before, more),
            (_, value) if !is_set => inner.insert(last.as_str(), value),
            _ => self.mistake(&format!("{flag} is given twice."), &path),
        }
        self.set.insert(path);
    }

    fn surplus(&mut self, word: &str) {
        let text = format!("There is no argument for {}.", quoted(word));
        self.mistake(&text, &[]);
    }

    /// Gives words without flags to the arguments that must be there.
    fn positions<'w>(&mut self, words: impl Iterator<Item = &'w str>) {
        let mut slots = positional(&self.root);
        slots.retain(|name| self.found.arguments.get(name).is_none());
        let slots: Vec<(String, Shape<'_>)> = slots
            .into_iter()
            .filter_map(|name| Some((name.to_owned(), self.root.field(name)?)))
            .collect();
        for (index, word) in words.enumerate() {
            let own = slots.get(index);
            // A list takes all that follows.
            let last = slots.last().filter(|(_, shape)| shape.is_list());
            let Some((name, shape)) = own.or(last) else {
                self.surplus(word);
                continue;
            };
            let (flag, path) = (flag_of(name), vec![name.clone()]);
            if let Some(value) = self.value(shape, word, &flag, &path) {
                self.put(path, value, &flag, shape.is_list());
            }
        }
    }
}

/// The object at the end of a path, which is made where it is missing; `None` if something else is in the way.
fn inside<'o>(arguments: &'o mut Object, path: &[String]) -> Option<&'o mut Object> {
    path.iter()
        .try_fold(arguments, |members, key| match members.get_or_object(key) {
            Value::Object(below) => Some(below),
            Value::Null
            | Value::Bool(_)
            | Value::Number(_)
            | Value::String(_)
            | Value::Array(_) => None,
        })
}

/// The keys that lead to the argument of a flag.
fn place(name: &str, root: &Shape<'_>) -> Option<Path> {
    match flags_name(name, &root.names()) {
        Some(key) => Some(vec![key.to_owned()]),
        None => below(name, root),
    }
}

/// The keys of a flag such as `--address.city`; the last one may be a key of a map, or one that the decoder reports.
fn below(name: &str, root: &Shape<'_>) -> Option<Path> {
    let (mut path, mut shape, mut rest) = (Path::new(), root.clone(), name);
    while let Some((key, inner, behind)) = step(rest, &shape) {
        let known = flags_name(behind, &inner.names());
        if known.is_none() && behind.is_empty() {
            break;
        }
        path.push(key.to_owned());
        (shape, rest) = (inner, known.unwrap_or(behind));
        if known.is_some() || path.len() > DEEPEST {
            break;
        }
    }
    if !path.is_empty() {
        path.push(rest.to_owned());
    }
    (1..=DEEPEST).contains(&path.len()).then_some(path)
}

/// The first key of a flag that stands for an object, the shape of that, and what follows.
fn step<'n, 's>(name: &'n str, shape: &Shape<'s>) -> Option<(&'s str, Shape<'s>, &'n str)> {
    let names = shape.names();
    if name.starts_with('.') {
        return None;
    }
    let mut dots = name.match_indices('.');
    dots.find_map(|(dot, _)| {
        let key = flags_name(&name[..dot], &names)?;
        let inner = shape.field(key)?;
        let is_object = inner.kinds().has(Kinds::OBJECT);
        is_object.then(|| (key, inner, &name[dot + 1..]))
    })
}

/// The arguments that words without flags set, in order: the scalars that must be there, and a list behind them.
pub fn positional<'s>(root: &Shape<'s>) -> Vec<&'s str> {
    let (mut names, mut lists) = (Vec::new(), Vec::new());
    for name in root.required() {
        let Some(shape) = root.field(name).filter(|_| !root.is_secret(name)) else {
            continue;
        };
        if shape.is_scalar() {
            names.push(name);
        } else if shape.is_list() && shape.items().is_scalar() {
            lists.push(name);
        }
    }
    if let [list] = lists[..] {
        names.push(list);
    }
    names
}

/// The name of an option, and its value where that stands in the same word.
fn named<'w>(arg: &ParsedArg<'w>) -> (&'w str, Option<&'w str>) {
    if let Some((name, value)) = arg.to_long() {
        return (name.unwrap_or_default(), value.map(text));
    }
    let letter = &text_of(arg)[1..];
    let option = CommandOption::of_letter(letter);
    (option.map_or(letter, |option| option.name), None)
}

/// A flag as it is written, without its value.
fn written_flag<'w>(arg: &ParsedArg<'w>) -> &'w str {
    let word = text_of(arg);
    word.split_once('=').map_or(word, |(flag, _)| flag)
}

fn text_of<'w>(arg: &ParsedArg<'w>) -> &'w str {
    text(arg.to_value_os())
}

/// A word as the text that it was.
fn text(word: &OsStr) -> &str {
    word.to_str().unwrap_or_default()
}

fn all_lists(items: &[Value]) -> bool {
    items.iter().all(|item| item.as_array().is_some())
}

/// Whether a word is a number below zero rather than an option.
fn is_negative(word: &str) -> bool {
    let unsigned = &word[1..];
    let digits = unsigned.strip_prefix('.').unwrap_or(unsigned);
    digits.starts_with(|char: char| char.is_ascii_digit())
}

/// A word in messages.
pub fn shown(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn quoted(text: &str) -> String {
    json::quoted(&shown(text))
}

/// Why something cannot be read, in the same words on every system.
fn why(error: &io::Error) -> Cow<'static, str> {
    use io::ErrorKind::{FileTooLarge, IsADirectory, NotFound, PermissionDenied};
    let kind = error.kind();
    if let Some(outside) = error
        .get_ref()
        .and_then(|inner| inner.downcast_ref::<Outside>())
    {
        return outside.to_string().into();
    }
    if kind == FileTooLarge {
        return format!("has more than {LARGEST} bytes.").into();
    }
    let why = if kind == NotFound {
        "is not there."
    } else if kind == PermissionDenied {
        "may not be read."
    } else if kind == IsADirectory {
        "is a folder."
    } else {
        "cannot be read."
    };
    why.into()
}

//! The command line of a call: arguments become words, and no word becomes a flag.

use std::path::{Path as Folder, PathBuf};

use crate::call::{Invocation, Output, Path, Step, Template, TextPart, Word};
use crate::diagnose::Issue;
use crate::json::{Value, float_text};
use crate::scalars::Bytes;

/// How a program is started for one call.
#[derive(Debug)]
pub(super) struct Prepared {
    pub argv: Vec<String>,
    pub env: Vec<(&'static str, String)>,
    pub stdin: Option<Vec<u8>>,
    pub working_dir: Option<PathBuf>,
}

/// How the program is started for these arguments.
///
/// # Errors
/// What is wrong with them: a value that begins with `-` where the program could take it for a flag, a NUL, or a folder
/// that is not there.
pub(super) fn prepared(
    invocation: &Invocation,
    args: &Value,
    working_dir: Option<&Folder>,
) -> Result<Prepared, Vec<Issue>> {
    let mut line = Line {
        roots: [("args", args.clone())],
        is_behind: false,
        words: Vec::new(),
        issues: Vec::new(),
    };
    for word in invocation.argv {
        line.add(word);
    }
    let env = line.env(invocation);
    let mut folder = working_dir.map(PathBuf::from);
    if let Some(path) = invocation.working_dir
        && let Some(Value::String(said)) = path.value(&line.roots)
    {
        let joined = folder.map_or_else(|| PathBuf::from(&*said), |folder| folder.join(&*said));
        if said.contains('\0') || !joined.is_dir() {
            line.wrong(path, None, "is no folder.");
        }
        folder = Some(joined);
    }
    let stdin = invocation.stdin.and_then(|(path, form)| {
        let value = path.value(&line.roots)?;
        read(&value, form)
    });
    if line.issues.is_empty() {
        Ok(Prepared {
            argv: line.words,
            env,
            stdin,
            working_dir: folder,
        })
    } else {
        Err(line.issues)
    }
}

/// The words so far.
struct Line {
    roots: [(&'static str, Value); 1],
    is_behind: bool,
    words: Vec<String>,
    issues: Vec<Issue>,
}

impl Line {
    /// Adds what a part of the command line stands for.
    fn add(&mut self, word: &Word) {
        match *word {
            Word::Fixed(text) => {
                self.is_behind = self.is_behind || text == "--";
                self.words.push(text.to_owned());
            }
            Word::Text(template) => self.text(template),
            Word::Values(path) => {
                for (at, text) in self.spelled(path) {
                    if text.starts_with('-') && !self.is_behind {
                        self.wrong_flag(path, at);
                    }
                    self.words.push(text);
                }
            }
            Word::Flag(name, path) => self.flag(name, path),
        }
    }

    /// The variables that have a value.
    fn env(&mut self, invocation: &Invocation) -> Vec<(&'static str, String)> {
        let mut env = Vec::new();
        for (name, word) in invocation.env {
            let text = match *word {
                Word::Fixed(text) => Some(text.to_owned()),
                Word::Text(template) => self.rendered(template),
                Word::Values(path) => {
                    let text = path.value(&self.roots).and_then(|value| spelled(&value));
                    if text.as_ref().is_some_and(|text| text.contains('\0')) {
                        self.wrong(path, None, "has a NUL, which no variable can have.");
                    }
                    text
                }
                Word::Flag(..) => None,
            };
            env.extend(text.map(|text| (*name, text)));
        }
        env
    }

    /// Reports an argument.
    fn wrong(&mut self, path: Path, at: Option<usize>, text: &str) {
        let mut place = String::new();
        let mut is_whole = true;
        for step in path.steps {
            let Step::Key(key) = step else {
                is_whole = false;
                break;
            };
            place.push('/');
            place.push_str(&key.replace('~', "~0").replace('/', "~1"));
        }
        if let Some(at) = at.filter(|_| is_whole) {
            place.push_str(&format!("/{at}"));
        }
        self.issues.push(Issue::of_check(place, text));
    }

    fn text(&mut self, template: Template) {
        let Some(text) = self.rendered(template) else {
            return;
        };
        if let Some(TextPart::Value(path)) = template.first()
            && text.starts_with('-')
            && !self.is_behind
        {
            self.wrong_at(
                path,
                "must not begin with `-`: the program would take it for a flag.",
            );
        }
        self.words.push(text);
    }

    /// A text; nothing if a value in it is not there.
    fn rendered(&mut self, template: Template) -> Option<String> {
        let mut text = String::new();
        for part in template {
            let (TextPart::Value(path) | TextPart::Count(path)) = part else {
                let TextPart::Text(piece) = part else {
                    continue;
                };
                text.push_str(piece);
                continue;
            };
            let mut keys = path.iter().skip(1);
            let value = keys.try_fold(&self.roots[0].1, |value, key| value.get(key))?;
            let piece = match (part, value) {
                (TextPart::Count(_), Value::Array(items)) => items.len().to_string(),
                (TextPart::Count(_), Value::Object(members)) => members.len().to_string(),
                (TextPart::Count(_), _) => return None,
                _ => spelled(value)?,
            };
            if piece.contains('\0') {
                self.wrong_at(path, "has a NUL, which no command line can have.");
            }
            text.push_str(&piece);
        }
        Some(text)
    }

    fn flag(&mut self, name: &'static str, path: Path) {
        match path.value(&self.roots) {
            Some(Value::Bool(true)) => {
                let name = name.strip_suffix('=').unwrap_or(name);
                return self.words.push(name.to_owned());
            }
            Some(Value::Bool(false)) => return,
            _ => {}
        }
        for (at, text) in self.spelled(path) {
            if name.ends_with('=') {
                self.words.push(format!("{name}{text}"));
                continue;
            }
            if text.starts_with('-') {
                self.wrong_flag(path, at);
            }
            self.words.extend([name.to_owned(), text]);
        }
    }

    /// The words of a value, each with its index in a list.
    fn spelled(&mut self, path: Path) -> Vec<(Option<usize>, String)> {
        let words: Vec<(Option<usize>, String)> = match path.value(&self.roots) {
            None => Vec::new(),
            Some(Value::Array(items)) => {
                let items = items.iter().enumerate();
                items
                    .filter_map(|(at, item)| Some((Some(at), spelled(item)?)))
                    .collect()
            }
            Some(value) => spelled(&value)
                .map(|text| (None, text))
                .into_iter()
                .collect(),
        };
        for (at, text) in &words {
            if text.contains('\0') {
                self.wrong(path, *at, "has a NUL, which no command line can have.");
            }
        }
        words
    }

    fn wrong_flag(&mut self, path: Path, at: Option<usize>) {
        let text = "must not begin with `-`: the program would take it for a flag.";
        self.wrong(path, at, text);
    }

    /// Reports the argument at a path of a template.
    fn wrong_at(&mut self, path: &[&str], text: &str) {
        let keys = path[1..].iter();
        let place = keys.map(|key| format!("/{}", key.replace('~', "~0").replace('/', "~1")));
        self.issues
            .push(Issue::of_check(place.collect::<String>(), text));
    }
}

/// A scalar as a word, numbers in their canonical form; nothing for null.
fn spelled(value: &Value) -> Option<String> {
    match value {
        Value::Null => None,
        Value::String(text) => Some(text.to_string()),
        Value::Number(number) if number.as_str().contains(['.', 'e', 'E']) => {
            Some(float_text(number.as_f64()))
        }
        Value::Bool(_) | Value::Number(_) | Value::Array(_) | Value::Object(_) => {
            Some(value.to_json())
        }
    }
}

fn read(value: &Value, form: Output) -> Option<Vec<u8>> {
    match (value, form) {
        (Value::Null, _) => None,
        (Value::String(text), Output::Bytes) => {
            let bytes = Bytes::from_base64(text);
            Some(bytes.map_or_else(Vec::new, |bytes| bytes.0))
        }
        (Value::String(text), Output::Text) => Some(text.as_bytes().to_vec()),
        _ => Some(value.to_json().into_bytes()),
    }
}

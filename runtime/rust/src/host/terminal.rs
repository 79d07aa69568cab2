//! An asker at a terminal: questions on stderr, answers from stdin.

use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Poll, Waker};

use crate::call::{Answer, Asked, Asker, BoxFuture, Json, Request, RequestKind};
use crate::json::{Object, Value};
use crate::texts::Texts;

type Lines = Box<dyn BufRead + Send>;
type Screen = Box<dyn Write + Send>;

/// Asks a human at a terminal, one question after the other. Forms are asked field by field: an empty line leaves out an
/// optional field or takes its default, choices of a list have commas between them, the end of the input (Ctrl-D)
/// refuses. Whoever is to agree to a call sees what it touches. Texts lose what could control the terminal. Samples and folders are not for a human: nobody answers them here.
///
/// A question that is not waited for any more stays on the screen until its line is read.
#[derive(Clone)]
pub struct TerminalAsker {
    terminal: Option<Arc<Mutex<(Lines, Screen)>>>,
}

impl TerminalAsker {
    /// The terminal of this process. Where stdin or stderr is none, nobody answers.
    pub fn new() -> Self {
        let is_there = std::io::stdin().is_terminal() && std::io::stderr().is_terminal();
        match is_there {
            true => Self::of(BufReader::new(std::io::stdin()), std::io::stderr()),
            false => Self { terminal: None },
        }
    }

    /// Another place to read lines from, and to write questions to.
    pub fn of(lines: impl BufRead + Send + 'static, screen: impl Write + Send + 'static) -> Self {
        Self {
            terminal: Some(Arc::new(Mutex::new((Box::new(lines), Box::new(screen))))),
        }
    }
}

impl Default for TerminalAsker {
    fn default() -> Self {
        Self::new()
    }
}

impl std::fmt::Debug for TerminalAsker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let is_there = self.terminal.is_some();
        f.debug_struct("TerminalAsker")
            .field("is_there", &is_there)
            .finish()
    }
}

impl Asker for TerminalAsker {
    fn answers(&self, kind: RequestKind) -> bool {
        self.terminal.is_some() && is_for_humans(kind)
    }

    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        let (Some(terminal), true) = (&self.terminal, is_for_humans(asked.request.kind)) else {
            return Box::pin(std::future::ready(Answer::Nobody));
        };
        let terminal = terminal.clone();
        let request = asked.request.clone();
        let issues = asked.issues.iter().map(|issue| issue.message.clone());
        let issues: Vec<String> = issues.collect();
        Box::pin(async move {
            let cell = Arc::new(Mutex::new(Cell::default()));
            let theirs = cell.clone();
            // Reading blocks: nobody else waits for it.
            let reader = std::thread::Builder::new().name("toolrt-asker".to_owned());
            let started = reader.spawn(move || {
                let mut terminal = terminal.lock().unwrap_or_else(PoisonError::into_inner);
                let (lines, screen) = &mut *terminal;
                let answer = answer(lines, screen, &request, &issues).unwrap_or(Answer::Declined);
                let mut cell = theirs.lock().unwrap_or_else(PoisonError::into_inner);
                cell.answer = Some(answer);
                if let Some(waker) = cell.waker.take() {
                    waker.wake();
                }
            });
            if started.is_err() {
                return Answer::Nobody;
            }
            std::future::poll_fn(|task| {
                let mut cell = cell.lock().unwrap_or_else(PoisonError::into_inner);
                match cell.answer.take() {
                    Some(answer) => Poll::Ready(answer),
                    None => {
                        cell.waker = Some(task.waker().clone());
                        Poll::Pending
                    }
                }
            })
            .await
        })
    }
}

#[derive(Default)]
struct Cell {
    answer: Option<Answer>,
    waker: Option<Waker>,
}

fn is_for_humans(kind: RequestKind) -> bool {
    match kind {
        RequestKind::Ask | RequestKind::Confirm => true,
        RequestKind::Sample | RequestKind::Roots => false,
    }
}

/// The answer; `None` where the input ends.
fn answer(
    lines: &mut Lines,
    screen: &mut Screen,
    request: &Request,
    issues: &[String],
) -> Option<Answer> {
    let mut show = |text: &str| {
        let _ = writeln!(screen, "{}", plain(text));
    };
    issues.iter().for_each(|issue| show(issue));
    show(request.question.as_deref().unwrap_or_default());
    for line in &request.touches {
        let seen = Texts::Clean.shown(line, &[]);
        let words: Vec<&str> = seen.split_whitespace().collect();
        show(&format!("  {}", words.join(" ")));
    }
    if request.kind == RequestKind::Confirm {
        let line = line(lines, screen, "yes or no")?;
        let agrees = matches!(&*line.to_lowercase(), "y" | "yes");
        return Some(Answer::Given(Json::from(&Value::Bool(agrees))));
    }
    let schema = request.schema.as_ref().map(Json::value).unwrap_or_default();
    let schema = resolved(&schema, &schema);
    let Some(fields) = schema.get("properties").and_then(Value::as_object) else {
        let line = line(lines, screen, &hint(schema))?;
        return Some(Answer::Given(Json::from(&value(schema, line))));
    };
    let whole = request.schema.as_ref().map(Json::value).unwrap_or_default();
    let mut form = Object::new();
    for (name, field) in fields.iter() {
        let field = resolved(&whole, field);
        let title = field.get("description").or_else(|| field.get("title"));
        let title = title.and_then(Value::as_str);
        let about = title.map_or_else(|| name.to_owned(), |title| format!("{name} ({title})"));
        let line = line(lines, screen, &format!("{about}, {}", hint(field)))?;
        let is_none_chosen = items(field).is_some() && is_required(schema, name);
        if !line.is_empty() || is_none_chosen {
            form.insert(name, value(field, line));
        }
    }
    Some(Answer::Given(Json::from(&Value::Object(form))))
}

/// A schema, or the definition that it refers to.
fn resolved<'a>(whole: &'a Value, schema: &'a Value) -> &'a Value {
    let name = schema.get("$ref").and_then(Value::as_str);
    let name = name.and_then(|name| name.strip_prefix("#/$defs/"));
    name.and_then(|name| whole.get("$defs")?.get(name))
        .unwrap_or(schema)
}

fn is_required(schema: &Value, name: &str) -> bool {
    let required = schema.get("required").and_then(Value::as_array);
    required.is_some_and(|all| all.iter().any(|one| one.as_str() == Some(name)))
}

/// The schema of what is in a list, if it is one.
fn items(schema: &Value) -> Option<&Value> {
    let is_list = schema.get("type").and_then(Value::as_str) == Some("array");
    schema.get("items").filter(|_| is_list)
}

/// The values that are to be chosen from, with their titles.
fn choices(schema: &Value) -> Option<Vec<(&Value, Option<&str>)>> {
    if let Some(values) = schema.get("enum").and_then(Value::as_array) {
        return Some(values.iter().map(|value| (value, None)).collect());
    }
    let titled = schema
        .get("oneOf")
        .or_else(|| schema.get("anyOf"))?
        .as_array()?;
    titled
        .iter()
        .map(|choice| {
            Some((
                choice.get("const")?,
                choice.get("title").and_then(Value::as_str),
            ))
        })
        .collect()
}

/// What may be typed.
fn hint(schema: &Value) -> String {
    if let Some(items) = items(schema) {
        return format!("some of: {}", hint(items));
    }
    if let Some(choices) = choices(schema) {
        let words = choices.into_iter().map(|(value, title)| {
            let word = value
                .as_str()
                .map_or_else(|| value.to_json(), str::to_owned);
            match title.filter(|title| *title != word) {
                Some(title) => format!("{word} ({title})"),
                None => word,
            }
        });
        return words.collect::<Vec<_>>().join(", ");
    }
    match schema.get("type").and_then(Value::as_str) {
        Some("boolean") => "yes or no".to_owned(),
        Some("integer") => "a whole number".to_owned(),
        Some("number") => "a number".to_owned(),
        Some(_) | None if is_decimal(schema) => "decimal".to_owned(),
        Some(_) | None => match schema.get("format").and_then(Value::as_str) {
            Some(format) => format.to_owned(),
            None => "text".to_owned(),
        },
    }
}

/// Whether a schema is that of decimals, which have a pattern and no format.
fn is_decimal(schema: &Value) -> bool {
    schema.get("pattern").and_then(Value::as_str) == Some(toolrt_format::decimal::PATTERN)
}

/// What a line stands for; the asked type decides whether it is right.
fn value(schema: &Value, line: String) -> Value {
    if let Some(items) = items(schema) {
        let words = line
            .split(',')
            .map(str::trim)
            .filter(|word| !word.is_empty());
        return Value::Array(words.map(|word| value(items, word.to_owned())).collect());
    }
    let is_text = match choices(schema) {
        Some(choices) => choices
            .iter()
            .any(|(value, _)| value.as_str() == Some(&line)),
        None => schema.get("type").and_then(Value::as_str) == Some("string"),
    };
    if is_text {
        return Value::from(line);
    }
    if schema.get("type").and_then(Value::as_str) == Some("boolean") {
        match &*line.to_lowercase() {
            "y" | "yes" => return Value::Bool(true),
            "n" | "no" => return Value::Bool(false),
            _ => {}
        }
    }
    Value::parse(line.as_bytes()).unwrap_or(Value::from(line))
}

fn line(lines: &mut Lines, screen: &mut Screen, about: &str) -> Option<String> {
    let _ = write!(screen, "{}: ", plain(about));
    let _ = screen.flush();
    let mut line = Vec::new();
    // Nobody types more than this; the rest of a longer line is the next one.
    let read = std::io::Read::take(&mut *lines, 1 << 20).read_until(b'\n', &mut line);
    match read {
        Ok(0) | Err(_) => None,
        Ok(_) => Some(String::from_utf8_lossy(&line).trim().to_owned()),
    }
}

/// A text on one line, in which nothing can control a terminal or hide.
fn plain(text: &str) -> String {
    Texts::Clean.shown(text, &[]).replace(['\n', '\t'], " ")
}

#[cfg(test)]
mod tests {
    use std::io::Write;
    use std::sync::{Arc, Mutex};

    use super::{Lines, Screen, answer};
    use crate::call::{Answer, Json, Request, RequestKind};

    const COLORS: &str = r#"{"type":"object","properties":{
        "one":{"type":"string","oneOf":[{"const":"r","title":"Red"},{"const":"g","title":"g"}]},
        "some":{"type":"array","items":{"anyOf":[{"const":"r","title":"Red"},{"const":"b","title":"Blue"}]}},
        "none":{"type":"array","items":{"type":"string","enum":["x"]}},
        "left":{"type":"array","items":{"type":"string","enum":["x"]}}
    },"required":["one","some","none"]}"#;

    #[test]
    fn a_question_for_consent_shows_what_the_call_touches() {
        #[derive(Clone, Default)]
        struct Shown(Arc<Mutex<Vec<u8>>>);
        impl Write for Shown {
            fn write(&mut self, data: &[u8]) -> std::io::Result<usize> {
                self.0.lock().expect("nobody panics").extend(data);
                Ok(data.len())
            }
            fn flush(&mut self) -> std::io::Result<()> {
                Ok(())
            }
        }
        let mut request = Request::new(RequestKind::Confirm, "act");
        request.question = Some("Sure?".to_owned());
        request.touches = ["Needs: fs:read", "/a: \u{1b}[31mb\n\u{202e}c"]
            .map(str::to_owned)
            .to_vec();
        let shown = Shown::default();
        let mut lines: Lines = Box::new("y\n".as_bytes());
        let mut screen: Screen = Box::new(shown.clone());
        let given = answer(&mut lines, &mut screen, &request, &[]);
        assert_eq!(given, Some(Answer::json("true")));
        let shown = shown.0.lock().expect("nobody panics").clone();
        assert_eq!(
            String::from_utf8_lossy(&shown),
            "Sure?\n  Needs: fs:read\n  /a: \\u{1b}[31mb \\u{202e}c\nyes or no: "
        );
        assert!(!request.to_json().contains("touches"));
    }

    #[test]
    fn choices_are_shown_with_their_titles_and_lists_have_commas() {
        let mut request = Request::new(RequestKind::Ask, "paint");
        request.question = Some("Which?".to_owned());
        request.schema = Json::parse(COLORS);
        let mut lines: Lines = Box::new("r\nr, b\n\n\n".as_bytes());
        let mut screen: Screen = Box::new(std::io::sink());
        let given = answer(&mut lines, &mut screen, &request, &[]);
        let expected = Answer::json(r#"{"one":"r","some":["r","b"],"none":[]}"#);
        assert_eq!(given, Some(expected));
        let schema = request.schema.as_ref().map(Json::value).unwrap_or_default();
        let hint = |name| {
            super::hint(
                schema
                    .get("properties")
                    .and_then(|all| all.get(name))
                    .unwrap(),
            )
        };
        assert_eq!(hint("one"), "r (Red), g");
        assert_eq!(hint("some"), "some of: r (Red), b (Blue)");
        assert_eq!(hint("left"), "some of: x");
    }
}

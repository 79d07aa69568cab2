//! An issue of a value, as callers see it.

use std::fmt;

use super::path::{Segment, pointer, subject};
use super::short::{inside_quotes, shortened};
use crate::json::{Broken, Object, Value};

/// The kind of the violated rule; a closed set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
#[non_exhaustive]
pub enum Code {
    Json,
    Depth,
    Type,
    Missing,
    Unknown,
    Enum,
    Const,
    Format,
    Pattern,
    Range,
    Step,
    Length,
    Items,
    Unique,
    Entries,
    Union,
    Schema,
    /// A rule of the host's own.
    Check,
    /// A rule of command lines.
    Usage,
    /// A rule of plans.
    Plan,
}

impl Code {
    /// Every code.
    pub const ALL: [Self; 20] = [
        Self::Json,
        Self::Depth,
        Self::Type,
        Self::Missing,
        Self::Unknown,
        Self::Enum,
        Self::Const,
        Self::Format,
        Self::Pattern,
        Self::Range,
        Self::Step,
        Self::Length,
        Self::Items,
        Self::Unique,
        Self::Entries,
        Self::Union,
        Self::Schema,
        Self::Check,
        Self::Usage,
        Self::Plan,
    ];

    /// The code on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Depth => "depth",
            Self::Type => "type",
            Self::Missing => "missing",
            Self::Unknown => "unknown",
            Self::Enum => "enum",
            Self::Const => "const",
            Self::Format => "format",
            Self::Pattern => "pattern",
            Self::Range => "range",
            Self::Step => "step",
            Self::Length => "length",
            Self::Items => "items",
            Self::Unique => "unique",
            Self::Entries => "entries",
            Self::Union => "union",
            Self::Schema => "schema",
            Self::Check => "check",
            Self::Usage => "usage",
            Self::Plan => "plan",
        }
    }
}

/// An issue of a value, with a message that says how to fix it.
#[derive(Debug, Clone, PartialEq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct Issue {
    /// Its position, as a JSON Pointer; empty for the whole value.
    pub path: String,
    pub code: Code,
    /// A sentence or two, fixed by `spec/wire.md`.
    pub message: String,
    pub expected: Option<Value>,
    pub got: Option<Value>,
    pub suggestion: Option<String>,
}

impl Issue {
    pub(crate) fn json(broken: Broken) -> Self {
        let (text, offset) = (broken.text(), broken.offset);
        let message = format!("The document is not valid JSON: {text}, at byte {offset}.");
        Self::of(Code::Json, message)
    }

    pub(crate) fn depth(broken: Broken) -> Self {
        let (text, offset) = (broken.text(), broken.offset);
        Self::of(
            Code::Depth,
            format!("The document is nested too deeply: {text}, at byte {offset}."),
        )
    }

    /// The generated code and its table disagree, which only a hand that edited one can cause.
    pub(crate) fn out_of_step() -> Self {
        let message = "The generated code does not fit its tables; generate it again.";
        Self::of(Code::Type, message.to_owned())
    }

    /// The type has `@schema` keywords, which this build cannot check.
    pub(crate) fn not_enforced() -> Self {
        let message = "`@schema` is not enforced here: build `toolrt` with its feature `schema`.";
        Self::of(Code::Schema, message.to_owned())
    }

    /// What a host's own rule for arguments says: where, as a JSON Pointer (empty for all arguments), and what must be
    /// otherwise.
    ///
    /// ```
    /// let issue = toolrt::Issue::of_check("/until", "must be later than /since.");
    /// assert_eq!(issue.message, "/until must be later than /since.");
    /// ```
    pub fn of_check(path: impl Into<String>, text: &str) -> Self {
        let path = path.into();
        let message = format!("{} {text}", subject(&segments(&keys_of(&path))));
        Self {
            path,
            ..Self::of(Code::Check, message)
        }
    }

    /// What is wrong with the words of a command line: the argument to blame by its keys, what is wrong with it, and
    /// what was meant, most likely.
    #[cfg(feature = "cli")]
    pub(crate) fn of_usage(keys: &[String], text: &str, meant: Option<String>) -> Self {
        let message = match &meant {
            Some(meant) => format!("{text} Did you mean {meant}?"),
            None => text.to_owned(),
        };
        Self {
            path: pointer(&segments(keys)),
            suggestion: meant,
            ..Self::of(Code::Usage, message)
        }
    }

    /// What is wrong with a step or a reference of a plan: where, what is wrong with it, what stands there, and the name
    /// that was meant, most likely.
    pub(crate) fn of_plan(
        keys: &[String],
        text: &str,
        got: Option<Value>,
        meant: Option<&str>,
    ) -> Self {
        let place = subject(&segments(keys));
        let message = match meant {
            Some(meant) => format!("{place} {text} Did you mean {}?", shortened(meant)),
            None => format!("{place} {text}"),
        };
        Self {
            path: pointer(&segments(keys)),
            got,
            suggestion: meant.map(str::to_owned),
            ..Self::of(Code::Plan, message)
        }
    }

    /// The same issue at another place.
    pub(crate) fn at(&self, keys: &[String]) -> Self {
        let place = subject(&segments(&self.keys()));
        let message = match self.message.strip_prefix(&*place) {
            Some(behind) => format!("{}{behind}", subject(&segments(keys))),
            None => self.message.clone(),
        };
        Self {
            path: pointer(&segments(keys)),
            message,
            ..self.clone()
        }
    }

    fn of(code: Code, message: String) -> Self {
        Self {
            path: String::new(),
            code,
            message,
            expected: None,
            got: None,
            suggestion: None,
        }
    }

    /// The issue in the form of an envelope.
    pub fn to_value(&self) -> Value {
        let mut object = Object::new();
        object.insert("path", self.path.as_str());
        object.insert("code", self.code.as_str());
        object.insert("message", self.message.as_str());
        if let Some(expected) = &self.expected {
            object.insert("expected", expected.clone());
        }
        if let Some(got) = &self.got {
            object.insert("got", got.clone());
        }
        if let Some(suggestion) = &self.suggestion {
            object.insert("suggestion", suggestion.as_str());
        }
        Value::Object(object)
    }

    /// The issue from an envelope.
    pub fn from_value(value: &Value) -> Option<Self> {
        let text = |key| value.get(key).and_then(Value::as_str).map(str::to_owned);
        let code = text("code")?;
        Some(Self {
            path: text("path")?,
            code: Code::ALL.into_iter().find(|known| known.as_str() == code)?,
            message: text("message")?,
            expected: value.get("expected").cloned(),
            got: value.get("got").cloned(),
            suggestion: text("suggestion"),
        })
    }

    /// The top-level key of the path, which names an argument.
    pub fn field(&self) -> Option<String> {
        let first = self.path.strip_prefix('/')?.split('/').next()?;
        Some(first.replace("~1", "/").replace("~0", "~"))
    }

    /// How messages name a place: the keys on the way to it.
    pub(crate) fn place_of(keys: &[String]) -> String {
        subject(&segments(keys))
    }

    /// The keys of the path, from the top.
    pub(crate) fn keys(&self) -> Vec<String> {
        keys_of(&self.path)
    }

    /// The message behind the place that it starts with, if it does.
    #[cfg(feature = "cli")]
    pub(crate) fn behind_place(&self) -> Option<&str> {
        let place = subject(&segments(&self.keys()));
        self.message.strip_prefix(&*place)
    }

    /// The same issue of a value that stands below a key.
    pub(crate) fn below(&self, key: &str) -> Self {
        let way = [Segment::Key(key.into())];
        let (top, shown) = (pointer(&way), subject(&way));
        let message = match self.message.strip_prefix("The value") {
            Some(rest) if self.path.is_empty() => format!("{shown}{rest}"),
            Some(_) | None if self.path.is_empty() => self.message.clone(),
            Some(_) | None => format!("{shown}{}", self.message),
        };
        Self {
            path: top + &self.path,
            message,
            ..self.clone()
        }
    }

    /// The same issue of a part of a document, which may have a URI.
    pub(crate) fn behind(&self, uri: &str, pointer: &str) -> Self {
        let way = format!("{pointer}{}", self.path);
        let says = match self.message.strip_prefix("The value") {
            Some(rest) if self.path.is_empty() => rest,
            Some(_) | None => {
                let before = subject(&segments(&self.keys()));
                self.message.strip_prefix(&*before).unwrap_or(&self.message)
            }
        };
        let shown = match way.as_str() {
            "" if uri.is_empty() => "The value".to_owned(),
            "" => String::new(),
            way => subject(&segments(&keys_of(way))),
        };
        let before = match uri {
            "" => String::new(),
            uri => format!("{}#", inside_quotes(uri)),
        };
        let path = match uri {
            "" => way,
            uri => format!("{uri}#{way}"),
        };
        Self {
            path,
            message: format!("{before}{shown}{says}"),
            ..self.clone()
        }
    }

    /// An issue of a whole value.
    pub(crate) fn of_value(code: Code, says: &str) -> Self {
        Self::of(code, format!("The value {says}"))
    }

    /// An issue of a key at the top.
    pub(crate) fn of_key(key: &str, code: Code, says: &str) -> Self {
        let issue = Self::of(code, format!("The value {says}"));
        issue.below(key)
    }

    /// The same issue, at the path that the value came from.
    pub(crate) fn moved(&self, path: String) -> Self {
        let message = match self.message.strip_prefix(&*self.path) {
            Some(rest) if !self.path.is_empty() => format!("{path}{rest}"),
            Some(_) | None => self.message.clone(),
        };
        Self {
            path,
            message,
            ..self.clone()
        }
    }
}

/// The keys of a JSON Pointer.
fn keys_of(path: &str) -> Vec<String> {
    let keys = path.split('/').skip(1);
    keys.map(|key| key.replace("~1", "/").replace("~0", "~"))
        .collect()
}

fn segments(keys: &[String]) -> Vec<Segment<'_>> {
    let keys = keys.iter();
    keys.map(|key| Segment::Key(key.into())).collect()
}

impl fmt::Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

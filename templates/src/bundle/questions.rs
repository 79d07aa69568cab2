//! `user_config`: what a client asks its user before it starts a server.

use serde_json::{Number, Value};

use super::forms::is_variable;
use crate::read::{Table, word};
use crate::{Fault, Setting};

/// Something that the user is asked.
#[derive(Debug)]
pub(super) struct Question {
    pub name: String,
    pub kind: Kind,
    pub title: String,
    pub description: String,
    pub required: bool,
    pub default: Option<Value>,
    pub sensitive: bool,
    /// Several files or folders.
    pub multiple: bool,
    pub min: Option<Number>,
    pub max: Option<Number>,
}

/// What the answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    String,
    Number,
    Boolean,
    Directory,
    File,
}

impl Kind {
    const ALL: [(&'static str, Self); 5] = [
        ("string", Self::String),
        ("number", Self::Number),
        ("boolean", Self::Boolean),
        ("directory", Self::Directory),
        ("file", Self::File),
    ];

    /// As a manifest names it.
    pub(super) fn name(self) -> &'static str {
        match self {
            Self::String => "string",
            Self::Number => "number",
            Self::Boolean => "boolean",
            Self::Directory => "directory",
            Self::File => "file",
        }
    }
}

const KEYS: [&str; 9] = [
    "type",
    "title",
    "description",
    "required",
    "default",
    "sensitive",
    "multiple",
    "min",
    "max",
];

const EXAMPLE: &str =
    "{ type = \"directory\", title = \"Notes\", description = \"The folder of the notes\" }";

/// All questions, by their names.
pub(super) fn questions(server: &Table<'_>, faults: &mut Vec<Fault>) -> Vec<Question> {
    let table = server.table("user_config", &format!("{{ folder = {EXAMPLE} }}"), faults);
    let mut all = Vec::new();
    for (name, _) in table.entries() {
        if !is_variable(name) {
            let fault = table.fault(name, format!("`{name}` is no name"), "not a name");
            let help = "write letters, digits and `_`, and no digit first";
            faults.push(fault.of_key().help(help));
            continue;
        }
        let before = faults.len();
        let own = table.table(name, EXAMPLE, faults);
        if faults.len() == before {
            all.extend(question(name, &own, faults));
        }
    }
    all
}

fn question(name: &str, own: &Table<'_>, faults: &mut Vec<Fault>) -> Option<Question> {
    own.only(&KEYS, faults);
    let kind = match own.text("type", "string", faults) {
        Some(text) => word((&own.way("type"), text), "type", &Kind::ALL, faults)?,
        None => Kind::String,
    };
    let mut said = |key: &str, example: &str| {
        if !own.has(key) {
            let fault = own.own_fault(format!("`{name}` has no {key}"), "asked here");
            faults.push(fault.help(format!("write `{key} = \"{example}\"`")));
        }
        own.text(key, example, faults)
            .unwrap_or_default()
            .to_owned()
    };
    let title = said("title", "Notes");
    let description = said("description", "The folder of the notes");
    let multiple = own.flag("multiple", faults);
    let sensitive = own.flag("sensitive", faults);
    let fits = [
        (
            "multiple",
            &[Kind::Directory, Kind::File][..],
            "files and directories",
        ),
        ("sensitive", &[Kind::String], "strings"),
        ("min", &[Kind::Number], "numbers"),
        ("max", &[Kind::Number], "numbers"),
    ];
    for (key, kinds, what) in fits {
        if own.has(key) && !kinds.contains(&kind) {
            let message = format!("`{key}` is for {what}, and `{name}` is a {}", kind.name());
            let fault = own.fault(key, message, "says nothing here").of_key();
            faults.push(fault.help(format!("leave `{key}` out")));
        }
    }
    let (min, max) = (number(own, "min", faults), number(own, "max", faults));
    let above = |a: &Option<Number>, b: &Option<Number>| {
        let (a, b) = (a.as_ref()?.as_f64()?, b.as_ref()?.as_f64()?);
        Some(a > b)
    };
    if above(&min, &max) == Some(true) {
        let fault = own.fault("max", "`max` is below `min`", "no number is allowed");
        faults.push(fault.help("write the larger one as `max`"));
    }
    let default = default(own, kind, multiple, faults);
    if let Some(Value::Number(default)) = &default {
        let default = Some(default.clone());
        if above(&min, &default) == Some(true) || above(&default, &max) == Some(true) {
            let message = "`default` is not between `min` and `max`";
            let fault = own.fault("default", message, "not allowed");
            faults.push(fault.help("write a number that the user may write"));
        }
    }
    Some(Question {
        name: name.to_owned(),
        kind,
        title,
        description,
        required: own.flag("required", faults),
        default,
        sensitive,
        multiple,
        min,
        max,
    })
}

/// A limit of a number.
fn number(own: &Table<'_>, key: &str, faults: &mut Vec<Fault>) -> Option<Number> {
    let number = own.get(key).and_then(as_number);
    if own.has(key) && number.is_none() {
        let fault = own.fault(key, format!("`{key}` must be a number"), "not a number");
        faults.push(fault.help(format!("write `{key} = 1`")));
    }
    number
}

fn as_number(setting: &Setting) -> Option<Number> {
    match setting {
        Setting::Number(text) => serde_json::from_str(text).ok(),
        Setting::Flag(_) | Setting::Text(_) | Setting::List(_) | Setting::Table(_) => None,
    }
}

/// The answer that stands there already: of the type of the question, or several where there may be several.
fn default(own: &Table<'_>, kind: Kind, multiple: bool, faults: &mut Vec<Fault>) -> Option<Value> {
    let setting = own.get("default")?;
    let text = |setting: &Setting| match setting {
        Setting::Text(text) => Some(Value::from(text.as_str())),
        Setting::Flag(_) | Setting::Number(_) | Setting::List(_) | Setting::Table(_) => None,
    };
    let value = match (kind, setting) {
        (Kind::Boolean, Setting::Flag(flag)) => Some(Value::from(*flag)),
        (Kind::Number, number) => as_number(number).map(Value::Number),
        (Kind::Directory | Kind::File, Setting::List(items)) if multiple => items
            .iter()
            .map(text)
            .collect::<Option<Vec<_>>>()
            .map(Value::from),
        (Kind::String | Kind::Directory | Kind::File, setting) => text(setting),
        (
            Kind::Boolean,
            Setting::Number(_) | Setting::Text(_) | Setting::List(_) | Setting::Table(_),
        ) => None,
    };
    if value.is_none() {
        let (wanted, example) = match kind {
            Kind::Boolean => ("true or false", "false"),
            Kind::Number => ("a number", "1"),
            Kind::Directory | Kind::File if multiple => ("a list of texts", "[\"notes\"]"),
            Kind::String | Kind::Directory | Kind::File => ("a text", "\"notes\""),
        };
        let message = format!("the default of a {} must be {wanted}", kind.name());
        let label = format!("this is {}", setting.kind().phrase());
        let fault = own.fault("default", message, &label);
        faults.push(fault.help(format!("write `default = {example}`")));
    }
    value
}

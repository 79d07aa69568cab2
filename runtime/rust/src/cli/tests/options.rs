//! The options of every command.

use super::vectors;
use crate::cli::options::{CommandOption, Needs, OPTIONS, SHORT, WORDS};
use crate::json::{Object, Value};

#[test]
fn the_options_are_those_of_every_runtime() {
    let row = |option: &CommandOption| {
        let mut row = Object::new();
        row.insert("name", option.name);
        if let Some(value) = option.value {
            row.insert("value", value);
        }
        if option.repeats {
            row.insert("repeats", true);
        }
        row.insert("help", option.help);
        row.insert("group", option.group.title());
        row.insert("of_tool", option.of_tool());
        if let Some(needs) = option.needs {
            let needs = match needs {
                Needs::Resources => "resources",
                Needs::Prompts => "prompts",
                Needs::Documents => "documents",
            };
            row.insert("needs", needs);
        }
        Value::Object(row)
    };
    let rows: Vec<Value> = OPTIONS.iter().map(row).collect();
    let vectors = vectors("options");
    assert_eq!(vectors.get("options"), Some(&rows.into()));
    let short = SHORT
        .iter()
        .map(|(letter, name)| ((*letter).to_owned(), (*name).into()));
    let short: Object = short.collect();
    assert_eq!(vectors.get("short"), Some(&short.into()));
    let words: Vec<Value> = WORDS.iter().map(|word| (*word).into()).collect();
    assert_eq!(vectors.get("words"), Some(&words.into()));
}

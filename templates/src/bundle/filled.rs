//! What a client fills, as the registry says it: what the user is asked, or a value with that in it.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::Value;

use super::questions::{Kind, Question};
use super::server::Server;
use super::words::Words;

/// A text: what the user is asked and nothing else, or a value with what the user is asked in it.
#[derive(Serialize)]
pub(super) struct Filled<'s> {
    #[serde(flatten)]
    asked: Option<Input<'s>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    variables: BTreeMap<&'s str, Input<'s>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Input<'s> {
    description: &'s str,
    #[serde(skip_serializing_if = "Option::is_none")]
    format: Option<&'static str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_required: bool,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    is_secret: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    default: Option<String>,
}

pub(super) fn filled<'s>(settings: &'s Server, words: &'s Words) -> Filled<'s> {
    let question = words.only_asked().and_then(|name| settings.question(name));
    match question {
        Some(question) => Filled {
            asked: Some(input(question)),
            value: None,
            variables: BTreeMap::new(),
        },
        None => Filled {
            asked: None,
            value: Some(words.in_braces()),
            variables: variables(settings, words),
        },
    }
}

pub(super) fn variables<'s>(
    settings: &'s Server,
    words: &'s Words,
) -> BTreeMap<&'s str, Input<'s>> {
    let questions = words.asked().filter_map(|name| settings.question(name));
    questions
        .map(|question| (&*question.name, input(question)))
        .collect()
}

fn input(question: &Question) -> Input<'_> {
    let default = question.default.as_ref();
    let typed = default.and_then(typed);
    Input {
        description: &question.description,
        format: match question.kind {
            Kind::String => None,
            Kind::Number => Some("number"),
            Kind::Boolean => Some("boolean"),
            Kind::Directory | Kind::File => Some("filepath"),
        },
        // Something is always there: what cannot stand there already is asked.
        is_required: question.required || (default.is_some() && typed.is_none()),
        is_secret: question.sensitive,
        default: typed,
    }
}

/// A default as a text. Several files are none, and the registry has no places like `${HOME}`.
fn typed(default: &Value) -> Option<String> {
    match default {
        Value::String(text) => (!text.contains("${")).then(|| text.clone()),
        Value::Number(_) | Value::Bool(_) => Some(default.to_string()),
        Value::Null | Value::Array(_) | Value::Object(_) => None,
    }
}

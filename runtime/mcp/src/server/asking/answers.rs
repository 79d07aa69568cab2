//! What clients answer, as the registry has it.

use rmcp::model::InputResponses;
use serde_json::{Value, json};
use toolrt::{Answer, Registry, RequestKind, Spec};

use super::requests::is_record;
use crate::server::numbers;

/// An answer, or that there will be none.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::server) enum Answered {
    Given(Value),
    Declined,
}

impl Answered {
    /// As askers say it. What was no answer at all is one of no type: it is asked again, as often as the registry wants.
    pub(in crate::server) fn said(answered: Option<Self>) -> Answer {
        match answered {
            Some(Self::Given(answer)) => {
                Answer::json(numbers::restored(answer.to_string().into_bytes()))
            }
            Some(Self::Declined) => Answer::Declined,
            None => Answer::json("null"),
        }
    }
}

/// The answers of a client for its next call: those that are none are left out, and asked for again.
pub(in crate::server) fn document(
    registry: &Registry,
    spec: &'static Spec,
    responses: &InputResponses,
) -> Vec<u8> {
    let answers = responses.iter().filter_map(|(name, response)| {
        let answer = match answered(registry, spec, name, response)? {
            Answered::Given(answer) => json!({ "answer": answer }),
            Answered::Declined => json!({ "declined": true }),
        };
        Some((name.clone(), answer))
    });
    numbers::restored(Value::Object(answers.collect()).to_string().into_bytes())
}

/// The answer to the request of a name. What was asked is sealed in the state; a name and the form of an answer tell it,
/// too, and an answer of a wrong type is none.
fn answered(
    registry: &Registry,
    spec: &'static Spec,
    name: &str,
    response: &Value,
) -> Option<Answered> {
    if response.get("roots").is_some() {
        return answer(RequestKind::Roots, None, response);
    }
    if response.get("action").is_none() {
        return answer(RequestKind::Sample, None, response);
    }
    let (asking, question) = match name.rsplit_once('/') {
        None => (Some(spec), name),
        Some((around, question)) => {
            let tool = around.rsplit('/').next().unwrap_or_default();
            let tool = unnumbered(tool).replace("~2", "#").replace("~1", "/");
            (registry.get(&tool.replace("~0", "~")), question)
        }
    };
    let question = unnumbered(question);
    let ask = asking.and_then(|spec| spec.asks.iter().find(|ask| ask.name == question));
    let consents = response
        .get("content")
        .is_some_and(|it| it.get("agree").is_some());
    match ask {
        Some(ask) if !(question == "confirm" && consents) => {
            answer(RequestKind::Ask, Some(ask.schema), response)
        }
        Some(_) | None => answer(RequestKind::Confirm, None, response),
    }
}

/// A name without the number of its repetition.
fn unnumbered(name: &str) -> &str {
    name.split_once('#').map_or(name, |(name, _)| name)
}

/// The answer in what a client says to a request of a kind, with the schema of a question.
pub(in crate::server) fn answer(
    kind: RequestKind,
    schema: Option<&str>,
    response: &Value,
) -> Option<Answered> {
    match kind {
        RequestKind::Roots => {
            let roots = response.get("roots")?.as_array()?.iter().map(|root| {
                let mut own = json!({ "uri": root.get("uri")?.as_str()? });
                if let Some(name) = root.get("name").and_then(Value::as_str) {
                    own["name"] = name.into();
                }
                Some(own)
            });
            Some(Answered::Given(
                roots.collect::<Option<Vec<Value>>>()?.into(),
            ))
        }
        RequestKind::Sample => {
            let content = response.get("content")?;
            let blocks = match content.as_array() {
                Some(blocks) => blocks.iter().collect(),
                None => vec![content],
            };
            let texts: Vec<&str> = blocks
                .into_iter()
                .filter_map(|block| block.get("text")?.as_str())
                .collect();
            let text = (!texts.is_empty()).then(|| texts.concat())?;
            Some(Answered::Given(text.into()))
        }
        RequestKind::Ask | RequestKind::Confirm => {
            let content = response.get("content");
            match response.get("action")?.as_str()? {
                "accept" => {}
                "decline" | "cancel" => return Some(Answered::Declined),
                _ => return None,
            }
            match (kind, schema) {
                (RequestKind::Ask, Some(schema)) if is_record(schema) => {
                    Some(Answered::Given(content?.clone()))
                }
                (RequestKind::Ask, _) => Some(Answered::Given(content?.get("value")?.clone())),
                _ => match content?.get("agree")?.as_bool()? {
                    true => Some(Answered::Given(true.into())),
                    false => Some(Answered::Declined),
                },
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use toolrt::RequestKind;

    use super::{Answered, answer};

    #[test]
    fn forms_are_read_by_what_was_asked() {
        let given = |value| Some(Answered::Given(value));
        let record = Some(r#"{"type":"object","properties":{"a":{"type":"string"}}}"#);
        let number = Some(r#"{"type":"integer"}"#);
        let accept = |content| json!({ "action": "accept", "content": content });
        for (kind, schema, response, expected) in [
            (
                RequestKind::Ask,
                record,
                accept(json!({"a": "b"})),
                given(json!({"a": "b"})),
            ),
            (
                RequestKind::Ask,
                number,
                accept(json!({"value": 3})),
                given(json!(3)),
            ),
            (RequestKind::Ask, number, accept(json!({"a": 3})), None),
            (
                RequestKind::Ask,
                number,
                json!({"action": "decline"}),
                Some(Answered::Declined),
            ),
            (
                RequestKind::Ask,
                number,
                json!({"action": "cancel"}),
                Some(Answered::Declined),
            ),
            (RequestKind::Ask, number, json!({"action": "dance"}), None),
            (
                RequestKind::Confirm,
                None,
                accept(json!({"agree": true})),
                given(json!(true)),
            ),
            (
                RequestKind::Confirm,
                None,
                accept(json!({"agree": false})),
                Some(Answered::Declined),
            ),
            (
                RequestKind::Confirm,
                None,
                accept(json!({"agree": "yes"})),
                None,
            ),
            (RequestKind::Confirm, None, accept(json!({})), None),
        ] {
            assert_eq!(answer(kind, schema, &response), expected, "{response}");
        }
    }

    #[test]
    fn samples_are_texts_and_roots_are_lists() {
        let text =
            json!({"role": "assistant", "model": "m", "content": {"type": "text", "text": "hi"}});
        assert_eq!(
            answer(RequestKind::Sample, None, &text),
            Some(Answered::Given(json!("hi")))
        );
        let image = json!({"content": {"type": "image", "data": ""}});
        assert_eq!(answer(RequestKind::Sample, None, &image), None);
        let roots = json!({"roots": [{"uri": "file:///a", "name": "a", "_meta": {}}, {"uri": "file:///b"}]});
        let expected = json!([{"uri": "file:///a", "name": "a"}, {"uri": "file:///b"}]);
        assert_eq!(
            answer(RequestKind::Roots, None, &roots),
            Some(Answered::Given(expected))
        );
        for odd in [json!({"roots": 1}), json!({"roots": [{}]}), json!(3)] {
            assert_eq!(answer(RequestKind::Roots, None, &odd), None);
        }
    }
}

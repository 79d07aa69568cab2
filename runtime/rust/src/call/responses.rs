//! The answers that a caller brings back.

use std::collections::BTreeMap;

use super::asking::{Carried, Known, Reply};
use super::{CallFault, Json};
use crate::diagnose::{Code, Issue, MAX_ISSUES};
use crate::json::{Object, Value};

/// The answers to what a call before has asked, with its state.
pub(crate) struct Responses {
    pub(crate) document: Vec<u8>,
    pub(crate) state: String,
}

impl Responses {
    /// Adds the answers to what was carried on, or says what is wrong with them. With `forgiving`, what is wrong is as if
    /// it were not there.
    pub(crate) fn join(
        &self,
        carried: &mut Carried,
        forgiving: bool,
    ) -> Result<(), Box<CallFault>> {
        let (answers, issues) = self.read(carried);
        if !issues.is_empty() && !forgiving {
            return Err(Box::new(CallFault::invalid_input(issues)));
        }
        carried.answers.extend(answers);
        Ok(())
    }

    /// The answers, and what is wrong with the others.
    fn read(&self, carried: &Carried) -> (Answers, Vec<Issue>) {
        let document = crate::diagnose::diagnose(crate::table::Table::Json, &self.document);
        if !document.is_empty() {
            return (Answers::new(), document);
        }
        let value = Value::parse(&self.document).unwrap_or_default();
        let Value::Object(responses) = value else {
            let text = "must be an object with the answers by name.";
            return (Answers::new(), vec![Issue::of_value(Code::Type, text)]);
        };
        let (mut issues, mut answers) = (Vec::new(), Answers::new());
        for (key, response) in responses.iter() {
            let Some(mark) = carried.open.get(key) else {
                issues.push(Issue::of_key(
                    key,
                    Code::Unknown,
                    "answers no open request.",
                ));
                if issues.len() >= MAX_ISSUES {
                    break;
                }
                continue;
            };
            match reply(response) {
                Some(reply) => {
                    let mark = mark.clone();
                    answers.insert(key.to_owned(), Known { mark, reply });
                }
                None => issues.push(Issue::of_key(
                    key,
                    Code::Type,
                    "must be {\"answer\": …} or {\"declined\": true}.",
                )),
            }
        }
        issues.truncate(MAX_ISSUES);
        (answers, issues)
    }
}

/// Answers by the names of what was asked.
type Answers = BTreeMap<String, Known>;

fn reply(response: &Value) -> Option<Reply> {
    let members: &Object = response.as_object()?;
    let mut members = members.iter();
    match (members.next()?, members.next()) {
        (("answer", answer), None) => Some(Reply::Given(Json::from(answer))),
        (("declined", Value::Bool(true)), None) => Some(Reply::Declined),
        _ => None,
    }
}

impl Carried {
    /// What is sealed, always the same text for the same content.
    pub(crate) fn to_json(&self, expires: u64) -> String {
        let mut answers = Vec::with_capacity(self.answers.len());
        for (key, known) in &self.answers {
            let mut answer = Object::new();
            answer.insert("mark", known.mark.as_str());
            match &known.reply {
                Reply::Given(json) => answer.insert("answer", json.value()),
                Reply::Declined => answer.insert("declined", true),
            }
            answers.push((key.clone(), Value::Object(answer)));
        }
        let open = self.open.iter();
        let open = open.map(|(key, mark)| (key.clone(), Value::from(mark.as_str())));
        let once = self.once.iter();
        let once = once.map(|(key, json)| (key.clone(), json.value()));
        let mut all = Object::new();
        all.insert("expires", i64::try_from(expires).unwrap_or(i64::MAX));
        all.insert("answers", Value::Object(Object::trusted(answers)));
        all.insert("open", Value::Object(Object::trusted(open.collect())));
        all.insert("once", Value::Object(Object::trusted(once.collect())));
        Value::Object(all).to_json()
    }

    /// What was sealed, and when it expires.
    pub(crate) fn from_json(bytes: &[u8]) -> Option<(Self, u64)> {
        let value = Value::parse(bytes)?;
        let expires = value.get("expires").and_then(super::json::count)?;
        let members = |key| value.get(key).and_then(Value::as_object);
        let mut carried = Self::default();
        for (key, answer) in members("answers")?.iter() {
            let mark = answer.get("mark")?.as_str()?.to_owned();
            let reply = match answer.get("answer") {
                Some(answer) => Reply::Given(Json::from(answer)),
                None => Reply::Declined,
            };
            carried
                .answers
                .insert(key.to_owned(), Known { mark, reply });
        }
        for (key, mark) in members("open")?.iter() {
            let mark = mark.as_str()?.to_owned();
            carried.open.insert(key.to_owned(), mark);
        }
        for (key, result) in members("once")?.iter() {
            carried.once.insert(key.to_owned(), Json::from(result));
        }
        Some((carried, expires))
    }
}

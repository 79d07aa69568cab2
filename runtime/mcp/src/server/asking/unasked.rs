//! The modern era: what a client has answered before it was asked, and what it cannot be asked.

use std::sync::{Mutex, MutexGuard, PoisonError};

use rmcp::model::InputResponses;
use toolrt::{Answer, Asked, Asker, BoxFuture, RequestKind, Spec};

use super::answers::{Answered, answer};

/// A client that is not asked now: it answers in its next call. What came with this one counts once; consent never does,
/// since nobody can agree to what they have not been asked.
pub(super) struct Unasked {
    /// What the client has declared that it can answer.
    kinds: Vec<RequestKind>,
    tool: &'static str,
    offers: Mutex<Vec<Offer>>,
    missing: Mutex<Option<RequestKind>>,
}

/// An answer to a question of the tool, to a sample or to folders.
struct Offer {
    kind: RequestKind,
    question: Option<&'static str>,
    answer: Answer,
}

impl Unasked {
    /// The client of a call, which goes on with no other one.
    pub(super) fn of(
        kinds: Vec<RequestKind>,
        spec: &'static Spec,
        responses: Option<&InputResponses>,
    ) -> Self {
        let offers = responses.map_or_else(Vec::new, |responses| offers(spec, responses));
        Self {
            kinds,
            tool: spec.name,
            offers: Mutex::new(offers),
            missing: Mutex::default(),
        }
    }

    /// What was asked that the client has not declared.
    pub(super) fn missing(&self) -> Option<RequestKind> {
        *held(&self.missing)
    }
}

impl Asker for Unasked {
    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        let request = asked.request;
        let mut offers = held(&self.offers);
        let place = offers.iter().position(|offer| {
            offer.kind == request.kind
                && offer.question == request.question.as_deref()
                && request.tool == self.tool
        });
        let found = place.map(|place| offers.remove(place).answer);
        Box::pin(std::future::ready(found.unwrap_or(Answer::Nobody)))
    }

    fn answers(&self, kind: RequestKind) -> bool {
        let is_offered = held(&self.offers).iter().any(|offer| offer.kind == kind);
        if !is_offered && !self.kinds.contains(&kind) {
            *held(&self.missing) = Some(kind);
        }
        is_offered
    }
}

fn offers(spec: &'static Spec, responses: &InputResponses) -> Vec<Offer> {
    let asks = spec.asks.iter().map(|ask| {
        let given = responses.get(ask.name);
        (
            RequestKind::Ask,
            Some(ask.question),
            Some(ask.schema),
            given,
        )
    });
    let others = [RequestKind::Sample, RequestKind::Roots]
        .map(|kind| (kind, None, None, responses.get(kind.as_str())));
    let all = asks
        .chain(others)
        .filter_map(|(kind, question, schema, given)| {
            let answer = Answered::said(Some(answer(kind, schema, given?)?));
            Some(Offer {
                kind,
                question,
                answer,
            })
        });
    all.collect()
}

fn held<T>(cell: &Mutex<T>) -> MutexGuard<'_, T> {
    cell.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};
    use toolrt::spec::AskSpec;
    use toolrt::{Asker, RequestKind, Spec};

    use super::{Unasked, held};

    static SHIP: Spec = Spec {
        name: "ship",
        asks: &[AskSpec {
            name: "speed",
            question: "How fast?",
            schema: r#"{"type":"string"}"#,
        }],
        ..Spec::EMPTY
    };

    fn client(responses: &Value) -> Unasked {
        let responses = serde_json::from_value(responses.clone()).expect("they are responses");
        Unasked::of(vec![RequestKind::Ask], &SHIP, Some(&responses))
    }

    #[test]
    fn answers_to_questions_are_taken_and_consent_is_not() {
        let accept = |content| json!({"action": "accept", "content": content});
        let all = json!({
            "speed": accept(json!({"value": "slow"})),
            "confirm": accept(json!({"agree": true})),
            "odd": accept(json!({})),
        });
        let client = client(&all);
        assert!(client.answers(RequestKind::Ask));
        assert!(!client.answers(RequestKind::Confirm));
        assert_eq!(held(&client.offers).len(), 1);
        assert!(!self::client(&json!({"speed": 3})).answers(RequestKind::Ask));
    }

    #[test]
    fn what_a_client_has_not_declared_is_known() {
        let client = client(&json!({}));
        assert!(!client.answers(RequestKind::Ask));
        assert_eq!(client.missing(), None);
        assert!(!client.answers(RequestKind::Sample));
        assert_eq!(client.missing(), Some(RequestKind::Sample));
    }
}

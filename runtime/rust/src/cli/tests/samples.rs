//! What an answer to a request for a sample stands for.

use super::{items, said, text, vectors};
use crate::call::Answer;
use crate::cli::sampling::answer_of;
use crate::json::Value;

#[test]
fn answers_are_read_by_the_vectors() {
    let vectors = vectors("samples");
    let to = said(&vectors, "to");
    for case in items(&vectors, "cases") {
        let found = answer_of(said(case, "answer").as_bytes(), to);
        let wanted = match (text(case, "why"), text(case, "gives")) {
            (Some(why), _) => Err(why.to_owned()),
            (None, Some(gives)) => Ok(Answer::json(Value::from(gives).to_json())),
            (None, None) => Ok(Answer::Declined),
        };
        assert_eq!(found, wanted, "{}", said(case, "name"));
    }
    assert!(answer_of("[".repeat(100_000).as_bytes(), to).is_err());
}

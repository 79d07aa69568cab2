//! What generated code is asked: values that are valid, other spellings of them, and mutations.

use toolc_compiler::ir::{Design, Tool, Value};

use crate::mutate::mutated;
use crate::random::Random;
use crate::spell::respelled;
use crate::values::Values;

/// Where a payload goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The arguments of a tool.
    Args,
    /// Its result.
    Result,
}

/// A payload, and what must become of it.
#[derive(Debug, Clone)]
pub struct Question {
    /// The tool.
    pub tool: String,
    /// Its arguments or its result.
    pub place: Place,
    /// Whether the payload is valid, where that is known.
    pub valid: Option<bool>,
    /// The document, or what is left of it.
    pub payload: Vec<u8>,
}

const VALUES: usize = 5;
const MUTATIONS: usize = 20;

/// The questions that belong to a seed and a design.
pub(crate) fn questions(seed: u64, design: &Design) -> Vec<Question> {
    let mut random = Random::new(seed ^ 0x5EED);
    let values = Values::new(design);
    let mut all = Vec::new();
    for tool in &design.tools {
        let args: Vec<Value> = (0..VALUES)
            .filter_map(|_| values.record(&mut random, &tool.payload.record))
            .collect();
        let valid = values.are_valid_payloads(&tool.payload);
        ask(&mut random, tool, Place::Args, valid, &args, &mut all);
        if let Some(result) = &tool.result {
            let results: Vec<Value> = (0..VALUES)
                .filter_map(|_| values.value(&mut random, result))
                .collect();
            let valid = values.are_valid(result);
            ask(&mut random, tool, Place::Result, valid, &results, &mut all);
        }
    }
    all
}

fn ask(
    random: &mut Random,
    tool: &Tool,
    place: Place,
    valid: bool,
    values: &[Value],
    all: &mut Vec<Question>,
) {
    let mut add = |valid, payload| {
        all.push(Question {
            tool: tool.name.to_string(),
            place,
            valid,
            payload,
        })
    };
    for value in values {
        let valid = valid.then_some(true);
        add(valid, value.to_json().into_bytes());
        add(valid, respelled(random, value).into_bytes());
    }
    for _ in 0..MUTATIONS {
        let any = Value::Object(Vec::new());
        let value = if values.is_empty() {
            &any
        } else {
            random.pick(values)
        };
        add(None, mutated(random, value));
    }
}

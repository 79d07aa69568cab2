//! The position where a piece of text stops parsing, and the tokens that were expected there.

use std::sync::{Mutex, PoisonError};

use pest::Parser;
use pest::error::InputLocation;

use crate::syntax::grammar::{Grammar, Rule};

/// The furthest position that the parser reached, and the tokens that it expected there.
pub(super) struct Stop {
    /// In bytes from the start of the text.
    pub(super) at: usize,
    /// As it is written in messages: `` `:` ``, `a name`.
    pub(super) expected: Vec<String>,
}

impl Stop {
    pub(super) fn expects(&self, what: &str) -> bool {
        self.expected.iter().any(|expected| expected == what)
    }
}

/// The position where `text` stops matching `wanted`.
pub(super) fn stop(text: &str, wanted: Rule) -> Option<Stop> {
    // The switch is global to the process: without the lock one thread would turn off what another needs.
    static SWITCH: Mutex<()> = Mutex::new(());
    let guard = SWITCH.lock().unwrap_or_else(PoisonError::into_inner);
    pest::set_error_detail(true);
    let result = Grammar::parse(wanted, text);
    pest::set_error_detail(false);
    drop(guard);
    let error = result.err()?;
    let Some(attempts) = error.parse_attempts() else {
        let at = match error.location {
            InputLocation::Pos(at) | InputLocation::Span((at, _)) => at,
        };
        return Some(Stop {
            at,
            expected: Vec::new(),
        });
    };
    let mut expected = Vec::new();
    for stack in attempts.call_stacks() {
        let words = [stack.deepest.get_rule().copied(), stack.parent];
        expected.extend(words.into_iter().flatten().find_map(word).map(String::from));
    }
    for token in attempts.expected_tokens() {
        let token = token.to_string();
        let says_something = SIGNS.contains(&token.as_str()) || is_keyword(&token);
        if says_something {
            expected.push(format!("`{token}`"));
        }
    }
    name_brackets(&mut expected);
    expected.sort();
    expected.dedup();
    Some(Stop {
        at: attempts.max_position,
        expected,
    })
}

/// If both a list and an object are expected, that is a value; if both a list and a record are, a type.
fn name_brackets(expected: &mut Vec<String>) {
    let has = |sign: &str| expected.iter().any(|word| word == sign);
    if has("`[`") && has("`{`") {
        let what = if has("`(`") { "a type" } else { "a value" };
        expected.retain(|word| !["`[`", "`{`", "`(`"].contains(&word.as_str()));
        expected.push(what.to_string());
    }
}

fn is_keyword(token: &str) -> bool {
    token.len() > 1
        && token != "ms"
        && token
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte == b'_')
}

/// Literals worth naming; the others are parts of tokens.
const SIGNS: &[&str] = &["{", "}", "(", ")", "[", "]", ":", "=", ",", "->", ".."];

/// The name of a rule that is missing.
#[expect(
    clippy::wildcard_enum_match_arm,
    reason = "few of the rules of the grammar are looked for"
)]
fn word(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::name | Rule::word => "a name",
        Rule::type_name | Rule::bracketed | Rule::record | Rule::group => "a type",
        Rule::reference | Rule::list | Rule::object => "a value",
        Rule::text | Rule::string => "a text in quotes",
        Rule::duration => "a duration such as `30s`",
        Rule::count => "a whole number",
        Rule::number => "a number",
        Rule::capability => "a capability such as `fs:read`",
        Rule::regex => "a pattern such as `/^a+$/`",
        _ => return None,
    })
}

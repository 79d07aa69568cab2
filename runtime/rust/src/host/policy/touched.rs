//! What a call touches, in words for the human who is asked to agree.

use std::convert::Infallible;

use super::grant::{Within, parts, within};
use crate::diagnose::{BoundKind, each_bound, shown_text};
use crate::json::Value;
use crate::spec::{Capability, Spec};

/// How many paths and URIs are named.
const MOST: usize = 20;

/// What a call touches, line by line: effects, capabilities, and the paths and URIs in its arguments. A secret is none
/// of them; `shown` leaves out of a text what nobody may see.
pub(crate) fn touched(spec: &Spec, args: &Value, shown: impl Fn(&str) -> String) -> Vec<String> {
    let mut lines = Vec::new();
    let mut say = |heading: &str, words: Vec<String>| {
        if !words.is_empty() {
            lines.push(format!("{heading}: {}", words.join(", ")));
        }
    };
    say("Effects", effects_of(spec).map(str::to_owned).collect());
    say("Needs", spec.capabilities.iter().map(written).collect());
    let own = spec.capabilities.iter();
    let own: Vec<Within> = own.filter_map(|need| within(need.name)).collect();
    let mut count = 0;
    let Ok(()) = each_bound::<Infallible>(spec.args, args, |bound| {
        let marked = bound.needs.iter().filter_map(|mark| parts(mark));
        let marked: Vec<Within> = marked.map(|(_, within, _)| within).collect();
        let mut kinds = if marked.is_empty() { &own } else { &marked }.iter();
        let binds = kinds.any(|kind| match (kind, bound.kind) {
            (Within::Folder, BoundKind::Path | BoundKind::Uri) => true,
            (Within::Host, BoundKind::Uri) => true,
            (Within::Host, BoundKind::Path) | (Within::Nothing, _) => false,
        });
        if !binds {
            return Ok(());
        }
        count += 1;
        if count <= MOST {
            let text = match bound.is_secret {
                true => "a secret".to_owned(),
                false => shown_text(&shown(bound.text)),
            };
            lines.push(format!("{}: {text}", bound.subject()));
        }
        Ok(())
    });
    if count > MOST {
        lines.push(format!("and {} more", count - MOST));
    }
    lines
}

/// What a tool does to the world, in words.
pub(crate) fn effects_of(spec: &Spec) -> impl Iterator<Item = &'static str> {
    let effects = spec.effects;
    let does = [
        ("reads only", effects.readonly),
        ("may destroy", effects.destructive == Some(true)),
        ("adds only", effects.destructive == Some(false)),
        ("may be repeated", effects.idempotent),
        (
            "reaches the outside world",
            effects.open_world == Some(true),
        ),
    ];
    let does = does.into_iter().filter(|(_, holds)| *holds);
    does.map(|(word, _)| word)
}

/// A capability as the design spells it.
fn written(need: &Capability) -> String {
    match need.scope {
        Some(scope) => format!("{}:{scope}", need.name),
        None => need.name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::touched;
    use crate::json::Value;
    use crate::spec::{Capability, Effects, Spec};
    use crate::table::{Field, List, Record, Rest, Table, Text};
    use crate::texts::Texts;

    static ARGS: Record = Record {
        name: "Args",
        fields: &[
            Field::optional("paths", Table::List(&List::of(Table::Text(&Text::PATH)))),
            Field::optional("page", Table::Text(&Text::URI)),
            Field {
                needs: &["fs:write"],
                ..Field::optional("saved", Table::Text(&Text::PATH))
            },
            Field::optional("hidden", Table::Secret(&Table::Text(&Text::PATH))),
        ],
        rest: Rest::Closed,
    };

    /// A tool of a case. Specs live as long as the process.
    fn spec_of(case: &Value) -> Spec {
        let needs = case.get("capabilities").and_then(Value::as_array);
        let needs = needs.unwrap_or_default().iter().map(|need| {
            let need: &'static str = need.as_str().expect("a text").to_owned().leak();
            let scope = need.match_indices(':').nth(1).map(|(at, _)| at);
            Capability {
                name: &need[..scope.unwrap_or(need.len())],
                scope: scope.map(|at| &need[at + 1..]),
            }
        });
        let effects = case.get("effects");
        let holds = |name| match effects.and_then(|effects| effects.get(name)) {
            Some(Value::Bool(holds)) => Some(*holds),
            _ => None,
        };
        Spec {
            args: Table::Record(&ARGS),
            capabilities: needs.collect::<Vec<_>>().leak(),
            effects: Effects {
                readonly: holds("readonly") == Some(true),
                destructive: holds("destructive"),
                idempotent: holds("idempotent") == Some(true),
                open_world: holds("open_world"),
            },
            ..Spec::EMPTY
        }
    }

    #[test]
    fn what_a_call_touches_is_that_of_the_vectors() {
        let path = "../../spec/conformance/commands/touched.json";
        let vectors = fs::read(path).expect("there are vectors");
        let vectors = Value::parse(&vectors).expect("vectors are JSON");
        let cases = vectors.get("cases").and_then(Value::as_array);
        let cases = cases.expect("there are cases");
        for case in cases {
            let args = case.get("arguments").expect("it has arguments");
            let found = touched(&spec_of(case), args, |text| {
                Texts::Clean.shown(text, &[]).into()
            });
            let found: Vec<Value> = found.into_iter().map(Value::from).collect();
            let name = case.get("name").and_then(Value::as_str);
            assert_eq!(case.get("touches"), Some(&found.into()), "{name:?}");
        }
        assert!(cases.len() > 10, "{}", cases.len());
    }
}

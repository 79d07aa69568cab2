//! The messages of problems; `spec/schemas.md` defines them byte for byte.

use std::collections::HashSet;

use super::nodes::{Compiled, Count, Id, Limit, Literals, Node, Rules};
use super::phrases::{Phrases, as_value, one_of};
use super::problem::{Found, Problem};
use crate::issues::{
    Code, Got, Issue, count, count_bounds, listed, nearest, pointer, shortened, shown, subject,
};
use crate::json::{Number, Object, Value};

/// With how many keys a missing one is compared, and of how many it is said that they are known.
const COMPARED: usize = 1_000;

/// What is said of a problem.
struct Said {
    code: Code,
    rule: String,
    /// Whether the sentence ends with what is there.
    has_got: bool,
    behind: String,
    expected: Option<Value>,
    suggestion: Option<String>,
}

impl Said {
    fn of(code: Code, rule: String, expected: Option<Value>) -> Self {
        Self {
            code,
            rule,
            has_got: true,
            behind: String::new(),
            expected,
            suggestion: None,
        }
    }

    fn without_got(code: Code, rule: String) -> Self {
        Self {
            has_got: false,
            ..Self::of(code, rule, None)
        }
    }
}

/// The issue of a problem.
pub(super) fn told(schema: &Compiled, found: &Found<'_>) -> Issue {
    let said = said(schema, &found.problem, found.got);
    let got = shown(found.got);
    let subject = subject(&found.path);
    let mut message = format!("{subject} {}", said.rule);
    if let Some((words, _)) = got.as_ref().filter(|_| said.has_got) {
        message.push_str(&format!("; got {words}"));
    }
    // What is wrong with a name may end with a suggestion.
    if !message.ends_with('?') {
        message.push('.');
    }
    message.push_str(&said.behind);
    let inner = if let Problem::Name(inner) = &found.problem {
        shown(inner.got)
    } else {
        None
    };
    Issue {
        path: pointer(&found.path),
        code: said.code,
        message,
        expected: said.expected,
        got: got.or(inner).and_then(|(_, data)| data),
        suggestion: said.suggestion,
    }
}

fn said(schema: &Compiled, problem: &Problem<'_>, got: Got<'_>) -> Said {
    let phrases = Phrases::of(schema);
    match problem {
        Problem::Never => Said::of(
            Code::Schema,
            "must not be there".to_owned(),
            Some(false.into()),
        ),
        Problem::Type(kinds) => {
            let words: Vec<&str> = kinds.iter().map(|kind| kind.phrase()).collect();
            let names = kinds.iter().map(|kind| kind.name()).collect();
            let rule = format!("must be {}", words.join(" or "));
            Said::of(Code::Type, rule, as_value(names))
        }
        Problem::Literal(literals) => of_literals(literals, got),
        Problem::Format(format) => Said::of(
            Code::Format,
            format!("must be {}", format.phrase()),
            Some(format.name().into()),
        ),
        Problem::Length(limits) => counted(Code::Length, *limits, "character", "characters"),
        Problem::Items(limits) => counted(Code::Items, *limits, "item", "items"),
        Problem::Entries(limits) => counted(Code::Entries, *limits, "entry", "entries"),
        Problem::Contains(limits) => {
            let said = counted(Code::Items, *limits, "item", "items");
            Said {
                rule: format!("{} that \"contains\" accepts", said.rule),
                ..said
            }
        }
        Problem::Pattern(source) => Said::of(
            Code::Pattern,
            format!("must match the pattern /{source}/"),
            Some((*source).into()),
        ),
        Problem::Range(limits) => of_range(limits),
        Problem::Step(step) => {
            let (words, data) = number(step);
            Said::of(Code::Step, format!("must be a multiple of {words}"), data)
        }
        Problem::Unique => {
            let mut rule = "must not hold equal items".to_owned();
            if let Got::Pair(first, second) = got {
                rule.push_str(&format!("; items {first} and {second} are equal"));
            }
            Said::without_got(Code::Unique, rule)
        }
        Problem::Missing {
            key,
            because,
            rules,
            object,
        } => missing(&phrases, key, *because, rules, object),
        Problem::Unknown {
            key,
            rules,
            applied,
        } => unknown(schema, key, rules, *applied),
        Problem::Name(inner) => {
            let issue = told(schema, inner);
            let rule = issue.message.strip_prefix("The value ").map(str::to_owned);
            let rule = rule.unwrap_or(issue.message);
            let rule = rule.strip_suffix('.').unwrap_or(&rule);
            Said {
                suggestion: issue.suggestion,
                expected: issue.expected,
                ..Said::without_got(issue.code, format!("must have another name: it {rule}"))
            }
        }
        Problem::Not(id) => {
            let rule = match phrases.of_simple(*id) {
                Some(phrase) => format!("must not be {phrase}"),
                None => "must satisfy the schema keyword \"not\"".to_owned(),
            };
            Said::of(Code::Schema, rule, Some("not".into()))
        }
        Problem::Union(alternatives) => {
            let rule = format!("must be {}", phrases.any_of(alternatives));
            Said::of(Code::Union, rule, phrases.kinds_of(alternatives))
        }
        Problem::Both(first, second) => {
            let rule = format!(
                "must match only one alternative of \"oneOf\", not both {first} and {second}"
            );
            Said::of(Code::Union, rule, None)
        }
    }
}

fn of_literals(literals: &Literals, got: Got<'_>) -> Said {
    let values = &literals.shown;
    let suggestion = if let Got::Text(text) = got {
        nearest(text, values.iter().filter_map(Value::as_str))
    } else {
        None
    };
    let behind = suggestion.map(|near| format!(" Did you mean {}?", shortened(near)));
    let rule = format!("must be {}", one_of(literals));
    let (code, expected) = match values.as_slice() {
        [only] if literals.count == 1 => (Code::Const, only.clone()),
        _ => (Code::Enum, Value::Array(values.clone())),
    };
    Said {
        behind: behind.unwrap_or_default(),
        suggestion: suggestion.map(str::to_owned),
        ..Said::of(code, rule, Some(expected))
    }
}

fn counted(code: Code, limits: Count, one: &str, many: &str) -> Said {
    let rule = count(limits.min, limits.max, one, many);
    Said::of(code, rule, Some(count_bounds(limits.min, limits.max)))
}

fn of_range(limits: &[Limit]) -> Said {
    let mut expected = Object::new();
    let mut words = Vec::new();
    for limit in limits {
        let rule = match limit.keyword {
            "minimum" => "at least",
            "exclusiveMinimum" => "above",
            "maximum" => "at most",
            _ => "below",
        };
        let (text, data) = number(&limit.number);
        words.push(format!("{rule} {text}"));
        expected.insert(limit.keyword, data.unwrap_or_default());
    }
    let rule = format!("must be {}", words.join(" and "));
    Said::of(Code::Range, rule, Some(Value::Object(expected)))
}

fn number(number: &Number) -> (String, Option<Value>) {
    shown(Got::Number(number.as_str())).unwrap_or_default()
}

fn missing(
    phrases: &Phrases<'_>,
    key: &str,
    because: Option<&str>,
    rules: &Rules,
    object: &Object,
) -> Said {
    let wanted = rules.properties.iter().find(|(name, _)| name == key);
    let wanted = wanted.map(|(_, id)| *id);
    let phrase = wanted.map_or_else(|| "any JSON value".to_owned(), |id| phrases.of_node(id));
    let because = because.map(|name| format!(" because the key {} is there", shortened(name)));
    let because = because.unwrap_or_default();
    let others = object.iter().map(|(key, _)| key);
    let others = others.filter(|key| !rules.declared.contains(*key));
    let behind = nearest(key, others.take(COMPARED))
        .map(|key| format!(" The key {} looks like it.", shortened(key)));
    Said {
        behind: behind.unwrap_or_default(),
        expected: wanted.and_then(|id| phrases.kinds_of(&[id])),
        ..Said::without_got(
            Code::Missing,
            format!("is missing; it must be {phrase}{because}"),
        )
    }
}

fn unknown(schema: &Compiled, key: &str, rules: &Rules, applied: bool) -> Said {
    let mut known = Known::default();
    known.add(schema, rules, applied);
    let near = nearest(key, known.keys.iter().copied());
    let rule = "is not a known key".to_owned();
    let behind = match near {
        Some(near) => format!(" Did you mean {}?", shortened(near)),
        None if known.keys.is_empty() && known.patterns.is_empty() => {
            " No keys are known here.".to_owned()
        }
        None => {
            let keys = known.keys.iter().map(|key| shortened(key));
            let patterns = known.patterns.iter();
            let patterns = patterns.map(|source| format!("any that matches /{source}/"));
            let all: Vec<String> = keys.chain(patterns).collect();
            format!(" Known keys: {}.", listed(all.into_iter()))
        }
    };
    Said {
        behind,
        suggestion: near.map(str::to_owned),
        ..Said::without_got(Code::Unknown, rule)
    }
}

/// The keys that may be in an object.
#[derive(Default)]
struct Known<'a> {
    keys: Vec<&'a str>,
    patterns: Vec<&'a str>,
    seen: HashSet<*const Rules>,
}

impl<'a> Known<'a> {
    /// Those of some rules; with all that apply to the same value if so.
    fn add(&mut self, schema: &'a Compiled, rules: &'a Rules, applied: bool) {
        let mut open = vec![rules];
        while let Some(rules) = open.pop() {
            if !self.seen.insert(std::ptr::from_ref(rules)) || self.keys.len() >= COMPARED {
                continue;
            }
            for (key, _) in &rules.properties {
                if !applied || !self.keys.contains(&key.as_str()) {
                    self.keys.push(key);
                }
            }
            let patterns = rules.pattern_properties.iter();
            self.patterns
                .extend(patterns.map(|(pattern, _)| pattern.source.as_str()));
            if applied {
                let next = in_place(rules).into_iter().rev();
                open.extend(next.filter_map(|id| match &schema.nodes[id] {
                    Node::Rules(rules) => Some(&**rules),
                    Node::Always(_) => None,
                }));
            }
        }
        self.keys.truncate(COMPARED);
    }
}

/// The subschemas that apply to the same value.
fn in_place(rules: &Rules) -> Vec<Id> {
    let mut ids: Vec<Id> = Vec::new();
    ids.extend(rules.reference);
    ids.extend(rules.dynamic.as_ref().map(|dynamic| dynamic.id));
    ids.extend(&rules.all_of);
    ids.extend(&rules.any_of);
    ids.extend(&rules.one_of);
    if let Some(condition) = &rules.condition {
        ids.push(condition.id);
        ids.extend(condition.then);
        ids.extend(condition.otherwise);
    }
    ids.extend(rules.dependent_schemas.iter().map(|(_, id)| *id));
    ids
}

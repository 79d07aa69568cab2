//! The messages of all issues; `spec/wire.md` defines them byte for byte.

use crate::json::{Number, Value, float_text};
use crate::table::Bound;

use super::bounds::{bounds, range};
use super::found::{Found, What};
use super::kinds::{any_of, kinds, one_of, or_null, phrase, union_kinds};
use super::problem::Problem;
use crate::issues::{
    Code, Got, Issue, MAX_ISSUES, Segment, count, count_bounds, listed, pointer, shortened, shown,
    subject,
};

/// Turns problems into issues, those of unions at their position, up to the limit; `above` is the path of the value.
pub(super) fn tell<'v>(found: &[Found<'v>], above: &mut Vec<Segment<'v>>, issues: &mut Vec<Issue>) {
    for one in found {
        let length = above.len();
        above.extend_from_slice(&one.path);
        match &one.what {
            _ if issues.len() >= MAX_ISSUES => return,
            What::Problem(problem, got) => issues.push(issue(above, problem, *got)),
            What::Judged(schema, value) => {
                let left = MAX_ISSUES - issues.len();
                issues.extend(schema.issues(value, above).into_iter().take(left));
            }
            What::Refusal(verdict) => tell(&verdict.found, above, issues),
        }
        above.truncate(length);
    }
}

fn issue(path: &[Segment<'_>], problem: &Problem<'_>, found: Got<'_>) -> Issue {
    let subject = subject(path);
    let got = shown(found);
    let with_got = |rule: String| match &got {
        Some((words, _)) => format!("{subject} {rule}; got {words}."),
        None => format!("{subject} {rule}."),
    };
    let mut suggestion = None;
    let (code, message, expected) = match problem {
        Problem::Type { wanted, nullable } => {
            let rule = format!("must be {}{}", phrase(*wanted), or_null(*nullable));
            (Code::Type, with_got(rule), kinds(*wanted, *nullable))
        }
        Problem::Missing { wanted, resembling } => {
            let message = missing(&subject, &phrase(*wanted), resembling());
            (Code::Missing, message, kinds(*wanted, false))
        }
        Problem::MissingTag {
            members,
            resembling,
        } => {
            let message = missing(&subject, &one_of(members), resembling());
            (Code::Missing, message, Some("string".into()))
        }
        Problem::Unknown {
            known,
            suggestion: near,
        } => {
            let near = near();
            suggestion = near.map(str::to_owned);
            let message = match near {
                Some(near) => {
                    format!(
                        "{subject} is not a known key. Did you mean {}?",
                        shortened(near)
                    )
                }
                None if known.is_empty() => {
                    format!("{subject} is not a known key. No keys are known here.")
                }
                None => {
                    let known = listed(known.iter().map(|key| shortened(key)));
                    format!("{subject} is not a known key. Known keys: {known}.")
                }
            };
            (Code::Unknown, message, None)
        }
        Problem::Enum {
            members,
            suggestion: near,
        } => {
            let near = near();
            suggestion = near.map(str::to_owned);
            let mut message = with_got(format!("must be {}", one_of(members)));
            if let Some(near) = near {
                message.push_str(&format!(" Did you mean {}?", shortened(near)));
            }
            match members.as_slice() {
                [only] => (Code::Const, message, Some(only.value())),
                _ => {
                    let values: Vec<Value> = members.iter().map(|member| member.value()).collect();
                    (Code::Enum, message, Some(Value::Array(values)))
                }
            }
        }
        Problem::Format { format } => {
            let rule = format!("must be {}", format.phrase());
            (Code::Format, with_got(rule), Some(format.name().into()))
        }
        Problem::Pattern { pattern } => {
            let rule = format!("must match the pattern /{}/", pattern.source());
            (Code::Pattern, with_got(rule), Some(pattern.source().into()))
        }
        Problem::IntRange { low, high } => {
            let rule = range(*low, *high, |limit| limit.to_string());
            let limits = bounds(*low, *high, |limit| limit.into());
            (
                Code::Range,
                with_got(format!("must be {rule}")),
                Some(limits),
            )
        }
        Problem::FloatRange { low, high } => {
            let rule = range(*low, *high, float_text);
            let limits = bounds(*low, *high, |limit| {
                Number::from_f64(limit).map_or(Value::Null, Value::Number)
            });
            (
                Code::Range,
                with_got(format!("must be {rule}")),
                Some(limits),
            )
        }
        Problem::DecimalRange { low, high } => {
            let rule = range(*low, *high, str::to_owned);
            let limits = bounds(*low, *high, |limit| limit.into());
            (
                Code::Range,
                with_got(format!("must be {rule}")),
                Some(limits),
            )
        }
        Problem::DecimalStep { step } => (
            Code::Step,
            with_got(format!("must be a multiple of {step}")),
            Some((*step).into()),
        ),
        Problem::PastInt => {
            let limits = bounds(
                Bound::Including(i64::MIN),
                Bound::Including(i64::MAX),
                |limit| limit.into(),
            );
            (
                Code::Range,
                with_got("must be an integer of at most 64 bits".into()),
                Some(limits),
            )
        }
        Problem::PastFloat => (
            Code::Range,
            with_got("must be a finite 64-bit number".into()),
            None,
        ),
        Problem::Step { step } => {
            let expected = Number::parse(&step.to_string()).map(Value::Number);
            (
                Code::Step,
                with_got(format!("must be a multiple of {step}")),
                expected,
            )
        }
        Problem::Length { limits } => {
            let rule = count(limits.min, limits.max, "character", "characters");
            (
                Code::Length,
                with_got(rule),
                Some(count_bounds(limits.min, limits.max)),
            )
        }
        Problem::Items { limits } => (
            Code::Items,
            with_got(count(limits.min, limits.max, "item", "items")),
            Some(count_bounds(limits.min, limits.max)),
        ),
        Problem::Unique => {
            let message = match found {
                Got::Pair(first, second) => format!(
                    "{subject} must not hold equal items; items {first} and {second} are equal."
                ),
                Got::Nothing
                | Got::Null
                | Got::Bool(_)
                | Got::Number(_)
                | Got::Text(_)
                | Got::List(_)
                | Got::Object(_)
                | Got::Count(_) => format!("{subject} must not hold equal items."),
            };
            (Code::Unique, message, None)
        }
        Problem::Entries { limits } => {
            let rule = count(limits.min, limits.max, "entry", "entries");
            (
                Code::Entries,
                with_got(rule),
                Some(count_bounds(limits.min, limits.max)),
            )
        }
        Problem::Union {
            alternatives,
            nullable,
        } => {
            let rule = format!("must be {}{}", any_of(alternatives), or_null(*nullable));
            (
                Code::Union,
                with_got(rule),
                union_kinds(alternatives, *nullable),
            )
        }
        Problem::Schema { keyword } => {
            let rule = format!("must satisfy the schema keyword {}", shortened(keyword));
            (Code::Schema, with_got(rule), Some(keyword.as_str().into()))
        }
    };
    let got = got.and_then(|(_, value)| value);
    Issue {
        path: pointer(path),
        code,
        message,
        expected,
        got,
        suggestion,
    }
}

fn missing(subject: &str, wanted: &str, resembling: Option<&str>) -> String {
    let message = format!("{subject} is missing; it must be {wanted}.");
    match resembling {
        Some(key) => format!("{message} The key {} looks like it.", shortened(key)),
        None => message,
    }
}

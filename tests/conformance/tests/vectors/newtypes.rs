//! What aliases with limits are made from, where they are types of their own: they take what the vectors take, and say what
//! the vectors say.

use std::collections::{BTreeMap, HashMap, HashSet};

use serde_json::Value;
use toolc_generated::conformance::about_newtypes;
use toolc_generated::vectors::{cases, payload, text};
use toolrt::diagnose::Code;
use toolrt::{Decimal, InvalidValue, Payload, Uri};

use super::codecs::desk::types::case_newtypes::types::{
    AnyId, FreshId, Owner, Priority, Ticket, TicketId,
};
use super::codecs::newtypes::types::{
    conformance_decimals::types as decimals, conformance_formats::types as formats,
    conformance_numbers::types as numbers, conformance_patterns::types as patterns,
    conformance_texts::types as texts,
};
use super::{expected, told};

/// Makes an alias of a value, where that is of its kind.
type Maker = fn(&Value) -> Option<Made>;

#[test]
fn texts_and_numbers_become_aliases_by_the_verdicts_of_the_vectors() {
    let makers: [(&str, &str, Maker); 9] = [
        ("texts", "Short", |value| {
            made_by_text::<texts::Short>(value)
        }),
        ("texts", "Both", |value| made_by_text::<texts::Both>(value)),
        ("patterns", "Slug", |value| {
            made_by_text::<patterns::Slug>(value)
        }),
        ("formats", "Stamp", |value| {
            made_by_text::<formats::Stamp>(value)
        }),
        ("formats", "Mail", |value| {
            made_by_text::<formats::Mail>(value)
        }),
        ("formats", "ShortLink", |value| {
            made_by_text::<formats::ShortLink>(value)
        }),
        ("decimals", "Price", |value| {
            made_by_text::<decimals::Price>(value)
        }),
        ("numbers", "Percent", |value| {
            value
                .as_i64()
                .map(|number| made(numbers::Percent::new(number)))
        }),
        ("numbers", "Odds", |value| {
            value
                .as_f64()
                .map(|number| made(numbers::Odds::new(number)))
        }),
    ];
    let mut counts: BTreeMap<(&str, bool), usize> = BTreeMap::new();
    for vectors in about_newtypes() {
        for case in cases(&vectors) {
            let maker = makers
                .iter()
                .find(|(file, name, _)| *file == vectors.name && *name == text(case, "type"));
            let Some((_, name, make)) = maker else {
                continue;
            };
            let Ok(value) = serde_json::from_slice(&payload(case)) else {
                continue;
            };
            let Some(made) = make(&value) else { continue };
            // What is written is the same but for the spelling of numbers.
            match (&made, expected(case)) {
                (Ok(_), Ok(_)) => {}
                (Err(error), wanted) => {
                    assert_eq!(
                        told(&Err(error.issues.clone())),
                        wanted,
                        "{}",
                        text(case, "name")
                    );
                }
                (Ok(text), Err(issues)) => panic!("{text} is accepted, but {issues:?}"),
            }
            *counts.entry((name, made.is_ok())).or_default() += 1;
        }
    }
    for (_, name, _) in &makers {
        for is_taken in [true, false] {
            // No format is broken by some values alone.
            assert!(counts.contains_key(&(name, is_taken)), "{name}: {counts:?}");
        }
    }
}

/// The text of what was made, or what is wrong.
type Made = Result<String, InvalidValue>;

fn made<T: ToString>(made: Result<T, InvalidValue>) -> Made {
    made.map(|value| value.to_string())
}

fn made_by_text<T>(value: &Value) -> Option<Made>
where
    T: std::str::FromStr<Err = InvalidValue> + TryFrom<String, Error = InvalidValue> + ToString,
{
    let text = value.as_str()?;
    let parsed = made(text.parse::<T>());
    assert_eq!(parsed, made(T::try_from(text.to_owned())));
    Some(parsed)
}

#[test]
fn an_alias_gives_back_what_it_holds_and_takes_the_type_of_that() {
    let slug = patterns::Slug::new("a-b").unwrap();
    assert_eq!(
        (slug.as_str(), slug.as_ref(), &*slug.to_string()),
        ("a-b", "a-b", "a-b")
    );
    assert_eq!(format!("{slug:?}"), r#"Slug("a-b")"#);
    let by_slug = HashMap::from([(slug.clone(), 1)]);
    assert_eq!(
        by_slug.get(&patterns::Slug::try_from("a-b").unwrap()),
        Some(&1)
    );
    assert!(slug < patterns::Slug::new("b").unwrap());
    assert_eq!(String::from(slug), "a-b");

    let link: Uri = "https://a.de/".parse().unwrap();
    let short = formats::ShortLink::try_from(link.clone()).unwrap();
    assert_eq!(Uri::from(short.clone()), link);
    assert_eq!(String::from(short), "https://a.de/");
    let long: Uri = "https://long.example.com/".parse().unwrap();
    let error = formats::ShortLink::try_from(long).unwrap_err();
    assert_eq!(error.issues.len(), 1);
    assert_eq!(error.to_string(), error.issues[0].message);

    let price = decimals::Price::try_from(Decimal::from(5)).unwrap();
    assert_eq!(
        (price.as_str(), Decimal::from(price.clone())),
        ("5", Decimal::from(5))
    );
    assert_eq!(HashSet::from([price, "5.00".parse().unwrap()]).len(), 1);

    let percent = numbers::Percent::try_from(7).unwrap();
    assert_eq!(
        (percent.get(), i64::from(percent), &*percent.to_string()),
        (7, 7, "7")
    );
    assert!(numbers::Odds::new(f64::NAN).is_err());
    assert!(numbers::Odds::new(0.5).unwrap() > numbers::Odds::new(0.25).unwrap());
}

/// A ticket with what must be there, and more.
fn ticket(more: &str) -> String {
    format!(
        r#"{{"id":"T-17","fresh":"T-2601","owner":null,"run":"6f1f6f0a-6f0a-4f0a-8f0a-6f1f6f0a6f1f","note":"n","code":"ABC",
        "pair":["T-1",2],"either":"T-3","nearest":[]{more}}}"#
    )
}

#[test]
fn aliases_stand_wherever_a_type_can_stand() {
    let mut ticket = Ticket::from_json(ticket(r#","any":"T-5","maybe":"a@b.de","extra":2.5"#))
        .expect("it is valid");
    let any: &AnyId = ticket.any.as_ref().unwrap();
    assert_eq!(*any, TicketId::new("T-5").unwrap());
    assert_eq!(ticket.owner, None);
    let owner: &Owner = ticket.maybe.value().unwrap();
    assert_eq!(owner.as_str(), "a@b.de");
    assert_eq!(ticket.rest["extra"].get(), 2.5);
    // Defaults are there, and of the same types.
    assert_eq!((ticket.weight.get(), ticket.priority.get()), (1.5, 3));
    assert_eq!(
        (ticket.price.as_str(), ticket.place.as_str()),
        ("9.90", ".")
    );
    assert_eq!((ticket.near.as_str(), ticket.by_id["a"].get()), ("T-1", 1));
    assert_eq!(ticket.ids.len(), 2);
    assert_eq!(ticket.pair.1, [Priority::new(2).unwrap()]);
    let written = ticket.to_json().expect("it is valid");
    assert_eq!(Ticket::from_json(&written).expect("it is valid"), ticket);
    // What is written is held to the limits of its place as well.
    ticket.near = TicketId::new("T-12345").unwrap();
    let issues = ticket.to_json().expect_err("it is too long there");
    assert_eq!(
        (&*issues[0].path, issues[0].code, issues.len()),
        ("/near", Code::Length, 1)
    );
}

#[test]
fn a_place_with_further_limits_says_all_of_them() {
    let wrong = r#","near":"X-12345","nearest":["T-1","T-123"],"low":3,"hidden":"x","fresh":"T-1","ids":["T-1","T"]"#;
    let issues = Ticket::from_json(ticket(wrong)).expect_err("it is not valid");
    let told: Vec<(&str, Code)> = issues
        .iter()
        .map(|issue| (&*issue.path, issue.code))
        .collect();
    assert_eq!(
        told,
        [
            ("/fresh", Code::Pattern),
            ("/hidden", Code::Length),
            ("/hidden", Code::Pattern),
            ("/near", Code::Length),
            ("/near", Code::Pattern),
            ("/low", Code::Range),
            ("/ids/1", Code::Length),
            ("/ids/1", Code::Pattern),
            ("/nearest/1", Code::Length),
        ]
    );
    assert_eq!(FreshId::new("T-1").unwrap_err().issues.len(), 1);
    assert_eq!(
        FreshId::new("T-1").unwrap_err().issues[0].code,
        Code::Pattern
    );
}

//! Results as people and programs read them, and the options that say which.

use super::{items, parsed, said, text, texts, vectors};
use crate::cli::form::{seconds, wanted};
use crate::cli::options::OPTIONS;
use crate::cli::rows::row_field;
use crate::cli::screen::Screen;
use crate::cli::shape::Shape;
use crate::cli::shown::{for_people, json_lines, plain, print0};
use crate::cli::words::Read;
use crate::json::Value;

/// Words with the options of a case.
fn with_options(case: &Value) -> Read {
    let mut found = Read::default();
    let options = case.get("options").unwrap_or(&Value::Null);
    for option in OPTIONS.iter().filter(|one| options.get(one.name).is_some()) {
        let values = texts(options, option.name);
        found.options.insert(option.name, values);
    }
    found
}

#[test]
fn results_are_shown_by_the_vectors() {
    let vectors = vectors("shown");
    let cases = items(&vectors, "cases");
    for case in cases {
        let name = said(case, "name");
        let (kept, wrong) = wanted(&with_options(case));
        assert!(wrong.is_empty(), "{name}: {wrong:?}");
        let field = text(case, "field");
        let (result, is_cut) = kept.of(&parsed(said(case, "result")), field);
        assert_eq!(result.to_json(), said(case, "kept"), "{name}");
        assert_eq!(case.get("cut"), Some(&is_cut.into()), "{name}");
        let width = case.get("width").and_then(Value::as_number);
        let width = width.and_then(|width| usize::try_from(width.as_i64()?).ok());
        let screen = Screen {
            width: width.expect("it has a width"),
            has_colors: case.get("color") == Some(&true.into()),
            ..Screen::default()
        };
        let lines = |shown: String| shown.split('\n').map(str::to_owned).collect::<Vec<_>>();
        let people = lines(for_people(&result, field, &screen));
        assert_eq!(people, texts(case, "people"), "{name}");
        assert_eq!(
            lines(json_lines(&result, field)),
            texts(case, "jsonl"),
            "{name}"
        );
        assert_eq!(lines(plain(&result, field)), texts(case, "plain"), "{name}");
        assert_eq!(print0(&result, field), said(case, "print0"), "{name}");
    }
    assert!(cases.len() > 20, "{}", cases.len());
}

#[test]
fn wrong_options_are_reported_by_the_vectors() {
    for case in items(&vectors("shown"), "options") {
        let (_, wrong) = wanted(&with_options(case));
        assert_eq!(wrong, texts(case, "wrong"), "{case:?}");
    }
}

#[test]
fn the_field_with_rows_is_found_by_the_vectors() {
    for case in items(&vectors("shown"), "fields") {
        let schema = case.get("schema").expect("it has a schema");
        let field = row_field(&Shape::new(schema));
        assert_eq!(field, text(case, "field"), "{case:?}");
    }
}

#[test]
fn times_are_read_by_the_vectors() {
    for case in items(&vectors("shown"), "times") {
        let time = seconds(said(case, "text"));
        let time = time.map(|time| time.as_millis().to_string());
        let wanted = case.get("ms").and_then(Value::as_number);
        assert_eq!(time, wanted.map(ToString::to_string), "{case:?}");
    }
}

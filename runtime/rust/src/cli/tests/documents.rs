//! Which document `--docs` prints.

use super::{items, said, text, texts, vectors};
use crate::callers::detect_in;
use crate::cli::CommandSpec;
use crate::cli::documents::{FORMATS, format_of, text as document};
use crate::json::Value;

const DOCUMENTS: &[(&str, &str)] = &[
    ("agents-md", "A\n"),
    ("claude-md", "C\n"),
    ("skill-md", "S\n"),
    ("llms-txt", "L\n"),
];

#[test]
fn documents_are_those_of_every_runtime() {
    let spec = CommandSpec {
        documents: DOCUMENTS,
        ..CommandSpec::EMPTY
    };
    let vectors = vectors("documents");
    for case in items(&vectors, "cases") {
        let argv = texts(case, "argv");
        let behind = |flag: &str| {
            let at = argv.iter().position(|word| word == flag)?;
            argv.get(at + 1).map(String::as_str)
        };
        let signed = argv.iter().find_map(|word| word.strip_prefix("--docs="));
        let given = behind("--docs").filter(|word| !word.starts_with("--"));
        let environ = case.get("environ").and_then(Value::as_object);
        let environ = environ.into_iter().flat_map(|all| all.iter());
        let mut environ: Vec<(String, String)> = environ
            .map(|(name, value)| {
                (
                    name.to_owned(),
                    value.as_str().unwrap_or_default().to_owned(),
                )
            })
            .collect();
        if let Some(caller) = behind("--caller") {
            environ.push(("TOOLRT_CALLER".to_owned(), caller.to_owned()));
        }
        let caller = detect_in(environ, false, |_| false);
        let format = signed.or(given);
        let format = format.unwrap_or_else(|| format_of(caller.caller.as_str()));
        let wanted = text(case, "prints");
        let wanted = wanted.and_then(|name| DOCUMENTS.iter().find(|(known, _)| *known == name));
        assert_eq!(
            document(&spec, format),
            wanted.map(|(_, text)| *text),
            "{argv:?}"
        );
        if wanted.is_none() {
            assert!(said(case, "message").starts_with("--docs needs "));
        }
    }
    assert_eq!(
        FORMATS,
        DOCUMENTS.iter().map(|(name, _)| *name).collect::<Vec<_>>()[..]
    );
}

//! What the words of a command line stand for.

use std::io;

use super::{items, root, text, texts, vectors};
use crate::cli::options::Shows;
use crate::cli::shape::Shape;
use crate::cli::words::{Inputs, Outside, Read, read};
use crate::diagnose::{Code, Issue};
use crate::json::{Object, Value};

/// The files and the stdin of a case.
struct Given<'v>(&'v Value);

impl Inputs for Given<'_> {
    fn file(&self, path: &str) -> io::Result<Vec<u8>> {
        if self.0.get("outside").is_some() && texts(self.0, "outside").iter().any(|one| one == path)
        {
            return Err(io::Error::new(io::ErrorKind::PermissionDenied, Outside));
        }
        let file = self.0.get("files").and_then(|files| text(files, path));
        let file = file.ok_or(io::ErrorKind::NotFound)?;
        Ok(file.into())
    }

    fn stdin(&self) -> io::Result<Vec<u8>> {
        let stdin = text(self.0, "stdin").ok_or(io::ErrorKind::Other)?;
        Ok(stdin.into())
    }

    fn variable(&self, name: &str) -> Option<Vec<u8>> {
        let environ = self.0.get("environ")?;
        text(environ, name).map(|text| text.as_bytes().to_owned())
    }
}

#[test]
fn words_are_read_by_the_vectors() {
    let vectors = vectors("words");
    let tools = vectors.get("schemas").and_then(Value::as_object);
    let tools: Vec<&str> = tools
        .into_iter()
        .flat_map(Object::iter)
        .map(|(name, _)| name)
        .collect();
    let cases = items(&vectors, "cases");
    for case in cases {
        let argv = texts(case, "argv");
        let has = |what: &str| texts(case, "shows").iter().any(|one| one == what);
        let shows = Shows {
            resources: has("resources"),
            prompts: has("prompts"),
            documents: has("documents"),
            mcp: false,
        };
        let root_of = |tool: &str| root(&vectors, tool);
        let found = read(&argv, &tools, shows, root_of, &Given(case));
        let wanted = case.get("read").expect("it is read");
        assert_eq!(
            seen(&found).to_json(),
            wanted.to_json(),
            "{:?}",
            text(case, "name")
        );
        assert!(found.mistakes.iter().all(|issue| issue.code == Code::Usage));
    }
    assert!(cases.len() > 80, "{}", cases.len());
}

fn seen(found: &Read) -> Value {
    let mut seen = Object::new();
    if let Some(word) = &found.word {
        seen.insert("word", word.as_str());
    }
    if let Some(tool) = &found.tool {
        seen.insert("tool", tool.as_str());
    }
    let options = found.options.iter().map(|(name, values)| {
        let values = values.iter().map(|value| Value::from(value.as_str()));
        ((*name).to_owned(), Value::Array(values.collect()))
    });
    let options: Object = options.collect();
    if !options.is_empty() {
        seen.insert("options", options);
    }
    if found.tool.is_some() {
        let payload = String::from_utf8(found.payload()).expect("it is text");
        seen.insert("payload", payload);
    } else if let Some(plan) = &found.document {
        let plan = String::from_utf8(plan.clone()).expect("it is text");
        seen.insert("plan", plan);
    }
    let warnings = found.warnings.iter();
    let warnings: Vec<Value> = warnings.map(|text| Value::from(text.as_str())).collect();
    if !warnings.is_empty() {
        seen.insert("warnings", warnings);
    }
    let mistakes: Vec<Value> = found.mistakes.iter().map(mistake).collect();
    if !mistakes.is_empty() {
        seen.insert("mistakes", mistakes);
    }
    seen.into()
}

fn mistake(issue: &Issue) -> Value {
    let mut seen = Object::new();
    seen.insert("path", issue.path.as_str());
    seen.insert("message", issue.message.as_str());
    if let Some(suggestion) = &issue.suggestion {
        seen.insert("suggestion", suggestion.as_str());
    }
    seen.into()
}

#[test]
fn what_cannot_be_read_says_why() {
    struct Broken(io::ErrorKind);
    impl Inputs for Broken {
        fn file(&self, _: &str) -> io::Result<Vec<u8>> {
            Err(self.0.into())
        }

        fn stdin(&self) -> io::Result<Vec<u8>> {
            Err(self.0.into())
        }

        fn variable(&self, _: &str) -> Option<Vec<u8>> {
            None
        }
    }
    let why = [
        (io::ErrorKind::NotFound, "is not there."),
        (io::ErrorKind::PermissionDenied, "may not be read."),
        (io::ErrorKind::IsADirectory, "is a folder."),
        (io::ErrorKind::Other, "cannot be read."),
    ];
    let schema = Value::Object(Object::new());
    for (kind, why) in why {
        for (word, name) in [("@a", "a"), ("-", "stdin")] {
            let argv = ["t", "--x", word].map(str::to_owned);
            let found = read(
                &argv,
                &["t"],
                Shows::default(),
                |_| Shape::new(&schema),
                &Broken(kind),
            );
            assert_eq!(found.mistakes[0].message, format!("--x: {name} {why}"));
            assert_eq!(found.mistakes[0].path, "/x");
        }
    }
}

#[test]
fn flags_that_lead_too_deep_are_keys() {
    let schema =
        crate::json::Value::parse(br##"{"type":"object","properties":{"a":{"$ref":"#"}}}"##);
    let schema = schema.expect("it is JSON");
    for (depth, is_deep) in [(128, false), (129, true), (30_000, true)] {
        let flag = format!("--{}=1", vec!["a"; depth].join("."));
        let found = read(
            &["t".into(), flag],
            &["t"],
            Shows::default(),
            |_| Shape::new(&schema),
            &Given(&Value::Null),
        );
        let payload = String::from_utf8(found.payload()).expect("it is text");
        let expected = if is_deep { 1 } else { 128 };
        assert_eq!(payload.matches('{').count(), expected);
    }
}

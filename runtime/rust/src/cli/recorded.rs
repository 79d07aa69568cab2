//! What the recording of a command tells: `calls`, and the words behind it.

use std::env;
use std::fs::File;
use std::io::{self, BufReader};

use crate::diagnose::shown_text;
use crate::recording::{Report, VARIABLE};

/// The report of the recordings that these words name, or else the environment, as JSON; or what is wrong with the words.
pub(super) fn report(words: &[String]) -> Result<String, String> {
    let mut files = files(words)?;
    if files.is_empty() {
        let named = env::var(VARIABLE).unwrap_or_default();
        if named.is_empty() {
            let text = format!("{VARIABLE} names no recording: calls --file FILE names one.");
            return Err(text);
        }
        files.push(named);
    }
    let mut report = Report::new();
    for path in &files {
        let read = File::open(path).and_then(|file| report.read(BufReader::new(file)));
        read.map_err(|error| {
            let why = if error.kind() == io::ErrorKind::NotFound {
                "it does not exist".to_owned()
            } else {
                error.to_string()
            };
            format!("{} cannot be read: {why}.", shown_text(path))
        })?;
    }
    Ok(report.to_json())
}

fn files(words: &[String]) -> Result<Vec<String>, String> {
    let mut files = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let file = match word.split_once('=') {
            _ if word == "--file" => words.next().cloned(),
            Some(("--file", file)) => Some(file.to_owned()),
            Some(_) | None => {
                let shown = shown_text(word);
                return Err(format!("calls takes --file FILE, and not {shown}."));
            }
        };
        let file = file.filter(|file| !file.is_empty());
        files.push(file.ok_or("--file needs a value: --file FILE.")?);
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(words: &[&str]) -> Result<String, String> {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        report(&words)
    }

    #[test]
    fn words_name_files() {
        for (words, wrong) in [
            (&["--file"][..], "--file needs a value: --file FILE."),
            (&["--file="], "--file needs a value: --file FILE."),
            (&["all"], "calls takes --file FILE, and not \"all\"."),
            (
                &["--file=nothing.jsonl"],
                "\"nothing.jsonl\" cannot be read: it does not exist.",
            ),
            (
                &["--files=nothing.jsonl"],
                "calls takes --file FILE, and not \"--files=nothing.jsonl\".",
            ),
        ] {
            assert_eq!(of(words), Err(wrong.to_owned()));
        }
        let lines = "../../spec/conformance/recordings/reports.json";
        let report = of(&["--file", lines, &format!("--file={lines}")]).expect("a report");
        assert!(
            report.starts_with(r#"{"calls":0,"broken_lines":"#),
            "{report}"
        );
    }
}

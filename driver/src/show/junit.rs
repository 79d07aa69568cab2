//! JUnit's XML: one suite for each file, one failed case for each error. A file without errors is a case that passes,
//! with its warnings as output.
//!
//! Its texts may be anyone's, so they are written here: the crate `quick-junit` (0.8) writes U+FFFE as it is, which XML
//! does not allow, and the ends of lines in attributes, which readers replace by spaces. It would also bring eight more
//! crates into every build script that uses this one.

use std::collections::BTreeMap;
use std::fmt::Write;

use toolc_compiler::diagnostics::Severity;

use super::entry::{Entry, entries};
use super::plain::plain;
use super::report::Report;

/// The suite of problems without a file.
const NO_FILE: &str = "toolc";

pub(super) fn render(report: &Report<'_>) -> String {
    let all: Vec<Entry> = entries(report).into_iter().map(Entry::plain).collect();
    let mut suites: BTreeMap<&str, Vec<&Entry>> = BTreeMap::new();
    let names: Vec<String> = report.findings.map_or(Vec::new(), |(checked, project)| {
        let files = checked.sources.iter();
        files
            .map(|(_, file)| plain(&project.shown_name(&file.path)))
            .collect()
    });
    for name in &names {
        suites.insert(name, Vec::new());
    }
    for entry in &all {
        let path = entry.place.as_ref().map_or(NO_FILE, |place| &place.path);
        suites.entry(path).or_default().push(entry);
    }
    let mut body = String::new();
    let (mut tests, mut failures) = (0, 0);
    for (path, entries) in suites {
        let (of_suite, failed) = suite(&mut body, path, &entries);
        tests += of_suite;
        failures += failed;
    }
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"toolc\" tests=\"{tests}\" failures=\"{failures}\" errors=\"0\">\n{body}</testsuites>\n"
    )
}

/// Writes a suite; returns the number of its cases, and of the failed ones.
fn suite(text: &mut String, path: &str, entries: &[&Entry]) -> (usize, usize) {
    let is_error = |entry: &&&Entry| entry.severity == Severity::Error;
    let errors: Vec<&&Entry> = entries.iter().filter(is_error).collect();
    let warnings: Vec<&&Entry> = entries.iter().filter(|entry| !is_error(entry)).collect();
    let path = escaped(path);
    let tests = errors.len().max(1);
    let _ = writeln!(
        text,
        "  <testsuite name=\"{path}\" tests=\"{tests}\" failures=\"{}\" errors=\"0\">",
        errors.len()
    );
    for entry in &errors {
        let (id, place) = (id(entry), place(entry));
        let _ = writeln!(
            text,
            "    <testcase name=\"{}\" classname=\"{path}\">\n      <failure type=\"{id}\" message=\"{}\">{}</failure>\n    </testcase>",
            escaped(&format!("{id}{place}")),
            escaped(&entry.message),
            escaped(&written(entry))
        );
    }
    if errors.is_empty() {
        let _ = writeln!(
            text,
            "    <testcase name=\"check\" classname=\"{path}\"></testcase>"
        );
    }
    if !warnings.is_empty() {
        let said: String = warnings
            .iter()
            .map(|entry| format!("{}\n", written(entry)))
            .collect();
        let _ = writeln!(text, "    <system-out>{}</system-out>", escaped(&said));
    }
    text.push_str("  </testsuite>\n");
    (tests, errors.len())
}

fn id(entry: &Entry) -> &'static str {
    entry.code.map_or("problem", |code| code.id)
}

fn place(entry: &Entry) -> String {
    entry.place.as_ref().map_or(String::new(), |place| {
        format!(" at {}:{}", place.start.line + 1, place.start.points + 1)
    })
}

fn written(entry: &Entry) -> String {
    let path = entry.place.as_ref().map_or(String::new(), |place| {
        let (line, column) = (place.start.line + 1, place.start.points + 1);
        format!("{}:{line}:{column}: ", place.path)
    });
    format!(
        "{path}{}[{}]: {}",
        super::report::word(entry.severity),
        id(entry),
        entry.whole_message()
    )
}

/// XML 1.0 has no way to write most control characters: they become `U+FFFD`.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\n' => safe.push_str("&#10;"),
            '\t' => safe.push_str("&#9;"),
            '\r' => safe.push_str("&#13;"),
            '\0'..='\u{1F}' | '\u{FFFE}' | '\u{FFFF}' => safe.push('\u{FFFD}'),
            letter => safe.push(letter),
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn readers_of_xml_see_every_text_as_it_was() {
        let text = "<a href=\"b\">'&amp;'</a>]]>\n\t\u{1}\u{FFFE}é😀";
        let written = format!("<e a=\"{0}\">{0}</e>", escaped(text));
        let document = roxmltree::Document::parse(&written).expect("it is XML");
        let expected = text.replace(['\u{1}', '\u{FFFE}'], "\u{FFFD}");
        let element = document.root_element();
        assert_eq!(element.attribute("a"), Some(&*expected));
        assert_eq!(element.text(), Some(&*expected));
    }
}

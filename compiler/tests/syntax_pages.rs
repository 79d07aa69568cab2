//! The pages of the syntax findings say what happens.

use toolc_compiler::diagnostics::Findings;
use toolc_compiler::source::FileId;
use toolc_compiler::syntax::{self, codes::CODES};

#[test]
fn every_page_shows_its_finding_and_a_fix() {
    for code in CODES {
        let page = code.page;
        assert!(
            page.starts_with(&format!("# {}: {}\n", code.id, code.title)),
            "{}: the heading",
            code.id
        );
        let examples = blocks(page, "tools");
        let [failing, fixed] = examples[..] else {
            panic!("{}: one failing and one fixed example", code.id)
        };
        let shown = blocks(page, "text");
        let [shown] = shown[..] else {
            panic!("{}: one output", code.id)
        };
        let line = shown.lines().next().unwrap_or_default();
        assert_eq!(
            format!("{line}\n"),
            lines(failing),
            "{}: the output",
            code.id
        );
        assert_eq!(lines(fixed), "", "{}: the fixed example", code.id);
    }
}

#[test]
fn codes_are_in_order_and_unique() {
    let ids: Vec<_> = CODES.iter().map(|code| code.id).collect();
    let wanted: Vec<_> = (1..=CODES.len())
        .map(|number| format!("T{number:04}"))
        .collect();
    assert_eq!(ids, wanted);
}

/// The first line of each finding.
fn lines(text: &str) -> String {
    let mut findings = Findings::default();
    syntax::parse(FileId(0), text, &mut findings);
    findings.sort();
    findings
        .iter()
        .map(|finding| format!("error[{}]: {}\n", finding.code.id, finding.message))
        .collect()
}

/// The contents of the code blocks of one language.
fn blocks<'p>(page: &'p str, language: &str) -> Vec<&'p str> {
    let fence = format!("```{language}\n");
    page.split(&fence)
        .skip(1)
        .filter_map(|rest| rest.split_once("\n```"))
        .map(|(block, _)| block)
        .collect()
}

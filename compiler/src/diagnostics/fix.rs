//! Fixes: which of them can be applied together, and the resulting text.

use std::collections::BTreeSet;

use super::{Edit, Finding};
use crate::source::{FileId, Span};

/// The findings whose safe edits can be applied together, in order: of two that overlap the first one counts.
pub fn safe_fixes<'f>(findings: impl IntoIterator<Item = &'f Finding>) -> Vec<&'f Finding> {
    let mut chosen = Vec::new();
    let mut taken = Taken::default();
    for finding in findings {
        let edits = finding.safe_edits();
        let free = |edit: &Edit| !taken.meets(edit.span);
        if !edits.is_empty() && edits.iter().all(free) && !overlap_themselves(edits) {
            edits.iter().for_each(|edit| taken.take(edit.span));
            chosen.push(finding);
        }
    }
    chosen
}

/// Disjoint spans: those of one fix may touch, but share no byte.
#[derive(Default)]
struct Taken(BTreeSet<(FileId, u32, u32)>);

impl Taken {
    fn take(&mut self, span: Span) {
        self.0.insert((span.file, span.start, span.end));
    }

    fn meets(&self, span: Span) -> bool {
        let last = (span.file, span.end, u32::MAX);
        let before = self.0.range(..=last).rev();
        let spans = before.map(|(file, start, end)| Span {
            file: *file,
            start: *start,
            end: *end,
        });
        // Those that begin before it end in the same order.
        spans
            .take_while(|other| other.file == span.file && other.end >= span.start)
            .any(|other| collide(other, span))
    }
}

/// A text after some edits that do not overlap; insertions at one position are in the order of `edits`.
pub fn applied<'a>(text: &str, edits: impl IntoIterator<Item = &'a Edit>) -> String {
    let mut edits: Vec<&Edit> = edits.into_iter().collect();
    edits.sort_by_key(|edit| edit.span.start);
    let mut new = String::with_capacity(text.len());
    let mut at = 0;
    for edit in edits {
        new.push_str(&text[at..edit.span.start as usize]);
        new.push_str(&edit.text);
        at = edit.span.end as usize;
    }
    new.push_str(&text[at..]);
    new
}

/// Whether two spans share a byte, or one is an insertion at the edge of the other, so that the order would matter.
fn collide(one: Span, other: Span) -> bool {
    let meet = one.start <= other.end && other.start <= one.end;
    one.file == other.file && (overlap(one, other) || meet && (one.is_empty() || other.is_empty()))
}

fn overlap(one: Span, other: Span) -> bool {
    one.file == other.file && one.start < other.end && other.start < one.end
}

fn overlap_themselves(edits: &[Edit]) -> bool {
    let mut pairs = edits.iter().enumerate();
    pairs.any(|(index, one)| {
        let later = &edits[index + 1..];
        later.iter().any(|other| overlap(one.span, other.span))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostics::{Code, Findings, Severity};

    static CODE: Code = Code {
        id: "T0000",
        title: "",
        severity: Severity::Error,
        page: "",
    };

    fn at(start: usize, end: usize) -> Span {
        Span::new(FileId(0), start, end)
    }

    #[test]
    fn of_fixes_that_collide_the_first_one_counts_and_guesses_never_do() {
        let mut findings = Findings::default();
        findings.add(Finding::new(&CODE, at(0, 1), "a").edit(at(0, 1), "A"));
        findings.add(Finding::new(&CODE, at(1, 1), "b").edit(at(1, 1), "B"));
        findings.add(Finding::new(&CODE, at(4, 5), "c").guess(at(4, 5), "C"));
        findings.add(Finding::new(&CODE, at(4, 6), "d").edit(at(4, 6), "D"));
        findings.add(Finding::new(&CODE, at(5, 7), "e").edit(at(5, 7), "E"));
        findings.add(Finding::new(&CODE, at(6, 7), "f").edit(at(6, 7), "F"));
        let chosen = safe_fixes(findings.iter());
        let messages: Vec<&str> = chosen.iter().map(|finding| &*finding.message).collect();
        assert_eq!(messages, ["a", "d", "f"]);
        let edits = chosen.iter().flat_map(|finding| &finding.edits);
        assert_eq!(applied("012345678", edits), "A123DF78");
    }
}

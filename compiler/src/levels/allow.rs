//! `// toolc: allow T0412 the model needs the long text`: a warning that was reviewed.
//!
//! On a separate line the comment applies to the item that begins below it, from its doc comment to its end; above
//! `package` to the whole file; after code to what begins on its line. The reason is for later readers of the source,
//! so it is required.

use std::collections::BinaryHeap;

use super::codes::{BAD_ALLOW, NO_REASON, UNUSED_ALLOW};
use super::extents::Extents;
use super::{NoLevel, can_be_silenced, known};
use crate::diagnostics::{Finding, Findings, same_letters};
use crate::source::{SourceFile, Span};
use crate::syntax::ast::{Comment, File};

/// The allows of some files, and the findings about them.
#[derive(Debug, Default)]
pub(crate) struct Allows {
    all: Vec<Allow>,
    findings: Findings,
}

/// One code that a comment names.
#[derive(Debug)]
struct Allow {
    code: &'static str,
    /// Where the code is written.
    place: Span,
    /// The span to remove with it: the comment, or the code in its list.
    removal: Span,
    /// Where findings are allowed to begin.
    extent: Span,
    used: bool,
}

impl Allows {
    /// Reads the comments of a file.
    pub(crate) fn read(source: &SourceFile, tree: &File) -> Self {
        let mut allows = Self::default();
        // Most files have none.
        let mut extents = None;
        for comment in &tree.comments {
            if let Some(words) = comment.text.trim_start().strip_prefix("toolc:") {
                let extents = extents.get_or_insert_with(|| Extents::new(source, tree));
                allows.comment(source, extents, comment, words);
            }
        }
        allows
    }

    /// Adds those of another file.
    pub(crate) fn append(&mut self, other: Self) {
        self.all.extend(other.all);
        self.findings.append(other.findings);
    }

    /// Drops allowed findings. If all rules have run, reports allows that were not needed.
    pub(super) fn apply(
        mut self,
        findings: &mut Findings,
        complete: bool,
        looked_for: impl Fn(&str) -> bool,
    ) -> Findings {
        if !self.all.is_empty() {
            let mut allowed = self.allowed(findings).into_iter();
            findings.retain(|_| !allowed.next().unwrap_or_default());
        }
        if complete && !self.findings.has_errors() {
            let idle = |allow: &&Allow| !allow.used && looked_for(allow.code);
            for allow in self.all.iter().filter(idle) {
                let message = format!("there is no `{}` here to allow", allow.code);
                self.findings.add(
                    Finding::new(&UNUSED_ALLOW, allow.place, message)
                        .here("allows nothing")
                        .help("remove it")
                        .edit(allow.removal, ""),
                );
            }
        }
        self.findings
    }

    /// For each finding whether it is allowed; the allows that it needs are used.
    fn allowed(&mut self, findings: &Findings) -> Vec<bool> {
        let mut allowed = vec![false; findings.iter().count()];
        // By code and place, so that all are passed once, however many there are.
        let place = |code, span: Span| (code, span.file, span.start);
        let mut places: Vec<_> = findings.iter().enumerate().collect();
        places.sort_by_key(|(_, finding)| place(finding.code.id, finding.span()));
        self.all
            .sort_by_key(|allow| place(allow.code, allow.extent));
        let mut next = 0;
        // The allows that began before a finding: those that were not needed yet, and where the others end.
        let mut fresh: Vec<usize> = Vec::new();
        let mut open: BinaryHeap<u32> = BinaryHeap::new();
        let mut here = None;
        for (index, finding) in places {
            let at = place(finding.code.id, finding.span());
            if here != Some((at.0, at.1)) {
                here = Some((at.0, at.1));
                fresh.clear();
                open.clear();
            }
            while let Some(allow) = self.all.get(next)
                && place(allow.code, allow.extent) <= at
            {
                if (allow.code, allow.extent.file) == (at.0, at.1) {
                    fresh.push(next);
                }
                next += 1;
            }
            for allow in fresh.drain(..) {
                let allow = &mut self.all[allow];
                if allow.extent.end >= at.2 {
                    allow.used = true;
                    open.push(u32::MAX - allow.extent.end);
                }
            }
            while open.peek().is_some_and(|end| u32::MAX - end < at.2) {
                open.pop();
            }
            allowed[index] = !open.is_empty();
        }
        allowed
    }

    fn comment(
        &mut self,
        source: &SourceFile,
        extents: &Extents<'_>,
        comment: &Comment,
        words: &str,
    ) {
        let words_at = comment.span.start as usize + "//".len() + offset(&comment.text, words);
        let part = |text: &str| {
            let start = words_at + offset(words, text);
            Span::new(comment.span.file, start, start + text.len())
        };
        let rest = words.trim_start();
        let verb = rest.split_whitespace().next().unwrap_or_default();
        if verb != "allow" {
            let (message, place) = match verb {
                "" => (
                    "a comment for toolc that says nothing".to_owned(),
                    comment.span,
                ),
                verb => (format!("toolc knows no comment `{verb}`"), part(verb)),
            };
            let finding = Finding::new(&BAD_ALLOW, place, message).here("not `allow`");
            let finding = finding.help("write `// toolc: allow T0412 the reason`");
            self.findings.add(if same_letters(verb, "allow") {
                finding.edit(place, "allow")
            } else {
                finding
            });
            return;
        }
        let mut rest = rest["allow".len()..].trim_start();
        let extent = extents.below(comment.span);
        let mut allows: Vec<(&str, Option<&'static str>)> = Vec::new();
        loop {
            let stop = rest.find(|letter: char| !letter.is_alphanumeric());
            let (word, behind) = rest.split_at(stop.unwrap_or(rest.len()));
            let is_first = allows.is_empty();
            if !looks_like_a_code(word) && is_first {
                let place = if word.is_empty() {
                    comment.span
                } else {
                    part(word)
                };
                self.findings.add(
                    Finding::new(&BAD_ALLOW, place, "an allow names the code that it allows")
                        .here("no code")
                        .help("write `// toolc: allow T0412 the reason`"),
                );
                return;
            }
            allows.push((word, self.code(word, part(word))));
            rest = behind.trim_start();
            match rest.strip_prefix(',') {
                Some(more) => rest = more.trim_start(),
                None => break,
            }
            if rest.is_empty() {
                break;
            }
        }
        let reason = rest.trim_start_matches([':', '-', '–', '—', ' ']).trim();
        if reason.is_empty() {
            let codes: Vec<&str> = allows.iter().map(|(word, _)| *word).collect();
            let codes = codes.join(", ");
            self.findings.add(
                Finding::new(&NO_REASON, comment.span, format!("`{codes}` is allowed without a reason"))
                    .here("says not why")
                    .help(format!("write it behind the code: `// toolc: allow {codes} the model needs the long text`")),
            );
        }
        let alone = allows.len() == 1;
        for (index, (word, code)) in allows.iter().enumerate() {
            let Some(code) = code else { continue };
            let place = part(word);
            let removal = if alone {
                whole_comment(source, comment.span)
            } else if let Some((next, _)) = allows.get(index + 1) {
                Span {
                    end: part(next).start,
                    ..place
                }
            } else {
                let (last, _) = allows[index - 1];
                Span {
                    start: part(last).end,
                    ..place
                }
            };
            self.all.push(Allow {
                code,
                place,
                removal,
                extent,
                used: false,
            });
        }
    }

    /// The code that a word names, if it may be allowed.
    fn code(&mut self, word: &str, place: Span) -> Option<&'static str> {
        let found = known(word).and_then(|code| can_be_silenced(code).map(|()| code.id));
        let finding = match found {
            Ok(id) => return Some(id),
            Err(NoLevel::Unknown(near)) => {
                let message = format!("there is no finding `{word}`");
                let finding = Finding::new(&BAD_ALLOW, place, message).here("not known");
                match near[..] {
                    [] => finding.help("`toolc explain --list` lists them all"),
                    [only] => finding
                        .help(format!("did you mean `{only}`?"))
                        .respell(place, word, only, only),
                    [first, ..] => finding.help(format!("did you mean `{first}`?")),
                }
            }
            Err(NoLevel::Guards) => {
                let message = format!("`{word}` is an error and cannot be allowed");
                Finding::new(&BAD_ALLOW, place, message)
                    .here("generated code stands on this")
                    .help(format!("fix it; `toolc explain {word}` says how"))
            }
        };
        self.findings.add(finding);
        None
    }
}

/// `T0412`, and similar words.
fn looks_like_a_code(word: &str) -> bool {
    word.len() > 1 && word.starts_with(['T', 't']) && word[1..].bytes().all(|b| b.is_ascii_digit())
}

/// The comment with the blanks before it; with its line, if it is alone there.
fn whole_comment(source: &SourceFile, span: Span) -> Span {
    let text = &source.text;
    let before = text[..span.start as usize]
        .trim_end_matches([' ', '\t'])
        .len();
    let alone = before == 0 || text[..before].ends_with('\n');
    let end = span.end as usize;
    let line_end = text[end..]
        .find('\n')
        .map_or(text.len(), |found| end + found + 1);
    let end = if alone { line_end } else { end };
    Span::new(span.file, before, end)
}

/// Where a part of a text begins in it.
fn offset(whole: &str, part: &str) -> usize {
    part.as_ptr() as usize - whole.as_ptr() as usize
}

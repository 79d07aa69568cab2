//! Attack on the canonical form: formatting twice is formatting once, and nothing but the layout changes.

use std::time::{Duration, Instant};

use toolc_compiler::diagnostics::Findings;
use toolc_compiler::layout::formatted;
use toolc_compiler::source::FileId;
use toolc_compiler::syntax;

use super::edits::{broken, is_comment, moved, tokens};
use super::sources::piece;
use super::{Attack, Order, Report};
use crate::random::Random;

pub(super) const ATTACK: Attack = Attack {
    name: "fmt",
    about: "edited texts with comments anywhere, formatted twice",
    sample: 500,
    run,
};

fn run(order: &Order) -> Result<Report, String> {
    Ok(order.each(|seed| {
        let mut random = Random::new(seed);
        let first = piece(&mut random);
        let mut text = moved(&mut random, first);
        if random.chance(15) {
            let other = piece(&mut random);
            text = broken(&mut random, &text, other);
        }
        let (time, outcome) = judged(&text);
        outcome.map_err(|wrong| format!("{wrong}\n{text}"))?;
        Ok(vec![("format", time)])
    }))
}

/// How long formatting took, and what is wrong with what came out.
fn judged(text: &str) -> (Duration, Result<(), String>) {
    let start = Instant::now();
    let once = formatted(text);
    let time = start.elapsed();
    (time, compared(text, &once.text, once.findings.is_empty()))
}

fn compared(text: &str, once: &str, sound: bool) -> Result<(), String> {
    let again = formatted(once);
    if again.text != once {
        return Err(format!(
            "the second time differs: {}",
            first_change(once, &again.text)
        ));
    }
    if sound != again.findings.is_empty() {
        return Err(format!("mistakes came or went in\n{once}"));
    }
    let (before, after) = (Parts::of(text), Parts::of(once));
    if !sound {
        let same = letters(text) == letters(once);
        return same
            .then_some(())
            .ok_or_else(|| format!("letters changed in\n{once}"));
    }
    if before.words != after.words {
        return Err(format!(
            "words changed: {}",
            first_change(&before.words, &after.words)
        ));
    }
    before
        .same_comments(&after)
        .map_err(|wrong| format!("{wrong}\n{once}"))?;
    if !text.contains("null") && meaning(text) != meaning(once) {
        let change = first_change(&meaning(text), &meaning(once));
        return Err(format!("the tree changed: {change}"));
    }
    Ok(())
}

/// All that is written, in no order: where something is wrong, nobody can tell what is a comment.
fn letters(text: &str) -> Vec<char> {
    let text = text.replace("null", "");
    let mut letters: Vec<char> = text.chars().filter(is_kept).collect();
    letters.sort_unstable();
    letters
}

/// Whether a letter is neither white space nor a part of what has two spellings.
fn is_kept(letter: &char) -> bool {
    !letter.is_whitespace() && !matches!(letter, ',' | '|' | '?' | '=' | '"' | '\u{FEFF}')
}

/// What layout may not change.
struct Parts<'t> {
    /// All that is written but comments, without white space and what has two spellings.
    words: String,
    /// Each comment with the place in `words` that it stands before.
    comments: Vec<(usize, &'t str)>,
}

impl<'t> Parts<'t> {
    fn of(text: &'t str) -> Self {
        let text = text.trim_start_matches('\u{FEFF}');
        let mut parts = Self {
            words: String::new(),
            comments: Vec::new(),
        };
        for token in tokens(text) {
            if is_comment(token) {
                parts.comments.push((parts.words.len(), token.trim_end()));
            } else if token != "null" {
                parts.words.extend(token.chars().filter(is_kept));
            }
        }
        parts
    }

    fn sorted(&self) -> Vec<&'t str> {
        let mut comments: Vec<&str> = self.comments.iter().map(|(_, text)| *text).collect();
        comments.sort_unstable();
        comments
    }

    /// A comment may go up, where there is no line for it; those that stay keep their order.
    fn same_comments(&self, after: &Self) -> Result<(), String> {
        if self.sorted() != after.sorted() {
            return Err(format!(
                "comments changed: {:?} became {:?}",
                self.comments, after.comments
            ));
        }
        let mut last = 0;
        for (place, text) in &self.comments {
            let mut same =
                (after.comments.iter().enumerate()).filter(|(_, (_, other))| other == text);
            // Of several that say the same, nobody can tell which is which.
            let (Some((index, (now, _))), None) = (same.next(), same.next()) else {
                continue;
            };
            if now > place {
                return Err(format!("`{text}` went down"));
            }
            if now == place {
                if index < last {
                    return Err(format!("`{text}` passed another one"));
                }
                last = index;
            }
        }
        Ok(())
    }
}

/// The tree without its places.
fn meaning(text: &str) -> String {
    let tree = syntax::parse(FileId(0), text, &mut Findings::default());
    let tree = format!("{:?} {:?} {:?}", tree.package, tree.uses, tree.items);
    let mut kept = String::with_capacity(tree.len());
    let mut rest = &*tree;
    while let Some(at) = rest.find("Span {") {
        kept.push_str(&rest[..at]);
        rest = rest[at..].split_once('}').map_or("", |(_, behind)| behind);
    }
    kept.push_str(rest);
    kept.replace("quoted: true", "quoted: false")
}

/// Where two texts part.
fn first_change(one: &str, other: &str) -> String {
    let same = one
        .bytes()
        .zip(other.bytes())
        .take_while(|(one, other)| one == other);
    let mut at = same.count().saturating_sub(60);
    while !one.is_char_boundary(at) || !other.is_char_boundary(at) {
        at -= 1;
    }
    let part = |text: &str| text[at..].chars().take(140).collect::<String>();
    format!("{:?} became {:?}", part(one), part(other))
}

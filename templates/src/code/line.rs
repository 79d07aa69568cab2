//! A line of a template with its slots filled, as a tree: the brackets and commas that the template writes hold the slots.

use std::borrow::Cow;

use super::{Bracket, Code, Split};

/// A part of a line.
#[derive(Debug, Clone)]
pub(crate) enum Part<'a> {
    /// As it stands in the template.
    Literal(&'a str),
    /// What a slot was filled with.
    Slot(Cow<'a, Code>),
}

/// A group that is still open.
struct Open {
    bracket: Bracket,
    split: Split,
    items: Vec<Code>,
    /// The item that is being read.
    item: Vec<Code>,
}

/// The parts of a line side by side. Brackets that do not close in this line are plain text, and so is what stands in quotes.
pub(crate) fn parsed(parts: &[Part<'_>]) -> Vec<Code> {
    let mut open: Vec<Open> = Vec::new();
    let mut out: Vec<Code> = Vec::new();
    for part in parts {
        match part {
            Part::Slot(code) => {
                let mut code = code.clone().into_owned();
                // No text of a slot is taken for one of the template.
                if matches!(code, Code::Text(_)) {
                    code = Code::Seq(vec![code]);
                }
                last(&mut open, &mut out).push(code);
            }
            Part::Literal(text) => literal(text, &mut open, &mut out),
        }
    }
    // What was not closed was no group.
    let mut rest = Vec::new();
    for group in open {
        rest.push(Code::from(group.bracket.open().to_string()));
        for item in group.items {
            rest.extend([item, Code::word(", ")]);
        }
        rest.extend(group.item);
    }
    out.extend(rest);
    out
}

fn last<'a>(open: &'a mut [Open], out: &'a mut Vec<Code>) -> &'a mut Vec<Code> {
    match open.last_mut() {
        Some(group) => &mut group.item,
        None => out,
    }
}

fn literal(text: &str, open: &mut Vec<Open>, out: &mut Vec<Code>) {
    let mut plain = 0;
    let mut quote = None;
    let push = |open: &mut Vec<Open>, out: &mut Vec<Code>, from: usize, to: usize| {
        let text = if open.last().is_some_and(|group| group.item.is_empty()) {
            text[from..to].trim_start()
        } else {
            &text[from..to]
        };
        if !text.is_empty() {
            last(open, out).push(Code::from(text));
        }
    };
    for (at, c) in text.char_indices() {
        if let Some(mark) = quote {
            if c == mark {
                quote = None;
            }
            continue;
        }
        if matches!(c, '"' | '\'') {
            quote = Some(c);
        } else if let Some(bracket) = Bracket::of(c) {
            push(open, out, plain, at);
            // Behind a name, brackets hold arguments.
            let before = text[..at].chars().next_back();
            let is_behind = match before {
                Some(before) => before.is_alphanumeric() || matches!(before, '_' | ')' | ']' | '>'),
                None => !last(open, out).is_empty(),
            };
            let split = if is_behind {
                Split::Together
            } else {
                Split::Each
            };
            open.push(Open {
                bracket,
                split,
                items: Vec::new(),
                item: Vec::new(),
            });
            plain = at + 1;
        } else if let Some(group) = open.last()
            && c == group.bracket.close()
        {
            push(open, out, plain, at);
            let mut group = open.pop().expect("it was just there");
            end_item(&mut group);
            last(open, out).push(Code::Group(group.bracket, group.split, group.items));
            plain = at + 1;
        } else if c == ',' && !open.is_empty() {
            push(open, out, plain, at);
            let group = open.last_mut().expect("there is one");
            end_item(group);
            plain = at + 1;
        }
    }
    push(open, out, plain, text.len());
}

/// Puts what was read of an item to the others.
fn end_item(group: &mut Open) {
    let mut parts = std::mem::take(&mut group.item);
    match &mut parts[..] {
        // Several items that stand for themselves.
        [Code::Items(items)] => group.items.append(items),
        [] | [_] => group.items.append(&mut parts),
        [_, _, ..] => group.items.push(Code::Seq(parts)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn flat(parts: &[Part<'_>]) -> String {
        let all = parsed(parts);
        all.iter().map(Code::flat).collect()
    }

    #[test]
    fn brackets_hold_slots() {
        let (name, none) = (Code::word("f"), Code::Items(Vec::new()));
        let two = Code::Items(vec![Code::word("x"), Code::word("y=1")]);
        let line = |items| {
            [
                Part::Literal("return "),
                Part::Slot(Cow::Borrowed(&name)),
                Part::Literal("(self, \"a, (\", "),
                Part::Slot(Cow::Borrowed(items)),
                Part::Literal(", g(z))"),
            ]
        };
        assert_eq!(flat(&line(&two)), "return f(self, \"a, (\", x, y=1, g(z))");
        assert_eq!(flat(&line(&none)), "return f(self, \"a, (\", g(z))");
        let [.., Code::Group(Bracket::Round, Split::Together, items)] = &parsed(&line(&two))[..]
        else {
            panic!("arguments");
        };
        assert_eq!(items.len(), 5);
    }

    #[test]
    fn what_does_not_close_is_text() {
        assert_eq!(flat(&[Part::Literal("f(a, [b], c")]), "f(a, [b], c");
        assert_eq!(flat(&[Part::Literal("a), b")]), "a), b");
    }
}

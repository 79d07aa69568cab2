//! Texts with syntax errors: which parts are formatted, and which stay unchanged.

use std::ops::Range;

use super::places::Placed;
use crate::diagnostics::Findings;
use crate::source::{FileId, Span};
use crate::syntax::{self, ast};

/// A part of a list: an item to format, or a text that stays unchanged.
pub(super) enum Piece<T> {
    Anew(T),
    Kept(Span),
}

impl<T: Placed> Placed for Piece<T> {
    fn docs(&self) -> Option<&ast::Docs> {
        match self {
            Self::Anew(one) => one.docs(),
            Self::Kept(_) => None,
        }
    }

    fn span(&self) -> Span {
        match self {
            Self::Anew(one) => one.span(),
            Self::Kept(span) => *span,
        }
    }

    fn goes_on(&self) -> bool {
        match self {
            Self::Anew(one) => one.goes_on(),
            Self::Kept(_) => false,
        }
    }

    fn declares(&self) -> bool {
        match self {
            Self::Anew(one) => one.declares(),
            Self::Kept(_) => false,
        }
    }

    fn heads(&self) -> bool {
        match self {
            Self::Anew(one) => one.heads(),
            Self::Kept(_) => false,
        }
    }
}

/// The known errors of a text.
pub(super) struct Guard<'t> {
    text: &'t str,
    comments: &'t [ast::Comment],
    /// The spans of all findings.
    labels: Vec<Span>,
}

impl<'t> Guard<'t> {
    /// `findings` are those of the parser; without any, nothing needs a guard.
    pub(super) fn of(
        text: &'t str,
        comments: &'t [ast::Comment],
        findings: &Findings,
    ) -> Option<Self> {
        let labels = findings.iter().flat_map(|finding| &finding.labels);
        let labels: Vec<Span> = labels.map(|label| label.span).collect();
        (!labels.is_empty()).then_some(Self {
            text,
            comments,
            labels,
        })
    }

    /// The pieces of a file. One unchanged piece if a repair of the parser made the tree differ from the text.
    pub(super) fn file<T: Placed>(
        &self,
        units: Vec<T>,
        item: impl Fn(&T) -> Option<&'t ast::Item>,
    ) -> Vec<Piece<T>> {
        let sound = |unit: &T| {
            self.is_sound(unit, Scope::File) || item(unit).is_some_and(|item| self.opens(item))
        };
        self.pieces(0..self.text.len(), units, sound)
            .unwrap_or_else(|| {
                let span = Span::new(FileId(0), 0, without_blanks(self.text).len());
                vec![Piece::Kept(span)]
            })
    }

    /// The pieces of a block, if the unchanged parts are on separate lines between the braces.
    pub(super) fn block<'b>(&self, block: &'b ast::Block) -> Option<Vec<Piece<&'b ast::Member>>> {
        let (start, end) = (block.span.start as usize, block.span.end as usize);
        let inside = start + 1..end.checked_sub(1)?;
        let text = self.text.get(start..end)?;
        if !text.starts_with('{') || !text.ends_with('}') || inside.start > inside.end {
            return None;
        }
        let sound = |member: &&ast::Member| {
            self.is_sound(member, Scope::Block) || self.opens_member(member)
        };
        let pieces = self.pieces(inside.clone(), block.members.iter().collect(), sound)?;
        let apart = |piece: &Piece<&ast::Member>| match piece {
            Piece::Anew(_) => true,
            Piece::Kept(span) => {
                let (start, end) = (span.start as usize, span.end as usize);
                start > inside.start
                    && self.text[inside.start..start].ends_with('\n')
                    && self.text[end..inside.end].contains('\n')
            }
        };
        pieces.iter().all(apart).then_some(pieces)
    }

    /// Whether a declaration that is not sound has a block that can be written piece by piece.
    fn opens(&self, item: &ast::Item) -> bool {
        let (docs, span, block) = match item {
            ast::Item::Service(item) | ast::Item::Toolset(item) => {
                (item.docs.as_ref(), item.span, Some(&item.block))
            }
            ast::Item::Error(item) => (item.docs.as_ref(), item.span, item.block.as_ref()),
            ast::Item::Type(_) | ast::Item::Enum(_) | ast::Item::Union(_) | ast::Item::Junk(_) => {
                return false;
            }
        };
        block.is_some_and(|block| self.frames(docs, span, block, Scope::File))
    }

    fn opens_member(&self, member: &ast::Member) -> bool {
        let block = match member {
            ast::Member::Method(method) => method.block.as_ref(),
            ast::Member::MethodTool(tool) => tool.block.as_ref(),
            ast::Member::Tool(tool) => tool.block.as_ref(),
            ast::Member::Toolset(inner)
            | ast::Member::Agent(inner)
            | ast::Member::Mcp(inner)
            | ast::Member::Cli(inner) => Some(&inner.block),
            ast::Member::Resource(resource) => resource.block.as_ref(),
            ast::Member::Prompt(prompt) => Some(&prompt.block),
            ast::Member::Statement(_)
            | ast::Member::Chain(_)
            | ast::Member::Completion(_)
            | ast::Member::Junk(_) => None,
        };
        block.is_some_and(|block| self.frames(member.docs(), member.span(), block, Scope::Block))
    }

    /// Whether the text around a block has no errors, and the block in pieces.
    fn frames(
        &self,
        docs: Option<&ast::Docs>,
        span: Span,
        block: &ast::Block,
        scope: Scope,
    ) -> bool {
        let start = docs.map_or(span, |docs| docs.span).start as usize;
        let (open, end) = (block.span.start as usize, block.span.end as usize);
        let Some(head) = self.text.get(start..open) else {
            return false;
        };
        span.end as usize == end
            && !self.is_touched(start..open + 1)
            && !self.is_touched(end.saturating_sub(1)..end)
            && scope.parses(&format!("{head}{{}}"))
            && self.block(block).is_some()
    }

    fn is_sound(&self, one: &impl Placed, scope: Scope) -> bool {
        let range = one.start()..one.end();
        !self.is_touched(range.clone()) && scope.parses(&self.text[range])
    }

    fn is_touched(&self, range: Range<usize>) -> bool {
        self.labels
            .iter()
            .any(|label| label.start as usize <= range.end && label.end as usize >= range.start)
    }

    /// The formatted and the unchanged pieces of a part of the text; `None` if these are not its parts.
    fn pieces<T: Placed>(
        &self,
        range: Range<usize>,
        units: Vec<T>,
        sound: impl Fn(&T) -> bool,
    ) -> Option<Vec<Piece<T>>> {
        let mut pieces = Vec::new();
        let mut at = range.start;
        for unit in units {
            let (start, end) = (unit.start(), unit.end());
            if start < at || end < start || end > range.end || self.text.get(start..end).is_none() {
                return None;
            }
            pieces.extend(self.remainder(at..start));
            pieces.push(if sound(&unit) {
                Piece::Anew(unit)
            } else {
                self.kept(start..end)
            });
            at = end;
        }
        pieces.extend(self.remainder(at..range.end));
        Some(self.joined(pieces))
    }

    /// An unchanged piece includes everything on the same lines.
    fn joined<T: Placed>(&self, pieces: Vec<Piece<T>>) -> Vec<Piece<T>> {
        let mut joined: Vec<Piece<T>> = Vec::with_capacity(pieces.len());
        for piece in pieces {
            let same = joined.last().filter(|last| {
                let kept = matches!(last, Piece::Kept(_)) || matches!(piece, Piece::Kept(_));
                let between = last.end().min(piece.start())..piece.start();
                kept && !self.text[between].contains('\n')
            });
            match same.map(Placed::start) {
                Some(start) => {
                    joined.pop();
                    joined.push(self.kept(start..piece.end()));
                }
                None => joined.push(piece),
            }
        }
        joined
    }

    /// The text between two units, if it is more than comments.
    fn remainder<T>(&self, range: Range<usize>) -> Option<Piece<T>> {
        let (mut first, mut last) = (None, range.start);
        let mut at = range.start;
        while at < range.end {
            let index = self
                .comments
                .partition_point(|comment| (comment.span.start as usize) < at);
            let comment = self.comments.get(index).map(|comment| comment.span);
            let stop = comment.map_or(range.end, |span| (span.start as usize).clamp(at, range.end));
            let between = &self.text[at..stop];
            // A byte order mark is one at the start; elsewhere it is a mistake, which stays.
            let between = match at {
                0 => between.strip_prefix('\u{FEFF}').unwrap_or(between),
                _ => between,
            };
            let written =
                between.trim_start_matches(|c: char| c.is_ascii_whitespace() || c == '\u{B}');
            if !written.is_empty() && !written.trim_ascii().is_empty() {
                first.get_or_insert(stop - written.len());
                last = stop - (written.len() - written.trim_ascii_end().len());
            }
            at = comment.map_or(range.end, |span| (span.end as usize).max(stop + 1));
        }
        first.map(|first| self.kept(first..last))
    }

    /// An unchanged piece, with the indentation before it.
    fn kept<T>(&self, range: Range<usize>) -> Piece<T> {
        let line = self.text[..range.start].rfind('\n').map_or(0, |at| at + 1);
        let blank = self.text[line..range.start]
            .bytes()
            .all(|byte| byte == b' ' || byte == b'\t');
        let start = if blank { line } else { range.start };
        let end = range.start + without_blanks(&self.text[range]).len();
        Piece::Kept(Span::new(FileId(0), start, end))
    }
}

/// Without white space at the end. Other blank letters are mistakes, and stay.
fn without_blanks(text: &str) -> &str {
    text.trim_end_matches(|letter: char| matches!(letter, ' ' | '\t'..='\r'))
}

/// The context of a piece, which decides what it may be.
#[derive(Clone, Copy)]
enum Scope {
    File,
    Block,
}

impl Scope {
    /// Whether a text is one item without an error.
    fn parses(self, text: &str) -> bool {
        let mut findings = Findings::default();
        match self {
            Self::File => {
                let tree = syntax::parse(FileId(0), text, &mut findings);
                let count =
                    tree.items.len() + tree.uses.len() + usize::from(tree.package.is_some());
                findings.is_empty() && count == 1
            }
            Self::Block => {
                let text = format!("toolset a {{\n{text}\n}}");
                let tree = syntax::parse(FileId(0), &text, &mut findings);
                let members = match &tree.items[..] {
                    [ast::Item::Toolset(all)] => all.block.members.len(),
                    _ => 0,
                };
                findings.is_empty() && members == 1
            }
        }
    }
}

//! The room at a place, and what of an expression fits into it, in one line or broken.

use super::super::columns::{TAB, WIDTH, first_width, last_width, next_line, width};
use super::expr::{Expr, Kind};
use super::piece::Piece;

/// The longest list of arguments on one line, and the longest chain.
pub(in crate::rust) const NARROW: usize = 60;

/// Where something may stand: from a column on, with some room.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    pub width: usize,
    pub indent: usize,
    pub offset: usize,
}

impl Shape {
    pub fn line(indent: usize) -> Self {
        Self {
            width: WIDTH.saturating_sub(indent),
            indent,
            offset: 0,
        }
    }

    pub fn narrower(self, by: usize) -> Option<Self> {
        let width = self.width.checked_sub(by)?;
        Some(Self { width, ..self })
    }

    pub fn behind(self, by: usize) -> Option<Self> {
        let offset = self.offset + by;
        let shape = self.narrower(by)?;
        Some(Self { offset, ..shape })
    }

    /// What must follow on the last line.
    pub fn overhead(self) -> usize {
        WIDTH.saturating_sub(self.indent + self.offset + self.width)
    }

    /// What follows `head`, whose last character is an equals sign or a colon: in its line, or in the next.
    pub fn assigned(self, head: &str, expr: &Expr<'_>) -> Option<String> {
        let taken = width(head) + 1;
        let beside_shape = self.behind(taken).unwrap_or(Self {
            width: 0,
            offset: self.offset + taken,
            ..self
        });
        let beside = beside_shape.rewrite(expr, false);
        if let Some(text) = &beside
            && !text.contains('\n')
            && width(text) <= beside_shape.width
        {
            return Some(format!(" {text}"));
        }
        let below_shape = Self::line(self.indent + TAB).narrower(beside_shape.overhead())?;
        let below = below_shape.rewrite(expr, false);
        match (beside, below) {
            (Some(beside), Some(below))
                if below_shape.holds(&below) && prefers_next_line(&beside, &below) =>
            {
                Some(next_line(self.indent + TAB) + &below)
            }
            (Some(beside), _) => Some(format!(" {beside}")),
            (None, below) => Some(next_line(self.indent + TAB) + &below?),
        }
    }

    pub fn holds(self, text: &str) -> bool {
        first_width(text) <= self.width
            && (!text.contains('\n')
                || text.lines().skip(1).all(|line| width(line) <= WIDTH)
                    && last_width(text, 0) <= self.indent + self.offset + self.width)
    }

    /// The text of a stretch of a line. What is narrow is not read.
    pub fn lay_out<'t>(self, piece: Piece<'t>, read: fn(Piece<'t>) -> Expr<'t>) -> Option<String> {
        if is_narrow(piece.text, self.width.min(NARROW)) {
            return Some(piece.text.to_owned());
        }
        self.rewrite(&read(piece), false)
    }

    /// The text of an expression, which may need more room than there is; `flat` where chains must not be broken.
    pub fn rewrite(self, expr: &Expr<'_>, flat: bool) -> Option<String> {
        if is_narrow(expr.text, self.width.min(NARROW)) {
            return Some(expr.text.to_owned());
        }
        match &expr.kind {
            // A path must fit, which rustfmt counts by bytes; text need not.
            Kind::Atom(piece) => {
                let fits = piece.literal_end().is_some()
                    || piece.text.contains(' ')
                    || piece.text.len() <= self.width;
                fits.then(|| piece.text.to_owned())
            }
            Kind::Generic(head, args) => {
                self.narrower(head.trim_end_matches('<').trim_end_matches("::").len())?;
                self.call(head, args, false, WIDTH)
            }
            Kind::Tuple(items) => self.call("(", items, flat, NARROW),
            Kind::Prefix(prefix, inner) => {
                let inner = self.behind(prefix.len())?.rewrite(inner, flat)?;
                Some(format!("{prefix}{inner}"))
            }
            Kind::Call(head, args) => {
                // The types of a path stand on lines of their own where they do not fit.
                let head = match head.text.split_once("::<") {
                    Some((path, _)) if !path.is_empty() && head.text.ends_with('>') => {
                        self.rewrite(&Expr::of_type(*head), false)?
                    }
                    Some(_) | None => {
                        (head.text.len() <= self.width).then(|| head.text.to_owned())?
                    }
                };
                self.call(&(head + "("), args, flat, NARROW)
            }
            Kind::Chain(root, tries, links) => {
                let text = self.chain(root, *tries, links, flat)?;
                self.holds(&text).then_some(text)
            }
        }
    }
}

/// Whether an expression stays in one line where so much room is, as all that is in it does. A `?` behind a chain counts
/// twice.
fn is_narrow(text: &str, room: usize) -> bool {
    let tries = || text.bytes().filter(|byte| *byte == b'?').count();
    text.len() <= room && text.len() + tries() <= room
}

/// Whether a value is better off in the next line.
pub(super) fn prefers_next_line(beside: &str, below: &str) -> bool {
    let lines = |text: &str| text.matches('\n').count();
    let opens = |text: &str| text.lines().next().is_some_and(|line| line.ends_with('('));
    !below.contains('\n') || lines(beside) > lines(below) + 1 || opens(beside) && !opens(below)
}

/// Whether the last line has only what closes something.
pub(super) fn is_extendable(text: &str) -> bool {
    text.rsplit_once('\n')
        .is_some_and(|(_, last)| last.chars().all(|c| "()]}?> ".contains(c)))
}

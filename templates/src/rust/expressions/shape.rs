//! The room at a place, and what of an expression fits into it, flat or broken.

use super::super::columns::{WIDTH, pad, width};
use super::expr::{Expr, Link};

/// The longest list of arguments on one line, and the longest chain.
pub(super) const NARROW: usize = 60;
/// The longest argument that shares a line with others where a call is broken.
const SHORT: usize = 10;
pub(super) const TAB: usize = 4;

/// Where something may stand: from a column on, with some room.
#[derive(Clone, Copy)]
pub(super) struct Shape {
    pub(super) width: usize,
    pub(super) indent: usize,
    pub(super) offset: usize,
}

impl Shape {
    pub(super) fn line(indent: usize) -> Self {
        Self {
            width: WIDTH.saturating_sub(indent),
            indent,
            offset: 0,
        }
    }

    pub(super) fn narrower(self, by: usize) -> Option<Self> {
        let width = self.width.checked_sub(by)?;
        Some(Self { width, ..self })
    }

    pub(super) fn behind(self, by: usize) -> Option<Self> {
        let offset = self.offset + by;
        let shape = self.narrower(by)?;
        Some(Self { offset, ..shape })
    }

    /// What must follow on the last line.
    fn overhead(self) -> usize {
        WIDTH.saturating_sub(self.indent + self.offset + self.width)
    }

    pub(super) fn statement(self, head: &str, expr: &Expr<'_>) -> Option<String> {
        if head.is_empty() {
            self.rewrite(expr, false)
        } else {
            self.assigned(head, expr)
        }
    }

    /// What follows `head`, whose last character is an equals sign.
    pub(super) fn assigned(self, head: &str, expr: &Expr<'_>) -> Option<String> {
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
        let next_line = |text: &str| {
            let mut out = String::new();
            line(&mut out, self.indent + TAB);
            out + text
        };
        match (beside, below) {
            (Some(beside), Some(below)) if !below_shape.holds(&below) => Some(format!(" {beside}")),
            (Some(beside), Some(below)) if prefers_next_line(&beside, &below) => {
                Some(next_line(&below))
            }
            (None, Some(below)) => Some(next_line(&below)),
            (Some(beside), _) => Some(format!(" {beside}")),
            (None, None) => None,
        }
    }

    fn holds(self, text: &str) -> bool {
        first_width(text) <= self.width
            && (!text.contains('\n')
                || text.lines().skip(1).all(|line| width(line) <= WIDTH)
                    && last_width(text, 0) <= self.indent + self.offset + self.width)
    }

    /// The text of an expression, which may need more room than there is; `flat` where chains must not be broken.
    pub(super) fn rewrite(self, expr: &Expr<'_>, flat: bool) -> Option<String> {
        match expr {
            // A path must fit, which rustfmt counts by bytes; text need not.
            Expr::Atom(text) => {
                (text.starts_with('"') || text.contains(' ') || text.len() <= self.width)
                    .then(|| (*text).to_owned())
            }
            Expr::Generic(head, args) => self.generic(head, args),
            Expr::Tuple(items) => self.call("(", items, flat, NARROW),
            Expr::Prefix(prefix, inner) => {
                let inner = self.behind(prefix.len())?.rewrite(inner, flat)?;
                Some(format!("{prefix}{inner}"))
            }
            Expr::Call(head, args) => {
                let head = self.callee(head)?;
                self.call(&(head + "("), args, flat, NARROW)
            }
            Expr::Chain(root, tries, links) => {
                let text = self.chain(root, *tries, links, flat)?;
                self.holds(&text).then_some(text)
            }
        }
    }

    /// The path that is called, its types on lines of their own where they do not fit.
    fn callee(self, head: &str) -> Option<String> {
        match head.split_once("::<") {
            Some((path, _)) if head.ends_with('>') && !path.is_empty() => {
                self.rewrite(&Expr::of_type(head), false)
            }
            Some(_) | None => (head.len() <= self.width).then(|| head.to_owned()),
        }
    }

    fn generic(self, head: &str, args: &[Expr<'_>]) -> Option<String> {
        self.narrower(head.trim_end_matches("::<").trim_end_matches('<').len())?;
        self.call(head, args, false, WIDTH)
    }

    /// What stands in brackets behind `head`, which has the one that opens them.
    pub(super) fn call(
        self,
        head: &str,
        args: &[Expr<'_>],
        flat: bool,
        limit: usize,
    ) -> Option<String> {
        let close = if head.ends_with('<') { ">" } else { ")" };
        // The colons before an angle bracket do not count.
        let colons = if head.ends_with("::<") { 2 } else { 0 };
        let used = last_width(head, self.indent) - 1 - colons;
        // As rustfmt does it, by bytes.
        let taken = head.len() - width(head) + used;
        let fits = |inside: &str| first_width(inside) < self.width.saturating_sub(used);
        let mut out = head.to_owned();
        let [.., last] = args else {
            if !fits(" ") {
                line(&mut out, self.indent);
            }
            return Some(out + close);
        };
        let room = self.width.saturating_sub(taken + 2);
        let nested = Self::line(self.indent + TAB).narrower(1)?;
        let items: Vec<Option<String>> = args.iter().map(|arg| nested.rewrite(arg, flat)).collect();
        let horizontal = |items: &[Option<String>]| {
            let items = || items.iter().flatten();
            let total: usize = items().map(|item| width(item) + 2).sum();
            total.saturating_sub(2) <= limit.min(room) && !items().any(|item| item.contains('\n'))
        };
        // The only argument may start on this line and end on another.
        let combined = args.len() == 1 && head.len() <= TAB && !last.is_type();
        if combined || args.len() == 1 && last.is_extended() {
            let shape = self
                .behind(used + 1)
                .and_then(|shape| shape.narrower(1))
                .unwrap_or(Self { width: 0, ..self });
            let shape = if last.is_call() {
                Self {
                    width: shape.width.min(limit),
                    ..shape
                }
            } else {
                shape
            };
            let flat = flat || !combined && last.is_method_call();
            let over = shape.rewrite(last, flat);
            let first = over.as_ref().and_then(|text| text.lines().next());
            let first = first.map(str::to_owned).or_else(|| items[0].clone());
            if let Some(mut text) = over
                && horizontal(&[first])
            {
                if text.matches('\n').count() == 1
                    && let Some(whole) = &items[0]
                    && !whole.contains('\n')
                {
                    text.clone_from(whole);
                }
                if fits(&text) {
                    return Some(out + &text + close);
                }
                line(&mut out, self.indent + TAB);
                out.push_str(&text);
                line(&mut out, self.indent);
                return Some(out + close);
            }
        }
        let items: Vec<String> = items.into_iter().collect::<Option<_>>()?;
        let only = match &items[..] {
            [only] => room != 0 && !only.contains('\n') && width(only) <= room,
            _ => false,
        };
        let flat_items = items.join(", ");
        let wrapped: Vec<Option<String>> = items.iter().cloned().map(Some).collect();
        if only || horizontal(&wrapped) {
            if fits(&flat_items) {
                return Some(out + &flat_items + close);
            }
            line(&mut out, self.indent + TAB);
            out.push_str(&flat_items);
            line(&mut out, self.indent);
            return Some(out + close);
        }
        let types = close == ">" || head == "(";
        let short = !types
            && args.iter().all(Expr::is_simple)
            && items.iter().all(|item| width(item) <= SHORT);
        if short {
            line(&mut out, self.indent + TAB);
            out.push_str(&flat_items);
            out.push(',');
        } else {
            for item in &items {
                line(&mut out, self.indent + TAB);
                out.push_str(item);
                out.push(',');
            }
        }
        line(&mut out, self.indent);
        Some(out + close)
    }

    fn chain(
        self,
        root: &Expr<'_>,
        tries: usize,
        links: &[Link<'_>],
        flat: bool,
    ) -> Option<String> {
        let mut start = self.narrower(tries)?.rewrite(root, flat)? + &"?".repeat(tries);
        let mut extends = matches!(root, Expr::Call(..)) && start.contains('\n');
        let all = links.len();
        let mut links = links;
        // A short start takes what follows it along.
        while width(&start) <= TAB.saturating_sub(self.offset)
            && !start.contains('\n')
            && let [first, rest @ ..] = links
        {
            let Some(text) = self.behind(width(&start))?.link(first, flat) else {
                break;
            };
            start.push_str(&text);
            extends = is_extendable(&start);
            links = rest;
        }
        let Some((last, between)) = links.split_last() else {
            return Some(start);
        };
        let child = Self::line(self.indent + if extends { 0 } else { TAB });
        let mut parts = vec![start];
        for link in between {
            parts.push(child.link(link, flat)?);
        }
        let extendable = extends && is_extendable(&parts[0]);
        let before = if extendable {
            last_width(&parts[0], 0)
        } else {
            parts.iter().map(|part| width(part)).sum()
        } + last.tries;
        let budget = if all == 1 {
            self.width
        } else {
            self.width.min(NARROW)
        };
        let budget = budget.saturating_sub(before);
        let one_line = budget > 0 && parts.iter().all(|part| !part.contains('\n'));
        let below = child.narrower(self.overhead() + last.tries);
        let own = if one_line || extendable {
            self.narrower(last.tries)?
        } else {
            below?
        };
        let mut fits = false;
        let mut text = None;
        if (one_line || extendable)
            && let Some(over) = own.behind(before).and_then(|shape| shape.link(last, flat))
        {
            let lines = over.lines().count();
            let could = first_width(&over) <= budget;
            if could && lines >= 5 {
                text = Some(over);
                fits = one_line;
            } else {
                text = match below?.link(last, flat) {
                    Some(below) if !could || below.lines().count() < lines => Some(below),
                    Some(_) | None => {
                        fits = could && one_line;
                        Some(over)
                    }
                };
            }
        }
        let text = match text {
            Some(text) => text,
            None => own.link(last, flat)?,
        };
        parts.push(text);
        if fits {
            return Some(parts.concat());
        }
        if flat {
            return None;
        }
        let mut out = String::new();
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                line(&mut out, child.indent);
            }
            out.push_str(part);
        }
        Some(out)
    }

    fn link(self, link: &Link<'_>, flat: bool) -> Option<String> {
        let shape = self.narrower(link.tries)?;
        let text = match &link.args {
            Some(args) => shape.call(&format!("{}(", link.name), args, flat, NARROW)?,
            None => link.name.to_owned(),
        };
        Some(text + &"?".repeat(link.tries))
    }
}

pub(super) fn prefers_next_line(beside: &str, below: &str) -> bool {
    let lines = |text: &str| text.matches('\n').count();
    let opens = |text: &str| text.lines().next().is_some_and(|line| line.ends_with('('));
    !below.contains('\n') || lines(beside) > lines(below) + 1 || opens(beside) && !opens(below)
}

/// Whether the last line has only what closes something.
pub(super) fn is_extendable(text: &str) -> bool {
    let last = text.rsplit('\n').next().unwrap_or_default();
    text.contains('\n')
        && last
            .chars()
            .all(|c| matches!(c, '(' | ')' | ']' | '}' | '?' | '>' | ' '))
}

pub(super) fn first_width(text: &str) -> usize {
    text.lines().next().map_or(0, width)
}

/// Up to which column the last line goes, less `indent` where there are others before it.
pub(super) fn last_width(text: &str, indent: usize) -> usize {
    match text.rsplit_once('\n') {
        Some((_, last)) => width(last).saturating_sub(indent),
        None => width(text),
    }
}

pub(super) fn line(out: &mut String, indent: usize) {
    out.push('\n');
    pad(out, indent);
}

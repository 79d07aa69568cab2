//! Statements, arms, conditions and fields: what stands before a value decides where the value may stand. Each
//! gives the lines from the indentation on.

use super::super::columns::{TAB, WIDTH, first_width, listed, nested, next_line, width};
use super::expr::{Expr, Kind};
use super::piece::Piece;
use super::shape::{Shape, is_extendable, prefers_next_line};
use crate::code::Bracket;

/// `let a = value;`, `value;`, `value`: the head ends with its equals sign.
pub(in crate::rust) fn statement(indent: usize, head: &str, value: Piece<'_>, end: &str) -> String {
    let expr = Expr::of(value);
    let shape = Shape::line(indent).narrower(end.len());
    let text = shape.and_then(|shape| match head {
        "" => shape.rewrite(&expr, false),
        head => shape.assigned(head, &expr),
    });
    let text = text.unwrap_or_else(|| {
        let space = if head.is_empty() { "" } else { " " };
        space.to_owned() + &apart(indent, value)
    });
    [head, &text, end].concat()
}

/// What fits nowhere is left as it is by rustfmt, but for a call of names, which has one a line.
fn apart(indent: usize, value: Piece<'_>) -> String {
    match value.group(Bracket::Round) {
        Some((head, args, end))
            if !args.text.is_empty() && !args.has_nodes() && !end.has_nodes() =>
        {
            let args: Vec<&str> = args.items().map(|arg| arg.text).collect();
            [head.text, "(", &listed(indent, &args), ")", end.text].concat()
        }
        Some(_) | None => value.text.to_owned(),
    }
}

/// A name for a type, or a field of a struct: `type A = B;`, `pub a: B,`.
pub(in crate::rust) fn typed(indent: usize, head: &str, ty: Piece<'_>, end: &str) -> String {
    let shape = Shape::line(indent).narrower(end.len());
    let text = shape.and_then(|shape| shape.assigned(head, &Expr::of_type(ty)));
    let text = text.unwrap_or_else(|| format!(" {}", ty.text));
    [head, &text, end].concat()
}

/// A type from a column on, broken where it does not fit before the end of the line.
pub(super) fn type_from(indent: usize, offset: usize, ty: Piece<'_>) -> String {
    let shape = Shape::line(indent).behind(offset);
    let text = shape.and_then(|shape| shape.lay_out(ty, Expr::of_type));
    text.unwrap_or_else(|| ty.text.to_owned())
}

/// The same where a comma must follow.
pub(super) fn type_item(indent: usize, offset: usize, ty: Piece<'_>) -> String {
    // `impl` itself does not count.
    if let Some(bound) = ty.behind("impl ") {
        return "impl ".to_owned() + &type_item(indent, offset, bound);
    }
    let shape = Shape::line(indent).narrower(1);
    let shape = shape.and_then(|shape| shape.behind(offset));
    let text = shape.and_then(|shape| shape.lay_out(ty, Expr::of_type));
    text.unwrap_or_else(|| ty.text.to_owned())
}

/// The head of a condition, and the brace that opens its block: `if let pattern = value {`, or `if value {`. What is
/// bound, if anything is, ends with its equals sign.
pub(in crate::rust) fn condition(
    indent: usize,
    keyword: &str,
    bound: &str,
    value: Piece<'_>,
) -> String {
    let expr = Expr::of(value);
    let taken = width(keyword) + 1;
    let text = Shape::line(indent)
        .behind(taken)
        .and_then(|shape| match bound {
            "" => shape.rewrite(&expr, false),
            bound => Some(bound.to_owned() + &shape.assigned(bound, &expr)?),
        });
    let Some(text) = text else {
        let space = if bound.is_empty() { "" } else { " " };
        return format!("{keyword} {bound}{space}{} {{", value.text);
    };
    // By bytes, as rustfmt counts them here.
    let is_whole = match text.contains('\n') {
        true => is_extendable(&text),
        false => indent + taken + text.len() + " {".len() <= WIDTH,
    };
    let space = if is_whole {
        " ".to_owned()
    } else {
        next_line(indent)
    };
    format!("{keyword} {text}{space}{{")
}

/// An arm of a match: `pattern => value,`, in a block where that is better, and the pattern broken where it is too long.
pub(in crate::rust) fn arm(indent: usize, pattern: Piece<'_>, value: Piece<'_>) -> String {
    let expr = Expr::of(value);
    let pattern = broken_pattern(indent, pattern);
    let shape = Shape::line(indent).behind(arrow_end(&pattern, indent));
    let shape = shape.and_then(|shape| shape.narrower(1));
    let beside = shape.and_then(|shape| shape.rewrite(&expr, false));
    let below = Shape::line(indent + TAB).rewrite(&expr, false);
    let room = shape.map_or(0, |shape| shape.width);
    let stays = |beside: &str, below: Option<&String>| {
        let Some(below) = below else { return true };
        if beside.contains('\n') {
            let begins = expr.is_extended() && first_width(beside) <= room;
            begins && !prefers_next_line(beside, below)
        } else {
            width(beside) <= room || !prefers_next_line(beside, below)
        }
    };
    match (beside, below) {
        (Some(text), below) if stays(&text, below.as_ref()) => format!("{pattern} => {text},"),
        (_, Some(text)) => format!("{pattern} => {{{}}}", nested(indent, &text)),
        (_, None) => format!("{pattern} => {},", value.text),
    }
}

/// An arm of a match up to the brace that opens its block.
pub(in crate::rust) fn block_arm(indent: usize, pattern: Piece<'_>) -> String {
    let pattern = broken_pattern(indent, pattern);
    let end = arrow_end(&pattern, indent);
    let space = match Shape::line(indent).behind(end) {
        Some(_) => " ".to_owned(),
        None => next_line(indent),
    };
    format!("{pattern} =>{space}{{")
}

/// Where the arrow behind a pattern ends; rustfmt counts bytes there, not columns.
fn arrow_end(pattern: &str, indent: usize) -> usize {
    let last = match pattern.rsplit_once('\n') {
        Some((_, last)) => last.len().saturating_sub(indent),
        None => pattern.len(),
    };
    last + " => ".len()
}

/// A pattern such as `Self::Name(value)`, its parts on lines of their own where it is too long.
fn broken_pattern(indent: usize, pattern: Piece<'_>) -> String {
    let end = " => {".len();
    let broken = match Expr::of(pattern).kind {
        Kind::Call(head, args) if indent + pattern.text.len() + end > WIDTH => Shape::line(indent)
            .narrower(end)
            .and_then(|shape| shape.call(&format!("{}(", head.text), &args, false, WIDTH)),
        Kind::Call(..)
        | Kind::Atom(_)
        | Kind::Prefix(..)
        | Kind::Chain(..)
        | Kind::Generic(..)
        | Kind::Tuple(_) => None,
    };
    broken.unwrap_or_else(|| pattern.text.to_owned())
}

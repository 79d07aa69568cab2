//! Literals of structs.

use super::super::columns::{TAB, WIDTH, nested, next_line, width};
use super::expr::Expr;
use super::piece::Piece;
use super::shape::Shape;
use crate::code::Bracket;

/// The longest fields on the line of their braces.
const FIELDS: usize = 18;

/// `Self { a: b, c }`, and `Ok(Name { a: b, c })` as the last line of a function.
pub(in crate::rust) fn literal(indent: usize, line: Piece<'_>) -> Option<String> {
    /// The longest opening of a struct that stays behind the parenthesis, where it is broken.
    const OPENING: usize = 60;
    /// The longest line of a call whose argument could be broken.
    const WHOLE: usize = WIDTH - 2;
    if let Some((name, fields)) = named(line).filter(|(name, _)| *name == "Self") {
        return Some(fields_of(indent, name, fields, ""));
    }
    let (name, fields) = named(line.behind("Ok(")?.before(")")?)?;
    let text = fields_of(indent, &format!("Ok({name}"), fields, ")");
    let fits = !text.contains('\n') && indent + width(&text) <= WHOLE;
    if fits || width(name) + " {".len() <= OPENING {
        return Some(text);
    }
    let text = fields_of(indent + TAB, name, fields, ",");
    Some(format!("Ok({})", nested(indent, &text)))
}

/// The name of a struct, and what stands in its braces.
fn named(line: Piece<'_>) -> Option<(&str, Piece<'_>)> {
    let (name, inside, behind) = line.group(Bracket::Curly)?;
    let bare = inside.text.trim_start();
    let start = inside.text.len() - bare.len();
    let fields = inside.part(start, start + bare.trim_end().len());
    let name = name.text.strip_suffix(' ')?;
    behind.text.is_empty().then_some((name, fields))
}

/// The fields between braces behind `head`.
fn fields_of(indent: usize, head: &str, fields: Piece<'_>, tail: &str) -> String {
    if fields.text.is_empty() {
        return [head, " {}", tail].concat();
    }
    let (bytes, columns) = (fields.text.len(), width(fields.text));
    let fits = indent + width(head) + " {  }".len() + bytes + tail.len() <= WIDTH;
    if fits && bytes <= FIELDS {
        return [head, " { ", fields.text, " }", tail].concat();
    }
    let inner = next_line(indent + TAB);
    let mut out = [head, " {"].concat();
    if fits && columns <= FIELDS {
        // Letters beyond ASCII are too wide for the line of the braces only.
        out.extend([&inner, fields.text]);
    } else {
        for field in fields.items() {
            let laid_out = match field.cut(": ") {
                Some((name, value)) => field_of(indent + TAB, name.text, value),
                None => field.text.to_owned() + ",",
            };
            out.extend([&inner, &*laid_out]);
        }
    }
    out + &next_line(indent) + "}" + tail
}

/// `name: value,`
pub(in crate::rust) fn field_of(indent: usize, name: &str, value: Piece<'_>) -> String {
    let beside = Shape::line(indent).narrower(1);
    // By bytes, as rustfmt counts them here.
    let beside = beside.and_then(|shape| shape.behind(name.len() + 2));
    if let Some(text) = beside.and_then(|shape| shape.lay_out(value, Expr::of)) {
        return [name, ": ", &text, ","].concat();
    }
    match Shape::line(indent + TAB).lay_out(value, Expr::of) {
        Some(text) => format!("{name}:{}{text},", next_line(indent + TAB)),
        None => format!("{name}: {},", value.text),
    }
}

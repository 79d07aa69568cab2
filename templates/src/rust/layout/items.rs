//! The lines that open items, and items of one line: implementations, structs, traits, variants, attributes, macros.

use super::super::columns::{TAB, WIDTH, listed, nested, width};
use super::piece::Piece;
use super::shape::NARROW;
use super::signature::BOUND;
use super::statements::{type_from, type_item};
use crate::code::Bracket;

/// `impl<P: A> B<P> for C`, and its brace: the trait, `for` and the brace on lines of their own where it would be too
/// long.
pub(in crate::rust) fn implementation(line: Piece<'_>) -> Option<String> {
    let rest = line.from("impl".len());
    let (generics, rest) = match rest.opened(Bracket::Angle) {
        Some((inside, behind)) => (Some(inside), behind),
        None => (None, rest),
    };
    let rest = rest.from(1);
    let head = &line.text[..line.text.len() - rest.text.len() - 1];
    let Some((of, name)) = rest.cut(" for ") else {
        let text = type_from(TAB, 0, rest);
        // By bytes, as a type that must fit.
        let fits_nowhere = !text.contains('\n') && TAB + text.len() > WIDTH;
        let stays = line.text.len() + " {".len() <= WIDTH || fits_nowhere;
        return (!stays).then(|| format!("{head}\n    {text}\n{{"));
    };
    let (of, name) = (of, name.text);
    if let Some(bounds) = generics
        && width(head) > WIDTH
        && width(bounds.text) <= BOUND
    {
        let bounds = listed(0, &[bounds.text]);
        return Some(format!("impl<{bounds}> {} for {name}\n{{", of.text));
    }
    if of.text.len() > NARROW {
        let broken = type_from(TAB, 0, of);
        if broken.contains('\n') {
            return Some(format!("{head}\n    {broken} for {name}\n{{"));
        }
    }
    let of = of.text;
    let before = width(head) + 1 + width(of);
    // As rustfmt does it, by bytes of the name.
    let whole = before + " for ".len() + name.len() + " {".len();
    if whole <= WIDTH || "    for ".len() + width(name) > WIDTH {
        None
    } else if before <= WIDTH {
        Some(format!("{head} {of}\n    for {name}\n{{"))
    } else if TAB + width(of) + " for ".len() + width(name) + " {".len() <= WIDTH {
        Some(format!("{head}\n    {of} for {name}\n{{"))
    } else {
        Some(format!("{head}\n    {of}\n    for {name}\n{{"))
    }
}

/// The line that opens a struct, an enum or a trait, the brace on a line of its own where it would be too long.
pub(in crate::rust) fn opened(head: &str) -> Option<String> {
    // Of structs rustfmt counts the bytes.
    let taken = if head.starts_with("pub struct ") {
        head.len()
    } else {
        width(head)
    };
    (taken + " {".len() > WIDTH).then(|| format!("{head}\n{{"))
}

/// A struct without fields.
pub(in crate::rust) fn empty(head: &str) -> Option<String> {
    /// The longest line of it, and the longest up to its brace.
    const WHOLE: usize = 98;
    const OPENING: usize = 99;
    if width(head) + " {}".len() <= WHOLE {
        None
    } else if width(head) + " {".len() <= OPENING {
        Some(format!("{head} {{\n}}"))
    } else {
        Some(format!("{head}\n{{}}"))
    }
}

/// A trait that hosts implement, which is bound as all of these are, up to its bounds; `end` is its brace, closed again
/// where it has no methods.
pub(in crate::rust) fn host_trait(head: &str, end: &str) -> Option<String> {
    /// The longest start of it that has the bounds on its line.
    const HEAD: usize = 67;
    let end = if end == "{}" { "{\n}" } else { end };
    (width(head) > HEAD).then(|| format!("{head}:\n    Send + Sync + 'static\n{end}"))
}

/// A struct that is another type by a name of its own: `pub struct Name(pub Type);`.
pub(in crate::rust) fn newtype(line: Piece<'_>) -> Option<String> {
    let (head, inside, _) = line.group(Bracket::Round)?;
    let ty = inside.behind("pub ")?;
    let head = head.text;
    let item = type_item(TAB, "pub ".len(), ty);
    if item.contains('\n') {
        // Two spaces: rustfmt lays out the field as if its type stood below it, but breaks it in any case.
        let below = type_item(TAB, 0, ty);
        let item = if below.contains('\n') { below } else { item };
        Some(format!(
            "{head}({});",
            listed(0, &["pub  ".to_owned() + &item])
        ))
    } else {
        (width(line.text) > WIDTH)
            .then(|| format!("{head}({});", listed(0, &["pub ".to_owned() + &item])))
    }
}

/// A variant of an enum that holds a type: `Name(Type),`.
pub(in crate::rust) fn variant(indent: usize, name: &str, ty: Piece<'_>) -> Option<String> {
    let item = type_item(indent + TAB, 0, ty);
    // By bytes of the name, as rustfmt counts them here.
    let fits = indent + name.len() + width(ty.text) + "(),".len() <= WIDTH;
    (!fits || item.contains('\n')).then(|| format!("{name}({}),", listed(indent, &[item])))
}

/// A list of derives: on one line, on a line of its own, or one a line.
pub(in crate::rust) fn derive(list: Piece<'_>) -> Option<String> {
    let items: Vec<&str> = match width(list.text) {
        // As rustfmt measures attributes.
        0..=85 => return None,
        86..=96 => vec![list.text],
        _ => list.items().map(|item| item.text).collect(),
    };
    Some(format!("#[derive({})]", listed(0, &items)))
}

/// A macro, whose arguments are left as they are; those in braces have a line of their own where that helps.
pub(in crate::rust) fn invoked(indent: usize, line: Piece<'_>) -> Option<String> {
    let (head, inside, end) = line.group(Bracket::Round)?;
    let helps = inside.text.ends_with('}')
        && indent + width(line.text) > WIDTH
        && indent + TAB + width(inside.text) <= WIDTH;
    helps.then(|| [head.text, "(", &nested(indent, inside.text), ")", end.text].concat())
}

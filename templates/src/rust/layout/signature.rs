//! Signatures of functions: on one line where they fit, else a parameter a line.

use super::super::columns::{
    TAB, WIDTH, first_width, last_width, listed, nested, next_line, width,
};
use super::piece::Piece;
use super::statements::{type_from, type_item};
use crate::code::Bracket;

/// The longest line up to the bracket that closes the generics of a function.
const GENERICS: usize = WIDTH - 4;
/// The longest bound on a line of its own.
pub(super) const BOUND: usize = 98;

/// `fn name<P>(a: A, b: B) -> C {`, or without a body.
pub(in crate::rust) fn signature(indent: usize, line: Piece<'_>) -> Option<String> {
    // Who may call it may stand in brackets, too.
    let name = line.find("fn ")?;
    let (head, inside, tail) = line.from(name).group(Bracket::Round)?;
    let head = line.part(0, name + head.text.len());
    let params: Vec<Piece<'_>> = inside.items().collect();
    let end = || {
        let future = tail.behind(" -> impl Future<Output = ");
        match future.and_then(|future| future.before("> + Send;")) {
            Some(ty) => returned_future(indent, ty),
            None => tail.text.to_owned(),
        }
    };
    if let Some((name, generics, _)) = head.group(Bracket::Angle)
        && indent + width(head.text) > GENERICS
    {
        let mut end = end();
        // What is too long for rustfmt loses the space before its body.
        if end.ends_with(" {") && width(generics.text) > BOUND {
            end.replace_range(end.len() - 2.., "{");
        }
        let bounds: Vec<&str> = generics.items().map(|item| item.text).collect();
        let head = [name.text, "<", &listed(indent, &bounds), ">"].concat();
        return Some(head + &apart(indent, &params) + &end);
    }
    // As rustfmt does it, by bytes.
    let flat = indent + line.text.len();
    // Of types, only tuples are broken where they fit.
    if flat < WIDTH && !inside.text.contains('(') && !tail.text.contains('(') {
        return None;
    }
    let result = tail.behind(" -> ").and_then(|result| result.before(" {"));
    let broken = result.map(|result| (result, type_from(indent, "-> ".len(), result)));
    let is_broken = broken.as_ref().is_some_and(|(_, text)| text.contains('\n'));
    let mut types = params.iter().filter_map(|param| param.cut(": "));
    let breaks = is_broken || types.any(|(_, ty)| type_from(0, 0, ty).contains('\n'));
    if flat <= WIDTH && !breaks {
        // A body that is not there counts all the same.
        let future = tail.before(";").filter(|_| flat == WIDTH)?;
        let (head, future) = (&line.text[..line.text.len() - tail.text.len()], future.text);
        return Some([head, &next_line(indent), future.trim_start(), ";"].concat());
    }
    // What fits by its columns may be too many bytes; its items still share a line.
    let room = WIDTH.saturating_sub(indent + head.text.len() + end().trim_start().len() + 3);
    let columns = width(inside.text);
    if !is_broken && inside.text.len() != columns && columns <= room {
        let inside = nested(indent, inside.text);
        return Some([head.text, "(", &inside, ")", tail.text].concat());
    }
    Some(match broken {
        Some((result, text)) => with_result(indent, head.text, &params, result, text),
        None => head.text.to_owned() + &apart(indent, &params) + &end(),
    })
}

/// A signature with a result that does not fit in one line, `broken` from its own line on.
fn with_result(
    indent: usize,
    head: &str,
    params: &[Piece<'_>],
    result: Piece<'_>,
    broken: String,
) -> String {
    let taken = width(head) + "() -> ".len();
    // One of the spaces does not count.
    let fits = indent + taken - 1 + first_width(&broken) <= WIDTH;
    let is_below = !params.is_empty() || !fits;
    let out = if !params.is_empty() {
        [head, &apart(indent, params), " -> ", &broken].concat()
    } else if is_below {
        [head, "()", &next_line(indent), "-> ", &broken].concat()
    } else if broken.contains('\n') {
        [head, "() -> ", &type_from(indent, taken, result)].concat()
    } else {
        [head, "() -> ", &broken].concat()
    };
    // On a line of its own, the indentation counts twice.
    let twice = is_below || !out.contains('\n');
    let before = if twice { indent } else { 0 };
    if before + last_width(&out, 0) + " {".len() > WIDTH {
        out + &next_line(indent) + "{"
    } else {
        out + " {"
    }
}

/// Parameters with their brackets, one a line.
fn apart(indent: usize, params: &[Piece<'_>]) -> String {
    let params = params.iter().map(|param| parameter(indent + TAB, *param));
    ["(", &listed(indent, &params.collect::<Vec<_>>()), ")"].concat()
}

/// A parameter on a line of its own.
fn parameter(indent: usize, param: Piece<'_>) -> String {
    let Some((name, ty)) = param.cut(": ") else {
        return param.text.to_owned();
    };
    let function = ty.behind("impl FnMut(");
    let text = match function.and_then(|function| function.before(") + Send + 'static")) {
        Some(item) => function_type(indent, name.text, item),
        None => type_item(indent, width(name.text) + 2, ty),
    };
    [name.text, ": ", &text].concat()
}

/// A function that sees every item; its bounds stand below where they do not fit.
fn function_type(indent: usize, name: &str, item: Piece<'_>) -> String {
    let head = format!("impl FnMut({})", item.text);
    let taken = width(name) + ": ".len();
    // `impl` itself does not count.
    let room = WIDTH + "impl ".len() - 1 - indent;
    let broken = type_from(indent, taken + "FnMut(".len(), item);
    let below = next_line(indent);
    if broken.contains('\n') || taken + width(&head) > room {
        let item = listed(indent, &[type_item(indent + TAB, 0, item)]);
        format!("impl FnMut({item}) + Send{below}+ 'static")
    // rustfmt counts bytes here.
    } else if name.len() + ": ".len() + head.len() + " + Send + 'static".len() <= room {
        format!("{head} + Send + 'static")
    } else {
        format!("{head}{below}+ Send{below}+ 'static")
    }
}

/// What follows the parameters of a trait's method that gives a future: ` -> impl Future<Output = ty> + Send;`, where the
/// parameters do not stand on one line.
fn returned_future(indent: usize, ty: Piece<'_>) -> String {
    /// The longest future on one line, and the longest with its bound.
    const FUTURE: usize = 92;
    const BOUND: usize = 98;
    let future = format!("impl Future<Output = {}>", ty.text);
    // rustfmt counts bytes here.
    if future.len() + " + Send".len() <= BOUND {
        return format!(" -> {future} + Send;");
    }
    if width(&future) <= FUTURE {
        return format!(" -> {future}\n    + Send;");
    }
    let inner = indent + TAB;
    let ty = "Output = ".to_owned() + &type_item(inner, "Output = ".len(), ty);
    format!(" -> impl Future<{}> + Send;", listed(indent, &[ty]))
}

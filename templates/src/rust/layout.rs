//! A width-aware printer: lays out what may outgrow a line as rustfmt does.

use std::cmp::Ordering;

/// The longest line.
pub(super) const WIDTH: usize = 100;
/// The longest list of arguments on one line.
const CALL_WIDTH: usize = 60;

/// The longest argument that shares a line with others where a call is broken.
const SHORT: usize = 10;

/// How wide a text is on a screen that counts every code point as one column, but wide ones as two.
pub(super) fn width(text: &str) -> usize {
    if text.is_ascii() {
        text.len()
    } else {
        text.chars().map(columns).sum()
    }
}

fn columns(c: char) -> usize {
    match u32::from(c) {
        0x1100..=0x115F
        | 0x2E80..=0xA4CF
        | 0xAC00..=0xD7A3
        | 0xF900..=0xFAFF
        | 0xFE30..=0xFE6F
        | 0xFF00..=0xFF60 => 2,
        _ => 1,
    }
}

/// A call or tuple: `head(a, b)tail` on one line where it fits, else one argument a line.
pub(super) fn call(out: &mut String, indent: usize, head: &str, args: &[String], tail: &str) {
    let inside = args
        .iter()
        .map(|arg| width(arg) + 2)
        .sum::<usize>()
        .saturating_sub(2);
    let short = inside <= CALL_WIDTH || args.len() == 1;
    let one_line = short && indent + width(head) + inside + 2 + width(tail) <= WIDTH;
    if !one_line
        && inside <= CALL_WIDTH
        && let Some((name, value)) = head.split_once(" = ")
        && (indent + 4 + width(value) + inside + 2 + width(tail) <= WIDTH
            || indent + width(head) + "(".len() >= WIDTH)
    {
        pad(out, indent);
        out.push_str(&format!("{name} =\n"));
        return call(out, indent + 4, value, args, tail);
    }
    if !one_line && args.iter().all(|arg| width(arg) <= SHORT) {
        // Short arguments stay on one line, though not on that of the function.
        return wrapped(out, indent, head, &[args.join(", ")], tail, false);
    }
    wrapped(out, indent, head, args, tail, one_line);
}

/// The line that opens the implementation of a trait, `for` and the brace on lines of their own where it would be too
/// long.
pub(super) fn implementation(generics: &str, of: &str, name: &str) -> String {
    let flat = format!("impl{generics} {of} for {name} {{");
    if width(&flat) <= WIDTH {
        flat
    } else {
        format!("impl{generics} {of}\n    for {name}\n{{")
    }
}

/// A call that is waited for: `head::<generic>(a, b).await`.
pub(super) fn awaited_call(
    out: &mut String,
    indent: usize,
    head: &str,
    generic: &str,
    args: &[String],
) {
    let inside = args.join(", ");
    let flat = indent + width(head) + width(generic) + width(&inside) + "::<>()".len();
    if flat <= WIDTH {
        let call = format!("{head}::<{generic}>({inside})");
        pad(out, indent);
        out.push_str(&call);
        if flat + ".await".len() > WIDTH {
            out.push('\n');
            pad(out, indent + 4);
        }
        out.push_str(".await\n");
        return;
    }
    if indent + width(head) + width(generic) + "::<>(".len() <= WIDTH {
        wrapped(
            out,
            indent,
            &format!("{head}::<{generic}>"),
            args,
            "",
            false,
        );
    } else {
        pad(out, indent);
        out.push_str(&format!("{head}::<\n"));
        pad(out, indent + 4);
        out.push_str(&format!("{generic},\n"));
        pad(out, indent);
        out.push_str(&format!(">({inside})\n"));
    }
    pad(out, indent);
    out.push_str(".await\n");
}

/// A function's call that is waited for: `head function(a, b).await tail`, all parts of it short but the function.
pub(super) fn awaited(
    out: &mut String,
    indent: usize,
    head: &str,
    function: &str,
    args: &[String],
    tail: &str,
) {
    let inside = args.join(", ");
    let one_line = format!("{head}{function}({inside}).await{tail}");
    pad(out, indent);
    if width(&inside) <= CALL_WIDTH && indent + width(&one_line) <= WIDTH {
        out.push_str(&one_line);
        out.push('\n');
        return;
    }
    let value = format!("{function}({inside}).await{tail}");
    out.push_str(head.trim_end());
    out.push('\n');
    pad(out, indent + 4);
    out.push_str(&value);
    out.push('\n');
}

/// A method's call that is waited for: `head receiver.method(a, b).await tail`, all parts of it short but the method.
pub(super) fn awaited_method(
    out: &mut String,
    indent: usize,
    (head, receiver, method): (&str, &str, &str),
    args: &[String],
    tail: &str,
) {
    let inside = args.join(", ");
    let call = format!(".{method}({inside})");
    // With a `?`, what follows it counts as well.
    let question = if tail.starts_with('?') { tail.len() } else { 0 };
    let chain = width(receiver) + width(&call) + ".await".len() + question;
    pad(out, indent);
    out.push_str(head);
    out.push_str(receiver);
    if chain <= CALL_WIDTH && indent + width(head) + chain <= WIDTH {
        out.push_str(&format!("{call}.await{tail}\n"));
        return;
    }
    out.push('\n');
    pad(out, indent + 4);
    if indent + 4 + width(&call) <= WIDTH {
        out.push_str(&call);
    } else {
        out.push_str(&format!(".{method}(\n"));
        pad(out, indent + 8);
        out.push_str(&format!("{inside},\n"));
        pad(out, indent + 4);
        out.push(')');
    }
    out.push('\n');
    pad(out, indent + 4);
    out.push_str(&format!(".await{tail}\n"));
}

/// A signature: `head(a, b)tail` on one line where it fits, else one parameter a line.
pub(super) fn signature(
    out: &mut String,
    indent: usize,
    head: &str,
    params: &[String],
    tail: &str,
) {
    let inside = params
        .iter()
        .map(|param| width(param) + 2)
        .sum::<usize>()
        .saturating_sub(2);
    let one_line = indent + width(head) + inside + 2 + width(tail) <= WIDTH
        && !has_wide_tuple(tail)
        && !params.iter().any(|param| has_wide_tuple(param));
    if params.is_empty() && !one_line {
        pad(out, indent);
        out.push_str(head);
        out.push_str("()");
        if let Some(result) = tail.strip_prefix(" -> ")
            && let Some(result) = result.strip_suffix(" {")
            && has_wide_tuple(result)
        {
            out.push_str(&format!(" -> {} {{\n", broken_type(indent, result)));
            return;
        }
        if let Some(result) = tail.strip_suffix(" {")
            && indent + width(head) + 2 + width(result) <= WIDTH + 1
        {
            out.push_str(result);
            out.push('\n');
            pad(out, indent);
            out.push_str("{\n");
            return;
        }
        out.push('\n');
        pad(out, indent);
        out.push_str(tail.trim_start());
        out.push('\n');
        return;
    }
    wrapped(out, indent, head, params, tail, one_line);
}

fn wrapped(
    out: &mut String,
    indent: usize,
    head: &str,
    items: &[String],
    tail: &str,
    one_line: bool,
) {
    pad(out, indent);
    out.push_str(head);
    out.push('(');
    for (index, item) in items.iter().enumerate() {
        if !one_line {
            out.push('\n');
            pad(out, indent + 4);
        } else if index > 0 {
            out.push_str(", ");
        }
        match item.strip_suffix("()") {
            Some(function) if !one_line && indent + 4 + width(item) + 1 > WIDTH => {
                out.push_str(function);
                out.push_str("(\n");
                pad(out, indent + 4);
                out.push(')');
            }
            Some(_) | None => match item.split_once(": ") {
                Some((name, ty))
                    if !one_line
                        && (indent + 4 + width(item) + 1 > WIDTH || has_wide_tuple(ty)) =>
                {
                    out.push_str(&format!("{name}: {}", broken_type(indent + 4, ty)));
                }
                Some(_) | None => out.push_str(item),
            },
        }
        if !one_line {
            out.push(',');
        }
    }
    if !one_line {
        out.push('\n');
        pad(out, indent);
    }
    out.push(')');
    out.push_str(tail);
    out.push('\n');
}

/// What follows the parameters of a function, up to the brace that opens its body: ` -> ty {`, the type broken where it
/// would be too long behind the parameters.
pub(super) fn returned(indent: usize, ty: &str) -> String {
    returned_behind(indent, &format!("{})", " ".repeat(indent)), ty)
}

/// The same behind a whole `head`, with its indentation.
pub(super) fn returned_behind(indent: usize, head: &str, ty: &str) -> String {
    if width(head) + " ->  {".len() + width(ty) <= WIDTH && !has_wide_tuple(ty) {
        format!(" -> {ty} {{")
    } else {
        format!(" -> {} {{", broken_type(indent, ty))
    }
}

/// A name for a type, behind the indentation: `head ty;`, the type on a line of its own or broken where it is too long.
pub(super) fn typed(indent: usize, head: &str, ty: &str) -> String {
    if !has_wide_tuple(ty) && indent + 4 + width(ty) < WIDTH {
        let mut out = String::new();
        assignment(&mut out, indent, head, ty, ";");
        return out.trim().to_owned();
    }
    format!("{head} {};", broken_type(indent, ty))
}

/// A field of a struct: `head ty,` on one line where it fits, else the type on a line of its own, else broken.
pub(super) fn field(out: &mut String, indent: usize, head: &str, ty: &str) {
    let fits = indent + 4 + width(ty) < WIDTH || indent + width(head) + 1 + width(ty) < WIDTH;
    if fits && !has_wide_tuple(ty) {
        return assignment(out, indent, head, ty, ",");
    }
    pad(out, indent);
    out.push_str(&format!("{head} {},\n", broken_type(indent, ty)));
}

/// Calls of methods on what the one before gives, on one line where that is short.
pub(super) fn chain(indent: usize, calls: &[&str]) -> String {
    let flat = calls.concat();
    if width(&flat) <= CALL_WIDTH {
        return flat;
    }
    let mut out = calls[0].to_owned();
    for call in &calls[1..] {
        out.push('\n');
        pad(&mut out, indent + 4);
        out.push_str(call);
    }
    out
}

/// What follows the parameters of a method, up to the brace that opens its body: ` -> ty {`, where the parameters do not
/// stand on one line. The brace moves to a line of its own, then the type is broken.
pub(super) fn returns(ty: &str) -> String {
    /// The longest line up to the brace, and the longest type on one line.
    const LINE: usize = WIDTH - 4;
    const TYPE: usize = 93;
    if width(ty) > TYPE {
        format!(" -> {} {{", broken_type(4, ty))
    } else if "    ) -> ".len() + width(ty) + 2 > LINE {
        format!(" -> {ty}\n    {{")
    } else {
        format!(" -> {ty} {{")
    }
}

/// What follows the parameters of a trait's method that gives a future: ` -> impl Future<Output = ty> + Send;`, where the
/// parameters do not stand on one line.
pub(super) fn returns_future(ty: &str) -> String {
    /// The longest future on one line, and the longest with its bound.
    const FUTURE: usize = 92;
    const BOUND: usize = 98;
    let future = format!("impl Future<Output = {ty}>");
    if width(&future) + " + Send".len() <= BOUND {
        return format!(" -> {future} + Send;");
    }
    if width(&future) <= FUTURE {
        return format!(" -> {future}\n    + Send;");
    }
    let head = "        Output = ";
    let ty = if width(head) + width(ty) < WIDTH {
        ty.to_owned()
    } else {
        broken_type(8, ty)
    };
    format!(" -> impl Future<\n{head}{ty},\n    > + Send;")
}

/// A type with its arguments on lines of their own.
fn broken_type(indent: usize, ty: &str) -> String {
    let (head, inside, close) = match ty.find(['<', '(']) {
        Some(open) if ty.ends_with(['>', ')']) => (
            &ty[..=open],
            &ty[open + 1..ty.len() - 1],
            &ty[ty.len() - 1..],
        ),
        Some(_) | None => return ty.to_owned(),
    };
    let parts = type_list(inside);
    // A tuple that is the only argument opens on the same line.
    if let [only] = parts.as_slice()
        && head.ends_with('<')
        && only.starts_with('(')
    {
        return format!("{head}{}{close}", broken_type(indent, only));
    }
    let mut out = format!("{head}\n");
    for part in parts {
        pad(&mut out, indent + 4);
        if indent + 4 + width(part) < WIDTH && !has_wide_tuple(part) {
            out.push_str(part);
        } else {
            out.push_str(&broken_type(indent + 4, part));
        }
        out.push_str(",\n");
    }
    pad(&mut out, indent);
    out.push_str(close);
    out
}

/// Whether a type has a tuple that is too wide for a line, however short the line is.
fn has_wide_tuple(ty: &str) -> bool {
    ty.match_indices('(').any(|(open, _)| {
        let mut depth = 0;
        let end = ty[open..].find(|c| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            depth == 0
        });
        end.is_some_and(|end| width(&ty[open + 1..open + end]) > CALL_WIDTH)
    })
}

/// The types of a list, which hold commas themselves.
fn type_list(text: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (at, c) in text.char_indices() {
        match c {
            '<' | '(' => depth += 1,
            '>' | ')' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push(text[start..].trim());
    parts.retain(|part| !part.is_empty());
    parts
}

/// `head value;` on one line where it fits, else the value on a line of its own.
pub(super) fn assignment(out: &mut String, indent: usize, head: &str, value: &str, end: &str) {
    pad(out, indent);
    if head.is_empty() {
        out.push_str(value);
        out.push_str(end);
        out.push('\n');
        return;
    }
    out.push_str(head);
    if indent + width(head) + 1 + width(value) + width(end) <= WIDTH {
        out.push(' ');
    } else {
        out.push('\n');
        pad(out, indent + 4);
    }
    out.push_str(value);
    out.push_str(end);
    out.push('\n');
}

/// An arm of a match: `pattern => value,`, the value in a block of its own where it would not fit, and a pattern within
/// a pattern on lines of its own where that does not help.
pub(super) fn arm(out: &mut String, indent: usize, pattern: &str, value: &str) {
    /// The longest line of a pattern that is broken at its innermost part.
    const PATTERN: usize = WIDTH - 6;
    pad(out, indent);
    if indent + width(pattern) + 5 + width(value) <= WIDTH {
        out.push_str(&format!("{pattern} => {value},\n"));
        return;
    }
    let parts = pattern.strip_suffix("))").and_then(|pattern| {
        let (outer, inner) = pattern.split_once('(')?;
        let (inner, name) = inner.split_once('(')?;
        Some((outer, inner, name))
    });
    match parts {
        Some((outer, inner, name)) if indent + width(pattern) + " => {".len() > WIDTH => {
            let deep = indent + width(outer) + width(inner) + "((".len() > PATTERN;
            let step = if deep { 4 } else { 0 };
            out.push_str(outer);
            out.push('(');
            if deep {
                out.push('\n');
                pad(out, indent + step);
            }
            out.push_str(&format!("{inner}(\n"));
            pad(out, indent + step + 4);
            out.push_str(&format!("{name},\n"));
            pad(out, indent + step);
            out.push(')');
            if deep {
                out.push_str(",\n");
                pad(out, indent);
            }
            out.push_str(&format!(") => {value},\n"));
        }
        Some(_) | None => {
            out.push_str(pattern);
            out.push_str(" => {\n");
            pad(out, indent + 4);
            out.push_str(value);
            out.push('\n');
            pad(out, indent);
            out.push_str("}\n");
        }
    }
}

/// A `use` of names below one path, in rustfmt's order, as many to a line as fit.
pub(super) fn use_list(out: &mut String, indent: usize, head: &str, names: &mut [String]) {
    names.sort_by(|a, b| version_order(a, b));
    pad(out, indent);
    out.push_str(head);
    if let [name] = names {
        out.push_str(name);
        out.push_str(";\n");
        return;
    }
    let inside = names
        .iter()
        .map(|name| width(name) + 2)
        .sum::<usize>()
        .saturating_sub(2);
    out.push('{');
    if indent + width(head) + inside + 5 <= WIDTH {
        out.push_str(&names.join(", "));
    } else {
        let mut room = 0;
        for name in &*names {
            let need = width(name) + 1;
            if room < need + 1 {
                out.push('\n');
                pad(out, indent + 4);
                room = WIDTH - indent - 5;
            } else {
                out.push(' ');
                room -= 1;
            }
            out.push_str(name);
            out.push(',');
            room -= need;
        }
        out.push('\n');
        pad(out, indent);
    }
    out.push_str("};\n");
}

/// `use`s of paths, in rustfmt's order, each with the names below it; one without names stands for itself.
pub(super) fn imports(mut paths: Vec<(String, Vec<String>)>) -> String {
    // A list in braces stands behind all that goes deeper.
    let whole = |(path, names): &(String, Vec<String>)| match &names[..] {
        [] => path.clone(),
        [name] => format!("{path}::{name}"),
        [_, ..] => format!("{path}::{{"),
    };
    paths.sort_by(|a, b| path_order(&whole(a), &whole(b)));
    let mut out = String::new();
    for (path, mut names) in paths {
        if names.is_empty() {
            out.push_str(&format!("use {path};\n"));
        } else {
            use_list(&mut out, 0, &format!("use {path}::"), &mut names);
        }
    }
    out.truncate(out.trim_end().len());
    out
}

/// Paths of imports, such as `super::b::c as d`, compared segment by segment, then by their names here.
pub(super) fn path_order(a: &str, b: &str) -> Ordering {
    let (a, a_as) = a.split_once(" as ").unwrap_or((a, ""));
    let (b, b_as) = b.split_once(" as ").unwrap_or((b, ""));
    let (mut left, mut right) = (a.split("::"), b.split("::"));
    loop {
        let (x, y) = match (left.next(), right.next()) {
            (None, None) => return version_order(a_as, b_as),
            (None, Some(_)) => return Ordering::Less,
            (Some(_), None) => return Ordering::Greater,
            (Some(x), Some(y)) => (x, y),
        };
        let order = (y == "super").cmp(&(x == "super"));
        let order = order.then_with(|| (x == "{").cmp(&(y == "{")));
        let order = order.then_with(|| version_order(x, y));
        if order != Ordering::Equal {
            return order;
        }
    }
}

/// A list of derives: on one line, on a line of its own, or one a line.
pub(super) fn derive(out: &mut String, traits: &[&str]) {
    let list = traits.join(", ");
    match width(&list) {
        // As rustfmt measures attributes.
        0..=85 => out.push_str(&format!("#[derive({list})]\n")),
        86..=96 => out.push_str(&format!("#[derive(\n    {list},\n)]\n")),
        _ => wrapped(
            out,
            0,
            "#[derive",
            &traits
                .iter()
                .map(|&path| path.to_owned())
                .collect::<Vec<_>>(),
            "]",
            false,
        ),
    }
}

/// Names compared piece by piece: `_` first, digits by their value.
pub(super) fn version_order(a: &str, b: &str) -> Ordering {
    let (mut left, mut right) = (a, b);
    let mut zeros = Ordering::Equal;
    loop {
        let ((x, rest_x), (y, rest_y)) = match (piece(left), piece(right)) {
            (None, None) => return zeros,
            (None, Some(_)) => return Ordering::Less,
            (Some(_), None) => return Ordering::Greater,
            (Some(x), Some(y)) => (x, y),
        };
        let order = match (x == "_", y == "_") {
            (true, true) => Ordering::Equal,
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            (false, false) if is_number(x) && is_number(y) => {
                let (short_x, short_y) = (x.trim_start_matches('0'), y.trim_start_matches('0'));
                // Of two numbers of one value the one with more zeros comes first.
                let more = (y.len() - short_y.len()).cmp(&(x.len() - short_x.len()));
                zeros = zeros.then(more);
                short_x
                    .len()
                    .cmp(&short_y.len())
                    .then_with(|| short_x.cmp(short_y))
            }
            (false, false) => x.cmp(y),
        };
        if order != Ordering::Equal {
            return order;
        }
        (left, right) = (rest_x, rest_y);
    }
}

fn is_number(piece: &str) -> bool {
    piece.starts_with(|c: char| c.is_ascii_digit())
}

/// The first piece of a name and what follows it.
fn piece(text: &str) -> Option<(&str, &str)> {
    let first = text.chars().next()?;
    let end = if first == '_' {
        1
    } else if first.is_ascii_digit() {
        text.find(|c: char| !c.is_ascii_digit())
            .unwrap_or(text.len())
    } else {
        text.find(|c: char| c == '_' || c.is_ascii_digit())
            .unwrap_or(text.len())
    };
    Some(text.split_at(end))
}

/// Spaces before a line.
pub(super) fn pad(out: &mut String, indent: usize) {
    const SPACES: &str = "                                ";
    let mut left = indent;
    while left > 0 {
        let here = left.min(SPACES.len());
        out.push_str(&SPACES[..here]);
        left -= here;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_as_rustfmt_sorts_them() {
        let mut names = ["Z", "a10", "Input9", "a_b", "Input10", "Mode", "a9", "ab"];
        names.sort_by(|a, b| version_order(a, b));
        assert_eq!(
            names,
            ["Input9", "Input10", "Mode", "Z", "a_b", "a9", "a10", "ab"]
        );
    }

    #[test]
    fn paths_sort_as_rustfmt_sorts_them() {
        let sorted = [
            "super::super::a",
            "super::super::a as a_2",
            "super::super::a::b",
            "super::super::a_b",
            "super::super::a2::b",
            "super::super::a10",
            "super::super::z",
            "super::a",
        ];
        assert_eq!(path_order("a0::b", "a0::c"), Ordering::Less);
        assert_eq!(path_order("a0", "a0"), Ordering::Equal);
        let mut paths = sorted;
        paths.reverse();
        paths.sort_by(|a, b| path_order(a, b));
        assert_eq!(paths, sorted);
    }

    #[test]
    fn long_results_are_broken_from_outside_in() {
        let (a, b) = ("A".repeat(50), "B".repeat(50));
        assert_eq!(
            returns(&format!("Result<({a}, {b}), E<{b}>>")),
            format!(
                " -> Result<\n        (\n            {a},\n            {b},\n        ),\n        E<{b}>,\n    > {{"
            )
        );
    }

    #[test]
    fn long_calls_take_a_line_for_each_argument() {
        let args = ["a".repeat(40), "b".repeat(40)];
        let mut out = String::new();
        call(&mut out, 4, "f", &args, ";");
        assert_eq!(
            out,
            format!(
                "    f(\n        {},\n        {},\n    );\n",
                args[0], args[1]
            )
        );
    }
}

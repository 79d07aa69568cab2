//! A width-aware printer: lays out what may outgrow a line as rustfmt does.

use std::cmp::Ordering;

use super::columns::{WIDTH, pad, width};
use super::expressions;
use crate::code::{Code, Line};

/// The longest list of arguments on one line.
const CALL_WIDTH: usize = 60;
/// The longest line up to the bracket that closes the generics of a function.
const GENERICS: usize = WIDTH - 4;
/// The longest bound on a line of its own.
const BOUND: usize = 98;

/// How many columns a piece of code takes in one line, and how many bytes.
pub(super) fn width_of(code: &Code) -> usize {
    let mut columns = Columns(0);
    code.flat_to(&mut columns);
    columns.0
}

pub(super) fn bytes_of(code: &Code) -> usize {
    let mut bytes = Bytes(0);
    code.flat_to(&mut bytes);
    bytes.0
}

struct Columns(usize);
struct Bytes(usize);

impl Line for Columns {
    fn put(&mut self, text: &str) {
        self.0 += width(text);
    }
}

impl Line for Bytes {
    fn put(&mut self, text: &str) {
        self.0 += text.len();
    }
}

/// A variant of an enum that holds a type: `Name(Type),`.
pub(super) fn variant(out: &mut String, indent: usize, name: &str, ty: &str) {
    pad(out, indent);
    let item = expressions::type_item(indent + 4, 0, ty);
    // By bytes of the name, as rustfmt counts them here.
    if indent + name.len() + width(ty) + "(),".len() <= WIDTH && !item.contains('\n') {
        out.push_str(&format!("{name}({ty}),\n"));
        return;
    }
    out.push_str(&format!("{name}(\n"));
    pad(out, indent + 4);
    out.push_str(&format!("{item},\n"));
    pad(out, indent);
    out.push_str("),\n");
}

/// The line that opens the implementation of a trait; the trait, `for` and the brace on lines of their own where it
/// would be too long.
pub(super) fn implementation(generics: &str, of: &str, name: &str) -> String {
    /// The longest line up to the bracket that closes the generics.
    const OPENING: usize = 100;
    if width(generics) + "impl".len() > OPENING {
        let bounds = generics.trim_start_matches('<').trim_end_matches('>');
        if width(bounds) <= BOUND {
            return format!("impl<\n    {bounds},\n> {of} for {name}\n{{");
        }
    }
    let broken = match of.len() {
        0..=CALL_WIDTH => String::new(),
        _ => expressions::type_from(4, 0, of),
    };
    if broken.contains('\n') {
        return format!("impl{generics}\n    {broken} for {name}\n{{");
    }
    let head = format!("impl{generics} {of}");
    // As rustfmt does it, by bytes of the name.
    let whole = width(&head) + " for ".len() + name.len() + " {".len();
    if whole <= WIDTH || "    for ".len() + width(name) > WIDTH {
        return format!("{head} for {name} {{");
    }
    if width(&head) <= WIDTH {
        return format!("{head}\n    for {name}\n{{");
    }
    let line = format!("    {of} for {name}");
    if width(&line) + " {".len() <= WIDTH {
        format!("impl{generics}\n{line}\n{{")
    } else {
        format!("impl{generics}\n    {of}\n    for {name}\n{{")
    }
}

/// The line that opens an implementation without a trait.
pub(super) fn own_implementation(name: &str) -> String {
    let flat = format!("impl {name} {{");
    // By bytes, as a type that must fit.
    if flat.len() <= WIDTH || "    ".len() + name.len() > WIDTH {
        flat
    } else {
        format!("impl\n    {name}\n{{")
    }
}

/// The line that opens a struct or enum, the brace on a line of its own where it would be too long.
pub(super) fn opened(head: &str) -> String {
    // Of structs rustfmt counts the bytes.
    let taken = if head.starts_with("pub struct ") {
        head.len()
    } else {
        width(head)
    };
    if taken + " {".len() <= WIDTH {
        format!("{head} {{")
    } else {
        format!("{head}\n{{")
    }
}

/// A struct without fields.
pub(super) fn empty(head: &str) -> String {
    /// The longest line of it, and the longest up to its brace.
    const WHOLE: usize = 98;
    const OPENING: usize = 99;
    if width(head) + " {}".len() <= WHOLE {
        format!("{head} {{}}")
    } else if width(head) + " {".len() <= OPENING {
        format!("{head} {{\n}}")
    } else {
        format!("{head}\n{{}}")
    }
}

/// A struct that is another type by a name of its own.
pub(super) fn newtype(name: &str, rust: &str) -> String {
    let flat = format!("pub struct {name}(pub {rust});");
    let item = expressions::type_item(4, "pub ".len(), rust);
    if item.contains('\n') {
        // Two spaces: rustfmt lays out the field as if its type stood below it.
        let item = expressions::type_item(4, 0, rust);
        format!("pub struct {name}(\n    pub  {item},\n);")
    } else if width(&flat) <= WIDTH {
        flat
    } else {
        format!("pub struct {name}(\n    pub {item},\n);")
    }
}

/// The line that opens the trait of what a host implements, closed again where it has no methods.
pub(super) fn host_trait(name: &str, has_methods: bool) -> String {
    /// The longest name with its bounds on one line.
    const NAME: usize = 57;
    match (width(name) <= NAME, has_methods) {
        (true, true) => format!("pub trait {name}: Send + Sync + 'static {{"),
        (true, false) => format!("pub trait {name}: Send + Sync + 'static {{}}"),
        (false, true) => format!("pub trait {name}:\n    Send + Sync + 'static\n{{"),
        (false, false) => format!("pub trait {name}:\n    Send + Sync + 'static\n{{\n}}"),
    }
}

/// A signature: `head(a, b)tail` on one line where it fits, else one parameter a line.
pub(super) fn signature(
    out: &mut String,
    indent: usize,
    head: &str,
    params: &[String],
    tail: &str,
) {
    if let Some((name, generics)) = head.strip_suffix('>').and_then(|head| head.split_once('<'))
        && indent + width(head) > GENERICS
    {
        pad(out, indent);
        out.push_str(&format!("{name}<\n"));
        pad(out, indent + 4);
        out.push_str(&format!("{generics},\n"));
        // What is too long for rustfmt loses the space before its body.
        let tail = match tail.strip_suffix(" {") {
            Some(result) if width(generics) > BOUND => format!("{result}{{"),
            Some(_) | None => tail.to_owned(),
        };
        return wrapped(out, indent, ">", params, &tail, false);
    }
    // As rustfmt does it, by bytes.
    let inside = params
        .iter()
        .map(|param| param.len() + 2)
        .sum::<usize>()
        .saturating_sub(2);
    let flat = indent + head.len() + inside + 2 + tail.len();
    // Of types, only tuples are broken where they fit.
    if flat < WIDTH && !tail.contains(['(', '\n']) && !params.iter().any(|it| it.contains('(')) {
        return wrapped(out, indent, head, params, tail, true);
    }
    let result = tail
        .strip_prefix(" -> ")
        .and_then(|tail| tail.strip_suffix(" {"))
        .filter(|result| !result.contains('\n'));
    let broken = result.map(|result| expressions::type_from(indent, "-> ".len(), result));
    let is_broken = broken.as_ref().is_some_and(|result| result.contains('\n'));
    let one_line = flat <= WIDTH
        && !tail.contains('\n')
        && !is_broken
        && !params.iter().any(|param| {
            param
                .split_once(": ")
                .is_some_and(|(_, ty)| expressions::type_from(0, 0, ty).contains('\n'))
        });
    // A body that is not there counts all the same.
    if let (true, WIDTH, Some(future)) = (one_line, flat, tail.strip_suffix(';')) {
        wrapped(out, indent, head, params, "", true);
        pad(out, indent);
        return out.push_str(&format!("{};\n", future.trim_start()));
    }
    // What fits by its columns may be too many bytes; its items still share a line.
    let room = WIDTH.saturating_sub(indent + head.len() + tail.trim_start().len() + 3);
    let columns: usize = params.iter().map(|param| width(param) + 2).sum();
    if !one_line && !is_broken && !params.is_empty() && inside != columns - 2 && columns - 2 <= room
    {
        pad(out, indent);
        out.push_str(head);
        out.push_str("(\n");
        pad(out, indent + 4);
        out.push_str(&params.join(", "));
        out.push('\n');
        pad(out, indent);
        return out.push_str(&format!("){tail}\n"));
    }
    let (Some(result), Some(mut broken)) = (result, broken) else {
        return wrapped(out, indent, head, params, tail, one_line);
    };
    if one_line {
        return wrapped(out, indent, head, params, tail, true);
    }
    let mut moved = true;
    if !params.is_empty() {
        wrapped(out, indent, head, params, "", false);
        out.truncate(out.len() - 1);
        out.push(' ');
    } else {
        pad(out, indent);
        out.push_str(head);
        out.push_str("()");
        let first = broken.lines().next().map_or(0, width);
        if indent + width(head) + "(-> )".len() + first > WIDTH {
            out.push('\n');
            pad(out, indent);
        } else {
            moved = false;
            out.push(' ');
            if is_broken {
                broken = expressions::type_from(indent, width(head) + "() -> ".len(), result);
            }
        }
    }
    out.push_str("-> ");
    out.push_str(&broken);
    let last = out.lines().last().map_or(0, width);
    // On a line of its own, the indentation counts twice.
    let twice = if moved { indent } else { 0 };
    if last + twice + " {".len() > WIDTH {
        out.push('\n');
        pad(out, indent);
        out.push_str("{\n");
    } else {
        out.push_str(" {\n");
    }
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
        match item.split_once(": ") {
            Some((name, ty)) if !one_line => {
                let ty = expressions::type_item(indent + 4, width(name) + 2, ty);
                out.push_str(&format!("{name}: {ty}"));
            }
            Some(_) | None => out.push_str(item),
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

/// What follows the parameters of a trait's method that gives a future: ` -> impl Future<Output = ty> + Send;`, where the
/// parameters do not stand on one line.
pub(super) fn returns_future(ty: &str) -> String {
    /// The longest future on one line, and the longest with its bound.
    const FUTURE: usize = 92;
    const BOUND: usize = 98;
    let future = format!("impl Future<Output = {ty}>");
    // rustfmt counts bytes here.
    if future.len() + " + Send".len() <= BOUND {
        return format!(" -> {future} + Send;");
    }
    if width(&future) <= FUTURE {
        return format!(" -> {future}\n    + Send;");
    }
    let head = "        Output = ";
    let ty = expressions::type_item(8, "Output = ".len(), ty);
    format!(" -> impl Future<\n{head}{ty},\n    > + Send;")
}

/// A struct literal as rustfmt lays it out.
pub(super) fn struct_literal(
    out: &mut String,
    indent: usize,
    head: &str,
    inits: &[String],
    tail: &str,
) {
    pad(out, indent);
    out.push_str(head);
    if inits.is_empty() {
        out.push_str(" {}");
    } else {
        let columns: usize = inits.iter().map(|init| width(init) + 2).sum::<usize>() - 2;
        let bytes: usize = inits.iter().map(|init| init.len() + 2).sum::<usize>() - 2;
        let closing = " {  }".len() + tail.trim_end().len();
        let fits = indent + width(head) + bytes + closing <= WIDTH;
        if bytes <= 18 && fits {
            out.push_str(" { ");
            out.push_str(&inits.join(", "));
            out.push_str(" }");
        } else {
            out.push_str(" {\n");
            if columns <= 18 && fits {
                // Letters beyond ASCII are too wide for the line of the braces only.
                pad(out, indent + 4);
                out.push_str(&inits.join(", "));
                out.push('\n');
                pad(out, indent);
                out.push('}');
                out.push_str(tail);
                return;
            }
            for init in inits {
                match init.split_once(": ") {
                    Some((name, value)) => expressions::init(out, indent + 4, name, value),
                    None => assignment(out, indent + 4, "", init, ","),
                }
            }
            pad(out, indent);
            out.push('}');
        }
    }
    out.push_str(tail);
}

/// `Ok(name { … })` as the last line of a function.
pub(super) fn ok_struct(out: &mut String, indent: usize, name: &str, fields: &[String]) {
    /// The longest opening of a struct that stays behind the parenthesis, where it is broken.
    const OPENING: usize = 60;
    /// The longest line of a call whose argument could be broken.
    const WHOLE: usize = WIDTH - 2;
    let mut text = String::new();
    struct_literal(&mut text, indent, &format!("Ok({name}"), fields, ")\n");
    let fits = text.lines().count() == 1 && width(text.trim_end()) <= WHOLE;
    if fits || width(name) + " {".len() <= OPENING {
        out.push_str(&text);
        return;
    }
    pad(out, indent);
    out.push_str("Ok(\n");
    struct_literal(out, indent + 4, name, fields, ",\n");
    pad(out, indent);
    out.push_str(")\n");
}

/// A parameter that is a function, which sees every item.
pub(super) fn function_parameter(name: &str, item: &str) -> String {
    let head = format!("{name}: impl FnMut({item})");
    // `impl` itself does not count.
    let room = WIDTH + "impl ".len() - 1 - 8;
    let broken = expressions::type_from(8, width(name) + ": FnMut(".len(), item);
    if broken.contains('\n') || width(&head) > room {
        let item = expressions::type_item(12, 0, item);
        format!("{name}: impl FnMut(\n            {item},\n        ) + Send\n        + 'static")
    // rustfmt counts bytes here.
    } else if head.len() + " + Send + 'static".len() <= room {
        format!("{head} + Send + 'static")
    } else {
        format!("{head}\n        + Send\n        + 'static")
    }
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

/// A `use` of names below one path, in rustfmt's order, as many to a line as fit.
pub(super) fn use_list(out: &mut String, indent: usize, head: &str, names: &mut [String]) {
    names.sort_by(|a, b| path_order(a, b));
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
    let list = names.join(", ");
    out.push('{');
    if indent + width(head) + inside + 5 <= WIDTH {
        // What fits the line by its columns may be too many bytes for it, and is a line of its own then.
        if indent + width(head) + list.len() + 5 <= WIDTH {
            out.push_str(&list);
        } else {
            out.push('\n');
            pad(out, indent + 4);
            out.push_str(&list);
            out.push('\n');
            pad(out, indent);
        }
    } else if inside < WIDTH - indent - 4 {
        out.push('\n');
        pad(out, indent + 4);
        out.push_str(&list);
        out.push_str(",\n");
        pad(out, indent);
    } else {
        let mut room = 0;
        for name in names.iter() {
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
            room = room.saturating_sub(need);
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
    if let Some((at, order)) = letters_order(a, b) {
        let start = a[..at].rfind(':').map_or(0, |colon| colon + 1);
        if ![a, b].iter().any(|path| path[start..].starts_with("super")) {
            return order;
        }
    }
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

/// Where two names differ first, and how they compare, if these are letters: nothing else counts then.
fn letters_order(a: &str, b: &str) -> Option<(usize, Ordering)> {
    let mut both = a.bytes().zip(b.bytes()).enumerate();
    let (at, (x, y)) = both.find(|(_, (x, y))| x != y)?;
    let are_letters = x.is_ascii_alphabetic() && y.is_ascii_alphabetic();
    are_letters.then(|| (at, x.cmp(&y)))
}

/// Names compared piece by piece: `_` first, digits by their value.
pub(super) fn version_order(a: &str, b: &str) -> Ordering {
    if let Some((_, order)) = letters_order(a, b) {
        return order;
    }
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
    fn imports_are_sorted_by_what_they_import() {
        let mut names = ["X2", "X as Y"].map(str::to_owned);
        let mut out = String::new();
        use_list(&mut out, 0, "use a::", &mut names);
        assert_eq!(out, "use a::{X as Y, X2};\n");
    }

    #[test]
    fn imports_fill_one_line_to_its_end_and_others_almost() {
        let list = |lengths: &[usize]| {
            let letters = "abcdefg".chars();
            let names = letters.zip(lengths).map(|(c, n)| c.to_string().repeat(*n));
            let mut names: Vec<String> = names.collect();
            let mut out = String::new();
            use_list(&mut out, 0, "use x::", &mut names);
            out.lines().map(str::len).collect::<Vec<_>>()
        };
        assert_eq!(list(&[50, 43]), [8, 100, 2]);
        assert_eq!(list(&[50, 44]), [8, 55, 49, 2]);
        assert_eq!(list(&[50, 50, 42]), [8, 55, 99, 2]);
        assert_eq!(list(&[50, 50, 43]), [8, 55, 55, 48, 2]);
    }

    #[test]
    fn imports_of_too_many_bytes_share_a_line_of_their_own() {
        let mut names = ["A".repeat(85), "É".to_owned()];
        let mut out = String::new();
        use_list(&mut out, 0, "use a::", &mut names);
        assert_eq!(out, format!("use a::{{\n    {}, É\n}};\n", "A".repeat(85)));
    }

    #[test]
    fn long_names_of_implementations_stand_below() {
        let name = "N".repeat(77);
        assert_eq!(
            implementation("", "toolrt::Inject", &name),
            format!("impl toolrt::Inject\n    for {name}\n{{")
        );
        let bound = "B".repeat(92);
        assert_eq!(
            implementation(&format!("<P: {}>", &bound[1..]), "H<P>", "N"),
            format!("impl<P: {}>\n    H<P> for N\n{{", &bound[1..])
        );
        assert_eq!(
            implementation(&format!("<P: {bound}>"), "H<P>", "N"),
            format!("impl<\n    P: {bound},\n> H<P> for N\n{{")
        );
        let tuple = format!("({}, {})", "A".repeat(30), "B".repeat(30));
        assert_eq!(
            implementation("", &format!("From<{tuple}>"), "N"),
            format!(
                "impl\n    From<(\n        {},\n        {},\n    )> for N\n{{",
                "A".repeat(30),
                "B".repeat(30)
            )
        );
    }

    #[test]
    fn structs_without_fields_are_closed_where_there_is_room() {
        let head = |length: usize| format!("pub struct {}", "S".repeat(length - 11));
        assert_eq!(empty(&head(95)), format!("{} {{}}", head(95)));
        assert_eq!(empty(&head(97)), format!("{} {{\n}}", head(97)));
        assert_eq!(empty(&head(98)), format!("{}\n{{}}", head(98)));
    }

    #[test]
    fn names_for_broken_types_have_two_spaces() {
        assert_eq!(newtype("N", "Vec<N>"), "pub struct N(pub Vec<N>);");
        let (name, ty) = ("N".repeat(60), "T".repeat(30));
        assert_eq!(
            newtype(&name, &ty),
            format!("pub struct {name}(\n    pub {ty},\n);")
        );
        let (a, b) = ("A".repeat(30), "B".repeat(30));
        assert_eq!(
            newtype("N", &format!("({a}, {b})")),
            format!("pub struct N(\n    pub  (\n        {a},\n        {b},\n    ),\n);")
        );
    }

    #[test]
    fn a_future_that_fills_the_line_stands_below() {
        let params = ["&self".to_owned(), format!("args: {}", "A".repeat(40))];
        let tail = |length: usize| format!(" -> {};", "R".repeat(length));
        let mut out = String::new();
        signature(&mut out, 4, "fn f", &params, &tail(32));
        assert_eq!(
            out,
            format!(
                "    fn f({})\n    -> {};\n",
                params.join(", "),
                "R".repeat(32)
            )
        );
        let mut out = String::new();
        signature(&mut out, 4, "fn f", &params, &tail(31));
        assert_eq!(out.lines().count(), 1);
    }

    #[test]
    fn parameters_of_too_many_bytes_share_a_line_of_their_own() {
        let params = [format!("a: {}É", "A".repeat(83))];
        let mut out = String::new();
        signature(&mut out, 0, "fn f", &params, " -> A {");
        assert_eq!(out, format!("fn f(\n    {}\n) -> A {{\n", params[0]));
    }

    #[test]
    fn long_results_are_broken_from_outside_in() {
        let (a, b) = ("A".repeat(50), "B".repeat(50));
        let mut out = String::new();
        signature(
            &mut out,
            4,
            "fn f",
            &[],
            &format!(" -> Result<({a}, {b}), E<{b}>> {{"),
        );
        assert_eq!(
            out,
            format!(
                "    fn f() -> Result<\n        (\n            {a},\n            {b},\n        ),\n        E<{b}>,\n    > {{\n"
            )
        );
    }
}

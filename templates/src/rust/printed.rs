//! How Rust is laid out where templates print it: lines that are too wide, doc comments, imports.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};

use super::columns::{self, pad};
use super::{docs, expressions, layout, literal};
use crate::code::{Imports, Module, Part, Rules, Seen};

/// The rules of rustfmt.
pub(super) static RULES: Rules = Rules {
    ending: "rs",
    off: "#[rustfmt::skip]",
    // The end of the item, or of the statement, that stands behind the attribute.
    on: |line, indent| {
        let code = line.trim_start();
        line.len() - code.len() <= indent && code.trim_end().ends_with([';', '}'])
    },
    // Nothing so short is broken but literals of structs.
    fits: |line| line.len() <= 60 && !(line.as_bytes().contains(&b'{') && line.contains(" { ")),
    broken,
    literal: literal::string,
    json: literal::raw,
    flag: |flag| if flag { "true" } else { "false" },
    docs: |indent, text| {
        let mut out = String::new();
        docs::push(&mut out, indent, text);
        out
    },
    imports,
};

/// A line that may be too wide: by what it is, as rustfmt sees it.
fn broken(indent: usize, parts: &[Part<'_>]) -> String {
    let mut line = String::new();
    for part in parts {
        match part {
            Part::Literal(text) => line.push_str(text),
            Part::Slot(code) => code.flat_to(&mut line),
        }
    }
    let mut out = String::new();
    push_line(&mut out, indent, line.trim_end());
    out.truncate(out.trim_end().len());
    out
}

fn push_line(out: &mut String, indent: usize, line: &str) {
    let item = ["pub ", "pub(super) ", "pub(crate) "]
        .iter()
        .find_map(|reach| line.strip_prefix(reach))
        .unwrap_or(line);
    let starts = |words: &[&str]| words.iter().any(|word| item.starts_with(word));
    if starts(&["fn ", "async fn "]) {
        return function(out, indent, line);
    }
    // What stands in a literal is none.
    if let Some((head, arguments)) = line.split_once('(')
        && let Some(name) = head.strip_suffix('!')
        && !name.contains('"')
    {
        return invoked(out, indent, name, arguments);
    }
    if let Some(value) = line.strip_suffix(" {") {
        if starts(&["impl ", "impl<"]) {
            return out.push_str(&implementation(value));
        }
        if let Some(name) = host_trait(item) {
            return out.push_str(&layout::host_trait(name, true));
        }
        if starts(&["struct ", "enum ", "trait "]) {
            return out.push_str(&layout::opened(value));
        }
        if let Some(pattern) = value.strip_suffix(" =>") {
            return expressions::block_arm(out, indent, pattern);
        }
        let (keyword, value) = value.split_once(' ').unwrap_or((value, ""));
        if keyword != "match"
            && let Some((pattern, value)) = cut(value, " = ")
        {
            let head = format!("{keyword} {pattern} =");
            return expressions::condition(out, indent, &head, value);
        }
        return expressions::condition(out, indent, keyword, value);
    }
    if let Some(head) = line.strip_suffix(" {}") {
        return match host_trait(item) {
            Some(name) => out.push_str(&layout::host_trait(name, false)),
            None if starts(&["struct "]) => out.push_str(&layout::empty(head)),
            None => flat(out, indent, line),
        };
    }
    if let Some(value) = line.strip_suffix(';') {
        if let Some((name, ty)) = item.strip_prefix("struct ").and_then(newtype) {
            return out.push_str(&layout::newtype(name, ty));
        }
        if starts(&["struct ", "use ", "mod "]) {
            return flat(out, indent, line);
        }
        if starts(&["type "])
            && let Some((head, ty)) = cut(value, " = ")
        {
            pad(out, indent);
            return out.push_str(&expressions::typed(indent, &format!("{head} ="), ty));
        }
        let has_head = starts(&["let ", "static ", "const "]);
        let (head, value) = match cut(value, " = ") {
            Some((head, value)) if has_head => (format!("{head} ="), value),
            Some(_) | None => (String::new(), value),
        };
        return expressions::statement(out, indent, &head, value, ";");
    }
    if let Some((name, fields)) = ok_struct(line) {
        return layout::ok_struct(out, indent, name, &fields);
    }
    if let Some(fields) = line
        .strip_prefix("Self {")
        .and_then(|rest| rest.strip_suffix('}'))
    {
        let fields = apart(fields.trim(), ", ").map(str::to_owned);
        return layout::struct_literal(out, indent, "Self", &fields.collect::<Vec<_>>(), "");
    }
    if let Some(list) = line
        .strip_prefix("#[derive(")
        .and_then(|rest| rest.strip_suffix(")]"))
    {
        return layout::derive(out, &list.split(", ").collect::<Vec<_>>());
    }
    let Some(value) = line.strip_suffix(',') else {
        return expressions::statement(out, indent, "", line, "");
    };
    if let Some((pattern, value)) = cut(value, " => ") {
        return expressions::arm(out, indent, pattern, value);
    }
    let is_name = |name: &str| {
        name.chars()
            .all(|c| c.is_alphanumeric() || matches!(c, '_' | '#'))
    };
    match cut(value, ": ") {
        Some((name, value)) if is_name(name) => expressions::init(out, indent, name, value),
        Some((head, ty)) => expressions::field(out, indent, &format!("{head}:"), ty),
        None => match value.split_once('(') {
            Some((name, ty)) if is_name(name) && ty.ends_with(')') => {
                layout::variant(out, indent, name, &ty[..ty.len() - 1]);
            }
            Some(_) | None => flat(out, indent, line),
        },
    }
}

/// The name of a trait that hosts implement, which is bound as all of these are.
fn host_trait(item: &str) -> Option<&str> {
    let (name, bounds) = item.strip_prefix("trait ")?.split_once(": ")?;
    bounds
        .starts_with("Send + Sync + 'static {")
        .then_some(name)
}

/// The name and the fields of `Ok(Name { a: b, c: d })`.
fn ok_struct(line: &str) -> Option<(&str, Vec<String>)> {
    let inner = line.strip_prefix("Ok(")?.strip_suffix(')')?;
    let (name, fields) = inner.split_once(" {")?;
    let fields = fields.strip_suffix('}')?.trim();
    Some((name, apart(fields, ", ").map(str::to_owned).collect()))
}

/// A macro, whose arguments are left as they are; they have a line of their own where that helps.
fn invoked(out: &mut String, indent: usize, head: &str, arguments: &str) {
    let line = format!("{head}!({arguments}");
    let arguments = arguments.trim_end_matches(");");
    let fits = |indent: usize, text: &str| indent + columns::width(text) <= columns::WIDTH;
    if !arguments.ends_with('}') || fits(indent, &line) || !fits(indent + 4, arguments) {
        return flat(out, indent, &line);
    }
    flat(out, indent, &format!("{head}!(\n"));
    flat(out, indent + 4, arguments);
    out.push('\n');
    flat(out, indent, ");");
}

/// The name and the type of `Name(pub Type);`.
fn newtype(rest: &str) -> Option<(&str, &str)> {
    let (name, rest) = rest.split_once("(pub ")?;
    Some((name, rest.strip_suffix(");")?))
}

fn flat(out: &mut String, indent: usize, line: &str) {
    pad(out, indent);
    out.push_str(line);
}

/// `fn name<P>(a: A, b: B) -> C {`, or without a body.
fn function(out: &mut String, indent: usize, line: &str) {
    // Who may call it may stand in brackets, too.
    let name = line.find("fn ").unwrap_or_default();
    let open = outside(&line[name..], "(").map_or(line.len(), |at| name + at);
    let (head, rest) = line.split_at(open);
    let Some(close) = outside(&rest[1.min(rest.len())..], ")") else {
        return flat(out, indent, line);
    };
    let (params, tail) = (&rest[1..=close], &rest[close + 2..]);
    let params: Vec<String> = apart(params, ", ").map(parameter).collect();
    let future = tail
        .strip_prefix(" -> impl Future<Output = ")
        .and_then(|rest| rest.strip_suffix("> + Send;"));
    match future {
        Some(ty) => layout::signature(out, indent, head, &params, &layout::returns_future(ty)),
        None => layout::signature(out, indent, head, &params, tail),
    }
}

/// A parameter; of one that is a function, the bounds stand below where they do not fit.
fn parameter(text: &str) -> String {
    let function = text
        .split_once(": impl FnMut(")
        .and_then(|(name, rest)| Some((name, rest.strip_suffix(") + Send + 'static")?)));
    match function {
        Some((name, ty)) => layout::function_parameter(name, ty),
        None => text.to_owned(),
    }
}

/// `impl<P: A> B<P> for C`, without its brace.
fn implementation(line: &str) -> String {
    let rest = &line["impl".len()..];
    let (generics, rest) = match rest.strip_prefix('<').and_then(|inner| outside(inner, ">")) {
        Some(close) => rest.split_at(close + 2),
        None => ("", rest),
    };
    let rest = rest.trim_start();
    match outside(rest, " for ") {
        Some(at) => layout::implementation(generics, &rest[..at], &rest[at + " for ".len()..]),
        None => layout::own_implementation(rest),
    }
}

/// Where something stands first, outside of texts and of brackets that open in the line.
fn outside(text: &str, wanted: &str) -> Option<usize> {
    let mut depth = 0usize;
    let mut before = ' ';
    let mut chars = text.char_indices();
    while let Some((at, c)) = chars.next() {
        if depth == 0 && text[at..].starts_with(wanted) {
            return Some(at);
        }
        match c {
            '"' => {
                while let Some((_, c)) = chars.next()
                    && c != '"'
                {
                    if c == '\\' {
                        chars.next();
                    }
                }
            }
            '(' | '[' | '<' => depth += 1,
            // The point of an arrow closes nothing.
            '>' if matches!(before, '-' | '=') => {}
            ')' | ']' | '>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        before = c;
    }
    None
}

/// What stands on both sides of something.
fn cut<'t>(text: &'t str, mark: &str) -> Option<(&'t str, &'t str)> {
    let at = outside(text, mark)?;
    Some((&text[..at], &text[at + mark.len()..]))
}

/// The pieces between something that stands outside of brackets.
fn apart<'t>(text: &'t str, mark: &'t str) -> impl Iterator<Item = &'t str> {
    let mut rest = (!text.is_empty()).then_some(text);
    std::iter::from_fn(move || {
        let text = rest?;
        match cut(text, mark) {
            Some((piece, behind)) => {
                rest = Some(behind);
                Some(piece)
            }
            None => rest.take(),
        }
    })
}

/// Every `use` of a file: of Rust's own library, of others, and of what is generated.
fn imports(imports: &Imports, path: &str) -> String {
    let file = path
        .rsplit('/')
        .next()
        .and_then(|file| file.split('.').next());
    let mut groups: [BTreeMap<Cow<'_, str>, BTreeSet<String>>; 3] = Default::default();
    for (module, names) in imports.by_module(Seen::Loaded) {
        let path = match module {
            Module::Library(path) | Module::Generated(path) => Cow::Borrowed(&**path),
            Module::Beside("") => Cow::Borrowed("super"),
            // What a file has itself needs no import.
            Module::Beside(beside) if file == Some(beside) => continue,
            Module::Beside(beside) => Cow::Owned(["super::", beside].concat()),
        };
        let group = match path.split("::").next() {
            Some("std") => 0,
            Some("crate" | "self" | "super") => 2,
            Some(_) | None => 1,
        };
        groups[group].entry(path).or_default().extend(names);
    }
    let laid_out = groups.into_iter().filter_map(|paths| {
        let mut all: Vec<(String, Vec<String>)> = Vec::new();
        for (path, mut names) in paths {
            if names.remove("") {
                all.push((path.to_string(), Vec::new()));
            }
            // What brings everything brings the others, too.
            if names.iter().any(|name| name.starts_with('*')) {
                names = BTreeSet::from(["*".to_owned()]);
            }
            if !names.is_empty() {
                all.push((path.into_owned(), names.into_iter().collect()));
            }
        }
        (!all.is_empty()).then(|| layout::imports(all) + "\n")
    });
    let laid_out: Vec<String> = laid_out.collect();
    laid_out.join("\n").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid_out(indent: usize, line: &str) -> String {
        broken(indent, &[Part::Literal(line)])
    }

    #[test]
    fn lines_are_broken_by_what_they_are() {
        let (long, ty) = ("a".repeat(40), "B".repeat(40));
        assert_eq!(
            laid_out(4, &format!("f({long}, {long});")),
            format!("    f(\n        {long},\n        {long},\n    );")
        );
        assert_eq!(
            laid_out(4, &format!("fn f(a: {ty}, b: {ty}) -> bool {{")),
            format!("    fn f(\n        a: {ty},\n        b: {ty},\n    ) -> bool {{")
        );
        assert_eq!(
            laid_out(4, &format!("pub(super) fn {long}() -> {ty}{ty} {{")),
            format!("    pub(super) fn {long}()\n    -> {ty}{ty} {{")
        );
        assert_eq!(
            laid_out(4, &format!("Self {{ a: {long}, b }}")),
            format!("    Self {{\n        a: {long},\n        b,\n    }}")
        );
        assert_eq!(
            laid_out(0, &format!("impl {ty} for {ty}{ty} {{")),
            format!("impl {ty}\n    for {ty}{ty}\n{{")
        );
        assert_eq!(
            laid_out(8, &format!("\"{long}\" => {long}{long},")),
            format!("        \"{long}\" => {{\n            {long}{long}\n        }}")
        );
    }

    #[test]
    fn macros_are_left_but_for_a_line_of_their_own() {
        let name = "N".repeat(80);
        assert_eq!(
            laid_out(0, &format!("toolrt::tool_errors!({name} {{}});")),
            format!("toolrt::tool_errors!(\n    {name} {{}}\n);")
        );
        let line = format!("toolrt::serde_by_codec!({name});");
        assert_eq!(laid_out(0, &line), line);
        let line = format!("toolrt::tool_errors!({name} {{");
        assert_eq!(laid_out(0, &line), line);
        let (text, value) = ("t".repeat(50), "v".repeat(50));
        assert_eq!(
            laid_out(0, &format!("\"a!({text}\" => {value},")),
            format!("\"a!({text}\" => {{\n    {value}\n}}")
        );
    }

    #[test]
    fn generics_and_arrows_are_no_places_to_cut() {
        assert_eq!(outside("<A: B<C>>(x) -> D<E>", "("), Some(9));
        let all: Vec<&str> = apart("a: F<B, C>, d: E", ", ").collect();
        assert_eq!(all, ["a: F<B, C>", "d: E"]);
    }

    #[test]
    fn texts_are_no_places_to_cut() {
        let text = r#""a, (b => \", c = d: e".to_owned()"#;
        assert_eq!(
            laid_out(0, &format!("Ok(N {{ a: {text}, b: {text} }})")),
            format!("Ok(N {{\n    a: {text},\n    b: {text},\n}})")
        );
    }
}

//! The URIs of resources: templates, and what their variables are in a URI (RFC 6570, simple expansions).

/// How long a URI may be that somebody asks for, in bytes.
const LONGEST: usize = 8192;

/// A variable, and the text behind it.
struct Variable<'t> {
    /// Whether it may have a `/`.
    is_path: bool,
    text: &'t str,
}

/// The values of the variables of a URI by a template, in the order of the template; `None` if it does not match.
///
/// `{id}` is at least one character but `/`, also of those that are escaped, and one part of a path, so neither `.` nor
/// `..` and without `\`; `{+path}` is at least one of all characters. None is a NUL.
/// The first ones take as much as they can.
///
/// ```
/// use toolrt::mcp::variables_in;
///
/// let found = variables_in("notes://{user}/{+path}", "notes://ann/a/b%20c");
/// assert_eq!(found, Some(vec!["ann".to_owned(), "a/b c".to_owned()]));
/// assert_eq!(variables_in("notes://{user}", "notes://ann/a"), None);
/// ```
pub fn variables_in(template: &str, uri: &str) -> Option<Vec<String>> {
    let (start, variables) = parts(template);
    if uri.len() > LONGEST || !uri.starts_with(start) {
        return None;
    }
    if variables.is_empty() {
        return (uri == start).then(Vec::new);
    }
    let ends = ends(&variables, uri, start.len())?;
    let mut at = start.len();
    let values = variables.iter().zip(ends).map(|(variable, end)| {
        let value = decoded(&uri[at..end]);
        at = end + variable.text.len();
        value.filter(|value| !value.contains('\0') && (variable.is_path || is_part(value)))
    });
    values.collect()
}

/// Whether a value stays one part of a path when somebody puts it into another path.
fn is_part(value: &str) -> bool {
    !value.contains(['/', '\\']) && !matches!(value, "." | "..")
}

/// The text before the first variable, and all variables.
fn parts(template: &str) -> (&str, Vec<Variable<'_>>) {
    let mut pieces = template.split('{');
    let start = pieces.next().unwrap_or_default();
    // The checker of designs lets only templates pass whose braces have partners.
    let variables = pieces.filter_map(|piece| {
        let (name, text) = piece.split_once('}')?;
        let is_path = name.starts_with('+');
        Some(Variable { is_path, text })
    });
    (start, variables.collect())
}

/// Where each variable ends, the first of which begins at `start`. The time is that of reading the URI once for each
/// variable, whatever it says.
fn ends(variables: &[Variable<'_>], uri: &str, start: usize) -> Option<Vec<usize>> {
    let size = uri.len();
    // Where the variables behind this one may begin: behind the last, at the end alone.
    let mut may_begin = vec![false; size + 1];
    may_begin[size] = true;
    let mut may_end: Vec<Vec<bool>> = Vec::with_capacity(variables.len());
    for variable in variables.iter().rev() {
        let mut ends = vec![false; size + 1];
        for (end, is_end) in ends.iter_mut().enumerate().skip(start) {
            let rest = uri.get(end..);
            if rest.is_some_and(|rest| rest.starts_with(variable.text)) {
                *is_end = may_begin[end + variable.text.len()];
            }
        }
        may_begin = begins(variable, uri, start, &ends);
        may_end.push(ends);
    }
    let mut at = start;
    let mut found = Vec::with_capacity(variables.len());
    for (variable, ends) in variables.iter().zip(may_end.iter().rev()) {
        let slash = uri[at..].find('/').filter(|_| !variable.is_path);
        let last = slash.map_or(size, |slash| at + slash);
        let end = (at + 1..=last).rev().find(|end| ends[*end])?;
        found.push(end);
        at = end + variable.text.len();
    }
    (at == size).then_some(found)
}

/// Where a variable may begin, by where it may end.
fn begins(variable: &Variable<'_>, uri: &str, start: usize, ends: &[bool]) -> Vec<bool> {
    let mut begins = vec![false; ends.len()];
    let mut is_possible = false;
    for at in (start..uri.len()).rev() {
        is_possible |= ends[at + 1];
        is_possible &= variable.is_path || uri.as_bytes()[at] != b'/';
        begins[at] = is_possible;
    }
    begins
}

/// A text without its percent signs; `None` if they are wrong or it is no text then.
fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        rest = behind;
        if first != b'%' {
            bytes.push(first);
            continue;
        }
        let digits = std::str::from_utf8(behind.get(..2)?).ok()?;
        let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        bytes.push(u8::from_str_radix(digits, 16).ok().filter(|_| is_hex)?);
        rest = &behind[2..];
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::time::{Duration, Instant};

    use super::variables_in;
    use crate::json::Value;

    #[test]
    fn uris_are_read_by_the_vectors() {
        let text = fs::read("../../spec/conformance/uris/uris.json").expect("there are vectors");
        let vectors = Value::parse(&text).expect("vectors are JSON");
        let cases = vectors.get("cases").and_then(Value::as_array);
        let cases = cases.expect("there are cases");
        for case in cases {
            let text = |key| case.get(key).and_then(Value::as_str).expect("a text");
            let found = variables_in(text("template"), text("uri"));
            let wanted = case.get("variables").and_then(Value::as_object);
            let wanted = wanted.map(|members| {
                let values = members.iter().map(|(_, value)| value.as_str());
                let values = values.map(|value| value.expect("a text").to_owned());
                values.collect::<Vec<String>>()
            });
            assert_eq!(found, wanted, "{}", text("name"));
        }
        assert!(cases.len() > 30, "{}", cases.len());
    }

    #[test]
    fn no_uri_takes_long() {
        let paths: Vec<String> = (0..8).map(|at| format!("{{+x{at}}}")).collect();
        let template = format!("a://{}!", paths.join("/"));
        let start = Instant::now();
        for size in [8000, 100_000] {
            let uri = format!("a://{}", "/".repeat(size));
            assert_eq!(variables_in(&template, &uri), None);
        }
        assert!(start.elapsed() < Duration::from_secs(1));
    }
}

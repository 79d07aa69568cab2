//! References against a base, by RFC 3986 section 5.2.

/// The absolute form of a reference.
pub(super) fn resolved(base: &str, reference: &str) -> String {
    let (base, reference) = (Parts::of(base), Parts::of(reference));
    let (scheme, authority, path, query) = if reference.scheme.is_some() {
        let path = without_dots(reference.path);
        (reference.scheme, reference.authority, path, reference.query)
    } else if reference.authority.is_some() {
        let path = without_dots(reference.path);
        (base.scheme, reference.authority, path, reference.query)
    } else if reference.path.is_empty() {
        let query = reference.query.or(base.query);
        (base.scheme, base.authority, base.path.to_owned(), query)
    } else {
        let path = if reference.path.starts_with('/') {
            without_dots(reference.path)
        } else {
            without_dots(&merged(&base, reference.path))
        };
        (base.scheme, base.authority, path, reference.query)
    };
    let mut out = String::new();
    if let Some(scheme) = scheme {
        out.push_str(scheme);
        out.push(':');
    }
    if let Some(authority) = authority {
        out.push_str("//");
        out.push_str(authority);
    }
    out.push_str(&path);
    if let Some(query) = query {
        out.push('?');
        out.push_str(query);
    }
    if let Some(fragment) = reference.fragment {
        out.push('#');
        out.push_str(fragment);
    }
    out
}

/// A URI and its fragment, decoded; `None` if the fragment is not UTF-8.
pub(super) fn split(uri: &str) -> Option<(&str, String)> {
    let (uri, fragment) = uri.split_once('#').unwrap_or((uri, ""));
    Some((uri, decoded(fragment)?))
}

fn decoded(text: &str) -> Option<String> {
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, behind @ ..] = rest {
        let pair = behind.get(..2).filter(|_| *first == b'%');
        let byte = pair
            .filter(|pair| pair.iter().all(u8::is_ascii_hexdigit))
            .and_then(|pair| std::str::from_utf8(pair).ok())
            .and_then(|pair| u8::from_str_radix(pair, 16).ok());
        match byte {
            Some(byte) => {
                out.push(byte);
                rest = &behind[2..];
            }
            None => {
                out.push(*first);
                rest = behind;
            }
        }
    }
    String::from_utf8(out).ok()
}

struct Parts<'u> {
    scheme: Option<&'u str>,
    authority: Option<&'u str>,
    path: &'u str,
    query: Option<&'u str>,
    fragment: Option<&'u str>,
}

impl<'u> Parts<'u> {
    fn of(text: &'u str) -> Self {
        let (text, fragment) = cut(text, '#');
        let (text, query) = cut(text, '?');
        let (scheme, text) = match text.split_once(':') {
            Some((scheme, rest)) if is_scheme(scheme) => (Some(scheme), rest),
            Some(_) | None => (None, text),
        };
        let (authority, path) = match text.strip_prefix("//") {
            Some(rest) => {
                let end = rest.find('/').unwrap_or(rest.len());
                (Some(&rest[..end]), &rest[end..])
            }
            None => (None, text),
        };
        Self {
            scheme,
            authority,
            path,
            query,
            fragment,
        }
    }
}

fn cut(text: &str, at: char) -> (&str, Option<&str>) {
    match text.split_once(at) {
        Some((before, behind)) => (before, Some(behind)),
        None => (text, None),
    }
}

fn is_scheme(text: &str) -> bool {
    let is_inner = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
    text.starts_with(|c: char| c.is_ascii_alphabetic()) && text.bytes().all(is_inner)
}

fn merged(base: &Parts<'_>, path: &str) -> String {
    if base.authority.is_some() && base.path.is_empty() {
        return format!("/{path}");
    }
    let end = base.path.rfind('/').map_or(0, |slash| slash + 1);
    format!("{}{path}", &base.path[..end])
}

/// The path without its `.` and `..`.
fn without_dots(path: &str) -> String {
    let is_absolute = path.starts_with('/');
    let mut kept: Vec<&str> = Vec::new();
    let mut segments = path.split('/').skip(usize::from(is_absolute)).peekable();
    while let Some(segment) = segments.next() {
        let is_last = segments.peek().is_none();
        match segment {
            "." | ".." => {
                if segment == ".." {
                    kept.pop();
                }
                if is_last {
                    kept.push("");
                }
            }
            other => kept.push(other),
        }
    }
    let start = if is_absolute { "/" } else { "" };
    format!("{start}{}", kept.join("/"))
}

#[cfg(test)]
mod tests {
    use super::resolved;

    #[test]
    fn references_are_resolved_as_the_rfc_says() {
        let base = "http://a/b/c/d;p?q";
        let cases = [
            ("g:h", "g:h"),
            ("g", "http://a/b/c/g"),
            ("./g", "http://a/b/c/g"),
            ("g/", "http://a/b/c/g/"),
            ("/g", "http://a/g"),
            ("//g", "http://g"),
            ("?y", "http://a/b/c/d;p?y"),
            ("g?y#s", "http://a/b/c/g?y#s"),
            ("", "http://a/b/c/d;p?q"),
            ("#s", "http://a/b/c/d;p?q#s"),
            (".", "http://a/b/c/"),
            ("..", "http://a/b/"),
            ("../g", "http://a/b/g"),
            ("../../../g", "http://a/g"),
            ("g/../h", "http://a/b/c/h"),
        ];
        for (reference, whole) in cases {
            assert_eq!(resolved(base, reference), whole, "{reference}");
        }
        assert_eq!(resolved("urn:uuid:1", "#a"), "urn:uuid:1#a");
        assert_eq!(resolved("", "a.json"), "a.json");
    }
}

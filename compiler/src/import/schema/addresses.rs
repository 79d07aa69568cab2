//! References against the address of the schema around them, by RFC 3986 section 5.2.

/// An address without its fragment, and the fragment.
pub(super) fn parted(address: &str) -> (&str, &str) {
    address.split_once('#').unwrap_or((address, ""))
}

/// The absolute form of a reference; its fragment stays as it is.
pub(super) fn resolved(base: &str, reference: &str) -> String {
    let (base, _) = parted(base);
    let (path, fragment) = reference
        .find('#')
        .map_or((reference, ""), |at| reference.split_at(at));
    if path.is_empty() {
        return format!("{base}{fragment}");
    }
    if scheme_end(path).is_some() {
        return reference.to_owned();
    }
    let (base, _) = base.split_once('?').unwrap_or((base, ""));
    let authority = scheme_end(base).map_or(0, |end| {
        let rest = &base[end..];
        match rest.strip_prefix("//") {
            Some(host) => end + 2 + host.find('/').unwrap_or(host.len()),
            None => end,
        }
    });
    if let Some(host) = path.strip_prefix("//") {
        let scheme = scheme_end(base).map_or("", |end| &base[..end]);
        return format!("{scheme}//{host}{fragment}");
    }
    let (start, old) = base.split_at(authority);
    let whole = if path.starts_with('/') {
        path.to_owned()
    } else if old.is_empty() && !start.is_empty() {
        format!("/{path}")
    } else {
        format!("{}{path}", &old[..old.rfind('/').map_or(0, |at| at + 1)])
    };
    format!("{start}{}{fragment}", without_dots(&whole))
}

/// The end of the scheme, behind its colon.
fn scheme_end(address: &str) -> Option<usize> {
    let (scheme, _) = address.split_once(':')?;
    let is_inner = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'+' | b'-' | b'.');
    let is_scheme = scheme.starts_with(|first: char| first.is_ascii_alphabetic())
        && scheme.bytes().all(is_inner);
    is_scheme.then_some(scheme.len() + 1)
}

fn without_dots(path: &str) -> String {
    let (path, query) = path.find('?').map_or((path, ""), |at| path.split_at(at));
    let mut kept: Vec<&str> = Vec::new();
    let segments: Vec<&str> = path.split('/').collect();
    for (at, segment) in segments.iter().enumerate() {
        let is_last = at + 1 == segments.len();
        match *segment {
            "." | ".." => {
                // The first is empty if the path starts with a slash.
                let root = usize::from(path.starts_with('/'));
                if *segment == ".." && kept.len() > root {
                    kept.pop();
                }
                if is_last {
                    kept.push("");
                }
            }
            other => kept.push(other),
        }
    }
    format!("{}{query}", kept.join("/"))
}

#[cfg(test)]
mod tests {
    use super::resolved;

    #[test]
    fn references_are_resolved_as_the_rfc_says() {
        let base = "http://a/b/c/d;p?q";
        for (reference, whole) in [
            ("g:h", "g:h"),
            ("g", "http://a/b/c/g"),
            ("./g", "http://a/b/c/g"),
            ("/g", "http://a/g"),
            ("//g", "http://g"),
            ("#s", "http://a/b/c/d;p?q#s"),
            ("..", "http://a/b/"),
            ("../../../g#s", "http://a/g#s"),
        ] {
            assert_eq!(resolved(base, reference), whole, "{reference}");
        }
        assert_eq!(resolved("urn:uuid:1", "#a"), "urn:uuid:1#a");
        assert_eq!(resolved("", "a.json"), "a.json");
        assert_eq!(resolved("http://a", "b"), "http://a/b");
    }
}

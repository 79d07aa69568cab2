//! The forms of texts in both formats: addresses, versions, names. What passes here passes their schemas.

/// An address of HTTP: a host that is a name or an IPv4 address, and no character that an address must encode.
pub(super) fn is_url(text: &str) -> bool {
    let rest = text
        .strip_prefix("https://")
        .or_else(|| text.strip_prefix("http://"));
    let is_allowed = |c: char| {
        c.is_ascii_graphic() && !matches!(c, '"' | '<' | '>' | '\\' | '^' | '`' | '{' | '|' | '}')
    };
    rest.is_some_and(|rest| {
        let authority = rest.split(['/', '?', '#']).next().unwrap_or_default();
        let (host, port) = authority.split_once(':').unwrap_or((authority, "443"));
        is_host(host) && port.parse::<u16>().is_ok() && rest.chars().all(is_allowed)
    })
}

/// Names with dots between them.
fn is_host(host: &str) -> bool {
    host.split('.').all(is_label)
}

/// A part of the name of a host.
fn is_label(label: &str) -> bool {
    let is_end = |c: char| c.is_ascii_alphanumeric();
    label.starts_with(is_end)
        && label.ends_with(is_end)
        && label.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
}

/// The host of an address, in lower case.
pub(super) fn host(url: &str) -> Option<String> {
    let (_, rest) = url.split_once("://")?;
    let authority = rest.split(['/', '?', '#']).next()?;
    let host = authority.split(':').next()?;
    Some(host.to_ascii_lowercase())
}

/// Whether an address is one of the machine itself.
pub(super) fn is_loopback(url: &str) -> bool {
    host(url).is_some_and(|host| {
        host == "localhost" || host.ends_with(".localhost") || host.starts_with("127.")
    })
}

/// `somebody@acme.dev`
pub(super) fn is_email(text: &str) -> bool {
    let is_local = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '\'' | '+' | '-' | '.');
    text.split_once('@').is_some_and(|(local, host)| {
        let top = host
            .rsplit_once('.')
            .map(|(_, top)| top)
            .unwrap_or_default();
        !local.is_empty()
            && !local.starts_with('.')
            && !local.ends_with(['.', '\''])
            && !local.contains("..")
            && local.chars().all(is_local)
            && is_host(host)
            && top.len() > 1
            && top.chars().all(|c| c.is_ascii_alphabetic())
    })
}

/// One exact version: no range, no `latest`, no `1.x`.
pub(super) fn is_version(text: &str) -> bool {
    let is_allowed =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '+' | '_' | '!');
    let is_any = |part: &str| matches!(part, "x" | "X");
    text.starts_with(|c: char| c.is_ascii_alphanumeric())
        && text.len() <= 255
        && text.chars().any(|c| c.is_ascii_digit())
        && text.chars().all(is_allowed)
        && !text.split('.').any(is_any)
}

/// The name of a server in the registry: `io.github.acme/notes`.
pub(super) fn is_registry_name(text: &str) -> bool {
    let is_end = |c: char| c.is_ascii_alphanumeric();
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || matches!(c, '.' | '_' | '-');
    text.len() <= 200
        && text.split_once('/').is_some_and(|(space, name)| {
            space.contains('.')
                && is_host(space)
                && name.starts_with(is_end)
                && name.ends_with(is_end)
                && name.chars().all(is_allowed)
        })
}

/// A file or folder below another: no way out of it, in the spelling of all systems.
pub(super) fn is_inside(path: &str) -> bool {
    let is_allowed = |c: char| !c.is_control() && !matches!(c, '\\' | ':' | '$');
    path.chars().all(is_allowed) && path.split('/').all(|part| !matches!(part, "" | "." | ".."))
}

/// 64 hexadecimal digits in lower case.
pub(super) fn is_sha256(text: &str) -> bool {
    text.len() == 64
        && text
            .bytes()
            .all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// A name that stands in braces: letters, digits and `_`.
pub(super) fn is_variable(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// The name of a header of HTTP.
pub(super) fn is_header(text: &str) -> bool {
    let is_allowed = |c: char| c.is_ascii_alphanumeric() || "!#$%&'*+-.^_`|~".contains(c);
    !text.is_empty() && text.chars().all(is_allowed)
}

/// `48x48`
pub(super) fn is_size(text: &str) -> bool {
    let is_number = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    text.split_once('x')
        .is_some_and(|(width, height)| is_number(width) && is_number(height))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_have_a_host_and_nothing_to_encode() {
        for url in [
            "https://acme.dev",
            "http://a.b:8080/c?d=%20#e",
            "https://127.0.0.1/mcp",
        ] {
            assert!(is_url(url), "{url}");
        }
        for text in [
            "acme.dev",
            "ftp://acme.dev",
            "https://",
            "https://a b",
            "https://a:99999",
            "https://a:",
            "https://-a",
            "https://a..b",
            "https://a/{b}",
            "https://me@a",
        ] {
            assert!(!is_url(text), "{text}");
        }
        assert!(is_loopback("http://LOCALHOST:80/mcp") && is_loopback("http://127.0.0.2"));
        assert!(!is_loopback("https://localhost.acme.dev"));
    }

    #[test]
    fn versions_are_exact() {
        for version in ["1.0.0", "v2", "1.2.0-rc.1+x86", "2024_1", "1!2.0"] {
            assert!(is_version(version), "{version}");
        }
        for text in [
            "",
            "latest",
            "^1.2",
            "~1",
            ">=1",
            "1.x",
            "1.*",
            "1 || 2",
            "1.0 - 2.0",
        ] {
            assert!(!is_version(text), "{text}");
        }
    }

    #[test]
    fn names_are_reversed_hosts_and_a_word() {
        for name in ["io.github.acme/notes", "dev.acme/a", "a.b-c/d_e.f"] {
            assert!(is_registry_name(name), "{name}");
        }
        for text in [
            "notes",
            "acme/notes",
            "a.b/c/d",
            "a.b/",
            "a..b/c",
            "a.b/_c",
            "a_b.c/d",
        ] {
            assert!(!is_registry_name(text), "{text}");
        }
    }

    #[test]
    fn mail_and_paths() {
        assert!(is_email("a.b+c@mail.acme.dev"));
        for text in [
            "a",
            "@acme.dev",
            "a@dev",
            "a@acme.d",
            ".a@acme.dev",
            "a b@acme.dev",
        ] {
            assert!(!is_email(text), "{text}");
        }
        assert!(is_inside("server/main.py"));
        for path in [
            "",
            "/a",
            "../a",
            "a//b",
            "a\\b",
            "C:a",
            "${__dirname}/a",
            "./a",
        ] {
            assert!(!is_inside(path), "{path}");
        }
    }
}

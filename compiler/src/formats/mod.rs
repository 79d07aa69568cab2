//! Which texts have which format: the grammars of `spec/wire.md`, for values that are known when a design is compiled.

mod clock;
mod net;

use crate::ir::Format;

/// Whether `text` has the format.
pub(crate) fn accepts(format: Format, text: &str) -> bool {
    match format {
        Format::Datetime => clock::is_datetime(text),
        Format::Date => clock::is_date(text),
        Format::Time => clock::is_time(text),
        Format::Duration => clock::is_duration(text),
        Format::Uuid => is_uuid(text),
        Format::Uri => net::is_uri(text),
        Format::Email => net::is_email(text),
        Format::Hostname => net::is_hostname(text),
        Format::Ipv4 => text.parse::<std::net::Ipv4Addr>().is_ok(),
        Format::Ipv6 => text.parse::<std::net::Ipv6Addr>().is_ok(),
    }
}

/// The wording for a text of the format in messages, with an example.
pub(crate) fn phrase(format: Format) -> &'static str {
    match format {
        Format::Datetime => "a date and time with an offset, like \"2026-01-31T09:30:00Z\"",
        Format::Date => "a date, like \"2026-01-31\"",
        Format::Time => "a time with an offset, like \"09:30:00Z\"",
        Format::Duration => "an ISO 8601 duration, like \"PT5M\"",
        Format::Uuid => "a UUID, like \"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10\"",
        Format::Uri => "an absolute URI, like \"https://example.com/a\"",
        Format::Email => "an email address, like \"ada@example.com\"",
        Format::Hostname => "a host name, like \"api.example.com\"",
        Format::Ipv4 => "an IPv4 address, like \"192.0.2.1\"",
        Format::Ipv6 => "an IPv6 address, like \"2001:db8::1\"",
    }
}

/// Whether `text` is padded base64 in the standard alphabet; pad bits may have any value.
pub(crate) fn is_base64(text: &str) -> bool {
    let data = text
        .strip_suffix("==")
        .or_else(|| text.strip_suffix('='))
        .unwrap_or(text);
    text.len().is_multiple_of(4)
        && data
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'+' || byte == b'/')
}

fn is_uuid(text: &str) -> bool {
    let groups = [8, 4, 4, 4, 12];
    let mut parts = text.split('-');
    let fine = groups.iter().all(|length| {
        let part = parts.next().unwrap_or("");
        part.len() == *length && part.bytes().all(|byte| byte.is_ascii_hexdigit())
    });
    fine && parts.next().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base64_is_padded() {
        for text in ["", "aGk=", "aA==", "aB==", "+/+/"] {
            assert!(is_base64(text), "{text}");
        }
        for text in ["aGk", "a===", "=", "aG k", "aG-_", "a=bc", "===="] {
            assert!(!is_base64(text), "{text}");
        }
    }

    #[test]
    fn uuids_have_hyphens() {
        assert!(accepts(
            Format::Uuid,
            "6F1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10"
        ));
        for text in [
            "6f1f6f0a7a524f8e9d3c0d8f2c7f7f10",
            "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f1g",
            "{6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10}",
            "",
        ] {
            assert!(!accepts(Format::Uuid, text), "{text}");
        }
    }

    #[test]
    fn every_example_has_its_format() {
        for (name, format) in Format::ALL {
            let example = phrase(format).split('"').nth(1).expect("an example");
            assert!(accepts(format, example), "{name}");
            assert!(!accepts(format, &format!("{example}\n")), "{name}");
        }
    }
}

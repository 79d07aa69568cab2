//! JSON strings: from the bytes between the quotes to text, and back.

/// The text behind a string's inside, which holds at least one escape; `None` where an escape is
/// wrong or names half a character.
pub(crate) fn unescape(inside: &str, out: &mut String) -> Result<(), usize> {
    out.clear();
    let mut rest = inside;
    while let Some(at) = rest.find('\\') {
        out.push_str(&rest[..at]);
        let start = inside.len() - rest.len() + at;
        let tail = &rest[at + 1..];
        let (character, used) = escape(tail).ok_or(start)?;
        out.push(character);
        rest = &tail[used..];
    }
    out.push_str(rest);
    Ok(())
}

/// The character that the escape at the start of `tail` (behind its backslash) stands for, and
/// how many bytes it takes.
fn escape(tail: &str) -> Option<(char, usize)> {
    let character = match tail.as_bytes().first()? {
        b'"' => '"',
        b'\\' => '\\',
        b'/' => '/',
        b'b' => '\u{8}',
        b'f' => '\u{c}',
        b'n' => '\n',
        b'r' => '\r',
        b't' => '\t',
        b'u' => return unicode(tail),
        _ => return None,
    };
    Some((character, 1))
}

fn unicode(tail: &str) -> Option<(char, usize)> {
    let high = hex(tail.get(1..5)?)?;
    if !(0xd800..0xe000).contains(&high) {
        return Some((char::from_u32(high)?, 5));
    }
    let pair = tail.get(5..11)?.strip_prefix("\\u")?;
    let low = hex(pair)?;
    if high >= 0xdc00 || !(0xdc00..0xe000).contains(&low) {
        return None;
    }
    let code = 0x10000 + ((high - 0xd800) << 10) + (low - 0xdc00);
    Some((char::from_u32(code)?, 11))
}

fn hex(digits: &str) -> Option<u32> {
    let all_hex = digits.bytes().all(|byte| byte.is_ascii_hexdigit());
    if all_hex {
        u32::from_str_radix(digits, 16).ok()
    } else {
        None
    }
}

/// Appends `text` as a JSON string, with the short escapes and nothing else escaped but control
/// characters.
pub(crate) fn write_quoted(out: &mut Vec<u8>, text: &str) {
    out.push(b'"');
    let bytes = text.as_bytes();
    let mut from = 0;
    for (at, &byte) in bytes.iter().enumerate() {
        if byte >= 0x20 && byte != b'"' && byte != b'\\' {
            continue;
        }
        out.extend_from_slice(&bytes[from..at]);
        from = at + 1;
        match byte {
            b'"' => out.extend_from_slice(b"\\\""),
            b'\\' => out.extend_from_slice(b"\\\\"),
            0x08 => out.extend_from_slice(b"\\b"),
            0x0c => out.extend_from_slice(b"\\f"),
            b'\n' => out.extend_from_slice(b"\\n"),
            b'\r' => out.extend_from_slice(b"\\r"),
            b'\t' => out.extend_from_slice(b"\\t"),
            control => {
                const DIGITS: &[u8; 16] = b"0123456789abcdef";
                let (high, low) = (usize::from(control >> 4), usize::from(control & 15));
                out.extend_from_slice(&[b'\\', b'u', b'0', b'0', DIGITS[high], DIGITS[low]]);
            }
        }
    }
    out.extend_from_slice(&bytes[from..]);
    out.push(b'"');
}

/// `text` as a JSON string.
pub(crate) fn quoted(text: &str) -> String {
    let mut out = Vec::with_capacity(text.len() + 2);
    write_quoted(&mut out, text);
    String::from_utf8(out).expect("text with escapes is text")
}

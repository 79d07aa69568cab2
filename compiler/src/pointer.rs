//! JSON Pointers (RFC 6901), and how a `$ref` spells one: as the fragment of a URI (RFC 3986, section 3.5).

use std::fmt::Write;

/// A name as a step of a pointer.
pub fn step(name: &str) -> String {
    name.replace('~', "~0").replace('/', "~1")
}

/// The name in a step of a pointer, unescaped.
pub fn name(step: &str) -> String {
    step.replace("~1", "/").replace("~0", "~")
}

/// The `$ref` of a definition in `$defs`.
pub fn reference(definition: &str) -> String {
    let mut out = "#/$defs/".to_owned();
    for byte in step(definition).bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~!$&'()*+,;=:@/?".contains(&byte) {
            out.push(char::from(byte));
        } else {
            write!(out, "%{byte:02X}").expect("a string takes everything");
        }
    }
    out
}

/// The pointer that a fragment spells.
pub fn unescaped(fragment: &str) -> String {
    if !fragment.contains('%') {
        return fragment.to_owned();
    }
    let mut bytes = Vec::new();
    let mut rest = fragment.as_bytes();
    while let [first, tail @ ..] = rest {
        let code = (*first == b'%')
            .then(|| std::str::from_utf8(tail.get(..2)?).ok())
            .flatten()
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match code {
            Some(code) => {
                bytes.push(code);
                rest = &tail[2..];
            }
            None => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{name, reference, step, unescaped};

    #[test]
    fn every_name_comes_back() {
        for definition in ["a.B", "a b", "%41", "~1/", "\"\n", "é🎉", "#?", ""] {
            assert_eq!(name(&step(definition)), definition);
            let reference = reference(definition);
            assert!(reference.is_ascii() && !reference.contains([' ', '"', '\n']));
            let pointer = unescaped(&reference[1..]);
            assert_eq!(pointer, format!("/$defs/{}", step(definition)));
        }
        assert_eq!(reference("a%b/c d"), "#/$defs/a%25b~1c%20d");
    }
}

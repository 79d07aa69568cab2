//! Which names the code of a module has: what it names, it imports.

/// How a name stands in code.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Place {
    /// As a whole word, somewhere.
    pub is_word: bool,
    /// As the start of a path: `name.`, in no longer path.
    pub is_root: bool,
}

/// How each of these names stands in some pieces of code.
///
/// What is in quotes is no code. There are no comments in a piece.
pub(super) fn places<'t, const N: usize>(
    code: impl IntoIterator<Item = &'t str>,
    names: [&str; N],
) -> [Place; N] {
    let mut found = [Place::default(); N];
    let mut look = Look::new(&names, &mut found);
    code.into_iter().for_each(|code| look.through(code));
    found
}

/// Those of these names that some pieces of code have as the start of a path.
pub(super) fn roots<'t, 'n>(
    code: impl IntoIterator<Item = &'t str>,
    names: &[&'n str],
) -> Vec<&'n str> {
    let mut found = vec![Place::default(); names.len()];
    if !names.is_empty() {
        let mut look = Look::new(names, &mut found);
        code.into_iter().for_each(|code| look.through(code));
    }
    let names = names.iter().zip(found).filter(|(_, place)| place.is_root);
    names.map(|(name, _)| *name).collect()
}

struct Look<'a> {
    names: &'a [&'a str],
    /// The places of the names in their order: a module may import thousands.
    sorted: Vec<usize>,
    found: &'a mut [Place],
    /// The bytes that names start with.
    starts: [bool; 256],
}

impl<'a> Look<'a> {
    fn new(names: &'a [&'a str], found: &'a mut [Place]) -> Self {
        let mut starts = [false; 256];
        for first in names.iter().filter_map(|name| name.bytes().next()) {
            starts[usize::from(first)] = true;
        }
        let mut sorted: Vec<usize> = (0..names.len()).collect();
        sorted.sort_by_key(|at| names[*at]);
        Self {
            names,
            sorted,
            found,
            starts,
        }
    }

    fn through(&mut self, code: &str) {
        let bytes = code.as_bytes();
        let mut at = 0;
        while at < bytes.len() {
            let start = at;
            match KINDS[usize::from(bytes[at])] {
                Kind::Quote => at = end_of_quoted(bytes, start),
                Kind::Joined => {
                    let rest = bytes[at..].iter();
                    at += rest.take_while(|byte| is_joined(**byte)).count();
                    if self.starts[usize::from(bytes[start])] {
                        self.word(bytes, start, at);
                    }
                }
                Kind::Other => at += 1,
            }
        }
    }

    fn word(&mut self, bytes: &[u8], start: usize, end: usize) {
        let (names, word) = (self.names, &bytes[start..end]);
        let first = self
            .sorted
            .partition_point(|at| names[*at].as_bytes() < word);
        let same = self.sorted[first..].iter();
        for at in same.take_while(|at| names[**at].as_bytes() == word) {
            let place = &mut self.found[*at];
            place.is_word = true;
            let is_inside = start > 0 && bytes[start - 1] == b'.';
            place.is_root |= !is_inside && bytes.get(end) == Some(&b'.');
        }
    }
}

/// Where the text in quotes that starts at `start` ends.
fn end_of_quoted(bytes: &[u8], start: usize) -> usize {
    let quote = bytes[start];
    let long = [quote; 3];
    let end: &[u8] = if bytes[start..].starts_with(&long) {
        &long
    } else {
        &long[..1]
    };
    let mut at = start + end.len();
    let stops = |byte: &u8| *byte == quote || *byte == b'\\';
    while let Some(next) = bytes.get(at..).and_then(|rest| rest.iter().position(stops)) {
        at += next;
        if bytes[at] == b'\\' {
            at += 2;
        } else if bytes[at..].starts_with(end) {
            return at + end.len();
        } else {
            at += 1;
        }
    }
    bytes.len()
}

/// What a byte is in code.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// A part of a name.
    Joined,
    Quote,
    Other,
}

static KINDS: [Kind; 256] = {
    let mut kinds = [Kind::Other; 256];
    let mut byte = 0;
    while byte < 256 {
        let c = byte as u8;
        if c.is_ascii_alphanumeric() || c == b'_' || !c.is_ascii() {
            kinds[byte] = Kind::Joined;
        } else if matches!(c, b'"' | b'\'') {
            kinds[byte] = Kind::Quote;
        }
        byte += 1;
    }
    kinds
};

fn is_joined(byte: u8) -> bool {
    KINDS[usize::from(byte)] == Kind::Joined
}

#[cfg(test)]
mod tests {
    use super::*;

    fn place(is_word: bool, is_root: bool) -> Place {
        Place { is_word, is_root }
    }

    #[test]
    fn a_part_of_a_longer_name_is_none() {
        let code = "x: toolrt.Int = msgspec_2.a | UNSET | a.types.B | ütoolrt.x";
        assert_eq!(
            places([code], ["toolrt", "msgspec", "UNSET", "types"]),
            [
                place(true, true),
                place(false, false),
                place(true, false),
                place(true, false)
            ]
        );
        assert_eq!(roots(["a.b.c + d.e"], &["a", "b", "d", "e"]), ["a", "d"]);
    }

    #[test]
    fn what_is_in_quotes_is_no_code() {
        let code = r#"x = "A\"A" + 'A"'
    r"""A of A\"""A"""
B: TypeAlias = (
    "C"
)"#;
        assert_eq!(
            places([code, "D"], ["A", "B", "C", "D"]).map(|place| place.is_word),
            [false, true, false, true]
        );
    }
}

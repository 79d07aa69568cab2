//! Files that a person keeps, with a section of ours in them: between two lines that the person has put there.
//!
//! In such a file, only the section counts: its text is what is compared, hashed, listed and replaced. What stands
//! around it is never changed.

use std::borrow::Cow;
use std::ops::Range;

/// The files that may be a person's: agents read them by these names.
const NAMES: [&str; 2] = ["AGENTS.md", "CLAUDE.md"];

/// The line above the section.
pub const BEGIN: &str = "<!-- toolc:begin -->";
/// The line below the section.
pub const END: &str = "<!-- toolc:end -->";

/// Whether a path may be a person's file with a section of ours.
pub(crate) fn may_have(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    NAMES.contains(&name)
}

/// Where the section of a file is; nothing where the whole file counts. Both lines must be there once, in their order,
/// and outside of fenced code; what stands between them is ours, whatever it is.
pub(crate) fn of(path: &str, bytes: &[u8]) -> Option<Range<usize>> {
    if !may_have(path) {
        return None;
    }
    let (mut at, mut fence) = (0, None);
    let (mut begin, mut end) = (None, None);
    for line in bytes.split_inclusive(|byte| *byte == b'\n') {
        let place = at..at + line.len();
        // Editors put a mark at the start of a file.
        let line = match at {
            0 => line.strip_prefix("\u{FEFF}".as_bytes()).unwrap_or(line),
            _ => line,
        };
        at = place.end;
        let line = bare(line);
        let is_inside = begin.is_some() && end.is_none();
        if !is_inside && is_code(line, &mut fence) {
            continue;
        }
        if line == BEGIN.as_bytes() {
            if begin.replace(place).is_some() {
                return None;
            }
        } else if line == END.as_bytes() && (begin.is_none() || end.replace(place).is_some()) {
            return None;
        }
    }
    Some(begin?.end..end?.start)
}

/// Whether a file has lines that mark a section, of whatever use they are.
pub(crate) fn has_lines(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|byte| *byte == b'\n').map(bare);
    lines.any(|line| line == BEGIN.as_bytes() || line == END.as_bytes())
}

/// The text of a file in which no line marks a section: such a line comes from the words of a design, in fenced code, and
/// gets a space in front. Else it would end our section early, and what follows it would become the person's own text.
pub(crate) fn without_lines<'t>(path: &str, text: &'t str) -> Cow<'t, str> {
    if !may_have(path) || !has_lines(text.as_bytes()) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 8);
    for line in text.split_inclusive('\n') {
        if has_lines(line.as_bytes()) {
            out.push(' ');
        }
        out.push_str(line);
    }
    Cow::Owned(out)
}

/// The whole file with another section, whose lines end as those of the file.
pub(crate) fn with(bytes: &[u8], section: &Range<usize>, text: &[u8]) -> Vec<u8> {
    let mut whole = bytes[..section.start].to_vec();
    match whole.ends_with(b"\r\n") {
        true => text
            .split_inclusive(|byte| *byte == b'\n')
            .for_each(|line| {
                let bare = line.strip_suffix(b"\n");
                whole.extend_from_slice(bare.unwrap_or(line));
                if bare.is_some() {
                    whole.extend_from_slice(b"\r\n");
                }
            }),
        false => whole.extend_from_slice(text),
    }
    whole.extend_from_slice(&bytes[section.end..]);
    whole
}

/// A line without its line break.
fn bare(line: &[u8]) -> &[u8] {
    let line = line.strip_suffix(b"\n").unwrap_or(line);
    line.strip_suffix(b"\r").unwrap_or(line)
}

/// Whether a line is part of fenced code, its fences included. `fence` is the open one: its sign and its length.
fn is_code(line: &[u8], fence: &mut Option<(u8, usize)>) -> bool {
    let indent = line.iter().take_while(|byte| **byte == b' ').count();
    let text = &line[indent..];
    let sign = match text.first() {
        Some(sign @ (b'`' | b'~')) if indent < 4 => *sign,
        _ => return fence.is_some(),
    };
    let length = text.iter().take_while(|byte| **byte == sign).count();
    let rest = &text[length..];
    match *fence {
        Some((open, least)) => {
            if sign == open && length >= least && rest.trim_ascii().is_empty() {
                *fence = None;
            }
            true
        }
        None if length < 3 || (sign == b'`' && rest.contains(&b'`')) => false,
        None => {
            *fence = Some((sign, length));
            true
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{of, with, without_lines};

    #[test]
    fn the_section_is_between_its_lines() {
        let text = b"Mine.\n<!-- toolc:begin -->\nold\n<!-- toolc:end -->\nAlso mine.";
        let section = of("docs/AGENTS.md", text).unwrap();
        assert_eq!(&text[section.clone()], b"old\n");
        assert_eq!(
            with(text, &section, b"new\nlines\n"),
            b"Mine.\n<!-- toolc:begin -->\nnew\nlines\n<!-- toolc:end -->\nAlso mine."
        );
        assert_eq!(of("docs/README.md", text), None);
    }

    #[test]
    fn line_ends_are_those_of_the_file() {
        let text = b"<!-- toolc:begin -->\r\n<!-- toolc:end -->";
        let section = of("AGENTS.md", text).unwrap();
        assert!(section.is_empty());
        assert_eq!(
            with(text, &section, b"a\nb\n"),
            b"<!-- toolc:begin -->\r\na\r\nb\r\n<!-- toolc:end -->"
        );
    }

    #[test]
    fn lines_in_fenced_code_are_code_of_the_person() {
        let pair = "<!-- toolc:begin -->\nold\n<!-- toolc:end -->\n";
        for (open, close) in [
            ("```markdown", "```"),
            ("~~~", "~~~~ "),
            ("   ````", "  `````"),
            ("```", "~~~\n``` x\n````"),
        ] {
            let code = format!("{open}\n{pair}{close}\n");
            assert_eq!(of("AGENTS.md", code.as_bytes()), None, "{code}");
            let text = format!("{code}{pair}{code}");
            let section = of("AGENTS.md", text.as_bytes()).unwrap();
            assert_eq!(section.start, code.len() + "<!-- toolc:begin -->\n".len());
            assert_eq!(&text[section], "old\n", "{text}");
        }
        // None of these begins code.
        for line in ["``", "``` `` ```", "    ```", "a ```", ""] {
            let text = format!("{line}\n{pair}");
            assert!(of("AGENTS.md", text.as_bytes()).is_some(), "{text}");
        }
        // A fence that stays open goes to the end of the file.
        let text = format!("```\n{pair}");
        assert_eq!(of("AGENTS.md", text.as_bytes()), None);
        // In the section, they are ours: an edit of it cannot hide where it ends.
        let text = "<!-- toolc:begin -->\n```\n<!-- toolc:end -->\nMine.\n";
        assert_eq!(&text[of("AGENTS.md", text.as_bytes()).unwrap()], "```\n");
    }

    #[test]
    fn lines_of_a_design_mark_nothing() {
        let words = "```\n<!-- toolc:begin -->\n<!-- toolc:end -->\r\n```\n<!-- toolc:end -->";
        let inert = without_lines("docs/AGENTS.md", words);
        assert_eq!(
            inert,
            "```\n <!-- toolc:begin -->\n <!-- toolc:end -->\r\n```\n <!-- toolc:end -->"
        );
        let text = format!("<!-- toolc:begin -->\n{inert}\n<!-- toolc:end -->\n");
        let section = of("AGENTS.md", text.as_bytes()).unwrap();
        assert_eq!(text[section], format!("{inert}\n"));
        // Other files have no sections.
        assert_eq!(without_lines("docs/README.md", words), words);
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_the_first_line() {
        let text = "\u{FEFF}<!-- toolc:begin -->\n<!-- toolc:end -->";
        let section = of("AGENTS.md", text.as_bytes()).unwrap();
        let whole = with(text.as_bytes(), &section, b"a\n");
        let wanted = "\u{FEFF}<!-- toolc:begin -->\na\n<!-- toolc:end -->";
        assert_eq!(whole, wanted.as_bytes());
    }

    #[test]
    fn a_huge_file_is_read_once() {
        let mine = "word `code` ```\n<!-- toolc -->\n".repeat(1_000_000);
        let text = format!("{mine}<!-- toolc:begin -->\n<!-- toolc:end -->\n{mine}");
        let section = of("AGENTS.md", text.as_bytes()).unwrap();
        let whole = with(text.as_bytes(), &section, b"new\n");
        assert_eq!(whole.len(), text.len() + 4);
    }

    #[test]
    fn lines_that_are_not_clear_make_no_section() {
        for text in [
            "<!-- toolc:begin -->\n<!-- toolc:end -->\n<!-- toolc:end -->\n",
            "<!-- toolc:begin -->\n<!-- toolc:end -->\n<!-- toolc:begin -->\n<!-- toolc:end -->\n",
            "<!-- toolc:begin -->\n<!-- toolc:end -->\n<!-- toolc:begin -->\n",
            "<!-- toolc:end -->\n<!-- toolc:begin -->\n",
            "<!-- toolc:begin -->\n",
            "<!-- toolc:begin -->\n<!-- toolc:begin -->\n<!-- toolc:end -->\n",
            " <!-- toolc:begin -->\n<!-- toolc:end -->\n",
            "x <!-- toolc:begin --> <!-- toolc:end -->",
            "",
        ] {
            assert_eq!(of("AGENTS.md", text.as_bytes()), None, "{text}");
        }
    }
}

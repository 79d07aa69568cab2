//! A width-aware printer: lays out what may outgrow a line as rustfmt does.

use std::cmp::Ordering;

/// The longest line.
pub(super) const WIDTH: usize = 100;
/// The longest list of arguments on one line.
const CALL_WIDTH: usize = 60;

/// How wide a text is on a screen that counts every code point as one column, but wide ones as two.
pub(super) fn width(text: &str) -> usize {
    if text.is_ascii() {
        text.len()
    } else {
        text.chars().map(columns).sum()
    }
}

fn columns(c: char) -> usize {
    match u32::from(c) {
        0x1100..=0x115F
        | 0x2E80..=0xA4CF
        | 0xAC00..=0xD7A3
        | 0xF900..=0xFAFF
        | 0xFE30..=0xFE6F
        | 0xFF00..=0xFF60 => 2,
        _ => 1,
    }
}

/// A call or tuple: `head(a, b)tail` on one line where it fits, else one argument a line.
pub(super) fn call(out: &mut String, indent: usize, head: &str, args: &[String], tail: &str) {
    let inside = args
        .iter()
        .map(|arg| width(arg) + 2)
        .sum::<usize>()
        .saturating_sub(2);
    let one_line = inside <= CALL_WIDTH && indent + width(head) + inside + 2 + width(tail) <= WIDTH;
    wrapped(out, indent, head, args, tail, one_line);
}

/// A signature: `head(a, b)tail` on one line where it fits, else one parameter a line.
pub(super) fn signature(
    out: &mut String,
    indent: usize,
    head: &str,
    params: &[String],
    tail: &str,
) {
    let inside = params
        .iter()
        .map(|param| width(param) + 2)
        .sum::<usize>()
        .saturating_sub(2);
    let one_line = indent + width(head) + inside + 2 + width(tail) <= WIDTH;
    if params.is_empty() && !one_line {
        pad(out, indent);
        out.push_str(head);
        out.push_str("()\n");
        pad(out, indent);
        out.push_str(tail.trim_start());
        out.push('\n');
        return;
    }
    wrapped(out, indent, head, params, tail, one_line);
}

fn wrapped(
    out: &mut String,
    indent: usize,
    head: &str,
    items: &[String],
    tail: &str,
    one_line: bool,
) {
    pad(out, indent);
    out.push_str(head);
    out.push('(');
    for (index, item) in items.iter().enumerate() {
        if !one_line {
            out.push('\n');
            pad(out, indent + 4);
        } else if index > 0 {
            out.push_str(", ");
        }
        out.push_str(item);
        if !one_line {
            out.push(',');
        }
    }
    if !one_line {
        out.push('\n');
        pad(out, indent);
    }
    out.push(')');
    out.push_str(tail);
    out.push('\n');
}

/// `head value;` on one line where it fits, else the value on a line of its own.
pub(super) fn assignment(out: &mut String, indent: usize, head: &str, value: &str, end: &str) {
    pad(out, indent);
    if head.is_empty() {
        out.push_str(value);
        out.push_str(end);
        out.push('\n');
        return;
    }
    out.push_str(head);
    if indent + width(head) + 1 + width(value) + width(end) <= WIDTH {
        out.push(' ');
    } else {
        out.push('\n');
        pad(out, indent + 4);
    }
    out.push_str(value);
    out.push_str(end);
    out.push('\n');
}

/// An arm of a match: `pattern => value,`, the value in a block of its own where it would not fit.
pub(super) fn arm(out: &mut String, indent: usize, pattern: &str, value: &str) {
    pad(out, indent);
    out.push_str(pattern);
    if indent + width(pattern) + 5 + width(value) <= WIDTH {
        out.push_str(" => ");
        out.push_str(value);
        out.push_str(",\n");
    } else {
        out.push_str(" => {\n");
        pad(out, indent + 4);
        out.push_str(value);
        out.push('\n');
        pad(out, indent);
        out.push_str("}\n");
    }
}

/// A `use` of names below one path, in rustfmt's order, as many to a line as fit.
pub(super) fn use_list(out: &mut String, indent: usize, head: &str, names: &mut [String]) {
    names.sort_by(|a, b| version_order(a, b));
    pad(out, indent);
    out.push_str(head);
    if let [name] = names {
        out.push_str(name);
        out.push_str(";\n");
        return;
    }
    let inside = names
        .iter()
        .map(|name| width(name) + 2)
        .sum::<usize>()
        .saturating_sub(2);
    out.push('{');
    if indent + width(head) + inside + 3 < WIDTH {
        out.push_str(&names.join(", "));
    } else {
        let mut room = 0;
        for name in &*names {
            let need = width(name) + 1;
            if room < need + 1 {
                out.push('\n');
                pad(out, indent + 4);
                room = WIDTH - indent - 4;
            } else {
                out.push(' ');
                room -= 1;
            }
            out.push_str(name);
            out.push(',');
            room -= need;
        }
        out.push('\n');
        pad(out, indent);
    }
    out.push_str("};\n");
}

/// Names compared piece by piece: `_` first, digits by their value.
pub(super) fn version_order(a: &str, b: &str) -> Ordering {
    let (mut left, mut right) = (a, b);
    let mut zeros = Ordering::Equal;
    loop {
        let ((x, rest_x), (y, rest_y)) = match (piece(left), piece(right)) {
            (None, None) => return zeros,
            (None, Some(_)) => return Ordering::Less,
            (Some(_), None) => return Ordering::Greater,
            (Some(x), Some(y)) => (x, y),
        };
        let order = match (x == "_", y == "_") {
            (true, true) => Ordering::Equal,
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
            (false, false) if is_number(x) && is_number(y) => {
                let (short_x, short_y) = (x.trim_start_matches('0'), y.trim_start_matches('0'));
                zeros = zeros.then(short_x.len().cmp(&x.len()).then(y.len().cmp(&x.len())));
                short_x
                    .len()
                    .cmp(&short_y.len())
                    .then_with(|| short_x.cmp(short_y))
            }
            (false, false) => x.cmp(y),
        };
        if order != Ordering::Equal {
            return order;
        }
        (left, right) = (rest_x, rest_y);
    }
}

fn is_number(piece: &str) -> bool {
    piece.starts_with(|c: char| c.is_ascii_digit())
}

/// The first piece of a name and what follows it.
fn piece(text: &str) -> Option<(&str, &str)> {
    let first = text.chars().next()?;
    let end = if first == '_' {
        1
    } else if first.is_ascii_digit() {
        text.find(|c: char| !c.is_ascii_digit())
            .unwrap_or(text.len())
    } else {
        text.find(|c: char| c == '_' || c.is_ascii_digit())
            .unwrap_or(text.len())
    };
    Some(text.split_at(end))
}

/// Spaces before a line.
pub(super) fn pad(out: &mut String, indent: usize) {
    const SPACES: &str = "                                ";
    let mut left = indent;
    while left > 0 {
        let here = left.min(SPACES.len());
        out.push_str(&SPACES[..here]);
        left -= here;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_sort_as_rustfmt_sorts_them() {
        let mut names = ["Z", "a10", "Input9", "a_b", "Input10", "Mode", "a9", "ab"];
        names.sort_by(|a, b| version_order(a, b));
        assert_eq!(
            names,
            ["Input9", "Input10", "Mode", "Z", "a_b", "a9", "a10", "ab"]
        );
    }

    #[test]
    fn long_calls_take_a_line_for_each_argument() {
        let args = ["a".repeat(40), "b".repeat(40)];
        let mut out = String::new();
        call(&mut out, 4, "f", &args, ";");
        assert_eq!(
            out,
            format!(
                "    f(\n        {},\n        {},\n    );\n",
                args[0], args[1]
            )
        );
    }
}

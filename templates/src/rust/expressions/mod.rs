//! Calls and chains of calls, laid out as rustfmt does it: the flat text in, the lines out.

mod expr;
mod shape;

use self::expr::Expr;
use self::shape::{NARROW, Shape, TAB, first_width, is_extendable, line, prefers_next_line};
use super::columns::{WIDTH, pad, width};

/// A statement, flat as it is given, with what stands before and behind the value: `let a = value;`, `value;`, `value`.
pub(super) fn statement(out: &mut String, indent: usize, head: &str, value: &str, end: &str) {
    pad(out, indent);
    out.push_str(head);
    let space = if head.is_empty() { "" } else { " " };
    // What is as narrow as this, by bytes too, has nothing to break.
    let flat = width(head) + space.len() + value.len() + end.len();
    if is_narrow(value) && indent + flat <= WIDTH {
        out.push_str(space);
        out.push_str(value);
    } else {
        let shape = Shape::line(indent).narrower(end.len());
        match shape.and_then(|shape| shape.statement(head, &Expr::of(value))) {
            Some(text) => out.push_str(&text),
            // What does not fit anywhere is left as it is by rustfmt.
            None => {
                out.push_str(space);
                push_apart(out, indent, value);
            }
        }
    }
    out.push_str(end);
    out.push('\n');
}

/// Whether nothing in a value is wide enough to be broken where it fits as a whole.
fn is_narrow(value: &str) -> bool {
    // A `?` at the end counts twice.
    value.len() + usize::from(value.ends_with('?')) <= NARROW
}

/// A call with an argument a line, though lines are too long; anything else as it is.
fn push_apart(out: &mut String, indent: usize, value: &str) {
    let call = value.rfind(')').and_then(|close| {
        let (head, args) = value[..close].split_once('(')?;
        (!args.is_empty() && !args.contains(['(', '"'])).then_some((head, args, &value[close..]))
    });
    let Some((head, args, end)) = call else {
        return out.push_str(value);
    };
    out.push_str(head);
    out.push('(');
    for arg in args.split(", ") {
        line(out, indent + TAB);
        out.push_str(arg);
        out.push(',');
    }
    line(out, indent);
    out.push_str(end);
}

/// A name for a type: `head ty;`, behind the indentation.
pub(super) fn typed(indent: usize, head: &str, ty: &str) -> String {
    let shape = Shape::line(indent).narrower(1);
    let text = shape.and_then(|shape| shape.assigned(head, &Expr::of_type(ty)));
    format!("{head}{};", text.unwrap_or_else(|| format!(" {ty}")))
}

/// A field of a struct: `head ty,`.
pub(super) fn field(out: &mut String, indent: usize, head: &str, ty: &str) {
    pad(out, indent);
    let flat = indent + width(head) + 1 + ty.len() + 1;
    if ty.len() <= NARROW && flat <= WIDTH {
        out.push_str(&format!("{head} {ty},\n"));
        return;
    }
    let expr = Expr::of_type(ty);
    let shape = Shape::line(indent).narrower(1);
    let beside = shape
        .and_then(|shape| shape.behind(width(head) + 1))
        .and_then(|shape| shape.rewrite(&expr, false))
        .filter(|text| !text.contains('\n'))
        .map(|text| format!(" {text}"));
    let text = beside.or_else(|| shape?.assigned(head, &expr));
    out.push_str(&format!(
        "{head}{},\n",
        text.unwrap_or_else(|| format!(" {ty}"))
    ));
}

/// A type from a column on, broken where it does not fit before the end of the line.
pub(super) fn type_from(indent: usize, offset: usize, ty: &str) -> String {
    let shape = Shape::line(indent).behind(offset);
    let text = shape.and_then(|shape| shape.rewrite(&Expr::of_type(ty), false));
    text.unwrap_or_else(|| ty.to_owned())
}

/// The same where a comma must follow.
pub(super) fn type_item(indent: usize, offset: usize, ty: &str) -> String {
    // `impl` itself does not count.
    let (start, bare) = match ty.strip_prefix("impl ") {
        Some(bare) => ("impl ", bare),
        None => ("", ty),
    };
    let shape = Shape::line(indent)
        .narrower(1)
        .and_then(|shape| shape.behind(offset));
    let text = shape.and_then(|shape| shape.rewrite(&Expr::of_type(bare), false));
    format!("{start}{}", text.as_deref().unwrap_or(bare))
}

/// A field of a struct literal: `name: value,`.
pub(super) fn init(out: &mut String, indent: usize, name: &str, value: &str) {
    pad(out, indent);
    out.push_str(name);
    out.push(':');
    if is_narrow(value) && indent + name.len() + ": ,".len() + value.len() <= WIDTH {
        out.push(' ');
        out.push_str(value);
        out.push_str(",\n");
        return;
    }
    let expr = Expr::of(value);
    let beside = Shape::line(indent)
        .narrower(1)
        // By bytes, as rustfmt counts them here.
        .and_then(|shape| shape.behind(name.len() + 2))
        .and_then(|shape| shape.rewrite(&expr, false));
    let below = || Shape::line(indent + TAB).rewrite(&expr, false);
    if let Some(text) = beside {
        out.push(' ');
        out.push_str(&text);
    } else if let Some(text) = below() {
        line(out, indent + TAB);
        out.push_str(&text);
    } else {
        out.push(' ');
        out.push_str(value);
    }
    out.push_str(",\n");
}

/// The head of a condition, and the brace that opens its block: `if let pattern = value {`, or `if value {`.
pub(super) fn condition(out: &mut String, indent: usize, head: &str, value: &str) {
    pad(out, indent);
    let expr = Expr::of(value);
    let (keyword, binding) = head.split_once(' ').unwrap_or((head, ""));
    let text = Shape::line(indent)
        .behind(width(keyword) + 1)
        .and_then(|shape| match binding {
            "" => shape.rewrite(&expr, false),
            binding => Some(format!("{binding}{}", shape.assigned(binding, &expr)?)),
        });
    out.push_str(keyword);
    out.push(' ');
    let Some(text) = text else {
        let space = if binding.is_empty() { "" } else { " " };
        out.push_str(&format!("{binding}{space}{value} {{\n"));
        return;
    };
    out.push_str(&text);
    let room = WIDTH - (indent + width(keyword) + 1 + 2);
    // By bytes, as rustfmt counts them here.
    let is_too_long = !text.contains('\n') && text.len() > room;
    if is_too_long || text.contains('\n') && !is_extendable(&text) {
        line(out, indent);
    } else {
        out.push(' ');
    }
    out.push_str("{\n");
}

/// An arm of a match: `pattern => value,`, in a block where that is better, and the pattern broken where it is too long.
pub(super) fn arm(out: &mut String, indent: usize, pattern: &str, value: &str) {
    pad(out, indent);
    let flat = pattern.len() + " => ".len() + value.len() + 1;
    if value.len() <= NARROW && indent + flat <= WIDTH {
        out.push_str(&format!("{pattern} => {value},\n"));
        return;
    }
    let expr = Expr::of(value);
    let pattern = broken_pattern(indent, pattern);
    out.push_str(&pattern);
    let arrow = arrow_end(&pattern, indent);
    let beside_shape = Shape::line(indent)
        .behind(arrow)
        .and_then(|shape| shape.narrower(1));
    let beside = beside_shape.and_then(|shape| shape.rewrite(&expr, false));
    let room = beside_shape.map_or(0, |shape| shape.width);
    let whole = |text: &str| !text.contains('\n') && width(text) <= room;
    let below = || Shape::line(indent + TAB).rewrite(&expr, false);
    let (text, in_block) = match (beside, below()) {
        (Some(beside), _) if whole(&beside) => (beside, false),
        (Some(beside), Some(below)) if prefers_next_line(&beside, &below) => (below, true),
        (Some(beside), _) if expr.is_extended() && first_width(&beside) <= room => (beside, false),
        (Some(beside), Some(below)) if beside.contains('\n') => (below, true),
        (None, Some(below)) => (below, true),
        (Some(beside), _) => (beside, false),
        (None, None) => (value.to_owned(), false),
    };
    if in_block {
        out.push_str(" => {");
        line(out, indent + TAB);
        out.push_str(&text);
        line(out, indent);
        out.push_str("}\n");
    } else {
        out.push_str(&format!(" => {text},\n"));
    }
}

/// An arm of a match up to the brace that opens its block.
pub(super) fn block_arm(out: &mut String, indent: usize, pattern: &str) {
    pad(out, indent);
    let pattern = broken_pattern(indent, pattern);
    out.push_str(&pattern);
    out.push_str(" =>");
    if Shape::line(indent)
        .behind(arrow_end(&pattern, indent))
        .is_some()
    {
        out.push(' ');
    } else {
        line(out, indent);
    }
    out.push_str("{\n");
}

/// Where the arrow behind a pattern ends; rustfmt counts bytes there, not columns.
fn arrow_end(pattern: &str, indent: usize) -> usize {
    let last = match pattern.rsplit_once('\n') {
        Some((_, last)) => last.len().saturating_sub(indent),
        None => pattern.len(),
    };
    last + " => ".len()
}

/// A pattern such as `Self::Name(value)`, its parts on lines of their own where it is too long.
fn broken_pattern(indent: usize, pattern: &str) -> String {
    if indent + pattern.len() + " => {".len() <= WIDTH || pattern.starts_with('"') {
        return pattern.to_owned();
    }
    let Some(shape) = Shape::line(indent).narrower(" => {".len()) else {
        return pattern.to_owned();
    };
    let broken = match Expr::of(pattern) {
        Expr::Call(head, args) => shape.call(&format!("{head}("), &args, false, WIDTH),
        Expr::Atom(_) | Expr::Prefix(..) | Expr::Chain(..) | Expr::Generic(..) | Expr::Tuple(_) => {
            None
        }
    };
    broken.unwrap_or_else(|| pattern.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid_out(head: &str, value: &str, end: &str) -> String {
        let mut out = String::new();
        statement(&mut out, 4, head, value, end);
        out
    }

    #[test]
    fn short_statements_stay_on_a_line() {
        assert_eq!(laid_out("let a =", "f(b)?", ";"), "    let a = f(b)?;\n");
        assert_eq!(laid_out("", "a.b().c()", ""), "    a.b().c()\n");
    }

    #[test]
    fn arguments_wider_than_sixty_have_lines_of_their_own() {
        let (a, b) = ("a".repeat(30), "b".repeat(30));
        assert_eq!(
            laid_out("", &format!("f({a}, {b})"), ";"),
            format!("    f(\n        {a},\n        {b},\n    );\n")
        );
        let call = "g".repeat(50);
        assert_eq!(
            laid_out("let value =", &format!("{call}({})?", "a".repeat(33)), ";"),
            format!("    let value =\n        {call}({})?;\n", "a".repeat(33))
        );
    }

    #[test]
    fn chains_wider_than_sixty_have_a_link_a_line() {
        let (a, b) = ("a".repeat(30), "b".repeat(30));
        assert_eq!(
            laid_out("", &format!("start.{a}().{b}()"), ";"),
            format!("    start\n        .{a}()\n        .{b}();\n")
        );
    }

    #[test]
    fn a_question_counts_twice_in_a_chain() {
        let chain = |length: usize| format!("tools.{}().await?", "m".repeat(length));
        let head = "let result =";
        assert_eq!(
            laid_out(head, &chain(44), ";"),
            format!("    {head} {};\n", chain(44))
        );
        assert_eq!(
            laid_out(head, &chain(45), ";"),
            format!(
                "    {head} tools\n        .{}()\n        .await?;\n",
                "m".repeat(45)
            )
        );
    }

    #[test]
    fn calls_that_fit_nowhere_stay_as_they_are() {
        let call = format!("{}()", "f".repeat(100));
        assert_eq!(laid_out("", &call, ""), format!("    {call}\n"));
        let call = format!("{}(a)", "f".repeat(100));
        assert_eq!(
            laid_out("", &call, ""),
            format!("    {}(\n        a,\n    )\n", "f".repeat(100))
        );
    }

    #[test]
    fn an_empty_list_of_arguments_breaks_where_it_just_does_not_fit() {
        let function = "f".repeat(95);
        assert_eq!(
            laid_out("", &format!("{function}()"), ""),
            format!("    {function}(\n    )\n")
        );
    }

    #[test]
    fn room_is_taken_by_bytes() {
        let function = |first: &str| format!("{first}{}", "f".repeat(82));
        assert_eq!(
            laid_out("let v =", &format!("{}(r)?", function("a")), ";"),
            format!("    let v = {}(r)?;\n", function("a"))
        );
        assert_eq!(
            laid_out("let v =", &format!("{}(r)?", function("é")), ";"),
            format!("    let v =\n        {}(r)?;\n", function("é"))
        );
    }

    #[test]
    fn texts_fit_by_their_columns() {
        let text = "\"[\\\"1\\\",9223372036854775807,\\\"é\\\"]\"";
        let value = format!("toolrt::Secret::new(toolrt::codec::constant({text}))");
        assert_eq!(laid_out("", &value, ""), format!("    {value}\n"));
    }

    #[test]
    fn types_are_broken_from_outside_in() {
        let item = |length: usize| "T".repeat(length);
        let mut out = String::new();
        field(
            &mut out,
            4,
            "pub a:",
            &format!("Vec<({}, {})>", item(30), item(31)),
        );
        assert_eq!(
            out,
            format!(
                "    pub a: Vec<(\n        {},\n        {},\n    )>,\n",
                item(30),
                item(31)
            )
        );
        assert_eq!(
            typed(4, "type A =", &item(87)),
            format!("type A =\n        {};", item(87))
        );
        assert_eq!(type_from(0, 0, "Pages<'a, T>"), "Pages<'a, T>");
        assert_eq!(
            type_from(0, 0, &format!("Pages<'a, {}>", item(90))),
            format!("Pages<\n    'a,\n    {},\n>", item(90))
        );
    }

    #[test]
    fn an_arm_moves_a_long_value_into_a_block() {
        let pattern = format!("\"{}\"", "k".repeat(60));
        let value = "v".repeat(30);
        let mut out = String::new();
        arm(&mut out, 8, &pattern, &value);
        assert_eq!(
            out,
            format!("        {pattern} => {{\n            {value}\n        }}\n")
        );
    }

    #[test]
    fn a_brace_stands_behind_closing_brackets() {
        let mut out = String::new();
        condition(
            &mut out,
            8,
            "match",
            &format!("r.tag(\"{}\")?", "t".repeat(80)),
        );
        assert_eq!(
            out,
            format!(
                "        match r.tag(\n            \"{}\",\n        )? {{\n",
                "t".repeat(80)
            )
        );
    }
}

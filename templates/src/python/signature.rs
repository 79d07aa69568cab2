//! Functions and calls laid out by width.

use super::layout::{Code, WIDTH};

/// `def name(parameters) -> returns:`, with a line break.
pub(super) fn def(indent: usize, head: &str, parameters: &[Code], returns: &Code) -> String {
    let pad = " ".repeat(indent);
    let flat: Vec<String> = parameters.iter().map(Code::flat).collect();
    let line = flat.join(", ");
    let result = returns.flat();
    let whole = format!("{pad}{head}({line}) -> {result}:\n");
    if width(&whole) <= WIDTH {
        return whole;
    }
    if parameters.is_empty() {
        let head = format!("{pad}{head}() -> ");
        let result = returns.laid(width(&head), indent, 1);
        return format!("{head}{result}:\n");
    }
    let inner = indent + 4;
    let inside = " ".repeat(inner);
    // A parameter that is alone keeps its comma.
    let body = if parameters.len() > 1 && inner + line.chars().count() <= WIDTH {
        format!("{inside}{line}\n")
    } else {
        let each = |parameter: &Code| format!("{inside}{},\n", parameter.laid(inner, inner, 1));
        parameters.iter().map(each).collect()
    };
    let close = format!("{pad}) -> ");
    let result = returns.laid(width(&close), indent, 1);
    format!("{pad}{head}(\n{body}{close}{result}:\n")
}

/// A statement that is a call, or that gives one back, with a line break.
pub(super) fn statement(indent: usize, head: &str, items: Vec<Code>) -> String {
    let pad = " ".repeat(indent);
    let call = Code::call(head, items);
    format!("{pad}{}\n", call.laid(indent, indent, 0))
}

fn width(line: &str) -> usize {
    line.trim_end_matches('\n').chars().count()
}

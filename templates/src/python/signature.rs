//! Functions and calls laid out by width.

use super::layout::{Code, WIDTH, behind, laid, pad, width};

/// `def name(parameters) -> returns:`, with a line break.
pub(super) fn def(indent: usize, head: &str, parameters: &[Code], returns: &Code) -> String {
    let start = pad(indent);
    let flat: Vec<String> = parameters.iter().map(Code::flat).collect();
    let line = flat.join(", ");
    let whole = format!("{start}{head}({line}) -> {}:", returns.flat());
    if width(&whole) <= WIDTH {
        return whole + "\n";
    }
    let inner = indent + 4;
    // A parameter that is alone keeps its comma.
    let body = if parameters.len() > 1 && inner + width(&line) <= WIDTH {
        format!("{}{line}\n", pad(inner))
    } else {
        let each =
            |parameter: &Code| format!("{}{},\n", pad(inner), laid(parameter, inner, inner, 1));
        parameters.iter().map(each).collect()
    };
    let head = format!("{start}{head}(\n{body}{start}) -> ");
    let returns = if returns.is_call() {
        // What has brackets breaks there, whether or not the line has space for them.
        head + &laid(returns, indent + 5, indent, 1)
    } else {
        behind(&head, returns, indent, 1)
    };
    returns + ":\n"
}

//! Calls as `example` statements of a design.

use super::json::{DEEPEST_KEPT, depth, value};
use super::write::value_text;
use crate::ir::Value;
use crate::layout::formatted;

/// A call as an `example` statement in its canonical form: its arguments and its result, both JSON texts. `None` if a file
/// cannot say one of them.
///
/// ```
/// use toolc_compiler::import::example;
///
/// let text = example(r#"{"pattern":"*.py"}"#, "[\"a.py\"]").unwrap();
/// assert_eq!(text, "example {\n  args { pattern: \"*.py\" }\n  result [\"a.py\"]\n}\n");
/// ```
pub fn example(args: &str, result: &str) -> Option<String> {
    let (args, result) = (value(args).ok()?, value(result).ok()?);
    if !matches!(args, Value::Object(_)) || depth(&args).max(depth(&result)) > DEEPEST_KEPT {
        return None;
    }
    let (args, result) = (value_text(&args), value_text(&result));
    let around =
        format!("toolset t {{ tool t() {{ example {{\nargs {args}\nresult {result}\n}} }} }}\n");
    let formatted = formatted(&around);
    if !formatted.findings.is_empty() {
        return None;
    }
    let inside = formatted
        .text
        .lines()
        .filter_map(|line| line.strip_prefix("    "));
    Some(inside.flat_map(|line| [line, "\n"]).collect())
}

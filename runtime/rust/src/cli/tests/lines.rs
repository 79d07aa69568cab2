//! Calls as command lines.

use super::{items, parsed, root, said, vectors};
use crate::cli::shell::command_line;

#[test]
fn calls_are_lines_by_the_vectors() {
    let words = vectors("words");
    let vectors = vectors("lines");
    for case in items(&vectors, "cases") {
        let tool = said(case, "tool");
        let args = parsed(said(case, "arguments"));
        let args = args.as_object().expect("arguments are an object");
        let line = command_line("app", tool, &root(&words, tool), args);
        assert_eq!(line, said(case, "line"));
    }
}

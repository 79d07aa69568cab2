//! Calls as command lines.

use super::{items, parsed, root, said, vectors};
use crate::cli::lines::{json_seen, texts0_seen};
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

#[test]
fn data_at_a_terminal_shows_what_hides() {
    let json = "\"é\u{202e}\u{9b}\u{e0041}\"\n";
    assert_eq!(json_seen(json), "\"é\\u202e\\u009b\\udb40\\udc41\"\n");
    assert_eq!(json_seen(r#""\u001b""#), r#""\u001b""#);
    let texts = "a\u{1b}[2J\0\u{202e}é\nb\0";
    assert_eq!(texts0_seen(texts), "a\\u{1b}[2J\0\\u{202e}é\nb\0");
}

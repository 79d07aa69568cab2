//! The host's log: texts that callers must not see.

use std::io::Write;

use crate::caught::caught;
use crate::texts::is_hidden;

/// The receiver of texts that callers must not see.
pub trait Log: Send + Sync {
    /// An undeclared error or a panic: of a handler, of a receiver of events, of anything else that the host has given.
    /// `tool` is empty outside a call.
    fn failure(&self, tool: &'static str, call_id: &str, text: &str);
}

/// The log where a host sets none: a line on stderr. Control characters are escaped, so that no text can forge a line or
/// control a terminal.
#[derive(Debug, Clone, Copy, Default)]
pub struct StderrLog;

impl Log for StderrLog {
    fn failure(&self, tool: &'static str, call_id: &str, text: &str) {
        let line = line(tool, call_id, text);
        // Where stderr is closed, nobody listens.
        let _ = std::io::stderr().write_all(line.as_bytes());
    }
}

/// Writes to a log; if the log panics, what it should have written goes to stderr.
pub(crate) fn write(log: &dyn Log, tool: &'static str, call_id: &str, text: &str) {
    if let Err(panic) = caught(|| log.failure(tool, call_id, text)) {
        StderrLog.failure(tool, call_id, text);
        StderrLog.failure(tool, call_id, &format!("the log panicked: {panic}"));
    }
}

fn line(tool: &str, call_id: &str, text: &str) -> String {
    let mut line = String::from("toolrt");
    for part in [tool, call_id].into_iter().filter(|part| !part.is_empty()) {
        line.push(' ');
        push_shown(&mut line, part);
    }
    line.push_str(": ");
    push_shown(&mut line, text);
    line.push('\n');
    line
}

fn push_shown(line: &mut String, text: &str) {
    for char in text.chars() {
        if char.is_control() || is_hidden(char) {
            line.extend(char.escape_default());
        } else {
            line.push(char);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::line;

    #[test]
    fn a_text_stays_on_its_line_and_controls_no_terminal() {
        assert_eq!(
            line("halve", "call-1", "é\n\u{1b}[2J\u{202e}x"),
            "toolrt halve call-1: é\\n\\u{1b}[2J\\u{202e}x\n"
        );
        assert_eq!(line("", "", "lost"), "toolrt: lost\n");
    }
}

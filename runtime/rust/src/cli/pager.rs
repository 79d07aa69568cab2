//! Long texts, page by page.

use std::env;
use std::io::Write;
use std::process::{Command, Stdio};

use super::output::Output;
use super::screen::Screen;

/// Shows a text by a pager, if it is longer than the screen; whether it was shown.
pub fn paged(text: &str, screen: &Screen, output: &Output) -> bool {
    if text.matches('\n').count() < screen.height {
        return false;
    }
    let command = env::var("PAGER").unwrap_or_else(|_| "less".to_owned());
    let mut words = command.split_whitespace();
    let Some(program) = words.next().filter(|program| *program != "cat") else {
        return false;
    };
    let mut pager = Command::new(program);
    pager
        .args(words)
        .stdin(Stdio::piped())
        .stdout(output.for_program());
    if env::var_os("LESS").is_none() {
        // Leaves what fits, keeps colours, and leaves the text on the screen.
        pager.env("LESS", "FRX");
    }
    let Ok(mut pager) = pager.spawn() else {
        return false;
    };
    if let Some(mut stdin) = pager.stdin.take() {
        // A reader who has seen enough closes it.
        let _ = stdin.write_all(text.as_bytes());
    }
    let _ = pager.wait();
    true
}

//! `toolc detect`: which notation tool definitions have, how sure that is, and why.

use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use toolc_build::Problem;
use toolc_build::show::plain;
use toolc_compiler::import::{Evidence, detect};

use super::exit::Exit;
use super::output::{mistaken, tell};
use crate::screen;

/// Say which notation tool definitions have, how sure that is, and why
///
/// Example: `toolc detect tools.json`
#[derive(Args)]
pub struct Detect {
    /// A file with definitions, or `-` for stdin
    file: PathBuf,
    /// Print everything as JSON
    #[arg(long)]
    json: bool,
    /// Tell of each definition what speaks for which notation
    #[arg(long)]
    verbose: bool,
}

#[derive(Serialize)]
struct Detected<'a> {
    path: &'a str,
    name: &'a str,
    format: &'static str,
    evidence: &'a [Evidence],
}

impl Detect {
    pub(super) fn run(&self) -> Exit {
        let text = match text_of(&self.file) {
            Ok(text) => text,
            Err(problem) => return tell(&[problem]),
        };
        let found = match detect(&text) {
            Ok(found) => found,
            Err(mistake) => {
                let name = self.file.display().to_string();
                return tell(&[mistaken(&name, &text, &mistake)]);
            }
        };
        if self.json {
            let all: Vec<Detected<'_>> = found
                .iter()
                .map(|(path, name, evidence)| Detected {
                    path,
                    name,
                    format: evidence[0].notation.name(),
                    evidence,
                })
                .collect();
            let text = serde_json::to_string_pretty(&all).expect("names and numbers are JSON");
            screen::json(&(text + "\n"));
            return Exit::Fine;
        }
        if self.verbose || found.len() == 1 {
            for (path, name, evidence) in &found {
                let place = if path.is_empty() {
                    String::new()
                } else {
                    format!(" at {}", plain(path))
                };
                let name = plain(name);
                screen::say(&format!("{}: {name}{place}\n", evidence[0].notation.name()));
                for one in evidence {
                    let percent = one.confidence * 100.0;
                    screen::out(&format!(
                        "  {:<16} {percent:>3.0} %  {}\n",
                        one.notation.name(),
                        one.why
                    ));
                }
            }
            return Exit::Fine;
        }
        let mut counts: Vec<(&str, usize)> = Vec::new();
        for (_, _, evidence) in &found {
            let name = evidence[0].notation.name();
            match counts.iter_mut().find(|(known, _)| *known == name) {
                Some((_, count)) => *count += 1,
                None => counts.push((name, 1)),
            }
        }
        for (name, count) in counts {
            screen::out(&format!(
                "{name}: {count} definition{}\n",
                if count == 1 { "" } else { "s" }
            ));
        }
        Exit::Fine
    }
}

/// The text of a file, or of stdin.
pub(super) fn text_of(file: &Path) -> Result<String, Problem> {
    if file.as_os_str() == "-" {
        let mut text = String::new();
        return match io::stdin().lock().read_to_string(&mut text) {
            Ok(_) => Ok(text),
            Err(error) => Err(Problem::disk("read", "<stdin>", &error)),
        };
    }
    toolc_build::regular::read_to_string(file).map_err(|error| Problem::disk("read", file, &error))
}

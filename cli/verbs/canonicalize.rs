//! `toolc canonicalize`: one record a tool, whatever the notation.

use std::path::PathBuf;

use clap::Args;
use toolc_build::beside;
use toolc_compiler::import::{Beside, Notation, Source, canonicalize_source};

use super::exit::Exit;
use super::output::{mistaken, tell};
use crate::screen;

/// Print the canonical record of each tool definition, as JSON
///
/// A record has name, version, description, capabilities (action, domain, side effects, idempotence, cost), inputs, outputs,
/// security, source format and the definition as it was; beside it stand warnings, and what has no place in it. A single
/// definition gives one object, several give a list. Example: `toolc canonicalize tools.json | jq '.[].tool.capabilities'`
#[derive(Args)]
pub struct Canonicalize {
    /// A file with definitions, or `-` for stdin
    file: PathBuf,
    /// Take the definitions to be in this notation
    #[arg(long, value_name = "NOTATION", value_parser = super::imported::notation)]
    format: Option<Notation>,
    /// Print one record a line
    #[arg(long)]
    jsonl: bool,
    /// Exit with 1 if there are warnings or losses
    #[arg(long)]
    strict: bool,
}

impl Canonicalize {
    pub(super) fn run(&self) -> Exit {
        let text = match super::detect::text_of(&self.file) {
            Ok(text) => text,
            Err(problem) => return tell(&[problem]),
        };
        let source = Source {
            beside: match self.file.as_os_str() == "-" {
                true => Beside::default(),
                false => beside(&self.file, &text, None),
            },
            text,
            notation: self.format,
            ..Source::default()
        };
        let records = match canonicalize_source(&source) {
            Ok(records) => records,
            Err(mistake) => {
                let name = self.file.display().to_string();
                return tell(&[mistaken(&name, &source.text, &mistake)]);
            }
        };
        let is_json = "records have only what JSON can say";
        if self.jsonl {
            for record in &records {
                screen::json(&(serde_json::to_string(record).expect(is_json) + "\n"));
            }
        } else {
            let text = match &records[..] {
                [record] => serde_json::to_string_pretty(record),
                records => serde_json::to_string_pretty(records),
            };
            screen::json(&(text.expect(is_json) + "\n"));
        }
        let told = records
            .iter()
            .any(|record| !record.warnings.is_empty() || !record.losses.is_empty());
        if self.strict && told {
            Exit::Findings
        } else {
            Exit::Fine
        }
    }
}

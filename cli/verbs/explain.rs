//! `toolc explain`: the page of a finding.

use clap::Args;
use toolc_build::{Problem, show};
use toolc_compiler::codes;
use toolc_compiler::diagnostics::{Code, nearest};

use super::exit::Exit;
use super::output::tell;
use crate::screen;

/// Print what a finding means and how to fix it
///
/// On a terminal the page is laid out; elsewhere it is Markdown as it stands. Example: `toolc explain T0203`
#[derive(Args)]
pub struct Explain {
    /// Codes as findings show them: T0203
    #[arg(required_unless_present = "list", value_name = "CODE")]
    codes: Vec<String>,
    /// List all codes, a line each
    #[arg(long, conflicts_with = "codes")]
    list: bool,
}

impl Explain {
    pub(super) fn run(&self) -> Exit {
        let all = codes();
        if self.list {
            screen::out(&show::list(&all, screen::style_out()));
            return Exit::Fine;
        }
        let mut problems = Vec::new();
        let mut pages = Vec::new();
        for written in &self.codes {
            match found(written, &all) {
                Ok(code) if screen::is_laid_out() => {
                    pages.push(show::page(code, screen::style_out()))
                }
                Ok(code) => pages.push(code.page.to_owned()),
                Err(problem) => problems.push(problem),
            }
        }
        if !problems.is_empty() {
            return tell(&problems);
        }
        screen::out(&pages.join("\n"));
        Exit::Fine
    }
}

/// The code in any spelling: `T0203`, `t0203`, `error[T0203]` and `203` are the same.
fn found(written: &str, all: &[&'static Code]) -> Result<&'static Code, Problem> {
    let inner = written.split('[').next_back().unwrap_or(written);
    let plain = inner.trim_end_matches([']', ':']).to_uppercase();
    let number = plain.strip_prefix('T').unwrap_or(&plain);
    let id = format!("T{number:0>4}");
    if let Some(code) = all.iter().find(|code| code.id == id) {
        return Ok(code);
    }
    let near = nearest(&id, all.iter().map(|code| code.id));
    let near: Vec<String> = near
        .iter()
        .filter_map(|id| all.iter().find(|code| code.id == *id))
        .map(|code| format!("`{}` ({})", code.id, code.title))
        .collect();
    let help = if near.is_empty() {
        "`toolc explain --list` lists them all".to_owned()
    } else {
        format!("did you mean {}?", near.join(" or "))
    };
    Err(Problem::outside(format!("there is no finding `{written}`")).help(help))
}

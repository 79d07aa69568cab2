//! `toolc man`: manual pages, from the same words as the help.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use clap_mangen::Man as Page;
use toolc_build::Problem;
use toolc_compiler::diagnostics::nearest;

use super::exit::Exit;
use super::output::tell;
use crate::screen;

/// Print a manual page
///
/// Examples: `toolc man | man -l -`, `toolc man check | man -l -`, `toolc man --out ~/.local/share/man/man1`
#[derive(Args)]
pub struct Man {
    /// The verb; without it, the page of toolc itself
    verb: Option<String>,
    /// Write the pages of toolc and all verbs into this folder instead
    #[arg(long, value_name = "DIR", conflicts_with = "verb")]
    out: Option<PathBuf>,
}

impl Man {
    pub(super) fn run(&self, mut toolc: clap::Command) -> Exit {
        toolc.build();
        if let Some(folder) = &self.out {
            return write(&toolc, folder);
        }
        let page = match &self.verb {
            None => toolc,
            Some(verb) => match toolc.find_subcommand(verb) {
                Some(found) => found.clone(),
                None => return tell(&[unknown(verb, &toolc)]),
            },
        };
        screen::out(&roff(page));
        Exit::Fine
    }
}

/// Writes `toolc.1` and one `toolc-….1` a verb.
fn write(toolc: &clap::Command, folder: &PathBuf) -> Exit {
    let verbs = toolc
        .get_subcommands()
        .filter(|verb| verb.get_name() != "help");
    let mut problems = Vec::new();
    if let Err(error) = fs::create_dir_all(folder) {
        return tell(&[Problem::disk("make the folder", folder, &error)]);
    }
    for page in std::iter::once(toolc).chain(verbs) {
        let name = page.get_display_name().unwrap_or(page.get_name());
        let file = folder.join(format!("{name}.1"));
        if let Err(problem) = toolc_build::write_one(&file, &roff(page.clone())) {
            problems.push(problem);
        } else {
            screen::out(&format!("wrote {}\n", file.display()));
        }
    }
    tell(&problems)
}

/// One page; without a date, so that it is the same every time.
fn roff(page: clap::Command) -> String {
    let mut text = Vec::new();
    let page = Page::new(page).date("");
    page.render(&mut text).expect("memory takes any text");
    String::from_utf8_lossy(&text).into_owned()
}

fn unknown(verb: &str, toolc: &clap::Command) -> Problem {
    let verbs: Vec<&str> = toolc
        .get_subcommands()
        .map(clap::Command::get_name)
        .collect();
    let help = match nearest(verb, verbs.iter().copied()).first() {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("there is {}", verbs.join(", ")),
    };
    Problem::outside(format!("there is no verb `{verb}`")).help(help)
}

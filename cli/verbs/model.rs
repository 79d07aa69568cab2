//! `toolc model`: what templates see, as JSON.

use std::path::PathBuf;

use clap::Args;
use toolc_build::{Failure, LoadedProject, Options, Problem, Setting, models};

use super::exit::Exit;
use super::output::{Output, tell};
use crate::screen;

/// Print what templates see of a design, as JSON
///
/// Every fragment is the text that it prints. Examples: `toolc model --lang python`, `toolc model --lang rust --page client`
#[derive(Args)]
pub struct Model {
    /// Files and folders; without any, the project around the current folder
    paths: Vec<PathBuf>,
    /// The language: rust or python
    #[arg(long, value_name = "LANG")]
    lang: String,
    /// Only pages of this template: client, agent/specs, or the file of a page of your own
    #[arg(long, value_name = "NAME")]
    page: Option<String>,
    /// Print the JSON Schema of what templates see instead
    #[arg(long)]
    schema: bool,
    /// As for a Rust crate of this name; `crate` in toolc.toml
    #[arg(long = "crate", value_name = "NAME")]
    krate: Option<String>,
}

impl Model {
    pub(super) fn run(&self) -> Exit {
        if self.krate.is_some() && self.lang != "rust" {
            let problem = Problem::outside("`--crate` is an option of Rust");
            return tell(&[problem.help("pass --lang rust")]);
        }
        let mut project = match LoadedProject::load(&self.paths) {
            Ok(project) => project,
            Err(problems) => return tell(&problems),
        };
        let options = self.krate.as_ref().map(|name| {
            let mut options = Options::default();
            options.set("crate", Setting::text(name));
            options
        });
        let page = self.page.as_deref();
        match models(&mut project, &self.lang, options.as_ref(), page) {
            Ok((checked, models)) => {
                Output::default().findings(&checked, &project);
                let text = match self.schema {
                    false => serde_json::to_string_pretty(&models),
                    true => serde_json::to_string_pretty(&models.schemas()),
                };
                let text = text.expect("models have only what JSON can say");
                screen::json(&(text + "\n"));
                Exit::Fine
            }
            Err(Failure::Findings(checked)) => Output::default().findings(&checked, &project),
            Err(Failure::Problems(problems)) => tell(&problems),
        }
    }
}

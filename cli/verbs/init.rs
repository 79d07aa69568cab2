//! `toolc init`: a project to start from, and the skill that teaches agents the language.

use std::io::{self, BufRead, IsTerminal};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use toolc_build::{FirstProject, HostLanguage, Problem, init};

use super::exit::Exit;
use super::output::tell;
use crate::screen;

/// The skill: the same file as in the repository.
const SKILL: &str = include_str!("../../skills/toolc/SKILL.md");

/// Start a project that runs: a design, a toolc.toml, a host with handlers, tests and a README
///
/// Asks at a terminal what it is not told. Files that are there are never written over. Examples: `toolc init`,
/// `toolc init greeter --lang python --mcp`, `toolc init --skill`
#[derive(Args)]
pub struct Init {
    /// Where; made if it is not there
    #[arg(default_value = ".")]
    folder: PathBuf,
    /// The language of the host; must be given where nobody can be asked
    #[arg(long, value_enum, value_name = "LANG")]
    lang: Option<Lang>,
    /// Make the program an MCP server
    #[arg(long)]
    mcp: bool,
    /// The name of the project; without it, by its folder
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// The folder `runtime` of a clone of toolc, in place of published packages
    #[arg(long, value_name = "PATH")]
    runtime: Option<PathBuf>,
    /// Write the skill that teaches coding agents `.tools` files; without --lang nothing else, also into a project
    #[arg(long)]
    skill: bool,
}

#[derive(ValueEnum, Clone, Copy)]
enum Lang {
    Rust,
    Python,
}

impl Init {
    pub(super) fn run(&self) -> Exit {
        let project = match self.is_skill_alone() {
            true => None,
            false => match self.project() {
                Ok(project) => Some(project),
                Err(problem) => return tell(&[problem]),
            },
        };
        match init(&self.folder, project.as_ref(), self.skill.then_some(SKILL)) {
            Ok(begun) => {
                if begun.written.is_empty() {
                    screen::say("nothing to write: all of it is there\n");
                }
                for file in begun.written {
                    screen::say(&format!("wrote {}\n", file.display()));
                }
                for file in begun.kept {
                    screen::say(&format!("kept {}\n", file.display()));
                }
                if project.is_some() {
                    screen::out("next: toolc gen, then what README.md says\n");
                }
                Exit::Fine
            }
            Err(problem) => tell(&[problem]),
        }
    }

    /// Whether nothing is said of a project.
    fn is_skill_alone(&self) -> bool {
        let of_project = self.mcp || self.lang.is_some() || self.name.is_some();
        self.skill && !of_project && self.runtime.is_none()
    }

    /// What the words say, and answers at a terminal.
    fn project(&self) -> Result<FirstProject, Problem> {
        let (language, mcp) = match self.lang {
            Some(lang) => (lang.host(), self.mcp),
            None if io::stdin().is_terminal() && io::stderr().is_terminal() => {
                (asked_language()?, self.mcp || asked_mcp()?)
            }
            None => {
                let problem = Problem::outside("nothing says which language the host has");
                return Err(problem.help("pass --lang rust or --lang python"));
            }
        };
        Ok(FirstProject {
            language,
            mcp,
            name: self.name.clone(),
            runtime: self.runtime.clone(),
        })
    }
}

impl Lang {
    fn host(self) -> HostLanguage {
        match self {
            Self::Rust => HostLanguage::Rust,
            Self::Python => HostLanguage::Python,
        }
    }
}

fn asked_language() -> Result<HostLanguage, Problem> {
    loop {
        match &*answer("Language of the host, rust or python [rust]: ")? {
            "" | "rust" => return Ok(HostLanguage::Rust),
            "python" => return Ok(HostLanguage::Python),
            _ => {}
        }
    }
}

fn asked_mcp() -> Result<bool, Problem> {
    loop {
        match &*answer("Serve the tools over MCP, yes or no [no]: ")? {
            "" | "n" | "no" => return Ok(false),
            "y" | "yes" => return Ok(true),
            _ => {}
        }
    }
}

/// A line of the terminal; its end is no answer.
fn answer(question: &str) -> Result<String, Problem> {
    screen::err(question);
    let mut line = String::new();
    match io::stdin().lock().read_line(&mut line) {
        Ok(0) => Err(Problem::outside("nobody answered, so nothing was written")),
        Ok(_) => Ok(line.trim().to_lowercase()),
        Err(error) => Err(Problem::disk("read", "stdin", &error)),
    }
}

//! `toolc docs`: writes documents, or reports those that are out of date.

use std::path::PathBuf;

use clap::Args;

use super::exit::Exit;
use super::generate::Generate;
use super::output::Output;

/// Write documents about the tools: AGENTS.md, CLAUDE.md, skills, llms.txt, a reference, manifests
///
/// The same as `toolc gen --lang docs`. In an AGENTS.md or CLAUDE.md of your own, only what stands between the lines
/// `<!-- toolc:begin -->` and `<!-- toolc:end -->` is written. Examples: `toolc docs`,
/// `toolc docs tools --out . --only agents-md`, `toolc docs --check --diff`
#[derive(Args)]
pub struct Docs {
    /// Files and folders; without any, the project around the current folder
    paths: Vec<PathBuf>,
    /// Which documents: agents-md, claude-md, skill-md, llms-txt, markdown, json, or several with a comma between; without it, all
    #[arg(long, value_delimiter = ',', value_name = "FORMAT")]
    only: Vec<String>,
    /// Where to write; without it, `out` of [target.docs] in toolc.toml, or gen
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Templates in place of those of toolc: DIR/docs/agents_md.md.j2, …; `templates` in toolc.toml
    #[arg(long, value_name = "DIR")]
    templates: Option<PathBuf>,
    /// Write nothing; list what is out of date and exit with 1
    #[arg(long)]
    check: bool,
    /// With --check, show the differences
    #[arg(long, requires = "check")]
    diff: bool,
    /// Write over files that somebody edited, and over foreign ones
    #[arg(long, conflicts_with = "check")]
    force: bool,
    #[command(flatten)]
    output: Output,
}

impl Docs {
    pub(super) fn run(&self) -> Exit {
        let mut generate = Generate::of(self.output);
        generate.tells_again = false;
        generate.paths.clone_from(&self.paths);
        generate.lang = vec!["docs".to_owned()];
        generate.formats.clone_from(&self.only);
        generate.out.clone_from(&self.out);
        generate.templates.clone_from(&self.templates);
        (generate.check, generate.diff, generate.force) = (self.check, self.diff, self.force);
        generate.run()
    }
}

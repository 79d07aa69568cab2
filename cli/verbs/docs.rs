//! `toolc docs`: writes documents or a site, reports those that are out of date, or serves the site.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use toolc_build::show::{Rendering, Report, Style};
use toolc_build::{Failure, LoadedProject, Problem, Watch, rendered};

use super::exit::Exit;
use super::generate::Generate;
use super::output::{Output, tell};
use crate::screen;
use crate::site::{Pages, Shared, serve};

/// Write documents about the tools: AGENTS.md, CLAUDE.md, skills, llms.txt, a reference, manifests
///
/// The same as `toolc gen --lang docs`. In an AGENTS.md or CLAUDE.md of your own, only what stands between the lines
/// `<!-- toolc:begin -->` and `<!-- toolc:end -->` is written. Examples: `toolc docs`,
/// `toolc docs tools --out . --only agents-md`, `toolc docs --check --diff`, `toolc docs --html site`,
/// `toolc docs --serve`
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
    /// Write a site for people instead, into DIR; the same as `toolc gen --lang html --out DIR`
    #[arg(long, value_name = "DIR", conflicts_with_all = ["only", "out"])]
    html: Option<PathBuf>,
    /// Write nothing; show the site to browsers of this machine, and make it again after every save. Ctrl-C ends it
    #[arg(long, conflicts_with_all = ["only", "out", "html", "check", "force"])]
    serve: bool,
    /// With --serve, the port; without it, any that is free
    #[arg(long, value_name = "PORT", requires = "serve")]
    port: Option<u16>,
    /// Templates in place of those of toolc: DIR/docs/agents_md.md.j2, DIR/html/tool.html.j2, …; `templates` in toolc.toml
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
    /// Write also where toolc.toml names a folder outside of its repository (of its own folder, if it is in none)
    #[arg(long)]
    allow_outside: bool,
    #[command(flatten)]
    output: Output,
}

impl Docs {
    pub(super) fn run(&self) -> Exit {
        if self.serve {
            return self.served();
        }
        let mut generate = Generate::of(self.output);
        generate.tells_again = false;
        generate.paths.clone_from(&self.paths);
        let (target, out) = match &self.html {
            Some(_) => ("html", &self.html),
            None => ("docs", &self.out),
        };
        generate.lang = vec![target.to_owned()];
        generate.formats.clone_from(&self.only);
        generate.out.clone_from(out);
        generate.templates.clone_from(&self.templates);
        (generate.check, generate.diff, generate.force) = (self.check, self.diff, self.force);
        generate.allow_outside = self.allow_outside;
        generate.run()
    }

    /// Serves the site until it is told to end.
    fn served(&self) -> Exit {
        let mut changes = match Watch::start(&self.paths) {
            Ok(changes) => changes,
            Err(problem) => return tell(&[problem]),
        };
        if let Err(problem) = changes.stop_on_interrupt() {
            return tell(&[problem]);
        }
        let shared = Arc::new(Shared::default());
        let mut address = None;
        while let Some(loaded) = changes.next_change() {
            let (pages, findings) = self.made(loaded);
            let says = match pages {
                Some(_) => "is up to date",
                None => "waits for a design without errors",
            };
            shared.put(pages, findings);
            // Whoever reads the address finds something there.
            let port = match address {
                Some(port) => Ok(port),
                None => serve(self.port.unwrap_or(0), shared.clone()),
            };
            match port {
                Ok(port) => {
                    address = Some(port);
                    screen::say(&format!(
                        "http://127.0.0.1:{port}/ {says}; Ctrl-C ends it\n"
                    ));
                }
                Err(problem) => return tell(&[problem]),
            }
        }
        Exit::Fine
    }

    /// The pages, if there are any, and what is wrong, which the terminal says as well.
    fn made(&self, loaded: Result<LoadedProject, Vec<Problem>>) -> (Option<Pages>, String) {
        let told = |report: &Report<'_>| {
            self.output.tell(report);
            match report.is_empty() {
                true => String::new(),
                false => report.render(Rendering::Text, Style::PLAIN),
            }
        };
        let problems = |problems: &[Problem]| {
            let findings = None;
            told(&Report { findings, problems })
        };
        let mut project = match loaded {
            Ok(project) => project,
            Err(found) => return (None, problems(&found)),
        };
        self.output.set_levels(&mut project);
        let (checked, pages) = match rendered(&mut project, "html", self.templates.as_deref()) {
            Ok((checked, files)) => {
                let files = files.into_iter().map(|file| (file.path, file.contents));
                (checked, Some(files.collect()))
            }
            Err(Failure::Findings(checked)) => (*checked, None),
            Err(Failure::Problems(found)) => return (None, problems(&found)),
        };
        let findings = Some((&checked, &project));
        let report = Report {
            findings,
            problems: &[],
        };
        (pages, told(&report))
    }
}

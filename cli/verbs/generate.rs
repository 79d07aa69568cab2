//! `toolc gen`: writes code, or reports files that are out of date.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use toolc_build::write::{Mode, Report, State};
use toolc_build::{
    Apart, Failure, Generated, LoadedProject, Memory, Options, Request, Setting, depfile, generate,
    generate_apart, generate_beside, write_one,
};
use toolc_compiler::Checked;

use super::exit::Exit;
use super::output::{Output, tell};
use super::stubs::{Asked, put_stubs};
use crate::screen;

/// Write code from `.tools` files, or tell what is out of date
///
/// Only files that change are written, and none at all if anything is wrong. Files that somebody edited are left alone.
/// Examples: `toolc gen`, `toolc gen tools --lang rust --out gen`, `toolc gen --check --diff`
#[derive(Args)]
pub struct Generate {
    /// Files and folders; without any, the project around the current folder
    pub(super) paths: Vec<PathBuf>,
    /// What to write: rust, python, bundle, docs, html, schemas, or several with a comma between; without it, the [target.…] tables of toolc.toml
    #[arg(long, value_delimiter = ',', value_name = "LANG")]
    pub(super) lang: Vec<String>,
    /// Where to write; without it, `out` in toolc.toml, or gen
    #[arg(long, value_name = "DIR")]
    pub(super) out: Option<PathBuf>,
    /// Write a Rust crate of this name, not a module tree; `crate` in toolc.toml
    #[arg(long = "crate", value_name = "NAME")]
    krate: Option<String>,
    /// Templates in place of those of toolc: DIR/python/client.py.j2, …; `templates` in toolc.toml
    #[arg(long, value_name = "DIR")]
    pub(super) templates: Option<PathBuf>,
    /// Write nothing; list what is out of date and exit with 1
    #[arg(long)]
    pub(super) check: bool,
    /// With --check, show the differences
    #[arg(long, requires = "check")]
    pub(super) diff: bool,
    /// Write over files that somebody edited, and over foreign ones
    #[arg(long, conflicts_with = "check")]
    pub(super) force: bool,
    /// Write also where toolc.toml names a folder outside of its repository (of its own folder, if it is in none)
    #[arg(long)]
    pub(super) allow_outside: bool,
    /// Write the files that were read as a Makefile rule
    #[arg(long, value_name = "FILE", conflicts_with = "check")]
    depfile: Option<PathBuf>,
    /// Make only these packages, beside the interfaces (.toolsi) among PATHS of those that they use
    #[arg(
        long,
        value_delimiter = ',',
        value_name = "NAME",
        conflicts_with = "stubs"
    )]
    package: Vec<String>,
    /// Make only the files around all packages, whose interfaces PATHS are
    #[arg(long, conflicts_with_all = ["package", "stubs"])]
    root: bool,
    /// Write stubs of a toolset's handlers into FILE.rs or FILE.py, and nothing else; those that are there stay as they are
    #[arg(long, value_name = "FILE", conflicts_with_all = ["check", "force", "depfile", "templates", "timings"])]
    stubs: Option<PathBuf>,
    /// With --stubs, the toolset; only needed where there are several
    #[arg(long, value_name = "NAME", requires = "stubs")]
    toolset: Option<String>,
    /// With --stubs, the module that the generated code is for FILE: crate::tools, acme.gen
    #[arg(long, value_name = "PATH", requires = "stubs")]
    module: Option<String>,
    /// Tell on stderr how long each phase took, and the peak of memory until then
    #[arg(long)]
    pub(super) timings: bool,
    #[command(flatten)]
    output: Output,
    /// Warnings that were told before are told again.
    #[arg(skip)]
    pub(super) tells_again: bool,
    /// The documents that are written; those of toolc.toml without any.
    #[arg(skip)]
    pub(super) formats: Vec<String>,
}

impl Generate {
    pub(super) fn run(&self) -> Exit {
        let project = match self.apart() {
            Some(_) => LoadedProject::load_apart(&self.paths),
            None => LoadedProject::load(&self.paths),
        };
        let mut project = match project {
            Ok(project) => project,
            Err(problems) => return self.output.problems(&problems),
        };
        if let Some(file) = &self.stubs {
            return self.stubbed(file, &mut project);
        }
        let (exit, checked) = self.made(&mut project, None);
        // The process ends here; taking a large design apart first is time that nobody needs.
        std::mem::forget(checked);
        exit
    }

    /// Generates the targets of `toolc.toml`, and reports everything.
    pub(super) fn of(output: Output) -> Self {
        Self {
            paths: Vec::new(),
            lang: Vec::new(),
            out: None,
            krate: None,
            templates: None,
            check: false,
            diff: false,
            force: false,
            allow_outside: false,
            depfile: None,
            package: Vec::new(),
            root: false,
            stubs: None,
            toolset: None,
            module: None,
            timings: false,
            output,
            tells_again: true,
            formats: Vec::new(),
        }
    }

    /// Generates from a loaded project, beside what is in memory, and reports; also gives what was compiled.
    pub(super) fn made(
        &self,
        project: &mut LoadedProject,
        memory: Option<&mut Memory>,
    ) -> (Exit, Option<Checked>) {
        self.output.set_levels(project);
        let request = self.request();
        let generated = match (self.apart(), memory) {
            (Some(apart), _) => generate_apart(project, &request, &apart),
            (None, Some(memory)) => generate_beside(project, &request, memory),
            (None, None) => generate(project, &request),
        };
        let mut generated = match generated {
            Ok(generated) => generated,
            Err(Failure::Findings(checked)) => {
                return (self.output.findings(&checked, project), Some(*checked));
            }
            Err(Failure::Problems(problems)) => return (self.output.problems(&problems), None),
        };
        match &generated.checked {
            Some(checked) => {
                self.output.findings(checked, project);
            }
            // Machines and an emptied screen get the whole report, whether it was told before or not.
            None if self.output.is_for_machines() || self.tells_again => {
                let checked = project.compile();
                self.output.findings(&checked, project);
                generated.checked = Some(checked);
            }
            None if generated.warnings > 0 => screen::err(&format!(
                "{}, as before; `toolc check` shows them\n",
                toolc_build::show::count(0, generated.warnings)
            )),
            None => {}
        }
        let say = if self.output.is_for_machines() {
            screen::err
        } else {
            screen::say
        };
        let exit = if self.check {
            tell_check(&generated, self.apart().is_some(), say)
        } else {
            tell_written(&generated, say)
        };
        if self.timings {
            screen::err(&generated.timings.to_string());
        }
        if let Some(path) = &self.depfile
            && let Err(problem) = write_one(path, &depfile(project, &generated))
        {
            return (tell(&[problem]), None);
        }
        (exit, generated.checked)
    }

    /// What is made, where that is not everything.
    fn apart(&self) -> Option<Apart> {
        match self.package.is_empty() {
            _ if self.root => Some(Apart::Root),
            true => None,
            false => Some(Apart::Packages(self.package.iter().cloned().collect())),
        }
    }

    /// Writes stubs into a file of the user, and reports.
    fn stubbed(&self, file: &Path, project: &mut LoadedProject) -> Exit {
        self.output.set_levels(project);
        let asked = Asked {
            file,
            lang: &self.lang,
            options: self.crate_options(),
            out: self.out.clone(),
            toolset: self.toolset.as_deref(),
            module: self.module.as_deref(),
        };
        match put_stubs(&asked, project) {
            Ok((checked, told)) => {
                self.output.findings(&checked, project);
                let say = if self.output.is_for_machines() {
                    screen::err
                } else {
                    screen::say
                };
                say(&told);
                Exit::Fine
            }
            Err(Failure::Findings(checked)) => self.output.findings(&checked, project),
            Err(Failure::Problems(problems)) => self.output.problems(&problems),
        }
    }

    /// What the command line says of a Rust crate.
    fn crate_options(&self) -> Option<Options> {
        let name = self.krate.as_ref()?;
        let mut rust = Options::default();
        rust.set("crate", Setting::text(name));
        Some(rust)
    }

    fn request(&self) -> Request {
        let mut options = BTreeMap::new();
        if let Some(rust) = self.crate_options() {
            options.insert("rust".to_owned(), rust);
        }
        if !self.formats.is_empty() {
            let mut docs = Options::default();
            let formats = self.formats.iter().map(Setting::text).collect();
            docs.set("formats", Setting::List(formats));
            options.insert("docs".to_owned(), docs);
        }
        Request {
            options,
            templates: self.templates.clone(),
            targets: self.lang.clone(),
            out: self.out.clone(),
            allow_outside: self.allow_outside,
            mode: if self.check {
                Mode::Check { diff: self.diff }
            } else {
                Mode::Write { force: self.force }
            },
        }
    }
}

fn tell_check(generated: &Generated, is_apart: bool, say: fn(&str)) -> Exit {
    let mut text = String::new();
    let mut old = 0;
    for (folder, report) in &generated.folders {
        if report.interrupted {
            let _ = writeln!(
                text,
                "interrupted {folder}: a run was cut off; the same run without --check completes or undoes it"
            );
        }
        for change in &report.changes {
            let _ = writeln!(
                text,
                "{:<11} {folder}/{}",
                change.state.to_string(),
                change.path
            );
        }
        for diff in report
            .changes
            .iter()
            .filter_map(|change| change.diff.as_ref())
        {
            let _ = write!(text, "{diff}");
        }
        old += report.changes.len() + usize::from(report.interrupted);
    }
    say(&text);
    if old == 0 {
        say(&format!("{}: up to date\n", names(generated)));
        return Exit::Fine;
    }
    let run = match is_apart {
        true => "run the same without --check",
        false => "run `toolc gen`",
    };
    screen::err(&format!("{}: out of date; {run}\n", names(generated)));
    Exit::Findings
}

fn tell_written(generated: &Generated, say: fn(&str)) -> Exit {
    for (folder, report) in &generated.folders {
        say(&format!("{folder}: {}\n", summary(report)));
    }
    Exit::Fine
}

fn summary(report: &Report) -> String {
    let removed = report.count(State::Stale);
    let written = report.changes.len() - removed;
    match (written, removed) {
        (0, 0) => format!("{} unchanged", report.unchanged),
        (written, 0) => format!("{written} written, {} unchanged", report.unchanged),
        (written, removed) => format!(
            "{written} written, {removed} removed, {} unchanged",
            report.unchanged
        ),
    }
}

fn names(generated: &Generated) -> String {
    generated
        .folders
        .iter()
        .map(|(folder, _)| folder.as_str())
        .collect::<Vec<_>>()
        .join(", ")
}

//! `toolc import`: `.tools` files from the tool definitions of others.

use std::ffi::OsString;
use std::fmt::Write;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Args;
use toolc_build::{Problem, definition_sources, difference_between, put_file, rewrite};
use toolc_compiler::import::{
    Format, Imported, Mistake, NoUpdate, NoteKind, Options, Report, Source, Updated, import, update,
};

use super::{Exit, tell};
use crate::screen;

/// Make `.tools` files from tool definitions that exist already
///
/// Reads OpenAI (chat, legacy, Responses), Anthropic, MCP, LangChain, Gemini, ADK, Bedrock, Mistral, JSON Schema, canonical
/// records, OpenAPI 3 documents and flat tables: single definitions, lists, JSON lines, requests, whole catalogues. What had to
/// be put right is told, tool by tool; `toolc detect` says why a format was taken. One source goes to stdout, several need --out.
/// Exit codes: 0 fine, 1 nothing could be imported, something was lost, or --strict refused, 2 usage or disk.
/// Examples: `toolc import tools.json --out tools`, `toolc import github.json --into tools/github.tools`,
/// `curl -s URL | toolc import - --name weather`, `toolc import --mcp -- npx some-server --flag`, `toolc import --mcp URL`
#[derive(Args)]
pub struct Import {
    /// Files with definitions, folders with such files, or `-` for stdin
    #[arg(required_unless_present = "mcp")]
    paths: Vec<PathBuf>,
    /// Ask a live MCP server: its address, or nothing and its command behind `--`
    #[arg(long, value_name = "URL", num_args = 0..=1, default_missing_value = "")]
    mcp: Option<String>,
    /// The command of a server
    #[arg(last = true, value_name = "COMMAND", requires = "mcp")]
    command: Vec<OsString>,
    /// Write a file for each source into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "into")]
    out: Option<PathBuf>,
    /// Add what is new to this file; what its author wrote stays, what changed is shown
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
    /// With --into, show what would be added and write nothing
    #[arg(long, requires = "into")]
    diff: bool,
    /// Write nothing if anything had to be repaired
    #[arg(long)]
    strict: bool,
    /// Make formats of texts types that are checked: `datetime` in place of `string @format("date-time")`
    #[arg(long)]
    assert_formats: bool,
    /// Put this before the name of each tool
    #[arg(long, value_name = "TEXT", default_value = "")]
    prefix: String,
    /// Keep titles that only repeat a name
    #[arg(long)]
    keep_titles: bool,
    /// Take the definitions to be of this format
    #[arg(long, value_name = "FORMAT", value_parser = format)]
    format: Option<Format>,
    /// What the toolset is called, in place of the file's name
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Print the report as JSON to stdout; needs --out or --into
    #[arg(long)]
    json: bool,
    /// Tell everything that was put elsewhere, too
    #[arg(long)]
    verbose: bool,
}

impl Import {
    pub(super) fn run(&self) -> Exit {
        let mut sources = match self.sources() {
            Ok(sources) => sources,
            Err(problems) => return tell(&problems),
        };
        for source in &mut sources {
            source.format = self.format;
            if let Some(name) = &self.name {
                source.label.clone_from(name);
            }
        }
        let options = Options {
            assert_formats: self.assert_formats,
            prefix: self.prefix.clone(),
            keep_titles: self.keep_titles,
            ..Options::default()
        };
        if self.json && self.out.is_none() && self.into.is_none() {
            return tell(&[
                Problem::outside("--json needs a place for the files").help("add `--out tools`")
            ]);
        }
        match &self.into {
            Some(file) => self.run_into(file, &sources, &options),
            None => self.run_anew(&sources, &options),
        }
    }

    fn sources(&self) -> Result<Vec<Source>, Vec<Problem>> {
        let is_stdin = |path: &&PathBuf| path.as_os_str() == "-";
        let files: Vec<PathBuf> = self
            .paths
            .iter()
            .filter(|path| !is_stdin(path))
            .cloned()
            .collect();
        let mut sources = definition_sources(&files)?;
        if let Some(url) = &self.mcp {
            sources.push(self.asked(url).map_err(|problem| vec![problem])?);
        }
        if self.paths.iter().any(|path| is_stdin(&path)) {
            let mut text = String::new();
            io::stdin()
                .lock()
                .read_to_string(&mut text)
                .map_err(|error| vec![Problem::disk("read", "<stdin>", &error)])?;
            sources.push(Source {
                label: "imported".to_owned(),
                text,
                format: None,
            });
        }
        Ok(sources)
    }

    /// What a live server says.
    #[cfg(feature = "mcp")]
    fn asked(&self, url: &str) -> Result<Source, Problem> {
        use crate::servers::{Server, definitions};
        match (url, &self.command[..]) {
            ("", []) => Err(Problem::outside("--mcp needs a server").help(
                "write its address, or its command: `toolc import --mcp -- npx some-server`",
            )),
            ("", words) => definitions(&Server::Command(words)),
            (url, []) => definitions(&Server::Url(url)),
            (url, _) => Err(Problem::outside(format!(
                "--mcp has an address, `{url}`, and a command"
            ))
            .help("ask one server at a time")),
        }
    }

    #[cfg(not(feature = "mcp"))]
    fn asked(&self, _url: &str) -> Result<Source, Problem> {
        Err(Problem::outside("this toolc was built without MCP").help(
            "build it with the feature `mcp`, or save what `tools/list` gives and import that",
        ))
    }

    fn run_anew(&self, sources: &[Source], options: &Options) -> Exit {
        let imported = import(sources, options);
        if imported.files.len() > 1 && self.out.is_none() {
            let message = format!("{} sources make {0} files", imported.files.len());
            return tell(&[Problem::outside(message).help("say where they go: add `--out tools`")]);
        }
        let exit = self.judge(&imported);
        self.show(&imported);
        if self.strict && exit != Exit::Fine {
            screen::err("nothing was written, since --strict refuses what must be repaired\n");
            return exit;
        }
        let Some(folder) = &self.out else {
            imported
                .files
                .iter()
                .for_each(|file| screen::out(&file.text));
            return exit;
        };
        let mut problems = Vec::new();
        for file in &imported.files {
            let path = folder.join(format!("{}.tools", file.name));
            match put_file(&path, &file.text) {
                Ok(is_new) if !self.json => {
                    let what = if is_new { "wrote" } else { "unchanged" };
                    screen::out(&format!("{what} {}\n", path.display()));
                }
                Ok(_) => {}
                Err(problem) => problems.push(problem),
            }
        }
        if problems.is_empty() {
            exit
        } else {
            tell(&problems)
        }
    }

    fn run_into(&self, path: &Path, sources: &[Source], options: &Options) -> Exit {
        let [source] = sources else {
            let message = format!("--into takes one source, not {}", sources.len());
            return tell(&[Problem::outside(message).help("import each into its own file")]);
        };
        let existing = match std::fs::read_to_string(path) {
            Ok(text) => text,
            Err(error) => return tell(&[Problem::disk("read", path, &error)]),
        };
        let updated = match update(&existing, source, options) {
            Ok(updated) => updated,
            Err(why) => {
                let name = path.display();
                return tell(&[match why {
                    NoUpdate::Broken => Problem::content(format!("`{name}` does not parse"))
                        .help(format!("see what is wrong with `toolc check {name}`")),
                    NoUpdate::NoToolset => {
                        Problem::content(format!("`{name}` has no toolset for new tools"))
                            .help("add one, or import with `--out`")
                    }
                }]);
            }
        };
        let exit = self.judge(&updated.imported);
        self.show(&updated.imported);
        if self.strict && exit != Exit::Fine {
            screen::err("nothing was written, since --strict refuses what must be repaired\n");
            return exit;
        }
        if !self.json {
            screen::out(&changes(&updated));
        }
        if self.diff {
            screen::out(&difference_between(
                &path.display().to_string(),
                &existing,
                &updated.text,
            ));
        } else if updated.text != existing
            && let Err(problem) = rewrite(path, &existing, &updated.text)
        {
            return tell(&[problem]);
        }
        exit
    }

    /// Whether all is well.
    fn judge(&self, imported: &Imported) -> Exit {
        let report = &imported.report;
        let none = imported.files.is_empty();
        let refused = self.strict && report.count(NoteKind::Repaired) > 0;
        if none || refused || !imported.broken.is_empty() || report.count(NoteKind::Lost) > 0 {
            Exit::Findings
        } else {
            Exit::Fine
        }
    }

    /// Tells what was put right, and how much of what there was.
    fn show(&self, imported: &Imported) {
        let report = &imported.report;
        for (label, mistake) in &imported.broken {
            screen::err(&broken(label, mistake));
        }
        if self.json {
            let text =
                serde_json::to_string_pretty(report).expect("a report has only what JSON can say");
            screen::out(&(text + "\n"));
            return;
        }
        for note in &report.notes {
            if note.kind == NoteKind::Normalised && !self.verbose {
                continue;
            }
            let path = if note.path.is_empty() {
                String::new()
            } else {
                format!(" at {}", note.path)
            };
            let tool = if note.tool.is_empty() {
                "(no name)"
            } else {
                &note.tool
            };
            screen::err(&format!(
                "{}: {} {tool}{path}: {}\n",
                note.kind.word(),
                note.source,
                note.message
            ));
        }
        screen::err(&summary(report));
    }
}

/// How much there was, and what became of it.
fn summary(report: &Report) -> String {
    let tools = report
        .tools
        .iter()
        .filter(|tool| tool.name.is_some())
        .count();
    let mut text = format!(
        "{tools} tool{}: {} as they were",
        if tools == 1 { "" } else { "s" },
        report.kept()
    );
    for kind in NoteKind::ALL {
        let count = report.count(kind);
        let word = match kind {
            NoteKind::Lost => "things lost",
            NoteKind::Repaired => "repairs",
            NoteKind::Escaped => "places in `@schema`",
            NoteKind::Normalised => "things put elsewhere (--verbose lists them)",
        };
        if count > 0 {
            write!(text, ", {count} {word}").expect("a string takes everything");
        }
    }
    if report.implied_titles > 0 {
        write!(
            text,
            ", {} titles that repeat names left out",
            report.implied_titles
        )
        .expect("a string takes everything");
    }
    text + "\n"
}

fn broken(label: &str, mistake: &Mistake) -> String {
    format!(
        "error: `{label}` is no JSON: {}, at byte {}\n",
        mistake.message, mistake.offset
    )
}

/// What is new, what changed, what is gone.
fn changes(updated: &Updated) -> String {
    let mut text = String::new();
    for name in &updated.added {
        text.push_str(&format!("added {name}\n"));
    }
    for name in &updated.gone {
        text.push_str(&format!("gone over there, kept here: {name}\n"));
    }
    for (name, here, there) in &updated.changed {
        text.push_str(&format!("differs, kept as it is here: {name}\n"));
        text.push_str(&difference_between(
            name,
            &format!("{here}\n"),
            &format!("{there}\n"),
        ));
    }
    text.push_str(&format!(
        "{} added, {} differ, {} gone, {} as they were\n",
        updated.added.len(),
        updated.changed.len(),
        updated.gone.len(),
        updated.unchanged
    ));
    text
}

/// A format by its name.
pub(super) fn format(name: &str) -> Result<Format, String> {
    Format::named(name).ok_or_else(|| {
        let known: Vec<&str> = Format::ALL.iter().map(|(name, _)| *name).collect();
        format!("known formats: {}", known.join(", "))
    })
}

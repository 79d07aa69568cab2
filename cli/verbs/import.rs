//! `toolc import`: `.tools` files from tool definitions in other notations.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::NonEmptyStringValueParser;
use toolc_build::show::plain;
use toolc_build::{
    DefinitionFiles, Problem, difference_between, known_base, put_base, put_file, rewrite,
};
use toolc_compiler::import::{
    Change, Imported, NoUpdate, Notation, Options, Source, Updated, import, update,
};

use super::exit::Exit;
use super::imported::{Told, judged, notation, sources};
use super::output::tell;
use crate::screen;

/// Make `.tools` files from tool definitions that exist already
///
/// Reads OpenAI (chat, legacy, Responses), Anthropic, MCP, LangChain, Gemini, ADK, Bedrock, Mistral, JSON Schema, canonical
/// records, OpenAPI 3 and Swagger 2 documents and flat tables: single definitions, lists, JSON lines, requests, whole catalogues, and
/// live MCP servers, and commands that have `--discover`. `toolc detect` says which notation was taken and why.
///
/// One source goes to stdout, several need --out. What is not as it was is told, tool by tool: `lost` has no place at all,
/// `repaired` was put right, `escaped` stands in `@schema`, `normalised` stands elsewhere.
///
/// Exit codes: 0 fine; 1 nothing to import, something lost (unless --lossy) or unreadable, or --strict refused; 2 usage, disk or
/// server.
///
/// Examples:
///
/// `toolc import tools.json --out tools`: a new file, tools/tools.tools
///
/// `toolc import github.json --into tools/github.tools`: brings a file up to date
///
/// `curl -s URL | toolc import - --name weather`: from stdin to stdout
///
/// `toolc import --mcp -- npx some-server --flag`, `toolc import --mcp URL`: from a live server
///
/// `toolc import --command ./tool`, `toolc import --command -- python tool.py`: the design of a command
#[derive(Args)]
pub struct Import {
    /// Files with definitions, folders with such files, or `-` for stdin
    #[arg(required_unless_present = "live")]
    paths: Vec<PathBuf>,
    /// Ask a live MCP server: its address, or nothing and its command behind `--`
    #[arg(long, group = "live", value_name = "URL", num_args = 0..=1, default_missing_value = "")]
    mcp: Option<String>,
    /// Ask a command that has `--discover`: the command, or nothing and the command with more words behind `--`
    #[arg(long, group = "live", value_name = "PROGRAM", num_args = 0..=1, default_missing_value = "")]
    command: Option<OsString>,
    /// How many seconds a live server or command has for everything; half of it for one answer
    #[arg(long, value_name = "SECONDS", default_value_t = 120.0, requires = "live", value_parser = seconds)]
    timeout: f64,
    /// How many megabytes a live server or command may send
    #[arg(long, value_name = "MB", default_value_t = 4, requires = "live", value_parser = clap::value_parser!(u32).range(1..))]
    max_size: u32,
    /// The command of a server, or the one that is asked
    #[arg(last = true, value_name = "COMMAND", requires = "live")]
    words: Vec<OsString>,
    /// Write a file for each source into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "into")]
    out: Option<PathBuf>,
    /// Bring this file up to date: what is new is added, what its author wrote stays, what changed over there is shown
    #[arg(long, value_name = "FILE")]
    into: Option<PathBuf>,
    /// With --into, show what would change and write nothing
    #[arg(long, requires = "into")]
    diff: bool,
    /// Write nothing if anything had to be repaired
    #[arg(long)]
    strict: bool,
    /// Make formats of texts types that are checked: `datetime` in place of `string @format("date-time")`
    #[arg(long)]
    assert_formats: bool,
    /// Exit with 0 although something is lost, or a whole input schema is set aside
    #[arg(long, conflicts_with = "strict")]
    lossy: bool,
    /// Put this before the name of each tool
    #[arg(long, value_name = "TEXT", default_value = "")]
    prefix: String,
    /// Keep titles that only repeat a name
    #[arg(long)]
    keep_titles: bool,
    /// Take the definitions to be in this notation: openai, anthropic, mcp, … as `toolc detect --verbose` names them
    #[arg(long, value_name = "NOTATION", value_parser = notation)]
    format: Option<Notation>,
    /// The folder that refs to other files may lead into; without it, the folder of the file that has them
    #[arg(long, value_name = "DIR")]
    refs_within: Option<PathBuf>,
    /// What the toolset is called, in place of the file's name
    #[arg(long, value_name = "NAME", value_parser = NonEmptyStringValueParser::new())]
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
        let mut found = match self.found() {
            Ok(found) => found,
            Err(problems) => return tell(&problems),
        };
        if let Some(name) = &self.name {
            for source in &mut found.sources {
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
            Some(file) => self.run_into(file, &found, &options),
            None => self.run_anew(&found, &options),
        }
    }

    /// Everything to import, with the files that it is from.
    fn found(&self) -> Result<DefinitionFiles, Vec<Problem>> {
        let mut found = sources(&self.paths, self.format, self.refs_within.as_deref())?;
        let live = match (&self.mcp, &self.command) {
            (Some(url), _) => Some(self.asked(url)),
            (None, Some(program)) => Some(self.discovered(program)),
            (None, None) => None,
        };
        if let Some(source) = live {
            let source = source.map_err(|problem| vec![problem])?;
            found.paths.push(PathBuf::from(&source.label));
            found.sources.push(source);
        }
        Ok(found)
    }

    /// The tools of a live server.
    #[cfg(feature = "mcp")]
    fn asked(&self, url: &str) -> Result<Source, Problem> {
        use crate::servers::{Server, definitions};
        let limits = self.limits();
        match (url, &self.words[..]) {
            ("", []) => Err(Problem::outside("--mcp needs a server").help(
                "write its address, or its command: `toolc import --mcp -- npx some-server`",
            )),
            ("", words) => definitions(&Server::Command(words), limits),
            (url, []) => definitions(&Server::Url(url), limits),
            (url, _) => Err(Problem::outside(format!(
                "--mcp has an address, `{}`, and a command",
                plain(url)
            ))
            .help("ask one server at a time")),
        }
    }

    /// The tools of a command.
    #[cfg(feature = "mcp")]
    fn discovered(&self, program: &OsString) -> Result<Source, Problem> {
        use crate::servers::discovered;
        let limits = self.limits();
        match (program.is_empty(), &self.words[..]) {
            (true, []) => Err(Problem::outside("--command needs a command")
                .help("write it: `toolc import --command ./tool`")),
            (true, words) => discovered(words, limits),
            (false, []) => discovered(std::slice::from_ref(program), limits),
            (false, _) => {
                let shown = plain(&program.to_string_lossy());
                let message = format!("--command has a command, `{shown}`, and another one");
                Err(Problem::outside(message).help(format!(
                    "write all its words behind `--`: `--command -- {shown} …`"
                )))
            }
        }
    }

    #[cfg(feature = "mcp")]
    fn limits(&self) -> crate::servers::Limits {
        crate::servers::Limits {
            whole: std::time::Duration::from_secs_f64(self.timeout),
            bytes: u64::from(self.max_size) * 1_000_000,
        }
    }

    #[cfg(not(feature = "mcp"))]
    fn discovered(&self, _program: &OsString) -> Result<Source, Problem> {
        Err(Problem::outside("this toolc was built without MCP, and cannot ask commands either").help(
            "build it with the feature `mcp`, or save what `--discover` prints and import that",
        ))
    }

    #[cfg(not(feature = "mcp"))]
    fn asked(&self, _url: &str) -> Result<Source, Problem> {
        Err(Problem::outside("this toolc was built without MCP").help(
            "build it with the feature `mcp`, or save what `tools/list` gives and import that",
        ))
    }

    /// Reports the notes, and the counts.
    fn show(&self, imported: &Imported, found: &DefinitionFiles) {
        let told = Told {
            is_lossy: self.lossy,
            verbose: self.verbose,
        };
        if !self.json {
            return told.all(imported, found);
        }
        told.unreadable(imported, found);
        let report = &imported.report;
        let text =
            serde_json::to_string_pretty(report).expect("a report has only what JSON can say");
        screen::json(&(text + "\n"));
    }

    fn run_anew(&self, found: &DefinitionFiles, options: &Options) -> Exit {
        let imported = import(&found.sources, options);
        if imported.files.len() > 1 && self.out.is_none() {
            let message = format!("{} sources make {0} files", imported.files.len());
            return tell(&[Problem::outside(message).help("say where they go: add `--out tools`")]);
        }
        let exit = judged(&imported, self.strict, self.lossy);
        self.show(&imported, found);
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
            let put = put_file(&path, &file.text);
            if put.is_ok()
                && let Err(problem) = put_base(&path, &file.text)
            {
                problems.push(problem);
            }
            match put {
                Ok(is_new) if !self.json => {
                    let what = if is_new { "wrote" } else { "unchanged" };
                    screen::say(&format!("{what} {}\n", path.display()));
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

    fn run_into(&self, path: &Path, found: &DefinitionFiles, options: &Options) -> Exit {
        let [source] = &found.sources[..] else {
            let message = format!("--into takes one source, not {}", found.sources.len());
            return tell(&[Problem::outside(message).help("import each into its own file")]);
        };
        let existing = match toolc_build::regular::read_to_string(path) {
            // Whoever writes the file back puts the mark before it again.
            Ok(text) => text.trim_start_matches('\u{FEFF}').to_owned(),
            Err(error) => {
                let mut problem = Problem::disk("read", path, &error);
                if error.kind() == io::ErrorKind::NotFound {
                    problem = problem.help("to make new files, write `--out DIR`");
                }
                return tell(&[problem]);
            }
        };
        let base = match known_base(path) {
            Ok(base) => base,
            Err(problem) => return tell(&[problem]),
        };
        let updated = match update(&existing, base.as_deref(), source, options) {
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
                    NoUpdate::Clash(why) => Problem::content(format!(
                        "with what is new, `{name}` would not pass `toolc check`: {why}"
                    ))
                    .help(
                        "rename what is in the way, or import with `--out` into a file of its own",
                    ),
                }]);
            }
        };
        let exit = judged(&updated.imported, self.strict, self.lossy);
        self.show(&updated.imported, found);
        if self.strict && exit != Exit::Fine {
            screen::err("nothing was written, since --strict refuses what must be repaired\n");
            return exit;
        }
        if !self.json {
            screen::say(&changes(&updated));
        }
        if self.diff {
            screen::say(&difference_between(
                &path.display().to_string(),
                &existing,
                &updated.text,
            ));
            return exit;
        }
        if updated.text != existing
            && let Err(problem) = rewrite(path, &existing, &updated.text)
        {
            return tell(&[problem]);
        }
        if let Some(base) = &updated.base
            && let Err(problem) = put_base(path, base)
        {
            return tell(&[problem]);
        }
        exit
    }
}

/// The added, changed and removed parts.
fn changes(updated: &Updated) -> String {
    let mut text = String::new();
    let named = |text: &mut String, what: &str, names: &[String]| {
        for name in names {
            text.push_str(&format!("{what} {}\n", plain(name)));
        }
    };
    let shown = |text: &mut String, what: &str, changes: &[Change]| {
        for change in changes {
            let (before, after) = (
                format!("{}\n", change.before),
                format!("{}\n", change.after),
            );
            let name = plain(&change.name);
            text.push_str(&format!("{what} {name}\n"));
            text.push_str(&difference_between(&name, &before, &after));
        }
    };
    named(&mut text, "added", &updated.added);
    shown(
        &mut text,
        "changed over there, and here:",
        &updated.followed,
    );
    let both = "changed over there, kept as it is here:";
    shown(&mut text, both, &updated.changed);
    shown(&mut text, "differs, kept as it is here:", &updated.differ);
    named(&mut text, "changed here only:", &updated.own);
    named(&mut text, "left out here:", &updated.left_out);
    named(&mut text, "gone over there, kept here:", &updated.gone);
    let counts = [
        (updated.followed.len(), "followed"),
        (updated.own.len(), "changed here only"),
        (updated.left_out.len(), "left out"),
    ];
    let counts = counts.iter().filter(|(count, _)| *count > 0);
    let more: String = counts
        .map(|(count, what)| format!("{count} {what}, "))
        .collect();
    let differ = updated.changed.len() + updated.differ.len();
    text.push_str(&format!(
        "{} added, {differ} {}, {} gone, {more}{} as they were\n",
        updated.added.len(),
        if differ == 1 { "differs" } else { "differ" },
        updated.gone.len(),
        updated.unchanged
    ));
    text
}

/// A time to wait.
fn seconds(text: &str) -> Result<f64, String> {
    let number = text.parse().ok();
    let number = number.filter(|seconds| (0.1..=86_400.0).contains(seconds));
    number.ok_or_else(|| "a number of seconds, from 0.1 to a day".to_owned())
}

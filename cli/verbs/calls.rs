//! `toolc calls`: what recordings of calls tell about tools, and examples of a design from them.

use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use toolc_build::Problem;
use toolrt::recording::{Entry, Line, Lines, Report};

use super::exit::Exit;
use super::output::tell;
use crate::recordings::{Examples, Since, table};
use crate::screen;

/// Say what recordings tell about tools: calls, failures, wrong arguments, times
///
/// Programs record their calls if `TOOLRT_RECORD` names a file. Example: `toolc calls calls.jsonl calls.*.jsonl`
#[derive(Args)]
pub struct Calls {
    /// Recordings, or `-` for stdin
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Only calls of this tool; may be given several times
    #[arg(long, value_name = "NAME")]
    tool: Vec<String>,
    /// Only calls from then on: a date, a date and time, or a time back from now (30m, 24h, 7d)
    #[arg(long, value_name = "TIME")]
    since: Option<Since>,
    /// How the report is printed
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    format: Format,
    /// Print calls as `example` statements for a design instead
    #[arg(long, conflicts_with = "format")]
    examples: bool,
    /// How many examples there are of a tool at most
    #[arg(long, value_name = "COUNT", default_value_t = 3, requires = "examples")]
    most: usize,
}

#[derive(ValueEnum, Clone, Copy, Default, PartialEq, Eq)]
enum Format {
    /// A table with bars, for people
    #[default]
    Text,
    /// One document, by spec/recordings.md
    Json,
}

impl Calls {
    pub(super) fn run(&self) -> Exit {
        if self.examples {
            let mut examples = Examples::new(self.most);
            let read = self.each(|line| {
                if let Line::Call(entry) = line {
                    examples.add(entry);
                }
            });
            if let Err(problem) = read {
                return tell(&[problem]);
            }
            screen::say(&examples.text());
            if examples.count() == 0 {
                screen::err(
                    "no call may be an example: none is valid, whole and without secrets\n",
                );
            }
            return Exit::Fine;
        }
        let mut report = Report::new();
        let read = self.each(|line| match line {
            Line::Call(entry) => report.add(entry),
            Line::None(why) => report.add_none(*why),
        });
        if let Err(problem) = read {
            return tell(&[problem]);
        }
        match self.format {
            Format::Text => screen::say(&table(&report, screen::width_out())),
            Format::Json => screen::json(&(report.to_json() + "\n")),
        }
        Exit::Fine
    }

    /// Gives every line of the files that is wanted.
    fn each(&self, mut take: impl FnMut(&Line)) -> Result<(), Problem> {
        for file in &self.files {
            let read = opened(file).and_then(|from| {
                for line in Lines::new(from) {
                    let line = line?;
                    if !matches!(&line, Line::Call(entry) if !self.wants(entry)) {
                        take(&line);
                    }
                }
                Ok(())
            });
            read.map_err(|error| match is_stdin(file) {
                true => Problem::disk("read", "<stdin>", &error),
                false => Problem::disk("read", file, &error),
            })?;
        }
        Ok(())
    }

    fn wants(&self, entry: &Entry) -> bool {
        let is_named = self.tool.is_empty() || self.tool.contains(&entry.tool);
        is_named && self.since.is_none_or(|since| since.has(&entry.started))
    }
}

fn is_stdin(file: &Path) -> bool {
    file.as_os_str() == "-"
}

fn opened(file: &Path) -> io::Result<Box<dyn BufRead>> {
    if is_stdin(file) {
        return Ok(Box::new(io::stdin().lock()));
    }
    Ok(Box::new(BufReader::with_capacity(
        1 << 16,
        File::open(file)?,
    )))
}

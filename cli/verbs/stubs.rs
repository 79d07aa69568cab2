//! `toolc gen --stubs`: handlers that nobody has written yet, in a file of the user.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use toolc_build::{Failure, LoadedProject, Options, Problem, put_file, rewrite, stubs};
use toolc_compiler::Checked;

use crate::stubs::{Language, Written, written};

/// What is asked for.
pub(super) struct Asked<'a> {
    pub file: &'a Path,
    /// The targets of the command line: none, or that of the file.
    pub lang: &'a [String],
    pub options: Option<Options>,
    pub out: Option<PathBuf>,
    pub toolset: Option<&'a str>,
    pub module: Option<&'a str>,
}

/// Writes the stubs that a file lacks; gives the design, and what to tell.
pub(super) fn put_stubs(
    asked: &Asked<'_>,
    project: &mut LoadedProject,
) -> Result<(Checked, String), Failure> {
    let shown = asked.file.display();
    let Some(language) = Language::of(asked.file) else {
        let problem = Problem::outside(format!("`{shown}` is no file for handlers"));
        return Err(problem.help("name one that ends in .rs or .py").into());
    };
    let name = language.name();
    if asked.lang.iter().any(|lang| lang != name) {
        let problem = Problem::outside(format!("`{shown}` is a file of the target `{name}`"));
        return Err(problem.help("leave out --lang").into());
    }
    if asked.options.is_some() && language != Language::Rust {
        let problem = Problem::outside("`--crate` is an option of Rust");
        return Err(problem.help("name a file that ends in .rs").into());
    }
    let old = text_of(asked.file)?;
    let of = stubs(
        project,
        name,
        asked.options.as_ref(),
        asked.out.clone(),
        asked.toolset,
    )?;
    let Written { text, added } = written(language, asked.file, old.as_deref(), &of, asked.module)?;
    let told = match (&old, &added[..]) {
        (Some(_), []) => format!("{shown}: no stub is missing\n"),
        (_, added) => format!("{shown}: added {}\n", added.join(", ")),
    };
    match &old {
        _ if old.is_some() && added.is_empty() => {}
        Some(old) => rewrite(
            asked.file,
            old.strip_prefix('\u{FEFF}').unwrap_or(old),
            &text,
        )?,
        None => {
            put_file(asked.file, &text)?;
        }
    }
    Ok((of.checked, told))
}

/// The text of a file; nothing if it is not there.
fn text_of(path: &Path) -> Result<Option<String>, Problem> {
    match toolc_build::regular::read(path) {
        Ok(bytes) => String::from_utf8(bytes).map(Some).map_err(|_| {
            Problem::content(format!("`{}` is not UTF-8", path.display())).help("save it as UTF-8")
        }),
        // A link that leads nowhere is there, and is no file to begin.
        Err(error) if error.kind() == ErrorKind::NotFound && path.symlink_metadata().is_err() => {
            Ok(None)
        }
        Err(error) => Err(Problem::disk("read", path, &error)),
    }
}

//! A first project: a `toolc.toml` and a `.tools` file to start from.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::problem::{Problem, shown};
use crate::project::CONFIG;

const CONFIG_TEXT: &str = "\
# What is compiled: files, folders and patterns.
sources = [\"tools\"]

# What is made of it, by `toolc gen`.
[target.rust]
out = \"gen\"
";

/// The `.tools` file that `toolc init` writes.
pub const FIRST_TOOLS: &str = r#"/// Greets people.
package hello

/// How to greet.
enum Tone {
  friendly
  formal
}

/// Greets people by name.
service hello {
  version "0.1.0"
  exports greetings
}

/// Words of welcome.
toolset greetings {
  owner hello

  /// Greet a person by name.
  tool greet(
    /// The person's name.
    name: string @length(1..100)
    tone: Tone = friendly
  ) -> { greeting: string } {
    readonly idempotent
    example {
      args { name: "Ada" }
      result { greeting: "Hello, Ada!" }
    }
  }
}
"#;

/// Writes both files; if one of them exists already, none.
pub fn init(folder: &Path) -> Result<Vec<PathBuf>, Problem> {
    let files = [
        (folder.join(CONFIG), CONFIG_TEXT),
        (folder.join("tools/hello.tools"), FIRST_TOOLS),
    ];
    let there: Vec<String> = files
        .iter()
        .filter(|(path, _)| path.symlink_metadata().is_ok())
        .map(|(path, _)| shown(path))
        .collect();
    if !there.is_empty() {
        return Err(
            Problem::outside("there is a project already, so nothing was written").details(there),
        );
    }
    for (path, text) in &files {
        if let Some(above) = path.parent() {
            fs::create_dir_all(above)
                .map_err(|error| Problem::disk("make the folder", above, &error))?;
        }
        let written = OpenOptions::new()
            .write(true)
            .create_new(true)
            .open(path)
            .and_then(|mut file| file.write_all(text.as_bytes()));
        written.map_err(|error| Problem::disk("write", path, &error))?;
    }
    Ok(files.into_iter().map(|(path, _)| path).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_file_checks_clean() {
        let checked = toolc_compiler::compile(vec![toolc_compiler::Input {
            path: "hello.tools".into(),
            text: FIRST_TOOLS.into(),
        }]);
        assert_eq!(
            checked
                .findings
                .iter()
                .map(|finding| finding.message.clone())
                .collect::<Vec<_>>(),
            Vec::<String>::new()
        );
    }
}

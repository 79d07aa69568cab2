//! A design with servers and commands, and its modules for agent SDKs.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use toolc_compiler::{Input, compile};
use toolc_templates::{Options, Setting, TARGETS};

pub const DESIGN: &str = r#"package demo

service desk {
  exports notes

  /// Uses what one server has, and one command.
  agent clerk {
    instructions "Keep notes."
    uses notes
  }

  /// Uses what no server has alone.
  agent boss {
    instructions "Do everything."
    uses notes, bin
  }

  mcp notes { exposes notes }
  mcp caller { exposes bin }
  mcp all { exposes notes, bin  discovery search }

  cli caller { exposes bin }
  cli desk-tools { exposes notes, bin }
}

service empty {
  mcp nothing {
    resource x "demo://x" -> string
  }
}

toolset notes {
  owner desk

  /// Keep one.
  tool keep(text: string, title?: string) -> string
}

toolset bin {
  owner desk

  /// Throw one away.
  tool drop(text: string) -> bool { destructive }
}
"#;

/// The files of the SDKs of the design, by their options.
pub fn made(
    text: &str,
    settings: &[(&str, Setting)],
) -> Result<Vec<(String, String)>, Vec<String>> {
    let input = Input {
        path: "demo.tools".to_owned(),
        text: text.to_owned(),
    };
    let checked = compile(vec![input]);
    let Ok(ready) = checked.ready() else {
        panic!("the design has errors: {:?}", checked.findings);
    };
    let mut options = Options::default();
    for (key, value) in settings {
        options.set(key, value.clone());
    }
    let target = TARGETS.iter().find(|target| target.name == "python");
    let files = target.expect("there is one").files(ready, &options);
    let files = files.map_err(|faults| {
        let faults = faults.into_iter();
        faults.map(|fault| fault.message).collect::<Vec<_>>()
    })?;
    let files = files.into_iter().map(|file| (file.path, file.contents));
    Ok(files.collect())
}

/// A list as an option.
pub fn list(items: &[&str]) -> Setting {
    Setting::List(items.iter().map(|item| Setting::text(*item)).collect())
}

/// The text of a file.
pub fn of<'a>(files: &'a [(String, String)], path: &str) -> &'a str {
    let mut files = files.iter();
    let file = files.find(|(own, _)| own == path);
    &file.expect("it is made").1
}

/// Holds the module of every SDK in a mode against a folder of goldens, byte by byte; `BLESS=1` writes them anew.
pub fn are_as_they_were(golden: &str, mode: &str) {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(golden);
    let target = TARGETS.iter().find(|target| target.name == "python");
    let sdks = (target.expect("there is one").sdks)();
    let how = [("sdk", list(&sdks)), ("mode", list(&["process", mode]))];
    let files = made(DESIGN, &how).expect("the options are right");
    let ending = format!("_{mode}.py");
    let files: BTreeMap<&str, &str> = files
        .iter()
        .filter(|(path, _)| path.ends_with(&ending))
        .filter_map(|(path, text)| Some((path.strip_prefix("desk/sdk/")?, &**text)))
        .collect();
    if std::env::var_os("BLESS").is_some() {
        let _ = fs::remove_dir_all(&golden);
        fs::create_dir_all(&golden).expect("a folder can be made");
        for (name, text) in &files {
            fs::write(golden.join(name), text).expect("goldens can be written");
        }
    }
    let known = fs::read_dir(&golden).expect("there are goldens");
    let known: BTreeMap<String, String> = known
        .map(|entry| {
            let path = entry.expect("the folder can be read").path();
            let text = fs::read_to_string(&path).expect("a golden is text");
            let name = path.file_name().expect("a file has a name");
            (
                name.to_string_lossy().into_owned(),
                text.replace("\r\n", "\n"),
            )
        })
        .collect();
    let files: BTreeMap<String, String> = files
        .into_iter()
        .map(|(name, text)| (name.to_owned(), text.to_owned()))
        .collect();
    assert!(
        known == files,
        "out of date, run with BLESS=1 and read the difference"
    );
}

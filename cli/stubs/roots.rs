//! By which path a file of the user knows the code that is generated.

use std::env;
use std::fs;
use std::path::{Component, Path, PathBuf};

use toolc_build::Problem;

use super::rust;

/// A language that hosts are written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Language {
    Rust,
    Python,
}

impl Language {
    /// That of a file, by its name.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        match path.extension()?.to_str()? {
            "rs" => Some(Self::Rust),
            "py" => Some(Self::Python),
            _ => None,
        }
    }

    /// As `--lang` names it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Rust => "rust",
            Self::Python => "python",
        }
    }
}

/// The path of the output folder as the file names it.
pub(super) fn root(language: Language, file: &Path, out: &Path) -> Result<String, Problem> {
    let (file, out) = (absolute(file)?, absolute(out)?);
    let found = match language {
        Language::Rust => of_rust(&file, &out)?,
        Language::Python => of_python(&file, &out),
    };
    found.ok_or_else(|| {
        let (shown, out) = (file.display(), out.display());
        let problem = Problem::outside(format!("nothing says how `{shown}` names the code in `{out}`"));
        problem.help(match language {
            Language::Rust => "write `#[path = \"../gen/mod.rs\"] mod tools;` into the main.rs or lib.rs, or pass --module crate::tools",
            Language::Python => "pass --module with the package that it is imported by, like --module acme.gen",
        })
    })
}

/// A path from the root of the disk; no link is followed.
fn absolute(path: &Path) -> Result<PathBuf, Problem> {
    let here = env::current_dir().map_err(|error| Problem::disk("find the folder", ".", &error))?;
    let mut whole = PathBuf::new();
    for part in here.join(path).components() {
        match part {
            Component::ParentDir => {
                whole.pop();
            }
            Component::CurDir => {}
            Component::Prefix(_) | Component::RootDir | Component::Normal(_) => whole.push(part),
        }
    }
    Ok(whole)
}

/// The module of the crate's root whose file is that of the output folder.
fn of_rust(file: &Path, out: &Path) -> Result<Option<String>, Problem> {
    let above = file.ancestors().skip(1);
    let Some(package) = above
        .into_iter()
        .find(|folder| folder.join("Cargo.toml").is_file())
    else {
        return Ok(None);
    };
    let roots = ["src/lib.rs", "src/main.rs"].map(|root| package.join(root));
    for root in roots.iter().map(PathBuf::as_path).chain([file]) {
        let (Ok(text), Some(folder)) = (fs::read_to_string(root), root.parent()) else {
            continue;
        };
        for (path, name) in rust::modules(root, &text)? {
            let place = match &path {
                Some(path) => absolute(&folder.join(path))?,
                None => folder.join(&name).join("mod.rs"),
            };
            if place == out.join("mod.rs") {
                return Ok(Some(format!("crate::{name}")));
            }
        }
    }
    Ok(None)
}

/// The package that is the output folder: beside or below a file that is run, relative in a package.
fn of_python(file: &Path, out: &Path) -> Option<String> {
    let folder = file.parent()?;
    let is_package = |folder: &Path| folder.join("__init__.py").is_file();
    let (mut above, mut dots) = (folder, String::new());
    if is_package(folder) {
        dots.push('.');
    }
    while out.strip_prefix(above).is_err() && is_package(above) {
        above = above.parent()?;
        dots.push('.');
    }
    // Outside of all packages, imports begin at the folder of the program.
    if !is_package(above) {
        dots.clear();
    }
    let names = out
        .strip_prefix(above)
        .ok()?
        .components()
        .map(|part| part.as_os_str().to_str());
    let names: Vec<&str> = names.collect::<Option<_>>()?;
    let is_name = |name: &&str| {
        !name.starts_with(|c: char| c.is_ascii_digit())
            && name.chars().all(|c| c.is_alphanumeric() || c == '_')
    };
    names.iter().all(is_name).then(|| dots + &names.join("."))
}

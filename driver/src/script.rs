//! The interface for a `build.rs`: sources in, one Rust file out, and the files for Cargo to watch.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::process;

use toolc_compiler::Checked;
use toolc_compiler::diagnostics::Severity;
use toolc_templates::{Options, Setting, TARGETS, Target};

use crate::generate::write_one;
use crate::problem::{Problem, shown};
use crate::project::{LoadedProject, absolute};
use crate::renderer;
use crate::request::problems;
use crate::show::{self, Style, plain};

/// Sources to generate code from, in a `build.rs`.
///
/// ```no_run
/// toolc_build::Project::new("tools").rust().write_to_out_dir();
/// ```
///
/// The crate includes the output:
///
/// ```ignore
/// mod tools {
///     include!(concat!(env!("OUT_DIR"), "/tools.rs"));
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Project {
    paths: Vec<PathBuf>,
}

impl Project {
    /// A `.tools` file, a folder with such files, or a folder with a `toolc.toml`; relative to the folder of the
    /// package.
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self {
            paths: vec![path.into()],
        }
    }

    /// A further file or folder of the same design.
    #[must_use]
    pub fn and(mut self, path: impl Into<PathBuf>) -> Self {
        self.paths.push(path.into());
        self
    }

    /// Makes Rust of it.
    pub fn rust(self) -> RustCode {
        RustCode {
            paths: self.paths,
            file: "tools.rs".into(),
            options: Options {
                included: true,
                ..Options::default()
            },
            derives: BTreeMap::new(),
            externs: BTreeMap::new(),
        }
    }
}

/// A request for Rust code. Its options are those of `[target.rust]`; if a `toolc.toml` sets one as well, the
/// `build.rs` wins.
#[derive(Clone, Debug)]
pub struct RustCode {
    paths: Vec<PathBuf>,
    file: PathBuf,
    options: Options,
    derives: BTreeMap<String, Setting>,
    externs: BTreeMap<String, Setting>,
}

impl RustCode {
    /// Implements serde's `Serialize` and `Deserialize` for every type; `toolrt` needs its feature `serde`.
    #[must_use]
    pub fn serde(mut self, on: bool) -> Self {
        self.options.set("serde", Setting::Flag(on));
        self
    }

    /// A further derive for all types: `"PartialOrd"`, `"strum::EnumIter"`.
    #[must_use]
    pub fn derive(self, path: &str) -> Self {
        self.derive_for("*", path)
    }

    /// A further derive for one declared type: `"acme.todos.Todo"`.
    #[must_use]
    pub fn derive_for(mut self, type_name: &str, path: &str) -> Self {
        let all = self
            .derives
            .entry(type_name.to_owned())
            .or_insert_with(|| Setting::List(Vec::new()));
        if let Setting::List(all) = all {
            all.push(Setting::text(path));
        }
        self
    }

    /// A type of this crate that replaces a declared one: `"acme.common.Money"`, `"crate::money::Money"`.
    #[must_use]
    pub fn external(mut self, type_name: &str, path: &str) -> Self {
        self.externs
            .insert(type_name.to_owned(), Setting::text(path));
        self
    }

    /// A module of every service for an agent SDK, by the name of its package: `"rig"`.
    #[must_use]
    pub fn sdk(self, package: &str) -> Self {
        self.listed("sdk", package)
    }

    /// Puts the schemas for a provider into the specs, lowered to what it takes: `"openai-strict"`.
    #[must_use]
    pub fn provider(self, name: &str) -> Self {
        self.listed("providers", name)
    }

    fn listed(mut self, key: &str, item: &str) -> Self {
        let mut items = match self.options.settings.remove(key) {
            Some(Setting::List(items)) => items,
            _ => Vec::new(),
        };
        items.push(Setting::text(item));
        self.options.set(key, Setting::List(items));
        self
    }

    /// The name of the file in `OUT_DIR`, instead of `tools.rs`.
    #[must_use]
    pub fn file_name(mut self, name: impl Into<PathBuf>) -> Self {
        self.file = name.into();
        self
    }

    /// Writes the code to `OUT_DIR` and tells Cargo which files and folders it comes from. Errors in the sources are
    /// shown as by the `toolc` command, and end the build.
    pub fn write_to_out_dir(self) {
        let done = match std::env::var_os("OUT_DIR") {
            Some(folder) => self.write(Path::new(&folder), true),
            None => Err(refused(vec![
                Problem::outside("`OUT_DIR` is not set")
                    .help("call this from a build.rs, or use `write_to`"),
            ])),
        };
        match done {
            Ok(written) => {
                // A line is an order to Cargo, and names of others may have ends of lines.
                for path in &written.watched {
                    println!("cargo::rerun-if-changed={}", plain(&shown(path)));
                }
                for warning in &written.warnings {
                    println!("cargo::warning={}", plain(warning));
                }
            }
            Err(refusal) => {
                tell(&refusal);
                process::exit(1);
            }
        }
    }

    /// Writes the code to a folder, if it has changed; returns the files that it depends on.
    pub fn write_to(self, folder: &Path) -> Result<Written, Refusal> {
        self.write(folder, false)
    }

    /// `is_script` says that the process is a build script, which ends with what is wrong.
    fn write(mut self, folder: &Path, is_script: bool) -> Result<Written, Refusal> {
        if !self.derives.is_empty() {
            self.options.set("derive", Setting::Table(self.derives));
        }
        if !self.externs.is_empty() {
            self.options.set("extern", Setting::Table(self.externs));
        }
        let target = rust();
        let mut project = LoadedProject::load(&self.paths).map_err(refused)?;
        let config = project.config.as_ref();
        let config = config.and_then(|config| config.targets.get(target.name));
        let options = config
            .map_or_else(Options::default, |config| config.options.clone())
            .with(&self.options);
        let checked = project.compile();
        let Ok(ready) = checked.ready() else {
            return Err(broken(&checked, &project));
        };
        let end = |problem| tell(&refused(vec![problem]));
        let guard = is_script.then(|| renderer::guard(&options, end));
        let files = renderer::files(target, &options, ready)
            .map_err(|faults| refused(problems(&project, target, faults)))?;
        drop(guard);
        let file = folder.join(&self.file);
        for made in &files {
            write_one(&file, &made.contents).map_err(|problem| refused(vec![problem]))?;
        }
        Ok(Written {
            watched: watched(&project, folder),
            warnings: warnings(&checked, &project),
            file,
        })
    }
}

/// Tells Cargo and whoever reads its output why nothing was written.
fn tell(refusal: &Refusal) {
    eprint!("{}", refusal.text);
    println!("cargo::error={}", plain(&refusal.summary));
}

/// The result of a run.
#[derive(Clone, Debug)]
pub struct Written {
    /// The file that is to be included.
    pub file: PathBuf,
    /// The files that were read, and the folders in which a new file would be a source.
    pub watched: Vec<PathBuf>,
    /// The warnings about the sources, one on each line.
    pub warnings: Vec<String>,
}

/// Why nothing was written.
#[derive(Clone, Debug)]
pub struct Refusal {
    /// Everything, as the `toolc` command shows it.
    pub text: String,
    /// A line that sums it up.
    pub summary: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.summary, self.text)
    }
}

impl std::error::Error for Refusal {}

fn rust() -> &'static Target {
    TARGETS
        .iter()
        .find(|target| target.name == "rust")
        .expect("there is a Rust target")
}

/// Cargo watches everything below a folder, and those that contain the package itself or its output change all the
/// time: so only the folders inside these are watched.
fn watched(project: &LoadedProject, out: &Path) -> Vec<PathBuf> {
    let restless = [absolute(Path::new(".")), absolute(out)];
    let mut folders: BTreeSet<&PathBuf> = BTreeSet::new();
    for folder in &project.searched {
        let clean = absolute(folder);
        let covered = folder
            .ancestors()
            .skip(1)
            .any(|above| folders.contains(&above.to_path_buf()));
        if !covered && !restless.iter().any(|path| path.starts_with(&clean)) {
            folders.insert(folder);
        }
    }
    let folders = folders.into_iter().cloned();
    project.read.iter().cloned().chain(folders).collect()
}

fn warnings(checked: &Checked, project: &LoadedProject) -> Vec<String> {
    let all = checked.findings.iter();
    let warnings = all.filter(|finding| match finding.severity {
        Severity::Warning => true,
        Severity::Error => false,
    });
    warnings
        .map(|finding| {
            let place = show::place(finding, checked, &|name| project.shown_name(name));
            format!("{place}: {} [{}]", finding.message, finding.code.id)
        })
        .collect()
}

fn broken(checked: &Checked, project: &LoadedProject) -> Refusal {
    let (errors, warnings) = checked.findings.count();
    let name = |name: &str| project.shown_name(name);
    Refusal {
        text: show::findings(checked, &name, Style::PLAIN),
        summary: format!(
            "{} in .tools files, shown below",
            show::count(errors, warnings)
        ),
    }
}

fn refused(problems: Vec<Problem>) -> Refusal {
    let texts = problems
        .iter()
        .map(|problem| show::problem(problem, Style::PLAIN) + "\n");
    Refusal {
        text: texts.collect(),
        summary: match &problems[..] {
            [one] => one.message.replace('\n', " "),
            many => format!("{}, shown below", show::count(many.len(), 0)),
        },
    }
}

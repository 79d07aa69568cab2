//! The designs of `tests/cases`.

use std::fs;
use std::path::{Path, PathBuf};

use toolc_compiler::Input;
use toolc_templates::{Options, Setting, TARGETS};

use crate::root;
use crate::tree::Tree;

/// A file of `tests/cases`, or a folder of files that belong together.
#[derive(Clone, Debug)]
pub struct Case {
    /// The name of the file or folder.
    pub name: String,
    /// The design.
    pub inputs: Vec<Input>,
}

impl Case {
    /// The code of the case in a language, as far as the suite can check it.
    pub fn tree(&self, language: &str) -> Tree {
        let mut options = self.options(language);
        let named = options.settings.get_mut(SDK);
        if let Some(Setting::List(sdks)) = named {
            sdks.retain(|sdk| IN_SUITE.iter().any(|name| *sdk == Setting::text(*name)));
            if sdks.is_empty() {
                options.settings.remove(SDK);
            }
        }
        let inputs = self.inputs.clone();
        Tree::of(&self.name, language, inputs, &options)
    }

    /// The code of the case in Python with `scalars = "native"`, where it has dates, times or ids.
    pub fn native(&self) -> Option<Tree> {
        let options = &mut self.options("python");
        options.settings.remove(SDK);
        options.settings.remove("mode");
        options.settings.remove("adk");
        options.set("scalars", Setting::text("native"));
        let name = format!("native_{}", self.name);
        let inputs = self.inputs.clone();
        WITH_SCALARS
            .contains(&&*self.name)
            .then(|| Tree::of(&name, "python", inputs, options))
    }

    /// The options of its target for a language: where it has agent SDKs, all of them.
    pub fn options(&self, language: &str) -> Options {
        let mut options = Options::default();
        let target = TARGETS.iter().find(|target| target.name == language);
        let sdks = target.map_or(Vec::new(), |target| (target.sdks)());
        if WITH_SDKS.contains(&&*self.name) && !sdks.is_empty() {
            let sdks = sdks.into_iter().map(Setting::text);
            options.set(SDK, Setting::List(sdks.collect()));
        }
        if self.name == "newtypes" && matches!(language, "rust" | "python") {
            options.set("aliases", Setting::text("newtypes"));
        }
        if self.name == "sdks" && language == "python" {
            let text = |(key, text): (&str, &str)| (key.to_owned(), Setting::text(text));
            let agent = [
                ("model", "scripted"),
                ("tools", "adk_host.assistant_tools"),
                ("url", "http://127.0.0.1:8000/mcp"),
            ];
            let agent = Setting::Table(agent.into_iter().map(text).collect());
            let adk = [("assistant".to_owned(), agent)];
            options.set("adk", Setting::Table(adk.into_iter().collect()));
            let modes = ["process", "mcp", "command"].map(Setting::text);
            options.set("mode", Setting::List(modes.into()));
        }
        options
    }
}

/// The option that names agent SDKs.
const SDK: &str = "sdk";

/// The cases that have modules for agent SDKs.
const WITH_SDKS: [&str; 3] = ["namesakes", "obstacles", "sdks"];

/// The cases that have dates, times or ids.
const WITH_SCALARS: [&str; 10] = [
    "agents",
    "bindings",
    "calls",
    "corners",
    "newtypes",
    "obstacles",
    "programs",
    "records",
    "scalars",
    "tour",
];

/// The SDKs that are there where the suite runs; those with environments of their own check their modules there.
const IN_SUITE: [&str; 10] = [
    "anthropic",
    "boto3",
    "claude-agent-sdk",
    "google-adk",
    "google-genai",
    "langchain",
    "mistralai",
    "openai",
    "openai-agents",
    "pydantic-ai",
];

/// All cases, by name.
pub fn cases() -> Vec<Case> {
    let paths = entries(&root().join("tests/cases"));
    let inputs = |path: &Path| match path.is_dir() {
        true => entries(path).iter().map(|path| input(path)).collect(),
        false => vec![input(path)],
    };
    let case = |path: &PathBuf| Case {
        name: path
            .file_stem()
            .expect("a case has a name")
            .to_string_lossy()
            .into_owned(),
        inputs: inputs(path),
    };
    paths.iter().map(case).collect()
}

fn input(path: &Path) -> Input {
    Input {
        path: path
            .file_name()
            .expect("a file has a name")
            .to_string_lossy()
            .into_owned(),
        text: fs::read_to_string(path).expect("a case is text"),
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("the cases are there");
    let path = |entry: std::io::Result<fs::DirEntry>| entry.expect("the cases can be read").path();
    let mut paths: Vec<PathBuf> = entries.map(path).collect();
    paths.sort();
    paths
}

//! Templates of users: what they print, what is reported, and when a run is repeated.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use jsonschema::Validator;
use serde_json::Value;
use tempfile::TempDir;
use toolc_templates::{Setting, TARGETS};

/// The client of ours with one more method, for the templates that are replaced.
const TOOLS: &str = include_str!("templates/shop.tools");

#[test]
fn faults_of_templates_are_reported_and_nothing_is_written() {
    holds("faults.md");
}

#[test]
fn faults_of_pages_are_reported_and_nothing_is_written() {
    holds("page_faults.md");
}

/// Whether toolc says what a page of projects tells.
fn holds(page: &str) {
    let page = root().join("tests/templates").join(page);
    let text = fs::read_to_string(&page).expect("the page is there");
    let mut blessed = String::new();
    let mut rest = &*text;
    while let Some(at) = rest.find("\n```text\n") {
        let (part, behind) = rest.split_at(at + "\n```text\n".len());
        let (_, behind) = behind.split_once("```\n").expect("a block ends");
        blessed.push_str(part);
        blessed.push_str(&reported(part));
        blessed.push_str("```\n");
        rest = behind;
    }
    blessed.push_str(rest);
    if std::env::var_os("BLESS").is_some() {
        fs::write(&page, &blessed).expect("the page can be written");
        return;
    }
    assert_eq!(text, blessed, "run with BLESS=1 and read the difference");
}

/// What `toolc gen` says to the files of a part of the page.
fn reported(part: &str) -> String {
    let project = Project::new("[target.python]\ntemplates = \"templates\"\n");
    project.put("page.md.j2", "# A page\n");
    for block in part.split("\n```").skip(1) {
        let (info, text) = block.split_once('\n').expect("a block has lines");
        if let Some((_, path)) = info.split_once(' ') {
            project.put(path, &format!("{text}\n"));
        }
    }
    let output = project.run(&["gen"]);
    let text = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.stdout.is_empty(), "{output:?}");
    assert!(
        !project.path("gen").exists(),
        "{part}: something was written"
    );
    let code = output.status.code().expect("it exits");
    format!("{text}(exits with {code})\n")
}

#[test]
fn a_template_takes_the_place_of_ours() {
    let project = Project::new("[target.python]\n");
    project.made(&[]);
    let ours = project.read("gen/shop/tools/items/client.py");
    let template =
        fs::read_to_string(root().join("templates/src/python/surfaces/client/client.py.j2"))
            .expect("there is a template of clients");
    project.put("own/python/client.py.j2", &template);
    project.made(&["--templates", "own"]);
    assert_eq!(project.read("gen/shop/tools/items/client.py"), ours);
    project.put(
        "own/python/client.py.j2",
        &template.replace(
            "    {{ class.docs }}\n",
            "    {{ class.docs }}\n\n    calls = 0\n",
        ),
    );
    project.made(&["--templates", "own"]);
    let changed = project.read("gen/shop/tools/items/client.py");
    assert_eq!(changed.replace("\n    calls = 0\n", ""), ours);
    assert_ne!(changed, ours);
    // The folder of toolc.toml, and another one on the command line.
    project.put("toolc.toml", "[target.python]\ntemplates = \"own\"\n");
    project.put("none/.keep", "");
    project.made(&[]);
    assert_eq!(project.read("gen/shop/tools/items/client.py"), changed);
    project.made(&["--templates", "none"]);
    assert_eq!(project.read("gen/shop/tools/items/client.py"), ours);
}

#[test]
fn a_changed_template_repeats_the_run_and_is_a_dependency() {
    let project = Project::new("[target.python]\ntemplates = \"own\"\n");
    project.put("own/python/hints.py.j2", "{{ header }}\n");
    project.put("own/python/client.py.j2", "{{ header }}\n");
    let said = |output: &Output| String::from_utf8_lossy(&output.stdout).into_owned();
    let output = project.made(&["--depfile", "gen.d"]);
    assert!(
        said(&output).contains(" written, 0 unchanged"),
        "{output:?}"
    );
    assert_eq!(
        project.read("gen.d"),
        "gen/toolc.lock: \\\n  ./own/python/client.py.j2 \\\n  ./own/python/hints.py.j2 \\\n  ./shop.tools \\\n  toolc.toml\n"
    );
    let output = project.made(&["--check"]);
    assert!(said(&output).contains("up to date"), "{output:?}");
    project.put("own/python/client.py.j2", "{{ header }}\n\nmore = 1\n");
    let output = project.run(&["gen", "--check"]);
    assert!(said(&output).contains("changed"), "{output:?}");
    let output = project.made(&[]);
    assert!(said(&output).contains("1 written"), "{output:?}");
    // A folder on the command line is one, too.
    let output = project.made(&["--templates", "own", "--depfile", "gen.d"]);
    assert!(said(&output).contains(" unchanged"), "{output:?}");
    assert!(project.read("gen.d").contains("own/python/client.py.j2"));
}

#[test]
fn pages_of_ones_own_belong_to_toolc() {
    let page = "[[target.python.page]]\nfor = \"toolset\"\ntemplate = \"own.md.j2\"\n";
    let project = Project::new(&format!("{page}path = \"docs/{{toolset}}.md\"\n"));
    project.put("own.md.j2", "# {{ toolset.name }}\n");
    project.made(&["--depfile", "gen.d"]);
    assert_eq!(project.read("gen/docs/items.md"), "# items\n");
    assert!(project.read("gen/toolc.lock").contains(" docs/items.md\n"));
    assert!(project.read("gen.d").contains("own.md.j2"));
    project.put("own.md.j2", "# Tools of {{ toolset.name }}\n");
    project.made(&[]);
    assert_eq!(project.read("gen/docs/items.md"), "# Tools of items\n");
    // Another path, and then none.
    let moved = format!("{page}path = \"docs/{{service}}/{{toolset}}.md\"\n");
    project.put("toolc.toml", &moved);
    project.made(&[]);
    assert!(project.path("gen/docs/shop/items.md").exists());
    assert!(!project.path("gen/docs/items.md").exists());
    project.put("toolc.toml", "[target.python]\n");
    project.made(&[]);
    assert!(!project.path("gen/docs").exists());
}

#[test]
fn what_templates_see_is_printed_as_json() {
    let project = Project::new(
        "[[target.python.page]]\nfor = \"toolset\"\ntemplate = \"page.md.j2\"\npath = \"docs/{toolset}.md\"\n",
    );
    project.put("page.md.j2", "{{ a template that does not parse\n");
    let mut whole = String::new();
    for words in [
        "model --lang python --page client",
        "model --lang python --page page.md.j2",
        "model --lang rust --page client --crate acme-shop",
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        let output = project.run(&words);
        assert!(output.status.success(), "{output:?}");
        whole.push_str(&String::from_utf8_lossy(&output.stdout));
    }
    let file = root().join("tests/templates/models.json");
    if std::env::var_os("BLESS").is_some() {
        fs::write(&file, &whole).expect("the file can be written");
    }
    let known = fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(known.replace("\r\n", "\n"), whole, "run with BLESS=1");
    // All pages: those of toolc, in the language's folders, and those of the user.
    let output = project.run(&["model", "--lang", "python"]);
    let text = String::from_utf8_lossy(&output.stdout);
    for page in [
        "shop/tools/items/provider.py",
        "docs/items.md",
        "__init__.py",
    ] {
        assert!(text.contains(&format!("\"path\": \"{page}\"")), "{page}");
    }
    let output = project.run(&["model", "--lang", "python", "--page", "clint"]);
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("did you mean `client`?"), "{text}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn models_are_as_their_schemas_say() {
    let mut schemas: BTreeMap<String, Validator> = BTreeMap::new();
    for case in toolc_generated::cases() {
        let checked = toolc_compiler::compile(case.inputs.clone());
        let ready = checked.ready().expect("a case has no errors");
        for target in TARGETS {
            let mut options = case.options(target.name);
            if target.options.iter().any(|key| key.name == "documents") {
                options.set("documents", Setting::Flag(true));
            }
            let models = target.models(ready, &options, None);
            for page in models.expect("the options are right") {
                let schema = schemas.entry(page.template.clone()).or_insert_with(|| {
                    let schema = (page.schema)();
                    jsonschema::validator_for(&schema).expect("it is a schema")
                });
                let mistakes = schema.iter_errors(&page.model);
                let mistakes: Vec<String> = mistakes.map(|error| error.to_string()).collect();
                assert!(
                    mistakes.is_empty(),
                    "{} of {}: {mistakes:#?}",
                    page.path,
                    case.name
                );
            }
        }
    }
    // All templates but those that others include.
    let included = [
        "docs/rules",
        "docs/tool.",
        "html/about",
        "html/shell",
        "python/program/failed",
        "python/program/functions",
        "python/program/head",
        "python/program/process",
        "python/protocol",
        "python/remote/head",
        "python/served",
        "python/tuple",
        "rust/data",
        "rust/inputs",
        "rust/served",
        "rust/trait",
    ];
    let all = TARGETS.iter().flat_map(|target| target.templates());
    let all = all.filter(|name| !included.iter().any(|part| name.starts_with(part)));
    assert_eq!(all.collect::<BTreeSet<_>>(), schemas.into_keys().collect());
}

#[test]
fn the_schemas_of_models_are_printed() {
    let project = Project::new("");
    let output = project.run(&["model", "--lang", "rust", "--page", "client", "--schema"]);
    let printed: Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(printed["version"], 1);
    let schemas = printed["schemas"].as_object().expect("it is an object");
    assert_eq!(schemas.keys().collect::<Vec<_>>(), ["rust/client.rs.j2"]);
    let client = &schemas["rust/client.rs.j2"];
    assert_eq!(client["properties"]["header"]["type"], "string");
    assert_eq!(client["additionalProperties"], false);
}

#[test]
fn the_page_lists_every_template() {
    let page = fs::read_to_string(root().join("spec/templates.md")).expect("there is a page");
    let mut count = 0;
    for target in TARGETS {
        for name in target.templates() {
            assert!(page.contains(&format!("| `{name}` | ")), "{name}");
            count += 1;
        }
    }
    let rows = page.lines().filter(|line| line.contains(".j2` | "));
    assert_eq!(rows.count(), count, "some are no templates");
}

#[test]
fn the_example_is_up_to_date_and_prints_what_its_readme_says() {
    let folder = root().join("examples/catalogue");
    let mut toolc = Command::new(env!("CARGO_BIN_EXE_toolc"));
    let output = toolc.args(["gen", "--check"]).current_dir(&folder).output();
    let output = output.expect("toolc runs");
    assert!(output.status.success(), "{output:?}");
    let program = match cfg!(windows) {
        true => "Scripts/python.exe",
        false => "bin/python",
    };
    let python = root().join(".venv").join(program);
    assert!(python.exists(), "no .venv: `cargo xtask test` makes it");
    let output = Command::new(python)
        .arg(folder.join("python/main.py"))
        .output()
        .expect("the program runs");
    let readme = fs::read_to_string(folder.join("README.md")).expect("there is a README");
    let shown = readme.split("```text\n").nth(1);
    let shown = shown.and_then(|rest| rest.split("```").next());
    assert_eq!(Some(&*String::from_utf8_lossy(&output.stdout)), shown);
}

#[test]
fn sizes_and_numbers_of_templates_are_bounded() {
    let project = Project::new("[target.python]\ntemplates = \"own\"\n");
    project.put("own/python/client.py.j2", &" ".repeat((1 << 20) + 1));
    let output = project.run(&["gen"]);
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("is larger than 1 MiB"), "{text}");
    assert_eq!(output.status.code(), Some(1));
    for number in 0..=1000 {
        project.put(&format!("own/{number}"), "");
    }
    let output = project.run(&["gen"]);
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(text.contains("has more than 1000 files"), "{text}");
}

/// Ways to fill the memory in few steps. Those with a page of one's own are about another job and another path.
#[cfg(unix)]
fn filling() -> [(&'static str, String); 4] {
    let long = "a part of the template itself ".repeat(2000);
    [
        (
            "python/client.py.j2",
            "%% set own = namespace(all=[])\n%% for a in range(50)\n%% set own.all = own.all + [(\"text\" ~ a) * 15000000]\n%% endfor\n".to_owned(),
        ),
        (
            "python/client.py.j2",
            "%% macro twice(text)\n%% set more = twice(text ~ text)\n%% endmacro\n%% set more = twice(\"........\")\n".to_owned(),
        ),
        // Captured, and never printed.
        (
            "python/types.py.j2",
            format!("%% set own = namespace(all=[])\n%% for a in range(100000)\n%% set text\n{long}\n%% endset\n%% set own.all = [own.all, text]\n%% endfor\n"),
        ),
        (
            "own.md.j2",
            "%% set own = namespace(text=\"................\" * 1000)\n%% for a in range(60)\n%% set own.text = own.text|replace(\"................\", \".\" * 1000)\n%% endfor\n".to_owned(),
        ),
    ]
}

/// A shell that leaves no room for what a template would take without a limit: should that fail, the machine goes on.
#[cfg(unix)]
#[test]
fn a_template_that_fills_the_memory_is_one_fault_and_nothing_is_written() {
    for (file, text) in &filling() {
        let page = "[[target.python.page]]\nfor = \"design\"\ntemplate = \"own.md.j2\"\npath = \"own.md\"\n";
        let (config, file) = match *file {
            "own.md.j2" => (page, (*file).to_owned()),
            file => (
                "[target.python]\ntemplates = \"own\"\n",
                format!("own/{file}"),
            ),
        };
        let project = Project::new(config);
        project.put(&file, text);
        let mut shell = Command::new("sh");
        shell.args([
            "-c",
            "ulimit -v 8388608; exec \"$0\" gen",
            env!("CARGO_BIN_EXE_toolc"),
        ]);
        let output = shell.current_dir(project.folder.path()).output();
        let output = output.expect("there is a shell");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{text}\n{said}");
        let message = format!("error: the template `{file}` takes too much memory");
        assert!(said.contains(&message), "{text}\n{said}");
        assert!(said.contains("\n1 error\n"), "{text}\n{said}");
        assert!(!project.path("gen/toolc.lock").exists(), "{text}\n{said}");
        // What is left is at most a folder for the next run.
        let gen_folder = fs::read_dir(project.path("gen")).into_iter().flatten();
        let left: Vec<_> = gen_folder.map(|entry| entry.unwrap().file_name()).collect();
        assert!(left.iter().all(|name| name == ".toolc"), "{left:?}");
    }
}

/// What ends the process, and not only its memory, is the fault of a template as well; the next run is as if nothing
/// had been.
#[test]
fn a_run_after_a_fault_of_a_template_is_as_any() {
    let project = Project::new("[target.python]\ntemplates = \"own\"\n");
    let client = "{{ header }}\n\nmore = 1\n";
    project.put("own/python/client.py.j2", client);
    project.made(&[]);
    let before = project.read("gen/toolc.lock");
    project.put("own/python/client.py.j2", FILLING_TWICE);
    let output = project.run(&["gen"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("takes too much memory"), "{said}");
    assert_eq!(project.read("gen/toolc.lock"), before);
    project.put("own/python/client.py.j2", client);
    let output = project.made(&["--check"]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("up to date"));
}

const FILLING_TWICE: &str = "%% set own = namespace(text=\"........\")\n%% for a in range(60)\n%% set own.text = own.text ~ own.text\n%% endfor\n";

/// A project with the tools of this test.
struct Project {
    folder: TempDir,
}

impl Project {
    fn new(config: &str) -> Self {
        let folder = TempDir::new().expect("a folder can be made");
        let project = Self { folder };
        project.put("toolc.toml", config);
        project.put("shop.tools", TOOLS);
        project
    }

    fn path(&self, path: &str) -> PathBuf {
        self.folder.path().join(path)
    }

    fn put(&self, path: &str, text: &str) {
        let path = self.path(path);
        fs::create_dir_all(path.parent().expect("it is in a folder")).expect("it can be made");
        fs::write(path, text).expect("a file can be written");
    }

    fn read(&self, path: &str) -> String {
        fs::read_to_string(self.path(path)).expect("the file is there")
    }

    fn run(&self, words: &[&str]) -> Output {
        let mut toolc = Command::new(env!("CARGO_BIN_EXE_toolc"));
        toolc.args(words).current_dir(self.folder.path());
        toolc.output().expect("toolc runs")
    }

    /// `toolc gen`, which works.
    fn made(&self, words: &[&str]) -> Output {
        let output = self.run(&[&["gen"], words].concat());
        let text = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{text}");
        output
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

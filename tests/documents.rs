//! The documents of a design: as they were reviewed, within the sizes that readers take, and in a person's file only where it says.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use pulldown_cmark::{Event, Parser, Tag};
use tempfile::TempDir;
use toolc_compiler::Input;
use toolc_compiler::tokens;
use toolc_templates::{Options, TARGETS, Target};

/// The largest `AGENTS.md` that agents read.
const MOST_BYTES: usize = 32 * 1024;

#[test]
fn the_documents_are_as_they_were_reviewed() {
    let words: &[&str] = match std::env::var_os("BLESS") {
        Some(_) => &["docs"],
        None => &["docs", "--check", "--diff"],
    };
    let output = toolc(&here().join("desk"), words);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "run with BLESS=1\n{text}");
}

#[test]
fn no_text_of_an_author_is_anything_but_text() {
    let folder = here().join("desk/docs");
    for path in [
        "AGENTS.md",
        "llms-full.txt",
        "reference/texts.md",
        "skills/texts/SKILL.md",
    ] {
        let text = fs::read_to_string(folder.join(path)).expect("it is there");
        let (mut html, mut links) = (Vec::new(), Vec::new());
        for event in Parser::new(&text) {
            match event {
                Event::Html(text) | Event::InlineHtml(text) => html.push(text.to_string()),
                Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) => {
                    links.push(dest_url.to_string());
                }
                _ => {}
            }
        }
        html.retain(|text| !text.starts_with("<!-- Made by toolc "));
        assert_eq!(html, Vec::<String>::new(), "{path}");
        links.retain(|link| !link.ends_with(".md") && !link.contains(".md#"));
        assert_eq!(links, Vec::<String>::new(), "{path}");
        let marks = text.lines().filter(|line| line.starts_with("<!-- toolc:"));
        assert_eq!(marks.count(), 0, "{path}");
    }
    let text = fs::read_to_string(folder.join("AGENTS.md")).expect("it is there");
    let headings: Vec<&str> = text.lines().filter(|line| line.starts_with('#')).collect();
    let wanted = [
        "# The desk",
        "## Commands",
        "## MCP servers",
        "## Tools",
        "### `hostile`",
        "### `find_cards`",
        "### `add_card`",
        "### `delete_cards`",
        "## Output",
        "## Rules",
    ];
    assert_eq!(headings, wanted);
}

#[test]
fn documents_of_many_tools_stay_as_short_as_their_readers_want() {
    for (count, length) in [(1, 10), (40, 300), (300, 40), (3_000, 10), (40, 30_000)] {
        let files = files(&design(count, length));
        let agents = &files["AGENTS.md"];
        assert!(
            agents.len() <= MOST_BYTES,
            "{count}: {} bytes",
            agents.len()
        );
        let told = agents
            .lines()
            .filter(|line| line.starts_with("### `"))
            .count();
        let more = agents.split("\n## More tools\n").nth(1).unwrap_or("");
        let more = more.split("\n## ").next().unwrap_or("");
        let lines = more.lines().filter(|line| line.starts_with("- `")).count();
        let left_out: usize = agents
            .lines()
            .find_map(|line| line.split_once(" further tools are left out"))
            .map_or(0, |(number, _)| number.parse().expect("it is a number"));
        assert_eq!(
            told + lines + left_out,
            count,
            "every tool is told of or counted"
        );
        if count == 1 {
            assert_eq!(told, 1);
        }
        if count == 3_000 {
            assert!(left_out > 0 && lines > 0);
        }
        assert!(
            agents.contains("\n## Rules\n"),
            "what matters most is never cut"
        );
        let skills = files.iter().filter(|(path, _)| path.ends_with("/SKILL.md"));
        for (path, text) in skills {
            let lines = text.lines().count();
            assert!(lines < 500, "{path}: {lines} lines");
            let tokens = tokens::of_text(text);
            assert!(tokens < 5_000, "{path}: {tokens} tokens");
        }
    }
}

#[test]
fn documents_are_the_same_every_time() {
    let design = design(50, 60);
    assert_eq!(files(&design), files(&design));
}

#[test]
fn every_link_of_the_documents_leads_somewhere() {
    let folder = here().join("desk/docs");
    let (mut links, mut texts) = (Vec::new(), BTreeMap::new());
    for path in markdown_below(&folder) {
        let text = fs::read_to_string(&path).expect("it is text");
        for event in Parser::new(&text) {
            if let Event::Start(Tag::Link { dest_url, .. }) = event {
                links.push((path.clone(), dest_url.to_string()));
            }
        }
        texts.insert(path, text);
    }
    assert!(links.len() > 20, "{links:?}");
    for (from, link) in links {
        let (file, anchor) = link.split_once('#').unwrap_or((&link, ""));
        let to = from.parent().expect("it is in a folder").join(file);
        let to = to
            .canonicalize()
            .unwrap_or_else(|_| panic!("{}: {link}", from.display()));
        if !anchor.is_empty() {
            let text = fs::read_to_string(&to).expect("it is text");
            let slug = |line: &str| line.trim_start_matches(['#', ' ']).to_lowercase();
            let headings = text.lines().filter(|line| line.starts_with('#')).map(slug);
            assert!(headings.into_iter().any(|it| it == anchor), "{link}");
        }
    }
}

#[test]
fn only_the_section_of_a_persons_file_is_written() {
    let project = project();
    let agents = project.path().join("AGENTS.md");
    fs::write(&agents, "# Mine\n").expect("it can be written");
    let output = toolc(project.path(), &["docs"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(
        said.contains("foreign ./AGENTS.md") && said.contains("<!-- toolc:begin -->"),
        "{said}"
    );
    assert_eq!(
        fs::read_to_string(&agents).expect("it is there"),
        "# Mine\n"
    );

    let around = |inside: &str| {
        format!("# Mine\r\n<!-- toolc:begin -->\r\n{inside}<!-- toolc:end -->\r\nEnd.")
    };
    fs::write(&agents, around("")).expect("it can be written");
    assert!(toolc(project.path(), &["docs"]).status.success());
    let text = fs::read_to_string(&agents).expect("it is there");
    assert!(
        text.starts_with("# Mine\r\n<!-- toolc:begin -->\r\n<!-- Made by toolc"),
        "{text}"
    );
    assert!(text.ends_with("\r\n<!-- toolc:end -->\r\nEnd.") && text.contains("\r\n## Rules\r\n"));

    // What stands around it is nobody's business.
    fs::write(&agents, text.replace("# Mine", "# Still mine")).expect("it can be written");
    assert!(toolc(project.path(), &["docs", "--check"]).status.success());
    fs::write(&agents, text.replace("## Rules", "## My rules")).expect("it can be written");
    let output = toolc(project.path(), &["docs", "--check"]);
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(
        said.contains("edited") && said.contains("AGENTS.md"),
        "{said}"
    );

    // When nobody asks for it any more, the section is empty, and the file stays.
    fs::write(&agents, &text).expect("it can be written");
    assert!(
        toolc(project.path(), &["docs", "--only", "llms-txt"])
            .status
            .success()
    );
    assert_eq!(
        fs::read_to_string(&agents).expect("it is there"),
        around("")
    );
    assert!(!project.path().join("CLAUDE.md").exists());
}

#[test]
fn a_template_of_a_user_takes_the_place_of_ours() {
    let project = project();
    let folder = project.path().join("own/docs");
    fs::create_dir_all(&folder).expect("it can be made");
    let template = "# Tools of {{ title }}\n\n%% for tool in tools\n- {{ tool.name }}\n%% endfor\n";
    fs::write(folder.join("agents_md.md.j2"), template).expect("it can be written");
    let words = ["docs", "--only", "agents-md", "--templates", "own"];
    let output = toolc(project.path(), &words);
    assert!(output.status.success(), "{output:?}");
    let text = fs::read_to_string(project.path().join("AGENTS.md")).expect("it is there");
    assert_eq!(text, "# Tools of shop\n\n- `sell`\n");
    let marks = "<!-- toolc:begin -->\n<!-- toolc:end -->\n";
    fs::write(folder.join("agents_md.md.j2"), marks).expect("it can be written");
    let output = toolc(project.path(), &words);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("lines that mark a section"), "{said}");
}

#[test]
fn an_unknown_document_is_reported() {
    let output = toolc(project().path(), &["docs", "--only", "agent-md"]);
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(
        said.contains("unknown format `agent-md`") && said.contains("did you mean `agents-md`?"),
        "{said}"
    );
}

/// A project whose documents stand beside its `toolc.toml`.
fn project() -> TempDir {
    let folder = TempDir::new().expect("a folder can be made");
    let tools = "/// Sells.\npackage shop\n\n/// A shop.\nservice shop {\n  toolset shop {\n    /// Sell one.\n    tool sell(what: string) -> string\n  }\n}\n";
    fs::write(folder.path().join("shop.tools"), tools).expect("it can be written");
    let config = "[target.docs]\nout = \".\"\n";
    fs::write(folder.path().join("toolc.toml"), config).expect("it can be written");
    folder
}

/// So many tools in one toolset, whose descriptions have so many words.
fn design(count: usize, words: usize) -> String {
    let docs = "word ".repeat(words);
    let tools = (0..count).map(|index| {
        format!("    /// Does it. {docs}\n    tool tool_{index}(query: string @length(1..500), tags: [string] @items(..10) = []) -> {{ rows: [string], next?: string }} {{ next tool_{} \"If more is wanted\" }}\n", (index + 1) % count)
    });
    let tools: String = tools.collect();
    format!(
        "package many\n\nservice many {{\n  toolset many {{\n{tools}  }}\n  cli many {{ exposes many }}\n}}\n"
    )
}

fn files(text: &str) -> BTreeMap<String, String> {
    let input = Input {
        path: "many.tools".into(),
        text: text.into(),
    };
    let checked = toolc_compiler::compile(vec![input]);
    let ready = checked.ready().expect("it has no errors");
    let files = target().files(ready, &Options::default());
    let files = files.expect("documents can be made of it").into_iter();
    files.map(|file| (file.path, file.contents)).collect()
}

fn target() -> &'static Target {
    let mut targets = TARGETS.iter();
    targets
        .find(|target| target.name == "docs")
        .expect("there is one")
}

fn markdown_below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("it is a folder") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            found.extend(markdown_below(&path));
        } else if path
            .extension()
            .is_some_and(|ending| ending == "md" || ending == "txt")
        {
            found.push(path);
        }
    }
    found
}

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/documents")
}

fn toolc(folder: &Path, words: &[&str]) -> Output {
    let mut toolc = Command::new(env!("CARGO_BIN_EXE_toolc"));
    let output = toolc.args(words).current_dir(folder).output();
    output.expect("toolc runs")
}

#[test]
fn one_tool_is_described_and_what_leads_where_is_drawn() {
    let folder = here().join("desk");
    let output = toolc(&folder, &["describe", "find-cards"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.starts_with("`find_cards`, a tool of the toolset `cards` of the service `desk`\n"),
        "{text}"
    );
    assert!(
        text.contains("\n  desk find-cards milk\n")
            && text.contains("one of `\"open\"`, `\"done\"`"),
        "{text}"
    );
    let output = toolc(&folder, &["describe", "hostile"]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(text.contains("**</title><h1>## x**"), "{text}");
    let output = toolc(&folder, &["describe", "find_cards", "--json"]);
    let record: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is JSON");
    assert_eq!(record["name"], "find_cards");
    let output = toolc(&folder, &["describe", "find_card"]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("did you mean `find_cards`?"), "{said}");

    let svg = toolc(&folder, &["graph"]);
    let svg = String::from_utf8_lossy(&svg.stdout);
    let picture = roxmltree::Document::parse(&svg).expect("it is XML");
    let nodes = picture.descendants().filter(|node| node.has_tag_name("g"));
    assert_eq!(nodes.count(), 10);
    let scripts = picture
        .descendants()
        .filter(|node| node.has_tag_name("script"));
    assert_eq!(scripts.count(), 0);
    for format in ["mermaid", "dot"] {
        let one = toolc(&folder, &["graph", "--format", format]);
        assert!(one.status.success());
        assert_eq!(
            one.stdout,
            toolc(&folder, &["graph", "--format", format]).stdout
        );
    }
}

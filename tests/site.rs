//! The site of a design: its links lead somewhere, hostile texts stay texts, and it is written and served with care.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;
use toolc_compiler::Input;
use toolc_templates::docs::html::{Article, articles, joined};
use toolc_templates::{Options, TARGETS};

type Files = BTreeMap<String, String>;

#[test]
fn every_link_leads_somewhere() {
    let count = links_that_lead(&desk());
    assert!(count > 100, "{count}");
}

#[test]
fn the_pages_of_the_project_lead_somewhere() {
    let mut paths = vec!["README.md".to_owned()];
    for entry in fs::read_dir(root().join("spec")).expect("it is a folder") {
        let name = entry.expect("it can be read").file_name();
        let name = name.to_string_lossy().into_owned();
        paths.extend(name.ends_with(".md").then(|| format!("spec/{name}")));
    }
    let article = |path: String| Article {
        text: fs::read_to_string(root().join(&path)).expect("it is text"),
        path,
        group: Some("Pages"),
    };
    let pages: Vec<Article> = paths.into_iter().map(article).collect();
    let files = articles("toolc", "Made by toolc.", &pages).into_iter();
    let files: Files = files.map(|file| (file.path, file.contents)).collect();
    let count = links_that_lead(&files);
    assert!(count > 1_000, "{count}");
    assert!(files["search.js"].len() < 1_000_000);
}

/// Follows every link of a site to its page and its place there; returns how many there are.
fn links_that_lead(files: &Files) -> usize {
    let mut count = 0;
    for (from, text) in pages(files) {
        let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
        for link in attributes(text, &["href", "src"]) {
            let (path, anchor) = link.split_once('#').unwrap_or((&link, ""));
            if ["https://", "http://", "mailto:"]
                .iter()
                .any(|scheme| path.starts_with(scheme))
            {
                continue;
            }
            let path = match path {
                "" => from.to_owned(),
                path => joined(folder, path).unwrap_or_default(),
            };
            let to = files.get(&path);
            let to = to.unwrap_or_else(|| panic!("{from}: `{link}` leads nowhere"));
            let is_there = anchor.is_empty() || to.contains(&format!(" id=\"{anchor}\""));
            assert!(is_there, "{from}: `{link}` leads to no place");
            count += 1;
        }
    }
    count
}

#[test]
fn every_page_is_whole() {
    pages_are_whole(&desk());
}

/// Names that are alike, of any letters, of things that refer to each other in circles.
#[test]
fn every_case_has_a_whole_site() {
    let cases = toolc_generated::cases();
    assert!(cases.len() > 20);
    for case in cases {
        let files = site_of(case.inputs);
        pages_are_whole(&files);
        links_that_lead(&files);
    }
}

fn pages_are_whole(files: &Files) {
    for (path, text) in pages(files) {
        assert!(
            text.starts_with("<!doctype html>\n<html lang=\"en\""),
            "{path}"
        );
        let tags = tags(text);
        let count = |name: &str| {
            tags.iter()
                .filter(|tag| tag.split(' ').next() == Some(name))
                .count()
        };
        for once in ["head", "h1", "main", "header", "footer"] {
            assert_eq!(count(once), 1, "{path}: {once}");
        }
        let mut open = Vec::new();
        for tag in &tags {
            let name = tag.split([' ', '\n']).next().unwrap_or_default();
            let is_void = ["!doctype", "meta", "link", "br", "hr", "input"].contains(&name);
            if let Some(name) = name.strip_prefix('/') {
                assert_eq!(open.pop(), Some(name), "{path}: </{name}>");
            } else if !is_void && !tag.ends_with('/') {
                open.push(name);
            }
        }
        assert!(open.is_empty(), "{path}: {open:?}");
        let ids = attributes(text, &["id"]);
        let different: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(different.len(), ids.len(), "{path}: {ids:?}");
        // Headings go down one level at a time.
        let levels = tags
            .iter()
            .filter_map(|tag| tag.strip_prefix('h')?.chars().next()?.to_digit(10));
        levels.fold(0, |before, level| {
            assert!(level <= before + 1, "{path}: h{level} behind h{before}");
            level
        });
    }
}

#[test]
fn hostile_texts_stay_texts() {
    let files = desk();
    let hostile = &files["tools/texts/hostile.html"];
    assert!(
        hostile.contains("&lt;script&gt;alert(1)&lt;/script&gt;"),
        "{hostile}"
    );
    for (path, text) in pages(&files) {
        for tag in tags(text) {
            let name = tag.split([' ', '\n']).next().unwrap_or_default();
            assert!(
                !["img", "iframe", "style", "base", "form", "object", "embed"].contains(&name),
                "{path}: <{tag}>"
            );
            assert!(
                name != "script" || tag.ends_with("site.js\""),
                "{path}: <{tag}>"
            );
            let outside: String = tag.split('"').step_by(2).collect();
            assert!(
                !outside.contains(" on") && !outside.contains("style="),
                "{path}: <{tag}>"
            );
        }
        for link in attributes(text, &["href", "src"]) {
            let scheme = link.split_once(':').map(|(scheme, _)| scheme);
            assert!(
                scheme.is_none_or(|scheme| scheme == "https"),
                "{path}: {link}"
            );
        }
        let policy = "content=\"default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
                      base-uri 'none'; form-action 'none'\"";
        assert_eq!(text.matches(policy).count(), 1, "{path}");
    }
    for (path, text) in &files {
        let hidden = text.chars().find(|c| {
            c.is_control() && *c != '\n'
                || ('\u{200b}'..='\u{206f}').contains(c)
                || *c == '\u{feff}'
        });
        assert_eq!(hidden, None, "{path}");
    }
}

#[test]
fn a_tool_is_told_as_it_is() {
    let files = desk();
    let page = &files["tools/cards/find_cards.html"];
    for part in [
        "<li class=\"safe\">read-only</li>",
        "<a href=\"../../types/acme_desk.html#type-card\">Card</a>",
        "<a href=\"../../tools/cards/delete_cards.html\"><code>delete_cards</code></a>",
        "<code>desk --json find-cards &#39;{&quot;word&quot;:",
        "&quot;name&quot;: &quot;find_cards&quot;",
        "reply = registry.call(&quot;find_cards&quot;, r&#39;&#39;&#39;{",
        "let reply = registry.call(&quot;find_cards&quot;, r#&quot;{",
        "<h4>Result</h4>",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    let page = &files["tools/cards/delete_cards.html"];
    for part in [
        "<li class=\"danger\">destructive</li>",
        "<dt><code>no_card</code> <span class=\"note\">not_found</span></dt>",
        "<dd>Recovery: <strong>correct</strong>. List the cards first;",
        "<strong>Deprecated.</strong> Archive them.",
    ] {
        assert!(page.contains(part), "{part}\n{page}");
    }
    let page = &files["tools/cards/add_card.html"];
    assert!(
        page.contains("<li class=\"care\">scope <code>desk.write</code></li>"),
        "{page}"
    );
    let search = &files["search.js"];
    assert!(
        search
            .contains("[\"find_cards\",\"tool\",\"tools/cards/find_cards.html\",\"Find cards.\"]"),
        "{search}"
    );
}

#[test]
fn the_same_design_gives_the_same_site() {
    assert_eq!(desk(), desk());
}

#[test]
fn only_files_of_toolc_are_written() {
    let project = project();
    let site = project.path().join("site");
    let written = toolc(project.path(), &["docs", "a.tools", "--html", "site"]);
    assert!(written.status.success(), "{}", said(&written));
    let wanted: Files = in_memory(&project.path().join("a.tools"));
    let found = files_below(&site);
    let own = found.iter().filter(|(path, _)| wanted.contains_key(*path));
    assert!(own.eq(wanted.iter()));
    assert!(found.contains_key("toolc.lock"));
    assert!(
        toolc(
            project.path(),
            &["docs", "a.tools", "--html", "site", "--check"]
        )
        .status
        .success()
    );

    fs::write(site.join("mine.html"), "mine").expect("it can be written");
    fs::write(site.join("index.html"), "edited").expect("it can be written");
    let refused = toolc(project.path(), &["docs", "a.tools", "--html", "site"]);
    assert_eq!(refused.status.code(), Some(1), "{}", said(&refused));
    assert_eq!(
        fs::read_to_string(site.join("index.html")).expect("it is there"),
        "edited"
    );
    assert!(
        toolc(
            project.path(),
            &["docs", "a.tools", "--html", "site", "--force"]
        )
        .status
        .success()
    );
    // A tool that goes takes its page with it, and nothing else.
    fs::write(
        project.path().join("a.tools"),
        DESIGN.replace("tool gone()", "tool other()"),
    )
    .expect("it can be written");
    assert!(
        toolc(project.path(), &["docs", "a.tools", "--html", "site"])
            .status
            .success()
    );
    assert!(
        !site.join("tools/things/gone.html").exists()
            && site.join("tools/things/other.html").exists()
    );
    assert_eq!(
        fs::read_to_string(site.join("mine.html")).expect("it is there"),
        "mine"
    );

    // A folder outside, with a file of somebody in the way.
    let outside = TempDir::new().expect("there is room");
    fs::write(outside.path().join("index.html"), "theirs").expect("it can be written");
    let path = outside.path().to_str().expect("it is UTF-8");
    let refused = toolc(project.path(), &["docs", "a.tools", "--html", path]);
    assert_eq!(refused.status.code(), Some(1), "{}", said(&refused));
    assert_eq!(files_below(outside.path()).len(), 1);
}

#[test]
fn templates_of_a_project_take_the_place_of_ours() {
    let project = project();
    let own = project.path().join("own/html");
    fs::create_dir_all(&own).expect("it can be made");
    fs::write(own.join("types.html.j2"), "<p>{{ title }}</p>\n").expect("it can be written");
    let words = ["docs", "a.tools", "--html", "site", "--templates", "own"];
    let written = toolc(project.path(), &words);
    assert!(written.status.success(), "{}", said(&written));
    let text = fs::read_to_string(project.path().join("site/types/acme.html"));
    assert_eq!(text.expect("it is there"), "<p>acme</p>\n");
}

const DESIGN: &str = r"package acme

/// A thing.
type Thing { name: string }

service shop {
  /// Things.
  toolset things {
    /// Find <b>things</b>. [More](https://example.test/?a=1&b=2) and [evil](javascript:alert(1)).
    tool find(thing: Thing) -> Thing
    /// It goes.
    tool gone()
  }
}
";

fn project() -> TempDir {
    let folder = TempDir::new().expect("there is room");
    fs::write(folder.path().join("a.tools"), DESIGN).expect("it can be written");
    folder
}

fn desk() -> Files {
    in_memory(&root().join("tests/documents/desk/desk.tools"))
}

/// The site of a design of one file.
fn in_memory(path: &Path) -> Files {
    let text = fs::read_to_string(path).expect("it is there");
    let name = path.file_name().expect("it has one").to_string_lossy();
    let path = name.into_owned();
    site_of(vec![Input { path, text }])
}

fn site_of(inputs: Vec<Input>) -> Files {
    let checked = toolc_compiler::compile(inputs);
    let ready = checked.ready().expect("it has no errors");
    let target = TARGETS.iter().find(|target| target.name == "html");
    let files = target
        .expect("it is there")
        .files(ready, &Options::default());
    let files = files.expect("it has no options").into_iter();
    files.map(|file| (file.path, file.contents)).collect()
}

fn pages(files: &Files) -> impl Iterator<Item = (&str, &str)> {
    let pages = files.iter().filter(|(path, _)| path.ends_with(".html"));
    pages.map(|(path, text)| (&**path, &**text))
}

/// What stands between `<` and `>`: no text has these signs.
fn tags(html: &str) -> Vec<&str> {
    let behind = html.split('<').skip(1);
    behind.filter_map(|tag| tag.split('>').next()).collect()
}

/// The values of attributes, as they read.
fn attributes(html: &str, names: &[&str]) -> Vec<String> {
    let mut all = Vec::new();
    for tag in tags(html) {
        for name in names {
            let value = tag.split(&format!(" {name}=\"")).nth(1);
            let value = value.and_then(|value| value.split('"').next());
            all.extend(value.map(|value| value.replace("&amp;", "&")));
        }
    }
    all
}

fn files_below(folder: &Path) -> Files {
    let mut files = Files::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).expect("it is a folder") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(text) = fs::read_to_string(&path) {
                let path = path.strip_prefix(folder).expect("it is below");
                files.insert(path.to_string_lossy().replace('\\', "/"), text);
            }
        }
    }
    files
}

fn toolc(folder: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_toolc"));
    let done = command
        .args(words)
        .current_dir(folder)
        .env("NO_COLOR", "1")
        .output();
    done.expect("toolc runs")
}

fn said(done: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    text(&done.stdout) + &text(&done.stderr)
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

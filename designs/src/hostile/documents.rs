//! `documents`: designs whose texts would end a section, make a link or be HTML, in projects that name odd output folders.

use std::fs;
use std::io;
use std::path::Path;
use std::time::{Duration, Instant};

use pulldown_cmark::{Event, Options, Parser, Tag};

use super::projects::{files, generated, put};
use super::{Attack, Order, Report};
use crate::Random;

/// Documents for agents, written into files that people keep.
pub const ATTACK: Attack = Attack {
    name: "documents",
    about: "texts that end sections of AGENTS.md or are links, and output folders outside of a project",
    sample: 80,
    run,
};

const BEGIN: &str = "<!-- toolc:begin -->";
const END: &str = "<!-- toolc:end -->";

/// What texts of a design are made of. Every address and every tag is of somebody evil.
const PIECES: &[&str] = &[
    BEGIN,
    END,
    "<!--",
    "-->",
    "toolc:end",
    "```",
    "~~~",
    "`",
    "``",
    "[a](javascript:evil())",
    "[a](https://evil.example)",
    "![a](https://evil.example/a.png)",
    "<https://evil.example>",
    "https://evil.example",
    "[evil]: https://evil.example",
    "[a][evil]",
    "<script>evil()</script>",
    "<img src=evil onerror=evil()>",
    "<a href='evil'>",
    "&lt;evil&gt;",
    "\\",
    "\\[",
    "](evil)",
    "[",
    "![",
    "#",
    "# Title",
    "---",
    "===",
    "- ",
    "1. ",
    "> ",
    "|",
    "| a | b |",
    "*",
    "**",
    "__",
    "    ",
    "\t",
    "plain",
    "words",
    "{{ evil }}",
    "{% raw %}",
    "@evil.md",
    "$(evil)",
    "\u{e9}",
    "!",
    "&#60;evil&#62;",
    "&colon;",
    "<",
    ">",
];

/// Output folders, of which only those inside of the project are written to.
const FOLDERS: &[&str] = &[
    ".",
    ".",
    ".",
    "docs",
    "docs/deep",
    "../other",
    "../project/docs",
    "docs/../../other",
    "/",
    "link",
    "link/deep",
    "docs/../..",
    ".git",
    ".git/hooks",
    "docs/.git",
    ".GIT",
    "git~1",
    "~",
    "$HOME",
    "docs/./..",
    "./.",
    "dangling",
    "dangling/x",
    "..",
    "",
];

fn run(order: &Order) -> Result<Report, String> {
    fs::create_dir_all(&order.work)
        .map_err(|error| format!("{}: {error}", order.work.display()))?;
    Ok(order.each(|seed| attempt(order, seed)))
}

fn attempt(order: &Order, seed: u64) -> Result<Vec<(&'static str, Duration)>, String> {
    let folder = tempfile::tempdir_in(&order.work).map_err(|error| error.to_string())?;
    let mut random = Random::new(seed);
    let out = *random.pick(FOLDERS);
    let design = design(&mut random);
    let around = around(&mut random);
    let start = Instant::now();
    let wrong = wrong(folder.path(), out, &design, &around);
    let time = start.elapsed();
    match wrong.map_err(|error| error.to_string())? {
        None => Ok(vec![("documents", time)]),
        Some(why) => Err(format!(
            "{why}, for `out = {out:?}`, {around:?} and\n{design}"
        )),
    }
}

/// What is wrong with the documents of a design, or with what else is written.
fn wrong(
    top: &Path,
    out: &str,
    design: &str,
    (before, after): &(String, String),
) -> io::Result<Option<String>> {
    let project = top.join("project");
    put(&top.join("other/kept.md"), "kept")?;
    put(&project.join(".git/hooks/kept"), "kept")?;
    put(&project.join("shop.tools"), design)?;
    put(
        &project.join("toolc.toml"),
        &format!("[target.docs]\nout = {out:?}\n"),
    )?;
    let agents = project.join("AGENTS.md");
    put(&agents, &format!("{before}{BEGIN}\n{END}\n{after}"))?;
    #[cfg(unix)]
    for (link, to) in [("link", "../other"), ("dangling", "../nowhere")] {
        std::os::unix::fs::symlink(to, project.join(link))?;
    }
    let kept = |path: &Path| !path.starts_with(&project) || path.starts_with(project.join(".git"));
    let mut earlier = files(top)?;
    let first = generated(&project);
    let mut later = files(top)?;
    let all = later.clone();
    earlier.retain(|path, _| kept(path));
    later.retain(|path, _| kept(path));
    if earlier != later {
        return Ok(Some(
            "something outside of the project is written".to_owned(),
        ));
    }
    if let Err(messages) = first {
        let is_about_design = messages
            .iter()
            .all(|message| !message.contains("output folder"));
        let is_inside = [".", "docs", "docs/deep", "./."].contains(&out);
        return Ok((is_inside && is_about_design).then(|| format!("it is refused: {messages:?}")));
    }
    let text = fs::read_to_string(&agents)?;
    if out == "." {
        let section = text.strip_prefix(&format!("{before}{BEGIN}\n"));
        let section = section.and_then(|rest| rest.strip_suffix(&format!("{END}\n{after}")));
        let Some(section) = section else {
            return Ok(Some(format!(
                "what stands around the section has changed: {text}"
            )));
        };
        if section
            .lines()
            .any(|line| [BEGIN, END].contains(&line.trim()))
        {
            return Ok(Some(format!("the section has a mark in it: {text}")));
        }
    }
    for (path, bytes) in &all {
        let is_document = path.extension().is_some_and(|ending| ending == "md") && *path != agents;
        if is_document && let Some(why) = evil(&String::from_utf8_lossy(bytes)) {
            return Ok(Some(format!("{}: {why}", path.display())));
        }
    }
    if let Some(why) = evil(&text[before.len().min(text.len())..]) {
        return Ok(Some(format!("AGENTS.md: {why}")));
    }
    Ok(match generated(&project) {
        Ok(()) if files(top)? == all => None,
        Ok(()) => Some("another run writes other files".to_owned()),
        Err(messages) => Some(format!("another run says {messages:?}")),
    })
}

/// What a text of the design has become in a document, if it is more than a text.
fn evil(document: &str) -> Option<String> {
    let is_evil = |text: &str| text.contains("evil");
    Parser::new_ext(document, Options::all()).find_map(|event| {
        if let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = &event {
            return is_evil(dest_url).then(|| format!("a link leads to {dest_url}"));
        }
        if let Event::Html(html) | Event::InlineHtml(html) = &event {
            return is_evil(html).then(|| format!("there is {html}"));
        }
        None
    })
}

fn text(random: &mut Random) -> String {
    let pieces = (0..random.between(1, 6)).map(|_| *random.pick(PIECES));
    let pieces: Vec<&str> = pieces.collect();
    pieces.join(*random.pick(&["", " ", "  "]))
}

/// Lines of documentation.
fn docs(random: &mut Random, indent: &str) -> String {
    let lines = (0..random.between(1, 4)).map(|_| format!("{indent}/// {}\n", text(random)));
    lines.collect()
}

fn quoted(random: &mut Random) -> String {
    serde_json::Value::from(text(random)).to_string()
}

fn design(random: &mut Random) -> String {
    let (service, toolset, tool, name, kind) = (
        docs(random, ""),
        docs(random, "  "),
        docs(random, "    "),
        docs(random, "      "),
        docs(random, ""),
    );
    let (when, title, example) = (quoted(random), quoted(random), quoted(random));
    format!(
        "package shop\n\n{kind}enum Kind {{ a b }}\n\n{service}service shop {{\n{toolset}  toolset items {{\n    when {when}\n{tool}    tool add(\n{name}      name: string\n      kind: Kind\n    ) -> string {{\n      title {title}\n      example \"one\" {{\n        args {{ name: {example}, kind: \"a\" }}\n        result {example}\n      }}\n    }}\n  }}\n}}\n"
    )
}

/// What a person has written around the section.
fn around(random: &mut Random) -> (String, String) {
    let part = |random: &mut Random| {
        let lines = (0..random.below(3)).map(|_| {
            format!(
                "{}\n",
                random.pick(&["Mine.", "", "# Mine", "- a", "\u{e9}", "  x "])
            )
        });
        lines.collect::<String>()
    };
    (part(random), part(random))
}

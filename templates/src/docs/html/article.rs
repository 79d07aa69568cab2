//! A site of pages of Markdown, such as the specification of a project, by the same generator.

use std::collections::{BTreeMap, BTreeSet};

use schemars::JsonSchema;
use serde::Serialize;

use super::ASSETS;
use super::markdown::{Heading, outside, page};
use super::places::{Link, root_of};
use super::rules::RULES;
use super::search::{Found, script};
use super::shell::{Beside, Group, Shell, Site};
use crate::GeneratedFile;
use crate::render::{Model, Templates};
use crate::slot::Slot;

/// A page of Markdown.
#[derive(Debug, Clone)]
pub struct Article {
    /// Below the root of the project, with `/` between folders. A `README.md` is the front of its folder.
    pub path: String,
    /// Markdown.
    pub text: String,
    /// The heading below which every page leads to this one; nothing for a page that only others lead to.
    pub group: Option<&'static str>,
}

/// What `article.html.j2` prints.
#[derive(JsonSchema, Serialize)]
struct ArticlePage {
    shell: Shell,
    /// HTML.
    html: Slot,
}

/// An article with its place.
struct Placed<'a> {
    article: &'a Article,
    /// In the site.
    path: String,
    title: String,
    html: String,
    headings: Vec<Heading>,
}

/// The files of a site. Links between the articles lead to their pages; what a site does not have is no link.
///
/// No two articles may have the same page: `a.md` and `a.html.md` do not, but `README.md` and `index.md` would.
pub fn articles(title: &str, origin: &str, all: &[Article]) -> Vec<GeneratedFile> {
    let site = Site {
        title: title.to_owned(),
        origin: origin.to_owned(),
        ways: Vec::new(),
    };
    let paths: BTreeMap<&str, String> = all
        .iter()
        .map(|article| (&*article.path, placed(&article.path)))
        .collect();
    let placed: Vec<Placed<'_>> = all
        .iter()
        .map(|article| {
            let root = root_of(&paths[&*article.path]);
            let written = page(&article.text, &|to| leads(to, &article.path, &root, &paths));
            let first = written.headings.first();
            Placed {
                article,
                path: paths[&*article.path].clone(),
                title: first.map_or_else(|| article.path.clone(), |first| first.text.clone()),
                html: written.html,
                headings: written.headings,
            }
        })
        .collect();
    let mut files: Vec<GeneratedFile> = placed
        .iter()
        .map(|one| GeneratedFile {
            path: one.path.clone(),
            contents: text(&site, one, &placed),
        })
        .collect();
    let assets = ASSETS
        .iter()
        .map(|(path, text)| (*path, (*text).to_owned()));
    let search = std::iter::once(("search.js", script(&found(&placed))));
    files.extend(assets.chain(search).map(|(path, contents)| GeneratedFile {
        path: path.to_owned(),
        contents,
    }));
    files
}

fn text(site: &Site, one: &Placed<'_>, all: &[Placed<'_>]) -> String {
    let root = root_of(&one.path);
    let mut titles: Vec<&'static str> = all.iter().filter_map(|it| it.article.group).collect();
    let mut seen = BTreeSet::new();
    titles.retain(|title| seen.insert(*title));
    let groups = titles.into_iter().map(|title| Group {
        title: Slot::literal(title),
        links: all
            .iter()
            .filter(|it| it.article.group == Some(title))
            .map(|it| Beside {
                link: Link::new(&it.title, &format!("{root}{}", it.path)),
                is_here: it.path == one.path,
            })
            .collect(),
    });
    let begins = one.headings.first().map(|first| &*first.begins);
    let shell = site.shell(&one.path, &one.title, begins, &[]);
    let model = Model::of(ArticlePage {
        shell: shell.with_beside(groups.collect()),
        html: Slot::lines(one.html.trim_end()),
    });
    let text = Templates::built_in().rendered("html/article", &model, &one.path, &RULES);
    text.expect("the template is ours")
}

/// The headings of all articles.
fn found(all: &[Placed<'_>]) -> Vec<Found> {
    let of_article = |one: &Placed<'_>| {
        let found = |heading: &Heading| Found {
            name: heading.text.clone(),
            kind: one.title.clone(),
            path: format!("{}#{}", one.path, heading.id),
            says: heading
                .begins
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" "),
            is_type: false,
        };
        let own = one.headings.iter().filter(|heading| heading.level <= 3);
        own.map(found).collect::<Vec<_>>()
    };
    all.iter().flat_map(of_article).collect()
}

/// The page of an article.
fn placed(path: &str) -> String {
    let stem = path.strip_suffix(".md").unwrap_or(path);
    match stem.strip_suffix("README") {
        Some(folder) if folder.is_empty() || folder.ends_with('/') => format!("{folder}index.html"),
        Some(_) | None => format!("{stem}.html"),
    }
}

/// Where a link of an article leads: outside, to a heading of its own, or to another article.
fn leads(to: &str, from: &str, root: &str, paths: &BTreeMap<&str, String>) -> Option<String> {
    if to.starts_with('#') {
        return Some(to.to_owned());
    }
    if let Some(to) = outside(to) {
        return Some(to);
    }
    let (path, anchor) = match to.split_once('#') {
        Some((path, anchor)) => (path, format!("#{anchor}")),
        None => (to, String::new()),
    };
    let folder = from.rsplit_once('/').map_or("", |(folder, _)| folder);
    let target = joined(folder, path)?;
    let page = paths
        .get(&*target)
        .or_else(|| paths.get(&*format!("{target}/README.md")))?;
    Some(format!("{root}{page}{anchor}"))
}

/// A path from a folder, without `.` and `..`; nothing where it leaves the root.
pub fn joined(folder: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::{Article, articles};

    fn article(path: &str, text: &str) -> Article {
        Article {
            path: path.to_owned(),
            text: text.to_owned(),
            group: Some("Pages"),
        }
    }

    #[test]
    fn links_lead_to_pages_and_nowhere_else() {
        let files = articles(
            "A",
            "Made.",
            &[
                article(
                    "README.md",
                    "# A\n\n[b](spec/b.md#c-d) [s](src/x.rs) [e](examples/e)",
                ),
                article(
                    "spec/b.md",
                    "# B\n\n## C d\n\nHere. [a](../README.md) [o](https://a.test) [x](../../x.md)",
                ),
                article("examples/e/README.md", "# E"),
            ],
        );
        let text = |path: &str| {
            let file = files.iter().find(|file| file.path == path);
            file.map(|file| &*file.contents).expect("it is there")
        };
        let front = text("index.html");
        assert!(
            front.contains(
                "<a href=\"spec/b.html#c-d\">b</a> s <a href=\"examples/e/index.html\">e</a>"
            ),
            "{front}"
        );
        let page = text("spec/b.html");
        assert!(page.contains("<a href=\"../index.html\">a</a> <a href=\"https://a.test\" rel=\"noreferrer\">o</a> x"), "{page}");
        assert!(
            page.contains("<h2 id=\"c-d\">C d</h2>") && page.contains("aria-current=\"page\">B")
        );
        assert!(text("search.js").contains("[\"C d\",\"B\",\"spec/b.html#c-d\",\"Here. a o x\"]"));
    }
}

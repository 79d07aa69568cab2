//! What stands around every page: its head, the ways to other pages, and what made it.

use schemars::JsonSchema;
use serde::Serialize;

use super::places::{Link, root_of};
use crate::slot::Slot;

/// What the macros of `shell.html.j2` print.
#[derive(JsonSchema, Serialize)]
pub(super) struct Shell {
    /// Of the page.
    title: Slot,
    /// Of all pages.
    site: Slot,
    /// For search engines; empty where nothing is said.
    summary: Option<Slot>,
    /// Leads from the page to the root of the site.
    root: Slot,
    /// The pages above this one.
    above: Vec<Link>,
    /// What every page leads to.
    ways: Vec<Link>,
    /// The pages beside this one.
    beside: Vec<Group>,
    origin: Slot,
}

/// Pages under a heading.
#[derive(JsonSchema, Serialize)]
pub(super) struct Group {
    pub title: Slot,
    pub links: Vec<Beside>,
}

/// A page beside this one, or this one itself.
#[derive(JsonSchema, Serialize)]
pub(super) struct Beside {
    pub link: Link,
    pub is_here: bool,
}

/// What all pages of a site have in common.
pub(super) struct Site {
    pub title: String,
    /// What made the pages.
    pub origin: String,
    /// Names and paths from the root.
    pub ways: Vec<(&'static str, &'static str)>,
}

impl Site {
    /// What stands around a page; `above` are names and paths from the root.
    pub(super) fn shell(
        &self,
        path: &str,
        title: &str,
        summary: Option<&str>,
        above: &[(&str, &str)],
    ) -> Shell {
        let root = root_of(path);
        let link = |(name, to): &(&str, &str)| Link::new(name, &format!("{root}{to}"));
        Shell {
            title: Slot::literal(title),
            site: Slot::literal(&*self.title),
            summary: summary.filter(|text| !text.is_empty()).map(Slot::literal),
            above: above.iter().map(link).collect(),
            ways: self.ways.iter().map(link).collect(),
            beside: Vec::new(),
            origin: Slot::literal(&*self.origin),
            root: Slot::literal(root),
        }
    }
}

impl Shell {
    /// The same with pages beside it.
    pub(super) fn with_beside(self, beside: Vec<Group>) -> Self {
        Self { beside, ..self }
    }
}

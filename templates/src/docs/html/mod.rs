//! The target `html`: a static site about the tools of a design, for people. It works from a disk and without JavaScript.

mod article;
mod badges;
mod calls;
mod escape;
mod index;
mod markdown;
mod picture;
mod places;
mod rules;
mod search;
mod shell;
mod tool;
mod toolset;
mod types;

use std::sync::Arc;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::Ready;
use toolc_compiler::ir::Design;

use self::index::{Front, List};
use self::picture::Picture;
use self::places::Places;
use self::shell::Site;
use self::tool::ToolPage;
use self::toolset::ToolsetPage;
use self::types::TypesPage;
use super::rules::SPELLINGS;
use super::scope::Scope;
use crate::page::Page;
use crate::plan::folders::all_sources;
use crate::plan::names::Declared;
use crate::plan::origin::origin;
use crate::render::Model;
use crate::work::{Part, Work};
use crate::{Fault, OptionKey, Options};

pub use article::{Article, articles, joined};

/// What `[target.html]` may say, beside `out`: nothing.
pub const OPTIONS: &[OptionKey] = &[];

/// Files that are the same in every site.
const ASSETS: &[(&str, &str)] = &[
    ("site.css", include_str!("site.css")),
    ("site.js", include_str!("site.js")),
    ("icon.svg", include_str!("icon.svg")),
];

/// What is wrong with options: there are none.
pub(crate) fn check(_: &Options, _: Option<&Design>) -> Vec<Fault> {
    Vec::new()
}

/// What all pages know.
struct Known<'a> {
    scope: Scope<'a>,
    places: Places,
    site: Site,
}

/// One part for the front, and one for each toolset and package.
pub(crate) fn work<'a>(ready: Ready<'a>, _: &Options) -> Result<Work<'a>, Vec<Fault>> {
    let design = ready.design();
    let scope = Scope::of_design(design);
    let known = Arc::new(Known {
        site: Site {
            title: scope.title(),
            origin: origin(&all_sources(design)),
            ways: vec![("All tools", "tools.html"), ("Graph", "graph.html")],
        },
        places: Places::of(&scope),
        scope,
    });
    let mut parts = vec![front(known.clone())];
    for (toolset, tools) in known.scope.toolsets() {
        let known = known.clone();
        parts.push(Part::new(move |pages| {
            let path = known
                .places
                .toolset(toolset.id)
                .unwrap_or_default()
                .to_owned();
            let model = ToolsetPage::of(&known, &path, toolset, &tools);
            pages.add(page(&path, "html/toolset", model));
            for (index, tool) in tools.iter().enumerate() {
                let path = known.places.tool(tool.id).unwrap_or_default().to_owned();
                let beside = [index.checked_sub(1), Some(index + 1)];
                let beside = beside.map(|index| tools.get(index?).copied());
                let model = ToolPage::of(&known, &path, tool, beside);
                pages.add(page(&path, "html/tool", model));
            }
        }));
    }
    for package in &design.packages {
        if design.types.iter().any(|decl| decl.package == package.id) {
            let known = known.clone();
            parts.push(Part::new(move |pages| {
                let path = known.places.types(package.id);
                let model = TypesPage::of(&known, &path, package);
                pages.add(page(&path, "html/types", model));
            }));
        }
    }
    let (names, _) = Declared::new(design, &SPELLINGS);
    Ok(Work {
        parts,
        rules: &rules::RULES,
        providers: Vec::new(),
        names: Arc::new(names),
        by_package: false,
        is_apart: false,
    })
}

/// What there is once.
fn front(known: Arc<Known<'_>>) -> Part<'_> {
    Part::new(move |pages| {
        pages.add(page("index.html", "html/index", Front::of(&known)));
        pages.add(page("tools.html", "html/tools", List::of(&known)));
        pages.add(page("graph.html", "html/graph", Picture::of(&known)));
        pages.add(Page::finished("search.js", search::of_design(&known)));
        for (path, text) in ASSETS {
            pages.add(Page::finished(*path, (*text).to_owned()));
        }
    })
}

fn page(path: &str, template: &str, model: impl Serialize + JsonSchema) -> Page {
    Page::own(path, template.to_owned(), Model::of(model), &rules::RULES)
}

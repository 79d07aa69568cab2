//! Where each page is, and what leads from one to another.

use std::collections::HashMap;

use schemars::JsonSchema;
use serde::Serialize;
use toolc_compiler::ir::{Design, PackageId, ToolId, ToolsetId, TypeId};

use super::super::pages::anchors;
use super::super::rules::Plain;
use super::super::scope::Scope;
use super::super::text::inline;
use crate::idents;
use crate::markdown::{code, visible};
use crate::slot::Slot;

/// A link to a page.
#[derive(Clone, JsonSchema, Serialize)]
pub(super) struct Link {
    pub name: Slot,
    /// From the page on which it stands.
    pub path: Slot,
}

impl Link {
    pub(super) fn new(name: &str, path: &str) -> Self {
        Self {
            name: Slot::literal(name),
            path: Slot::literal(path),
        }
    }
}

/// The paths of all pages from the root of the site, by what they are about.
pub(super) struct Places {
    toolsets: HashMap<ToolsetId, String>,
    tools: HashMap<ToolId, String>,
    packages: Vec<String>,
    anchors: HashMap<TypeId, String>,
}

impl Places {
    pub(super) fn of(scope: &Scope<'_>) -> Self {
        let design = scope.design;
        let all = scope.toolsets();
        let names = all.iter().map(|(toolset, _)| &*toolset.name);
        let names = idents::all(Plain::File, names, &mut idents::Scope::default());
        let (mut toolsets, mut tools) = (HashMap::new(), HashMap::new());
        for ((toolset, own), folder) in all.iter().zip(names) {
            let names = own.iter().map(|tool| &*tool.name);
            let names = idents::all(Plain::File, names, &mut idents::Scope::default());
            for (tool, name) in own.iter().zip(names) {
                tools.insert(tool.id, format!("tools/{folder}/{name}.html"));
            }
            toolsets.insert(toolset.id, format!("toolsets/{folder}.html"));
        }
        let packages = design.packages.iter().map(|package| &*package.name);
        Self {
            toolsets,
            tools,
            packages: idents::all(Plain::File, packages, &mut idents::Scope::default()),
            anchors: anchors(design),
        }
    }

    /// The page of a toolset that has tools.
    pub(super) fn toolset(&self, id: ToolsetId) -> Option<&str> {
        self.toolsets.get(&id).map(String::as_str)
    }

    /// The page of a tool that the design declares.
    pub(super) fn tool(&self, id: ToolId) -> Option<&str> {
        self.tools.get(&id).map(String::as_str)
    }

    /// The page of a package's types.
    pub(super) fn types(&self, id: PackageId) -> String {
        format!("types/{}.html", self.packages[id.0 as usize])
    }

    /// The anchor of a type on that page.
    pub(super) fn anchor(&self, id: TypeId) -> String {
        format!("type-{}", self.anchors[&id])
    }

    /// Where a type stands.
    pub(super) fn ty(&self, design: &Design, id: TypeId) -> String {
        format!("{}#{}", self.types(design[id].package), self.anchor(id))
    }

    /// A link to a type as Markdown, from a page that is some folders below the root.
    pub(super) fn to_type(&self, design: &Design, id: TypeId, root: &str) -> String {
        let name = inline(&design[id].name);
        format!("[{name}]({root}{})", self.ty(design, id))
    }

    /// The same of a tool.
    pub(super) fn to_tool(&self, design: &Design, id: ToolId, root: &str) -> Option<String> {
        let name = code(&visible(&design[id].name));
        Some(format!("[{name}]({root}{})", self.tool(id)?))
    }
}

/// What leads from a page to the root of the site.
pub(super) fn root_of(path: &str) -> String {
    "../".repeat(path.matches('/').count())
}

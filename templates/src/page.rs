//! A page: a file to write, before its template is rendered.

use schemars::JsonSchema;
use serde::Serialize;

use crate::code::Rules;
use crate::render::{Model, Templates};
use crate::{Fault, GeneratedFile, TemplateText};

/// A file, as the template that writes it and what that template prints.
pub(crate) struct Page {
    /// Below the root of what is generated, with `/` between folders; empty for the root.
    pub folder: String,
    /// The name of the file, without its ending.
    pub name: &'static str,
    exports: Vec<String>,
    content: Content,
}

/// The pages of a folder. Each is handed on as soon as it is made, so that what the one prints is gone before the next is
/// made.
pub(crate) struct Pages<'p> {
    take: &'p mut dyn FnMut(Page),
    listed: Vec<Listed>,
}

/// A page that was handed on, as the module of its folder lists it.
pub(crate) struct Listed {
    /// The name of the file, without its ending.
    pub name: &'static str,
    /// The names that it has for everybody.
    pub exports: Vec<String>,
}

impl<'p> Pages<'p> {
    /// None yet; `take` gets them.
    pub(crate) fn new(take: &'p mut dyn FnMut(Page)) -> Self {
        let listed = Vec::new();
        Self { take, listed }
    }

    /// Those of another folder, for the same taker.
    pub(crate) fn of_another_folder(&mut self) -> Pages<'_> {
        Pages::new(self.take)
    }

    /// Hands a page on.
    pub(crate) fn add(&mut self, mut page: Page) {
        let exports = std::mem::take(&mut page.exports);
        let name = page.name;
        self.listed.push(Listed { name, exports });
        (self.take)(page);
    }

    /// What was handed on.
    pub(crate) fn listed(&self) -> &[Listed] {
        &self.listed
    }
}

/// What a page consists of.
enum Content {
    Rendered {
        template: &'static str,
        model: Model,
    },
    /// A page of a user's own, with rules of its own.
    Own {
        path: String,
        template: String,
        model: Model,
        rules: &'static Rules,
    },
    /// A file that needs no template any more.
    Finished(GeneratedFile),
}

impl Page {
    /// A page of a folder.
    pub(crate) fn of(
        folder: &str,
        name: &'static str,
        template: &'static str,
        model: impl Serialize + JsonSchema,
    ) -> Self {
        Self {
            folder: folder.to_owned(),
            name,
            exports: Vec::new(),
            content: Content::Rendered {
                template,
                model: Model::of(model),
            },
        }
    }

    /// A file whose text is there already.
    pub(crate) fn finished(path: impl Into<String>, contents: String) -> Self {
        Self {
            folder: String::new(),
            name: "",
            exports: Vec::new(),
            content: Content::Finished(GeneratedFile {
                path: path.into(),
                contents,
            }),
        }
    }

    /// A page of a user's own.
    pub(crate) fn own(path: &str, template: String, model: Model, rules: &'static Rules) -> Self {
        Self {
            folder: path
                .rsplit_once('/')
                .map_or("", |(folder, _)| folder)
                .to_owned(),
            name: "",
            exports: Vec::new(),
            content: Content::Own {
                path: path.to_owned(),
                template,
                model,
                rules,
            },
        }
    }

    /// The same, with names that everybody may use.
    pub(crate) fn exporting(self, names: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            exports: names.into_iter().map(Into::into).collect(),
            ..self
        }
    }

    /// The file; the fault is one of its template.
    pub(crate) fn file(self, templates: &Templates, rules: &Rules) -> Result<GeneratedFile, Fault> {
        let path = self.path(rules);
        match self.content {
            Content::Finished(file) => Ok(file),
            Content::Rendered { template, model } => {
                let text = templates.rendered(template, &model, &path, rules);
                file(path, text)
            }
            Content::Own {
                template,
                model,
                rules,
                ..
            } => {
                let text = templates.rendered(&template, &model, &path, rules);
                file(path, text)
            }
        }
    }
}

impl Page {
    /// What its template sees, and the rules by which that is printed; nothing for a file without a template.
    pub(crate) fn model<'p>(&'p self, rules: &'p Rules) -> Option<(&'p Model, &'p Rules)> {
        match &self.content {
            Content::Finished(_) => None,
            Content::Rendered { model, .. } => Some((model, rules)),
            Content::Own { model, rules, .. } => Some((model, rules)),
        }
    }

    /// The name of its template, if it has one.
    pub(crate) fn template(&self) -> Option<&str> {
        match &self.content {
            Content::Finished(_) => None,
            Content::Rendered { template, .. } => Some(template),
            Content::Own { template, .. } => Some(template),
        }
    }

    /// The first template of the user that takes part in it, if one does.
    pub(crate) fn own_part<'t>(&self, templates: &'t Templates) -> Option<&'t TemplateText> {
        templates.own_part(self.template()?)
    }

    /// Where the file will be.
    pub(crate) fn path(&self, rules: &Rules) -> String {
        if let Content::Own { path, .. } = &self.content {
            return path.clone();
        }
        let gap = if self.folder.is_empty() { "" } else { "/" };
        format!("{}{gap}{}.{}", self.folder, self.name, rules.ending)
    }
}

fn file(path: String, contents: Result<String, Fault>) -> Result<GeneratedFile, Fault> {
    match contents {
        Ok(contents) => Ok(GeneratedFile { path, contents }),
        Err(fault) => Err(fault.help(format!("this is about the page `{path}`"))),
    }
}

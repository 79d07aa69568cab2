//! `[[target.NAME.page]]`: pages of a user's own, as `toolc.toml` asks for them.

use std::path::{Path, PathBuf};

use toml::Spanned;
use toml::de::{DeTable, DeValue};
use toolc_templates::{OwnPage, PageOf, TemplateText};

use super::config::{Config, OptionPlace, Reader, TargetConfig};
use super::templates::template;
use crate::name;
use crate::problem::{Place, Problem};

const KEYS: [&str; 3] = ["for", "template", "path"];

impl Reader<'_> {
    /// The pages of a target; a page with a mistake is left out.
    pub(super) fn pages(&mut self, value: &Spanned<DeValue<'_>>, target: &mut TargetConfig) {
        let example = "[[target.python.page]]";
        let Some(items) = value.get_ref().as_array() else {
            return self.wrong_kind(value, "page", "a list of tables", example);
        };
        for item in items {
            let Some(table) = item.get_ref().as_table() else {
                self.wrong_kind(item, "page", "a list of tables", example);
                continue;
            };
            if let Some((page, places)) = self.page(item, table) {
                let index = target.options.pages.len().to_string();
                for (key, place) in places {
                    let way = ["page", &index, key].map(str::to_owned);
                    target.places.insert(way.to_vec(), place);
                }
                target.options.pages.push(page);
            }
        }
    }

    fn page(
        &mut self,
        item: &Spanned<DeValue<'_>>,
        table: &DeTable<'_>,
    ) -> Option<(OwnPage, Vec<(&'static str, OptionPlace)>)> {
        let before = self.problems.len();
        let mut places = Vec::new();
        let mut texts = [const { String::new() }; 3];
        let (mut about, mut is_misspelled) = (None, false);
        for (key, value) in table {
            let name = &**key.get_ref();
            let Some(at) = KEYS.iter().position(|known| *known == name) else {
                self.unknown(key.span(), "key of a page", name, &KEYS);
                is_misspelled = true;
                continue;
            };
            let place = OptionPlace {
                key: self.place(key.span(), String::new()),
                value: self.place(value.span(), String::new()),
            };
            places.push((KEYS[at], place));
            let Some(text) = self.text_of(value, name) else {
                continue;
            };
            match name {
                "for" => {
                    about = PageOf::ALL.into_iter().find(|about| about.name() == text);
                    if about.is_none() {
                        let names = PageOf::ALL.map(PageOf::name);
                        self.unknown(value.span(), "kind of page", &text, &names);
                    }
                }
                "path" => {
                    if let Some(fault) = name::fault(&text) {
                        let message = format!("`{text}` is no path in the output folder");
                        let help = "write a path like \"docs/{service}/{toolset}.md\"";
                        self.problem(value.span(), message, fault.into(), Some(help.into()));
                    }
                }
                _ => {}
            }
            texts[at] = text;
        }
        let is_there = |name: &&&str| places.iter().any(|(key, _)| *key == **name);
        // A key that is misspelled is not missing as well.
        let missing = KEYS.iter().filter(|name| !is_misspelled && !is_there(name));
        for name in missing {
            let help = match *name {
                "for" => "for = \"toolset\"",
                "template" => "template = \"toolset.md.j2\"",
                _ => "path = \"docs/{service}/{toolset}.md\"",
            };
            self.problem(
                item.span(),
                format!("a page needs `{name}`"),
                "of this page".into(),
                Some(format!("write `{help}`")),
            );
        }
        let [_, file, path] = texts;
        let page = OwnPage {
            about: about?,
            path,
            template: TemplateText {
                name: file,
                ..TemplateText::default()
            },
        };
        (self.problems.len() == before).then_some((page, places))
    }
}

impl Config {
    /// Reads the templates of all pages; `base` is the folder of the file. Gives the files that were read.
    pub(super) fn read_pages(&mut self, base: &Path) -> Result<Vec<PathBuf>, Vec<Problem>> {
        let (mut files, mut problems) = (Vec::new(), Vec::new());
        for target in self.targets.values_mut() {
            for (index, page) in target.options.pages.iter_mut().enumerate() {
                let path = base.join(&page.template.name);
                match template(&path, page.template.name.clone()) {
                    Ok(text) => page.template = text,
                    Err(mut problem) => {
                        let way = ["page", &index.to_string(), "template"].map(str::to_owned);
                        let place = target.places.get(&way[..]);
                        problem.place = place.map(|place| {
                            let label = "named here".to_owned();
                            let place = place.value.clone();
                            Box::new(Place { label, ..place })
                        });
                        problems.push(problem);
                    }
                }
                files.push(path);
            }
        }
        match problems.is_empty() {
            true => Ok(files),
            false => Err(problems),
        }
    }
}

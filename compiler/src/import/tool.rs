//! A tool in the making, between a definition and a file.

use super::conduct::Conduct;
use super::definition::Effects;
use super::types::{Record, Rest, Type};
use crate::ir::{Icon, Value};
use crate::source::Text;

/// A tool in the making.
#[derive(Debug, Clone)]
pub(super) struct Tool {
    /// Its name in the file.
    pub name: String,
    /// Its name in the source, if that differs.
    pub remote: Option<Text>,
    pub docs: Option<Text>,
    pub title: Option<Text>,
    pub version: Option<Text>,
    pub params: Params,
    pub result: Option<Type>,
    pub effects: Effects,
    pub scopes: Vec<Text>,
    /// Capabilities, as they are written.
    pub needs: Vec<Text>,
    pub data: Option<String>,
    pub cost: Option<Text>,
    pub tags: Vec<Text>,
    pub deprecated: bool,
    pub conduct: Conduct,
    pub icons: Vec<Icon>,
    /// Arguments of example calls that fit.
    pub examples: Vec<Value>,
    pub meta: Vec<(Text, Value)>,
    /// Whether the source has a schema of arguments that was not used.
    pub set_aside: bool,
}

impl Tool {
    /// A tool with nothing but its arguments.
    pub fn of(name: &str, params: Record) -> Self {
        Self {
            name: name.to_owned(),
            remote: None,
            docs: None,
            title: None,
            version: None,
            params: Params::Fields(params),
            result: None,
            effects: Effects::default(),
            scopes: Vec::new(),
            needs: Vec::new(),
            data: None,
            cost: None,
            tags: Vec::new(),
            deprecated: false,
            conduct: Conduct::default(),
            icons: Vec::new(),
            examples: Vec::new(),
            meta: Vec::new(),
            set_aside: false,
        }
    }

    /// The same with any arguments: the fallback if they cannot be expressed.
    pub fn takes_anything(&mut self) {
        self.set_aside = true;
        self.examples.clear();
        self.params = Params::Fields(Record {
            fields: Vec::new(),
            rest: Rest::Open,
        });
    }

    /// Only the parts that calls need.
    pub fn bare(&self) -> Self {
        let mut bare = Self {
            remote: self.remote.clone(),
            ..Self::of(&self.name, Record::default())
        };
        bare.takes_anything();
        bare
    }
}

/// The arguments of a tool.
#[derive(Debug, Clone)]
pub(super) enum Params {
    Fields(Record),
    /// A declared record as the whole payload.
    Declared(usize),
}

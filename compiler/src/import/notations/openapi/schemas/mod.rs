//! Schemas of OpenAPI as schemas of JSON Schema 2020-12: `nullable`, flags for exclusive limits, `example`, and what only
//! requests or only responses have. Every schema that is referred to becomes a definition of its own.

mod directions;
mod keywords;
mod variants;
mod written;

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::super::super::definition::Root;
use super::document::{Document, Node, Subtypes, Target};
use crate::ir::Value;
use crate::pointer;
use crate::source::Text;
use directions::has_flags;
use variants::Tag;

/// Whether a schema describes what is sent or what is answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Direction {
    /// `readOnly` properties are not part of it.
    Request,
    /// `writeOnly` properties are not part of it.
    Response,
}

impl Direction {
    /// The keyword of properties that it does not have.
    fn hides(self) -> &'static str {
        match self {
            Self::Request => "readOnly",
            Self::Response => "writeOnly",
        }
    }
}

/// The part that a schema has where it is referred to.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Role {
    /// The schema of a value.
    Value,
    /// What a subtype adds to: without the alternatives that lead back to the subtype.
    Base,
    /// One of several alternatives, which a property tells apart.
    Variant(Tag),
}

/// A definition to write.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Use {
    target: Target,
    direction: Direction,
    role: Role,
}

/// What a first pass has found out, so that definitions get good names.
#[derive(Debug, Default)]
pub(super) struct Survey {
    /// Schemas that differ between requests and responses.
    directed: HashSet<Target>,
    /// Where schemas are values, by direction.
    values: HashSet<(Target, Direction)>,
    /// Where schemas are needed at all.
    needed: HashSet<(Target, Direction)>,
}

/// About how many keywords may be written for one document: with many discriminators a schema is written often.
const MOST_WRITTEN: usize = 1_000_000;

/// Longer chains of refs and of `allOf` are not followed to find out about a property.
const MOST_STEPS: usize = 500;

pub(super) struct Schemas<'a, 'd> {
    document: &'d Document<'a>,
    subtypes: &'d Subtypes,
    survey: Option<&'d Survey>,
    has_directions: bool,
    keys: HashMap<Use, Text>,
    taken: HashSet<String>,
    waiting: Vec<(Use, Text, Node<'a>)>,
    definitions: Vec<(Text, Value)>,
    places: Vec<(String, String)>,
    /// The definition that is being written.
    current: Option<Target>,
    /// The definitions that refer to a definition.
    users: HashMap<Target, HashSet<Target>>,
    /// Definitions with properties that only one direction has.
    marked: HashSet<Target>,
    /// What was left out of definitions: the place, and why.
    left_out: Vec<(String, String)>,
    left: usize,
}

impl<'a, 'd> Schemas<'a, 'd> {
    pub fn new(
        document: &'d Document<'a>,
        subtypes: &'d Subtypes,
        survey: Option<&'d Survey>,
    ) -> Self {
        Self {
            document,
            subtypes,
            survey,
            has_directions: document.all().any(|root| has_flags(root.value)),
            keys: HashMap::new(),
            taken: HashSet::new(),
            waiting: Vec::new(),
            definitions: Vec::new(),
            places: Vec::new(),
            current: None,
            users: HashMap::new(),
            marked: HashSet::new(),
            left_out: Vec::new(),
            left: MOST_WRITTEN,
        }
    }

    /// Whether so much was written that the rest is missing.
    pub fn is_exhausted(&self) -> bool {
        self.left == 0
    }

    /// A schema with refs to definitions of this writer.
    pub fn schema(&mut self, node: Node<'a>, direction: Direction) -> Value {
        self.written(node, direction, &Role::Value, None, None)
    }

    /// Writes the definitions that schemas refer to, and those that these refer to.
    pub fn write_definitions(&mut self) {
        while let Some((wanted, key, node)) = self.waiting.pop() {
            self.current = Some(wanted.target.clone());
            let Use {
                target,
                direction,
                role,
            } = &wanted;
            let subtypes = match role {
                Role::Value => self.subtypes_of(target, node, *direction),
                Role::Base | Role::Variant(_) => None,
            };
            let value = match subtypes {
                Some(union) => union,
                None => self.written(node, *direction, role, None, Some(target)),
            };
            let value = match role {
                Role::Variant(tag) => tag.added_to(value),
                Role::Value | Role::Base => value,
            };
            self.definitions.push((key, value));
        }
        self.current = None;
    }

    /// What was left out since the last call: the place, and why.
    pub fn take_left_out(&mut self) -> Vec<(String, String)> {
        std::mem::take(&mut self.left_out)
    }

    /// The document of the definitions, which says of each where it stood.
    pub fn into_root(self) -> Root {
        let definitions = Value::Object(self.definitions);
        Root {
            value: Value::Object(vec![("$defs".into(), definitions)]),
            places: self.places.into_iter().collect(),
        }
    }

    /// What the next pass should know.
    pub fn into_survey(self) -> Survey {
        let mut survey = Survey {
            directed: self.marked.clone(),
            ..Survey::default()
        };
        let mut waiting: Vec<Target> = self.marked.into_iter().collect();
        while let Some(target) = waiting.pop() {
            for user in self.users.get(&target).into_iter().flatten() {
                if survey.directed.insert(user.clone()) {
                    waiting.push(user.clone());
                }
            }
        }
        for wanted in self.keys.into_keys() {
            if wanted.role == Role::Value {
                let value = (wanted.target.clone(), wanted.direction);
                survey.values.insert(value);
            }
            survey.needed.insert((wanted.target, wanted.direction));
        }
        survey
    }

    /// The ref to a definition.
    fn refer(&mut self, target: Target, node: Node<'a>, direction: Direction, role: Role) -> Value {
        if let Some(user) = &self.current {
            let users = self.users.entry(target.clone()).or_default();
            users.insert(user.clone());
        }
        // What is the same in both directions is one definition.
        let is_directed = |survey: &Survey| survey.directed.contains(&target);
        let direction = match self.survey.is_none_or(is_directed) {
            true => direction,
            false => Direction::Response,
        };
        let wanted = Use {
            target,
            direction,
            role,
        };
        let key = match self.keys.get(&wanted) {
            Some(key) => key.clone(),
            None => {
                let key = self.fresh_key(&wanted);
                self.places.push((
                    format!("/$defs/{}", pointer::step(&key)),
                    self.document.place(&wanted.target),
                ));
                self.keys.insert(wanted.clone(), key.clone());
                self.waiting.push((wanted, key.clone(), node));
                key
            }
        };
        Value::String(pointer::reference(&key).into())
    }

    fn fresh_key(&mut self, wanted: &Use) -> Text {
        let mut base = self.document.word(&wanted.target);
        let other = (wanted.target.clone(), Direction::Response);
        if let Some(survey) = self.survey
            && wanted.direction == Direction::Request
            && survey.needed.contains(&other)
        {
            base.push_str("Input");
        }
        match &wanted.role {
            Role::Value => {}
            Role::Base => base.push_str("Base"),
            Role::Variant(_) => {
                let value = (wanted.target.clone(), wanted.direction);
                if self
                    .survey
                    .is_some_and(|survey| survey.values.contains(&value))
                {
                    base.push_str("Variant");
                }
            }
        }
        let mut key = base.clone();
        let mut number = 2;
        while !self.taken.insert(key.clone()) {
            key = format!("{base}_{number}");
            number += 1;
        }
        key.into()
    }

    /// What a ref leads to: by its pointer, or by the bare name of a schema.
    fn definition_at(&self, file: usize, reference: &str) -> Option<(Target, Node<'a>)> {
        if let Ok(found) = self.document.target(file, reference) {
            return Some(found);
        }
        let step = pointer::step(reference);
        let names = [
            format!("#/components/schemas/{step}"),
            format!("#/definitions/{step}"),
        ];
        let mut found = names
            .iter()
            .filter_map(|name| self.document.target(file, name).ok());
        found.next()
    }
}

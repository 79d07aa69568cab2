//! From what a model sends by a lowered schema to what the tool takes: a description that every language can follow.

use super::super::Json;

/// What is done to a value. `spec/providers.md` says what each means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Undo {
    /// It is what it should be.
    Nothing,
    /// An object: some members are undone, and `null` or a marker means that a member is not there.
    Object {
        /// By name, those with something to undo.
        members: Vec<(String, Undo)>,
        /// The names of members that are left out where they are `null`.
        absent: Vec<String>,
        /// The names of members that are left out where they are `{"absent": true}`, since `null` is one of their values.
        marked: Vec<String>,
    },
    /// Each item of a list.
    Items(Box<Undo>),
    /// A list of `{key, value}` becomes an object; each value is undone.
    Entries(Box<Undo>),
    /// An object with a member for each place becomes a list.
    Tuple {
        /// By place: `item_0`, `item_1`, …
        items: Vec<Undo>,
        /// What `rest` holds, item by item.
        rest: Option<Box<Undo>>,
    },
    /// A text holds the value as JSON.
    Text,
    /// The first of these whose result the tool takes.
    Any(Vec<Undo>),
    /// A definition, by its name: what leads back to itself.
    Definition(String),
    /// The definitions beside what uses them.
    With {
        /// What is done.
        root: Box<Undo>,
        /// By name.
        definitions: Vec<(String, Undo)>,
    },
}

impl Undo {
    /// The same, without what does nothing.
    pub(super) fn settled(self) -> Self {
        let idle = match &self {
            Self::Object {
                members,
                absent,
                marked,
            } => members.is_empty() && absent.is_empty() && marked.is_empty(),
            Self::Items(inner) => **inner == Self::Nothing,
            Self::Any(all) => all.iter().all(|one| *one == Self::Nothing),
            Self::Nothing
            | Self::Entries(_)
            | Self::Tuple { .. }
            | Self::Text
            | Self::Definition(_)
            | Self::With { .. } => false,
        };
        if idle { Self::Nothing } else { self }
    }

    /// As JSON.
    pub fn to_json(&self) -> String {
        let mut json = Json::default();
        self.write(&mut json);
        json.into_text()
    }

    fn write(&self, json: &mut Json) {
        json.open();
        match self {
            Self::Nothing => {}
            Self::Object {
                members,
                absent,
                marked,
            } => {
                if !members.is_empty() {
                    json.key("members");
                    named(json, members);
                }
                for (key, names) in [("absent", absent), ("marked", marked)] {
                    if !names.is_empty() {
                        json.key(key);
                        json.texts(names.iter());
                    }
                }
            }
            Self::Items(inner) => {
                json.key("items");
                inner.write(json);
            }
            Self::Entries(inner) => {
                json.key("entries");
                inner.write(json);
            }
            Self::Tuple { items, rest } => {
                json.key("tuple");
                list(json, items);
                if let Some(rest) = rest {
                    json.key("rest");
                    rest.write(json);
                }
            }
            Self::Text => json.member("text", "true"),
            Self::Any(all) => {
                json.key("any");
                list(json, all);
            }
            Self::Definition(name) => json.text("definition", name),
            Self::With { root, definitions } => {
                json.key("root");
                root.write(json);
                json.key("definitions");
                named(json, definitions);
            }
        }
        json.close();
    }
}

fn list(json: &mut Json, all: &[Undo]) {
    json.open_list();
    all.iter().for_each(|one| one.write(json));
    json.close_list();
}

fn named(json: &mut Json, all: &[(String, Undo)]) {
    json.open();
    for (name, one) in all {
        json.key(name);
        one.write(json);
    }
    json.close();
}

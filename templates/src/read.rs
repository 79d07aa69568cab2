//! A table of options as it is read: values by key, and a fault with its position for all that is not as it must be.

use std::collections::BTreeMap;

use toolc_compiler::diagnostics::nearest;

use crate::{Fault, Setting, SettingKind};

/// The keys and numbers that lead to an option.
pub(crate) type Way = Vec<String>;

/// A fault of the option at the end of a way.
pub(crate) fn fault(way: &[String], message: impl Into<String>, label: &str) -> Fault {
    let way: Vec<&str> = way.iter().map(String::as_str).collect();
    Fault::new(&way, message, label)
}

/// A table inside of the options.
pub(crate) struct Table<'o> {
    entries: &'o BTreeMap<String, Setting>,
    way: Way,
}

impl<'o> Table<'o> {
    pub(crate) fn new(entries: &'o BTreeMap<String, Setting>, way: Way) -> Self {
        Self { entries, way }
    }

    /// The way to a key.
    pub(crate) fn way(&self, key: &str) -> Way {
        let way = self.way.iter().map(String::as_str);
        way.chain([key]).map(str::to_owned).collect()
    }

    /// The way to the table itself.
    pub(crate) fn own_way(&self) -> Way {
        self.way.clone()
    }

    /// A fault of a value.
    pub(crate) fn fault(&self, key: &str, message: impl Into<String>, label: &str) -> Fault {
        fault(&self.way(key), message, label)
    }

    /// A fault of the table itself.
    pub(crate) fn own_fault(&self, message: impl Into<String>, label: &str) -> Fault {
        fault(&self.way, message, label).of_key()
    }

    pub(crate) fn get(&self, key: &str) -> Option<&'o Setting> {
        self.entries.get(key)
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.entries.contains_key(key)
    }

    /// All keys with their values.
    pub(crate) fn entries(&self) -> impl Iterator<Item = (&'o str, &'o Setting)> + use<'o> {
        self.entries
            .iter()
            .map(|(key, value)| (key.as_str(), value))
    }

    /// Reports keys that nobody knows.
    pub(crate) fn only(&self, known: &[&str], faults: &mut Vec<Fault>) {
        for (key, _) in self.entries() {
            if known.contains(&key) {
                continue;
            }
            let fault = self.fault(key, format!("unknown key `{key}`"), "not known here");
            let help = match nearest(key, known.iter().copied()).first() {
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("there is {}", listed(known)),
            };
            faults.push(fault.of_key().help(help));
        }
    }

    /// A text, if there is one.
    pub(crate) fn text(
        &self,
        key: &str,
        example: &str,
        faults: &mut Vec<Fault>,
    ) -> Option<&'o str> {
        match self.get(key)? {
            Setting::Text(text) if text.trim().is_empty() => {
                let fault = self.fault(key, format!("`{key}` is empty"), "says nothing");
                faults.push(fault.help(format!("write `{key} = \"{example}\"`, or leave it out")));
                None
            }
            Setting::Text(text) => Some(text),
            other @ (Setting::Flag(_)
            | Setting::Number(_)
            | Setting::List(_)
            | Setting::Table(_)) => {
                faults.push(self.kind(key, other, SettingKind::Text, &format!("\"{example}\"")));
                None
            }
        }
    }

    /// A text of a form, if there is one.
    pub(crate) fn formed(
        &self,
        key: &str,
        (is, what): (fn(&str) -> bool, &str),
        example: &str,
        faults: &mut Vec<Fault>,
    ) -> Option<String> {
        let text = self.text(key, example, faults)?;
        if !is(text) {
            let article = if what.starts_with(['a', 'e']) {
                "an"
            } else {
                "a"
            };
            let label = format!("not {article} {what}");
            let fault = self.fault(key, format!("`{text}` is no {what}"), &label);
            faults.push(fault.help(format!("write `{key} = \"{example}\"`")));
        }
        Some(text.to_owned())
    }

    /// `true`, or `false` where nothing is said.
    pub(crate) fn flag(&self, key: &str, faults: &mut Vec<Fault>) -> bool {
        match self.get(key) {
            None => false,
            Some(Setting::Flag(flag)) => *flag,
            Some(
                other @ (Setting::Text(_)
                | Setting::Number(_)
                | Setting::List(_)
                | Setting::Table(_)),
            ) => {
                faults.push(self.kind(key, other, SettingKind::Flag, "true"));
                false
            }
        }
    }

    /// A table inside of this one; an empty one where nothing is said.
    pub(crate) fn table(&self, key: &str, example: &str, faults: &mut Vec<Fault>) -> Table<'o> {
        static NOTHING: BTreeMap<String, Setting> = BTreeMap::new();
        let entries = match self.get(key) {
            None => &NOTHING,
            Some(Setting::Table(entries)) => entries,
            Some(
                other @ (Setting::Text(_)
                | Setting::Number(_)
                | Setting::List(_)
                | Setting::Flag(_)),
            ) => {
                faults.push(self.kind(key, other, SettingKind::Table, example));
                &NOTHING
            }
        };
        Table::new(entries, self.way(key))
    }

    /// The items of a list, each with the way to it; none where nothing is said.
    pub(crate) fn items(
        &self,
        key: &str,
        example: &str,
        faults: &mut Vec<Fault>,
    ) -> Vec<(Way, &'o Setting)> {
        match self.get(key) {
            None => Vec::new(),
            Some(Setting::List(items)) => {
                let way = |index: usize| {
                    let mut way = self.way(key);
                    way.push(index.to_string());
                    way
                };
                let items = items.iter().enumerate();
                items.map(|(index, item)| (way(index), item)).collect()
            }
            Some(
                other @ (Setting::Text(_)
                | Setting::Number(_)
                | Setting::Table(_)
                | Setting::Flag(_)),
            ) => {
                let example = format!("[{example}]");
                faults.push(self.kind(key, other, SettingKind::List, &example));
                Vec::new()
            }
        }
    }

    /// A list of texts, each with the way to it.
    pub(crate) fn texts(
        &self,
        key: &str,
        example: &str,
        faults: &mut Vec<Fault>,
    ) -> Vec<(Way, &'o str)> {
        let mut texts = Vec::new();
        for (way, item) in self.items(key, &format!("\"{example}\""), faults) {
            if let Setting::Text(text) = item {
                texts.push((way, text.as_str()));
            } else {
                faults.push(item_fault(key, &way, item, "a text", example));
            }
        }
        texts
    }

    /// A value of another kind than is wanted.
    fn kind(&self, key: &str, value: &Setting, wanted: SettingKind, example: &str) -> Fault {
        let way = self.way(key);
        let way: Vec<&str> = way.iter().map(String::as_str).collect();
        Fault::of_kind(&way, value, wanted, &format!("{key} = {example}"))
    }
}

/// An item of a list that is of another kind than is wanted.
pub(crate) fn item_fault(
    key: &str,
    way: &[String],
    item: &Setting,
    wanted: &str,
    example: &str,
) -> Fault {
    let label = format!("this is {}", item.kind().phrase());
    let fault = fault(
        way,
        format!("each item of `{key}` must be {wanted}"),
        &label,
    );
    fault.help(format!("write `{key} = [\"{example}\"]`"))
}

/// One word of several, as a text.
pub(crate) fn word<T: Copy>(
    (way, text): (&[String], &str),
    what: &str,
    known: &[(&'static str, T)],
    faults: &mut Vec<Fault>,
) -> Option<T> {
    let found = known.iter().find(|(name, _)| *name == text);
    if found.is_none() {
        let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
        let help = match nearest(text, names.iter().copied()).first() {
            Some(near) => format!("did you mean `{near}`?"),
            None => format!("there is {}", listed(&names)),
        };
        let fault = fault(way, format!("unknown {what} `{text}`"), "not known here");
        faults.push(fault.help(help));
    }
    found.map(|(_, value)| *value)
}

/// Names in a sentence.
pub(crate) fn listed(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("`{name}`")).collect();
    names.join(", ")
}

//! How a server is started, whoever starts it: its arguments and its environment.

use super::words::Words;
use crate::read::{Table, Way};
use crate::{Fault, Setting};

/// What stands behind the command, and around it.
#[derive(Debug, Default)]
pub(super) struct Start {
    pub args: Vec<Words>,
    /// By the names of the variables.
    pub env: Vec<(String, Words)>,
}

impl Start {
    pub(super) fn read(table: &Table<'_>, faults: &mut Vec<Fault>) -> Self {
        Self {
            args: words(table, "args", "${user_config.folder}", faults),
            env: named(table, "env", ("NOTES_TOKEN", is_variable), faults),
        }
    }

    /// Everything that is filled.
    pub(super) fn words(&self) -> impl Iterator<Item = &Words> {
        self.args
            .iter()
            .chain(self.env.iter().map(|(_, words)| words))
    }
}

/// A list of texts with places.
pub(super) fn words(
    table: &Table<'_>,
    key: &str,
    example: &str,
    faults: &mut Vec<Fault>,
) -> Vec<Words> {
    let texts: Vec<(Way, &str)> = table.texts(key, example, faults);
    let texts = texts.into_iter();
    texts
        .map(|(way, text)| Words::read(way, text, faults))
        .collect()
}

/// Texts with places, by names of a form.
pub(super) fn named(
    table: &Table<'_>,
    key: &str,
    (example, is_name): (&str, fn(&str) -> bool),
    faults: &mut Vec<Fault>,
) -> Vec<(String, Words)> {
    let example = format!("{{ {example} = \"${{user_config.token}}\" }}");
    let own = table.table(key, &example, faults);
    let mut all = Vec::new();
    for (name, value) in own.entries() {
        if !is_name(name) {
            let fault = own.fault(
                name,
                format!("`{name}` cannot stand in `{key}`"),
                "not a name",
            );
            faults.push(fault.of_key().help(format!("write `{key} = {example}`")));
        }
        if let Setting::Text(text) = value {
            all.push((name.to_owned(), Words::read(own.way(name), text, faults)));
        } else {
            let label = format!("this is {}", value.kind().phrase());
            let fault = own.fault(name, format!("`{name}` must be a text"), &label);
            faults.push(fault.help(format!("write `{key} = {example}`")));
        }
    }
    all
}

/// The name of a variable of an environment.
fn is_variable(name: &str) -> bool {
    !name.is_empty() && !name.contains(['=', '\0']) && !name.contains(char::is_whitespace)
}

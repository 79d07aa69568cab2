//! Unicode properties of the pattern engine, for languages whose own engines lack them.

use std::sync::{LazyLock, Mutex, PoisonError};

use foldhash::HashMap;
use toolrt_pattern::Ranges;

/// The characters that `\p{NAME}` matches; `None` if there is no such property.
pub fn property(name: &str) -> Option<Ranges> {
    static KNOWN: LazyLock<Mutex<HashMap<String, Option<Ranges>>>> = LazyLock::new(Mutex::default);
    // Whoever has panicked has left whole entries.
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    known
        .entry(name.to_owned())
        .or_insert_with(|| looked_up(name))
        .clone()
}

/// The properties that a pattern names, each with its characters, since runtimes do not have them.
pub fn properties(source: &str) -> Vec<(String, Ranges)> {
    let mut found: Vec<(String, Ranges)> = Vec::new();
    let mut rest = source;
    while let Some((_, behind)) = rest.split_once('\\') {
        let mut chars = behind.chars();
        let escaped = chars.next();
        rest = chars.as_str();
        let name = match (
            escaped,
            rest.strip_prefix('{').and_then(|rest| rest.split_once('}')),
        ) {
            (Some('p' | 'P'), Some((name, _))) => name,
            _ => continue,
        };
        if found.iter().all(|(known, _)| known != name) {
            found.extend(property(name).map(|ranges| (name.to_owned(), ranges)));
        }
    }
    found
}

/// Tests every character with the engine.
fn looked_up(name: &str) -> Option<Ranges> {
    let pattern = regress::Regex::with_flags(&format!("\\p{{{name}}}+"), "u").ok()?;
    let mut ranges: Ranges = Vec::new();
    let all: String = (0..=u32::from(char::MAX))
        .filter_map(char::from_u32)
        .collect();
    for found in pattern.find_iter(&all) {
        for c in all[found.range()].chars().map(u32::from) {
            match ranges.last_mut() {
                Some(last) if last.1 + 1 == c => last.1 = c,
                _ => ranges.push((c, c)),
            }
        }
    }
    Some(ranges)
}

#[cfg(test)]
mod tests {
    use super::property;

    #[test]
    fn properties_are_those_of_the_engine() {
        assert_eq!(
            property("ASCII_Hex_Digit"),
            Some(vec![(48, 57), (65, 70), (97, 102)])
        );
        assert_eq!(property("Nothing"), None);
        let greek = property("Script=Greek").expect("it is a script");
        assert!(greek.contains(&(0x3A3, 0x3E1)));
    }
}

//! Names and descriptions that model providers accept, and others lowered to these. `spec/providers.md` has the rules.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};

/// The accepted names: letters and digits of ASCII and `_`, and these extensions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Names {
    /// Most characters.
    pub most: usize,
    /// Whether the first one must be a letter or `_`.
    pub letter_first: bool,
    /// Other characters.
    pub also: &'static str,
}

/// How long the hash of a name is, with the `_` before it.
const HASH: usize = 9;

/// So many characters are left to a name, however long the prefix before it is.
const LEAST: usize = 16;

impl Names {
    /// Whether a name is accepted.
    pub fn accepts(&self, name: &str) -> bool {
        let starts = |name: &str| name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
        (1..=self.most).contains(&name.len())
            && name.chars().all(|c| self.takes(c))
            && (!self.letter_first || starts(name))
    }

    /// Whether a character is accepted.
    pub fn takes(&self, c: char) -> bool {
        c.is_ascii_alphanumeric() || c == '_' || self.also.contains(c)
    }

    /// The names that may follow a prefix, which counts as a part of them.
    #[must_use]
    pub fn after(self, prefix: &str) -> Self {
        let left = self.most.saturating_sub(prefix.chars().count());
        let most = left.max(LEAST.min(self.most));
        Self { most, ..self }
    }

    /// The names as they are sent, in their order: each is accepted, and no two are the same if the names are not.
    ///
    /// Accepted names stay as they are. The others depend on the list only if two of them would become the same.
    pub fn lowered<'n>(&self, names: &[&'n str]) -> Vec<Cow<'n, str>> {
        let mut taken: HashSet<Cow<'n, str>> = HashSet::new();
        let accepted = names.iter().filter(|name| self.accepts(name));
        taken.extend(accepted.map(|name| Cow::Borrowed(*name)));
        let distinct: HashSet<&str> = names.iter().copied().collect();
        let mut wanted: HashMap<String, usize> = HashMap::new();
        for name in distinct.iter().filter(|name| !self.accepts(name)) {
            if let Some(plain) = self.plain(name) {
                *wanted.entry(plain).or_default() += 1;
            }
        }
        let is_own = |plain: &String, taken: &HashSet<Cow<'n, str>>| {
            wanted.get(plain) == Some(&1) && !taken.contains(plain.as_str())
        };
        // Those that need no hash come first, so that no hash takes their names.
        let mut sent: HashMap<&str, Cow<'n, str>> = HashMap::new();
        for name in names {
            let plain = match self.accepts(name) {
                true => Some(Cow::Borrowed(*name)),
                false => self
                    .plain(name)
                    .filter(|plain| is_own(plain, &taken))
                    .map(Cow::Owned),
            };
            sent.extend(plain.map(|plain| (*name, plain)));
        }
        taken.extend(sent.values().cloned());
        for name in names {
            if !sent.contains_key(name) {
                let mut tries = 1..;
                let hashed = tries.find_map(|number: u64| {
                    let hashed = Cow::Owned(self.hashed(name, number));
                    (!taken.contains(&hashed)).then_some(hashed)
                });
                // There are more numbers than names.
                let hashed: Cow<'n, str> = hashed.unwrap_or_default();
                taken.insert(hashed.clone());
                sent.insert(name, hashed);
            }
        }
        names.iter().map(|name| sent[name].clone()).collect()
    }

    /// A name in accepted characters; `None` if too little of it is left, or too much.
    fn plain(&self, name: &str) -> Option<String> {
        let plain = self.kept(name);
        let is_whole = name.is_ascii() && !plain.is_empty();
        (is_whole && plain.len() <= self.most).then_some(plain)
    }

    /// The accepted characters, with one `_` for others between them.
    fn kept(&self, name: &str) -> String {
        let parts = name
            .split(|c| !self.takes(c))
            .filter(|part| !part.is_empty());
        let kept = parts.collect::<Vec<_>>().join("_");
        let is_first = |c: char| c.is_ascii_alphabetic() || c == '_';
        match self.letter_first && !kept.is_empty() && !kept.starts_with(is_first) {
            true => format!("_{kept}"),
            false => kept,
        }
    }

    /// What is left of a name, and its hash: another one with each number.
    fn hashed(&self, name: &str, number: u64) -> String {
        let mut kept = self.kept(name);
        kept.truncate(self.most.saturating_sub(HASH));
        let hash = match number {
            1 => fnv1a(name.as_bytes()),
            number => fnv1a(format!("{name}#{number}").as_bytes()),
        };
        format!("{kept}_{hash:08x}")
    }
}

/// The hash FNV-1a of 32 bits.
fn fnv1a(bytes: &[u8]) -> u32 {
    bytes.iter().fold(2_166_136_261, |hash, byte| {
        (hash ^ u32::from(*byte)).wrapping_mul(16_777_619)
    })
}

/// What of a description fits into so many characters: it ends with a sentence if one ends in the second half, else
/// with a word and `…`.
pub fn shortened(text: &str, most: usize) -> Cow<'_, str> {
    let Some((end, _)) = text.char_indices().nth(most) else {
        return Cow::Borrowed(text);
    };
    let is_space = |c: char| matches!(c, ' ' | '\t' | '\r' | '\n');
    let middle = text.char_indices().nth(most / 2).map_or(0, |(at, _)| at);
    let mut sentence = None;
    let mut word = None;
    // How many bytes there are before the last character that fits beside `…`.
    let mut last = 0;
    let mut before = None;
    for (at, c) in text.char_indices() {
        let ends = match before {
            Some('.' | '!' | '?') => is_space(c),
            Some('。' | '！' | '？') => true,
            Some(_) => c == '\n',
            None => false,
        };
        if ends && at >= middle {
            sentence = Some(at);
        }
        if at >= end {
            break;
        }
        if is_space(c) && at >= middle {
            word = Some(at);
        }
        last = at;
        before = Some(c);
    }
    match (sentence, word) {
        (Some(sentence), _) => Cow::Borrowed(text[..sentence].trim_end_matches(is_space)),
        (None, Some(word)) => Cow::Owned(format!("{}…", text[..word].trim_end_matches(is_space))),
        (None, None) => Cow::Owned(format!("{}…", &text[..last])),
    }
}

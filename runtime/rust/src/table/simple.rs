//! Simple patterns without a regex engine: `^`, runs of ASCII classes, `$`, such as
//! `^[a-z0-9-]+$` or `^[A-Z]{3}-\d+$`.

/// A pattern that one pass over the bytes decides.
#[derive(Debug)]
pub(super) struct Simple(Vec<Run>);

/// Between `min` and `max` bytes of a set.
#[derive(Debug, Clone, Copy)]
struct Run {
    set: u128,
    /// The set as a table by byte.
    holds: [bool; 256],
    min: usize,
    max: usize,
}

impl Simple {
    /// The pattern, if it is simple: every run must end where the next can begin, so that greedy matching is always
    /// correct.
    pub(super) fn parse(source: &str) -> Option<Self> {
        let mut rest = source.strip_prefix('^')?.strip_suffix('$')?;
        let mut runs = Vec::new();
        while !rest.is_empty() {
            let (set, behind) = class(rest)?;
            let ((min, max), behind) = quantifier(behind)?;
            let holds = std::array::from_fn(|byte| byte < 128 && set >> byte & 1 == 1);
            runs.push(Run {
                set,
                holds,
                min,
                max,
            });
            rest = behind;
        }
        is_plain(&runs).then_some(Self(runs))
    }

    /// Whether all of `text` matches.
    pub(super) fn matches(&self, text: &str) -> bool {
        let mut rest = text.as_bytes();
        for run in &self.0 {
            let most = &rest[..rest.len().min(run.max)];
            let taken = run.length(most);
            if taken < run.min {
                return false;
            }
            rest = &rest[taken..];
        }
        rest.is_empty()
    }
}

impl Run {
    /// How many bytes at the start are of the set.
    fn length(&self, bytes: &[u8]) -> usize {
        let holds = |byte: &u8| self.holds[usize::from(*byte)];
        // Without a jump for each byte.
        let (chunks, _) = bytes.as_chunks::<4>();
        let all = |chunk: &&[u8; 4]| chunk.iter().fold(true, |all, byte| all & holds(byte));
        let from = 4 * chunks.iter().take_while(all).count();
        let rest = &bytes[from..];
        from + rest
            .iter()
            .position(|byte| !holds(byte))
            .unwrap_or(rest.len())
    }
}

fn is_plain(runs: &[Run]) -> bool {
    runs.iter().enumerate().all(|(at, run)| {
        let mut next = 0;
        for later in &runs[at + 1..] {
            next |= later.set;
            if later.min > 0 {
                break;
            }
        }
        run.min == run.max || run.set & next == 0
    })
}

fn class(text: &str) -> Option<(u128, &str)> {
    let first = text.chars().next()?;
    match first {
        '[' => {
            let (mut set, mut rest) = (0, &text[1..]);
            if rest.starts_with('^') {
                return None;
            }
            while !rest.starts_with(']') {
                let (low, behind) = member(rest)?;
                match behind
                    .strip_prefix('-')
                    .filter(|behind| !behind.starts_with(']'))
                {
                    Some(behind) => {
                        let (high, behind) = member(behind)?;
                        set |= range(low, high)?;
                        rest = behind;
                    }
                    None => {
                        set |= low;
                        rest = behind;
                    }
                }
            }
            Some((set, &rest[1..]))
        }
        '\\' => member(text),
        letter if letter.is_ascii() && !"^$.*+?()[]{}|/".contains(letter) => {
            Some((bit(letter), &text[1..]))
        }
        _ => None,
    }
}

/// A character of a class or an escape for several.
fn member(text: &str) -> Option<(u128, &str)> {
    let mut letters = text.chars();
    let set = match letters.next()? {
        '\\' => match letters.next()? {
            'd' => span('0', '9'),
            'w' => span('0', '9') | span('a', 'z') | span('A', 'Z') | bit('_'),
            escaped if "^$\\.*+?()[]{}|/-".contains(escaped) => bit(escaped),
            _ => return None,
        },
        letter if letter.is_ascii() && letter != ']' && letter != '[' => bit(letter),
        _ => return None,
    };
    Some((set, letters.as_str()))
}

fn bit(letter: char) -> u128 {
    1 << u32::from(letter)
}

fn span(low: char, high: char) -> u128 {
    (low..=high).map(bit).fold(0, |set, bit| set | bit)
}

/// From one character to another; classes such as `\d` cannot be ends of a range.
fn range(low: u128, high: u128) -> Option<u128> {
    let single = low.count_ones() == 1 && high.count_ones() == 1 && low <= high;
    single.then(|| (low.trailing_zeros()..=high.trailing_zeros()).fold(0, |set, at| set | 1 << at))
}

/// The repetition, and the rest.
fn quantifier(text: &str) -> Option<((usize, usize), &str)> {
    let (counts, rest) = match text.chars().next() {
        Some('*') => ((0, usize::MAX), &text[1..]),
        Some('+') => ((1, usize::MAX), &text[1..]),
        Some('?') => ((0, 1), &text[1..]),
        Some('{') => {
            let (inside, rest) = text[1..].split_once('}')?;
            let counts = match inside.split_once(',') {
                None => (inside.parse().ok()?, inside.parse().ok()?),
                Some((min, "")) => (min.parse().ok()?, usize::MAX),
                Some((min, max)) => (min.parse().ok()?, max.parse().ok()?),
            };
            (counts, rest)
        }
        Some(_) | None => return Some(((1, 1), text)),
    };
    let lazy = rest.starts_with('?');
    (!lazy).then_some((counts, rest))
}

#[cfg(test)]
mod tests {
    use super::Simple;

    #[test]
    fn simple_patterns_match_what_the_engine_matches() {
        let sources = [
            "^[a-z0-9-]+$",
            r"^[A-Z]{3}-\d+$",
            r"^\w{2,4}$",
            r"^a?[b-d]*\.x$",
            "^$",
            "^[a\\-z]+-?$",
            r"^\d{4}-\d{2}$",
            "^[a-]{2,}$",
            "^ab{0,1}c$",
        ];
        let letters: Vec<char> = "abcdxzABZ019-._é\n".chars().collect();
        let mut rng = fastrand::Rng::with_seed(3);
        for source in sources {
            let engine = regress::Regex::with_flags(source, "u").expect("a pattern");
            let Some(simple) = Simple::parse(source) else {
                continue;
            };
            for _ in 0..3_000 {
                let text: String = (0..rng.usize(0..8))
                    .map(|_| letters[rng.usize(0..letters.len())])
                    .collect();
                assert_eq!(
                    simple.matches(&text),
                    engine.find(&text).is_some(),
                    "{source} {text:?}"
                );
            }
        }
    }

    #[test]
    fn other_patterns_are_left_to_the_engine() {
        for source in [
            "abc", "^a|b$", "^a+a$", "^[^a]$", "^.$", r"^\s$", "^(a)$", "^a+?$", "^é$", r"^\b$",
        ] {
            assert!(Simple::parse(source).is_none(), "{source}");
        }
        for source in ["^[a-z0-9-]+$", r"^[A-Z]{3}-\d+$", "^$", r"^\d{4}-\d{2}$"] {
            assert!(Simple::parse(source).is_some(), "{source}");
        }
    }
}

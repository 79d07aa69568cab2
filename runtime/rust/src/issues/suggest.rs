//! The nearest of some names to what was written.

use crate::meter::spend;

/// How many code points a text has at most that is compared.
const LONGEST: usize = 80;

/// The candidate that `written` most likely means; ties go to the one that is declared first.
pub(crate) fn nearest<'a>(
    written: &str,
    candidates: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    let written = fold(written, Vec::new()).ok()?;
    let letters = Letters::of(&written);
    let mut best: Option<(usize, &str)> = None;
    let mut spare = Vec::new();
    for candidate in candidates {
        if !spend(40) {
            return None;
        }
        let folded = match fold(candidate, spare) {
            Ok(folded) => folded,
            Err(unused) => {
                spare = unused;
                continue;
            }
        };
        let longer = folded.len().max(written.len());
        let shorter = folded.len().min(written.len());
        let limit = (longer / 3).max(1);
        if longer - shorter <= limit && shorter > 0 {
            let distance = letters.distance(&folded);
            let near = distance == 0 || (distance <= limit && distance < shorter);
            if near && best.is_none_or(|(least, _)| distance < least) {
                best = Some((distance, candidate));
            }
        }
        spare = folded;
    }
    best.map(|(_, candidate)| candidate)
}

/// The compared form: code points without `_`, `-` and spaces, ASCII letters in lower case. Long texts are not
/// compared; then `into` is returned.
fn fold(text: &str, mut into: Vec<char>) -> Result<Vec<char>, Vec<char>> {
    if text.len() > 4 * LONGEST || (text.len() > LONGEST && text.chars().count() > LONGEST) {
        return Err(into);
    }
    let kept = text
        .chars()
        .filter(|character| !matches!(character, '_' | '-' | ' '));
    into.clear();
    into.reserve(text.len());
    into.extend(kept.map(|character| character.to_ascii_lowercase()));
    Ok(into)
}

/// The positions of each letter of a text, as bits: a text has at most [`LONGEST`].
///
/// The crate `strsim` counts the same edits by a table of all prefixes, in time that is the product of both lengths. A
/// payload may have thousands of unknown keys that are compared with every field, so here a letter costs one step, and a
/// text is prepared once for all its candidates. It is also one dependency less for every program with generated code.
struct Letters<'a> {
    text: &'a [char],
    ascii: [u128; 128],
}

impl<'a> Letters<'a> {
    fn of(text: &'a [char]) -> Self {
        let mut ascii = [0; 128];
        for (at, letter) in text.iter().enumerate() {
            if letter.is_ascii() {
                ascii[*letter as usize] |= 1 << at;
            }
        }
        Self { text, ascii }
    }

    fn places(&self, letter: char) -> u128 {
        if letter.is_ascii() {
            return self.ascii[letter as usize];
        }
        let here = self.text.iter().enumerate();
        here.fold(0, |places, (at, other)| {
            places | u128::from(*other == letter) << at
        })
    }

    /// Optimal string alignment: inserting, deleting, replacing a code point or swapping two neighbours costs 1, and no
    /// part is edited twice. A column of the table of all prefixes is stored as the positions where it is one more
    /// (`more`) or one less (`less`) than the position above (H. Hyyrö, "A bit-vector algorithm for computing
    /// Levenshtein and Damerau edit distances", 2003).
    fn distance(&self, other: &[char]) -> usize {
        let mut count = self.text.len();
        if count == 0 {
            return other.len();
        }
        let last = 1 << (count - 1);
        let (mut more, mut less, mut diagonal, mut before) = (u128::MAX, 0, 0, 0);
        for letter in other {
            let here = self.places(*letter);
            let swapped = ((!diagonal & here) << 1) & before;
            diagonal = ((here & more).wrapping_add(more) ^ more) | here | less | swapped;
            let right = less | !(diagonal | more);
            let left = diagonal & more;
            count = count + usize::from(right & last != 0) - usize::from(left & last != 0);
            let right = right << 1 | 1;
            more = (left << 1) | !(diagonal | right);
            less = right & diagonal;
            before = here;
        }
        count
    }
}

#[cfg(test)]
mod tests {
    use strsim::osa_distance;

    use super::{LONGEST, Letters};

    #[test]
    fn edits_are_counted_as_strsim_does() {
        let mut rng = fastrand::Rng::with_seed(3);
        for _ in 0..3_000 {
            let longest = if rng.bool() { 7 } else { LONGEST };
            let mut text = || -> Vec<char> {
                let length = rng.usize(0..=longest);
                (0..length)
                    .map(|_| ['a', 'b', 'c', 'é'][rng.usize(..4)])
                    .collect()
            };
            let (a, b) = (text(), text());
            let edits = osa_distance(&String::from_iter(&a), &String::from_iter(&b));
            assert_eq!(Letters::of(&a).distance(&b), edits, "{a:?} {b:?}");
        }
    }
}

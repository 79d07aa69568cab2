//! The nearest of some names to what was written.

/// How many code points a text has at most that is compared.
const LONGEST: usize = 80;

/// The candidate that `written` most likely means; ties go to the one that is declared first.
pub(crate) fn nearest<'a>(
    written: &str,
    candidates: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    let written = fold(written, Vec::new()).ok()?;
    let mut best: Option<(usize, &str)> = None;
    let mut spare = Vec::new();
    for candidate in candidates {
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
            let distance = distance(&written, &folded);
            let near = distance == 0 || (distance <= limit && distance < shorter);
            if near && best.is_none_or(|(least, _)| distance < least) {
                best = Some((distance, candidate));
            }
        }
        spare = folded;
    }
    best.map(|(_, candidate)| candidate)
}

/// What is compared: code points without `_`, `-` and spaces, ASCII letters in lower case. Long
/// texts are not compared; `into` is given back then.
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

/// Optimal string alignment: inserting, deleting, replacing a code point or swapping two
/// neighbours costs 1, and no part is edited twice.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before = [0; LONGEST + 1];
    let mut above: [u8; LONGEST + 1] = std::array::from_fn(|j| j as u8);
    for i in 1..=a.len() {
        let mut row = [i as u8; LONGEST + 1];
        for j in 1..=b.len() {
            let replaced = above[j - 1] + u8::from(a[i - 1] != b[j - 1]);
            let mut cost = replaced.min(above[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                cost = cost.min(before[j - 2] + 1);
            }
            row[j] = cost;
        }
        (before, above) = (above, row);
    }
    above[b.len()].into()
}

//! The nearest of some names to what was written.

/// The candidate that `written` most likely means; ties go to the one that is declared first.
pub(crate) fn nearest<'a>(
    written: &str,
    candidates: impl Iterator<Item = &'a str>,
) -> Option<&'a str> {
    let written = folded(written)?;
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        let Some(folded) = folded(candidate) else {
            continue;
        };
        let longer = folded.len().max(written.len());
        let shorter = folded.len().min(written.len());
        let limit = (longer / 3).max(1);
        if longer - shorter > limit || shorter == 0 {
            continue;
        }
        let distance = distance(&written, &folded);
        let near = distance == 0 || (distance <= limit && distance < shorter);
        if near && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// What is compared: code points without `_`, `-` and spaces, ASCII letters in lower case. Long
/// texts are not compared.
fn folded(text: &str) -> Option<Vec<char>> {
    if text.len() > 4 * 80 || text.chars().count() > 80 {
        return None;
    }
    let kept = text
        .chars()
        .filter(|character| !matches!(character, '_' | '-' | ' '));
    Some(
        kept.map(|character| character.to_ascii_lowercase())
            .collect(),
    )
}

/// Optimal string alignment: inserting, deleting, replacing a code point or swapping two
/// neighbours costs 1, and no part is edited twice.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replaced = above[j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut cost = replaced.min(above[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                cost = cost.min(before[j - 2] + 1);
            }
            row.push(cost);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[b.len()]
}

//! Compares trees that were made of the same design with other texts in it, file by file.

use toolc_templates::GeneratedFile;
use toolc_templates::schema::is_hidden;

use crate::twins::{Generated, Twins};

/// The parts of a file by its path and text, with hostile texts of the twins replaced.
type Parts<'a> = &'a dyn Fn(&str, &str, &[Twins]) -> Result<Vec<String>, String>;

/// What two trees differ in beside texts.
pub(super) fn different(pair: &Generated<'_>, parts: Parts<'_>) -> Option<String> {
    files(pair).or_else(|| {
        let files = pair.hostile.iter().zip(&pair.tame);
        files.into_iter().find_map(|(ours, theirs)| {
            let wrong = different_file(ours, theirs, pair.twins, parts)?;
            Some(format!("{}: {wrong}", ours.path))
        })
    })
}

/// Whether there are other files, and what nobody sees in one of them.
pub(super) fn files(pair: &Generated<'_>) -> Option<String> {
    let paths = |files| -> Vec<String> {
        let files: &[GeneratedFile] = files;
        files.iter().map(|file| file.path.clone()).collect()
    };
    let (ours, theirs) = (paths(&pair.hostile), paths(&pair.tame));
    if ours != theirs {
        let only = |some: &[String], others: &[String]| -> Vec<String> {
            let some = some.iter().filter(|path| !others.contains(path));
            some.take(3).cloned().collect()
        };
        let (more, less) = (only(&ours, &theirs), only(&theirs, &ours));
        return Some(format!("other files: {more:?} and not {less:?}"));
    }
    pair.hostile.iter().find_map(|file| {
        let c = file
            .contents
            .chars()
            .find(|c| is_hidden(*c) && *c != '\n')?;
        let line = file
            .contents
            .lines()
            .find(|line| line.contains(c))
            .unwrap_or_default();
        Some(format!("{}: {c:?} in {line:.300?}", file.path))
    })
}

fn different_file(
    ours: &GeneratedFile,
    theirs: &GeneratedFile,
    twins: &[Twins],
    parts: Parts<'_>,
) -> Option<String> {
    let ours = match parts(&ours.path, &ours.contents, twins) {
        Ok(parts) => parts,
        Err(error) => return Some(format!("it cannot be read: {error}")),
    };
    let theirs = parts(&theirs.path, &theirs.contents, twins).unwrap_or_default();
    if ours == theirs {
        return None;
    }
    let same = ours
        .iter()
        .zip(&theirs)
        .take_while(|(ours, theirs)| ours == theirs)
        .count();
    // Where the first parts differ that do.
    let mut letters = ours.get(same).into_iter().flat_map(|part| part.chars());
    let mut others = theirs.get(same).into_iter().flat_map(|part| part.chars());
    let at = std::iter::from_fn(|| (letters.next()? == others.next()?).then_some(())).count();
    let near = |all: &[String]| {
        let shown = |(number, part): (usize, &String)| {
            let skipped = if number == same {
                at.saturating_sub(40)
            } else {
                0
            };
            part.chars().skip(skipped).take(100).collect::<String>()
        };
        let parts = all.iter().enumerate();
        let parts = parts.skip(same.saturating_sub(12)).take(20);
        parts.map(shown).collect::<Vec<_>>().join(" ")
    };
    Some(format!("{}\nand not {}", near(&ours), near(&theirs)))
}

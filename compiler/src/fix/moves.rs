//! The positions of some texts after fixes, and the fix that is nearest to a position.

use std::collections::BTreeMap;

use crate::diagnostics::{Edit, Finding};
use crate::source::{FileId, Sources};

/// The edits of some fixes, by file and position.
pub(super) struct Moves {
    of_file: BTreeMap<FileId, Vec<Move>>,
}

struct Move {
    edit: Edit,
    /// Where the new text is.
    new: (usize, usize),
    /// The index of its fix.
    fix: usize,
}

impl Moves {
    /// `chosen` do not collide.
    pub(super) fn of(sources: &Sources, chosen: &[&Finding]) -> Self {
        let mut of_file: BTreeMap<FileId, Vec<Move>> = BTreeMap::new();
        for (fix, finding) in chosen.iter().enumerate() {
            for edit in &finding.edits {
                let (edit, new) = (edit.clone(), (0, 0));
                let moves = of_file.entry(edit.span.file).or_default();
                moves.push(Move { edit, new, fix });
            }
        }
        for (file, moves) in &mut of_file {
            // Whole lines that come in end as the others do.
            if sources.file(*file).text.contains("\r\n") {
                for Move { edit, .. } in moves.iter_mut() {
                    edit.text = edit.text.replace("\r\n", "\n").replace('\n', "\r\n");
                }
            }
            moves.sort_by_key(|one| one.edit.span.start);
            let (mut old_end, mut new_end) = (0, 0);
            for one in moves {
                let new_start = new_end + (one.edit.span.start as usize).saturating_sub(old_end);
                old_end = one.edit.span.end as usize;
                new_end = new_start + one.edit.text.len();
                one.new = (new_start, new_end);
            }
        }
        Self { of_file }
    }

    /// The edits of a file, in order.
    pub(super) fn edits(&self, file: FileId) -> impl Iterator<Item = &Edit> {
        let moves = self.of_file.get(&file).into_iter().flatten();
        moves.map(|one| &one.edit)
    }

    /// The new position of an old one.
    pub(super) fn place(&self, file: FileId, at: u32) -> usize {
        let moves = self.of_file.get(&file).map_or(&[][..], Vec::as_slice);
        let before = moves.partition_point(|one| one.edit.span.end <= at);
        match before.checked_sub(1).map(|last| &moves[last]) {
            Some(last) => last.new.1 + (at - last.edit.span.end) as usize,
            None => at as usize,
        }
    }

    /// The index of the fix that is nearest to a new position.
    pub(super) fn nearest(&self, file: FileId, at: usize) -> Option<usize> {
        let moves = self.of_file.get(&file)?;
        let behind = moves.partition_point(|one| one.new.0 <= at);
        let before = behind.checked_sub(1).map(|last| &moves[last]);
        let next = moves.get(behind);
        let nearest = match (before, next) {
            (Some(before), Some(next)) if next.new.0 - at < at.saturating_sub(before.new.1) => next,
            (Some(one), _) | (None, Some(one)) => one,
            (None, None) => return None,
        };
        Some(nearest.fix)
    }
}

//! What the last run knew: read from `.toolc/parts`, or still in memory.

use std::collections::BTreeMap;

use super::kept::{Kept, Made};
use crate::request::Folder;
use crate::write::Outputs;

/// What a run knew of a project and of all its folders.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) kept: Kept,
    /// What targets made, by folder and name.
    pub(crate) made: Vec<BTreeMap<String, Made>>,
    /// Whether this process ran: then it fits together.
    pub(crate) is_own: bool,
}

impl Known {
    /// Reads what the last run left in some folders; the error says why it is of no use.
    pub(crate) fn read(folders: &[Folder]) -> Result<Self, &'static str> {
        let mut all = folders.iter().map(|folder| Kept::read(&folder.path));
        let mut kept = all.next().unwrap_or(Err("there is no folder"))?;
        let mut made = vec![std::mem::take(&mut kept.targets)];
        for other in all {
            let mut other = other?;
            if other.inputs != kept.inputs {
                return Err("the folders were made by different runs");
            }
            made.push(std::mem::take(&mut other.targets));
        }
        Ok(Self {
            kept,
            made,
            is_own: false,
        })
    }

    /// Notes what the locks list now; a run about a part has left that out.
    pub(crate) fn relist<'o>(&mut self, outputs: impl Iterator<Item = &'o Outputs>) {
        for (made, outputs) in self.made.iter_mut().zip(outputs) {
            for (target, made) in made {
                *made = made.relisted(outputs.lock().files(target));
            }
        }
    }
}

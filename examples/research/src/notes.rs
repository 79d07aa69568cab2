//! The tools that the agent uses: notes, in memory.

use toolrt::Context;

use crate::tools::library::tools::notes::{NotesTools, types::*};

/// A few notes.
pub struct Notes;

const NOTES: [(&str, &str); 3] = [
    ("bridge", "The bridge was built in 1884 from iron."),
    ("ferry", "Before the bridge there was a ferry, until 1884."),
    ("mill", "The mill burnt down."),
];

impl NotesTools for Notes {
    async fn find_notes(
        &self,
        _cx: &Context,
        args: FindNotesArgs,
    ) -> Result<Vec<String>, FindNotesError> {
        let holds = |text: &str| args.words.iter().all(|word| text.contains(word.as_str()));
        let found = NOTES.iter().filter(|(_, text)| holds(text));
        Ok(found.map(|(id, _)| (*id).to_owned()).collect())
    }

    async fn read_note(
        &self,
        _cx: &Context,
        args: ReadNoteArgs,
    ) -> Result<Option<Note>, ReadNoteError> {
        let note = NOTES.iter().find(|(id, _)| *id == args.id);
        Ok(note.map(|(id, text)| Note::new(*id, *text)))
    }

    async fn delete_note(
        &self,
        _cx: &Context,
        _args: DeleteNoteArgs,
    ) -> Result<bool, DeleteNoteError> {
        Err(DeleteNoteError::internal("these notes stay"))
    }
}

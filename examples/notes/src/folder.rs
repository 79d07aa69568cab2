//! The host's own code: a folder of Markdown files, behind the generated traits.

use std::fs;
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use toolrt::mcp::Server;
use toolrt::{Context, Internal};

use crate::tools::notes::mcp::notes_server::{self, NotesServerProvider};
use crate::tools::notes::tools::notes::{NotesTools, types::*};

/// A folder of notes: each is the file of its name, with the ending `.md`.
#[derive(Clone)]
pub struct Folder(Arc<Inner>);

struct Inner {
    place: PathBuf,
    server: OnceLock<Server>,
}

impl Folder {
    /// The folder at `place`; made if it is not there.
    pub fn open(place: PathBuf) -> io::Result<Self> {
        fs::create_dir_all(&place)?;
        let server = OnceLock::new();
        Ok(Self(Arc::new(Inner { place, server })))
    }

    /// Tells the watchers of this server when a note has changed.
    pub fn tells(&self, server: &Server) {
        self.0.server.get_or_init(|| server.clone());
    }

    fn changed(&self, name: &str) {
        if let Some(server) = self.0.server.get() {
            server.updated(&format!("note:///{name}"));
        }
    }

    /// The file of a note; nothing for what is no name: that has no dots and slashes, so the file is in the folder.
    fn file(&self, name: &str) -> Option<PathBuf> {
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let is_name = (1..=60).contains(&name.len()) && name.chars().all(plain);
        is_name.then(|| self.0.place.join(format!("{name}.md")))
    }

    /// The text of a note, if there is one.
    fn text(&self, name: &str) -> Result<Option<String>, Internal> {
        let Some(file) = self.file(name) else {
            return Ok(None);
        };
        match fs::read_to_string(file) {
            Ok(text) => Ok(Some(text)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(Internal::new(error)),
        }
    }

    /// The names of all notes, in order.
    fn names(&self) -> Result<Vec<NoteName>, Internal> {
        let mut names = Vec::new();
        for entry in fs::read_dir(&self.0.place).map_err(Internal::new)? {
            let file = entry.map_err(Internal::new)?.file_name();
            let name = file.to_str().and_then(|file| file.strip_suffix(".md"));
            names.extend(
                name.filter(|name| self.file(name).is_some())
                    .map(str::to_owned),
            );
        }
        names.sort();
        Ok(names)
    }
}

impl NotesTools for Folder {
    async fn list_notes(
        &self,
        _cx: &Context,
        _args: ListNotesArgs,
    ) -> Result<ListNotesResult, ListNotesError> {
        Ok(ListNotesResult::new(self.names()?))
    }

    async fn search_notes(
        &self,
        cx: &Context,
        args: SearchNotesArgs,
    ) -> Result<SearchNotesResult, SearchNotesError> {
        let limit = usize::try_from(args.limit).unwrap_or(usize::MAX);
        let wanted = args.text.to_lowercase();
        let names = self.names()?;
        let mut matches = Vec::new();
        for (at, name) in names.iter().enumerate() {
            cx.progress(
                format!("Looking in {name}"),
                Some(at as f64 * 100.0 / names.len() as f64),
            );
            let text = self.text(name)?.unwrap_or_default();
            for (line, text) in (1..).zip(text.lines()) {
                if text.to_lowercase().contains(&wanted) {
                    matches.push(Match::new(name, line, text));
                }
            }
        }
        let complete = matches.len() <= limit;
        matches.truncate(limit);
        Ok(SearchNotesResult::new(matches, complete))
    }

    async fn read_note(&self, _cx: &Context, args: ReadNoteArgs) -> Result<Note, ReadNoteError> {
        match self.text(&args.name)? {
            Some(text) => Ok(Note::new(args.name, text)),
            None => Err(NoSuchNote::new(args.name).into()),
        }
    }

    async fn write_note(
        &self,
        _cx: &Context,
        args: WriteNoteArgs,
    ) -> Result<WriteNoteResult, WriteNoteError> {
        let created = self.text(&args.name)?.is_none();
        let file = self.file(&args.name);
        let file = file.ok_or_else(|| Internal::new("the design lets names pass that are none"))?;
        fs::write(file, args.text).map_err(Internal::new)?;
        self.changed(&args.name);
        Ok(WriteNoteResult::new(created))
    }

    async fn delete_note(
        &self,
        _cx: &Context,
        args: DeleteNoteArgs,
    ) -> Result<DeleteNoteResult, DeleteNoteError> {
        let file = match self.text(&args.name)? {
            Some(_) => self.file(&args.name),
            None => None,
        };
        let Some(file) = file else {
            return Err(NoSuchNote::new(args.name).into());
        };
        fs::remove_file(file).map_err(Internal::new)?;
        self.changed(&args.name);
        Ok(DeleteNoteResult::new(true))
    }
}

impl NotesServerProvider for Folder {
    async fn note(
        &self,
        _cx: &Context,
        args: notes_server::types::NoteArgs,
    ) -> Result<String, notes_server::types::NoteError> {
        match self.text(&args.name)? {
            Some(text) => Ok(text),
            None => Err(NoSuchNote::new(args.name).into()),
        }
    }
}

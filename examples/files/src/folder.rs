//! The host's own code: one folder of the disk, behind the generated trait.

use std::fs;
use std::io;
use std::path::{Component, Path, PathBuf};

use acme_files::files::tools::files::{FilesTools, types::*};
use toolrt::{Context, FilePath, GrantedPath, Internal};

/// A folder. Its tools see nothing else.
pub struct Folder {
    root: PathBuf,
}

impl Folder {
    /// The folder at `root`.
    pub fn new(root: PathBuf) -> Self {
        Self { root }
    }

    /// The file, if the path stays in the folder and leads to one. A host that grants folders lets nothing else be
    /// opened by it.
    fn file(&self, cx: &Context, path: &FilePath) -> Option<GrantedPath> {
        let inside = |part: Component<'_>| matches!(part, Component::Normal(_));
        let file = cx.path(self.root.join(path));
        let is_file = file.metadata().is_ok_and(|found| found.is_file());
        (path.as_path().components().all(inside) && is_file).then_some(file)
    }
}

impl FilesTools for Folder {
    async fn find_files(
        &self,
        _cx: &Context,
        args: FindFilesArgs,
    ) -> Result<FindFilesResult, FindFilesError> {
        let mut files = Vec::new();
        search(&self.root, "", &args.ending, &mut files).map_err(Internal::new)?;
        match args.order {
            Order::Path => files.sort_by(|a, b| a.path.cmp(&b.path)),
            Order::Size => files.sort_by(|a, b| (b.size, &a.path).cmp(&(a.size, &b.path))),
        }
        let limit = usize::try_from(args.limit).unwrap_or(usize::MAX);
        let more = files.len() > limit;
        files.truncate(limit);
        Ok(FindFilesResult { files, more })
    }

    async fn read_lines(
        &self,
        cx: &Context,
        args: ReadLinesArgs,
    ) -> Result<ReadLinesResult, ReadLinesError> {
        let Some(file) = self.file(cx, &args.path) else {
            return Err(NoSuchFile { path: args.path }.into());
        };
        let bytes = file.read().map_err(Internal::new)?;
        let text = match String::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => {
                let offset = error.utf8_error().valid_up_to();
                let offset = i64::try_from(offset).unwrap_or(i64::MAX);
                return Err(NotText::new(args.path, offset).into());
            }
        };
        let before = usize::try_from(args.from - 1).unwrap_or(usize::MAX);
        let count = usize::try_from(args.count).unwrap_or(usize::MAX);
        let lines = text.lines().skip(before).take(count).map(str::to_owned);
        Ok(ReadLinesResult {
            lines: lines.collect(),
            total: i64::try_from(text.lines().count()).unwrap_or(i64::MAX),
        })
    }
}

/// Appends all files below a folder; `way` leads there from the root.
fn search(folder: &Path, way: &str, ending: &str, files: &mut Vec<FileMatch>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let Some(name) = name.to_str() else { continue };
        let path = format!("{way}{name}");
        let kind = entry.file_type()?;
        if kind.is_dir() {
            search(&entry.path(), &format!("{path}/"), ending, files)?;
        } else if kind.is_file() && name.ends_with(ending) {
            let size = i64::try_from(entry.metadata()?.len()).unwrap_or(i64::MAX);
            if let Ok(path) = FilePath::parse(path) {
                files.push(FileMatch { path, size });
            }
        }
    }
    Ok(())
}

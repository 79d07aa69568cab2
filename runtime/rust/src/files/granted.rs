//! A path that a handler opens: only where the host's policy lets its call go.

use std::ffi::OsStr;
use std::fmt;
use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::beneath;
use super::follow::{self, Reached, followed};
use super::how::{How, Spot};
use super::{FileAccess, FileKind};

/// A path of a call, from [`Context::path`](crate::Context::path): resolved from the call's working directory, with the
/// operations that the host's policy allows there.
///
/// Each operation needs its own capability: reading `fs:read`, creating and writing `fs:write`, removing `fs:delete`.
/// Where the policy grants it in folders, the path is followed again at each operation, link by link, and the file is
/// opened from the folder of the grant on, name by name, without following any link (`openat` with `O_NOFOLLOW`). So a
/// link that is put there between the check and the use is refused. On systems without that, the path is checked again
/// after the file was opened. Where the policy checks nothing, nothing is limited.
///
/// ```
/// # use toolrt::Context;
/// fn handler(cx: &Context, file: &str) -> std::io::Result<usize> {
///     Ok(cx.path(file).read_to_string()?.lines().count())
/// }
/// # assert_eq!(handler(&Context::new(), "Cargo.toml").is_ok_and(|lines| lines > 1), true);
/// ```
///
/// Asynchronous handlers take [`open`](Self::open) in a blocking task and give the file to their runtime, such as
/// `tokio::fs::File::from_std`.
///
/// # Errors
///
/// Every operation fails with [`ErrorKind::PermissionDenied`] where its capability is not granted or the path leads out
/// of it, and else like the function of [`std::fs`] with the same name.
#[derive(Clone)]
pub struct GrantedPath {
    base: PathBuf,
    path: PathBuf,
    access: Arc<FileAccess>,
}

/// Where an operation acts.
enum Acts {
    /// Nothing limits it.
    Free(PathBuf),
    Within(Spot),
}

/// What an operation changes.
#[derive(Clone, Copy)]
enum Of {
    /// What is behind all links.
    Target,
    /// The last name itself, which may be a link.
    Entry,
}

impl GrantedPath {
    pub(crate) fn new(base: PathBuf, path: PathBuf, access: Arc<FileAccess>) -> Self {
        Self { base, path, access }
    }

    /// Opens a file for reading.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn open(&self) -> io::Result<File> {
        self.opened(How::Read)
    }

    /// Opens a file for writing: an empty one, whatever was there.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn create(&self) -> io::Result<File> {
        self.opened(How::Write)
    }

    /// Creates a file for writing, where nothing is yet.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn create_new(&self) -> io::Result<File> {
        self.opened(How::New)
    }

    /// Opens a file for writing behind what it has; creates it where nothing is.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn append(&self) -> io::Result<File> {
        self.opened(How::Append)
    }

    /// Reads a whole file.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn read(&self) -> io::Result<Vec<u8>> {
        let mut data = Vec::new();
        self.open()?.read_to_end(&mut data)?;
        Ok(data)
    }

    /// Reads a whole file as UTF-8.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn read_to_string(&self) -> io::Result<String> {
        let mut text = String::new();
        self.open()?.read_to_string(&mut text)?;
        Ok(text)
    }

    /// Replaces the content of a file; creates it where nothing is.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn write(&self, data: impl AsRef<[u8]>) -> io::Result<()> {
        self.create()?.write_all(data.as_ref())
    }

    /// Removes a file; of a link the link itself.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn remove_file(&self) -> io::Result<()> {
        match self.acts(FileKind::Delete, Of::Entry)? {
            Acts::Free(path) => fs::remove_file(path),
            Acts::Within(spot) => beneath::remove_file(&spot),
        }
    }

    /// Removes an empty folder.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn remove_dir(&self) -> io::Result<()> {
        match self.acts(FileKind::Delete, Of::Entry)? {
            Acts::Free(path) => fs::remove_dir(path),
            Acts::Within(spot) => beneath::remove_dir(&spot),
        }
    }

    /// Creates a folder.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn create_dir(&self) -> io::Result<()> {
        match self.acts(FileKind::Write, Of::Target)? {
            Acts::Free(path) => fs::create_dir(path),
            Acts::Within(spot) => beneath::create_dir(&spot),
        }
    }

    /// Creates a folder, and those around it that are not there, up to the folder of the grant.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn create_dir_all(&self) -> io::Result<()> {
        let spot = match self.acts(FileKind::Write, Of::Target)? {
            Acts::Free(path) => return fs::create_dir_all(path),
            Acts::Within(spot) => spot,
        };
        for count in 0..=spot.names.len() {
            let names = spot.names[..count].to_vec();
            let folder = spot.folder.clone();
            match beneath::create_dir(&Spot { folder, names }) {
                Err(error) if error.kind() != ErrorKind::AlreadyExists => return Err(error),
                Ok(()) | Err(_) => {}
            }
        }
        match beneath::metadata(&spot)?.is_dir() {
            true => Ok(()),
            false => Err(ErrorKind::AlreadyExists.into()),
        }
    }

    /// What is known of the file behind all links. Any of the three capabilities is enough.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn metadata(&self) -> io::Result<Metadata> {
        let mut denied = None;
        for kind in FileKind::ALL {
            match self.acts(kind, Of::Target) {
                Ok(Acts::Free(path)) => return fs::metadata(path),
                Ok(Acts::Within(spot)) => return beneath::metadata(&spot),
                Err(error) => denied.get_or_insert(error),
            };
        }
        Err(denied.unwrap_or_else(|| ErrorKind::PermissionDenied.into()))
    }

    /// Whether something is there, behind all links.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn exists(&self) -> io::Result<bool> {
        match self.metadata() {
            Ok(_) => Ok(true),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// What is in a folder, in the order of the names.
    #[allow(clippy::missing_errors_doc, reason = "the type says it")]
    pub fn read_dir(&self) -> io::Result<Vec<Self>> {
        let mut names = match self.acts(FileKind::Read, Of::Target)? {
            Acts::Free(path) => fs::read_dir(path)?
                .map(|entry| Ok(entry?.file_name()))
                .collect::<io::Result<Vec<_>>>()?,
            Acts::Within(spot) => beneath::names(&spot)?,
        };
        names.sort();
        Ok(names.into_iter().map(|name| self.join(name)).collect())
    }

    /// A path behind this one, with the same access. It may lead elsewhere; its operations check that.
    #[must_use]
    pub fn join(&self, path: impl AsRef<Path>) -> Self {
        Self {
            path: self.path.join(path),
            ..self.clone()
        }
    }

    /// The last name of the path.
    pub fn file_name(&self) -> Option<&OsStr> {
        self.path.file_name()
    }

    /// The path from the working directory on, for libraries that open files themselves. It is a text: what they open
    /// by it is checked no more, and a link may have been put there.
    pub fn to_path_buf(&self) -> PathBuf {
        self.base.join(&self.path)
    }

    /// The path as it was given, for messages.
    pub fn display(&self) -> std::path::Display<'_> {
        self.path.display()
    }

    fn opened(&self, how: How) -> io::Result<File> {
        let kind = match how {
            How::Read => FileKind::Read,
            How::Write | How::Append | How::New => FileKind::Write,
        };
        match self.acts(kind, Of::Target)? {
            Acts::Free(path) => options(how).open(path),
            Acts::Within(spot) => {
                beneath::open(&spot, how, || match self.acts(kind, Of::Target)? {
                    Acts::Within(again) if again == spot => Ok(()),
                    Acts::Within(_) | Acts::Free(_) => Err(self.denied("it has changed")),
                })
            }
        }
    }

    /// Follows the path, and finds the outermost folder that is granted and has it: from there on no link is followed,
    /// also where a grant is inside of another one.
    fn acts(&self, kind: FileKind, of: Of) -> io::Result<Acts> {
        if self.path.as_os_str().is_empty() {
            return Err(io::Error::new(ErrorKind::NotFound, "the path is empty"));
        }
        let name = kind.capability();
        if !self.access.allows(kind) {
            return Err(self.denied(&format!("the tool needs no {name} for it")));
        }
        let lists = self.access.lists(kind);
        if lists.is_empty() {
            return Ok(Acts::Free(self.to_path_buf()));
        }
        let reached = followed(&self.base, &self.path).map_err(|why| self.denied(why))?;
        let mut outermost: Option<Reached> = None;
        for folders in lists {
            let folders = folders.iter().filter_map(|path| follow::folder(path).ok());
            let around = folders.filter(|it| reached.is_within(it, kind != FileKind::Read));
            let depth = |it: &Reached| it.target.components().count();
            let Some(found) = around.min_by_key(depth) else {
                return Err(self.denied(&format!("{name} is not granted there")));
            };
            if outermost
                .as_ref()
                .is_none_or(|it| depth(it) > depth(&found))
            {
                outermost = Some(found);
            }
        }
        let folder = outermost.map(|folder| folder.target).unwrap_or_default();
        let path = match of {
            Of::Target => &reached.target,
            Of::Entry => &reached.entry,
        };
        let spot = match path.strip_prefix(&folder) {
            // A folder is removed from the one around it, and so is a link to it.
            Ok(rest) if !(matches!(of, Of::Entry) && rest.as_os_str().is_empty()) => Spot {
                names: rest.iter().map(OsStr::to_owned).collect(),
                folder,
            },
            Ok(_) | Err(_) => {
                let (Some(folder), Some(name)) = (path.parent(), path.file_name()) else {
                    return Err(self.denied("it is the root"));
                };
                Spot {
                    folder: folder.to_owned(),
                    names: vec![name.to_owned()],
                }
            }
        };
        Ok(Acts::Within(spot))
    }

    fn denied(&self, why: &str) -> io::Error {
        let text = format!("{:?} from {:?}: {why}", self.path, self.base);
        io::Error::new(ErrorKind::PermissionDenied, text)
    }
}

fn options(how: How) -> OpenOptions {
    let mut options = OpenOptions::new();
    match how {
        How::Read => options.read(true),
        How::Write => options.write(true).create(true).truncate(true),
        How::Append => options.append(true).create(true),
        How::New => options.write(true).create_new(true),
    };
    options
}

impl fmt::Debug for GrantedPath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("GrantedPath").field(&self.path).finish()
    }
}

//! A server of the notes, as a process.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use super::super::Order;

/// How long a server may take to listen.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server over HTTP; it ends with this.
pub(super) struct Notes {
    /// The language of its handlers.
    pub(super) language: &'static str,
    pub(super) address: SocketAddr,
    child: Child,
}

impl Notes {
    /// One in each language, each with notes of its own.
    pub(super) fn both(order: &Order) -> Result<[Self; 2], String> {
        let program = order.notes.as_ref().filter(|program| program.exists());
        let program = program.ok_or("the server of the notes is not built")?;
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let mut python = Command::new(crate::sweep::venv(&root, "python"));
        python.arg(root.join("examples/notes/python/main.py"));
        Ok([
            Self::start("Rust", Command::new(program), order)?,
            Self::start("Python", python, order)?,
        ])
    }

    fn start(language: &'static str, mut command: Command, order: &Order) -> Result<Self, String> {
        let folder = order.work.join(language);
        let wrong = |error: std::io::Error| format!("the server in {language}: {error}");
        fs::create_dir_all(&folder).map_err(wrong)?;
        fs::write(folder.join("shopping-list.md"), "# Shopping\n\n- milk\n").map_err(wrong)?;
        command.arg(&folder).args(["--http", "127.0.0.1:0"]);
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped());
        let mut child = command.spawn().map_err(wrong)?;
        let stderr = child.stderr.take().expect("it is piped");
        let (found, listens) = channel();
        // It is read to its end, since a full pipe would stop the server.
        thread::spawn(move || {
            for line in BufReader::new(stderr).lines().map_while(Result::ok) {
                let address = line
                    .split("http://")
                    .nth(1)
                    .and_then(|rest| rest.split('/').next());
                if let Some(address) = address.and_then(|address| address.parse().ok()) {
                    let _ = found.send(address);
                }
            }
        });
        match listens.recv_timeout(PATIENCE) {
            Ok(address) => Ok(Self {
                language,
                address,
                child,
            }),
            Err(_) => {
                let _ = child.kill();
                let _ = child.wait();
                Err(format!("the server in {language} does not listen"))
            }
        }
    }

    /// Whether it runs.
    pub(super) fn is_alive(&mut self) -> bool {
        self.child.try_wait().is_ok_and(|ended| ended.is_none())
    }

    /// How many files and sockets it has open; nothing where the system does not say.
    pub(super) fn open_files(&self) -> Option<usize> {
        let all = fs::read_dir(format!("/proc/{}/fd", self.child.id())).ok()?;
        Some(all.count())
    }
}

impl Drop for Notes {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

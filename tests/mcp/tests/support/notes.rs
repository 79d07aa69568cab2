//! The servers of the notes, of `examples/notes`, and others over HTTP.

use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use toolc_generated::root;

use super::{Language, PATIENCE, python, shown};

/// The command of a server of the notes in a folder.
pub fn words(server: Language, notes: &Path) -> Vec<String> {
    let mut words = match server {
        Language::Rust => vec![env!("CARGO_BIN_EXE_toolc-mcp-notes").to_owned()],
        Language::Python => {
            let main = root().join("examples/notes/python/main.py");
            vec![shown(&python()), shown(&main)]
        }
    };
    words.push(shown(notes));
    words
}

/// A copy of the sample.
pub fn sample(place: &Path) -> PathBuf {
    // It is there from the run before.
    let _ = fs::remove_dir_all(place);
    fs::create_dir_all(place).expect("it is made");
    for file in fs::read_dir(root().join("examples/notes/sample")).expect("it is there") {
        let file = file.expect("it is listed");
        fs::copy(file.path(), place.join(file.file_name())).expect("it is copied");
    }
    place.to_owned()
}

/// A server over HTTP; it ends with this.
pub struct Listening {
    child: Child,
    pub address: SocketAddr,
    pub url: String,
}

impl Listening {
    pub fn new(words: &[String]) -> Self {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]);
        Self::by(command, |command, address| {
            command.args(["--http", &address.to_string()]);
        })
    }

    /// A server of others, which is told its address.
    pub fn by(mut command: Command, tell: impl FnOnce(&mut Command, SocketAddr)) -> Self {
        let free = TcpListener::bind("127.0.0.1:0").expect("there is a port");
        let address = free.local_addr().expect("it is bound");
        drop(free);
        tell(&mut command, address);
        command.stdin(Stdio::null());
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let this = Self {
            child: command.spawn().expect("the server starts"),
            address,
            url: format!("http://{address}/mcp"),
        };
        let started = Instant::now();
        while TcpStream::connect(address).is_err() {
            assert!(started.elapsed() < PATIENCE, "{command:?} does not listen");
            sleep(Duration::from_millis(20));
        }
        this
    }

    /// The id of its process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        // Its client may have killed it.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

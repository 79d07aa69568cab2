//! A process of Python that answers one question after the other.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};

/// How long an answer may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// The process; it ends with this.
pub(super) struct Python {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

impl Python {
    /// One that answers questions about a function.
    pub(super) fn start(name: &str, folder: &Path) -> Result<Self, String> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let script = root.join("designs/src/hostile/pairs/ask.py");
        let mut python = Command::new(crate::sweep::venv(&root, "python"));
        python.arg(script).arg(name).arg(folder);
        python.stdin(Stdio::piped()).stdout(Stdio::piped());
        let started = python.spawn();
        let mut child = started.map_err(|error| format!("Python does not start: {error}"))?;
        let stdin = child.stdin.take().expect("it is piped");
        let stdout = child.stdout.take().expect("it is piped");
        let (found, lines) = channel();
        thread::spawn(move || {
            let lines = BufReader::new(stdout).lines().map_while(Result::ok);
            lines
                .take_while(|line| found.send(line.clone()).is_ok())
                .count()
        });
        Ok(Self {
            child,
            stdin,
            lines,
        })
    }

    /// What it says; an exception is an answer as well.
    pub(super) fn ask(&mut self, question: &Value) -> Result<Value, String> {
        let sent = writeln!(self.stdin, "{question}").and_then(|()| self.stdin.flush());
        sent.map_err(|error| format!("Python has ended: {error}"))?;
        match self.lines.recv_timeout(PATIENCE) {
            Ok(line) => serde_json::from_str(&line).map_err(|error| format!("{error}: {line}")),
            Err(RecvTimeoutError::Timeout) => {
                // What comes later is the answer to this question, and not to the next.
                Err(format!("Python does not answer in time: {question}"))
            }
            Err(RecvTimeoutError::Disconnected) => {
                Ok(json!({ "error": "Python has ended without an answer" }))
            }
        }
    }
}

impl Drop for Python {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

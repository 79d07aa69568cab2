//! A server as a process: its stdin and stdout, the CPU time that it has taken, and its end.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use wait4::Wait4;

use crate::Told;
use crate::messages::{self, Era};
use crate::programs::Program;

/// How long a server may live: one that hangs must not hang this program.
const LIFE: Duration = Duration::from_secs(300);

/// A process that does not outlive its time, nor this value.
pub struct Process {
    child: Child,
    has_ended: bool,
    /// Ends the wait of the thread that would kill it.
    _watch: Sender<()>,
}

impl Process {
    pub fn start(command: &mut Command) -> Told<Self> {
        let child = command
            .spawn()
            .map_err(|error| format!("{command:?} does not start: {error}"))?;
        let (watch, ended) = channel();
        let id = child.id().to_string();
        thread::spawn(move || {
            if ended.recv_timeout(LIFE) == Err(RecvTimeoutError::Timeout) {
                eprintln!("a server has not ended in {} s", LIFE.as_secs());
                let _ = Command::new("kill").args(["-KILL", &id]).status();
            }
        });
        Ok(Self {
            child,
            has_ended: false,
            _watch: watch,
        })
    }

    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits for its end; user and system time of all that it has done.
    pub fn wait(mut self) -> Told<Duration> {
        let used = self.child.wait4();
        self.has_ended = true;
        let used = used.map_err(|error| format!("a server cannot be waited for: {error}"))?;
        match used.status.success() || used.status.code().is_none() {
            true => Ok(used.rusage.utime + used.rusage.stime),
            false => Err(format!("a server has failed: {}", used.status)),
        }
    }

    /// Ends it now; user and system time of all that it has done.
    pub fn kill(mut self) -> Told<Duration> {
        let _ = self.child.kill();
        self.wait()
    }

    /// Ends it; what it has said on its stderr, where that is piped.
    pub fn last_words(mut self) -> String {
        let _ = self.child.kill();
        let mut said = String::new();
        if let Some(mut stderr) = self.child.stderr.take() {
            let _ = stderr.read_to_string(&mut said);
        }
        said
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        if !self.has_ended {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// A server on stdin and stdout, and its client.
pub struct Server {
    process: Process,
    stdin: ChildStdin,
    stdout: BufReader<ChildStdout>,
    line: String,
    era: Era,
    last_id: u64,
}

impl Server {
    pub fn start(program: &Program, words: &[&str], era: Era) -> Told<Self> {
        let mut command = program.command(&["stdio"]);
        command.args(words);
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = Process::start(&mut command)?;
        let stdin = process.child.stdin.take().expect("it is piped");
        let stdout = process.child.stdout.take().expect("it is piped");
        Ok(Self {
            process,
            stdin,
            stdout: BufReader::with_capacity(1 << 16, stdout),
            line: String::new(),
            era,
            last_id: 0,
        })
    }

    /// Says what a client of the era says before its first request.
    pub fn greet(&mut self) -> Told<()> {
        if self.era == Era::Older {
            let id = self.next_id();
            self.send(&messages::initialize(id))?;
            self.answer()?;
            self.send(messages::INITIALIZED)?;
        }
        Ok(())
    }

    /// Asks for its tools; the answer.
    pub fn list(&mut self) -> Told<&str> {
        let id = self.next_id();
        self.send(&self.era.list(id))?;
        self.answer()
    }

    /// Sends a call.
    pub fn call(&mut self, arguments: &str) -> Told<()> {
        let id = self.next_id();
        self.send(&self.era.call(id, arguments))
    }

    /// The next answer; what else a server says is passed over.
    pub fn answer(&mut self) -> Told<&str> {
        loop {
            self.line.clear();
            match self.stdout.read_line(&mut self.line) {
                Ok(1..) => {}
                Ok(0) => return Err("a server has ended before it has answered".to_owned()),
                Err(error) => return Err(format!("a server cannot be read: {error}")),
            }
            if self.line.contains(r#""result":"#) {
                return Ok(&self.line);
            }
            if self.line.contains(r#""error":"#) {
                return Err(format!("a server refuses: {}", self.line));
            }
        }
    }

    /// Closes its stdin; the CPU time that it has taken.
    pub fn end(self) -> Told<Duration> {
        drop(self.stdin);
        // Its stdout is open as long as it runs: a client reads what is still to come.
        let used = self.process.wait();
        drop(self.stdout);
        used
    }

    fn next_id(&mut self) -> u64 {
        self.last_id += 1;
        self.last_id
    }

    fn send(&mut self, message: &str) -> Told<()> {
        // In one piece: a server that wakes up for half a line would pay for it.
        let line = format!("{message}\n");
        let sent = self.stdin.write_all(line.as_bytes());
        sent.map_err(|error| format!("a server does not read: {error}"))
    }
}

//! A server or a command that is a program: started in a new process group, and ended with all of its children when the tools are
//! read.

use std::ffi::OsString;
use std::io;
use std::process::Stdio;
use std::time::Duration;

use serde_json::value::RawValue;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command};
use tokio::task::JoinHandle;
use tokio::time::timeout;
use toolc_build::show::plain;

use super::limits::Spent;
use super::messages::{Failure, Request, Said, notification, said};
use crate::screen;

/// How long a server may take to end after its stdin is closed.
const GRACE: Duration = Duration::from_millis(300);
/// How long it may take after the signal to end.
const LAST_GRACE: Duration = Duration::from_millis(700);

/// How much of its stderr is shown.
const MOST_SHOWN: usize = 64 << 10;
/// Longer lines are split.
const LONGEST_LINE: usize = 2000;

/// A running server.
pub struct Process {
    child: Child,
    /// Its process group, if the system has them; 0 once it is empty.
    group: i32,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
    stderr: Option<JoinHandle<()>>,
    line: Vec<u8>,
}

impl Process {
    /// Starts a program; lines of its stderr are shown behind the word for what it is.
    pub fn start(words: &[OsString], what: &'static str) -> io::Result<Self> {
        let mut command = Command::new(&words[0]);
        command
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command.spawn()?;
        let gone = || io::Error::other("it has no stdin and stdout");
        Ok(Self {
            group: child
                .id()
                .and_then(|id| i32::try_from(id).ok())
                .unwrap_or(0),
            stdin: Some(child.stdin.take().ok_or_else(gone)?),
            stdout: BufReader::new(child.stdout.take().ok_or_else(gone)?),
            stderr: child
                .stderr
                .take()
                .map(|stderr| tokio::spawn(shown(stderr, what))),
            line: Vec::new(),
            child,
        })
    }

    pub async fn answer(
        &mut self,
        request: &Request<'_>,
        spent: &mut Spent,
    ) -> Result<Box<RawValue>, Failure> {
        self.say(&request.text()).await?;
        loop {
            self.next_line(spent).await?;
            spent.message()?;
            let said = said(&self.line, request.id);
            self.line.clear();
            match said {
                Said::Answer(answer) => return Ok(answer),
                Said::Refusal(refusal) => return Err(Failure::Refusal(refusal)),
                Said::Asks(reply) => self.say(&reply).await?,
                Said::Else => {}
            }
        }
    }

    pub async fn tell(&mut self, method: &str) -> Result<(), Failure> {
        self.say(&notification(method)).await
    }

    async fn say(&mut self, text: &str) -> Result<(), Failure> {
        let ended = || Failure::Broken(ENDED.to_owned());
        let stdin = self.stdin.as_mut().ok_or_else(ended)?;
        stdin
            .write_all(text.as_bytes())
            .await
            .map_err(|_| ended())?;
        stdin.write_all(b"\n").await.map_err(|_| ended())?;
        stdin.flush().await.map_err(|_| ended())
    }

    /// Reads a line; a partial line is kept if the wait is cancelled.
    async fn next_line(&mut self, spent: &mut Spent) -> Result<(), Failure> {
        loop {
            let there = self.stdout.fill_buf().await;
            let there = there.map_err(|_| Failure::Broken(ENDED.to_owned()))?;
            if there.is_empty() {
                return Err(Failure::Broken(ENDED.to_owned()));
            }
            let end = there.iter().position(|byte| *byte == b'\n');
            let count = end.map_or(there.len(), |end| end + 1);
            spent.read(count)?;
            self.line.extend_from_slice(&there[..count]);
            self.stdout.consume(count);
            if end.is_some() {
                return Ok(());
            }
        }
    }

    /// All that it prints until it closes its stdout; it has nothing to read.
    pub async fn everything(&mut self, spent: &mut Spent) -> Result<Vec<u8>, Failure> {
        self.stdin = None;
        loop {
            let there = self.stdout.fill_buf().await;
            let there = there.map_err(|_| Failure::Broken(ENDED.to_owned()))?;
            if there.is_empty() {
                return Ok(std::mem::take(&mut self.line));
            }
            let count = there.len();
            spent.read(count)?;
            self.line.extend_from_slice(there);
            self.stdout.consume(count);
        }
    }

    /// Ends the server as the protocol requires: closes its stdin, sends a signal, kills it. Its children end with it.
    pub async fn stop(mut self) {
        self.stdin = None;
        if !self.ends_within(GRACE).await {
            self.signal(End::Asked);
            self.ends_within(LAST_GRACE).await;
        }
        self.signal(End::Forced);
        let _ = timeout(LAST_GRACE, self.child.wait()).await;
        self.group = 0;
        // Whoever left the group may still hold its stderr.
        if let Some(mut stderr) = self.stderr.take()
            && timeout(GRACE, &mut stderr).await.is_err()
        {
            stderr.abort();
        }
    }

    /// Whether it ends by itself. Until it is waited for, its id is not reused, so that its group can be signalled.
    #[cfg(unix)]
    async fn ends_within(&mut self, patience: Duration) -> bool {
        use nix::sys::wait::{Id, WaitPidFlag, WaitStatus, waitid};
        let pid = nix::unistd::Pid::from_raw(self.group);
        let look = WaitPidFlag::WEXITED | WaitPidFlag::WNOHANG | WaitPidFlag::WNOWAIT;
        let pause = Duration::from_millis(5);
        for _ in 0..patience.as_millis() / pause.as_millis() {
            if self.group == 0 || !matches!(waitid(Id::Pid(pid), look), Ok(WaitStatus::StillAlive))
            {
                return true;
            }
            tokio::time::sleep(pause).await;
        }
        false
    }

    #[cfg(not(unix))]
    async fn ends_within(&mut self, patience: Duration) -> bool {
        timeout(patience, self.child.wait()).await.is_ok()
    }

    #[cfg(unix)]
    fn signal(&mut self, end: End) {
        use nix::sys::signal::{Signal, killpg};
        if self.group != 0 {
            let signal = match end {
                End::Asked => Signal::SIGTERM,
                End::Forced => Signal::SIGKILL,
            };
            // Where the group is gone, all is well.
            let _ = killpg(nix::unistd::Pid::from_raw(self.group), signal);
        }
    }

    #[cfg(not(unix))]
    fn signal(&mut self, end: End) {
        match end {
            End::Asked => {}
            End::Forced => drop(self.child.start_kill()),
        }
    }
}

/// A dropped server leaves no process behind.
impl Drop for Process {
    fn drop(&mut self) {
        self.signal(End::Forced);
    }
}

const ENDED: &str = "it ends without an answer";

/// How a server is ended.
enum End {
    Asked,
    Forced,
}

/// Shows a server's stderr line by line, escaped; excess output is read and not shown.
async fn shown(mut stderr: ChildStderr, what: &'static str) {
    let mut chunk = [0; 4096];
    let mut line = Vec::new();
    let mut left = MOST_SHOWN;
    while let Ok(count @ 1..) = stderr.read(&mut chunk).await {
        if left == 0 {
            continue;
        }
        for byte in &chunk[..count.min(left)] {
            match byte {
                b'\n' => show(&mut line, what),
                _ if line.len() == LONGEST_LINE => {
                    show(&mut line, what);
                    line.push(*byte);
                }
                _ => line.push(*byte),
            }
        }
        left -= count.min(left);
        if left == 0 {
            show(&mut line, what);
            screen::err(&format!("{what}: … (the rest is not shown)\n"));
        }
    }
    show(&mut line, what);
}

fn show(line: &mut Vec<u8>, what: &str) {
    let text = String::from_utf8_lossy(line);
    if !text.trim().is_empty() {
        screen::err(&format!("{what}: {}\n", plain(text.trim_end())));
    }
    line.clear();
}

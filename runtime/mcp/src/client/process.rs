//! The process of a server: it ends with its connection, and so do the processes that it has started.

use std::io;
use std::process::Stdio;
use std::time::Duration;

use tokio::process::{Child, ChildStdin, ChildStdout, Command};
use tokio::time::timeout;

/// How long a process has to end after its stdin was closed, and again after it was told to.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);

/// A process, and those that it has started. Whatever is left of them when this is dropped is killed.
pub(super) struct Process {
    child: Child,
    /// Its group, as long as anything may be left of that.
    group: Option<u32>,
}

impl Process {
    /// Starts a command, with pipes to its stdin and from its stdout.
    pub(super) fn start(command: &mut Command) -> io::Result<(Self, ChildStdout, ChildStdin)> {
        command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .kill_on_drop(true);
        // A group of its own: an interrupt at the terminal is for the host alone.
        #[cfg(unix)]
        command.process_group(0);
        let mut child = command.spawn()?;
        let pipes = (child.stdout.take(), child.stdin.take());
        let (Some(stdout), Some(stdin)) = pipes else {
            return Err(io::Error::other("the process has no pipes"));
        };
        let group = child.id();
        Ok((Self { child, group }, stdout, stdin))
    }

    /// Ends it, after its stdin was closed: it has time to end, then it is told to, then it is killed.
    pub(super) async fn end(mut self) {
        if timeout(PATIENCE, self.child.wait()).await.is_err() {
            self.signal(Signal::End);
            let _ = timeout(PATIENCE, self.child.wait()).await;
        }
        // Of its group, whatever is left.
        self.signal(Signal::Kill);
        self.group = None;
        let _ = self.child.kill().await;
    }

    #[cfg(unix)]
    fn signal(&self, signal: Signal) {
        use nix::sys::signal::{Signal as Number, killpg};
        let number = match signal {
            Signal::End => Number::SIGTERM,
            Signal::Kill => Number::SIGKILL,
        };
        let group = self.group.and_then(|group| i32::try_from(group).ok());
        if let Some(group) = group {
            // There may be nobody any more.
            let _ = killpg(nix::unistd::Pid::from_raw(group), number);
        }
    }

    #[cfg(not(unix))]
    fn signal(&self, _signal: Signal) {}
}

impl Drop for Process {
    fn drop(&mut self) {
        self.signal(Signal::Kill);
    }
}

enum Signal {
    End,
    Kill,
}

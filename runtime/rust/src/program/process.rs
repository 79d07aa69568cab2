//! One process: started, fed, read, and ended with everything that it has started.

use std::io::{self, Read, Write};
use std::os::fd::{AsFd, BorrowedFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, ChildStderr, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::{OFlags, fcntl_getfl, fcntl_setfl};
use rustix::process::{Pid, Signal, WaitId, WaitIdOptions, kill_process_group, waitid};

use super::surroundings::Variables;

/// How many bytes of what a program says on stderr are kept: the last ones.
const MOST_WORDS: usize = 64 * 1024;
/// How often to look whether somebody has cancelled.
const TICK: Duration = Duration::from_millis(50);
/// How long what a program has left behind may still write.
const LINGER: Duration = Duration::from_millis(500);
const CHUNK: usize = 65_536;

/// What one call of a program may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Limits {
    /// Bytes on stdout; a program that writes more is ended.
    pub output: usize,
    /// How long it may run, where the context says no less.
    pub time: Duration,
    /// How long a program has to end after SIGTERM, before SIGKILL.
    pub grace: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            output: 16 * 1024 * 1024,
            time: Duration::from_secs(600),
            grace: Duration::from_secs(2),
        }
    }
}

impl Limits {
    /// The same limits with another one for what a program writes, in bytes.
    #[must_use]
    pub fn with_output(self, output: usize) -> Self {
        Self { output, ..self }
    }

    /// The same limits with another one for how long a call runs.
    #[must_use]
    pub fn with_time(self, time: Duration) -> Self {
        Self { time, ..self }
    }
}

/// Gets each line on stdout as it comes.
pub(super) type Hear<'h> = &'h mut dyn FnMut(&[u8]);

/// How a process came to its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum How {
    /// By itself.
    Exited,
    /// It took too long.
    Timeout,
    /// It wrote too much.
    Flooded,
    /// Nobody waits for it any more.
    Cancelled,
}

/// What a process has left.
#[derive(Debug)]
pub(super) struct Ended {
    pub how: How,
    /// The exit code; of a signal, its negative number.
    pub code: i32,
    pub stdout: Vec<u8>,
    /// The end of what it said to people.
    pub stderr: Vec<u8>,
}

/// What is started.
#[derive(Debug)]
pub(super) struct Start<'a> {
    /// The program and its words.
    pub argv: &'a [String],
    /// Its whole environment.
    pub env: Variables,
    pub working_dir: Option<&'a Path>,
    /// What it reads; nothing without it.
    pub stdin: Option<&'a [u8]>,
    pub time: Duration,
}

/// Runs a program to its end. It gets a process group of its own, which ends with it: no process stays behind, but those
/// that leave the group on purpose. `hear` gets each line on stdout as it comes, instead of all at the end.
///
/// # Errors
/// It cannot be started.
pub(super) fn run(
    start: &Start<'_>,
    limits: Limits,
    is_over: &dyn Fn() -> bool,
    hear: Option<Hear<'_>>,
) -> io::Result<Ended> {
    let [program, words @ ..] = start.argv else {
        return Err(io::ErrorKind::InvalidInput.into());
    };
    let mut command = Command::new(program);
    command.args(words).env_clear().envs(&start.env);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command.stdin(match start.stdin {
        Some(_) => Stdio::piped(),
        None => Stdio::null(),
    });
    if let Some(folder) = start.working_dir {
        command.current_dir(folder);
    }
    let mut child = command.process_group(0).spawn()?;
    let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let mut running = Running {
        child,
        left: start.stdin.unwrap_or_default(),
        limits,
        hear,
        heard: 0,
        stdin: pipes.0,
        out: pipes.1,
        err: pipes.2,
        stdout: Vec::new(),
        stderr: Vec::new(),
        is_flooded: false,
    };
    let made = running.nonblocking();
    let how = match made {
        Ok(()) => running.until(Instant::now() + start.time, is_over),
        Err(_) => How::Cancelled,
    };
    running.end();
    made?;
    let status = running.child.wait()?;
    let code = status.code();
    let code = code.or_else(|| status.signal().map(|number| -number));
    Ok(Ended {
        how: if running.is_flooded {
            How::Flooded
        } else {
            how
        },
        code: code.unwrap_or(-1),
        stdout: running.stdout,
        stderr: running.stderr,
    })
}

/// A process that runs, with its pipes.
struct Running<'a, 'h> {
    child: Child,
    left: &'a [u8],
    limits: Limits,
    hear: Option<Hear<'h>>,
    heard: usize,
    stdin: Option<ChildStdin>,
    out: Option<ChildStdout>,
    err: Option<ChildStderr>,
    stdout: Vec<u8>,
    stderr: Vec<u8>,
    is_flooded: bool,
}

impl Running<'_, '_> {
    fn nonblocking(&self) -> io::Result<()> {
        let pipes: [Option<BorrowedFd<'_>>; 3] = [
            self.stdin.as_ref().map(AsFd::as_fd),
            self.out.as_ref().map(AsFd::as_fd),
            self.err.as_ref().map(AsFd::as_fd),
        ];
        for pipe in pipes.into_iter().flatten() {
            fcntl_setfl(pipe, fcntl_getfl(pipe)? | OFlags::NONBLOCK)?;
        }
        Ok(())
    }

    /// Feeds and reads until the process has ended, or must.
    fn until(&mut self, ends: Instant, is_over: &dyn Fn() -> bool) -> How {
        let mut lingers: Option<Instant> = None;
        loop {
            let now = Instant::now();
            if self.is_flooded {
                return How::Flooded;
            }
            if is_over() {
                return How::Cancelled;
            }
            if now >= ends {
                return How::Timeout;
            }
            if self.stdin.is_none() && self.out.is_none() && self.err.is_none() {
                // Nobody can write any more: it ends now, or when its time is over.
                if self.has_exited() {
                    return How::Exited;
                }
                std::thread::sleep(Duration::from_millis(1));
                continue;
            }
            self.serve(TICK.min(ends - now));
            match lingers {
                None if self.has_exited() => lingers = Some(Instant::now() + LINGER),
                // Something that it has started holds the pipes.
                Some(lingers) if Instant::now() >= lingers => return How::Exited,
                None | Some(_) => {}
            }
        }
    }

    /// Leaves nothing of the process but its status.
    fn end(&mut self) {
        if !self.has_exited() {
            self.kill(Signal::TERM);
            let by = Instant::now() + self.limits.grace;
            while !self.has_exited() && Instant::now() < by {
                self.serve(Duration::ZERO);
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        // The process is not waited for yet, so the group cannot be another one's.
        self.kill(Signal::KILL);
        while !self.is_flooded && self.serve(Duration::ZERO) {}
        if let Some(hear) = &mut self.hear
            && !self.stdout.is_empty()
            && !self.is_flooded
        {
            hear(&self.stdout);
            self.stdout.clear();
        }
    }

    fn pid(&self) -> Option<Pid> {
        Pid::from_raw(i32::try_from(self.child.id()).ok()?)
    }

    /// Whether the process has ended; it stays a zombie, so that its number is its own.
    fn has_exited(&self) -> bool {
        let Some(pid) = self.pid() else { return true };
        let how = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        match waitid(WaitId::Pid(pid), how) {
            Ok(found) => found.is_some(),
            Err(_) => true,
        }
    }

    fn kill(&self, signal: Signal) {
        if let Some(pid) = self.pid() {
            // A group that has ended needs no signal.
            let _ = kill_process_group(pid, signal);
        }
    }

    /// Waits for the pipes, and feeds and reads them; tells whether any was ready.
    fn serve(&mut self, time: Duration) -> bool {
        let fds = [
            (self.stdin.as_ref().map(AsFd::as_fd), PollFlags::OUT),
            (self.out.as_ref().map(AsFd::as_fd), PollFlags::IN),
            (self.err.as_ref().map(AsFd::as_fd), PollFlags::IN),
        ];
        let mut places = Vec::new();
        let mut waits = Vec::new();
        for (place, (fd, flags)) in fds.iter().enumerate() {
            if let Some(fd) = fd {
                places.push(place);
                waits.push(PollFd::new(fd, *flags));
            }
        }
        let time = Timespec {
            tv_sec: i64::try_from(time.as_secs()).unwrap_or(i64::MAX),
            tv_nsec: time.subsec_nanos().into(),
        };
        if poll(&mut waits, Some(&time)).unwrap_or(0) == 0 {
            return false;
        }
        let ready = waits.iter().map(|wait| !wait.revents().is_empty());
        let ready: Vec<usize> = (places.iter().zip(ready))
            .filter_map(|(place, ready)| ready.then_some(*place))
            .collect();
        drop(waits);
        for place in &ready {
            match place {
                0 => self.feed(),
                1 => self.hear(),
                _ => self.note(),
            }
        }
        !ready.is_empty()
    }

    fn feed(&mut self) {
        let Some(pipe) = &mut self.stdin else { return };
        match pipe.write(&self.left[..self.left.len().min(CHUNK)]) {
            Ok(done) => self.left = &self.left[done..],
            Err(error) if is_later(&error) => return,
            // It does not read to the end, which is its own affair.
            Err(_) => self.left = &[],
        }
        if self.left.is_empty() {
            self.stdin = None;
        }
    }

    fn hear(&mut self) {
        let Some(pipe) = &mut self.out else { return };
        let mut chunk = [0; CHUNK];
        let done = match pipe.read(&mut chunk) {
            Ok(done) => done,
            Err(error) if is_later(&error) => return,
            Err(_) => 0,
        };
        if done == 0 {
            self.out = None;
            return;
        }
        self.heard += done;
        if self.heard > self.limits.output {
            self.is_flooded = true;
            return;
        }
        self.stdout.extend_from_slice(&chunk[..done]);
        let Some(hear) = &mut self.hear else { return };
        let Some(end) = chunk[..done].iter().rposition(|byte| *byte == b'\n') else {
            return;
        };
        let end = self.stdout.len() - done + end;
        for line in self.stdout[..end].split(|byte| *byte == b'\n') {
            hear(line);
        }
        self.stdout.drain(..=end);
    }

    fn note(&mut self) {
        let Some(pipe) = &mut self.err else { return };
        let mut chunk = [0; CHUNK];
        match pipe.read(&mut chunk) {
            Ok(0) => self.err = None,
            Ok(done) => {
                self.stderr.extend_from_slice(&chunk[..done]);
                let more = self.stderr.len().saturating_sub(MOST_WORDS);
                self.stderr.drain(..more);
            }
            Err(error) if is_later(&error) => {}
            Err(_) => self.err = None,
        }
    }
}

fn is_later(error: &io::Error) -> bool {
    let kind = error.kind();
    kind == io::ErrorKind::WouldBlock || kind == io::ErrorKind::Interrupted
}

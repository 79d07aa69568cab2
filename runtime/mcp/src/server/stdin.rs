//! Stdin, read by a thread of its own.
//!
//! That of tokio is read by a thread of the runtime, which then ends only when stdin does: a server that shuts down would
//! wait for its client to close it.

use std::io::{self, Read as _};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::thread;

use tokio::io::{AsyncRead, ReadBuf};
use tokio::sync::mpsc;

/// How many bytes are read at once.
const PART: usize = 64 << 10;

/// How many parts are read ahead.
const PARTS: usize = 4;

/// What the client has written.
pub(super) struct Stdin {
    parts: mpsc::Receiver<io::Result<Vec<u8>>>,
    /// The part that is given out, and how much of it was.
    part: Vec<u8>,
    given: usize,
}

impl Stdin {
    /// Reads from now on; there may be one for a process.
    ///
    /// # Errors
    /// There is no thread for it.
    pub(super) fn begin() -> io::Result<Self> {
        let (parts, received) = mpsc::channel(PARTS);
        let reader = thread::Builder::new().name("toolrt-stdin".to_owned());
        reader.spawn(move || read(&parts))?;
        Ok(Self {
            parts: received,
            part: Vec::new(),
            given: 0,
        })
    }
}

/// Reads until stdin ends, or nobody wants any more of it.
fn read(parts: &mpsc::Sender<io::Result<Vec<u8>>>) {
    let mut stdin = io::stdin().lock();
    let mut part = vec![0; PART];
    loop {
        let (read, is_over) = match stdin.read(&mut part) {
            Ok(0) => return,
            Ok(count) => (Ok(part[..count].to_vec()), false),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => (Err(error), true),
        };
        if parts.blocking_send(read).is_err() || is_over {
            return;
        }
    }
}

impl AsyncRead for Stdin {
    fn poll_read(
        mut self: Pin<&mut Self>,
        task: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.given == self.part.len() {
            match ready!(self.parts.poll_recv(task)) {
                None => return Poll::Ready(Ok(())),
                Some(Err(error)) => return Poll::Ready(Err(error)),
                Some(Ok(part)) => {
                    self.part = part;
                    self.given = 0;
                }
            }
        }
        let rest = &self.part[self.given..];
        let count = rest.len().min(into.remaining());
        into.put_slice(&rest[..count]);
        self.given += count;
        Poll::Ready(Ok(()))
    }
}

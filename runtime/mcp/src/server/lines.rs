//! Messages as lines: a transport of `rmcp` that answers what is no message, and writes JSON that is ready as it is.

use std::io;
use std::sync::Arc;

use memchr::memchr;
use rmcp::RoleServer;
use rmcp::model::{ClientJsonRpcMessage, JsonRpcMessage};
use rmcp::service::{RxJsonRpcMessage, TxJsonRpcMessage};
use rmcp::transport::Transport;
use tokio::io::{AsyncBufReadExt, AsyncRead, AsyncWrite, AsyncWriteExt, BufReader};
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use super::payload::{self, Way};
use super::raw::Spliced;
use super::refusals;
use super::shared::Shared;

/// How many bytes a line may have.
const LONGEST: usize = 16 * 1024 * 1024;

/// The lines of a client.
pub(super) struct Lines<R, W> {
    shared: Arc<Shared>,
    read: BufReader<R>,
    /// What there is of a line.
    line: Vec<u8>,
    /// The line is too long: the rest of it is not kept.
    skips: bool,
    has_begun: bool,
    write: Arc<Mutex<Option<W>>>,
    /// The answer to a line that is no message: it is written before the next one is read.
    refusing: Option<JoinHandle<io::Result<()>>>,
}

impl<R, W> Lines<R, W>
where
    R: AsyncRead + Send + Unpin + 'static,
    W: AsyncWrite + Send + Unpin + 'static,
{
    pub(super) fn new(shared: &Arc<Shared>, read: R, write: W) -> Self {
        Self {
            shared: shared.clone(),
            read: BufReader::new(read),
            line: Vec::new(),
            skips: false,
            has_begun: false,
            write: Arc::new(Mutex::new(Some(write))),
            refusing: None,
        }
    }

    /// The next message. Whoever waits for it may give up and come back: nothing is lost.
    async fn next(&mut self) -> Option<ClientJsonRpcMessage> {
        loop {
            if let Some(refusing) = &mut self.refusing {
                let _ = refusing.await;
                self.refusing = None;
            }
            let refusal = match self.read_line().await? {
                false => refusals::too_long(),
                true => {
                    let parsed = parsed(&self.shared, &self.line);
                    self.line.clear();
                    match parsed {
                        // Nothing that comes before the first request belongs to anything.
                        Ok(Some(message)) => {
                            self.has_begun |= matches!(message, JsonRpcMessage::Request(_));
                            match self.has_begun {
                                true => return Some(message),
                                false => continue,
                            }
                        }
                        Ok(None) => continue,
                        Err(refusal) => refusal,
                    }
                }
            };
            let written = write(self.write.clone(), refusal);
            self.refusing = Some(tokio::spawn(written));
        }
    }

    /// Reads a line; whether it is not too long. `None` when there is no other one.
    async fn read_line(&mut self) -> Option<bool> {
        loop {
            let there = self.read.fill_buf().await.ok()?;
            if there.is_empty() {
                return None;
            }
            let end = memchr(b'\n', there);
            let length = end.unwrap_or(there.len());
            match self.skips || self.line.len() + length > LONGEST {
                true => {
                    self.skips = true;
                    self.line = Vec::new();
                }
                false => self.line.extend_from_slice(&there[..length]),
            }
            self.read.consume(length + usize::from(end.is_some()));
            if end.is_some() {
                return Some(!std::mem::take(&mut self.skips));
            }
        }
    }
}

/// The message of a line, or why it is none; nothing for an empty line.
fn parsed(shared: &Shared, line: &[u8]) -> Result<Option<ClientJsonRpcMessage>, Vec<u8>> {
    if line.trim_ascii().is_empty() {
        return Ok(None);
    }
    let readable = payload::readable(shared, line, Way::Lines);
    let message = serde_json::from_slice(readable.as_deref().unwrap_or(line));
    message.map(Some).map_err(|_| refusals::refusal(line))
}

/// Writes a line in one piece.
async fn write<W: AsyncWrite + Unpin>(
    to: Arc<Mutex<Option<W>>>,
    mut line: Vec<u8>,
) -> io::Result<()> {
    line.push(b'\n');
    let mut to = to.lock().await;
    let to = to.as_mut().ok_or(io::ErrorKind::NotConnected)?;
    to.write_all(&line).await?;
    to.flush().await
}

impl<R, W> Transport<RoleServer> for Lines<R, W>
where
    R: AsyncRead + Send + Unpin + 'static,
    W: AsyncWrite + Send + Unpin + 'static,
{
    type Error = io::Error;

    fn send(
        &mut self,
        message: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = io::Result<()>> + Send + 'static {
        let (shared, to) = (self.shared.clone(), self.write.clone());
        async move {
            let line = serde_json::to_vec(&message)?;
            match shared.definitions.spliced(&line) {
                Spliced::AsItIs => write(to, line).await,
                Spliced::Changed(line) => write(to, line).await,
                Spliced::Failed(line) if line.is_empty() => Ok(()),
                Spliced::Failed(line) => write(to, line).await,
            }
        }
    }

    async fn receive(&mut self) -> Option<RxJsonRpcMessage<RoleServer>> {
        let shared = self.shared.clone();
        tokio::select! {
            biased;
            () = shared.drained() => None,
            message = self.next() => message,
        }
    }

    async fn close(&mut self) -> io::Result<()> {
        match self.write.lock().await.take() {
            Some(mut write) => write.shutdown().await,
            None => Ok(()),
        }
    }
}

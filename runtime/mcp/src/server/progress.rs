//! What a client hears of a call while it runs: progress, items, lines of the log.

use std::collections::VecDeque;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context as Task, Poll, Waker};

use rmcp::RoleServer;
use rmcp::model::{
    LoggingLevel, LoggingMessageNotification, LoggingMessageNotificationParam,
    NotificationMetaObject, ProgressNotification, ProgressNotificationParam, ProgressToken,
    ServerNotification,
};
use rmcp::service::{Peer, RequestContext};
use tokio::sync::Notify;
use toolrt::{Event, EventKind, EventSink, Level};

use super::raw;

/// How many events wait to be sent; items wait before they come, others are dropped behind that.
const ITEMS: usize = 64;
const OTHERS: usize = 1024;

/// By how much progress grows that nobody has counted.
const STEP: f64 = 0.001;

/// The receiver of a call's events: it keeps them until they are sent.
pub(super) struct Heard {
    token: Option<ProgressToken>,
    level: Option<Level>,
    state: Mutex<State>,
    news: Notify,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<ServerNotification>,
    progress: f64,
    /// Who waits to send an item.
    senders: Vec<Waker>,
    /// The call whose events these are; those of the calls that it makes have other ids.
    call_id: Option<String>,
    /// The call has ended, and what waits is still to be sent.
    ends: bool,
    /// Nobody listens any more.
    is_over: bool,
}

impl Heard {
    /// A receiver, if the request wants to hear of anything: progress by its token, the log from a level on.
    pub(super) fn of(
        request: &RequestContext<RoleServer>,
        level: Option<Level>,
    ) -> Option<Arc<Self>> {
        let token = request.meta.get_progress_token();
        (token.is_some() || level.is_some()).then(|| {
            Arc::new(Self {
                token,
                level,
                state: Mutex::default(),
                news: Notify::new(),
            })
        })
    }

    /// Runs a call and sends what it tells, while it runs; all of it is sent before the call is over.
    pub(super) async fn during<T>(
        &self,
        peer: &Peer<RoleServer>,
        call: impl Future<Output = T>,
    ) -> T {
        let _over = Over(self);
        let mut call = pin!(call);
        let mut sending = pin!(async {
            loop {
                self.send(peer).await;
                if self.state().ends {
                    return;
                }
                self.news.notified().await;
            }
        });
        let ended = tokio::select! {
            biased;
            ended = &mut call => ended,
            () = &mut sending => call.await,
        };
        self.state().ends = true;
        self.news.notify_one();
        sending.await;
        ended
    }

    /// Sends what waits. What a client that has gone would have heard is dropped.
    async fn send(&self, peer: &Peer<RoleServer>) {
        loop {
            let (next, senders) = {
                let mut state = self.state();
                let next = state.waiting.pop_front();
                let senders = match state.waiting.len() < ITEMS {
                    true => std::mem::take(&mut state.senders),
                    false => Vec::new(),
                };
                (next, senders)
            };
            senders.into_iter().for_each(Waker::wake);
            let Some(notification) = next else {
                return;
            };
            // The transport says itself that it is closed.
            let _ = peer.send_notification(notification).await;
        }
    }

    fn push(&self, notification: impl FnOnce(&mut State) -> ServerNotification, most: usize) {
        let mut state = self.state();
        if state.waiting.len() < most && !state.is_over {
            let notification = notification(&mut state);
            state.waiting.push_back(notification);
            drop(state);
            self.news.notify_one();
        }
    }

    fn progress(&self, percent: Option<f64>, message: String, item: Option<&str>) {
        let Some(token) = &self.token else {
            return;
        };
        let notification = |state: &mut State| {
            let percent = percent.filter(|percent| percent.is_finite());
            let grows = percent.filter(|percent| *percent > state.progress);
            state.progress = grows.unwrap_or(state.progress + STEP);
            let mut told = ProgressNotificationParam::new(token.clone(), state.progress);
            told.total = percent.map(|_| 100.0);
            told.message = Some(message).filter(|message| !message.is_empty());
            told.meta = item.map(|item| {
                let mut meta = NotificationMetaObject::default();
                meta.0
                    .0
                    .insert("dev.toolc/item".to_owned(), raw::value(item));
                meta
            });
            ServerNotification::ProgressNotification(ProgressNotification::new(told))
        };
        // Items have waited for their place already.
        self.push(notification, OTHERS + item.map_or(0, |_| ITEMS));
    }

    fn log(&self, level: Level, tool: &str, message: String) {
        if self.level.is_some_and(|least| level >= least) {
            let told = LoggingMessageNotificationParam::new(sent(level), message.into());
            let told = LoggingMessageNotification::new(told.with_logger(tool));
            self.push(
                |_| ServerNotification::LoggingMessageNotification(told),
                OTHERS,
            );
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl EventSink for Heard {
    fn event(&self, event: Event) {
        match event.kind {
            EventKind::Scheduled => {
                self.state().call_id.get_or_insert(event.call_id);
            }
            EventKind::Progress { message, percent } => self.progress(percent, message, None),
            // Those of the calls that a handler makes are for the handler.
            EventKind::Item { value } if self.state().call_id.as_ref() == Some(&event.call_id) => {
                let item = value.as_str();
                self.progress(None, item.to_owned(), Some(item));
            }
            EventKind::Log { level, message } => self.log(level, &event.tool, message),
            // Items of others are theirs.
            EventKind::Item { .. }
            | EventKind::Started
            | EventKind::Artifact { .. }
            | EventKind::Decided(_)
            | EventKind::Finished { .. } => {}
            // One of a newer runtime.
            _ => {}
        }
    }

    fn poll_ready(&self, task: &mut Task<'_>) -> Poll<()> {
        let mut state = self.state();
        if state.waiting.len() < ITEMS || state.is_over {
            return Poll::Ready(());
        }
        let waker = task.waker();
        if !state.senders.iter().any(|known| known.will_wake(waker)) {
            state.senders.push(waker.clone());
        }
        Poll::Pending
    }
}

/// The call is over, however it has ended: whoever waits to send does not wait any more.
struct Over<'a>(&'a Heard);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        let mut state = self.0.state();
        state.is_over = true;
        state.waiting = VecDeque::new();
        let senders = std::mem::take(&mut state.senders);
        drop(state);
        senders.into_iter().for_each(Waker::wake);
    }
}

fn sent(level: Level) -> LoggingLevel {
    match level {
        Level::Debug => LoggingLevel::Debug,
        Level::Info => LoggingLevel::Info,
        Level::Notice => LoggingLevel::Notice,
        Level::Warning => LoggingLevel::Warning,
        Level::Error => LoggingLevel::Error,
        Level::Critical => LoggingLevel::Critical,
        Level::Alert => LoggingLevel::Alert,
        Level::Emergency => LoggingLevel::Emergency,
    }
}

/// A level as clients name it.
pub(super) fn read(level: LoggingLevel) -> Level {
    match level {
        LoggingLevel::Debug => Level::Debug,
        LoggingLevel::Info => Level::Info,
        LoggingLevel::Notice => Level::Notice,
        LoggingLevel::Warning => Level::Warning,
        LoggingLevel::Error => Level::Error,
        LoggingLevel::Critical => Level::Critical,
        LoggingLevel::Alert => Level::Alert,
        LoggingLevel::Emergency => Level::Emergency,
    }
}

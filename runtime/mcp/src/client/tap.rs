//! A transport that hears first of progress and of the log, in the order in which they come: the SDK handles each message
//! in a task of its own, so an answer may overtake what was told before it.

use std::sync::Arc;

use rmcp::RoleClient;
use rmcp::model::{
    ClientJsonRpcMessage, ClientRequest, JsonRpcMessage, LoggingMessageNotification,
    NotificationMetaObject, ProgressNotification, ProgressToken, RequestMetaObject,
    ServerJsonRpcMessage, ServerNotification,
};
use rmcp::transport::Transport;
use serde_json::Value;
use toolrt::Level;

use super::calls::{Calls, Event, Line, Marked};

/// The member of `_meta` that has an item.
const ITEM: &str = "dev.toolc/item";

/// The transport.
pub(super) struct Tap<T> {
    inner: T,
    calls: Arc<Calls>,
}

impl<T> Tap<T> {
    pub(super) fn new(inner: T, calls: Arc<Calls>) -> Self {
        Self { inner, calls }
    }
}

impl<T: Transport<RoleClient>> Transport<RoleClient> for Tap<T> {
    type Error = T::Error;

    fn send(
        &mut self,
        message: ClientJsonRpcMessage,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        if let JsonRpcMessage::Request(request) = &message
            && let ClientRequest::CallToolRequest(call) = &request.request
            && let Some(Marked(line)) = call.extensions.get()
        {
            let token = call.extensions.get::<RequestMetaObject>();
            let token = token.and_then(RequestMetaObject::get_progress_token);
            self.calls.sent(request.id.clone(), token, line.clone());
        }
        self.inner.send(message)
    }

    async fn receive(&mut self) -> Option<ServerJsonRpcMessage> {
        loop {
            let message = self.inner.receive().await?;
            let JsonRpcMessage::Notification(told) = &message else {
                return Some(message);
            };
            if let ServerNotification::ProgressNotification(progress) = &told.notification {
                heard(&self.calls, progress);
            } else if let ServerNotification::LoggingMessageNotification(log) = &told.notification {
                logged(&self.calls, log);
            } else {
                return Some(message);
            }
        }
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        self.inner.close().await
    }
}

fn heard(calls: &Calls, progress: &ProgressNotification) {
    let told = &progress.params;
    let Some(line) = calls.of_token(&told.progress_token) else {
        return;
    };
    let meta = progress.extensions.get::<NotificationMetaObject>();
    let item = [meta, told.meta.as_ref()].into_iter().flatten();
    let item = item.filter_map(|meta| meta.0.0.get(ITEM)).next();
    line.tell(match item {
        Some(item) => Event::Item(item.to_string()),
        None => Event::Progress {
            message: told.message.clone().unwrap_or_default(),
            percent: percent(told.progress, told.total),
        },
    });
}

fn percent(progress: f64, total: Option<f64>) -> Option<f64> {
    let percent = progress / total.filter(|total| *total > 0.0)? * 100.0;
    percent.is_finite().then(|| percent.clamp(0.0, 100.0))
}

fn logged(calls: &Calls, log: &LoggingMessageNotification) {
    let told = &log.params;
    let meta = log.extensions.get::<NotificationMetaObject>();
    let Some(line) = line_of(calls, [meta, told.meta.as_ref()], told.logger.as_deref()) else {
        return;
    };
    let text = told.data.as_str();
    let text = text.map_or_else(|| told.data.to_string(), str::to_owned);
    line.tell(Event::Log {
        level: level(told.level),
        text,
    });
}

/// The call that a line of the log belongs to: that of the token, else of the tool, else the only one.
fn line_of(
    calls: &Calls,
    metas: [Option<&NotificationMetaObject>; 2],
    logger: Option<&str>,
) -> Option<Arc<Line>> {
    let token = metas.into_iter().flatten();
    let token = token
        .filter_map(|meta| meta.0.0.get("progressToken"))
        .next();
    let token = token.and_then(|token| serde_json::from_value::<ProgressToken>(token.clone()).ok());
    match token {
        Some(token) => calls.of_token(&token),
        None => calls.of_tool(logger),
    }
}

fn level(level: rmcp::model::LoggingLevel) -> Level {
    let name = serde_json::to_value(level).ok();
    let name = name.as_ref().and_then(Value::as_str);
    name.and_then(Level::parse).unwrap_or_default()
}

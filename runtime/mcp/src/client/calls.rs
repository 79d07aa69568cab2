//! Calls that wait for their answers, and what a server tells of them meanwhile.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rmcp::model::{ProgressToken, RequestId};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;
use toolrt::{Asker, Caller, Level};

/// How many bytes a server may tell of a call that nobody has heard yet.
const UNHEARD: usize = 16 * 1024 * 1024;

/// What each event takes besides its text.
const EACH: usize = 128;

/// A call that waits for its answer.
pub(super) struct Line {
    /// The name that the server knows.
    pub(super) tool: String,
    /// Who answers what the server asks.
    pub(super) asker: Option<Arc<dyn Asker>>,
    pub(super) call_id: String,
    pub(super) session_id: Option<String>,
    pub(super) caller: Caller,
    /// Cancelled when nobody waits any more.
    pub(super) over: CancellationToken,
    told: Mutex<Told>,
    news: Notify,
}

#[derive(Default)]
struct Told {
    events: VecDeque<Arc<Event>>,
    bytes: usize,
    /// There was more than anybody has heard.
    overflows: bool,
}

/// What a server tells of a call.
#[derive(Debug, Clone)]
pub(super) enum Event {
    Progress {
        message: String,
        percent: Option<f64>,
    },
    /// As JSON.
    Item(String),
    Log {
        level: Level,
        text: String,
    },
}

impl Event {
    fn bytes(&self) -> usize {
        let text = match self {
            Self::Progress { message, .. } => message,
            Self::Item(json) => json,
            Self::Log { text, .. } => text,
        };
        EACH + text.len()
    }
}

impl Line {
    pub(super) fn new(tool: &str, asker: Option<Arc<dyn Asker>>, cx: &toolrt::Context) -> Self {
        Self {
            tool: tool.to_owned(),
            asker,
            call_id: cx.call_id().unwrap_or_default().to_owned(),
            session_id: cx.session_id().map(str::to_owned),
            caller: cx.caller().clone(),
            over: CancellationToken::new(),
            told: Mutex::default(),
            news: Notify::new(),
        }
    }

    /// Keeps an event until the call hears of it.
    pub(super) fn tell(&self, event: Event) {
        let mut told = self.told();
        let bytes = told.bytes.saturating_add(event.bytes());
        match bytes <= UNHEARD {
            true => {
                told.bytes = bytes;
                told.events.push_back(Arc::new(event));
            }
            false => told.overflows = true,
        }
        drop(told);
        self.news.notify_one();
    }

    /// The first event that is unheard, when there is one; `None` if the server tells more than anybody hears.
    pub(super) async fn first(&self) -> Option<Arc<Event>> {
        loop {
            {
                let told = self.told();
                if told.overflows {
                    return None;
                }
                if let Some(event) = told.events.front() {
                    return Some(event.clone());
                }
            }
            self.news.notified().await;
        }
    }

    /// The first event was heard.
    pub(super) fn heard(&self) {
        let mut told = self.told();
        if let Some(event) = told.events.pop_front() {
            told.bytes -= event.bytes();
        }
    }

    /// Whether nothing is unheard.
    pub(super) fn is_empty(&self) -> bool {
        let told = self.told();
        told.events.is_empty() && !told.overflows
    }

    fn told(&self) -> MutexGuard<'_, Told> {
        self.told.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A call, marked at its request: the marked ones hear of what the server tells.
#[derive(Clone)]
pub(super) struct Marked(pub(super) Arc<Line>);

/// The calls of a connection that wait for their answers.
#[derive(Default)]
pub(super) struct Calls(Mutex<Vec<Sent>>);

struct Sent {
    id: RequestId,
    token: Option<ProgressToken>,
    line: Arc<Line>,
}

impl Calls {
    /// A request of a call is on its way.
    pub(super) fn sent(&self, id: RequestId, token: Option<ProgressToken>, line: Arc<Line>) {
        self.all().push(Sent { id, token, line });
    }

    /// A call waits no more.
    pub(super) fn over(&self, line: &Arc<Line>) {
        line.over.cancel();
        self.all().retain(|sent| !Arc::ptr_eq(&sent.line, line));
    }

    /// The call of a token.
    pub(super) fn of_token(&self, token: &ProgressToken) -> Option<Arc<Line>> {
        self.find(|sent| sent.token.as_ref() == Some(token))
    }

    /// The call of a request.
    pub(super) fn of_request(&self, id: &RequestId) -> Option<Arc<Line>> {
        self.find(|sent| sent.id == *id)
    }

    /// The only call of a tool, or else the only call at all.
    pub(super) fn of_tool(&self, tool: Option<&str>) -> Option<Arc<Line>> {
        let all = self.all();
        let own = all.iter().filter(|sent| tool == Some(&sent.line.tool));
        only(own.map(|sent| &sent.line)).or_else(|| only(all.iter().map(|sent| &sent.line)))
    }

    /// Any call, if all would ask the same one.
    pub(super) fn of_asker(&self) -> Option<Arc<Line>> {
        let all = self.all();
        let mut lines = all.iter().map(|sent| &sent.line);
        let first = lines.next()?;
        let same = |line: &Arc<Line>| match (&first.asker, &line.asker) {
            (Some(one), Some(other)) => Arc::ptr_eq(one, other),
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        lines.all(same).then(|| first.clone())
    }

    fn find(&self, is_it: impl Fn(&Sent) -> bool) -> Option<Arc<Line>> {
        let all = self.all();
        let found = all.iter().find(|sent| is_it(sent));
        found.map(|sent| sent.line.clone())
    }

    fn all(&self) -> MutexGuard<'_, Vec<Sent>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The one that all are.
fn only<'a>(mut lines: impl Iterator<Item = &'a Arc<Line>>) -> Option<Arc<Line>> {
    let first = lines.next()?;
    lines
        .all(|line| Arc::ptr_eq(line, first))
        .then(|| first.clone())
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use rmcp::model::RequestId;
    use toolrt::{Answer, Asked, Asker, BoxFuture, Context};

    use super::{Calls, Event, Line, UNHEARD};

    fn line(tool: &str, asker: Option<Arc<dyn Asker>>) -> Arc<Line> {
        Arc::new(Line::new(tool, asker, &Context::new()))
    }

    #[tokio::test]
    async fn what_nobody_hears_takes_so_much_and_no_more() {
        let line = line("talks", None);
        let item = Event::Item("1".repeat(1024 * 1024));
        let fits = UNHEARD / (1024 * 1024 + 1024);
        for _ in 0..fits {
            line.tell(item.clone());
        }
        assert!(line.first().await.is_some());
        line.heard();
        line.tell(item.clone());
        line.tell(item.clone());
        line.tell(item);
        assert!(line.first().await.is_none());
    }

    struct Nobody;

    impl Asker for Nobody {
        fn ask<'a>(&'a self, _: Asked<'a>) -> BoxFuture<'a, Answer> {
            Box::pin(std::future::ready(Answer::Nobody))
        }
    }

    #[test]
    fn nobody_is_asked_for_the_call_of_somebody_else() {
        let (one, other): (Arc<dyn Asker>, Arc<dyn Asker>) = (Arc::new(Nobody), Arc::new(Nobody));
        let calls = Calls::default();
        let lines = [
            line("a", Some(one.clone())),
            line("b", Some(one)),
            line("b", Some(other)),
        ];
        let sent = |at: usize| {
            let id = RequestId::Number(i64::try_from(at).expect("it is small"));
            calls.sent(id, None, lines[at].clone());
        };
        sent(0);
        sent(1);
        assert!(calls.of_asker().is_some());
        assert!(
            calls
                .of_tool(Some("a"))
                .is_some_and(|line| Arc::ptr_eq(&line, &lines[0]))
        );
        assert!(calls.of_tool(Some("c")).is_none());
        sent(2);
        assert!(calls.of_asker().is_none());
        assert!(calls.of_tool(Some("b")).is_none());
        calls.over(&lines[2]);
        assert!(
            calls
                .of_tool(Some("b"))
                .is_some_and(|line| Arc::ptr_eq(&line, &lines[1]))
        );
        assert!(lines[2].over.is_cancelled() && calls.of_request(&RequestId::Number(2)).is_none());
    }
}

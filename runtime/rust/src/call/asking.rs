//! What the calls of one caller ask: answers that are there, requests that are open.

use std::collections::{BTreeMap, HashMap};
use std::future::poll_fn;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};

use super::request::Kinds;
use super::{Answer, Asked, AskedBy, Asker, CallFault, Json, Kind, Request, RequestKind};
use crate::diagnose::Issue;
use crate::hash;

/// How often an asker may answer wrongly.
const TRIES: u32 = 3;

/// What a call asks, within what its caller is asked.
#[derive(Clone)]
pub(crate) struct Asking {
    round: Arc<Round>,
    scope: Arc<Scope>,
}

/// One call of somebody outside, and the calls that its handlers make.
struct Round {
    asker: Option<Arc<dyn Asker>>,
    /// What the caller can answer in its next call.
    later: Kinds,
    /// Whether the call goes on with another one, or may.
    keeps: bool,
    /// Whether an answer that breaks its type is asked for again.
    forgiving: bool,
    progress: Mutex<Progress>,
}

/// What is known so far.
#[derive(Default)]
struct Progress {
    answers: BTreeMap<String, Known>,
    once: BTreeMap<String, Json>,
    open: Vec<Open>,
    /// Why the call cannot go on.
    fault: Option<Box<CallFault>>,
    /// Whether nobody can answer any more: the call has ended.
    over: bool,
    /// Whether it has ended by asking its caller.
    asked: bool,
    /// Who polls the whole call, where it waits.
    root: Option<Waker>,
    /// The waker of the handler while those who hold it are counted, and that of the task.
    counted: Option<(Waker, Waker)>,
}

/// An answer, and what was asked.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Known {
    /// The mark of the request.
    pub(crate) mark: String,
    pub(crate) reply: Reply,
}

/// What somebody has answered.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Reply {
    Given(Json),
    Declined,
}

/// Why there is no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Unanswered {
    Nobody,
    /// The asker's answers are not valid.
    Invalid,
}

/// A request that waits.
struct Open {
    key: String,
    mark: String,
    request: Request,
    /// Who polls it, if that is not the handler itself.
    waker: Option<Waker>,
}

/// What a call carries on in its next one.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Carried {
    pub(crate) answers: BTreeMap<String, Known>,
    /// The marks of open requests.
    pub(crate) open: BTreeMap<String, String>,
    pub(crate) once: BTreeMap<String, Json>,
}

/// A call that waits for its caller.
pub(crate) struct Waiting {
    pub(crate) requests: Vec<(String, Request)>,
    pub(crate) carried: Carried,
    pub(crate) fault: Option<Box<CallFault>>,
}

/// A call among those of a round.
#[derive(Default)]
struct Scope {
    /// The call whose handler makes this one, and the name of this one there.
    around: Option<(Arc<Scope>, String)>,
    counts: Mutex<HashMap<String, u32>>,
    /// The hash of the arguments, of a call inside that may ask.
    args: Mutex<String>,
}

impl Scope {
    /// A name in this call, the same whenever the handler does the same again: `address`, `address#2`.
    fn name(&self, name: &str) -> String {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(count) = counts.get_mut(name) else {
            counts.insert(name.to_owned(), 1);
            return name.to_owned();
        };
        *count += 1;
        format!("{name}#{count}")
    }

    /// The same, for the whole round: `drop_paths/confirm`.
    fn key(&self, name: &str) -> String {
        let name = self.name(name);
        self.within(name)
    }

    fn within(&self, name: String) -> String {
        match &self.around {
            Some((around, own)) => around.within(format!("{own}/{name}")),
            None => name,
        }
    }
}

impl Asking {
    /// The asking of a call from outside.
    pub(crate) fn of(
        asker: Option<Arc<dyn Asker>>,
        later: Kinds,
        goes_on: bool,
        forgiving: bool,
    ) -> Self {
        let progress = Mutex::default();
        let keeps = goes_on || later != Kinds::default();
        Self {
            round: Arc::new(Round {
                asker,
                later,
                keeps,
                forgiving,
                progress,
            }),
            scope: Arc::default(),
        }
    }

    /// That of a call that its handler makes.
    pub(crate) fn inside(&self, tool: &str) -> Self {
        let plain = !tool.contains(['~', '/', '#']);
        let tool = match plain {
            true => self.scope.name(tool),
            false => {
                let tool = tool.replace('~', "~0").replace('/', "~1");
                self.scope.name(&tool.replace('#', "~2"))
            }
        };
        let scope = Scope {
            around: Some((self.scope.clone(), tool)),
            ..Scope::default()
        };
        Self {
            round: self.round.clone(),
            scope: Arc::new(scope),
        }
    }

    /// Whether a handler makes the call.
    pub(crate) fn is_inside(&self) -> bool {
        self.scope.around.is_some()
    }

    /// The handler begins again, in another attempt: so do the names of what it asks and does.
    pub(crate) fn begin_again(&self) {
        let counts = self.scope.counts.lock();
        counts.unwrap_or_else(PoisonError::into_inner).clear();
    }

    /// Binds what a call inside asks to its arguments.
    pub(crate) fn bind(&self, args: String) {
        *self
            .scope
            .args
            .lock()
            .unwrap_or_else(PoisonError::into_inner) = args;
    }

    /// Whether somebody may answer requests of a kind.
    pub(crate) fn may_answer(&self, kind: RequestKind) -> bool {
        let over = self.progress().over;
        let asker = self.round.asker.as_ref();
        asker.is_some_and(|asker| asker.answers(kind)) || (!over && self.round.later.has(kind))
    }

    /// Whether somebody answers requests of a kind while the call runs.
    pub(crate) fn answers_now(&self, kind: RequestKind) -> bool {
        let asker = self.round.asker.as_ref();
        asker.is_some_and(|asker| asker.answers(kind))
    }

    /// Whether the call goes on with another one, or may go on in a next one.
    pub(crate) fn may_go_on(&self) -> bool {
        self.round.keeps
    }

    /// Takes over what the call before has carried on.
    pub(crate) fn carry_on(&self, carried: Carried) {
        let mut progress = self.progress();
        progress.answers = carried.answers;
        progress.once = carried.once;
    }

    /// The name of something that is done once, for the whole round.
    pub(crate) fn once_key(&self, name: &str) -> String {
        self.scope.key(&format!("once {name}"))
    }

    /// What was done before.
    pub(crate) fn done(&self, key: &str) -> Option<Json> {
        self.progress().once.get(key).cloned()
    }

    /// Remembers what is done.
    pub(crate) fn set_done(&self, key: String, result: Json) {
        self.progress().once.insert(key, result);
    }

    /// The answer to a request, when it is there. Where the caller answers in its next call, that is never.
    pub(crate) async fn answer(
        &self,
        by: AskedBy<'_>,
        name: &str,
        request: &Request,
        valid: &(dyn Fn(&Json) -> Result<(), Vec<Issue>> + Sync),
    ) -> Result<Reply, Unanswered> {
        let key = self.scope.key(name);
        let mark = self.mark(request);
        if let Some(known) = self.known(&key) {
            match self.checked(&key, &mark, &known, valid) {
                Ok(()) => return Ok(known.reply),
                Err(fault) if self.round.forgiving && fault.kind == Kind::Input => {
                    self.progress().answers.remove(&key);
                }
                Err(fault) => return self.never(fault).await,
            }
        }
        if let Some(asker) = &self.round.asker
            && asker.answers(request.kind)
        {
            let mut issues = Vec::new();
            for _ in 0..TRIES {
                let asked = Asked {
                    request,
                    issues: &issues,
                    by,
                };
                let reply = match asker.ask(asked).await {
                    Answer::Nobody => return self.later(key, mark, request).await,
                    Answer::Declined => Reply::Declined,
                    Answer::Given(answer) => match valid(&answer) {
                        Ok(()) => Reply::Given(answer),
                        Err(wrong) => {
                            issues = wrong;
                            continue;
                        }
                    },
                };
                let known = Known {
                    mark,
                    reply: reply.clone(),
                };
                self.progress().answers.insert(key, known);
                return Ok(reply);
            }
            return Err(Unanswered::Invalid);
        }
        self.later(key, mark, request).await
    }

    fn known(&self, key: &str) -> Option<Known> {
        self.progress().answers.get(key).cloned()
    }

    /// Whether an answer is one to this request.
    fn checked(
        &self,
        key: &str,
        mark: &str,
        known: &Known,
        valid: &(dyn Fn(&Json) -> Result<(), Vec<Issue>> + Sync),
    ) -> Result<(), Box<CallFault>> {
        if known.mark != mark {
            return Err(invalid_state());
        }
        let Reply::Given(answer) = &known.reply else {
            return Ok(());
        };
        valid(answer).map_err(|issues| {
            let issues = issues.iter().map(|issue| issue.below(key));
            Box::new(CallFault::invalid_input(issues.collect()))
        })
    }

    /// Ends the call with an error, whatever its handler does.
    async fn never<T>(&self, fault: Box<CallFault>) -> T {
        let root = {
            let mut progress = self.progress();
            progress.fault.get_or_insert(fault);
            progress.root.clone()
        };
        root.iter().for_each(Waker::wake_by_ref);
        std::future::pending().await
    }

    /// Waits until the call is dropped, if its caller can answer in the next one.
    async fn later(
        &self,
        key: String,
        mark: String,
        request: &Request,
    ) -> Result<Reply, Unanswered> {
        if !self.round.later.has(request.kind) {
            return Err(Unanswered::Nobody);
        }
        let opened = Opened {
            asking: self,
            key: &key,
        };
        let ended = poll_fn(|task| {
            let mut progress = opened.asking.progress();
            if progress.over {
                return Poll::Ready(Err(Unanswered::Nobody));
            }
            // The handler's own waker is counted elsewhere; no other one may be lost.
            let own = progress.counted.as_ref();
            let is_own = own.is_some_and(|(counted, _)| counted.will_wake(task.waker()));
            let waker = (!is_own).then(|| task.waker().clone());
            let is_news = match progress.open.iter_mut().find(|open| open.key == key) {
                Some(open) => std::mem::replace(&mut open.waker, waker).is_none(),
                None => {
                    progress.open.push(Open {
                        key: key.clone(),
                        mark: mark.clone(),
                        request: request.clone(),
                        waker,
                    });
                    true
                }
            };
            // Polled elsewhere, such as in a task of its own: the handler may be asleep.
            let root = progress.root.clone().filter(|_| is_news);
            drop(progress);
            let root = root.filter(|root| !is_own && !root.will_wake(task.waker()));
            root.iter().for_each(Waker::wake_by_ref);
            Poll::Pending
        });
        ended.await
    }

    /// What tells whether two requests are the same: that their texts are, and the arguments of a call inside.
    fn mark(&self, request: &Request) -> String {
        let mut text = self
            .scope
            .args
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone();
        text.push('\n');
        text.push_str(&request.to_json());
        hash::hex(text.as_bytes())[..32].to_owned()
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        let progress = &self.round.progress;
        progress.lock().unwrap_or_else(PoisonError::into_inner)
    }

    // For the one who polls the handler.

    /// The call is pending; whether something waits for its caller, or has gone wrong with an answer.
    pub(crate) fn waits(&self, root: &Waker) -> bool {
        let mut progress = self.progress();
        match &mut progress.root {
            Some(known) => known.clone_from(root),
            None => progress.root = Some(root.clone()),
        }
        !progress.open.is_empty() || progress.fault.is_some()
    }

    /// Whether an answer is wrong: the call ends.
    pub(crate) fn has_fault(&self) -> bool {
        self.progress().fault.is_some()
    }

    /// From now on the handler is polled with a waker whose holders are counted. Those who wait elsewhere are told to
    /// look again, so that what polls them is known.
    pub(crate) fn count(&self, counted: &Waker, task: &Waker) {
        let mut progress = self.progress();
        let known = progress.counted.as_ref();
        if known.is_some_and(|(known, _)| known.will_wake(counted)) {
            return;
        }
        progress.counted = Some((counted.clone(), task.clone()));
        let open = progress.open.iter_mut();
        let wakers: Vec<Waker> = open.filter_map(|open| open.waker.take()).collect();
        drop(progress);
        let elsewhere = wakers.into_iter().filter(|waker| !waker.will_wake(task));
        elsewhere.for_each(Waker::wake);
    }

    /// Whether an open request is polled by something else than the handler itself: a task, or a set of futures.
    pub(crate) fn is_elsewhere(&self) -> bool {
        let progress = self.progress();
        progress.open.iter().any(|open| open.waker.is_some())
    }

    /// The waker of the task, where `waker` is the one that is counted: for what waits beside the handler.
    pub(crate) fn uncounted(&self, waker: &Waker) -> Option<Waker> {
        let progress = self.progress();
        let (counted, task) = progress.counted.as_ref()?;
        counted.will_wake(waker).then(|| task.clone())
    }

    /// What the caller is asked; nothing is asked any more.
    pub(crate) fn waiting(&self) -> Waiting {
        let mut progress = self.progress();
        (progress.over, progress.asked) = (true, true);
        let open = std::mem::take(&mut progress.open);
        let mut carried = Carried {
            answers: std::mem::take(&mut progress.answers),
            open: BTreeMap::new(),
            once: std::mem::take(&mut progress.once),
        };
        let fault = progress.fault.take();
        (progress.counted, progress.root) = (None, None);
        drop(progress);
        let mut requests = Vec::with_capacity(open.len());
        for Open {
            key, mark, request, ..
        } in open
        {
            carried.open.insert(key.clone(), mark);
            requests.push((key, request));
        }
        Waiting {
            requests,
            carried,
            fault,
        }
    }

    /// Whether the outermost call has ended by asking its caller.
    pub(crate) fn has_asked(&self) -> bool {
        self.progress().asked
    }

    /// The call has ended: whoever still asks gets no answer.
    pub(crate) fn end(&self) {
        let mut progress = self.progress();
        progress.over = true;
        (progress.counted, progress.root) = (None, None);
        let open = std::mem::take(&mut progress.open);
        drop(progress);
        let wakers = open.into_iter().filter_map(|open| open.waker);
        wakers.for_each(Waker::wake);
    }
}

/// Takes a request back that its handler does not wait for any more.
struct Opened<'a> {
    asking: &'a Asking,
    key: &'a str,
}

impl Drop for Opened<'_> {
    fn drop(&mut self) {
        self.asking
            .progress()
            .open
            .retain(|open| open.key != self.key);
    }
}

/// A state that does not belong to the call, whatever is wrong with it.
pub(crate) fn invalid_state() -> Box<CallFault> {
    let message = "The state does not belong to this call, or is too old.";
    let fault = CallFault::new("invalid_state", Kind::Precondition, message);
    Box::new(fault.recover(
        super::Action::Replan,
        "Call the tool again without responses and state.",
    ))
}

//! The sessions of the older era over HTTP: those of `rmcp`, but not more than there is room for, and each for its caller.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_core::Stream;
use rmcp::model::{ClientJsonRpcMessage, ServerJsonRpcMessage};
use rmcp::transport::streamable_http_server::session::local::{
    LocalSessionManager, LocalSessionManagerError,
};
use rmcp::transport::streamable_http_server::session::{
    ServerSseMessage, SessionId, SessionManager,
};

use toolrt::host::CallerKey;

use super::Options;
use super::options::share;
use super::places::{Full, Place, Places};

pub(super) struct Sessions {
    all: LocalSessionManager,
    places: Places,
    known: Mutex<HashMap<SessionId, Known>>,
    /// How long one may be idle.
    idle: Duration,
}

/// What is known of a session.
struct Known {
    _place: Place,
    /// Its owner, if tokens say who that is.
    owner: Option<String>,
    /// Whom it counts for.
    caller: Option<CallerKey>,
    /// When a request for it came last.
    seen: Instant,
}

tokio::task_local! {
    /// Who begins a session, for the manager, which is not told.
    static BEGINS: Begins;
}

/// Who begins a session.
#[derive(Clone)]
struct Begins {
    caller: CallerKey,
    /// Whether the caller has as many as one may have.
    has_too_many: Arc<AtomicBool>,
}

/// Why a session does not do what it should.
#[derive(Debug)]
pub(super) enum SessionError {
    NoRoom,
    TooMany,
    Local(LocalSessionManagerError),
}

impl std::fmt::Display for SessionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoRoom => f.write_str("there is no room for another session"),
            Self::TooMany => f.write_str("the caller has too many sessions"),
            Self::Local(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for SessionError {}

impl From<LocalSessionManagerError> for SessionError {
    fn from(error: LocalSessionManagerError) -> Self {
        Self::Local(error)
    }
}

impl Sessions {
    pub(super) fn new(options: &Options) -> Self {
        let mut all = LocalSessionManager::default();
        all.session_config.keep_alive = Some(options.session_idle);
        let share = share(options.max_sessions, options.max_sessions_per_caller);
        Self {
            all,
            places: Places::shared(options.max_sessions, share),
            known: Mutex::default(),
            idle: options.session_idle,
        }
    }

    /// Answers a request of a caller, which may begin a session.
    ///
    /// # Errors
    /// The caller has too many. It says when one of them ends if no more requests for it come.
    pub(super) async fn beginning<T>(
        &self,
        caller: CallerKey,
        answer: impl Future<Output = T>,
    ) -> Result<T, Duration> {
        let has_too_many = Arc::<AtomicBool>::default();
        let begins = Begins {
            caller,
            has_too_many: has_too_many.clone(),
        };
        let answer = BEGINS.scope(begins, answer).await;
        match has_too_many.load(Ordering::Acquire) {
            true => Err(self.first_end(caller)),
            false => Ok(answer),
        }
    }

    /// How long it takes until one of a caller's sessions has been idle for too long, if no requests come.
    fn first_end(&self, caller: CallerKey) -> Duration {
        let known = self.known();
        let own = known.values().filter(|own| own.caller == Some(caller));
        let idle = own.map(|own| own.seen.elapsed()).max();
        self.idle.saturating_sub(idle.unwrap_or_default())
    }

    /// A request for a session has come.
    pub(super) fn seen(&self, id: &str) {
        if let Some(known) = self.known().get_mut(id) {
            known.seen = Instant::now();
        }
    }

    pub(super) fn has_room(&self) -> bool {
        self.places.place().is_some()
    }

    /// From now on only this owner may use a session.
    pub(super) fn own(&self, id: &str, owner: &str) {
        if let Some(known) = self.known().get_mut(id) {
            known.owner = Some(owner.to_owned());
        }
    }

    /// Whether there is a session of this id, and it is this owner's.
    pub(super) fn is_of(&self, id: &str, owner: &str) -> bool {
        let known = self.known();
        let own = known.get(id).and_then(|known| known.owner.as_deref());
        own == Some(owner)
    }

    fn known(&self) -> MutexGuard<'_, HashMap<SessionId, Known>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SessionManager for Sessions {
    type Error = SessionError;
    type Transport = <LocalSessionManager as SessionManager>::Transport;

    async fn create_session(&self) -> Result<(SessionId, Self::Transport), SessionError> {
        let begins = BEGINS.try_with(Clone::clone).ok();
        let caller = begins.as_ref().map(|begins| begins.caller);
        let place = self.places.places(1, caller).map_err(|full| {
            if let (Full::Caller, Some(begins)) = (full, &begins) {
                begins.has_too_many.store(true, Ordering::Release);
            }
            match full {
                Full::All => SessionError::NoRoom,
                Full::Caller => SessionError::TooMany,
            }
        })?;
        let (id, transport) = self.all.create_session().await?;
        let known = Known {
            _place: place,
            owner: None,
            caller,
            seen: Instant::now(),
        };
        self.known().insert(id.clone(), known);
        Ok((id, transport))
    }

    async fn initialize_session(
        &self,
        id: &SessionId,
        message: ClientJsonRpcMessage,
    ) -> Result<ServerJsonRpcMessage, SessionError> {
        Ok(self.all.initialize_session(id, message).await?)
    }

    async fn has_session(&self, id: &SessionId) -> Result<bool, SessionError> {
        Ok(self.all.has_session(id).await?)
    }

    async fn close_session(&self, id: &SessionId) -> Result<(), SessionError> {
        let closed = self.all.close_session(id).await;
        self.known().remove(id);
        Ok(closed?)
    }

    async fn create_stream(
        &self,
        id: &SessionId,
        message: ClientJsonRpcMessage,
    ) -> Result<impl Stream<Item = ServerSseMessage> + Send + Sync + 'static, SessionError> {
        Ok(self.all.create_stream(id, message).await?)
    }

    async fn accept_message(
        &self,
        id: &SessionId,
        message: ClientJsonRpcMessage,
    ) -> Result<(), SessionError> {
        Ok(self.all.accept_message(id, message).await?)
    }

    async fn create_standalone_stream(
        &self,
        id: &SessionId,
    ) -> Result<impl Stream<Item = ServerSseMessage> + Send + Sync + 'static, SessionError> {
        Ok(self.all.create_standalone_stream(id).await?)
    }

    async fn resume(
        &self,
        id: &SessionId,
        last_event_id: String,
    ) -> Result<impl Stream<Item = ServerSseMessage> + Send + Sync + 'static, SessionError> {
        Ok(self.all.resume(id, last_event_id).await?)
    }
}

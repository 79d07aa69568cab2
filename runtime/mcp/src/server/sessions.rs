//! The sessions of the older era over HTTP: those of `rmcp`, but not more than there is room for, and each for its caller.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use futures_core::Stream;
use rmcp::model::{ClientJsonRpcMessage, ServerJsonRpcMessage};
use rmcp::transport::streamable_http_server::session::local::{
    LocalSessionManager, LocalSessionManagerError,
};
use rmcp::transport::streamable_http_server::session::{
    ServerSseMessage, SessionId, SessionManager,
};

use super::Options;
use super::places::{Place, Places};

pub(super) struct Sessions {
    all: LocalSessionManager,
    places: Places,
    /// By their ids: their places, and their owners if tokens say who that is.
    known: Mutex<HashMap<SessionId, (Place, Option<String>)>>,
}

/// Why a session does not do what it should.
#[derive(Debug)]
pub(super) enum SessionError {
    NoRoom,
    Local(LocalSessionManagerError),
}

impl std::fmt::Display for SessionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NoRoom => f.write_str("there is no room for another session"),
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
        Self {
            all,
            places: Places::new(options.max_sessions),
            known: Mutex::default(),
        }
    }

    pub(super) fn has_room(&self) -> bool {
        self.places.place().is_some()
    }

    /// From now on only this owner may use a session.
    pub(super) fn own(&self, id: &str, owner: &str) {
        if let Some((_, own)) = self.known().get_mut(id) {
            *own = Some(owner.to_owned());
        }
    }

    /// Whether there is a session of this id, and it is this owner's.
    pub(super) fn is_of(&self, id: &str, owner: &str) -> bool {
        let known = self.known();
        let own = known.get(id).and_then(|(_, own)| own.as_deref());
        own == Some(owner)
    }

    fn known(&self) -> MutexGuard<'_, HashMap<SessionId, (Place, Option<String>)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl SessionManager for Sessions {
    type Error = SessionError;
    type Transport = <LocalSessionManager as SessionManager>::Transport;

    async fn create_session(&self) -> Result<(SessionId, Self::Transport), SessionError> {
        let place = self.places.place().ok_or(SessionError::NoRoom)?;
        let (id, transport) = self.all.create_session().await?;
        self.known().insert(id.clone(), (place, None));
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

//! The older era: the server sends requests to the client and waits.

use rmcp::RoleServer;
use rmcp::model::{
    ClientResult, CreateMessageRequest, ElicitRequest, ListRootsRequest, ServerRequest,
};
use rmcp::service::Peer;
use toolrt::{Answer, Asked, Asker, BoxFuture, Request, RequestKind};

use super::answers::{Answered, answer};
use super::requests::{elicitation, sampling};

/// The client that makes a call.
pub(super) struct Client {
    pub(super) peer: Peer<RoleServer>,
    /// What it has declared that it can answer.
    pub(super) kinds: Vec<RequestKind>,
}

impl Asker for Client {
    fn answers(&self, kind: RequestKind) -> bool {
        self.kinds.contains(&kind)
    }

    fn ask<'a>(&'a self, asked: Asked<'a>) -> BoxFuture<'a, Answer> {
        Box::pin(async move { self.asked(asked.request).await.unwrap_or(Answer::Nobody) })
    }
}

impl Client {
    /// Waits as long as the call does. A client that cannot answer after all, or has gone, is nobody.
    async fn asked(&self, request: &Request) -> Option<Answer> {
        let sent = match request.kind {
            RequestKind::Ask | RequestKind::Confirm => {
                ServerRequest::ElicitRequest(ElicitRequest::new(elicitation(request)))
            }
            RequestKind::Sample => {
                let sample = request.sample.clone().unwrap_or_default();
                ServerRequest::CreateMessageRequest(CreateMessageRequest::new(sampling(&sample)))
            }
            RequestKind::Roots => ServerRequest::ListRootsRequest(ListRootsRequest::default()),
        };
        let result: ClientResult = self.peer.send_request(sent).await.ok()?;
        let response = serde_json::to_value(&result).ok()?;
        let schema = request.schema.as_ref().map(|schema| schema.as_str());
        Some(Answered::said(answer(request.kind, schema, &response)))
    }
}

//! Who listens hears that lists have changed, and that resources have.

use std::sync::{Arc, Mutex, PoisonError};

use rmcp::model::{
    PromptListChangedNotification, ResourceListChangedNotification, ResourceUpdatedNotification,
    ResourceUpdatedNotificationParam, ServerNotification, SubscriptionFilter,
    ToolListChangedNotification,
};
use tokio::sync::broadcast::{self, error::RecvError};
use toolrt::Spec;
use toolrt::host::Subscription;
use toolrt::mcp::Server;

/// How many changes a listener may be behind; one that is further behind is told that everything has changed.
const BEHIND: usize = 256;

/// Something has changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Change {
    Tools,
    Prompts,
    Resources,
    Updated(Arc<str>),
}

/// The changes of a server, for those who listen.
pub(super) struct Changes {
    sender: broadcast::Sender<Change>,
    /// They end with it.
    _heard: [Subscription; 2],
}

/// The changes since somebody has begun to listen.
pub(super) struct Listener(broadcast::Receiver<Change>);

impl Changes {
    pub(super) fn of(server: &Server) -> Self {
        let (sender, _) = broadcast::channel(BEHIND);
        let seen = Mutex::new(Lists::of(server));
        let (tell, of) = (sender.clone(), server.clone());
        let lists = server.registry().on_change(move || {
            let mut seen = seen.lock().unwrap_or_else(PoisonError::into_inner);
            let now = Lists::of(&of);
            let before = std::mem::replace(&mut *seen, now);
            let kinds = [
                (before.tools != seen.tools, Change::Tools),
                (before.prompts != seen.prompts, Change::Prompts),
                (before.resources != seen.resources, Change::Resources),
            ];
            for (_, kind) in kinds.into_iter().filter(|(changed, _)| *changed) {
                // Nobody may listen.
                let _ = tell.send(kind);
            }
        });
        let tell = sender.clone();
        let updates = server.on_update(move |uri: &str| {
            let _ = tell.send(Change::Updated(uri.into()));
        });
        Self {
            sender,
            _heard: [lists, updates],
        }
    }

    pub(super) fn listen(&self) -> Listener {
        Listener(self.sender.subscribe())
    }
}

impl Listener {
    /// What happens next; several changes at once if there were too many to keep. Empty when the server is gone.
    pub(super) async fn next(&mut self, watched: impl FnOnce() -> Vec<String>) -> Vec<Change> {
        match self.0.recv().await {
            Ok(change) => vec![change],
            Err(RecvError::Closed) => Vec::new(),
            Err(RecvError::Lagged(_)) => {
                let lists = [Change::Tools, Change::Prompts, Change::Resources];
                let updated = watched().into_iter();
                let updated = updated.map(|uri| Change::Updated(uri.into()));
                lists.into_iter().chain(updated).collect()
            }
        }
    }
}

impl Change {
    pub(super) fn notification(&self) -> ServerNotification {
        match self {
            Self::Tools => {
                ServerNotification::ToolListChangedNotification(ToolListChangedNotification {
                    method: Default::default(),
                    extensions: Default::default(),
                })
            }
            Self::Prompts => {
                ServerNotification::PromptListChangedNotification(PromptListChangedNotification {
                    method: Default::default(),
                    extensions: Default::default(),
                })
            }
            Self::Resources => ServerNotification::ResourceListChangedNotification(
                ResourceListChangedNotification {
                    method: Default::default(),
                    extensions: Default::default(),
                },
            ),
            Self::Updated(uri) => ServerNotification::ResourceUpdatedNotification(
                ResourceUpdatedNotification::new(ResourceUpdatedNotificationParam::new(&**uri)),
            ),
        }
    }

    /// Whether somebody with this filter wants to hear of it.
    pub(super) fn is_wanted(&self, filter: &SubscriptionFilter) -> bool {
        match self {
            Self::Tools => filter.tools_list_changed == Some(true),
            Self::Prompts => filter.prompts_list_changed == Some(true),
            Self::Resources => filter.resources_list_changed == Some(true),
            Self::Updated(uri) => {
                let watched = filter.resource_subscriptions.as_ref();
                watched.is_some_and(|watched| watched.iter().any(|one| **one == **uri))
            }
        }
    }
}

/// What the lists of a server have, by the addresses of their specs.
#[derive(PartialEq, Eq)]
struct Lists {
    tools: Vec<usize>,
    prompts: Vec<usize>,
    resources: Vec<usize>,
}

impl Lists {
    fn of(server: &Server) -> Self {
        let address = |spec: &'static Spec| std::ptr::from_ref(spec).addr();
        let known = |spec: &'static Spec| server.registry().get(spec.name).map(address);
        let (prompts, resources) = (server.spec().prompts, server.spec().resources);
        Self {
            tools: server.tools().into_iter().map(address).collect(),
            prompts: prompts.iter().filter_map(|it| known(it.tool)).collect(),
            resources: resources.iter().filter_map(|it| known(it.tool)).collect(),
        }
    }
}

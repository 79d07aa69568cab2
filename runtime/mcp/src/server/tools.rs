//! The tools that a server lists, each definition written once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use rmcp::model::{JsonObject, ListToolsResult, Tool};
use toolrt::Spec;
use toolrt::mcp::{Era, definition, definition_of, wraps};

use super::context::Incoming;
use super::discovery;
use super::lists::{Cursor, Hints};
use super::seen::seen;
use super::shared::Shared;

/// What is known of tools, of both eras.
#[derive(Default)]
pub(super) struct Tools {
    /// By the address of the spec: there may be another one of the same name later.
    known: Mutex<HashMap<(usize, Era, String), Tool>>,
    /// The lists of both eras, while the registry does not change.
    lists: Mutex<HashMap<Era, List>>,
    /// Whole definitions, for what `rmcp` looks up in the schemas of arguments.
    schemas: Mutex<HashMap<usize, Arc<JsonObject>>>,
    /// Whether results are wrapped in the older era, by the address of the spec.
    wraps: Mutex<HashMap<usize, bool>>,
    /// Those that stand for all.
    pub(super) search: OnceLock<[Tool; 2]>,
}

/// All tools, and the number of changes of the registry before them.
type List = (u64, Arc<[Tool]>);

/// A page of `tools/list`.
pub(super) fn list(
    shared: &Shared,
    incoming: &Incoming<'_>,
    cursor: Option<String>,
) -> Result<ListToolsResult, rmcp::ErrorData> {
    let size = shared.options.page_size;
    let cursor = Cursor::read(cursor)?;
    let era = incoming.era();
    let discovery = shared.server.spec().discovery;
    let (page, next) = match (discovery.search, discovery.permitted) {
        (true, _) => cursor.page(&discovery::definitions(shared), size),
        (false, false) if !shared.server.registry().has_policy() => {
            cursor.page(&shared.all_tools(era), size)
        }
        (false, permitted) => {
            let tools = seen(shared, incoming).into_iter();
            let allowed = tools.filter(|spec| !permitted || incoming.lacks(spec).is_empty());
            let tools: Vec<Tool> = allowed.map(|spec| shared.tool(spec, era)).collect();
            cursor.page(&tools, size)
        }
    };
    let mut result = ListToolsResult::with_all_items(page);
    result.next_cursor = next;
    let hints = Hints::of_tools(&shared.server);
    hints.set(era, &mut result.ttl_ms, &mut result.cache_scope);
    Ok(result)
}

impl Shared {
    /// All tools, in order.
    fn all_tools(&self, era: Era) -> Arc<[Tool]> {
        // Read first: what changes meanwhile is seen the next time.
        let changes = self.server.registry().changes();
        let lists = || {
            self.tools
                .lists
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
        };
        if let Some((at, known)) = lists().get(&era)
            && *at == changes
        {
            return known.clone();
        }
        let tools = self.server.tools().into_iter();
        let tools: Arc<[Tool]> = tools.map(|spec| self.tool(spec, era)).collect();
        lists().insert(era, (changes, tools.clone()));
        tools
    }

    /// What stands for the definition of a tool.
    fn tool(&self, spec: &'static Spec, era: Era) -> Tool {
        let lowering = self.server.lowering();
        let name = lowering.sent_name(spec.name).to_owned();
        let key = (std::ptr::from_ref(spec).addr(), era, name);
        let mut known = self
            .tools
            .known
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let tool = known.entry(key).or_insert_with(|| {
            let definition = match lowering.sent(spec.name) {
                Some(sent) => definition_of(sent, era),
                None => definition(spec, era),
            };
            self.definitions.add(definition)
        });
        tool.clone()
    }

    /// Whether the results of a tool are members of an object in the older era.
    pub(super) fn wraps(&self, spec: &'static Spec) -> bool {
        let key = std::ptr::from_ref(spec).addr();
        let mut known = self
            .tools
            .wraps
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        *known.entry(key).or_insert_with(|| wraps(spec))
    }

    /// The tool of a name, if headers are compared with its arguments.
    pub(super) fn with_headers(&self, name: &str) -> Option<&'static Spec> {
        let spec = self.server.shows(name)?;
        let has_headers = spec.input_schema.contains("\"x-mcp-header\"");
        has_headers.then_some(spec)
    }

    /// A tool for `rmcp`, which compares headers with arguments by the schema.
    pub(super) fn with_schema(&self, spec: &'static Spec) -> Tool {
        let key = std::ptr::from_ref(spec).addr();
        let mut known = self
            .tools
            .schemas
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let schema = known.entry(key).or_insert_with(|| {
            let lowering = self.server.lowering();
            let sent = lowering
                .sent(spec.name)
                .filter(|sent| !sent.arguments.is_empty());
            let schema = match sent.zip(toolrt::Value::parse(spec.input_schema.as_bytes())) {
                Some((sent, schema)) => serde_json::from_str(&sent.schema(schema).to_json()),
                None => serde_json::from_str(spec.input_schema),
            };
            Arc::new(schema.unwrap_or_default())
        });
        Tool::new_with_raw(spec.name, None, schema.clone())
    }
}

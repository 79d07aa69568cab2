//! The tools that a server has, as it defines them.

use std::collections::HashMap;

use rmcp::RoleClient;
use rmcp::model::{ErrorCode, PaginatedRequestParams, Tool};
use rmcp::service::{Peer, ServiceError};
use toolrt::lowering::renamed_schema;
use toolrt::{Object, Value};

/// How many pages of tools are read, and how many tools of them are kept.
const PAGES: usize = 1_000;
const TOOLS: usize = 100_000;

/// The tools of a server by name.
#[derive(Debug, Default)]
pub(super) struct Definitions(HashMap<String, Definition>);

/// A tool of a server.
#[derive(Debug)]
pub(super) struct Definition {
    pub(super) title: Option<String>,
    pub(super) description: Option<String>,
    pub(super) input: Value,
    pub(super) output: Option<Value>,
}

impl Definitions {
    /// Asks a server for all of them.
    pub(super) async fn of(peer: &Peer<RoleClient>) -> Result<Self, ServiceError> {
        let mut all = HashMap::new();
        let mut cursor: Option<String> = None;
        for _ in 0..PAGES {
            let params = PaginatedRequestParams::default().with_cursor(cursor.clone());
            let page = match peer.list_tools(Some(params)).await {
                Ok(page) => page,
                // A server without tools need not know what they are.
                Err(ServiceError::McpError(error)) if error.code == ErrorCode::METHOD_NOT_FOUND => {
                    break;
                }
                Err(error) => return Err(error),
            };
            let tools = page.tools.into_iter().take(TOOLS - all.len());
            all.extend(tools.map(|tool| (own_name(&tool), Definition::of(tool))));
            if page.next_cursor.is_none() || page.next_cursor == cursor {
                break;
            }
            cursor = page.next_cursor;
        }
        Ok(Self(all))
    }

    pub(super) fn get(&self, tool: &str) -> Option<&Definition> {
        self.0.get(tool)
    }

    /// What each is, as a definition of a tool made at run time, in the order of their names.
    pub(super) fn made(&self) -> Vec<String> {
        let names = self.names().into_iter();
        let made = names.filter_map(|name| Some(self.0.get(&name)?.made(&name)));
        made.collect()
    }

    /// The names of all.
    pub(super) fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.0.keys().cloned().collect();
        names.sort_unstable();
        names
    }
}

/// The name of a tool. A server of toolc has lowered names for others, and takes those of its design.
fn own_name(tool: &Tool) -> String {
    let own = meta(tool, "dev.toolc/name").and_then(|name| name.as_str());
    own.unwrap_or(&tool.name).to_owned()
}

fn meta<'t>(tool: &'t Tool, key: &str) -> Option<&'t serde_json::Value> {
    tool.meta.as_ref()?.0.get(key)
}

impl Definition {
    fn of(tool: Tool) -> Self {
        let json = |schema: &_| {
            let text = serde_json::to_string(schema).unwrap_or_default();
            Value::parse(text.as_bytes()).unwrap_or_default()
        };
        let input = json(&tool.input_schema);
        Self {
            input: match meta(&tool, "dev.toolc/arguments").and_then(|names| names.as_object()) {
                Some(names) => {
                    let names = names.iter();
                    let names =
                        names.filter_map(|(sent, own)| Some((own.as_str()?, sent.as_str())));
                    let names = names.map(|(own, sent)| (own.to_owned(), sent.to_owned()));
                    renamed_schema(input, &names.collect::<Vec<_>>())
                }
                None => input,
            },
            output: tool.output_schema.as_ref().map(json),
            title: tool.title,
            description: tool.description.map(|text| text.into_owned()),
        }
    }

    /// What it is, as a definition of a tool made at run time. What a server says of effects is none of it: nobody has to
    /// believe that.
    fn made(&self, name: &str) -> String {
        let mut made = Object::new();
        made.insert("name", name);
        let texts = [("title", &self.title), ("description", &self.description)];
        for (member, text) in texts {
            if let Some(text) = text {
                made.insert(member, text.as_str());
            }
        }
        made.insert("input_schema", self.input.clone());
        if let Some(output) = &self.output {
            made.insert("output_schema", output.clone());
        }
        Value::Object(made).to_json()
    }

    /// The schema of the result, where that is the member `result` of an object: of results that are no objects, in the
    /// older era.
    pub(super) fn wrapped(&self) -> Option<&Value> {
        let output = self.output.as_ref()?;
        let members = output.get("properties")?.as_object()?;
        let own = members.get("result")?;
        let is_closed = output.get("additionalProperties").is_some();
        (members.len() == 1 && !is_closed).then_some(own)
    }
}

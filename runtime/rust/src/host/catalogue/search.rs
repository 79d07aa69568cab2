//! The tool that searches.

use super::Catalogue;
use super::definitions::SEARCH;
use super::found::found;
use super::front::Front;
use crate::call::{BoxFuture, Context, Fault, Json};
use crate::host::Query;
use crate::host::tool::Produced;
use crate::json::{Number, Object, Value};
use crate::spec::Spec;

pub(super) struct Searching(pub(super) Catalogue);

#[derive(Clone)]
pub(super) struct Args {
    query: String,
    limit: usize,
    tags: Option<Vec<String>>,
    schemas: bool,
}

impl Catalogue {
    /// The result of a search, among the tools that `may` be seen as well.
    pub(super) fn search(&self, args: &Args, may: impl Fn(&'static Spec) -> bool) -> Json {
        let tags: Vec<&str> = args.tags.iter().flatten().map(String::as_str).collect();
        let specs = self.registry.search(&Query {
            text: Some(&args.query),
            any_tag: &tags,
            ..Query::default()
        });
        let specs = specs.into_iter().filter(|spec| self.has(spec) && may(spec));
        let tools = specs.take(args.limit);
        let tools: Vec<Value> = tools.map(|spec| found(spec, args.schemas)).collect();
        let mut result = Object::new();
        result.insert("tools", tools);
        Json::from(&Value::Object(result))
    }
}

impl Front for Searching {
    type Args = Args;

    const SPEC: &'static Spec = &SEARCH;

    fn args(value: &Value) -> Args {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let limit = value.get("limit").and_then(Value::as_number);
        let limit = limit.and_then(Number::as_i64);
        let tags = value.get("tags").and_then(Value::as_array);
        Args {
            query: value.get("query").map(text).unwrap_or_default(),
            limit: limit
                .and_then(|limit| usize::try_from(limit).ok())
                .unwrap_or(10),
            tags: tags.map(|tags| tags.iter().map(text).collect()),
            schemas: value.get("schemas") != Some(&Value::Bool(false)),
        }
    }

    fn value(args: &Args) -> Value {
        let mut value = Object::new();
        value.insert("query", args.query.as_str());
        value.insert("limit", i64::try_from(args.limit).unwrap_or(i64::MAX));
        if let Some(tags) = &args.tags {
            let tags: Vec<Value> = tags.iter().map(|tag| Value::from(tag.as_str())).collect();
            value.insert("tags", tags);
        }
        value.insert("schemas", args.schemas);
        Value::Object(value)
    }

    fn call<'a>(
        &'a self,
        args: &'a Args,
        cx: &'a Context,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        let registry = &self.0.registry;
        let may = |spec: &'static Spec| !registry.advertised([spec], cx).is_empty();
        let result = self.0.search(args, may);
        Box::pin(std::future::ready(Ok(Produced {
            result,
            side: None,
            partial: None,
            said: None,
        })))
    }
}

//! The tool that searches.

use super::Catalogue;
use super::definitions::SEARCH;
use super::found::found;
use crate::call::{BoxFuture, Context, Fault, Json, MissingContext};
use crate::diagnose::{Issue, diagnose};
use crate::host::tool::{Erased, Hidden, Produced, copied, not_ours};
use crate::host::{Executor, Query};
use crate::json::{Number, Object, Value};
use crate::spec::Spec;

pub(super) struct Searching(pub(super) Catalogue);

#[derive(Clone)]
struct Args {
    query: String,
    limit: usize,
    tags: Option<Vec<String>>,
    schemas: bool,
}

impl Args {
    fn of(value: &Value) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let limit = value.get("limit").and_then(Value::as_number);
        let limit = limit.and_then(Number::as_i64);
        let tags = value.get("tags").and_then(Value::as_array);
        Self {
            query: value.get("query").map(text).unwrap_or_default(),
            limit: limit
                .and_then(|limit| usize::try_from(limit).ok())
                .unwrap_or(10),
            tags: tags.map(|tags| tags.iter().map(text).collect()),
            schemas: value.get("schemas") != Some(&Value::Bool(false)),
        }
    }

    fn value(&self) -> Value {
        let mut value = Object::new();
        value.insert("query", self.query.as_str());
        value.insert("limit", i64::try_from(self.limit).unwrap_or(i64::MAX));
        if let Some(tags) = &self.tags {
            let tags: Vec<Value> = tags.iter().map(|tag| Value::from(tag.as_str())).collect();
            value.insert("tags", tags);
        }
        value.insert("schemas", self.schemas);
        Value::Object(value)
    }
}

impl Searching {
    fn result(&self, args: &Args) -> Json {
        let tags: Vec<&str> = args.tags.iter().flatten().map(String::as_str).collect();
        let catalogue = &self.0;
        let specs = catalogue.registry.search(&Query {
            text: Some(&args.query),
            any_tag: &tags,
            ..Query::default()
        });
        let specs = specs.into_iter().filter(|spec| catalogue.has(spec));
        let tools = specs.take(args.limit);
        let tools: Vec<Value> = tools.map(|spec| found(spec, args.schemas)).collect();
        let mut result = Object::new();
        result.insert("tools", tools);
        Json::from(&Value::Object(result))
    }
}

impl Erased for Searching {
    fn spec(&self) -> &'static Spec {
        &SEARCH
    }

    fn can_plan(&self) -> bool {
        false
    }

    fn decode(&self, payload: &[u8]) -> Result<Hidden, Vec<Issue>> {
        let issues = diagnose(SEARCH.args, payload);
        match issues.is_empty() {
            true => Ok(Box::new(Args::of(
                &Value::parse(payload).unwrap_or_default(),
            ))),
            false => Err(issues),
        }
    }

    fn canonical(&self, args: &Hidden) -> Option<Json> {
        let args: &Args = args.downcast_ref()?;
        Some(Json::from(&args.value()))
    }

    fn inject(&self, _cx: &Context) -> Result<Hidden, MissingContext> {
        Ok(Box::new(()))
    }

    fn check(&self, _cx: &Context, _args: &Hidden) -> Vec<Issue> {
        Vec::new()
    }

    fn copied(&self, args: &Hidden, injected: &Hidden) -> Option<(Hidden, Hidden)> {
        copied::<Args, ()>(args, injected)
    }

    fn call<'a>(
        &'a self,
        _executor: &'a dyn Executor,
        _cx: &'a Context,
        args: Hidden,
        _injected: Hidden,
    ) -> BoxFuture<'a, Result<Produced, Fault>> {
        Box::pin(async move {
            let args: &Args = args.downcast_ref().ok_or_else(not_ours)?;
            Ok(Produced {
                result: self.result(args),
                side: None,
                partial: None,
            })
        })
    }

    fn plan<'a>(
        &'a self,
        _cx: &'a Context,
        _args: Hidden,
        _injected: Hidden,
    ) -> Option<BoxFuture<'a, Result<Vec<Value>, Fault>>> {
        None
    }
}

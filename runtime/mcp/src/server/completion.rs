//! Completing what people type into arguments of prompts and variables of resources.

use rmcp::model::{CompleteRequestParams, CompleteResult, CompletionInfo, ErrorData, Reference};
use toolrt::mcp::CompletionOf;
use toolrt::table::{Literal, Table};

use super::shared::Shared;
use super::{arguments, prompts, resources};

/// `completion/complete`.
pub(super) async fn complete(
    shared: &Shared,
    params: CompleteRequestParams,
) -> Result<CompleteResult, ErrorData> {
    let (name, value) = (
        params.argument.name.as_str(),
        params.argument.value.as_str(),
    );
    let (of, own) = match &params.r#ref {
        Reference::Prompt(prompt) => {
            let spec = prompts::named(shared, &prompt.name)?;
            let argument = spec.arguments.iter().find(|argument| argument.name == name);
            let own = argument.map(|argument| {
                argument
                    .values
                    .iter()
                    .map(|&value| value.to_owned())
                    .collect()
            });
            (CompletionOf::Prompt { name: spec.name }, own)
        }
        Reference::Resource(resource) => {
            let all = shared.server.spec().resources.iter();
            let mut templates = all.filter(|it| !it.variables.is_empty());
            let spec = templates.find(|it| it.uri == resource.uri);
            let spec = spec.ok_or_else(|| resources::not_found(&resource.uri))?;
            let is_known = spec.variables.contains(&name);
            let own = is_known.then(|| values(arguments::table(spec.tool, name)));
            (CompletionOf::Resource { uri: spec.uri }, own)
        }
        _ => {
            return Err(ErrorData::invalid_params(
                "Nothing of this kind is completed.",
                None,
            ));
        }
    };
    let own: Vec<String> = own.ok_or_else(|| {
        let shown: String = name.chars().take(128).collect();
        let shown = serde_json::Value::from(shown);
        ErrorData::invalid_params(format!("There is no argument {shown}."), None)
    })?;
    let all = match (own.is_empty(), shared.server.completer()) {
        (false, _) => {
            let begins = |one: &String| one.to_lowercase().starts_with(&value.to_lowercase());
            own.into_iter().filter(begins).collect()
        }
        (true, Some(completer)) => {
            let given = params.context.and_then(|context| context.arguments);
            let mut given: Vec<(String, String)> = given.into_iter().flatten().collect();
            given.sort();
            let completed = completer.complete(of, name, value, &given);
            let in_time = tokio::time::timeout(shared.options.deadline, completed).await;
            in_time.unwrap_or_default()
        }
        (true, None) => Vec::new(),
    };
    Ok(CompleteResult::new(bounded(all)))
}

/// At most as many as the protocol allows.
fn bounded(mut values: Vec<String>) -> CompletionInfo {
    let total = values.len();
    values.truncate(CompletionInfo::MAX_VALUES);
    let has_more = total > values.len();
    let total = u32::try_from(total).ok();
    CompletionInfo::with_pagination(values, total, has_more).unwrap_or_default()
}

/// All values of a type that has few; none of any other.
fn values(table: Option<Table>) -> Vec<String> {
    match table {
        Some(Table::Bool) => vec!["true".to_owned(), "false".to_owned()],
        Some(Table::Enum(all)) => all.members.iter().map(text_of).collect(),
        Some(Table::Nullable(inner)) => values(Some(*inner)),
        Some(Table::Schema(_))
        | Some(Table::Null)
        | Some(Table::Json)
        | Some(Table::Int(_))
        | Some(Table::Float(_))
        | Some(Table::Text(_))
        | Some(Table::List(_))
        | Some(Table::Tuple(_))
        | Some(Table::Map(_))
        | Some(Table::Record(_))
        | Some(Table::Tagged(_))
        | Some(Table::Union(_))
        | Some(Table::Secret(_))
        | None => Vec::new(),
    }
}

fn text_of(literal: &Literal) -> String {
    match literal {
        Literal::Text(text) => (*text).to_owned(),
        Literal::Null | Literal::Bool(_) | Literal::Int(_) | Literal::Float(_) => {
            literal.value().to_json()
        }
    }
}

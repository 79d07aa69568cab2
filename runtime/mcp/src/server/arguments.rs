//! Arguments that come as texts: variables of resources, arguments of prompts.

use toolrt::diagnose::diagnose;
use toolrt::table::Table;
use toolrt::{Spec, Value};

/// The arguments of a tool from texts, as JSON. Each is read as a text of its declared type, or else as a JSON document;
/// what is neither stays a text, about which the registry complains.
pub(super) fn read<'a>(
    spec: &Spec,
    texts: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Vec<u8> {
    let mut members = Vec::new();
    for (name, text) in texts {
        let quoted = Value::from(text).to_json();
        let fits = |json: &str| match table(spec, name) {
            Some(table) => diagnose(table, json.as_bytes()).is_empty(),
            None => true,
        };
        let is_document = !fits(&quoted) && fits(text);
        let json = if is_document { text } else { &quoted };
        members.push(format!("{}:{json}", Value::from(name).to_json()));
    }
    format!("{{{}}}", members.join(",")).into_bytes()
}

/// The type of an argument.
pub(super) fn table(spec: &Spec, name: &str) -> Option<Table> {
    let fields = match spec.args {
        Table::Record(record) => record.fields,
        Table::Null
        | Table::Bool
        | Table::Json
        | Table::Int(_)
        | Table::Float(_)
        | Table::Text(_)
        | Table::Enum(_)
        | Table::List(_)
        | Table::Tuple(_)
        | Table::Map(_)
        | Table::Tagged(_)
        | Table::Union(_)
        | Table::Nullable(_)
        | Table::Secret(_)
        | Table::Schema(_) => &[],
    };
    let field = fields.iter().find(|field| field.name == name);
    field.map(|field| field.table)
}

//! The JSON Schema of the IR: the contract with plugins.

use schemars::generate::SchemaSettings;

use super::Design;

/// The JSON Schema (2020-12) of a serialized [`Design`].
pub fn schema() -> serde_json::Value {
    let mut schema = SchemaSettings::draft2020_12()
        .for_serialize()
        .into_generator()
        .into_root_schema_for::<Design>();
    schema.insert("title".to_owned(), "toolc IR".into());
    schema.into()
}

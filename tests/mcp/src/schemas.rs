//! What a schema can say.

use toolrt::{Content, Context};

use crate::tools::fixtures::tools::schemas::{SchemasTools, types::*};

/// Repeats what it was given.
pub struct Schemas;

impl SchemasTools for Schemas {
    async fn json_schema_2020_12_tool(
        &self,
        _cx: &Context,
        args: SchemaArgs,
    ) -> Result<Content, JsonSchema2020_12ToolError> {
        let method = args
            .contact_method
            .map_or("anything", |method| method.as_str());
        Ok(format!("To be reached by {method}.").into())
    }

    async fn test_header_tool(
        &self,
        _cx: &Context,
        args: TestHeaderToolArgs,
    ) -> Result<Content, TestHeaderToolError> {
        let region = args.region.as_deref().unwrap_or("any region");
        Ok(format!("{} in {region}", args.query).into())
    }
}

//! Pictures for people, of tools, servers, resources and prompts.

use schemars::JsonSchema;
use serde::Serialize;

use super::capabilities::words;
use crate::source::Text;

/// `icon "https://…" mime "image/png" sizes "48x48 96x96" for dark`
#[derive(Debug, Clone, Serialize, JsonSchema)]
pub struct Icon {
    /// An `https:` or `data:` URI.
    pub src: Text,
    /// Its type.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mime: Option<Text>,
    /// Such as `48x48` or `any`.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sizes: Vec<Text>,
    /// Where it is shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub theme: Option<Theme>,
}

words! {
    /// Where a picture is shown.
    Theme {
        /// On a light ground.
        Light = "light",
        /// On a dark ground.
        Dark = "dark",
    }
}

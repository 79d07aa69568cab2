// Made by toolc from quotes.tools; do not edit.

//! The types of the package `quotes`.

/// Ends in a block of its own:
/// ```text
/// std::process::exit(1);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Open {
    /// A Vec\<T> of \<script>evil()\</script>, and \[a link](javascript:evil).
    pub list: Vec<String>,
    /// - ```text
    ///   std::process::exit(1);
    ///   ```
    ///
    /// Deprecated: */ """ '''
    pub more: Option<String>,
    pub open_x_w: String,
}

impl Open {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(list: Vec<String>) -> Self {
        Self {
            list,
            more: None,
            open_x_w: Self::default_open_x_w(),
        }
    }

    pub(super) fn default_open_x_w() -> String {
        "\"#; evil(); r#\"\\".to_owned()
    }
}

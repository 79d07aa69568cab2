//! The type of `url`, which writes some URIs otherwise, and knows fewer of them.

use url::Url;

use super::ConversionError;
use crate::scalars::Uri;

/// As WHATWG reads it: `HTTP://EXAMPLE.com` becomes `http://example.com/`.
impl TryFrom<&Uri> for Url {
    type Error = ConversionError;

    fn try_from(uri: &Uri) -> Result<Self, ConversionError> {
        Self::parse(uri.as_str()).map_err(|_| ConversionError::Unknown)
    }
}

/// A few URLs of WHATWG are no URIs.
impl TryFrom<Url> for Uri {
    type Error = ConversionError;

    fn try_from(url: Url) -> Result<Self, ConversionError> {
        Ok(Self::parse(String::from(url))?)
    }
}

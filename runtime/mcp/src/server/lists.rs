//! Pages of lists, and how long clients may keep them.

use base64ct::{Base64UrlUnpadded, Encoding};
use rmcp::ErrorData;
use rmcp::model::CacheScope;
use toolrt::mcp::{Cache, Era, ResourceSpec, Server};

/// Where a page begins. Clients see it as an opaque text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cursor(usize);

impl Cursor {
    pub(super) fn read(cursor: Option<String>) -> Result<Self, ErrorData> {
        let Some(text) = cursor else {
            return Ok(Self(0));
        };
        let unknown = || ErrorData::invalid_params("The cursor is not one of this list.", None);
        let bytes = Base64UrlUnpadded::decode_vec(&text).map_err(|_| unknown())?;
        let place = std::str::from_utf8(&bytes)
            .ok()
            .and_then(|text| text.parse().ok());
        place.map(Self).ok_or_else(unknown)
    }

    /// The entries of the page, and the cursor of the next one.
    pub(super) fn page<T: Clone>(self, all: &[T], size: usize) -> (Vec<T>, Option<String>) {
        let start = self.0.min(all.len());
        let end = start.saturating_add(size).min(all.len());
        let next = (end < all.len()).then(|| Self(end).written());
        (all[start..end].to_vec(), next)
    }

    fn written(self) -> String {
        Base64UrlUnpadded::encode_string(self.0.to_string().as_bytes())
    }
}

/// What the modern era tells of a result that may be kept.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hints(Cache);

impl Hints {
    pub(super) fn of_lists(server: &Server) -> Self {
        let Cache { ttl_ms, private } = server.spec().cache;
        let private = private || server.spec().discovery.permitted;
        Self(Cache { ttl_ms, private })
    }

    /// Those of the list of tools, which a policy may make another one for each caller.
    pub(super) fn of_tools(server: &Server) -> Self {
        let Self(Cache { ttl_ms, private }) = Self::of_lists(server);
        let private = private || server.registry().has_policy();
        Self(Cache { ttl_ms, private })
    }

    /// Those of what a resource holds: never public, if not everybody may read it.
    pub(super) fn of_resource(resource: &ResourceSpec) -> Self {
        let Cache { ttl_ms, private } = resource.cache;
        let private = private || !resource.tool.scopes.is_empty();
        Self(Cache { ttl_ms, private })
    }

    pub(super) fn ttl_ms(self) -> u64 {
        self.0.ttl_ms
    }

    pub(super) fn scope(self) -> CacheScope {
        match self.0.private {
            true => CacheScope::Private,
            false => CacheScope::Public,
        }
    }

    /// Sets them, but for the older era, which does not know them.
    pub(super) fn set(self, era: Era, ttl_ms: &mut Option<u64>, scope: &mut Option<CacheScope>) {
        if era == Era::Modern {
            *ttl_ms = Some(self.ttl_ms());
            *scope = Some(self.scope());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Cursor;

    #[test]
    fn pages_follow_each_other_and_end() {
        let all = [1, 2, 3, 4, 5];
        let (page, next) = Cursor::read(None).unwrap().page(&all, 2);
        assert_eq!(page, [1, 2]);
        let (page, next) = Cursor::read(next).unwrap().page(&all, 2);
        assert_eq!(page, [3, 4]);
        let (page, next) = Cursor::read(next).unwrap().page(&all, 2);
        assert_eq!((page, next), (vec![5], None));
    }

    #[test]
    fn others_are_no_cursors() {
        for odd in ["", "3", "%%", "LTE", &"A".repeat(100)] {
            assert!(Cursor::read(Some(odd.to_owned())).is_err(), "{odd}");
        }
        // One behind the end, of a list that has become shorter.
        let far = Cursor(9).written();
        let (page, next) = Cursor::read(Some(far)).unwrap().page(&[1, 2], 1);
        assert_eq!((page, next), (vec![], None));
    }
}

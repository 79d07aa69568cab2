//! Members of enums, found by their names and by their values on the wire.

use std::sync::{Arc, Mutex, PoisonError};

use foldhash::HashMap;

use super::{Design, Member, ScalarKey, TypeBody, TypeId, Value};
use crate::source::Text;

/// Tables of large enums, made at the first look-up: thousands of defaults may be members of one enum of thousands.
#[derive(Debug, Default)]
pub(crate) struct Members(Mutex<HashMap<TypeId, Arc<Table>>>);

/// The index in an enum of the first member with a name or value.
#[derive(Debug, Default)]
struct Table {
    by_name: HashMap<Text, usize>,
    by_value: HashMap<Option<ScalarKey>, usize>,
}

/// Enums of fewer members are searched.
const LARGE: usize = 32;

impl Design {
    /// The member of an enum that has this name.
    pub fn member_named(&self, id: TypeId, name: &str) -> Option<&Member> {
        let is_it = |member: &Member| *member.name == *name;
        self.member(id, is_it, |table| table.by_name.get(name))
    }

    /// The member of an enum that travels as this value.
    pub fn member_of(&self, id: TypeId, value: &Value) -> Option<&Member> {
        let key = ScalarKey::of(value)?;
        let is_it = |member: &Member| ScalarKey::of(&member.value).as_ref() == Some(&key);
        let key = Some(key.clone());
        self.member(id, is_it, |table| table.by_value.get(&key))
    }

    fn member(
        &self,
        id: TypeId,
        is_it: impl Fn(&Member) -> bool,
        place: impl Fn(&Table) -> Option<&usize>,
    ) -> Option<&Member> {
        let TypeBody::Enum { members } = &self[id].body else {
            return None;
        };
        if members.len() < LARGE {
            return members.iter().find(|member| is_it(member));
        }
        let table = {
            let mut tables = self
                .members
                .0
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            let table = tables.entry(id);
            table
                .or_insert_with(|| Arc::new(Table::of(members)))
                .clone()
        };
        members.get(*place(&table)?)
    }
}

impl Table {
    fn of(members: &[Member]) -> Self {
        let mut table = Self::default();
        for (at, member) in members.iter().enumerate() {
            table.by_name.entry(member.name.clone()).or_insert(at);
            let value = ScalarKey::of(&member.value);
            table.by_value.entry(value).or_insert(at);
        }
        table
    }
}

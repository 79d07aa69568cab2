//! Look-ups by name in lists of any length.

use std::cell::{Cell, OnceCell};

/// A list with look-up by name: first by a linear search, after some searches by a table. Most lists are searched once,
/// and a few for all of their thousands of names.
#[derive(Debug)]
pub(crate) struct Named<'a, T> {
    all: &'a [T],
    name: fn(&T) -> &str,
    places: Places,
}

/// The index of names of a list that is stored elsewhere.
#[derive(Debug, Default)]
pub(crate) struct Places {
    asked: Cell<usize>,
    /// The indices in the list, sorted by name.
    table: OnceCell<Vec<u32>>,
}

/// A table costs about as much as this many searches.
const SEARCHES: usize = 8;
/// Lists of fewer items are always searched.
const SHORT: usize = 16;

impl<'a, T> Named<'a, T> {
    /// A list, with the function for the names of its items.
    pub fn new(all: &'a [T], name: fn(&T) -> &str) -> Self {
        Self {
            all,
            name,
            places: Places::default(),
        }
    }

    /// The first item of a name.
    pub fn find(&self, name: &str) -> Option<&'a T> {
        self.position(name).map(|at| &self.all[at])
    }

    /// The index of the first item with a name.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.places.find(self.all, self.name, name)
    }

    /// Whether there is an item of a name.
    pub fn has(&self, name: &str) -> bool {
        self.position(name).is_some()
    }
}

impl Places {
    /// Where the first item of a name is; the list must always be the same.
    pub fn find<T>(&self, all: &[T], name: fn(&T) -> &str, wanted: &str) -> Option<usize> {
        self.asked.set(self.asked.get() + 1);
        if all.len() < SHORT || self.asked.get() < SEARCHES {
            return all.iter().position(|item| name(item) == wanted);
        }
        let of = |at: u32| name(&all[at as usize]);
        let table = self.table.get_or_init(|| {
            let mut table: Vec<u32> = (0..all.len() as u32).collect();
            // Places of one name stay in their order.
            table.sort_by(|one, other| of(*one).cmp(of(*other)));
            table
        });
        let first = *table.get(table.partition_point(|at| of(*at) < wanted))?;
        (of(first) == wanted).then_some(first as usize)
    }
}

#[cfg(test)]
mod tests {
    use super::Named;

    #[test]
    fn the_first_of_a_name_is_found_however_often_one_asks() {
        let names: Vec<String> = (0..100).map(|number| format!("n{}", number % 50)).collect();
        let named = Named::new(&names, |name| name);
        for _ in 0..3 {
            for number in 0..50 {
                assert_eq!(named.position(&format!("n{number}")), Some(number));
            }
            assert!(!named.has("n50"));
        }
    }
}

//! Mistakes from the habits of other languages, in the order in which they are tried.

use super::place::{Diagnosis, Place};
use super::{foreign_fields, foreign_types, positions, punctuation, spellings, strangers};

/// The habit behind a mistake, if it is a known one.
pub(super) fn habit(place: &Place<'_>) -> Option<Diagnosis> {
    HABITS.iter().find_map(|habit| habit(place))
}

type Habit = fn(&Place<'_>) -> Option<Diagnosis>;

const HABITS: &[Habit] = &[
    strangers::invisible,
    punctuation::semicolon,
    strangers::typographic_quotes,
    strangers::single_quotes,
    strangers::block_comment,
    strangers::line_comment,
    punctuation::trailing_comma,
    punctuation::eaten_line,
    foreign_types::comparison,
    foreign_types::range_behind_type,
    foreign_types::index_signature,
    foreign_types::inline_enum,
    foreign_fields::type_first,
    spellings::generic,
    spellings::brackets_behind,
    foreign_fields::dangling_bar,
    foreign_fields::subscript,
    foreign_fields::modifier,
    foreign_fields::modifier_behind,
    foreign_fields::mark_before,
    foreign_fields::mark_behind,
    foreign_fields::limit_as_call,
    foreign_fields::base_type,
    positions::sign_of_statement,
    positions::fields_of_error,
    positions::attribute_behind_default,
    positions::words_in_brackets,
    positions::number_without_unit,
    punctuation::fat_arrow,
    punctuation::missing_params,
    punctuation::missing_type,
    punctuation::missing_comma,
    foreign_types::range_as_type,
    spellings::number,
    spellings::dotted_name,
    spellings::odd_name,
    punctuation::misplaced_doc,
];

// Made by toolc from shared.tools; do not edit.

//! How the types of `acme.shared` are read, written and checked.

use super::types::{Finding, Item};

toolrt::record! {
    Item: ITEM, closed;
    "id" id: required, UUID;
    "title" title: required, STRING;
}

toolrt::record! {
    Finding: FINDING, closed;
    "page" page: required, INT;
}

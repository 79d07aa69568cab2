// Made by toolc from servers.tools; do not edit.

//! How the types of `acme.servers` are read, written and checked.

use super::types::{Card, Column, How, NoSuchCard};

toolrt::record! {
    Card: CARD, closed;
    "id" id: required, INT;
    "title" title: required, STRING;
    "next" next: optional, Record(&CARD);
}

toolrt::members! {
    Column: COLUMN;
    Text("Open");
    Text("Done");
}

toolrt::member_texts!(Column: COLUMN);

toolrt::members! {
    How: HOW;
    Text("fast");
    Text("very slow");
}

toolrt::member_texts!(How: HOW);

toolrt::record! {
    NoSuchCard: NO_SUCH_CARD = "no_such_card", closed;
    "id" id: required, INT;
}

toolrt::error_message!(NoSuchCard: "There is no such card.");

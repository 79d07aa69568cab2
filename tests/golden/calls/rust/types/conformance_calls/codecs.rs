// Made by toolc from calls.tools; do not edit.

//! How the types of `conformance.calls` are read, written and checked.

use toolrt::table;

use super::types::{
    Address, AlreadyThere, BadPattern, Broken, Country, Locked, Mode, NoWords, NobodyThere,
    NotYours, NothingThere, Stopped, TooBusy, TooEarly, TooSlow,
};

#[rustfmt::skip]
static ADDRESS_STREET: table::Text = table::Text::ANY.min(1).max(80);
#[rustfmt::skip]
static ADDRESS_ZIP_PATTERN: table::Pattern = table::Pattern::new("^[0-9]{5}$");
#[rustfmt::skip]
static ADDRESS_ZIP: table::Text = table::Text::ANY.patterns(&[&ADDRESS_ZIP_PATTERN]);

toolrt::record! {
    Address: ADDRESS, closed;
    "street" street: required, text(&ADDRESS_STREET);
    "zip" zip: optional, text(&ADDRESS_ZIP);
    "country" country: default("\"de\"", Country::De), Enum(&COUNTRY);
}

toolrt::members! {
    Country: COUNTRY;
    Text("at");
    Text("ch");
    Text("de");
}

toolrt::member_texts!(Country: COUNTRY);

toolrt::members! {
    Mode: MODE;
    Text("fast");
    Text("slow");
}

toolrt::member_texts!(Mode: MODE);

toolrt::record! {
    BadPattern: BAD_PATTERN = "bad_pattern", closed;
    "position" position: required, INT;
    "near" near: optional, STRING;
}

toolrt::record! {
    NothingThere: NOTHING_THERE = "nothing_there", closed;
}

toolrt::record! {
    AlreadyThere: ALREADY_THERE = "already_there", closed;
    "id" id: required, STRING;
}

toolrt::record! {
    TooEarly: TOO_EARLY = "too_early", closed;
}

toolrt::record! {
    NotYours: NOT_YOURS = "not_yours", closed;
}

toolrt::record! {
    TooBusy: TOO_BUSY = "too_busy", closed;
}

toolrt::record! {
    NobodyThere: NOBODY_THERE = "nobody_there", closed;
}

toolrt::record! {
    TooSlow: TOO_SLOW = "too_slow", closed;
}

toolrt::record! {
    Stopped: STOPPED = "stopped", closed;
}

toolrt::record! {
    Broken: BROKEN = "broken", closed;
}

toolrt::record! {
    NoWords: NO_WORDS = "no_words", closed;
}

toolrt::record! {
    Locked: LOCKED = "locked", closed;
    "key" key: required, Secret(&table::Table::STRING);
}

toolrt::error_message!(BadPattern: "The pattern cannot be parsed.");

toolrt::error_message!(NothingThere: "Nothing is there.");

toolrt::error_message!(AlreadyThere: "It is there already.");

toolrt::error_message!(TooEarly: "Something else comes first.");

toolrt::error_message!(NotYours: "You may not.");

toolrt::error_message!(TooBusy: "Too many at once.");

toolrt::error_message!(NobodyThere: "Nobody answers.");

toolrt::error_message!(TooSlow: "It took too long.");

toolrt::error_message!(Stopped: "Somebody stopped it.");

toolrt::error_message!(Broken: "It broke.");

toolrt::error_message!(NoWords: "There are no words.");

toolrt::error_message!(Locked: "The door is locked.");

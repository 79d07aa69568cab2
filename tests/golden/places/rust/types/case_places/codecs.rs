// Made by toolc from places.tools; do not edit.

//! How the types of `case.places` are read, written and checked.

use toolrt::table;

use super::types::{AtFile, AtPage, Copy, Target, Thing, Tree};

toolrt::record! {
    Copy: COPY, closed;
    "from" from: required["fs:read"], PATH;
    "to" to: required["fs:write"], PATH;
    "log" log: optional["fs:write:./out"], PATH;
    "about" about: optional, URI;
}

#[rustfmt::skip]
static TREE_AT: table::Text = table::Text::PATH.min(1).max(200);
#[rustfmt::skip]
static TREE_BELOW: table::List = table::List::of(table::Table::Record(&TREE));

toolrt::record! {
    Tree: TREE, closed;
    "at" at: required, text(&TREE_AT);
    "below" below: default("[]", Vec::new()), List(&TREE_BELOW);
}

toolrt::tagged! {
    Target: TARGET, "kind" beside;
    "file" File: Record(&AT_FILE);
    "page" Page: Record(&AT_PAGE);
}

toolrt::conversions!(Target {
    File(AtFile),
    Page(AtPage),
});

toolrt::record! {
    AtFile: AT_FILE, closed;
    "path" path: required, PATH;
}

toolrt::record! {
    AtPage: AT_PAGE, closed;
    "url" url: required, URI;
}

toolrt::tagged! {
    Thing: THING, "type" content;
    "file" File: PATH;
    "word" Word: STRING;
}

toolrt::conversions!(Thing {
    File(toolrt::FilePath),
    Word(String),
});

// Made by toolc from servers.tools; do not edit.

//! What the tools of `cards` say while they run, behind their results, and to whom they ask for consent.

use super::provider::FindCards;
use super::types::{Card, FindCardsArgs};

/// What `find_cards` says when it has a result: `{result.count} cards`
pub fn find_cards_result_hint(args: &FindCardsArgs, result: &Vec<Card>) -> String {
    toolrt::host::result_hint::<FindCards>(args, result)
}

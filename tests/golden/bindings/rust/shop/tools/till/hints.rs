// Made by toolc from bindings.tools; do not edit.

//! What the tools of `till` say while they run, behind their results, and to whom they ask for consent.

use super::provider::{BuyItem, ClearAll};
use super::types::{BuyItemArgs, ClearAllArgs, Item};

/// What `buy_item` says while it runs: `Buying {args.id}`
pub fn buy_item_call_hint(args: &BuyItemArgs) -> String {
    toolrt::host::call_hint::<BuyItem>(args)
}

/// What `buy_item` says when it has a result: `{args.id} costs {result.price.amount} {{cents}}`
pub fn buy_item_result_hint(args: &BuyItemArgs, result: &Item) -> String {
    toolrt::host::result_hint::<BuyItem>(args, result)
}

/// What `buy_item` reminds the model of behind its result: `Say that {result.id} was bought.`
pub fn buy_item_reminder(args: &BuyItemArgs, result: &Item) -> String {
    toolrt::host::reminder::<BuyItem>(args, result)
}

/// What `clear_all` asks a human before it runs: `Clear it all, {{really}}?`
pub fn clear_all_question(args: &ClearAllArgs) -> String {
    toolrt::host::question::<ClearAll>(args)
}

// Made by toolc from quotes.tools; do not edit.

//! What the tools of `texts` say while they run, behind their results, and to whom they ask for consent.

use super::provider::COpenXWD;
use super::types::{COpenXWDArgs, Open};

/// What `c"""; open('x', 'w'); """d` reminds the model of behind its result: ```` `{result.list.count}` {{open}} \u{a}```\u{a} """; open('x') ````
pub fn c_open_x_w_d_reminder(args: &COpenXWDArgs, result: &Open) -> String {
    toolrt::host::reminder::<COpenXWD>(args, result)
}

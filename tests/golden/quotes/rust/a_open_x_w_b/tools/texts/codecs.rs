// Made by toolc from quotes.tools; do not edit.

//! How the payloads, results and errors of the toolset `texts` are read, written and checked.

use super::types::{COpenXWDArgs, COpenXWDError};

toolrt::record! {
    COpenXWDArgs: C_OPEN_XWD_ARGS, closed;
    "{e} ${f} %s `g`" e_f_s_g: required, STRING;
}

toolrt::tool_errors!(COpenXWDError {});

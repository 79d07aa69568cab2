// Made by toolc from shared.tools; do not edit.

//! How what the model of `keeper` answers is read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

// Made by toolc from desk.tools; do not edit.

//! How what the model of `../mod` answers is read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

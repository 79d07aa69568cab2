// Made by toolc from research.tools; do not edit.

//! How what the model of `researcher` answers is read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::super::super::super::types::acme_research::codecs as acme_research;
use super::types::*;

// Made by toolc from planner.tools; do not edit.

//! How what the model of `session_planner` answers is read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::super::super::super::types::acme_planner::codecs as acme_planner;
use super::types::*;

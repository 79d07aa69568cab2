// Made by toolc from scalars.tools; do not edit.

//! How the types of `conformance.scalars` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

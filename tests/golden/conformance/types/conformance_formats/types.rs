// Made by toolc from formats.tools; do not edit.

//! The types of the package `conformance.formats`.

pub type Stamp = toolrt::DateTime;

pub type Day = toolrt::Date;

pub type Clock = toolrt::Time;

pub type Span = toolrt::Duration;

pub type Id = toolrt::Uuid;

pub type Link = toolrt::Uri;

pub type Mail = toolrt::Email;

pub type Host = toolrt::Hostname;

pub type V4 = toolrt::Ipv4;

pub type V6 = toolrt::Ipv6;

pub type File = toolrt::FilePath;

pub type Data = toolrt::Bytes;

pub type ShortLink = toolrt::Uri;

pub type Mails = Vec<toolrt::Email>;

pub type ByHost = std::collections::BTreeMap<String, toolrt::Hostname>;

pub type When = toolrt::DateTime;

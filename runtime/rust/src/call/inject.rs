//! Injected arguments: they come from the context, and no caller sends them.

use super::{Action, CallFault, Context, Fault, Internal, Kind, Source};
use crate::json::{Integer, Number, Reader, Refused, integer, quoted};

/// The injected arguments of a tool.
pub trait Inject: Sized + Send + Sync + Clone + 'static {
    /// Reads them from the context.
    fn inject(cx: &Context) -> Result<Self, MissingContext>;
}

/// No injected arguments.
impl Inject for () {
    fn inject(_cx: &Context) -> Result<Self, MissingContext> {
        Ok(())
    }
}

/// The injected arguments of a method, for a tool that is bound to it.
pub fn injected<T: Inject>(cx: &Context) -> Result<T, Internal> {
    T::inject(cx).map_err(|missing| Internal::passing(Fault::Ready(missing.into_fault())))
}

/// The context lacks a text that a tool needs, or has a malformed one: the host's fault, never the caller's.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub struct MissingContext {
    pub argument: &'static str,
    pub source: Source,
    /// Whether the text is present, but not of the declared type.
    pub malformed: bool,
}

impl MissingContext {
    pub(crate) fn into_fault(self) -> Box<CallFault> {
        let source = self.source.name();
        let state = if self.malformed {
            "is malformed"
        } else {
            "is missing"
        };
        let message = format!(
            "{source}, which the host must give for {}, {state}.",
            self.argument
        );
        let hint = "This cannot be corrected by other arguments.";
        let fault = CallFault::new("missing_context", Kind::Precondition, message);
        Box::new(fault.recover(Action::Stop, hint))
    }
}

impl Context {
    /// Reads a required argument. The context has texts: one is read as a JSON string first and, if the type rejects
    /// that, as a JSON document.
    pub fn inject<T>(
        &self,
        argument: &'static str,
        source: Source,
        read: fn(&mut Reader<'_>) -> Result<T, Refused>,
    ) -> Result<T, MissingContext> {
        let missing = MissingContext {
            argument,
            source,
            malformed: false,
        };
        self.inject_optional(argument, source, read)?.ok_or(missing)
    }

    /// Reads an optional argument.
    pub fn inject_optional<T>(
        &self,
        argument: &'static str,
        source: Source,
        read: fn(&mut Reader<'_>) -> Result<T, Refused>,
    ) -> Result<Option<T>, MissingContext> {
        let Some(text) = self.source(source) else {
            return Ok(None);
        };
        let whole = |document: &str| {
            let mut r = Reader::new(document);
            let value = read(&mut r)?;
            r.end()?;
            Ok(value)
        };
        let read = whole(&quoted(text)).or_else(|Refused| whole(text));
        match read.or_else(|Refused| whole(&digits(text).ok_or(Refused)?)) {
            Ok(value) => Ok(Some(value)),
            Err(Refused) => Err(MissingContext {
                argument,
                source,
                malformed: true,
            }),
        }
    }
}

/// The plain digits of a whole number in another spelling, which the fast path rejects.
fn digits(text: &str) -> Option<String> {
    let number = Number::parse(text.trim_matches([' ', '\n', '\r', '\t']))?;
    match integer(number.as_str()) {
        Integer::Fits(int) => Some(int.to_string()),
        Integer::TooBig | Integer::Fraction => None,
    }
}

//! How a handler ended, as callers see it.

use super::Run;
use super::faults::{cancelled, declared, gave_too_much, invalid_output, took_too_long};
use crate::call::{
    CallFault, Context, Envelope, Fault, Kind, Status, render, spelt_out, write_log,
};
use crate::host::Refusal;
use crate::host::tool::Produced;
use crate::json::Value;

impl Run<'_> {
    pub(super) fn envelope(
        &mut self,
        produced: Produced,
        told: Option<Value>,
        cx: &Context,
    ) -> Envelope {
        let partial = produced.partial.map(|(faults, summary)| {
            let faults = faults.into_iter().map(|fault| *self.fault(fault, cx));
            (faults.collect::<Vec<_>>(), summary)
        });
        let reminder = self.spec.reminder.map(|reminder| {
            let result = produced.result.value();
            let args = told.as_ref().unwrap_or(&Value::Null);
            cx.shown(render(reminder, &[("args", args), ("result", &result)]))
        });
        let mut meta = std::mem::take(&mut self.meta);
        meta.side = produced.side;
        meta.truncated = cx.cancel().is_truncated();
        meta.reminder = reminder;
        if let Some(paging) = self.spec.paging {
            let result = produced.result.value();
            let next = paging
                .next
                .iter()
                .try_fold(&result, |value, key| value.get(key));
            meta.next_cursor = next.and_then(Value::as_str).map(str::to_owned);
        }
        if let (Some(hint), Some(args)) = (self.spec.result_hint, &told) {
            let result = produced.result.value();
            let text = render(hint, &[("args", args), ("result", &result)]);
            if cx.wants_hint() {
                meta.hint = Some(cx.shown(text.as_str()));
            }
            cx.progress(text, None);
        }
        if let Some(said) = produced.said {
            // Texts were made to be shown where they were made.
            meta.reminder = said.reminder;
            meta.hint = said.hint;
            meta.next_cursor = said.next_cursor;
        }
        let mut envelope = Envelope::success(produced.result, meta);
        if let Some((faults, summary)) = partial {
            envelope.status = Status::Partial;
            envelope.errors = faults;
            envelope.summary = Some(summary);
        }
        envelope
    }

    /// The outcome of a handler. One that failed because of a cancelled inner call was cancelled itself.
    pub(super) fn failed(&mut self, fault: Fault, cx: &Context) -> Refusal {
        match fault {
            Fault::Internal(error) if cx.cancel().is_cancelled() => {
                match error.passed() {
                    Ok(Fault::Ready(_)) => {}
                    Ok(fault) => drop(self.fault(fault, cx)),
                    Err(error) => self.log(&error.to_string(), cx),
                }
                cancelled()
            }
            fault @ (Fault::Declared { .. }
            | Fault::InvalidOutput(_)
            | Fault::TooLarge { .. }
            | Fault::TooSlow { .. }
            | Fault::Internal(_)
            | Fault::Ready(_)) => self.fault(fault, cx),
        }
    }

    /// A handler's error as callers see it.
    pub(super) fn fault(&mut self, fault: Fault, cx: &Context) -> Refusal {
        match fault {
            Fault::Declared { code, details } => match self.spec.error(code) {
                Some(error) => {
                    let size = details.as_ref().map_or(0, |json| json.as_bytes().len());
                    match self.fits(size, cx) {
                        Ok(()) => declared(error, details, cx),
                        Err(too_large) => too_large,
                    }
                }
                None => self.internal(&format!("the tool does not declare the error {code}"), cx),
            },
            Fault::InvalidOutput(issues) => {
                self.meta.executed = true;
                let text = format!("the result breaks its type: {}", spelt_out(&issues));
                self.log(&text, cx);
                invalid_output(issues)
            }
            Fault::TooLarge { size, limit } => {
                self.meta.executed = true;
                let text = format!("{size} bytes were given; at most {limit} are allowed");
                self.log(&text, cx);
                gave_too_much(size, limit)
            }
            Fault::TooSlow { milliseconds } => {
                self.meta.executed = true;
                let fault = took_too_long(milliseconds);
                self.log(&fault.message, cx);
                fault
            }
            Fault::Internal(error) => match error.passed() {
                Ok(passed) => self.fault(passed, cx),
                Err(error) => self.internal(&error.to_string(), cx),
            },
            Fault::Ready(fault) => fault,
        }
    }

    /// An undeclared failure: callers see only that it happened, the text goes to the log.
    pub(super) fn internal(&self, text: &str, cx: &Context) -> Refusal {
        self.log(text, cx);
        let message = "The tool failed for a reason of its own.";
        Box::new(CallFault::new("internal", Kind::Internal, message))
    }

    pub(super) fn log(&self, text: &str, cx: &Context) {
        let log = self.host.surroundings.log.as_ref();
        let call_id = cx.call_id().unwrap_or_default();
        write_log(log, self.spec.name, call_id, text);
    }
}

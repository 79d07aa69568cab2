//! What a policy has decided about a call, for whoever keeps an audit trail.

use super::CallFault;
use crate::json::Writer;

/// A decision of a policy about a call.
#[derive(Debug, Clone, PartialEq)]
pub struct Decision {
    /// What was looked at.
    pub step: DecisionStep,
    /// The mode of a policy that has one.
    pub mode: Option<&'static str>,
    /// What the call needs, as far as it was looked at.
    pub needs: Vec<Needed>,
    /// The data class of the tool.
    pub data: Option<&'static str>,
    /// How the tool handles personal data.
    pub pii: Option<&'static str>,
    /// How consent came about, where it did.
    pub consent: Option<Consented>,
    /// Why the call is refused; `None` if it is allowed.
    pub refusal: Option<Box<CallFault>>,
}

/// What a policy looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DecisionStep {
    /// What the tool declares.
    Tool,
    /// The arguments.
    Arguments,
    /// Whether a human agrees.
    Consent,
}

/// How consent to a call came about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Consented {
    /// The host has a record of it.
    Recorded {
        /// Who has agreed.
        by: String,
    },
    /// The policy asks for none.
    Waived,
    /// A human was asked.
    Given,
}

/// Something that a call needs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Needed {
    /// Whether it is a scope; if not, it is a capability.
    pub is_scope: bool,
    /// The scope or the capability.
    pub name: String,
    /// Where the arguments name a place for it, as messages show it.
    pub at: Option<String>,
    /// The grant that allows it; `None` if none does, or if none is needed.
    pub granted_by: Option<String>,
}

impl Decision {
    /// A decision that allows the call, to build others from: `Decision { data: …, ..Decision::of(step) }`.
    pub fn of(step: DecisionStep) -> Self {
        Self {
            step,
            mode: None,
            needs: Vec::new(),
            data: None,
            pii: None,
            consent: None,
            refusal: None,
        }
    }

    /// Whether the call is allowed.
    pub fn is_allowed(&self) -> bool {
        self.refusal.is_none()
    }

    pub(super) fn write(&self, w: &mut Writer) {
        let step = match self.step {
            DecisionStep::Tool => "tool",
            DecisionStep::Arguments => "arguments",
            DecisionStep::Consent => "consent",
        };
        w.key("step").str(step);
        w.key("allowed").bool(self.is_allowed());
        let mut member = |key: &'static str, text: Option<&str>| {
            if let Some(text) = text {
                w.key(key).str(text);
            }
        };
        member("mode", self.mode);
        member("data", self.data);
        member("pii", self.pii);
        let (consent, by) = match &self.consent {
            None => (None, None),
            Some(Consented::Recorded { by }) => (Some("recorded"), Some(by.as_str())),
            Some(Consented::Waived) => (Some("waived"), None),
            Some(Consented::Given) => (Some("given"), None),
        };
        member("consent", consent);
        member("by", by);
        if let Some(refusal) = &self.refusal {
            member("code", Some(&refusal.code));
            member("reason", Some(&refusal.message));
            member("field", refusal.field.as_deref());
        }
        w.key("needs").begin_list();
        for need in &self.needs {
            w.begin_object();
            let kind = if need.is_scope { "scope" } else { "capability" };
            w.key(kind).str(&need.name);
            if let Some(at) = &need.at {
                w.key("at").str(at);
            }
            if let Some(grant) = &need.granted_by {
                w.key("granted_by").str(grant);
            }
            w.end_object();
        }
        w.end_list();
    }
}

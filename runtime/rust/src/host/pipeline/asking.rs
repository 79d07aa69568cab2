//! Consent, and calls that go on with the answers of their callers.

use super::Run;
use super::faults::{ASKED, RECORDED, confirmation_required, denied, too_large};
use crate::call::asking::{Carried, Reply, Unanswered, Waiting, invalid_state};
use crate::call::{
    Consented, Context, Decision, DecisionStep, Envelope, Fault, Json, Request, RequestKind, render,
};
use crate::caught::caught;
use crate::codec::Codec;
use crate::host::keys::Bound;
use crate::host::policy::touched;
use crate::host::tool::Hidden;
use crate::host::{Consent, Question, Refusal};

impl Run<'_> {
    /// Asks for consent if it is needed; returns an envelope if a human has refused and the tool has a `denied` value.
    pub(super) async fn confirm(
        &mut self,
        cx: &Context,
        args: &Hidden,
    ) -> Result<Option<Envelope>, Refusal> {
        let spec = self.spec;
        let Some((consent, json, text)) = self.needed(cx, args)? else {
            return Ok(None);
        };
        if consent == Consent::Recorded {
            return Err(self.refused(cx, confirmation_required(&text, RECORDED)));
        }
        // The tool's own limit does not count yet; the caller's does, and so does a cancel.
        let agreed = match &self.host.confirmer {
            Some(confirmer) => {
                let question = Question {
                    spec,
                    text: &text,
                    args: &json,
                    cx,
                };
                let answer = Box::pin(async move { Ok(Some(confirmer.confirm(question).await)) });
                self.guarded("confirmer", cx, answer).await?
            }
            None => {
                let asks = cx
                    .asking()
                    .is_some_and(|asking| asking.answers_now(RequestKind::Confirm));
                let touches = match asks {
                    true => touched(spec, &json.value(), |text| cx.shown(text)),
                    false => Vec::new(),
                };
                let answer = Box::pin(agreed(spec.name, &text, touches, cx));
                self.guarded("asker", cx, answer).await?
            }
        };
        match agreed {
            Some(true) => {
                self.consented(cx, || Consented::Given);
                return Ok(None);
            }
            Some(false) => {}
            None => return Err(self.refused(cx, confirmation_required(&text, ASKED))),
        }
        let denied = self.refused(cx, denied());
        match spec.confirm.and_then(|confirm| confirm.denied) {
            Some(answer) => {
                self.meta.denied = true;
                let result = Json::trusted(answer.as_bytes().to_vec());
                Ok(Some(Envelope::success(
                    result,
                    std::mem::take(&mut self.meta),
                )))
            }
            None => Err(denied),
        }
    }

    /// The answer to a call that ends before its handler runs: whether a human must agree, and the host has nobody who
    /// asks.
    pub(super) async fn preflight(
        &mut self,
        cx: &Context,
        args: &Hidden,
    ) -> Result<Envelope, Refusal> {
        let tool = self.tool;
        match tool.preflight(cx, args) {
            None => self.checked(cx, args),
            Some(inside) => {
                let asks = self.guarded("preflight", cx, inside).await?;
                Ok(Envelope::checked(asks, std::mem::take(&mut self.meta)))
            }
        }
    }

    fn checked(&mut self, cx: &Context, args: &Hidden) -> Result<Envelope, Refusal> {
        let needed = self.needed(cx, args)?;
        let meta = std::mem::take(&mut self.meta);
        let Some((consent, _, question)) = needed else {
            return Ok(Envelope::checked(None, meta));
        };
        let asking = cx.asking();
        let asks = asking.is_some_and(|asking| asking.answers_now(RequestKind::Confirm));
        if consent == Consent::Asked && (self.host.confirmer.is_some() || asks) {
            return Ok(Envelope::checked(None, meta));
        }
        let request = Request {
            question: Some(question),
            ..Request::new(RequestKind::Confirm, self.spec.name)
        };
        Ok(Envelope::checked(Some(request), meta))
    }

    /// Whose consent is needed, the arguments, and the question; nothing if there is consent already.
    fn needed(
        &self,
        cx: &Context,
        args: &Hidden,
    ) -> Result<Option<(Consent, Json, String)>, Refusal> {
        let spec = self.spec;
        if !spec.needs_consent() || cx.is_agreed() {
            return Ok(None);
        }
        if let Some(agreement) = cx.consent() {
            let args = self.canonical(args, cx)?;
            let now = self.host.surroundings.clock.unix_time();
            if agreement.covers(spec.name, args.as_bytes(), cx.caller(), now) {
                let by = agreement.by.as_str();
                self.consented(cx, || Consented::Recorded { by: by.to_owned() });
                return Ok(None);
            }
        }
        let consent = self.host.policy.consent(spec, cx);
        if consent == Consent::Waived {
            self.consented(cx, || Consented::Waived);
            return Ok(None);
        }
        let json = self.canonical(args, cx)?;
        let text = match spec.confirm {
            Some(confirm) => cx.shown(render(confirm.question, &[("args", &json.value())])),
            None => format!("Run {}?", spec.name),
        };
        Ok(Some((consent, json, text)))
    }

    /// Tells that there is consent.
    fn consented(&self, cx: &Context, how: impl FnOnce() -> Consented) {
        cx.decided(|| Decision {
            consent: Some(how()),
            ..self.decision()
        });
    }

    /// Tells that there is none.
    fn refused(&self, cx: &Context, refusal: Refusal) -> Refusal {
        cx.decided(|| Decision {
            refusal: Some(refusal.clone()),
            ..self.decision()
        });
        refusal
    }

    fn decision(&self) -> Decision {
        Decision {
            data: self.spec.data,
            pii: self.spec.pii,
            ..Decision::of(DecisionStep::Consent)
        }
    }

    /// Goes on where the call before has ended, if this is its next one.
    pub(super) fn go_on(&mut self, args: &Hidden, cx: &Context) -> Result<(), Refusal> {
        let Some(asking) = cx.asking() else {
            return match cx.responses() {
                Some(_) => Err(invalid_state()),
                None => Ok(()),
            };
        };
        let inside = asking.is_inside();
        let may_ask = !self.spec.asks.is_empty() || self.spec.needs_consent();
        let wanted = match inside {
            true => may_ask,
            false => asking.may_go_on(),
        };
        if !wanted {
            return Ok(());
        }
        self.args_hash = crate::call::args_hash(self.canonical(args, cx)?.as_bytes());
        if inside {
            asking.bind(self.args_hash.clone());
            return Ok(());
        }
        let Some(responses) = cx.responses() else {
            return Ok(());
        };
        let size = responses.document.len() + responses.state.len();
        if size > self.host.max_payload {
            return Err(too_large(size, self.host.max_payload));
        }
        let opened = self.host.keys.get().and_then(|keys| {
            let bound = self.bound_to(cx);
            let (carried, expires) = Carried::from_json(&keys.open(&responses.state, &bound)?)?;
            (self.host.surroundings.clock.unix_time() < expires).then_some(carried)
        });
        let mut carried = opened.ok_or_else(invalid_state)?;
        responses.join(&mut carried, cx.is_forgiving())?;
        asking.carry_on(carried);
        Ok(())
    }

    /// What a state belongs to.
    pub(super) fn bound_to<'a>(&'a self, cx: &'a Context) -> Bound<'a> {
        Bound {
            tool: self.spec.name,
            args: &self.args_hash,
            caller: cx.caller().as_str(),
            owner: cx.owner(),
        }
    }

    /// The answer to a call that waits for its caller.
    pub(super) fn input_required(&mut self, waiting: Waiting, cx: &Context) -> Envelope {
        // What the handler has left running learns that it is over.
        cx.cancel().cancel();
        if let Some(fault) = waiting.fault {
            return Envelope::failure(*fault, std::mem::take(&mut self.meta));
        }
        let sealed = caught(|| {
            let keys = self.host.keys.get()?;
            let now = self.host.surroundings.clock.unix_time();
            let expires = now.saturating_add(keys.lifetime().as_secs());
            let content = waiting.carried.to_json(expires);
            keys.seal(content.as_bytes(), &self.bound_to(cx))
        });
        match sealed {
            Ok(Some(state)) if state.len() <= self.host.max_payload => {
                Envelope::input_required(waiting.requests, state, std::mem::take(&mut self.meta))
            }
            Ok(Some(state)) => {
                let (size, limit) = (state.len(), self.host.max_payload);
                let text = format!("the state takes {size} bytes; at most {limit} are allowed");
                Envelope::failure(*self.internal(&text, cx), std::mem::take(&mut self.meta))
            }
            Ok(None) => {
                let fault = self.internal("the state cannot be sealed", cx);
                Envelope::failure(*fault, std::mem::take(&mut self.meta))
            }
            Err(panic) => {
                let fault = self.internal(&format!("the host panicked: {panic}"), cx);
                Envelope::failure(*fault, std::mem::take(&mut self.meta))
            }
        }
    }
}

/// Whether a human agrees, by the asker or the caller; `None` if nobody can be asked.
async fn agreed(
    tool: &str,
    question: &str,
    touches: Vec<String>,
    cx: &Context,
) -> Result<Option<bool>, Fault> {
    let Some(asking) = cx.asking() else {
        return Ok(None);
    };
    let request = Request {
        question: Some(question.to_owned()),
        touches,
        ..Request::new(RequestKind::Confirm, tool)
    };
    let codec = Codec::<bool>::of();
    let valid = |json: &Json| codec.decode(json.as_bytes()).map(drop);
    Ok(
        match asking
            .answer(cx.asked_by(), "confirm", &request, &valid)
            .await
        {
            Ok(Reply::Given(json)) => {
                Some(codec.decode(json.as_bytes()).is_ok_and(|agrees| agrees))
            }
            Ok(Reply::Declined) => Some(false),
            Err(Unanswered::Nobody | Unanswered::Invalid) => None,
        },
    )
}

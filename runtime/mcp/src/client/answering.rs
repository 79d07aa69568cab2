//! What a server asks while it runs a call: whoever answers for the call answers.

use std::sync::Arc;

use rmcp::model::{
    CreateMessageRequestParams, CreateMessageResult, ElicitRequestParams, ElicitResult,
    ElicitationAction, InputRequest, ListRootsResult, Role, Root, SamplingMessage,
    SamplingMessageContentBlock,
};
use serde_json::{Map, Value, json};
use toolrt::call::{AskedBy, Message, Role as Speaker};
use toolrt::{Answer, Asked, Asker, Caller, Json, Request, RequestKind, Sample};

use super::calls::Line;

/// Who is asked for a call, and by whom.
pub(super) struct Askers {
    line: Option<Arc<Line>>,
    askers: Vec<Arc<dyn Asker>>,
}

impl Askers {
    /// The asker of a call, then that of the connection.
    pub(super) fn of(line: Option<Arc<Line>>, own: Option<&Arc<dyn Asker>>) -> Self {
        let asker = line.as_ref().and_then(|line| line.asker.clone());
        let own = own.cloned();
        let askers = asker.into_iter().chain(own).collect();
        Self { line, askers }
    }

    /// Whether anybody answers requests of a kind.
    pub(super) fn answer(&self, kind: RequestKind) -> bool {
        self.askers.iter().any(|asker| asker.answers(kind))
    }

    async fn asked(&self, request: &Request) -> Answer {
        let nobody = Caller::default();
        let line = self.line.as_ref();
        let by = AskedBy {
            call_id: line.map_or("", |line| &line.call_id),
            session_id: line.and_then(|line| line.session_id.as_deref()),
            caller: line.map_or(&nobody, |line| &line.caller),
        };
        for asker in self
            .askers
            .iter()
            .filter(|asker| asker.answers(request.kind))
        {
            let asked = Asked {
                request,
                issues: &[],
                by,
            };
            match asker.ask(asked).await {
                Answer::Nobody => {}
                answer @ (Answer::Given(_) | Answer::Declined) => return answer,
            }
        }
        Answer::Nobody
    }

    fn request(&self, kind: RequestKind) -> Request {
        Request {
            kind,
            tool: self
                .line
                .as_ref()
                .map_or_else(String::new, |line| line.tool.clone()),
            question: None,
            schema: None,
            sample: None,
            touches: Vec::new(),
        }
    }

    /// A form for a human; whoever cannot be asked has declined.
    pub(super) async fn elicited(&self, params: &ElicitRequestParams) -> ElicitResult {
        let declined = || ElicitResult::new(ElicitationAction::Decline);
        let ElicitRequestParams::FormElicitationParams {
            message,
            requested_schema,
            ..
        } = params
        else {
            return declined();
        };
        let schema = serde_json::to_value(requested_schema).unwrap_or_default();
        let form = Form::of(&schema);
        let request = Request {
            question: Some(message.clone()),
            schema: form.schema(&schema),
            ..self.request(form.kind())
        };
        match self.asked(&request).await {
            Answer::Given(answer) => match form.content(&answer, &schema) {
                Some(content) => ElicitResult::new(ElicitationAction::Accept).with_content(content),
                None => declined(),
            },
            Answer::Declined | Answer::Nobody => declined(),
        }
    }

    /// A text of the host's model; nothing if there is none.
    pub(super) async fn sampled(
        &self,
        params: &CreateMessageRequestParams,
    ) -> Option<CreateMessageResult> {
        let messages = params.messages.iter().map(message);
        let request = Request {
            sample: Some(Sample {
                system: params.system_prompt.clone(),
                messages: messages.collect::<Option<_>>()?,
                max_tokens: params.max_tokens,
            }),
            ..self.request(RequestKind::Sample)
        };
        match self.asked(&request).await {
            Answer::Given(answer) => {
                let text = answer.value();
                let text = SamplingMessage::assistant_text(text.as_str()?);
                Some(CreateMessageResult::new(text, "toolrt".to_owned()))
            }
            Answer::Declined | Answer::Nobody => None,
        }
    }

    /// The host's folders; nothing if nobody tells them.
    pub(super) async fn rooted(&self) -> Option<ListRootsResult> {
        match self.asked(&self.request(RequestKind::Roots)).await {
            Answer::Given(answer) => {
                let roots: Vec<Root> = serde_json::from_slice(answer.as_bytes()).ok()?;
                Some(ListRootsResult::new(roots))
            }
            Answer::Declined | Answer::Nobody => None,
        }
    }

    /// The response to a request inside of a result; nothing if nobody can give one.
    pub(super) async fn respond(&self, request: &InputRequest) -> Option<Value> {
        if let InputRequest::Elicitation(request) = request {
            return serde_json::to_value(self.elicited(&request.params).await).ok();
        }
        if let InputRequest::CreateMessage(request) = request {
            return serde_json::to_value(self.sampled(&request.params).await?).ok();
        }
        if let InputRequest::ListRoots(_) = request {
            return serde_json::to_value(self.rooted().await?).ok();
        }
        None
    }
}

/// What a form asks: consent, a single value, or the form itself.
enum Form {
    Consent,
    /// Its schema.
    Single(Value),
    Whole,
}

impl Form {
    fn of(schema: &Value) -> Self {
        let members = schema["properties"].as_object();
        let only = members.filter(|members| members.len() == 1);
        match only.and_then(|members| members.iter().next()) {
            Some((name, member)) if name == "agree" && member["type"] == "boolean" => Self::Consent,
            Some((name, member)) if name == "value" => Self::Single(member.clone()),
            Some(_) | None => Self::Whole,
        }
    }

    fn kind(&self) -> RequestKind {
        match self {
            Self::Consent => RequestKind::Confirm,
            Self::Single(_) | Self::Whole => RequestKind::Ask,
        }
    }

    fn schema(&self, whole: &Value) -> Option<Json> {
        match self {
            Self::Consent => None,
            Self::Single(schema) => Json::parse(schema.to_string()),
            Self::Whole => Json::parse(whole.to_string()),
        }
    }

    /// The form that is filled in, with the defaults of what is left out; nothing for a refusal.
    fn content(&self, answer: &Json, schema: &Value) -> Option<Value> {
        let answer: Value = serde_json::from_slice(answer.as_bytes()).ok()?;
        match self {
            Self::Consent => (answer == true).then(|| json!({ "agree": true })),
            Self::Single(_) => {
                let filled = Map::from_iter([("value".to_owned(), answer)]);
                Some(Value::Object(filled))
            }
            Self::Whole => {
                let Value::Object(mut filled) = answer else {
                    return None;
                };
                for (name, member) in schema["properties"].as_object().into_iter().flatten() {
                    if let Some(default) = member.get("default")
                        && !filled.contains_key(name)
                    {
                        filled.insert(name.clone(), default.clone());
                    }
                }
                Some(Value::Object(filled))
            }
        }
    }
}

/// A message as texts; nothing if it has anything else.
fn message(message: &SamplingMessage) -> Option<Message> {
    let parts = message.content.clone().into_vec().into_iter();
    let texts = parts.map(|part| {
        if let SamplingMessageContentBlock::Text(text) = part {
            Some(text.text)
        } else {
            None
        }
    });
    let texts = texts.collect::<Option<Vec<String>>>()?;
    Some(Message {
        role: match message.role {
            Role::User => Speaker::User,
            Role::Assistant => Speaker::Assistant,
        },
        text: texts.join("\n"),
    })
}

impl Askers {
    /// Waits until nobody waits for the call any more; for ever, if it belongs to none.
    pub(super) async fn over(&self) {
        match &self.line {
            Some(line) => line.over.cancelled().await,
            None => std::future::pending().await,
        }
    }
}

//! The command `front-desk`: secrets, pictures, questions, nested values; `runtime/python/tests/cli_front_desk.py` is the same.

include!(concat!(env!("OUT_DIR"), "/commands.rs"));

use std::process::ExitCode;
use std::sync::Arc;

use code::desk::cli::front_desk::command;
use code::desk::tools::desk::asks::REGISTER_HOST;
use code::desk::tools::desk::{self, DeskTools, types::*};
use toolrt::{Bytes, Content, Context, Part, Registry};

struct Desk;

impl DeskTools for Desk {
    async fn sign_in(&self, _: &Context, args: SignInArgs) -> Result<SignInResult, SignInError> {
        let length = i64::try_from(args.password.expose().chars().count()).unwrap_or(0);
        Ok(SignInResult {
            user: args.user,
            length,
        })
    }

    async fn picture(&self, _: &Context, args: PictureArgs) -> Result<Content, PictureError> {
        let mut parts = vec![Part::text("The door:")];
        for number in 0..args.count {
            let data = Bytes::from(format!("picture {number}").into_bytes());
            parts.push(Part::image(data, "image/png"));
        }
        Ok(Content::from(parts))
    }

    async fn register(&self, cx: &Context, args: RegisterArgs) -> Result<Visitor, RegisterError> {
        if !args.quiet {
            let host = cx.ask(REGISTER_HOST).await?;
            cx.log_at(toolrt::Level::Notice, format!("for {host:?}"));
        }
        Ok(args.visitor)
    }
}

fn main() -> ExitCode {
    let registry = Registry::new();
    registry
        .register(desk::toolset(Desk))
        .expect("the names of the tools are free");
    command(&Arc::new(registry)).main()
}

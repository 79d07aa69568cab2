//! What a chain does and how a program is run, as JSON.

use super::members::{document, list, parts};
use crate::call::{Call, ChainStep, Expr, Invocation, Output, Path, Return, Step, Test, Word};
use crate::json::Writer;

/// A step of a chain.
pub(super) fn step(w: &mut Writer, step: &ChainStep) {
    w.begin_object();
    match step {
        ChainStep::Call(name, call) => {
            if let Some(name) = name {
                w.key("name").str(name);
            }
            called(w.key("call"), call);
        }
        ChainStep::If(of, test, then) => {
            w.key("if").begin_object();
            path(w.key("path"), of);
            w.key("test").str(match test {
                Test::Empty => "empty",
                Test::Absent => "absent",
            });
            w.end_object();
            returned(w, then);
        }
        ChainStep::Return(then) => returned(w, then),
    }
    w.end_object();
}

fn returned(w: &mut Writer, then: &Return) {
    w.key("return");
    match then {
        Return::Call(call) => {
            w.begin_object();
            called(w.key("call"), call);
            w.end_object();
        }
        Return::Value(value) => expr(w, value),
    }
}

fn called(w: &mut Writer, call: &Call) {
    w.begin_object();
    w.key("tool").str(call.tool);
    members(w.key("arguments"), call.args);
    w.end_object();
}

fn members(w: &mut Writer, members: &[(&str, Expr)]) {
    w.begin_object();
    for (name, value) in members {
        expr(w.any_key(name), value);
    }
    w.end_object();
}

/// A computed value, by what it is computed from.
fn expr(w: &mut Writer, value: &Expr) {
    w.begin_object();
    match value {
        Expr::Json(text) => document(w.key("json"), text),
        Expr::Path(of) => path(w.key("path"), of),
        Expr::List(items) => {
            w.key("list").begin_list();
            items.iter().for_each(|item| expr(w, item));
            w.end_list();
        }
        Expr::Object(all) => members(w.key("object"), all),
    }
    w.end_object();
}

/// A part of a value; a step is a key, or `null` for each item of a list.
fn path(w: &mut Writer, of: &Path) {
    w.begin_object();
    w.key("root").str(of.root);
    list(w, "steps", of.steps, |w, step| match step {
        Step::Key(key) => w.str(key),
        Step::Each => w.raw(b"null"),
    });
    for (key, holds) in [("count", of.count), ("or_null", of.or_null)] {
        if holds {
            w.key(key).bool(true);
        }
    }
    w.end_object();
}

/// How a program is run.
pub(super) fn invocation(w: &mut Writer, run: &Invocation) {
    let Invocation {
        argv,
        stdin,
        env,
        working_dir,
        output,
        exits,
    } = *run;
    w.begin_object();
    list(w, "argv", argv, word);
    if let Some((of, form)) = stdin {
        w.key("stdin").begin_object();
        path(w.key("path"), &of);
        w.key("form").str(form_of(form));
        w.end_object();
    }
    if !env.is_empty() {
        w.key("env").begin_object();
        for (name, value) in env {
            word(w.any_key(name), value);
        }
        w.end_object();
    }
    if let Some(folder) = working_dir {
        path(w.key("working_dir"), &folder);
    }
    w.key("output").str(form_of(output));
    list(w, "exits", exits, |w, (code, error)| {
        w.begin_object();
        w.key("code").number((*code).into());
        if let Some(error) = error {
            w.key("error").str(error);
        }
        w.end_object();
    });
    w.end_object();
}

fn word(w: &mut Writer, word: &Word) {
    let (flag, of) = match word {
        Word::Fixed(text) => return w.str(text),
        Word::Text(template) => return parts(w, template),
        Word::Values(of) => (None, of),
        Word::Flag(flag, of) => (Some(flag), of),
    };
    w.begin_object();
    if let Some(flag) = flag {
        w.key("flag").str(flag);
    }
    path(w.key("path"), of);
    w.end_object();
}

fn form_of(output: Output) -> &'static str {
    match output {
        Output::Json => "json",
        Output::Text => "text",
        Output::Lines => "lines",
        Output::Bytes => "bytes",
    }
}

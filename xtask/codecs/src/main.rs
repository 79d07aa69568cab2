//! Generated codecs against `serde_json` into derived structs plus hand-written checks, in one process.

mod calls;
mod decode;
mod encode;
mod issues;
mod payloads;
mod peer;
mod sample;
mod spans;

#[path = "../gen/mod.rs"]
mod tools;

fn main() {
    let only = std::env::args().nth(1).unwrap_or_default();
    let bench = sample::Bench::new(only);
    decode::run(&bench);
    encode::run(&bench);
    issues::run(&bench);
    calls::run(&bench);
    spans::run(&bench);
}

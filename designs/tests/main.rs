//! The tests of random designs as one program, which is built and linked once.

mod agreement;
mod apart;
mod edits;
mod growth;
mod sample;
mod texts;
mod threads;

//! The tests of the compiler as one program, which is built and linked once.

mod fit;
mod fix;
mod import_random;
mod imports;
mod ir;
mod language_book;
mod layout_pages;
mod layout_random;
mod levels;
mod marks;
mod pages;
mod programs;
mod properties;
mod providers;
mod servers;
mod statements;
mod syntax_examples;
mod syntax_pages;
mod syntax_properties;
mod syntax_recovery;
mod syntax_tree;
mod values;

//! Load, compile, write.

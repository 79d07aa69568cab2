//! What the vectors of every runtime say of types.

//! Server-sent events: the texts in a stream of bytes.

/// A stream that is read piece by piece.
#[derive(Default)]
pub struct Events {
    line: Vec<u8>,
    data: Vec<u8>,
    after_return: bool,
}

impl Events {
    /// The events that end in the next piece.
    pub fn read(&mut self, piece: &[u8]) -> Vec<Vec<u8>> {
        let mut ended = Vec::new();
        for byte in piece {
            let follows_return = std::mem::replace(&mut self.after_return, *byte == b'\r');
            match byte {
                b'\n' if follows_return => {}
                b'\n' | b'\r' => self.end_line(&mut ended),
                byte => self.line.push(*byte),
            }
        }
        ended
    }

    fn end_line(&mut self, ended: &mut Vec<Vec<u8>>) {
        if self.line.is_empty() {
            if !self.data.is_empty() {
                ended.push(std::mem::take(&mut self.data));
            }
            return;
        }
        if let Some(text) = self.line.strip_prefix(b"data:") {
            if !self.data.is_empty() {
                self.data.push(b'\n');
            }
            self.data
                .extend_from_slice(text.strip_prefix(b" ").unwrap_or(text));
        }
        self.line.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_end_at_empty_lines_wherever_the_pieces_end() {
        let text = ": hello\r\n\r\ndata: {\"a\":\ndata: 1}\nid: 3\n\ndata:x\r\rdata: half";
        for size in 1..text.len() {
            let mut events = Events::default();
            let pieces = text.as_bytes().chunks(size);
            let all: Vec<Vec<u8>> = pieces.flat_map(|piece| events.read(piece)).collect();
            assert_eq!(all, [b"{\"a\":\n1}".to_vec(), b"x".to_vec()], "{size}");
        }
    }
}

//! What is known of a task, as lines of text.

/// Facts in the order in which they were told.
#[derive(Default)]
pub(crate) struct Facts(String);

impl Facts {
    /// Adds a fact; its text may hold anything but line ends, which become spaces.
    pub(crate) fn add(&mut self, name: &str, text: &str) {
        if !self.0.is_empty() {
            self.0.push('\n');
        }
        self.0.push_str(name);
        self.0.push(' ');
        self.0.push_str(&text.replace('\n', " "));
    }

    /// Adds a number.
    pub(crate) fn number(&mut self, name: &str, number: u64) {
        self.add(name, &number.to_string());
    }

    /// Adds numbers, a space between them.
    pub(crate) fn numbers(&mut self, name: &str, numbers: &[u64]) {
        self.add(name, &joined(numbers, " "));
    }

    /// All lines.
    pub(crate) fn text(self) -> String {
        self.0
    }
}

/// Numbers as one text.
pub(crate) fn joined(numbers: &[u64], between: &str) -> String {
    let texts: Vec<String> = numbers.iter().map(u64::to_string).collect();
    texts.join(between)
}

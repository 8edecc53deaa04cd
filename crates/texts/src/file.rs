//! One file: a message a line, comments above it.

use crate::Fault;

/// What some editors put before a text in UTF-8.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// A text file of a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it was read.
    pub path: String,
    /// What its first comment says of all of it, a line each.
    pub about: Vec<String>,
    /// Its messages, in order.
    pub messages: Vec<Message>,
}

/// A text and its key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key; in a list there is a dot between the list's and the entry's.
    pub key: String,
    /// What can be put into the text, where the file says it: the first language does.
    pub slots: Vec<Slot>,
    /// The text as it is written, without quotation marks around it.
    pub text: String,
    /// The comment above it, a line each.
    pub comment: Vec<String>,
    /// Its line in the file, counted from 1.
    pub line: usize,
}

/// A place in a text where something is put in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// What it is called.
    pub name: String,
    /// What is put in, where that is told; else a number.
    pub kind: Option<String>,
}

impl Message {
    /// The key of its list, and its own within that; a message of its own has no second.
    #[must_use]
    pub fn list(&self) -> (&str, Option<&str>) {
        match self.key.split_once('.') {
            Some((list, entry)) => (list, Some(entry)),
            None => (&self.key, None),
        }
    }
}

impl File {
    /// The message with this key.
    #[must_use]
    pub fn message(&self, key: &str) -> Option<&Message> {
        self.messages.iter().find(|message| message.key == key)
    }

    /// Reads a file that is called `path`.
    ///
    /// # Errors
    /// Every line that is not as it should be.
    pub fn read(path: &str, source: &str) -> Result<Self, Vec<Fault>> {
        let mut file = Self {
            path: path.to_owned(),
            about: Vec::new(),
            messages: Vec::new(),
        };
        let (mut comment, mut faults) = (Vec::new(), Vec::new());
        let source = source.strip_prefix(BYTE_ORDER_MARK).unwrap_or(source);
        for (index, line) in source.lines().enumerate() {
            let line = line.trim();
            if let Some(said) = line.strip_prefix('#') {
                comment.push(said.trim().to_owned());
            } else if line.is_empty() {
                let said = std::mem::take(&mut comment);
                if file.messages.is_empty() && file.about.is_empty() {
                    file.about = said;
                }
            } else {
                let message = Message::read(line, index + 1, std::mem::take(&mut comment));
                match message.and_then(|message| file.unless_twice(message)) {
                    Ok(message) => file.messages.push(message),
                    Err(what) => faults.push(Fault::new(path, index + 1, what)),
                }
            }
        }
        if faults.is_empty() {
            Ok(file)
        } else {
            Err(faults)
        }
    }

    fn unless_twice(&self, message: Message) -> Result<Message, String> {
        match self.message(&message.key) {
            Some(before) => Err(format!(
                "`{}` stands here twice, in line {} as well",
                message.key, before.line
            )),
            None => Ok(message),
        }
    }
}

impl Message {
    fn read(line: &str, number: usize, comment: Vec<String>) -> Result<Self, String> {
        let (key, text) = line
            .split_once('=')
            .ok_or("there is no `=` in this line, which should be `key = text`")?;
        let (key, slots) = match key.trim().split_once('(') {
            Some((key, slots)) => (key.trim(), slots_of(slots)?),
            None => (key.trim(), Vec::new()),
        };
        if !is_key(key) {
            return Err(format!("`{key}` is no key: it takes a-z, 0-9, _ and -"));
        }
        Ok(Self {
            key: key.to_owned(),
            slots,
            text: unquoted(text.trim())?.to_owned(),
            comment,
            line: number,
        })
    }
}

/// What stands between quotation marks keeps the spaces at its ends.
fn unquoted(text: &str) -> Result<&str, String> {
    match text.strip_prefix('"') {
        Some(rest) if text.len() > 1 && text.ends_with('"') => Ok(&rest[..rest.len() - 1]),
        None if text.is_empty() => Err("there is no text; write \"\" for none".to_owned()),
        Some(rest) if !rest.contains('"') => Err("the closing \" is missing".to_owned()),
        _ => Ok(text),
    }
}

fn slots_of(slots: &str) -> Result<Vec<Slot>, String> {
    let slots = slots
        .trim_end()
        .strip_suffix(')')
        .ok_or("the closing ) of the slots is missing")?;
    let read = |slot: &str| {
        let (name, kind) = match slot.split_once(':') {
            Some((name, kind)) => (name.trim(), Some(kind.trim().to_owned())),
            None => (slot.trim(), None),
        };
        if !is_name(name) {
            return Err(format!("`{name}` is no name of a slot"));
        }
        let name = name.to_owned();
        Ok(Slot { name, kind })
    };
    slots.split(',').map(read).collect()
}

fn is_key(key: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '_' | '-');
    let part = |part: &str| !part.is_empty() && part.chars().all(plain);
    key.split('.').count() <= 2 && key.split('.').all(part)
}

/// Whether a slot can be called so.
pub(crate) fn is_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    name.starts_with(|first: char| first.is_ascii_lowercase()) && name.chars().all(plain)
}

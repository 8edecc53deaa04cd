//! An entry of a device's storage: a value with the version of its format. A text that cannot be read is put aside and
//! never deleted.

/// What all keys of ours begin with.
const PREFIX: &str = "nian:";

/// The browser lets the page keep nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Forbidden;

/// Texts by their keys: `localStorage`, or what stands for it in a test. Each call can fail: storage may be forbidden or
/// full at any time.
pub trait Storage {
    /// The text of a key, if there is one.
    ///
    /// # Errors
    /// The storage cannot be read.
    fn get(&self, key: &str) -> Result<Option<String>, Forbidden>;

    /// Keeps a text.
    ///
    /// # Errors
    /// It is not kept.
    fn set(&self, key: &str, text: &str) -> Result<(), Forbidden>;

    /// Removes a key.
    ///
    /// # Errors
    /// It is still there.
    fn remove(&self, key: &str) -> Result<(), Forbidden>;
}

/// Where nothing is kept: for a page that is only written.
#[derive(Clone, Copy, Debug)]
pub struct NoStorage;

impl Storage for NoStorage {
    fn get(&self, _: &str) -> Result<Option<String>, Forbidden> {
        Err(Forbidden)
    }

    fn set(&self, _: &str, _: &str) -> Result<(), Forbidden> {
        Err(Forbidden)
    }

    fn remove(&self, _: &str) -> Result<(), Forbidden> {
        Err(Forbidden)
    }
}

/// A value that a [`Store`] keeps.
pub trait Stored: Clone + Default {
    /// The name of its entry.
    const NAME: &str;
    /// The version of its format. Another version is not read.
    const VERSION: u32;

    /// The value of a JSON text, and whether all of it was whole; `None` if nothing of it is.
    fn read(value: &str) -> Option<(Self, bool)>;

    /// The JSON text of the value.
    fn write(&self) -> String;
}

/// How the last access went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// All is kept.
    Fine,
    /// Part of the text was damaged: the text is put aside, the rest is used.
    Mended,
    /// All of the text was damaged: it is put aside.
    Damaged,
    /// The browser keeps nothing.
    Forbidden,
}

/// An entry of a device's storage.
#[derive(Debug)]
pub struct Store<T, S> {
    storage: S,
    condition: Condition,
    /// What the storage has not kept.
    unkept: Option<T>,
    /// The damaged text in the entry, which could not be put aside: nothing may be written over it.
    barred: Option<String>,
}

impl<T: Stored, S: Storage> Store<T, S> {
    /// The entry of `T` in this storage; nothing is read yet.
    pub fn new(storage: S) -> Self {
        Self {
            storage,
            condition: Condition::Fine,
            unkept: None,
            barred: None,
        }
    }

    /// How the last access went.
    #[must_use]
    pub fn condition(&self) -> Condition {
        self.condition
    }

    /// What is kept, or the default. Another window may have written since the last reading.
    pub fn read(&mut self) -> T {
        if let Some(value) = &self.unkept {
            return value.clone();
        }
        let Some(text) = self.get(&key::<T>()) else {
            return T::default();
        };
        let (value, condition) = match Self::parse(&text) {
            Some((value, true)) => return value,
            Some((value, false)) => (value, Condition::Mended),
            None => (T::default(), Condition::Damaged),
        };
        self.condition = condition;
        self.barred = Some(text);
        self.write(&value);
        value
    }

    /// What the storage has, whether or not something else was written last: another window may have kept it.
    pub fn stored(&mut self) -> Option<T> {
        let text = self.get(&key::<T>())?;
        Self::parse(&text).map(|(value, _)| value)
    }

    /// Keeps a value. What is not kept is what [`read`](Self::read) gives from now on.
    pub fn write(&mut self, value: &T) {
        if let Some(text) = self.barred.take()
            && !self.put_aside(&text)
        {
            self.barred = Some(text);
        }
        let kept = self.barred.is_none() && self.set(&key::<T>(), &Self::text(value));
        self.unkept = (!kept).then(|| value.clone());
    }

    /// The same where what was wrong before has been told: only how this goes is the condition now.
    pub fn write_anew(&mut self, value: &T) {
        self.condition = Condition::Fine;
        self.write(value);
    }

    /// Holds a value that the storage must not have yet: a reload would lose it.
    pub fn hold(&mut self, value: &T) {
        self.condition = Condition::Forbidden;
        self.unkept = Some(value.clone());
    }

    /// Whether the storage has what was written last.
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.unkept.is_none()
    }

    /// Removes the value and what was put aside.
    pub fn erase(&mut self) {
        (self.unkept, self.barred) = (None, None);
        for key in [key::<T>(), aside::<T>()] {
            if self.storage.remove(&key).is_err() {
                self.condition = Condition::Forbidden;
            }
        }
    }

    /// The texts that could not be read, a line each.
    pub fn damaged(&mut self) -> Option<String> {
        self.get(&aside::<T>())
    }

    /// The text that was put aside last has been mended.
    pub fn forget_last_damaged(&mut self) {
        let lines = self.damaged().unwrap_or_default();
        let is_gone = match lines.rsplit_once('\n') {
            Some((before, _)) => self.storage.set(&aside::<T>(), before),
            None => self.storage.remove(&aside::<T>()),
        };
        if is_gone.is_err() {
            self.condition = Condition::Forbidden;
        }
    }

    /// The texts in the storage as they are, read or not, a line each.
    pub fn stored_texts(&mut self) -> Option<String> {
        let texts = [self.get(&key::<T>()), self.damaged()].into_iter();
        texts.flatten().reduce(|kept, text| kept + "\n" + &text)
    }

    /// Puts the text of the entry aside, whole or not: the next reading begins anew. It is never lost.
    pub fn set_aside(&mut self) {
        if let Some(text) = self.get(&key::<T>())
            && self.put_aside(&text)
            && self.storage.remove(&key::<T>()).is_err()
        {
            self.condition = Condition::Forbidden;
        }
    }

    /// The text of a value, as it is kept and exported.
    #[must_use]
    pub fn text(value: &T) -> String {
        format!("{{\"version\":{},\"value\":{}}}", T::VERSION, value.write())
    }

    /// The value of a text, and whether all of it was whole; `None` if the text is none of this version.
    #[must_use]
    pub fn parse(text: &str) -> Option<(T, bool)> {
        let (version, value) = entry(text)?;
        (version == T::VERSION).then(|| T::read(value)).flatten()
    }

    /// Keeps a text beside those that could not be read before.
    fn put_aside(&mut self, text: &str) -> bool {
        let before = self.damaged();
        let lines = before.as_deref().unwrap_or_default();
        if before.is_some() && lines.split('\n').any(|line| line == text) {
            return true;
        }
        let all = match before {
            Some(before) => format!("{before}\n{text}"),
            None => text.to_owned(),
        };
        self.set(&aside::<T>(), &all)
    }

    fn get(&mut self, key: &str) -> Option<String> {
        let text = self.storage.get(key);
        if text.is_err() {
            self.condition = Condition::Forbidden;
        }
        text.ok().flatten()
    }

    fn set(&mut self, key: &str, text: &str) -> bool {
        let kept = self.storage.set(key, text);
        if kept.is_err() {
            self.condition = Condition::Forbidden;
        }
        kept.is_ok()
    }
}

/// The version and the value of an entry, in either order; we write this one. The engine has no serde_json, and keeps something,
/// too.
fn entry(text: &str) -> Option<(u32, &str)> {
    let rest = after(text, "{")?;
    if let Some(value) = after(rest, "\"value\"").and_then(|rest| after(rest, ":")) {
        let (value, version) = value.rsplit_once("\"version\"")?;
        let version = after(version, ":")?.trim_end().strip_suffix('}')?;
        let value = value.trim_end().strip_suffix(',')?;
        return Some((version.trim_end().parse().ok()?, value));
    }
    let rest = after(after(rest, "\"version\"")?, ":")?;
    let end = rest.find(|digit: char| !digit.is_ascii_digit())?;
    let (version, rest) = rest.split_at_checked(end)?;
    let value = after(after(after(rest, ",")?, "\"value\"")?, ":")?;
    Some((version.parse().ok()?, value.trim_end().strip_suffix('}')?))
}

/// What comes after a token and white space.
fn after<'a>(text: &'a str, token: &str) -> Option<&'a str> {
    Some(text.trim_start().strip_prefix(token)?.trim_start())
}

/// The key of the entry of `T`.
#[must_use]
pub fn key<T: Stored>() -> String {
    format!("{PREFIX}{}", T::NAME)
}

fn aside<T: Stored>() -> String {
    format!("{PREFIX}{}:damaged", T::NAME)
}

//! What was done, to be taken back step by step.

/// A value, and what it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History<T> {
    past: Vec<T>,
    now: T,
    future: Vec<T>,
    /// The field that is being typed into: changes of it, one after another, are taken back together.
    field: Option<String>,
}

impl<T> History<T> {
    /// A value with nothing before it.
    pub fn new(now: T) -> Self {
        Self {
            past: Vec::new(),
            now,
            future: Vec::new(),
            field: None,
        }
    }

    /// The value now.
    pub fn now(&self) -> &T {
        &self.now
    }

    /// Whether something can be taken back.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether something can be done again.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The value is another one now. `field` names the field that has been typed into, if one has.
    pub fn push(&mut self, next: T, field: Option<String>) {
        let before = std::mem::replace(&mut self.now, next);
        if field.is_none() || field != self.field {
            self.past.push(before);
        }
        self.field = field;
        self.future.clear();
    }

    /// Changes the value without a step of its own: where one looks is nothing to be taken back.
    pub fn place(&mut self, change: impl FnOnce(&mut T)) {
        change(&mut self.now);
    }

    /// Takes the last change back; whether there was one.
    pub fn undo(&mut self) -> bool {
        let before = self.past.pop();
        let is_undone = before.is_some();
        if let Some(before) = before {
            self.future.push(std::mem::replace(&mut self.now, before));
            self.field = None;
        }
        is_undone
    }

    /// Takes the last change back as if it had never been: it cannot be done again.
    pub fn revoke(&mut self) {
        if let Some(before) = self.past.pop() {
            self.now = before;
            self.field = None;
        }
    }

    /// Does again what was taken back last; whether there was something.
    pub fn redo(&mut self) -> bool {
        let next = self.future.pop();
        let is_redone = next.is_some();
        if let Some(next) = next {
            self.past.push(std::mem::replace(&mut self.now, next));
            self.field = None;
        }
        is_redone
    }
}

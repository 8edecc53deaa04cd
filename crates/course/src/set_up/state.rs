use super::notation;
use super::value::{ITEM, Value, numbers};
use nian_words::{FieldKind, Form};

/// A form with what its fields are set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormState {
    form: &'static Form,
    way: usize,
    values: Vec<Value>,
    /// The field that has just been set to more, if one has.
    grown: Option<usize>,
    /// What was typed where no such number can be.
    refused: Option<Place>,
}

/// A number of a form: of the field with this 0-based index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The field.
    pub field: usize,
    /// Which of its numbers.
    pub which: Slot,
}

/// Which number of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// The only one, or the list of numbers.
    Value,
    /// How many items there are.
    Count,
    /// That of the item with this 0-based index.
    Item(usize),
    /// The limit of that item.
    Limit(usize),
}

/// What a reader sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// The way to write it, by its 0-based index.
    Way(usize),
    /// One more or, if `false`, one less, or a step that keeps what has to be odd.
    Step(Place, bool),
    /// A text, in Unicode's normalization form NFKC, in the place of a number or of a list of numbers.
    Type(Place, String),
    /// An option of the field with this index.
    Toggle(usize, bool),
    /// A choice of this field, by its 0-based index.
    Choose(usize, usize),
    /// A face of a die: the field, the 0-based index of the die, the face.
    Face(usize, usize, u8),
    /// All dice of this field are thrown, by this number by chance.
    Throw(usize, u32),
}

/// What was typed cannot be; the value stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InvalidEntry {
    /// It is no number, or not one between these limits.
    Number(Place, u64, u64),
    /// It is no list of numbers.
    Numbers(Place),
}

/// The heap was adjusted, so that a total is odd or even.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Adjustment {
    /// Whether the total is to be odd.
    pub odd: bool,
    /// The heap now.
    pub heap: u64,
}

impl FormState {
    /// A form set to what `start` says in one of its ways.
    #[must_use]
    pub fn new(form: &'static Form, start: &str) -> Self {
        let mut state = Self {
            form,
            way: 0,
            values: form
                .fields
                .iter()
                .map(|field| Value::new(field.kind))
                .collect(),
            grown: None,
            refused: None,
        };
        state.take(start);
        state
    }

    /// The form.
    #[must_use]
    pub fn form(&self) -> &'static Form {
        self.form
    }

    /// The 0-based index of the way in which it is written.
    #[must_use]
    pub fn way(&self) -> usize {
        self.way
    }

    /// What each field is set to, in their order.
    #[must_use]
    pub fn values(&self) -> &[Value] {
        &self.values
    }

    /// What was typed last, if it could not be.
    #[must_use]
    pub fn refused(&self) -> Option<Place> {
        self.refused
    }

    /// Whether what is set has this field, as it is written now.
    #[must_use]
    pub fn has(&self, field: usize) -> bool {
        notation::has(self.pattern(), self.form.fields[field].name)
    }

    /// What is set, as it is written.
    #[must_use]
    pub fn text(&self) -> String {
        notation::write(self.pattern(), self.form.fields, &self.values)
    }

    fn pattern(&self) -> &'static str {
        self.form.ways[self.way].pattern
    }

    /// Sets the fields to what a text says; `false` if it is none of this form, which then stays as it is.
    pub fn take(&mut self, text: &str) -> bool {
        let ways = self.form.ways.iter().enumerate();
        let mut read = ways.filter_map(|(at, way)| {
            Some((at, notation::read(way.pattern, self.form.fields, text)?))
        });
        let Some((way, values)) = read.next() else {
            return false;
        };
        self.way = way;
        (self.grown, self.refused) = (None, None);
        for (field, value) in values {
            self.values[field].take(value);
        }
        true
    }

    /// The number at a place, and the least and the greatest that can be set there; what is greater already may stay.
    #[must_use]
    pub fn number(&self, place: Place) -> Option<(u64, u64, u64)> {
        let kind = self.form.fields.get(place.field)?.kind;
        let value = self.values.get(place.field)?;
        let (now, (least, most)) = match (place.which, value) {
            (Slot::Value, Value::Number(number)) => (*number, kind.range()?),
            (Slot::Count, value) => (value.count()? as u64, kind.range()?),
            (Slot::Item(item), Value::Rows(rows)) => (*rows.shown().get(item)?, ITEM),
            (Slot::Item(item), Value::Limited(heaps)) => (heaps.shown().get(item)?.0, ITEM),
            (Slot::Limit(item), Value::Limited(heaps)) => (heaps.shown().get(item)?.1, ITEM),
            _ => return None,
        };
        Some((now, least, most.max(now)))
    }

    /// Whether the number of the items of this field can be changed.
    #[must_use]
    pub fn has_count(&self, field: usize) -> bool {
        let kind = self.form.fields[field].kind;
        let is_list = matches!(
            kind,
            FieldKind::Rows(..) | FieldKind::Limited(..) | FieldKind::Faces(..)
        );
        is_list && kind.range().is_some_and(|(least, most)| least < most)
    }

    /// The text with other numbers: `draw` gives one for each of a field, by its kind and its name, or none where they stay.
    pub(crate) fn with_numbers(
        &self,
        mut draw: impl FnMut(FieldKind, &str) -> Option<u64>,
    ) -> String {
        let fields = self.form.fields.iter();
        let values: Vec<_> = fields
            .zip(&self.values)
            .map(|(field, value)| value.redrawn(|| draw(field.kind, field.name)))
            .collect();
        notation::write(self.pattern(), self.form.fields, &values)
    }

    /// Sets something; whether that has changed anything.
    ///
    /// # Errors
    ///
    /// What was typed cannot be.
    pub fn edit(&mut self, edit: Edit) -> Result<bool, InvalidEntry> {
        let before = (self.way, self.values.clone());
        (self.grown, self.refused) = (None, None);
        match edit {
            Edit::Way(way) => self.way = way.min(self.form.ways.len() - 1),
            Edit::Step(place, up) => self.step(place, up),
            Edit::Type(place, text) => {
                if let Err(refused) = self.typed(place, &text) {
                    self.refused = Some(place);
                    return Err(refused);
                }
            }
            Edit::Toggle(field, on) => {
                if let Some(Value::Option(option)) = self.values.get_mut(field) {
                    *option = on;
                }
            }
            Edit::Choose(field, choice) => {
                if let Some(Value::One(one)) = self.values.get_mut(field) {
                    *one = choice;
                }
            }
            Edit::Face(field, die, face) => {
                if let Some(Value::Faces(dice)) = self.values.get_mut(field)
                    && let Some(die) = dice.get_mut(die)
                {
                    *die = face.clamp(1, 6);
                }
            }
            Edit::Throw(field, chance) => {
                if let Some(Value::Faces(dice)) = self.values.get_mut(field) {
                    let count = dice.shown().len();
                    let ways = 6_u64.pow(u32::try_from(count).unwrap_or(0));
                    let mut thrown = (u64::from(chance) * ways) >> 32;
                    for die in 0..count {
                        if let Some(die) = dice.get_mut(die) {
                            *die = (thrown % 6 + 1) as u8;
                        }
                        thrown /= 6;
                    }
                }
            }
        }
        Ok(before != (self.way, self.values.clone()))
    }

    fn step(&mut self, place: Place, up: bool) {
        let Some((now, least, most)) = self.number(place) else {
            return;
        };
        let step = if self.is_heap(place) { 2 } else { 1 };
        let number = if up {
            now.saturating_add(step).min(most)
        } else {
            now.saturating_sub(step).max(least)
        };
        self.set(place, number);
    }

    fn typed(&mut self, place: Place, text: &str) -> Result<(), InvalidEntry> {
        if let Some(Value::Numbers(own)) = self.values.get_mut(place.field) {
            *own = numbers(text).ok_or(InvalidEntry::Numbers(place))?;
            return Ok(());
        }
        let Some((_, least, most)) = self.number(place) else {
            return Ok(());
        };
        let digits: String = text
            .chars()
            .filter(|letter| !letter.is_whitespace())
            .collect();
        let is_number = digits.bytes().all(|byte| byte.is_ascii_digit()) && digits.len() <= 19;
        let number = is_number.then(|| digits.parse().ok()).flatten();
        let number = number.filter(|number| (least..=most).contains(number));
        let number = number.ok_or(InvalidEntry::Number(place, least, most))?;
        self.set(place, number);
        Ok(())
    }

    fn set(&mut self, place: Place, number: u64) {
        let before = self.number(place).map_or(0, |(now, ..)| now);
        self.grown = (number > before).then_some(place.field);
        let Some(value) = self.values.get_mut(place.field) else {
            return;
        };
        match (place.which, value) {
            (Slot::Value, Value::Number(own)) => *own = number,
            (Slot::Count, value) => value.resize(usize::try_from(number).unwrap_or(1)),
            (Slot::Item(item), Value::Rows(rows)) => {
                if let Some(row) = rows.get_mut(item) {
                    *row = number;
                }
            }
            (Slot::Item(item), Value::Limited(heaps)) => {
                if let Some((heap, _)) = heaps.get_mut(item) {
                    *heap = number;
                }
            }
            (Slot::Limit(item), Value::Limited(heaps)) => {
                if let Some((_, limit)) = heaps.get_mut(item) {
                    *limit = number;
                }
            }
            _ => {}
        }
    }

    /// Whether a place is the heap that makes a total odd or even.
    fn is_heap(&self, place: Place) -> bool {
        let name = self.form.fields.get(place.field).map(|field| field.name);
        let heap = self.form.total.map(|total| total.of[0]);
        name.is_some() && name == heap && place.which == Slot::Value
    }

    /// Adjusts the heap where a total has to be odd, or even, and is not. What a player holds more has come from the heap.
    pub fn settle(&mut self) -> Option<Adjustment> {
        let total = self.form.total?;
        let index = |name: &&str| {
            self.form
                .fields
                .iter()
                .position(|field| field.name == *name)
        };
        let fields: Vec<usize> = total.of.iter().filter_map(index).collect();
        let counted = fields.iter().filter(|field| self.has(**field));
        let is_odd = counted.fold(false, |is_odd, field| match self.values[*field] {
            Value::Number(number) => is_odd ^ (number % 2 == 1),
            _ => is_odd,
        });
        if is_odd == total.odd {
            return None;
        }
        let heap = *fields.first()?;
        let from_heap = self
            .grown
            .is_some_and(|grown| grown != heap && fields.contains(&grown));
        let Value::Number(number) = &mut self.values[heap] else {
            return None;
        };
        *number = match *number {
            0 => 1,
            u64::MAX => u64::MAX - 1,
            number if from_heap => number - 1,
            number => number + 1,
        };
        Some(Adjustment {
            odd: total.odd,
            heap: *number,
        })
    }
}

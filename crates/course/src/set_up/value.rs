use nian_words::FieldKind;

/// The largest number that buttons reach.
const LARGE: u64 = 1_000_000;
/// The largest of several numbers, and the least.
const SEVERAL: (u64, u64) = (1, 1000);

/// Several of the same. What is not counted any more is kept, and comes back as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Items<T> {
    all: Vec<T>,
    count: usize,
}

/// What a field is set to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(u64),
    /// Rows or heaps.
    Rows(Items<u64>),
    /// Heaps, each with its limit.
    Limited(Items<(u64, u64)>),
    /// Numbers in ascending order, without duplicates.
    Numbers(Vec<u64>),
    /// An option.
    Option(bool),
    /// The 0-based index of a choice.
    One(usize),
    /// Faces of dice, 1 to 6.
    Faces(Items<u8>),
}

impl<T: Clone> Items<T> {
    pub(super) fn new(all: Vec<T>) -> Self {
        let count = all.len();
        Self { all, count }
    }

    /// The items that count.
    #[must_use]
    pub fn shown(&self) -> &[T] {
        &self.all[..self.count]
    }

    pub(super) fn get_mut(&mut self, item: usize) -> Option<&mut T> {
        self.all[..self.count].get_mut(item)
    }

    /// Has so many count; new ones are `fresh`.
    fn resize(&mut self, count: usize, fresh: T) {
        if self.all.len() < count {
            self.all.resize(count, fresh);
        }
        self.count = count;
    }

    /// Takes the place of these, and keeps those that do not count.
    fn replace(&mut self, shown: Vec<T>) {
        self.count = shown.len();
        let kept = self.all.split_off(self.count.min(self.all.len()));
        self.all = shown;
        self.all.extend(kept);
    }
}

impl Value {
    /// The value of a field that nobody has set.
    pub(super) fn new(kind: FieldKind) -> Self {
        let least = kind.range().map_or(0, |(least, _)| least);
        let count = usize::try_from(least).unwrap_or(1);
        match kind {
            FieldKind::Number(..) => Self::Number(least),
            FieldKind::Rows(..) => Self::Rows(Items::new(vec![0; count])),
            FieldKind::Limited(..) => Self::Limited(Items::new(vec![(0, 0); count])),
            FieldKind::Numbers => Self::Numbers(vec![1, 3, 4]),
            FieldKind::Option(_) => Self::Option(false),
            FieldKind::One(_) => Self::One(0),
            FieldKind::Faces(..) => Self::Faces(Items::new(vec![1; count])),
        }
    }

    /// How many items there are.
    pub(super) fn count(&self) -> Option<usize> {
        match self {
            Self::Rows(rows) => Some(rows.count),
            Self::Limited(heaps) => Some(heaps.count),
            Self::Faces(dice) => Some(dice.count),
            _ => None,
        }
    }

    pub(super) fn resize(&mut self, count: usize) {
        match self {
            Self::Rows(rows) => rows.resize(count, 0),
            Self::Limited(heaps) => heaps.resize(count, (0, 0)),
            Self::Faces(dice) => dice.resize(count, 1),
            _ => {}
        }
    }

    /// The same with other numbers; those stay for which `draw` has none.
    pub(super) fn redrawn(&self, mut draw: impl FnMut() -> Option<u64>) -> Self {
        let mut drawn = self.clone();
        match &mut drawn {
            Self::Number(number) => *number = draw().unwrap_or(*number),
            Self::Rows(rows) => {
                for row in rows.all.iter_mut() {
                    *row = draw().unwrap_or(*row);
                }
            }
            Self::Limited(heaps) => {
                for (heap, limit) in heaps.all.iter_mut() {
                    (*heap, *limit) = (draw().unwrap_or(*heap), draw().unwrap_or(*limit));
                }
            }
            Self::Faces(dice) => {
                for face in dice.all.iter_mut() {
                    *face = draw()
                        .and_then(|face| u8::try_from(face).ok())
                        .unwrap_or(*face);
                }
            }
            Self::Numbers(_) | Self::Option(_) | Self::One(_) => {}
        }
        drawn
    }

    /// Takes another value of the same kind.
    pub(super) fn take(&mut self, other: Self) {
        match (self, other) {
            (Self::Rows(own), Self::Rows(other)) => own.replace(other.all),
            (Self::Limited(own), Self::Limited(other)) => own.replace(other.all),
            (Self::Faces(own), Self::Faces(other)) => own.replace(other.all),
            (own, other) => *own = other,
        }
    }
}

/// The least and the greatest value that buttons give the items of a list.
pub(super) const ITEM: (u64, u64) = (0, LARGE);

/// Numbers out of a text, in whatever order they are written; `None` if there is none, or one that cannot be.
pub(super) fn numbers(text: &str) -> Option<Vec<u64>> {
    let found = text.split(|letter: char| !letter.is_ascii_digit());
    let found = found.filter(|digits| !digits.is_empty());
    let mut all = found
        .map(|digits| digits.parse().ok())
        .collect::<Option<Vec<u64>>>()?;
    all.sort_unstable();
    all.dedup();
    let (least, most) = SEVERAL;
    let are_good = !all.is_empty() && all[0] >= least && all[all.len() - 1] <= most;
    are_good.then_some(all)
}

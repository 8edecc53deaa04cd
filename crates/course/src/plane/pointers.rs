use super::Place;

/// A pointer that moves less, in CSS pixels, has pressed a cell.
const STILL: f64 = 5.0;

/// What a pointer's move does.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Gesture {
    /// The picture moves by so many pixels.
    Shift([f64; 2]),
    /// It is pulled apart by this factor, around a place.
    Pinch(f64, Place),
}

/// The pointers that are down: one presses a cell or drags the picture, two pull it apart.
#[derive(Clone, Debug, Default)]
pub(super) struct Pointers {
    down: Vec<(i32, Place)>,
    /// How far they have moved since the first was put down.
    moved: f64,
}

impl Pointers {
    pub(super) fn down(&mut self, id: i32, place: Place) {
        self.lost(id);
        self.down.push((id, place));
        if self.down.len() == 1 {
            self.moved = 0.0;
        }
    }

    pub(super) fn drag(&mut self, id: i32, now: Place) -> Option<Gesture> {
        let other = self.down.iter().find(|(one, _)| *one != id);
        let other = other.map(|&(_, place)| place);
        let (_, place) = self.down.iter_mut().find(|(one, _)| *one == id)?;
        let before = std::mem::replace(place, now);
        self.moved += distance(now, before);
        if self.moved < STILL {
            return None;
        }
        let Some(other) = other else {
            return Some(Gesture::Shift([now[0] - before[0], now[1] - before[1]]));
        };
        let apart = |place| distance(place, other).max(1.0);
        let middle = [(now[0] + other[0]) / 2.0, (now[1] + other[1]) / 2.0];
        Some(Gesture::Pinch(apart(now) / apart(before), middle))
    }

    /// The place that has been pressed, if the last pointer is lifted and none has moved.
    pub(super) fn up(&mut self, id: i32) -> Option<Place> {
        let at = self.down.iter().position(|(one, _)| *one == id)?;
        let (_, place) = self.down.remove(at);
        (self.down.is_empty() && self.moved < STILL).then_some(place)
    }

    pub(super) fn lost(&mut self, id: i32) {
        self.down.retain(|(one, _)| *one != id);
    }
}

fn distance(one: Place, other: Place) -> f64 {
    let [x, y] = [one[0] - other[0], one[1] - other[1]];
    (x * x + y * y).sqrt()
}

//! A map for few values: a vector in the order of the keys, as C++'s `std::flat_map` is. The maps of the standard library
//! are made for many, and each kind of keys and values brings 1 to 3 kB of them into the wasm.

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use std::borrow::Borrow;
use std::fmt;
use std::marker::PhantomData;

/// Values by their keys.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FlatMap<K, V>(Vec<(K, V)>);

impl<K, V> Default for FlatMap<K, V> {
    fn default() -> Self {
        Self(Vec::new())
    }
}

impl<K: Ord, V> FlatMap<K, V> {
    /// Where a key stands, or would.
    fn place<Q: Ord + ?Sized>(&self, key: &Q) -> Result<usize, usize>
    where
        K: Borrow<Q>,
    {
        self.0.binary_search_by(|(own, _)| own.borrow().cmp(key))
    }

    /// The value of a key.
    #[must_use]
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        self.place(key).ok().map(|at| &self.0[at].1)
    }

    /// The same, to be changed.
    pub fn get_mut(&mut self, key: &K) -> Option<&mut V> {
        let at = self.place(key).ok()?;
        Some(&mut self.0[at].1)
    }

    /// The value of a key, which is what `make` gives if there was none.
    pub fn or_insert_with(&mut self, key: K, make: impl FnOnce() -> V) -> &mut V {
        let at = self.place(&key).unwrap_or_else(|at| {
            self.0.insert(at, (key, make()));
            at
        });
        &mut self.0[at].1
    }

    /// Sets the value of a key.
    pub fn insert(&mut self, key: K, value: V) {
        match self.place(&key) {
            Ok(at) => self.0[at].1 = value,
            Err(at) => self.0.insert(at, (key, value)),
        }
    }

    /// Takes a key away, and its value.
    pub fn remove(&mut self, key: &K) -> Option<V> {
        let at = self.place(key).ok()?;
        Some(self.0.remove(at).1)
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// All values, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.0.iter_mut().map(|(_, value)| value)
    }

    /// All keys and values.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.0.iter().map(|(key, value)| (key, value))
    }
}

impl<K, V> IntoIterator for FlatMap<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for FlatMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(all: I) -> Self {
        let mut map = Self::default();
        for (key, value) in all {
            map.insert(key, value);
        }
        map
    }
}

impl<K: ToString, V: Serialize> Serialize for FlatMap<K, V> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.0.iter().map(|(key, value)| (key.to_string(), value)))
    }
}

impl<'de, V: Deserialize<'de>> Deserialize<'de> for FlatMap<String, V> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Reader<V>(PhantomData<V>);

        impl<'de, V: Deserialize<'de>> Visitor<'de> for Reader<V> {
            type Value = FlatMap<String, V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
                let mut map = FlatMap::default();
                while let Some((key, value)) = entries.next_entry()? {
                    map.insert(key, value);
                }
                Ok(map)
            }
        }

        from.deserialize_map(Reader(PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::FlatMap;

    #[test]
    fn values_stand_in_the_order_of_their_keys() {
        let mut map = FlatMap::from_iter([(3, "c"), (1, "a"), (2, "b"), (1, "A")]);
        assert_eq!(map.get(&1), Some(&"A"));
        assert_eq!(*map.or_insert_with(2, || "other"), "b");
        map.or_insert_with(0, || "none");
        assert_eq!(map.remove(&3), Some("c"));
        assert_eq!(map.remove(&3), None);
        let all: Vec<_> = map.iter().collect();
        assert_eq!(all, [(&0, &"none"), (&1, &"A"), (&2, &"b")]);
    }
}

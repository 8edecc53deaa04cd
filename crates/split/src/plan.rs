use crate::Part;
use crate::input::{Input, may_be_nothing};
use std::collections::BTreeSet;

/// Where each function goes.
pub(crate) struct Plan {
    /// For each function the parts it goes into; none keeps it in the base.
    homes: Vec<Vec<usize>>,
    /// The functions of parts that others call, part by part.
    stubs: Vec<u32>,
    /// The functions of the base that parts call, the imported ones included.
    shared: Vec<u32>,
}

impl Plan {
    pub(crate) fn new(input: &Input<'_>, parts: &[Part<'_>]) -> Self {
        let homes = homes(input, parts);
        let (mut stubs, mut shared) = (BTreeSet::new(), BTreeSet::new());
        for caller in 0..input.functions() {
            let own = &homes[caller as usize];
            for &callee in input.calls(caller) {
                let others = &homes[callee as usize];
                if others.is_empty() && !own.is_empty() {
                    shared.insert(callee);
                }
                // What several parts have, each of them calls in itself.
                if !others.is_empty()
                    && !own.iter().all(|part| others.contains(part)) | own.is_empty()
                {
                    stubs.insert(callee);
                }
            }
        }
        let in_parts = |function: &&u32| !homes[**function as usize].is_empty();
        stubs.extend(input.in_table.iter().chain(&input.roots).filter(in_parts));
        let mut stubs: Vec<_> = stubs.into_iter().collect();
        stubs.sort_by_key(|&function| homes[function as usize].first());
        Self {
            stubs,
            homes,
            shared: shared.into_iter().collect(),
        }
    }

    /// The functions of the base that have bodies.
    pub(crate) fn base(&self, input: &Input<'_>) -> Vec<u32> {
        let functions = input.imported..input.functions();
        functions
            .filter(|&function| self.homes[function as usize].is_empty())
            .collect()
    }

    /// The functions of a part.
    pub(crate) fn part(&self, part: usize) -> Vec<u32> {
        let functions = (0..).zip(&self.homes);
        let own = functions.filter(|(_, homes)| homes.contains(&part));
        own.map(|(function, _)| function).collect()
    }

    /// The functions of parts that others call through stubs, with the places of these, from 0;
    /// those of a part stand next to one another, but for those that it has with an earlier one.
    pub(crate) fn stubs(&self) -> impl Iterator<Item = (u32, u32)> {
        self.stubs.iter().copied().zip(0..)
    }

    /// Whether others call this function in this part.
    pub(crate) fn is_home(&self, part: usize, function: u32) -> bool {
        self.homes[function as usize].contains(&part)
    }

    /// What parts call in the base.
    pub(crate) fn shared(&self) -> &[u32] {
        &self.shared
    }

    /// Where in the table, after what stands there already, a function is that another module
    /// calls: first those of parts, then those of the base.
    ///
    /// # Panics
    /// If no other module calls it.
    pub(crate) fn place(&self, function: u32) -> u32 {
        let mut called = self.stubs.iter().chain(&self.shared);
        let place = called.position(|&called| called == function);
        place.expect("another module calls it") as u32
    }

    /// How many there are of these.
    pub(crate) fn places(&self) -> u32 {
        (self.stubs.len() + self.shared.len()) as u32
    }
}

/// What more parts than this would have, the base has for all of them: examples load several parts.
const MOST: usize = 3;

/// Where functions go that these parts reach and the base does not.
fn shared_by(reaching: Vec<usize>, parts: &[Part<'_>]) -> Vec<usize> {
    let is_always_there = |home: &usize| {
        let home = &parts[*home];
        reaching.iter().all(|&part| parts[part].comes_with(home))
    };
    match reaching.iter().copied().find(is_always_there) {
        Some(home) => vec![home],
        None => reaching,
    }
}

fn homes(input: &Input<'_>, parts: &[Part<'_>]) -> Vec<Vec<usize>> {
    let seeds: Vec<_> = (0..input.functions())
        .map(|function| seed(input, parts, function))
        .collect();
    let mut kept = Reached::new(input, &seeds);
    kept.add(input.roots.iter().chain(&input.in_table).copied());
    loop {
        let mut homes = vec![Vec::new(); seeds.len()];
        for part in 0..parts.len() {
            let mut reached = Reached::new(input, &seeds);
            reached.enter(|function| seeds[function as usize] == Some(part));
            for function in reached.functions() {
                if !kept.has(function) {
                    homes[function as usize].push(part);
                }
            }
        }
        let homes: Vec<_> = homes
            .into_iter()
            .map(|reaching| shared_by(reaching, parts))
            .collect();
        let disputed: Vec<u32> = (0..)
            .zip(&homes)
            .filter(|(_, homes)| homes.len() > MOST)
            .map(|(function, _)| function)
            .collect();
        if disputed.is_empty() {
            return homes;
        }
        kept.add(disputed.into_iter());
    }
}

/// The part that a function's name leads to: its own path, or that of a type it is made for. But
/// what may hold nothing of the kind is dropped and looked at without the part, too.
fn seed(input: &Input<'_>, parts: &[Part<'_>], function: u32) -> Option<usize> {
    let name = input.name(function);
    if function < input.imported || name.contains("drop") || may_be_nothing(name) {
        return None;
    }
    let is_in = |part: &Part<'_>| part.paths.iter().any(|path| name.contains(path));
    parts.iter().position(is_in)
}

/// The functions that are reached from some without passing through a seed.
struct Reached<'a> {
    input: &'a Input<'a>,
    seeds: &'a [Option<usize>],
    reached: Vec<bool>,
}

impl<'a> Reached<'a> {
    fn new(input: &'a Input<'a>, seeds: &'a [Option<usize>]) -> Self {
        let reached = vec![false; seeds.len()];
        Self {
            input,
            seeds,
            reached,
        }
    }

    /// What these functions reach, unless they are seeds.
    fn add(&mut self, functions: impl Iterator<Item = u32>) {
        let mut waiting: Vec<_> = functions
            .filter(|&function| self.seeds[function as usize].is_none())
            .collect();
        while let Some(function) = waiting.pop() {
            if std::mem::replace(&mut self.reached[function as usize], true) {
                continue;
            }
            let callees = self.input.calls(function).iter().copied();
            waiting.extend(callees.filter(|&callee| self.seeds[callee as usize].is_none()));
        }
    }

    /// These seeds themselves, and what they reach.
    fn enter(&mut self, is_entered: impl Fn(u32) -> bool) {
        for function in 0..self.input.functions() {
            if is_entered(function) {
                self.reached[function as usize] = true;
                self.add(self.input.calls(function).iter().copied());
            }
        }
    }

    fn has(&self, function: u32) -> bool {
        self.reached[function as usize]
    }

    fn functions(&self) -> impl Iterator<Item = u32> {
        let reached = (0..).zip(&self.reached);
        reached
            .filter(|(_, reached)| **reached)
            .map(|(function, _)| function)
    }
}

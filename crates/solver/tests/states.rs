//! A state has the parts that it was made of, and is none where they are out of range.

use nian_solver::holding::Side;
use nian_solver::several_dice::Faces;
use nian_solver::{MAX_NUMBER, dice, euclid, nim, parity, several_dice, sides, wythoff};

#[test]
fn heaps_stand_as_they_were_given() {
    let rows = nim::Rows::new(vec![3, 4, 5]).expect("three rows");
    assert_eq!(rows.heaps(), [3, 4, 5]);
    let pair = wythoff::Pair::new([5, 7]).expect("two heaps");
    assert_eq!(pair.heaps(), &[5, 7]);
    assert_eq!(nim::Rows::new(Vec::new()), None);
    assert_eq!(wythoff::Pair::new([0, MAX_NUMBER + 1]), None);
}

#[test]
fn a_multiple_of_the_other_number_is_the_most_that_may_be_taken() {
    let numbers = euclid::Numbers::new([5, 17]).expect("two numbers");
    assert_eq!(numbers.heaps(), &[5, 17]);
    assert_eq!(numbers.ordered(), [17, 5]);
    assert_eq!(numbers.most(), [0, 15]);
    assert_eq!(euclid::Numbers::new([0, 0]), None);
}

#[test]
fn a_die_has_a_heap_and_a_face() {
    let state = dice::State::new(12, 3).expect("a heap and a die");
    assert_eq!((state.heap(), state.up()), (12, 3));
    assert!(dice::State::new(MAX_NUMBER, 6).is_some());
    assert_eq!(dice::State::new(12, 0), None);
    assert_eq!(dice::State::new(12, 7), None);
    assert_eq!(dice::State::new(MAX_NUMBER + 1, 3), None);
}

#[test]
fn dice_lie_on_axes() {
    let faces = Faces::new(&[6, 5, 1]).expect("three dice");
    let state = several_dice::State::new(20, faces).expect("a heap and dice");
    assert_eq!(state.heap(), 20);
    assert_eq!(state.faces().up(), [6, 5, 1]);
    assert_eq!((state.faces().dice(), state.faces().sum()), (3, 12));
    assert_eq!(state.faces().axes(), [2, 1, 0]);
    assert_eq!(several_dice::State::new(MAX_NUMBER + 1, faces), None);
}

#[test]
fn what_players_hold_is_theirs() {
    let state = parity::State::new(12, 2, 3).expect("17 coins");
    assert_eq!([state.heap(), state.mover(), state.other()], [12, 2, 3]);
    let state = sides::State::new(11, 2, 3, Side::Even).expect("16 coins");
    assert_eq!(state.heap(), 11);
    assert_eq!(state.holding(Side::Odd), 2);
    assert_eq!(state.holding(Side::Even), 3);
    assert_eq!(state.to_move(), Side::Even);
    // The total is odd in the one game and even in the other.
    assert_eq!(parity::State::new(11, 2, 3), None);
    assert_eq!(sides::State::new(12, 2, 3, Side::Even), None);
}

//! A plane of cells: what is seen of it, and what keys, the wheel and pointers do.

use nian_course::plane::{Action, Cells, Plane};

/// A plane of a thousand columns and rows in a picture of 500 pixels.
fn thousand() -> Plane {
    let mut plane = Plane::default();
    plane.show([1000, 1000]);
    plane.apply(Action::Resize([500.0, 500.0]));
    plane
}

fn does(plane: &mut Plane, actions: &[Action]) -> Option<[usize; 2]> {
    let mut chosen = None;
    for &action in actions {
        chosen = plane.apply(action);
    }
    chosen
}

#[test]
fn all_of_a_plane_is_seen_at_first() {
    let plane = thousand();
    let view = plane.view();
    assert!(view.is_whole());
    assert_eq!((view.scale(), view.chosen()), (0.5, [0, 0]));
    assert_eq!(view.place_of([0.0, 1000.0]), [0.0, 500.0]);
    assert_eq!(view.seen(), [0..=999, 0..=999]);
    // What is not as high as it is wide stands in the middle.
    let mut low = Plane::default();
    low.show([1000, 100]);
    low.apply(Action::Resize([500.0, 500.0]));
    assert_eq!(low.view().place_of([0.0, 0.0]), [0.0, 225.0]);
    assert_eq!(low.view().cell_at([250.0, 225.0]), [500, 0]);
    assert_eq!(low.view().cell_at([250.0, 200.0])[1], -50);
}

#[test]
fn what_is_seen_whole_stays_so_on_another_screen() {
    let mut plane = thousand();
    for size in [300.0, 700.0, 0.0] {
        plane.apply(Action::Resize([size, size]));
        assert!(plane.view().is_whole(), "{size}");
    }
    assert_eq!(plane.view().size(), [700.0, 700.0], "0 is not on the page");
    plane.apply(Action::Closer);
    let scale = plane.view().scale();
    plane.apply(Action::Resize([500.0, 500.0]));
    assert_eq!(plane.view().scale(), scale);
    assert!(!plane.view().is_whole());
}

#[test]
fn a_plane_is_looked_at_before_it_is_on_the_page() {
    let mut plane = Plane::default();
    plane.show([30, 20]);
    assert_eq!(
        does(&mut plane, &[Action::Go([4, 3]), Action::Closer]),
        None
    );
    plane.apply(Action::Resize([300.0, 300.0]));
    let view = plane.view();
    assert_eq!((view.chosen(), view.scale()), ([4, 3], 10.0));
    assert_eq!(view.place_of([0.0, 0.0]), [0.0, 50.0]);
}

#[test]
fn keys_go_from_cell_to_cell_and_stop_at_the_edge() {
    let mut plane = thousand();
    for (key, shift, chosen) in [
        ("ArrowRight", false, [1, 0]),
        ("ArrowDown", true, [1, 10]),
        ("ArrowUp", false, [1, 9]),
        ("ArrowLeft", true, [0, 9]),
        ("Home", false, [0, 0]),
        ("ArrowUp", false, [0, 0]),
    ] {
        let action = Action::of_key(key, shift).expect("a key of the plane");
        assert_eq!(plane.apply(action), Some(chosen), "{key}");
    }
    let far = [2000, 5000];
    assert_eq!(plane.apply(Action::Go(far)), Some([999, 999]));
    for key in ["+", "=", "-"] {
        let action = Action::of_key(key, false).expect("a key of the plane");
        assert_eq!(plane.apply(action), None, "{key}");
    }
    for key in ["Tab", "Enter", "a", "End"] {
        assert_eq!(Action::of_key(key, false), None, "{key}");
    }
}

#[test]
fn one_looks_closer_at_the_chosen_cell_and_no_closer_than_that() {
    let mut plane = thousand();
    plane.apply(Action::Go([700, 300]));
    for _ in 0..12 {
        plane.apply(Action::Closer);
        let view = plane.view();
        let [left, top] = view.place_of([700.5, 300.5]);
        assert!((0.0..=500.0).contains(&left) && (0.0..=500.0).contains(&top));
    }
    assert_eq!(plane.view().scale(), 32.0);
    // What is chosen comes into sight.
    plane.apply(Action::Go([30, -30]));
    let [columns, rows] = plane.view().seen();
    assert!(columns.contains(&730) && rows.contains(&270));
    for _ in 0..12 {
        plane.apply(Action::Farther);
    }
    assert!(plane.view().is_whole());
    assert_eq!(plane.view().place_of([0.0, 0.0]), [0.0, 0.0]);
}

#[test]
fn the_wheel_looks_closer_at_what_is_below_it() {
    let mut plane = thousand();
    let place = [100.0, 400.0];
    let before = plane.view().cell_at(place);
    plane.apply(Action::Wheel(-300.0, place));
    assert!(plane.view().scale() > 2.0);
    let now = plane.view().cell_at(place);
    assert!(
        (0..2).all(|axis| (now[axis] - before[axis]).abs() <= 1),
        "{now:?}"
    );
    plane.apply(Action::Wheel(3000.0, place));
    assert!(plane.view().is_whole());
}

#[test]
fn a_pointer_presses_a_cell_or_drags() {
    let mut plane = thousand();
    let pressed = does(
        &mut plane,
        &[
            Action::Down(1, [250.0, 100.0]),
            Action::Drag(1, [252.0, 101.0]),
            Action::Up(1),
        ],
    );
    assert_eq!(pressed, Some([504, 202]));
    plane.apply(Action::Closer);
    let place = plane.view().place_of([504.0, 202.0]);
    let dragged = does(
        &mut plane,
        &[
            Action::Down(1, [250.0, 100.0]),
            Action::Drag(1, [200.0, 80.0]),
            Action::Up(1),
        ],
    );
    assert_eq!(dragged, None);
    let now = plane.view().place_of([504.0, 202.0]);
    assert_eq!(now, [place[0] - 50.0, place[1] - 20.0]);
    // The plane stays within its frame.
    does(
        &mut plane,
        &[
            Action::Down(1, [0.0, 0.0]),
            Action::Drag(1, [9000.0, 9000.0]),
            Action::Up(1),
        ],
    );
    assert_eq!(plane.view().place_of([0.0, 0.0]), [0.0, 0.0]);
    // What the browser takes, or has not begun here, is nothing.
    let none = [
        Action::Down(1, [9.0, 9.0]),
        Action::Lost(1),
        Action::Up(1),
        Action::Drag(2, [99.0, 9.0]),
        Action::Up(2),
    ];
    assert_eq!(does(&mut plane, &none), None);
}

#[test]
fn two_pointers_pull_it_apart() {
    let mut plane = thousand();
    let pinch = [
        Action::Down(1, [200.0, 250.0]),
        Action::Down(2, [300.0, 250.0]),
        Action::Drag(2, [400.0, 250.0]),
    ];
    does(&mut plane, &pinch);
    assert_eq!(plane.view().scale(), 1.0, "twice as far apart");
    let end = [Action::Up(2), Action::Up(1)];
    assert_eq!(does(&mut plane, &end), None, "nothing is pressed");
}

#[test]
fn cells_of_pairs_are_safe_whichever_heap_comes_first() {
    let cells = Cells::of_pairs(&[vec![0, 0], vec![1, 2], vec![3], vec![1, 9]], 3);
    assert_eq!(cells.sides(), [4, 4]);
    let safe = |cell| cells.is_safe(cell);
    assert!(safe([0, 0]) && safe([1, 2]) && safe([2, 1]));
    assert!(!safe([1, 1]) && !safe([4, 0]) && !safe([0, 4]));
    assert_eq!(Cells::new(vec![1; 12], 5).sides(), [5, 2]);
    assert_eq!(Cells::new(vec![1], 0).sides(), [1, 1]);
}

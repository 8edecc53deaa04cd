//! Lessons that change their picture or their game, and tables that grow.

use crate::common::{WIDTHS, drawing, line, pairs, view};
use nian_lessons::{Frame, Show};
use nian_scene::{Panel, panels};

#[test]
fn a_lesson_that_changes_its_picture_keeps_its_height() {
    for (start, shows) in [
        ("nim:14,15,18,22", [Show::Rows, Show::Columns]),
        ("wythoff:10,14", [Show::Rows, Show::Grid]),
    ] {
        let frames: Vec<Frame> = shows
            .iter()
            .flat_map(|&show| line(start, "b5", show, false))
            .collect();
        for width in WIDTHS {
            let height = |step| drawing(&view(&frames, step, width)).height;
            assert!(
                (1..frames.len()).all(|step| height(step) == height(0)),
                "{start} in {width}"
            );
        }
    }
}

#[test]
fn a_lesson_that_goes_on_with_more_heaps_keeps_its_height() {
    for (starts, show) in [
        (
            [
                "dynamic.2.global:6,4@3",
                "dynamic.2.global:6,4,5@3",
                "dynamic.2.local:9@9,4@4",
            ],
            Show::Rows,
        ),
        (
            ["dynamic.2:10", "dynamic.2.local:9@9,4@4", "dynamic.3:100"],
            Show::Strip,
        ),
    ] {
        let frames: Vec<Frame> = starts
            .iter()
            .flat_map(|start| line(start, "", show, true))
            .collect();
        for width in WIDTHS {
            let height = |step| drawing(&view(&frames, step, width)).height;
            assert!(
                (1..frames.len()).all(|step| height(step) == height(0)),
                "{starts:?} in {width}"
            );
        }
    }
}

#[test]
fn tables_of_pairs_keep_their_size_as_they_grow() {
    for (of, width) in [(10, 280.0), (10, 760.0), (3, 280.0), (100_000, 760.0)] {
        let size = |found| {
            let frames = [pairs(found, of)];
            let panels = panels(&view(&frames, 0, width));
            let [Panel::Table(table), Panel::Sieve(sieve)] = &panels[..] else {
                panic!("{panels:?}");
            };
            (table.head.len(), table.rows.len(), sieve.numbers.len())
        };
        assert!(
            (0..=of.min(200)).all(|found| size(found) == size(0)),
            "{of} pairs in {width}"
        );
    }
}

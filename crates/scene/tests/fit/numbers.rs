//! Numbers in number systems, stage by stage.

use crate::common::{WIDTHS, view};
use crate::measure::check;
use nian_lessons::Frame;
use nian_scene::{Panel, panels};
use nian_solver::numerals::{Work, Writing};

/// Every stage of work fits, takes the same room, and leaves nothing out of the tables.
pub(crate) fn check_stages(writing: &Writing, width: f32) {
    let name = format!("{} {} in {width}", writing.value, writing.system);
    let frames = Frame::stages(writing.clone());
    let mut sizes = Vec::new();
    for step in 0..frames.len() {
        let mut size = (0.0, 0, 0);
        for panel in panels(&view(&frames, step, width)) {
            match panel {
                Panel::Drawing(scene) => {
                    check(&scene, &name);
                    size.0 = scene.height;
                }
                Panel::Table(table) => {
                    size.1 = table.rows.len();
                    size.2 = table.head.len();
                    assert!(table.rows.iter().all(|row| row.len() == size.2), "{name}");
                }
                Panel::Sieve(_) | Panel::Tree(_) => panic!("{name}: no drawing and no table"),
            }
        }
        sizes.push(size);
    }
    assert!(
        sizes.windows(2).all(|two| two[0] == two[1]),
        "{name}: {sizes:?}"
    );
}

fn writing(value: u64, system: &str, work: Work) -> Writing {
    Writing::new(value, system.parse().expect(system), work).expect(system)
}

#[test]
fn every_stage_of_every_number_fits_at_every_width() {
    let most = i64::MAX as u64;
    let mut all = Vec::new();
    for value in [0, 1, 2, 12, 60, 127, 128, 1_000_000, most] {
        for system in [
            "binary",
            "fibonacci",
            "mixed:2,3,4,5",
            "mixed:60,60,24,7",
            "mixed:2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2",
            "mixed:1000000007",
            "sequence:1",
            "sequence:1,3,5,7",
            "sequence:1,1000,1000000,9223372036854775807",
        ] {
            all.push(writing(value, system, Work::Write));
        }
        if value < most {
            all.push(writing(value, "fibonacci", Work::Increment));
        }
        if (1..most).contains(&value) {
            all.push(writing(value, "fibonacci", Work::Pair));
        }
    }
    for digits in [
        "0",
        "1",
        "10110110",
        &"1".repeat(80),
        &"10".repeat(40),
        &"011".repeat(25),
    ] {
        let (value, work) = Work::carry(digits).expect(digits);
        all.push(writing(value, "fibonacci", work));
    }
    for writing in &all {
        for width in WIDTHS {
            check_stages(writing, width);
        }
    }
}

//! The plans of the boards of discovery, for pages: search and the engine know the same boards, and neither links the other.

use nian_course::discovery::{Board, Plan, Position};

/// The plans of a board where more can be taken at a time, with `;` between them.
pub(crate) fn further(name: &str) -> Option<String> {
    let board = Board::named(name)?;
    let further = board.further().iter();
    let plans = further.filter_map(|&most| plan(&board.name_with(most)));
    let plans: Vec<_> = plans.map(|plan| plan.to_string()).collect();
    (!plans.is_empty()).then(|| plans.join(";"))
}

/// The plan of a board.
pub(crate) fn plan(name: &str) -> Option<Plan> {
    let plan = nian_claims::Board::named(name)?.plan();
    let positions = plan.nodes.into_iter();
    let positions = positions.map(|node| Position {
        name: node.name,
        to: node.to,
        is_lost: node.lost,
        is_safe: false,
    });
    let lines = [plan.lines, plan.more];
    Plan::new(
        Board::named_with(name)?,
        lines,
        plan.given,
        positions.collect(),
    )
}

#[cfg(test)]
mod tests {
    use super::{further, plan};
    use nian_claims::{BOARDS, FURTHER};
    use nian_course::discovery::{Board, Plan};

    #[test]
    fn the_boards_are_those_that_are_searched() {
        let names = Board::ALL.map(Board::name);
        assert_eq!(BOARDS.map(|board| board.name), names);
        for (searched, board) in BOARDS.iter().zip(Board::ALL) {
            let plan = plan(searched.name).expect("a plan");
            assert_eq!(plan.cells.len(), board.cells(), "{}", searched.name);
            assert_eq!(searched.numbers, board.numbers(), "{}", searched.name);
            assert_eq!(
                searched.remainder,
                board.has_remainder(),
                "{}",
                searched.name
            );
        }
    }

    #[test]
    fn a_plan_is_read_as_it_is_written() {
        for board in BOARDS.into_iter().chain(FURTHER) {
            let plan = plan(board.name).expect("a plan");
            let text = plan.to_string();
            assert_eq!(Plan::parse(&text).as_ref(), Some(&plan), "{text}");
        }
        let names: Vec<_> = Board::ALL
            .iter()
            .flat_map(|board| board.further().iter().map(|&most| board.name_with(most)))
            .collect();
        assert_eq!(names, FURTHER.map(|board| board.name));
        let lines = further("take").expect("others");
        let read = lines
            .split(';')
            .map(|line| Plan::parse(line).map(|plan| plan.most));
        assert_eq!(read.collect::<Vec<_>>(), [Some(4), Some(5)]);
        assert_eq!(further("rows"), None);
    }
}

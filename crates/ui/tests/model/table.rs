use nian_solver::{AnyPosition, Ending};
use nian_ui::model::{Of, Tables};

#[test]
fn a_table_is_turned_page_by_page() {
    let table = Tables::new(Of::Wythoff, Ending::Normal);
    assert_eq!(
        (table.from(), table.before(), table.after()),
        (1, None, Some(11))
    );
    let table = Tables::new(Of::Dice, Ending::Misere);
    assert_eq!(
        (table.from(), table.before(), table.after()),
        (0, None, Some(18))
    );
}

#[test]
fn the_rules_of_a_table_are_read_like_any_others() {
    for of in Of::ALL {
        let sample: AnyPosition = of.sample(of.rules()).parse().unwrap();
        assert_eq!(sample.ending(), Some(Ending::Normal));
        let misere = [of.rules(), ".misere"].concat();
        let sample: AnyPosition = of.sample(&misere).parse().unwrap();
        assert_eq!(sample.ending(), Some(Ending::Misere));
    }
}

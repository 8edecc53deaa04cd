//! Every claim ends as expected: at its usual range and at the ends of it.

use nian_claims::{CLAIMS, Claim, Verdict, find};
use std::time::Instant;

fn run(claim: &Claim, most: u64) -> nian_claims::Comparison {
    let result = claim.check(most, &mut |done, of| assert!(done <= of, "{}", claim.id));
    assert!(
        result.as_expected(),
        "{} up to {most}: {result:?}",
        claim.id
    );
    result
}

#[test]
fn the_usual_range() {
    let all = Instant::now();
    let mut counts = String::new();
    for claim in &CLAIMS {
        let start = Instant::now();
        let result = run(claim, claim.range.usual);
        let checked = result.truth.as_ref().unwrap_or(&result.said).checked();
        println!("{:>8.1?} {checked:>8} {}", start.elapsed(), claim.id);
        counts += &format!("{} {checked}\n", claim.id);
    }
    // A check that compares less than before is told by nothing else.
    assert_eq!(counts, include_str!("checked.txt"));
    println!("{:>8.1?} all", all.elapsed());
}

#[test]
fn the_least_range() {
    for claim in &CLAIMS {
        let least = run(claim, claim.range.least);
        // Less than the least is the least.
        assert_eq!(claim.check(0, &mut |_, _| ()), least, "{}", claim.id);
    }
}

#[test]
fn the_greatest_range() {
    for claim in &CLAIMS {
        let start = Instant::now();
        run(claim, claim.range.most);
        println!("{:>8.1?} {}", start.elapsed(), claim.id);
    }
}

#[test]
fn ranges_and_names_are_in_order() {
    for claim in &CLAIMS {
        let range = claim.range;
        assert!(range.least <= range.usual && range.usual <= range.most);
        assert!(range.contains(range.usual) && !range.contains(range.most + 1));
        assert_eq!(
            CLAIMS.iter().filter(|other| other.id == claim.id).count(),
            1
        );
    }
    assert!(find("nim-and-variants/nothing").is_none());
}

/// What the errata show, and where.
#[test]
fn counterexamples() {
    for (id, position, numbers) in [
        (
            "nim-and-variants/theorem1-safe-to-unsafe",
            Some("wythoff:1,2"),
            &[1, 2, 1, 0][..],
        ),
        (
            "nim-and-variants/theorem1-unsafe-to-safe",
            Some("wythoff:0,1"),
            &[0, 1],
        ),
        ("nim-and-variants/ex6", None, &[2, 2]),
        (
            "nim-and-variants/floor-formula",
            Some("wythoff:1,2"),
            &[1, 0, 1, 1, 2],
        ),
        ("nim-and-variants/dice", Some("dice:16@1"), &[16]),
        (
            "odd-even-two-sides/uniqueness",
            Some("sides.2:5@0,5,odd"),
            &[2, 2],
        ),
        ("odd-total/abstract", Some("parity.2:1"), &[2, 1]),
    ] {
        let claim = find(id).expect(id);
        assert!(claim.is_erratum());
        let Verdict::Fails { counterexample, .. } = run(claim, claim.range.usual).said else {
            panic!("{id} should fail");
        };
        assert_eq!(counterexample.position.as_deref(), position, "{id}");
        assert_eq!(counterexample.numbers, numbers, "{id}");
    }
    assert_eq!(CLAIMS.iter().filter(|claim| claim.is_erratum()).count(), 7);
}

/// How far a check has come is told, and comes to an end.
#[test]
fn progress_is_told() {
    let mut told = Vec::new();
    let claim = find("nim-and-variants/fibonacci-table").expect("a claim");
    claim.check(20, &mut |done, of| told.push((done, of)));
    assert_eq!(told.first(), Some(&(0, 20)));
    assert_eq!(told.last(), Some(&(20, 20)));
    assert!(told.is_sorted());
}

/// A line a statement.
#[test]
fn results_as_text() {
    let text = |id: &str, most| find(id).expect(id).check(most, &mut |_, _| ()).to_string();
    assert_eq!(text("nim-and-variants/ex6", 9), "fails 3 - 2 2\nholds 10\n");
    assert_eq!(
        text("nim-and-variants/dice", 20),
        "fails 2 dice:16@1 16\nholds 126\n"
    );
    assert_eq!(text("nim-and-variants/lemma-i", 9), "holds 9\n");
    // Choices of four rows of up to 3 coins without regard to their order: 7 over 4.
    assert_eq!(text("nim-and-variants/ex1", 3), "holds 35\n");
    // Six games: every heap up to two from where the rule holds; and there and one before the rule.
    let heaps = 17 + 40 + 340 + 17 + 52 + 294 + 6 * 2;
    let more_dice = format!("holds {}\n", heaps + 6 * 3);
    assert_eq!(text("nim-and-variants/more-dice", 2), more_dice);
    // {0, n} and {n, n}, each both reckoned and searched.
    assert_eq!(text("nim-and-variants/ex3", 5), "holds 20\n");
}

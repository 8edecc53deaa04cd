//! What is said of a rule and of its positions.

use crate::Texts;
use crate::set_up::{self, Shown};
use nian_course::own_rule::{Explanation, Findings, FormMessage, Listed, text_of};
use nian_messages::{Flaw, Law, Take, Why};
use nian_words::{OwnRule as Words, Text};

/// What is said of the rule that is set in a form.
pub(super) fn said(texts: &Texts, form: Shown<'_>, said: &FormMessage) -> String {
    match said {
        FormMessage::Searching(percent) => texts.fill(Words::SEARCHING, &[&percent.to_string()]),
        FormMessage::Flaw(flaw) => texts.say(text_of_flaw(*flaw)).to_owned(),
        FormMessage::Refused(refused) => set_up::refusal(form, *refused),
    }
}

fn text_of_flaw(flaw: Flaw) -> Text {
    match flaw {
        Flaw::Takes => Words::FAULTS_TAKES,
        Flaw::Option => Words::FAULTS_OPTION,
        Flaw::Heaps => Words::FAULTS_HEAPS,
        Flaw::One => Words::FAULTS_ONE,
    }
}

/// What the items are.
pub(super) fn listed(texts: &Texts, found: &Findings) -> String {
    let text = match found.listed {
        Listed::Heaps => Words::HEAP_NUMBERS,
        Listed::Openings => Words::OPENINGS,
        Listed::Positions => Words::POSITIONS,
        Listed::OpeningPositions => Words::OPENING_POSITIONS,
    };
    texts.fill(text, &[&found.most.to_string()])
}

/// How it repeats, and what law the safe positions follow; empty if nothing is known.
pub(super) fn law(texts: &Texts, found: &Findings) -> String {
    let parts = [
        repeats(texts, found),
        found.law.map(|law| law_named(texts, law, found.most)),
    ];
    let parts: Vec<_> = parts.into_iter().flatten().collect();
    parts.join(" ")
}

fn repeats(texts: &Texts, found: &Findings) -> Option<String> {
    let Some(period) = found.period else {
        let searched = found.searched?;
        return Some(texts.fill(Words::NO_PERIOD, &[&searched.to_string()]));
    };
    let (start, length, window) = (period.start, period.length, period.window);
    let again = start + length;
    let ends =
        [window, start, start + window - 1, again, again + window - 1].map(|end| end.to_string());
    let holds = found.strips.iter().any(|strip| strip.holds_odd.is_some());
    let proof = if holds {
        Words::PROOF_HOLDING
    } else {
        Words::PROOF
    };
    let [start, length] = [start, length].map(|number| number.to_string());
    let period = texts.fill(Words::PERIOD, &[&start, &length]);
    Some(format!(
        "{period} {}",
        texts.fill(proof, &ends.each_ref().map(String::as_str))
    ))
}

fn law_named(texts: &Texts, law: Law, most: u64) -> String {
    let text = match law {
        Law::SumProved => Words::LAWS_SUM_PROVED,
        Law::Sum => Words::LAWS_SUM,
        Law::LeaveOne => Words::LAWS_LEAVE_ONE,
        Law::TurnedProved => Words::LAWS_TURNED_PROVED,
        Law::Turned => Words::LAWS_TURNED,
    };
    texts.fill(text, &[&most.to_string()])
}

/// Why heaps are safe or unsafe.
pub(super) fn why(texts: &Texts, explained: &Explanation) -> String {
    let reason = &explained.reason;
    let (text, rest) = match reason.why {
        Why::Over => (Words::WHY_OVER, None),
        Why::Leaves => (Words::WHY_LEAVES, Some(Words::REST_LEAVES)),
        Why::Answered => (Words::WHY_ANSWERED, Some(Words::REST)),
    };
    let takes = reason.takes.iter();
    let takes: Vec<_> = takes.map(|take| taken(texts, reason.why, take)).collect();
    let mut said = texts.fill(
        text,
        &[
            &text_of(&explained.heaps),
            &takes.join(texts.say(Words::BETWEEN)),
        ],
    );
    let rest = rest.filter(|_| reason.more);
    let no_play = reason.position.is_none().then_some(Words::NO_PLAY);
    for more in [rest, no_play].into_iter().flatten() {
        said.extend([" ", texts.say(more)]);
    }
    said
}

fn taken(texts: &Texts, why: Why, take: &Take) -> String {
    let heaps = text_of(&take.heaps);
    let left = match take.limit {
        Some(limit) => texts.fill(Words::LEFT, &[&heaps, &limit.to_string()]),
        None => heaps,
    };
    let taken = take.take.to_string();
    match take.answer {
        Some(answer) => texts.fill(Words::ANSWER, &[&taken, &answer.to_string(), &left]),
        None if why == Why::Answered => texts.fill(Words::ENDS, &[&taken]),
        None => texts.fill(Words::LEAVE, &[&taken, &left]),
    }
}

// A wasm has no texts of its own.
#[cfg(all(test, not(target_arch = "wasm32")))]
mod tests {
    use super::{law, listed, why};
    use crate::Texts;
    use nian_course::own_rule::{Explanation, Findings};
    use nian_messages::{Found, Law, Period, Reason, Take, Why};
    use nian_words::{Language, OwnRule};

    fn texts() -> Texts {
        let all = OwnRule::ALL.iter();
        let all = all.flat_map(|(_, texts)| texts.iter().copied());
        Texts::new(all, |text| Language::En.among(text))
    }

    fn take(take: u64, answer: Option<u64>, heaps: &[u64], limit: Option<u64>) -> Take {
        Take {
            take,
            answer,
            heaps: heaps.to_vec(),
            limit,
        }
    }

    #[test]
    fn reasons_are_told_in_sentences() {
        for (heaps, reason, said) in [
            (
                vec![20],
                (
                    Why::Leaves,
                    vec![take(2, None, &[18], Some(4))],
                    false,
                    true,
                ),
                "20 is unsafe: taking 2 leaves 18 with limit 4, which is safe.",
            ),
            (
                vec![4],
                (
                    Why::Answered,
                    vec![take(1, Some(3), &[0], None), take(2, Some(2), &[0], None)],
                    true,
                    true,
                ),
                "4 is safe, the other player wins whatever is taken: after 1 the other player takes 3 and leaves 0; \
                 after 2 the other player takes 2 and leaves 0. So it is after every other take.",
            ),
            (
                vec![3],
                (
                    Why::Answered,
                    vec![take(1, Some(1), &[1], None), take(3, None, &[0], None)],
                    false,
                    true,
                ),
                "3 is safe, the other player wins whatever is taken: after 1 the other player takes 1 and leaves 1; \
                 after 3 nothing can be taken, and the other player has won.",
            ),
            (
                vec![0, 0],
                (Why::Over, Vec::new(), false, false),
                "0,0: nothing can be taken, and the game is over. This rule cannot be played on the board yet, \
                 only looked at here.",
            ),
        ] {
            let (why_kind, takes, more, is_playable) = reason;
            let reason = Reason {
                why: why_kind,
                takes,
                more,
                position: is_playable.then(|| "nim:1".to_owned()),
            };
            assert_eq!(why(&texts(), &Explanation { heaps, reason }), said);
        }
    }

    #[test]
    fn findings_are_told_in_sentences() {
        let period = Period {
            start: 0,
            length: 7,
            window: 4,
        };
        let found = Found {
            most: 120,
            period: Some(period),
            law: Some(Law::Sum),
            ..Found::default()
        };
        let found = Findings::new("1,3,4".to_owned(), found);
        let said = law(&texts(), &found);
        assert!(said.starts_with("From 0 on it repeats every 7, for ever. Proof: whether a heap is safe depends only on those that are 1 to 4 less. 0 to 3 agree with 7 to 10, "), "{said}");
        assert!(
            said.contains(" A guess: ")
                && said.ends_with("It holds up to 120; it is not proved here."),
            "{said}"
        );
        assert!(listed(&texts(), &found).starts_with("One heap of 0 to 120: safe or unsafe."));
        let none = Findings::new(
            "1,9".to_owned(),
            Found {
                searched: Some(4096),
                ..Found::default()
            },
        );
        assert!(law(&texts(), &none).starts_with("Up to 4096 nothing repeats yet."));
    }
}

//! Actions and effects as texts: the `data-do` of a button, and what a board and its page tell each other. The page hears the
//! events, keys among them, as it does for cards.

use nian_course::discovery::{Action, Attempt, Effect, GuessStatus, joined};

/// The action of a command: a word, a number for some, and a text.
pub(super) fn read(command: &str) -> Option<Action> {
    let (word, rest) = command.split_once(' ').unwrap_or((command, ""));
    let (number, text) = rest.split_once(' ').unwrap_or((rest, ""));
    let number = || number.parse::<u32>().ok();
    let position = || Some(number()? as usize);
    Some(match word {
        "press" => Action::Press(position()?),
        "safe" => Action::Mark(position()?, Some(true)),
        "unsafe" => Action::Mark(position()?, Some(false)),
        "open" => Action::Mark(position()?, None),
        "stop" => Action::Stop(position()?),
        "check" => Action::Check,
        "rest" => Action::RestUnsafe,
        "line" => Action::OneLine,
        "most" => Action::Most(number()?.into()),
        "clear" => Action::Clear,
        "leave" => Action::LeaveClear,
        "choose" => Action::Try(Attempt::Choice(number().map(u64::from))),
        // A field a line.
        "try" => Action::Try(Attempt::Fields(
            rest.split('\n').map(str::to_owned).collect(),
        )),
        "show" => Action::Show,
        "halt" => Action::Halt,
        "folded" => Action::Folded(rest == "true"),
        "progress" => Action::Said(number()?, GuessStatus::Trying(text.parse().ok()?)),
        "found" => Action::Found(number()?, text.to_owned()),
        "lost" => Action::Said(number()?, GuessStatus::NotTried),
        "blocked" => Action::Said(number()?, GuessStatus::Blocked),
        _ => return None,
    })
}

/// The command of an effect: what is to be focused is named by a selector.
pub(super) fn written(effect: &Effect) -> String {
    let with = |word: &str, number: u64, after: &str| [word, &number.to_string(), after].concat();
    match effect {
        Effect::ShowCell(at) => with("see [data-do='press ", *at as u64, "']"),
        Effect::FocusCell(at) => with("focus [data-do='press ", *at as u64, "']"),
        Effect::FocusField(at) => with("focus [data-number='", *at as u64, "'], [type=radio]"),
        Effect::FocusTry => "focus .guess .doing button".to_owned(),
        Effect::Search(search, guess, name) => with(
            "search ",
            (*search).into(),
            &[" ", &joined(guess, ","), " ", name].concat(),
        ),
        Effect::EndSearch => "end".to_owned(),
        Effect::ShowRest => "found".to_owned(),
        Effect::Kept => "kept".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Action, Attempt, Effect, GuessStatus, read, written};

    #[test]
    fn commands_are_read_and_written() {
        for (text, action) in [
            ("press 17", Action::Press(17)),
            ("check", Action::Check),
            ("open 3", Action::Mark(3, None)),
            ("choose 2", Action::Try(Attempt::Choice(Some(2)))),
            ("choose ", Action::Try(Attempt::Choice(None))),
            (
                "try 4\n a b",
                Action::Try(Attempt::Fields(vec!["4".into(), " a b".into()])),
            ),
            ("most 4", Action::Most(4)),
            ("folded true", Action::Folded(true)),
            ("progress 2 40", Action::Said(2, GuessStatus::Trying(40))),
            ("found 2 unsafe 5 4", Action::Found(2, "unsafe 5 4".into())),
            ("blocked 3", Action::Said(3, GuessStatus::Blocked)),
        ] {
            assert_eq!(read(text), Some(action), "{text}");
        }
        for text in ["", "press", "press x", "skip", "progress 1", "found"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert_eq!(
            written(&Effect::Search(3, vec![12, 1], "parity.5".into())),
            "search 3 12,1 parity.5"
        );
        assert_eq!(written(&Effect::ShowCell(3)), "see [data-do='press 3']");
    }
}

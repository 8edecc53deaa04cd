//! What people type for a position, read in all languages at once: 「拈 3、4、5」 means `nim:3,4,5`.

use crate::texts::in_language;
use crate::{Language, Text, Typing};

/// A name in all languages; of each language a list with commas between its items.
type Names = [&'static str; Language::ALL.len()];

/// The names, picked when this is compiled, so that a program has no other text of a page.
const fn names(text: &Text) -> Names {
    let mut names = [""; Language::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = in_language(Language::ALL[at], text);
        at += 1;
    }
    names
}

/// The numbers after the name of a game.
#[derive(Clone, Copy)]
enum Numbers {
    /// Heaps, without numbers of the rules.
    Rows,
    /// A heap, or a heap and its limit.
    Limited,
    /// A heap, and the faces of the dice.
    Dice,
    /// The numbers of the rules, and a heap.
    Ruled,
}

/// A game in the notation, what stands after its name, and its names.
type Game = (&'static str, Numbers, Names);

/// The games, in the order in which their names are looked for: a game whose names contain those of another comes first.
const GAMES: [Game; 9] = [
    ("dynamic.2", Numbers::Limited, names(&Typing::FIBONACCI)),
    ("wythoff", Numbers::Rows, names(&Typing::WYTHOFF)),
    ("euclid", Numbers::Rows, names(&Typing::EUCLID)),
    ("dice", Numbers::Dice, names(&Typing::DICE)),
    ("subtraction", Numbers::Ruled, names(&Typing::SUBTRACTION)),
    ("sides", Numbers::Ruled, names(&Typing::SIDES)),
    ("parity", Numbers::Ruled, names(&Typing::PARITY)),
    ("dynamic", Numbers::Ruled, names(&Typing::DYNAMIC)),
    ("nim", Numbers::Rows, names(&Typing::NIM)),
];
/// The game of a position of bare numbers.
const USUAL: &Game = &GAMES[8];

/// The options; one whose names contain those of another comes first.
const OPTIONS: [(&str, Names); 7] = [
    ("misere", names(&Typing::MISERE)),
    ("even", names(&Typing::EVEN)),
    ("local", names(&Typing::LOCAL)),
    ("global", names(&Typing::GLOBAL)),
    ("one-sum", names(&Typing::ONE_SUM)),
    ("both", names(&Typing::BOTH)),
    ("one", names(&Typing::ONE)),
];

/// What says nothing that the notation needs.
const REST: Names = names(&Typing::REST);

/// The position that `typed` means, in the notation. Of one that lacks something there is what is there: the board says what
/// has to stand there. A text of which nothing can be understood comes back as it is, without spaces around it.
///
/// `fold` gives a text in Unicode's normalization form NFKD and in lower case; a browser and the host each have one.
///
/// ```
/// # let fold = |text: &str| text.replace('：', ":").replace('，', ",").to_lowercase();
/// assert_eq!(nian_words::understand("拈：3，4，5", fold), "nim:3,4,5");
/// assert_eq!(nian_words::understand("費氏拈 20", fold), "dynamic.2:20");
/// assert_eq!(nian_words::understand("hello ", fold), "hello");
/// ```
#[must_use]
pub fn understand(typed: &str, fold: impl Fn(&str) -> String) -> String {
    let reader = Reader { fold };
    let text = reader.tidy(typed);
    let whole = reader.parts(&text);
    whole
        .or_else(|| reader.unfinished(&text))
        .unwrap_or_else(|| typed.trim().to_owned())
}

struct Reader<F> {
    fold: F,
}

impl<F: Fn(&str) -> String> Reader<F> {
    /// A text in our letters, digits and signs, without accents, with no space beside a sign.
    fn tidy(&self, text: &str) -> String {
        let folded = (self.fold)(text);
        let letters = folded.chars().filter(|&letter| !is_mark(letter));
        let letters = letters.map(|letter| match letter {
            '、' | ';' | '。' => ',',
            '–' | '—' | '−' | '~' => '-',
            '(' | ')' | '{' | '}' | '[' | ']' | '「' | '」' | '《' | '》' | '“' | '”' | '"' => {
                ' '
            }
            '’' => '\'',
            other if other.is_whitespace() => ' ',
            other => other,
        });
        let mut tidy = String::new();
        for letter in letters {
            let before = tidy.chars().next_back();
            match letter {
                ' ' if before.is_none_or(|before| before == ' ' || is_sign(before)) => {}
                sign if is_sign(sign) => {
                    tidy.truncate(tidy.trim_end_matches(' ').len());
                    tidy.push(sign);
                }
                other => tidy.push(other),
            }
        }
        let tidy = tidy.trim_start_matches([' ', ',', ':']);
        without_zeros(tidy.trim_end_matches([' ', ',', ':', '.']))
    }

    /// Where the first of these names stands; of several that begin there the longest.
    fn find(&self, names: &Names, text: &str) -> Option<(usize, usize)> {
        let names = names.iter().flat_map(|names| names.split(','));
        let names = names.map(|name| self.tidy(name));
        let found = names.filter(|name| !name.is_empty()).filter_map(|name| {
            let at = text.find(&name)?;
            Some((at, at + name.len()))
        });
        found.min_by_key(|&(from, to)| (from, usize::MAX - to))
    }

    /// The text with the first of these names replaced, and whether there was one.
    fn replace(&self, names: &Names, text: &str, by: &str) -> (String, bool) {
        match self.find(names, text) {
            Some((from, to)) => ([&text[..from], by, &text[to..]].concat(), true),
            None => (text.to_owned(), false),
        }
    }

    fn game_in(&self, text: &str) -> Option<&'static Game> {
        let mut games = GAMES.iter();
        games.find(|(.., names)| self.find(names, text).is_some())
    }

    /// The text without the names of games.
    fn unnamed(&self, text: &str) -> String {
        let games = GAMES.iter();
        games.fold(text.to_owned(), |text, (.., names)| {
            self.replace(names, &text, " ").0
        })
    }

    /// The text without what says nothing.
    fn essential(&self, text: &str) -> String {
        let mut text = text.to_owned();
        let mut from = 0;
        while let Some((at, to)) = self.find(&REST, &text[from..]) {
            text.replace_range(from + at..from + to, " ");
            from += at + 1;
        }
        self.tidy(&text)
    }

    /// The whole position, if the text has all of it.
    fn parts(&self, text: &str) -> Option<String> {
        let named = self.game_in(text);
        let &(game, numbers, ref own) = named.unwrap_or(USUAL);
        if named.is_some() {
            let (notation, _) = self.replace(own, text, game);
            if is_notation(&notation) {
                return Some(notation); // only the name was another one, or none of it
            }
        }
        let mut rest = self.unnamed(text);
        let mut options = Vec::new();
        for (option, names) in &OPTIONS {
            let (without, is_there) = self.replace(names, &rest, " ");
            options.extend(is_there.then_some(*option));
            rest = without;
        }
        let rest = self.essential(&rest);
        let rest = rest.strip_prefix('.').unwrap_or(&rest);
        let (rules, state) = numbers.read(rest)?;
        let rules = [game].into_iter().chain(rules).chain(options);
        let rules: Vec<_> = rules.collect();
        Some(format!("{}:{state}", rules.join(".")))
    }

    /// A game and no more than numbers, which do not say all of its rules and its position.
    fn unfinished(&self, text: &str) -> Option<String> {
        let (game, ..) = self.game_in(text)?;
        let rest = self.essential(&self.unnamed(text));
        let is_numbers =
            |letter: char| letter.is_ascii_digit() || matches!(letter, ',' | '@' | '-');
        if !rest.chars().all(is_numbers) {
            return None;
        }
        Some(match rest.as_str() {
            "" => (*game).to_owned(),
            rest => format!("{game}:{rest}"),
        })
    }
}

impl Numbers {
    /// The numbers that belong to the rules, and what stands behind the colon.
    fn read(self, text: &str) -> Option<(Option<&str>, String)> {
        match self {
            Self::Rows => {
                let rows = numbers(text, &[' ', ',', '.', '-'])?;
                Some((None, rows.join(",")))
            }
            Self::Limited => match numbers(text, &[' ', ',', '@'])?[..] {
                [heap] => Some((None, heap.to_owned())),
                [heap, limit] => Some((None, format!("{heap}@{limit}"))),
                _ => None,
            },
            Self::Dice => {
                let at = text.find([' ', ',', '@', ':'])?;
                let heap = numbers(&text[..at], &[])?[0];
                let faces = numbers(&text[at + 1..], &[' ', ',', '+'])?;
                let are_faces = faces.iter().all(|face| face.len() == 1);
                are_faces.then(|| (None, format!("{heap}@{}", faces.join(","))))
            }
            Self::Ruled => ruled(text),
        }
    }
}

/// The number or numbers of the rules, then the heap; what is more than one number can come last, too.
fn ruled(text: &str) -> Option<(Option<&str>, String)> {
    let is_list = |text: &str| {
        !text.is_empty()
            && text
                .bytes()
                .all(|byte| matches!(byte, b'0'..=b'9' | b',' | b'-'))
    };
    let is_tail = |text: &str| {
        let (list, held) = text.split_once('@').unwrap_or((text, "0"));
        let is_held = |byte: u8| matches!(byte, b'0'..=b'9' | b',' | b'a'..=b'z');
        is_list(list) && !held.is_empty() && held.bytes().all(is_held)
    };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let spaced = text.split_once([' ', ':']);
    let pair = || {
        let pair = text.split_once(',');
        pair.filter(|(first, last)| is_number(first) && is_number(last))
    };
    let (first, last) = spaced
        .filter(|(first, last)| is_list(first) && is_tail(last))
        .or_else(pair)?;
    let is_several = last.contains([',', '-']) && !last.contains('@');
    let begins = last.starts_with(|letter: char| letter.is_ascii_digit());
    if is_number(first) && is_several && begins {
        return Some((Some(last), first.to_owned()));
    }
    Some((Some(first), last.to_owned()))
}

/// Numbers between single signs; nothing else.
fn numbers<'a>(text: &'a str, signs: &[char]) -> Option<Vec<&'a str>> {
    let all: Vec<_> = text.split(signs).collect();
    let is_number =
        |text: &&str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    all.iter().all(is_number).then_some(all)
}

/// Whether a text is built like the notation: `name.option:state`.
fn is_notation(text: &str) -> bool {
    let Some((rules, state)) = text.split_once(':') else {
        return false;
    };
    let mut parts = rules.split('.');
    let is_word = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b',' | b'-');
    let name = parts.next().unwrap_or_default();
    !name.is_empty()
        && name.bytes().all(|byte| byte.is_ascii_lowercase())
        && parts.all(|part| !part.is_empty() && part.bytes().all(is_word))
        && !state.is_empty()
        && !state.contains(' ')
}

fn is_sign(letter: char) -> bool {
    matches!(letter, ':' | '@' | ',' | '.' | '-')
}

/// Whether a letter of the form NFKD is a mark on the letter before: of the scripts that our languages, and names in others,
/// are written in (Unicode's category M).
fn is_mark(letter: char) -> bool {
    matches!(letter,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{64b}'..='\u{65f}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{302a}'..='\u{302f}'
        | '\u{3099}' | '\u{309a}' | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}')
}

/// Numbers without the zeros that they begin with.
fn without_zeros(text: &str) -> String {
    let mut plain = String::new();
    let mut letters = text.chars().peekable();
    let mut begins = true;
    while let Some(letter) = letters.next() {
        let is_more = letters.peek().is_some_and(char::is_ascii_digit);
        if letter == '0' && begins && is_more {
            continue;
        }
        begins = !letter.is_ascii_alphanumeric() && letter != '_';
        plain.push(letter);
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::{GAMES, Names, OPTIONS};
    use nian_solver::AnyPosition;

    fn said(names: &Names) -> Vec<&'static str> {
        let all = names.iter().flat_map(|names| names.split(','));
        all.map(str::trim).filter(|name| !name.is_empty()).collect()
    }

    /// The notation's name of a game or an option is among its names, and no name is listed for two games.
    #[test]
    fn each_name_is_of_one_game() {
        let games = GAMES.map(|(game, _, names)| (game, said(&names)));
        let options = OPTIONS.map(|(option, names)| (option, said(&names)));
        let all: Vec<_> = games.into_iter().chain(options).collect();
        for (name, names) in &all {
            let plain = |name: &&str| name.to_lowercase().replace('è', "e");
            let plain: Vec<_> = names.iter().map(plain).collect();
            let own = name.contains('.') || plain.iter().any(|plain| plain == name);
            assert!(own, "{name}: {names:?}");
            for (other, others) in all.iter().filter(|(other, _)| other != name) {
                let shared = names.iter().find(|name| others.contains(name));
                assert_eq!(shared, None, "{name} and {other}");
            }
        }
    }

    #[test]
    fn every_game_can_be_typed() {
        for example in AnyPosition::EXAMPLES {
            let named = |(game, ..): &(&str, _, _)| example.split(['.', ':']).next() == Some(*game);
            assert!(GAMES.iter().any(named), "{example}");
        }
    }
}

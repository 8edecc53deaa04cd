//! What a language has to supply: templates.
//!
//! A template's slots `$1`, `$2`, … are named in its comment, in order. A field left out does not
//! compile, so no language can lack a message.

use crate::Language;
use crate::table::words;

words! {
    /// A language as it speaks of games.
    pub(crate) struct Phrases {
        pub(crate) language: Language,
        /// Between two sentences.
        pub(crate) gap: &'static str,
        /// Between the items of a list.
        pub(crate) comma: &'static str,
        /// Before the last item of a list: all of them.
        pub(crate) and: &'static str,
        /// Before the last item of a list: any of them.
        pub(crate) any: &'static str,
        /// Before the last item of a list: one of them or another.
        pub(crate) or: &'static str,
        /// The same where a letter or a number follows.
        pub(crate) or_latin: &'static str,
        /// The same between numbers.
        pub(crate) either: &'static str,
        /// The outcomes, as they stand beside their marks: safe, unsafe.
        pub(crate) outcomes: [&'static str; 2],
        /// What a step asks: for the winning moves, for the outcome.
        pub(crate) questions: [&'static str; 2],
        pub(crate) moves: Moves,
        pub(crate) nim: Nim,
        pub(crate) wythoff: Wythoff,
        pub(crate) dice: Dice,
        pub(crate) subtraction: Subtraction,
        pub(crate) parity: Parity,
        pub(crate) several_dice: SeveralDice,
        pub(crate) dynamic: Dynamic,
        pub(crate) numerals: Numerals,
        pub(crate) trouble: Trouble,
    }
}

words! {
    /// Positions and moves of any game.
    pub(crate) struct Moves {
        /// A phrase in a list: row, coins.
        pub(crate) row_of: &'static str,
        /// Between the rows of such a list.
        pub(crate) between_rows: &'static str,
        /// After the rows, in misère play: taking the last coin loses.
        pub(crate) last_loses: &'static str,
        /// A phrase: stones, face.
        pub(crate) heap: &'static str,
        /// After the heap, in misère play: being unable to take wins.
        pub(crate) stuck_wins: &'static str,
        /// On a button: letter of the row, coins.
        pub(crate) name_row: &'static str,
        /// On a button: coins from each row.
        pub(crate) name_both: &'static str,
        /// On a button: how many to take from the only heap.
        pub(crate) name_take: &'static str,
        /// On a button: face.
        pub(crate) name_tip: &'static str,
        /// On a button: die, face.
        pub(crate) name_tip_one: &'static str,
        /// On a button: the faces of all dice.
        pub(crate) name_tip_all: &'static str,
        /// In a sentence: row, coins.
        pub(crate) row: &'static str,
        /// In a sentence: coins from each row.
        pub(crate) both: &'static str,
        /// In a sentence: face, which is also the stones taken.
        pub(crate) tip: &'static str,
        /// In a sentence: stones.
        pub(crate) stones: &'static str,
        /// In a sentence: coins from the only heap.
        pub(crate) coins: &'static str,
        /// In a sentence: die, face, stones taken.
        pub(crate) tip_one: &'static str,
        /// In a sentence: the faces of all dice, stones taken.
        pub(crate) tip_all: &'static str,
        /// What is left with several dice: stones, faces.
        pub(crate) left_dice: &'static str,
        /// What is left in the dice game: stones, face.
        pub(crate) left: &'static str,
        /// Move, what it leaves.
        pub(crate) played: &'static str,
        /// A winning move, what it leaves.
        pub(crate) wins: &'static str,
        /// A losing move, what it leaves, the reply, what that leaves.
        pub(crate) loses: &'static str,
        /// A losing move, what it leaves, the reply that ends the game.
        pub(crate) loses_at_once: &'static str,
        /// A move that takes the last coin, in normal and in misère play.
        pub(crate) last_coin: [&'static str; 2],
        /// A move after which no side of the die will do, in normal and in misère play.
        pub(crate) last_tip: [&'static str; 2],
        /// What is left: stones.
        pub(crate) left_stones: &'static str,
        /// What is left: stones, what the player who has just moved holds.
        pub(crate) left_holding: &'static str,
        /// What is left: the coins of the only heap and its limit, rows and their limit, rows and their
        /// limits.
        pub(crate) left_limit: [&'static str; 3],
        /// A move that takes the last stone, where holdings decide, and wins or loses: what the player
        /// then holds, whether that is odd or even.
        pub(crate) last_stone: [&'static str; 2],
        /// More of them than are listed: the list, how many there are.
        pub(crate) such: &'static str,
        /// Every move is marked, and none wins.
        pub(crate) none_wins: &'static str,
        /// No coin is left, in normal and in misère play.
        pub(crate) coins_gone: [&'static str; 2],
        /// Only one row is left, this one; taking it wins.
        pub(crate) one_row: &'static str,
        /// A single coin is left, and taking it loses.
        pub(crate) lone_coin: &'static str,
    }
}

words! {
    /// Nim: stacks of powers of two in columns.
    pub(crate) struct Nim {
        /// Two equal rows are left.
        pub(crate) equal: &'static str,
        /// Two unequal rows are left: the larger one, what to take from it.
        pub(crate) level: &'static str,
        /// The stacks pair off in every column.
        pub(crate) paired: &'static str,
        /// The first of the odd columns: column, its stacks.
        pub(crate) first_odd: &'static str,
        /// A further one.
        pub(crate) next_odd: &'static str,
        /// Between odd columns, and before the last one.
        pub(crate) odd_commas: [&'static str; 2],
        /// The sentence about the odd columns, which are listed in it.
        pub(crate) odd: &'static str,
        /// So many columns, too many to name, are odd.
        pub(crate) many_odd: &'static str,
        /// The only row to take from, what to take, what to keep.
        pub(crate) mend: &'static str,
        /// Rows to take from, there being one odd column.
        pub(crate) choose: &'static str,
        /// The leftmost odd column, rows to take from.
        pub(crate) choose_leftmost: &'static str,
        /// Misère; leads on to another sentence: rows over one coin.
        pub(crate) as_usual: &'static str,
        /// Misère; the only row over one coin, of which nothing or one coin is kept: a single coin is
        /// left.
        pub(crate) leave_one: [&'static str; 2],
        /// The same, where more single coins are left: row, coins.
        pub(crate) leave_more: [&'static str; 2],
        /// Misère: single coins, an odd number over one.
        pub(crate) odd_singles: &'static str,
        /// Misère: two single coins are left.
        pub(crate) two_singles: &'static str,
        /// Misère: single coins, an even number, and one less.
        pub(crate) even_singles: &'static str,
    }
}

words! {
    /// Wythoff's game: safe pairs.
    pub(crate) struct Wythoff {
        /// The rows, the index of the pair and its difference.
        pub(crate) pair: &'static str,
        /// Standard form: the smaller and the larger number of a pair.
        pub(crate) form: &'static str,
        /// By the zeros at the end of the smaller row, an even and an odd number of them: the row, the
        /// zeros, the number it makes a pair with.
        pub(crate) by_zeros: [&'static str; 2],
        /// The other row is that number.
        pub(crate) is_partner: &'static str,
        /// The other row.
        pub(crate) not_partner: &'static str,
        /// Two equal rows.
        pub(crate) equal: &'static str,
        /// The rows, their difference, the safe pair with it.
        pub(crate) not_pair: &'static str,
        /// The rows, their difference; the safe pair is beyond the limit of numbers.
        pub(crate) far: &'static str,
        /// Safe pairs in reach.
        pub(crate) lines: &'static str,
        /// Misère: {2, 2}.
        pub(crate) two_two: &'static str,
        /// The table is still empty.
        pub(crate) no_pairs: &'static str,
        /// The last pair of the table: index as a subscript, smaller number, index, larger number.
        pub(crate) new_pair: &'static str,
    }
}

words! {
    /// The dice game: safe faces for a heap.
    pub(crate) struct Dice {
        /// No stone is left, in normal and in misère play.
        pub(crate) gone: [&'static str; 2],
        /// No side will do, in normal and in misère play: stones, face.
        pub(crate) stuck: [&'static str; 2],
        /// The beginning of a sentence: stones, their remainder, the divisor.
        pub(crate) remainder: &'static str,
        /// The beginning where the remainder does not count yet: stones.
        pub(crate) small: &'static str,
        /// Its end: no face is safe.
        pub(crate) none_safe: &'static str,
        /// Its end: every face is safe.
        pub(crate) all_safe: &'static str,
        /// Its end: safe faces, the face up, one of them.
        pub(crate) up_safe: &'static str,
        /// Its end: safe faces, the face up, none of them.
        pub(crate) up_unsafe: &'static str,
        /// In a list: face, stones it leaves.
        pub(crate) turn: &'static str,
        /// The sentence about the faces to tip to, which are listed in it.
        pub(crate) turns: &'static str,
    }
}

words! {
    /// The subtraction games: remainders and tables.
    pub(crate) struct Subtraction {
        /// A phrase: what may be taken, stones.
        pub(crate) heap: &'static str,
        /// What may be taken: one of these.
        pub(crate) one_of: &'static str,
        /// What may be taken: 1 to this.
        pub(crate) up_to: &'static str,
        /// What may be taken: Fibonacci numbers, of which the first ones are listed.
        pub(crate) fibonacci: &'static str,
        /// Too few stones to take any, in normal and in misère play: stones.
        pub(crate) too_few: [&'static str; 2],
        /// The safe remainder is there, in normal (0) and in misère play (1): stones, divisor.
        pub(crate) safe: [&'static str; 2],
        /// It is not: stones, divisor, remainder, what to take, what that leaves.
        pub(crate) mend: [&'static str; 2],
        /// Outcomes repeat: from these stones on, after so many, so many equal entries prove it; the
        /// heap, the smaller heap it is like.
        pub(crate) repeats: &'static str,
        /// In a list: what to take, what that leaves.
        pub(crate) leave: &'static str,
        /// The sentence about what to take, which is listed in it.
        pub(crate) leaves: &'static str,
        /// In a list: what is taken, the reply.
        pub(crate) answer: &'static str,
        /// In a list: what is taken, after which nothing can be taken, which wins.
        pub(crate) no_answer: &'static str,
        /// The sentence about the replies, all of which are listed, or only some.
        pub(crate) answers: [&'static str; 2],
    }
}

words! {
    /// The odd-even games: remainders by holding.
    pub(crate) struct Parity {
        /// A phrase: the most that may be taken, stones.
        pub(crate) heap: &'static str,
        /// After it: what the player to move and the other hold, which holding wins.
        pub(crate) hands: &'static str,
        /// After it: what the odd and the even side hold, the side to move.
        pub(crate) sides_hands: &'static str,
        /// Odd, even: of a holding, as a noun.
        pub(crate) parities: [&'static str; 2],
        /// The odd and the even side.
        pub(crate) sides: [&'static str; 2],
        /// The player who is not to move.
        pub(crate) other: &'static str,
        /// The remainder is safe, or is not: who has just moved, their holding, whether that is odd or
        /// even, the divisor, the safe remainders, the stones, their remainder.
        pub(crate) rule: [&'static str; 2],
        /// In a list: what to take, what one then holds, whether that is odd or even, what is left, the
        /// divisor, the remainder.
        pub(crate) leave: &'static str,
        /// The sentence about what to take, which is listed in it.
        pub(crate) leaves: &'static str,
        /// In a list: what is taken, after which nothing is left, which loses.
        pub(crate) no_answer: &'static str,
        /// The odd side wins, the even side does, whoever is to move; who is to move loses; wins.
        pub(crate) classes: [&'static str; 4],
        /// The end, won by the player who took last, or by the other: what they hold, what the other
        /// holds, which holding wins.
        pub(crate) counted: [&'static str; 2],
        /// The end, won by the odd side, or by the even one: what the odd side holds, what the even side.
        pub(crate) sides_counted: [&'static str; 2],
    }
}

words! {
    /// Several dice: axes.
    pub(crate) struct SeveralDice {
        /// A phrase: stones, faces.
        pub(crate) heap: &'static str,
        /// After it, what a move does: one die and its number, all and their sum, one and the sum.
        pub(crate) modes: [&'static str; 3],
        /// Too few stones for any move, in normal and in misère play: stones.
        pub(crate) stuck: [&'static str; 2],
        /// What is safe: two dice on one axis.
        pub(crate) same: &'static str,
        /// What is safe: an even number on each axis.
        pub(crate) even: &'static str,
        /// What is safe: all dice on one axis, or each on another.
        pub(crate) all_or_each: &'static str,
        /// What is safe: so many dice at least on the axis 1–6.
        pub(crate) one_six: &'static str,
        /// That is so, or is not: what is safe, how many dice lie on each axis.
        pub(crate) axes: [&'static str; 2],
        /// The reply that keeps the numbers even, and the one that puts all dice on one axis or each
        /// on another.
        pub(crate) mirrors: [&'static str; 2],
        /// A heap too small for a rule, safe or not: stones.
        pub(crate) small: [&'static str; 2],
        /// In a list: a move, as on its button; what it leaves.
        pub(crate) leave: &'static str,
        /// The sentence about the moves, which are listed in it.
        pub(crate) leaves: &'static str,
    }
}

words! {
    /// Dynamic nim: parts and limits.
    pub(crate) struct Dynamic {
        /// Leads on to the heaps: how many times the last take may be taken; in any game, or from a row
        /// of its own.
        pub(crate) times: [&'static str; 2],
        /// A phrase: coins, limit.
        pub(crate) heap: &'static str,
        /// A phrase in a list: row, coins, limit.
        pub(crate) row_of: &'static str,
        /// After the rows: their limit.
        pub(crate) limit: &'static str,
        /// There are coins, but nobody may take any.
        pub(crate) no_limit: &'static str,
        /// Leads on: the only row with coins.
        pub(crate) only_row: &'static str,
        /// The beginning of a sentence: the coins as a sum of Fibonacci numbers, or of safe starts.
        pub(crate) parts: [&'static str; 2],
        /// The same where they are one of these numbers.
        pub(crate) whole: [&'static str; 2],
        /// The end: the limit reaches the smallest part, or does not; the same where that is all: limit,
        /// part.
        pub(crate) reach: [&'static str; 4],
        /// In a list: what to take, what that leaves as a sum, the limit it leaves.
        pub(crate) leave: &'static str,
        /// The sentence about what to take, which is listed in it; also where all may be taken too.
        pub(crate) leaves: [&'static str; 2],
        /// The limit does not reach, and neither will the one after the reply.
        pub(crate) kept: &'static str,
        /// All may be taken, and nothing else wins.
        pub(crate) all: &'static str,
        /// Own limits; the nim-sum is 0, or is not: Grundy values, their nim-sum.
        pub(crate) values: [&'static str; 2],
        /// In a list: a move, the value it leaves its row.
        pub(crate) leave_value: &'static str,
        /// The sentence about these moves, which are listed in it.
        pub(crate) leave_values: &'static str,
        /// One limit: it is enough, or is not: the limit, the least that wins.
        pub(crate) least: [&'static str; 2],
        /// One limit, and none would be enough: the limit.
        pub(crate) never: &'static str,
        /// In a list: a move, the limit it leaves, the least that would win.
        pub(crate) leave_limit: &'static str,
        /// The same where no limit would win.
        pub(crate) leave_never: &'static str,
        /// The sentence about these moves, which are listed in it.
        pub(crate) leave_limits: &'static str,
    }
}

words! {
    /// Numbers in number systems, stage by stage. A *numeral* is the digits in a row.
    pub(crate) struct Numerals {
        /// What is done: binary, fibonacci, mixed, sequence; carries, adding 1, making a pair.
        pub(crate) titles: [&'static str; 7],
        /// What a text that is no number system should be: at all, as bases, as terms: how many.
        pub(crate) systems_wanted: [&'static str; 3],
        /// Ends a sum.
        pub(crate) full_stop: &'static str,
        /// The number.
        pub(crate) divide_by_two: &'static str,
        /// The number, what it is divided by.
        pub(crate) divide: &'static str,
        /// A phrase: bases.
        pub(crate) by_bases: &'static str,
        /// What is divided, quotient, base, digit, the digit's number from the right.
        pub(crate) division: &'static str,
        /// The highest digit, the number, its numeral; the second goes on to their sum.
        pub(crate) highest: [&'static str; 2],
        /// The number.
        pub(crate) take_fibonacci: &'static str,
        /// The number.
        pub(crate) take_terms: &'static str,
        /// Zero needs no work.
        pub(crate) zero: &'static str,
        /// What is left, the largest Fibonacci number in it, what is then left.
        pub(crate) fibonacci_step: &'static str,
        /// What is left, the largest term in it, what is then left, how often the term fits.
        pub(crate) term_step: &'static str,
        /// The number, its numeral; the second goes on to their sum.
        pub(crate) done: [&'static str; 2],
        /// One way, several, more than are listed: the number, ways, listed ways.
        pub(crate) ways: [&'static str; 3],
        /// Of the listed ways in Fibonacci numbers.
        pub(crate) first_is_standard: &'static str,
        /// Without and with ones to be carried: the number, its numeral.
        pub(crate) given: [&'static str; 2],
        /// The numbers of three digits from the right, what they are worth, the numeral that comes.
        pub(crate) carry: &'static str,
        /// After the last carry.
        pub(crate) standard: &'static str,
        /// The number, its numeral.
        pub(crate) add_one: &'static str,
        /// To a last digit 0 and 1: the numeral that comes.
        pub(crate) plus_one: [&'static str; 2],
        /// From any digits and from alternating ones: the number, the next one.
        pub(crate) one_more: [&'static str; 2],
        /// An even and an odd number of zeros: n, its numeral, the zeros.
        pub(crate) ends_in: [&'static str; 2],
        /// An odd number of zeros, none, a greater even number: index, numeral, number, what the
        /// digits of n end in, what that becomes.
        pub(crate) lower: [&'static str; 3],
        /// Index, numeral, number, smaller number, n.
        pub(crate) upper: &'static str,
    }
}

words! {
    /// What has gone wrong.
    pub(crate) struct Trouble {
        /// The text, the character (from 1) where it goes wrong, what was expected.
        pub(crate) unreadable: &'static str,
        pub(crate) expected: Expected,
        pub(crate) refused: Refused,
        /// Leads on: the start of a lesson.
        pub(crate) in_start: &'static str,
        /// Leads on: the step of a lesson.
        pub(crate) in_step: &'static str,
        pub(crate) lesson: Lesson,
    }
}

words! {
    /// What was expected in a position or a move.
    pub(crate) struct Expected {
        pub(crate) game: &'static str,
        pub(crate) option: &'static str,
        pub(crate) colon: &'static str,
        /// The greatest number.
        pub(crate) number: &'static str,
        /// How many.
        pub(crate) exactly: &'static str,
        /// How many at least, at most.
        pub(crate) between: &'static str,
        pub(crate) at: &'static str,
        pub(crate) face: &'static str,
        pub(crate) row: &'static str,
        pub(crate) end: &'static str,
        pub(crate) set: &'static str,
        pub(crate) up_to: &'static str,
        pub(crate) even: &'static str,
        /// The greatest heap.
        pub(crate) heap_up_to: &'static str,
        pub(crate) holding: &'static str,
        pub(crate) dice_option: &'static str,
        /// How many at least, at most.
        pub(crate) faces: &'static str,
        /// The greatest multiplier.
        pub(crate) multiplier: &'static str,
        pub(crate) scope: &'static str,
        pub(crate) limit: &'static str,
        pub(crate) reach: &'static str,
        pub(crate) side: &'static str,
        /// The total is odd, is even: the greatest number.
        pub(crate) totals: [&'static str; 2],
    }
}

words! {
    /// Why a move is refused.
    pub(crate) struct Refused {
        pub(crate) other_kind: &'static str,
        /// How many rows there are.
        pub(crate) no_such_row: &'static str,
        pub(crate) take_none: &'static str,
        /// The most that can be taken.
        pub(crate) too_many: &'static str,
        /// The face up, the face below.
        pub(crate) no_side: &'static str,
        pub(crate) no_face: &'static str,
        pub(crate) not_in_set: &'static str,
        /// How many dice there are.
        pub(crate) no_such_die: &'static str,
        /// How many dice there are.
        pub(crate) every_die: &'static str,
        pub(crate) over: &'static str,
    }
}

words! {
    /// Why a lesson is refused.
    pub(crate) struct Lesson {
        /// Line, character.
        pub(crate) json: &'static str,
        /// Key.
        pub(crate) unknown_key: &'static str,
        /// Key.
        pub(crate) missing_key: &'static str,
        /// What was expected.
        pub(crate) kind_here: &'static str,
        /// Key, what was expected.
        pub(crate) kind: &'static str,
        /// An object, a text, a number, true or false, a list, a step.
        pub(crate) kinds: [&'static str; 6],
        /// Words.
        pub(crate) one_of: &'static str,
        pub(crate) no_start: &'static str,
        /// The most there may be.
        pub(crate) too_long: &'static str,
        pub(crate) no_text: &'static str,
        /// The move's text, why it is refused.
        pub(crate) play: &'static str,
        /// A step.
        pub(crate) back: &'static str,
        pub(crate) show: &'static str,
        pub(crate) no_position: &'static str,
        pub(crate) no_table: &'static str,
        /// How many pairs.
        pub(crate) no_such_pair: &'static str,
        /// The system's text, what it should be.
        pub(crate) system: &'static str,
        /// Digits.
        pub(crate) digits: &'static str,
        pub(crate) only_fibonacci: &'static str,
        /// From, up to.
        pub(crate) value: &'static str,
        pub(crate) no_numeral: &'static str,
        /// How many stages.
        pub(crate) no_such_stage: &'static str,
        /// What it is about, what is stated, what is true.
        pub(crate) expect: &'static str,
        /// Position, outcome, winning moves, column sums, pair, safe faces, digits.
        pub(crate) facts: [&'static str; 7],
    }
}

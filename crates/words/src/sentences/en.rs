//! English.

use super::phrases::{
    Dice, Dynamic, Expected, Lesson, Moves, Nim, Numerals, Parity, Phrases, Refused, Rules,
    SeveralDice, Subtraction, Trouble, Wythoff,
};
use crate::Language;

pub(crate) static EN: Phrases = Phrases {
    language: Language::En,
    gap: " ",
    comma: ", ",
    and: " and ",
    any: " or ",
    or: " or ",
    or_latin: " or ",
    either: " or ",
    outcomes: ["safe", "unsafe"],
    questions: [
        "Your move: how can you leave a safe position?",
        "Is this position safe? Think first, then look.",
    ],
    moves: MOVES,
    nim: NIM,
    wythoff: WYTHOFF,
    dice: DICE,
    numerals: NUMERALS,
    subtraction: SUBTRACTION,
    parity: PARITY,
    several_dice: SEVERAL_DICE,
    dynamic: DYNAMIC,
    trouble: TROUBLE,
    rules: RULES,
};

const MOVES: Moves = Moves {
    row_of: "$1: $2 [coin|coins]",
    between_rows: ", ",
    last_loses: "; whoever takes the last coin loses",
    heap: "$1 [stone|stones], the die shows $2",
    stuck_wins: "; whoever cannot take wins",
    name_row: "$1: take $2",
    name_both: "take $1 from both",
    name_take: "take $1",
    name_tip: "tip to $1",
    name_tip_one: "tip $1 to $2",
    name_tip_all: "tip to $1",
    row: "taking $2 from $1",
    both: "taking $1 from both rows",
    tip: "tipping the die to $1",
    stones: "taking $1",
    coins: "taking $1",
    tip_one: "tipping die $1 to $2",
    tip_all: "tipping the dice to $1",
    left: "$1 [stone|stones] and $2 up",
    played: "$1 leaves $2.",
    wins: "$1 leaves $2, a safe position.",
    loses: "$1 leaves $2, unsafe: the other player answers by $3, which leaves $4, safe.",
    loses_at_once: "$1 leaves $2, unsafe: the other player wins by $3.",
    last_coin: [
        "$1 gets the last coin and wins.",
        "$1 takes the last coin and loses.",
    ],
    last_tip: [
        "$1 wins: the other player cannot take.",
        "$1 loses: the other player cannot take, and that wins.",
    ],
    left_dice: "$1 [stone|stones] with $2 up",
    left_stones: "$1 [stone|stones]",
    left_holding: "$1 [stone|stones] and $2 in hand",
    left_limit: [
        "$1 [coin|coins] with limit $2",
        "$1 with limit $2",
        "$1 with limits $2",
    ],
    last_stone: [
        "$1 ends the game with $2 in hand, $3, and wins.",
        "$1 ends the game with $2 in hand, $3, and loses.",
    ],
    such: "$1 or others ($2 in all)",
    none_wins: "Every move carries its mark: none of them leaves a safe position.",
    coins_gone: [
        "No coin is left: whoever took the last one has won.",
        "No coin is left: whoever took the last one has lost.",
    ],
    one_row: "Only $1 is left: taking all of it gets the last coin.",
    lone_coin: "One coin is left; whoever must take it loses.",
    stones_gone: [
        "No stone is left: the player to move cannot take and has lost.",
        "No stone is left: the player to move cannot take and has won.",
    ],
    remainder: "$1 leaves $2 when divided by $3: ",
    answer: "$1 is answered by $2",
    answers: [
        "Whatever is taken, the other player wins: $1.",
        "Whatever is taken, the other player wins; for instance, $1.",
    ],
};

const NIM: Nim = Nim {
    equal: "Two equal rows are left: \
        whatever one player takes from one, the other takes from the other.",
    level: "Two unequal rows are left: taking $2 from $1 makes them equal.",
    paired: "In every column the stacks pair off. \
        Whatever is taken next leaves a stack alone, and the reply can pair it again.",
    first_odd: "The $1s column has $2 [stack|stacks]",
    next_odd: "the $1s column has $2",
    odd_commas: [", ", " and "],
    odd: "$1, so not every stack has a partner.",
    many_odd: "In $1 columns a stack is left without a partner.",
    mend: "Taking $2 from $1 leaves $3 there, and every column pairs off.",
    choose: "Take from a row with a stack there, $1.",
    choose_leftmost: "The leftmost is the $1s column: take from a row with a stack there, $2.",
    as_usual: "With $1 rows above one coin, play as in ordinary Nim:",
    leave_one: [
        "Only $1 is above one coin: \
            take all of it, so that a single coin is left to the other player.",
        "Only $1 is above one coin: \
            take all but one, so that a single coin is left to the other player.",
    ],
    leave_more: [
        "Only $1 is above one coin: take all of it, \
            so that $2 single coins are left and the last falls to the other player.",
        "Only $1 is above one coin: take all but one, \
            so that $2 single coins are left and the last falls to the other player.",
    ],
    odd_singles: "There are $1 single coins, an odd number: \
        one each in turn, and the last falls to the player to move.",
    two_singles: "There are two single coins: \
        take either, so that a single coin is left to the other player.",
    even_singles: "There are $1 single coins, an even number: take any one, \
        so that $2 are left and the last falls to the other player.",
};

const WYTHOFF: Wythoff = Wythoff {
    pair: "$1 is safe pair number $2, with a difference of $2; no move leads to another pair.",
    form: "In standard form $2 is $1 with a 0 appended.",
    by_zeros: [
        "In standard form $1 ends in an even number of zeros, $2, \
            so that $3, with a 0 appended, makes a safe pair with it",
        "In standard form $1 ends in an odd number of zeros, $2, \
            so that $3, with a 0 dropped, makes a safe pair with it",
    ],
    is_partner: ", and that is the other row.",
    not_partner: ", but the other row is $1.",
    equal: "The rows are equal: taking all of both gets the last coin.",
    not_pair: "$1 has a difference of $2; the only safe pair with that difference is $3.",
    far: "$1 has a difference of $2, which does not make it a safe pair.",
    lines: "One move can leave the safe pair $1.",
    two_two: "From {2, 2} every move either takes the last coin \
        or lets the reply leave a single one.",
    no_pairs: "The table is still empty. The smaller number of each pair is \
        the least positive integer not used yet, and pair n has the difference n.",
    new_pair: "The least positive integer not used yet is $2, \
        so a$1 = $2 and b$1 = $2 + $3 = $4.",
};

const DICE: Dice = Dice {
    stuck: [
        "With $1 [stone|stones] and $2 up, every side is too large: \
            the player to move cannot take and has lost.",
        "With $1 [stone|stones] and $2 up, every side is too large: \
            the player to move cannot take and has won.",
    ],
    small: "With $1 [stone|stones]: ",
    none_safe: "no face is safe.",
    all_safe: "every face is safe.",
    up_safe: "the safe faces are $1, and $2 is up.",
    up_unsafe: "the safe faces are $1, but $2 is up.",
    turn: "$1 (leaving $2)",
    turns: "Tipping the die to $1 gives a safe position.",
};

const NUMERALS: Numerals = Numerals {
    titles: [
        "$1 in binary",
        "$1 in Fibonacci numbers",
        "$1 in mixed radix",
        "$1 in terms of a sequence",
        "$1: carrying Fibonacci digits",
        "$1 + 1: carrying Fibonacci digits",
        "From n = $1 to the safe pair number n",
    ],
    systems_wanted: [
        "The system is binary, fibonacci, mixed with its bases, or sequence with its terms.",
        "The bases are whole numbers from 2 on, between commas, at most $1 of them.",
        "The terms start at 1 and increase, between commas, at most $1 of them.",
    ],
    full_stop: ".",
    divide_by_two: "Divide $1 by 2 again and again: \
        the remainders, from right to left, are the binary digits.",
    divide: "Divide $1 $2: the remainders, from right to left, are the digits.",
    by_bases: "by $1 in turn",
    division: "$1 = $2 × $3 + $4: the remainder $4 is digit $5 from the right.",
    highest: [
        "The $1 that is left is the highest digit: $2 is written $3.",
        "The $1 that is left is the highest digit: $2 is written $3, that is, ",
    ],
    take_fibonacci: "From $1 on, subtract the largest Fibonacci number that fits, until 0 is left.",
    take_terms: "From $1 on, divide by the largest term that fits and go on with the remainder, \
        until it is 0.",
    zero: "0 is written 0.",
    fibonacci_step: "The largest Fibonacci number up to $1 is $2, and $1 − $2 = $3.",
    term_step: "The largest term up to $1 is $2, and $1 = $4 × $2 + $3.",
    done: ["So $1 is written $2.", "So $1 is written $2, that is, "],
    ways: [
        "With each term at most once there is no other way to write $1.",
        "With each term at most once there are $2 ways to write $1.",
        "With each term at most once there are $2 ways to write $1; the first $3 are listed.",
    ],
    first_is_standard: "Only the first has no two ones side by side: the standard form.",
    given: [
        "$2 is $1; no two ones stand side by side, so this is the standard form.",
        "$2 is $1. Two ones side by side can be carried: 011 becomes 100, of the same value.",
    ],
    carry: "Digits $1 and $2 are ones and carry to digit $3: $4 + $5 = $6, which gives $7.",
    standard: "No two ones stand side by side any more: the standard form.",
    add_one: "The standard form of $1 is $2. Add 1, then carry ones that stand side by side.",
    plus_one: [
        "The last digit 0 becomes 1: $1.",
        "In the last digit 1 + 1 = 2, just what digit 2 is worth: \
            the last digit becomes 0 and digit 2 becomes 1, which gives $1.",
    ],
    one_more: [
        "So $1 + 1 = $2.",
        "So $1 + 1 = $2: alternating digits plus one are the next Fibonacci number.",
    ],
    ends_in: [
        "The standard form of n = $1 is $2; the number of zeros it ends in, $3, is even.",
        "The standard form of n = $1 is $2; the number of zeros it ends in, $3, is odd.",
    ],
    lower: [
        "With a 0 appended it is a$1: $2 = $3.",
        "The last 1 stays and all digits before it move one place to the left, \
            which gives a$1: $2 = $3.",
        "At the end $4 becomes $5, and all digits before it move one place to the left, \
            which gives a$1: $2 = $3.",
    ],
    upper: "With one more 0 it is b$1: $2 = $3. The difference $3 − $4 = $5 is n.",
};

const SUBTRACTION: Subtraction = Subtraction {
    heap: "take $1 at a time, with $2 [stone|stones] left",
    one_of: "$1",
    up_to: "1 to $1",
    fibonacci: "$1 or another Fibonacci number",
    too_few: [
        "With $1 [stone|stones] left nothing can be taken: the player to move has lost.",
        "With $1 [stone|stones] left nothing can be taken: the player to move has won.",
    ],
    safe: [
        "$1 is a multiple of $2: when one player takes i, \
            the other takes $2 − i and leaves a multiple of $2 again.",
        "$1 leaves 1 when divided by $2: when one player takes i, the other takes $2 − i, \
            and leaves a remainder of 1 again, in the end a single stone.",
    ],
    mend: [
        "$1 leaves $3 when divided by $2, so it is not a multiple: \
            taking $4 leaves $5, which is one.",
        "$1 leaves $3 when divided by $2, but the safe heaps leave 1: \
            taking $4 leaves $5, which does.",
    ],
    repeats: "From heap $1 on, the outcomes repeat every $2 stones, \
        since $3 successive heaps agree with those one period before; so $4 is like $5.",
    leave: "$1 (leaving $2)",
    leaves: "Taking $1 leaves a safe position.",
    no_answer: "$1 leaves too few to take from",
};

const PARITY: Parity = Parity {
    heap: "take at most $1 at a time, with $2 [stone|stones] left",
    hands: "; the player to move holds $1 and the other $2, and $3 wins in the end",
    sides_hands: "; the odd side holds $1 and the even side $2; $3 is to move",
    parities: ["an odd number", "an even number"],
    sides: ["the odd side", "the even side"],
    other: "the other player",
    rule: [
        "$1 holds $2, $3; the heap is then safe if it leaves $5 when divided by $4, \
            and $6 leaves $7.",
        "$1 holds $2, $3; the heap is then safe if it leaves $5 when divided by $4, \
            but $6 leaves $7.",
    ],
    leave: "$1 (then holding $2, $3, with $4 left, remainder $6 on division by $5)",
    leaves: "Taking $1 leaves a safe position.",
    no_answer: "$1 ends the game at once",
    classes: [
        "This position is absolutely safe for the odd side, which wins whoever is to move.",
        "This position is absolutely safe for the even side, which wins whoever is to move.",
        "Whichever side has to move here loses.",
        "Whichever side is to move here wins.",
    ],
    counted: [
        "The stones are gone: whoever took last holds $1, the other $2; \
            $3 wins, so the one who took last has won.",
        "The stones are gone: whoever took last holds $1, the other $2; \
            $3 wins, so the other has won.",
    ],
    sides_counted: [
        "The stones are gone: the odd side holds $1, the even side $2, both odd; \
            the odd side has won.",
        "The stones are gone: the odd side holds $1, the even side $2, both even; \
            the even side has won.",
    ],
};

const SEVERAL_DICE: SeveralDice = SeveralDice {
    heap: "$1 [stone|stones], the dice show $2",
    modes: [
        "; tip one die and take its number",
        "; tip every die and take their sum",
        "; tip one die and take the sum of all",
    ],
    stuck: [
        "With $1 [stone|stones] left every move takes too many: the player to move has lost.",
        "With $1 [stone|stones] left every move takes too many: the player to move has won.",
    ],
    same: "both dice on the same axis",
    even: "an even number of dice on each axis",
    all_or_each: "all dice on the same axis, or each on another",
    one_six: "at least $1 [die|dice] on the axis 1–6",
    axes: [
        "a position is safe with $1, \
            and there are $2, $3 and $4 on the axes 1–6, 2–5 and 3–4.",
        "a position is safe with $1, \
            but there are $2, $3 and $4 on the axes 1–6, 2–5 and 3–4.",
    ],
    mirrors: [
        "When one player tips a die to another axis, \
            the other tips another from the same axis after it.",
        "Any move leaves two dice on one axis and one on another, \
            and the reply can bring back what is safe.",
    ],
    small: [
        "$1 [stone is|stones are] too few for the later rule; checked one by one, \
            every move leaves an unsafe position.",
        "$1 [stone is|stones are] too few for the later rule; checked one by one, \
            the position is unsafe.",
    ],
    leave: "$1 (leaving $2)",
    leaves: "$1 to leave a safe position.",
};

const DYNAMIC: Dynamic = Dynamic {
    times: [
        "take at most $1 [time|times] the last take: ",
        "from each heap take at most $1 [time|times] the last take there: ",
    ],
    heap: "$1 [coin|coins] with limit $2",
    heap_of: "$1: $2 [coin|coins] with limit $3",
    limit: "; limit $1",
    no_limit: "The limit is 0: the player to move cannot take and has lost.",
    only_heap: "only $1 is left: ",
    parts: [
        "split greedily into Fibonacci numbers, $1 = $2",
        "split greedily into safe starts, $1 = $2",
    ],
    whole: [
        "$1 is itself a Fibonacci number",
        "$1 is itself a safe start",
    ],
    reach: [
        "; the limit $1 is enough for the smallest part, $2.",
        "; the limit $1 is not enough for the smallest part, $2.",
        "; the limit $1 is enough to take all of it.",
        "; the limit $1 is not enough to take all of it.",
    ],
    leave: "$1 (leaving $2 with limit $3)",
    leaves: [
        "Taking $1 leaves a limit too low for the smallest part.",
        "Taking $1 leaves a limit too low for the smallest part; taking all wins as well.",
    ],
    kept: "Whatever is taken, the limit it leaves is enough for the new smallest part.",
    all: "Taking all wins at once.",
    values: [
        "The heaps have the Grundy values $1, with nim-sum $2: \
            whatever is taken, the reply can make it 0 again.",
        "The heaps have the Grundy values $1, with nim-sum $2, which is not 0.",
    ],
    leave_value: "$1 (value $2)",
    leave_values: "$1 makes it 0.",
    least: [
        "With these heaps the player to move wins if the limit is at least $2, and it is $1.",
        "With these heaps the player to move wins if the limit is at least $2, but it is $1.",
    ],
    never: "With these heaps the player to move cannot win, \
        however high the limit; it is $1.",
    leave_limit: "$1 (limit $2, where $3 would be needed)",
    leave_never: "$1 (limit $2, where none would do)",
    leave_limits: "$1 leaves too low a limit.",
};

const TROUBLE: Trouble = Trouble {
    unreadable: "“$1” cannot be read: from character $2 on, $3 was expected.",
    expected: Expected {
        game: "the name of a game \
            (nim, wythoff, subtraction, parity, sides, dice or dynamic)",
        option: "the option misere, at most once,",
        colon: "a colon and then a position",
        number: "a number up to $1 without leading zero",
        exactly: "exactly $1 numbers",
        between: "$1 to $2 numbers",
        at: "@ and then the face that is up",
        face: "a face from 1 to 6",
        row: "a letter a, b, c, …",
        end: "the end",
        set: "a dot and numbers from 1 to 1000 (1-3, 1,3,4 or fib)",
        up_to: "a dot and a number from 1 to 1000",
        even: "the option even, at most once,",
        heap_up_to: "a heap of at most $1 in this game",
        holding: "a comma and what the other player holds",
        dice_option: "misere, or one of one, both and one-sum, each at most once,",
        faces: "$1 to $2 faces",
        multiplier: "a dot and a multiplier from 1 to $1",
        scope: "the option local or global",
        limit: "@ and then a limit",
        reach: "a smaller position",
        side: "a comma and then odd or even",
        totals: [
            "an odd total of heap and holdings up to $1",
            "an even total of heap and holdings up to $1",
        ],
    },
    refused: Refused {
        other_kind: "This game has no move of that kind.",
        no_such_row: "There is no such letter: the game has $1 from a on.",
        take_none: "At least one coin must be taken.",
        too_many: "That is too many: at most $1 can be taken there.",
        no_side: "The die shows $1: it can be tipped neither to $1 nor to $2.",
        no_face: "A die has the faces 1 to 6.",
        not_in_set: "That number cannot be taken in this game.",
        no_such_die: "There is no such die: the game has $1 dice.",
        every_die: "All $1 dice must be tipped.",
        over: "The game is over.",
    },
    in_start: "At the start of the example:",
    in_step: "In step $1 of the example:",
    lesson: Lesson {
        json: "The file of the example cannot be read from line $1, character $2 on: $3",
        wanted: [
            "here a value is wanted, such as \"a2\", 3, true, [ ] or { }; after the last one \
                stands no comma.",
            "here a key in double quotation marks is wanted; after the last value stands no comma.",
            "this key has been there already.",
            "a colon is wanted after the key.",
            "a comma or a closing bracket is wanted here.",
            "the closing quotation mark is missing; a new line within a text is written \\n.",
            "what stands after \\ has no meaning there; \\ itself is written \\\\.",
            "numbers are whole, at most 18446744073709551615, with no zero in front.",
            "there are too many brackets within brackets.",
            "the example has ended; nothing more may follow.",
            "it is not in UTF-8; save it in that encoding.",
        ],
        unknown_key: "The key “$1” is not known.",
        missing_key: "The key “$1” is missing.",
        kind_here: "Here $1 was expected.",
        kind: "“$1” should be $2.",
        kinds: [
            "an object { }",
            "a text",
            "a whole number",
            "true or false",
            "a list [ ]",
            "start or the number of an earlier step",
        ],
        one_of: "one of these words: $1",
        no_start: "There must be one of start (a position), pairs (a table of safe pairs) and numeral (a number).",
        too_much: [
            "The file is too large: at most $1 bytes.",
            "There are too many steps: at most $1.",
            "The table is too long: at most $1 pairs.",
            "The table of outcomes that this heap needs is too long: at most $1 entries.",
        ],
        no_text: "The text is missing in one of the languages.",
        play: "“$1” cannot be played. $2",
        back: "One can go back to an earlier step only, and step $1 is not.",
        show: "This game has no such picture.",
        no_position: "No position is shown here.",
        no_table: "No table of safe pairs is shown here.",
        no_such_pair: "The table has room for only $1 pairs.",
        system: "“$1” is not a number system. $2",
        digits: "“$1” are not the Fibonacci digits of this number: each is 0 or 1, \
            and they add up to it.",
        only_fibonacci: "Only digits of fibonacci can do this.",
        value: "“value” should be a whole number from $1 to $2.",
        no_numeral: "No number in a number system is shown here.",
        no_such_stage: "There are only $1 steps for this number.",
        expect: "$1 should be “$2”, but the rules give “$3”.",
        facts: [
            "The position",
            "The outcome",
            "The winning moves",
            "The column sums",
            "The pair",
            "The safe faces",
            "The numeral",
        ],
    },
};

const RULES: Rules = Rules {
    rows: [
        "Take any number of coins from one row",
        "Take any number of coins from one row, or the same number from both",
    ],
    last: [
        "; whoever takes the last coin wins.",
        "; whoever takes the last coin loses.",
    ],
    take: "Take $1",
    stuck: [
        "; whoever cannot take any more loses.",
        "; whoever cannot take any more wins.",
    ],
    holdings: [
        "Take at most $1 [stone|stones]; when the heap is empty, whoever holds an odd number wins.",
        "Take at most $1 [stone|stones]; when the heap is empty, whoever holds an even number wins.",
        "Take at most $1 [stone|stones]; when the heap is empty, the odd side wins if both hold odd numbers, the even side if both hold even ones.",
    ],
    dice: [
        "Tip the die onto one of its sides and take as many stones as it then shows",
        "Tip one die and take as many stones as it then shows",
        "Tip every die and take the sum of what they then show",
        "Tip one die and take the sum of what all dice then show",
    ],
    faces: "; the face now up and the one hidden below cannot be used",
    limits: [
        "Take at most $1 [time|times] what was taken last; the first take may not be all",
        "Take from one heap, at most its limit, which then becomes $1 [time|times] what was taken",
        "Take from one heap, at most the limit, which then becomes $1 [time|times] what was taken",
    ],
};

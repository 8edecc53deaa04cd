use crate::{Embedding, Text};

impl Embedding {
    /// The tags: name, and what each shows.
    pub const TAGS: [(&'static str, Text); 6] = [
        ("nian-example", Self::TAG_EXAMPLE),
        ("nian-game", Self::TAG_GAME),
        ("nian-table", Self::TAG_TABLE),
        ("nian-number", Self::TAG_NUMBER),
        ("nian-claim", Self::TAG_CLAIM),
        ("nian-exercise", Self::TAG_EXERCISE),
    ];
    /// The attributes: tag (empty for all tags), name, and the values.
    pub const VALUES: [(&'static str, &'static str, Text); 28] = [
        ("nian-example", "src", Self::VALUE_EXAMPLE_SRC),
        ("nian-example", "step", Self::VALUE_EXAMPLE_STEP),
        ("nian-game", "position", Self::VALUE_GAME_POSITION),
        ("nian-game", "first", Self::VALUE_GAME_FIRST),
        ("nian-game", "opponent", Self::VALUE_GAME_OPPONENT),
        ("nian-game", "moves", Self::VALUE_GAME_MOVES),
        ("nian-game", "show", Self::VALUE_GAME_SHOW),
        ("nian-table", "of", Self::VALUE_TABLE_OF),
        ("nian-table", "rules", Self::VALUE_TABLE_RULES),
        ("nian-table", "from", Self::VALUE_TABLE_FROM),
        ("nian-table", "rows-shown", Self::VALUE_TABLE_ROWS),
        ("nian-number", "value", Self::VALUE_NUMBER_VALUE),
        ("nian-number", "in", Self::VALUE_NUMBER_IN),
        ("nian-number", "digits", Self::VALUE_NUMBER_DIGITS),
        ("nian-number", "do", Self::VALUE_NUMBER_DO),
        ("nian-number", "step", Self::VALUE_NUMBER_STEP),
        ("nian-claim", "src", Self::VALUE_CLAIM_SRC),
        ("nian-exercise", "skill", Self::VALUE_EXERCISE_SKILL),
        ("nian-exercise", "rules", Self::VALUE_EXERCISE_RULES),
        ("nian-exercise", "level", Self::VALUE_EXERCISE_LEVEL),
        ("nian-exercise", "seed", Self::VALUE_EXERCISE_SEED),
        ("nian-exercise", "count", Self::VALUE_EXERCISE_COUNT),
        ("nian-exercise", "tasks", Self::VALUE_EXERCISE_TASKS),
        ("", "answers", Self::VALUE_ANSWERS),
        ("", "controls", Self::VALUE_CONTROLS),
        ("", "caption", Self::VALUE_CAPTION),
        ("", "theme", Self::VALUE_THEME),
        ("", "lang", Self::VALUE_LANG),
    ];
    /// The interface for scripts: names with descriptions.
    pub const INTERFACE: [(&'static str, Text); 14] = [
        ("ready", Self::SCRIPT_READY),
        ("engine", Self::SCRIPT_ENGINE),
        ("position, outcome, winning", Self::SCRIPT_POSITION),
        ("state, moves", Self::SCRIPT_STATE),
        ("step, steps", Self::SCRIPT_STEP),
        ("goTo(x), canGoTo(x)", Self::SCRIPT_GOTO),
        ("play(move), undo(), redo(), reset()", Self::SCRIPT_PLAY),
        ("question, asks, answer(x)", Self::SCRIPT_QUESTION),
        ("hint(), reveal()", Self::SCRIPT_HINT),
        ("task, score, next()", Self::SCRIPT_TASK),
        ("check(), cancel()", Self::SCRIPT_CHECK),
        (
            "nian-ready, nian-step, nian-move, nian-answer, nian-end",
            Self::SCRIPT_EVENTS,
        ),
        ("nian-checked", Self::SCRIPT_NIAN_CHECKED),
        ("nian-error", Self::SCRIPT_NIAN_ERROR),
    ];
    /// The custom properties that can be set on the tag or its ancestors: names with descriptions.
    pub const PROPERTIES: [(&'static str, Text); 10] = [
        ("--nian-paper, --nian-panel", Self::STYLE_PAPER),
        ("--nian-ink, --nian-muted, --nian-line", Self::STYLE_INK),
        (
            "--nian-safe, --nian-safe-soft, --nian-unsafe, --nian-unsafe-soft",
            Self::STYLE_SAFE,
        ),
        ("--nian-accent", Self::STYLE_ACCENT),
        ("--nian-coin, --nian-coin-edge", Self::STYLE_COIN),
        ("--nian-font, --nian-serif", Self::STYLE_FONT),
        ("--nian-size", Self::STYLE_SIZE),
        ("--nian-tall", Self::STYLE_TALL),
        ("--nian-room", Self::STYLE_ROOM),
        (
            "::part(board), ::part(controls), ::part(caption)",
            Self::STYLE_PART_BOARD,
        ),
    ];
}

// The elements of Nian for TypeScript: `import "https://…/nian.js"` defines them; this file stands beside it.

/** The version of the copy that is used. */
export const version: string;
/** The number that it was released under, such as `1.0.0`. */
export const release: string;

export type NianOutcome = "safe" | "unsafe";
export type NianTarget = "first" | "prev" | "next" | "last" | number;
export type NianAnswers = "shown" | "hidden" | "ask";
export type NianTheme = "auto" | "light" | "dark" | "projector";
export type NianSeen = "shown" | "hidden";

/** How the tasks of an exercise have gone, each by its first record. */
export interface NianScore {
  right: number;
  wrong: number;
  assisted: number;
  given: number;
  /** Gone past without an answer. */
  skipped: number;
}

/** A step, 0-based; the position is null where none is shown. */
export interface NianStep {
  step: number;
  steps: number;
  position: string | null;
  outcome: NianOutcome | null;
}

export interface NianMove {
  move: string;
  by: "reader" | "other";
  position: string;
  outcome: NianOutcome;
}

/** `question` is `winning`, `outcome`, `columns`, `binary`, `fibonacci`, `pair` or `residue`, or of an exercise its skill; `tries` counts the different answers. */
export interface NianAnswer {
  question: string;
  answer: string;
  correct: boolean;
  tries: number;
  /** The step that asked, 0-based, which a right move may have led on from; of an exercise its task. */
  step: number;
}

/** A game that is over tells its winner, an exercise its score. */
export interface NianEnd {
  winner?: "reader" | "other";
  score?: NianScore;
}

/** `position` is the counter-example, if there is one. */
export interface NianChecked {
  said: "holds" | "fails";
  truth: "holds" | "fails" | null;
  position: string | null;
  expected: boolean;
}

/** `message` is a sentence for the reader, in the reader's language. */
export interface NianError {
  message: string;
  code: "bad-value" | "not-found" | "not-loaded" | "bad-lesson" | "blocked" | "internal";
}

/** What all elements have. Setters never throw: a wrong value is told by `nian-error`, and what was shown stays. */
export interface NianElement extends HTMLElement {
  answers: NianAnswers | "";
  controls: NianSeen | "";
  caption: NianSeen | "";
  theme: NianTheme | "";

  /** Resolves when what was asked for last is shown. */
  readonly ready: Promise<this>;
  /** Resolves when every method acts before it returns. */
  readonly engine: Promise<this>;
  get position(): string | null;
  set position(value: string | null);
  readonly outcome: NianOutcome | null;
  /** All winning moves; none where the position is safe. */
  readonly winning: string[];
  /** A whole game with its moves: `nim:3,4,5 a2,b1`. Of an exercise how far one has come, such as `3:2,1,0,0`: a text to
      keep and to set, not to take apart. */
  get state(): string | null;
  set state(value: string | null);
  get moves(): string[];
  set moves(value: string[] | string | null);
  /** 0 is the start. */
  get step(): number;
  set step(value: number | null);
  /** The number of the last step. */
  readonly steps: number;
  /** `winning`, `outcome`, of an exercise its sentence, or null where nothing is asked: a game asks only when it is gone through. */
  readonly question: string | null;
  /** The same, and `columns`, `binary`, `fibonacci`, `pair` or `residue` where an example asks for numbers; there `question` is null. */
  readonly asks: string | null;
  /** The task of an exercise, 0-based. */
  readonly task: number;
  readonly score: NianScore | null;

  /** Throws a RangeError where there is no such step. */
  goTo(target: NianTarget): void;
  canGoTo(target: NianTarget): boolean;
  /** Throws a RangeError that says why where the move is against the rules. Before `engine` it is kept, as are `answer`,
      `undo` and `redo`: what is then refused is told by `nian-error`. */
  play(move: string): void;
  undo(): void;
  redo(): void;
  reset(): void;
  answer(value: string): void;
  hint(): void;
  reveal(): void;
  next(): void;
  check(): void;
  cancel(): void;
}

export interface NianExample extends NianElement {
  src: string;
}

export interface NianGame extends NianElement {
  first: "reader" | "other" | "";
  opponent: "perfect" | "skilled" | "learner" | "novice" | "none" | "";
  show: string;
}

export interface NianTable extends NianElement {
  of: string;
  rules: string;
  /** The first row, and how many are shown at once. */
  from: string;
  rowsShown: string;
}

export interface NianNumber extends NianElement {
  value: string;
  in: string;
  digits: string;
  do: string;
}

export interface NianClaim extends NianElement {
  src: string;
}

export interface NianExercise extends NianElement {
  skill: string;
  rules: string;
  level: string;
  seed: string;
  count: string;
  tasks: "1" | "2" | "";
}

/** The class of each element. */
export interface NianElementClass<T extends NianElement = NianElement> {
  new (): T;
  readonly version: string;
  readonly release: string;
}

declare global {
  interface CustomElementRegistry {
    get(name: "nian-example"): NianElementClass<NianExample> | undefined;
    get(name: "nian-game"): NianElementClass<NianGame> | undefined;
    get(name: "nian-table"): NianElementClass<NianTable> | undefined;
    get(name: "nian-number"): NianElementClass<NianNumber> | undefined;
    get(name: "nian-claim"): NianElementClass<NianClaim> | undefined;
    get(name: "nian-exercise"): NianElementClass<NianExercise> | undefined;
  }
  interface HTMLElementTagNameMap {
    "nian-example": NianExample;
    "nian-game": NianGame;
    "nian-table": NianTable;
    "nian-number": NianNumber;
    "nian-claim": NianClaim;
    "nian-exercise": NianExercise;
  }
  interface HTMLElementEventMap {
    "nian-ready": CustomEvent<null>;
    "nian-step": CustomEvent<NianStep>;
    "nian-move": CustomEvent<NianMove>;
    "nian-answer": CustomEvent<NianAnswer>;
    "nian-end": CustomEvent<NianEnd>;
    "nian-checked": CustomEvent<NianChecked>;
    "nian-error": CustomEvent<NianError>;
  }
}

// What scripts ask of the worker, and what it answers (`crates/messages/src/lib.rs`): types only. What else it is asked the app
// asks (`crates/app/src/worker.rs`).

/**
 * @typedef {(
 *   | { kind: "check", claim: string, most: number }
 *   | { kind: "judge", board: string, guess: number[] }
 * )} Question
 *
 * @typedef {(
 *   | { kind: "progress", percent: number }
 *   | { kind: "checked", text: string }
 *   | { kind: "judged", text: string }
 *   | { kind: "area", cells?: Uint8Array }
 *   | { kind: "failed", error: string, status?: number }
 * )} Answer
 */

export {};

// What pages ask of the worker, and what it answers (`crates/worker/src/messages.rs`): types only.

/**
 * @typedef {(
 *   | { kind: "check", claim: string, most: number }
 *   | { kind: "judge", board: string, guess: number[] }
 *   | { kind: "search", rule: string }
 *   | { kind: "reason", rule: string, heaps: number[], odd: boolean }
 *   | { kind: "area", game: string }
 *   | { kind: "cell", game: string, x: number, y: number }
 * )} Question
 *
 * @typedef {(
 *   | { kind: "progress", percent: number }
 *   | { kind: "checked", text: string }
 *   | { kind: "judged", text: string }
 *   | Found
 *   | { kind: "no-rule", flaw: string }
 *   | Reason
 *   | { kind: "area", cells?: Uint8Array }
 *   | { kind: "cell", position: string, outcome: "safe" | "unsafe" | "nothing", move?: string, left?: string }
 *   | { kind: "failed", error: string, status?: number }
 * )} Answer
 *
 * @typedef {{
 *   kind: "found", most: number, safe: number[][], odd?: number[][], values?: number[],
 *   period?: { start: number, length: number, window: number }, searched?: number, law?: string, known?: string,
 * }} Found
 *
 * @typedef {{
 *   kind: "reason", why: "over" | "leaves" | "answered", takes: Take[], more: boolean, position?: string,
 * }} Reason
 *
 * @typedef {{ take: number, answer?: number, heaps: number[], limit?: number }} Take
 */

export {};

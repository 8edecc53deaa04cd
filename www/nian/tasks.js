// The tasks of exercises, which a wasm of their own makes.
import { persist } from "../common/persist.js";
import { isBlocked } from "./faults.js";
import { once } from "./files.js";
import { late } from "./late.js";

const load = late("exercise.js");

/** The module with the class `Exercise`. */
export const fetchTasks = once(() => persist(() => load(), isBlocked));

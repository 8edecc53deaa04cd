// Reads a file that is not in UTF-8; fetched by nian.js when there is one.
export { decode } from "./common/encoding.js";

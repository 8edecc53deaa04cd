// The styles of a sheet, among them those of the paper itself.
import { memoAsync, withRetry } from "../common/retry.js";
import { ours } from "../nian/site.js";
import { make } from "../tools/make.js";

/** Gives what resolves when the page has the styles of this file. */
export const stylesOf = (file) => memoAsync(() => withRetry(() => new Promise((then, fail) => {
  const link = make("link", { rel: "stylesheet", href: ours(file) });
  link.addEventListener("load", then);
  link.addEventListener("error", () => {
    link.remove();
    fail(new Error(`no ${link.href}`));
  });
  document.head.append(link);
})));

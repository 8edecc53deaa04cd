// Where the site lies, and which build of it this is.
import { ARTICLES } from "../common/known.js";

/** The folder of `nian.js`, which sets it: these modules are parts of that file.
    @type {{ base: URL }} */
export const site = { base: /** @type {URL} */ (/** @type {unknown} */ (undefined)) }; // set before it is asked for

/** Other builds have another. */
export const VERSION = "%VERSION%";

/** The number that it was released under: what stays the same is told by its first part. */
export const RELEASE = "%RELEASE%";

/** The address of a file of ours.
    @param {string} path */
export const ours = (path) => new URL(path, site.base);

/** How a lesson or a claim of ours is named: ARTICLE/NAME. Under any other name is the address of a file. */
export const OURS = new RegExp(`^(${ARTICLES.join("|")})/[\\w-]+$`);

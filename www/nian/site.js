// Where the site lies, and which build of it this is.

/** The folder of `nian.js`, which sets it: these modules are parts of that file. */
export const site = { base: undefined };

/** Other builds have another. */
export const VERSION = "%VERSION%";

/** The address of a file of ours. */
export const ours = (path) => new URL(path, site.base);

/** How a lesson or a claim of ours is named: ARTICLE/NAME. */
export const OURS = /^[a-z0-9-]+\/[a-z0-9-]+$/;

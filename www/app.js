// The app on a page of tools without an element, which would load it (`crates/app`).
import { broken, engineComing } from "./nian/engine.js";
import { isTrap } from "./nian/faults.js";
import { written } from "./common/written.js";
import { site } from "./nian/site.js";

export const version = "%VERSION%";

site.base = new URL(".", import.meta.url);

await engineComing(written())?.catch((error) => (isTrap(error) ? broken() : Promise.reject(error)));

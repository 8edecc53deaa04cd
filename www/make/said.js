// What the page says, in its language.
import { written } from "../common/written.js";

const all = "%MAKE%";

export const language = written();
export const words = all[language];

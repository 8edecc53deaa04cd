// The address of the page.

const SOON = 1000; // milliseconds

/** @type {string | URL | undefined} */
let wanted; // what the browser has not taken yet
/** @type {number | undefined} */
let later;

/** The address as it is, or is to be. */
export const addressNow = () => new URL(wanted ?? location.href);

/** Replaces it, with a state that survives a reload. WebKit allows a hundred replacements in ten seconds: further ones are
    debounced.
    @param {string | URL} url */
export function readdress(url, state = history.state) {
  clearTimeout(later);
  wanted = undefined;
  try {
    history.replaceState(state, "", url);
  } catch {
    wanted = url;
    later = setTimeout(readdress, SOON, url, state);
  }
}

// The address of the page.

const SOON = 1000; // milliseconds

/** @type {string | URL | undefined} */
let wanted; // what the browser has not taken yet
/** @type {number | undefined} */
let later;

/** The address as it is, or is to be. */
export const addressNow = () => new URL(wanted ?? location.href);

/** Puts another in its place, with what is to be there again after a reload. WebKit takes no more than a hundred in ten
    seconds: of those beyond it gets the last.
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

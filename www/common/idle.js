/** Resolves when the browser is idle. */
export const idle = () => new Promise((then) => (window.requestIdleCallback ?? setTimeout)(then));

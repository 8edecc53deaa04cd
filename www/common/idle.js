/** Resolves when the browser has nothing else to do. */
export const idle = () => new Promise((then) => (window.requestIdleCallback ?? setTimeout)(then));

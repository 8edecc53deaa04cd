/** Whether a key is for an input method that puts text together: its Enter takes that text, its arrows choose among words, and
    none of them is for us. Safari says that it is over one key too early, but gives that key the code of such keys, 229.
    @param {KeyboardEvent} event */
export const composing = ({ isComposing, keyCode }) => isComposing || keyCode === 229;

// What the lists of `texts/…/answering.txt` hold, in their order.
export const NAMES = "%NAMES%";

/** Navigation state for a URL change that keeps the page and its focus. */
export const samePlace = "same-place";

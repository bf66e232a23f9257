/** The state of a way to another address where the page stays as it is, focus included. */
export const samePlace = "same-place";

/** Navigation state if only the URL changes. The page then keeps its scroll position and its focus. */
export const samePlace = "same-place";

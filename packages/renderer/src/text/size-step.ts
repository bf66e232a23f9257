/** Step between tried font sizes, CSS px. */
export const sizeStepPx = 0.5;

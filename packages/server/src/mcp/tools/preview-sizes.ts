/** Limit of a result with an overview of all slides, as JSON. */
export const maxSheetBytes = 200_000;

/** Base64 of so many bytes, with its message, stays below that limit. */
export const maxSheetImageBytes = 145_000;

/** Base64 of so many bytes, with its message, stays below the limit of other results. */
export const maxImageBytes = 41_000;

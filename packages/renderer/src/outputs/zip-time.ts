/**
 * Fixed modification time, so equal slides give equal bytes: the earliest that ZIP supports, in local time as its
 * format requires.
 */
export const zipTime = new Date(1980, 0, 1);

/**
 * Fixed modification time, so equal slides give equal bytes. It is the earliest that ZIP supports, in local time as ZIP
 * requires.
 */
export const zipTime = new Date(1980, 0, 1);

/**
 * The date of every file in a ZIP, fixed so that the same slides give the same bytes: the first that the format knows. In
 * local time, since that is what its dates are written in.
 */
export const zipTime = new Date(1980, 0, 1);

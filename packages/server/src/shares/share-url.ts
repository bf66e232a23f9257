/** The path of the read-only page of what is shared. */
export const buildShareUrl = (token: string) => `/s/${token}`;

/** The paths that are pages of the web app; every other path outside `/api` and `/assets` answers 404. */
export const pagePaths = ["/", "/create", "/template-settings"] as const;

/** A path that is a page of the web app. */
export type PagePath = (typeof pagePaths)[number];

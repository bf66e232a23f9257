// Apart from the schemas, whose library a page that only reads these does not load.

export const carouselStatuses = ["draft", "published"] as const;
export type CarouselStatus = (typeof carouselStatuses)[number];

/** Longest title of a saved carousel and name of a version, in characters. */
export const maxCarouselTitleLength = 200;
/** How many versions of a carousel are kept, the current one among them. */
export const maxCarouselVersions = 50;
/** How long a deleted carousel can be restored. */
export const trashDays = 30;

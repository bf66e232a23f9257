// Separate from the schemas, so pages can import the limits without loading Zod.

export const carouselStatuses = ["draft", "published"] as const;
export type CarouselStatus = (typeof carouselStatuses)[number];

/** Maximum characters of a saved carousel's title and of a version's name. */
export const maxCarouselTitleLength = 200;
/** Maximum number of a carousel's tags, and characters of a tag. */
export const maxTags = 10;
export const maxTagLength = 40;
/** Maximum number of versions kept of a carousel, including the current one. */
export const maxCarouselVersions = 50;
/** Days for which a deleted carousel can be restored. */
export const trashDays = 30;

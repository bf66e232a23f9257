export const buildEditorPath = (carouselId: string) => `/create/${carouselId}`;

export const newCarouselQuery = "new";

/** Editor path that starts a new carousel. `/create` itself continues the unsaved one. */
export const newCarouselPath = `/create?${newCarouselQuery}`;

/** Where the editor shows a saved carousel. */
export const buildEditorPath = (carouselId: string) => `/create/${carouselId}`;

export const newCarouselQuery = "new";

/** Where the editor begins another carousel; `/create` goes on with the unsaved one. */
export const newCarouselPath = `/create?${newCarouselQuery}`;

/** Returns the texts of well-formed HTML, to count their words. */
export const stripTags = (html: string) => html.replaceAll(/<[^<>]*>/g, " ");

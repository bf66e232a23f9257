/**
 * Texts of the template types' arcs by id. The first line has the word for a point, its plural, and the number of
 * points that are chosen before other middle slides. Each other line has a slide's header and its question to the
 * author. `{n}` is a point's number.
 */
export type ArcTexts = Readonly<Record<string, string>>;

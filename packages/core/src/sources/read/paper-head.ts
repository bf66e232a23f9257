/** The text of a paper that starts with its title, and the lines around the title. */
interface PaperHead {
  text: string;
  around: string[];
}

/** The abstract begins within this many lines, and a title has at most this many. */
const headLines = 30;
const titleLines = 4;
const minTitleWords = 4;

const abstract =
  /^(?:abstract|zusammenfassung|résumé|resumen|resumo|riassunto|要旨|概要|抄録|ملخص|المستخلص)\s?[:：.—–-]?(?=\s|$)/iu;
/** Matches what journals print above a title: their name, volume, pages or address. */
const running =
  /(?:proceedings|journal|zeitschrift|revue|revista|conference|workshop|arxiv|doi|issn|vol(?:ume)?\.?\s?\p{Nd}|no\.\s?\p{Nd}|pp?\.\s?\p{Nd}|https?:|©|original (?:article|research)|research article|preprint)/iu;

/**
 * Finds a paper's title above its abstract, where its lines are broken and a journal's lines, authors and institutes
 * are around it. Null for other texts.
 */
export function readPaperHead(text: string): PaperHead | null {
  const lines = text.split("\n");
  const at = lines.slice(0, headLines).findIndex((line) => abstract.test(line.trim()));
  if (at < 2) return null;
  const blocks = lines
    .slice(0, at)
    .join("\n")
    .split(/\n[^\S\n]*\n/)
    .map((block) =>
      block
        .split("\n")
        .map((line) => line.trim())
        .filter((line) => line !== ""),
    )
    .filter(({ length }) => length > 0);
  const title = blocks.find(isTitle);
  if (!title) return null;
  const around = blocks.filter((block) => block !== title).flat();
  return { text: [title.join(" "), lines.slice(at).join("\n")].join("\n\n"), around };
}

/** Whether lines are a title: a few words without the numbers of institutes, addresses and a journal's words. */
function isTitle(lines: readonly string[]): boolean {
  const line = lines.join(" ");
  return (
    lines.length <= titleLines &&
    line.split(/\s+/).length >= minTitleWords &&
    !lines.some((one) => running.test(one)) &&
    !/\p{L}[\p{Nd}*†‡](?:,|\s|$)|@|^\p{Nd}/u.test(line) &&
    !/[.;,]$/u.test(line)
  );
}

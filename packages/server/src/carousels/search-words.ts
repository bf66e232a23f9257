import type { Carousel } from "@slideloom/core/carousel";
import type { CarouselContent } from "@slideloom/core/contract/carousels";
import { parsePost } from "@slideloom/core/document";
import { floorCodePoint } from "@slideloom/core/text";
import { foldIdentity } from "../accounts/fold-identity.ts";
import type { CarouselSearchRow } from "../db/library-tables.ts";

/** Maximum length of the stored words; longer posts are searched up to here. */
const mostWords = 100_000;
/** Maximum number of words in a search. */
const mostTerms = 12;

/** Folds a text for search: without case, accents and control characters. */
const foldWords = (text: string): string =>
  foldIdentity(
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .replaceAll(/\p{Cc}/gu, " "),
  );

/** Returns a carousel's searchable text: its title, the words of its slides and its captions. */
function readSearchWords(title: string, { jsonInput, captions = {} }: Carousel): string {
  const parsed = parsePost(jsonInput);
  const words = parsed.ok ? listPostWords(parsed.post) : [];
  const all = [title, ...words, ...Object.values(captions)].join("\n");
  const folded = foldWords(all);
  return folded.slice(0, floorCodePoint(folded, mostWords));
}

/** Builds the row in which a carousel is searched. */
export const buildSearchRow = (
  carouselId: string,
  { title, draft }: Pick<CarouselContent, "title" | "draft">,
): CarouselSearchRow => ({
  carouselId,
  words: readSearchWords(title, draft),
  brand: draft.brand.name.trim(),
});

type Post = Extract<ReturnType<typeof parsePost>, { ok: true }>["post"];

const listPostWords = ({ title, caption = "", hashtags = [], content }: Post): string[] => [
  title,
  caption,
  ...hashtags,
  ...content.flatMap(({ header, description, summary = "" }) => [
    header,
    ...description.map(({ value }) => value),
    summary,
  ]),
];

/** Splits a search into folded words, each of which must be found. */
export const splitSearch = (search: string): string[] =>
  foldWords(search)
    .split(/\s+/)
    .filter((term) => term !== "")
    .slice(0, mostTerms);

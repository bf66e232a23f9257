import { serializeColumns } from "../blocks/two-columns/columns.ts";
import type { Item } from "../document/post.ts";
import type { ImportFormat, ImportResult } from "./imported.ts";
import {
  isObject,
  type JsonObject,
  listUnread,
  readObjects,
  readTextField,
} from "./json-values.ts";
import { createTextItem, PostBuilder } from "./post-builder.ts";

/** Another product's JSON format. */
interface Competitor {
  format: ImportFormat;
  /** The slides in order; null if the JSON isn't in the product's format. */
  findSlides: (root: JsonObject) => JsonObject[] | null;
  /** Fields with a slide's headline, in order of preference. */
  headlines: readonly string[];
  /** Field with the text under the headline. */
  subheadline?: string;
  texts: readonly string[];
  pictures: readonly string[];
  /** Fields that are ignored without a note. */
  silent: readonly string[];
  rootFields: readonly string[];
}

/** postnitro.ai/docs: a cover, one body slide or more, and an end. */
const postnitro: Competitor = {
  format: "postnitro",
  findSlides: (root) => {
    const slides = readObjects(root["slides"]);
    const isTheirs = slides.some(
      ({ type }) => typeof type === "string" && /^(?:starting|body|ending)_slide$/.test(type),
    );
    return isTheirs ? slides : null;
  },
  headlines: ["heading"],
  subheadline: "sub_heading",
  texts: ["description", "cta_button"],
  pictures: ["image", "background_image"],
  silent: ["type", "layoutType", "layoutConfig"],
  rootFields: ["slides", "postType"],
};

/** developer.contentdrips.com: an intro, slides and an end. */
const contentdrips: Competitor = {
  format: "contentdrips",
  findSlides: ({ carousel }) => {
    if (!isObject(carousel)) return null;
    const { intro_slide: intro, slides, ending_slide: ending } = carousel;
    const all = [intro, ...readObjects(slides), ending].filter(isObject);
    return all.length > 0 ? all : null;
  },
  headlines: ["heading"],
  texts: ["description"],
  pictures: ["image"],
  silent: [],
  rootFields: ["carousel"],
};

/** docs.json2content.com: slides of a title and a summary, or of a text. */
const json2content: Competitor = {
  format: "json2content",
  findSlides: (root) => {
    const slides = readObjects(root["slides"]);
    const isTheirs = "template" in root || "generate_zip" in root;
    return isTheirs && slides.some((slide) => "text" in slide || "title" in slide) ? slides : null;
  },
  headlines: ["title", "text"],
  subheadline: "summary",
  texts: ["text"],
  pictures: ["image_url", "background_image"],
  silent: [],
  rootFields: ["slides", "generate_zip"],
};

const competitors = [postnitro, contentdrips, json2content];

/** Detects the product by its JSON; null if unknown. */
export function findCompetitor(root: unknown): Competitor | null {
  const object = Array.isArray(root) ? { slides: root } : root;
  return isObject(object)
    ? (competitors.find(({ findSlides }) => findSlides(object)) ?? null)
    : null;
}

/** Imports another product's JSON. The first slide's headline becomes the post's title. */
export function importCompetitor(competitor: Competitor, root: unknown): ImportResult {
  const object = (Array.isArray(root) ? { slides: root } : root) as JsonObject;
  const builder = new PostBuilder();
  for (const [index, slide] of (competitor.findSlides(object) ?? []).entries()) {
    addSlide(competitor, slide, index === 0, builder);
  }
  for (const field of listUnread(object, competitor.rootFields)) {
    builder.noteLeft(`“${field}” isn't imported: it's a design setting of the other product.`);
  }
  const imported = builder.finish();
  return imported
    ? { ok: true, posts: [imported] }
    : { ok: false, message: "The file has no slides." };
}

/** Adds a slide. A cover's headline is the post's title, and the text below becomes the slide's header. */
function addSlide(
  competitor: Competitor,
  slide: JsonObject,
  isCover: boolean,
  builder: PostBuilder,
): void {
  const name = builder.nextSlide;
  const { subheadline, texts, pictures, silent } = competitor;
  const field = competitor.headlines.find((key) => readTextField(slide, key) !== "") ?? "";
  const headline = readTextField(slide, field);
  const below = subheadline ? readTextField(slide, subheadline) : "";
  const read = [field, subheadline ?? ""];
  if (isCover) {
    builder.title = headline;
    builder.noteMapped("The first slide's headline became the post's title.");
  }
  const values = texts.filter((key) => !read.includes(key)).map((key) => readTextField(slide, key));
  const known = [...read, ...texts, ...pictures, ...silent];
  for (const key of listUnread(slide, known)) builder.noteLeft(`${name}: “${key}” isn't imported.`);
  const columns = readColumns(slide["layoutConfig"]);
  if (columns) builder.noteMapped(`${name}: an infographic became ${columns.what}.`);
  const items = (isCover ? values : [below, ...values]).map(createTextItem);
  builder.addSlide(
    { header: isCover ? below : headline, items: [...items, ...(columns?.items ?? [])] },
    pictures.map((key) => readTextField(slide, key)).filter(Boolean),
  );
}

/** Converts PostNitro's infographics (columns of titled entries): two columns to a comparison, others to lists. */
function readColumns(layout: unknown): { items: Item[]; what: string } | null {
  const columns = readObjects(isObject(layout) ? layout["columnData"] : null).map((column) => ({
    header: readTextField(column, "header"),
    lines: readObjects(column["content"]).map((entry) =>
      [readTextField(entry, "title"), readTextField(entry, "description")]
        .filter(Boolean)
        .join(": "),
    ),
  }));
  const [left, right] = columns;
  if (!left) return null;
  if (!right || columns.length > 2) {
    const items = columns.map(({ header, lines }) =>
      createTextItem([header, ...lines.map((line) => `- ${line}`)].filter(Boolean).join("\n")),
    );
    return { items, what: columns.length > 1 ? "lists" : "a list" };
  }
  const side = ({ header, lines }: typeof left) => [header, ...lines].filter(Boolean);
  const value = serializeColumns({ leftColumn: side(left), rightColumn: side(right) });
  return { items: [{ type: "two-columns", value }], what: "two columns" };
}

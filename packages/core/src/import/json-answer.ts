import { getBlock, knownType, plainType } from "../blocks/registry.ts";
import { parsePost } from "../document/parse-post.ts";
import type { Item, Post } from "../document/post.ts";
import { writtenFieldNames } from "../document/slide-fields.ts";
import { countNoun } from "../text/count-noun.ts";
import { cleanMarkdown, hasMarkdown } from "./clean-markdown.ts";
import { splitHashtags } from "../text/split-hashtags.ts";
import type { ImportNote, ImportResult } from "./imported.ts";
import { isObject, type JsonObject, readTextField } from "./json-values.ts";
import { parseLoosely, readJsonPlaces } from "./loose-json.ts";
import { createTextItem, PostBuilder, shorten } from "./post-builder.ts";
import { findSlideList, isListKey, matchKeys, shapeKeys } from "./slide-shapes.ts";

export interface FoundJson {
  value: unknown;
  json: string;
  /** The text before and after the JSON, without code fences. */
  around: string;
}

const silentKeys = new Set(["type", "slide", "number", "index", "id", "page", "order"]);

/**
 * Finds a post's JSON in other text, e.g. a chat model's reply. If there are several posts, returns the post with the
 * most slides.
 */
export function findPostJson(text: string, parse: (json: string) => unknown): FoundJson | null {
  let best: (FoundJson & { slides: number }) | null = null;
  readJsonPlaces(text, /[{[]/, ({ start, end, json }) => {
    if (end === null) return "inside";
    const value = parse(json);
    const slides = findSlideList(value)?.list.length ?? 0;
    if (slides > (best?.slides ?? 0)) {
      best = { value, json, slides, around: dropFences(text.slice(0, start), text.slice(end)) };
    }
    return slides > 0 ? "after" : "inside";
  });
  return best;
}

/** Parses JSON strictly; undefined if it is invalid. */
export function parseStrictly(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text has a post's JSON that must be converted, e.g. because there is text around it or Markdown in it. */
export function isJsonAnswer(text: string): boolean {
  const value = parseStrictly(text);
  if (value !== undefined) {
    const found = findSlideList(value);
    if (!found) return false;
    const parsed = parsePost(text);
    return parsed.ok ? listTexts(parsed.post).some(hasMarkdown) : !isOwnShape(found.list);
  }
  const start = text.trimStart()[0] ?? "";
  if (/[{[]/.test(start) && /[}\]]/.test(text.trimEnd().at(-1) ?? "")) return false;
  const found = findPostJson(text, parseLoosely);
  return found !== null && !/^(?:#{1,6}\s+\S|---\s*$)/m.test(found.around);
}

/** Imports a post from the JSON in a text. The post's notes say what was ignored, changed or repaired. */
export function importJsonAnswer(text: string): ImportResult {
  const value = parseStrictly(text);
  const found =
    value === undefined ? findPostJson(text, parseLoosely) : { value, json: text, around: "" };
  if (!found || !findSlideList(found.value)) {
    return { ok: false, message: "The text contains no JSON with slides." };
  }
  const notes: ImportNote[] = [];
  if (found.around !== "") {
    const message = `The text around the JSON isn't imported: ${shorten(found.around)}`;
    notes.push({ kind: "left", message });
  }
  if (parseStrictly(found.json) === undefined) {
    notes.push({ kind: "mapped", message: "The JSON had errors, which were fixed." });
  }
  const parsed = parsePost(JSON.stringify(found.value));
  if (!parsed.ok) return importShape(found.value, notes);
  const count = listTexts(parsed.post).filter(hasMarkdown).length;
  return {
    ok: true,
    posts: [
      {
        post: count > 0 ? cleanPost(parsed.post) : parsed.post,
        mediaUrls: {},
        notes: [...notes, ...noteMarkdown(count)],
      },
    ],
  };
}

function noteMarkdown(count: number): ImportNote[] {
  if (count === 0) return [];
  const message = `Markdown in ${countNoun(count, "text")} was converted to plain text.`;
  return [{ kind: "mapped", message }];
}

function importShape(value: unknown, notes: readonly ImportNote[]): ImportResult {
  const { root, list } = findSlideList(value) ?? { root: {}, list: [] };
  const builder = new PostBuilder();
  for (const { kind, message } of notes) {
    if (kind === "left") builder.noteLeft(message);
    else builder.noteMapped(message);
  }
  const [titleKey = ""] = matchKeys(root, shapeKeys.title);
  builder.title = cleanMarkdown(readTextField(root, titleKey), true);
  builder.addHashtags(readHashtags(root["hashtags"] ?? root["tags"]));
  builder.caption = readTextField(root, "caption");
  builder.noteMapped(
    "The JSON isn't in Slideloom's format, so we matched its fields to those of a post by their names.",
  );
  for (const slide of list) addShape(slide, builder);
  const imported = builder.finish();
  return imported
    ? { ok: true, posts: [imported] }
    : { ok: false, message: "The JSON has no slides." };
}

function addShape(slide: unknown, builder: PostBuilder): void {
  const name = builder.nextSlide;
  if (!isObject(slide)) {
    const text = typeof slide === "string" ? slide : "";
    builder.addSlide({ header: "", items: [createTextItem(cleanMarkdown(text))] });
    return;
  }
  const headerKey = matchKeys(slide, shapeKeys.header).find(
    (key) => readTextField(slide, key) !== "",
  );
  const [summaryKey] = matchKeys(slide, shapeKeys.summary);
  const bodyKeys = matchKeys(slide, shapeKeys.body).filter((key) => key !== headerKey);
  const items = bodyKeys.flatMap((key) => readBody(slide[key], isListKey(key)));
  const fields = writtenFieldNames.filter((name) => name in slide);
  const read = new Set<string | undefined>([headerKey, summaryKey, ...bodyKeys, ...fields]);
  for (const [key, value] of Object.entries(slide)) {
    if (read.has(key) || silentKeys.has(key) || value === null || value === "") continue;
    const words = typeof value === "string" ? value : JSON.stringify(value);
    builder.noteLeft(`${name}: “${key}” isn't imported: ${shorten(words)}`);
  }
  builder.addSlide({
    header: headerKey === undefined ? "" : cleanMarkdown(readTextField(slide, headerKey), true),
    items,
    summary: summaryKey === undefined ? "" : cleanMarkdown(readTextField(slide, summaryKey)),
    fields: Object.fromEntries(fields.map((key) => [key, slide[key]])),
  });
}

/** Converts a body to items: a text, a list of texts, or a list of items in any common shape. */
function readBody(value: unknown, isList: boolean): Item[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  if (values.every((each) => typeof each === "string" || typeof each === "number")) {
    const texts = values.map((text) => cleanMarkdown(String(text)));
    const isPlain = !isList || !Array.isArray(value);
    if (isPlain) return texts.map(createTextItem);
    return [createTextItem(texts.map((text) => `- ${text.replace(/^[-*•]\s+/, "")}`).join("\n"))];
  }
  return values.flatMap((each) => {
    if (isObject(each)) return readItem(each);
    return Array.isArray(each) || typeof each === "string" ? readBody(each, false) : [];
  });
}

function readItem(item: JsonObject): Item[] {
  const type = knownType(String(item["type"]));
  const value = item["value"];
  if (typeof value === "string" && type !== plainType) return [{ type, value }];
  const { parts } = getBlock(type);
  const columns = Object.entries(parts?.keys ?? {}).map(
    ([part, key]) => [part, readTextField(isObject(value) ? value : item, key)] as const,
  );
  if (parts && columns.every(([, text]) => text !== "")) {
    return [{ type, value: parts.write(Object.fromEntries(columns)) }];
  }
  const texts = Object.entries(item)
    .filter(([key]) => key !== "type")
    .flatMap(([, inner]) => readBody(inner, false).map((read) => read.value))
    .filter((text) => text.trim() !== "");
  return [createTextItem(texts.join("\n"))];
}

function readHashtags(value: unknown): string[] {
  const tags = typeof value === "string" ? splitHashtags(value) : value;
  return Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [];
}

function cleanPost(post: Post): Post {
  return {
    ...post,
    title: cleanMarkdown(post.title, true),
    content: post.content.map((slide) => ({
      ...slide,
      header: cleanMarkdown(slide.header, true),
      description: slide.description.map((item) =>
        item.type === plainType ? { ...item, value: cleanMarkdown(item.value) } : item,
      ),
      ...(slide.summary === undefined ? {} : { summary: cleanMarkdown(slide.summary) }),
    })),
  };
}

/** Lists the texts in which Markdown would be drawn literally; code is excluded. */
export function listTexts({ title, content }: Post): string[] {
  const slides = content.flatMap(({ header, description, summary = "" }) => [
    header,
    summary,
    ...description.filter(({ type }) => type === plainType).map(({ value }) => value),
  ]);
  return [title, ...slides];
}

/**
 * Whether slides have the keys of Slideloom's own format. Invalid slides of this format aren't converted, because
 * validation must report their errors.
 */
const isOwnShape = (list: readonly unknown[]) =>
  list.some((slide) => isObject(slide) && Array.isArray(slide["description"]) && "header" in slide);

const dropFences = (before: string, after: string) =>
  `${before}\n${after}`
    .split("\n")
    .filter((line) => !/^\s*(?:`{3,}|~{3,})\s*\w*\s*$/.test(line))
    .join("\n")
    .trim();

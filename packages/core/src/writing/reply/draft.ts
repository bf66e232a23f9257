import { getBlock, type ItemType, itemTypes, knownType, plainType } from "../../blocks/index.ts";
import { type Item, postLimits, type WrittenSlide } from "../../document/index.ts";
import { passageIdsPattern } from "../../document/passage-id.ts";
import { isListKey, matchKeys, shapeKeys } from "../../import/index.ts";
import { splitHashtags } from "../../text/index.ts";
import { maxAltTextLength } from "../../networks/limits.ts";
import { readCaptions } from "./captions.ts";
import { findLeftOut } from "./find-left-out.ts";
import type { ReplyDraft } from "./reply-draft.ts";

/** Maximum characters of a text, far more than fits on a slide. Only endless replies are cut. */
const textCharactersMax = 1500;
/** Maximum characters of an alt text, twice the longest that a slide may have. */
const altCharactersMax = 2 * maxAltTextLength;

/** Maximum number of slides, far more than are asked for. Only endless replies are cut. */
const slidesMax = 100;
/** Maximum number of a slide's items, far more than fit on it. */
const itemsMax = 50;

/** Reads a draft from a parsed reply, and lists the reply's keys that aren't in the draft. */
export function readReplyDraft(value: unknown): ReplyDraft | null {
  const draft = findDraft(value);
  if (!draft) return null;
  // What was cut comes first, because notes name only some of the keys.
  const leftOut = [...(draft.leftOut ?? []), ...findLeftOut(value, draft)];
  return leftOut.length > 0 ? { ...draft, leftOut } : draft;
}

/** Accepts a bare list of slides, a wrapped post, and common aliases of its keys. */
function findDraft(value: unknown): ReplyDraft | null {
  if (Array.isArray(value)) {
    const [only] = value;
    const wrapped = value.length === 1 ? findDraft(only) : null;
    return wrapped ?? buildDraft({}, value);
  }
  if (!isRecord(value)) return null;
  const list = matchKeys(value, shapeKeys.slides)
    .map((key) => value[key])
    .find((inner) => Array.isArray(inner));
  if (list) return buildDraft(value, list);
  for (const inner of Object.values(value)) {
    const draft = isRecord(inner) ? findDraft(inner) : null;
    if (draft) return draft;
  }
  return null;
}

/** Reads one slide; null if it has nothing to show. */
export function readReplySlide(value: unknown): WrittenSlide | null {
  if (!isRecord(value)) return null;
  const headerKey = findHeaderKey(value);
  const header = headerKey === undefined ? "" : readText(value[headerKey]);
  const description = listBodyKeys(value)
    .flatMap((key) => readBody(value[key], isListKey(key)))
    .slice(0, itemsMax);
  if (header === "" && description.length === 0) return null;
  const [summaryKey = ""] = matchKeys(value, shapeKeys.summary);
  const summary = readText(value[summaryKey]);
  const sources = readPassageIds(value["sources"]);
  const alt = readText(value["alt"], altCharactersMax);
  const mediaAlt = readText(value["mediaAlt"], altCharactersMax);
  return {
    header,
    description,
    ...(summary !== "" && { summary }),
    ...(alt !== "" && { alt }),
    ...(mediaAlt !== "" && { mediaAlt }),
    ...(sources.length > 0 && { sources }),
  };
}

const findHeaderKey = (slide: Record<string, unknown>) =>
  matchKeys(slide, shapeKeys.header).find((key) => readText(slide[key]) !== "");

function listBodyKeys(slide: Record<string, unknown>): string[] {
  const headerKey = findHeaderKey(slide);
  return matchKeys(slide, shapeKeys.body).filter((key) => key !== headerKey);
}

/** Whether a slide of the reply has more items than are read. */
function hasCutItems(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const counts = listBodyKeys(value).map((key) => [value[key]].flat().length);
  return counts.reduce((sum, count) => sum + count, 0) > itemsMax;
}

/** Lists what a draft leaves out because it has a maximum number. */
const listCut = (slides: readonly unknown[]): string[] => [
  ...(slides.length > slidesMax ? [`slides after the ${slidesMax}th`] : []),
  ...slides
    .slice(0, slidesMax)
    .flatMap((slide, index) =>
      hasCutItems(slide) ? [`items after the ${itemsMax}th of slide ${index + 1}`] : [],
    ),
];

/** Reads the ids of cited passages. Models write them as `p7`, `[p7]` or several in one text. */
function readPassageIds(value: unknown): string[] {
  const cited = readText(value).match(passageIdsPattern) ?? [];
  const ids = new Set(cited.map((id) => id.replace(/P(?=\d+$)/, "p")));
  return [...ids].slice(0, postLimits.citedPassages);
}

function buildDraft(post: Record<string, unknown>, list: unknown[]): ReplyDraft | null {
  const read = list.slice(0, slidesMax).flatMap((value) => {
    const slide = readReplySlide(value);
    return slide ? [slide] : [];
  });
  if (read.length === 0) return null;
  const { hashtags } = post;
  const [titleKey = ""] = matchKeys(post, shapeKeys.title);
  const tags = typeof hashtags === "string" ? splitHashtags(hashtags) : hashtags;
  const caption = readText(post["caption"]);
  const captions = readCaptions(post["captions"]);
  const cut = listCut(list);
  return {
    title: readText(post[titleKey]),
    hashtags: Array.isArray(tags)
      ? tags.map((tag) => readText(tag)).filter((tag) => tag !== "")
      : [],
    slides: read,
    ...(cut.length > 0 && { leftOut: cut }),
    ...(caption !== "" && { caption }),
    ...(captions && { captions }),
  };
}

/** Reads the items under a key. If `isList`, several texts become the points of one item. */
function readBody(body: unknown, isList: boolean): Item[] {
  const values: unknown[] = Array.isArray(body) ? body.slice(0, itemsMax) : [body];
  if (isList && Array.isArray(body) && values.every((each) => typeof each === "string")) {
    const points = values.map((each) => readText(each).replace(/^[-*•]\s+/, "")).filter(Boolean);
    const value = points.map((point) => `- ${point}`).join("\n");
    return value === "" ? [] : [{ type: plainType, value: limitText(value) }];
  }
  return values.map(readItem).filter((item) => item !== null);
}

function readItem(value: unknown): Item | null {
  if (!isRecord(value)) {
    const text = readText(value);
    return text === "" ? null : { type: plainType, value: text };
  }
  for (const type of itemTypes) {
    const parts = readParts(type, value) ?? readParts(type, parseRecord(value["value"]));
    if (parts !== null) return { type, value: parts };
  }
  const raw = value["value"] ?? value["text"] ?? value["content"];
  const type = knownType(String(value["type"]));
  const { parts, textKind } = getBlock(type);
  // Code keeps its leading white space.
  if (textKind === "source" && typeof raw === "string" && raw.trim() !== "") {
    return { type, value: limitText(raw).replace(/^\s*\n|(?<!\s)\s+$/g, "") };
  }
  const text = readText(raw);
  return text === ""
    ? null
    : { type: parts || textKind === "source" ? plainType : type, value: text };
}

/** Reads a block's parts by their keys or names; null if a part has no text. */
function readParts(type: ItemType, value: Record<string, unknown>): string | null {
  const { parts } = getBlock(type);
  if (!parts) return null;
  const texts = Object.entries(parts.keys).map(
    ([part, key]) => [part, readText(value[key] ?? value[part])] as const,
  );
  return texts.every(([, text]) => text !== "") ? parts.write(Object.fromEntries(texts)) : null;
}

function parseRecord(value: unknown): Record<string, unknown> {
  if (isRecord(value)) return value;
  if (typeof value !== "string" || !value.trimStart().startsWith("{")) return {};
  try {
    const parsed: unknown = JSON.parse(value);
    return isRecord(parsed) ? parsed : {};
  } catch {
    return {};
  }
}

function readText(value: unknown, max = textCharactersMax): string {
  if (Array.isArray(value)) {
    return value
      .map((each) => readText(each, max))
      .filter(Boolean)
      .join("\n");
  }
  if (typeof value !== "string" && typeof value !== "number") return "";
  return limitText(String(value).trim(), max).trimEnd();
}

/**
 * Cuts a text to the maximum length, and removes characters that no font draws: control characters and lone surrogates.
 */
function limitText(text: string, max = textCharactersMax): string {
  return text.slice(0, max).replace(/(?![\n\r\t])[\p{Cc}\p{Cs}]/gu, "");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

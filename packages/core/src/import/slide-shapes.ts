import { isObject, type JsonObject } from "./json-values.ts";

/** Common names for the parts of a post, best first. Case, spaces, `-` and `_` are ignored. */
export const shapeKeys = {
  slides: ["content", "slides", "carousel", "cards", "pages", "post"],
  title: ["title", "posttitle", "carouseltitle", "topic", "headline", "name"],
  header: ["header", "title", "heading", "headline", "slidetitle", "slideheader", "hook", "name"],
  body: [
    "subheader",
    "subtitle",
    "subheading",
    "description",
    "items",
    "body",
    "text",
    "content",
    "slidecontent",
    "paragraphs",
    "paragraph",
    "bullets",
    "bulletpoints",
    "points",
    "keypoints",
    "list",
    "steps",
    "copy",
    "caption",
    "cta",
    "calltoaction",
  ],
  summary: ["summary", "takeaway"],
} as const;

/** JSON keys whose texts become the entries of a list, e.g. `bullets`. */
const listKeys = new Set(["bullets", "bulletpoints", "points", "keypoints", "list", "steps"]);

/** Finds the list of slides in a JSON value, with the object that contains it. */
export function findSlideList(
  value: unknown,
  depth = 0,
): { root: JsonObject; list: unknown[] } | null {
  if (depth > 3) return null;
  if (Array.isArray(value)) {
    const [only] = value;
    const inner = value.length === 1 ? findSlideList(only, depth + 1) : null;
    return inner ?? (value.some(isSlideLike) ? { root: {}, list: value } : null);
  }
  if (!isObject(value)) return null;
  for (const key of matchKeys(value, shapeKeys.slides)) {
    const list = value[key];
    if (Array.isArray(list) && list.some(isSlideLike)) return { root: value, list };
  }
  for (const inner of Object.values(value)) {
    const found = isObject(inner) ? findSlideList(inner, depth + 1) : null;
    if (found) return found;
  }
  return null;
}

function isSlideLike(value: unknown): boolean {
  return (
    isObject(value) &&
    matchKeys(value, shapeKeys.header).length > 0 &&
    (matchKeys(value, shapeKeys.body).length > 0 || "header" in value)
  );
}

/** Lists the object's keys that match the names, in the names' order. */
export function matchKeys(object: JsonObject, names: readonly string[]): string[] {
  const keys = Object.keys(object);
  return names.flatMap((name) => keys.filter((key) => normalize(key) === name));
}

/** Whether texts under the key are list entries. */
export const isListKey = (key: string) => listKeys.has(normalize(key));

const normalize = (key: string) => key.toLowerCase().replaceAll(/[-_\s]/g, "");

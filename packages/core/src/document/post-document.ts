import type { Issue } from "./issue.ts";
import type { JsonNode } from "./json/json-node.ts";
import { createNode, standardLayout } from "./json/json-printer.ts";
import { buildReading, type JsonReading } from "./json/json-reader.ts";
import { findExceededLimit } from "./json/measure-json.ts";
import { shareNodes } from "./json/share-nodes.ts";
import { listSlideIds, matchSlides, type SlideIdentities } from "./match-slides.ts";
import { postLimits } from "./limits.ts";
import type { Post } from "./post.ts";
import { readPostText, refuseText } from "./post-text.ts";
import { validatePost } from "./validate-post.ts";

/** A slide's id, stable while the document exists, even if its text or index changes. */
export type SlideId = string;

/** An immutable post in the editor. The text may be invalid, and edits keep the rest of the text as typed. */
export interface PostDocument extends SlideIdentities {
  readonly text: string;
  /** False while the text isn't parsed yet; all other fields then belong to the previous text. */
  readonly isRead: boolean;
  /** The text's post; null if the text is invalid. */
  readonly post: Post | null;
  readonly lastPost: Post | null;
  /** The first failure; null if the text is valid or empty. */
  readonly error: Issue | null;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
  /** Media by slide: a web URL or the `local:{id}` of a file. */
  readonly media: Readonly<Record<SlideId, string>>;
  /** The text's JSON tree; null for invalid JSON. */
  readonly json: DocumentJson | null;
}

interface DocumentJson {
  root: JsonNode;
  rootOffset: number;
}

type MediaUrls = Readonly<Record<number, string>>;

/** The highest slide index for which the API accepts a medium. */
const lastMediaIndex = 9999;

const jsonLimits = {
  values: postLimits.values,
  keys: postLimits.values,
  depth: postLimits.nesting,
};

const noIssues: readonly Issue[] = [];

const blank: PostDocument = {
  text: "",
  isRead: true,
  post: null,
  lastPost: null,
  error: null,
  issues: noIssues,
  warnings: noIssues,
  slideIds: [],
  places: [],
  gone: [],
  idCount: 0,
  media: {},
  json: null,
};

/** Creates a document. `mediaUrls` are by slide index, including slides that the text doesn't have. */
export function createDocument(text: string, mediaUrls: MediaUrls = {}): PostDocument {
  return loadContent(blank, text, mediaUrls);
}

/**
 * Replaces a document's content by a post, or by JSON text, which stays as typed. Slides that also exist in the new
 * content keep their ids.
 */
export function loadContent(
  document: PostDocument,
  content: Post | string,
  mediaUrls: MediaUrls,
): PostDocument {
  const emptied = { ...document, gone: [], media: {} };
  const typed =
    typeof content === "string" ? typeText(emptied, content) : writePost(emptied, content);
  const { slideIds, places } = typed;
  const indexes = Object.keys(mediaUrls)
    .map(Number)
    .filter((index) => index <= lastMediaIndex);
  const known = slideIds.length + places.length;
  const ids = listSlideIds(typed, Math.max(known, ...indexes.map((index) => index + 1)));
  return {
    ...typed,
    places: ids.slice(slideIds.length),
    gone: [],
    idCount: typed.idCount + ids.length - known,
    media: Object.fromEntries(indexes.map((index) => [ids[index], mediaUrls[index]])),
  };
}

/** The media by slide index, including slides that the text doesn't have yet. */
export function listMediaUrls({
  slideIds,
  places,
  media,
}: Pick<PostDocument, "slideIds" | "places" | "media">): Record<number, string> {
  const urls: Record<number, string> = {};
  for (const [index, id] of [...slideIds, ...places].entries()) {
    const url = media[id];
    if (url !== undefined) urls[index] = url;
  }
  return urls;
}

/** Replaces a document's text; remaining slides keep their ids. */
function typeText(document: PostDocument, text: string): PostDocument {
  return readDocument(deferText(document, text));
}

/** Replaces a document's post. Its text is the post's JSON, which isn't parsed. */
function writePost(document: PostDocument, post: Post): PostDocument {
  const root = createNode(post, standardLayout, "");
  const { text } = root;
  // The reader says where a text exceeds a limit.
  if (refuseText(text) || findExceededLimit(text, jsonLimits)) return typeText(document, text);
  return takeReading({ ...document, text }, buildReading(text, root));
}

/** Replaces a document's text without parsing it; `readDocument` does that later. */
export function deferText(document: PostDocument, text: string): PostDocument {
  return text === document.text ? document : { ...document, text, isRead: false };
}

export function readDocument(document: PostDocument): PostDocument {
  if (document.isRead) return document;
  const { text } = document;
  if (text.trim() === "") {
    const { error, issues, warnings, post } = blank;
    return { ...document, isRead: true, json: null, error, issues, warnings, post };
  }
  return takeReading(document, readPostText(text));
}

/** Returns the document with the reading of its new text. Remaining slides keep their ids. */
function takeReading(document: PostDocument, reading: JsonReading): PostDocument {
  const { lastPost, json } = document;
  const shared =
    reading.root && json ? { ...reading, root: shareNodes(reading.root, json.root) } : reading;
  const read = withParsedJson(document, shared);
  if (!read.post || read.post.content === lastPost?.content) return read;
  return { ...read, ...matchSlides(document, lastPost?.content ?? [], read.post.content) };
}

/** Returns the document with a new parse of its JSON; ids stay. */
export function withParsedJson(document: PostDocument, reading: JsonReading): PostDocument {
  const result = validatePost(reading);
  return {
    ...document,
    isRead: true,
    json: reading.root && { root: reading.root, rootOffset: reading.rootOffset },
    post: result.ok ? result.post : null,
    lastPost: result.ok ? result.post : document.lastPost,
    error: result.ok ? null : result.error,
    issues: keepEqual(document.issues, result.ok ? noIssues : result.issues),
    warnings: keepEqual(document.warnings, result.warnings),
  };
}

const shownKeys = ["code", "message", "line", "column", "offset", "length"] as const;

/** Returns the previous array if the new one has the same issues, so a comparison with `===` finds no change. */
function keepEqual(before: readonly Issue[], after: readonly Issue[]): readonly Issue[] {
  const isEqual =
    before.length === after.length &&
    before.every((issue, index) => {
      const other = after[index];
      return other !== undefined && shownKeys.every((key) => issue[key] === other[key]);
    });
  return isEqual ? before : after;
}

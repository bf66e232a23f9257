import type { Issue } from "./issue.ts";
import type { JsonNode } from "./json/json-node.ts";
import type { JsonReading } from "./json/json-reader.ts";
import { shareNodes } from "./json/share-nodes.ts";
import { listSlideIds, matchSlides, type SlideIdentities } from "./match-slides.ts";
import type { Post } from "./post.ts";
import { readPostText } from "./post-text.ts";
import { validatePost } from "./validate-post.ts";

/** Names a slide as long as its document lives, whatever becomes of its words and its place. */
export type SlideId = string;

/**
 * A post as it is worked on. It never changes: an edit makes another document, which shares what the edit leaves alone.
 * Its text is valid or not, and stays as it was typed but for the places that edits change.
 */
export interface PostDocument extends SlideIdentities {
  readonly text: string;
  /** False while the text still waits to be read: then all else is that of the text before. */
  readonly isRead: boolean;
  /** Null where the text is no valid post. */
  readonly post: Post | null;
  /** The post as it last was valid. */
  readonly lastPost: Post | null;
  /** The first failure; null for valid and for empty text. */
  readonly error: Issue | null;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
  /** A slide's medium, a web address or the `local:{id}` of an upload. */
  readonly media: Readonly<Record<SlideId, string>>;
  /** The text's JSON, where it is any. */
  readonly json: DocumentJson | null;
}

interface DocumentJson {
  root: JsonNode;
  /** Where the root begins in the text. */
  rootOffset: number;
}

type MediaUrls = Readonly<Record<number, string>>;

/** The highest index that a medium may have on the wire. */
const lastMediaIndex = 9999;

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

/** A document of that text; `mediaUrls` are by slide index, also of slides that the text does not have. */
export function createDocument(text: string, mediaUrls: MediaUrls = {}): PostDocument {
  return loadContent(blank, text, mediaUrls);
}

/** The document with another content in place of its own; slides that are in both keep their ids. */
export function loadContent(
  document: PostDocument,
  text: string,
  mediaUrls: MediaUrls,
): PostDocument {
  const typed = typeText({ ...document, gone: [], media: {} }, text);
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

/** The media by slide index, those of slides that the text does not have yet included. */
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

/** The document with a text that was typed, pasted or loaded; slides that it still has keep their ids. */
export function typeText(document: PostDocument, text: string): PostDocument {
  return readDocument(deferText(document, text));
}

/** The document with a typed text that `readDocument` is to read later. */
export function deferText(document: PostDocument, text: string): PostDocument {
  return text === document.text ? document : { ...document, text, isRead: false };
}

/** Reads a text that was typed. */
export function readDocument(document: PostDocument): PostDocument {
  if (document.isRead) return document;
  const { text, lastPost, json } = document;
  if (text.trim() === "") {
    const { error, issues, warnings, post } = blank;
    return { ...document, isRead: true, json: null, error, issues, warnings, post };
  }
  const reading = readPostText(text);
  const shared =
    reading.root && json ? { ...reading, root: shareNodes(reading.root, json.root) } : reading;
  const read = withReading(document, shared);
  if (!read.post || read.post.content === lastPost?.content) return read;
  return { ...read, ...matchSlides(document, lastPost?.content ?? [], read.post.content) };
}

/** The document as its JSON reads now; ids stay. */
export function withReading(document: PostDocument, reading: JsonReading): PostDocument {
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

/** The issues that were there, where the new ones say the same. */
function keepEqual(before: readonly Issue[], after: readonly Issue[]): readonly Issue[] {
  const isEqual =
    before.length === after.length &&
    before.every((issue, index) => {
      const other = after[index];
      return other !== undefined && shownKeys.every((key) => issue[key] === other[key]);
    });
  return isEqual ? before : after;
}

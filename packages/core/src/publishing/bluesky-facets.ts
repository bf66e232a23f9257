import { countGraphemes } from "../text/index.ts";
import { splitAddresses, trimAddress } from "./split-addresses.ts";

/** A piece of a post that is more than text: `byteStart` to `byteEnd`, in UTF-8 bytes. */
export interface Facet {
  byteStart: number;
  byteEnd: number;
  feature:
    | { kind: "link"; uri: string }
    | { kind: "tag"; tag: string }
    /** A handle; the network wants its DID. */
    | { kind: "mention"; handle: string };
}

/** An address without `https://`. */
const domain = /(?<=^|[\s(])(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"]{0,2000})?/giu;
/** Parts of a hashtag's word: emoji belong to it. */
const tagCharacter = String.raw`\p{L}\p{N}_\p{Extended_Pictographic}\p{Regional_Indicator}`;
const tagPart = String.raw`[${tagCharacter}\p{M}\p{Emoji_Modifier}\u200D]`;
const tag = new RegExp(
  String.raw`(?<=^|\s)[#＃]([${tagCharacter}]${tagPart}*(?:-${tagPart}+)*)`,
  "gu",
);
/** Without one of these it is a number, or a line. */
const tagSubstance = /[\p{L}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const mention =
  /(?<=^|[\s(])@((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?)\b/giu;

/** Endings that a domain without `https://` is known by; another word with a dot in it is none. */
const knownEndings =
  /\.(com|org|net|io|dev|app|co|me|social|ai|info|edu|gov|de|fr|uk|eu|nl|es|it|ch|at|ca|us|jp|in|br|au)$/i;
const mostTagGraphemes = 64;

/** A facet whose place is still in UTF-16 units. */
interface Found extends Pick<Facet, "feature"> {
  start: number;
  text: string;
}

/** The links, hashtags and mentions of a caption, in order; without them Bluesky shows plain words. */
export function listFacets(caption: string): Facet[] {
  const found = [listLinks, listDomains, listTags, listMentions].flatMap((list) => [
    ...list(caption),
  ]);
  const facets: Facet[] = [];
  let read = 0;
  let bytes = 0;
  let end = 0;
  for (const { start, text, feature } of found.toSorted((one, other) => one.start - other.start)) {
    bytes += countBytes(caption.slice(read, start));
    read = start;
    const byteEnd = bytes + countBytes(text);
    if (end <= bytes) facets.push({ byteStart: bytes, byteEnd, feature });
    end = Math.max(end, byteEnd);
  }
  return facets;
}

function* listLinks(caption: string): Generator<Found> {
  for (const { text, isAddress, start } of splitAddresses(caption)) {
    if (!isAddress || !URL.canParse(text)) continue;
    yield { start, text, feature: { kind: "link", uri: text } };
  }
}

function* listDomains(caption: string): Generator<Found> {
  for (const match of caption.matchAll(domain)) {
    const text = trimAddress(match[0]);
    const uri = `https://${text}`;
    if (!knownEndings.test(text.split("/", 1)[0] ?? "") || !URL.canParse(uri)) continue;
    yield { start: match.index, text, feature: { kind: "link", uri } };
  }
}

function* listTags(caption: string): Generator<Found> {
  for (const match of caption.matchAll(tag)) {
    const name = match[1] ?? "";
    if (!tagSubstance.test(name) || countGraphemes(name, mostTagGraphemes + 1) > mostTagGraphemes)
      continue;
    yield { start: match.index, text: match[0], feature: { kind: "tag", tag: name } };
  }
}

function* listMentions(caption: string): Generator<Found> {
  for (const match of caption.matchAll(mention)) {
    const handle = match[1] ?? "";
    yield { start: match.index, text: match[0], feature: { kind: "mention", handle } };
  }
}

const countBytes = (text: string) => new TextEncoder().encode(text).byteLength;

import { countGraphemes } from "../../text/index.ts";
import { countBytes } from "../counting/count-bytes.ts";
import { splitAddresses, trimAddress } from "../split-addresses.ts";
import { allDomains } from "../top-level-domains/all-domains.ts";

/**
 * A rich-text facet (`app.bsky.richtext.facet`): a link, hashtag or mention in a caption. `byteStart` and `byteEnd` are
 * offsets in the caption's UTF-8 bytes.
 */
export interface Facet {
  byteStart: number;
  byteEnd: number;
  feature:
    | { kind: "link"; uri: string }
    | { kind: "tag"; tag: string }
    /** A handle, which the connector resolves to a DID. */
    | { kind: "mention"; handle: string };
}

/** Signs before a link, hashtag or mention: direction marks of e.g. Arabic texts aren't seen. */
const before = String.raw`(?<=^|[\s(\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF])`;
/** A URL without `https://`. */
const domain = new RegExp(
  String.raw`${before}(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"]{0,2000})?`,
  "giu",
);
/** Characters that a hashtag may contain, including emoji. */
const tagCharacter = String.raw`\p{L}\p{N}_\p{Extended_Pictographic}\p{Regional_Indicator}`;
const tagPart = String.raw`[${tagCharacter}\p{M}\p{Emoji_Modifier}\u200D]`;
const tag = new RegExp(
  String.raw`${before}(?<!\()[#＃]([${tagCharacter}]${tagPart}*(?:-${tagPart}+)*)`,
  "gu",
);
/** A hashtag needs at least one of these characters. Numbers and underscores alone aren't hashtags. */
const tagSubstance = /[\p{L}\p{Extended_Pictographic}\p{Regional_Indicator}]/u;
const mention = new RegExp(
  String.raw`${before}@((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?)\b`,
  "giu",
);

const mostTagGraphemes = 64;

/** A facet with its start in UTF-16 units, before conversion to bytes. */
interface Found extends Pick<Facet, "feature"> {
  start: number;
  text: string;
}

/**
 * Lists the links, hashtags and mentions of a caption, in order. Without facets, Bluesky would show them as plain text.
 */
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
    if (!isDomain(text.split("/", 1)[0] ?? "") || !URL.canParse(uri)) continue;
    yield { start: match.index, text, feature: { kind: "link", uri } };
  }
}

/** Whether a word is a domain. In `so.But`, the space after a full stop is missing. */
function isDomain(host: string): boolean {
  const ending = host.slice(host.lastIndexOf(".") + 1);
  return allDomains.has(ending.toLowerCase()) && !/\p{Ll}\.\p{Lu}[^.]*$/u.test(host);
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

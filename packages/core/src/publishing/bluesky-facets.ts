import { countGraphemes } from "./networks/network.ts";

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

const url = /(?<=^|[\s(])((?:https?:\/\/)[^\s<>"]+|(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s<>"]*)?)/giu;
const tag =
  /(?<=^|\s)[#＃](?!\d+(?![\p{L}\p{N}\p{M}_]))([\p{L}\p{N}\p{M}_]+(?:-[\p{L}\p{N}\p{M}_]+)*)/gu;
const mention =
  /(?<=^|[\s(])@((?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z](?:[a-z0-9-]*[a-z0-9])?)\b/giu;

/** Endings that a domain without `https://` is known by; another word with a dot in it is none. */
const knownEndings =
  /\.(com|org|net|io|dev|app|co|me|social|ai|info|edu|gov|de|fr|uk|eu|nl|es|it|ch|at|ca|us|jp|in|br|au)$/i;
const mostTagGraphemes = 64;

/** The links, hashtags and mentions of a caption, in order; without them Bluesky shows plain words. */
export function listFacets(caption: string): Facet[] {
  const facets = [...listLinks(caption), ...listTags(caption), ...listMentions(caption)];
  const inOrder = facets.toSorted((one, other) => one.byteStart - other.byteStart);
  return inOrder.filter(({ byteStart }, index) =>
    inOrder.slice(0, index).every(({ byteEnd }) => byteEnd <= byteStart),
  );
}

function* listLinks(caption: string): Generator<Facet> {
  for (const match of caption.matchAll(url)) {
    const text = trimUrl(match[0]);
    const isWhole = /^https?:\/\//i.test(text);
    if (!isWhole && !knownEndings.test(text.replace(/\/.*$/, ""))) continue;
    const uri = isWhole ? text : `https://${text}`;
    if (!URL.canParse(uri)) continue;
    yield { ...locate(caption, match.index, text), feature: { kind: "link", uri } };
  }
}

function* listTags(caption: string): Generator<Facet> {
  for (const match of caption.matchAll(tag)) {
    const name = match[1] ?? "";
    if (countGraphemes(name) > mostTagGraphemes) continue;
    yield {
      ...locate(caption, match.index, `#${name}`, match[0].slice(0, 1)),
      feature: { kind: "tag", tag: name },
    };
  }
}

function* listMentions(caption: string): Generator<Facet> {
  for (const match of caption.matchAll(mention)) {
    const handle = match[1] ?? "";
    yield { ...locate(caption, match.index, match[0]), feature: { kind: "mention", handle } };
  }
}

/** Punctuation after an address is the sentence's; a bracket is the address's where it opens in it. */
function trimUrl(text: string): string {
  let trimmed = text.replace(/[.,;:!?'’”»]+$/u, "");
  if (trimmed.endsWith(")") && !trimmed.includes("(")) trimmed = trimmed.slice(0, -1);
  return trimmed;
}

function locate(caption: string, index: number, text: string, sign = text.slice(0, 1)) {
  const byteStart = countBytes(caption.slice(0, index));
  return { byteStart, byteEnd: byteStart + countBytes(sign + text.slice(1)) };
}

const countBytes = (text: string) => new TextEncoder().encode(text).byteLength;

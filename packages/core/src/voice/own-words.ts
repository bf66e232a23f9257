import { isThread, readThread } from "../sources/read/thread.ts";
import { voiceLimits } from "./voice.ts";

/** Posts in their author's words, without what a network shows around them. */
export interface OwnWords {
  posts: string[];
  /** Lines that were left out, e.g. `2 buttons`. */
  left: string[];
}

/** Matches the line above each post of a copied feed, in the languages that networks show it in. */
const feedPost =
  /^[^\S\n]*(?:feed[ -]post(?: number| nummer)?|feed-beitrag(?: nummer)?|post du fil d.actualité numéro|número de publicación del feed|publicação no feed número|numero post nel feed)[^\S\n]*\d{0,4}[^\S\n]*$/gimu;

/** Splits copies of a feed into its posts, and takes off names, counts, buttons and other people's replies. */
export function takeOwnWords(copied: readonly string[]): OwnWords {
  const posts: string[] = [];
  const left = new Map<string, number>();
  for (const text of copied.flatMap(splitFeed)) {
    if (!isThread(text)) {
      posts.push(text);
      continue;
    }
    const { source, passages } = readThread(text, {});
    const words = passages
      .map(({ kind, text: said }) => (kind === "list" ? `- ${said}` : said))
      .join("\n\n");
    if (words.trim() !== "") posts.push(words);
    for (const what of source.read.left) left.set(what, (left.get(what) ?? 0) + 1);
  }
  return { posts: posts.slice(0, voiceLimits.posts), left: [...left.keys()] };
}

function splitFeed(text: string): string[] {
  const starts = Array.from(text.matchAll(feedPost), ({ index }) => index);
  if (starts.length < 2) return [text];
  const cuts = [...(text.slice(0, starts[0]).trim() === "" ? [] : [0]), ...starts];
  return cuts.map((start, index) => text.slice(start, cuts[index + 1]));
}

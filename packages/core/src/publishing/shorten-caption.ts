import { rulesFor } from "../networks/rules-for.ts";
import { listSentences } from "../text/sentences.ts";
import { type CaptionPlace, fitsCaption } from "./measure-caption.ts";

/** Longest caption that is shortened, in UTF-16 units. Only its start is read. */
const maxRead = 10_000;
const hashtags = /^(?:#[^\s#]+\s*)+$/u;
const question = /[?？؟]["'”»」]?$/u;

/** A sentence of a caption, and the spaces and line breaks after it. */
interface CaptionPart {
  text: string;
  after: string;
}

/**
 * Shortens a caption to the whole sentences from its start that a service allows, with its question at the end and its
 * hashtags if they fit. Returns null if the caption already fits, or if not even its first sentence does.
 */
export function shortenCaption(place: CaptionPlace, caption: string): string | null {
  const rules = rulesFor(place);
  const fits = (text: string) => fitsCaption(rules, place.options, text);
  const whole = caption.trim();
  if (fits(whole)) return null;
  const parts = readParts(whole.slice(0, maxRead));
  const tags = hashtags.test(parts.at(-1)?.text ?? "") ? parts.pop() : undefined;
  const asked = parts.findLastIndex(({ text }) => question.test(text));
  // A question is the caption's ending even if credits, e.g. an address, follow it.
  const isEnding = asked >= parts.length - maxCredits;
  const ending = isEnding && asked > 0 ? parts[asked] : undefined;
  const ends = [[ending, tags], [ending], [tags], []].map((end) =>
    end.filter((part) => part !== undefined),
  );
  for (const end of ends) {
    const shortened = takeStart(
      parts.slice(0, ending && end.includes(ending) ? asked : undefined),
      end,
      fits,
    );
    if (shortened !== null) return shortened;
  }
  return null;
}

/** Number of parts after a caption's question that may be credits. */
const maxCredits = 3;

/** Joins as many parts from the start as fit with the parts at the end; null if not even the first does. */
function takeStart(
  parts: readonly CaptionPart[],
  end: readonly CaptionPart[],
  fits: (text: string) => boolean,
): string | null {
  const join = (count: number) => {
    const start = parts
      .slice(0, count)
      .map(({ text, after }) => text + after)
      .join("")
      .trim();
    return [start, ...end.map(({ text }) => text)].join("\n\n");
  };
  let [low, high] = [0, parts.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(join(middle))) low = middle;
    else high = middle - 1;
  }
  return low > 0 ? join(low) : null;
}

/** Splits a caption into sentences. A line with hashtags is one part. */
function readParts(caption: string): CaptionPart[] {
  const lines = caption.match(/[^\n]+\n*/gu) ?? [];
  return lines.flatMap((line) => {
    const typed = line.trim();
    const breaks = /(?<!\n)\n*$/u.exec(line)?.[0] ?? "";
    if (typed === "") return [];
    if (hashtags.test(typed)) return [{ text: typed, after: breaks }];
    const words = line.slice(0, line.length - breaks.length);
    return splitSentences(words).map((text, index, all) => ({
      text: text.trim(),
      after: index === all.length - 1 ? breaks : text.slice(text.trimEnd().length),
    }));
  });
}

const sentenceEnd = /[.!?…:;。！？؟：；]["'”’»」』)\]]*\s*$/u;

/** Splits a line into sentences. Long texts without punctuation stay whole. */
function splitSentences(line: string): string[] {
  const sentences: string[] = [];
  for (const { start, end } of listSentences(line)) {
    const last = sentences.at(-1);
    const text = line.slice(start, end);
    if (last !== undefined && !sentenceEnd.test(last))
      sentences[sentences.length - 1] = last + text;
    else sentences.push(text);
  }
  return sentences;
}

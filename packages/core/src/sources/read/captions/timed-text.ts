import { decodeEntities } from "../../../text/entities.ts";
import { type CaptionFormat, type Cue, toSeconds } from "./caption-format.ts";

const root =
  /^\s*(?:<\?xml[^<>]*\?>\s*)?(?:<!--[^]{0,2000}?-->\s*)?<(?:\w+:)?(?:tt|timedtext|transcript)\b/i;
const clock = /^(\d{1,3}):(\d{2}):(\d{2}(?:\.\d+)?)(?::(\d{1,2}))?$/;
const offset = /^(\d+(?:\.\d+)?)(h|m|s|ms|f|t)?$/;
const unitSeconds: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1, ms: 0.001 };
/** Frames and ticks a second if the text doesn't state them. */
const frameRate = 30;
const maxAttributes = 2000;

/** TTML and DFXP (XML), and the XML of YouTube's captions. */
export const timedText: CaptionFormat = {
  fileName: /\.(?:ttml|dfxp|itt|imsc)$/i,
  recognizes: (start) => root.test(start),
  list: listCues,
  describe: (text) => {
    const head = text.slice(0, 5000);
    return {
      language: /xml:lang\s*=\s*["']([\w-]{2,20})["']/.exec(head)?.[1],
      title: /<(?:ttm:)?title>([^<]{1,300})</.exec(head)?.[1],
    };
  },
};

function* listCues(text: string): Generator<Cue, void> {
  const ticks = Number(/tickRate\s*=\s*["'](\d+)/.exec(text.slice(0, 5000))?.[1] ?? 0);
  const frames = Number(/frameRate\s*=\s*["'](\d+)/.exec(text.slice(0, 5000))?.[1] ?? frameRate);
  const rates = { f: 1 / (frames || frameRate), t: 1 / (ticks || frames || frameRate) };
  const open = /<(?:\w+:)?(p|text)(?=[\s>])/g;
  for (let found = open.exec(text); found; found = open.exec(text)) {
    const tagEnd = text.indexOf(">", found.index);
    if (tagEnd < 0 || tagEnd - found.index > maxAttributes) continue;
    const end = text.slice(tagEnd).search(new RegExp(String.raw`</(?:\w+:)?${found[1]}\s*>`));
    if (end < 0) return;
    open.lastIndex = tagEnd + end;
    const attributes = text.slice(found.index, tagEnd);
    const content = text.slice(tagEnd + 1, tagEnd + end);
    yield { seconds: readStart(attributes, rates), lines: readLines(content) };
  }
}

function readStart(attributes: string, rates: Readonly<Record<"f" | "t", number>>): number {
  const get = (name: string) =>
    new RegExp(String.raw`\s${name}\s*=\s*["']([^"']{0,40})["']`).exec(attributes)?.[1];
  const [milliseconds, start] = [get("t"), get("begin") ?? get("start")];
  if (milliseconds !== undefined) return Number(milliseconds) / 1000 || 0;
  const [, hours, minutes, seconds, frame = "0"] = clock.exec(start ?? "") ?? [];
  if (seconds !== undefined) return toSeconds(hours, minutes, seconds) + Number(frame) * rates.f;
  const [, amount = "0", unit = "s"] = offset.exec(start ?? "") ?? [];
  return Number(amount) * (unitSeconds[unit] ?? rates[unit === "f" ? "f" : "t"]);
}

const readLines = (content: string) =>
  content
    .replaceAll(/<(?:\w+:)?br\b[^<>]{0,200}>/gi, "\n")
    .replaceAll(/<[^<>]{0,2000}>/g, "")
    .split("\n")
    // YouTube's XML has entities of entities.
    .map((line) => decodeEntities(decodeEntities(line)).replaceAll(/\s+/g, " ").trim())
    .filter((line) => line !== "");

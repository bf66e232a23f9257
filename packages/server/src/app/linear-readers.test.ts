import { describe, expect, test } from "vitest";
import { listHostileUnits, repeatTo } from "../../../../scripts/hostile-texts.fixture.ts";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import { measureSlowness, openThreadClock } from "../../../../scripts/thread-clock.mjs";
import { listHostileReplies } from "../generation/reply/hostile-replies.fixture.ts";
import { buildMaterial, report } from "../generation/planning/planning.fixture.ts";
import { wrappers } from "../hostile-requests.fixture.ts";
import type { Reader } from "../threads/reader.ts";
import { isShort } from "../threads/text-readers.ts";
import { readers } from "./readers.ts";

const readMs = openThreadClock();
const slowness = readMs ? measureSlowness(readMs) : 1;

/** Longest work of an input that is read on the calling thread, in ms on the machine that limits are meant for. */
const mostMs = 100;
/** Work of twice the length may take this many times as long: linear work takes 2, quadratic work 4. */
const mostGrowth = 2.8;
/** Shorter works grow by chance. */
const leastMs = 16;
const tries = 3;

type Build = (text: string) => object;

const topic = {
  topic: "Tea",
  templateType: "",
  writingStyle: "",
  slides: 5,
  postType: "carousel",
  textOnly: false,
  seed: 1,
} as const;
const post = {
  title: "Tea",
  content: [{ header: "Green", description: [{ type: "text" as const, value: "Steep." }] }],
};
const replies = listHostileReplies();
const answer = (given: object): Build[] =>
  replies.map((wrap) => (text) => ({ reply: wrap(text), ...given }));
const { passages } = buildMaterial(report.slice(0, 2));
const request = { ...topic, instructions: "" };

/** Inputs of each reader that may read on the calling thread, with a text in them. */
const inputs: Readonly<Record<string, readonly Build[]>> = {
  "write-outline": [
    (instructions) => ({ request: { ...topic, instructions }, options: {} }),
    (text) => ({ request: { ...topic, topic: text, instructions: "" }, options: {} }),
    (instructions) => ({ request: { ...topic, instructions }, options: { readsMarkdown: false } }),
  ],
  "learn-voice": [
    (text) => ({ posts: text.match(/[\s\S]{1,1000}/g) ?? [] }),
    (text) => ({ posts: [text] }),
  ],
  "check-wording": [
    (text) => ({ post: { ...post, caption: text } }),
    (text) => ({ post: { ...post, title: text }, given: text }),
    (value) => ({
      post: { ...post, content: [{ header: "Tea", description: [{ type: "text", value }] }] },
    }),
    (text) => ({
      post: {
        ...post,
        content: (text.match(/[\s\S]{1,300}/g) ?? []).map((header) => ({
          header,
          description: [],
        })),
      },
    }),
  ],
  "sent-post": Object.values(wrappers).map((wrap) => (text) => ({ text: wrap(text) })),
  schedule: Object.values(wrappers).map((wrap) => (text) => ({ csv: wrap(text) })),
  "post-reply": answer({ request }),
  "facts-reply": answer({ chunk: passages, most: 20, language: "en" }),
  "plan-reply": answer({ chunk: passages, slides: 5, language: "en" }),
  "outline-reply": answer({ slides: 5, facts: [] }),
  "merge-facts": [
    (text) => ({
      ids: ["p1"],
      drafts: (text.match(/[\s\S]{1,100}/g) ?? []).map((evidence, index) => ({
        ref: `f${index + 1}`,
        passages: ["p1"],
        kind: "claim",
        evidence,
        text: evidence,
        weight: 2,
      })),
    }),
  ],
  "hooks-reply": answer({ facts: [] }),
  "repair-reply": answer({ post, allowance: { itemTypes: ["text"], words: 40 }, indexes: [0] }),
  "voice-reply": answer({ posts: report }),
  "rewrite-reply": answer({
    request: { post, slideIndex: 0, instruction: "", writingStyle: null, seed: 1 },
  }),
  "split-reply": answer({
    request: { post, slideIndex: 0, instruction: "", writingStyle: null, seed: 1 },
  }),
  "post-rewrite-reply": answer({
    request: { post, action: { kind: "tone", style: "" }, slides: [0], hasTitle: true, seed: 1 },
  }),
  "captions-reply": answer({
    request: { texts: new Map([["caption", "Tea"]]), action: { kind: "tone", style: "" }, seed: 1 },
  }),
};

/** Returns the least processor time of some tries. */
function measure(reader: Reader<never, unknown>, build: Build, text: string, count = tries) {
  let least = Infinity;
  for (let tried = 0; tried < count; tried++) {
    const input = build(text);
    const startMs = readMs?.() ?? 0;
    reader.read(input as never);
    least = Math.min(least, (readMs?.() ?? 0) - startMs);
  }
  return least;
}

/** Returns the longest text that is read on the calling thread; empty if none is. */
function buildLongest(reader: Reader<never, unknown>, build: Build, unit: string): string {
  if (!isShort(reader, build(""))) return "";
  let length = reader.inPlaceCharacters;
  while (length >= unit.length && !isShort(reader, build(repeatTo(unit, length)))) length *= 0.8;
  return repeatTo(unit, length);
}

/** Describes how the work on a text grows, or returns null if it is short or linear. */
function findGrowth(reader: Reader<never, unknown>, build: Build, unit: string): string | null {
  const text = buildLongest(reader, build, unit);
  const isShortWork = (ms: number) => ms < leastMs * slowness;
  if (isShortWork(measure(reader, build, text, 1))) return null;
  const whole = measure(reader, build, text);
  if (isShortWork(whole)) return null;
  if (whole > mostMs * slowness) return `takes ${whole.toFixed(0)} ms`;
  // A slice of the text is slower to read than a text of its own.
  const measurePart = (share: number) =>
    measure(reader, build, repeatTo(unit, Math.ceil(text.length * share)));
  const half = measurePart(1 / 2);
  const quarter = measurePart(1 / 4);
  const isLinear = whole < mostGrowth * half || whole < mostGrowth ** 2 * quarter;
  return isLinear
    ? null
    : `takes ${[quarter, half, whole].map((ms) => ms.toFixed(1)).join(", ")} ms`;
}

const inPlace = readers.filter(({ inPlaceCharacters }) => inPlaceCharacters > 0);

test("every reader that may read on the calling thread is measured", () => {
  expect(inPlace.map(({ name }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted());
});

describe.skipIf(!readMs)(
  "on the calling thread, work is short and grows with the length of",
  () => {
    test.for(inPlace)("$name", (reader) => {
      const builds = inputs[reader.name] ?? [];
      const cases = builds.flatMap((build, index) =>
        listHostileUnits().map((unit) => ({ build, index, unit })),
      );
      const found = sampleCases(cases, 7).flatMap(({ build, index, unit }) => {
        const growth = findGrowth(reader, build, unit);
        return growth === null ? [] : [`input ${index} of ${JSON.stringify(unit)} ${growth}`];
      });
      expect(found).toEqual([]);
    });
  },
);

test.skipIf(!readMs)("work of quadratic time is found", () => {
  const quadratic = {
    name: "quadratic",
    noun: "the text",
    deadlineMs: 1000,
    inPlaceCharacters: 24_576,
    read: ({ text }: { text: string }) => {
      let count = 0;
      for (let at = 0; at < text.length; at += 3) {
        for (let before = 0; before < at; before++) count += text.charCodeAt(before);
      }
      return count;
    },
  };
  expect(findGrowth(quadratic, (text) => ({ text }), " a")).toMatch(
    /takes (?:[\d.]+, ){2}[\d.]+ ms|takes \d+ ms/,
  );
});

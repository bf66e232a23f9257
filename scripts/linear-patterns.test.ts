import { expect, test } from "vitest";
import {
  listPatternUnits,
  listSourcePatterns,
  type SourcePattern,
} from "./source-patterns.fixture.ts";
import { measureSlowness, openThreadClock } from "./thread-clock.mjs";

/** In linear time, a pattern reads such a text in under a millisecond; in quadratic time, it takes over fifty. */
const length = 8000;
const mostMs = 15;
const tries = 3;

/** Files whose patterns only see short texts. */
const shortTexts = ["packages/core/src/blocks/code/guess-code-language.ts"];

const readMs = openThreadClock();

/** Returns the time in which a pattern finds all its matches, the shortest of some tries if it seems long. */
function measureMs(expression: RegExp, text: string, mostOfAllMs: number): number {
  let least = Infinity;
  for (let tried = 0; tried < tries && least > mostOfAllMs; tried++) {
    const startMs = readMs?.() ?? 0;
    text.replaceAll(expression, "");
    least = Math.min(least, (readMs?.() ?? 0) - startMs);
  }
  return least;
}

/** Returns the text with which a pattern takes more than linear time, or null. */
function findHardText(source: SourcePattern, mostOfAllMs: number): string | null {
  const expression = new RegExp(source.pattern, `${source.flags.replace("g", "")}g`);
  for (const unit of listPatternUnits(source)) {
    const repeated = unit.repeat(length / unit.length);
    for (const text of [repeated, `a${repeated}\u0001`]) {
      if (measureMs(expression, text, mostOfAllMs) > mostOfAllMs) return unit;
    }
  }
  return null;
}

test.skipIf(!readMs)("every pattern in the sources reads any text in linear time", () => {
  const mostOfAllMs = mostMs * measureSlowness(readMs ?? (() => 0));
  const sources = listSourcePatterns().filter(
    ({ place }) => !shortTexts.some((file) => place.startsWith(`${file}:`)),
  );
  const hard = sources.flatMap((source) => {
    const text = findHardText(source, mostOfAllMs);
    return text === null
      ? []
      : [`${source.place} /${source.pattern}/ with ${JSON.stringify(text)}`];
  });
  expect(hard).toEqual([]);
});

test.skipIf(!readMs)("a pattern of quadratic time is found", () => {
  const place = "packages/core/src/text.ts:1";
  expect(findHardText({ pattern: String.raw`\s+$`, flags: "", place }, mostMs)).toBe(" ");
  expect(findHardText({ pattern: String.raw`\s+`, flags: "", place }, mostMs)).toBeNull();
});

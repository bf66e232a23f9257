import fc from "fast-check";
import { expect, test } from "vitest";
import { serviceIds } from "../networks/service-ids.ts";
import { suggestCaptionFor } from "./captions.ts";
import { measureCaption } from "./measure-caption.ts";
import { shortenCaption } from "./shorten-caption.ts";

const bluesky = { network: "bluesky", limits: {} } as const;

const sentences = [
  "We closed the shop on Mondays.",
  "Sales rose by 14% in the first year, and nobody asked why.",
  "二月、納期が三日過ぎた注文が、棚の裏から見つかった。",
  "Die Miete sank um 420 Euro, aber die Kunden blieben.",
  "أغلقنا المحل يوم الاثنين.",
  "Our neighbour said: “A quiet street is worth more than a sign.”",
  "What would you close?",
];
const words = fc.array(fc.constantFrom(...sentences), { minLength: 4, maxLength: 60 });

test("a shortened caption fits and consists of whole sentences in their order", () => {
  fc.assert(
    fc.property(words, fc.constantFrom(...serviceIds), fc.boolean(), (texts, service, hasTags) => {
      const place = { service, limits: {} };
      const caption = [texts.join("\n\n"), ...(hasTags ? ["#shops #mondays"] : [])].join("\n\n");
      const shortened = shortenCaption(place, caption);
      const { length, limit } = measureCaption(place, caption);
      const isTooLong = limit !== null && length > limit;
      expect(shortened === null).toBe(!isTooLong);
      if (!isTooLong) return;
      expect(measureCaption(place, shortened ?? "").length).toBeLessThanOrEqual(limit);
      const kept = (shortened ?? "").split(/\n+/);
      for (const line of kept) expect([...sentences, "#shops #mondays"]).toContain(line);
      const start = kept.filter((line) => line !== "#shops #mondays").slice(0, -1);
      expect(texts.slice(0, start.length)).toEqual(start);
    }),
  );
});

const long = [
  "Why we closed on Mondays",
  ...Array.from(
    { length: 9 },
    (_, index) => `In week ${index + 1} we sold ${index + 30} chairs more than before.`,
  ),
  "Which day would you close?",
  "https://shop.example/mondays",
  "#shops #mondays",
].join("\n\n");

test("a caption ends with its own question and its hashtags, also if credits follow the question", () => {
  const shortened = shortenCaption(bluesky, long) ?? "";
  expect(shortened).toMatch(/^Why we closed on Mondays\n\nIn week 1 /);
  expect(shortened).toMatch(/\n\nWhich day would you close\?\n\n#shops #mondays$/);
});

test("a caption whose first sentence is too long can't be shortened", () => {
  expect(shortenCaption(bluesky, `${"very ".repeat(100)}long. Then more.`)).toBeNull();
});

test("a post's caption is shortened for a service that allows less, never for others", () => {
  const post = { title: "Mondays", content: [], caption: long };
  expect(suggestCaptionFor(bluesky, { post })).toBe(shortenCaption(bluesky, long));
  const linkedin = { service: "linkedin", limits: {} } as const;
  expect(suggestCaptionFor(linkedin, { post })).toBe(long);
});

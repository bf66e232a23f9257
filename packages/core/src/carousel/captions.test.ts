import fc from "fast-check";
import { expect, test } from "vitest";
import { captionServices } from "../networks/service-ids.ts";
import { captionsSchema } from "./captions-schema.ts";
import { parseCaptions } from "./captions.ts";
import { carouselSchema } from "./carousel-schema.ts";
import { emptyCarousel, parseCarousel } from "./carousel.ts";

test("stored captions are read in a fixed order, without blank or unknown ones", () => {
  const captions = parseCaptions({
    x: "Short",
    linkedin: "Long",
    threads: " ",
    myspace: "Old",
    bluesky: 5,
  });
  expect(JSON.stringify(captions)).toBe('{"linkedin":"Long","x":"Short"}');
  for (const none of [undefined, null, "x", 5, [], {}, { x: "" }]) {
    expect(parseCaptions(none)).toBeUndefined();
  }
});

test("captions for unknown services or above the longest limit are rejected", () => {
  expect(captionsSchema.safeParse({ x: "x".repeat(63_206) }).success).toBe(true);
  expect(captionsSchema.safeParse({ x: "x".repeat(63_207) }).success).toBe(false);
  expect(captionsSchema.safeParse({ myspace: "Old" }).success).toBe(false);
});

test("a carousel's captions survive the wire format and the database, and without any the key is absent", () => {
  const caption = fc
    .string({ unit: "grapheme", minLength: 1 })
    .filter((text) => text.trim() !== "");
  const some = fc.dictionary(fc.constantFrom(...captionServices), caption, { minKeys: 1 });
  fc.assert(
    fc.property(some, (captions) => {
      const wire = carouselSchema.parse({ ...emptyCarousel, captions });
      const read = parseCarousel(JSON.parse(JSON.stringify(wire)));
      expect(read).toMatchObject({ ok: true, carousel: { captions } });
    }),
  );
  const plain = parseCarousel(emptyCarousel);
  expect(plain.ok && "captions" in plain.carousel).toBe(false);
});

import type { Carousel } from "@slideloom/core/carousel";
import { defaultBrand, defaultDesign } from "@slideloom/core/design";
import { describe, expect, test } from "vitest";
import { toEditedCarousel, readCarousel, showCarousel } from "../../state/carousel-store.ts";
import { parseLocalCopy, serializeLocalCopy } from "./local-copy.ts";
import { storedLocalCopy } from "./stored-local-copy.fixture.ts";

const carousel: Carousel = {
  jsonInput: '{"title": "T"}',
  design: { ...defaultDesign, primaryColor: "#f43f5e" },
  templateId: "bold",
  carouselFormat: "twitter",
  postType: "single",
  enableMedia: true,
  mediaUrls: { 1: "https://example.com/a.mp4" },
  brand: { ...defaultBrand, name: "Ada", placement: "all" },
};

function parseChanged(changes: Record<string, unknown>) {
  return parseLocalCopy(
    JSON.stringify({ ...JSON.parse(serializeLocalCopy(carousel, "r1")), ...changes }),
  );
}

describe("a local copy", () => {
  test("written by an earlier version opens unchanged, and is drawn and stored as before", () => {
    const parsed = parseLocalCopy(storedLocalCopy);
    if (!parsed.ok) throw new Error(parsed.reason);
    const { carousel: stored, revision, link } = parsed;
    expect(serializeLocalCopy(stored, revision, link)).toBe(storedLocalCopy);
    showCarousel(toEditedCarousel(stored));
    expect(readCarousel()).toEqual(stored);
  });

  test("round-trips", () => {
    expect(parseLocalCopy(serializeLocalCopy(carousel, "r1"))).toEqual({
      ok: true,
      revision: "r1",
      carousel,
      link: null,
      warnings: [],
    });
  });

  test("knows the saved carousel that it changes", () => {
    const link = {
      id: "c1",
      version: 4,
      title: "T",
      status: "published",
      accountId: "a1",
    } as const;
    expect(parseLocalCopy(serializeLocalCopy(carousel, "r1", link))).toMatchObject({
      ok: true,
      link,
    });
    expect(parseChanged({ link: { id: 1 } })).toMatchObject({ ok: true, link: null });
  });

  test.each(["", "{", "null", "[]", '"text"', "{}"])("%j is rejected", (text) => {
    expect(parseLocalCopy(text)).toMatchObject({ ok: false });
  });

  test("another version is rejected", () => {
    expect(parseChanged({ version: 2 })).toEqual({
      ok: false,
      reason: "It was written by another version of Slideloom",
    });
  });

  test("unknown values become defaults", () => {
    const parsed = parseChanged({
      carouselFormat: "myspace",
      postType: 7,
      templateId: "neon",
      enableMedia: "yes",
      mediaUrls: { 0: 1, x: "https://example.com/x.png", 3: "https://example.com/3.png" },
    });
    expect(parsed).toMatchObject({
      ok: true,
      carousel: {
        carouselFormat: "linkedin",
        postType: "carousel",
        templateId: null,
        enableMedia: false,
        mediaUrls: { 3: "https://example.com/3.png" },
      },
    });
  });

  test("an unknown design value is named in a warning", () => {
    const parsed = parseChanged({ design: { ...defaultDesign, headerStyle: "blink" } });
    expect(parsed).toMatchObject({ ok: true, carousel: { design: { headerStyle: "default" } } });
    expect(parsed.ok && parsed.warnings).toHaveLength(1);
  });
});

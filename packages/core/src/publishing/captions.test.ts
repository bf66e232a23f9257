import { expect, test } from "vitest";
import { meterSegments } from "../../../../scripts/segment-meter.mjs";
import type { Post } from "../document/post.ts";
import { splitCaption, suggestCaption, suggestCaptionFor } from "./captions.ts";
import { measureCaption } from "./measure-caption.ts";
import { rulesFor } from "../networks/rules-for.ts";

const bluesky = { network: "bluesky", limits: {} } as const;
const handover = { network: "handover", limits: {} } as const;

const buildPost = (title: string, words: string): Post => ({
  title,
  hashtags: ["#tea", "#time"],
  content: [{ header: "One", description: [{ type: "text", value: words }] }],
});

test("a suggested caption has the cover's and closing's words, or whole sentences of them that fit", () => {
  const short = buildPost("::Tea:: time", "Drink it.");
  expect(suggestCaption(short)).toBe("Tea time\n\nOne\nDrink it.\n\n#tea #time");
  expect(suggestCaptionFor(bluesky, { post: short })).toBe(suggestCaption(short));
  const long = buildPost("Tea time", "Drink it. ".repeat(60));
  const fitting = suggestCaptionFor(bluesky, { post: long });
  expect(fitting).toMatch(/^Tea time\n\nOne\n(?:Drink it\. )+Drink it\.\n\n#tea #time$/);
  expect(rulesFor(bluesky).countCaption(fitting)).toBeLessThanOrEqual(300);
  expect(suggestCaptionFor(handover, { post: long })).toBe(suggestCaption(long));
});

test("a suggested caption leaves out questions without an answer", () => {
  const { content, ...post } = buildPost("Tea time", "Drink it.");
  const ask = (value: string, prompt: string) => ({
    header: "Ask",
    description: [{ type: "text", value }],
    prompt,
  });
  const asked = { ...post, content: [...content, ask("Why?", "Why?"), ask("Because.", "How?")] };
  expect(suggestCaption(asked)).toBe("Tea time\n\nOne\nDrink it.\n\nAsk\nBecause.\n\n#tea #time");
});

test("the service's own caption is used first, then the post's, both unchanged", () => {
  const post = { ...buildPost("Tea", "Drink it."), caption: " Mine " };
  expect(suggestCaptionFor(bluesky, { post })).toBe("Mine");
  const captions = { bluesky: "x".repeat(400), linkedin: "Pages too" };
  expect(suggestCaptionFor(bluesky, { post, captions })).toBe(captions.bluesky);
  const page = { network: "buffer", service: "linkedin-page", limits: {} } as const;
  expect(suggestCaptionFor(page, { post, captions })).toBe("Pages too");
  expect(suggestCaptionFor(handover, { post, captions })).toBe("Mine");
  const blank = { post: { ...post, caption: " \n" }, captions: {} };
  expect(suggestCaptionFor(bluesky, blank)).toBe("Tea\n\nOne\nDrink it.\n\n#tea #time");
});

test("a suggested caption is within Bluesky's byte limit, too", () => {
  const post = buildPost("👩‍👩‍👧‍👦".repeat(200), "x");
  const caption = suggestCaptionFor(bluesky, { post });
  expect(new TextEncoder().encode(caption).byteLength).toBeLessThanOrEqual(3000);
  expect(caption).toBe("👩‍👩‍👧‍👦".repeat(120));
});

test("a title above the network's limit is cut to the limit", () => {
  const post = buildPost("Tea ".repeat(100), "x");
  const caption = suggestCaptionFor(bluesky, { post });
  expect(rulesFor(bluesky).countCaption(caption)).toBe(300);
});

test("a caption is cut between graphemes", () => {
  const thumb = "👍🏽";
  const caption = thumb.repeat(302);
  const { kept, rest } = splitCaption(bluesky, caption);
  expect(kept).toBe(thumb.repeat(300));
  expect(rest).toBe(thumb.repeat(2));
  expect(splitCaption(bluesky, "short")).toEqual({ kept: "short", rest: "" });
  expect(splitCaption(handover, caption)).toEqual({ kept: caption, rest: "" });
});

test("a content warning reduces the space for the caption", () => {
  const place = { network: "mastodon", limits: {}, options: { spoiler_text: "Tea" } } as const;
  expect(measureCaption(place, "x".repeat(500))).toEqual({ length: 503, limit: 500 });
  expect(splitCaption(place, "x".repeat(500)).kept).toHaveLength(497);
});

test.for(["It’s ", "word ", "\u1112", "\uFDFA", "e\u0301", "👩‍👩‍👧‍👦", "\uD83D", "https://a.example "])(
  "a caption of %j is read only up to its limit, however long the post",
  async (unit) => {
    const post = buildPost(unit.repeat(50_000 / unit.length), unit.repeat(400_000 / unit.length));
    const mastodon = { network: "mastodon", limits: {} } as const;
    const through = { network: "buffer", limits: {} } as const;
    const x = { ...through, service: "x" } as const;
    const threads = { ...through, service: "threads" } as const;
    for (const place of [bluesky, mastodon, x, threads]) {
      const { result, longest, units } = await meterSegments(() =>
        suggestCaptionFor(place, { post }),
      );
      expect(rulesFor(place).countCaption(result)).toBeLessThanOrEqual(500);
      expect(longest).toBeLessThanOrEqual(1000);
      expect(units).toBeLessThan(500_000);
    }
  },
);

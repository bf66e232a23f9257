import { expect, test } from "vitest";
import { emptyCarousel } from "../carousel/carousel.ts";
import type { Post } from "../document/post.ts";
import { fillAltTexts, planTarget, readPublishedPost } from "./plan-target.ts";

const bluesky = { network: "bluesky", limits: {} } as const;
const linkedin = { network: "linkedin", limits: {} } as const;
const mastodon = { network: "mastodon", limits: { caption: 20 } } as const;

const buildPost = (slides = 1): Post => ({
  title: "Tea",
  content: Array.from({ length: slides }, () => ({
    header: "One",
    description: [{ type: "text", value: "Drink it." }],
  })),
});
const publish = (carousel: Partial<typeof emptyCarousel> = {}, slides = 1) =>
  readPublishedPost(buildPost(slides), { ...emptyCarousel, ...carousel });

test.each([
  [{}, {}, "suggested", "Tea\n\nOne\nDrink it."],
  [{ sharedCaption: "For all" }, {}, "shared", "For all"],
  [{ sharedCaption: "For all" }, { bluesky: "For Bluesky", x: "For X" }, "variant", "For Bluesky"],
  [{ sharedCaption: "For all", caption: "" }, { bluesky: "For Bluesky" }, "own", ""],
])("with %j and the carousel's %j, the %s caption is used", (wish, captions, source, caption) => {
  const plan = planTarget(bluesky, publish({ captions }), wish);
  expect(plan).toMatchObject({ captionSource: source, payload: { caption } });
});

test("the posts are listed, and what the service would refuse", () => {
  const plan = planTarget(bluesky, publish({}, 12), { caption: "x".repeat(301) });
  expect(plan.posts).toEqual([6, 6]);
  expect(plan.problems.map(({ code }) => code)).toEqual(["caption-too-long"]);
});

test("slides have the service's size unless the carousel's is chosen", () => {
  const tall = publish({ carouselFormat: "vertical" });
  const own = planTarget(linkedin, tall, {});
  expect(own).toMatchObject({ size: "linkedin", ratio: 0.8, payload: { slide_size: "network" } });
  const kept = planTarget(linkedin, tall, { slide_size: "carousel" });
  expect(kept).toMatchObject({ size: "vertical", payload: { slide_size: "carousel" } });
  expect(planTarget(bluesky, tall, {}).size).toBe("vertical");
});

test("a single post is one slide of unknown height", () => {
  const single = publish({ postType: "single" }, 3);
  expect(single.slides).toBe(1);
  expect(planTarget(linkedin, single, {})).toMatchObject({ ratio: null, posts: [1] });
});

test("options affect the limits, and a model's words are labelled where the service has a label", () => {
  const documented = planTarget(linkedin, publish({}, 21), { options: { kind: "images" } });
  expect(documented.problems.map(({ code }) => code)).toEqual(["too-many-slides"]);
  const spoiler = { caption: "x".repeat(18), options: { spoiler_text: "Tea" } };
  expect(planTarget(mastodon, publish(), spoiler).problems).toHaveLength(1);
  const place = { network: "buffer", service: "instagram", limits: {} } as const;
  const labelled = planTarget(place, publish({ aiGenerated: true }), {});
  expect(labelled.payload.options).toEqual({ ai_generated: true });
});

test("each slide has an alt text: the given one without its blanks, else the slide's words, cut to the limit", () => {
  const published = publish({}, 3);
  const { payload } = planTarget(mastodon, published, { altTexts: { 1: " A cup ", 2: "  " } });
  expect(payload.alt_texts).toEqual(["", "A cup", ""]);
  const filled = fillAltTexts(mastodon, published, payload.alt_texts);
  expect(filled).toEqual([
    "Slide 1 of 3: Tea. One. Drink it.",
    "A cup",
    "Slide 3 of 3: One. Drink it.",
  ]);
  const long: Post = { title: "", content: [{ header: "x".repeat(3000), description: [] }] };
  const [cut = ""] = fillAltTexts(mastodon, { ...published, post: long }, [""]);
  expect(cut).toMatch(/x…$/);
  expect(cut.length).toBe(1500);
});

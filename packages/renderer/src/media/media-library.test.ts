import { defaultDesign } from "@slideloom/core/design";
import { samplePost, type Slide } from "@slideloom/core/document";
import { Renderer } from "@takumi-rs/core";
import { PNG } from "pngjs";
import { describe, expect, test } from "vitest";
import { createEngine } from "../engine/engine.ts";
import { listMedia, MediaLibrary } from "./media-library.ts";
import type { SlideJob } from "../slide-job.ts";

const url = "https://example.com/a.png";
const picture = PNG.sync.write(new PNG({ width: 2, height: 2 }));

function setUp() {
  let isOnline = false;
  let asked = 0;
  const library = new MediaLibrary(createEngine(new Renderer()), async () => {
    asked += 1;
    if (!isOnline) throw new TypeError("Failed to fetch");
    return picture;
  });
  const job: SlideJob = {
    post: samplePost,
    design: defaultDesign,
    format: "linkedin",
    postType: "carousel",
    slideIndex: 0,
    mediaUrls: { 0: url },
  };
  return {
    goOnline: () => {
      isOnline = true;
    },
    countAsked: () => asked,
    load: async (attempt?: number) => {
      const mediaAttempts = attempt === undefined ? {} : { [url]: attempt };
      return (await library.load({ ...job, mediaAttempts })).bySlide[0]?.kind;
    },
  };
}

test("failed media are requested again once per attempt", async () => {
  const { load, goOnline, countAsked } = setUp();
  expect(await load()).toBe("failed");
  expect(await load()).toBe("failed");
  expect(countAsked()).toBe(1);
  goOnline();
  expect(await load()).toBe("failed");
  expect(await load(1)).toBe("image");
  expect(countAsked()).toBe(2);
});

test("loaded media are not requested again", async () => {
  const { load, goOnline, countAsked } = setUp();
  goOnline();
  expect(await load()).toBe("image");
  expect(await load(1)).toBe("image");
  expect(await load(0)).toBe("image");
  expect(countAsked()).toBe(1);
});

describe("an image named by the slide itself", () => {
  const jobOf = (media: Slide["media"], mediaUrls: SlideJob["mediaUrls"] = {}): SlideJob => ({
    post: {
      title: "",
      content: [{ header: "", description: [], ...(media !== undefined && { media }) }],
    },
    design: defaultDesign,
    format: "linkedin",
    postType: "carousel",
    slideIndex: 0,
    mediaUrls,
  });

  test("is shown if the job assigns none", () => {
    expect(listMedia(jobOf(url))).toEqual([[0, url]]);
    expect(listMedia(jobOf({ url }))).toEqual([[0, url]]);
    expect(listMedia(jobOf({ url }, { 0: "" }))).toEqual([[0, url]]);
    expect(listMedia(jobOf({ url }, { 0: "b.png" }))).toEqual([[0, "b.png"]]);
    for (const media of [undefined, "", {}]) {
      expect(listMedia(jobOf(media))).toEqual([]);
    }
  });

  test("decides how an assigned image is displayed", async () => {
    const library = new MediaLibrary(createEngine(new Renderer()), async () => picture);
    const load = async (media: Slide["media"]) =>
      (await library.load(jobOf(media, { 0: url }))).bySlide[0];
    const said = {
      alt: "A cat",
      focus: [0.5, 0.2],
      fit: "contain",
      tone: "duotone",
    } satisfies Slide["media"];
    expect(await load(said)).toEqual({ ...(await load(undefined)), ...said });
  });
});

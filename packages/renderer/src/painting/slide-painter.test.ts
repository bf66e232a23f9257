import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Renderer } from "@takumi-rs/core";
import {
  applyTemplate,
  defaultDesign,
  sizePresetIds,
  templateIds,
  type HeaderStyle,
} from "@slideloom/core/design";
import { samplePost, type Post } from "@slideloom/core/document";
import { unzipSync } from "fflate";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEngine } from "../engine/engine.ts";
import { goldenCases } from "../golden/golden-cases.fixture.ts";
import { createNodeAssetSource } from "../node/asset-source.ts";
import { createNodeSlideRenderer } from "../node/create-node-slide-renderer.ts";
import { listLayoutWarnings } from "../list-layout-warnings.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import { jobOf } from "../slide-job.fixture.ts";

const engine = createEngine(new Renderer());
const painter = createNodePainter({ engine });

const textPost = (value: string, header = "A header"): Post => ({
  title: "Title",
  content: [
    { header: "Cover", description: [] },
    { header, description: [{ type: "text", value }] },
    { header: "Last", description: [] },
  ],
});

test("at most 16 combining marks per letter are drawn, and the slide reports the rest", async () => {
  const post = textPost(`e${"\u0301".repeat(1000)}`, `H${"\u0301\u200c".repeat(1000)}`);
  const { layout } = await painter.layOut(jobOf(post, { slideIndex: 1 }));
  const lines = layout.texts.flatMap(({ lines: drawn }) => drawn.map(({ text }) => text));
  const runs = lines.flatMap((line) => line.match(/[\p{M}\p{Cf}]+/gu) ?? []);
  expect(Math.max(...runs.map((run) => run.length))).toBe(16);
  expect(listLayoutWarnings(layout)).toEqual([
    {
      kind: "letters",
      slide: 1,
      message: "Slide 2: 1,984 accent marks are not shown. A letter can have up to 16",
    },
    {
      kind: "letters",
      slide: 1,
      item: 0,
      message: "Slide 2: 984 accent marks are not shown. A letter can have up to 16",
    },
  ]);
  const before = await painter.layOut(jobOf(post, { slideIndex: 0 }));
  expect(listLayoutWarnings(before.layout)).toEqual([]);
});

describe("line breaks", () => {
  const post: Post = {
    title: "Stop ::it\nand:: go",
    content: [
      { header: "Sub\ntitle", description: [], summary: "One\ntwo" },
      { header: "Ask\n::once::", description: [] },
      { header: "End", description: [] },
    ],
  };
  const readLines = async (slideIndex: number, headerStyle: HeaderStyle) => {
    const design = { ...defaultDesign, headerStyle };
    const { layout } = await painter.layOut(jobOf(post, { slideIndex, design }));
    return Object.fromEntries(
      layout.texts.map(({ ref, lines }) => [ref.kind, lines.map(({ text }) => text)]),
    );
  };

  test.each(["default", "highlight", "outlined", "gradient"] as const)(
    "are drawn in titles, headers and summaries (%s), and become spaces in the top row",
    async (style) => {
      expect(await readLines(0, style)).toMatchObject({
        title: ["Stop it", "and go"],
        header: ["Sub", "title"],
        summary: ["One", "two"],
      });
      expect(await readLines(1, style)).toMatchObject({
        title: ["Stop it and go"],
        header: ["Ask", "once"],
      });
    },
  );
});

describe("fitting", () => {
  test("short text grows, long text shrinks, and both fit", async () => {
    const few = await painter.layOut(jobOf(textPost("Short."), { slideIndex: 1 }));
    const many = await painter.layOut(
      jobOf(textPost("Some more words here. ".repeat(60)), { slideIndex: 1 }),
    );
    const sizeOf = ({ layout }: typeof few) =>
      layout.texts.find(({ ref }) => ref.kind === "item")?.fontSizePx ?? 0;
    expect(sizeOf(few)).toBeGreaterThan(20);
    expect(sizeOf(many)).toBeLessThan(18);
    expect([...few.layout.overflows, ...many.layout.overflows]).toEqual([]);
  });

  test("a word too wide for its line shrinks the header before it is broken", async () => {
    const { layout } = await painter.layOut(
      jobOf(textPost("x", "Internationalization-ready"), { slideIndex: 1 }),
    );
    const header = layout.texts.find(({ ref }) => ref.kind === "header");
    expect(header?.lines.map(({ text }) => text).join("|")).not.toMatch(/[a-z]\|[a-z]/);
    expect(header?.fontSizePx).toBeLessThan(60);
  });

  test("text that doesn't fit is cut after a whole line and reported by slide, item and height", async () => {
    const { layout } = await painter.layOut(
      jobOf(textPost("Far too many words for a slide. ".repeat(120)), { slideIndex: 1 }),
    );
    const [, item] = layout.texts.filter(({ ref }) => ref.kind !== "title");
    expect(item).toMatchObject({ ref: { kind: "item" }, fontSizePx: 14 });
    expect(layout.overflows).toEqual([
      {
        slide: 1,
        item: 0,
        missingPx: expect.any(Number),
        message: "Slide 2 has more text than fits",
      },
    ]);
    expect(layout.overflows[0]?.missingPx).toBeGreaterThan(50);
  });

  test.each(templateIds)(
    "a full page of %s is readable on a phone, and no line is cut through",
    async (template) => {
      const design = applyTemplate(defaultDesign, template);
      for (const format of sizePresetIds) {
        for (const words of [60, 140, 500]) {
          const post = textPost(
            `${"Some words to read. ".repeat(words / 4)}\n\n- One point\n- And another`,
            "A header ".repeat(words / 20),
          );
          const { layout } = await painter.layOut(jobOf(post, { slideIndex: 1, design, format }));
          const name = `${format} ${words}`;
          const isCut = layout.overflows.length > 0;
          expect(
            layout.overflows.every(({ slide }) => slide === 1),
            name,
          ).toBe(true);
          for (const { ref, fontSizePx, lines, yPx, heightPx } of layout.texts) {
            if (ref.kind === "item" && isCut) {
              expect((fontSizePx * 360) / layout.widthPx, name).toBeGreaterThanOrEqual(9);
            }
            const bottom = Math.max(...lines.map((line) => line.yPx + line.heightPx));
            expect(bottom, name).toBeLessThanOrEqual(yPx + heightPx + 1);
            expect(bottom, name).toBeLessThanOrEqual(layout.heightPx - 20);
          }
        }
      }
    },
  );

  test("no text leaves the stage or comes closer than 24 px to an edge, on any golden slide", async () => {
    for (const { job, template, sizePreset, kind } of sampleCases(goldenCases, 7)) {
      const { layout } = await painter.layOut(job);
      for (const { lines, ref, fontSizePx } of layout.texts) {
        for (const line of lines) {
          const name = `${template} ${sizePreset} ${kind} ${JSON.stringify(ref)} ${line.text}`;
          // Large figures start slightly outside the margin to look aligned. Their line boxes have space around the
          // digits.
          const isFigure = fontSizePx > 100;
          const hangPx = isFigure ? fontSizePx * 0.06 : 0;
          const airPx = isFigure ? fontSizePx * 0.12 : 0;
          expect(line.xPx, name).toBeGreaterThanOrEqual(22 - hangPx);
          // The width of a line includes its trailing space.
          const spacePx = line === lines.at(-1) ? 0 : fontSizePx * 0.3;
          expect(line.xPx + line.widthPx - spacePx, name).toBeLessThanOrEqual(layout.widthPx - 22);
          expect(line.yPx + airPx, name).toBeGreaterThanOrEqual(22);
          expect(line.yPx + line.heightPx - airPx, name).toBeLessThanOrEqual(layout.heightPx - 20);
        }
      }
    }
  });

  test.each(templateIds)(
    "a full list of %s has its headline across the whole width at 1.91:1",
    async (template) => {
      const points = Array.from(
        { length: 6 },
        (_, index) => `- The same task is carried over ${index} weeks, and nobody asks`,
      );
      const post = textPost(points.join("\n"), "Signs that the plan is wrong");
      const design = applyTemplate(defaultDesign, template);
      const { layout } = await painter.layOut(
        jobOf(post, { slideIndex: 1, design, format: "facebook" }),
      );
      const header = layout.texts.find(({ ref }) => ref.kind === "header");
      const items = layout.texts.filter(({ ref }) => ref.kind === "item");
      expect(items).toHaveLength(6);
      expect(Math.min(...items.map(({ yPx }) => yPx))).toBeGreaterThan(
        (header?.yPx ?? 0) + (header?.heightPx ?? 0) - 2,
      );
      expect(layout.overflows).toEqual([]);
    },
  );

  test("a single post keeps the stage's height while it is readable, then grows", async () => {
    const small = await painter.layOut(jobOf(textPost("Few words."), { postType: "single" }));
    const post = textPost("Words that need a taller card. ".repeat(60));
    const large = await painter.layOut(jobOf(post, { postType: "single" }));
    expect(small.layout.heightPx).toBe(675);
    expect(large.layout.heightPx).toBeGreaterThan(675);
    expect(large.layout.overflows).toEqual([]);
  });

  test("a single post of a hundred long slides is limited, and reports what is missing", async () => {
    const slide = {
      header: "Again",
      description: [{ type: "text", value: "Words and words. ".repeat(40) }],
    };
    const { layout } = await painter.layOut(
      jobOf({ title: "Long", content: Array(100).fill(slide) }, { postType: "single" }),
    );
    expect(layout.heightPx).toBe(3 * 675);
    expect(layout.overflows.length).toBeGreaterThan(10);
  });

  test.each(templateIds)(
    "a single post of %s has every word in its order, and all hashtags",
    async (template) => {
      const design = applyTemplate(defaultDesign, template);
      const [first, second] = samplePost.content;
      for (const content of [[first], [first, second], [first, second, first, second]]) {
        const post = { ...samplePost, content } as Post;
        for (const format of sizePresetIds) {
          const { layout } = await painter.layOut(
            jobOf(post, { postType: "single", design, format }),
          );
          const name = `${format} ${content.length}`;
          const shown = layout.texts.map(({ ref }) => ("slide" in ref ? ref.slide : -1));
          const slides = shown.filter((slide) => slide >= 0);
          expect(slides, name).toEqual(slides.toSorted((one, other) => one - other));
          expect(new Set(slides).size, name).toBe(content.length);
          const hashtags = layout.texts.filter(({ ref }) => ref.kind === "hashtag");
          expect(
            hashtags.map(({ lines }) => lines.map(({ text }) => text).join()),
            name,
          ).toEqual(samplePost.hashtags);
          expect(layout.overflows, name).toEqual([]);
        }
      }
    },
  );

  test("an empty post is drawn", async () => {
    const slide = await painter.layOut(
      jobOf({ title: "", content: [{ header: "", description: [] }] }),
    );
    expect((await painter.paint(slide, { scale: 1, type: "raw" })).length).toBe(540 * 675 * 4);
  });
});

describe("the text layer", () => {
  test("contains every drawn word, line by line, in reading order", async () => {
    const { layout } = await painter.layOut(
      jobOf(textPost("First line of it\n\n- one 🚀 two\n- three"), { slideIndex: 1 }),
    );
    const words = layout.texts.map(({ lines }) => lines.map(({ text }) => text).join(" "));
    expect(words).toEqual(["Title", "A header", "First line of it", "one 🚀 two", "three"]);
  });

  test("keeps right-to-left text in logical order", async () => {
    const value = "القارئ يقرر خلال ثانيتين إن كان سيكمل القراءة حتى النهاية أم لا.";
    const { layout } = await painter.layOut(jobOf(textPost(value), { slideIndex: 1 }));
    const item = layout.texts.find(({ ref }) => ref.kind === "item");
    expect(item?.direction).toBe("rtl");
    expect(item?.lines.length).toBeGreaterThan(1);
    expect(item?.lines.map(({ text }) => text).join(" ")).toBe(value);
  });

  test("breaks lines at the same words at every scale", async () => {
    const lines = (node: unknown): string[] => {
      const { runs, children } = node as {
        runs: { text: string; y: number }[];
        children: unknown[];
      };
      return [...runs.map(({ text }) => text), ...children.flatMap(lines)];
    };
    const raw = new Renderer();
    const own = createNodePainter({ engine: createEngine(raw) });
    for (const { job } of goldenCases.filter(
      ({ kind }) => kind === "comparison" || kind === "list",
    )) {
      const { foreground, widthPx, heightPx } = await own.layOut(job);
      const at = async (scale: number) =>
        lines(
          await raw.measure(foreground, {
            width: widthPx * scale,
            height: heightPx * scale,
            devicePixelRatio: scale,
          }),
        );
      const expected = await at(2);
      for (const scale of [0.5, 0.8, 1, 1.37, 3]) expect(await at(scale)).toEqual(expected);
    }
  });
});

describe("letters without a font", () => {
  test("are reported; emoji and known scripts are not", async () => {
    const odd = await painter.layOut(
      jobOf(textPost("A mark ‽ and 😀 العربية 日本語"), { slideIndex: 1 }),
    );
    expect(odd.layout.missing).toEqual([
      { slide: 1, characters: ["‽"], message: "Slide 2: no font has ‽" },
    ]);
    for (const { job } of goldenCases.filter(({ sizePreset }) => sizePreset === "linkedin")) {
      expect((await painter.layOut(job)).layout.missing).toEqual([]);
    }
  });
});

test("texts with only emoji are among the texts of a slide, line by line", async () => {
  for (const value of ["🚀", "🚀🚀", "👩‍👩‍👧‍👦 🧑‍🚒 1️⃣#️⃣ ".repeat(20).trim()]) {
    const { layout } = await painter.layOut(jobOf(textPost(value), { slideIndex: 1 }));
    const texts = layout.texts.filter(({ ref }) => ref.kind === "item");
    expect(texts.map(({ lines }) => lines.map(({ text }) => text).join(" "))).toEqual([value]);
    const lines = texts.flatMap((text) => text.lines);
    expect(lines.filter(({ xPx, widthPx }) => xPx + widthPx > layout.widthPx)).toEqual([]);
  }
});

test("an emoji without art leaves no gap and is reported", async () => {
  const paint = async (value: string) => {
    const laidOut = await painter.layOut(jobOf(textPost(value), { slideIndex: 1 }));
    return {
      missing: laidOut.layout.missing,
      pixels: await painter.paint(laidOut, { scale: 1, type: "raw" }),
    };
  };
  const plain = await paint("Before after the end");
  const odd = await paint("Before 🫝🏽 after the end 🫫");
  expect(odd.missing).toEqual([
    {
      slide: 1,
      characters: ["🫝🏽", "🫫"],
      message: "Slide 2: 🫝🏽 🫫 have no art yet and are left out",
    },
  ]);
  expect(Buffer.compare(odd.pixels, plain.pixels)).toBe(0);
});

describe("media", () => {
  const photo = new PNG({ width: 300, height: 100 });
  photo.data.fill(200);
  const bytes = PNG.sync.write(photo);
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    if (request.url === "/photo") response.end(bytes);
    else if (request.url === "/page.png") response.end("<html>");
    else if (request.url === "/broken.png") response.end(bytes.subarray(0, 60));
    else response.writeHead(404).end();
  });
  let origin = "";
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  const mediaOf = async (url: string, words = "x") => {
    const { layout } = await painter.layOut(
      jobOf(textPost(words), { slideIndex: 1, mediaUrls: { 1: url } }),
    );
    return layout.media;
  };

  test("an image is large beside short text, and small and uncropped with long text", async () => {
    for (const words of ["x", "- One point\n- And another"]) {
      const [carrying] = await mediaOf(`${origin}/photo`, words);
      expect(carrying?.heightPx).toBeGreaterThan(240);
    }
    const [riding] = await mediaOf(`${origin}/photo`, "Far too many words. ".repeat(90));
    expect(riding).not.toHaveProperty("focus");
    expect(riding).toMatchObject({ kind: "image", widthPx: 360, heightPx: 120 });
  });

  test("media that can't be read or decoded become a placeholder", async () => {
    for (const path of ["/missing.png", "/page.png", "/broken.png"]) {
      expect(await mediaOf(origin + path)).toMatchObject([{ kind: "failed" }]);
    }
    expect(await mediaOf("ftp://example.invalid/x.png")).toMatchObject([{ kind: "failed" }]);
    expect(await mediaOf("data:image/png;base64,AAAA")).toMatchObject([{ kind: "failed" }]);
  });

  test("a video keeps its space and is not fetched", async () => {
    const asked = requests.length;
    expect(await mediaOf(`${origin}/clip.MP4?x=1`)).toMatchObject([{ kind: "video" }]);
    expect(requests.length).toBe(asked);
  });

  test("a video shows its poster, or its name if that can't be loaded", async () => {
    const url = `${origin}/clip.mp4`;
    const inspect = async (posterUrls: Record<string, string>) => {
      const job = jobOf(textPost("x"), { slideIndex: 1, mediaUrls: { 1: url }, posterUrls });
      const slide = await painter.layOut(job);
      const [media] = slide.layout.media;
      if (!media) throw new Error("The slide shows no medium");
      const pixels = await painter.paint(slide, { scale: 1, type: "raw" });
      const x = Math.round(media.xPx + 8);
      const y = Math.round(media.yPx + media.heightPx / 2);
      const at = (y * slide.widthPx + x) * 4;
      return { media, lightness: pixels[at] ?? 0 };
    };
    const withPoster = await inspect({ [url]: `${origin}/photo` });
    expect(withPoster.media).toMatchObject({
      kind: "video",
      slide: 1,
      url,
      posterUrl: `${origin}/photo`,
    });
    expect(withPoster.lightness).toBeGreaterThan(60);
    const without = await inspect({ [url]: `${origin}/missing.png` });
    expect(without.media).not.toHaveProperty("posterUrl");
    expect(without.lightness).toBeLessThan(40);
  });

  test("an image is loaded once for several drawings", async () => {
    const url = `${origin}/photo?once`;
    await mediaOf(url);
    await mediaOf(url);
    expect(requests.filter((asked) => asked === "/photo?once")).toHaveLength(1);
  });

  test("media of other slides are not shown", async () => {
    const { layout } = await painter.layOut(
      jobOf(textPost("x"), { slideIndex: 1, mediaUrls: { 0: `${origin}/photo` } }),
    );
    expect(layout.media).toEqual([]);
  });
});

describe("files", () => {
  test("a PNG has two device pixels per CSS pixel", async () => {
    const renderer = createNodeSlideRenderer();
    const sizes = {
      linkedin: [1080, 1350],
      instagram: [1080, 1080],
      twitter: [1600, 900],
      facebook: [1200, 628],
      vertical: [1080, 1920],
      "instagram-portrait": [1080, 1350],
    };
    for (const sizePreset of sizePresetIds) {
      const { bytes } = await renderer.renderSlide(jobOf(samplePost, { format: sizePreset }));
      const { width, height } = PNG.sync.read(Buffer.from(bytes));
      expect([width, height]).toEqual(sizes[sizePreset]);
    }
  });

  test("a ZIP contains slide-1.png and so on, stored and deterministic", async () => {
    const renderer = createNodeSlideRenderer();
    const { file: zip, layouts } = await renderer.renderFile("zip", jobOf(samplePost));
    const again = await renderer.renderFile("zip", jobOf(samplePost));
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(["slide-1.png", "slide-2.png"]);
    expect(layouts).toHaveLength(2);
    expect(Buffer.compare(zip, again.file)).toBe(0);
    const single = await renderer.renderSlide(jobOf(samplePost, { slideIndex: 1 }));
    expect(Buffer.compare(files["slide-2.png"] ?? new Uint8Array(), single.bytes)).toBe(0);
    expect(zip.length).toBeGreaterThan(single.bytes.length);
  });

  test("a JPEG has the JPEG signature", async () => {
    const { bytes } = await createNodeSlideRenderer().renderSlide(jobOf(samplePost), {
      type: "jpeg",
    });
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  test("a ZIP of JPEGs has matching names", async () => {
    const options = { image: "jpeg", quality: 50, scale: 1 } as const;
    const renderer = createNodeSlideRenderer();
    const { file: zip } = await renderer.renderFile("zip", jobOf(samplePost), options);
    const files = unzipSync(zip);
    expect(Object.keys(files)).toEqual(["slide-1.jpg", "slide-2.jpg"]);
    expect([...(files["slide-1.jpg"] ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff]);
  });

  test("a missing font is reported by name", async () => {
    const assets = createNodeAssetSource();
    const broken = createNodePainter({
      assets: { ...assets, loadFont: () => Promise.reject(new Error("disk on fire")) },
    });
    await expect(broken.layOut(jobOf(samplePost))).rejects.toThrow(
      /The font (Poppins|Inter) could not be loaded/,
    );
  });
});

describe("text that an editor shows", () => {
  const post: Post = {
    title: "Title",
    content: [
      { header: "Cover", description: [] },
      {
        header: "A ::marked:: header",
        description: [
          { type: "text", value: "Words.\n- One\n- Two" },
          { type: "code", value: "a\nb\nc\nd\ne\nf\ng" },
        ],
        summary: "In short.",
      },
      { header: "Last", description: [] },
    ],
  };

  test.for(["default", "outlined", "highlight", "gradient"] as const)(
    "is not drawn but keeps its space, with %s headers",
    async (headerStyle) => {
      const design = { ...defaultDesign, headerStyle };
      const whole = jobOf(post, { slideIndex: 1, design });
      const shown = await painter.layOut(whole);
      for (const { ref } of shown.layout.texts) {
        const hidden = await painter.layOut({ ...whole, hidden: ref });
        expect(hidden.layout).toEqual(shown.layout);
        const pixels = await painter.paint(hidden, { scale: 1, type: "raw" });
        const before = await painter.paint(shown, { scale: 1, type: "raw" });
        expect(Buffer.compare(pixels, before)).not.toBe(0);
      }
    },
  );

  test("has the width at which the text wraps, and its style", async () => {
    const { layout } = await painter.layOut(jobOf(post, { slideIndex: 1 }));
    const header = layout.texts.find(({ ref }) => ref.kind === "header");
    expect(header).toMatchObject({ maxWidthPx: 540 - 2 * 42, isBalanced: true, wraps: true });
    expect(header?.letterSpacingPx).toBeLessThan(0);
    expect(header?.fontFamilies[0]).toBe("Poppins");
    const summary = layout.texts.find(({ ref }) => ref.kind === "summary");
    expect(summary?.maxWidthPx).toBeLessThanOrEqual(540 - 2 * 42);
  });
});

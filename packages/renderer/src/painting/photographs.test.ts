import {
  applyTemplate,
  defaultDesign,
  sizePresetIds,
  templateIds,
  type Design,
  type SizePresetId,
  type TemplateId,
} from "@slideloom/core/design";
import type { Post } from "@slideloom/core/document";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { EngineContainer } from "../engine/engine.ts";
import { layoutPost, layoutSlides } from "../golden/golden-posts.fixture.ts";
import { listLayoutWarnings } from "../list-layout-warnings.ts";
import type { SlideJob, SlideLayout, TextBox } from "../slide-job.ts";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import { shareOfWanted, withoutText } from "./legible-text.fixture.ts";
import { createNodePainter } from "./node-painter.fixture.ts";
import type { LaidOutSlide } from "./slide-painter.ts";

/** Test photos by name, as SVG. They are converted to PNG, because an SVG has no size in pixels. */
const drawings = {
  bright: '<rect width="900" height="1200" fill="#fdfdfb"/>',
  dark: '<rect width="900" height="1200" fill="#0a0908"/>',
  dusk: '<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff"/><stop offset="1" stop-color="#101018"/></linearGradient></defs><rect width="900" height="1200" fill="url(#g)"/>',
  busy: Array.from({ length: 30 * 40 }, (_, index) => {
    const fill = ["#ffffff", "#d7263d", "#111111", "#f4d35e", "#2e86ab"][
      (index * 7 + (index >> 3)) % 5
    ];
    return `<rect x="${(index % 30) * 30}" y="${Math.floor(index / 30) * 30}" width="30" height="30" fill="${fill ?? ""}"/>`;
  }).join(""),
  window:
    '<rect width="900" height="1200" fill="#15181b"/><rect x="560" width="260" height="420" fill="#f4f8fb"/>',
  strands: `<rect width="900" height="1200" fill="#101010"/>${Array.from(
    { length: 64 },
    (_, index) => `<rect x="${index * 14}" width="4" height="1200" fill="#d8d4cc"/>`,
  ).join("")}`,
} as const;
type PhotoName = keyof typeof drawings;
const photoNames = Object.keys(drawings) as PhotoName[];

const photos = new Map<string, Uint8Array>();

const urlOf = (name: string) => `https://photos.example/${name}.png`;

function toPng(body: string, [width, height]: readonly [number, number]): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200" preserveAspectRatio="none">${body}</svg>`;
  return sharp(Buffer.from(svg)).resize(width, height, { fit: "fill" }).png().toBuffer();
}

beforeAll(async () => {
  for (const name of photoNames) photos.set(urlOf(name), await toPng(drawings[name], [900, 1200]));
  photos.set(urlOf("wide"), await toPng(drawings.dusk, [1600, 900]));
  photos.set(urlOf("small"), await toPng(drawings.dusk, [300, 400]));
});

const painter = createNodePainter({
  fetchBytes: async (url) => photos.get(url) ?? Promise.reject(new Error("No such photo")),
});

type LayoutName = keyof typeof layoutSlides;
const layoutNames = Object.keys(layoutSlides) as LayoutName[];

/**
 * A post with one slide per layout. Each slide names its layout, because a photograph alone would choose another
 * layout.
 */
const post: Post = {
  ...layoutPost,
  content: layoutPost.content.map((slide, index) => ({
    ...slide,
    layout: layoutNames.find((name) => layoutSlides[name] === index) ?? "text",
  })),
};

interface Place {
  template: TemplateId;
  format: SizePresetId;
  layout: LayoutName;
}

const jobOf = (
  { template, format, layout }: Place,
  photo: string,
  change: Partial<Design> = {},
): SlideJob => ({
  post,
  design: { ...applyTemplate(defaultDesign, template), ...change },
  format,
  postType: "carousel",
  slideIndex: layoutSlides[layout],
  mediaUrls: { [layoutSlides[layout]]: urlOf(photo) },
});

const places: readonly Place[] = templateIds.flatMap((template) =>
  sizePresetIds.flatMap((format) => layoutNames.map((layout) => ({ template, format, layout }))),
);

async function paintGround(slide: LaidOutSlide): Promise<Uint8Array> {
  const foreground = withoutText(slide.foreground) as EngineContainer;
  return painter.paint({ ...slide, foreground }, { scale: 1, type: "raw" });
}

function isOver({ lines }: TextBox, { media }: SlideLayout): boolean {
  return media.some((box) =>
    lines.some(
      (line) =>
        line.xPx < box.xPx + box.widthPx &&
        line.xPx + line.widthPx > box.xPx &&
        line.yPx < box.yPx + box.heightPx &&
        line.yPx + line.heightPx > box.yPx,
    ),
  );
}

/** The template's own background, a light one and a dark one. Overlays on photographs have the background's colour. */
const grounds: Readonly<Record<string, Partial<Design>>> = {
  "its own ground": {},
  "a light ground": { backgroundType: "custom", backgroundPattern: "#f6e7c8" },
  "a dark ground": { backgroundType: "custom", backgroundPattern: "#1f3a34" },
};

const cases = photoNames.flatMap((photo) =>
  Object.keys(grounds).map((ground) => [photo, ground] as const),
);

describe.each(cases)("over a %s photograph on %s", (photo, ground) => {
  test("all words are legible, in every layout, template and format", async () => {
    const offset = cases.findIndex(([one, other]) => one === photo && other === ground);
    const faults: string[] = [];
    for (const place of sampleCases(places.slice(offset), 13)) {
      const slide = await painter.layOut(jobOf(place, photo, grounds[ground]));
      const pixels = await paintGround(slide);
      for (const text of slide.layout.texts.filter((one) => isOver(one, slide.layout))) {
        // Text with a gradient or an outline has no single colour to check.
        if (text.fill || text.color === "transparent" || !text.color.startsWith("#")) continue;
        const share = shareOfWanted(pixels, slide, text);
        if (share < 0.99) {
          faults.push(
            `${Object.values(place).join(" ")}: ${text.lines[0]?.text} ${share.toFixed(2)}`,
          );
        }
      }
    }
    expect(faults).toEqual([]);
  });
});

test("on right-to-left slides, words are legible over a photograph that is brighter on one side", async () => {
  const arabic: Post = {
    ...post,
    title: "ماذا يحدث للخبز في يومين",
    content: post.content.map((slide) => ({ ...slide, header: "خبز هذا الأسبوع" })),
  };
  const faults: string[] = [];
  for (const place of sampleCases(places, 11)) {
    const slide = await painter.layOut({ ...jobOf(place, "window"), post: arabic });
    const pixels = await paintGround(slide);
    for (const text of slide.layout.texts.filter((one) => isOver(one, slide.layout))) {
      if (text.fill || !text.color.startsWith("#")) continue;
      const share = shareOfWanted(pixels, slide, text);
      if (share < 0.99) faults.push(`${Object.values(place).join(" ")}: ${share.toFixed(2)}`);
    }
  }
  expect(faults).toEqual([]);
});

test("words over a photograph as the slide's background are legible, in every layout, template and format", async () => {
  const behind = {
    ...post,
    content: post.content.map((slide) => ({ ...slide, ground: "picture" as const })),
  };
  const faults: string[] = [];
  for (const [index, place] of sampleCases(places, 9).entries()) {
    const job = jobOf(place, photoNames[index % photoNames.length] ?? "busy");
    const slide = await painter.layOut({ ...job, post: behind });
    const pixels = await paintGround(slide);
    for (const text of slide.layout.texts) {
      if (text.fill || text.color === "transparent" || !text.color.startsWith("#")) continue;
      const share = shareOfWanted(pixels, slide, text);
      if (share < 0.99)
        faults.push(
          `${Object.values(place).join(" ")}: ${text.lines[0]?.text} ${share.toFixed(2)}`,
        );
    }
  }
  expect(faults).toEqual([]);
});

test("a slide whose background is its image warns if it has none", async () => {
  const job = jobOf({ template: "modern", format: "linkedin", layout: "list" }, "busy");
  const behind = {
    ...post,
    content: post.content.map((slide) => ({ ...slide, ground: "picture" as const })),
  };
  const { layout } = await painter.layOut({ ...job, post: behind, mediaUrls: {} });
  expect(listLayoutWarnings(layout).map(({ message }) => message)).toContain(
    `Slide ${job.slideIndex + 1}: 'ground' is 'picture', but the slide has no image, so it has the design's background`,
  );
});

/** Height of the eyes in the portraits of this test, from the top, as a fraction of the image. */
const eyes = 0.3;

test("no headline covers the eyes of a portrait", async () => {
  for (const place of sampleCases(places, 7)) {
    const { layout } = await painter.layOut(jobOf(place, "dusk"));
    const [box] = layout.media;
    if (!box?.focus) continue;
    const drawnPx = 1200 * Math.max(box.widthPx / 900, box.heightPx / 1200);
    const eyesPx = box.yPx + eyes * drawnPx - box.focus[1] * (drawnPx - box.heightPx);
    const covering = layout.texts.filter(
      (text) =>
        text.fontSizePx > 18 &&
        isOver(text, layout) &&
        text.lines.some(({ yPx, heightPx }) => yPx < eyesPx && yPx + heightPx > eyesPx),
    );
    const name = Object.values(place).join(" ");
    expect(covering, name).toEqual([]);
    expect(eyesPx, name).toBeLessThan(box.yPx + box.heightPx);
  }
});

test("a photograph is beside the text on a low stage, even if the text is long", async () => {
  const long =
    "People pull with the arms because the arms are what they see. The back does the work.";
  const written = { ...post, content: [...post.content] };
  const index = layoutSlides.picture;
  const value = `${long}\n\n${long} Put a thumb on the shoulder blade and ask for one pull.`;
  written.content[index] = {
    header: "Where it goes wrong",
    description: [{ type: "text", value }],
    layout: "picture",
  };
  for (const template of templateIds) {
    for (const format of ["twitter", "facebook"] as const) {
      const place = { template, format, layout: "picture" } as const;
      const { layout } = await painter.layOut({ ...jobOf(place, "dusk"), post: written });
      const [box] = layout.media;
      expect((box?.heightPx ?? 0) / layout.heightPx, `${template} ${format}`).toBeGreaterThan(0.5);
      expect((box?.widthPx ?? 0) / layout.widthPx, `${template} ${format}`).toBeGreaterThan(0.18);
    }
  }
});

test("every photograph is at least 240 of 1,350 px high, or shown whole", async () => {
  for (const place of sampleCases(places, 5)) {
    for (const photo of ["dusk", "wide"]) {
      const { layout } = await painter.layOut(jobOf(place, photo));
      const [box] = layout.media;
      const name = `${Object.values(place).join(" ")} ${photo}`;
      if (!box) throw new Error(`${name} shows no photograph`);
      if (box.focus) {
        expect(box.heightPx / layout.heightPx, name).toBeGreaterThan(240 / 1350 - 0.002);
      } else {
        expect(box.heightPx, name).toBeLessThanOrEqual(120);
        expect(box.widthPx / box.heightPx, name).toBeCloseTo(photo === "wide" ? 16 / 9 : 0.75, 1);
      }
    }
  }
});

test("the upper third of a portrait is visible in every crop", async () => {
  for (const place of sampleCases(places, 7)) {
    const { layout } = await painter.layOut(jobOf(place, "dusk"));
    const [box] = layout.media;
    if (!box?.focus) continue;
    const scale = Math.max(box.widthPx / 900, box.heightPx / 1200);
    const shown = box.heightPx / (1200 * scale);
    const top = box.focus[1] * (1 - shown);
    const middle = 1 / 6;
    expect(top, Object.values(place).join(" ")).toBeLessThan(middle);
    expect(top + shown, Object.values(place).join(" ")).toBeGreaterThan(middle + 0.1);
  }
});

test("a warning names an image with fewer than 60 % of the pixels drawn", async () => {
  const place = { template: "modern", format: "linkedin", layout: "statement" } as const;
  const warn = async (photo: string) =>
    listLayoutWarnings((await painter.layOut(jobOf(place, photo))).layout).map(
      ({ message }) => message,
    );
  expect(await warn("dusk")).toEqual([]);
  expect(await warn("small")).toEqual([
    "Slide 2: the image photos.example/small.png is drawn 1,080 pixels wide from only 300, so it looks blurred",
  ]);
});

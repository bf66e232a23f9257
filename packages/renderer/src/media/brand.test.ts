import {
  applyTemplate,
  defaultBrand,
  defaultDesign,
  sizePresetIds,
  templateIds,
  type Brand,
} from "@slideloom/core/design";
import { samplePost } from "@slideloom/core/document";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { goldenCases } from "../golden/golden-cases.fixture.ts";
import { layoutPost, layoutSlides } from "../golden/golden-posts.fixture.ts";
import { avatarDataUrl, photoDataUrl } from "../golden/photo.fixture.ts";
import { listLayoutWarnings } from "../list-layout-warnings.ts";
import type { SlideJob, SlideLayout, TextBox } from "../slide-job.ts";
import { createNodePainter } from "../painting/node-painter.fixture.ts";
import { sampleCases } from "../../../../scripts/test-sample.mjs";
import { jobOf } from "../slide-job.fixture.ts";

const painter = createNodePainter();

const brand: Brand = {
  ...defaultBrand,
  name: "Ada Lindqvist",
  handle: "@ada",
  website: "ada.example",
  avatar: avatarDataUrl,
  placement: "all",
};

function brandedJob(change: Partial<SlideJob> = {}): SlideJob {
  return jobOf(samplePost, { brand, ...change });
}

const layOut = async (job: SlideJob): Promise<SlideLayout> => (await painter.layOut(job)).layout;

function wordsOf({ lines }: TextBox): string {
  return lines.map(({ text }) => text).join(" ");
}

function brandWords({ texts }: SlideLayout): string[] {
  return texts.filter(({ ref }) => ref.kind === "brand").map(wordsOf);
}

interface Area {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Returns the area of the lines, without the space above and below the digits of very large figures. */
function areaOf({ lines, fontSizePx }: TextBox): Area {
  const airPx = fontSizePx > 120 ? fontSizePx * 0.14 : 0;
  return {
    top: Math.min(...lines.map(({ yPx }) => yPx)) + airPx,
    bottom: Math.max(...lines.map(({ yPx, heightPx }) => yPx + heightPx)) - airPx,
    left: Math.min(...lines.map(({ xPx }) => xPx)),
    right: Math.max(...lines.map(({ xPx, widthPx }) => xPx + widthPx)),
  };
}

function overlap(one: Area, other: Area): boolean {
  const slack = 0.5;
  return (
    one.left < other.right - slack &&
    other.left < one.right - slack &&
    one.top < other.bottom - slack &&
    other.top < one.bottom - slack
  );
}

describe("the brand on a slide", () => {
  test("does not overlap other text or the bottom right corner, on any golden slide", async () => {
    for (const { job, template, sizePreset, kind } of sampleCases(goldenCases, 7)) {
      const layout = await layOut({ ...job, brand });
      const name = `${template} ${sizePreset} ${kind}`;
      // The brand makes text smaller rather than cutting it.
      if (kind !== "overflow") expect(layout.overflows, name).toEqual([]);
      const own = layout.texts.filter(({ ref }) => ref.kind === "brand");
      expect(own.length, name).toBeGreaterThan(0);
      for (const text of own) {
        const area = areaOf(text);
        expect(area.bottom, name).toBeLessThanOrEqual(layout.heightPx - 23);
        if (kind.startsWith("arabic"))
          expect(area.left, name).toBeGreaterThan(layout.widthPx * 0.3);
        else expect(area.right, name).toBeLessThan(layout.widthPx * 0.75);
        for (const other of layout.texts) {
          if (other === text) continue;
          expect(overlap(area, areaOf(other)), `${name} ${wordsOf(other)}`).toBe(false);
        }
      }
    }
  });

  test.each(templateIds)(
    "consisting of a name only is shown once on a slide of %s",
    async (template) => {
      const named: Brand = { ...defaultBrand, name: "Ada Lindqvist", placement: "all" };
      const design = applyTemplate(defaultDesign, template);
      const { cover, comparison, quote, closing, text } = layoutSlides;
      for (const format of ["linkedin", "twitter"] as const) {
        for (const slideIndex of [cover, comparison, quote, closing, text]) {
          for (const mediaUrls of [{}, { [slideIndex]: photoDataUrl }]) {
            const job = brandedJob({ post: layoutPost, design, format, slideIndex, mediaUrls });
            expect(
              brandWords(await layOut({ ...job, brand: named })),
              `${format} ${slideIndex}`,
            ).toEqual(["Ada Lindqvist"]);
          }
        }
      }
    },
  );

  test("appears only where it is placed", async () => {
    const onCover: Brand = { ...brand, placement: "cover" };
    expect(brandWords(await layOut(brandedJob({ brand: onCover })))).toEqual([
      "Ada Lindqvist",
      "@ada · ada.example",
    ]);
    expect(brandWords(await layOut(brandedJob({ brand: onCover, slideIndex: 1 })))).toEqual([]);
  });

  test("changes with each of its values, despite cached layouts", async () => {
    await layOut(brandedJob());
    for (const change of [{ name: "Grace" }, { handle: "@grace" }, { website: "grace.example" }]) {
      const words = brandWords(await layOut(brandedJob({ brand: { ...brand, ...change } })));
      expect(words.join(" ")).toContain(Object.values(change)[0]);
    }
  });

  test("is drawn with its image", async () => {
    const draw = async (avatar: string | null) => {
      const slide = await painter.layOut(brandedJob({ brand: { ...brand, avatar } }));
      return Buffer.from(await painter.paint(slide, { scale: 1, type: "png" }));
    };
    const [withImage, without, again] = [
      await draw(avatarDataUrl),
      await draw(null),
      await draw(avatarDataUrl),
    ];
    expect(withImage.equals(without)).toBe(false);
    expect(withImage.equals(again)).toBe(true);
  });

  test("is drawn without an image that can't be drawn", async () => {
    const avatar = "data:image/png;base64,AAAA";
    const slide = await painter.layOut(brandedJob({ brand: { ...brand, avatar } }));
    expect(brandWords(slide.layout)[0]).toBe("Ada Lindqvist");
    const both = await layOut(brandedJob({ brand: { ...brand, avatar, avatarDark: avatar } }));
    const cause = "can't be loaded: it isn't an image that slides can show";
    expect(both.missingMedia.map(({ message }) => message)).toEqual([
      `Slide 1: the image of the brand ${cause}`,
      `Slide 1: the image of the brand for dark backgrounds ${cause}`,
    ]);
    expect((await painter.paint(slide, { scale: 1, type: "png" })).length).toBeGreaterThan(1000);
  });
});

test("a warning names a truncated or partly drawn brand image", async () => {
  const warn = async (type: string, bytes: Buffer) => {
    const avatar = `data:image/${type};base64,${bytes.toString("base64")}`;
    const layout = await layOut(brandedJob({ brand: { ...brand, avatar } }));
    return listLayoutWarnings(layout).map(({ message }) => message);
  };
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  expect(await warn("jpeg", photo.subarray(0, photo.length - 20))).toEqual([
    "Slide 1: the image of the brand can't be loaded: the file is incomplete: its end is missing",
  ]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><use href="a.svg#x"/></svg>`;
  expect(await warn("svg+xml", Buffer.from(svg))).toEqual([
    "Slide 1: the image of the brand is drawn without its images, fonts or styles from other files",
  ]);
});

describe("a line that is too long for its slide", () => {
  const family = "👩🏽‍💻👨‍👩‍👧‍👦🇯🇵";

  test("is truncated after a whole emoji, with an ellipsis, if it is the title", async () => {
    const post = { ...samplePost, title: `Ada ${family.repeat(19)}` };
    for (const template of templateIds) {
      for (const format of sizePresetIds) {
        const design = applyTemplate(defaultDesign, template);
        const layout = await layOut(brandedJob({ post, design, format, slideIndex: 1 }));
        const title = layout.texts.find(({ ref }) => ref.kind === "title");
        const words = title ? wordsOf(title) : "";
        expect(words).toMatch(/^Ada .+…$/u);
        const kept = words.slice("Ada ".length, -1);
        expect(family.repeat(19).startsWith(kept)).toBe(true);
        const graphemes = new Intl.Segmenter().segment(family.repeat(19));
        expect([...graphemes].map(({ index }) => index)).toContain(kept.length);
      }
    }
  });

  test("keeps its words if it fits", async () => {
    const layout = await layOut(brandedJob({ brand: { ...brand, name: `Ada ${family}` } }));
    expect(brandWords(layout)[0]).toBe(`Ada ${family}`);
  });

  test("is left out if it is a hashtag or part of the brand, and a warning names it", async () => {
    const tag = `#${"launch🚀".repeat(30)}`;
    const handle = `@${"ada".repeat(30)}`;
    const post = { ...samplePost, hashtags: ["#short", tag] };
    for (const template of templateIds) {
      const design = applyTemplate(defaultDesign, template);
      const full = brandedJob({ post, design, slideIndex: 1, brand: { ...brand, handle } });
      const layout = await layOut(full);
      const shown = layout.texts.filter(({ ref }) => ref.kind === "hashtag").map(wordsOf);
      expect([...brandWords(layout), ...shown]).toEqual(["#short"]);
      const [warning, ...others] = listLayoutWarnings(layout).map(({ message }) => message);
      expect(others).toEqual([]);
      expect([`${tag} and ${handle}`, `${handle} and ${tag}`]).toContain(
        warning?.replace("Slide 2 has no room for ", ""),
      );
    }
  });
});

// The covers of these two templates don't show the website.
const withWebsite = templateIds.filter((id) => id !== "elegant" && id !== "dark");

test.each(withWebsite)(
  "in %s the website is left out first if a row has too little space",
  async (template) => {
    const post = { ...samplePost, hashtags: ["#first", "#second"] };
    const design = applyTemplate(defaultDesign, template);
    const website = `ada.example/${"page".repeat(14)}`;
    const layout = await layOut(brandedJob({ post, design, brand: { ...brand, website } }));
    const shown = layout.texts.map(wordsOf);
    for (const words of ["#first", "#second", "Ada Lindqvist", "@ada"])
      expect(shown).toContain(words);
    expect(listLayoutWarnings(layout).map(({ message }) => message)).toEqual([
      `Slide 1 has no room for ${website}`,
    ]);
  },
);

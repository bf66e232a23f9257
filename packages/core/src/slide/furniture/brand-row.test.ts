import { describe, expect, test } from "vitest";
import { defaultBrand, type BrandPlacement } from "../../design/brand.ts";
import { buildPalette } from "../../design/build-palette.ts";
import { defaultDesign } from "../../design/default-design.ts";
import { sizePresetIds, type SizePresetId } from "../../design/size-preset.ts";
import type { Post } from "../../document/post.ts";
import type { SlideNode } from "../../drawing/node.ts";
import { buildSlide } from "../build-slide.ts";
import type { SlideInput } from "../slide-input.ts";
import type { SlideBrand } from "../slide-context.ts";
import { toolsOf } from "../slide-tools.fixture.ts";
import { showsBrand } from "./shows-brand.ts";

const post: Post = {
  title: "Title",
  hashtags: ["#one"],
  content: ["One", "Two", "Three", "Four"].map((header) => ({ header, description: [] })),
};
const brand: SlideBrand = { name: "Ada", handle: "@ada", website: "ada.example", picture: null };
const whole = { typeFactor: 1, cut: {}, heightPx: null };

function flatten(node: SlideNode): SlideNode[] {
  return [node, ...(node.kind === "box" ? node.children.flatMap(flatten) : [])];
}

function build(shown: SlideBrand | null, change: Partial<SlideInput> = {}): SlideNode[] {
  const input: SlideInput = {
    post,
    design: defaultDesign,
    palette: buildPalette(defaultDesign),
    tools: toolsOf(defaultDesign),
    format: "linkedin",
    postType: "carousel",
    slideIndex: 1,
    media: {},
    brand: shown,
    ...change,
  };
  return flatten(buildSlide(input, whole));
}

function brandTexts(nodes: SlideNode[]) {
  return nodes.filter((node) => node.kind === "text" && node.ref?.kind === "brand");
}

function wordsOf(nodes: SlideNode[]): string[] {
  return brandTexts(nodes).flatMap((node) =>
    node.kind === "text" ? node.spans.map(({ text }) => text).join("") : [],
  );
}

describe("where a brand is shown", () => {
  const shownOn = (placement: BrandPlacement, slides = 4) => {
    const some = { ...post, content: post.content.slice(0, slides) };
    return some.content.flatMap((_, slideIndex) =>
      showsBrand(
        { post: some, postType: "carousel", slideIndex },
        { ...defaultBrand, name: "Ada", placement },
      )
        ? [slideIndex]
        : [],
    );
  };

  test("is what its placement says", () => {
    expect(shownOn("none")).toEqual([]);
    expect(shownOn("cover")).toEqual([0]);
    expect(shownOn("closing")).toEqual([3]);
    expect(shownOn("cover-and-closing")).toEqual([0, 3]);
    expect(shownOn("all")).toEqual([0, 1, 2, 3]);
  });

  test("the only slide is cover and closing at once", () => {
    expect(shownOn("cover", 1)).toEqual([0]);
    expect(shownOn("closing", 1)).toEqual([0]);
  });

  test("a single post shows it unless it is nowhere", () => {
    const single = { post, postType: "single" as const, slideIndex: 0 };
    const placed = (placement: BrandPlacement) =>
      showsBrand(single, { ...defaultBrand, name: "Ada", placement });
    expect(placed("closing")).toBe(true);
    expect(placed("none")).toBe(false);
  });
});

describe("the row", () => {
  test.each(
    sizePresetIds.flatMap((sizePreset): [SizePresetId, SlideInput["postType"], number][] => [
      [sizePreset, "carousel", 0],
      [sizePreset, "carousel", 1],
      [sizePreset, "carousel", 3],
      [sizePreset, "single", 0],
    ]),
  )(
    "stands on %s %s slide %i, its words under the hashtags",
    (sizePreset, postType, slideIndex) => {
      const nodes = build(brand, { format: sizePreset, postType, slideIndex });
      expect(wordsOf(nodes)).toEqual(["Ada", "@ada · ada.example"]);
      const refs = nodes.flatMap((node) =>
        node.kind === "text" && node.ref ? [node.ref.kind] : [],
      );
      expect(refs.indexOf("brand")).toBeGreaterThan(refs.indexOf("hashtag"));
    },
  );

  test("is no smaller than 12 px at any size of the type", () => {
    for (const sizePreset of sizePresetIds) {
      for (const node of brandTexts(build(brand, { format: sizePreset }))) {
        expect(Number(node.style.fontSize)).toBeGreaterThanOrEqual(12);
      }
    }
  });

  test("leaves out what is empty, and is absent without a brand", () => {
    expect(wordsOf(build({ ...brand, name: " ", website: "" }))).toEqual(["@ada"]);
    expect(wordsOf(build(null))).toEqual([]);
  });

  test.each([
    { widthPx: 256, heightPx: 256, isRound: true },
    { widthPx: 256, heightPx: 210, isRound: true },
    { widthPx: 256, heightPx: 72, isRound: false },
    { widthPx: 60, heightPx: 256, isRound: false },
    { widthPx: 256, heightPx: 1, isRound: false },
  ])("$widthPx x $heightPx is round: $isRound; never stretched", ({ isRound, ...size }) => {
    const picture = { src: "brand:1", ...size };
    const image = build({ ...brand, picture }).find(
      (node) => node.kind === "image" && node.src === "brand:1",
    );
    const { width, height, borderRadius, objectFit } = image?.style ?? {};
    expect(borderRadius !== undefined).toBe(isRound);
    expect(objectFit).toBe(isRound ? "cover" : "contain");
    expect(Number(width)).toBeLessThan(150);
    expect(Number(height)).toBeGreaterThan(0);
  });
});

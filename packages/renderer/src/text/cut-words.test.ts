import {
  applyTemplate,
  defaultBrand,
  defaultDesign,
  type TemplateId,
} from "@slideloom/core/design";
import type { Post, Slide } from "@slideloom/core/document";
import { describe, expect, test } from "vitest";
import { createNodePainter } from "../painting/node-painter.fixture.ts";
import type { SlideJob, SlideLayout } from "../slide-job.ts";
import { jobOf } from "../slide-job.fixture.ts";

const painter = createNodePainter();

async function layOut(
  title: string,
  slide: Partial<Slide> = {},
  { template = "modern", ...rest }: Partial<SlideJob> & { template?: TemplateId } = {},
): Promise<SlideLayout> {
  const plain: Slide = { header: "Plain", description: [], ground: "paper" };
  const post: Post = { title, content: [plain, { ...plain, ...slide }, plain] };
  const design = applyTemplate(defaultDesign, template);
  const job: SlideJob = jobOf(post, { design, slideIndex: 1, ...rest });
  return (await painter.layOut(job)).layout;
}

const find = ({ texts }: SlideLayout, kind: "title" | "header") =>
  texts.filter(({ ref }) => ref.kind === kind);

const wordsOf = (layout: SlideLayout, kind: "title" | "header" = "title") =>
  find(layout, kind)
    .flatMap(({ lines }) => lines.map(({ text }) => text))
    .join(" ");

describe("a title that is wider than its row", () => {
  test.each([
    ["words", "How to prepare a client interview so that you never run out of questions"],
    ["one long word", "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3)],
    ["soft hyphens", "Donau\u00ADdampf\u00ADschiff\u00ADfahrts\u00ADgesell\u00ADschaft ".repeat(5)],
    ["Arabic", "ابدأ بالفكرة الأهم ثم اكتب جملة واحدة لكل فكرة حتى يقرأها الناس كلهم اليوم"],
    [
      "Japanese",
      "毎朝十分で読まれる投稿をつくる忙しい人のための小さな習慣です。毎朝十分で読まれる投稿",
    ],
    ["Hindi", "सुबह का समय सबसे शांत होता है इसलिए लिखना वहीं से शुरू करें ".repeat(2)],
    ["emoji", "👩🏽‍💻 Ship 🚀👨‍👩‍👧‍👦 it 🇯🇵 today 1️⃣ ".repeat(4)],
  ])("of %s ends in an ellipsis after its last whole letter that fits", async (_, title) => {
    const layout = await layOut(title);
    const words = wordsOf(layout);
    expect(words).toMatch(/[^\s\u00AD]…$/u);
    const kept = words.slice(0, -1);
    // Lines have only the soft hyphens that are drawn.
    const drawn = title.replaceAll("\u00AD", "");
    expect(drawn.startsWith(kept)).toBe(true);
    const ends = [...new Intl.Segmenter().segment(drawn)].map(({ index }) => index);
    expect(ends).toContain(kept.length);
    const [box] = find(layout, "title");
    const [line] = box?.lines ?? [];
    expect((line?.xPx ?? 0) + (line?.widthPx ?? 0)).toBeLessThan(layout.widthPx - 30);
    expect(line?.widthPx ?? 0).toBeGreaterThan(layout.widthPx / 2);
  });

  test("keeps its highlight up to the ellipsis", async () => {
    const marked = await layOut(
      `How to ${"::prepare a client interview:: ".repeat(4)}`,
      {},
      {
        setBy: "pptx",
      },
    );
    const runs = find(marked, "title")[0]?.setting?.lines.flat() ?? [];
    expect(runs.map(({ text }) => text).join("")).toMatch(/^How to prepare .*…$/u);
    expect(new Set(runs.map(({ color }) => color)).size).toBe(2);
  });

  test("is wrapped to at most four lines beside a quote's photo", async () => {
    const quote = { description: [{ type: "text", value: "“Words that were said.”\n— Ada" }] };
    const url =
      "data:image/svg+xml;utf8,%3Csvg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/%3E";
    const title = "How to prepare a client interview ".repeat(9);
    const layout = await layOut(title, quote, { template: "bold", mediaUrls: { 1: url } });
    expect(find(layout, "title")[0]?.lines).toHaveLength(4);
    expect(wordsOf(layout)).toMatch(/…$/u);
  });
});

test("a headline higher than its space ends in an ellipsis, and is reported", async () => {
  const header = `40% ${"毎朝十分で読まれる投稿をつくる忙しい人のための小さな習慣です。".repeat(3)}`;
  const slide = { header, description: [{ type: "text", value: "เช้าที่เงียบสงบ" }], summary: "Donau" };
  const mediaUrls = { 1: "data:image/png;base64,AAAA" };
  const layout = await layOut("T", slide, { template: "bold", format: "facebook", mediaUrls });
  expect(wordsOf(layout, "header").replaceAll(" ", "")).toMatch(/^40%毎朝.+…$/u);
  expect(layout.overflows.map(({ slide: index }) => index)).toEqual([1]);
});

test("a line of code is cut after a whole emoji", async () => {
  const family = "👩🏽‍💻👨‍👩‍👧‍👦🇯🇵1️⃣";
  for (const before of ["", "a", "ab", "abc"]) {
    const value = before + family.repeat(9);
    const { texts } = await layOut("T", { description: [{ type: "code", value }] });
    const code = texts.find(({ ref }) => ref.kind === "item")?.lines[0]?.text ?? "";
    expect(code).toMatch(/.…$/u);
    const ends = [...new Intl.Segmenter().segment(value)].map(({ index }) => index);
    expect(ends).toContain(code.length - 1);
  }
});

test.each([9, 12])("a call-out of %i sentences is cut inside its card", async (count) => {
  const summary = "毎朝十分で読まれる投稿をつくる忙しい人のための小さな習慣です。".repeat(count);
  const cover: Slide = { header: "毎", description: [], summary };
  const post: Post = { title: "毎", content: [cover, cover, cover] };
  const design = applyTemplate(defaultDesign, "corporate");
  const brand = { ...defaultBrand, website: "w.com", placement: "all" as const };
  const job = jobOf(post, { design, brand, format: "facebook" });
  const { layout } = await painter.layOut(job);
  const [last] = layout.texts
    .filter(({ ref }) => ref.kind === "summary")
    .map(({ lines }) => lines.at(-1));
  const foot = layout.texts.find(({ ref }) => ref.kind === "brand" && ref.line === "details");
  expect(last?.text).toMatch(/…$/);
  expect((last?.yPx ?? 0) + (last?.heightPx ?? 0)).toBeLessThan(foot?.yPx ?? 0);
});

import { defaultBrand, sizePresetIds, getSizePreset } from "@slideloom/core/design";
import { type Post, samplePost } from "@slideloom/core/document";
import { extractLinks, extractText, getDocumentProxy } from "unpdf";
import { describe, expect, test } from "vitest";
import { createNodeSlideRenderer } from "../../node/create-node-slide-renderer.ts";
import type { SlideJob } from "../../slide-job.ts";
import { jobOf } from "../../slide-job.fixture.ts";

const renderer = createNodeSlideRenderer();

const textPost = (title: string, ...values: string[]): Post => ({
  title,
  content: values.map((value) => ({
    header: "H",
    description: [{ type: "text" as const, value }],
  })),
});

/** Extracts each page's text with another PDF reader. */
async function readPages(job: SlideJob): Promise<string[]> {
  const { file: pdf } = await renderer.renderFile("pdf", job, { scale: 1 });
  const { text } = await extractText(await getDocumentProxy(pdf.slice()));
  return text.map((page) => page.replace(/\s+/g, " "));
}

describe("a PDF", () => {
  test.each(sizePresetIds)(
    "has a page of the %s stage's size for each slide",
    async (sizePreset) => {
      const { file: pdf, layouts } = await renderer.renderFile(
        "pdf",
        jobOf(samplePost, { format: sizePreset }),
      );
      const document = await getDocumentProxy(pdf.slice());
      expect(document.numPages).toBe(samplePost.content.length);
      expect(layouts).toHaveLength(document.numPages);
      const { widthPx, heightPx } = getSizePreset(sizePreset);
      expect((await document.getPage(2)).view).toEqual([0, 0, widthPx, heightPx]);
    },
  );

  test.each([
    ["Latin", "Déjà vu: the naïve façade of Łódź, 50 % off."],
    ["Arabic", "أغلق الإشعارات قبل أن تبدأ العمل كل صباح"],
    ["Arabic with Latin and numbers", "استخدم TypeScript في 3 مشاريع جديدة"],
    ["Hebrew in English", "She said שלום עולם and left."],
    ["Japanese", "集中するために通知を切りましょう。朝の一時間は静かに。"],
    ["emoji", "Ship it 🚀 with the 👩🏽‍💻 team 👨‍👩‍👧‍👦 today"],
  ])("%s is extracted in logical order", async (_, words) => {
    const [, page = ""] = await readPages(jobOf(textPost("Title", "One", words)));
    // Ignores the space that is extracted at line wraps of scripts without spaces.
    const join = (text: string) => text.replace(/\s/g, "");
    expect(join(page)).toContain(join(words));
  });

  test("text is in reading order: header, items, summary", async () => {
    const post: Post = {
      title: "T",
      content: [
        { header: "Cover", description: [] },
        {
          header: "Header first",
          description: [
            { type: "text", value: "Then this" },
            { type: "text", value: "and that" },
          ],
          summary: "Summary last",
        },
      ],
    };
    const [, page] = await readPages(jobOf(post));
    expect(page).toMatch(/Header first.*Then this.*and that.*Summary last/);
  });

  test("has the title without marks, and the title's language", async () => {
    const read = async (title: string) => {
      const { file: pdf } = await renderer.renderFile("pdf", jobOf(textPost(title, "x")), {
        scale: 1,
      });
      const { info } = await (await getDocumentProxy(pdf)).getMetadata();
      return info as Record<string, unknown>;
    };
    expect(await read("Ship ::faster:: (now)")).toMatchObject({
      Title: "Ship faster (now)",
      Language: "en",
    });
    expect(await read("عادات صغيرة")).toMatchObject({ Title: "عادات صغيرة", Language: "ar" });
  });

  test.each(["ada.example", "https://my-site.example"])(
    "web addresses and the brand's website %s are links",
    async (website) => {
      const words = "Read https://a-b.example/a_(b)?c=d&e=f, then rest.";
      const job = jobOf(textPost("T", "x", words), {
        brand: { ...defaultBrand, handle: "@ada", website, placement: "all" },
      });
      const { file: pdf } = await renderer.renderFile("pdf", job, { scale: 1 });
      const { links } = await extractLinks(await getDocumentProxy(pdf));
      expect(new Set(links)).toEqual(
        new Set([
          `https://${website.replace("https://", "")}/`,
          "https://a-b.example/a_(b)?c=d&e=f",
        ]),
      );
    },
  );

  test("is deterministic, and smaller at a lower quality", async () => {
    const [one, again, small] = await Promise.all([
      renderer.renderFile("pdf", jobOf(samplePost)),
      renderer.renderFile("pdf", jobOf(samplePost)),
      renderer.renderFile("pdf", jobOf(samplePost), { quality: 40 }),
    ]);
    expect(Buffer.compare(one.file, again.file)).toBe(0);
    expect(small.file.length).toBeLessThan(one.file.length * 0.8);
  });
});

import { applyTemplate, defaultDesign, templateIds, type TemplateId } from "@slideloom/core/design";
import type { Item, Post } from "@slideloom/core/document";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sampleRuns } from "../../../../scripts/test-sample.mjs";
import type { SlideJob } from "../slide-job.ts";
import { createNodePainter } from "./node-painter.fixture.ts";

const painter = createNodePainter();

/** More slides, which reveal the post's language. */
const languages = {
  en: "What you have to know before you start, and how it was made with them",
  de: "Was wir mit dem Team gemacht haben, und was auch noch nicht fertig ist",
  fr: "Ce que nous avons fait pour les clients dans cette ville, et avec eux",
  es: "Esto es lo que los clientes han dicho, y no es para una persona",
  ja: "これは、お客様と一緒に考えた仕事の進め方です。",
  ar: "هذا ما قاله العملاء في المدينة، وكيف بدأ العمل معهم",
} as const;
type Language = keyof typeof languages;

/** Headers and lines of lists, and words of them that stay together. */
const cases: readonly [
  language: Language,
  kind: "header" | "list" | "quote",
  text: string,
  together: string,
][] = [
  ["en", "header", "What 48 hours do to a loaf of bread", "48 hours"],
  ["en", "list", "Fold the dough every thirty minutes", "thirty minutes"],
  ["en", "quote", "Water always wins. Look where it goes.", "Look where"],
  ["de", "header", "Der erste Blick dauert nur fünf Sekunden", "fünf Sekunden"],
  ["de", "list", "Den Antrag bis zum 10. Januar beim Amt abgeben", "10. Januar"],
  ["de", "quote", "Erst das Licht. Der Rest ist Geschmack.", "Der Rest"],
  ["fr", "header", "Marchez encore dix minutes après le repas", "dix minutes"],
  ["fr", "list", "Une technique parfaite dès le premier jour de travail", "le premier"],
  ["fr", "quote", "Faites la moitié les mauvais jours. Repartez fier.", "la moitié"],
  ["es", "header", "Espera siempre treinta minutos antes de cortar", "treinta minutos"],
  ["es", "list", "Guarda cada recibo de la semana en la misma carpeta", "la misma"],
  ["ja", "header", "契約を三か月で見直すという約束", "三か月"],
  ["ja", "list", "四十八時間かけて発酵させるのが私たちのやり方", "四十八時間"],
  ["ar", "header", "انتظر ثلاثين دقيقة قبل تقطيع الخبز", "ثلاثين دقيقة"],
  ["ar", "list", "احفظ كل إيصال في مكان واحد حتى نهاية السنة", "في مكان"],
];

function itemsOf(kind: "header" | "list" | "quote", text: string): Item[] {
  if (kind === "header") return [];
  const value = kind === "list" ? `- ${text}\n- ${text} –\n- Short` : `“${text}”\n— Ada`;
  return [{ type: "text", value }];
}

function jobOf(
  template: TemplateId,
  format: SlideJob["format"],
  { header, description, more }: { header: string; description: Item[]; more: string },
): SlideJob {
  const plain = { header: more, description: [] };
  const post: Post = { title: "", content: [plain, { header, description }, plain] };
  const design = applyTemplate(defaultDesign, template);
  return { post, design, format, postType: "carousel", slideIndex: 1, mediaUrls: {} };
}

const formats = ["linkedin", "twitter"] as const;

describe.each(templateIds)("lines of %s", (template) => {
  test.each(cases)("%s, %s: %s", async (language, kind, text, together) => {
    for (const format of formats) {
      const header = kind === "header" ? text : "One";
      const description = itemsOf(kind, text);
      const job = jobOf(template, format, { header, description, more: languages[language] });
      const { layout } = await painter.layOut(job);
      const ref = kind === "header" ? "header" : "item";
      const lines = layout.texts
        .filter((box) => box.ref.kind === ref)
        .flatMap((box) => box.lines.map((line) => line.text.replaceAll("\u00a0", " ")));
      const holds = lines.filter((line) => line.includes(together));
      expect(holds.length, `${format}: ${lines.join(" | ")}`).toBeGreaterThan(0);
    }
  });
});

const word = fc.oneof(
  fc.constantFrom(
    "the",
    "of",
    "48",
    "hours",
    "thirty",
    "light.",
    "week-end",
    "e-mail",
    "und",
    "—",
    "« oui »",
  ),
  fc.constantFrom("🚀", "إلى", "كتاب", "三か月", "言葉", "Ada", "::lit words::", "4:5", "a\u00a0b"),
  fc.stringMatching(/^[a-zA-Zäéß]{1,14}$/u),
);
const words = fc.array(word, { minLength: 1, maxLength: 14 }).map((list) => list.join(" "));

test("no word is lost or changed, and no line leaves its box", { timeout: 600_000 }, async () => {
  const inputs = fc.record({
    template: fc.constantFrom(...templateIds),
    format: fc.constantFrom(...formats),
    header: words,
    points: fc.array(words, { minLength: 1, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(inputs, async ({ template, format, header, points }) => {
      const description = [
        { type: "text" as const, value: points.map((p) => `- ${p}`).join("\n") },
      ];
      const { layout } = await painter.layOut(
        jobOf(template, format, { header, description, more: languages.en }),
      );
      expect(layout.overflows).toEqual([]);
      const plain = (text: string) => text.replaceAll(/\s/gu, " ");
      const drawn = (kind: string) =>
        layout.texts
          .filter(({ ref }) => ref.kind === kind)
          .flatMap(({ lines }) => lines.map(({ text }) => text));
      expect(plain(drawn("header").join(" "))).toBe(plain(header.replaceAll("::", "")));
      for (const { wraps, lines, xPx, widthPx, fontSizePx } of layout.texts) {
        if (!wraps) continue;
        for (const line of lines) {
          const hangPx = 0.4 * fontSizePx;
          expect(line.xPx).toBeGreaterThan(xPx - hangPx);
          expect(line.xPx + line.widthPx).toBeLessThan(xPx + widthPx + hangPx);
        }
      }
    }),
    { numRuns: sampleRuns(60) },
  );
});

/** Quotations of two short sentences, which on two lines would be small. */
const shortQuotes = [
  "Glue never lies. Watch where it runs.",
  "Holz vergisst nichts. Sieh, wie es liegt.",
  "Le cuir se souvient. Touchez où il plie.",
];

describe.each(templateIds)("a short quotation in %s", (template) => {
  test.each(shortQuotes)("%s", async (quote) => {
    const description: Item[] = [{ type: "text", value: `“${quote}”\n— Ada` }];
    const job = jobOf(template, "linkedin", { header: "", description, more: languages.en });
    const { layout } = await painter.layOut(job);
    const lines = layout.texts
      .filter(({ ref, lines: all }) => ref.kind === "item" && all.length > 1)
      .flatMap((box) => box.lines.map(({ heightPx }) => heightPx));
    const heightPx = lines.reduce((sum, height) => sum + height, 0);
    expect(heightPx / layout.heightPx).toBeGreaterThan(0.15);
  });
});

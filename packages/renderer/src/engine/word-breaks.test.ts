import { Renderer } from "@takumi-rs/core";
import { applyTemplate, defaultDesign, templateIds } from "@slideloom/core/design";
import { describe, expect, test } from "vitest";
import { createEngine } from "./engine.ts";
import { sentences } from "../fonts/script-samples.fixture.ts";
import { createNodeAssetSource } from "../node/asset-source.ts";
import { fetchMediaBytes } from "../node/fetch-media-bytes.ts";
import { createNodePainter } from "../painting/node-painter.fixture.ts";
import { SlidePainter } from "../painting/slide-painter.ts";
import { hasKana, joinWords, markPhraseBreaks, markWordBreaks } from "@slideloom/core/text";
import { jobOf } from "../slide-job.fixture.ts";

const assets = createNodeAssetSource();

/** Lays out a slide with these words; also returns the loaded font files. */
async function layOut(header: string, value: string) {
  const files: string[] = [];
  const painter = new SlidePainter({
    engine: createEngine(new Renderer()),
    assets: {
      ...assets,
      loadFont(file) {
        files.push(file.file);
        return assets.loadFont(file);
      },
    },
    fetchBytes: fetchMediaBytes,
  });
  const content = [
    { header: "1", description: [] },
    { header, description: [{ type: "text" as const, value }] },
    { header: "3", description: [] },
  ];
  const { layout } = await painter.layOut(jobOf({ title: header, content }, { slideIndex: 1 }));
  return { layout, files };
}

const newFiles =
  /kannada|malayalam|gujarati|gurmukhi|sinhala|lao|khmer|myanmar|tibetan|mongolian|cherokee/;

describe.each(Object.entries(sentences))("a slide in %s", (script, sentence) => {
  test("has all glyphs, lines within the margins, and loads only the font of its script", async () => {
    const { layout, files } = await layOut(sentence.slice(0, 24), sentence);
    expect(layout.missing).toEqual([]);
    expect(layout.overflows).toEqual([]);
    const item = layout.texts.find(({ ref }) => ref.kind === "item");
    expect(item?.lines.length).toBeGreaterThan(1);
    for (const { xPx, widthPx } of item?.lines ?? []) {
      expect(xPx + widthPx).toBeLessThanOrEqual(layout.widthPx - 24);
    }
    const name = script === "Burmese" ? "myanmar" : script.toLowerCase();
    expect(files.filter((file) => newFiles.test(file)).map((file) => file.includes(name))).toEqual([
      true,
    ]);
  });
});

test("other texts load no font of these scripts", async () => {
  const { files } = await layOut("Plain words", "《Книга》, ज्ञान ʼn 123");
  expect(files.filter((file) => newFiles.test(file))).toEqual([]);
});

test.each(["Lao", "Khmer", "Burmese"] as const)(
  "%s breaks between words within long runs",
  async (script) => {
    const [run = ""] = sentences[script].split(" ");
    const words = markWordBreaks(run.repeat(8)).split("\u200b");
    expect(words.length).toBeGreaterThan(40);
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThan(20);
    const { layout } = await layOut("1", run.repeat(3));
    const item = layout.texts.find(({ ref }) => ref.kind === "item");
    const lines = item?.lines.map(({ text }) => text.replaceAll("\u200b", "")) ?? [];
    expect(lines.join("")).toBe(run.repeat(3));
    const starts = new Set(markWordBreaks(run.repeat(3)).split("\u200b"));
    const inWord = lines
      .slice(1)
      .filter((line) => ![...starts].some((word) => line.startsWith(word)));
    expect(inWord).toEqual([]);
  },
);

test("Tibetan breaks after its syllable marks", async () => {
  const { layout } = await layOut("1", sentences.Tibetan.replaceAll(" ", "").repeat(3));
  const lines = layout.texts.find(({ ref }) => ref.kind === "item")?.lines ?? [];
  expect(lines.length).toBeGreaterThan(3);
  for (const { text } of lines.slice(0, -1)) expect(text).toMatch(/[་།]$/u);
});

const shown = (text: string) => text.replaceAll("\u00a0", "_").replaceAll("\u2060", "~");

describe("words", () => {
  test.each([
    ["at 20 km/h", "at 20_km/h"],
    ["20 % of 5 €, $ 7", "20_% of 5_€, $_7"],
    ["3 apples, 12 m² and 7 °C", "3 apples, 12_m² and 7_°C"],
    ["a 40-hour week, 2.5-fold", "a 40-~hour week, 2.5-~fold"],
    ["A4-sheet, 9-17, 2026-11-22, e-mail", "A4-sheet, 9-17, 2026-11-22, e-~mail"],
    ["5 x 3 beats 3 × 5", "5_x_3 beats 3_×_5"],
    ["a four-week plan, state-of-the-art", "a four-~week plan, state-of-the-art"],
    ["extraordinary-looking", "extraordinary-looking"],
    ["n° 4 : « Oui ! »", "n°_4_: «_Oui_!_»"],
    ["Art. 5 sowie § 12 nach Dr. Huber, Nr. 3", "Art._5 sowie §_12 nach Dr._Huber, Nr._3"],
    ["67%の人が3社", "67%~の人が3~社"],
    ["1 000 000 km, 10 000 €, 2024 100 g", "1_000_000_km, 10_000_€, 2024 100_g"],
    ["14 h 30, à 7 p. m.", "14_h_30, à 7_p._m."],
    ["2 + 2 = 5, 10 – 15 %", "2_+_2_=_5, 10_–_15_%"],
    ["5 million, 2,5 Mio. Euro, 3 milk", "5_million, 2,5_Mio. Euro, 3 milk"],
    ["٣٠ ٪ من", "٣٠_٪ من"],
    ["z. B. Abb. 3, n.º 4, M. Petit, ‹ Oui ›", "z._B. Abb._3, n.º_4, M._Petit, ‹_Oui_›"],
    ["Semaine 3 : mesurer, at 9:30", "Semaine_3_: mesurer, at 9:30"],
    [":) or a :: b", ":) or a :: b"],
    ["1 - 2", "1 - 2"],
  ])("of %s that belong together stay on one line", (text, joined) => {
    expect(shown(joinWords(text))).toBe(joined);
  });

  test.each([
    ["契約書の読み方を弁護士が教える", "契約書の|読み方を|弁護士が|教える"],
    ["コードレビューで失敗しない", "コードレビューで|失敗しない"],
    ["お客様に選ばれるパン屋の秘密", "お客様に|選ばれる|パン屋の|秘密"],
    ["新人看護師が最初に覚えるべきこと", "新人看護師が|最初に|覚えるべきこと"],
    ["本の読み返し方", "本の|読み返し方"],
    ["夜勤明けの過ごし方", "夜勤明けの|過ごし方"],
    ["初心者向けの投資入門", "初心者向けの|投資入門"],
    ["作り置きの保存期間", "作り置きの|保存期間"],
    ["正しい方法で残り三日を使う", "正しい|方法で|残り|三日を|使う"],
    ["値付けで失敗しない三つの方法", "値付けで|失敗しない|三つの|方法"],
  ])("of Japanese headlines stay in phrases: %s", (text, phrases) => {
    const place = { follows: false, isJapanese: true };
    expect(markPhraseBreaks(text, place).replaceAll("\u200b", "|")).toBe(phrases);
  });

  test("of a highlighted part are split in the context of the whole headline: 三十分 isn't 三 and 十分", () => {
    expect(hasKana("朝の三十分で仕事が変わる")).toBe(true);
    expect(markPhraseBreaks("三十分", { follows: true, isJapanese: true })).toBe("\u200b三十分");
  });

  test("stay on one line with their units, and are extracted unchanged", async () => {
    const value = "The 40-hour week is 20 % done ".repeat(12).trim();
    for (const header of ["1", "A longer one", "One that is longer still"]) {
      const { layout, files } = await layOut(header, value);
      const lines = layout.texts.find(({ ref }) => ref.kind === "item")?.lines ?? [];
      expect(lines.length).toBeGreaterThan(3);
      expect(lines.map(({ text }) => text).join(" ")).toBe(value);
      expect(lines.filter(({ text }) => /^hour|^%|40-$|20$/.test(text))).toEqual([]);
      expect(files.filter((file) => /noto/.test(file))).toEqual([]);
    }
  });

  test.each(templateIds)(
    "keep a short last word of a title from being alone on its line: %s",
    async (template) => {
      const title = "Why I stopped posting every day";
      const content = [{ header: "Read it first", description: [] }];
      const { layout } = await createNodePainter().layOut(
        jobOf({ title, content }, { design: applyTemplate(defaultDesign, template) }),
      );
      const lines = layout.texts.flatMap((text) => (text.ref.kind === "title" ? text.lines : []));
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.at(-1)?.text).toMatch(/every.day$/);
    },
  );

  test.each(
    templateIds.flatMap((template) => [
      { template, header: "Merci beaucoup d’avoir lu !", ending: /d’avoir.lu.!$/ },
      { template, header: "हर सुबह लिखने की आदत कैसे बनाएँ", ending: /कैसे.बनाएँ$/ },
      { template, header: "Vos clients ne répondent plus : 4 raisons", ending: /4.raisons$/ },
    ]),
  )(
    "keep a last word from being alone on its line, in a smaller size if necessary: %j",
    async (subject) => {
      const { template, header, ending } = subject;
      const { layout } = await createNodePainter().layOut({
        post: {
          title: "T",
          content: ["1", "2", header].map((text) => ({ header: text, description: [] })),
        },
        design: applyTemplate(defaultDesign, template),
        format: "linkedin",
        postType: "carousel",
        slideIndex: 2,
        mediaUrls: {},
      });
      const lines = layout.texts.flatMap((text) => (text.ref.kind === "header" ? text.lines : []));
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.at(-1)?.text).toMatch(ending);
    },
  );
});

import {
  applyTemplate,
  defaultBrand,
  defaultDesign,
  sizePresetIds,
  templateIds,
  type Brand,
} from "@slideloom/core/design";
import { carouselLayoutNames, type CarouselLayoutName } from "@slideloom/core/slide";
import type { Item, Slide } from "@slideloom/core/document";
import { cutGraphemes } from "@slideloom/core/text";
import fc from "fast-check";
import { avatarDataUrl, photoDataUrl } from "../golden/photo.fixture.ts";
import type { SlideJob } from "../slide-job.ts";

/** Text as people write it in several scripts; repeated to any length. */
const scripts = {
  latin: "Quiet mornings make better Wednesdays than any alarm clock ever could ",
  marks: "Ship ::faster:: with https://my-site.example/a-b (50 % off) & <b>“quotes”</b> -> now! ",
  unbroken: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen",
  hyphens: "Donau\u00ADdampf\u00ADschiff\u00ADfahrts\u00ADgesell\u00ADschafts\u00ADkapitän ",
  arabic: "ابدأ بالفكرة الأهم ثم اكتب جملة واحدة لكل فكرة حتى يقرأها الناس ",
  mixed: "استخدم TypeScript في 3 مشاريع 🚀 She said שלום עולם and left. ",
  japanese: "毎朝十分で読まれる投稿をつくる忙しい人のための小さな習慣です。",
  korean: "조용한 아침은 어떤 알람 시계보다 더 나은 수요일을 만든다 ",
  hindi: "सुबह का समय सबसे शांत होता है इसलिए लिखना वहीं से शुरू करें ",
  thai: "เช้าที่เงียบสงบทำให้วันทำงานดีกว่านาฬิกาปลุกใดๆที่เคยมีมา ",
  emoji: "👩🏽‍💻 Ship 🚀👨‍👩‍👧‍👦 it 🇯🇵 today 1️⃣ ",
} as const;

type Script = keyof typeof scripts;

function write(script: Script, length: number): string {
  const words = scripts[script].repeat(Math.ceil(length / scripts[script].length));
  return cutGraphemes(words, length).trim() || "A";
}

/** Number of letters: a few words, a usual sentence, or far more than fits. */
const lengths = fc.oneof(
  fc.integer({ min: 1, max: 24 }),
  fc.integer({ min: 20, max: 90 }),
  fc.integer({ min: 60, max: 400 }),
);

const words = fc
  .record({ script: fc.constantFrom(...(Object.keys(scripts) as Script[])), length: lengths })
  .map(({ script, length }) => write(script, length));

const text = (value: string): Item => ({ type: "text", value });

/** Writes a slide of each layout; `next` returns the text of the next place. */
const slides: Readonly<Record<CarouselLayoutName, (next: () => string) => Omit<Slide, "layout">>> =
  {
    cover: (next) => ({ header: next(), description: [text(next())] }),
    statement: (next) => ({ header: next(), description: [text(next())] }),
    number: (next) => ({
      header: `40% ${next()}`,
      description: [text(next())],
      summary: next(),
    }),
    comparison: (next) => ({
      header: next(),
      description: [
        {
          type: "two-columns",
          value: JSON.stringify({
            leftColumn: `${next()}\n${next()}`,
            rightColumn: `${next()}\n${next()}`,
          }),
        },
      ],
      summary: next(),
    }),
    steps: (next) => ({
      header: next(),
      description: [text(`1. ${next()}\n2. ${next()}\n3. ${next()}`)],
    }),
    quote: (next) => ({ header: next(), description: [text(`“${next()}”\n— ${next()}`)] }),
    list: (next) => ({
      header: next(),
      description: [text(`- ${next()}\n- ${next()}\n- ${next()}`)],
      summary: next(),
    }),
    chart: (next) => ({
      header: next(),
      description: [text(`${next()}: 4 h\n${next()}: 2 h\n${next()}: 1.5 h`)],
    }),
    table: (next) => ({
      header: next(),
      description: [
        text(
          `| ${next()} | ::${next()}:: |\n|---|---|\n| ${next()} | ${next()} |\n| ${next()} | ${next()} |`,
        ),
      ],
      summary: next(),
    }),
    timeline: (next) => ({
      header: next(),
      description: [text(`2019: ${next()}\n2021: ${next()}\n2024: ${next()}`)],
    }),
    checklist: (next) => ({
      header: next(),
      description: [text(`[x] ${next()}\n[ ] ${next()}\n✗ ${next()}`)],
    }),
    prices: (next) => ({
      header: next(),
      description: [text(`${next()}: 6.40 €\n${next()}: 12 €\n${next()}: 120 €`)],
    }),
    figures: (next) => ({
      header: next(),
      description: [
        text(`${next()}: $1.2M, +64 % ${next()}\n${next()}: 4.1 %\n${next()}: 12 ${next()}`),
      ],
    }),
    post: (next) => ({
      header: next(),
      description: [text(`${next()} @ada\n${next()}`), text(`- ${next()}\n- ${next()}`)],
      summary: next(),
    }),
    picture: (next) => ({
      header: next(),
      description: [text(next())],
      media: { url: photoDataUrl, alt: next() },
    }),
    code: (next) => ({
      header: next(),
      description: [{ type: "code", value: `${next()}\n  ${next()}` }, text(next())],
    }),
    text: (next) => ({
      header: next(),
      description: [text(`${next()}\n\n${next()}`), text(next())],
      summary: next(),
    }),
    closing: (next) => ({ header: next(), description: [text(next())], summary: next() }),
  };

/** More texts than any slide has. */
const mostTexts = 16;

/** A slide of any layout, template and size, with any text in each of its places. */
export const anyPlaces = fc
  .record({
    template: fc.constantFrom(...templateIds),
    format: fc.constantFrom(...sizePresetIds),
    layout: fc.constantFrom(...carouselLayoutNames),
    postType: fc.constantFrom("carousel" as const, "carousel" as const, "single" as const),
    texts: fc.array(words, { minLength: mostTexts, maxLength: mostTexts }),
    hashtags: fc.array(words, { maxLength: 4 }),
    hasBrand: fc.boolean(),
    media: fc.constantFrom("none", "none", "photo", "broken"),
  })
  .map(({ template, format, layout, postType, texts, hashtags, hasBrand, media }): SlideJob => {
    let place = 0;
    const next = () => texts[place++ % texts.length] ?? "";
    const brand: Brand = {
      ...defaultBrand,
      name: cutGraphemes(next(), 60),
      handle: `@${cutGraphemes(next().replaceAll(/\s/gu, ""), 30)}`,
      website: `${cutGraphemes(next().replaceAll(/\s/gu, ""), 50)}.example`,
      avatar: avatarDataUrl,
      placement: "all",
    };
    const title = next();
    const plain: Slide = { header: "Plain", description: [] };
    const slide: Slide = { ...slides[layout](next), layout };
    const index = { cover: 0, closing: 2 }[layout as string] ?? 1;
    const urls = {
      none: {},
      photo: { [index]: photoDataUrl },
      broken: { [index]: "data:image/png;base64,AAAA" },
    };
    return {
      post: {
        title,
        hashtags: hashtags.map((tag) => `#${cutGraphemes(tag.replaceAll(/\s/gu, ""), 40)}`),
        content: postType === "single" ? [slide] : [plain, plain, plain].with(index, slide),
      },
      design: applyTemplate(defaultDesign, template),
      ...(hasBrand && { brand }),
      format,
      postType,
      slideIndex: postType === "single" ? 0 : index,
      mediaUrls: urls[media as keyof typeof urls],
    };
  });

import type { SlideNode } from "../../drawing/node.ts";
import { findTextLanguage } from "../text-language.ts";
import type { Composing } from "../composition/composing.ts";
import { fitNode, floorPx } from "../composition/fit.ts";
import { beside, share, splitAt } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { headline, paragraph, type Letters, type Setting } from "../composition/lettering.ts";
import { at, column } from "../composition/place.ts";
import type { Area, Scene } from "../composition/scene.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import { composeAsStatement } from "./statement.ts";

const marksOf: Readonly<Record<string, readonly [string, string]>> = {
  ja: ["「", "」"],
  zh: ["“", "”"],
  de: ["„", "“"],
  fr: ["« ", " »"],
  ru: ["«", "»"],
  ar: ["«", "»"],
};

/** The quotation marks of the language that the words' script tells. */
export function quoteMarks(content: string): readonly [string, string] {
  return marksOf[findTextLanguage(content) ?? ""] ?? ["“", "”"];
}

/** The quoted words as large as their box lets them be, within quotation marks where asked. */
export function* bigQuote(
  scene: Scene,
  words: Words,
  {
    area,
    letters,
    maxSize,
    color,
    align = "start",
    isMarked = false,
    style = {},
  }: {
    area: Pick<Area, "width" | "height">;
    letters: Letters;
    /** Design px. */
    maxSize: number;
    color: string;
    align?: "start" | "center";
    isMarked?: boolean;
    style?: NonNullable<Setting["style"]>;
  },
): Composing<{ node: SlideNode; heightPx: number; sizePx: number }> {
  const widthPx = Math.floor(area.width);
  const [open, close] = quoteMarks(words.text);
  const shown = isMarked ? { ...words, text: `${open}${words.text}${close}` } : words;
  return yield* fitNode(
    "quote",
    { widthPx, heightPx: area.height, minPx: floorPx.headline, maxPx: scene.px(maxSize) },
    (sizePx) =>
      paragraph(scene, shown, {
        letters: { ...letters, balanced: true },
        sizePx,
        color,
        widthPx,
        align,
        style,
      }),
  );
}

/** The slide's header over a quote: small, since the quote is the headline. */
export function* quoteLabel(
  scene: Scene,
  hand: TemplateHand,
  {
    area,
    maxSize,
    color,
    align = "start",
    letters = hand.letters.headline,
  }: {
    area: Pick<Area, "width" | "height">;
    maxSize: number;
    color: string;
    align?: "start" | "center";
    letters?: Letters;
  },
): Composing<{ node: SlideNode | null; heightPx: number }> {
  const { header } = scene.reading;
  if (header.text.trim() === "") return { node: null, heightPx: 0 };
  const widthPx = Math.floor(area.width);
  const sheet = hand.sheetOf(scene);
  return yield* fitNode(
    "label",
    {
      widthPx,
      heightPx: area.height,
      minPx: floorPx.body,
      maxPx: Math.max(floorPx.body, scene.px(maxSize)),
    },
    (sizePx) =>
      headline(scene, header, {
        letters,
        sizePx,
        color,
        widthPx,
        align,
        sheet: { ...sheet, inkLarge: color },
        marking: { color },
      }),
  );
}

/** The header small, the quote large, and who said it. */
export function* composeQuote(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "quote");
  if (!main) return yield* composeAsStatement(scene, hand);
  const area = hand.area(scene, hand);
  const sheet = hand.sheetOf(scene);
  const { px } = scene;
  const { over, under, room } = yield* beside(scene, hand, { area, before, after });
  const label = yield* quoteLabel(scene, hand, {
    area: { width: room.width, height: room.height * 0.16 },
    maxSize: 50,
    color: sheet.accent,
  });
  const authorPx = px(110);
  const quote = yield* bigQuote(scene, main.words, {
    area: {
      width: room.width,
      height: (room.height - label.heightPx - authorPx - px(60)) * share(scene, 1),
    },
    letters: hand.letters.headline,
    maxSize: hand.sizes.quote,
    color: sheet.inkLarge,
    isMarked: true,
  });
  const author = paragraph(scene, main.by, {
    letters: { ...hand.letters.body, weight: 600 },
    sizePx: Math.max(floorPx.body, px(44)),
    color: sheet.ink,
    widthPx: room.width,
  });
  return [
    ...over,
    at(room, {}, label.node),
    at(
      room,
      { flexDirection: "column", justifyContent: "flex-end" },
      column({ width: room.width, rowGap: px(44) }, quote.node, author),
    ),
    ...under,
  ];
}

import type { SlideNode } from "../../drawing/node.ts";
import { findTextLanguage } from "../../text/index.ts";
import type { Composing } from "../composition/fit/composing.ts";
import { filled, fitNode } from "../composition/fit/fit.ts";
import { headline } from "../composition/text/headline.ts";
import { paragraph, type Setting } from "../composition/scene/lettering.ts";
import type {
  FittedText,
  LabelBox,
  QuoteLook,
  QuoteParts,
} from "../composition/scene/layout-looks.ts";
import { measureEms } from "../composition/text/measure.ts";
import { boxAt, column, inset } from "../composition/scene/boxes.ts";
import { bodySize, type Scene } from "../composition/scene/scene.ts";
import type { TemplateSkin } from "../composition/scene/skin.ts";
import type { QuotedWords, QuoteMarks, Words } from "../../layouts/reading/slide-reading.ts";
import { noFittedText } from "./header.ts";
import { composeAsStatement } from "./statement.ts";
import { splitAt } from "../composition/text/around/block-frame.ts";
import { textAboveAndBelow } from "../composition/text/around/above-and-below.ts";

const marksOf: Readonly<Record<string, QuoteMarks>> = {
  ja: ["「", "」"],
  zh: ["“", "”"],
  ru: ["«", "»"],
  ar: ["«", "»"],
};

/** Returns the marks as typed, else those of the language that the script reveals, else English ones. */
export const quoteMarks = ({ text, marks }: QuotedWords): QuoteMarks =>
  marks ?? marksOf[findTextLanguage(text) ?? ""] ?? ["“", "”"];

/** Returns the opening mark as it stands over the words: „ is raised to ”. */
export function overMark(words: QuotedWords): string {
  const mark = quoteMarks(words)[0].trim();
  return { "„": "”", "‚": "’" }[mark] ?? mark;
}

/** Returns the shape of a mark, and whether it is an opening one, which is a closing one turned by 180°. */
export const shapeOfMark = (mark: string) =>
  ({
    shape: /[«»‹›]/.test(mark) ? "angles" : /[「」『』]/.test(mark) ? "corner" : "commas",
    isOpening: /[“‘«‹「『]/.test(mark),
  }) as const;

/** Whether the marks are commas. Others aren't drawn as a large sign, because angles would look like a player's buttons. */
export function hasCommas(words: QuotedWords): boolean {
  return quoteMarks(words).every((mark) => shapeOfMark(mark).shape === "commas");
}

/** Returns the quotation with its marks, unless they are commas, which are drawn as a large sign. */
export function withOwnMarks(words: QuotedWords): QuotedWords {
  const [open, close] = quoteMarks(words);
  return hasCommas(words) ? words : { ...words, text: `${open}${words.text}${close}` };
}

/** Draws a quotation with lines of similar length. */
export function drawQuotation(scene: Scene, words: QuotedWords, setting: Setting): SlideNode {
  const letters = { ...setting.letters, balanced: true };
  return paragraph(scene, words, { ...setting, letters, startsSentences: true });
}

/** Gap above and below a centred quotation, design px. */
const centeredGap = 24;
/** Gap between the header and the quote below it, design px. */
const labelGap = 44;

/** Composes a small header, a large quote and its author. */
export function* composeQuote(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { main, before, after } = splitAt(scene, "quote");
  if (!main) return yield* composeAsStatement(scene, skin);
  const look = (skin.quote ?? plainQuote)(scene, skin, { ...main, before, after });
  const { over, under, room } = yield* look.around;
  const [em = 0] = look.measured ? yield* measureEms(scene, [look.measured]) : [];
  const label = yield* fitLabel(scene, skin, look.label(room), main.by);
  const isBelow = look.isLabelBelow === true && label.heightPx > 0;
  const belowPx = label.heightPx + scene.px(labelGap);
  const place = isBelow
    ? inset(room, { bottom: belowPx })
    : inset(room, { top: look.topPx(label.heightPx), bottom: look.footPx ?? 0 });
  const widthPx = Math.floor(place.width);
  const heightPx = place.height * (look.shareOf ?? 1);
  const minPx = scene.floorPx.headline;
  const box = { widthPx, heightPx, minPx, maxPx: scene.px(look.maxSize), fills: filled.words };
  const quote = yield* fitNode("quote", box, (sizePx) => look.block({ sizePx, widthPx, em }));
  const freePx = place.height - quote.heightPx;
  // In a centred quote, header and mark are as near to the quotation as they are on a full slide.
  const lowerPx = look.isCentered && !isBelow ? Math.max(0, freePx / 2 - scene.px(centeredGap)) : 0;
  const drawn = look.draw?.({ ...room, y: room.y + lowerPx }, label.heightPx) ?? [];
  const isOpen = scene.shape === "tall" && scene.photo === null && drawn.length === 0;
  const isNear = look.isLabelNear || isOpen;
  const isSmall = (isOpen || !look.isLabelNear) && quote.heightPx < place.height * smallQuote;
  const quoteY = place.y + freePx * (look.isCentered || isSmall ? 0.5 : 1);
  const underY = room.y + room.height - label.heightPx;
  const nearY = isNear ? quoteY - scene.px(labelGap) - label.heightPx : room.y + lowerPx;
  const labelY = isBelow ? underY : nearY;
  const header = { ...room, y: labelY, height: Math.max(1, label.heightPx) };
  const style = {
    flexDirection: "column",
    justifyContent: look.isCentered || isSmall ? "center" : "flex-end",
  };
  return [
    ...drawn,
    ...over,
    boxAt(header, { justifyContent: look.isCentered ? "center" : "flex-start" }, label.node),
    boxAt(place, style, quote.node),
    ...under,
  ];
}

/** A quotation lower than this fraction of its area is in the area's middle, because the gap above would look empty. */
const smallQuote = 0.75;

/** Fits the slide's header in small type, because the quote is the headline. */
function* fitLabel(
  scene: Scene,
  skin: TemplateSkin,
  { area, maxSize, color, align = "start", letters = skin.letters.headline }: LabelBox,
  by: Words,
): Composing<FittedText> {
  const { header } = scene.reading;
  // A header that only repeats the author isn't drawn twice.
  if (header.text.trim() === "" || header.text.trim() === by.text.trim()) return noFittedText;
  const widthPx = Math.floor(area.width);
  const sheet = { ...skin.sheetOf(scene), inkLarge: color };
  return yield* fitNode(
    "label",
    { widthPx, heightPx: area.height, minPx: scene.floorPx.body, maxPx: scene.px(maxSize) },
    (sizePx) =>
      headline(scene, header, {
        letters,
        sizePx,
        color,
        widthPx,
        align,
        sheet,
        marking: sheet.smallHighlight,
      }),
  );
}

function plainQuote(
  scene: Scene,
  skin: TemplateSkin,
  { words, by, ...near }: QuoteParts,
): QuoteLook {
  const { px } = scene;
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const [open, close] = quoteMarks(words);
  const marked = { ...words, text: `${open}${words.text}${close}` };
  return {
    around: textAboveAndBelow(scene, skin, { ...near, area }),
    isLabelNear: scene.shape === "landscape",
    label: ({ width, height }) => ({
      area: { width, height: height * 0.16 },
      maxSize: 50,
      color: sheet.accent,
    }),
    topPx: (labelPx) => labelPx + px(60),
    maxSize: skin.sizes.quote,
    block: ({ sizePx, widthPx }) =>
      column(
        { width: widthPx, rowGap: px(44) },
        drawQuotation(scene, marked, {
          letters: skin.letters.headline,
          sizePx,
          color: sheet.inkLarge,
          widthPx,
        }),
        paragraph(scene, by, {
          letters: { ...skin.letters.body, weight: 600 },
          sizePx: bodySize(scene, 44),
          color: sheet.ink,
          widthPx,
        }),
      ),
  };
}

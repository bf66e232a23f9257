import type { Sheet } from "../../../design/colors/template-colors.ts";
import { parseInlineMarkup, stripMarkup } from "../../../text/inline-markup.ts";
import { markCompounds } from "../../../text/compounds.ts";
import { joinWords } from "../../../text/word-breaks.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import type { Composing } from "../fit/composing.ts";
import { fitNode, type Fitted } from "../fit/fit.ts";
import type { TemplateSkin } from "../scene/skin.ts";
import { fitSentences } from "./fit-sentences.ts";
import { headline } from "./headline.ts";
import type { Letters } from "../scene/lettering.ts";
import { headlineAlign, type Scene } from "../scene/scene.ts";

/** Size and style of a headline. Omitted fields have the template's defaults. */
export interface HeadlineBox {
  widthPx: number;
  heightPx: number;
  /** Largest font size, design px. */
  maxSize: number;
  align?: "start" | "center";
  sheet?: Sheet;
  letters?: Letters;
  /** If a smaller font size saves a line, that size is used. This avoids a last line with only a short word. */
  isCalm?: boolean;
  /** See `FitRequest.mayOverflow`. */
  mayOverflow?: boolean;
}

/** Only this many UTF-16 code units at the end of a headline are searched for its last words. */
const maxEnding = 80;

/**
 * Whether the last of at least three words would look lost alone on a line. It has up to four letters, or follows its
 * number, as in `4 raisons`.
 */
export function endsInShortWord(words: string): boolean {
  const ending = joinWords(words.trimEnd().slice(-maxEnding)).split(" ").slice(-3);
  const [, before = "", last = ""] = ending;
  if (ending.length < 3) return false;
  const letterCount = last.replaceAll(/[\p{M}\p{P}\p{S}\s]/gu, "").length;
  return letterCount <= 4 || (/^\p{Nd}{1,3}$/u.test(before) && letterCount <= 9);
}

/** Fits a title or header into its box in the largest possible font size. Null if the text is empty. */
export function* fitHeadline(
  scene: Scene,
  skin: TemplateSkin,
  role: string,
  written: Words,
  { widthPx, heightPx, maxSize, align: own = "start", mayOverflow = false, ...look }: HeadlineBox,
): Composing<Fitted | null> {
  const align = headlineAlign(scene, own);
  if (written.text.trim() === "") return null;
  const { title, header } = scene.reading;
  const context = `${title.text} ${header.text} ${scene.context.post.content[0]?.header ?? ""}`;
  const words = { ...written, text: markCompounds(written.text, context) };
  const { sheet = skin.sheetOf(scene), letters = skin.letters.headline } = look;
  const marking = skin.marking(scene, sheet);
  const color = sheet.inkLarge;
  const setting = { letters, color, widthPx, align, sheet, marking };
  const build = (sizePx: number, joinsMarked = false, joinsLast = false) =>
    headline(scene, words, { ...setting, sizePx, joinsLast, joinsMarked });
  const buildSentences = (sizePx: number) =>
    headline(scene, words, { ...setting, sizePx, startsSentences: true });
  const minPx = scene.floorPx.headline;
  const largest = yield* fitNode(
    role,
    { widthPx, heightPx, minPx, maxPx: scene.px(maxSize), mayOverflow },
    (sizePx) => build(sizePx),
  );
  const box = { widthPx, heightPx, minPx };
  const split = yield* fitSentences(role, words, largest, box, buildSentences);
  if (split) return split;
  const calm = look.isCalm
    ? yield* inFewerLines(`${role} calm`, largest, {
        widthPx,
        minPx,
        leading: letters.leading,
        build: (sizePx) => build(sizePx),
      })
    : largest;
  if (calm.heightPx <= 1.5 * letters.leading * calm.sizePx) return calm;
  const whole = hasPhrase(words)
    ? yield* fitWhole(`${role} phrase`, calm, { widthPx, minPx, build: (px) => build(px, true) })
    : null;
  const fitted = whole ?? calm;
  if (!endsInShortWord(stripMarkup(words.text))) return fitted;
  const fitJoined = (name: string, leastPx: number) =>
    fitNode(
      `${role} ${name}`,
      {
        widthPx,
        heightPx: fitted.heightPx + 1,
        minPx: leastPx,
        maxPx: fitted.sizePx,
        mayOverflow: true,
      },
      (size) => build(size, whole !== null, true),
    );
  const large = yield* fitJoined("joined", fitted.sizePx - 1);
  if (large.sizePx === fitted.sizePx) return large;
  const leastPx = Math.max(minPx, fitted.sizePx * calmShare);
  const smaller = yield* fitJoined("joined smaller", leastPx);
  return smaller.sizePx > leastPx ? smaller : fitted;
}

/**
 * A headline's font may shrink to this fraction of its size, to save a line or to avoid a last line with only one word.
 */
const calmShare = 0.84;

/** A headline's font may shrink to this fraction of its size, to keep a highlighted phrase on one line. */
const phraseShare = 0.7;
/** Most UTF-16 units of a highlighted phrase that is kept on one line. */
const maxPhrase = 28;

/** Whether a highlighted phrase has several words, but not so many that they need a line each. */
function hasPhrase({ text }: Words): boolean {
  return parseInlineMarkup(text).some(
    (span) => span.highlighted && span.text.length <= maxPhrase && /\S \S/.test(span.text),
  );
}

/** Fits a headline whose highlighted phrases aren't broken; null if its font would get much smaller. */
function* fitWhole(
  role: string,
  { sizePx, heightPx }: Fitted,
  { widthPx, minPx, build }: { widthPx: number; minPx: number; build: (px: number) => SlideNode },
): Composing<Fitted | null> {
  const least = Math.max(minPx, sizePx * phraseShare);
  const box = { widthPx, heightPx: heightPx + 1, minPx: least, maxPx: sizePx, mayOverflow: true };
  const whole = yield* fitNode(role, box, build);
  return whole.sizePx > least ? whole : null;
}

/** Fits a headline of three or more lines on one line less, if its font stays at least `calmShare` times as large. */
function* inFewerLines(
  role: string,
  fitted: Fitted,
  setting: {
    widthPx: number;
    minPx: number;
    leading: number;
    build: (sizePx: number) => SlideNode;
  },
): Composing<Fitted> {
  const { sizePx, heightPx } = fitted;
  const { widthPx, minPx, leading, build } = setting;
  const lines = Math.round(heightPx / (sizePx * leading));
  if (lines < 3) return fitted;
  const least = Math.max(minPx, sizePx * calmShare);
  const mostPx = (heightPx * (lines - 1)) / lines + 1;
  const box = { widthPx, heightPx: mostPx, minPx: least, maxPx: sizePx, mayOverflow: true };
  const calm = yield* fitNode(role, box, build);
  return calm.heightPx <= mostPx ? calm : fitted;
}

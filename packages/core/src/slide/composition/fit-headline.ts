import type { Sheet } from "../../design/colors/template-colors.ts";
import { stripMarkup } from "../../text/inline-markup.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "./composing.ts";
import { fitNode, type Fitted } from "./fit.ts";
import type { TemplateSkin } from "./skin.ts";
import { headline } from "./headline.ts";
import type { Letters } from "./lettering.ts";
import type { Scene } from "./scene.ts";

/** Size and style of a headline. Omitted fields have the template's defaults. */
export interface HeadlineBox {
  widthPx: number;
  heightPx: number;
  /** Largest font size, design px. */
  maxSize: number;
  align?: "start" | "center";
  sheet?: Sheet;
  letters?: Letters;
  /** Uses a smaller font size if the text then fits on one line less, which avoids a line with only a short word. */
  isCalm?: boolean;
  /** See `FitRequest.mayOverflow`. */
  mayOverflow?: boolean;
}

/** Whether the last of at least three words has up to four characters. Alone on the last line, it would look lost. */
export function endsInShortWord(words: string): boolean {
  const text = words.trimEnd();
  let start = text.length;
  // Looks only at the last three words, because the text may be long.
  for (let count = 0; count < 3 && start > 0; count += 1) start = text.lastIndexOf(" ", start - 1);
  return /^\S+ \S+ \S{1,4}$/u.test(text.slice(start + 1));
}

/** Fits a title or header into its box in the largest possible font size; null if it is empty. */
export function* fitHeadline(
  scene: Scene,
  skin: TemplateSkin,
  role: string,
  words: Words,
  { widthPx, heightPx, maxSize, align = "start", mayOverflow = false, ...look }: HeadlineBox,
): Composing<Fitted | null> {
  if (words.text.trim() === "") return null;
  const { sheet = skin.sheetOf(scene), letters = skin.letters.headline } = look;
  const marking = skin.marking(scene, sheet);
  const color = sheet.inkLarge;
  const build = (sizePx: number, joinsLast = false) =>
    headline(scene, words, { letters, sizePx, color, widthPx, align, sheet, marking, joinsLast });
  const minPx = scene.floorPx.headline;
  const largest = yield* fitNode(
    role,
    { widthPx, heightPx, minPx, maxPx: scene.px(maxSize), mayOverflow },
    build,
  );
  const fitted = look.isCalm
    ? yield* inFewerLines(`${role} calm`, largest, {
        widthPx,
        minPx,
        leading: letters.leading,
        build,
      })
    : largest;
  const isWrapped = fitted.heightPx > 1.5 * letters.leading * fitted.sizePx;
  if (!isWrapped || !endsInShortWord(stripMarkup(words.text))) return fitted;
  const { sizePx, heightPx: leastPx } = fitted;
  const box = { widthPx, heightPx: leastPx + 1, minPx: sizePx - 1, maxPx: sizePx };
  const joined = yield* fitNode(`${role} joined`, { ...box, mayOverflow: true }, (size) =>
    build(size, true),
  );
  return joined.sizePx === sizePx ? joined : fitted;
}

/** Smallest font size for the sake of one line less, as a fraction of the largest size that fits. */
const calmShare = 0.84;

/** Fits a headline of at least three lines on one line less, if it needn't be smaller than `calmShare` for that. */
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

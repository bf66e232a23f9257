import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { stripMarkup } from "../../../text/inline-markup.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { boxAt } from "../../composition/scene/boxes.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { headlineMarking } from "../../composition/text/headline.ts";
import type { PosterLimits, PosterLine } from "../../composition/text/poster-lines.ts";
import { fitPosterAs, type Poster } from "../../composition/text/poster.ts";
import { blockOf, sheetOf } from "./fields.ts";

const ratios = { portrait: 3.2, square: 2.8, tall: 3.2, landscape: 2.4 } as const;

/** How much a poster's height counts: on upright slides, more and larger lines are better than a bare field. */
const heightPowers = { portrait: 1.4, square: 1.2, tall: 1.6, landscape: 0.5 } as const;

/** Line heights by the kind of letters: capitals without marks, with tails as Q, with marks as Ä or Ế, other scripts. */
const leadings = [
  {
    pattern:
      /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Common}\p{Script=Inherited}]/u,
    leading: 1.52,
  },
  { pattern: /\p{Lu}\p{M}{2}/u, leading: 1.44 },
  { pattern: /\p{Lu}\p{M}/u, leading: 1.22 },
  { pattern: /[QДЦЩ,;]/u, leading: 0.98 },
] as const;
const plainLeading = 0.84;

/** Returns letters with enough line height for the capitals of a text. */
export function capitalsFor(letters: Letters, { text }: Pick<Words, "text">): Letters {
  const capitals = text.toUpperCase().normalize("NFD");
  const found = leadings.find(({ pattern }) => pattern.test(capitals));
  return { ...letters, leading: found?.leading ?? plainLeading };
}

/** How a poster is placed; sizes are design px, gaps multiples of the smallest line's size. */
interface PosterPlace {
  area: Area;
  maxSize: number;
  mostGap: number;
  /** How much the height counts, see `PosterLimits`; the usual value of the format if it is left out. */
  heightPower?: number;
}

/**
 * Fits a title or header in capitals, in lines that each fill the area's width. Lines with highlighted words are on a
 * band from edge to edge. Null if the text can't be a poster.
 */
export function* fitCapitals(
  scene: Scene,
  skin: TemplateSkin,
  words: Words,
  { area, maxSize, mostGap, ...place }: PosterPlace,
): Composing<Poster | null> {
  const sheet = sheetOf(scene);
  const marking = headlineMarking(scene, skin, sheet);
  const { highlightMark = "auto", headerStyle } = scene.context.design;
  const hasBands = highlightMark === "auto" && headerStyle === "default";
  const block = blockOf(scene);
  const { heightPower = heightPowers[scene.shape] } = place;
  const limits: PosterLimits = { mostRatio: ratios, maxSize, mostGap, widthPower: 3, heightPower };
  const poster = yield* fitPosterAs(scene, words, {
    area,
    letters: capitalsFor(skin.letters.headline, words),
    sheet,
    // Words on bands need no mark of their own, and so no room for it between lines.
    marking: hasBands ? { color: block.ink } : marking,
    limits,
    ...(hasBands && {
      lineLook: (line) =>
        isLit(line) ? { words: { ...line, text: stripMarkup(line.text) }, color: block.ink } : null,
    }),
    leastFilled: 0,
  });
  if (!poster || !hasBands) return poster;
  const draw = (y: number): SlideNode[] => [
    ...poster.lines
      .filter(({ words: line }) => isLit(line))
      .map((line) => drawBand(scene, line, y, block.background)),
    ...poster.draw(y),
  ];
  return { ...poster, draw };
}

function isLit({ text }: Words): boolean {
  return text !== stripMarkup(text);
}

/** How far a band extends above and below the line of its letters, em. */
const bandEm = 0.03;

function drawBand(
  { widthPx }: Scene,
  { y, sizePx, heightPx }: PosterLine,
  top: number,
  backgroundColor: string,
): SlideNode {
  const by = sizePx * bandEm;
  const place = { x: 0, y: top + y - by, width: widthPx, height: heightPx + 2 * by };
  return boxAt(place, { backgroundColor });
}

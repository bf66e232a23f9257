import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import { markCompounds } from "../../../text/compounds.ts";
import { parseInlineMarkup } from "../../../text/inline-markup.ts";
import type { Composing } from "../fit/composing.ts";
import { boxAt } from "../scene/boxes.ts";
import { withBlockRoom, withMarkRoom, type Letters } from "../scene/lettering.ts";
import type { Marking } from "../scene/marking.ts";
import type { Area, Scene } from "../scene/scene.ts";
import { headline, headlineLetters } from "./headline.ts";
import { fitPosterLines, posterHang, type PosterLimits, type PosterLine } from "./poster-lines.ts";

/**
 * A text drawn as a poster. `heightPx` is the total height of its lines, and `y` is the top of the first line; both are
 * CSS px.
 */
export interface Poster {
  lines: readonly PosterLine[];
  heightPx: number;
  draw: (y: number) => SlideNode[];
}

/** How a template draws a poster. */
interface PosterLook {
  area: Area;
  letters: Letters;
  sheet: Sheet;
  marking: Marking;
  limits: PosterLimits;
  /** Returns the plain words of a line and their colour; null for a line that is drawn as usual. */
  lineLook?: (line: Words) => { words: Words; color: string } | null;
  /** Fraction of the area's height from which on a poster is large enough for words with a long compound. */
  leastFilled: number;
}

/** Fits a title or header into an area, in lines that each fill the width; null if the text can't be a poster. */
export function* fitPosterAs(
  scene: Scene,
  words: Words,
  { area, sheet, marking, limits, leastFilled, lineLook, ...look }: PosterLook,
): Composing<Poster | null> {
  const isOnBlocks = scene.context.design.headerStyle === "highlight";
  const isMarked = parseInlineMarkup(words.text).some(({ highlighted }) => highlighted);
  const letters = headlineLetters(scene, look.letters);
  const { mark } = marking;
  const marked = mark && isMarked ? [{ text: words.text, mark }] : [];
  const poster = yield* fitPosterLines(scene, words, {
    letters: withMarkRoom(
      isOnBlocks ? withBlockRoom(letters, words.text) : letters,
      words.text,
      marked,
    ),
    area,
    limits,
  });
  const context = `${scene.reading.title.text} ${scene.reading.header.text}`;
  const isLow = poster !== null && poster.heightPx < area.height * leastFilled;
  // A long compound makes all lines small, so it is hyphenated in a usual headline.
  if (!poster || (isLow && markCompounds(words.text, context) !== words.text)) return null;
  const draw = (top: number) =>
    poster.lines.map(({ words: line, y, sizePx, heightPx }) => {
      const outPx = posterHang * sizePx;
      const widthPx = Math.floor(area.width + 2 * outPx);
      const style = { whiteSpace: "nowrap" } as const;
      const own = lineLook?.(line) ?? { words: line, color: sheet.inkLarge };
      const setting = { letters, sizePx, widthPx, color: own.color, sheet, marking, style };
      const place = { x: area.x - outPx, y: top + y, width: widthPx, height: heightPx };
      // At its own height, a line in a gradient keeps its descenders.
      return boxAt(place, { alignItems: "flex-start" }, headline(scene, own.words, setting));
    });
  return { ...poster, draw };
}

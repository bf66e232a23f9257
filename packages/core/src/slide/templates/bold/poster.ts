import { getDirection } from "../../../drawing/direction.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { fitSubtitle } from "../../composers/cover.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { headline, headlineLetters, headlineMarking } from "../../composition/text/headline.ts";
import { withBlockRoom, withMarkRoom } from "../../composition/scene/lettering.ts";
import { boxAt, disc, footOf, inset } from "../../composition/scene/boxes.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { markCompounds } from "../../../text/compounds.ts";
import { parseInlineMarkup } from "../../../text/inline-markup.ts";
import { coverWordsOn } from "./cover-words.ts";
import { fieldOf, hasFields, ornamentOnPrimary } from "./fields.ts";
import { fitPosterLines, posterHang, type PosterLine } from "./poster-lines.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Largest and smallest radius of the disc beside a short line, design px. */
const discRadius = { most: 150, least: 64 } as const;
/** If a larger fraction of the area's height is above a title, a large disc is drawn there. */
export const mostEmpty = 0.36;
/** Fraction of the area's height from which on a poster is large enough. */
const leastFilled = 0.55;
/** Distance of the disc from the short line, design px. */
const discGap = 40;

/**
 * A text drawn as a poster. `heightPx` is the total height of its lines, and `y` is the top of the first line; both are
 * CSS px.
 */
interface Poster {
  lines: readonly PosterLine[];
  heightPx: number;
  draw: (y: number) => SlideNode[];
}

/** Fits a title or header into an area as a poster; null if the text can't be a poster. */
export function* fitPoster(
  scene: Scene,
  skin: TemplateSkin,
  words: Words,
  area: Area,
): Composing<Poster | null> {
  const sheet = skin.sheetOf(scene);
  const marking = headlineMarking(scene, skin, sheet);
  const isOnBlocks = scene.context.design.headerStyle === "highlight";
  const isMarked = parseInlineMarkup(words.text).some(({ highlighted }) => highlighted);
  const letters = headlineLetters(scene, skin.letters.headline);
  const { mark } = marking;
  const marked = mark && isMarked ? [{ text: words.text, mark }] : [];
  const poster = yield* fitPosterLines(scene, words, {
    letters: withMarkRoom(
      isOnBlocks ? withBlockRoom(letters, words.text) : letters,
      words.text,
      marked,
    ),
    area,
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
      const setting = { letters, sizePx, widthPx, color: sheet.inkLarge, sheet, marking, style };
      const place = { x: area.x - outPx, y: top + y, width: widthPx, height: heightPx };
      // At its own height, a line in a gradient keeps its descenders.
      return boxAt(place, { alignItems: "flex-start" }, headline(scene, line, setting));
    });
  return { ...poster, draw };
}

/**
 * Composes a cover with the title as a poster, in lines that each fill the width. Null if the title can't be a poster.
 */
export function* composePoster(scene: Scene, skin: TemplateSkin): Composing<SlideNode[] | null> {
  const { title } = scene.reading;
  const sheet = skin.sheetOf(scene);
  const { under, room } = yield* textAtFoot(scene, skin, skin.area(scene, skin), { sheet });
  const look = coverWordsOn(scene, skin, title, { size: skin.sizes.cover, most: 1 });
  const subtitle = yield* fitSubtitle(scene, room, look);
  const area = inset(room, { bottom: subtitle ? subtitle.heightPx + look.gapPx : 0 });
  const poster = yield* fitPoster(scene, skin, title, area);
  if (!poster) return null;
  const place = footOf(area, poster.heightPx);
  const freePx = area.height - poster.heightPx;
  const isEmpty = freePx > area.height * mostEmpty;
  return [
    ...(isEmpty
      ? drawLargeDisc(scene, { ...area, height: freePx })
      : drawDisc(scene, place, poster.lines)),
    ...poster.draw(place.y),
    ...(subtitle ? [boxAt(footOf(room, subtitle.heightPx), {}, subtitle.node)] : []),
    ...under,
  ];
}

/** Draws a large disc at the slide's edge in the free space above a poster. */
export function drawLargeDisc(scene: Scene, free: Area): SlideNode[] {
  const { context, widthPx, colors } = scene;
  if (!context.design.cornerAccent || !hasFields(scene)) return [];
  const radius = Math.min(free.height * 0.42, widthPx * 0.26);
  const circle = { x: widthPx - radius * 0.45, y: free.y + free.height * 0.46, radius };
  const color = fieldOf(scene) === "primary" ? ornamentOnPrimary(scene) : colors.primary.background;
  return [disc(circle, { backgroundColor: color })];
}

/** Draws a disc at the slide's edge, in the space beside the shortest line; nothing if the space is too small. */
function drawDisc(scene: Scene, place: Area, lines: readonly PosterLine[]): SlideNode[] {
  const { px, context, widthPx } = scene;
  const [first] = lines;
  const isAligned = first && getDirection(first.words.text) === context.direction;
  if (!context.design.cornerAccent || !hasFields(scene) || !isAligned) return [];
  const marginPx = widthPx - place.x - place.width;
  const mostBeside = (line: PosterLine) => place.width - line.widthPx + marginPx - px(discGap);
  const [line] = lines.toSorted((one, other) => mostBeside(other) - mostBeside(one));
  if (!line) return [];
  const radius = Math.min(px(discRadius.most), mostBeside(line));
  if (radius < px(discRadius.least)) return [];
  const middle = Math.max(radius, line.y + line.heightPx / 2);
  // The disc is narrower at the height of the lines above and below.
  const reachAt = ({ y, heightPx }: PosterLine) => {
    const apartPx = Math.max(0, y + heightPx * 0.2 - middle, middle - y - heightPx * 0.8);
    return apartPx < radius ? Math.sqrt(radius * radius - apartPx * apartPx) : 0;
  };
  if (lines.some((other) => reachAt(other) > mostBeside(other) + px(discGap / 2))) return [];
  const circle = { x: widthPx, y: place.y + middle, radius };
  return [disc(circle, { backgroundColor: ornamentOnPrimary(scene) })];
}

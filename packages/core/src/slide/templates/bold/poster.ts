import { getDirection } from "../../../drawing/direction.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { fitSubtitle } from "../../composers/cover.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { headlineMarking } from "../../composition/text/headline.ts";
import { fitPosterAs, type Poster } from "../../composition/text/poster.ts";
import { boxAt, disc, footOf, inset } from "../../composition/scene/boxes.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { coverWordsOn } from "./cover-words.ts";
import { fieldOf, hasFields, ornamentOnPrimary } from "./fields.ts";
import type { PosterLimits, PosterLine } from "../../composition/text/poster-lines.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";

/** Largest and smallest radius of the disc beside a short line, design px. */
const discRadius = { most: 150, least: 64 } as const;
/** If a larger fraction of the area's height is above a title, a large disc is drawn there. */
export const mostEmpty = 0.36;
/** Fraction of the area's height from which on a poster is large enough. */
const leastFilled = 0.55;
/** Distance of the disc from the short line, design px. */
const discGap = 40;

const limits: PosterLimits = {
  mostRatio: { portrait: 1.5, square: 1.5, tall: 2.1, landscape: 1.5 },
  maxSize: 330,
  mostGap: 0.16,
  widthPower: 0,
  heightPower: 0.5,
};

/** Fits a title or header into an area as a poster; null if the text can't be a poster. */
export function fitPoster(
  scene: Scene,
  skin: TemplateSkin,
  words: Words,
  area: Area,
): Composing<Poster | null> {
  const sheet = skin.sheetOf(scene);
  const marking = headlineMarking(scene, skin, sheet);
  const { headline: letters } = skin.letters;
  return fitPosterAs(scene, words, { area, letters, sheet, marking, limits, leastFilled });
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

import type { SlideNode } from "../../../drawing/node.ts";
import { composeCoverAs, fitSubtitle } from "../../composers/cover.ts";
import type { Composing } from "../../composition/fit/composing.ts";
import { slideImage } from "../../composition/photo/slide-image.ts";
import type { CoverLook, CoverWords } from "../../composition/scene/layout-looks.ts";
import { boxAt, footOf, inset } from "../../composition/scene/boxes.ts";
import type { Area, Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { textAtFoot } from "../../composition/text/around/at-foot.ts";
import { squeezedShare } from "../../composition/scene/squeeze.ts";
import { rulePx, sheetOf } from "./fields.ts";
import { fillWithBarcode } from "./parts.ts";
import { capitalsFor, fitCapitals } from "./poster.ts";

/** Height of a cover's image, as a fraction of the area's height, and its left edge on a landscape slide. */
const imageShare = { upright: 0.42, landscapeX: 0.58 } as const;

/** Largest height of the barcode, as a multiple of the title's: a higher one would be stronger than the title. */
const mostBarcode = 1.8;

/** Composes the title in lines as wide as the slide, over the subtitle; an image is between them or at the side. */
export function* composeCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const { reading, squeeze, px } = scene;
  const whole = skin.area(scene, skin);
  const { words, frame } = placesOf(scene, whole);
  const sheet = sheetOf(scene);
  if (squeeze > 0) return yield* composeCoverAs(scene, skin, usual(scene, skin, words, frame));
  const { under, room } = yield* textAtFoot(scene, skin, words, { sheet, most: 0.3 });
  const subtitle = yield* fitSubtitle(scene, room, subtitleOf(scene, skin));
  const subtitlePx = subtitle ? subtitle.heightPx + px(34) : 0;
  const isBetween = frame !== null && scene.shape !== "landscape";
  const bottom = subtitlePx + (isBetween ? frame.height + px(34) : 0);
  const area = inset(room, { bottom });
  const isTall = !frame && scene.shape !== "landscape";
  const limits = { maxSize: 520, mostGap: frame ? 0.1 : 0.24, heightPower: isTall ? 3 : 0.5 };
  const poster = yield* fitCapitals(scene, skin, reading.title, { area, ...limits });
  if (!poster) return yield* composeCoverAs(scene, skin, usual(scene, skin, words, frame));
  const shown = isBetween
    ? {
        ...frame,
        y: area.y + poster.heightPx + px(30),
        height: imageHeight(scene, { room, poster: poster.heightPx, subtitlePx }),
      }
    : frame;
  const free = inset(area, { top: poster.heightPx + px(36), bottom: subtitle ? 0 : px(10) });
  const barcode = footOf(free, Math.min(free.height, poster.heightPx * mostBarcode));
  return [
    ...drawImage(scene, shown),
    ...(frame ? [] : fillWithBarcode(scene, barcode)),
    ...poster.draw(area.y),
    ...(subtitle ? [boxAt(footOf(room, subtitle.heightPx), {}, subtitle.node)] : []),
    ...under,
  ];
}

/** Returns the height that title and subtitle leave for an image between them, CSS px. */
function imageHeight(
  { px }: Scene,
  { room, poster, subtitlePx }: { room: Area; poster: number; subtitlePx: number },
): number {
  return Math.max(px(120), room.height - poster - subtitlePx - px(30 + 30));
}

function placesOf(scene: Scene, whole: Area): { words: Area; frame: Area | null } {
  const { media, shape, widthPx, px } = scene;
  if (!media) return { words: whole, frame: null };
  if (shape === "landscape") {
    const x = Math.round(widthPx * imageShare.landscapeX);
    const frame = { x, y: whole.y, width: widthPx - x, height: whole.height + px(24) };
    return { words: { ...whole, width: x - whole.x - px(44) }, frame };
  }
  const height = whole.height * squeezedShare(scene, imageShare.upright);
  return { words: whole, frame: { x: 0, y: whole.y, width: widthPx, height } };
}

/** Draws the image between two rules. */
function drawImage(scene: Scene, frame: Area | null): SlideNode[] {
  if (!frame) return [];
  const shown = slideImage(scene, frame);
  const line = { backgroundColor: sheetOf(scene).ink };
  const height = rulePx(scene);
  const isSide = scene.shape === "landscape";
  const rules = isSide
    ? [boxAt({ ...frame, width: height }, line)]
    : [
        boxAt({ ...frame, height }, line),
        boxAt({ ...frame, y: frame.y + frame.height - height, height }, line),
      ];
  return shown ? [shown, ...rules] : [];
}

function subtitleOf(scene: Scene, skin: TemplateSkin): Pick<CoverWords, "subtitle" | "sheet"> {
  const letters = { ...skin.letters.body, weight: 650, leading: 1.16, tracking: -0.022 };
  return { sheet: sheetOf(scene), subtitle: { size: 56, most: 0.26, letters } };
}

/** Places a title that can't fill lines, e.g. a long one, over the subtitle. */
function usual(scene: Scene, skin: TemplateSkin, words: Area, frame: Area | null): CoverLook {
  const isBetween = frame !== null && scene.shape !== "landscape";
  const area = isBetween ? inset(words, { top: frame.height + scene.px(34) }) : words;
  const letters = capitalsFor(skin.letters.headline, scene.reading.title);
  return {
    ...subtitleOf(scene, skin),
    around: textAtFoot(scene, skin, area, { sheet: sheetOf(scene), most: 0.3 }),
    placement: "foot",
    title: {
      size: skin.sizes.cover,
      most: 0.84,
      letters: { ...letters, leading: letters.leading + 0.08 },
    },
    gapPx: scene.px(34),
    draw: () => drawImage(scene, frame),
  };
}

import { withAlpha } from "../../../design/rgb.ts";
import type { Sheet } from "../../../design/colors/template-colors.ts";
import type { SlideNode } from "../../../drawing/node.ts";
import { partsAtFoot } from "../../composition/fit-parts.ts";
import type { HeaderLook } from "../../composition/looks.ts";
import { picture } from "../../composition/picture.ts";
import { at, footOf } from "../../composition/place.ts";
import type { Area, Scene } from "../../composition/scene.ts";
import type { Answer } from "../../composition/skin.ts";
import { explainGap, inkPart, platePart } from "./explain.ts";

/** Design px between the header and what explains it. */
const wordsGap = 36;

/** The picture over the whole slide in two tones, dark where the words are. */
export const pictureLook: Answer<HeaderLook> = (scene, skin) => {
  const { px, shape, colors } = scene;
  const whole = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const isLandscape = shape === "landscape";
  const area = { ...whole, width: whole.width * (isLandscape ? 0.56 : 1) };
  const low = footOf(area, area.height * (isLandscape ? 0.8 : 0.5) + px(wordsGap));
  const parts = [inkPart(scene, skin, sheet), platePart(scene, colors.primary)];
  return {
    area,
    around: partsAtFoot(scene, low, parts, {
      widthPx: area.width,
      heightPx: area.height * 0.4,
      maxSize: 44,
      gapPx: explainGap,
      clearPx: px(wordsGap),
    }),
    maxSize: 168,
    placement: "foot",
    draw: ({ headerY }) =>
      scene.media?.kind === "failed"
        ? drawPlaceholder(scene, sheet, { area, wordsY: headerY })
        : drawPicture(scene, sheet, { area, wordsY: headerY }),
  };
};

/** The words' field, and beside or over them the placeholder of an image that can't be shown. */
function drawPlaceholder(
  scene: Scene,
  { background }: Sheet,
  { area, wordsY }: { area: Area; wordsY: number },
): (SlideNode | null)[] {
  const { px, shape, widthPx, heightPx, context } = scene;
  const gapPx = px(60);
  const x = area.x + area.width + gapPx;
  const free =
    shape === "landscape"
      ? { ...area, x, width: widthPx - x - area.x }
      : { ...area, height: Math.max(1, wordsY - gapPx - area.y) };
  return [
    at({ x: 0, y: 0, width: widthPx, height: heightPx }, { backgroundColor: background }),
    at(free, { backgroundColor: context.palette.backgroundColor }),
    picture(scene, free),
  ];
}

/** The picture under veils of the field that its words are on, which begin there. */
function drawPicture(
  scene: Scene,
  { background }: Sheet,
  { area, wordsY }: { area: Area; wordsY: number },
): (SlideNode | null)[] {
  const { px, shape, widthPx, heightPx } = scene;
  const stage = { x: 0, y: 0, width: widthPx, height: heightPx };
  const veil = (alpha: number) => withAlpha(background, alpha);
  const percent = (y: number) => `${Math.round((Math.max(0, y) / heightPx) * 100)}%`;
  const reach = Math.round(((area.x + area.width) / widthPx) * 100);
  const fades =
    shape === "landscape"
      ? [
          `linear-gradient(90deg, ${veil(0.94)} 0%, ${veil(0.86)} ${reach - 20}%, ${veil(0.72)} ${reach}%, ${veil(0)} ${reach + 26}%)`,
          `linear-gradient(180deg, ${veil(0.84)} 0%, ${veil(0.76)} 12%, ${veil(0)} 30%, ${veil(0)} 76%, ${veil(0.84)} 100%)`,
        ]
      : [
          `linear-gradient(180deg, ${veil(0.82)} 0%, ${veil(0.66)} ${percent(area.y - px(40))}, ${veil(0)} ${percent(area.y + px(110))}, ${veil(0)} ${percent(wordsY - px(240))}, ${veil(0.86)} ${percent(wordsY - px(30))}, ${veil(0.95)} 100%)`,
        ];
  const over = fades.map((backgroundImage) => at(stage, { backgroundImage }));
  return [picture(scene, stage, { over })];
}

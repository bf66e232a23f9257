import type { SlideNode } from "../../../drawing/node.ts";
import type { Composing } from "../../composition/composing.ts";
import type { TemplateHand } from "../../composition/hand.ts";
import { picture } from "../../composition/picture.ts";
import { at, column } from "../../composition/place.ts";
import type { Scene } from "../../composition/scene.ts";
import { bigHeader } from "../../composers/statement.ts";
import { formatRgba, getRgb } from "../../../design/rgb.ts";
import { plateCallout } from "./callout.ts";
import { explain } from "./explain.ts";
import { darkField } from "./fields.ts";
import { isDuotone } from "./tone.ts";

/** The picture over the whole slide in two tones, dark where the words are. */
export function* composePicture(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const { px, shape, colors, widthPx, heightPx } = scene;
  const area = hand.area(scene, hand);
  const sheet = darkField(scene);
  const isLandscape = shape === "landscape";
  const width = isLandscape ? area.width * 0.56 : area.width;
  const words = yield* explain(scene, hand, {
    width,
    height: area.height * 0.4,
    sheet,
    maxSize: 44,
    strip: false,
    callout: (summary, setting) => plateCallout(scene, colors.primary, summary, setting),
  });
  const gapPx = words.node ? px(36) : 0;
  const big = yield* bigHeader(scene, hand, {
    area: { ...area, width, height: area.height * (isLandscape ? 0.8 : 0.5) - words.heightPx },
    maxSize: 168,
    sheet,
  });
  const textPx = big.heightPx + gapPx + words.heightPx;
  const stage = { x: 0, y: 0, width: widthPx, height: heightPx };
  const veil = (alpha: number) => formatRgba({ rgb: getRgb(sheet.background), alpha });
  const percent = (y: number) => `${Math.round((Math.max(0, y) / heightPx) * 100)}%`;
  const top = area.y + area.height - textPx;
  const fades = isLandscape
    ? [
        `linear-gradient(90deg, ${veil(0.94)} 0%, ${veil(0.9)} 46%, ${veil(0.5)} 66%, ${veil(0.12)} 100%)`,
        `linear-gradient(180deg, ${veil(0.6)} 0%, ${veil(0)} 24%)`,
      ]
    : [
        `linear-gradient(180deg, ${veil(0.82)} 0%, ${veil(0.66)} ${percent(area.y - px(40))}, ${veil(0)} ${percent(area.y + px(110))}, ${veil(0)} ${percent(top - px(240))}, ${veil(0.86)} ${percent(top - px(30))}, ${veil(0.95)} 100%)`,
      ];
  const duotone = isDuotone(scene);
  const shown = picture(scene, stage, {
    ...(duotone && { image: { filter: "grayscale(1) contrast(1.1)" } }),
    over: [
      ...(duotone
        ? [at(stage, { backgroundColor: colors.primary.background, mixBlendMode: "multiply" })]
        : []),
      ...fades.map((backgroundImage) => at(stage, { backgroundImage })),
    ],
  });
  return [
    ...(shown ? [shown] : []),
    at(
      { ...area, width },
      { flexDirection: "column", justifyContent: "flex-end" },
      column({ width, rowGap: gapPx }, big.node, words.node),
    ),
  ];
}

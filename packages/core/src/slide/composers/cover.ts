import type { SlideNode } from "../../drawing/node.ts";
import type { Composing } from "../composition/composing.ts";
import { fitNode, floorPx } from "../composition/fit.ts";
import { fitHeadline } from "../composition/fit-headline.ts";
import { beside } from "../composition/frame.ts";
import type { TemplateHand } from "../composition/hand.ts";
import { paragraph, type Letters, smallMarking } from "../composition/lettering.ts";
import { picture } from "../composition/picture.ts";
import { at, column, inset } from "../composition/place.ts";
import type { Area, Scene } from "../composition/scene.ts";
import { share } from "../composition/frame.ts";
import type { Sheet } from "../../design/colors/template-colors.ts";

/** How large a cover's title may get and how its subtitle is set; sizes are design px. */
export interface CoverSetting {
  area: Area;
  sheet: Sheet;
  titleSize: number;
  /** Of the area's height. */
  titleShare?: number;
  subtitleSize?: number;
  subtitle?: Letters;
  align?: "start" | "center";
  gap?: number;
}

/** The title and under it the slide's header, together as high as they are. */
export function* coverWords(
  scene: Scene,
  hand: TemplateHand,
  setting: CoverSetting,
): Composing<{
  title: SlideNode | null;
  titlePx: number;
  subtitle: SlideNode | null;
  sizePx: number;
}> {
  const { area, sheet, titleSize, titleShare = 0.62, align = "start" } = setting;
  const { reading, px } = scene;
  const widthPx = Math.floor(area.width);
  const title = yield* fitHeadline(scene, hand, "title", reading.title, {
    widthPx,
    heightPx: area.height * share(scene, titleShare),
    maxSize: titleSize,
    align,
    sheet,
  });
  const letters = setting.subtitle ?? hand.letters.body;
  const subtitle =
    reading.header.text.trim() === ""
      ? null
      : yield* fitNode(
          "subtitle",
          {
            widthPx,
            heightPx: area.height * 0.28,
            minPx: floorPx.body,
            maxPx: px(setting.subtitleSize ?? 46),
          },
          (sizePx) =>
            paragraph(scene, reading.header, {
              letters: { ...letters, balanced: letters.balanced || align === "center" },
              sizePx,
              color: sheet.ink,
              marking: smallMarking(sheet),
              widthPx,
              align,
            }),
        );
  return {
    title: title?.node ?? null,
    titlePx: title?.heightPx ?? 0,
    subtitle: subtitle?.node ?? null,
    sizePx: title?.sizePx ?? 0,
  };
}

/** The title at the bottom over the subtitle; a picture fills what is over it. */
export function* composeCover(scene: Scene, hand: TemplateHand): Composing<SlideNode[]> {
  const area = hand.area(scene, hand);
  const sheet = hand.sheetOf(scene);
  const { reading, px, media, shape } = scene;
  const isSplit = shape === "landscape";
  const frame = isSplit
    ? { ...area, x: area.x + area.width * 0.56, width: area.width * 0.44 }
    : { ...area, height: area.height * 0.44 };
  const beneath = isSplit
    ? { ...area, width: area.width * 0.52 }
    : inset(area, { top: frame.height + px(40) });
  const place = media ? beneath : area;
  const { over, under, room } = yield* beside(scene, hand, {
    area: place,
    after: reading.blocks,
    media: false,
    sheet,
  });
  const words = yield* coverWords(scene, hand, {
    area: room,
    sheet,
    titleSize: hand.sizes.cover * (media ? 0.85 : 1),
    titleShare: 0.66,
  });
  const gapPx = px(34);
  const block = at(
    room,
    { flexDirection: "column", justifyContent: "flex-end" },
    column({ rowGap: gapPx, width: room.width }, words.title, words.subtitle),
  );
  const shown = picture(scene, frame, { style: { borderRadius: px(24) } });
  return [...(shown ? [shown] : []), ...over, block, ...under];
}

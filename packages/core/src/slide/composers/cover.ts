import type { Sheet } from "../../design/colors/template-colors.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { Words } from "../../layouts/reading/slide-reading.ts";
import type { Composing } from "../composition/composing.ts";
import { fitNode } from "../composition/fit.ts";
import { fitHeadline } from "../composition/fit-headline.ts";
import { share, wordsUnder } from "../composition/frame.ts";
import { paragraph, smallMarking, type Letters, type Marking } from "../composition/lettering.ts";
import type { Block } from "../composition/looks.ts";
import { picture } from "../composition/picture.ts";
import { at, column, inset } from "../composition/place.ts";
import type { Area, Scene } from "../composition/scene.ts";
import type { TemplateSkin } from "../composition/skin.ts";
import { noBlock } from "./header.ts";

/** A cover's column and how its words are set; sizes are design px. */
export interface CoverWords {
  area: Pick<Area, "width" | "height">;
  sheet: Sheet;
  align?: "start" | "center";
  /** The post's title if left out. */
  words?: Words;
  titleSize: number;
  /** The title's most height over a subtitle of that height, CSS px. */
  titlePx: (subtitlePx: number) => number;
  titleLetters?: Letters;
  marking?: Marking;
  /** `most`: of the area's height. */
  subtitle: { size: number; most: number; letters: Letters };
}

/** The title and the slide's header as its subtitle, each as large as its box lets it be. */
export function* coverWords(
  scene: Scene,
  skin: TemplateSkin,
  setting: CoverWords,
): Composing<{ title: Block; subtitle: Block }> {
  const { reading } = scene;
  const { area, sheet, align = "start", words = reading.title, titleLetters, marking } = setting;
  const { size, most, letters } = setting.subtitle;
  const widthPx = Math.floor(area.width);
  const box = {
    widthPx,
    heightPx: area.height * most,
    minPx: scene.floorPx.body,
    maxPx: scene.px(size),
  };
  const subtitle =
    reading.header.text.trim() === ""
      ? noBlock
      : yield* fitNode("subtitle", box, (sizePx) =>
          paragraph(scene, reading.header, {
            letters,
            sizePx,
            color: sheet.ink,
            marking: smallMarking(sheet),
            widthPx,
            align,
          }),
        );
  const title = yield* fitHeadline(scene, skin, "title", words, {
    widthPx,
    heightPx: setting.titlePx(subtitle.heightPx),
    maxSize: setting.titleSize,
    align,
    sheet,
    ...(titleLetters && { letters: titleLetters }),
    ...(marking && { marking }),
  });
  return { title: title ?? noBlock, subtitle };
}

/** The title at the bottom over the subtitle; a picture fills what is over it. */
export function* composeCover(scene: Scene, skin: TemplateSkin): Composing<SlideNode[]> {
  const area = skin.area(scene, skin);
  const sheet = skin.sheetOf(scene);
  const { px, media, shape } = scene;
  const isSplit = shape === "landscape";
  const frame = isSplit
    ? { ...area, x: area.x + area.width * 0.56, width: area.width * 0.44 }
    : { ...area, height: area.height * 0.44 };
  const beneath = isSplit
    ? { ...area, width: area.width * 0.52 }
    : inset(area, { top: frame.height + px(40) });
  const place = media ? beneath : area;
  const { under, room } = yield* wordsUnder(scene, skin, place);
  const words = yield* coverWords(scene, skin, {
    area: room,
    sheet,
    titleSize: skin.sizes.cover * (media ? 0.85 : 1),
    titlePx: () => room.height * share(scene, 0.66),
    subtitle: { size: 46, most: 0.28, letters: skin.letters.body },
  });
  const gapPx = px(34);
  const block = at(
    room,
    { flexDirection: "column", justifyContent: "flex-end" },
    column({ rowGap: gapPx, width: room.width }, words.title.node, words.subtitle.node),
  );
  const shown = picture(scene, frame, { style: { borderRadius: px(24) } });
  return [...(shown ? [shown] : []), block, ...under];
}

import { box, type SlideNode } from "../../drawing/node.ts";
import { flowBlocks } from "../composition/text/flow-blocks.ts";
import { squeezedGap } from "../composition/scene/squeeze.ts";
import type { SectionLook, TemplateSkin } from "../composition/scene/skin.ts";
import { paragraph, drawSymbol } from "../composition/scene/lettering.ts";
import { inlineImage } from "../composition/photo/slide-image.ts";
import { column, row } from "../composition/scene/boxes.ts";
import type { Scene } from "../composition/scene/scene.ts";

/** A slide that is drawn as a section of a single post. */
export interface Section {
  scene: Scene;
  /**
   * The section's number from 1; null for a closing section. If the header of any section starts with a number, it is
   * null for all sections.
   */
  number: number | null;
  look: SectionLook;
}

/** Splits a single post's slides into sections. A first slide that has only a header becomes the intro. */
export function arrangeSections(
  skin: TemplateSkin,
  slides: readonly Scene[],
): { intro: Scene | null; sections: Section[] } {
  const [first, ...others] = slides;
  const intro = first && others.length > 0 && isBare(first) ? first : null;
  const shown = intro ? others : slides;
  const last = shown.at(-1);
  const isOutro = (scene: Scene) => scene === last && shown.length > 2 && hasNoBlocks(scene);
  const count = shown.filter((scene) => !isOutro(scene)).length;
  const isNumbered =
    count > 1 && shown.every(({ reading }) => !/^\p{P}*\p{N}/u.test(reading.header.text.trim()));
  return {
    intro,
    sections: shown.map((scene, index) => ({
      scene,
      number: isNumbered && !isOutro(scene) ? index + 1 : null,
      look: skin.section(scene, { index, count: shown.length }),
    })),
  };
}

function hasNoBlocks({ reading, media }: Scene): boolean {
  return reading.blocks.length === 0 && media === null;
}

function isBare(scene: Scene): boolean {
  return hasNoBlocks(scene) && scene.reading.summary === null;
}

/** Font size of a section's header, as a multiple of the section's text size. */
const headScale = 1.26;
/** Font size of a section's number beside or over the text, as a multiple of the section's text size. */
const numberScale = { beside: 3.4, over: 1.7 } as const;

/** Builds a section's card. Flexbox may stretch it to the height of its row. */
export function buildSection(
  skin: TemplateSkin,
  { scene, number, look }: Section,
  { sizePx, widthPx, isNarrow }: { sizePx: number; widthPx: number; isNarrow: boolean },
): SlideNode {
  const [sidePx, endPx] = look.padding.map((design) => squeezedGap(scene, design));
  const innerPx = Math.floor(widthPx - 2 * (sidePx ?? 0) - 2);
  const numberPx = number === null ? 0 : sizePx * numberScale[isNarrow ? "over" : "beside"];
  const gapPx = number === null ? 0 : sizePx * (isNarrow ? 0.5 : 1);
  const cellPx = Math.round(numberPx * (String(number).length > 1 ? 1.1 : 0.66));
  const figure =
    number === null ? null : drawNumber(scene, skin, { number, sizePx: numberPx, cellPx, look });
  const besidePx = Math.floor(innerPx - cellPx - gapPx);
  const head = header(scene, skin, look, { sizePx, widthPx: besidePx });
  const body = sectionBody(scene, skin, look, { sizePx, widthPx: isNarrow ? innerPx : besidePx });
  const rowGap = Math.round(sizePx * 0.5);
  return column(
    {
      ...look.style,
      width: widthPx,
      padding: `${endPx}px ${sidePx}px`,
      justifyContent: isNarrow ? "flex-start" : "center",
      rowGap,
    },
    ...(isNarrow
      ? [row({ alignItems: "center", columnGap: gapPx }, figure, head), ...body]
      : [
          row(
            { alignItems: "flex-start", columnGap: gapPx },
            figure,
            column({ width: besidePx, rowGap }, head, ...body),
          ),
        ]),
  );
}

/** Draws a section's number in a box `cellPx` (CSS px) wide. */
function drawNumber(
  scene: Scene,
  { letters }: TemplateSkin,
  {
    number,
    sizePx,
    cellPx,
    look,
  }: { number: number; sizePx: number; cellPx: number; look: SectionLook },
): SlideNode {
  return box(
    { width: cellPx, flexShrink: 0, display: "flex" },
    drawSymbol(scene, String(number), {
      letters: { ...letters.number, leading: 1 },
      sizePx,
      color: look.sheet.accentLarge,
    }),
  );
}

interface WordsSize {
  sizePx: number;
  widthPx: number;
}

function header(
  scene: Scene,
  skin: TemplateSkin,
  { sheet }: SectionLook,
  { sizePx, widthPx }: WordsSize,
): SlideNode | null {
  const { header: words } = scene.reading;
  if (words.text.trim() === "") return null;
  return paragraph(scene, words, {
    letters: skin.letters.label,
    sizePx: sizePx * headScale,
    color: sheet.ink,
    marking: sheet.smallHighlight,
    widthPx,
  });
}

function sectionBody(
  scene: Scene,
  skin: TemplateSkin,
  { sheet }: SectionLook,
  { sizePx, widthPx }: WordsSize,
): (SlideNode | null)[] {
  const { blocks, summary } = scene.reading;
  return [
    inlineImage(scene, widthPx),
    blocks.length > 0
      ? flowBlocks(scene, skin, blocks, { sizePx, widthPx, sheet, isEven: true, blockGap: 0.5 })
      : null,
    summary &&
      paragraph(scene, summary, {
        letters: { ...skin.letters.body, weight: 700 },
        sizePx,
        widthPx,
        color: sheet.ink,
      }),
  ];
}

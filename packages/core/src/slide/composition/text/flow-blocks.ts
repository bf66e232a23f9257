import type { Sheet } from "../../../design/colors/template-colors.ts";
import { box, type SlideNode } from "../../../drawing/node.ts";
import type {
  Bar,
  Column,
  ListEntry,
  ReadBlock,
  Step,
  Words,
} from "../../../layouts/reading/slide-reading.ts";
import { buildCodeWindow } from "./code-window.ts";
import type { TemplateSkin } from "../scene/skin.ts";
import { paragraph, drawSymbol, type Setting } from "../scene/lettering.ts";
import { column, row } from "../scene/boxes.ts";
import type { Scene } from "../scene/scene.ts";
import { stepSign } from "./step-sign.ts";

/** Size and style of blocks that are drawn as text; lengths are CSS px. */
export interface FlowSetting {
  sizePx: number;
  widthPx: number;
  sheet: Sheet;
  align?: "start" | "center";
  /** Whether to draw the first block larger, as the lead, if it is a paragraph. */
  hasLead?: boolean;
  /** Whether all blocks have the same size and colour, as on a page with much text. */
  isEven?: boolean;
  /** Gap between two blocks, as a multiple of the font size. */
  blockGap?: number;
}

/** Gap between list items or rows, as a multiple of the font size. */
const lineGap = 0.35;

/** Factor for the font size of each block that isn't the lead. If `isEven` is set, the factor isn't used. */
const afterLead = 0.88;

/**
 * Draws blocks as text in a column: all content of the layout `text`, or the text around another layout's main block.
 */
export function flowBlocks(
  scene: Scene,
  skin: TemplateSkin,
  blocks: readonly ReadBlock[],
  setting: FlowSetting,
): SlideNode {
  const { sizePx, widthPx, align, blockGap = 0.7 } = setting;
  return column(
    {
      width: widthPx,
      rowGap: Math.round(sizePx * blockGap),
      ...(align === "center" && { alignItems: "center" }),
    },
    ...blocks.map((block, index) =>
      flowBlock(scene, skin, block, {
        ...setting,
        hasLead: Boolean(setting.hasLead) && index === 0,
      }),
    ),
  );
}

function flowBlock(
  scene: Scene,
  skin: TemplateSkin,
  block: ReadBlock,
  setting: FlowSetting,
): SlideNode {
  const { sizePx } = setting;
  const isLesser = setting.hasLead === false && !setting.isEven;
  const lesserPx = Math.min(sizePx, Math.max(scene.floorPx.body, sizePx * afterLead));
  const lesser = { ...setting, sizePx: isLesser ? lesserPx : sizePx };
  switch (block.kind) {
    case "paragraph":
    case "fault":
      return setting.hasLead
        ? lead(scene, skin, block.words, setting)
        : plainWords(scene, skin, block.words, lesser);
    case "table":
    case "prices":
    case "timeline":
    case "figures":
      return (
        skin.flowRows?.(scene, skin, block, { ...lesser, rowGapPx: setting.sizePx * lineGap }) ??
        listItems(scene, skin, block.entries, setting, lesser)
      );
    case "list":
    case "checklist":
      return listItems(scene, skin, block.entries, setting, lesser);
    case "steps":
      return lines(scene, skin, stepLines(scene, skin, block.steps, lesser), setting, lesser);
    case "quote":
      return quotedWords(scene, skin, block, setting, lesser);
    case "chart":
      return bars(scene, skin, block.bars, lesser);
    case "comparison":
      return sides(scene, skin, block.columns, setting, lesser);
    case "code":
      return code(scene, skin, block.words, setting);
  }
}

function lead(scene: Scene, skin: TemplateSkin, content: Words, setting: FlowSetting): SlideNode {
  return words(scene, content, skin.letters.lead, { ...setting, color: setting.sheet.ink });
}

function plainWords(
  scene: Scene,
  skin: TemplateSkin,
  content: Words,
  setting: FlowSetting,
): SlideNode {
  const { sheet, isEven } = setting;
  const color = isEven ? sheet.ink : sheet.muted;
  return words(scene, content, skin.letters.body, { ...setting, color });
}

/** Draws list items with the template's bullets or check marks. */
function listItems(
  scene: Scene,
  skin: TemplateSkin,
  entries: readonly ListEntry[],
  setting: FlowSetting,
  lesser: FlowSetting,
): SlideNode {
  const { sizePx, sheet } = lesser;
  const marked = entries.map((entry, index) => ({
    mark: skin.mark(scene, { mark: entry.mark, sizePx, sheet, index }),
    words: entry,
  }));
  return lines(scene, skin, marked, setting, lesser);
}

function stepLines(
  scene: Scene,
  skin: TemplateSkin,
  steps: readonly Step[],
  { sizePx, sheet }: FlowSetting,
): Line[] {
  const letters = { ...skin.letters.body, weight: 700 };
  return steps.map((step) => ({
    mark: drawSymbol(scene, `${stepSign(step)}.`, { letters, sizePx, color: sheet.accent }),
    words: step,
  }));
}

function quotedWords(
  scene: Scene,
  skin: TemplateSkin,
  quote: Extract<ReadBlock, { kind: "quote" }>,
  { sizePx, widthPx, sheet }: FlowSetting,
  lesser: FlowSetting,
): SlideNode {
  const said = { ...skin.letters.lead, italic: true };
  const author = { ...skin.letters.body, weight: 600 };
  return column(
    { width: widthPx, rowGap: Math.round(sizePx * 0.3) },
    words(scene, quote.words, said, { ...lesser, color: sheet.ink }),
    words(scene, quote.by, author, { ...lesser, color: sheet.accent }),
  );
}

/** Draws both columns of a comparison side by side. */
function sides(
  scene: Scene,
  skin: TemplateSkin,
  columns: readonly Column[],
  { sizePx, widthPx }: FlowSetting,
  lesser: FlowSetting,
): SlideNode {
  const half = { ...lesser, widthPx: Math.floor((widthPx - sizePx) / 2) };
  return row(
    { width: widthPx, columnGap: sizePx },
    ...columns.map((side) => columnWords(scene, skin, side, half)),
  );
}

function code(scene: Scene, skin: TemplateSkin, content: Words, setting: FlowSetting): SlideNode {
  const { widthPx, sizePx } = setting;
  const isFull = isTight(scene, setting);
  const maxFontPx = isFull ? scene.floorPx.code : sizePx;
  return codeWindow(scene, skin, content, { widthPx, maxFontPx, hasDots: !isFull });
}

/** Whether a page has so much text that decoration is left out. */
function isTight({ squeeze }: Scene, { isEven }: FlowSetting): boolean {
  return squeeze === 2 && isEven === true;
}

/** Draws a chart as text: labels at the start, values at the end of each line. */
function bars(
  scene: Scene,
  skin: TemplateSkin,
  lines: readonly Bar[],
  setting: FlowSetting,
): SlideNode {
  const { widthPx, sizePx, sheet } = setting;
  const { body } = skin.letters;
  return column(
    { width: widthPx, rowGap: Math.round(sizePx * 0.3) },
    ...lines.map(({ label, text }) => {
      const left = { ...setting, widthPx: widthPx * 0.62, color: sheet.muted };
      const right = { ...setting, widthPx: widthPx * 0.32, color: sheet.ink };
      return row(
        { width: widthPx, justifyContent: "space-between", columnGap: sizePx },
        words(scene, label, body, { ...left, align: "start", isInRow: true }),
        words(scene, text, { ...body, weight: 600 }, { ...right, align: "end", isInRow: true }),
      );
    }),
  );
}

function words(
  scene: Scene,
  content: Words,
  letters: Setting["letters"],
  setting: Omit<FlowSetting, "align"> & { color: string } & Pick<Setting, "align" | "isInRow">,
): SlideNode {
  const { sizePx, widthPx, sheet, color, align, isInRow } = setting;
  const marking = sheet.smallHighlight;
  return paragraph(scene, content, {
    letters,
    sizePx,
    widthPx,
    color,
    marking,
    ...(align && { align }),
    ...(isInRow && { isInRow }),
  });
}

interface Line {
  mark: SlideNode | null;
  words: Words;
}

/** Draws list items, each beside its bullet or number. */
function lines(
  scene: Scene,
  skin: TemplateSkin,
  entries: readonly Line[],
  { sizePx: usualPx, widthPx }: FlowSetting,
  { sizePx, sheet }: FlowSetting,
): SlideNode {
  const gapPx = Math.round(sizePx * 0.6);
  const markPx = Math.round(sizePx * 1.1);
  return column(
    { width: widthPx, rowGap: Math.round(usualPx * lineGap) },
    ...entries.map(({ mark, words: content }) =>
      row(
        { width: widthPx, columnGap: gapPx, alignItems: "flex-start" },
        mark &&
          box({ width: markPx, flexShrink: 0, display: "flex", justifyContent: "center" }, mark),
        paragraph(scene, content, {
          letters: skin.letters.body,
          sizePx,
          color: sheet.ink,
          widthPx: widthPx - (mark ? markPx + gapPx : 0),
        }),
      ),
    ),
  );
}

function columnWords(
  scene: Scene,
  skin: TemplateSkin,
  { head, rows }: Column,
  { sizePx, widthPx, sheet }: FlowSetting,
): SlideNode {
  const setting = { sizePx, widthPx };
  return column(
    { width: widthPx, rowGap: Math.round(sizePx * 0.3) },
    paragraph(scene, head, {
      ...setting,
      letters: { ...skin.letters.body, weight: 700 },
      color: sheet.accent,
    }),
    ...rows.map((line) =>
      paragraph(scene, line, { ...setting, letters: skin.letters.body, color: sheet.ink }),
    ),
  );
}

/** Draws code in a box that looks like an editor's window, in the template's style. */
export function codeWindow(
  scene: Scene,
  skin: TemplateSkin,
  { text, ref }: Words,
  {
    widthPx,
    maxFontPx,
    hasDots = true,
    ...padding
  }: {
    widthPx: number;
    maxFontPx: number;
    hasDots?: boolean;
    sidePx?: number | undefined;
    endPx?: number | undefined;
  },
): SlideNode {
  const { background, radiusPx, dots, border, shadow } = skin.code(scene);
  const lines = scene.context.tokenizeCode(text);
  return buildCodeWindow(lines, ref, {
    widthPx,
    ...padding,
    minFontPx: Math.min(maxFontPx, scene.floorPx.code),
    maxFontPx,
    space: Math.max(1, scene.px(2.6)),
    background,
    radiusPx,
    dots: dots && hasDots,
    ...(border && { border }),
    ...(shadow && { boxShadow: shadow }),
  });
}

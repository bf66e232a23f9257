import { findTextLanguage } from "@slideloom/core/slide";
import type { TextBox, TextRun, TextSetting } from "../../slide-job.ts";
import { writeColor, writeFill } from "./fill.ts";
import { titleProperties } from "./masters.ts";
import { toHundredths, writePlace } from "./measures.ts";
import { escapeXml } from "./open-package.ts";
import { findTypeface, writeFonts } from "./typefaces.ts";

const names = {
  title: "Title",
  header: "Header",
  item: "Text",
  summary: "Summary",
  brand: "Brand",
  hashtag: "Hashtag",
} as const satisfies Record<TextBox["ref"]["kind"], string>;

/** Space below the baseline that PowerPoint and LibreOffice leave with any font, in em. */
const descent = 0.2;

/**
 * Writes a text box (ECMA-376, part 1, 19.3.1.43 and 21.1.2) with fixed line breaks, because another font would wrap
 * differently. `titleStagePx` is the slide's width if the text is the slide's title, else undefined.
 */
export function writeTextBox(
  box: TextBox,
  setting: TextSetting,
  { id, titleStagePx }: { id: number; titleStagePx?: number | undefined },
): string {
  const { ref, direction, textAlign, lineHeightPx, lines } = box;
  const isRightToLeft = direction === "rtl";
  const ink = {
    leftPx: Math.min(...lines.map(({ xPx }) => xPx)),
    rightPx: Math.max(...lines.map(({ xPx, widthPx }) => xPx + widthPx)),
  };
  const isTitle = titleStagePx !== undefined;
  const { leftPx, rightPx } = isTitle ? widen(ink, textAlign, titleStagePx) : ink;
  const place = writePlace({
    xPx: leftPx,
    yPx: findTop(box, setting),
    widthPx: rightPx - leftPx,
    heightPx: lineHeightPx * setting.lines.length,
  });
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${names[ref.kind]} ${id}"/>${isTitle ? titleProperties : '<p:cNvSpPr txBox="1"/><p:nvPr/>'}</p:nvSpPr><p:spPr>${place}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="${isRightToLeft ? 1 : 0}" anchor="t"><a:noAutofit/></a:bodyPr><a:lstStyle/>${writeParagraph(box, setting)}</p:txBody></p:sp>`;
}

/** Writes a text as one paragraph with fixed line breaks. */
export function writeParagraph(box: TextBox, setting: TextSetting): string {
  const { direction, textAlign, lineHeightPx } = box;
  const align = { left: "l", center: "ctr", right: "r" }[textAlign];
  const properties = `<a:pPr algn="${align}" rtl="${direction === "rtl" ? 1 : 0}"><a:lnSpc><a:spcPts val="${toHundredths(lineHeightPx)}"/></a:lnSpc><a:spcBef><a:spcPts val="0"/></a:spcBef><a:spcAft><a:spcPts val="0"/></a:spcAft><a:buNone/></a:pPr>`;
  const end = writeLook("a:endParaRPr", box, setting);
  return `<a:p>${properties}${writeLines(box, setting)}${end}</a:p>`;
}

/** Returns the upper edge of a text's box in a presentation, CSS px from the slide's top. */
export function findTop(
  { lineHeightPx, fontSizePx }: TextBox,
  { baselinePx }: TextSetting,
): number {
  return baselinePx - lineHeightPx + descent * fontSizePx;
}

/** Widens a title's box to the slide's edges, because LibreOffice (7.4) wraps titles even in boxes without wrapping. */
function widen(
  { leftPx, rightPx }: { leftPx: number; rightPx: number },
  align: TextBox["textAlign"],
  stagePx: number,
): { leftPx: number; rightPx: number } {
  if (align === "left") return { leftPx, rightPx: Math.max(rightPx, stagePx) };
  if (align === "right") return { leftPx: Math.min(leftPx, 0), rightPx };
  const roomPx = Math.max(0, Math.min(leftPx, stagePx - rightPx));
  return { leftPx: leftPx - roomPx, rightPx: rightPx + roomPx };
}

function writeLines(box: TextBox, setting: TextSetting): string {
  const lines = setting.lines.map((runs) =>
    runs
      .map((run) => {
        const look = writeLook("a:rPr", box, setting, run);
        return `<a:r>${look}<a:t>${escapeXml(run.text)}</a:t></a:r>`;
      })
      .join(""),
  );
  return lines.join(`<a:br>${writeLook("a:rPr", box, setting)}</a:br>`);
}

/**
 * Writes run properties (ECMA-376, part 1, 21.1.2.3.9), which also set the height of line breaks and the paragraph's
 * end.
 */
function writeLook(
  tag: "a:rPr" | "a:endParaRPr",
  { fontFamilies, fontSizePx, fontWeight, letterSpacingPx, color, isItalic }: TextBox,
  { isUppercase }: TextSetting,
  run?: TextRun,
): string {
  const [family = ""] = fontFamilies;
  const { weight = fontWeight } = run ?? {};
  const language = run && findTextLanguage(run.text);
  const spacing = toHundredths(letterSpacingPx);
  const attributes = [
    language && `lang="${language}"`,
    `sz="${toHundredths(fontSizePx)}"`,
    findTypeface(family, weight).isBold ? 'b="1"' : 'b="0"',
    (run?.isItalic ?? isItalic) && 'i="1"',
    isUppercase && 'cap="all"',
    spacing !== 0 && `spc="${spacing}"`,
  ].filter(Boolean);
  const parts = [
    writeFill(run?.color ?? color),
    run?.field && `<a:highlight>${writeColor(run.field)}</a:highlight>`,
    writeFonts(fontFamilies, weight),
  ].filter(Boolean);
  return `<${tag} ${attributes.join(" ")}>${parts.join("")}</${tag}>`;
}

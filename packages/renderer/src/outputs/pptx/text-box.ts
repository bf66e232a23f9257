import { findTextLanguage } from "@slideloom/core/slide";
import type { TextBox, TextRun, TextSetting } from "../../slide-job.ts";
import { findFallbackRatio } from "./fallback-widths.ts";
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

/** Room for differences between applications: each sets the same font slightly wider or narrower. */
const spareShare = 0.03;

/**
 * Writes a text box (ECMA-376, part 1, 19.3.1.43 and 21.1.2) with fixed line breaks, because another font would wrap
 * differently. A font that isn't installed is replaced by one that may be wider, so the text shrinks to fit its box.
 */
export function writeTextBox(
  box: TextBox,
  setting: TextSetting,
  { id, isTitle, stagePx }: { id: number; isTitle: boolean; stagePx: number },
): string {
  const { ref, direction, lineHeightPx } = box;
  const isRightToLeft = direction === "rtl";
  const { leftPx, rightPx } = findRoom(box, stagePx);
  const place = writePlace({
    xPx: leftPx,
    yPx: findTop(box, setting),
    widthPx: rightPx - leftPx,
    heightPx: lineHeightPx * setting.lines.length,
  });
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${names[ref.kind]} ${id}"/>${isTitle ? titleProperties : '<p:cNvSpPr txBox="1"/><p:nvPr/>'}</p:nvSpPr><p:spPr>${place}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr><p:txBody><a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" rtlCol="${isRightToLeft ? 1 : 0}" anchor="t">${writeAutofit(box, rightPx - leftPx)}</a:bodyPr><a:lstStyle/>${writeParagraph(box, setting)}</p:txBody></p:sp>`;
}

/**
 * Writes how the text shrinks (ECMA-376, part 1, 21.1.2.1.3). LibreOffice computes the scale itself; PowerPoint uses the
 * written one until the text is edited, so it is the scale at which the replacing font fits.
 */
function writeAutofit(box: TextBox, widthPx: number): string {
  const widestPx = Math.max(...box.lines.map((line) => line.widthPx)) * findFallbackRatio(box);
  const percent = Math.floor((100 * widthPx) / widestPx);
  return percent >= 100 ? "<a:normAutofit/>" : `<a:normAutofit fontScale="${percent * 1000}"/>`;
}

/** Returns the edges of the column that a text may fill, CSS px. */
function findRoom(
  { lines, textAlign, maxWidthPx }: TextBox,
  stagePx: number,
): { leftPx: number; rightPx: number } {
  const leftPx = Math.min(...lines.map(({ xPx }) => xPx));
  const rightPx = Math.max(...lines.map(({ xPx, widthPx }) => xPx + widthPx));
  const inkPx = rightPx - leftPx;
  const morePx = Math.max(inkPx * spareShare, maxWidthPx - inkPx);
  const roomPx = { left: Math.max(0, leftPx), right: Math.max(0, stagePx - rightPx) };
  if (textAlign === "left") return { leftPx, rightPx: rightPx + Math.min(morePx, roomPx.right) };
  if (textAlign === "right") return { leftPx: leftPx - Math.min(morePx, roomPx.left), rightPx };
  const halfPx = Math.min(morePx / 2, roomPx.left, roomPx.right);
  return { leftPx: leftPx - halfPx, rightPx: rightPx + halfPx };
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

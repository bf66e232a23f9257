import type { ChartPart } from "@slideloom/core/slide";
import { escapeXml, OpenPackage } from "./open-package.ts";

const mainNamespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationNamespace = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const sheetType = (name: string) =>
  `application/vnd.openxmlformats-officedocument.spreadsheetml.${name}+xml`;

/** Cell ranges of a chart's labels, its values and the series name. */
export const chartCells = (count: number) => ({
  name: "Sheet1!$B$1",
  labels: `Sheet1!$A$2:$A$${count + 1}`,
  values: `Sheet1!$B$2:$B$${count + 1}`,
});

/**
 * Builds the workbook for editing a chart's data (ECMA-376, part 1, 18). Each part of the chart has a row below the
 * series name.
 */
export function buildWorkbook(parts: readonly ChartPart[], name: string): Uint8Array<ArrayBuffer> {
  const text = (cell: string, words: string) =>
    `<c r="${cell}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(words)}</t></is></c>`;
  const rows = parts.map(({ label, value }, index) => {
    const row = index + 2;
    return `<row r="${row}">${text(`A${row}`, label)}<c r="B${row}"><v>${value}</v></c></row>`;
  });
  const pack = new OpenPackage();
  pack.relate("", { rId1: ["officeDocument", "xl/workbook.xml"] });
  pack.addXml(
    "xl/workbook.xml",
    sheetType("sheet.main"),
    `<workbook xmlns="${mainNamespace}" xmlns:r="${relationNamespace}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    { rId1: ["worksheet", "worksheets/sheet1.xml"] },
  );
  pack.addXml(
    "xl/worksheets/sheet1.xml",
    sheetType("worksheet"),
    `<worksheet xmlns="${mainNamespace}"><sheetData><row r="1">${text("B1", name)}</row>${rows.join("")}</sheetData></worksheet>`,
  );
  return pack.zip();
}

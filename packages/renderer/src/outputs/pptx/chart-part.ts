import type { ChartPart } from "@slideloom/core/slide";
import type { ChartBox } from "../../slide-job.ts";
import { chartCells } from "./chart-workbook.ts";
import { writeFill } from "./fill.ts";
import { writePlace } from "./measures.ts";
import { escapeXml } from "./open-package.ts";

const chartNamespace = "http://schemas.openxmlformats.org/drawingml/2006/chart";

/** Writes the chart's frame on the slide (ECMA-376, part 1, 21.2.2.27 and 19.3.1.21). */
export function writeChartFrame(
  chart: ChartBox,
  { id, relation, description }: { id: number; relation: string; description: string },
): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Chart ${id}" descr="${escapeXml(description)}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${writePlace(chart, "p:xfrm")}<a:graphic><a:graphicData uri="${chartNamespace}"><c:chart xmlns:c="${chartNamespace}" r:id="${relation}"/></a:graphicData></a:graphic></p:graphicFrame>`;
}

/**
 * Writes the chart part (ECMA-376, part 1, 21.2). It has only bars, columns or a ring, without axes, labels or margins.
 */
export function writeChart(chart: ChartBox, name: string): string {
  const body = chart.kind === "ring" ? writeRing(chart, name) : writeBars(chart, name);
  return `<c:chartSpace xmlns:c="${chartNamespace}" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea><c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/><c:x val="0"/><c:y val="0"/><c:w val="1"/><c:h val="1"/></c:manualLayout></c:layout>${body}<c:spPr><a:noFill/></c:spPr></c:plotArea><c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr><c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`;
}

/** Writes bars. Their axes are required but hidden; the longest bar fills the frame. */
function writeBars({ kind, parts, share, isMirrored }: ChartBox, name: string): string {
  const isBar = kind === "bar";
  const most = Math.max(...parts.map(({ value }) => value));
  const gap = Math.round(share * 100);
  // By default, the first bar is at the bottom. The order is reversed, because the slide's first bar is on top.
  const [labelOrder, valueOrder] = isBar ? [true, isMirrored] : [isMirrored, false];
  const order = (isTurned: boolean) => `<c:orientation val="${isTurned ? "maxMin" : "minMax"}"/>`;
  const axis = (own: number, other: number, scaling: string, place: string) =>
    `<c:axId val="${own}"/><c:scaling>${scaling}</c:scaling><c:delete val="1"/><c:axPos val="${place}"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="none"/><c:crossAx val="${other}"/><c:crosses val="autoZero"/>`;
  return `<c:barChart><c:barDir val="${isBar ? "bar" : "col"}"/><c:grouping val="clustered"/><c:varyColors val="0"/>${writeSeries(parts, name, '<c:invertIfNegative val="0"/>')}<c:gapWidth val="${gap}"/><c:axId val="1"/><c:axId val="2"/></c:barChart><c:catAx>${axis(1, 2, order(labelOrder), isBar ? "l" : "b")}</c:catAx><c:valAx>${axis(2, 1, `${order(valueOrder)}<c:max val="${most}"/><c:min val="0"/>`, isBar ? "b" : "l")}<c:crossBetween val="between"/></c:valAx>`;
}

function writeRing({ parts, share }: ChartBox, name: string): string {
  return `<c:doughnutChart><c:varyColors val="1"/>${writeSeries(parts, name)}<c:firstSliceAng val="0"/><c:holeSize val="${Math.round(share * 100)}"/></c:doughnutChart>`;
}

function writeSeries(parts: readonly ChartPart[], name: string, inverts = ""): string {
  const cells = chartCells(parts.length);
  const points = parts.map(
    ({ fill }, index) =>
      `<c:dPt><c:idx val="${index}"/>${inverts}<c:bubble3D val="0"/><c:spPr>${writeFill(fill)}<a:ln><a:noFill/></a:ln></c:spPr></c:dPt>`,
  );
  const list = (values: readonly (string | number)[]) =>
    `<c:ptCount val="${values.length}"/>${values.map((value, index) => `<c:pt idx="${index}"><c:v>${escapeXml(String(value))}</c:v></c:pt>`).join("")}`;
  return `<c:ser><c:idx val="0"/><c:order val="0"/><c:tx><c:strRef><c:f>${cells.name}</c:f><c:strCache>${list([name])}</c:strCache></c:strRef></c:tx>${inverts}${points.join("")}<c:cat><c:strRef><c:f>${cells.labels}</c:f><c:strCache>${list(parts.map(({ label }) => label))}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>${cells.values}</c:f><c:numCache><c:formatCode>General</c:formatCode>${list(parts.map(({ value }) => value))}</c:numCache></c:numRef></c:val></c:ser>`;
}

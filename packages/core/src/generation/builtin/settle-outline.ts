import { closesPair, findLabelHeader } from "./note-labels.ts";
import { createPoint, type Outline, type Point } from "./outline.ts";
import { splitSentences } from "./sentences.ts";

/** Puts right what only shows at the end: pairs without a second side, sections that are the sides of one pair, bare headings. */
export function settleOutline(
  { title, headings, points }: Outline,
  templateTypeId: string,
): Outline {
  const settled: Outline = { title, headings: [...headings], points: [] };
  const bySection = headings.map((): Point[] => []);
  for (const point of points) bySection[point.section]?.push(point);
  for (let section = 0; section < headings.length; section++) {
    const heading = headings[section] ?? null;
    const next = headings[section + 1] ?? null;
    const own = bySection[section] ?? [];
    const others = bySection[section + 1] ?? [];
    const last = others.findIndex((point) => !isPlain(point));
    const sides = last === -1 ? others : others.slice(0, last);
    if (
      heading &&
      next &&
      closesPair(heading, next) &&
      own.every(isPlain) &&
      own.length * sides.length > 0
    ) {
      const point = createPoint("pair", [], section);
      point.pair = {
        left: { label: heading, lines: own.map(joinPoint) },
        right: { label: next, lines: sides.map(joinPoint) },
      };
      settled.points.push(
        point,
        ...others.slice(sides.length).map((other) => settlePair(other, templateTypeId)),
      );
      settled.headings[section] = null;
      settled.headings[section + 1] = null;
      section++;
    } else if (own.length === 0 && heading) {
      settled.points.push(createPoint("item", [heading], section));
      settled.headings[section] = null;
    } else settled.points.push(...own.map((point) => settlePair(point, templateTypeId)));
  }
  return settled;
}

function isPlain({ pair, header, code, nested }: Point): boolean {
  return !pair && !header && code.length + nested.length === 0;
}

function joinPoint({ lines }: Point): string {
  return lines.join(" ");
}

function settlePair(point: Point, templateTypeId: string): Point {
  if (!point.pair || point.pair.right.label !== "") return point;
  const { label, lines } = point.pair.left;
  const header = findLabelHeader(label, templateTypeId);
  if (header) {
    const labelled = createPoint("prose", lines.flatMap(splitSentences), point.section);
    return { ...labelled, header: { text: header, origin: "framework" }, code: point.code };
  }
  return { ...point, kind: "prose", lines: lines.map((line) => `${label}: ${line}`), pair: null };
}

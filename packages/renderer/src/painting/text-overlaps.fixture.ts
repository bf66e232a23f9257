import type { EngineNode, MeasuredNode } from "../engine/engine.ts";
import type { SlideLayout } from "../slide-job.ts";

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The height of letters within their line, as fractions of the line's height from its top. */
const letters = { from: 0.2, to: 0.8 } as const;
/** Letters of two lines touch from this overlap on, CSS px. */
const touchPx = 1;
/** A filled box of at most this height is a rule, CSS px. */
const ruleHeightPx = 4;
/** A rule is at least this long, so that dots and other small shapes aren't rules; CSS px. */
const ruleLengthPx = 12;

/** Describes the texts whose letters are on letters of another text, or on a rule. */
export function listTextOverlaps(
  { texts }: SlideLayout,
  foreground: EngineNode,
  measured: MeasuredNode,
): string[] {
  const lines = texts.flatMap(({ wraps, ...box }, text) =>
    box.lines.map((line) => {
      const [left, right] = [line.xPx, line.xPx + line.widthPx];
      const words: Rect = {
        // A line that doesn't wrap is cut at its box.
        left: wraps ? left : Math.max(left, box.xPx),
        right: wraps ? right : Math.min(right, box.xPx + box.widthPx),
        top: line.yPx + line.heightPx * letters.from,
        bottom: line.yPx + line.heightPx * letters.to,
      };
      return { text, name: `"${line.text.slice(0, 40)}"`, words };
    }),
  );
  const onText = lines.flatMap((one) =>
    lines
      .filter((other) => other.text > one.text && isOver(one.words, other.words, touchPx))
      .map((other) => `${one.name} on ${other.name}`),
  );
  const rules = listRules(foreground, measured);
  const onRule = lines.flatMap(({ name, words }) =>
    rules
      .filter((rule) => isOver(words, rule, 0.5))
      .map((rule) => `${name} on a rule at ${rule.top}`),
  );
  return [...onText, ...onRule];
}

function isOver(one: Rect, other: Rect, leastPx: number): boolean {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > leastPx && height > leastPx;
}

function listRules(node: EngineNode, at: MeasuredNode): Rect[] {
  if (node.type !== "container") return [];
  const { backgroundColor, backgroundImage } = node.style;
  const rect = rectOf(at);
  const isRule =
    (backgroundColor ?? backgroundImage) !== undefined &&
    rect.bottom - rect.top <= ruleHeightPx &&
    rect.right - rect.left >= ruleLengthPx;
  const inner = node.children.flatMap((child, index) => {
    const childAt = at.children[index];
    return childAt ? listRules(child, childAt) : [];
  });
  return isRule ? [rect, ...inner] : inner;
}

export function rectOf({ width, height, transform: [scaleX, , , , x, y] }: MeasuredNode): Rect {
  const left = scaleX < 0 ? x - width : x;
  return { left, top: y, right: left + width, bottom: y + height };
}

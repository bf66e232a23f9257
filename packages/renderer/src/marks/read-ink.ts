import type { TextNode, TextSpan } from "@slideloom/core/slide";
import { toEngineNode, type EngineNodeOptions } from "../engine/engine-node.ts";
import type { EngineContainer, MeasuredNode } from "../engine/engine.ts";
import type { InkTools } from "./ink-tools.ts";
import { groupRuns, type MeasuredText } from "../text/measured-slide.ts";
import { pickTypeStyle } from "../text/type-style.ts";
import type { InkKind, Ink, DrawnInk, InkedWords } from "./ink.ts";

/** Line height at which no letter of any script reaches the next line, as a multiple of the font size. */
const apartLeading = 3.2;
/** Space around the letters, em, because they reach out of the text's box. */
const marginEm = 0.4;
/** Pixels per CSS px: more for small type, so that edges are exact to 2% of the font size. */
const scaleOf = (fontSizePx: number) => (fontSizePx < 28 ? 2 : 1);

/** Alpha, 0 to 255, from which a pixel counts as ink. */
const leastAlpha = 80;
/** Steps between the green values that tell the marked spans apart. */
const greenStep = 16;
const mostSpans = 15;

const kinds: readonly InkKind[] = ["none", "plain", "marked"];

export function listMarked({ spans }: TextNode): TextSpan[] {
  return spans.filter(({ mark }) => mark !== undefined).slice(0, mostSpans);
}

/** Draws a text's letters alone, and finds the ink of its marked words in each line. */
export async function readInk(
  text: MeasuredText,
  { engine, inks, middles }: InkTools,
  options: EngineNodeOptions,
): Promise<Ink> {
  const fontSizePx = Number(text.node.style.fontSize);
  const scale = scaleOf(fontSizePx);
  const margin = Math.ceil(marginEm * fontSizePx * scale);
  const lineStep = Math.ceil(apartLeading * fontSizePx * scale);
  const widthPx = Math.ceil(text.rect.widthPx + (2 * margin) / scale);
  const heightPx = Math.ceil((text.lineCount * lineStep) / scale);
  const leading = lineStep / scale / fontSizePx;
  const node = buildTree(text, { ...options, leading, leftPx: margin / scale, widthPx, heightPx });
  const size = { widthPx, heightPx, scale };
  const key = JSON.stringify([node, size]);
  const drawn =
    inks.get(key) ??
    engine
      .render(node, { ...size, type: "raw", images: [] })
      .then((pixels) => findWords(pixels, Math.round(widthPx * scale), lineStep));
  inks.set(key, drawn);
  drawn.catch(() => inks.delete(key));
  const measure = () => engine.measure(node, widthPx, []).then(({ children }) => children[0]);
  const middlesPx = await recallMiddles(text, middles, async () =>
    findMiddles(text, await measure(), lineStep / scale),
  );
  return { scale, margin, middlesPx, lineHeight: text.lineHeightPx * scale, ...(await drawn) };
}

/** Lines of the same font are at the same height with other words, too; those with emoji aren't cached. */
async function recallMiddles(
  text: MeasuredText,
  known: InkTools["middles"],
  find: () => Promise<number[]>,
): Promise<number[]> {
  if (text.measured.children.length > 0) return find();
  const places = groupRuns(text).map(([line, runs]) => [
    line,
    runs.map(({ y, height }) => [y, height]),
  ]);
  const key = JSON.stringify([pickTypeStyle(text.node.style), text.lineHeightPx, places]);
  const middlesPx = known.get(key) ?? (await find());
  known.set(key, middlesPx);
  return middlesPx;
}

/** Finds where the lines are on the slide. An emoji can make a line higher, so they are compared with the lines apart. */
function findMiddles(
  text: MeasuredText,
  apart: MeasuredNode | undefined,
  lineStepPx: number,
): number[] {
  const { lineHeightPx, lineCount } = text;
  const rows = new Map(groupRuns(text));
  return Array.from({ length: lineCount }, (_, line) => {
    const own = rows.get(line)?.[0];
    const other = apart?.runs.find(
      ({ y, height }) => Math.floor((y + height / 2) / lineStepPx) === line,
    );
    const usual = (line + 0.5) * lineHeightPx;
    return own && other && own.height === other.height
      ? (line + 0.5) * lineStepPx + own.y - other.y
      : usual;
  });
}

interface Room {
  leading: number;
  leftPx: number;
  widthPx: number;
  heightPx: number;
}

/** Builds the text in the colours that tell its spans apart: red with some green for marked ones, else black. */
function buildTree(
  { node, rect }: MeasuredText,
  { leading, leftPx, widthPx, heightPx, ...options }: Room & EngineNodeOptions,
): EngineContainer {
  const marked = listMarked(node);
  const spans = node.spans.map((span): TextSpan => {
    const { fontStyle, fontWeight } = span.style ?? {};
    const at = marked.indexOf(span);
    const green = (at * greenStep).toString(16).padStart(2, "0");
    const color = at < 0 ? "#000000" : `#ff${green}00`;
    return {
      text: span.text,
      ...(span.isPhrase && { isPhrase: true }),
      style: { color, ...(fontStyle && { fontStyle }), ...(fontWeight && { fontWeight }) },
    };
  });
  const place = { position: "absolute", top: 0, left: leftPx, width: rect.widthPx } as const;
  const style = { ...pickTypeStyle(node.style), ...place, lineHeight: leading };
  const { hyphenated, lines } = options;
  const plain: TextNode = { ...node, style, spans };
  const root = { position: "relative", display: "flex", width: widthPx, height: heightPx } as const;
  return toEngineNode(
    { kind: "box", style: root, children: [plain] },
    {
      ...options,
      ...(hyphenated && { hyphenated: { get: () => hyphenated.get(node) } }),
      ...(lines && { lines: { get: () => lines.get(node) } }),
      emojiColors: new Map(spans.map((span) => [span, String(span.style?.color)])),
    },
  );
}

function findWords(pixels: Uint8Array, width: number, lineStep: number): DrawnInk {
  const height = Math.floor(pixels.length / 4 / width);
  const bitmap = new Uint8Array(width * height);
  const whole = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  // Sparse arrays, since each pixel is looked up.
  const found: InkedWords[] = [];
  for (let y = 0; y < height; y += 1) {
    const line = Math.floor(y / lineStep);
    const row = y - line * lineStep - lineStep / 2;
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (whole[at] === 0 || (pixels[at * 4 + 3] ?? 0) < leastAlpha) continue;
      const isMarked = (pixels[at * 4] ?? 0) > 127;
      const mark = isMarked ? Math.round((pixels[at * 4 + 1] ?? 0) / greenStep) : -1;
      bitmap[at] = isMarked ? 2 : 1;
      const words = (found[line * (mostSpans + 1) + mark + 1] ??= {
        line,
        mark,
        left: x,
        right: x + 1,
        top: row,
        bottom: row + 1,
        bottoms: [],
      });
      if (x < words.left) words.left = x;
      if (x >= words.right) words.right = x + 1;
      words.bottom = row + 1;
      if (isMarked) words.bottoms[x] = row + 1;
    }
  }
  const all = Object.values(found);
  return {
    words: all.filter(({ mark }) => mark >= 0),
    plain: all.filter(({ mark }) => mark < 0),
    inkAt: (line, x, y) => {
      const row = Math.floor((line + 0.5) * lineStep + y);
      const isInBand = Math.floor(row / lineStep) === line && x >= 0 && x < width;
      return kinds[isInBand ? (bitmap[row * width + x] ?? 0) : 0] ?? "none";
    },
  };
}

import { Renderer } from "@takumi-rs/core";
import { XMLParser } from "fast-xml-parser";
import { strFromU8, unzipSync } from "fflate";
import { extractTextItems, getDocumentProxy } from "unpdf";
import { createEngine, type EngineNode, type MeasuredNode } from "../engine/engine.ts";
import { createNodeAssetSource } from "../node/asset-source.ts";
import { createNodePainter } from "../painting/node-painter.fixture.ts";
import type { SlideJob, SlideLayout } from "../slide-job.ts";
import { joinSlides } from "./join-slides.ts";

const engine = createEngine(new Renderer());
const painter = createNodePainter({ engine });
const assets = createNodeAssetSource();

/** Edges on the slide, CSS px. */
export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Words of a slide's text, in one font. */
export interface PlacedWords {
  words: string;
  at: Edges;
}

/** Words that the engine draws, at their letters' height, and the part of the slide in which they are visible. */
export interface DrawnWords extends PlacedWords {
  visible: Edges;
  isCounter: boolean;
}

/** Draws a slide as in the preview, and returns all words of its image. */
export async function drawSlide(
  job: SlideJob,
): Promise<{ layout: SlideLayout; drawn: DrawnWords[] }> {
  const { layout, foreground, widthPx, images } = await painter.layOut(job);
  const measured = await engine.measure(foreground, widthPx, images);
  return { layout, drawn: listDrawn(foreground, measured, edgesOf(measured)) };
}

/** Height of most letters, em. */
const letterEm = 0.7;

function listDrawn(node: EngineNode, measured: MeasuredNode, visible: Edges): DrawnWords[] {
  if (node.type !== "container") return [];
  const at = edgesOf(measured);
  const inside = node.style["overflow"] === "hidden" ? overlap(visible, at) : visible;
  const [first] = node.children;
  const isCounter = first?.type === "text" && first.text === "2025.";
  const letterPx = Number(node.style["fontSize"]) * letterEm;
  return [
    ...measured.runs.map(({ text, x, y, width, height }) => ({
      words: text,
      at: edges(at.left + x, at.top + y + (height - letterPx) / 2, width, letterPx),
      visible: inside,
      isCounter,
    })),
    ...measured.children.flatMap((child, index) => {
      const inner = node.children[index];
      return inner ? listDrawn(inner, child, inside) : [];
    }),
  ];
}

/** Writes a PDF of a slide. Returns the page's words as another program reads them. */
export async function setPdf(job: SlideJob): Promise<{ layout: SlideLayout; set: PlacedWords[] }> {
  const { file, layout } = await write("pdf", job);
  const { items } = await extractTextItems(await getDocumentProxy(file));
  const set = (items[0] ?? []).map(({ str, x, y, width, height }) => ({
    words: str,
    at: edges(x, layout.heightPx - y - height, width, height),
  }));
  return { layout, set };
}

/** CSS px of an EMU, the unit of presentations. */
const emuPx = 1 / 9525;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "",
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => ["sp", "r", "graphicFrame", "gridCol", "tr", "tc"].includes(name),
});

/** Writes a presentation. Returns the words and places of its second slide's text boxes and table cells. */
export async function setPptx(job: SlideJob): Promise<{ layout: SlideLayout; set: PlacedWords[] }> {
  const { file, layout } = await write("pptx", job);
  const xml = strFromU8(unzipSync(file)["ppt/slides/slide2.xml"] ?? new Uint8Array());
  const { sp: shapes = [], graphicFrame: frames = [] } = parser.parse(xml).sld.cSld.spTree;
  return { layout, set: [...shapes.map(readShape), ...frames.flatMap(readTable)] };
}

const toPx = (emu: unknown) => Number(emu) * emuPx;

// oxlint-disable typescript/no-explicit-any -- XML has the shape that the writer gives it
const readWords = ({ p }: any): string => (p.r ?? []).map(({ t }: any) => String(t)).join("");

function readShape({ spPr: { xfrm }, txBody }: any): PlacedWords {
  const [x, y] = [toPx(xfrm.off.x), toPx(xfrm.off.y)];
  return { words: readWords(txBody), at: edges(x, y, toPx(xfrm.ext.cx), toPx(xfrm.ext.cy)) };
}

/** Reads the cells of a native table that have words, each with its row's and column's place. */
function readTable({ xfrm, graphic }: any): PlacedWords[] {
  const { tbl } = graphic.graphicData;
  if (!tbl) return [];
  const columns = tbl.tblGrid.gridCol.map(({ w }: any) => toPx(w));
  let top = toPx(xfrm.off.y);
  return tbl.tr.flatMap(({ h, tc }: any) => {
    let left = toPx(xfrm.off.x);
    const cells = tc.map(({ txBody }: any, index: number): PlacedWords => {
      const at = edges(left, top, columns[index] ?? 0, toPx(h));
      left = at.right;
      return { words: readWords(txBody), at };
    });
    top += toPx(h);
    return cells.filter(({ words }: PlacedWords) => words !== "");
  });
}
// oxlint-enable typescript/no-explicit-any

async function write(type: "pdf" | "pptx", job: SlideJob) {
  const slide = await painter.layOut({ ...job, setBy: type });
  const { layout } = slide;
  const drawn = { bytes: await painter.paint(slide, { scale: 0.25, type: "jpeg" }), layout };
  const file = await joinSlides(type, [drawn, drawn], job, {}, assets);
  return { file, layout };
}

const edges = (left: number, top: number, width: number, height: number): Edges => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

function edgesOf({ width, height, transform: [scaleX, , , , x, y] }: MeasuredNode): Edges {
  return edges(scaleX < 0 ? x - width : x, y, width, height);
}

/** Returns the part that two areas share; its right edge is left of its left edge if they share none. */
export const overlap = (one: Edges, other: Edges): Edges => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});

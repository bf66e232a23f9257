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
  isArray: (name) => name === "sp" || name === "r",
});

/** Writes a presentation. Returns the words and places of the text boxes of its second slide. */
export async function setPptx(job: SlideJob): Promise<{ layout: SlideLayout; set: PlacedWords[] }> {
  const { file, layout } = await write("pptx", job);
  const xml = strFromU8(unzipSync(file)["ppt/slides/slide2.xml"] ?? new Uint8Array());
  // oxlint-disable-next-line typescript/no-explicit-any -- XML has the shape that the writer gives it
  const shapes: any[] = parser.parse(xml).sld.cSld.spTree.sp ?? [];
  const set = shapes.map(({ spPr: { xfrm }, txBody }) => {
    const [x = 0, y = 0, width = 0, height = 0] = [
      xfrm.off.x,
      xfrm.off.y,
      xfrm.ext.cx,
      xfrm.ext.cy,
    ].map((emu) => Number(emu) * emuPx);
    // oxlint-disable-next-line typescript/no-explicit-any
    const runs: any[] = txBody.p.r ?? [];
    return { words: runs.map(({ t }) => String(t)).join(""), at: edges(x, y, width, height) };
  });
  return { layout, set };
}

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

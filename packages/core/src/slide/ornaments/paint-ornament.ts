import type { OrnamentShape } from "../../design/templates/ornament-shape.ts";
import { getGrammar } from "../../design/templates/registry.ts";
import type { SlideNode } from "../../drawing/node.ts";
import type { SlideContext } from "../slide-context.ts";
import type { Canvas } from "./canvas.ts";
import { chart, diamond, triangle } from "./corner-shapes.ts";
import { band, frame, glow, grid, hairline, numeral } from "./stage-shapes.ts";

/** An ornament's nodes: those that every slide shares, and those that name the slide's number. */
export interface PaintedOrnament {
  shared: SlideNode[];
  numbered: SlideNode[];
}

/** The design's ornament as nodes, in the order of its shapes; each switched by its own setting. */
export function paintOrnament(
  context: SlideContext,
  slideIndex: number,
  heightPx: number,
): PaintedOrnament {
  const { design, stage } = context;
  const canvas: Canvas = {
    context,
    slideIndex,
    widthPx: stage.widthPx,
    heightPx,
    scale: stage.low ? 0.7 : 1,
  };
  const shapes = getGrammar(design.ornament).ornament.shapes.filter((shape) =>
    "by" in shape && shape.by === "corner" ? design.cornerAccent : design.showBackgroundElements,
  );
  const paint = (numbered: boolean) =>
    shapes
      .filter(({ shape }) => (shape === "numeral") === numbered)
      .map((shape) => paintShape(canvas, shape));
  return { shared: paint(false), numbered: paint(true) };
}

function paintShape(canvas: Canvas, shape: OrnamentShape): SlideNode {
  switch (shape.shape) {
    case "glow":
      return glow(canvas, shape);
    case "band":
      return band(canvas, shape);
    case "frame":
      return frame(canvas, shape);
    case "hairline":
      return hairline(canvas, shape);
    case "grid":
      return grid(canvas, shape);
    case "numeral":
      return numeral(canvas, shape);
    case "triangle":
      return triangle(canvas, shape);
    case "diamond":
      return diamond(canvas, shape);
    case "chart":
      return chart(canvas, shape);
  }
}

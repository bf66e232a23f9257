import { LeastRecentlyUsed } from "../least-recently-used.ts";
import { listLayoutStyle } from "../engine/layout-style.ts";
import type { Engine, EngineNode, MeasuredNode } from "../engine/engine.ts";

/** Maximum number of cached measurements: enough for one slide over a few edits. */
const keptMeasures = 24;

/** Memoizes measurements, ignoring colours: dragging a colour reuses the slide's layout. */
export function memoizeMeasurements(engine: Engine): Engine {
  let known = new LeastRecentlyUsed<Promise<MeasuredNode>>(keptMeasures);
  return {
    ...engine,
    async registerFont(font) {
      await engine.registerFont(font);
      known = new LeastRecentlyUsed(keptMeasures);
    },
    measure(node, widthPx, images, scale) {
      const sources = images.map(({ src, data }) => [src, data.length]);
      const key = JSON.stringify([shapeOf(node), widthPx, sources, scale]);
      const measured =
        known.get(key) ?? engine.measure(withoutImages(node), widthPx, images, scale);
      known.set(key, measured);
      measured.catch(() => known.delete(key));
      return measured;
    },
  };
}

/** Replaces images of fixed size with empty boxes, because the engine reads an image even to measure it. */
function withoutImages(node: EngineNode): EngineNode {
  if (node.type === "container") return { ...node, children: node.children.map(withoutImages) };
  if (node.type === "text") return node;
  const { width, height, position, flexShrink } = node.style;
  const isSized = typeof width === "number" && typeof height === "number";
  const keepsSize = position === "absolute" || flexShrink === 0;
  return isSized && keepsSize ? { type: "container", style: node.style, children: [] } : node;
}

/** Returns the parts of a node that affect layout, as a cache key. */
function shapeOf(node: EngineNode): unknown {
  const style = listLayoutStyle(node.style);
  if (node.type === "container") return [style, node.children.map(shapeOf)];
  if (node.type === "text") return [style, node.text];
  const { width, height } = node.style;
  // An image of fixed size has the same layout with any source.
  const isSized = typeof width === "number" && typeof height === "number";
  return [style, isSized ? null : node.src, node.width, node.height];
}

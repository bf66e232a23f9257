import { LeastRecentlyUsed } from "../least-recently-used.ts";
import type { Engine, EngineNode, MeasuredNode } from "../engine/engine.ts";

/** What a slide is measured for in a few edits. */
const keptMeasures = 24;

/** Where nodes stand does not depend on these. */
const paintProperties = new Set([
  "backgroundColor",
  "backgroundImage",
  "borderColor",
  "boxShadow",
  "color",
  "filter",
  "opacity",
  "textDecorationColor",
  "textShadow",
  "WebkitTextStroke",
]);

/** `1px solid` without the colour that follows. */
const borderRoom = /^\S+ \S+/;

/** The engine, which measures what differs in colours alone once: the layout of a slide while a colour is dragged. */
export function rememberMeasures(engine: Engine): Engine {
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
      const measured = known.get(key) ?? engine.measure(node, widthPx, images, scale);
      known.set(key, measured);
      measured.catch(() => known.delete(key));
      return measured;
    },
  };
}

/** All of the node that decides where it and what is in it stand. */
function shapeOf(node: EngineNode): unknown {
  const style = Object.entries(node.style)
    .filter(([name]) => !paintProperties.has(name))
    .map(([name, value]) => [name, /^border(?!.*Radius)/.test(name) ? roomOf(value) : value]);
  if (node.type === "container") return [style, node.children.map(shapeOf)];
  if (node.type === "text") return [style, node.text];
  const { width, height } = node.style;
  // A picture whose size is said may be any, as one that is drawn in the slide's colours.
  const isSized = typeof width === "number" && typeof height === "number";
  return [style, isSized ? null : node.src, node.width, node.height];
}

function roomOf(border: string | number | undefined): string | undefined {
  return borderRoom.exec(String(border))?.[0];
}

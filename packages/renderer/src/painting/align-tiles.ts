import type { EngineContainer, EngineNode, EngineStyle } from "../engine/engine.ts";

/**
 * The tree with the tiles of its patterns at whole device pixels at that scale: between them the engine resamples every
 * tile, which costs several times the rest of a backdrop. The words stand elsewhere, so a pattern may be a little denser.
 */
export function alignTiles(root: EngineContainer, scale: number): EngineContainer {
  return {
    ...root,
    style: alignStyle(root.style, scale),
    children: root.children.map((child) => alignNode(child, scale)),
  };
}

function alignNode(node: EngineNode, scale: number): EngineNode {
  return node.type === "container" ? alignTiles(node, scale) : node;
}

function alignStyle(style: EngineStyle, scale: number): EngineStyle {
  if (style["backgroundRepeat"] !== "repeat") return style;
  const size = String(style["backgroundSize"]).replace(
    /[\d.]+(?=px)/g,
    (px) => `${Math.max(1, Math.round(Number(px) * scale)) / scale}`,
  );
  return { ...style, backgroundSize: size };
}

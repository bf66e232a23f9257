import type { EngineContainer, EngineNode, EngineStyle } from "../engine/engine.ts";

/**
 * Rounds pattern tiles to whole device pixels. Resampling fractional tiles would take several times as long as the rest
 * of a backdrop.
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

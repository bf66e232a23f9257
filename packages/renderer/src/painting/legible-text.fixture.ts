import { relativeLuminance } from "@slideloom/core/design";
import type { EngineNode } from "../engine/engine.ts";
import type { TextBox } from "../slide-job.ts";
import type { LaidOutSlide } from "./slide-painter.ts";

/** Returns the slide's tree with transparent letters. */
export function withoutText(node: EngineNode): EngineNode {
  if (node.type === "container") return { ...node, children: node.children.map(withoutText) };
  if (node.type === "image") return node;
  const style = { ...node.style, color: "transparent", textShadow: "none", WebkitTextStroke: "0" };
  return { ...node, style: { ...style, backgroundImage: "none", textDecoration: "none" } };
}

/** Smallest sizes of large text (WCAG 2.2), CSS px, first for usual and then for bold text. */
const largePx = [24, 18.66] as const;

/** Returns the contrast that 97 of 100 pixels under a text's lines reach, as a fraction of the required contrast. */
export function shareOfWanted(ground: Uint8Array, slide: LaidOutSlide, text: TextBox): number {
  const isLarge = text.fontSizePx >= largePx[text.fontWeight >= 700 ? 1 : 0];
  const ink = relativeLuminance(text.color);
  const ratios = text.lines.flatMap(({ xPx, yPx, widthPx, heightPx }) => {
    const found: number[] = [];
    // Letters don't reach the top and bottom of their line's box.
    const airPx = heightPx * 0.18;
    for (let y = Math.ceil(yPx + airPx); y < yPx + heightPx - airPx; y += 3) {
      for (let x = Math.ceil(xPx); x < Math.min(slide.widthPx, xPx + widthPx); x += 4) {
        const at = (y * slide.widthPx + x) * 4;
        const hex = [0, 1, 2].map((channel) => toHex(ground[at + channel] ?? 0)).join("");
        const light = relativeLuminance(`#${hex}`);
        found.push((Math.max(ink, light) + 0.05) / (Math.min(ink, light) + 0.05));
      }
    }
    return found;
  });
  ratios.sort((one, other) => one - other);
  return (ratios[Math.floor(ratios.length * 0.03)] ?? 21) / (isLarge ? 3 : 4.5);
}

const toHex = (value: number) => value.toString(16).padStart(2, "0");

/** Lists the texts with less contrast than WCAG 2.2 AA asks for, over the slide painted without its letters. */
export function listIllegible(slide: LaidOutSlide, ground: Uint8Array): string[] {
  return slide.layout.texts.flatMap((text) => {
    // Text with a gradient or an outline has no single colour to check.
    if (text.fill || text.color === "transparent" || !text.color.startsWith("#")) return [];
    const share = shareOfWanted(ground, slide, text);
    return share < 0.99 ? [`${text.lines[0]?.text ?? ""} ${share.toFixed(2)}`] : [];
  });
}

import { box, type SlideNode } from "../../drawing/node.ts";
import type { SlideContext } from "../slide-context.ts";

/** The gradient dash under a header, or nothing where the design has none. */
export function buildUnderline(
  { design, palette, type, direction }: SlideContext,
  centered = false,
): SlideNode | null {
  if (!design.headerUnderline) return null;
  const [from, to] = palette.gradient;
  return box({
    width: Math.round(56 * type.space),
    height: 4,
    borderRadius: 2,
    flexShrink: 0,
    alignSelf: centered ? "center" : "flex-start",
    backgroundImage: `linear-gradient(${direction === "rtl" ? 270 : 90}deg, ${from}, ${to})`,
  });
}

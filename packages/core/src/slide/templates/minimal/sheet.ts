import type { Sheet } from "../../../design/colors/template-colors.ts";
import { withAlpha } from "../../../design/rgb.ts";
import type { Scene } from "../../composition/scene/scene.ts";

/** Opacity of hairlines. With less, hairlines of only 2 design px would be hard to see on a phone. */
const lineAlpha = 0.34;

/** Returns the colours of the slide's background, with stronger hairlines. */
export function minimalSheet({ colors: { paper } }: Pick<Scene, "colors">): Sheet {
  return { ...paper, line: withAlpha(paper.ink, lineAlpha) };
}

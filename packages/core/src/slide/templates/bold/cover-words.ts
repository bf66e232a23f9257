import type { Words } from "../../../layouts/reading/slide-reading.ts";
import type { Letters } from "../../composition/scene/lettering.ts";
import type { CoverWords } from "../../composition/scene/layout-looks.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";

const subtitle: Letters = {
  family: "body",
  weight: 600,
  leading: 1.28,
  tracking: -0.01,
  balanced: true,
};

/**
 * Returns a cover's text in the colours of its background. `title` limits the title's font size (design px) and its
 * share of the column's height.
 */
export function coverWordsOn(
  scene: Scene,
  skin: TemplateSkin,
  words: Words,
  title: Pick<CoverWords["title"], "size" | "most">,
): CoverWords {
  const sheet = skin.sheetOf(scene);
  return {
    sheet,
    title: { ...title, words },
    subtitle: { size: 46, most: 0.24, letters: subtitle },
    gapPx: scene.px(30),
  };
}

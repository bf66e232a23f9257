import type { Sheet } from "../../../design/colors/template-colors.ts";
import { markCompounds } from "../../../text/compounds.ts";
import type { Words } from "../../../layouts/reading/slide-reading.ts";
import type { Composing } from "../fit/composing.ts";
import { fitNode, type Fitted } from "../fit/fit.ts";
import type { TemplateSkin } from "../scene/skin.ts";
import { headline, headlineMarking } from "./headline.ts";
import type { Letters } from "../scene/lettering.ts";
import { headlineAlign, type Scene } from "../scene/scene.ts";

/** Size and style of a headline. Omitted fields have the template's defaults. */
export interface HeadlineBox {
  widthPx: number;
  heightPx: number;
  /** Largest font size, design px. */
  maxSize: number;
  align?: "start" | "center";
  sheet?: Sheet;
  letters?: Letters;
  /** See `FitRequest.fills`. */
  fills?: number;
  /** See `FitRequest.mayOverflow`. */
  mayOverflow?: boolean;
}

/** Fits a title or header into its box in the largest possible font size. Null if the text is empty. */
export function* fitHeadline(
  scene: Scene,
  skin: TemplateSkin,
  role: string,
  written: Words,
  { widthPx, heightPx, maxSize, align: own = "start", mayOverflow = false, ...look }: HeadlineBox,
): Composing<Fitted | null> {
  const align = headlineAlign(scene, own);
  if (written.text.trim() === "") return null;
  const { title, header } = scene.reading;
  const context = `${title.text} ${header.text} ${scene.context.post.content[0]?.header ?? ""}`;
  const words = { ...written, text: markCompounds(written.text, context) };
  const { sheet = skin.sheetOf(scene), letters = skin.letters.headline } = look;
  const marking = headlineMarking(scene, skin, sheet);
  const color = sheet.inkLarge;
  const setting = { letters, color, widthPx, align, sheet, marking, startsSentences: true };
  const build = (sizePx: number) => headline(scene, words, { ...setting, sizePx });
  const { fills = 0 } = look;
  const sizes = { minPx: scene.floorPx.headline, maxPx: scene.px(maxSize) };
  return yield* fitNode(role, { widthPx, heightPx, ...sizes, mayOverflow, fills }, build);
}

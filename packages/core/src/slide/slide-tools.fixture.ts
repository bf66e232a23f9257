import * as single from "./composers/single.ts";
import { tokenizeCode } from "../blocks/code/code-tokens.ts";
import type { Design } from "../design/design.ts";
import { templateIds } from "../design/templates/registry.ts";
import type { SlideTools } from "./slide-tools.ts";
import { loadSkinWithRows } from "./slide-tools.ts";

const skins = new Map(
  await Promise.all(templateIds.map(async (id) => [id, await loadSkinWithRows(id)] as const)),
);

/** Returns the drawing code for slides of that design. */
export function toolsOf({ ornament }: Design): SlideTools {
  const skin = skins.get(ornament);
  if (!skin) throw new Error(`No template is called "${ornament}"`);
  return { skin, tokenizeCode, single };
}

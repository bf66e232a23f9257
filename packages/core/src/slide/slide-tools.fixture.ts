import { tokenizeCode } from "../blocks/code/code-tokens.ts";
import type { Design } from "../design/design.ts";
import { templateIds } from "../design/templates/registry.ts";
import type { SlideTools } from "./slide-tools.ts";
import { loadHand } from "./templates/registry.ts";

const hands = new Map(
  await Promise.all(templateIds.map(async (id) => [id, await loadHand(id)] as const)),
);

/** Loads the drawing code for slides of that design. */
export function toolsOf({ ornament }: Design): SlideTools {
  const hand = hands.get(ornament);
  if (!hand) throw new Error(`No template is called "${ornament}"`);
  return { hand, tokenizeCode };
}

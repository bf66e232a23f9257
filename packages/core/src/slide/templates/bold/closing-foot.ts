import { avatar, signature } from "../../composition/furniture/furniture.ts";
import type { Scene } from "../../composition/scene/scene.ts";
import type { TemplateSkin } from "../../composition/scene/skin.ts";
import { callIcon } from "../../composition/text/call-icon.ts";
import { hasFields } from "./fields.ts";

/** What a closing slide shows on the text colour: brand, call to action, or the icon of the requested action. */
export type ClosingFoot = "brand" | "call" | "sign";

/** Returns what is at the foot, or at the end of a landscape slide; null if nothing is, because the area would be empty. */
export function closingFoot(scene: Scene, skin: TemplateSkin): ClosingFoot | null {
  const { reading, shape } = scene;
  if (hasBrand(scene, skin)) return "brand";
  if (!hasFields(scene)) return null;
  if (shape === "landscape") return callIcon(reading.header.text) ? "sign" : null;
  return reading.summary ? "call" : null;
}

function hasBrand(scene: Scene, { letters }: TemplateSkin): boolean {
  const line = { letters: letters.label, sizePx: 1, color: "#000000" };
  const words = signature(scene, { name: line, details: line, align: "start" });
  return words !== null || avatar(scene, 1, { isFace: true }) !== null;
}

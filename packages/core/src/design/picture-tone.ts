import type { Design } from "./design.ts";
import { getGrammar } from "./templates/registry.ts";

type PictureTone = "natural" | "duotone";

/** The tone that a picture is drawn in: the one that its slide asks for, else the template's own. */
export function findPictureTone(
  { ornament }: Pick<Design, "ornament">,
  wanted: PictureTone | null | undefined,
): PictureTone {
  return wanted ?? getGrammar(ornament).pictureTone ?? "natural";
}

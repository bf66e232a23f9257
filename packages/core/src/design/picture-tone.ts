import type { Design } from "./design.ts";
import { getGrammar } from "./templates/registry.ts";

type PictureTone = "natural" | "duotone";

/** The tone of an image: requested by its slide, else the template's. */
export function findPictureTone(
  { ornament }: Pick<Design, "ornament">,
  wanted: PictureTone | null | undefined,
): PictureTone {
  return wanted ?? getGrammar(ornament).pictureTone ?? "natural";
}

import { isLegible, largeRatio } from "../../../design/legible-color.ts";
import type { Scene } from "./scene.ts";

/**
 * Returns the accent for icons in a text: one with at least 3:1 contrast on each area where text of this colour may be.
 * If there is none, the text's colour.
 */
export function iconColor({ context }: Pick<Scene, "context">, color: string): string {
  const sheets = Object.values(context.palette.template).filter(({ ink, inkLarge, muted }) =>
    [ink, inkLarge, muted].includes(color),
  );
  const accents = sheets.flatMap(({ accent, accentLarge }) => [accent, accentLarge]);
  const isRead = (accent: string) =>
    sheets.every(({ span }) => isLegible(accent, span, largeRatio));
  return accents.find(isRead) ?? color;
}

/** Converts CSS px to EMU: a px is 1/96 inch, an inch 914,400 EMU (ECMA-376, part 1, 20.1.2.1). */
export const toEmu = (px: number): number => Math.round(px * 9525);

/** Converts CSS px to 1/100 point, the unit of font sizes and line heights (ECMA-376, part 1, 20.1.10). */
export const toHundredths = (px: number): number => Math.round(px * 75);

/** Writes a position on the slide as `a:xfrm` or `p:xfrm`. */
export function writePlace(
  { xPx, yPx, widthPx, heightPx }: { xPx: number; yPx: number; widthPx: number; heightPx: number },
  tag: "a:xfrm" | "p:xfrm" = "a:xfrm",
): string {
  return `<${tag}><a:off x="${toEmu(xPx)}" y="${toEmu(yPx)}"/><a:ext cx="${toEmu(widthPx)}" cy="${toEmu(heightPx)}"/></${tag}>`;
}

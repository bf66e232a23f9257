/** A CSS px is 1/96 inch, of which an inch has 914,400 EMU (ECMA-376, part 1, 20.1.2.1). */
export const toEmu = (px: number): number => Math.round(px * 9525);

/** CSS px as hundredths of a point, in which sizes of letters and lines are given (ECMA-376, part 1, 20.1.10). */
export const toHundredths = (px: number): number => Math.round(px * 75);

/** A place on the slide as its `a:xfrm` or `p:xfrm`. */
export function writePlace(
  { xPx, yPx, widthPx, heightPx }: { xPx: number; yPx: number; widthPx: number; heightPx: number },
  tag: "a:xfrm" | "p:xfrm" = "a:xfrm",
): string {
  return `<${tag}><a:off x="${toEmu(xPx)}" y="${toEmu(yPx)}"/><a:ext cx="${toEmu(widthPx)}" cy="${toEmu(heightPx)}"/></${tag}>`;
}

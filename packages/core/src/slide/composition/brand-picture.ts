import type { Sheet } from "../../design/colors/template-colors.ts";
import { relativeLuminance } from "../../design/contrast.ts";
import { headroom, spanContrast, type LuminanceSpan } from "../../design/ground.ts";
import type { BrandPicture, SlideBrand } from "../slide-context.ts";

/** A pixel of an image's outline with less contrast than this to the background is invisible. */
const leastContrast = 1.6;

/** An image is invisible if more than this fraction of its outline's pixels is. */
const mostLost = 0.2;

/** Plate colours to try after the ink. The last, for images with both black and white, has contrast 4.6 with each. */
const plates = ["#ffffff", "#111111", "#767676"] as const;

/** An image of the brand and the colour of the plate behind it; `plate` is null if it has none. */
export interface ChosenPicture {
  picture: BrandPicture;
  plate: string | null;
}

/**
 * Chooses the image for a background: the one made for it if it is visible there, else the other one, else one on a
 * plate. Returns null if the brand has no image.
 */
export function choosePicture(
  brand: Pick<SlideBrand, "picture" | "darkPicture">,
  { span, ink }: Pick<Sheet, "span" | "ink">,
): ChosenPicture | null {
  const visible = findVisible(brand, span);
  if (visible) return { picture: visible, plate: null };
  for (const plate of [ink, ...plates]) {
    const picture = findVisible(brand, spanOfColor(plate));
    if (picture) return { picture, plate };
  }
  const [picture] = listPictures(brand, span);
  return picture ? { picture, plate: null } : null;
}

function findVisible(
  brand: Pick<SlideBrand, "picture" | "darkPicture">,
  span: LuminanceSpan,
): BrandPicture | undefined {
  return listPictures(brand, span).find((picture) => lostShare(picture, span) <= mostLost);
}

/** The brand's images, the one made for that background first. */
function listPictures(
  { picture, darkPicture }: Pick<SlideBrand, "picture" | "darkPicture">,
  span: LuminanceSpan,
): BrandPicture[] {
  const isDark = headroom(span, "dark") >= headroom(span, "light");
  const pictures = isDark ? [darkPicture, picture] : [picture, darkPicture];
  return pictures.filter((candidate) => candidate !== null);
}

/** The share of an image's outline, 0 to 1, that is invisible on the background. */
export function lostShare({ outline = [] }: Pick<BrandPicture, "outline">, span: LuminanceSpan) {
  const lost = outline.filter((luminance) => spanContrast(luminance, span) < leastContrast);
  return outline.length === 0 ? 0 : lost.length / outline.length;
}

function spanOfColor(hex: string): LuminanceSpan {
  const luminance = relativeLuminance(hex);
  return { min: luminance, max: luminance };
}

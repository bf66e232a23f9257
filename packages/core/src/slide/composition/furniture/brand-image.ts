import type { Sheet } from "../../../design/colors/template-colors.ts";
import { relativeLuminance } from "../../../design/contrast.ts";
import { headroom, spanContrast, type LuminanceSpan } from "../../../design/ground.ts";
import type { BrandImage, SlideBrand } from "../../slide-context.ts";

/** A pixel of an image's outline with less contrast than this to the background is invisible. */
const leastContrast = 1.6;

/** An image is invisible if a larger fraction of its outline's pixels is invisible. */
const mostLost = 0.2;

/**
 * Colours of the plate behind an image, tried in order after the text colour. The last has contrast 4.6 with black and
 * with white, for images with both.
 */
const plates = ["#ffffff", "#111111", "#767676"] as const;

/** The brand's image to draw. `plate` is the colour behind the image, or null if none is needed. */
export interface ChosenImage {
  image: BrandImage;
  plate: string | null;
}

/**
 * Chooses the image made for the background, or the brand's other image if only that is visible. If neither is visible,
 * adds a coloured plate.
 */
export function chooseBrandImage(
  brand: Pick<SlideBrand, "image" | "darkImage">,
  { span, ink }: Pick<Sheet, "span" | "ink">,
): ChosenImage | null {
  const visible = findVisible(brand, span);
  if (visible) return { image: visible, plate: null };
  for (const plate of [ink, ...plates]) {
    const image = findVisible(brand, spanOfColor(plate));
    if (image) return { image, plate };
  }
  const [image] = listImages(brand, span);
  return image ? { image, plate: null } : null;
}

function findVisible(
  brand: Pick<SlideBrand, "image" | "darkImage">,
  span: LuminanceSpan,
): BrandImage | undefined {
  return listImages(brand, span).find((image) => lostShare(image, span) <= mostLost);
}

/** Lists the brand's images. The one for dark backgrounds comes first if the background is dark, otherwise last. */
function listImages(
  { image, darkImage }: Pick<SlideBrand, "image" | "darkImage">,
  span: LuminanceSpan,
): BrandImage[] {
  const isDark = headroom(span, "dark") >= headroom(span, "light");
  const images = isDark ? [darkImage, image] : [image, darkImage];
  return images.filter((candidate) => candidate !== null);
}

/** Returns the fraction of an image's outline, 0 to 1, that is invisible on the background. */
function lostShare({ outline = [] }: Pick<BrandImage, "outline">, span: LuminanceSpan) {
  const lost = outline.filter((luminance) => spanContrast(luminance, span) < leastContrast);
  return outline.length === 0 ? 0 : lost.length / outline.length;
}

function spanOfColor(hex: string): LuminanceSpan {
  const luminance = relativeLuminance(hex);
  return { min: luminance, max: luminance };
}

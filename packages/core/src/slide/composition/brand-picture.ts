import type { Sheet } from "../../design/colors/template-colors.ts";
import { relativeLuminance } from "../../design/contrast.ts";
import { headroom, spanContrast, type LuminanceSpan } from "../../design/ground.ts";
import type { BrandPicture, SlideBrand } from "../slide-context.ts";

/** A pixel of an image's outline with less contrast than this to the background is invisible. */
const leastContrast = 1.6;

/** An image is invisible if a larger fraction of its outline's pixels is invisible. */
const mostLost = 0.2;

/**
 * Colours of the plate behind an image, tried after the text colour. The last has contrast 4.6 with black and with
 * white, for images that contain both.
 */
const plates = ["#ffffff", "#111111", "#767676"] as const;

/** The brand's image to draw, and the colour of the plate behind it; null if it needs no plate. */
export interface ChosenPicture {
  picture: BrandPicture;
  plate: string | null;
}

/**
 * Chooses the brand's image for a dark or light background: the image made for that background if it is visible, else
 * the brand's other image. If neither is visible, adds a coloured plate. Returns null without an image.
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

/** Lists the brand's images. The one for dark backgrounds comes first if the background is dark, otherwise last. */
function listPictures(
  { picture, darkPicture }: Pick<SlideBrand, "picture" | "darkPicture">,
  span: LuminanceSpan,
): BrandPicture[] {
  const isDark = headroom(span, "dark") >= headroom(span, "light");
  const pictures = isDark ? [darkPicture, picture] : [picture, darkPicture];
  return pictures.filter((candidate) => candidate !== null);
}

/** Returns the fraction of an image's outline, 0 to 1, that is invisible on the background. */
export function lostShare({ outline = [] }: Pick<BrandPicture, "outline">, span: LuminanceSpan) {
  const lost = outline.filter((luminance) => spanContrast(luminance, span) < leastContrast);
  return outline.length === 0 ? 0 : lost.length / outline.length;
}

function spanOfColor(hex: string): LuminanceSpan {
  const luminance = relativeLuminance(hex);
  return { min: luminance, max: luminance };
}

import { cutUnits } from "../text/index.ts";
import { designFamilies } from "./design-font.ts";
import { parseHexColor } from "./rgb.ts";

/** Which slides show the brand. A single post shows the brand for any value except `none`. */
export const brandPlacements = ["none", "cover", "closing", "cover-and-closing", "all"] as const;
export type BrandPlacement = (typeof brandPlacements)[number];

/** The largest avatar, in characters of its data URL: about 96 kB of image data. */
export const maxAvatarLength = 131_072;

/** The largest portrait, in characters of its data URL: 512 kB of image data. */
export const maxPortraitLength = 699_136;

/** The longest name, handle or website, in UTF-16 code units. */
export const maxBrandTextLength = 100;

/** The author's brand, drawn as one row on the slides that `placement` names. Empty texts aren't drawn. */
export interface Brand {
  name: string;
  /** The handle with its `@`, if typed. */
  handle: string;
  website: string;
  /** A `data:` URL of a PNG, JPEG or WebP image. If the image is almost square, it is cropped to a circle. */
  avatar: string | null;
  /** The image for dark backgrounds, in the same formats as `avatar`; absent or null if there is none. */
  avatarDark?: string | null;
  /**
   * The creator's portrait on cover and closing, as a `data:` URL in the same formats; absent or null if there is none.
   * A PNG or WebP with transparency is a cut-out, any other image becomes round.
   */
  portrait?: string | null;
  /** Id of the account's brand kit that this is a copy of; absent for the account's first kit. */
  kit?: string;
  placement: BrandPlacement;
  /** Saved colours that can be reapplied; null if none are saved. */
  palette: BrandPalette | null;
  /** Saved font families that can be reapplied; null if none are saved. */
  fonts: BrandFonts | null;
}

/** Colours of a brand as `#rrggbb`. */
export interface BrandPalette {
  primaryColor: string;
  secondaryColor: string;
  fontColor: string;
}

export interface BrandFonts {
  fontFamily: string;
  bodyFontFamily: string;
}

export const defaultBrand: Brand = {
  name: "",
  handle: "",
  website: "",
  avatar: null,
  placement: "none",
  palette: null,
  fonts: null,
};

/** An image counts as square if its longer side is at most this many times its shorter side. */
const squareTolerance = 1.25;

/**
 * Whether an image is drawn as an avatar in a circle, because it is almost square. Other images are logos, drawn whole.
 */
export function isAvatarShape({
  widthPx,
  heightPx,
}: {
  widthPx: number;
  heightPx: number;
}): boolean {
  return Math.max(widthPx, heightPx) <= squareTolerance * Math.min(widthPx, heightPx);
}

export function isBrandShown(brand: Brand): boolean {
  return brand.placement !== "none" && hasBrandContent(brand);
}

/** Whether the brand has an image or text, whatever its placement. */
export function hasBrandContent(brand: Brand): boolean {
  const { name, handle, website, avatar, avatarDark = null, portrait = null } = brand;
  const hasImage = [avatar, avatarDark, portrait].some((image) => image !== null);
  return hasImage || [name, handle, website].some((text) => text.trim() !== "");
}

/** Parses an unknown value as a brand; invalid fields get their defaults. */
export function parseBrand(value: unknown): Brand {
  const fields = readRecord(value);
  const avatarDark = readImage(fields["avatarDark"], maxAvatarLength);
  const portrait = readImage(fields["portrait"], maxPortraitLength);
  return {
    name: readText(fields["name"]),
    handle: readText(fields["handle"]),
    website: readText(fields["website"]),
    avatar: readImage(fields["avatar"], maxAvatarLength),
    ...(avatarDark !== null && { avatarDark }),
    ...(portrait !== null && { portrait }),
    ...readKit(fields["kit"]),
    placement: brandPlacements.find((placement) => placement === fields["placement"]) ?? "none",
    palette: readPalette(readRecord(fields["palette"])),
    fonts: readFonts(readRecord(fields["fonts"])),
  };
}

function readRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

const readKit = (kit: unknown): Pick<Brand, "kit"> =>
  typeof kit === "string" && /^[\da-f-]{36}$/.test(kit) ? { kit } : {};

function readText(value: unknown): string {
  if (typeof value !== "string") return "";
  // Never cuts a surrogate pair in half.
  return cutUnits(value, maxBrandTextLength);
}

function readImage(value: unknown, mostLength: number): string | null {
  if (typeof value !== "string" || value.length > mostLength) return null;
  return /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/.test(value) ? value : null;
}

function readPalette(fields: Record<string, unknown>): BrandPalette | null {
  const primaryColor = parseHexColor(fields["primaryColor"]);
  const secondaryColor = parseHexColor(fields["secondaryColor"]);
  const fontColor = parseHexColor(fields["fontColor"]);
  return primaryColor && secondaryColor && fontColor
    ? { primaryColor, secondaryColor, fontColor }
    : null;
}

function readFonts(fields: Record<string, unknown>): BrandFonts | null {
  const { fontFamily, bodyFontFamily } = fields;
  const known = (family: unknown) => designFamilies.find((candidate) => candidate === family);
  const [heading, body] = [known(fontFamily), known(bodyFontFamily)];
  return heading && body ? { fontFamily: heading, bodyFontFamily: body } : null;
}

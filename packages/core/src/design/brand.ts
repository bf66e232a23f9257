import { cutUnits } from "../text/index.ts";
import { designFamilies } from "./design-font.ts";
import { parseHexColor } from "./rgb.ts";

/** On which slides a brand is shown. A single post is one slide and shows it wherever it is not `none`. */
export const brandPlacements = ["none", "cover", "closing", "cover-and-closing", "all"] as const;
export type BrandPlacement = (typeof brandPlacements)[number];

/** The largest avatar, in characters of its data URL: about 96 kB of picture. */
export const maxAvatarLength = 131_072;

/** The longest name, handle or website, in UTF-16 code units. */
export const maxBrandTextLength = 100;

/** Who posts: drawn as one row on the slides of `placement`. Empty texts are left out. */
export interface Brand {
  name: string;
  /** As typed, usually with `@`. */
  handle: string;
  website: string;
  /** A `data:` URL of a PNG, JPEG or WebP picture; drawn in a circle. */
  avatar: string | null;
  placement: BrandPlacement;
  /** Colours to come back to; null where none are saved. */
  palette: BrandPalette | null;
  /** Font families to come back to; null where none are saved. */
  fonts: BrandFonts | null;
}

/** `#rrggbb` colours. */
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

/** Longer side to shorter side, up to which a picture counts as square. */
const squareTolerance = 1.25;

/** Whether a picture of that size is an avatar, shown as a circle; all others are logos, shown whole. */
export function isAvatarShape({
  widthPx,
  heightPx,
}: {
  widthPx: number;
  heightPx: number;
}): boolean {
  return Math.max(widthPx, heightPx) <= squareTolerance * Math.min(widthPx, heightPx);
}

/** Whether there is anything to draw on any slide. */
export function isBrandShown(brand: Brand): boolean {
  const { name, handle, website, avatar, placement } = brand;
  return (
    placement !== "none" &&
    (avatar !== null || [name, handle, website].some((text) => text.trim() !== ""))
  );
}

/** Reads a brand from anywhere: what is no brand's value takes its default. */
export function parseBrand(value: unknown): Brand {
  const fields = readRecord(value);
  return {
    name: readText(fields["name"]),
    handle: readText(fields["handle"]),
    website: readText(fields["website"]),
    avatar: readAvatar(fields["avatar"]),
    placement: brandPlacements.find((placement) => placement === fields["placement"]) ?? "none",
    palette: readPalette(readRecord(fields["palette"])),
    fonts: readFonts(readRecord(fields["fonts"])),
  };
}

function readRecord(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function readText(value: unknown): string {
  if (typeof value !== "string") return "";
  // Without half of a character that the limit would split.
  return cutUnits(value, maxBrandTextLength);
}

function readAvatar(value: unknown): string | null {
  if (typeof value !== "string" || value.length > maxAvatarLength) return null;
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

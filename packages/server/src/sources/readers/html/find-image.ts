import type { SourceImage } from "@slideloom/core/sources";
import { readImageCredit } from "@slideloom/core/sources";
import { isFileUrl } from "../file-images.ts";

type Attributes = Readonly<Record<string, string>>;

/** An image element: its addresses, best first, as the page writes them. */
export interface ImageElement {
  addresses: readonly string[];
  alt: string;
  /** The caption of its figure; set when the caption is read. */
  caption?: string;
}

/** Smaller images are icons, portraits and counters. */
const minPx = { width: 300, height: 180 };
const maxRatio = 4;
/** Longer alt texts describe an image; shorter ones may name a button. */
const maxLabel = 30;
/** Names of images that belong to the page, not to its text. */
const furniture =
  /(?<![a-z])(?:avatars?|gravatar|icons?|favicon|logos?|emojis?|smil(?:ey|ies)|sprites?|pixel|tracker|tracking|spacer|blank|badges?|buttons?|banners?|ads?|advert\w*|placeholder|loading|loader|spinner|transparent|captcha|share\w*|social\w*|empty|vignette|print|autor(?:e?s)?|authors?|perfil|profil\w*)(?![a-z])/i;
const unsuited = /^data:|\.(?:svg|gif|ico)(?:[?#]|$)/i;
/** Matches a size in an address: `oven-150x150.jpg`, `/120x120/oven.jpg`. */
const sizeInName = /(?<![\da-z])(\d{2,4})x(\d{2,4})(?![\da-z])/i;
/** Matches an alt text that is a file's name. */
const fileName = /^\S*(?:[_\d]|\.\w{3,4}$)\S*$/;

/** Describes an image that a slide could show; null for icons, portraits and other small or unsuited images. */
export function findImage(attributes: Attributes): ImageElement | null {
  const { alt = "", class: names = "", id = "" } = attributes;
  const addresses = listAddresses(attributes).filter((address) => !unsuited.test(address));
  if (
    addresses.length === 0 ||
    furniture.test(`${names} ${id} ${alt.length < maxLabel ? alt : ""}`)
  )
    return null;
  const [width, height] = [readPx(attributes["width"]), readPx(attributes["height"])];
  if (isSmall(width, height)) return null;
  const suited = addresses.filter((address) => {
    const [, wide, high] = sizeInName.exec(address) ?? [];
    return (
      !furniture.test(address.replace(/^(?:https?:)?\/\/[^/]+/i, "")) &&
      !isSmall(readPx(wide), readPx(high))
    );
  });
  return suited.length > 0 ? { addresses: suited, alt: alt.replaceAll(/\s+/g, " ").trim() } : null;
}

function isSmall(width: number | null, height: number | null): boolean {
  if ((width ?? Infinity) < minPx.width || (height ?? Infinity) < minPx.height) return true;
  if (width === null || height === null) return false;
  return Math.max(width / height, height / width) > maxRatio;
}

const readPx = (value = "") =>
  /^\d{1,5}(?:\.\d+)?(?:px)?$/.test(value) ? Number.parseFloat(value) : null;

/** Lists an image's addresses: the widest of its set, those that load later, and its own. */
function listAddresses(attributes: Attributes): string[] {
  const sets = ["srcset", "data-srcset", "data-lazy-srcset"].flatMap((name) =>
    parseSet(attributes[name] ?? ""),
  );
  const lazy = ["data-orig-file", "data-original", "data-lazy-src", "data-src"].flatMap(
    (name) => attributes[name] ?? [],
  );
  const all = [...sets, ...lazy, attributes["src"] ?? ""];
  return all.map((address) => address.trim()).filter((address) => address !== "");
}

/** Widest image of a set that is loaded; larger ones are shrunk anyway. */
const maxSetWidth = 2400;

function parseSet(set: string): string[] {
  const found = Array.from(
    set.matchAll(/(?<![^\s,])(?=[^\s,])(\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g),
    ([, url = "", size]) => ({
      url,
      size: Number(size ?? 1),
    }),
  );
  const fitting = found.filter(({ size }) => size <= maxSetWidth);
  return fitting
    .toSorted((one, other) => other.size - one.size)
    .map(({ url }) => url)
    .slice(0, 1);
}

/** Returns an image with its address in the web and its credit; null without such an address. */
export function resolveImage(
  { addresses, alt, caption = "" }: ImageElement,
  url: string | undefined,
): SourceImage | null {
  const address = addresses
    .map((one) => (URL.canParse(one, url) ? new URL(one, url) : null))
    .find((one) => one && /^https?:$/.test(one.protocol));
  if (!address) return null;
  const isOnPage = url !== undefined && !isFileUrl(url);
  const credit = { ...readImageCredit(caption || alt), ...(isOnPage && { url }) };
  return {
    url: address.href,
    ...(/\p{L}/u.test(alt) && !fileName.test(alt) && { alt }),
    ...(caption !== "" && { caption }),
    ...(Object.keys(credit).length > 0 && { credit }),
  };
}

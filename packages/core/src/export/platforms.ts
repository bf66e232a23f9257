import type { SizePresetId } from "../design/size-preset.ts";
import type { PostForm } from "../networks/service-rules.ts";
import { splitUncropped } from "../networks/split-slides.ts";
import { services } from "../networks/services.ts";
import type { ImageType } from "../outputs/outputs.ts";
import { countNoun } from "../text/count-noun.ts";

export type PlatformId = "linkedin" | "instagram" | "threads" | "x" | "tiktok" | "facebook";

/** A platform's limits for a post with images, and its best size preset for a carousel. */
export interface Platform {
  id: PlatformId;
  name: string;
  sizePreset: SizePresetId;
  /** Fewest images of a multi-image post; a single image is always allowed. */
  least: number;
  most: number;
  /** Maximum number of images through the network's API. Set only if the network's app allows more. */
  mostByApi?: number;
  types: readonly ImageType[];
  /** Limits for documents; absent if carousels aren't posted as documents. */
  document?: { pages: number; bytes: number };
}

const findSize = (id: PlatformId): SizePresetId => services[id].sizePreset ?? "instagram-portrait";

export const platforms: readonly Platform[] = [
  {
    id: "linkedin",
    name: "LinkedIn",
    sizePreset: findSize("linkedin"),
    least: 2,
    most: 20,
    types: ["jpeg", "png"],
    document: { pages: 300, bytes: 100_000_000 },
  },
  {
    id: "instagram",
    name: "Instagram",
    sizePreset: findSize("instagram"),
    least: 2,
    most: 20,
    mostByApi: 10,
    types: ["jpeg"],
  },
  {
    id: "threads",
    name: "Threads",
    sizePreset: findSize("threads"),
    least: 2,
    most: 20,
    types: ["jpeg", "png"],
  },
  {
    id: "x",
    name: "X",
    sizePreset: findSize("x"),
    least: 1,
    most: 4,
    types: ["jpeg", "png", "webp"],
  },
  {
    id: "tiktok",
    name: "TikTok",
    sizePreset: findSize("tiktok"),
    least: 1,
    most: 35,
    types: ["jpeg", "webp"],
  },
  {
    id: "facebook",
    name: "Facebook",
    sizePreset: findSize("facebook"),
    least: 1,
    most: 10,
    types: ["jpeg", "png", "webp"],
  },
];

const platformOfSizePreset: Readonly<Record<SizePresetId, PlatformId>> = {
  linkedin: "linkedin",
  instagram: "instagram",
  "instagram-portrait": "instagram",
  twitter: "x",
  facebook: "facebook",
  vertical: "tiktok",
};

export function getSizePresetPlatform(sizePreset: SizePresetId): Platform {
  const id = platformOfSizePreset[sizePreset];
  const platform = platforms.find((candidate) => candidate.id === id);
  if (!platform) throw new RangeError(`Unknown platform: ${id}`);
  return platform;
}

/**
 * Distributes images over posts, if possible in numbers that the feed shows uncropped. If the last post has too few
 * images, some come from the post before.
 */
export function splitIntoPosts(images: number, { id, least, most }: Platform): number[] {
  const form: PostForm | undefined = services[id].forms.find(({ kind }) => kind === "images");
  if (form?.uncropped) return splitUncropped(images, form.uncropped);
  const posts: number[] = [];
  for (let left = images; left > 0; left -= most) posts.push(Math.min(left, most));
  const last = posts.at(-1) ?? 0;
  const missing = posts.length > 1 ? Math.max(0, least - last) : 0;
  return missing === 0 ? posts : [...posts.slice(0, -2), most - missing, last + missing];
}

const typeNames: Readonly<Record<ImageType, string>> = { png: "PNG", jpeg: "JPEG", webp: "WebP" };

/** The image types that a platform accepts: `JPEG or WebP`. */
export function describeImageTypes({ types }: Platform): string {
  return types.map((type) => typeNames[type]).join(" or ");
}

/** Describes the platform's image limit that a carousel exceeds; null if it fits. */
export function describeImageLimit(images: number, platform: Platform): string | null {
  const { name, most, mostByApi = most } = platform;
  if (images > most)
    return `${name} allows ${countNoun(most, "image")} per post; this carousel has ${images}.`;
  if (images <= mostByApi) return null;
  return `${name}'s API allows ${countNoun(mostByApi, "image")} per post; this carousel has ${images}. The app allows ${most}.`;
}

/** Describes the document limit that a file exceeds; null if the file fits. */
export function describeDocumentLimit(
  { pages, bytes }: { pages: number; bytes: number },
  { name, document }: Platform,
): string | null {
  if (!document) return null;
  if (pages > document.pages) {
    return `${name} allows documents of up to ${countNoun(document.pages, "page")}; this one has ${pages}.`;
  }
  const toMb = (size: number) => Math.ceil(size / 1_000_000);
  if (bytes <= document.bytes) return null;
  return `${name} allows documents of up to ${toMb(document.bytes)} MB; this one has ${toMb(bytes)} MB. Choose a smaller image size.`;
}

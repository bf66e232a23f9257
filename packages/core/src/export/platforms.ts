import type { SizePresetId } from "../design/size-preset.ts";
import type { ImageType } from "../outputs/outputs.ts";
import { countNoun } from "../text/count-noun.ts";

export type PlatformId = "linkedin" | "instagram" | "threads" | "x" | "tiktok" | "facebook";

/** What a platform takes in one post of pictures, and what shows a carousel best there. */
export interface Platform {
  id: PlatformId;
  name: string;
  sizePreset: SizePresetId;
  /** A post of several pictures has as many at least; one picture alone is a post too. */
  least: number;
  most: number;
  /** Where its API takes fewer than its app. */
  mostByApi?: number;
  types: readonly ImageType[];
  /** A carousel is posted as one document there. */
  document?: { pages: number; bytes: number };
}

const portrait = "instagram-portrait";

export const platforms: readonly Platform[] = [
  {
    id: "linkedin",
    name: "LinkedIn",
    sizePreset: "linkedin",
    least: 2,
    most: 20,
    types: ["jpeg", "png"],
    document: { pages: 300, bytes: 100_000_000 },
  },
  {
    id: "instagram",
    name: "Instagram",
    sizePreset: portrait,
    least: 2,
    most: 20,
    mostByApi: 10,
    types: ["jpeg"],
  },
  {
    id: "threads",
    name: "Threads",
    sizePreset: portrait,
    least: 2,
    most: 20,
    types: ["jpeg", "png"],
  },
  { id: "x", name: "X", sizePreset: "twitter", least: 1, most: 4, types: ["jpeg", "png", "webp"] },
  {
    id: "tiktok",
    name: "TikTok",
    sizePreset: "vertical",
    least: 1,
    most: 35,
    types: ["jpeg", "webp"],
  },
  {
    id: "facebook",
    name: "Facebook",
    sizePreset: portrait,
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

/** The platform that a size preset is made for. */
export function getSizePresetPlatform(sizePreset: SizePresetId): Platform {
  const id = platformOfSizePreset[sizePreset];
  const platform = platforms.find((candidate) => candidate.id === id);
  if (!platform) throw new RangeError(`Unknown platform: ${id}`);
  return platform;
}

/** How many pictures each post has when they do not fit in one; the last two share so that none has too few. */
export function splitIntoPosts(pictures: number, { least, most }: Platform): number[] {
  const posts: number[] = [];
  for (let left = pictures; left > 0; left -= most) posts.push(Math.min(left, most));
  const last = posts.at(-1) ?? 0;
  const missing = posts.length > 1 ? Math.max(0, least - last) : 0;
  return missing === 0 ? posts : [...posts.slice(0, -2), most - missing, last + missing];
}

const typeNames: Readonly<Record<ImageType, string>> = { png: "PNG", jpeg: "JPEG", webp: "WebP" };

/** Which types of pictures a platform takes: `JPEG or WebP`. */
export function describePictureTypes({ types }: Platform): string {
  return types.map((type) => typeNames[type]).join(" or ");
}

/** What of a platform's limit on pictures a carousel meets; null where it fits. */
export function describePictureLimit(pictures: number, platform: Platform): string | null {
  const { name, most, mostByApi = most } = platform;
  if (pictures > most)
    return `${name} takes ${countNoun(most, "picture")} in a post, and this has ${pictures}.`;
  if (pictures <= mostByApi) return null;
  return `${name} takes ${countNoun(mostByApi, "picture")} in a post by its API, and this has ${pictures}; its app takes ${most}.`;
}

/** What of a platform's limit on documents a file meets; null where it fits, or where there is no such limit. */
export function describeDocumentLimit(
  { pages, bytes }: { pages: number; bytes: number },
  { name, document }: Platform,
): string | null {
  if (!document) return null;
  if (pages > document.pages) {
    return `${name} takes documents of ${countNoun(document.pages, "page")}, and this has ${pages}.`;
  }
  const toMb = (size: number) => Math.ceil(size / 1_000_000);
  if (bytes <= document.bytes) return null;
  return `${name} takes documents of ${toMb(document.bytes)} MB, and this has ${toMb(bytes)}: a smaller picture size makes it smaller.`;
}

import {
  type Brand,
  defaultBrand,
  defaultDesign,
  type Design,
  type SizePresetId,
  sizePresetIds,
  parseBrand,
  parseDesign,
  type TemplateId,
  templateIds,
} from "../design/index.ts";

import { parseCaptions, type Captions } from "./captions.ts";

export const postTypes = ["carousel", "single"] as const;
export type PostType = (typeof postTypes)[number];

/** All settings that affect how slides are drawn, but not the post's content. */
export interface Appearance {
  design: Design;
  /** The applied template; null once one of its values is changed. */
  templateId: TemplateId | null;
  carouselFormat: SizePresetId;
  postType: PostType;
  /** Whether slides show their media. */
  enableMedia: boolean;
  brand: Brand;
}

/** A carousel's content and appearance, as it is saved, sent, versioned, shared and exported. */
export interface Carousel extends Appearance {
  /** The post's JSON text as typed; may be invalid. */
  jsonInput: string;
  /**
   * The image or video by slide index: a web URL or the `url` from `POST /api/media`. In a browser, also `local:{id}`
   * for a file.
   */
  mediaUrls: Readonly<Record<number, string>>;
  /** Separate captions for some services; absent if there are none. */
  captions?: Captions;
  /**
   * Set if an AI model wrote any of the words. If a network has a label for AI content, posts get the label by default.
   */
  aiGenerated?: true;
}

export const defaultAppearance: Appearance = {
  design: defaultDesign,
  templateId: null,
  carouselFormat: "linkedin",
  postType: "carousel",
  enableMedia: false,
  brand: defaultBrand,
};

export const emptyCarousel: Carousel = { jsonInput: "", mediaUrls: {}, ...defaultAppearance };

export type ParsedCarousel =
  | { ok: true; carousel: Carousel; warnings: string[] }
  | { ok: false; reason: string };

/** Parses a stored carousel of any version. Invalid values get their defaults, but the text is required. */
export function parseCarousel(stored: unknown): ParsedCarousel {
  if (!isRecord(stored)) return { ok: false, reason: "it isn't a carousel" };
  const { jsonInput, templateId, carouselFormat, postType, enableMedia, mediaUrls } = stored;
  if (typeof jsonInput !== "string") return { ok: false, reason: "its text is missing" };
  const { design, warnings } = parseDesign(stored["design"]);
  const captions = parseCaptions(stored["captions"]);
  const carousel: Carousel = {
    jsonInput,
    design,
    templateId: templateIds.find((id) => id === templateId) ?? defaultAppearance.templateId,
    carouselFormat:
      sizePresetIds.find((id) => id === carouselFormat) ?? defaultAppearance.carouselFormat,
    postType: postTypes.find((type) => type === postType) ?? defaultAppearance.postType,
    enableMedia: enableMedia === true,
    mediaUrls: parseMediaUrls(mediaUrls),
    brand: parseBrand(stored["brand"]),
    ...(captions && { captions }),
    ...(stored["aiGenerated"] === true && { aiGenerated: true as const }),
  };
  return { ok: true, carousel, warnings };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parseMediaUrls(value: unknown): Record<number, string> {
  if (!isRecord(value)) return {};
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => /^\d+$/.test(entry[0]) && typeof entry[1] === "string",
  );
  return Object.fromEntries(entries);
}

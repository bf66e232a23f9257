import { randomUUID } from "node:crypto";
import type { Captions } from "@slideloom/core/carousel";
import { uuidParamsSchema } from "@slideloom/core/contract/params";
import type { PublicPost } from "@slideloom/core/contract/public-post";
import type {
  RenderChoices,
  RenderRequest,
  RenderWarning,
} from "@slideloom/core/contract/public-render";
import {
  applyTemplate,
  defaultDesign,
  isBrandShown,
  parseDesign,
  templates,
  type Design,
} from "@slideloom/core/design";
import { parsePost, type ParseResult, type Post, takeImages } from "@slideloom/core/document";
import { scaleRange } from "@slideloom/core/outputs";
import { buildSlideJob } from "@slideloom/renderer";
import type { BrandService } from "../brand/brand-service.ts";
import type { CarouselService } from "../carousels/carousel-service.ts";
import type { RenderPlan } from "../drawing/outputs.ts";
import { HttpError } from "../http/http-error.ts";
import type { Reading } from "../threads/reader.ts";
import { addBrandDesign, copyBrand, findKit } from "./brand-kit.ts";
import { readPost } from "./read-post.ts";

export interface RenderRequestParts {
  brands: BrandService;
  carousels: CarouselService;
}

/** Who sends a render request, and how its texts are read. */
interface RenderCaller extends Reading {
  accountId: string;
}

const defaultType = "png";

export const defaultLook: RenderPlan["look"] = {
  design: defaultDesign,
  format: "linkedin",
  postType: "carousel",
  mediaUrls: {},
};

interface RenderSource {
  post: Post;
  look: RenderPlan["look"];
  captions?: Captions | undefined;
  warnings: RenderWarning[];
  images: EmbeddedImages;
}

/** `data:` URLs of images. The keys are short addresses that replace the URLs in the post until it is drawn. */
type EmbeddedImages = ReadonlyMap<string, string>;

/** A planned render, and the post's warnings. */
export interface PlannedRender {
  post: Post;
  plan: RenderPlan;
  warnings: RenderWarning[];
  images: EmbeddedImages;
}

/** Reads a render request: its post or saved carousel, with the request's own settings applied. */
export async function readRenderRequest(
  { brands, carousels }: RenderRequestParts,
  caller: RenderCaller,
  form: RenderRequest,
): Promise<PlannedRender> {
  const kit = await findKit(brands, caller.accountId, form.brand_id);
  const source = await readSource(carousels, caller, form);
  const sent = form.media_urls ? readMediaUrls(form.media_urls) : source.look.mediaUrls;
  const { mediaUrls, images } = takeMediaImages(sent);
  const brand = kit && copyBrand(kit);
  const look = { ...source.look, mediaUrls, ...(brand && isBrandShown(brand) && { brand }) };
  return buildPlannedRender(
    { ...source, look, images: new Map([...source.images, ...images]) },
    { ...form, design: addBrandDesign(kit, form.design) },
  );
}

/** Converts the keys from one-based slide numbers to zero-based indexes. */
export function readMediaUrls(urls: Readonly<Record<string, string>>): Record<number, string> {
  return Object.fromEntries(Object.entries(urls).map(([slide, url]) => [Number(slide) - 1, url]));
}

/** Replaces `data:` URLs by short addresses. */
function takeMediaImages(mediaUrls: Record<number, string>) {
  const { text, images } = takeImages(JSON.stringify(mediaUrls), randomUUID());
  return { mediaUrls: JSON.parse(text) as Record<number, string>, images };
}

/** Combines a post and its appearance with the settings of the request. */
export function buildPlannedRender(
  { post, look, captions, warnings, images }: RenderSource,
  form: RenderRequest,
): PlannedRender {
  const chosen = planRender(form, { ...look, postType: form.format ?? look.postType });
  const plan = captions ? { ...chosen.plan, captions } : chosen.plan;
  return { post, plan, warnings: [...chosen.warnings, ...warnings], images };
}

/** Applies a request's settings to a post's appearance. */
export function planRender(
  {
    design: settings,
    network,
    type,
    image,
    texts,
    flat,
    scale,
    quality,
    compression,
    slide,
    slides,
    on_missing_media,
  }: RenderChoices,
  look: RenderPlan["look"],
): { plan: RenderPlan; warnings: RenderWarning[] } {
  const { design, warnings } = readDesign(settings ?? {}, look.design);
  return {
    plan: {
      look: { ...look, design, format: network ?? look.format },
      type: type ?? defaultType,
      image: image ?? defaultType,
      texts: texts ?? false,
      flat: flat ?? false,
      scale: scale ?? scaleRange.default,
      quality: quality ?? undefined,
      compression: compression ?? undefined,
      slide: slide ?? null,
      ...(slides != null && { slides }),
      onMissingMedia: on_missing_media ?? "warn",
    },
    warnings: warnings.map((message) => ({ message })),
  };
}

/** Reads a request's post. Throws 422 if it is invalid. */
export async function readPostSource(
  sent: PublicPost,
  reading: Reading,
): Promise<RenderSource & { json: string }> {
  const { result, json, images } = await readPost(sent, reading);
  const warnings = listMessages(result);
  return { post: requirePost(result), look: defaultLook, warnings, images, json };
}

/** Reads a request's post or loads the carousel that it names. */
async function readSource(
  carousels: RenderRequestParts["carousels"],
  { accountId, ...reading }: RenderCaller,
  { post: sent, carousel_id }: RenderRequest,
): Promise<RenderSource> {
  if (sent != null) return readPostSource(sent, reading);
  const { id } = uuidParamsSchema.parse({ id: carousel_id });
  const { draft } = await carousels.get(accountId, id);
  const result = parsePost(draft.jsonInput);
  const { post, slideIndex: _, ...look } = buildSlideJob(draft, requirePost(result), 0);
  const { captions } = draft;
  return { post, look, captions, warnings: listMessages(result), images: new Map() };
}

function requirePost(result: ParseResult): Post {
  if (result.ok) return result.post;
  throw new HttpError(422, result.error.message, "Invalid post");
}

const listMessages = ({ warnings }: ParseResult): RenderWarning[] =>
  warnings.map(({ message }) => ({ message }));

/** Applies settings to a design, starting from the template's design if one is given. */
function readDesign(
  { template: wanted, ...settings }: Record<string, unknown>,
  base: Design,
): { design: Design; warnings: string[] } {
  const name = String(wanted ?? "")
    .trim()
    .toLowerCase();
  const template = templates.find((one) => one.id === name || one.name.toLowerCase() === name);
  const { design, warnings } = parseDesign({
    ...(template ? applyTemplate(base, template.id) : base),
    ...settings,
  });
  const choices = templates.map(({ id }) => id).join(", ");
  const isUnknown = name !== "" && !template;
  const unknown = isUnknown ? [`Unknown template: choose one of ${choices}`] : [];
  return { design, warnings: [...unknown, ...warnings] };
}

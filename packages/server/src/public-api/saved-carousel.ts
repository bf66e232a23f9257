import { maxCarouselTitleLength } from "@slideloom/core/contract/carousel-limits";
import type { BrandKit } from "@slideloom/core/contract/brand";
import type { CarouselContent, CarouselResponse } from "@slideloom/core/contract/carousels";
import type {
  PublicCarousel,
  PublicCarouselRequest,
} from "@slideloom/core/contract/public-carousels";
import { emptyCarousel } from "@slideloom/core/carousel";
import { formatPost, restoreImages, stripMarkup } from "@slideloom/core/document";
import { cutUnits } from "@slideloom/core/text";
import type { Reading } from "../threads/reader.ts";
import { addBrandDesign, copyBrand } from "./brand-kit.ts";
import { defaultLook, planRender, readMediaUrls, readPostSource } from "./render-request.ts";

/** A saved carousel, or a new one's initial values. */
type Base = Pick<CarouselResponse, "draft" | "status"> & { title: string | null };

const newCarousel: Base = { draft: emptyCarousel, status: "draft", title: null };

/** Applies a request's fields to the base. Throws 422 if its post is invalid. */
export async function buildSave(
  form: PublicCarouselRequest,
  reading: Reading,
  { base = newCarousel, kit = null }: { base?: Base; kit?: BrandKit | null } = {},
): Promise<{ content: CarouselContent; warnings: string[] }> {
  const { aiGenerated = false, ...draft } = base.draft;
  const isAiGenerated = form.ai_generated ?? aiGenerated;
  const source = form.post == null ? null : await readPostSource(form.post, reading);
  const look = { ...defaultLook, design: draft.design, format: draft.carouselFormat };
  const settings = addBrandDesign(kit, form.design);
  const { plan, warnings } = planRender({ design: settings, network: form.network }, look);
  const mediaUrls = form.media_urls ? readMediaUrls(form.media_urls) : draft.mediaUrls;
  return {
    content: {
      title: form.title ?? base.title ?? nameCarousel(source?.post.title ?? ""),
      status: form.status ?? base.status,
      draft: {
        ...draft,
        ...(kit && { brand: copyBrand(kit) }),
        jsonInput:
          source === null ? draft.jsonInput : printPost(source, typeof form.post === "string"),
        design: plan.look.design,
        carouselFormat: plan.look.format,
        postType: form.format ?? draft.postType,
        enableMedia: form.media_urls ? Object.keys(mediaUrls).length > 0 : draft.enableMedia,
        mediaUrls,
        ...(form.captions && { captions: form.captions }),
        ...(isAiGenerated && { aiGenerated: true }),
      },
    },
    warnings: [...warnings, ...(source?.warnings ?? [])].map(({ message }) => message),
  };
}

export function presentCarousel(
  { draft, shareUrl, warnings: unsaved = [], ...summary }: CarouselResponse,
  ignored: string[] = [],
): PublicCarousel {
  const warnings = [...ignored, ...unsaved];
  const urls = Object.entries(draft.mediaUrls).map(([index, url]) => [Number(index) + 1, url]);
  return {
    ...summary,
    content: draft.jsonInput,
    design: { ...draft.design },
    captions: { ...draft.captions },
    ai_generated: draft.aiGenerated ?? false,
    media_urls: draft.enableMedia ? Object.fromEntries(urls) : {},
    share_url: shareUrl,
    ...(warnings.length > 0 && { warnings }),
  };
}

/** Derives a carousel's title from the title of its post. */
function nameCarousel(title: string): string {
  const line = stripMarkup(title)
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return cutUnits(line, maxCarouselTitleLength) || "Untitled post";
}

/** A post sent as text stays as typed, and a post sent as an object is formatted. Puts the images back in. */
function printPost(
  { json, images }: Awaited<ReturnType<typeof readPostSource>>,
  isText: boolean,
): string {
  const formatted = isText ? null : formatPost(json);
  return restoreImages(formatted?.ok ? formatted.text : json, images);
}

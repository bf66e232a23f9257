import type { FastifyInstance } from "fastify";
import type { Brand } from "@slideloom/core/design";
import { isDataImage, maxUploadBytes } from "@slideloom/core/media";
import { getKeyOwner } from "../api-keys/key-use.ts";
import type { BrandService } from "../brand/brand-service.ts";
import type { CarouselService } from "../carousels/carousel-service.ts";
import type { VersionService } from "../carousels/version-service.ts";
import { addRoute } from "../http/add-route.ts";
import { createClientAbortSignal } from "../http/client-abort-signal.ts";
import { decodeDataUrl } from "../media/embedded-media-service.ts";
import type { MediaFetchService } from "../media/media-fetch-service.ts";
import { presentImage } from "../media/present-image.ts";
import type { UploadService } from "../media/upload-service.ts";
import type { UploadUrls } from "../media/upload-urls.ts";
import type { RateLimits } from "../rate-limits/rate-limits.ts";
import type { ShareService } from "../shares/share-service.ts";
import { nameAccount } from "../turns/party.ts";
import { requireSaved } from "./carousel-routes.ts";
import { runOnce, type RunOnceParts } from "./run-once.ts";
import { presentCarousel } from "./saved-carousel.ts";

export interface PublicLibraryParts extends RunOnceParts {
  brands: BrandService;
  carousels: CarouselService;
  mediaFetches: MediaFetchService;
  rateLimits: RateLimits;
  shares: ShareService;
  uploads: UploadService;
  uploadUrls: UploadUrls;
  versions: VersionService;
}

/** Copies, public pages, earlier versions, images and the brand, for programs that keep a library. */
export function registerPublicLibrary(app: FastifyInstance, context: PublicLibraryParts): void {
  const { brands, carousels, rateLimits, shares, versions } = context;

  addRoute(app, "v1.duplicateCarousel", async (request, reply) => {
    const { id: accountId } = getKeyOwner(request);
    await rateLimits.libraryChange.count(accountId);
    const { id } = request.params;
    const { outcome } = await runOnce(context, { request, reply, body: { id } }, async (store) =>
      presentCarousel(
        await carousels.duplicate(accountId, id, async (queries, copy) =>
          store?.(queries, presentCarousel(copy)),
        ),
      ),
    );
    return reply.code(201).send(outcome);
  });

  addRoute(app, "v1.shareCarousel", async (request) => {
    const { id: accountId } = getKeyOwner(request);
    await rateLimits.libraryChange.count(accountId);
    const { url } = await shares.open(accountId, request.params.id);
    return { url };
  });

  addRoute(app, "v1.revokeShare", async (request, reply) => {
    const { id: accountId } = getKeyOwner(request);
    await rateLimits.libraryChange.count(accountId);
    await shares.revoke(accountId, request.params.id);
    return reply.code(204).send(null);
  });

  addRoute(app, "v1.restoreVersion", async (request) => {
    const { id: accountId } = getKeyOwner(request);
    await rateLimits.libraryChange.count(accountId);
    const { id, version: number } = request.params;
    const result = await versions.restore({ accountId, id, number }, request.body.version);
    return presentCarousel(requireSaved(result));
  });

  addRoute(app, "v1.getBrand", async (request) => {
    const { brand } = await brands.find(getKeyOwner(request).id);
    return { brand: brand && presentBrand(brand) };
  });

  addRoute(app, "v1.listBrands", async (request) => {
    const kits = await brands.list(getKeyOwner(request).id);
    return { brands: kits.map(({ id, title, brand }) => ({ id, title, ...presentBrand(brand) })) };
  });

  registerImages(app, context);
}

/** A brand without its images. */
function presentBrand({ name, handle, website, placement, palette, fonts, avatar }: Brand) {
  return { name, handle, website, placement, palette, fonts, has_logo: avatar !== null };
}

function registerImages(app: FastifyInstance, context: PublicLibraryParts): void {
  const { mediaFetches, rateLimits, uploads, uploadUrls } = context;

  addRoute(app, "v1.addImage", async (request, reply) => {
    const { id: accountId } = getKeyOwner(request);
    await rateLimits.libraryChange.count(accountId);
    const { url } = request.body;
    const signal = createClientAbortSignal(reply);
    const sent = isDataImage(url)
      ? decodeDataUrl(url)
      : (await mediaFetches.fetch(url, { by: nameAccount(accountId), signal })).bytes;
    return reply.code(201).send(presentImage(await uploads.upload(accountId, sent)));
  });

  addRoute(app, "v1.createImageUpload", async (request, reply) => {
    const { id: accountId } = getKeyOwner(request);
    await rateLimits.libraryChange.count(accountId);
    const { uploadUrl, path, expiresAt } = uploadUrls.create(accountId);
    return reply.code(201).send({
      upload_url: uploadUrl,
      url: path,
      expires_at: expiresAt.toISOString(),
      max_bytes: maxUploadBytes,
    });
  });
}

import type { Tool } from "./tool.ts";
import type { ToolHost } from "./tool-host.ts";
import { createAddImage } from "./tools/add-image.ts";
import { createCancelPublication } from "./tools/cancel-publication.ts";
import { createCheckPublication } from "./tools/check-publication.ts";
import { createCreateCarousel, createSaveCarousel } from "./tools/create-carousel.ts";
import { createDecidePublication } from "./tools/decide-publication.ts";
import { createDeleteCarousel } from "./tools/delete-carousel.ts";
import { createDuplicateCarousel } from "./tools/duplicate-carousel.ts";
import { createExportCarousel, createRenderPost } from "./tools/export-carousel.ts";
import { createGeneratePost } from "./tools/generate-post.ts";
import { createGetCarousel } from "./tools/get-carousel.ts";
import { createGetCredits } from "./tools/get-credits.ts";
import { createGetJob } from "./tools/get-job.ts";
import { createGetSlidePicture } from "./tools/get-slide-picture.ts";
import { createListBrands } from "./tools/list-brands.ts";
import { createListCarousels } from "./tools/list-carousels.ts";
import { createListConnections } from "./tools/list-connections.ts";
import { listOptions } from "./tools/list-options.ts";
import { createListPublications } from "./tools/list-publications.ts";
import { createListVoices } from "./tools/list-voices.ts";
import { createMovePublication } from "./tools/move-publication.ts";
import { createOutlinePost } from "./tools/outline-post.ts";
import { createPreviewCarousel } from "./tools/preview-carousel.ts";
import { createPreviewSlide } from "./tools/preview-slide.ts";
import { createPublishCarousel } from "./tools/publish-carousel.ts";
import { createReadSource } from "./tools/read-source.ts";
import { createShareCarousel } from "./tools/share-carousel.ts";
import { createSuggestHooks } from "./tools/suggest-hooks.ts";
import { createUpdateCarousel } from "./tools/update-carousel.ts";
import { updateSlide } from "./tools/update-slide.ts";
import { createValidatePost } from "./tools/validate-post.ts";

/** Lists the tools that the host can run, in a stable order. */
export function listTools(host: ToolHost): Tool[] {
  const { api } = host;
  return [
    listOptions,
    createValidatePost(api),
    createPreviewCarousel(host),
    createPreviewSlide(host),
    createGetSlidePicture(host),
    createExportCarousel(host),
    createRenderPost(host),
    updateSlide,
    ...(api
      ? [
          createGetJob(api),
          createListCarousels(api),
          createGetCarousel(api),
          createCreateCarousel(api),
          createSaveCarousel(api),
          createUpdateCarousel(api),
          createDuplicateCarousel(api),
          createDeleteCarousel(api),
          createShareCarousel(api),
          createAddImage(api),
          createListBrands(api),
          createListVoices(api),
          createReadSource(api),
          createOutlinePost(api),
          createSuggestHooks(api),
          createGeneratePost(api),
          createListConnections(api),
          createListPublications(api),
          createPublishCarousel(api),
          createMovePublication(api),
          createCancelPublication(api),
          createCheckPublication(api),
          createDecidePublication(api),
          createGetCredits(api),
        ]
      : []),
  ];
}

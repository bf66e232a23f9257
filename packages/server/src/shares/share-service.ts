import type { SharedCarousel, ShareResponse } from "@slideloom/core/contract/shares";
import { readCarousel } from "../carousels/carousel-content.ts";
import { getCarouselRow, type CarouselService } from "../carousels/carousel-service.ts";
import type { Database } from "../db/database.ts";
import { createToken } from "../secrets/secret-token.ts";
import { dropUndrawn } from "./drop-undrawn.ts";
import { ShareError } from "./share-error.ts";
import { proxyMedia } from "./shared-media.ts";
import { deleteShare, findSharedCarousel, findShareRow, insertShare } from "./share-repository.ts";
import { buildShareImageUrl, buildShareUrl } from "../carousels/share-url.ts";

export interface ShareServiceSettings {
  database: Database;
  now: () => Date;
  publicUrl: string | null;
  carousels: Pick<CarouselService, "change">;
  /** Called after a link was created. People will probably open the link soon. */
  onOpen: (token: string) => void;
}

/** Links that show a carousel's current state to anyone who has them. */
export class ShareService {
  readonly #settings: ShareServiceSettings;

  constructor(settings: ShareServiceSettings) {
    this.#settings = settings;
  }

  /**
   * Returns the carousel's link and creates it if needed.
   * @throws {CarouselError} if there is no such carousel.
   */
  async open(accountId: string, carouselId: string): Promise<ShareResponse> {
    const { carousels, now, onOpen, publicUrl } = this.#settings;
    const token = await carousels.change(accountId, async (queries) => {
      await getCarouselRow(queries, accountId, carouselId);
      const row = await findShareRow(queries, carouselId);
      if (row) return row.token;
      const created = createToken();
      await insertShare(queries, { carouselId, token: created, createdAtMs: now().getTime() });
      return created;
    });
    onOpen(token);
    return { token, url: buildShareUrl(token, publicUrl) };
  }

  /** Revokes the carousel's link permanently; a new link gets another token. */
  async revoke(accountId: string, carouselId: string): Promise<void> {
    await this.#settings.carousels.change(accountId, async (queries) => {
      await getCarouselRow(queries, accountId, carouselId);
      await deleteShare(queries, carouselId);
    });
  }

  /**
   * Returns the shared carousel.
   * @throws {ShareError} if the link doesn't exist.
   */
  async get(token: string): Promise<SharedCarousel> {
    const shared = await this.getWhole(token);
    return { ...shared, draft: dropUndrawn(proxyMedia(token, shared.draft)) };
  }

  /**
   * Returns the shared carousel with data that viewers must not see.
   * @throws {ShareError} if the link doesn't exist.
   */
  async getWhole(token: string): Promise<SharedCarousel> {
    const shared = await this.find(token);
    if (!shared) throw new ShareError("share-not-found");
    return shared;
  }

  async find(token: string): Promise<SharedCarousel | null> {
    const row = await findSharedCarousel(this.#settings.database.queries, token);
    if (!row) return null;
    const { title, format, network, slides, updatedAtMs, version, draft } = row;
    return {
      title,
      format,
      network,
      slides,
      updatedAt: new Date(updatedAtMs).toISOString(),
      pictureUrl: slides > 0 ? buildShareImageUrl(token, version) : null,
      draft: readCarousel(draft),
    };
  }
}

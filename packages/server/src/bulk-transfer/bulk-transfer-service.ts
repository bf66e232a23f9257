import { randomUUID } from "node:crypto";
import type { CarouselFile, BulkImportResponse } from "@slideloom/core/contract/library";
import { buildContentRow, isSameContent, readCarousel } from "../carousels/carousel-content.ts";
import { changeTags } from "../carousels/carousel-tag-repository.ts";
import { CarouselError } from "../carousels/carousel-error.ts";
import { findWholeCarousel, hasCarousel } from "../carousels/carousel-repository.ts";
import type { CarouselService } from "../carousels/carousel-service.ts";
import type { Queries } from "../db/tables.ts";
import { findMediaId, findMediaIds, replaceTypedMedia } from "../media/media-address.ts";
import type { EmbeddedMediaService } from "../media/embedded-media-service.ts";
import { MediaError } from "../media/media-error.ts";
import type { UploadService } from "../media/upload-service.ts";
import { buildCarouselFile, parseCarouselFile } from "./carousel-file.ts";
import { BulkTransferError } from "./bulk-transfer-error.ts";
import type { PlainFile } from "./pack-zip.ts";
import type { UnpackedFile, ZipArchive, ZipLimits } from "./zip-archive.ts";

const zipLimits: ZipLimits = {
  maxEntries: 40_000,
  // The largest entries are uploads, of up to 5 MB.
  maxEntryBytes: 6 * 1024 * 1024,
  // The JSON of carousels compresses to a tenth at best, a ZIP bomb to a thousandth.
  maxRatio: 50,
  freeBytes: 16 * 1024 * 1024,
  maxTotalBytes: 512 * 1024 * 1024,
};
/** Number of carousels written in one transaction. Batches are faster, because every commit waits for the disk. */
const batchSize = 50;

export interface BulkTransferServiceSettings {
  carousels: CarouselService;
  uploads: UploadService;
  embeddedMedia: EmbeddedMediaService;
  now: () => Date;
}

type Skipped = BulkImportResponse["skipped"];

/** Maps media URLs in the file to those of the imported uploads. */
type MediaUrls = Map<string, string>;

/**
 * Bulk export and import: an account's carousels and uploads as one ZIP. The code for ZIP files is loaded on first use.
 */
export class BulkTransferService {
  readonly #settings: BulkTransferServiceSettings;

  constructor(settings: BulkTransferServiceSettings) {
    this.#settings = settings;
  }

  /** Streams all carousels outside the trash, and the uploads that they use. */
  async *exportZip(accountId: string): AsyncGenerator<Uint8Array> {
    const { packZip } = await import("./pack-zip.ts");
    yield* packZip(this.#listFiles(accountId));
  }

  /**
   * Adds a ZIP's content to the account's data. If aborted, throws the reason and keeps what is already imported.
   * @throws {BulkTransferError} before importing anything if the file is invalid.
   */
  async importZip(
    accountId: string,
    path: string,
    signal: AbortSignal,
  ): Promise<BulkImportResponse> {
    const { ZipArchive } = await import("./zip-archive.ts");
    const archive = await ZipArchive.open(path, { limits: zipLimits, signal });
    try {
      await archive.verify((name) => isCarousel(name) || findMediaUrl(name) !== null);
      return await this.#importAll(accountId, archive);
    } finally {
      archive.close();
    }
  }

  async #importAll(accountId: string, archive: ZipArchive): Promise<BulkImportResponse> {
    const { embeddedMedia } = this.#settings;
    const skipped: Skipped = [];
    const mediaUrls = await this.#importMedia(accountId, archive, skipped);
    const result = { imported: 0, unchanged: 0, skipped };
    let batch: { name: string; file: CarouselFile }[] = [];
    const writeBatch = async () => {
      await this.#writeBatch(accountId, batch, result);
      batch = [];
    };
    for await (const { name, bytes } of archive.read(isCarousel)) {
      const file = parseCarouselFile(bytes);
      if (typeof file === "string") skipped.push({ file: name, message: file });
      else {
        const { draft, warnings } = await embeddedMedia.storeDraft(accountId, file.draft);
        skipped.push(...warnings.map((message) => ({ file: name, message })));
        batch.push({ name, file: replaceMedia({ ...file, draft }, mediaUrls) });
      }
      if (batch.length === batchSize) await writeBatch();
    }
    await writeBatch();
    if (result.imported + result.unchanged + skipped.length === 0) {
      throw new BulkTransferError("library-file-empty");
    }
    return result;
  }

  async *#listFiles(accountId: string): AsyncGenerator<PlainFile> {
    const { carousels, uploads } = this.#settings;
    const packed = new Set<string>();
    for await (const row of carousels.readAll(accountId)) {
      if (row.deletedAtMs !== null) continue;
      for (const id of findMediaIds(readCarousel(row.draft))) {
        if (packed.has(id)) continue;
        packed.add(id);
        const bytes = await uploads.read(id).catch(ignoreMissing);
        if (bytes) yield { name: `media/${id}.webp`, bytes, isPacked: true };
      }
      const { name, text } = buildCarouselFile(row, await carousels.readTags(row.id));
      yield { name, bytes: Buffer.from(text), isPacked: false };
    }
  }

  /**
   * Imports the media that the account doesn't have yet. Runs before the carousels, because a ZIP may list media after
   * them.
   */
  async #importMedia(accountId: string, archive: ZipArchive, skipped: Skipped): Promise<MediaUrls> {
    const { uploads } = this.#settings;
    const own = new Set((await uploads.list(accountId)).map(({ url }) => url));
    const mediaUrls: MediaUrls = new Map();
    const isMissing = (name: string) => {
      const url = findMediaUrl(name);
      return url !== null && !own.has(url);
    };
    for await (const file of archive.read(isMissing)) {
      const uploaded = await this.#uploadFile(accountId, file);
      if (uploaded.ok) mediaUrls.set(findMediaUrl(file.name) ?? "", uploaded.url);
      else skipped.push({ file: file.name, message: uploaded.message });
    }
    return mediaUrls;
  }

  async #uploadFile(
    accountId: string,
    { bytes }: UnpackedFile,
  ): Promise<{ ok: true; url: string } | { ok: false; message: string }> {
    try {
      return { ok: true, url: (await this.#settings.uploads.upload(accountId, bytes)).url };
    } catch (error) {
      if (error instanceof MediaError) return { ok: false, message: error.message };
      throw error;
    }
  }

  async #writeBatch(
    accountId: string,
    batch: readonly { name: string; file: CarouselFile }[],
    result: BulkImportResponse,
  ): Promise<void> {
    try {
      const written = await this.#settings.carousels.change(accountId, async (queries) => {
        let imported = 0;
        for (const { file } of batch) {
          if (await this.#writeFile(queries, accountId, file)) imported += 1;
        }
        return imported;
      });
      result.imported += written;
      result.unchanged += batch.length - written;
    } catch (error) {
      if (!(error instanceof CarouselError)) throw error;
      result.skipped.push(...batch.map(({ name }) => ({ file: name, message: error.message })));
    }
  }

  /** Returns false if an identical carousel exists. A carousel edited since the export is imported as a second one. */
  async #writeFile(
    queries: Queries,
    accountId: string,
    { id, title, status, draft, createdAt, updatedAt, tags = [] }: CarouselFile,
  ): Promise<boolean> {
    const content = { title, status, draft };
    const current = await findWholeCarousel(queries, accountId, id);
    const isThere =
      current?.deletedAtMs === null && isSameContent(current, buildContentRow(content));
    if (isThere) return false;
    const isTaken = await hasCarousel(queries, id);
    const nowMs = this.#settings.now().getTime();
    const [createdAtMs, updatedAtMs] = [createdAt, updatedAt].map((time) =>
      Math.min(nowMs, Math.max(0, Date.parse(time))),
    ) as [number, number];
    const newId = isTaken ? randomUUID() : id;
    await this.#settings.carousels.insert(
      queries,
      accountId,
      { id: newId, ...content },
      { createdAtMs, updatedAtMs },
    );
    const change = { carousel_ids: [newId], add: tags, remove: [] };
    await changeTags(queries, accountId, change);
    return true;
  }
}

const isCarousel = (name: string) => /^(?!__MACOSX\/).*\.json$/.test(name);

const findMediaUrl = (name: string) => {
  const url = /(?:^|\/)(media\/[^/]+)$/.exec(name)?.[1];
  return url !== undefined && findMediaId(`/${url}`) !== null ? `/${url}` : null;
};

function replaceMedia(file: CarouselFile, replaced: MediaUrls): CarouselFile {
  const mediaUrls = Object.fromEntries(
    Object.entries(file.draft.mediaUrls).map(([slide, url]) => [slide, replaced.get(url) ?? url]),
  );
  const jsonInput = replaceTypedMedia(file.draft.jsonInput, replaced);
  return { ...file, draft: { ...file.draft, jsonInput, mediaUrls } };
}

function ignoreMissing(error: unknown): null {
  if (error instanceof MediaError) return null;
  throw error;
}

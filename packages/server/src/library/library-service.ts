import { randomUUID } from "node:crypto";
import type { CarouselFile, LibraryImportResponse } from "@slideloom/core/contract";
import { buildContentRow, isSameContent, readDraft } from "../carousels/carousel-content.ts";
import { CarouselError } from "../carousels/carousel-error.ts";
import { findWholeCarousel, hasCarousel } from "../carousels/carousel-repository.ts";
import type { CarouselService } from "../carousels/carousel-service.ts";
import type { Queries } from "../db/tables.ts";
import { findMediaId, findMediaIds } from "../media/media-address.ts";
import { MediaError } from "../media/media-error.ts";
import type { UploadService } from "../media/upload-service.ts";
import { buildCarouselFile, parseCarouselFile } from "./carousel-file.ts";
import { LibraryError } from "./library-error.ts";
import { packZip, unpackZip, type PlainFile, type ZippedFile } from "./zip.ts";

/** The largest file of a library, a carousel or a picture. */
const maxFileBytes = 6 * 1024 * 1024;
/** Carousels that are written at once: each transaction waits for the disk. */
const batchSize = 50;

export interface LibraryServiceSettings {
  carousels: CarouselService;
  uploads: UploadService;
  now: () => Date;
}

type Skipped = LibraryImportResponse["skipped"];

/** By the address in the file, the address that the upload has now. */
type MediaUrls = Map<string, string>;

/** Whole libraries as files. */
export class LibraryService {
  readonly #settings: LibraryServiceSettings;

  constructor(settings: LibraryServiceSettings) {
    this.#settings = settings;
  }

  /** All carousels but those in the bin, and the uploads that they show. */
  exportZip(accountId: string): AsyncIterable<Uint8Array> {
    return packZip(this.#listFiles(accountId));
  }

  /** Adds what is in a ZIP on disk; nothing that is there is changed. Throws a `LibraryError` where it is none. */
  async importZip(accountId: string, path: string): Promise<LibraryImportResponse> {
    const skipped: Skipped = [];
    const mediaUrls = await this.#importMedia(accountId, path, skipped);
    const result = { imported: 0, unchanged: 0, skipped };
    let batch: { name: string; file: CarouselFile }[] = [];
    const writeBatch = async () => {
      await this.#writeBatch(accountId, batch, result);
      batch = [];
    };
    for await (const zipped of unpackZip(path, {
      isWanted: (name) => /^(?!__MACOSX\/).*\.json$/.test(name),
      maxBytes: maxFileBytes,
    })) {
      const file = zipped.bytes ? parseCarouselFile(zipped.bytes) : buildTooLargeMessage();
      if (typeof file === "string") skipped.push({ file: zipped.name, message: file });
      else batch.push({ name: zipped.name, file: replaceMedia(file, mediaUrls) });
      if (batch.length === batchSize) await writeBatch();
    }
    await writeBatch();
    if (result.imported + result.unchanged + skipped.length === 0) {
      throw new LibraryError("library-file-empty");
    }
    return result;
  }

  async *#listFiles(accountId: string): AsyncGenerator<PlainFile> {
    const { carousels, uploads } = this.#settings;
    const packed = new Set<string>();
    for await (const row of carousels.readAll(accountId)) {
      if (row.deletedAtMs !== null) continue;
      for (const id of findMediaIds(readDraft(row.draft))) {
        if (packed.has(id)) continue;
        packed.add(id);
        const bytes = await uploads.read(id).catch(ignoreMissing);
        if (bytes) yield { name: `media/${id}.webp`, bytes, isPacked: true };
      }
      const { name, text } = buildCarouselFile(row);
      yield { name, bytes: Buffer.from(text), isPacked: false };
    }
  }

  /** Before the carousels, wherever they stand in the file. */
  async #importMedia(accountId: string, path: string, skipped: Skipped): Promise<MediaUrls> {
    const { uploads } = this.#settings;
    const own = new Set((await uploads.list(accountId)).map(({ url }) => url));
    const mediaUrls: MediaUrls = new Map();
    for await (const zipped of unpackZip(path, {
      isWanted: (name) => findMediaUrl(name) !== null,
      maxBytes: maxFileBytes,
    })) {
      const url = findMediaUrl(zipped.name) ?? "";
      if (own.has(url)) continue;
      const uploaded = await this.#uploadFile(accountId, zipped);
      if (uploaded.ok) mediaUrls.set(url, uploaded.url);
      else skipped.push({ file: zipped.name, message: uploaded.message });
    }
    return mediaUrls;
  }

  async #uploadFile(
    accountId: string,
    { bytes }: ZippedFile,
  ): Promise<{ ok: true; url: string } | { ok: false; message: string }> {
    if (!bytes) return { ok: false, message: buildTooLargeMessage() };
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
    result: LibraryImportResponse,
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

  /** Whether it was written: false where the same is there. What was changed since is another carousel. */
  async #writeFile(
    queries: Queries,
    accountId: string,
    { id, title, status, draft, createdAt, updatedAt }: CarouselFile,
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
    await this.#settings.carousels.insert(
      queries,
      accountId,
      { id: isTaken ? randomUUID() : id, ...content },
      { createdAtMs, updatedAtMs },
    );
    return true;
  }
}

const findMediaUrl = (name: string) => {
  const url = /(?:^|\/)(media\/[^/]+)$/.exec(name)?.[1];
  return url !== undefined && findMediaId(`/${url}`) !== null ? `/${url}` : null;
};

function replaceMedia(file: CarouselFile, replaced: MediaUrls): CarouselFile {
  const mediaUrls = Object.fromEntries(
    Object.entries(file.draft.mediaUrls).map(([slide, url]) => [slide, replaced.get(url) ?? url]),
  );
  return { ...file, draft: { ...file.draft, mediaUrls } };
}

const buildTooLargeMessage = () => `It is larger than ${maxFileBytes / 1024 / 1024} MB`;

function ignoreMissing(error: unknown): null {
  if (error instanceof MediaError) return null;
  throw error;
}

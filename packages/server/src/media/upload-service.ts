import { createHash } from "node:crypto";
import type { MediaUsage, UploadedMedia } from "@slideloom/core/contract/media";
import { judgeUpload, maxUploadBytes } from "@slideloom/core/media";
import { findAccount } from "../accounts/account-repository.ts";
import type { Database } from "../db/database.ts";
import type { MediaFileRow } from "../db/library-tables.ts";
import type { Queries } from "../db/tables.ts";
import { createToken } from "../secrets/secret-token.ts";
import type { BlobStore } from "../storage/blob-store.ts";
import { buildMediaUrl } from "./media-address.ts";
import { nameAccount } from "../turns/party.ts";
import { MediaError } from "./media-error.ts";
import {
  buildBlobKey,
  deleteMediaFile,
  findMediaFile,
  findMediaFileByHash,
  insertMediaFile,
  listAccountsWithUnusedMedia,
  listMediaFiles,
  listRemovedMedia,
  removeMediaOf,
  removeUnusedMedia,
  sumMediaBytes,
  updateMediaFile,
} from "./media-file-repository.ts";
import type { ImageProcesses } from "./image-processes.ts";
import type { ReencodedImage } from "./process/protocol.ts";

/** How long an upload is kept once no carousel version uses it. Undo may use it again. */
const graceMs = 24 * 60 * 60 * 1000;

export interface UploadServiceSettings {
  database: Database;
  now: () => Date;
  blobs: BlobStore;
  images: Pick<ImageProcesses, "reencode">;
  quotaBytes: number;
}

/** Stores the images that accounts upload. Throws a `MediaError` or a `StorageError`. */
export class UploadService {
  readonly #settings: UploadServiceSettings;

  constructor(settings: UploadServiceSettings) {
    this.#settings = settings;
  }

  /** Stores an image re-encoded as WebP, deduplicated per account. */
  upload(accountId: string, bytes: Uint8Array): Promise<UploadedMedia> {
    return this.#store(accountId, bytes, (picture) => this.#register(accountId, picture));
  }

  /** Stores an image at the id of an upload URL, which takes no other image. Repeating a request is harmless. */
  uploadAt(id: string, accountId: string, bytes: Uint8Array): Promise<UploadedMedia> {
    return this.#store(accountId, bytes, (picture) => this.#registerAt(id, accountId, picture));
  }

  async #store(
    accountId: string,
    bytes: Uint8Array,
    register: (picture: ReencodedImage) => Promise<MediaFileRow>,
  ): Promise<UploadedMedia> {
    requireImage(bytes);
    const by = nameAccount(accountId);
    const picture = await this.#settings.images.reencode(bytes, "Your file", { by });
    const row = await register(picture);
    // Writes the file even if the row exists, because an earlier process may have ended after it wrote the row.
    await this.#settings.blobs.put(buildBlobKey(row), picture.bytes);
    return { ...presentMedia(row), ...(picture.note !== null && { note: picture.note }) };
  }

  async read(id: string): Promise<Uint8Array> {
    const { database, blobs } = this.#settings;
    const row = await findMediaFile(database.queries, id);
    const bytes = row && (await blobs.find(buildBlobKey(row)));
    if (!bytes) throw new MediaError("media-not-found", "There is no such image.");
    return bytes;
  }

  /** Returns whether the upload exists; its file may be temporarily unavailable. */
  async exists(id: string): Promise<boolean> {
    return (await findMediaFile(this.#settings.database.queries, id)) !== null;
  }

  async getUsage(accountId: string): Promise<MediaUsage> {
    const { database, quotaBytes } = this.#settings;
    return { usedBytes: await sumMediaBytes(database.queries, accountId), quotaBytes };
  }

  async list(accountId: string) {
    const rows = await listMediaFiles(this.#settings.database.queries, accountId);
    return rows.map((row) => ({
      ...presentMedia(row),
      uploadedAt: new Date(row.uploadedAtMs).toISOString(),
    }));
  }

  /**
   * Cleanup task: marks uploads as removed if no carousel version has used them for a day. Deletes all removed uploads.
   */
  async cleanUp(): Promise<void> {
    const { database } = this.#settings;
    const nowMs = this.#nowMs;
    for (const accountId of await listAccountsWithUnusedMedia(database.queries)) {
      await database.transaction(`library:${accountId}`, (queries) =>
        removeUnusedMedia(queries, accountId, { nowMs, beforeMs: nowMs - graceMs }),
      );
    }
    await this.#deleteRemoved();
  }

  async erase(accountId: string): Promise<void> {
    await removeMediaOf(this.#settings.database.queries, accountId, this.#nowMs);
    await this.#deleteRemoved();
  }

  /** Writes the row before the file, so every file has a row even if the process ends in between. */
  #register(accountId: string, picture: ReencodedImage): Promise<MediaFileRow> {
    return this.#settings.database.transaction(`library:${accountId}`, async (queries) => {
      const known = await findMediaFileByHash(queries, accountId, hashImage(picture));
      if (!known) return this.#insert(queries, { id: createToken(), accountId, picture });
      const times = { uploadedAtMs: this.#nowMs, unusedSinceMs: this.#nowMs };
      await updateMediaFile(queries, known.id, times);
      return known;
    });
  }

  #registerAt(id: string, accountId: string, picture: ReencodedImage): Promise<MediaFileRow> {
    return this.#settings.database.transaction(`library:${accountId}`, async (queries) => {
      const known = await findMediaFile(queries, id);
      if (known?.hash === hashImage(picture)) return known;
      if (known) throw new MediaError("upload-url-used", "This upload URL has been used.");
      if (!(await findAccount(queries, accountId))) {
        throw new MediaError("upload-url-unknown", "There is no such upload URL.");
      }
      return this.#insert(queries, { id, accountId, picture });
    });
  }

  async #insert(
    queries: Queries,
    { id, accountId, picture }: { id: string; accountId: string; picture: ReencodedImage },
  ): Promise<MediaFileRow> {
    const { quotaBytes } = this.#settings;
    const { bytes, widthPx, heightPx } = picture;
    const sizeBytes = bytes.byteLength;
    const usedBytes = await sumMediaBytes(queries, accountId);
    if (usedBytes + sizeBytes > quotaBytes)
      throw buildQuotaError(sizeBytes, quotaBytes - usedBytes);
    const file = { id, accountId, hash: hashImage(picture), sizeBytes, widthPx, heightPx };
    const times = { uploadedAtMs: this.#nowMs, unusedSinceMs: this.#nowMs };
    const row = { ...file, ...times, removedAtMs: null };
    await insertMediaFile(queries, row);
    return row;
  }

  /** Deletes the file before the row, so a failure is retried by the next cleanup. */
  async #deleteRemoved(): Promise<void> {
    const { database, blobs } = this.#settings;
    for (const row of await listRemovedMedia(database.queries)) {
      await blobs.delete(buildBlobKey(row));
      await deleteMediaFile(database.queries, row.id);
    }
  }

  get #nowMs(): number {
    return this.#settings.now().getTime();
  }
}

const hashImage = ({ bytes }: ReencodedImage) => createHash("sha256").update(bytes).digest("hex");

function requireImage(bytes: Uint8Array): void {
  const verdict = judgeUpload({ name: "The file", sizeBytes: bytes.byteLength, head: bytes });
  if (verdict.kind === "refused") throw new MediaError("no-picture", verdict.reason);
  if (verdict.kind === "fits") return;
  const megabytes = maxUploadBytes / 1024 / 1024;
  throw new MediaError("upload-too-large", `The file is larger than ${megabytes} MB.`);
}

function buildQuotaError(imageBytes: number, leftBytes: number): MediaError {
  const tenthBytes = (1024 * 1024) / 10;
  const image = Math.ceil(imageBytes / tenthBytes) / 10;
  const left = Math.max(0, Math.floor(leftBytes / tenthBytes) / 10);
  const message = `This image (${image} MB) is larger than the ${left} MB you have left. Use a smaller image, or free up space: open the trash and permanently delete carousels with images.`;
  return new MediaError("media-quota-exceeded", message);
}

const presentMedia = ({ id, widthPx, heightPx, sizeBytes }: MediaFileRow): UploadedMedia => ({
  url: buildMediaUrl(id),
  widthPx,
  heightPx,
  sizeBytes,
});

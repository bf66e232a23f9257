import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";

/** A disk cache of rendered images, with a folder per account. */
export class ThumbnailCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async find(accountId: string, name: string): Promise<Uint8Array | null> {
    return readFile(join(this.#folder, accountId, name)).catch(ignoreMissing);
  }

  async put(accountId: string, name: string, bytes: Uint8Array): Promise<void> {
    const path = join(this.#folder, accountId, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, bytes, { mode: 0o600 });
    await rename(draft, path);
  }

  async erase(accountId: string): Promise<void> {
    await rm(join(this.#folder, accountId), { recursive: true, force: true });
  }

  /** Deletes images rendered before that time. */
  async prune(beforeMs: number): Promise<void> {
    for (const accountId of (await readdir(this.#folder).catch(ignoreMissing)) ?? []) {
      for (const name of await readdir(join(this.#folder, accountId))) {
        const path = join(this.#folder, accountId, name);
        const file = await stat(path).catch(ignoreMissing);
        if (file && file.mtimeMs < beforeMs) await rm(path, { force: true });
      }
    }
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT") return null;
  throw error;
}

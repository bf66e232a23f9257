import type { DBSchema, IDBPDatabase } from "idb";
import { openOwnDatabase } from "../../lib/kept/databases.ts";

/** A post's ZIP, and a message about missing media, if any. */
export interface FinishedPost {
  zip: Blob;
  trouble: string | null;
}

interface FinishedSchema extends DBSchema {
  /** The last run's source: posts and appearance as JSON. */
  run: { key: string; value: string };
  /** Finished posts by post index. */
  posts: { key: number; value: FinishedPost };
}

const lastRun = "last";

/** Finished posts of one run in IndexedDB, kept until the run completes or another run replaces it. */
export class FinishedPosts {
  readonly #database: IDBPDatabase<FinishedSchema> | null;
  /** Posts that could not be stored, in memory only. */
  readonly #unkept = new Map<number, FinishedPost>();

  private constructor(database: IDBPDatabase<FinishedSchema> | null) {
    this.#database = database;
  }

  /** Opens the store. `source` identifies the run; a different source clears the posts of the last run. */
  static async open(source: string): Promise<FinishedPosts> {
    try {
      const database = await openOwnDatabase<FinishedSchema>("slideloom.bulk", (created) => {
        created.createObjectStore("run");
        created.createObjectStore("posts");
      });
      if ((await database.get("run", lastRun)) !== source) {
        await database.clear("posts");
        await database.put("run", source, lastRun);
      }
      return new FinishedPosts(database);
    } catch (error) {
      console.warn("The browser keeps no finished posts.", error);
      return new FinishedPosts(null);
    }
  }

  /** False if storage is full or blocked, so that some posts are in memory only. */
  get areKept(): boolean {
    return this.#database !== null && this.#unkept.size === 0;
  }

  async has(index: number): Promise<boolean> {
    return this.#unkept.has(index) || (await this.#database?.getKey("posts", index)) !== undefined;
  }

  async get(index: number): Promise<FinishedPost | null> {
    return this.#unkept.get(index) ?? (await this.#database?.get("posts", index)) ?? null;
  }

  async add(index: number, post: FinishedPost): Promise<void> {
    try {
      if (!this.#database) throw new Error("There is no database.");
      await this.#database.put("posts", post, index);
    } catch (error) {
      console.warn("A finished post could not be kept.", error);
      this.#unkept.set(index, post);
    }
  }

  async clear(): Promise<void> {
    this.#unkept.clear();
    await this.#database?.clear("posts");
  }

  close(): void {
    this.#database?.close();
  }
}

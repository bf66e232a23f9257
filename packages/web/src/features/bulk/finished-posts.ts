import type { DBSchema, IDBPDatabase } from "idb";
import { openOwnDatabase } from "../../lib/kept/databases.ts";

/** A post's ZIP, and what its pictures could not show. */
export interface FinishedPost {
  zip: Blob;
  trouble: string | null;
}

interface FinishedSchema extends DBSchema {
  /** What the posts of the last run were made of. */
  run: { key: string; value: string };
  /** By the index of the post. */
  posts: { key: number; value: FinishedPost };
}

const lastRun = "last";

/** The finished posts of one run, which the browser keeps until all are there, or another run takes their place. */
export class FinishedPosts {
  readonly #database: IDBPDatabase<FinishedSchema> | null;
  /** What the browser could not keep. */
  readonly #unkept = new Map<number, FinishedPost>();

  private constructor(database: IDBPDatabase<FinishedSchema> | null) {
    this.#database = database;
  }

  /** `source` is everything that decides how the posts look; another one than that of the last run starts over. */
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

  /** False where the browser's storage is full or switched off: some last as long as this page only. */
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

  /** Removes them all. */
  async clear(): Promise<void> {
    this.#unkept.clear();
    await this.#database?.clear("posts");
  }

  close(): void {
    this.#database?.close();
  }
}

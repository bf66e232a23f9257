import type {
  SourceListResponse,
  SourceRequest,
  SourceResponse,
} from "@slideloom/core/contract/sources";
import { keptSources } from "@slideloom/core/contract/source-storage";
import type { DBSchema, IDBPDatabase } from "idb";
import { useQuery } from "@tanstack/react-query";
import { ApiError, requestApi } from "./api.ts";
import { openOwnDatabase } from "./kept/databases.ts";
import { getPageOwner, readAuthToken } from "./kept/kept.ts";
import { queryClient, queryEndpoint } from "./query-client.ts";

interface SourceSchema extends DBSchema {
  sources: { key: string; value: { id: string; read: SourceResponse; readAtMs: number } };
}

const keptMs = keptSources.days * 24 * 60 * 60 * 1000;

/** Opens the database for each use, because sources are rarely read. Rejects if storage is full or turned off. */
async function withSources<Result>(
  owner: string | null,
  work: (database: IDBPDatabase<SourceSchema>) => Promise<Result>,
): Promise<Result> {
  const database = await openOwnDatabase<SourceSchema>(
    "slideloom.sources",
    (created) => void created.createObjectStore("sources", { keyPath: "id" }),
    { owner },
  );
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

/** Reads a source. If the person isn't signed in, this browser stores the source for a week. */
export async function readSource(
  body: SourceRequest,
  signal: AbortSignal,
): Promise<SourceResponse> {
  const read = await requestApi("readSource", { body, signal });
  if (read.kept_until === null) {
    await keepSource(read).catch((error: unknown) =>
      console.warn("The source could not be kept in this browser.", error),
    );
  } else void queryClient.invalidateQueries(queryEndpoint("listSources"));
  return read;
}

/** Keeps a source in this browser for a week. Rejects if storage is full or turned off. */
export async function keepSource(read: SourceResponse): Promise<void> {
  await withSources(getPageOwner(), async (database) => {
    const nowMs = Date.now();
    const transaction = database.transaction("sources", "readwrite");
    for await (const cursor of transaction.store) {
      if (cursor.value.readAtMs < nowMs - keptMs) await cursor.delete();
    }
    await transaction.store.put({ id: read.source.id, read, readAtMs: nowMs });
    await transaction.done;
  });
}

/** Finds a source in this browser or on the server. Null if neither has it any longer. */
export async function findSource(id: string): Promise<SourceResponse | null> {
  const kept = await findKept(id).catch(() => null);
  if (kept || readAuthToken() === null) return kept;
  try {
    return await requestApi("getSource", { params: { id } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

async function findKept(id: string): Promise<SourceResponse | null> {
  for (const owner of new Set([getPageOwner(), null])) {
    const found = await withSources(owner, (database) => database.get("sources", id));
    if (found && found.readAtMs > Date.now() - keptMs) return found.read;
  }
  return null;
}

/** Returns the account's stored sources, newest first; undefined while loading. */
export function useKeptSources(): SourceListResponse["sources"] | undefined {
  return useQuery(queryEndpoint("listSources")).data?.sources;
}

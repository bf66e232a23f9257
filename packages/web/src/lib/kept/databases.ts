import type { DBSchema, IDBPDatabase } from "idb";
import { loadCode } from "../load-code.ts";
import type { Owner } from "./kept-items.ts";
import { getPageOwner, logOutPage } from "./page-owner.ts";

/** IndexedDB databases for files. */
const databaseNames = ["slideloom.media", "slideloom.bulk", "slideloom.sources"] as const;
type DatabaseName = (typeof databaseNames)[number];

/** Each owner has a separate database. */
function buildDatabaseName(name: DatabaseName, owner: Owner): string {
  return owner === null ? name : `${name}@${owner}`;
}

/** Opens an owner's database, by default the page owner's. After `onClosed` it must be reopened. */
export async function openOwnDatabase<Schema extends DBSchema>(
  name: DatabaseName,
  upgrade: (database: IDBPDatabase<Schema>) => void,
  { owner = getPageOwner(), onClosed = () => {} }: { owner?: Owner; onClosed?: () => void } = {},
): Promise<IDBPDatabase<Schema>> {
  const { openDB } = await loadCode("the code for stored files", () => import("idb"));
  return openDB<Schema>(buildDatabaseName(name, owner), 1, {
    upgrade,
    terminated: onClosed,
    // Another tab waits to upgrade the database, or a log-out deletes it.
    blocking: (_current, _blocked, event) => {
      onClosed();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** Needs no code that loads later, because a log-out must not depend on it. */
function removeDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.addEventListener("success", () => resolve());
    request.addEventListener("error", () => reject(request.error ?? new Error(`${name} remains`)));
  });
}

/** Deletes an account's databases and the anonymous ones. */
async function removeDatabases(owner: Owner): Promise<void> {
  for (const name of databaseNames) {
    await removeDatabase(buildDatabaseName(name, owner));
    await removeDatabase(buildDatabaseName(name, null));
  }
}

/** Removes the session and everything that this browser stores for its account. Other tabs then log out, too. */
export async function forgetAccount(): Promise<void> {
  const owner = getPageOwner();
  logOutPage();
  try {
    await removeDatabases(owner);
  } catch (error) {
    console.warn("Files of the account could not be deleted.", error);
  }
}

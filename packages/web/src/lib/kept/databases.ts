import { deleteDB, type DBSchema, type IDBPDatabase, openDB } from "idb";
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
export function openOwnDatabase<Schema extends DBSchema>(
  name: DatabaseName,
  upgrade: (database: IDBPDatabase<Schema>) => void,
  { owner = getPageOwner(), onClosed = () => {} }: { owner?: Owner; onClosed?: () => void } = {},
): Promise<IDBPDatabase<Schema>> {
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

/** Deletes an account's databases and the anonymous ones. */
async function removeDatabases(owner: Owner): Promise<void> {
  for (const name of databaseNames) {
    await deleteDB(buildDatabaseName(name, owner));
    await deleteDB(buildDatabaseName(name, null));
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

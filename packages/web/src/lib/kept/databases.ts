import { deleteDB, type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { Owner } from "./kept-items.ts";
import { getPageOwner, logOutPage } from "./page-owner.ts";

/** Files that are too large for texts. */
const databaseNames = ["slideloom.media", "slideloom.bulk"] as const;
type DatabaseName = (typeof databaseNames)[number];

/** An owner's database has the owner in its name. */
function buildDatabaseName(name: DatabaseName, owner: Owner): string {
  return owner === null ? name : `${name}@${owner}`;
}

/** Opens the database of an owner, the page's where none is given; `onClosed` says that it has to be opened again. */
export function openOwnDatabase<Schema extends DBSchema>(
  name: DatabaseName,
  upgrade: (database: IDBPDatabase<Schema>) => void,
  { owner = getPageOwner(), onClosed = () => {} }: { owner?: Owner; onClosed?: () => void } = {},
): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(buildDatabaseName(name, owner), 1, {
    upgrade,
    terminated: onClosed,
    // A newer version of the product waits in another tab, or a log-out removes the database.
    blocking: (_current, _blocked, event) => {
      onClosed();
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}

/** Removes the files of an account, and what was nobody's before it signed in. */
async function removeDatabases(owner: Owner): Promise<void> {
  for (const name of databaseNames) {
    await deleteDB(buildDatabaseName(name, owner));
    await deleteDB(buildDatabaseName(name, null));
  }
}

/** Removes the session and all that this browser keeps of its account; every tab shows that at once. */
export async function forgetAccount(): Promise<void> {
  const owner = getPageOwner();
  logOutPage();
  try {
    await removeDatabases(owner);
  } catch (error) {
    console.warn("Files of the account could not be deleted.", error);
  }
}

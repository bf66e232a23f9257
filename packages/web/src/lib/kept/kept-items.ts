/** The two storages: `browser` (localStorage) for all tabs, `tab` (sessionStorage) for one. */
export interface Places {
  browser: Storage;
  tab: Storage;
}

export type Place = keyof Places;

/** An account's id; null for anonymous. */
export type Owner = string | null;

const start = "slideloom.";
/** Key of the item that marks an account as stored in this browser. Other tabs treat its removal as a log-out. */
const mark = `${start}kept`;

/** Keys whose anonymous item is removed on sign-in if the account has its own item. */
const staysOwn = new Set(["slideloom.brand", "slideloom.publish-drafts"]);
/**
 * Keys of items that sign-in must not overwrite. The account's old item moves to the key plus `olderEnding` and a
 * number.
 */
const keepsBoth = /^slideloom\.(draft|last-draft)/;
const olderEnding = ".older-";

/** Returns an owner's key: `slideloom.draft` is anonymous, `slideloom@ID.draft` an account's. */
export function buildOwnKey(key: string, owner: Owner): string {
  return owner === null ? key : `slideloom@${owner}.${key.slice(start.length)}`;
}

function readKeyOwner(key: string): Owner {
  return /^slideloom@([^.]+)\./.exec(key)?.[1] ?? null;
}

function listKeys(storage: Storage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter(
    (key) => key.startsWith(prefix),
  );
}

/** Moves an item to another key. If the item doesn't fit, restores the old key. */
function move(storage: Storage, from: string, to: string): void {
  const text = storage.getItem(from);
  if (text === null) return;
  // The old item is removed first, because there may be no space for both.
  storage.removeItem(from);
  try {
    storage.setItem(to, text);
  } catch (error) {
    storage.setItem(from, text);
    console.warn(`${from} could not be moved.`, error);
  }
}

function findFreeKey(storage: Storage, key: string): string {
  for (let number = 1; ; number += 1) {
    const candidate = `${key}${olderEnding}${number}`;
    if (storage.getItem(candidate) === null) return candidate;
  }
}

/**
 * Returns the account named in an item's text. Older versions stored the items of all accounts under anonymous keys.
 */
function readNamedAccount(text: string): string | null {
  try {
    const { accountId, link, agreement } = Object(JSON.parse(text)) as Record<string, unknown>;
    const id: unknown =
      accountId ?? Object(link)["accountId"] ?? Object(agreement)["accountId"] ?? null;
    return typeof id === "string" ? id : null;
  } catch {
    return null;
  }
}

/** Texts stored in the browser per owner. Methods throw if storage is full or turned off. */
export class KeptItems {
  readonly #places: Places;
  /** Returns true for keys of device settings, which belong to no account. */
  readonly #isDeviceKey: (key: string) => boolean;

  constructor(places: Places, isDeviceKey: (key: string) => boolean) {
    this.#places = places;
    this.#isDeviceKey = isDeviceKey;
  }

  read(place: Place, key: string, owner: Owner): string | null {
    return this.#places[place].getItem(buildOwnKey(key, owner));
  }

  write(place: Place, key: string, owner: Owner, text: string): void {
    // Without its owner's mark, the item would be removed at the next start.
    if (owner !== null && !this.hasMark(owner)) {
      this.#places.browser.setItem(buildOwnKey(mark, owner), "1");
    }
    this.#places[place].setItem(buildOwnKey(key, owner), text);
  }

  remove(place: Place, key: string, owner: Owner): void {
    this.#places[place].removeItem(buildOwnKey(key, owner));
  }

  /** Returns an owner's keys that start with the prefix, in their anonymous form. */
  list(prefix: string, owner: Owner): string[] {
    const ownStart = buildOwnKey(start, owner);
    return listKeys(this.#places.browser, buildOwnKey(prefix, owner)).map(
      (key) => start + key.slice(ownStart.length),
    );
  }

  hasMark(owner: Owner): boolean {
    return owner === null || this.read("browser", mark, owner) !== null;
  }

  isMark(key: string, owner: Owner): boolean {
    return owner !== null && key === buildOwnKey(mark, owner);
  }

  /** Moves anonymous items to the account. */
  adopt(accountId: string): void {
    this.#places.browser.setItem(buildOwnKey(mark, accountId), "1");
    for (const storage of Object.values(this.#places)) {
      for (const key of listKeys(storage, start)) {
        if (!this.#isDeviceKey(key)) this.#adoptItem(storage, key, accountId);
      }
    }
  }

  #adoptItem(storage: Storage, key: string, accountId: string): void {
    const ownKey = buildOwnKey(key, accountId);
    const isTaken = storage.getItem(ownKey) !== null;
    if (isTaken && staysOwn.has(key)) return storage.removeItem(key);
    if (isTaken && keepsBoth.test(key)) move(storage, ownKey, findFreeKey(storage, ownKey));
    move(storage, key, ownKey);
  }

  /** Moves anonymous items to the account that their text names. Removes this tab's items of logged-out accounts. */
  tidy(): void {
    const { browser, tab } = this.#places;
    for (const key of listKeys(browser, start)) {
      if (this.#isDeviceKey(key)) continue;
      const accountId = readNamedAccount(browser.getItem(key) ?? "");
      if (accountId === null) continue;
      this.#places.browser.setItem(buildOwnKey(mark, accountId), "1");
      const ownKey = buildOwnKey(key, accountId);
      if (browser.getItem(ownKey) === null) move(browser, key, ownKey);
    }
    for (const storage of [browser, tab]) {
      for (const key of listKeys(storage, "slideloom@")) {
        if (!this.hasMark(readKeyOwner(key))) storage.removeItem(key);
      }
    }
  }

  /** Removes the account's items. The mark is removed first, to notify other tabs. */
  removeAll(accountId: string): void {
    this.remove("browser", mark, accountId);
    for (const storage of Object.values(this.#places)) {
      for (const key of listKeys(storage, buildOwnKey(start, accountId))) storage.removeItem(key);
    }
  }
}

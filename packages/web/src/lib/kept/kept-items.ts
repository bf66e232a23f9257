/** The two places where a page keeps texts: `browser` for all tabs, `tab` for one. */
export interface Places {
  browser: Storage;
  tab: Storage;
}

export type Place = keyof Places;

/** An account's id; null for nobody. */
export type Owner = string | null;

const start = "slideloom.";
/** There as long as this browser keeps things of the account; its removal is the log-out. */
const mark = `${start}kept`;

/** If both the account and nobody have one, the account's stays and nobody's is removed. */
const staysOwn = new Set(["slideloom.brand", "slideloom.publish-drafts"]);
/** Of these both stay: the account's older one under the key with this ending. */
const keepsBoth = /^slideloom\.(draft|last-draft)/;
const olderEnding = ".older-";

/** The key under which an owner's item lies: `slideloom.draft` is nobody's, `slideloom@ID.draft` an account's. */
export function buildOwnKey(key: string, owner: Owner): string {
  return owner === null ? key : `slideloom@${owner}.${key.slice(start.length)}`;
}

/** The account that a key names; null for nobody's and for keys that are no items. */
export function readKeyOwner(key: string): Owner {
  return /^slideloom@([^.]+)\./.exec(key)?.[1] ?? null;
}

function listKeys(storage: Storage, prefix: string): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "").filter(
    (key) => key.startsWith(prefix),
  );
}

/** Moves an item; where it does not fit, it stays where it was. */
function move(storage: Storage, from: string, to: string): void {
  const text = storage.getItem(from);
  if (text === null) return;
  // Removed first: storage may have no room for two.
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

/** The account that an item's own content names: older versions kept all accounts' items under nobody's keys. */
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

/** The texts that a browser keeps, each an account's or nobody's. Methods throw where storage is full or switched off. */
export class KeptItems {
  readonly #places: Places;
  /** Whether a key belongs to the device, and so to no account. */
  readonly #isDeviceKey: (key: string) => boolean;

  constructor(places: Places, isDeviceKey: (key: string) => boolean) {
    this.#places = places;
    this.#isDeviceKey = isDeviceKey;
  }

  read(place: Place, key: string, owner: Owner): string | null {
    return this.#places[place].getItem(buildOwnKey(key, owner));
  }

  write(place: Place, key: string, owner: Owner, text: string): void {
    // An item without its owner's mark would be removed at the next start.
    if (owner !== null && !this.hasMark(owner)) {
      this.#places.browser.setItem(buildOwnKey(mark, owner), "1");
    }
    this.#places[place].setItem(buildOwnKey(key, owner), text);
  }

  remove(place: Place, key: string, owner: Owner): void {
    this.#places[place].removeItem(buildOwnKey(key, owner));
  }

  /** The keys of an owner's items that begin like that, as nobody's would be named. */
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

  /** Gives the account the items that are nobody's. */
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

  /** Gives items that name their account to it, and removes what an account left in the tab that has logged out. */
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

  /** Removes all that is the account's; the mark goes first, by which other tabs know. */
  removeAll(accountId: string): void {
    this.remove("browser", mark, accountId);
    for (const storage of Object.values(this.#places)) {
      for (const key of listKeys(storage, buildOwnKey(start, accountId))) storage.removeItem(key);
    }
  }
}
